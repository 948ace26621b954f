"""The tree of an information-set search: one node per sequence of moves, shared by all imagined worlds."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Any

from ..core.moves import Move


class Node:
    """What is known of the position after a move: visits, and the points each seat is expected to come out with."""

    __slots__ = ("children", "promise", "seat", "seen", "sight", "undone", "values", "visits")

    def __init__(self, seats: int) -> None:
        self.visits = 0
        self.seen = 0  # in how many worlds the move was there to be chosen
        self.values = [0.0] * seats
        self.children: dict[Move, Node] = {}
        self.promise: dict[Move, float] = {}  # how likely an option is the best, before it was looked into
        self.sight: Any = None  # what a network made of the position for who decides here
        self.seat = -1  # who decides here
        self.undone: Move | None = None  # what would only take back, at a cost, the move that leads here

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


def learn(path: Sequence[Step], values: Sequence[float]) -> None:
    """Take back up what was found at the end of a path."""
    path[-1].child.learn(values)
    for step in path:
        step.node.learn(values)


def widest(visits: int, width: float, power: float) -> int:
    """How many moves of a node may have been tried after so many visits."""
    return max(2, int(width * math.pow(visits, power)) + 1)


def likely(wishes: Sequence[float]) -> list[float]:
    """How likely each of some options is to be chosen that are wished for so much (softmax)."""
    top = max(wishes)
    shares = [math.exp(each - top) for each in wishes]
    total = sum(shares)
    return [share / total for share in shares]


def choose_child(node: Node, options: Sequence[Move], seat: int, scale: Scale, bold: float, room: int) -> Move:
    """The option that promises most, or was tried too seldom for what it promised at first; one never tried counts as
    much as the node does, and is passed over where there is no room for more. What is risked on the seldom tried grows
    with the root of all visits, not with their logarithm: so no first opinion, however bad, keeps an option from being
    looked into for thousands of visits. Options seen in few worlds are not held back for it."""
    children, promise = node.children, node.promise
    tried = [move for move in options if move in children]
    if len(tried) >= room:
        options = tried
    best = options[0]
    best_value = -math.inf
    low, share = scale.low, 0.0
    if scale.high > low:
        share = 1 / (scale.high - low)
    else:  # nothing was met yet
        low = 0.0
    untried = (node.values[seat] - low) * share
    often = bold * math.sqrt(node.visits + 1)
    for move in options:
        child = children.get(move)
        if child is None:
            value = untried + often * promise[move]
        else:
            child.seen += 1
            value = (child.values[seat] - low) * share
            value += bold * promise[move] * math.sqrt(child.seen) / (1 + child.visits)
        if value > best_value:
            best, best_value = move, value
    return best
