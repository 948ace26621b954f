"""Information-set tree search: many imagined worlds, one tree, judged by the game's evaluation at its leaves.

Every iteration imagines a world that fits the view, walks down the shared tree as far as it is known there, tries
one move more, and judges where that leads for everybody. Which way it goes is decided by what was found there so far,
and by what an option promised at first. No game is known here; `evaluate` holds each game's judgement. For a seed and
a number of iterations the choice is always the same.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from concurrent.futures import Future, ProcessPoolExecutor
from typing import NamedTuple

from ..core.moves import Move
from ..core.state import NOBODY, State
from ..core.view import View
from .bot import Bot, Thought
from .evaluate import (
    Evaluation,
    deep_evaluation,
    evaluation,
    glances_at,
    judge_everybody,
    lead,
    look_around,
    taken_back,
    turn_mark,
    wishes_for,
)
from .greedy import GreedyBot, Plan, value_of
from .habits import Habits, habits_of
from .processes import helpers
from .tree import Node, Scale, Step, choose_child, learn, likely, widest

MOST_STEPS = 20  # of a turn beyond the tree
FORECASTS = 8  # worlds in which the main line is judged
LIKELY = 0.4  # of the looks at a position went into a move that is expected there
COMPARED_EVERY = 4  # iterations between two looks at whether the choice could still change


class Finding(NamedTuple):
    """What a search found out about an option, by texts, for it may come from another process: how often it was
    looked into, what it brought, what would follow."""

    move: str
    visits: int
    total: float
    line: list[str]


class Budget(NamedTuple):
    """How much a search may do: iterations, or seconds if there are any; each on so many cores."""

    iterations: int = 300
    seconds: float = 0.0
    cores: int = 1


class SearchBot(Bot):
    """Searches for so many iterations, or so many seconds."""

    def __init__(
        self, game: str, seed: int, budget: Budget, habits: Habits | None = None, evaluate: Evaluation | None = None
    ) -> None:
        super().__init__(game, seed)
        self.greedy = GreedyBot(game, seed)  # plays turns beyond the tree
        self.adviser = GreedyBot(game, seed)  # has first opinions
        self.mark = turn_mark(game)
        self.taken_back = taken_back(game)
        self.undone: Move | None = None  # what would only take back its last move
        self.budget = budget
        self.told = habits  # habits of its own; else those for the game and the number of players
        self.judged = evaluate  # a judgement of its own; likewise
        self.sit_down(2)
        self.root = Node(0)
        self.scale = Scale()
        self.luck = 0  # where the worlds of a decision begin
        self.done = 0  # iterations of the last decision
        self.others: ProcessPoolExecutor | None = None

    def sit_down(self, seats: int) -> None:
        """Take the habits and the judgement for so many players."""
        self.habits = self.told or habits_of(seats)
        self.evaluate = self.adviser.evaluate = self.judged or deep_evaluation(self.game, seats)
        self.greedy.evaluate = self.judged or evaluation(self.game)

    def choose(self, options: Sequence[Move], look: Callable[[], View]) -> Move:
        view = look()
        elsewhere = self.ask_others(view)
        found = [self.explore(view, options)] + [each.result() for each in elsewhere]
        self.thought = self.conclude(view, found)
        best = self.thought.line[0]
        self.root = self.root.children.get(best) or Node(0)  # what follows at once in the same turn begins here
        self.undone = self.taken_back.get(best)
        return best

    def conclude(self, view: View, found: Sequence[list[Finding]]) -> Thought:
        """What all searches together come to: the move, what is expected to follow, and how far ahead that is."""
        self.sit_down(view.state.seats)
        moves = view.state.setup.game.moves
        line = [moves.by_text[text] for text in agreed(found).line]
        return Thought(line, self.forecast(view, line))

    def ask_others(self, view: View) -> list[Future[list[Finding]]]:
        """Let other processes search too, each for itself, from a seed of its own."""
        if self.budget.cores < 2:
            return []
        if self.others is None:
            self.others = helpers(self.budget.cores - 1)
        alone = self.budget._replace(cores=1)
        seeds = [self.chance.below(1 << 32) for _ in range(self.budget.cores - 1)]
        undone = self.undone.text if self.undone else ""
        return [self.others.submit(explore, view, seed, alone, self.told, self.judged, undone) for seed in seeds]

    def close(self) -> None:
        if self.others is not None:
            self.others.shutdown(cancel_futures=True)
            self.others = None

    def explore(self, view: View, options: Sequence[Move]) -> list[Finding]:
        """Search, and say what was found out about every option looked into."""
        watch = Watch(self.budget)
        self.begin(view, options)
        self.done = 0
        while watch.goes_on(self.done, self.root):
            self.iterate(view)
            self.done += 1
        return [
            Finding(
                move.text,
                child.visits,
                child.visits * child.values[view.seat],
                [each.text for each in self.main_line(move)],
            )
            for move, child in self.root.children.items()
            if move in options
        ]

    def forecast(self, view: View, line: Sequence[Move]) -> float | None:
        """The points ahead of the best rival at the end, judged where the main line leads (the turn then under way
        brought to its end), in a few worlds."""
        if len(view.state.scores()) == 1:
            return None
        leads = []
        for _ in range(FORECASTS):
            walk = Walk(self.world(view), self.mark)
            for move in line:
                if move not in walk.state.options:
                    break
                walk.go(move)
            self.finish(walk)
            leads.append(lead(self.evaluate, walk.state, view.seat))
        return sum(leads) / FORECASTS

    def begin(self, view: View, options: Sequence[Move]) -> None:
        """Go on with the tree of the decision before, where this one follows at once; else plant a new one."""
        self.luck = self.chance.below(1 << 32)
        self.sit_down(view.state.seats)
        again = self.root.seat == view.seat and all(move in options for move in self.root.children)
        if not again or not self.root.children:
            self.root = Node(len(view.state.scores()))
            self.scale = Scale()
            if self.habits.prior:
                self.ask_greedy(view, options)
        self.root.undone = self.undone
        self.open_up(view, self.sensible(self.root, options))

    def sensible(self, node: Node, options: Sequence[Move]) -> Sequence[Move]:
        """The options at a node but the one that would only take back what led there. As position after position of
        one's own turn looks better than what comes after it, a search would go to and fro to stay in it."""
        if node.undone is None:
            return options
        return [move for move in options if move is not node.undone] or options

    def open_up(self, view: View, options: Sequence[Move]) -> None:
        """Say what the options at the root promise: as elsewhere, but nothing is thought quite hopeless."""
        root, world = self.root, self.world(view)
        if root.sight is None:
            values, root.sight = look_around(self.evaluate, world, len(root.values))
            if not root.visits:
                root.values = self.against_rivals(values)
        root.promise = {}
        self.expect(root, options, world)
        doubt = self.habits.doubt
        root.promise = {move: (1 - doubt) * share + doubt / len(options) for move, share in root.promise.items()}

    def ask_greedy(self, view: View, options: Sequence[Move]) -> None:
        """Begin with what a greedy bot thinks of every option, as if it had been looked into a few times."""
        world = self.world(view)
        worth = judge_everybody(self.evaluate, world, len(self.root.values))
        for move, plan in zip(options, self.adviser.weigh(world, options, view.seat), strict=True):
            worth[view.seat] = plan.value
            values = self.against_rivals(worth)
            self.scale.widen(values)
            self.root.children[move] = child = Node(len(values))
            child.visits = child.seen = self.habits.prior
            child.values = values

    def iterate(self, view: View) -> None:
        """One world: down the tree, one step further, on to the end of the turn, and the judgement back up."""
        step = self.step(self.root, view.state)
        walk = Walk(self.paired_world(view, step.child.visits), self.mark)
        path = self.descend(walk, step)
        self.finish(walk)
        values = self.judge(walk.state, path[-1].child)
        self.scale.widen(values)
        learn(path, values)

    def world(self, view: View) -> State:
        """A state that fits the view."""
        return view.state.setup.game.imagine(view, self.chance.below(1 << 32))

    def paired_world(self, view: View, visits: int) -> State:
        """A state that fits the view: the same one for the n-th look into every option, so that luck favours none."""
        return view.state.setup.game.imagine(view, self.luck + visits)

    def descend(self, walk: Walk, step: Step) -> list[Step]:
        """Down the tree as far as it is known in this world, and one move more: the steps taken."""
        path = [step]
        walk.go(step.move)
        while walk.state.seat != NOBODY and not step.fresh:
            step = self.step(step.child, walk.state)
            path.append(step)
            walk.go(step.move)
        return path

    def step(self, node: Node, state: State) -> Step:
        """Which way to go at a node: to the most promising option, or one tried too seldom, perhaps never."""
        options, seat = self.sensible(node, state.options), state.seat
        node.seat = seat
        self.expect(node, options, state)
        move = choose_child(node, options, seat, self.scale, self.habits.bold, self.room(node))
        child = node.children.get(move)
        fresh = child is None
        if child is None:
            child = node.children[move] = Node(len(node.values))
            child.seen = node.visits + 1
            child.undone = self.taken_back.get(move)
        return Step(node, move, child, fresh)

    def expect(self, node: Node, options: Sequence[Move], state: State) -> None:
        """Say how likely each option of a node is the best, in the world it is first met in."""
        promise = node.promise
        for move in options:
            if move not in promise:
                break
        else:
            return
        for move, share in zip(options, likely(self.wishes(node, options, state))):
            promise.setdefault(move, share)

    def wishes(self, node: Node, options: Sequence[Move], state: State) -> list[float]:
        """How much each option of a node is wished for, after a first glance at what it is worth to who makes it."""
        return wishes_for(self.evaluate, node.sight, options, glances_at(self.greedy.evaluate, state, options))

    def finish(self, walk: Walk) -> None:
        """On to the end of the turn under way, as the greedy bot would, where that is a habit."""
        for _ in range(MOST_STEPS if self.habits.look else 0):
            if walk.passed:
                break
            for move in max(self.plans(walk.state), key=value_of).line:
                walk.go(move)

    def plans(self, state: State) -> list[Plan]:
        """How a turn may go on beyond the tree: what the greedy bot thinks of every option after a few looks."""
        return self.greedy.weigh(state, state.options, state.seat, self.habits.look)

    def room(self, node: Node) -> int:
        """How many moves may be tried at a node: all at the root, elsewhere more with every visit."""
        return 1 << 30 if node is self.root else widest(node.visits + 1, self.habits.width, self.habits.power)

    def judge(self, state: State, node: Node) -> list[float]:
        """What the position of a node is worth to everybody: own points, less a share of the best rival's."""
        values, node.sight = look_around(self.evaluate, state, len(self.root.values))
        return self.against_rivals(values)

    def against_rivals(self, worth: list[float]) -> list[float]:
        """Own points, less a share of the best rival's."""
        if len(worth) == 1:
            return worth
        first, second = sorted(worth, reverse=True)[:2]
        return [value - self.habits.rivals * (second if value == first else first) for value in worth]

    def main_line(self, move: Move) -> list[Move]:
        """The moves everybody is expected to make, as far as they were looked into."""
        line, node = [move], self.root.children[move]
        while node.children and len(line) < 6:
            following = max(node.children, key=lambda each: node.children[each].visits)
            visits = node.children[following].visits
            if visits < LIKELY * node.visits or visits < 5:
                break
            line.append(following)
            node = node.children[following]
        return line


class Walk:
    """A way through one world, move by move."""

    def __init__(self, state: State, mark: Callable[[State, int], int]) -> None:
        self.state = state
        self.mark = mark
        self.passed = state.seat == NOBODY  # whether the last move ended a turn, or the game

    def go(self, move: Move) -> None:
        """One move on."""
        state, seat = self.state, self.state.seat
        mark = self.mark(state, seat)
        state.play(move)
        self.passed = state.seat != seat or self.mark(state, seat) != mark


class Watch:
    """Says when enough was searched: the budget is spent, or what is left of it could not change the choice."""

    def __init__(self, budget: Budget) -> None:
        self.budget = budget
        self.began = time.perf_counter()

    def goes_on(self, done: int, root: Node) -> bool:
        """Whether to search on after so many iterations."""
        left: float = self.budget.iterations - done
        if self.budget.seconds:
            gone = time.perf_counter() - self.began
            left = (self.budget.seconds - gone) * (done / gone if done else 1)
        if left <= 0 or not done:
            return not done
        if done % COMPARED_EVERY:
            return True
        visits = sorted([child.visits for child in root.children.values()], reverse=True)
        return len(visits) < 2 or visits[0] - visits[1] <= left


def explore(
    view: View,
    seed: int,
    budget: Budget,
    habits: Habits | None = None,
    evaluate: Evaluation | None = None,
    undone: str = "",
) -> list[Finding]:
    """What a search of its own finds out; runs in another process."""
    bot = SearchBot(view.game, seed, budget, habits, evaluate)
    bot.undone = view.state.setup.game.moves.by_text[undone] if undone else None
    return bot.explore(view, view.options)


def agreed(found: Sequence[list[Finding]]) -> Finding:
    """The option most looked into by all searches together (of several, the one that brought most), with its line."""
    together: dict[str, list[Finding]] = {}
    for each in found:
        for finding in each:
            together.setdefault(finding.move, []).append(finding)

    def weight(move: str) -> tuple[int, float]:
        visits = sum([each.visits for each in together[move]])
        return visits, sum([each.total for each in together[move]]) / max(1, visits)

    return max(together[max(together, key=weight)], key=lambda each: each.visits)
