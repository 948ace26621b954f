"""Moving and swapping colonists: the first step of Upkeep, Shuttle Bay and Snowcat Garage."""

from __future__ import annotations

from ...core.agenda import Decision
from ...core.log import Refusal
from ...core.moves import Move
from .colonists import no_room
from .moves import COLONIST, DONE, FROM, FROM_SHELTERS, INTO, SHELTERS, SWAP, SWAP_SHELTERS
from .state import Artemis, Colony
from .tells import MOVES, MOVES_OUT, SNOWCAT, SWAPS

IN_SHELTERS = -1


def can_replace(colony: Colony, place: int, old: int, new: int) -> bool:
    """Whether a place fits its colonists still when `new` stands there instead of `old`. [ART-UPK-05]"""
    if place == IN_SHELTERS:
        return True
    without = colony.at(place).minus[old]
    return without is not None and without.plus[new] is not None


def living_at(colony: Colony, place: int) -> list[int]:
    """How many colonists of each type are at a place."""
    return colony.shelters if place == IN_SHELTERS else colony.at(place).staff


def swap_partners(colony: Colony, place: int, colonist: int, other: int) -> list[int]:
    """The types at another place that a colonist can change places with; its own type would change nothing."""
    staff = living_at(colony, other)
    return [
        partner
        for partner in range(4)
        if staff[partner]
        and partner != colonist
        and can_replace(colony, place, colonist, partner)
        and can_replace(colony, other, partner, colonist)
    ]


def can_leave_shelters(colony: Colony, colonist: int) -> bool:
    """Whether a colonist in Shelters has any building to move into or to swap with."""
    for building in colony.buildings:
        if building.plus[colonist] is not None:
            return True
        if swap_partners(colony, IN_SHELTERS, colonist, building.tile):
            return True
    return False


class MayMove(Decision[Artemis]):
    """Move or swap one colonist, or leave it; several times with a Shuttle Bay.
    [ART-UPK-04, ART-UPK-06, ART-UPK-07]"""

    rule = "ART-UPK-04"

    def __init__(self, seat: int, left: int) -> None:
        self.seat = seat
        self.left = left

    def options(self, state: Artemis) -> list[Move]:
        return where_from(state.colonies[self.seat])

    def resolve(self, state: Artemis, move: Move) -> None:
        if move is DONE:
            return
        if self.left > 1:
            state.push(MayMove(self.seat, self.left - 1))
        state.push(MoveWho(self.seat, IN_SHELTERS if move is FROM_SHELTERS else move.value))


def where_from(colony: Colony) -> list[Move]:
    """Places with a colonist that can be moved or swapped, and the choice not to."""
    options = [DONE]
    for colonist in range(4):
        if colony.shelters[colonist] and can_leave_shelters(colony, colonist):
            options.append(FROM_SHELTERS)
            break
    for building in colony.buildings:
        staff = building.staff
        if staff[0] or staff[1] or staff[2] or staff[3]:
            options.append(FROM[building.tile])
    return options


class MoveWho(Decision[Artemis]):
    """Which colonist of the place. [ART-UPK-04]"""

    rule = "ART-UPK-04"

    def __init__(self, seat: int, place: int) -> None:
        self.seat = seat
        self.place = place

    def options(self, state: Artemis) -> list[Move]:
        colony = state.colonies[self.seat]
        if self.place != IN_SHELTERS:
            staff = colony.at(self.place).staff
            return [COLONIST[colonist] for colonist in range(4) if staff[colonist]]
        return [
            COLONIST[colonist]
            for colonist in range(4)
            if colony.shelters[colonist] and can_leave_shelters(colony, colonist)
        ]

    def resolve(self, state: Artemis, move: Move) -> None:
        state.push(MoveWhere(self.seat, self.place, move.value))

    def refusal(self, state: Artemis, move: Move) -> Refusal | None:
        if move.family != "colonist":
            return None
        if living_at(state.colonies[self.seat], self.place)[move.value]:
            return Refusal("nowhere-to-go", "ART-UPK-04", colonist=move.value)
        return Refusal("none-there", "ART-UPK-04", colonist=move.value)


class MoveWhere(Decision[Artemis]):
    """Into a fitting empty slot of an own building, to Shelters, or in exchange with somebody elsewhere.
    [ART-UPK-04, ART-UPK-05]"""

    rule = "ART-UPK-04"

    def __init__(self, seat: int, place: int, colonist: int) -> None:
        self.seat = seat
        self.place = place
        self.colonist = colonist

    def options(self, state: Artemis) -> list[Move]:
        options: list[Move] = []
        colony, place, colonist = state.colonies[self.seat], self.place, self.colonist
        if place != IN_SHELTERS:
            options.append(SHELTERS)
            if swap_partners(colony, place, colonist, IN_SHELTERS):
                options.append(SWAP_SHELTERS)
        for building in colony.buildings:
            if building.tile == place:
                continue
            if building.plus[colonist] is not None:
                options.append(INTO[building.tile])
            if swap_partners(colony, place, colonist, building.tile):
                options.append(SWAP[building.tile])
        return options

    def resolve(self, state: Artemis, move: Move) -> None:
        seat, place, colonist = self.seat, self.place, self.colonist
        colony = state.colonies[seat]
        if move is SWAP_SHELTERS:
            state.push(SwapWho(seat, place, colonist, IN_SHELTERS))
        elif move.family == "swap":
            state.push(SwapWho(seat, place, colonist, move.value))
        else:
            take_out(colony, place, colonist)
            put_in(colony, IN_SHELTERS if move is SHELTERS else move.value, colonist)
            if move is SHELTERS:
                state.tell(MOVES_OUT, seat, colonist, place)
            else:
                state.tell(MOVES, seat, colonist, move.value, place)

    def refusal(self, state: Artemis, move: Move) -> Refusal | None:
        if move.family == "swap" and any(b.tile == move.value for b in state.colonies[self.seat].buildings):
            return Refusal("swap-does-not-fit", "ART-UPK-05")
        if move.value == self.place:
            return None
        return no_room(state, self.seat, self.colonist, move)


class SwapWho(Decision[Artemis]):
    """Which colonist of the other place changes places with this one. [ART-UPK-05]"""

    rule = "ART-UPK-05"

    def __init__(self, seat: int, place: int, colonist: int, other: int) -> None:
        self.seat = seat
        self.place = place
        self.colonist = colonist
        self.other = other

    def options(self, state: Artemis) -> list[Move]:
        colony = state.colonies[self.seat]
        return [COLONIST[each] for each in swap_partners(colony, self.place, self.colonist, self.other)]

    def resolve(self, state: Artemis, move: Move) -> None:
        colony = state.colonies[self.seat]
        take_out(colony, self.place, self.colonist)
        take_out(colony, self.other, move.value)
        put_in(colony, self.place, move.value)
        put_in(colony, self.other, self.colonist)
        state.tell(SWAPS, self.seat, self.colonist, move.value, self.place, self.other)

    def refusal(self, state: Artemis, move: Move) -> Refusal | None:
        return Refusal("swap-does-not-fit", "ART-UPK-05") if move.family == "colonist" else None


def take_out(colony: Colony, place: int, colonist: int) -> None:
    """A colonist leaves a place."""
    if place == IN_SHELTERS:
        colony.shelters[colonist] -= 1
    else:
        colony.leave(place, colonist)


def put_in(colony: Colony, place: int, colonist: int) -> None:
    """A colonist comes to a place."""
    if place == IN_SHELTERS:
        colony.shelters[colonist] += 1
    else:
        colony.enter(place, colonist)


class SnowcatMove(Decision[Artemis]):
    """Before final scoring, a full Snowcat Garage turns Toolkits into moves and swaps, one each, until
    somebody leaves it. [ART-SUR-10b, ART-SUR-10c, ART-SUR-10e]"""

    rule = "ART-SUR-10b"

    def options(self, state: Artemis) -> list[Move]:
        colony = state.colonies[self.seat]
        if not colony.toolkits or not colony.snowcats:
            return [DONE]
        return where_from(colony)

    def resolve(self, state: Artemis, move: Move) -> None:
        if move is DONE:
            return
        state.colonies[self.seat].toolkits -= 1
        state.tell(SNOWCAT, self.seat)
        state.push(MoveWho(self.seat, IN_SHELTERS if move is FROM_SHELTERS else move.value), self)
