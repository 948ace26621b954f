"""Activating a Location, by whatever leads to it. Each Location's file says what it offers."""

from __future__ import annotations

from collections.abc import Callable

from ...core.agenda import Effect, Frame
from .state import Ceres

DOORS: dict[int, Callable[[int], Frame[Ceres]]] = {}  # the frame each Location opens with, for a seat


class Visit(Effect[Ceres]):
    """A Location is activated; no slot is needed for that. [CER-LOC-03, CER-LOC-07, CER-NEST-03, CER-NEST-07]"""

    def __init__(self, seat: int, location: int) -> None:
        self.seat = seat
        self.location = location

    def run(self, state: Ceres) -> None:
        state.push(DOORS[self.location](self.seat))
