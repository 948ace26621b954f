"""How sure a mean or a rate is: the intervals that the arena and the report share."""

from __future__ import annotations

import math
import statistics

NORMAL = statistics.NormalDist()
Z = NORMAL.inv_cdf(0.975)


def together(comparisons: int) -> float:
    """The point that takes the place of `Z` when so many intervals shall hold together (Bonferroni)."""
    return NORMAL.inv_cdf(1 - 0.025 / max(1, comparisons))


def student(freedom: int, z: float = Z) -> float:
    """The point of Student's t that belongs to a normal one (from three degrees of freedom on, by its expansion)."""
    if freedom < 3:
        a = 2 * NORMAL.cdf(z) - 1
        return math.tan(math.pi * a / 2) if freedom < 2 else a * math.sqrt(2 / (1 - a * a))
    terms = z, (z**3 + z) / 4, (5 * z**5 + 16 * z**3 + 3 * z) / 96, (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / 384
    return sum([term / math.pow(freedom, power) for power, term in enumerate(terms)])


def wilson(wins: float, games: float, z: float = Z) -> tuple[float, list[float]]:
    """A rate and the two ends of its interval after Wilson, of 95 % unless `z` says otherwise."""
    rate, square = wins / games, z * z / games
    half = math.sqrt(max(0.0, square * (rate * (1 - rate) + square / 4)))
    low, high = [(rate + square / 2 + side) / (1 + square) for side in (-half, half)]
    return round(rate, 4), [round(max(0.0, low), 4), round(min(1.0, high), 4)]
