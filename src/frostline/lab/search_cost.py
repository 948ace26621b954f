"""What the search costs beyond the copies, moves and judgements it cannot do without."""

from __future__ import annotations

import time
from collections.abc import Sequence
from typing import Any, NamedTuple

from ..bots.search import Budget, SearchBot, Walk
from ..bots.tree import Node, Step
from ..core.moves import Move
from ..core.registry import game as game_named
from ..core.state import State
from ..core.view import View

SEED = 1


class Iteration(NamedTuple):
    """What an iteration did: its world, the moves down the tree, and by how many of them it came to nodes of which it
    asked what is wished for there."""

    seed: int
    moves: list[Move]
    asked: dict[int, Node]


class Traced(SearchBot):
    """A search that notes what it does."""

    def __init__(self, game: str, seed: int, budget: Budget) -> None:
        super().__init__(game, seed, budget)
        self.trace: list[Iteration] = []
        self.depth = 0

    def paired_world(self, view: View, visits: int) -> State:
        self.trace.append(Iteration(self.luck + visits, [], {}))
        self.depth = 0
        return super().paired_world(view, visits)

    def step(self, node: Node, state: State) -> Step:
        self.depth += 1
        return super().step(node, state)

    def wishes(self, node: Node, options: Sequence[Move], state: State) -> list[float]:
        if self.trace:
            self.trace[-1].asked[self.depth] = node
        return super().wishes(node, options, state)

    def descend(self, walk: Walk, step: Step) -> list[Step]:
        path = super().descend(walk, step)
        self.trace[-1].moves.extend([each.move for each in path])
        return path


def plain(bot: SearchBot, view: View, trace: Sequence[Iteration]) -> None:
    """The same worlds, moves and judgements without any tree."""
    game = view.state.setup.game
    for seed, moves, asked in trace:
        walk = Walk(game.imagine(view, seed), bot.mark)
        for number, move in enumerate(moves):
            if number in asked:
                bot.wishes(asked[number], walk.state.options, walk.state)
            walk.go(move)
        bot.finish(walk)
        bot.judge(walk.state, Node(0))


def search_cost(name: str, state: State, iterations: int, trials: int = 3) -> dict[str, Any]:
    """Iterations a second, and how much longer they take than the same work without a tree; the best of some trials."""
    view = game_named(name).view(state, state.seat)
    budget = Budget(iterations)
    traced = Traced(name, SEED, budget)
    traced.begin(view, view.options)
    for _ in range(iterations):
        traced.iterate(view)
    searching, working = [], []
    for _ in range(trials):
        bot = SearchBot(name, SEED, budget)  # does what was traced
        bot.begin(view, view.options)
        started = time.perf_counter()
        for _ in range(iterations):
            bot.iterate(view)
        searching.append(time.perf_counter() - started)
        started = time.perf_counter()
        plain(bot, view, traced.trace)
        working.append(time.perf_counter() - started)
    return {
        "iterations_per_s": round(iterations / min(searching)),
        "overhead": round(min(searching) / min(working) - 1, 3),
    }
