"""What the store hands out: plain rows, without any database behind them."""

from __future__ import annotations

from dataclasses import dataclass, field
from datetime import datetime


@dataclass(slots=True)
class Person:
    """A guest, or with `account` and `password_hash` somebody with an account."""

    id: str
    name: str
    account: str | None
    password_hash: str | None = field(repr=False)
    lang: str
    theme: str
    confirm: bool
    created: datetime


@dataclass(slots=True)
class Place:
    """Who sits at a seat: a person, a bot, or nobody yet ("open")."""

    kind: str
    person: str | None = None
    bot: str | None = None
    name: str = ""
    seat: int = 0
    away: bool = False


@dataclass(slots=True)
class NewTable:
    """A table to be made; `places` by seat, `moves` already played (a fork, a loaded record)."""

    game: str
    rules: int
    seats: int
    seed: int
    options: list[str]
    pack: list[str] | None
    pack_folder: str
    owner: str
    public: bool
    places: list[Place]
    moves: list[str] = field(default_factory=list)


@dataclass(slots=True)
class Table:
    """A table; `state` is "open" (seats are free), "playing" or "over"."""

    id: str
    game: str
    rules: int
    seats: int
    seed: int
    options: list[str]
    pack: list[str] | None
    pack_folder: str
    owner: str
    public: bool
    state: str
    created: datetime
    updated: datetime
    places: list[Place] = field(default_factory=list)


@dataclass(slots=True)
class Event:
    """What happened at a table, in order: `kind` is "move", "undo" or "takeback"; `why` a bot's reason, by language."""

    number: int
    kind: str
    seat: int | None
    text: str
    at: datetime
    why: dict[str, str] | None = None


@dataclass(slots=True)
class Chat:
    """Something somebody said at a table."""

    id: int
    person: str
    name: str
    text: str
    at: datetime


@dataclass(slots=True)
class Takeback:
    """A seat asks to go back to after move `to_number`; these seats agreed."""

    to_number: int
    asked_by: int
    agreed: list[int]
