"""The record of a game: game, rules version, seats, options, seed, moves. It replays exactly.

Save files, bug reports, fixtures, forks and training data are all this one thing, as readable text
(see docs/notation.md) and as JSON.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterable
from typing import Any

from .errors import CorruptRecord, IllegalMove
from .game import Game, check_pack
from .log import Told
from .registry import game
from .shown import shown
from .state import State

HEADER = "frostline record 1"


class Record:
    """A game from its first move on. `moves` are texts of the game's vocabulary."""

    def __init__(
        self,
        game: str,
        seats: int,
        seed: int,
        moves: Iterable[str] = (),
        options: Iterable[str] = (),
        pack: list[str] | None = None,
        rules: int = 1,
    ) -> None:
        self.game = game
        self.seats = seats
        self.seed = seed
        self.moves = list(moves)
        self.options = list(options)
        self.pack = pack
        self.rules = rules

    def __reduce__(self) -> tuple[Any, ...]:
        return Record, (self.game, self.seats, self.seed, self.moves, self.options, self.pack, self.rules)

    def _repr_html_(self) -> str | None:
        """The moves as a table, for a notebook."""
        return shown(self)

    def start(self, folder: str = "", log: list[Told] | None = None) -> State:
        """The state before the first move. `folder` is where the pack lies, if one was used."""
        state = self.the_game().new(self.seats, self.seed, self.options, folder, log)
        check_pack(state.setup, self.pack)
        return state

    def the_game(self) -> Game:
        """The game it belongs to, if its rules are still the same."""
        found = game(self.game)
        if found.version != self.rules:
            raise CorruptRecord(
                f"the record follows rules version {self.rules} of {self.game}; this is version {found.version}"
            )
        return found

    def replay(self, upto: int | None = None, folder: str = "") -> State:
        """The state after all moves, or after the first `upto`."""
        state = self.start(folder)
        vocabulary = state.setup.game.moves
        for number, text in enumerate(self.moves[:upto], 1):
            try:
                state.play(vocabulary.parse(text))
            except IllegalMove as error:
                raise CorruptRecord(f"move {number} of the record does not fit: {error}") from None
        return state

    # Text.

    def dumps(self) -> str:
        """The readable form."""
        lines = [HEADER, f"game: {self.game}", f"rules: {self.rules}", f"seats: {self.seats}"]
        lines.append(f"seed: {self.seed}")
        if self.options:
            lines.append(f"options: {', '.join(self.options)}")
        if self.pack:
            lines.append(f"pack: {self.pack[0]} {self.pack[1]}")
        lines.append(f"moves: {len(self.moves)}")
        lines.extend(f"{number:4}. {text}" for number, text in enumerate(self.moves, 1))
        return "\n".join([*lines, f"check: {checksum(lines)}"]) + "\n"

    @classmethod
    def loads(cls, text: str) -> Record:
        """A record from its readable form or from JSON."""
        if text.lstrip().startswith("{"):
            return cls.from_json(text)
        lines = [line.rstrip() for line in text.splitlines() if line.strip()]
        if not lines or lines[0] != HEADER:
            raise CorruptRecord(f"this is not a record: its first line should be {HEADER!r}")
        head: dict[str, str] = {}
        moves: list[str] = []
        for number, line in enumerate(lines[1:], 2):
            key, colon, value = line.partition(": ")
            if colon and not line.startswith(" "):
                head[key] = value
            else:
                count, dot, move = line.strip().partition(". ")
                if not dot or count != str(len(moves) + 1):
                    raise CorruptRecord(f"line {number}: expected move {len(moves) + 1}, found {line.strip()!r}")
                moves.append(move)
        check = head.pop("check", None)
        if head.get("moves") != str(len(moves)) or check is None:
            raise CorruptRecord(
                f"the record is cut short: it should have {head.get('moves', 'some')} moves and a check line, "
                f"it has {len(moves)} moves"
            )
        if check != checksum(lines[:-1]):
            raise CorruptRecord("the record was changed: its check line does not match what it says")
        return cls(
            game=need(head, "game"),
            seats=number_of(need(head, "seats"), "seats"),
            seed=number_of(need(head, "seed"), "seed"),
            moves=moves,
            options=head["options"].split(", ") if "options" in head else (),
            pack=head["pack"].rsplit(" ", 1) if "pack" in head else None,
            rules=number_of(need(head, "rules"), "rules"),
        )

    # JSON.

    def to_json(self) -> str:
        """The same as JSON."""
        return json.dumps(vars_of(self))

    @classmethod
    def from_json(cls, text: str) -> Record:
        """A record from JSON."""
        try:
            data = json.loads(text)
        except json.JSONDecodeError as error:
            raise CorruptRecord(f"the record is not JSON: {error}") from None
        wanted: dict[str, type] = {
            "game": str,
            "rules": int,
            "seats": int,
            "seed": int,
            "options": list,
            "moves": list,
        }
        for name, kind in wanted.items():
            if not isinstance(data.get(name), kind) or isinstance(data[name], bool):
                raise CorruptRecord(f"the record's {name!r} should be of type {kind.__name__}")
        if not all(isinstance(item, str) for item in data["options"] + data["moves"]):
            raise CorruptRecord("the record's 'options' and 'moves' should be lists of texts")
        pack = data.get("pack")
        if pack is not None and not (isinstance(pack, list) and [type(item) for item in pack] == [str, str]):
            raise CorruptRecord("the record's 'pack' should be a name and a check")
        return cls(data["game"], data["seats"], data["seed"], data["moves"], data["options"], pack, data["rules"])


def vars_of(record: Record) -> dict[str, Any]:
    """The fields of a record in a fixed order."""
    names = ("game", "rules", "seats", "seed", "options", "pack", "moves")
    return {name: getattr(record, name) for name in names}


def checksum(lines: list[str]) -> str:
    """A fingerprint of the lines above the check line, blind to white space at line ends."""
    return hashlib.sha256("\n".join(line.strip() for line in lines).encode()).hexdigest()[:16]


def need(head: dict[str, str], name: str) -> str:
    """A header line that must be there."""
    if name not in head:
        raise CorruptRecord(f"the record has no line '{name}: …'")
    return head[name]


def number_of(text: str, name: str) -> int:
    """A whole number from a header line."""
    if not text.isdecimal():
        raise CorruptRecord(f"the record's {name} should be a whole number, not {text!r}")
    return int(text)
