"""What the arranged positions of all games can do: run a part of the game, play move texts, be looked at."""

from __future__ import annotations

from typing import Any, Self

from frostline.core.log import Refusal
from frostline.core.state import State

SEATS = "ABCDE"


def seat(letter: str) -> int:
    """ "B" as 1."""
    return SEATS.index(letter)


class Arranged:
    """A position being arranged and played; seats are A, B, C, …"""

    def __init__(self, state: State) -> None:
        self.state: Any = state
        self.log: list[str] = []

    def run(self, *frames: object) -> Self:
        """Put frames on an empty agenda and go on to the first decision."""
        self.state.agenda = list(frames)[::-1]
        self.state.log = []
        self.state.settle()
        self._hear()
        return self

    def play(self, *texts: str) -> Self:
        """Play moves; "B: claim" also checks that B is asked."""
        for text in texts:
            who, colon, move = text.rpartition(": ")
            if colon:
                assert self.who == who, f"{text!r}: it is {self.who!r} who is asked, between {self.options}"
            self.state.log = []
            self.state.play(self.state.setup.game.moves.parse(move))
            self._hear()
        return self

    @property
    def options(self) -> list[str]:
        """What is offered now."""
        return [move.text for move in self.state.options]

    @property
    def who(self) -> str:
        """Who is asked now; "" when that part of the game is over."""
        return SEATS[self.state.seat] if self.state.seat >= 0 else ""

    @property
    def prompt(self) -> str:
        """The name of the question."""
        decision = self.state.decision
        return decision.prompt if decision else ""

    def why_not(self, text: str) -> str:
        """The rule that a refusal cites, "" where there is nothing to say."""
        refusal = self._refusal(text)
        return refusal.rule if refusal else ""

    def refused(self, text: str) -> str:
        """The key of a refusal, "" where there is nothing to say."""
        refusal = self._refusal(text)
        return refusal.key if refusal else ""

    def rules_told(self) -> set[str]:
        """Every rule the log has cited since the arranging ended."""
        return set(self.log)

    # Inside.

    def _refusal(self, text: str) -> Refusal | None:
        decision = self.state.decision
        assert decision
        return decision.frame.refusal(self.state, self.state.setup.game.moves.parse(text))

    def _hear(self) -> None:
        assert self.state.log is not None
        self.log += [told.tell.rule for told in self.state.log]
        self.state.log = None
