"""Moves: a closed vocabulary per game, built once, shared by everybody and compared by identity."""

from __future__ import annotations

import difflib
from collections.abc import Sequence

from .errors import IllegalMove


class Move:
    """One thing a player can say. `text` is its form in records, `index` its integer for adapters.

    `family` names the message that puts it into words, `kind` says what its `value` is
    (a building, a colonist, a number, …); `extra` is a second number where one is not enough.
    """

    def __init__(self, index: int, text: str, family: str, kind: str, value: int, extra: int) -> None:
        self.index = index
        self.text = text
        self.family = family
        self.kind = kind
        self.value = value
        self.extra = extra

    def __str__(self) -> str:
        return self.text

    def __repr__(self) -> str:
        return f"<move {self.text}>"


class Vocabulary:
    """Every move that can ever occur in a game, in a fixed order."""

    def __init__(self, game: str) -> None:
        self.game = game
        self.moves: list[Move] = []
        self.by_text: dict[str, Move] = {}

    def word(self, text: str) -> Move:
        """Add a move without a value."""
        return self.add(text, text, "", 0, 0)

    def family(self, name: str, kind: str, ids: Sequence[str]) -> list[Move]:
        """Add one move per id, with its place in `ids` as value: `bid crystal-foundry`."""
        return [self.add(f"{name} {text}", name, kind, value, 0) for value, text in enumerate(ids)]

    def add(self, text: str, family: str, kind: str, value: int, extra: int) -> Move:
        """Add any other move."""
        if text in self.by_text:
            raise ValueError(f"{self.game} has two moves {text!r}")
        move = Move(len(self.moves), text, family, kind, value, extra)
        self.moves.append(move)
        self.by_text[text] = move
        return move

    def parse(self, text: str) -> Move:
        """The move of that text; a misspelt one is refused with the nearest there are."""
        move = self.by_text.get(" ".join(text.split()).lower())
        if move is None:
            near = difflib.get_close_matches(text.lower(), self.by_text, 3)
            hint = f"; did you mean {' or '.join(repr(n) for n in near)}?" if near else ""
            raise IllegalMove(f"{text!r} is not a move of {self.game}{hint}")
        return move

    def __len__(self) -> int:
        return len(self.moves)
