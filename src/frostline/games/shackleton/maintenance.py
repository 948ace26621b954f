"""The Maintenance phase: Corporations, astronauts of the crater, income, payment, cleanup."""

from __future__ import annotations

from ...core.agenda import Decision, Effect
from ...core.moves import Move
from ...core.state import NOBODY
from .automa import BotSeats, bot_income, bot_wins, reset_solo_deck
from .components import (
    DOME,
    ENGINEER,
    GROUPS,
    HEADQUARTERS,
    KIND_OF,
    PLACES,
    SECTORS,
    SLOTS,
    TYPES,
    WORKSHOP,
)  # fmt: skip
from .crater import was_tied, winner
from .gains import ChooseSeat, can_take, gain_reputation, lessened_by, lose_reputation
from .goods import CREDITS, REPUTATION, ROBOTS, VP, packed
from .moves import DONE, LIFT, PAY, ROBOT, SEAT
from .projects import LESS_UPKEEP
from .state import EMPTY, MAINTENANCE, Shackleton
from .tells import (
    DOME_INCOME,
    HEADQUARTERS_INCOME,
    MISSING,
    NO_ROOM,
    NOBODY_WINS,
    PAYS,
    REORGANISES,
    UPKEEP,
    WINS,
    WINS_TIE,
)  # fmt: skip
from .tells import (
    MAINTENANCE as BEGINS,
)


class Maintenance(Effect[Shackleton]):
    """The steps in order; players in turn order where they come one by one.
    [SHA-MAINT-01, SHA-MAINT-12, SHA-MAINT-14, SHA-MAINT-18, SHA-MAINT-19, SHA-SOLO-108]"""

    def run(self, state: Shackleton) -> None:
        state.phase = MAINTENANCE
        state.tell(BEGINS, NOBODY, state.round)
        state.push(Cleanup())
        people = [seat for seat in state.order if seat != state.bot()]
        state.push(*[PayUpkeep(seat) for seat in people])
        for seat in state.order[::-1]:
            if seat == state.bot():
                state.push(BotIncome())
            else:
                state.push(BeginReorganising(seat), Income(seat))
        state.push(Retrieve(0))
        for place in range(PLACES):
            state.corporation(place).maintain(state, place)


class Retrieve(Effect[Shackleton]):
    """Astronauts of the crater, one by one from the topmost slot clockwise, go to whoever is biggest in their row.
    [SHA-MAINT-02, SHA-MAINT-03, SHA-MAINT-06, SHA-MAINT-07, SHA-MAINT-09, SHA-INV-09]"""

    def __init__(self, slot: int) -> None:
        self.slot = slot

    def run(self, state: Shackleton) -> None:
        for slot in range(self.slot, SLOTS):
            kind = state.slots[slot]
            if kind == EMPTY:
                continue
            state.slots[slot] = EMPTY
            seat = winner(state, slot)
            if seat == NOBODY:
                state.tell(NOBODY_WINS, NOBODY, kind, slot)
                state.gateway[kind] += 1
                continue
            if state.log is not None:
                state.tell(WINS_TIE if was_tied(state, slot) else WINS, seat, kind, slot)
            state.push(PlaceWon(seat, kind), Retrieve(slot + 1))
            for place in range(PLACES):
                state.corporation(place).won(state, place, seat, slot)
            return
        if state.bot() != NOBODY:
            state.push(BotSeats())


class PlaceWon(Effect[Shackleton]):
    """The winner must take the astronaut in; without room it goes to the Lunar Gateway. [SHA-MAINT-06, SHA-SOLO-107]"""

    def __init__(self, seat: int, kind: int) -> None:
        self.seat = seat
        self.kind = kind

    def run(self, state: Shackleton) -> None:
        if self.seat == state.bot():
            bot_wins(state, self.kind)
        elif can_take(state, self.seat, self.kind):
            state.push(ChooseSeat(self.seat, self.kind))
        else:
            state.tell(NO_ROOM, self.seat, self.kind)
            state.gateway[self.kind] += 1


class BeginReorganising(Effect[Shackleton]):
    """Everybody may be moved twice, which is more than any rearrangement needs. [SHA-MAINT-11]"""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, state: Shackleton) -> None:
        state.push(Reorganise(self.seat, 2 * sum(state.agencies[self.seat].base)))


class Reorganise(Decision[Shackleton]):
    """Before income, own astronauts may move to free slots, any number of times within reason; any arrangement can
    be reached. [SHA-MAINT-10, SHA-MAINT-11]"""

    rule = "SHA-MAINT-10"

    def __init__(self, seat: int, left: int) -> None:
        self.seat = seat
        self.left = left  # moves left, more than any rearrangement needs

    def options(self, state: Shackleton) -> list[Move]:
        options = [DONE]
        if self.left:
            base = state.agencies[self.seat].base
            free = [group for group in range(GROUPS) if state.free_in(self.seat, group) > 0]
            for at in range(3 * GROUPS):
                if base[at] and (len(free) > 1 or (free and free[0] != at // 3)):
                    options.append(LIFT[at])
        return options

    def resolve(self, state: Shackleton, move: Move) -> None:
        if move is not DONE:
            state.push(MoveTo(self.seat, move.value, move.extra, self.left))


class MoveTo(Decision[Shackleton]):
    """Where the astronaut moves. [SHA-MAINT-10]"""

    rule = "SHA-MAINT-10"

    def __init__(self, seat: int, group: int, kind: int, left: int) -> None:
        self.seat = seat
        self.group = group
        self.kind = kind
        self.left = left

    def options(self, state: Shackleton) -> list[Move]:
        return [SEAT[group] for group in range(GROUPS) if group != self.group and state.free_in(self.seat, group) > 0]

    def resolve(self, state: Shackleton, move: Move) -> None:
        base = state.agencies[self.seat].base
        base[3 * self.group + self.kind] -= 1
        base[3 * move.value + self.kind] += 1
        state.tell(REORGANISES, self.seat, self.kind, self.group, move.value)
        state.push(Reorganise(self.seat, self.left - 1))


class Income(Effect[Shackleton]):
    """Income of the Corporations, the Domes, the Headquarters. [SHA-MAINT-12, SHA-STRUCT-06, SHA-STRUCT-19]"""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, state: Shackleton) -> None:
        agency = state.agencies[self.seat]
        for place in range(PLACES):
            state.corporation(place).income(state, place, self.seat)
        total = 0
        for kind in range(len(TYPES)):
            crew = agency.base[3 * DOME + kind]
            for good, amount in state.printed.dome_income[kind]:
                agency.goods[good] += crew * amount
                total += packed(((good, crew * amount),))
        if total:
            state.tell(DOME_INCOME, self.seat, total)
        crew = agency.in_group(HEADQUARTERS)
        for good, amount in state.printed.headquarters_income:
            if crew and good == REPUTATION:
                state.tell(HEADQUARTERS_INCOME, self.seat, packed(((good, crew * amount),)))
                gain_reputation(state, self.seat, crew * amount)


def upkeep(state: Shackleton, seat: int) -> int:
    """What a player has to pay: Reputation's surcharge and structures, less Engineers of the top Workshop.
    [SHA-MAINT-13, SHA-MAINT-14, SHA-STRUCT-07, SHA-STRUCT-20, SHA-REP-04, SHA-MAR-04]"""
    agency = state.agencies[seat]
    printed = state.printed
    due = sum([agency.goods[REPUTATION] >= reached for reached in printed.reputation_upkeep])
    for structure in state.towers[seat * SECTORS : (seat + 1) * SECTORS]:
        if structure != EMPTY:
            due += printed.structures[KIND_OF[structure]].upkeep
    due -= printed.workshop_less[0] * agency.base[3 * WORKSHOP + ENGINEER]
    due -= lessened_by(state, seat, LESS_UPKEEP)
    return max(0, due)


class PayUpkeep(Effect[Shackleton]):
    """Pay the maintenance costs. [SHA-MAINT-13]"""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, state: Shackleton) -> None:
        due = upkeep(state, self.seat)
        state.push(SettleUpkeep(self.seat, due, due))


class SettleUpkeep(Decision[Shackleton]):
    """As many Credits as there are must be paid, Robots need not; each missing one costs Reputation.
    [SHA-MAINT-15, SHA-MAINT-16, SHA-ROB-08]"""

    rule = "SHA-MAINT-15"

    def __init__(self, seat: int, due: int, left: int) -> None:
        self.seat = seat
        self.due = due
        self.left = left

    def options(self, state: Shackleton) -> list[Move]:
        robots = state.agencies[self.seat].goods[ROBOTS]
        return [PAY, ROBOT[CREDITS]] if self.left and robots else [PAY]

    def resolve(self, state: Shackleton, move: Move) -> None:
        goods = state.agencies[self.seat].goods
        if move is not PAY:
            goods[ROBOTS] -= 1
            state.tell(PAYS.by("SHA-ROB-08"), self.seat, packed(((ROBOTS, 1),)))
            state.push(SettleUpkeep(self.seat, self.due, max(0, self.left - state.printed.robot_credits)))
            return
        paid = min(self.left, goods[CREDITS])
        goods[CREDITS] -= paid
        state.tell(UPKEEP, self.seat, paid, self.due)
        missing = self.left - paid
        if missing:
            reputation, vp = goods[REPUTATION], goods[VP]
            lose_reputation(state, self.seat, missing)
            state.tell(MISSING, self.seat, missing, reputation - goods[REPUTATION], vp - goods[VP])


class BotIncome(Effect[Shackleton]):
    """AstroBot's income. [SHA-SOLO-103, SHA-SOLO-104]"""

    def run(self, state: Shackleton) -> None:
        bot_income(state)


class Cleanup(Effect[Shackleton]):
    """The Command area is emptied, once-per-round actions are fresh again. [SHA-MAINT-17, SHA-CMD-09, SHA-ROUND-05]"""

    def run(self, state: Shackleton) -> None:
        state.lines = [(), (), ()]
        for agency in state.agencies:
            agency.used = ()
        if state.bot() != NOBODY:
            reset_solo_deck(state)
