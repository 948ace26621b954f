"""Frames: what still has to happen. The agenda of a state is a stack of them, next on top.

An `Effect` happens; a `Decision` belongs to a seat and waits for one of its options. Frames hold
seats and numbers only and are never changed once made, so a copied state shares them. The fields
of a frame are the parameters of its constructor: that is what the codec saves.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Generic, TypeVar

from .log import Refusal
from .moves import Move
from .value import Value

if TYPE_CHECKING:
    from .state import State

S = TypeVar("S", bound="State")


class Frame(Value, Generic[S]):
    """One entry of the agenda."""


class Effect(Frame[S]):
    """Something that happens without anybody choosing."""

    def run(self, state: S) -> None:
        """Do it. The frame has already left the agenda."""
        raise NotImplementedError


class Decision(Frame[S]):
    """A choice of one seat: what is legal and what it does stand together."""

    rule: ClassVar[str] = ""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def options(self, state: S) -> list[Move]:
        """Every legal move, at least one. A single one is played by the engine."""
        raise NotImplementedError

    def resolve(self, state: S, move: Move) -> None:
        """Carry out one of the options. The frame has already left the agenda."""
        raise NotImplementedError

    def refusal(self, state: S, move: Move) -> Refusal | None:
        """Why a move a player might expect here is not offered; None where there is nothing to say."""
        return None
