"""Build a Structure: choose it, pay, choose a powered sector, and everything a new structure does."""

from __future__ import annotations

from ...core.agenda import Decision, Effect
from ...core.log import Refusal
from ...core.moves import Move
from .abilities import AfterBuilding
from .causes import FOR_STRUCTURE
from .components import (
    DOME,
    ENGINEER,
    KIND_OF,
    LABORATORY,
    PLACES,
    SCIENTIST,
    SIZES,
    STRUCTURES,
    TECHNICIAN,
    WAITING,
)  # fmt: skip
from .energy import CommandStep, consume, panel_open
from .gains import GIVERS, ActivateToken, Giver, activate, give
from .goods import CREDITS, DOMES, packed
from .legal import can_build, can_pay_structure, can_place_dome, can_start, has_site, prices, sites
from .moves import BUILD, CORNER, CORPORATION, DONE, LIFT, SECTOR
from .payment import ChoosePrice, can_pay, pay
from .state import EMPTY, Shackleton
from .tells import BUILDS, DOME_LOST, GAINS, MINES, MOVES_IN, PLACES_TOKEN, POWERS
from .tells import LABORATORY as LAB_ABILITY


class ChooseStructure(CommandStep):
    """Which of the own structures to build; Domes come left to right, the others in any order.
    [SHA-BUILD-01, SHA-BUILD-09, SHA-CMD-08]"""

    rule = "SHA-BUILD-01"

    def __init__(self, seat: int, bonus: bool) -> None:
        self.seat = seat
        self.bonus = bonus  # an Engineer was deployed

    def moves(self, state: Shackleton) -> list[Move]:
        return [BUILD[each] for each in range(len(STRUCTURES)) if can_start(state, self.seat, each, 0)]

    def can_go_on(self, state: Shackleton) -> bool:
        return can_build(state, self.seat, 0)

    def do(self, state: Shackleton, move: Move) -> None:
        state.push(PayStructure(self.seat, move.value), ChooseSector(self.seat, move.value, False, self.bonus))

    def why_not(self, state: Shackleton, move: Move) -> Refusal | None:
        if move.family != "build":
            return None
        if not state.unbuilt(self.seat, move.value):
            return Refusal("none-left", "SHA-SETUP-40", structure=move.value)
        if not can_pay_structure(state, self.seat, move.value, 0, 0):
            return Refusal("cannot-pay", "SHA-BUILD-01")
        if state.energy < state.printed.structures[KIND_OF[move.value]].energy:
            return Refusal("too-little-energy", "SHA-BUILD-02")
        return Refusal("no-site", "SHA-BUILD-06")


class PayStructure(Effect[Shackleton]):
    """Energy is consumed and the cost is paid; where a panel will be needed, its price is kept.
    [SHA-BUILD-01, SHA-BUILD-02, SHA-BUILD-20]"""

    def __init__(self, seat: int, structure: int) -> None:
        self.seat = seat
        self.structure = structure

    def run(self, state: Shackleton) -> None:
        consume(state, self.seat, state.printed.structures[KIND_OF[self.structure]].energy)
        ways = prices(state, self.seat, self.structure)
        if len(ways) > 1:
            ready = has_site(state, self.seat, self.structure, state.centre > 0)
            state.push(ChoosePrice(self.seat, tuple(ways), 0 if ready else state.printed.panel_rare))
        else:
            pay(state, self.seat, ways[0][0], ways[0][1], ways[0][2], FOR_STRUCTURE)


class ChooseSector(CommandStep):
    """Where to build: a powered sector, or any that fits while a panel lies on the central hex.
    [SHA-BUILD-03, SHA-BUILD-04, SHA-BUILD-06, SHA-BUILD-07, SHA-BUILD-08, SHA-BUILD-19, SHA-BUILD-21]"""

    rule = "SHA-BUILD-03"

    def __init__(self, seat: int, structure: int, free: bool, bonus: bool) -> None:
        self.seat = seat
        self.structure = structure
        self.free = free
        self.bonus = bonus

    def moves(self, state: Shackleton) -> list[Move]:
        found = [SECTOR[sector] for sector in sites(state, self.seat, self.structure, state.centre > 0)]
        return [DONE] if self.free and not found else found

    def can_go_on(self, state: Shackleton) -> bool:
        if has_site(state, self.seat, self.structure, state.centre > 0):
            return True
        return panel_open(state) and can_pay(state, self.seat, 0, 0, state.printed.panel_rare)

    def do(self, state: Shackleton, move: Move) -> None:
        if move is not DONE:
            if self.bonus:
                state.push(BuildBonus(self.seat, move.value))
            state.push(Raise(self.seat, self.structure, move.value))

    def why_not(self, state: Shackleton, move: Move) -> Refusal | None:
        if move.family != "sector":
            return None
        sector = move.value
        if state.tower(self.seat, sector) != EMPTY:
            return Refusal("own-structure-there", "SHA-BUILD-06")
        if state.room[sector] < SIZES[self.structure]:
            return Refusal("no-room-there", "SHA-BUILD-07", number=state.room[sector])
        if not state.fits(self.seat, self.structure, sector):
            return Refusal("same-size-there", "SHA-BUILD-06")
        return Refusal("not-powered", "SHA-BUILD-03")


class Raise(Effect[Shackleton]):
    """The structure stands: its sector is powered, its slots open, and what it does follows.
    [SHA-BUILD-04, SHA-BUILD-05, SHA-BUILD-10, SHA-BUILD-20, SHA-BUILD-21, SHA-STRUCT-01]"""

    def __init__(self, seat: int, structure: int, sector: int) -> None:
        self.seat = seat
        self.structure = structure
        self.sector = sector

    def run(self, state: Shackleton) -> None:
        if not state.panels[self.sector]:
            state.centre -= 1
            state.panels[self.sector] = 1
            state.tell(POWERS, self.seat, self.sector)
        place_structure(state, self.seat, self.structure, self.sector)
        state.push(MoveIn(self.seat, self.structure, self.sector, SIZES[self.structure]))


def place_structure(state: Shackleton, seat: int, structure: int, sector: int) -> None:
    """A structure leaves the base for a sector; its slots open. [SHA-BUILD-10]"""
    state.raise_tower(seat, structure, sector)
    state.agencies[seat].built[structure] += 1
    state.tell(BUILDS, seat, structure, sector)


def power_from_ring(state: Shackleton, sector: int) -> None:
    """A panel of the set-up: neither Energy nor Reputation. [SHA-SETUP-08, SHA-SETUP-47, SHA-SETUP-48]"""
    state.ring += 1
    state.panels[sector] = 1


def place_start_dome(state: Shackleton, seat: int, sector: int) -> None:
    """A start Dome with the next panel. [SHA-SETUP-45, SHA-SETUP-47]"""
    power_from_ring(state, sector)
    state.raise_tower(seat, DOME, sector)
    state.agencies[seat].built[DOME] += 1


class MoveIn(Decision[Shackleton]):
    """Right after building, own astronauts may move into the new structure; then it does what it does.
    [SHA-BUILD-11, SHA-BUILD-20, SHA-STRUCT-05]"""

    rule = "SHA-BUILD-11"

    def __init__(self, seat: int, structure: int, sector: int, room: int) -> None:
        self.seat = seat
        self.structure = structure
        self.sector = sector
        self.room = room

    def options(self, state: Shackleton) -> list[Move]:
        options = [DONE]
        if self.room:
            base = state.agencies[self.seat].base
            for at in range(3 * (WAITING + 1)):
                if base[at] and at // 3 != self.structure:
                    options.append(LIFT[at])
        return options

    def resolve(self, state: Shackleton, move: Move) -> None:
        if move is not DONE:
            base = state.agencies[self.seat].base
            base[3 * move.value + move.extra] -= 1
            base[3 * self.structure + move.extra] += 1
            state.tell(MOVES_IN, self.seat, move.extra, move.value, self.structure)
            state.push(MoveIn(self.seat, self.structure, self.sector, self.room - 1))
            return
        state.push(AfterBuilding(self.seat, self.structure, self.sector, self.room))
        if self.structure == DOME:
            number = state.agencies[self.seat].built[DOME]
            give(state, self.seat, state.printed.dome_bonuses[number - 1], "SHA-STRUCT-05")
        elif KIND_OF[self.structure] == KIND_OF[LABORATORY]:
            built = state.agencies[self.seat].built
            state.push(UseLaboratories(self.seat, tuple([n for n in range(3) if built[LABORATORY + n]]), self.sector))


class UseLaboratories(Decision[Shackleton]):
    """The new Laboratory and those built before work once each, in any order.
    [SHA-STRUCT-11, SHA-STRUCT-12, SHA-STRUCT-13, SHA-STRUCT-14, SHA-STRUCT-15]"""

    rule = "SHA-STRUCT-15"

    def __init__(self, seat: int, left: tuple[int, ...], sector: int) -> None:
        self.seat = seat
        self.left = left
        self.sector = sector

    def options(self, state: Shackleton) -> list[Move]:
        return [BUILD[LABORATORY + each] for each in self.left]

    def resolve(self, state: Shackleton, move: Move) -> None:
        which = move.value - LABORATORY
        left = tuple([each for each in self.left if each != which])
        if left:
            state.push(UseLaboratories(self.seat, left, self.sector))
        state.tell(LAB_ABILITY, self.seat, move.value)
        goods = state.agencies[self.seat].goods
        if which == ENGINEER:
            good = state.printed.sectors[self.sector].resource
            goods[good] += 1
            state.tell(MINES, self.seat, packed(((good, 1),)))
        elif which == TECHNICIAN:
            goods[CREDITS] += state.printed.laboratory_credits
            state.tell(GAINS.by("SHA-STRUCT-13"), self.seat, packed(((CREDITS, state.printed.laboratory_credits),)))
        else:
            assert which == SCIENTIST
            corners = [c for c in state.printed.sectors[self.sector].corners if state.tokens[c] != EMPTY]
            if corners:
                state.push(ActivateToken(self.seat, tuple(corners)))


# The bonus of an Engineer.


class BuildBonus(Decision[Shackleton]):
    """Choose a Corporation: its next token comes to the sector just built and works, or the one there does.
    [SHA-BUILD-13, SHA-BUILD-14, SHA-BUILD-15, SHA-BUILD-16, SHA-CMD-06, SHA-CMD-07]"""

    rule = "SHA-BUILD-13"

    def __init__(self, seat: int, sector: int) -> None:
        self.seat = seat
        self.sector = sector

    def options(self, state: Shackleton) -> list[Move]:
        free = free_corners(state, self.sector)
        options = []
        for place in range(PLACES):
            if tokens_of(state, self.sector, place) or (free and state.reserve[place]):
                options.append(CORPORATION[state.corps[place]])
        return options or [DONE]

    def resolve(self, state: Shackleton, move: Move) -> None:
        if move is DONE:
            return
        place = state.place_of(move.value)
        there = tokens_of(state, self.sector, place)
        if there:
            state.push(ActivateToken(self.seat, tuple(there)))
        else:
            state.push(PlaceToken(self.seat, self.sector, place))

    def refusal(self, state: Shackleton, move: Move) -> Refusal | None:
        if move.family != "corporation" or move.value not in state.corps:
            return None
        if not free_corners(state, self.sector):
            return Refusal("no-free-corner", "SHA-BUILD-15")
        return Refusal("no-token-left", "SHA-BUILD-16", corporation=move.value)


class PlaceToken(Decision[Shackleton]):
    """The next token of a Corporation goes to a free slot of the sector just built and works at once.
    [SHA-BUILD-13, SHA-BUILD-18]"""

    rule = "SHA-BUILD-13"

    def __init__(self, seat: int, sector: int, place: int) -> None:
        self.seat = seat
        self.sector = sector
        self.place = place

    def options(self, state: Shackleton) -> list[Move]:
        return [CORNER[corner] for corner in free_corners(state, self.sector)]

    def resolve(self, state: Shackleton, move: Move) -> None:
        put_token(state, self.place, move.value)
        state.tell(PLACES_TOKEN, self.seat, state.corps[self.place], move.value)
        activate(state, self.seat, move.value)

    def refusal(self, state: Shackleton, move: Move) -> Refusal | None:
        return Refusal("not-a-free-corner", "SHA-BUILD-13") if move.family == "corner" else None


def put_token(state: Shackleton, place: int, corner: int) -> None:
    """The next token leaves a Corporation's board. [SHA-BUILD-18]"""
    state.tokens[corner] = 4 * place + state.reserve[place][0]
    state.reserve[place] = state.reserve[place][1:]


def free_corners(state: Shackleton, sector: int) -> list[int]:
    """Token slots around a sector without a token."""
    return [corner for corner in state.printed.sectors[sector].corners if state.tokens[corner] == EMPTY]


def tokens_of(state: Shackleton, sector: int, place: int) -> list[int]:
    """Where tokens of a Corporation lie around a sector. [SHA-BUILD-14, SHA-BUILD-17]"""
    found = []
    for corner in state.printed.sectors[sector].corners:
        token = state.tokens[corner]
        if token != EMPTY and token // 4 == place:
            found.append(corner)
    return found


class FreeDome(Effect[Shackleton]):
    """A Dome for free: a whole build without cost, Command slot and Engineer's bonus; lost where none fits.
    [SHA-BUILD-19, SHA-BUILD-21]"""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, state: Shackleton) -> None:
        if can_place_dome(state, self.seat):
            state.push(ChooseSector(self.seat, DOME, True, False))
        else:
            state.tell(DOME_LOST, self.seat)


class DomeGiver(Giver):
    """Domes for free."""

    def give(self, state: Shackleton, seat: int, amount: int) -> None:
        for _ in range(amount):
            state.push(FreeDome(seat))


GIVERS[DOMES] = DomeGiver()
