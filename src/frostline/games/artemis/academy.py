"""Region 6: placed colonists are trained into new ones."""

from __future__ import annotations

from ...core.agenda import Effect
from .colonists import PlaceColonist
from .state import NO_COLONIST, Artemis
from .tells import GRADUATES, SCHOOL_WASTED, SHELTERS


class Academy(Effect[Artemis]):
    """Left space first: the colonist is discarded and its owner gains the type of the die, if the
    Academy still has one; otherwise it comes back and the die was wasted.
    [ART-RES-34, ART-RES-35, ART-RES-36, ART-RES-37, ART-RES-38, ART-RES-39, ART-RES-40, ART-RES-41,
    ART-RES-42, ART-SOLO-23]"""

    def run(self, state: Artemis) -> None:
        if not state.trainees:
            return
        trainee = state.trainees.pop(0)
        seat, colonist = trainee.seat, trainee.colonist
        state.push(self)
        if colonist == NO_COLONIST:
            return
        becomes = state.printed.academy[trainee.face - 1]
        if state.academy[becomes]:
            state.academy[becomes] -= 1
            state.discarded[colonist] += 1
            state.tell(GRADUATES, seat, colonist, becomes)
            state.push(PlaceColonist(seat, becomes))
            return
        state.tell(SCHOOL_WASTED, seat, colonist, becomes)
        if state.variant.back_to_shelters:
            state.colonies[seat].shelters[colonist] += 1
            state.tell(SHELTERS, seat, colonist)
        else:
            state.push(PlaceColonist(seat, colonist))
