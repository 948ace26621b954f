"""The greedy bot: looks through its own next choices and takes what leaves it best off.

It imagines one world that fits its view, tries every option there, follows its own choices until the
decision passes to somebody else or chance steps in, and judges what it sees. Every option has the same
number of looks. No game is known here: `evaluate` holds each game's judgement.
"""

from __future__ import annotations

import operator
from collections.abc import Callable, Sequence

from ..core.moves import Move
from ..core.state import State
from ..core.view import View
from .bot import Bot, Thought
from .evaluate import evaluation, lead, turn_mark

DEPTH = 4
LEAVES = 400


class Plan:
    """The own moves to the end of a turn, and what they lead to."""

    def __init__(self, value: float, line: list[Move]) -> None:
        self.value = value
        self.line = line


value_of = operator.attrgetter("value")


class GreedyBot(Bot):
    """One step ahead, as far as its own turn goes."""

    def __init__(self, game: str, seed: int, most: int = LEAVES) -> None:
        super().__init__(game, seed)
        self.most = most  # ends of its turn it looks at
        self.evaluate = evaluation(game)
        self.mark = turn_mark(game)
        self.leaves = 0
        self.quota = 0

    def choose(self, options: Sequence[Move], look: Callable[[], View]) -> Move:
        view = look()
        world = view.state.setup.game.imagine(view, self.chance.below(1 << 32))
        plans = self.weigh(world, options, view.seat)
        best = max(plans, key=value_of)
        for move in best.line:
            world.play(move)
        self.thought = Thought(best.line, lead(self.evaluate, world, view.seat) if len(world.scores()) > 1 else None)
        return best.line[0]

    def weigh(self, world: State, options: Sequence[Move], seat: int, most: int = 0) -> list[Plan]:
        """What each option leads to at best, in one world, after so many looks (0: as many as usual)."""
        most = most or self.most
        self.leaves = self.quota = 0
        plans = []
        for move in options:
            self.quota += max(1, most // len(options))
            plans.append(self.follow(world, move, seat, DEPTH))
        return plans

    def follow(self, state: State, move: Move, seat: int, depth: int) -> Plan:
        """The best that can come of a move while the seat goes on deciding."""
        after = state.copy()
        after.play(move)
        passed = after.seat != seat or after.chance != state.chance or self.mark(after, seat) != self.mark(state, seat)
        if depth == 1 or passed or self.leaves >= self.quota:
            self.leaves += 1
            return Plan(self.evaluate(after, seat), [move])
        best = max([self.follow(after, option, seat, depth - 1) for option in after.options], key=value_of)
        return Plan(best.value, [move, *best.line])
