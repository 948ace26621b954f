"""Climbs to weights of an evaluation that win; what fitting cannot see, winning shows.

python -m frostline.lab.climbing GAME [--minutes 10] [--pairs 60] [--out FILE]

Fitting (`lab/fitting.py`) tells how positions of bots' games turned out, and so misjudges what those bots never do or
do badly. Here all weights are moved about at random, one greedy bot has them moved one way and the other the opposite
way, and both seats of a seed are played; over many such pairs of games the leads say which way is up (an evolution
strategy). From time to time the weights are matched against the best so far, and written where they win.
"""

from __future__ import annotations

import argparse
import math
import multiprocessing
import random
import sys
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from ..bots.evaluate.fitted import KNOTS, read_weights, weights_file, write_weights
from .fitting import Task, Weights, compete, fitted, gather

FREE = 2  # features that winning says nothing about: the constant, and being to move
SAMPLED = 16  # games from which is seen how much features vary
LEVELLED = 100  # games from which those weights follow
SWAY = 0.04  # of what points vary by, by which what a feature usually varies is moved about
WIDEST = 0.08  # of what points vary by, by which one unit of a feature is
STEP = 1.2  # length of a step, all weights together, in units of what each is moved about
MOMENTUM = 0.7
LAST = 0.3  # steps grow shorter until they are such a part of the first ones
CHECK_EVERY = 4  # steps


def strides(pool: Any, game: str, weights: Weights) -> list[float]:
    """For each feature, how far its weight is moved about: less the more the feature varies."""
    width, seen = len(weights[0]), []
    for by_seat in pool.imap_unordered(gather, [Task(game, 2, seed, [weights]) for seed in range(SAMPLED)]):
        seen += [sample for samples in by_seat for sample in samples]
    points = spread([sample.points for sample in seen])
    found = [0.0] * FREE
    for feature in range(FREE, width):
        varies = spread([sum(sample.features[feature::width]) for sample in seen])
        found.append(points * min(WIDEST, SWAY / varies) if varies > 0 else 0.0)
    return found


def spread(values: Sequence[float]) -> float:
    """By how much values usually differ from their mean."""
    mean = sum(values) / len(values)
    return math.sqrt(sum([(value - mean) ** 2 for value in values]) / len(values))


def levelled(pool: Any, game: str, weights: Weights) -> Weights:
    """The same weights, but constants and what it is worth to be to move are such that points are foretold: winning
    does not ask for that, since greedy bots compare positions at the end of their own turn only; searching ones do."""
    import numpy

    width = len(weights[0])
    columns = [width * knot + feature for knot in range(KNOTS) for feature in range(FREE)]
    rest = numpy.array([weight for row in weights for weight in row])
    rest[columns] = 0
    shown, missing = [], []
    for by_seat in pool.imap_unordered(gather, [Task(game, 2, seed, [weights]) for seed in range(LEVELLED)]):
        for sample in [sample for samples in by_seat for sample in samples]:
            features = numpy.array(sample.features)
            shown.append(features[columns])
            missing.append(sample.points - rest @ features)
    rest[columns] = numpy.linalg.lstsq(numpy.array(shown), numpy.array(missing), rcond=None)[0]
    return [list(map(float, row)) for row in numpy.split(rest, KNOTS)]


def moved(weights: Weights, way: Weights, sizes: Sequence[float], far: float) -> Weights:
    """Weights moved so far that way."""
    return [
        [weight + far * size * each for weight, size, each in zip(row, sizes, turns, strict=True)]
        for row, turns in zip(weights, way, strict=True)
    ]


def random_way(chance: random.Random, width: int) -> Weights:
    """A way to move all weights: most of it the same all through the game."""
    everywhere = [chance.gauss(0, 0.8) for _ in range(width)]
    return [[each + chance.gauss(0, 0.6) for each in everywhere] for _ in range(KNOTS)]


class Climb:
    """Where a climb is and which way it goes."""

    def __init__(self, pool: Any, arguments: argparse.Namespace) -> None:
        self.pool = pool
        self.game: str = arguments.game
        self.pairs: int = arguments.pairs
        self.iterations: int = arguments.iterations
        self.names = fitted(self.game).names
        self.weights = self.best = read_weights(weights_file(self.game), self.names)
        self.sizes = strides(pool, self.game, self.weights)
        self.slope: Weights = [[0.0] * len(self.names) for _ in range(KNOTS)]
        self.chance = random.Random(arguments.seed)
        self.seed = 0

    def play(self, pairs: Sequence[list[Weights]]) -> list[float]:
        """For each pair of weights the mean lead of the first, of a game from either seat."""
        both = [pair for pair in pairs for _ in range(2)]
        tasks = [Task(self.game, 2, self.seed + number, pair, self.iterations) for number, pair in enumerate(both)]
        self.seed += len(tasks)
        leads = [lead for _, lead in self.pool.map(compete, tasks, 2)]
        return [(one + other) / 2 for one, other in zip(leads[::2], leads[1::2], strict=True)]

    def step(self, far: float) -> None:
        """Feel about so far around, and take a step upwards."""
        ways = [random_way(self.chance, len(self.names)) for _ in range(self.pairs)]
        leads = self.play([[moved(self.weights, way, self.sizes, to) for to in (far, -far)] for way in ways])
        found = [
            [sum([lead * each for lead, each in zip(leads, column, strict=True)]) for column in zip(*rows, strict=True)]
            for rows in zip(*ways, strict=True)
        ]
        length = math.sqrt(sum([each * each for row in found for each in row])) or 1.0
        self.slope = [
            [MOMENTUM * old + (1 - MOMENTUM) * new / length for old, new in zip(before, row, strict=True)]
            for before, row in zip(self.slope, found, strict=True)
        ]
        self.weights = moved(self.weights, self.slope, self.sizes, far * STEP)

    def check(self) -> tuple[float, float]:
        """The lead over the best weights so far, and its standard error; what leads is the best from now on."""
        leads = self.play([[self.weights, self.best]] * self.pairs)
        mean = sum(leads) / len(leads)
        error = math.sqrt(sum([(lead - mean) ** 2 for lead in leads]) / (len(leads) - 1) / len(leads))
        if mean > 0:
            self.best = self.weights
        return mean, error


def climb(arguments: argparse.Namespace, pool: Any) -> None:
    """Climb until the time is over."""
    way = Climb(pool, arguments)
    seconds = 60 * arguments.minutes
    until = time.monotonic() + seconds
    out = arguments.out or weights_file(way.game)
    steps = 0
    while (left := until - time.monotonic()) > 0:
        way.step(LAST + (1 - LAST) * left / seconds)
        steps += 1
        if steps % CHECK_EVERY == 0:
            lead, error = way.check()
            print(f"{way.game}, step {steps}: ahead by {lead:+.1f} ± {error:.1f}", flush=True)
            if lead > 0:
                best = levelled(pool, way.game, way.best)
                thinking = f" --iterations {way.iterations}" if way.iterations else ""
                write_weights(out, way.names, best, f"python -m frostline.lab.climbing {way.game}{thinking}")


def main(argv: Sequence[str]) -> int:
    """Climb and print."""
    ask = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    ask.add_argument("game")
    ask.add_argument("--minutes", type=float, default=10)
    ask.add_argument("--pairs", type=int, default=60, help="pairs of games for a step")
    ask.add_argument("--iterations", type=int, default=0, help="of searching bots in place of greedy ones")
    ask.add_argument("--seed", type=int, default=1)
    ask.add_argument("--out", type=Path, help="where to write the weights (default: the game's own)")
    with multiprocessing.get_context("spawn").Pool() as pool:
        climb(ask.parse_args(argv), pool)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
