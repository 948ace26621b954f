"""What a bot is."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from ..core.chance import Chance
from ..core.moves import Move
from ..core.state import NOBODY, State
from ..core.view import View


class Thought:
    """What a bot made of a decision: its move and what it expects to follow, and how far ahead it expects to end.

    `ahead` is in points before the best rival; None alone at a table, or where the bot does not say.
    """

    def __init__(self, line: Sequence[Move], ahead: float | None = None) -> None:
        self.line = list(line)
        self.ahead = ahead


class Bot:
    """Chooses one of the options. `look` gives the view of the bot's own seat, made when asked for."""

    def __init__(self, game: str, seed: int) -> None:
        self.game = game
        self.chance = Chance(seed)
        self.thought: Thought | None = None  # of the last decision, where the bot says why

    def choose(self, options: Sequence[Move], look: Callable[[], View]) -> Move:
        """The move to play."""
        raise NotImplementedError

    def close(self) -> None:
        """The game is over, or goes on without the bot: let go of processes, if there are any."""


def play_out(state: State, bots: Sequence[Bot]) -> int:
    """Let bots, one per seat, play a state to its end; returns how many decisions they made."""
    game = state.setup.game
    decisions = 0
    while state.seat != NOBODY:
        seat = state.seat
        state.play(bots[seat].choose(state.options, lambda seat=seat: game.view(state, seat)))  # type: ignore[misc]
        decisions += 1
    return decisions
