"""What every game's speaker can do: look up a message and fill in names."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any, ClassVar

from ..core.agenda import Decision
from ..core.log import Refusal, Told
from ..core.moves import Move
from ..core.scores import ScoreLine
from ..core.state import State
from ..core.value import fields
from . import messages

LANGUAGES = ("en", "fr")
SYMBOLS = "▲●■◆★"

Values = dict[str, str | int]


def kebab(name: str) -> str:
    """`ChooseDie` as `choose-die`."""
    return re.sub(r"(?<!^)(?=[A-Z])", "-", name).lower()


class Speaker:
    """Tells a game in one language. `ALIASES` rename fields of frames to the kinds messages speak of."""

    ALIASES: ClassVar[dict[str, str]] = {}

    def __init__(self, game: str, lang: str, names: Sequence[str] = ()) -> None:
        self.game = game
        self.lang = lang
        self.names = list(names)

    def say(self, key: str, **values: str | int) -> str:
        """A message by its key."""
        return messages.say(self.game, self.lang, key, dict(values))

    def pair(self, label: str, text: str) -> str:
        """A label and what belongs to it, with the colon of the language."""
        return self.say("pair", label=label, text=text)

    def seat(self, state: State, seat: int) -> str:
        """A player's symbol and name; seats beyond the players are the automa's."""
        if seat >= state.seats:
            return self.say(f"automa-{seat - state.seats + 1}")
        name = self.names[seat] if seat < len(self.names) else ""
        return f"{SYMBOLS[seat]} {name or self.say(f'seat-{seat + 1}')}"

    def brief(self, state: State, seat: int) -> str:
        """What others should know of a player at a glance."""
        raise NotImplementedError

    def value(self, state: State, kind: str, value: int) -> str | int:
        """A number in an event, a frame or a move, as what it stands for."""
        return self.seat(state, value) if kind == "player" else value

    def values(self, state: State, numbers: dict[str, int]) -> Values:
        """Numbers by kind, as what they stand for."""
        return {kind: self.value(state, kind, number) for kind, number in numbers.items()}

    def heading(self, state: State) -> str:
        """Where in the game one is: round, phase, who began."""
        raise NotImplementedError

    def told(self, state: State, told: Told, viewer: int) -> str:
        """An event as a sentence, as far as `viewer` may know it."""
        values = self.values(state, told.values(viewer))
        if told.seat >= 0:
            values["who"] = self.seat(state, told.seat)
        return self.say(f"log-{told.tell.key}", **values)

    def ask(self, state: State, frame: Decision[Any]) -> str:
        """The question of a decision."""
        found = {self.ALIASES.get(name, name): getattr(frame, name) for name in fields(type(frame))}
        numbers = {kind: number for kind, number in found.items() if kind != "seat" and isinstance(number, int)}
        values = self.values(state, numbers)
        values["who"] = self.seat(state, frame.seat)
        return self.say(f"ask-{kebab(type(frame).__name__)}", **values | self.more_for_ask(state, frame)).strip()

    def more_for_ask(self, state: State, frame: Decision[Any]) -> Values:
        """What a question says beyond the fields of its frame."""
        return {}

    def move(self, state: State, frame: Decision[Any], move: Move) -> str:
        """A move in words, in the context of the decision it answers."""
        values: Values = {move.kind: self.value(state, move.kind, move.value)} if move.kind else {}
        key = f"move-{move.family.replace(' ', '-')}"
        return self.say(key, **values | self.more_for_move(state, frame, move)).strip()

    def more_for_move(self, state: State, frame: Decision[Any], move: Move) -> Values:
        """What a move says beyond its own value."""
        return {}

    def why_not(self, state: State, refusal: Refusal) -> str:
        """The sentence of a refusal."""
        return self.say(f"why-{refusal.key}", **self.values(state, refusal.values))

    def score(self, state: State, line: ScoreLine) -> str:
        """The name of a line of a score sheet."""
        return self.say(f"score-{line.category}", **self.more_for_score(state, line))

    def more_for_score(self, state: State, line: ScoreLine) -> Values:
        """What a score line names beyond its category."""
        return {}
