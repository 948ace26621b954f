"""What the search costs beyond the copies, moves and judgements it cannot do without."""

from __future__ import annotations

import time
from typing import Any

from ..bots.search import Budget, SearchBot, Walk
from ..bots.tree import Node
from ..core.moves import Move
from ..core.registry import game as game_named
from ..core.state import State
from ..core.view import View


class Traced(SearchBot):
    """A search that notes which moves it plays on the way down, world by world."""

    def __init__(self, game: str, seed: int, budget: Budget) -> None:
        super().__init__(game, seed, budget)
        self.trace: list[tuple[int, list[Move]]] = []

    def world(self, view: View) -> State:
        seed = len(self.trace)
        self.trace.append((seed, []))
        return view.state.setup.game.imagine(view, seed)

    def descend(self, walk: Walk) -> tuple[list[tuple[Node, list[Move]]], Node]:
        passed = super().descend(walk)
        self.trace[-1][1].extend([move for _, move in walk.played])
        return passed


def plain(bot: SearchBot, view: View, trace: list[tuple[int, list[Move]]]) -> None:
    """The same worlds, moves and judgements without any tree."""
    game = view.state.setup.game
    for seed, moves in trace:
        walk = Walk(game.imagine(view, seed), bot.mark, bot.habits.horizon)
        for move in moves:
            walk.go(move)
        bot.finish(walk)
        bot.judge(walk.state)


def search_cost(name: str, state: State, iterations: int, trials: int = 3) -> dict[str, Any]:
    """Iterations a second, and how much longer they take than the same work without a tree; the best of some trials."""
    view = game_named(name).view(state, state.seat)
    budget = Budget(iterations)
    traced = Traced(name, 1, budget)
    traced.begin(view, view.options)
    traced.trace.clear()
    for _ in range(iterations):
        traced.iterate(view)
    searching, working = [], []
    for trial in range(trials):
        bot = SearchBot(name, trial, budget)
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
