"""The greedy bot: looks through its own next choices and takes what leaves it best off.

It imagines one world that fits its view, tries every option there, follows its own choices until the
decision passes to somebody else or chance steps in, and judges what it sees. Every option has the same
number of looks. No game is known here: `evaluate` holds each game's judgement.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from ..core.moves import Move
from ..core.state import State
from ..core.view import View
from .bot import Bot
from .evaluate import evaluation, turn_mark

DEPTH = 4
LEAVES = 400


class GreedyBot(Bot):
    """One step ahead, as far as its own turn goes."""

    def __init__(self, game: str, seed: int) -> None:
        super().__init__(game, seed)
        self.evaluate = evaluation(game)
        self.mark = turn_mark(game)
        self.leaves = 0
        self.quota = 0

    def choose(self, options: Sequence[Move], look: Callable[[], View]) -> Move:
        view = look()
        world = view.state.setup.game.imagine(view, self.chance.below(1 << 32))
        values = self.weigh(world, options, view.seat)
        return options[values.index(max(values))]

    def weigh(self, world: State, options: Sequence[Move], seat: int) -> list[float]:
        """What each option leads to at best, in one world."""
        self.leaves = self.quota = 0
        values = []
        for move in options:
            self.quota += max(1, LEAVES // len(options))
            values.append(self.follow(world, move, seat, DEPTH))
        return values

    def follow(self, state: State, move: Move, seat: int, depth: int) -> float:
        """The best that can come of a move while the seat goes on deciding."""
        after = state.copy()
        after.play(move)
        passed = after.seat != seat or after.chance != state.chance or self.mark(after, seat) != self.mark(state, seat)
        if depth == 1 or passed or self.leaves >= self.quota:
            self.leaves += 1
            return self.evaluate(after, seat)
        return max([self.follow(after, option, seat, depth - 1) for option in after.options])
