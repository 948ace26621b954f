"""What a seat knows as a vector of numbers: the features of a view, always in the same order.

The layouts (`layouts/`) say how each game's saved attributes become numbers. Hidden piles are told by their
size only, seats relative to the one who looks; every number is divided by ten and clipped to -1 … 10.
"""

from __future__ import annotations

import re
from functools import lru_cache
from struct import Struct, error
from typing import Any, Final

import numpy as np
import numpy.typing as npt

from ..core.agenda import Decision
from ..core.codec import subclasses
from ..core.errors import BadOption
from ..core.registry import game as game_named
from ..core.state import NOBODY, State
from ..core.value import fields
from ..core.view import View
from .layouts import layout
from .shapes import Label, Seat
from .writing import NOTHING, Source, Write

Vector = npt.NDArray[np.float32]

LOW: Final = -1.0
HIGH: Final = 10.0
WHOLE: Final = 10  # what becomes 1
LEAST, MOST = -10, 100  # what becomes LOW and HIGH
ASKED: Final = 6  # numbers told of the question being asked
BYTES: Final = np.arange(256, dtype=np.uint8).view(np.int8)
VALUES: Final[Vector] = BYTES.clip(LEAST, MOST) * np.float32(0.1)  # what a number becomes, as a byte


class Features:
    """The features of one game with so many seats: their names, and vectors of views."""

    def __init__(self, game: str, seats: int) -> None:
        self.game = game
        self.seats = seats
        found = game_named(game)
        if seats not in found.seats:
            raise BadOption(f"{game} is for {found.seats[0]} to {found.seats[-1]} seats, not {seats!r}")
        self.table = layout(game, seats)
        package = found.package + "."
        names = {frame.__name__ for frame in subclasses(Decision) if frame.__module__.startswith(package)}
        self.questions = sorted(names)
        self.one_hot = {
            name: [WHOLE * (place == other) for other in range(len(names))] for place, name in enumerate(self.questions)
        }
        self.no_question = [0] * len(names)
        self.labels = self.label()
        self.names = [name for name, _ in self.labels]
        self.bytes = Struct(f"={len(self.names)}b")
        self.write = self.writer()

    def __len__(self) -> int:
        return len(self.names)

    def __reduce__(self) -> tuple[Any, ...]:
        return features, (self.game, self.seats)

    def of(self, view: View) -> Vector:
        """The vector of a view; spectators have none."""
        if view.seat == NOBODY:
            raise BadOption("features are what a seat knows; a spectator's view has none")
        return self.seen(view.state, view.seat)

    def seen(self, state: State, me: int) -> Vector:
        """The vector of a seat. It reads nothing that the seat does not know, so any state of its view will do."""
        out = self.write(state, me)
        frame = state.agenda[-1] if state.agenda else None
        out += self.one_hot.get(type(frame).__name__, self.no_question)
        end = len(out) + ASKED
        if state.seat == me:
            gather(frame, out)
        out[end:] = []
        out += [NOTHING] * (end - len(out))
        try:
            told = self.bytes.pack(*out)  # much faster than np.array(out)
        except error:  # something is far beyond HIGH
            told = self.bytes.pack(*[max(LEAST, min(MOST, number)) for number in out])
        return VALUES.take(np.frombuffer(told, dtype=np.uint8))

    def writer(self) -> Write:
        """The function that writes what a seat sees of a state, but for the question being asked."""
        source = Source()
        source.tell("me")
        Seat(self.seats).tell("state.seat", source)
        self.table.tell("state", source)
        return source.function()

    def label(self) -> list[Label]:
        """A name and a note for every feature."""
        return [
            ("seat", "the own seat, from 0"),
            ("deciding", "who decides now"),
            *self.table.labels("", ""),
            *[
                (f"question.{name}", "1 for the question being asked (the only ones not divided)")
                for name in self.questions
            ],
            *[(f"asked[{place}]", "numbers of the question, for the one who is asked") for place in range(ASKED)],
        ]

    def summary(self) -> list[tuple[str, int, str]]:
        """The features by group: a pattern of names, how many there are, and what they tell."""
        groups: dict[str, tuple[int, str]] = {}
        for name, note in self.labels:
            pattern = "question.*" if name.startswith("question.") else re.sub(r"\[[^]]*\]", "[]", name)
            groups[pattern] = (groups.get(pattern, (0, ""))[0] + 1, note)
        return [(pattern, count, note) for pattern, (count, note) in groups.items()]


@lru_cache(maxsize=32)
def features(game: str, seats: int) -> Features:
    """The features of a game with so many seats, made once."""
    return Features(game, seats)


def feature_names(game: str, seats: int) -> list[str]:
    """The names of all features, in the order of the vector."""
    return features(game, seats).names[:]


def gather(value: Any, out: list[int]) -> None:
    """Append all numbers of a question but its seat, in the order of its fields."""
    if isinstance(value, int):
        out.append(min(MOST, value))
    elif isinstance(value, list | tuple):
        for each in value:
            gather(each, out)
    else:
        for name in fields(type(value)):
            if name != "seat":
                gather(getattr(value, name), out)
