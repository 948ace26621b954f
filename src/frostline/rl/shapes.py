"""How single things of a state become numbers: one small class per shape, put together by the layouts.

A shape always writes the same number of numbers. Where nothing is, it writes -1 (NOTHING). Seats are told
relative to the one who looks: 0 is that seat, 1 the next one, and so on.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

NOTHING: Final = -1

Label = tuple[str, str]  # the name of a feature and what it tells


class Shape:
    """Base of the shapes. `width` is how many numbers it writes."""

    width = 1

    def write(self, value: Any, me: int, out: list[int]) -> None:
        """Append the numbers of a value, as the seat `me` sees it."""
        raise NotImplementedError

    def labels(self, name: str, note: str) -> list[Label]:
        """A name and a note for every number, in the same order."""
        raise NotImplementedError


class Number(Shape):
    """A number as it is; yes and no are 1 and 0."""

    def write(self, value: Any, me: int, out: list[int]) -> None:
        out.append(value)

    def labels(self, name: str, note: str) -> list[Label]:
        return [(name, note)]


class Seat(Number):
    """A seat, told from the one who looks; nobody, drones and other pieces stay as they are."""

    def __init__(self, seats: int) -> None:
        self.seats = seats

    def write(self, value: Any, me: int, out: list[int]) -> None:
        out.append((value - me) % self.seats if 0 <= value < self.seats else value)


class Size(Number):
    """How many there are: of hidden cards, or of a list of which no more is told."""

    def write(self, value: Any, me: int, out: list[int]) -> None:
        out.append(len(value))


class HowMany(Number):
    """How many bits of a set are on."""

    def write(self, value: Any, me: int, out: list[int]) -> None:
        out.append(value.bit_count() if value > 0 else 0)


class Bits(Shape):
    """A set of bits, 0 or 1 for each."""

    def __init__(self, names: Sequence[str]) -> None:
        self.names = names
        self.width = len(names)
        self.known: dict[int, list[int]] = {}

    def write(self, value: Any, me: int, out: list[int]) -> None:
        bits = self.known.get(value)
        if bits is None:
            bits = self.known[value] = [value >> bit & 1 for bit in range(self.width)]
        out += bits

    def labels(self, name: str, note: str) -> list[Label]:
        return [(part(name, each), note) for each in self.names]


class SeatBits(Shape):
    """A set of seats."""

    def __init__(self, seats: int) -> None:
        self.width = seats

    def write(self, value: Any, me: int, out: list[int]) -> None:
        out += [value >> (me + step) % self.width & 1 for step in range(self.width)]

    def labels(self, name: str, note: str) -> list[Label]:
        return [(f"{name}[{whose(step)}]", note) for step in range(self.width)]


class Numbers(Shape):
    """A list of numbers, one per name."""

    def __init__(self, names: Sequence[str]) -> None:
        self.names = names
        self.width = len(names)

    def write(self, value: Any, me: int, out: list[int]) -> None:
        if len(value) == self.width:
            out += value
        else:
            out += [*value[: self.width], *[NOTHING] * (self.width - len(value))]

    def labels(self, name: str, note: str) -> list[Label]:
        return [(part(name, each), note) for each in self.names]


class Counts(Numbers):
    """How often each id is in a list or a tuple, one number per name."""

    def write(self, value: Any, me: int, out: list[int]) -> None:
        counts = [0] * self.width
        for each in value:
            counts[each] += 1
        out += counts


class Cards(Counts):
    """A hidden pile: how many cards, and which (how often each) if it belongs to the one who looks."""

    def __init__(self, names: Sequence[str]) -> None:
        super().__init__(names)
        self.kinds = len(names)
        self.width = 1 + self.kinds
        self.unseen = [0] * self.kinds

    def write(self, value: Any, me: int, out: list[int]) -> None:
        out.append(len(value))
        counts = self.unseen
        if value.owner == me:
            counts = self.unseen[:]
            for each in value.cards:
                counts[each] += 1
        out += counts

    def labels(self, name: str, note: str) -> list[Label]:
        return [(f"{name}.n", note), *super().labels(name, f"{note}; which, if they are mine")]


class Pair(Shape):
    """Two numbers in one: `high * base + low`, either of which may be a seat."""

    width = 2

    def __init__(self, base: int, high: str, low: str, seats: int = 0) -> None:
        self.base = base
        self.names = (high, low)
        self.seat = Seat(seats)
        self.plain = Number()
        self.high: Shape = self.seat if high == "owner" else self.plain
        self.low: Shape = self.seat if low == "owner" else self.plain

    def write(self, value: Any, me: int, out: list[int]) -> None:
        if value < 0:
            out += (NOTHING, NOTHING)
        else:
            self.high.write(value // self.base, me, out)
            self.low.write(value % self.base, me, out)

    def labels(self, name: str, note: str) -> list[Label]:
        return [(part(name, each), note) for each in self.names]


def part(name: str, each: str) -> str:
    """The name of a part of something: a word after a dot, a number in brackets."""
    return f"{name}[{each}]" if each[0].isdigit() else f"{name}.{each}"


def whose(step: int) -> str:
    """The one who looks, or the seats after it."""
    return f"+{step}" if step else "me"


def numbered(n: int) -> list[str]:
    """Names for things that have none but their number."""
    return [str(number) for number in range(n)]
