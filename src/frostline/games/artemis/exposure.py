"""Regions 2 and 3: Vents and Quarry, resolved by Exposure from left to right."""

from __future__ import annotations

from ...core.agenda import Effect
from .directives import DRY_HOLE, meet
from .powers import QUARRY, VENTS
from .relief import Relief
from .state import Artemis
from .tells import EXPOSED, HARVESTS_ENERGY, HARVESTS_MINERALS


class Vents(Effect[Artemis]):
    """Each die takes as much Energy as it shows, while there is any.
    [ART-RES-15, ART-RES-16, ART-RES-18, ART-SOLO-20]"""

    def run(self, state: Artemis) -> None:
        while state.vents_row:
            die = state.vents_row.pop(0)
            taken = min(die.face, state.vents)
            if not taken:
                expose(state, die.seat, die.face, VENTS, self)
                return
            state.vents -= taken
            if not state.is_drone(die.seat):
                state.colonies[die.seat].energy += taken
            state.tell(HARVESTS_ENERGY, die.seat, die.face, taken, state.vents)


class Quarry(Effect[Artemis]):
    """Each die takes as many Minerals as it shows, while there are any.
    [ART-RES-15, ART-RES-16, ART-RES-18, ART-SOLO-20]"""

    def run(self, state: Artemis) -> None:
        while state.quarry_row:
            die = state.quarry_row.pop(0)
            taken = min(die.face, state.quarry)
            if not taken:
                expose(state, die.seat, die.face, QUARRY, self)
                return
            state.quarry -= taken
            if not state.is_drone(die.seat):
                state.colonies[die.seat].minerals += taken
            state.tell(HARVESTS_MINERALS, die.seat, die.face, taken, state.quarry)


def expose(state: Artemis, seat: int, face: int, region: int, rest: Effect[Artemis]) -> None:
    """A die that finds the pool empty gives its owner a relief step, before the next die. [ART-RES-17]"""
    state.tell(EXPOSED, seat, face, region)
    meet(state, seat, DRY_HOLE)
    state.push(Relief(seat), rest)
