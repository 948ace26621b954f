"""The greedy bot: looks through its own next choices and takes what leaves it best off.

It imagines one world that fits its view, tries every option there, follows its own choices until the
decision passes to somebody else or chance steps in, and judges what it sees. Every option has the same
number of looks. No game is known here: `evaluate` holds each game's judgement.
"""

from __future__ import annotations

import operator
from collections.abc import Callable, Sequence
from itertools import pairwise

from ..core.moves import Move
from ..core.state import State
from ..core.view import View
from .bot import Bot, Thought
from .evaluate import evaluation, judge_each, lead, turn_mark

DEPTH = 4
LEAVES = 400


class Plan:
    """The own moves to the end of a turn, where they lead, and what that is worth."""

    def __init__(self, line: list[Move], end: State) -> None:
        self.line = line
        self.end = end
        self.value = 0.0


value_of = operator.attrgetter("value")


class GreedyBot(Bot):
    """One step ahead, as far as its own turn goes."""

    def __init__(self, game: str, seed: int, most: int = LEAVES) -> None:
        super().__init__(game, seed)
        self.most = most  # ends of its turn it looks at
        self.evaluate = evaluation(game)
        self.mark = turn_mark(game)

    def choose(self, options: Sequence[Move], look: Callable[[], View]) -> Move:
        view = look()
        world = view.state.setup.game.imagine(view, self.chance.below(1 << 32))
        plans = self.weigh(world, options, view.seat)
        best = max(plans, key=value_of)
        ahead = lead(self.evaluate, best.end, view.seat) if len(world.scores()) > 1 else None
        self.thought = Thought(best.line, ahead)
        return best.line[0]

    def weigh(self, world: State, options: Sequence[Move], seat: int, most: int = 0) -> list[Plan]:
        """What each option leads to at best, in one world, after so many looks (0: as many as usual)."""
        share = max(1, (most or self.most) // len(options))
        plans: list[Plan] = []
        firsts = []
        for number, move in enumerate(options, 1):
            firsts.append(len(plans))
            self.follow(world, [move], seat, plans, number * share)
        for plan, value in zip(plans, self.judge([plan.end for plan in plans], seat), strict=True):
            plan.value = value
        return [max(plans[first:after], key=value_of) for first, after in pairwise([*firsts, len(plans)])]

    def judge(self, ends: Sequence[State], seat: int) -> list[float]:
        """What each of some positions is worth to a seat."""
        return judge_each(self.evaluate, ends, seat)

    def follow(self, state: State, line: list[Move], seat: int, plans: list[Plan], most: int) -> None:
        """Add all that can come of a line's last move while the seat goes on deciding, to so many plans."""
        after = state.copy()
        after.play(line[-1])
        passed = after.seat != seat or after.chance != state.chance or self.mark(after, seat) != self.mark(state, seat)
        if len(line) == DEPTH or passed or len(plans) >= most:
            plans.append(Plan(line, after))
        else:
            for option in after.options:
                self.follow(after, [*line, option], seat, plans, most)
