"""Shapes made of shapes: lists, things by seat, values with their fields."""

from __future__ import annotations

from collections.abc import Sequence
from operator import attrgetter
from typing import Any

from ..core.value import fields
from .shapes import NOTHING, Label, Number, Shape, part, whose

Entry = tuple[str, Shape, str]  # an attribute, its shape, what it tells


class Each(Shape):
    """A list of fixed length, one name each."""

    def __init__(self, names: Sequence[str], shape: Shape) -> None:
        self.names = names
        self.shape = shape
        self.width = shape.width * len(names)

    def write(self, value: Any, me: int, out: list[int]) -> None:
        shape = self.shape
        if type(shape) is Number:
            out += value[: len(self.names)]
        else:
            for each in value[: len(self.names)]:
                shape.write(each, me, out)
        out += [NOTHING] * (self.shape.width * (len(self.names) - len(value)))

    def labels(self, name: str, note: str) -> list[Label]:
        return [label for each in self.names for label in self.shape.labels(f"{name}[{each}]", note)]


class Several(Each):
    """A list of any length: how many, then the first `most` of them; what comes after is left out."""

    def __init__(self, most: int, shape: Shape) -> None:
        super().__init__([str(place) for place in range(most)], shape)
        self.width += 1

    def write(self, value: Any, me: int, out: list[int]) -> None:
        out.append(len(value))
        super().write(value, me, out)

    def labels(self, name: str, note: str) -> list[Label]:
        return [(f"{name}.n", f"{note}: how many; {len(self.names)} are told"), *super().labels(name, note)]


class BySeat(Shape):
    """A list with one thing per seat, the own one first."""

    def __init__(self, seats: int, shape: Shape) -> None:
        self.seats = seats
        self.shape = shape
        self.width = seats * shape.width

    def write(self, value: Any, me: int, out: list[int]) -> None:
        write = self.shape.write
        for each in value[me:]:
            write(each, me, out)
        for each in value[:me]:
            write(each, me, out)
        out += [NOTHING] * (self.shape.width * (self.seats - len(value)))

    def labels(self, name: str, note: str) -> list[Label]:
        return [label for step in range(self.seats) for label in self.shape.labels(f"{name}[{whose(step)}]", note)]


class Grid(Shape):
    """Numbers in rows; every row goes by seat."""

    def __init__(self, rows: Sequence[str], seats: int) -> None:
        self.rows = rows
        self.seats = seats
        self.width = len(rows) * seats

    def write(self, value: Any, me: int, out: list[int]) -> None:
        for start in range(0, self.width, self.seats):
            out += value[start + me : start + self.seats]
            out += value[start : start + me]

    def labels(self, name: str, note: str) -> list[Label]:
        return [(f"{part(name, row)}[{whose(step)}]", note) for row in self.rows for step in range(self.seats)]


class Owners(Shape):
    """Numbers in rows, a row per owner: the seats from the own one on, then `others` that belong to nobody."""

    def __init__(self, seats: int, others: int, columns: int) -> None:
        self.seats = seats
        self.others = others
        self.columns = columns
        self.width = (seats + others) * columns

    def write(self, value: Any, me: int, out: list[int]) -> None:
        start, end = me * self.columns, self.seats * self.columns
        out += value[start:end]
        out += value[:start]
        out += value[len(value) - self.others * self.columns :]

    def labels(self, name: str, note: str) -> list[Label]:
        rows = [whose(step) for step in range(self.seats)] + ["nobody"] * self.others
        return [(f"{name}[{row}][{column}]", note) for row in rows for column in range(self.columns)]


class ByClass(Shape):
    """A list of things of different classes, at most one of each: whether it is there, then its fields."""

    def __init__(self, shapes: dict[str, Fields]) -> None:
        self.shapes = shapes
        self.width = sum(1 + shape.width for shape in shapes.values())

    def write(self, value: Any, me: int, out: list[int]) -> None:
        there = {type(each).__name__: each for each in value}
        for name, shape in self.shapes.items():
            each = there.get(name)
            if each is None:
                out.append(0)
                out += shape.nothing
            else:
                out.append(1)
                shape.write(each, me, out)

    def labels(self, name: str, note: str) -> list[Label]:
        found: list[Label] = []
        for each, shape in self.shapes.items():
            found += [(f"{name}.{each}", f"{note}: whether this one is in play"), *shape.labels(f"{name}.{each}", note)]
        return found


class Fields(Shape):
    """A state or a value, attribute by attribute; runs of plain numbers are read in one go."""

    def __init__(self, entries: Sequence[Entry], of: type | None = None, without: Sequence[str] = ()) -> None:
        self.entries = entries
        told = {name for name, _, _ in entries}
        if of is not None and told | set(without) != set(fields(of)):
            raise TypeError(f"the layout of {of.__name__} tells {sorted(told)}; it has {fields(of)}")
        self.width = sum(shape.width for _, shape, _ in entries)
        self.nothing = [NOTHING] * self.width
        self.steps: list[tuple[attrgetter[Any], Shape | None]] = []
        run: list[str] = []
        for name, shape, _ in [*entries, ("", Shape(), "")]:
            if type(shape) is Number:
                run.append(name)
                continue
            if len(run) > 1:
                self.steps.append((attrgetter(*run), None))
            elif run:
                self.steps.append((attrgetter(run[0]), Number()))
            run = []
            if name:
                self.steps.append((attrgetter(name), shape))

    def write(self, value: Any, me: int, out: list[int]) -> None:
        if value is None:
            out += self.nothing
            return
        for get, shape in self.steps:
            if shape is None:
                out += get(value)
            else:
                shape.write(get(value), me, out)

    def labels(self, name: str, note: str) -> list[Label]:
        start = f"{name}." if name else ""
        return [label for each, shape, told in self.entries for label in shape.labels(start + each, told)]
