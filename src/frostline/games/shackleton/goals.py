"""Goals of the Corporations, claimed at the end of one's own turn."""

from __future__ import annotations

from ...core.agenda import Decision
from ...core.log import Refusal
from ...core.moves import Move
from ...core.state import NOBODY
from .components import LEVELS, PLACES
from .goods import REPUTATION, VP
from .moves import DONE, GOAL
from .state import NO_GOAL, Shackleton
from .tells import CLAIMS


def goal_free(state: Shackleton, place: int, level: int) -> bool:
    """Whether a goal has an empty slot at this number of players. [SHA-GOAL-03, SHA-CORP-03]"""
    slots = state.printed.goal_slots[state.seats - 1][level]
    last = 6 * place + 2 * level + slots - 1  # taken last
    return slots > 0 and state.claimed[last] == NOBODY


def goal_met(state: Shackleton, seat: int, place: int, level: int) -> bool:
    """Whether a player meets a requirement. [SHA-GOAL-01, SHA-GOAL-04]"""
    corporation = state.corporation(place)
    return corporation.progress(state, place, seat) >= corporation.goals[level]


def bonus(state: Shackleton, seat: int) -> int:
    """VP more for a goal by Reputation. [SHA-GOAL-05, SHA-REP-03]"""
    reputation = state.agencies[seat].goods[REPUTATION]
    return sum([reputation >= reached for reached in state.printed.reputation_goals])


def claim(state: Shackleton, seat: int, place: int, level: int) -> None:
    """A Goal marker goes on a slot for good. [SHA-GOAL-05, SHA-GOAL-06, SHA-CORP-02]"""
    at = 6 * place + 2 * level
    if state.claimed[at] != NOBODY:
        at += 1
    state.claimed[at] = seat
    agency = state.agencies[seat]
    agency.goals[place] = level
    vp = state.printed.goal_vp[level] + bonus(state, seat)
    agency.goods[VP] += vp
    state.tell(CLAIMS, seat, state.corps[place], level, vp)


class ClaimGoals(Decision[Shackleton]):
    """Claim any number of goals that are met, at most one of each Corporation, or none.
    [SHA-TURN-04, SHA-GOAL-01, SHA-GOAL-02, SHA-GOAL-07]"""

    rule = "SHA-GOAL-01"

    def options(self, state: Shackleton) -> list[Move]:
        options = []
        for place in range(PLACES):
            if state.agencies[self.seat].goals[place] == NO_GOAL:
                corporation = state.corporation(place)
                progress = corporation.progress(state, place, self.seat)
                if progress < corporation.goals[0]:
                    continue
                for level in range(len(LEVELS)):
                    if progress >= corporation.goals[level] and goal_free(state, place, level):
                        options.append(GOAL[len(LEVELS) * corporation.number + level])
        options.append(DONE)
        return options

    def resolve(self, state: Shackleton, move: Move) -> None:
        if move is not DONE:
            claim(state, self.seat, state.place_of(move.value), move.extra)
            state.push(self)

    def refusal(self, state: Shackleton, move: Move) -> Refusal | None:
        if move.family != "goal" or move.value not in state.corps:
            return None
        place = state.place_of(move.value)
        if state.agencies[self.seat].goals[place] != NO_GOAL:
            return Refusal("goal-claimed", "SHA-GOAL-02", corporation=move.value)
        if not goal_met(state, self.seat, place, move.extra):
            return Refusal("goal-not-met", "SHA-GOAL-01", needed=len(LEVELS) * move.value + move.extra)
        return Refusal("goal-taken", "SHA-GOAL-03")
