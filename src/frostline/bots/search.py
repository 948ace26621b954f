"""Information-set tree search: many imagined worlds, one tree, judged by the game's evaluation at its leaves.

Every iteration imagines a world that fits the view, walks down the shared tree as far as it is known there, tries
one move more, and judges where that leads for everybody. No game is known here; `evaluate` holds each game's
judgement. For a seed and a number of iterations the choice is always the same.
"""

from __future__ import annotations

import math
import time
from collections.abc import Callable, Sequence

from ..core.moves import Move
from ..core.state import NOBODY, State
from ..core.view import View
from .bot import Bot
from .evaluate import evaluation, turn_mark
from .greedy import GreedyBot
from .tree import Node, Scale, choose_child, widest

MOST_STEPS = 12  # of a turn brought to its end


class Habits:
    """How the search goes about it; found by measured matches (`lab/tuning.py`)."""

    def __init__(
        self,
        bold: float = 0.3,
        width: float = 1.5,
        power: float = 0.5,
        rivals: float = 0.6,
        look: float = 3,
        prior: float = 25,
    ) -> None:
        self.bold = bold  # how much is risked on moves little is known of
        self.width = width  # how fast a node opens up to further moves
        self.power = power
        self.look = int(look)  # how many options are weighed at each step to the end of a turn
        self.prior = int(prior)  # how many visits the greedy bot's opinion of an option counts for
        self.rivals = rivals  # how much of the best rival's points count against one's own


class SearchBot(Bot):
    """Searches for so many iterations, or so many seconds."""

    def __init__(
        self, game: str, seed: int, iterations: int = 300, seconds: float = 0.0, habits: Habits | None = None
    ) -> None:
        super().__init__(game, seed)
        self.evaluate = evaluation(game)
        self.mark = turn_mark(game)
        self.iterations = iterations
        self.seconds = seconds
        self.habits = habits or Habits()
        self.root = Node(0)
        self.scale = Scale()
        self.done = 0  # iterations of the last decision
        self.line: list[Move] = []  # what the bot expects to happen
        self.expected = 0.0  # the points it expects to be ahead, or to have alone

    def choose(self, options: Sequence[Move], look: Callable[[], View]) -> Move:
        view = look()
        self.begin(view, options)
        until = time.perf_counter() + self.seconds if self.seconds else 0.0
        self.done = 0
        while self.done < self.iterations if not self.seconds else time.perf_counter() < until or self.done < 1:
            self.iterate(view)
            self.done += 1
        best = self.best(self.root, options)
        self.line = self.main_line(best)
        child = self.root.children[best]
        self.expected = child.mean(view.seat)
        self.root = child  # what follows at once in the same turn begins here
        return best

    def begin(self, view: View, options: Sequence[Move]) -> None:
        """Go on with the tree of the decision before, where this one follows at once; else plant a new one."""
        again = self.root.seat == view.seat and all(move in options for move in self.root.children)
        if not again or not self.root.children:
            self.root = Node(len(view.state.scores()))
            self.scale = Scale()
            if self.habits.prior:
                self.ask_greedy(view, options)

    def ask_greedy(self, view: View, options: Sequence[Move]) -> None:
        """Begin with what the greedy bot thinks of every option, as if it had been looked into a few times."""
        world = view.state.setup.game.imagine(view, self.chance.below(1 << 32))
        worth = [self.evaluate(world, seat) for seat in range(len(self.root.totals))]
        greedy = GreedyBot(self.game, self.chance.below(1 << 32))
        for move, value in zip(options, greedy.weigh(world, options, view.seat), strict=True):
            worth[view.seat] = value
            values = self.against_rivals(worth)
            self.scale.widen(values)
            self.root.children[move] = child = Node(len(values))
            child.visits = child.seen = self.habits.prior
            child.totals = [self.habits.prior * each for each in values]

    def iterate(self, view: View) -> None:
        """One world: down the tree, one step further, and the judgement back up."""
        state = view.state.setup.game.imagine(view, self.chance.below(1 << 32))
        node = self.root
        path = [node]
        while state.seat != NOBODY:
            seat, options = state.seat, state.options
            node.seat = seat
            tried = [move for move in options if move in node.children]
            if len(tried) < len(options) and len(tried) < self.room(node, path):
                fresh = [move for move in options if move not in node.children]
                move = fresh[self.chance.below(len(fresh))]
                node.children[move] = child = Node(len(node.totals))
                child.seen = 1
                state.play(move)
                path.append(child)
                break
            chosen = choose_child(node, tried, seat, self.scale, self.habits.bold)
            assert chosen is not None
            state.play(chosen)
            node = node.children[chosen]
            path.append(node)
        self.finish(state)
        values = self.judge(state)
        self.scale.widen(values)
        for each in path:
            each.visits += 1
            for seat, value in enumerate(values):
                each.totals[seat] += value

    def finish(self, state: State) -> None:
        """Bring the turn under way to its end, step by step: the best of a few options, drawn at random."""
        seat, mark = state.seat, self.mark(state, state.seat)
        steps = 0
        while state.seat == seat != NOBODY and steps < MOST_STEPS and self.mark(state, seat) == mark:
            steps += 1
            options = state.options
            if self.habits.look < 2:
                state.play(options[self.chance.below(len(options))])
                continue
            best, best_value = options[0], -math.inf
            for _ in range(min(self.habits.look, len(options))):
                move = options[self.chance.below(len(options))]
                after = state.copy()
                after.play(move)
                value = self.evaluate(after, seat)
                if value > best_value:
                    best, best_value = move, value
            state.play(best)

    def room(self, node: Node, path: list[Node]) -> int:
        """How many moves may be tried at a node: all at the root, elsewhere more with every visit."""
        return 1 << 30 if len(path) == 1 else widest(node.visits + 1, self.habits.width, self.habits.power)

    def judge(self, state: State) -> list[float]:
        """What a position is worth to everybody: own points, less a share of the best rival's."""
        return self.against_rivals([self.evaluate(state, seat) for seat in range(len(self.root.totals))])

    def against_rivals(self, worth: list[float]) -> list[float]:
        """Own points, less a share of the best rival's."""
        if len(worth) == 1:
            return worth
        first, second = sorted(worth, reverse=True)[:2]
        return [value - self.habits.rivals * (second if value == first else first) for value in worth]

    def best(self, node: Node, options: Sequence[Move]) -> Move:
        """The option most looked into; of several, the one with the best outcome."""
        return max(
            [move for move in options if move in node.children],
            key=lambda move: (node.children[move].visits, node.children[move].mean(node.seat)),
        )

    def main_line(self, move: Move) -> list[Move]:
        """The moves everybody is expected to make, as far as they were looked into."""
        line, node = [move], self.root.children[move]
        while node.children and len(line) < 6:
            following = max(node.children, key=lambda each: node.children[each].visits)
            if node.children[following].visits < 5:
                break
            line.append(following)
            node = node.children[following]
        return line
