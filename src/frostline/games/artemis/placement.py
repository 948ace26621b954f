"""The Placement phase: roll, then place one die at a time in one of the seven regions."""

from __future__ import annotations

from ...core.agenda import Decision, Effect
from ...core.log import Refusal
from ...core.moves import Move
from .expeditions import SendColonists
from .moves import (
    ACADEMY,
    BID,
    COLONIST,
    DIE,
    DOORSTEP,
    EXPEDITION,
    FROM,
    FROM_SHELTERS,
    OUTFITTER,
    QUARRY,
    TOOLKIT_DOWN,
    TOOLKIT_UP,
    VENTS,
)  # fmt: skip
from .powers import ACADEMY as AT_ACADEMY
from .powers import DOORSTEP as AT_DOORSTEP
from .powers import OUTFITTER as AT_OUTFITTER
from .powers import QUARRY as AT_QUARRY
from .powers import VENTS as AT_VENTS
from .state import DICE, NO_COLONIST, Artemis, Colony, Die, Lot, SentDie, Trainee
from .tells import BIDS, ENROLS, JOINS, OUTFITS, PLACES, ROLLS, SCOUTS_ENERGY, SCOUTS_MINERALS, USES_TOOLKIT


class RollDice(Effect[Artemis]):
    """Everybody rolls the own five dice; who owns the Relic rolls it too. [ART-PLACE-01, ART-MINI-04]"""

    def run(self, state: Artemis) -> None:
        for seat in state.turn_order():
            dice = roll(state, state.printed.dice + (1 if state.relic == seat else 0))
            state.colonies[seat].dice = dice
            state.tell(ROLLS, seat, as_digits(dice))


def roll(state: Artemis, number: int) -> list[int]:
    """That many faces, rising."""
    faces = [1 + state.below(6) for _ in range(number)]
    faces.sort()
    return faces


def as_digits(dice: list[int]) -> int:
    """Faces as one number, for the log: 1, 4 and 4 are 144."""
    number = 0
    for face in dice:
        number = number * 10 + face
    return number


class PlacementTurn(Effect[Artemis]):
    """Turns go round until nobody has dice; who is out of dice is skipped.
    [ART-PLACE-02, ART-PLACE-03, ART-MINI-05]"""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, state: Artemis) -> None:
        for step in range(state.seats):
            seat = (self.seat + step) % state.seats
            if state.colonies[seat].dice:
                state.push(ChooseDie(seat), PlacementTurn((seat + 1) % state.seats))
                return


class ChooseDie(Decision[Artemis]):
    """Choose the die to place. [ART-PLACE-02]"""

    rule = "ART-PLACE-02"

    def options(self, state: Artemis) -> list[Move]:
        options: list[Move] = []
        last = 0
        for face in state.colonies[self.seat].dice:
            if face != last:
                options.append(DIE[face])
                last = face
        return options

    def resolve(self, state: Artemis, move: Move) -> None:
        state.colonies[self.seat].dice.remove(move.value)
        state.push(PlaceDie(self.seat, move.value))

    def refusal(self, state: Artemis, move: Move) -> Refusal | None:
        if move.family == "die" and move.value:
            return Refusal("no-such-die", "ART-PLACE-02", face=move.value)
        return None


class PlaceDie(Decision[Artemis]):
    """Place the die in one of the seven regions, or spend Toolkits on it first.
    [ART-PLACE-02, ART-PLACE-04, ART-PLACE-05, ART-PLACE-06, ART-PLACE-07, ART-PLACE-08, ART-PLACE-09]"""

    rule = "ART-PLACE-02"

    def __init__(self, seat: int, face: int) -> None:
        self.seat = seat
        self.face = face

    def options(self, state: Artemis) -> list[Move]:
        """A Gantry tile takes a die higher than all on it; the Academy a die with a colonist, while it
        has a free space. [ART-PLACE-17, ART-PLACE-18, ART-PLACE-19, ART-PLACE-21, ART-PLACE-24]"""
        face = self.face
        colony = state.colonies[self.seat]
        options = [VENTS, QUARRY, DOORSTEP, OUTFITTER]
        for expedition in state.expeditions:
            options.append(EXPEDITION[expedition.card])
        for lot in state.gantry:
            if not lot.bids or lot.bids[-1].face < face:
                options.append(BID[lot.tile])
        if academy_has_space(state) and colony.has_colonist():
            options.append(ACADEMY)
        if colony.toolkits:
            if face < 6:
                options.append(TOOLKIT_UP)
            if face > 1:
                options.append(TOOLKIT_DOWN)
        return options

    def resolve(self, state: Artemis, move: Move) -> None:
        seat, face = self.seat, self.face
        if move is VENTS:
            line_up(state.vents_row, DICE[seat][face])
            state.tell(PLACES, seat, face, AT_VENTS)
            state.vents -= scout(state, seat, state.vents, True)
        elif move is QUARRY:
            line_up(state.quarry_row, DICE[seat][face])
            state.tell(PLACES, seat, face, AT_QUARRY)
            state.quarry -= scout(state, seat, state.quarry, False)
        elif move is DOORSTEP:
            line_up(state.doorstep_row, DICE[seat][face])
            state.tell(PLACES, seat, face, AT_DOORSTEP)
        elif move is OUTFITTER:
            outfit(state, seat, face)
        elif move is ACADEMY:
            state.tell(PLACES, seat, face, AT_ACADEMY)
            state.push(ChooseTrainee(seat, face))
        elif move is TOOLKIT_UP or move is TOOLKIT_DOWN:
            was = face
            face += 1 if move is TOOLKIT_UP else -1
            state.colonies[seat].toolkits -= 1
            state.tell(USES_TOOLKIT, seat, was, face)
            state.push(PlaceDie(seat, face))
        elif move.family == "bid":
            bid(state, seat, face, move.value)
        else:
            join(state, seat, face, move.value)
            state.push(SendColonists(seat, move.value))

    def refusal(self, state: Artemis, move: Move) -> Refusal | None:
        if move.family == "bid":
            for lot in state.gantry:
                if lot.tile == move.value:
                    return Refusal("bid-too-low", "ART-PLACE-17", building=lot.tile, face=lot.bids[-1].face)
        elif move is ACADEMY:
            if not academy_has_space(state):
                return Refusal("academy-full", "ART-PLACE-21")
            return Refusal("no-colonist", "ART-PLACE-24")
        elif move is TOOLKIT_UP or move is TOOLKIT_DOWN:
            if not state.colonies[self.seat].toolkits:
                return Refusal("no-toolkit", "ART-PLACE-04")
            return Refusal("die-at-limit", "ART-PLACE-06", face=self.face)
        return None


def line_up(row: list[Die], die: Die) -> None:
    """Right of all equal and lower dice, left of all higher ones.
    [ART-PLACE-12, ART-PLACE-13, ART-PLACE-14, ART-PLACE-15]"""
    place = len(row)
    while place and row[place - 1].face > die.face:
        place -= 1
    row.insert(place, die)


def scout(state: Artemis, seat: int, pool: int, energy: bool) -> int:
    """Each full Scoutpost takes from the pool at once; returns what was taken. [ART-OCN-08, ART-OCN-08b]"""
    taken = 0
    colony = state.colonies[seat]
    for building in colony.buildings:
        if building.full and building.power.kind == "scout":
            taken += min(building.power.amount, pool - taken)
    if taken and energy:
        colony.energy += taken
        state.tell(SCOUTS_ENERGY, seat, taken)
    elif taken:
        colony.minerals += taken
        state.tell(SCOUTS_MINERALS, seat, taken)
    return taken


def outfit(state: Artemis, seat: int, face: int) -> None:
    """The Outfitter gives its Toolkits at once. [ART-PLACE-28, ART-PLACE-29]"""
    state.outfitter_row.append(DICE[seat][face])
    state.tell(PLACES, seat, face, AT_OUTFITTER)
    toolkits = state.printed.outfitter[face - 1]
    state.colonies[seat].toolkits += toolkits
    state.tell(OUTFITS, seat, toolkits)


def bid(state: Artemis, seat: int, face: int, tile: int) -> None:
    """A die on a Gantry tile is a bid in Minerals, owned yet or not. [ART-PLACE-16, ART-PLACE-20]"""
    place = state.lot_place(tile)
    state.gantry[place] = Lot(tile, (*state.gantry[place].bids, DICE[seat][face]))
    state.tell(BIDS, seat, face, tile)


def join(state: Artemis, seat: int, face: int, card: int) -> None:
    """A die beside an Expedition goes on top of the others. [ART-PLACE-10, ART-PLACE-11]"""
    expedition = state.expedition(card)
    die = SentDie(seat, face, 0, NO_COLONIST)
    state.replace_expedition(card, (*expedition.dice, die), expedition.colonists, expedition.tile)
    state.tell(JOINS, seat, face, card)


def academy_has_space(state: Artemis) -> bool:
    """Two spaces, one at two players and solo, filled from the left.
    [ART-PLACE-21, ART-PLACE-25, ART-PLACE-27, ART-2P-02]"""
    return len(state.trainees) < (1 if state.seats <= 2 else 2)


class ChooseTrainee(Decision[Artemis]):
    """One own colonist of any type comes with the die. [ART-PLACE-22, ART-PLACE-26]"""

    rule = "ART-PLACE-22"

    def __init__(self, seat: int, face: int) -> None:
        self.seat = seat
        self.face = face

    def options(self, state: Artemis) -> list[Move]:
        colony = state.colonies[self.seat]
        return [COLONIST[colonist] for colonist in range(4) if colony.at_home(colonist)]

    def resolve(self, state: Artemis, move: Move) -> None:
        state.push(TraineeFrom(self.seat, self.face, move.value))

    def refusal(self, state: Artemis, move: Move) -> Refusal | None:
        return Refusal("none-at-home", "ART-PLACE-22", colonist=move.value) if move.family == "colonist" else None


class TraineeFrom(Decision[Artemis]):
    """The colonist leaves Shelters or its building at once. [ART-PLACE-22, ART-PLACE-23]"""

    rule = "ART-PLACE-22"

    def __init__(self, seat: int, face: int, colonist: int) -> None:
        self.seat = seat
        self.face = face
        self.colonist = colonist

    def options(self, state: Artemis) -> list[Move]:
        return homes_of(state.colonies[self.seat], self.colonist)

    def resolve(self, state: Artemis, move: Move) -> None:
        leave_home(state.colonies[self.seat], self.colonist, move)
        state.trainees.append(Trainee(self.seat, self.face, self.colonist))
        state.tell(ENROLS, self.seat, self.colonist)


def homes_of(colony: Colony, colonist: int) -> list[Move]:
    """Where colonists of a type are: Shelters, buildings."""
    homes = [FROM[building.tile] for building in colony.buildings if building.staff[colonist]]
    if colony.shelters[colonist]:
        homes.insert(0, FROM_SHELTERS)
    return homes


def leave_home(colony: Colony, colonist: int, move: Move) -> None:
    """Take a colonist out of Shelters or out of the building the move names."""
    if move is FROM_SHELTERS:
        colony.shelters[colonist] -= 1
    else:
        colony.leave(move.value, colonist)
