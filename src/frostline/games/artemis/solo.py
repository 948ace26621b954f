"""Drone's Agenda: two drones place their dice by a fixed procedure. (Rules for solo play)"""

from __future__ import annotations

from ...core.agenda import Decision, Effect
from ...core.moves import Move
from .moves import BID
from .placement import academy_has_space, as_digits, bid, join, line_up, roll
from .powers import ACADEMY, BASECAMP, DOORSTEP, GANTRY, QUARRY, VENTS
from .state import DICE, DRONE_1, NO_COLONIST, Artemis, Lot, Trainee
from .tells import AGENDA, PASSES_ACADEMY, PLACES, ROLLS, SET_ASIDE

NUMBERED = 6


class DroneRolls(Effect[Artemis]):
    """A drone rolls its dice and the agenda die, which names its first region.
    [ART-SOLO-03, ART-SOLO-04, ART-SOLO-05]"""

    def __init__(self, drone: int) -> None:
        self.drone = drone

    def run(self, state: Artemis) -> None:
        region = state.below(NUMBERED)
        dice = roll(state, state.printed.drone_dice)
        state.tell(ROLLS, self.drone, as_digits(dice))
        state.tell(AGENDA, self.drone, region)
        state.push(DronePlaces(self.drone, tuple(dice), region))


class DronePlaces(Effect[Artemis]):
    """Dice in rising order, one per region: drone 1 clockwise, drone 2 counter-clockwise, passing over a
    full Academy and never using the Outfitter.
    [ART-SOLO-06, ART-SOLO-07, ART-SOLO-08, ART-SOLO-09, ART-SOLO-10, ART-SOLO-11]"""

    def __init__(self, drone: int, dice: tuple[int, ...], region: int) -> None:
        self.drone = drone
        self.dice = dice
        self.region = region

    def run(self, state: Artemis) -> None:
        if not self.dice:
            return
        drone, face, region = self.drone, self.dice[0], self.region
        following = (region + (1 if drone == DRONE_1 else NUMBERED - 1)) % NUMBERED
        if region == ACADEMY and not academy_has_space(state):
            state.tell(PASSES_ACADEMY, drone)
            state.push(DronePlaces(drone, self.dice, following))
            return
        state.push(DronePlaces(drone, self.dice[1:], following))
        if region == BASECAMP:
            for expedition in state.expeditions[:1]:
                join(state, drone, face, expedition.card)
            return
        if region == GANTRY:
            drone_bids(state, drone, face)
            return
        state.tell(PLACES, drone, face, region)
        if region == ACADEMY:
            state.trainees.append(Trainee(drone, face, NO_COLONIST))
        else:
            rows = {VENTS: state.vents_row, QUARRY: state.quarry_row, DOORSTEP: state.doorstep_row}
            line_up(rows[region], DICE[drone][face])


def drone_bids(state: Artemis, drone: int, face: int) -> None:
    """On the tile closest to the stack without dice; where there is none, drone 2 outbids.
    [ART-SOLO-12, ART-SOLO-13, ART-SOLO-15, ART-SOLO-16]"""
    for lot in state.gantry:
        if not lot.bids:
            bid(state, drone, face, lot.tile)
            return
    beatable = [lot for lot in state.gantry if lot.bids[-1].face < face]
    if any(held_by_human(state, lot) for lot in beatable):
        state.push(ChooseOutbid(0, drone, face))
    elif beatable:
        bid(state, drone, face, beatable[0].tile)
    else:
        state.tell(SET_ASIDE, drone, face)


def held_by_human(state: Artemis, lot: Lot) -> bool:
    """Whether the highest die on a tile is the human's."""
    return not state.is_drone(lot.bids[-1].seat)


class ChooseOutbid(Decision[Artemis]):
    """Drone 2 outbids the human rather than a drone; among several tiles the human chooses. [ART-SOLO-14]"""

    rule = "ART-SOLO-14"

    def __init__(self, seat: int, drone: int, face: int) -> None:
        self.seat = seat
        self.drone = drone
        self.face = face

    def options(self, state: Artemis) -> list[Move]:
        return [BID[lot.tile] for lot in state.gantry if lot.bids[-1].face < self.face and held_by_human(state, lot)]

    def resolve(self, state: Artemis, move: Move) -> None:
        bid(state, self.drone, self.face, move.value)
