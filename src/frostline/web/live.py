"""A table in memory: what its events have made of the game so far."""

from __future__ import annotations

import asyncio
from typing import Any

from ..core.errors import CorruptRecord
from ..core.match import Match
from ..core.record import Record
from ..core.state import NOBODY, State
from .store import Event, Place, Table

STAND_IN = "normal"  # who plays on for a person who has left, and in a fork


class Live:
    """A table's row and its match, brought up to an event number.

    Events are never changed: an undo is an event that takes back the last move, a take-back one that
    names how many moves stay.
    """

    def __init__(self, table: Table) -> None:
        self.table = table
        self.number = 0
        self.match = self.begin([])
        self.reasons: list[dict[str, str]] = []  # why each move was made, by language; empty for people
        self.lock = asyncio.Lock()
        self.told: dict[tuple[str | int, ...], list[dict[str, Any]]] = {}  # the log, by language and viewer

    def begin(self, moves: list[str]) -> Match:
        """The match after these moves."""
        row = self.table
        record = Record(row.game, row.seats, row.seed, moves, row.options, row.pack, row.rules)
        return Match(record, row.pack_folder)

    @property
    def state(self) -> State:
        """The position."""
        return self.match.state

    def apply(self, event: Event) -> None:
        """One more event."""
        if event.number != self.number + 1:
            raise CorruptRecord(f"table {self.table.id}: event {self.number + 1} is missing")
        if event.kind == "move":
            self.match.play_text(event.text)
            self.reasons.append(event.why or {})
        elif event.kind == "undo":
            self.match.undo()
        else:
            self.match = self.begin(self.match.record.moves[: int(event.text)])
        del self.reasons[len(self.match.record.moves) :]
        self.number = event.number
        if event.kind != "move":
            self.told.clear()

    def place(self, seat: int) -> Place:
        """Who sits at a seat."""
        return self.table.places[seat]

    def seats_of(self, person: str) -> list[int]:
        """The seats a person plays."""
        return [place.seat for place in self.table.places if place.kind == "person" and place.person == person]

    def played_by_bot(self, seat: int) -> str:
        """The bot that plays a seat now: its own, or one for a person who has left; empty for a person."""
        if seat == NOBODY:
            return ""
        place = self.place(seat)
        if place.kind == "bot":
            return place.bot or STAND_IN
        return STAND_IN if place.away else ""

    def people(self) -> list[int]:
        """Seats of people who are there, for questions that all of them must answer."""
        return [place.seat for place in self.table.places if place.kind == "person" and not place.away]

    def turn_begins(self, seat: int) -> int:
        """How many moves there were before the last turn of a seat."""
        entries = self.match.entries[1:]
        last = max((number for number, entry in enumerate(entries) if entry.seat == seat), default=-1)
        while last > 0 and entries[last - 1].seat == seat:
            last -= 1
        return last
