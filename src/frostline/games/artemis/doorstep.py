"""Region 5: colonists are recruited for Energy, by Exposure from left to right."""

from __future__ import annotations

from ...core.agenda import Decision, Effect
from ...core.log import Refusal
from ...core.moves import Move
from .colonists import PlaceColonist
from .directives import MASS_ARRIVAL, meet
from .moves import COLONIST, DONE
from .relief import Relief
from .state import Artemis
from .tells import DOORSTEP_EMPTY, DRONE_RECRUITS, RECRUITS, RECRUITS_NOBODY

MASS = 4


class Doorstep(Effect[Artemis]):
    """One die after the other; a die that finds nobody there gives its owner relief.
    [ART-RES-28, ART-RES-30, ART-RES-31, ART-RES-33]"""

    def run(self, state: Artemis) -> None:
        if not state.doorstep_row:
            return
        die = state.doorstep_row.pop(0)
        state.push(self)
        most = state.printed.doorstep[die.face - 1]
        if not sum(state.doorstep):
            state.tell(DOORSTEP_EMPTY, die.seat, die.face)
            state.push(Relief(die.seat))
        elif state.is_drone(die.seat):
            drone_recruits(state, die.seat, most)
        else:
            state.push(Recruit(die.seat, most, 0))


def drone_recruits(state: Artemis, seat: int, most: int) -> None:
    """A drone takes as many as it may: Stewards, Marines, Engineers, Pioneers, out of the game.
    [ART-SOLO-22]"""
    for colonist in range(3, -1, -1):
        while most and state.doorstep[colonist]:
            most -= 1
            state.doorstep[colonist] -= 1
            state.removed[colonist] += 1
            state.tell(DRONE_RECRUITS, seat, colonist)


class Recruit(Decision[Artemis]):
    """Take colonists of choice, one by one, as many as the die allows, or none.
    [ART-RES-28, ART-RES-29, ART-RES-32]"""

    rule = "ART-RES-28"

    def __init__(self, seat: int, left: int, taken: int) -> None:
        self.seat = seat
        self.left = left
        self.taken = taken

    def options(self, state: Artemis) -> list[Move]:
        options = [DONE]
        if self.left and state.colonies[self.seat].energy >= state.recruit_price:
            for colonist in range(4):
                if state.doorstep[colonist]:
                    options.append(COLONIST[colonist])
        return options

    def resolve(self, state: Artemis, move: Move) -> None:
        if move is DONE:
            if not self.taken:
                state.tell(RECRUITS_NOBODY, self.seat)
            return
        state.colonies[self.seat].energy -= state.recruit_price
        state.doorstep[move.value] -= 1
        state.tell(RECRUITS, self.seat, move.value, state.recruit_price)
        if self.taken + 1 == MASS:
            meet(state, self.seat, MASS_ARRIVAL)
        state.push(PlaceColonist(self.seat, move.value), Recruit(self.seat, self.left - 1, self.taken + 1))

    def refusal(self, state: Artemis, move: Move) -> Refusal | None:
        if move.family != "colonist":
            return None
        return Refusal("none-at-doorstep", "ART-RES-28", colonist=move.value)
