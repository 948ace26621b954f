"""Gaining colonists and buildings. (General rules)"""

from __future__ import annotations

from ...core.agenda import Decision, Effect
from ...core.log import Refusal
from ...core.moves import Move
from .directives import BUILDING_BOOM, meet
from .moves import COLONIST, DONE, INTO, SHELTERS
from .state import NO_COLONIST, Artemis
from .tells import BAG_EMPTY, BAG_REFILLED, GAINS_BUILDING, MOVES_IN, SETTLES
from .tells import SHELTERS as TELL_SHELTERS


def draw_colonist(state: Artemis) -> int:
    """A random colonist out of the bag, refilled from the discard pool when empty; NO_COLONIST when
    there is none anywhere. [ART-GEN-11, ART-GEN-12, ART-GEN-18]"""
    if not len(state.bag):
        if not sum(state.discarded):
            state.tell(BAG_EMPTY, -1)
            return NO_COLONIST
        state.bag.counts = state.discarded
        state.discarded = [0, 0, 0, 0]
        state.tell(BAG_REFILLED, -1)
    return state.bag.draw(state)


class PlaceColonist(Decision[Artemis]):
    """A gained colonist goes into any own building with room, or into Shelters. [ART-GEN-07, ART-GEN-09]"""

    rule = "ART-GEN-07"

    def __init__(self, seat: int, colonist: int) -> None:
        self.seat = seat
        self.colonist = colonist

    def options(self, state: Artemis) -> list[Move]:
        options = [SHELTERS]
        for building in state.colonies[self.seat].buildings:
            if building.plus[self.colonist] is not None:
                options.append(INTO[building.tile])
        return options

    def resolve(self, state: Artemis, move: Move) -> None:
        colony = state.colonies[self.seat]
        if move is SHELTERS:
            colony.shelters[self.colonist] += 1
            state.tell(TELL_SHELTERS, self.seat, self.colonist)
        else:
            colony.enter(move.value, self.colonist)
            state.tell(SETTLES, self.seat, self.colonist, move.value)

    def refusal(self, state: Artemis, move: Move) -> Refusal | None:
        return no_room(state, self.seat, self.colonist, move)


def no_room(state: Artemis, seat: int, colonist: int, move: Move) -> Refusal | None:
    """Why a colonist cannot enter one of the seat's own buildings. [ART-GEN-06]"""
    if move.family != "into":
        return None
    for building in state.colonies[seat].buildings:
        if building.tile == move.value and building.plus[colonist] is None:
            return Refusal("no-room", "ART-GEN-06", building=move.value, colonist=colonist)
    return None


class GainBuilding(Effect[Artemis]):
    """A building joins the colony; colonists from Shelters may move in at once. [ART-GEN-08, ART-GEN-16]"""

    def __init__(self, seat: int, tile: int) -> None:
        self.seat = seat
        self.tile = tile

    def run(self, state: Artemis) -> None:
        colony = state.colonies[self.seat]
        colony.buildings.append(state.printed.empty[self.tile])
        colony.gained += 1
        if colony.gained == 2:
            meet(state, self.seat, BUILDING_BOOM)
        state.tell(GAINS_BUILDING, self.seat, self.tile)
        state.push(MoveIn(self.seat, self.tile))


class MoveIn(Decision[Artemis]):
    """Any number of colonists may move from Shelters into the new building, and into no other. [ART-GEN-08]"""

    rule = "ART-GEN-08"

    def __init__(self, seat: int, tile: int) -> None:
        self.seat = seat
        self.tile = tile

    def options(self, state: Artemis) -> list[Move]:
        options = [DONE]
        colony = state.colonies[self.seat]
        building = colony.at(self.tile)
        for colonist in range(4):
            if colony.shelters[colonist] and building.plus[colonist] is not None:
                options.append(COLONIST[colonist])
        return options

    def resolve(self, state: Artemis, move: Move) -> None:
        if move is DONE:
            return
        colony = state.colonies[self.seat]
        colony.shelters[move.value] -= 1
        colony.enter(self.tile, move.value)
        state.tell(MOVES_IN, self.seat, move.value, self.tile)
        state.push(self)

    def refusal(self, state: Artemis, move: Move) -> Refusal | None:
        if move.family != "colonist":
            return None
        if not state.colonies[self.seat].shelters[move.value]:
            return Refusal("not-in-shelters", "ART-GEN-08", colonist=move.value)
        return Refusal("no-room", "ART-GEN-06", building=self.tile, colonist=move.value)
