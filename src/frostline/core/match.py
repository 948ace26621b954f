"""A game in progress with its history: what happened, what can be taken back, what to save.

Barriers come by themselves: a move that drew from chance or from a hidden pile, or that passed the
decision to another seat, cannot be undone; everything since can.
"""

from __future__ import annotations

from typing import Any

from .errors import IllegalMove
from .log import Told
from .moves import Move
from .record import Record
from .state import NOBODY, State


class Entry:
    """One move of the history and what followed from it. The first entry has no move."""

    def __init__(self, seat: int, move: Move | None, told: list[Told], frame: str) -> None:
        self.seat = seat
        self.move = move
        self.told = told
        self.frame = frame


class Match:
    """A state, its record and its log."""

    def __init__(self, record: Record, folder: str = "") -> None:
        self.record = Record(record.game, record.seats, record.seed, (), record.options, record.pack, record.rules)
        self.folder = folder
        told: list[Told] = []
        self.state: State = self.record.start(folder, told)
        self.entries = [Entry(NOBODY, None, told, "")]
        self.kept = self.state.copy()
        self.since = 1
        for text in record.moves:
            self.play_text(text)

    def __reduce__(self) -> tuple[Any, ...]:
        return Match, (self.record, self.folder)

    def play_text(self, text: str) -> Entry:
        """Play a move given by its text."""
        return self.play(self.state.setup.game.moves.parse(text))

    def play(self, move: Move) -> Entry:
        """Play a move; the entry says what happened."""
        state = self.state
        seat, before = state.seat, hidden(state)
        decision = state.decision
        told: list[Told] = []
        state.log = told
        try:
            state.play(move)
        finally:
            state.log = None
        entry = Entry(seat, move, told, decision.prompt if decision else "")
        self.entries.append(entry)
        self.record.moves.append(move.text)
        if state.seat != seat or hidden(state) != before:
            self.kept = state.copy()
            self.since = len(self.entries)
        return entry

    def reveals(self, move: Move) -> bool:
        """Whether a move, if played now, would reveal something and so could not be taken back."""
        return self.foresee(move)[0]

    def foresee(self, move: Move) -> tuple[bool, bool]:
        """Whether a move, if played now, would reveal something, and whether it would end the turn."""
        trial = self.state.copy()
        trial.play(move)
        return hidden(trial) != hidden(self.state), trial.seat != self.state.seat

    @property
    def can_undo(self) -> bool:
        """Whether the last move can be taken back."""
        return len(self.entries) > self.since

    def undo(self) -> None:
        """Take back the last move."""
        if not self.can_undo:
            raise IllegalMove("nothing can be taken back: the last move revealed something or ended a turn")
        self.entries.pop()
        self.record.moves.pop()
        state = self.kept.copy()
        for entry in self.entries[self.since :]:
            assert entry.move is not None
            state.play(entry.move)
        self.state = state

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.state.seat == NOBODY


def hidden(state: State) -> tuple[object, ...]:
    """What changes when something is revealed: chance and the hidden piles."""
    return (state.chance, *[tuple(pile.cards) for pile in state.piles()])
