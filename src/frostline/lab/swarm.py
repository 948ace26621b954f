"""Random play in many styles, for finding what uniform play never reaches.

Each game keeps quiet about some families of moves (never builds, never declines, never discards, …), drawn
by its seed; so a thousand games go to a thousand different corners.
"""

from __future__ import annotations

from ..core.chance import Chance
from ..core.moves import Move
from ..core.state import State

MUTED_ONE_IN = 3
EXCEPTION_ONE_IN = 40


class Style:
    """A way of playing at random: muted families are chosen where nothing else is left, and rarely otherwise."""

    def __init__(self, state: State, chance: Chance) -> None:
        families = dict.fromkeys(move.family for move in state.setup.game.moves.moves)
        self.muted = {family for family in families if chance.below(MUTED_ONE_IN) == 0}
        self.chance = chance

    def choose(self, options: list[Move]) -> Move:
        """One of the options."""
        loud = [move for move in options if move.family not in self.muted]
        if loud and self.chance.below(EXCEPTION_ONE_IN):
            options = loud
        return options[self.chance.below(len(options))]
