"""How single things of a state become numbers: one small class per shape, put together by the layouts.

A shape always tells the same number of numbers, and says so as source (`writing.py`). Where nothing is, it tells -1
(NOTHING). Seats are told relative to the one who looks: 0 is that seat, 1 the next one, and so on.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Final

from .writing import NOTHING, Known, Source

LOWEST: Final = -16  # of the numbers that stand where a seat may stand
HIGHEST: Final = 48

Label = tuple[str, str]  # the name of a feature and what it tells


class Shape:
    """Base of the shapes. `width` is how many numbers it tells."""

    width = 1

    def tell(self, value: str, source: Source) -> None:
        """Tell the numbers of a value, an expression that is cheap to repeat."""
        raise NotImplementedError

    def tell_all(self, values: str, source: Source) -> None:
        """Tell all of several values, one after the other."""
        each = source.thing()
        with source.inside(f"for {each} in {values}:"):
            self.tell(each, source)

    def labels(self, name: str, note: str) -> list[Label]:
        """A name and a note for every number, in the same order."""
        raise NotImplementedError


class Number(Shape):
    """A number as it is; yes and no are 1 and 0."""

    def tell(self, value: str, source: Source) -> None:
        source.tell(value)

    def tell_all(self, values: str, source: Source) -> None:
        source.tell(f"*{values}")

    def labels(self, name: str, note: str) -> list[Label]:
        return [(name, note)]


class Seat(Number):
    """A seat, told from the one who looks; nobody, drones and other pieces stay as they are."""

    def __init__(self, seats: int) -> None:
        self.seats = seats

    def near(self, source: Source) -> str:
        """What each number becomes, looked up in a tuple; those below 0 stand at its end."""
        tables = [tuple(nearby(range(HIGHEST), me, self.seats)) for me in range(self.seats)]
        below = tuple(range(LOWEST, 0))
        return source.by_seat(("near", self.seats), [(table + below).__getitem__ for table in tables])

    def tell(self, value: str, source: Source) -> None:
        source.tell(f"{self.near(source)}({value})")

    def tell_all(self, values: str, source: Source) -> None:
        source.tell(f"*map({self.near(source)}, {values})")


class Size(Number):
    """How many there are: of hidden cards, or of a list of which no more is told."""

    def tell(self, value: str, source: Source) -> None:
        source.tell(f"len({value})")

    def tell_all(self, values: str, source: Source) -> None:
        source.tell(f"*map(len, {values})")


class HowMany(Number):
    """How many bits of a set are on."""

    def tell(self, value: str, source: Source) -> None:
        source.tell(f"({value}.bit_count() if {value} > 0 else 0)")

    def tell_all(self, values: str, source: Source) -> None:
        Shape.tell_all(self, values, source)


class Bits(Shape):
    """A set of bits, 0 or 1 for each."""

    def __init__(self, names: Sequence[str]) -> None:
        self.names = names
        self.width = len(names)

    def known(self, source: Source) -> str:
        """The bits of every set met so far."""
        return source.constant(Known(lambda value: [value >> bit & 1 for bit in range(self.width)]))

    def tell(self, value: str, source: Source) -> None:
        source.tell(f"*{self.known(source)}[{value}]")

    def tell_all(self, values: str, source: Source) -> None:
        source.tell(f"*flat(map({self.known(source)}.__getitem__, {values}))")

    def labels(self, name: str, note: str) -> list[Label]:
        return [(part(name, each), note) for each in self.names]


class SeatBits(Shape):
    """A set of seats."""

    def __init__(self, seats: int) -> None:
        self.width = seats

    def tell(self, value: str, source: Source) -> None:
        sets = range(1 << self.width)
        tables = [
            [[each >> (me + step) % self.width & 1 for step in range(self.width)] for each in sets]
            for me in range(self.width)
        ]
        source.tell(f"*{source.by_seat(('sets', self.width), tables)}[{value}]")

    def labels(self, name: str, note: str) -> list[Label]:
        return [(f"{name}[{whose(step)}]", note) for step in range(self.width)]


class Numbers(Shape):
    """A list of numbers, one per name."""

    def __init__(self, names: Sequence[str]) -> None:
        self.names = names
        self.width = len(names)

    def tell(self, value: str, source: Source) -> None:
        source.tell(f"*{value}")

    def labels(self, name: str, note: str) -> list[Label]:
        return [(part(name, each), note) for each in self.names]


class Counts(Numbers):
    """How often each id is in a list or a tuple, one number per name."""

    def tell(self, value: str, source: Source) -> None:
        source.tell(f"*{source.constant(partial(counted, self.width))}({value})")


class Cards(Counts):
    """A hidden pile: how many cards, and which (how often each) if it belongs to the one who looks."""

    def __init__(self, names: Sequence[str]) -> None:
        super().__init__(names)
        self.kinds = len(names)
        self.width = 1 + self.kinds

    def tell(self, value: str, source: Source) -> None:
        unseen, count = source.constant([0] * self.kinds), source.constant(partial(counted, self.kinds))
        source.tell(f"len({value})", f"*({count}({value}.cards) if {value}.owner == me else {unseen})")

    def labels(self, name: str, note: str) -> list[Label]:
        return [(f"{name}.n", note), *super().labels(name, f"{note}; which, if they are mine")]


class Pair(Shape):
    """Two numbers in one: `high * base + low`, either of which may be a seat."""

    width = 2

    def __init__(self, base: int, high: str, low: str, seats: int = 0) -> None:
        self.base = base
        self.names = (high, low)
        self.seats = seats

    def known(self, source: Source) -> str:
        """The two numbers of every one met so far."""
        if "owner" not in self.names:
            return source.constant(Known(partial(self.apart, 0)))
        asked = ("pair", self.base, self.names, self.seats)
        return source.by_seat(asked, [Known(partial(self.apart, me)) for me in range(self.seats)])

    def apart(self, me: int, value: int) -> Sequence[int]:
        """The two numbers, told to a seat."""
        if value < 0:
            return (NOTHING, NOTHING)
        both = zip(self.names, divmod(value, self.base), strict=True)
        return [nearby([number], me, self.seats)[0] if name == "owner" else number for name, number in both]

    def tell(self, value: str, source: Source) -> None:
        source.tell(f"*{self.known(source)}[{value}]")

    def tell_all(self, values: str, source: Source) -> None:
        source.tell(f"*flat(map({self.known(source)}.__getitem__, {values}))")

    def labels(self, name: str, note: str) -> list[Label]:
        return [(part(name, each), note) for each in self.names]


def nearby(values: Sequence[int], me: int, seats: int) -> list[int]:
    """Seats as told from the one who looks; what is no seat stays as it is."""
    return [(value - me) % seats if 0 <= value < seats else value for value in values]


def counted(kinds: int, ids: Sequence[int]) -> list[int]:
    """How often each of so many ids is among some."""
    counts = [0] * kinds
    for each in ids:
        counts[each] += 1
    return counts


def part(name: str, each: str) -> str:
    """The name of a part of something: a word after a dot, a number in brackets."""
    return f"{name}[{each}]" if each[0].isdigit() else f"{name}.{each}"


def whose(step: int) -> str:
    """The one who looks, or the seats after it."""
    return f"+{step}" if step else "me"


def numbered(n: int) -> list[str]:
    """Names for things that have none but their number."""
    return [str(number) for number in range(n)]
