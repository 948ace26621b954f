"""The tree of an information-set search: one node per sequence of moves, shared by all imagined worlds."""

from __future__ import annotations

import math
from collections.abc import Sequence

from ..core.moves import Move


class Node:
    """What is known of the position after a move: visits, and the points each seat came out with, summed up."""

    __slots__ = ("children", "seat", "seen", "totals", "visits")

    def __init__(self, seats: int) -> None:
        self.visits = 0
        self.seen = 0  # in how many worlds the move was there to be chosen
        self.totals = [0.0] * seats
        self.children: dict[Move, Node] = {}
        self.seat = -1  # who decides here

    def mean(self, seat: int) -> float:
        """What a seat came out with, on the average."""
        return self.totals[seat] / self.visits if self.visits else 0.0


class Scale:
    """The range of values met so far, so that no game needs a scale of its own."""

    def __init__(self) -> None:
        self.low = math.inf
        self.high = -math.inf

    def widen(self, values: Sequence[float]) -> None:
        """Take in what was found at a leaf."""
        low, high = min(values), max(values)
        self.low = min(self.low, low)
        self.high = max(self.high, high)

    def unit(self, value: float) -> float:
        """A value as a share of the range."""
        wide = self.high - self.low
        return (value - self.low) / wide if wide > 0 else 0.5


def widest(visits: int, width: float, power: float) -> int:
    """How many moves of a node may have been tried after so many visits."""
    return max(2, int(width * math.pow(visits, power)) + 1)


def choose_child(node: Node, options: Sequence[Move], seat: int, scale: Scale, bold: float) -> Move | None:
    """The tried option with the best upper confidence bound; options seen in few worlds are not held back for it."""
    best: Move | None = None
    best_value = -math.inf
    for move in options:
        child = node.children.get(move)
        if child is None:
            continue
        child.seen += 1
        if child.visits:
            value = scale.unit(child.totals[seat] / child.visits) + bold * math.sqrt(
                math.log(child.seen) / child.visits
            )
        else:
            value = math.inf
        if value > best_value:
            best, best_value = move, value
    return best
