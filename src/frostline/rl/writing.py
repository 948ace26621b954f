"""Writes the function that turns a state into numbers, as source: one for a layout, so that no shape is called.

Shapes (`shapes.py`, `composed.py`) say what of a value is told, as parts of a list display; here these become lines,
loops where there are lists of things, and constants. The function takes a state and the seat that looks.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from itertools import chain
from typing import Any, Final

NOTHING: Final = -1  # where nothing is

Write = Callable[[Any, int], list[int]]


class Source:
    """The function as far as it is written."""

    def __init__(self) -> None:
        self.constants: dict[str, Any] = {"flat": chain.from_iterable}
        self.names: dict[Any, str] = {}  # of what was already said in the head, by what it was asked for with
        self.head: list[str] = []
        self.body: list[str] = []
        self.parts: list[str] = []
        self.depth = 1
        self.things = 0

    def tell(self, *parts: str) -> None:
        """Tell more numbers: expressions, or with a star lists of them."""
        self.parts += parts

    def line(self, text: str) -> None:
        """A line of the function, after what was told so far."""
        if self.parts:
            self.body.append(f"{'    ' * self.depth}out += [{', '.join(self.parts)}]")
            self.parts = []
        if text:
            self.body.append("    " * self.depth + text)

    @contextmanager
    def inside(self, opening: str) -> Iterator[None]:
        """Lines inside of a loop or a condition."""
        self.line(opening)
        self.depth += 1
        yield
        self.line("")
        self.depth -= 1

    def thing(self) -> str:
        """A new name for something met on the way."""
        self.things += 1
        return f"thing_{self.things}"

    def constant(self, value: Any) -> str:
        """A name for something that never changes."""
        name = f"constant_{len(self.constants)}"
        self.constants[name] = value
        return name

    def by_seat(self, asked: Any, values: Sequence[Any]) -> str:
        """A name for something that depends on who looks; the same name for what is asked for again."""
        if asked not in self.names:
            name = self.names[asked] = f"mine_{len(self.names)}"
            self.head.append(f"    {name} = {self.constant(values)}[me]")
        return self.names[asked]

    def padding(self, most: int, width: int) -> str:
        """A name for what fills up a list, by how many there are."""
        asked = ("padding", most, width)
        if asked not in self.names:
            self.names[asked] = self.constant(Padding(most, width))
        return self.names[asked]

    def function(self) -> Write:
        """The function."""
        self.line("")
        lines = ["def write(state, me):", *self.head, "    out = []", *self.body, "    return out"]
        made = dict(self.constants)
        exec("\n".join(lines), made)  # written here only, of nothing that anybody gave
        write: Write = made["write"]
        return write


class Padding(dict[int, list[int]]):
    """What fills up a list of at most so many things of so many numbers, by how many there are."""

    def __init__(self, most: int, width: int) -> None:
        super().__init__()
        self.most = most
        self.width = width

    def __missing__(self, there: int) -> list[int]:
        found = self[there] = [NOTHING] * (self.width * (self.most - there))
        return found


class Known(dict[int, Sequence[int]]):
    """Numbers that follow from one number, found out once."""

    def __init__(self, find: Callable[[int], Sequence[int]]) -> None:
        super().__init__()
        self.find = find

    def __missing__(self, value: int) -> Sequence[int]:
        found = self[value] = self.find(value)
        return found
