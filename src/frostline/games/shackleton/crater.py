"""Exploit the crater: a row of sectors, what it costs, what each type of astronaut gains from it."""

from __future__ import annotations

from ...core.agenda import Decision, Effect
from ...core.log import Refusal
from ...core.moves import Move
from ...core.state import NOBODY
from .abilities import AfterCrater
from .causes import FOR_ROW
from .components import ENGINEER, EUROPE_A, EUROPE_B, SECTORS, SIZES, SLOTS, TECHNICIAN
from .gains import CloseEvent, OpenEvent, activate
from .goods import CREDITS, ROBOTS, packed
from .moves import DONE, SLOT, TOKEN
from .payment import pay
from .state import EMPTY, NEUTRAL, Shackleton
from .tells import EARNS, EXPLOITS, GAINS, MINES, PAYS_BANK, PAYS_PLAYER


def price_per_sector(state: Shackleton, seat: int, slot: int) -> int:
    """What a sector without an own structure costs. [SHA-CRATER-07, SHA-LEAD-12, SHA-LEAD-13]"""
    if state.leads(seat, EUROPE_A):
        return state.leader_price(seat)
    return state.printed.slots[slot].value


def foreign(state: Shackleton, seat: int, slot: int) -> int:
    """How many activated sectors of a row hold no own structure. [SHA-CRATER-06, SHA-CRATER-07]"""
    count = 0
    own = seat * SECTORS
    lords, towers = state.lords, state.towers
    for sector in state.printed.rows[slot]:
        if lords[sector] != NOBODY and towers[own + sector] == EMPTY:
            count += 1
    return count


def crater_price(state: Shackleton, seat: int, slot: int) -> int:
    """The Credits due for a slot in all. [SHA-CRATER-07, SHA-CRATER-10]"""
    count = foreign(state, seat, slot)
    return count * price_per_sector(state, seat, slot) if count else 0


def activated(state: Shackleton, slot: int) -> list[int]:
    """The sectors of a row with a structure, nearest first. All of them are activated.
    [SHA-CRATER-02, SHA-CRATER-03, SHA-CRATER-04, SHA-CRATER-05]"""
    return [sector for sector in state.printed.rows[slot] if state.lords[sector] != NOBODY]


def open_slots(state: Shackleton, seat: int) -> list[Move]:
    """The slots a player can use: free ones whose rows can be paid from what is held before, Robots counted.
    [SHA-CRATER-01, SHA-CRATER-10, SHA-CRATER-12, SHA-ROB-08]"""
    taken = 0
    for mark in state.marks:
        taken |= mark
    strange = taken & ~state.marks[seat]
    agency = state.agencies[seat]
    purse = agency.goods[CREDITS] + agency.goods[ROBOTS] * state.printed.robot_credits
    values = state.printed.slot_values
    if agency.leader == EUROPE_A:
        values = [state.leader_price(seat)] * SLOTS
    slots, masks = state.slots, state.printed.row_masks
    return [
        SLOT[slot]
        for slot in range(SLOTS)
        if slots[slot] == EMPTY
        and (strange & masks[slot] == 0 or (strange & masks[slot]).bit_count() * values[slot] <= purse)
    ]


def why_not_exploit(state: Shackleton, seat: int, slot: int) -> Refusal | None:
    """Why an astronaut may not go to a slot."""
    if state.slots[slot] != EMPTY:
        return Refusal("slot-taken", "SHA-CRATER-01")
    return Refusal("row-too-dear", "SHA-CRATER-10", credits=crater_price(state, seat, slot))


def exploit(state: Shackleton, seat: int, kind: int, slot: int) -> None:
    """Deploy in the crater: pay in full, then gain.
    [SHA-CRATER-01, SHA-CRATER-11, SHA-CRATER-20, SHA-TURN-02]"""
    state.slots[slot] = kind
    if state.log is not None:
        state.tell(EXPLOITS, seat, kind, slot, len(activated(state, slot)))
    price = crater_price(state, seat, slot)
    state.push(Exploit(seat, kind, slot))
    if price:
        state.push(PayOwners(seat, slot))
        pay(state, seat, price, 0, 0, FOR_ROW)


class PayOwners(Effect[Shackleton]):
    """Owners of the biggest structures receive what is due; what nobody is due goes to the bank.
    [SHA-CRATER-07, SHA-CRATER-08, SHA-CRATER-09, SHA-SOLO-42, SHA-ROB-08]"""

    def __init__(self, seat: int, slot: int) -> None:
        self.seat = seat
        self.slot = slot

    def run(self, state: Shackleton) -> None:
        price = price_per_sector(state, self.seat, self.slot)
        for sector in activated(state, self.slot):
            if state.tower(self.seat, sector) != EMPTY:
                continue
            owner = state.lords[sector]
            if owner == NEUTRAL or owner == state.bot():
                state.tell(PAYS_BANK, self.seat, price)
            else:
                state.agencies[owner].goods[CREDITS] += price
                state.tell(PAYS_PLAYER, self.seat, owner, price)


class Exploit(Effect[Shackleton]):
    """What the activated sectors give to each type of astronaut, and Europe's Credits.
    [SHA-CRATER-13, SHA-CRATER-14, SHA-CRATER-15, SHA-CRATER-19, SHA-LEAD-13, SHA-TURN-05]"""

    def __init__(self, seat: int, kind: int, slot: int) -> None:
        self.seat = seat
        self.kind = kind
        self.slot = slot

    def run(self, state: Shackleton) -> None:
        sectors = activated(state, self.slot)
        agency = state.agencies[self.seat]
        if agency.projects or agency.leader == EUROPE_B:
            state.push(AfterCrater(self.seat, self.kind))
        goods = agency.goods
        if self.kind == ENGINEER:
            mined = [state.printed.sectors[sector].resource for sector in sectors]
            for good in mined:
                goods[good] += 1
            if mined and state.log is not None:
                state.tell(MINES, self.seat, packed(tuple([(good, mined.count(good)) for good in set(mined)])))
        elif self.kind == TECHNICIAN:
            credits = state.printed.technician_credits * len(sectors)
            goods[CREDITS] += credits
            if credits:
                state.tell(EARNS, self.seat, packed(((CREDITS, credits),)))
        elif sectors:
            state.push(OpenEvent(0), RowTokens(self.seat, tuple(sectors), ()), CloseEvent(self.seat))
        if state.leads(self.seat, EUROPE_A):
            credits = state.printed.europe_gain[state.improved(self.seat)] * len(sectors)
            goods[CREDITS] += credits
            if credits:
                state.tell(GAINS.by("SHA-LEAD-13"), self.seat, packed(((CREDITS, credits),)))


class RowTokens(Decision[Shackleton]):
    """For each activated sector one token around it, each token once in the action.
    [SHA-CRATER-15, SHA-CRATER-16, SHA-CRATER-17]"""

    rule = "SHA-CRATER-17"

    def __init__(self, seat: int, sectors: tuple[int, ...], used: tuple[int, ...]) -> None:
        self.seat = seat
        self.sectors = sectors  # those still to be dealt with
        self.used = used

    def options(self, state: Shackleton) -> list[Move]:
        options: list[Move] = []
        if self.sectors:
            for corner in state.printed.sectors[self.sectors[0]].corners:
                if state.tokens[corner] != EMPTY and corner not in self.used:
                    options.append(TOKEN[corner])
        return options or [DONE]

    def resolve(self, state: Shackleton, move: Move) -> None:
        if not self.sectors:
            return
        used = self.used if move is DONE else (*self.used, move.value)
        state.push(RowTokens(self.seat, self.sectors[1:], used))
        if move is not DONE:
            activate(state, self.seat, move.value)

    def refusal(self, state: Shackleton, move: Move) -> Refusal | None:
        if move.family != "token":
            return None
        if move.value in self.used:
            return Refusal("token-used", "SHA-CRATER-16")
        return Refusal("token-elsewhere", "SHA-CRATER-15")


# Majorities.


def strength(state: Shackleton, seat: int, slot: int) -> int:
    """The sizes of an agency's structures in a row. [SHA-MAINT-03, SHA-EVE-07]"""
    total = 0
    own = seat * SECTORS
    for sector in state.printed.rows[slot]:
        structure = state.towers[own + sector]
        if structure != EMPTY:
            total += SIZES[structure]
    return total


def winner(state: Shackleton, slot: int) -> int:
    """Who wins the astronaut of a slot; neutral Domes do not compete.
    [SHA-MAINT-03, SHA-MAINT-04, SHA-MAINT-05, SHA-MAINT-07, SHA-MAINT-08, SHA-MAINT-09]"""
    best, tied = 1, [NOBODY]
    row = state.printed.row_masks[slot]
    for seat in range(len(state.agencies)):
        if state.marks[seat] & row == 0:
            continue
        sizes = strength(state, seat, slot)
        if sizes > best or (sizes == best and tied[0] == NOBODY):
            best, tied = sizes, [seat]
        elif sizes == best:
            tied.append(seat)
    if len(tied) == 1:
        return tied[0]
    biggest, owner = 0, NOBODY
    for sector in state.printed.rows[slot]:
        for seat in tied:
            structure = state.towers[seat * SECTORS + sector]
            if structure != EMPTY and SIZES[structure] > biggest:
                biggest, owner = SIZES[structure], seat
        if owner != NOBODY:
            break
    return owner


def was_tied(state: Shackleton, slot: int) -> bool:
    """Whether nearness decided. [SHA-MAINT-04]"""
    sizes = sorted([strength(state, seat, slot) for seat in range(len(state.agencies))])
    return len(sizes) > 1 and sizes[-1] == sizes[-2]
