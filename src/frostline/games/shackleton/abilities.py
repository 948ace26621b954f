"""What comes after an action: Projects that answer to it, and the leader, in the order the player chooses."""

from __future__ import annotations

from ...core.agenda import Effect, Frame
from ...core.log import Refusal
from ...core.moves import Move
from .causes import FOR_LEADER
from .components import CANADA_B, CORNERS, ENGINEER, EUROPE_B, JAPAN_B, TYPES, USA_B
from .gains import ActivateToken, answering, give
from .goods import packed
from .moves import DONE, GAIN, LEADER, USE
from .payment import Step, can_pay, pay
from .projects import ENGINEER_CRATER, STRUCTURE
from .state import EMPTY, Shackleton
from .steps import DOORS, ONE_ACTION
from .tells import GAINS_ASTRONAUT, MINES, SEATS, USES, USES_LEADER

NOWHERE = -1


class AfterAction(Step):
    """Projects and the leader act after an action, in any order; the leader need not.
    [SHA-TURN-05, SHA-FUND-16, SHA-LEAD-11, SHA-LEAD-14, SHA-LEAD-16, SHA-LEAD-19, SHA-LEAD-20, SHA-LEAD-21]"""

    rule = "SHA-TURN-05"

    def __init__(self, seat: int, cards: tuple[int, ...], leader: int, at: int, room: int) -> None:
        self.seat = seat
        self.cards = cards
        self.leader = leader  # the leader who may act, or NOWHERE
        self.at = at  # the sector built in and the structure, or the place of the Project's Corporation
        self.room = room  # slots of the new structure still free

    def options(self, state: Shackleton) -> list[Move]:
        options = [USE[card] for card in self.cards]
        if self.leader != NOWHERE and self.leader_can(state):
            options.append(LEADER)
        if not self.cards:
            options.append(DONE)
        return options

    def leader_can(self, state: Shackleton) -> bool:
        """Whether the leader's ability can be paid and does something."""
        if not can_pay(state, self.seat, state.leader_price(self.seat), 0, 0):
            return False
        return self.leader != CANADA_B or self.canada_can(state)

    def canada_can(self, state: Shackleton) -> bool:
        """Whether Canada B finds an astronaut and a free slot in the new structure. [SHA-LEAD-11]"""
        return self.room > 0 and state.free_in(self.seat, self.at // 100) > 0 and sum(state.gateway) > 0

    def resolve(self, state: Shackleton, move: Move) -> None:
        if move is DONE:
            return
        if move is LEADER:
            if self.cards:
                state.push(AfterAction(self.seat, self.cards, NOWHERE, self.at, 0))
            state.tell(USES_LEADER, self.seat, self.leader)
            state.push(LeaderActs(self.seat, self.leader, self.at))
            pay(state, self.seat, state.leader_price(self.seat), 0, 0, FOR_LEADER)
            return
        cards = tuple([card for card in self.cards if card != move.value])
        if cards or self.leader != NOWHERE:
            state.push(AfterAction(self.seat, cards, self.leader, self.at, self.room))
        state.tell(USES.by("SHA-FUND-09"), self.seat, move.value)
        give(state, self.seat, state.printed.projects[move.value].ability.gain, "SHA-FUND-09")

    def refusal(self, state: Shackleton, move: Move) -> Refusal | None:
        if move is not LEADER or self.leader == NOWHERE:
            return None
        return Refusal("leader-price", "SHA-LEAD-01", credits=state.leader_price(self.seat))


class LeaderActs(Effect[Shackleton]):
    """What the leader does after an action, once paid."""

    def __init__(self, seat: int, leader: int, at: int) -> None:
        self.seat = seat
        self.leader = leader
        self.at = at

    def run(self, state: Shackleton) -> None:
        if self.leader == EUROPE_B:
            state.push(DOORS[ONE_ACTION](self.seat))
        elif self.leader == USA_B:
            good = state.printed.sectors[self.at % 100].resource
            state.agencies[self.seat].goods[good] += 1
            state.tell(MINES, self.seat, packed(((good, 1),)))
        elif self.leader == JAPAN_B:
            corners = [c for c in range(CORNERS) if state.tokens[c] != EMPTY and state.tokens[c] // 4 == self.at]
            state.push(ActivateToken(self.seat, tuple(corners)))
        else:
            state.push(GainInto(self.seat, self.at // 100))


class GainInto(Step):
    """Canada B: an astronaut from the Lunar Gateway goes straight into the new structure. [SHA-LEAD-11, SHA-MAR-05]"""

    rule = "SHA-LEAD-11"

    def __init__(self, seat: int, group: int) -> None:
        self.seat = seat
        self.group = group

    def options(self, state: Shackleton) -> list[Move]:
        return [GAIN[kind] for kind in range(len(TYPES)) if state.gateway[kind]]

    def resolve(self, state: Shackleton, move: Move) -> None:
        state.gateway[move.value] -= 1
        state.agencies[self.seat].base[3 * self.group + move.value] += 1
        state.tell(GAINS_ASTRONAUT, self.seat, move.value)
        state.tell(SEATS, self.seat, move.value, self.group)


def afterwards(
    state: Shackleton, seat: int, cards: list[int], leaders: tuple[int, ...], at: int, room: int
) -> list[Frame[Shackleton]]:
    """What comes after an action, in the order the player chooses."""
    leader = state.agencies[seat].leader
    if leader not in leaders:
        leader = NOWHERE
    if not cards and leader == NOWHERE:
        return []
    return [AfterAction(seat, tuple(cards), leader, at, room)]


class AfterCrater(Effect[Shackleton]):
    """After a crater action. [SHA-LEAD-14]"""

    def __init__(self, seat: int, kind: int) -> None:
        self.seat = seat
        self.kind = kind

    def run(self, state: Shackleton) -> None:
        cards = answering(state, self.seat, ENGINEER_CRATER) if self.kind == ENGINEER else []
        state.push(*afterwards(state, self.seat, cards, (EUROPE_B,), NOWHERE, 0))


class AfterBuilding(Effect[Shackleton]):
    """After a structure was built, for free or not. [SHA-LEAD-11, SHA-LEAD-19, SHA-LEAD-20, SHA-BUILD-20]"""

    def __init__(self, seat: int, structure: int, sector: int, room: int) -> None:
        self.seat = seat
        self.structure = structure
        self.sector = sector
        self.room = room

    def run(self, state: Shackleton) -> None:
        cards = answering(state, self.seat, STRUCTURE)
        at = 100 * self.structure + self.sector
        state.push(*afterwards(state, self.seat, cards, (CANADA_B, USA_B), at, self.room))


class AfterFunding(Effect[Shackleton]):
    """After a Project was funded, for free or not. [SHA-LEAD-16, SHA-LEAD-17, SHA-LEAD-21]"""

    def __init__(self, seat: int, place: int) -> None:
        self.seat = seat
        self.place = place

    def run(self, state: Shackleton) -> None:
        state.push(*afterwards(state, self.seat, [], (JAPAN_B,), self.place, 0))
