"""What both environments share: a game being played by the numbers of its moves."""

from __future__ import annotations

from collections.abc import Iterable
from operator import index
from typing import Any

import numpy as np
import numpy.typing as npt

from ..core.errors import BadOption, IllegalMove
from ..core.moves import Move
from ..core.registry import game as game_named
from ..core.state import NOBODY, State
from .features import Vector, features
from .rewards import check_kind, rewards

Mask = npt.NDArray[np.int8]


class Table:
    """A game of some seats. `deal` begins it; then there is a `position`."""

    position: State

    def __init__(self, game: str, seats: int, options: Iterable[str], pack: str, reward: str) -> None:
        check_kind(reward)
        self.game = game_named(game)
        self.seats = seats
        self.setup = self.game.set_up(seats, tuple(options), pack)
        self.pack = pack
        self.reward = reward
        self.features = features(game, seats)
        self.moves = self.game.moves.moves

    def __getstate__(self) -> dict[str, Any]:
        return {name: value for name, value in vars(self).items() if name not in ("game", "moves")}

    def __setstate__(self, kept: dict[str, Any]) -> None:
        """Games and moves are shared by everybody: a copy takes those that are here."""
        vars(self).update(kept)
        self.game = self.setup.game
        self.moves = self.game.moves.moves

    def deal(self, seed: int) -> None:
        """Begin a game."""
        self.position = self.game.new(self.seats, seed, self.setup.options, self.pack)

    def move(self, action: Any) -> Move:
        """The move of a number; whether it is legal now is asked when it is played."""
        try:
            number = index(action)
        except TypeError:
            number = -1
        if not 0 <= number < len(self.moves):
            last = len(self.moves) - 1
            raise IllegalMove(
                f"{action!r} is no action of {self.game.name}: actions are whole numbers from 0 to {last}"
            )
        return self.moves[number]

    def vector(self, seat: int) -> Vector:
        """What a seat knows; no view is made, for the features read nothing else."""
        return self.features.seen(self.position, seat)

    def mask(self, seat: int) -> Mask:
        """1 for every move the seat may make now."""
        mask = np.zeros(len(self.moves), dtype=np.int8)
        if self.position.seat == seat:
            mask[[move.index for move in self.position.options]] = 1
        return mask

    def over(self) -> bool:
        """Whether the game has ended."""
        return self.position.seat == NOBODY

    def outcome(self) -> tuple[list[float], list[dict[str, Any]]]:
        """The rewards and the infos of all seats, as if the game ended now."""
        sheets = self.position.scores()
        totals = [sheet.total for sheet in sheets]
        worth = rewards(self.game.name, self.seats, sheets, self.reward)
        infos = [{"total": each.total, "place": each.place, "totals": totals[:]} for each in sheets[: self.seats]]
        return worth, infos


def fresh_seed(generator: np.random.Generator) -> int:
    """A seed for the next game."""
    return int(generator.integers(1 << 62))


def seat_of(seat: int, seats: int) -> int:
    """A seat that there is."""
    if seat not in range(seats):
        raise BadOption(f"seat {seat!r}: with {seats} seats they are numbered from 0 to {seats - 1}")
    return seat
