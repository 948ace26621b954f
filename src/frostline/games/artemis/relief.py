"""The relief track."""

from __future__ import annotations

from ...core.agenda import Decision, Effect
from ...core.log import Refusal
from ...core.moves import Move
from .goods import ChooseKind, ChooseMix, gain_goods
from .moves import RELIEF
from .state import Artemis
from .tells import RELIEF as TELL_RELIEF
from .tells import RELIEF_END


def at_the_end(state: Artemis, seat: int) -> bool:
    """Whether a marker can go no further. [ART-REL-04]"""
    return state.colonies[seat].relief >= len(state.printed.relief)


class Relief(Effect[Artemis]):
    """One step on the track, taken the moment it is earned. Drones never take one, nor does who has
    reached the end. [ART-REL-01, ART-REL-03, ART-REL-04, ART-REL-06, ART-REL-07, ART-SOLO-17]"""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, state: Artemis) -> None:
        if state.is_drone(self.seat):
            return
        if at_the_end(state, self.seat):
            state.tell(RELIEF_END, self.seat)
            return
        colony = state.colonies[self.seat]
        colony.relief += 1
        state.tell(TELL_RELIEF, self.seat, colony.relief)
        if not (state.variant.last_space_empty and at_the_end(state, self.seat)):
            state.push(ChooseRelief(self.seat))


class ChooseRelief(Decision[Artemis]):
    """The reward of the space reached or of any space before it, taken before or not.
    [ART-REL-01, ART-REL-02, ART-REL-05]"""

    rule = "ART-REL-01"

    def options(self, state: Artemis) -> list[Move]:
        return RELIEF[1 : state.colonies[self.seat].relief + 1]

    def resolve(self, state: Artemis, move: Move) -> None:
        power = state.printed.relief[move.value - 1]
        if power.kind == "mix":
            state.push(ChooseMix(self.seat, power.amount))
        elif power.kind == "either":
            state.push(ChooseKind(self.seat, power.amount))
        else:
            gain_goods(state, self.seat, power)

    def refusal(self, state: Artemis, move: Move) -> Refusal | None:
        if move.family == "relief" and 0 < move.value <= len(state.printed.relief):
            return Refusal("relief-not-reached", "ART-REL-01", space=move.value)
        return None
