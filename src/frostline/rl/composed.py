"""Shapes made of shapes: lists, things by seat, values with their fields."""

from __future__ import annotations

from collections.abc import Sequence
from operator import itemgetter

from ..core.value import fields
from .shapes import Label, Shape, numbered, part, whose
from .writing import NOTHING, Source

Entry = tuple[str, Shape, str]  # an attribute, its shape, what it tells


class Each(Shape):
    """A list of fixed length, one name each."""

    def __init__(self, names: Sequence[str], shape: Shape) -> None:
        self.names = names
        self.shape = shape
        self.width = shape.width * len(names)

    def tell(self, value: str, source: Source) -> None:
        self.shape.tell_all(value, source)

    def labels(self, name: str, note: str) -> list[Label]:
        return [label for each in self.names for label in self.shape.labels(f"{name}[{each}]", note)]


class UpTo(Each):
    """The first `most` of a list; what comes after is left out."""

    def __init__(self, most: int, shape: Shape) -> None:
        super().__init__(numbered(most), shape)

    def tell(self, value: str, source: Source) -> None:
        most = len(self.names)
        self.shape.tell_all(f"{value}[:{most}]", source)
        source.tell(f"*{source.padding(most, self.shape.width)}[len({value})]")


class Several(UpTo):
    """How many there are in a list, then the first of them."""

    def __init__(self, most: int, shape: Shape) -> None:
        super().__init__(most, shape)
        self.width += 1

    def tell(self, value: str, source: Source) -> None:
        source.tell(f"len({value})")
        super().tell(value, source)

    def labels(self, name: str, note: str) -> list[Label]:
        return [(f"{name}.n", f"{note}: how many; {len(self.names)} are told"), *super().labels(name, note)]


class BySeat(Shape):
    """A list with one thing per seat, the own one first; or an empty one."""

    def __init__(self, seats: int, shape: Shape) -> None:
        self.seats = seats
        self.shape = shape
        self.width = seats * shape.width

    def tell(self, value: str, source: Source) -> None:
        self.shape.tell_all(f"({value}[me:] + {value}[:me])", source)
        source.tell(f"*{source.padding(self.seats, self.shape.width)}[len({value})]")

    def labels(self, name: str, note: str) -> list[Label]:
        return [label for step in range(self.seats) for label in self.shape.labels(f"{name}[{whose(step)}]", note)]


class Grid(Shape):
    """Numbers in rows; every row goes by seat."""

    def __init__(self, rows: Sequence[str], seats: int) -> None:
        self.rows = rows
        self.seats = seats
        self.width = len(rows) * seats

    def tell(self, value: str, source: Source) -> None:
        turned = [
            itemgetter(
                *[
                    row * self.seats + (me + step) % self.seats
                    for row in range(len(self.rows))
                    for step in range(self.seats)
                ]
            )
            for me in range(self.seats)
        ]
        source.tell(f"*{source.by_seat(('grid', len(self.rows), self.seats), turned)}({value})")

    def labels(self, name: str, note: str) -> list[Label]:
        return [(f"{part(name, row)}[{whose(step)}]", note) for row in self.rows for step in range(self.seats)]


class Owners(Shape):
    """Numbers in rows, a row per owner: the seats from the own one on, then `others` that belong to nobody."""

    def __init__(self, seats: int, others: int, columns: int) -> None:
        self.seats = seats
        self.others = others
        self.columns = columns
        self.width = (seats + others) * columns

    def tell(self, value: str, source: Source) -> None:
        seats = self.seats * self.columns
        source.tell(f"*{value}[me * {self.columns}:{seats}]", f"*{value}[:me * {self.columns}]")
        source.tell(f"*{value}[len({value}) - {self.others * self.columns}:]")

    def labels(self, name: str, note: str) -> list[Label]:
        rows = [whose(step) for step in range(self.seats)] + ["nobody"] * self.others
        return [(f"{name}[{row}][{column}]", note) for row in rows for column in range(self.columns)]


class ByClass(Shape):
    """A list of things of different classes, at most one of each: whether it is there, then its fields."""

    def __init__(self, shapes: dict[type, Fields]) -> None:
        self.shapes = shapes
        self.width = sum(1 + shape.width for shape in shapes.values())

    def tell(self, value: str, source: Source) -> None:
        there = source.thing()
        source.line(f"{there} = {{type(each): each for each in {value}}}")
        for of, shape in self.shapes.items():
            each = source.thing()
            source.line(f"{each} = {there}.get({source.constant(of)})")
            with source.inside(f"if {each} is None:"):
                source.line(f"out += {source.constant([0] + [NOTHING] * shape.width)}")
            with source.inside("else:"):
                source.tell("1")
                shape.tell(each, source)

    def labels(self, name: str, note: str) -> list[Label]:
        found: list[Label] = []
        for of, shape in self.shapes.items():
            each = f"{name}.{of.__name__}"
            found += [(each, f"{note}: whether this one is in play"), *shape.labels(each, note)]
        return found


class Fields(Shape):
    """A state or a value, attribute by attribute."""

    def __init__(self, entries: Sequence[Entry], of: type | None = None, without: Sequence[str] = ()) -> None:
        self.entries = entries
        told = {name for name, _, _ in entries}
        if of is not None and told | set(without) != set(fields(of)):
            raise TypeError(f"the layout of {of.__name__} tells {sorted(told)}; it has {fields(of)}")
        self.width = sum(shape.width for _, shape, _ in entries)

    def tell(self, value: str, source: Source) -> None:
        for name, shape, _ in self.entries:
            shape.tell(f"{value}.{name}", source)

    def labels(self, name: str, note: str) -> list[Label]:
        start = f"{name}." if name else ""
        return [label for each, shape, told in self.entries for label in shape.labels(start + each, told)]
