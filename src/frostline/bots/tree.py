"""The tree of an information-set search: one node per sequence of moves, shared by all imagined worlds."""

from __future__ import annotations

import math
from collections.abc import Sequence

from ..core.moves import Move


class Node:
    """What is known of the position after a move: visits, and the points each seat is expected to come out with."""

    __slots__ = ("children", "seat", "seen", "values", "visits")

    def __init__(self, seats: int) -> None:
        self.visits = 0
        self.seen = 0  # in how many worlds the move was there to be chosen
        self.values = [0.0] * seats
        self.children: dict[Move, Node] = {}
        self.seat = -1  # who decides here

    def learn(self, values: Sequence[float], recent: float = 0.0) -> None:
        """One visit more; it may count for more than early ones, which knew less of what follows."""
        self.visits += 1
        share = max(1 / self.visits, recent)
        mine = self.values
        for seat, value in enumerate(values):
            mine[seat] += share * (value - mine[seat])

    def best(self, options: Sequence[Move]) -> Node:
        """What the one who decides here would choose of these, by what is known."""
        seat, children = self.seat, self.children
        best = children[options[0]]
        for move in options:
            child = children[move]
            if child.values[seat] > best.values[seat]:
                best = child
        return best


class Step:
    """A step down the tree: from a node, among the options known of there, by a move, to a node, perhaps a new one."""

    __slots__ = ("child", "fresh", "known", "move", "node")

    def __init__(self, node: Node, known: list[Move], move: Move, child: Node, fresh: bool) -> None:
        self.node = node
        self.known = known
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


class Memory:
    """What moves have brought to who made them, anywhere in a search."""

    __slots__ = ("kept",)

    def __init__(self) -> None:
        self.kept: dict[tuple[int, Move], list[float]] = {}  # how often, and the sum

    def add(self, played: Sequence[tuple[int, Move]], values: Sequence[float]) -> None:
        """The moves of one world, and what everybody came out with."""
        kept = self.kept
        for pair in played:
            known = kept.get(pair)
            if known is None:
                kept[pair] = [1.0, values[pair[0]]]
            else:
                known[0] += 1
                known[1] += values[pair[0]]

    def best(self, options: Sequence[Move], start: int, seat: int) -> Move:
        """A move of which nothing is known, or else the best; looked for from a place on, and around."""
        best, best_value = options[start], -math.inf
        for number in range(len(options)):
            move = options[start - number]
            known = self.kept.get((seat, move))
            if known is None:
                return move
            value = known[1] / known[0]
            if value > best_value:
                best, best_value = move, value
        return best


def known_of(node: Node, options: Sequence[Move]) -> list[Move]:
    """The options that were tried before at a node."""
    children = node.children
    return [move for move in options if move in children]


def learn(path: Sequence[Step], values: Sequence[float], recent: float) -> None:
    """Take back up what was found at the end of a path. With `recent`, a node is worth what the best option of this
    world is known to be worth; else the mean of all that was found below it."""
    path[-1].child.learn(values)
    for number in range(len(path) - 1, -1, -1):
        step = path[number]
        node = step.node
        if recent:
            node.learn(node.best(step.known).values, recent)
        else:
            node.learn(values)


def widest(visits: int, width: float, power: float) -> int:
    """How many moves of a node may have been tried after so many visits."""
    return max(2, int(width * math.pow(visits, power)) + 1)


def choose_child(node: Node, options: Sequence[Move], seat: int, scale: Scale, bold: float) -> Move:
    """The tried option with the best upper confidence bound; options seen in few worlds are not held back for it."""
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
        value = (child.values[seat] - low) * share + bold * math.sqrt(math.log(child.seen) / visits)
        if value > best_value:
            best, best_value = move, value
    return best
