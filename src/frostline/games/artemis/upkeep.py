"""The Upkeep phase: move, activate, pay for Shelters, choose who starts."""

from __future__ import annotations

from ...core.agenda import Decision, Effect
from ...core.log import Refusal
from ...core.moves import Move
from .directives import WARM_HEARTHS, meet
from .moves import COLONIST, PLAYER
from .moveswap import MayMove
from .state import Artemis
from .tells import CHOOSES_START, FREEZES, WARMS

HEARTHS = 4


def moves_of(state: Artemis, seat: int) -> int:
    """One move or swap, and more for each Shuttle Bay full now, at the start of Upkeep.
    [ART-UPK-07, ART-OCN-10]"""
    moves = 1
    for building in state.colonies[seat].buildings:
        if building.full and building.power.kind == "shuttle":
            moves += building.power.moves
    return moves


class MoveSwaps(Effect[Artemis]):
    """Step 1, in turn order. [ART-UPK-03, ART-UPK-04]"""

    def run(self, state: Artemis) -> None:
        state.push(*[MayMove(seat, moves_of(state, seat)) for seat in state.turn_order()])


class PayShelters(Effect[Artemis]):
    """Step 3: every colonist in Shelters costs Energy, as far as it goes; the others are discarded.
    [ART-UPK-13, ART-UPK-14, ART-UPK-15]"""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, state: Artemis) -> None:
        colony = state.colonies[self.seat]
        sheltered = sum(colony.shelters)
        warm = min(sheltered, colony.energy // state.shelter_price)
        colony.energy -= warm * state.shelter_price
        if warm >= HEARTHS:
            meet(state, self.seat, WARM_HEARTHS)
        if sheltered:
            state.tell(WARMS, self.seat, warm, warm * state.shelter_price)
        if warm < sheltered:
            state.push(LeaveCold(self.seat, sheltered - warm))


class LeaveCold(Decision[Artemis]):
    """With too little Energy, the owner chooses who is not paid for. [ART-UPK-14]"""

    rule = "ART-UPK-14"

    def __init__(self, seat: int, left: int) -> None:
        self.seat = seat
        self.left = left

    def options(self, state: Artemis) -> list[Move]:
        shelters = state.colonies[self.seat].shelters
        options = [COLONIST[colonist] for colonist in range(4) if shelters[colonist]]
        return options[:1] if self.left == sum(shelters) else options  # all must go: nothing to choose

    def resolve(self, state: Artemis, move: Move) -> None:
        state.colonies[self.seat].shelters[move.value] -= 1
        state.discarded[move.value] += 1
        state.tell(FREEZES, self.seat, move.value)
        if self.left > 1:
            state.push(LeaveCold(self.seat, self.left - 1))

    def refusal(self, state: Artemis, move: Move) -> Refusal | None:
        return Refusal("not-in-shelters", "ART-UPK-14", colonist=move.value) if move.family == "colonist" else None


class StartPlayer(Effect[Artemis]):
    """Step 5: the fewest Energy and Minerals choose who starts; on a tie, the last in the old turn order.
    [ART-UPK-17, ART-UPK-18, ART-UPK-19, ART-SOLO-27]"""

    def run(self, state: Artemis) -> None:
        chooser = state.start
        for seat in state.turn_order():
            if resources(state, seat) <= resources(state, chooser):
                chooser = seat
        if state.seats > 1:
            state.push(ChooseStart(chooser))


def resources(state: Artemis, seat: int) -> int:
    """Energy and Minerals together. [ART-GEN-04]"""
    colony = state.colonies[seat]
    return colony.energy + colony.minerals


class ChooseStart(Decision[Artemis]):
    """Any player may start, oneself included. [ART-UPK-17]"""

    rule = "ART-UPK-17"

    def options(self, state: Artemis) -> list[Move]:
        return PLAYER[: state.seats]

    def resolve(self, state: Artemis, move: Move) -> None:
        state.start = move.value
        state.tell(CHOOSES_START, self.seat, move.value)
