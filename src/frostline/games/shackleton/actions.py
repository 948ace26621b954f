"""Corporation actions: from the Reputation track, the boards in play and own Projects."""

from __future__ import annotations

from ...core.agenda import Effect, Frame
from ...core.log import Refusal
from ...core.moves import Move
from .causes import FOR_ACTION
from .components import PLACES
from .energy import CommandStep
from .gains import give
from .goods import REPUTATION
from .moves import DONE, TRACK, USE
from .payment import can_spend, spend
from .projects import ACTION, OWN
from .state import Shackleton
from .steps import DOORS, ONE_ACTION
from .tells import FROM_TRACK, USES


class CorporationActions(CommandStep):
    """Up to so many Corporation actions, one after another, each fully resolved before the next.
    [SHA-CORPACT-01, SHA-CORPACT-02, SHA-CORPACT-03, SHA-CORPACT-04, SHA-CORPACT-05, SHA-CORPACT-06, SHA-CORPACT-07,
    SHA-CORPACT-08, SHA-CORPACT-10, SHA-REP-02, SHA-REP-07, SHA-FUND-13]"""

    rule = "SHA-CORPACT-01"

    def __init__(self, seat: int, left: int, used: int, may_stop: bool) -> None:
        self.seat = seat
        self.left = left
        self.used = used  # actions of the Reputation track used in this Command action, as bits
        self.may_stop = may_stop

    def moves(self, state: Shackleton) -> list[Move]:
        seat = self.seat
        options = []
        reputation = state.agencies[seat].goods[REPUTATION]
        for number, reached in enumerate(state.printed.reputation_actions):
            if reputation >= reached and not self.used >> number & 1:
                options.append(TRACK[number])
        for place in range(PLACES):
            options += state.corporation(place).actions(state, place, seat)
        for card in state.agencies[seat].projects:
            if can_use(state, seat, card):
                options.append(USE[card])
        if self.may_stop:
            options.append(DONE)
        return options

    def can_go_on(self, state: Shackleton) -> bool:
        return True

    def do(self, state: Shackleton, move: Move) -> None:
        if move is DONE:
            return
        used = self.used | 1 << move.value if move.family == "track" else self.used
        if self.left > 1:
            state.push(CorporationActions(self.seat, self.left - 1, used, True))
        if move.family == "track":
            state.tell(FROM_TRACK, self.seat, move.value)
            give(state, self.seat, state.printed.reputation_gains[move.value], "SHA-CORPACT-03")
        elif move.family == "use":
            use(state, self.seat, move.value)
        else:
            for place in range(PLACES):
                corporation = state.corporation(place)
                if move in corporation.actions(state, place, self.seat):
                    corporation.act(state, place, self.seat, move)
                    return

    def why_not(self, state: Shackleton, move: Move) -> Refusal | None:
        if move.family == "track":
            if self.used >> move.value & 1:
                return Refusal("track-used", "SHA-CORPACT-05")
            return Refusal("track-not-reached", "SHA-CORPACT-04", number=state.printed.reputation_actions[move.value])
        if move.family == "use":
            return why_not_use(state, self.seat, move.value)
        for place in range(PLACES):
            found = state.corporation(place).why_not(state, place, self.seat, move)
            if found is not None:
                return found
        return None


def can_use(state: Shackleton, seat: int, card: int) -> bool:
    """Whether a Project offers a Corporation action that can be carried out now. [SHA-CORPACT-07]"""
    project = state.printed.projects[card]
    ability = project.ability
    if ability.kind == ACTION:
        return not (ability.once and card in state.agencies[seat].used) and can_spend(state, seat, ability.cost)
    if ability.kind == OWN:
        if ability.once and card in state.agencies[seat].used:
            return False
        place = state.place_of(project.corporation)
        return state.corporation(place).own_action(state, place, seat, card)
    return False


def why_not_use(state: Shackleton, seat: int, card: int) -> Refusal | None:
    """Why a Project's action is not offered."""
    if card not in state.agencies[seat].projects:
        return None
    ability = state.printed.projects[card].ability
    if ability.once and card in state.agencies[seat].used:
        return Refusal("used-this-round", "SHA-CORPACT-07")
    return Refusal("cannot-pay", "SHA-CORPACT-07") if ability.kind in (ACTION, OWN) else None


def use(state: Shackleton, seat: int, card: int) -> None:
    """Use the action of a Project. [SHA-CORPACT-07, SHA-ROUND-05]"""
    project = state.printed.projects[card]
    ability = project.ability
    state.tell(USES, seat, card)
    if ability.once:
        state.agencies[seat].used += (card,)
    if ability.kind == ACTION:
        state.push(GainOf(seat, card))
        spend(state, seat, ability.cost, FOR_ACTION)
    else:
        place = state.place_of(project.corporation)
        state.corporation(place).use(state, place, seat, card)


class GainOf(Effect[Shackleton]):
    """What a Project's action gains, once paid."""

    def __init__(self, seat: int, card: int) -> None:
        self.seat = seat
        self.card = card

    def run(self, state: Shackleton) -> None:
        give(state, self.seat, state.printed.projects[self.card].ability.gain, "SHA-CORPACT-07")


def one_action(seat: int) -> Frame[Shackleton]:
    """A single Corporation action, from any source. [SHA-CORPACT-08]"""
    return CorporationActions(seat, 1, 0, False)


DOORS[ONE_ACTION] = one_action
