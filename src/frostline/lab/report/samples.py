"""Means and rates of values that come in clusters, summed up as they come."""

from __future__ import annotations

import math
from collections import Counter

from ..intervals import Z, student, wilson

Ends = tuple[float, float]


class Sample:
    """Values whose mean is wanted. What is added one after the other with one seed hangs together: it is a cluster.

    The error of the mean is that of a ratio of sums over clusters; with one value a cluster it is the usual one.
    """

    __slots__ = ("_n", "_seed", "_sum", "clusters", "cross", "n", "sizes", "squares", "total")

    def __init__(self) -> None:
        self.n = 0  # values
        self.total = 0.0
        self.clusters = 0
        self.squares = 0.0  # of the sums of clusters
        self.cross = 0.0  # sum times size of clusters
        self.sizes = 0.0  # squares of the sizes of clusters
        self._seed = -1
        self._sum = 0.0
        self._n = 0

    def add(self, seed: int, value: float) -> None:
        """One more value."""
        if seed != self._seed:
            self.close()
            self._seed = seed
        self._sum += value
        self._n += 1

    def close(self) -> None:
        """The cluster is complete; to be called once more after the last value."""
        if self._n:
            self.n += self._n
            self.total += self._sum
            self.clusters += 1
            self.squares += self._sum * self._sum
            self.cross += self._sum * self._n
            self.sizes += self._n * self._n
            self._sum, self._n = 0.0, 0

    def without(self, part: Sample) -> Sample:
        """What is left when a part is taken out; a cluster lies in the part or out of it."""
        rest = Sample()
        for name in ("n", "total", "clusters", "squares", "cross", "sizes"):
            setattr(rest, name, getattr(self, name) - getattr(part, name))
        return rest

    def mean(self) -> float:
        """The mean."""
        return self.total / self.n

    def variance(self) -> float | None:
        """The squared error of the mean; None where one cluster cannot tell."""
        if self.clusters < 2:
            return None
        mean = self.mean()
        spread = self.squares - 2 * mean * self.cross + mean * mean * self.sizes
        return max(0.0, spread) / self.n**2 * self.clusters / (self.clusters - 1)

    def interval(self, z: float = Z) -> Ends | None:
        """The ends of the mean's interval after Student."""
        variance = self.variance()
        if variance is None:
            return None
        half = student(self.clusters - 1, z) * math.sqrt(variance)
        return self.mean() - half, self.mean() + half

    def rate_interval(self, z: float = Z) -> Ends:
        """The ends of a rate's interval after Wilson, wider where values of one seed resemble each other."""
        mean, variance = self.mean(), self.variance()
        plain = mean * (1 - mean) / self.n
        worth = self.n / max(1.0, variance / plain) if variance and plain > 0 else self.n
        low, high = wilson(mean * worth, worth, z)[1]
        return low, high


def difference(some: Sample, others: Sample, z: float = Z) -> tuple[float, Ends] | None:
    """How much the mean of some is above that of others, with its interval after Welch."""
    if some.clusters < 2 or others.clusters < 2:
        return None
    a, b = some.variance() or 0.0, others.variance() or 0.0
    apart, both = some.mean() - others.mean(), a + b
    freedom = both**2 / (a**2 / (some.clusters - 1) + b**2 / (others.clusters - 1)) if both else some.clusters
    half = student(max(1, int(freedom)), z) * math.sqrt(both)
    return apart, (apart - half, apart + half)


def quantile(counts: Counter[int], share: float) -> int:
    """The value below which a share of all lies."""
    left = share * counts.total()
    for value in sorted(counts):
        left -= counts[value]
        if left <= 0:
            return value
    return max(counts)
