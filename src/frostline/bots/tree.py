"""The tree of an information-set search: one node per sequence of moves, shared by all imagined worlds."""

from __future__ import annotations

import math
from collections.abc import Sequence

from ..core.moves import Move


class Node:
    """What is known of the position after a move: visits, and the points each seat is expected to come out with."""

    __slots__ = ("children", "promise", "seat", "seen", "values", "visits")

    def __init__(self, seats: int) -> None:
        self.visits = 0
        self.seen = 0  # in how many worlds the move was there to be chosen
        self.values = [0.0] * seats
        self.children: dict[Move, Node] = {}
        self.promise: dict[Move, float] = {}  # of options, how they looked at first
        self.seat = -1  # who decides here

    def learn(self, values: Sequence[float]) -> None:
        """One visit more."""
        self.visits += 1
        share = 1 / self.visits
        mine = self.values
        for seat, value in enumerate(values):
            mine[seat] += share * (value - mine[seat])


class Step:
    """A step down the tree: from a node, by a move, to a node, perhaps a new one."""

    __slots__ = ("child", "fresh", "move", "node")

    def __init__(self, node: Node, move: Move, child: Node, fresh: bool) -> None:
        self.node = node
        self.move = move
        self.child = child
        self.fresh = fresh


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


def known_of(node: Node, options: Sequence[Move]) -> list[Move]:
    """The options that were tried before at a node."""
    children = node.children
    return [move for move in options if move in children]


def learn(path: Sequence[Step], values: Sequence[float]) -> None:
    """Take back up what was found at the end of a path."""
    path[-1].child.learn(values)
    for step in path:
        step.node.learn(values)


def widest(visits: int, width: float, power: float) -> int:
    """How many moves of a node may have been tried after so many visits."""
    return max(2, int(width * math.pow(visits, power)) + 1)


def choose_child(node: Node, options: Sequence[Move], seat: int, scale: Scale, bold: float) -> Move:
    """The tried option that promises most, or was tried too seldom for what it promises; options seen in few worlds are
    not held back for it. What is risked on the seldom tried grows with the root of all visits, not with their
    logarithm: so no first opinion, however bad, keeps an option from being looked into for thousands of visits."""
    best = options[0]
    best_value = -math.inf
    low, wide = scale.low, scale.high - scale.low
    share = 1 / wide if wide > 0 else 0.0
    children = node.children
    for move in options:
        child = children[move]
        child.seen += 1
        visits = child.visits
        if not visits:
            return move
        value = (child.values[seat] - low) * share + bold * math.sqrt(child.seen) / (1 + visits)
        if value > best_value:
            best, best_value = move, value
    return best
