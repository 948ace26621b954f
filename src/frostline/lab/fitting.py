"""Fits the weights of an evaluation to the points games ended with; keeps what wins measured matches.

python -m frostline.lab.fitting GAME [--games 300] [--generations 3] [--matches 60] [--iterations 50]

Every generation lets greedy bots (or, with --iterations, two searching ones) with the weights so far play games at
every number of seats, now and then a turn at random; takes the features of positions on the way and the points every
seat ended with; and moves the weights towards what those say, the less the fewer games speak for it (a ridge regression
around the weights so far). Matches of the new weights against the old ones are printed, and only weights that won them
are written.
"""

from __future__ import annotations

import argparse
import multiprocessing
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any, NamedTuple

from ..bots.bot import Bot, play_out
from ..bots.evaluate import evaluation
from ..bots.evaluate.fitted import KNOTS, Fitted, knots, read_weights, weights_file, write_weights
from ..bots.greedy import GreedyBot
from ..bots.search import Budget, SearchBot
from ..core.chance import Chance
from ..core.registry import game as game_named
from ..core.state import NOBODY

Weights = list[list[float]]

WILD_ONE_IN = 8  # turns at random, so that there is something to compare with
SEEN_ONE_IN = 4  # positions within a turn
NOISE = 12.0  # points a position does not foretell, about
SPEAKS_FOR = 4.0  # a game counts as so many independent positions
LEEWAY = 2.0  # points by which what a feature usually varies may be misjudged
WIDEST = 2.0  # points by which one unit of a feature may be


class Sample(NamedTuple):
    """A position of a game, seen by a seat: features at every knot, and what the seat ended with."""

    features: list[float]
    points: int


class Task(NamedTuple):
    """A game to be played: by bots of these weights, one per seat, that search so much (0: greedy ones)."""

    game: str
    seats: int
    seed: int
    weights: list[Weights]
    iterations: int = 0


def fitted(game: str) -> Fitted:
    """A game's judgement, if it is one that can be fitted."""
    found = evaluation(game)
    assert isinstance(found, Fitted), f"the evaluation of {game} has no weights"
    return Fitted(game, found.names, found.features, found.progress)


def players(task: Task) -> list[Bot]:
    """Bots with their weights."""
    bots: list[Bot] = []
    for seat in range(task.seats):
        judgement = fitted(task.game)
        judgement.use(task.weights[seat % len(task.weights)])
        if task.iterations:
            bots.append(SearchBot(task.game, task.seed * 31 + seat, Budget(task.iterations), evaluate=judgement))
            continue
        greedy = GreedyBot(task.game, task.seed * 31 + seat)
        greedy.evaluate = judgement
        bots.append(greedy)
    return bots


def gather(task: Task) -> list[list[Sample]]:
    """Samples of one game, by seat."""
    game, chance, judge = game_named(task.game), Chance(task.seed), fitted(task.game)
    state, bots = game.new(task.seats, task.seed), players(task)
    seen: list[list[list[float]]] = [[] for _ in range(task.seats)]
    before, wild = NOBODY, False
    while state.seat != NOBODY:
        seat = state.seat
        if seat != before:
            before, wild = seat, chance.below(WILD_ONE_IN) == 0
        if wild:
            state.play(state.options[chance.below(len(state.options))])
        else:
            state.play(bots[seat].choose(state.options, lambda seat=seat: game.view(state, seat)))  # type: ignore[misc]
        if state.seat not in (seat, NOBODY) or chance.below(SEEN_ONE_IN) == 0:
            shares = knots(judge.progress(state))
            for each in range(task.seats):
                features = judge.features(state, each)
                seen[each].append([share * feature for share in shares for feature in features])
    totals = [sheet.total for sheet in state.scores()]
    return [[Sample(features, totals[seat]) for features in seen[seat]] for seat in range(task.seats)]


def compete(task: Task) -> tuple[float, float]:
    """One game of new weights at the first seat of the task's list against old ones; shares of the win and lead."""
    turn = task.seed % task.seats
    order = [task.weights[0 if seat == turn else 1] for seat in range(task.seats)]
    state = game_named(task.game).new(task.seats, 50_000 + task.seed // task.seats)
    play_out(state, players(task._replace(weights=order)))
    sheets = state.scores()
    winners = [sheet.seat for sheet in sheets if sheet.place == 1]
    lead = sheets[turn].total - max(sheet.total for sheet in sheets if sheet.seat != turn)
    return (1 / len(winners) if turn in winners else 0.0), float(lead)


class Regression:
    """Sums over all samples so far, from which weights follow."""

    def __init__(self, width: int) -> None:
        import numpy

        self.np = numpy
        self.squares = numpy.zeros((width, width))
        self.products = numpy.zeros(width)
        self.sums = numpy.zeros(width)
        self.weight = 0.0

    def add(self, samples: Sequence[Sample]) -> None:
        """The samples of one seat in one game; together they count as a few."""
        if samples:
            table = self.np.array([sample.features for sample in samples])
            points = self.np.array([float(sample.points) for sample in samples])
            share = SPEAKS_FOR / len(samples)
            self.squares += share * table.T @ table
            self.products += share * table.T @ points
            self.sums += share * table.sum(0)
            self.weight += SPEAKS_FOR

    def solve(self, before: Weights) -> Weights:
        """The weights that fit best, drawn to those before the more the less is known."""
        start = self.np.concatenate([self.np.array(each) for each in before])
        means = self.sums / self.weight
        spread = self.np.sqrt(self.np.maximum(1e-9, self.squares.diagonal() / self.weight - means**2))
        trust = self.np.minimum(WIDEST, LEEWAY / spread)
        width = len(before[0])
        trust[::width] = 100.0  # the constant may be anything
        pull = self.np.diag((NOISE / trust) ** 2)
        step = self.np.linalg.solve(self.squares + pull, self.products - self.squares @ start)
        return [list(map(float, each)) for each in self.np.split(start + step, KNOTS)]


def seat_numbers(game: str) -> list[int]:
    """Two players most, for that is quickest."""
    most = game_named(game).seats[-1]
    return [2, 2, 3, most]


def fit(arguments: argparse.Namespace, pool: Any) -> None:
    """All generations."""
    game, names = arguments.game, fitted(arguments.game).names
    best = read_weights(weights_file(game), names)
    regression = Regression(KNOTS * len(names))
    seats, weights = [2] if arguments.iterations else seat_numbers(game), best
    for generation in range(arguments.generations):
        seeds = range(generation * arguments.games, (generation + 1) * arguments.games)
        tasks = [
            Task(game, seats[seed % len(seats)], arguments.seed + seed, [weights], arguments.iterations)
            for seed in seeds
        ]
        for by_seat in pool.imap_unordered(gather, tasks, 2):
            for samples in by_seat:
                regression.add(samples)
        weights = regression.solve(weights)
        won, lead = match(arguments, pool, [weights, best])
        print(f"{game}, generation {generation + 1}: {won:.0%} of the games won, lead {lead:+.1f}", flush=True)
        if won > 0.5:
            best = weights
            thinking = f" --iterations {arguments.iterations}" if arguments.iterations else ""
            heading = f"python -m frostline.lab.fitting {game} --games {arguments.games}{thinking}"
            write_weights(arguments.out or weights_file(game), names, best, heading)
        else:
            weights = best


def match(arguments: argparse.Namespace, pool: Any, weights: list[Weights]) -> tuple[float, float]:
    """Two-player games of new weights against old ones: the share won, and the mean lead."""
    tasks = [Task(arguments.game, 2, seed, weights, arguments.iterations) for seed in range(arguments.matches)]
    found = pool.map(compete, tasks, 2)
    return sum([won for won, _ in found]) / len(found), sum([lead for _, lead in found]) / len(found)


def main(argv: Sequence[str]) -> int:
    """Fit and print."""
    ask = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    ask.add_argument("game")
    ask.add_argument("--games", type=int, default=300, help="a generation")
    ask.add_argument("--generations", type=int, default=3)
    ask.add_argument("--matches", type=int, default=60, help="games to compare new weights with old ones")
    ask.add_argument("--iterations", type=int, default=0, help="of searching bots in place of greedy ones")
    ask.add_argument("--out", type=Path, help="where to write the weights (default: the game's own)")
    ask.add_argument("--seed", type=int, default=1_000_000)
    with multiprocessing.get_context("spawn").Pool() as pool:
        fit(ask.parse_args(argv), pool)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
