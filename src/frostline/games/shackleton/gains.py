"""Gaining: goods, Reputation, tokens, astronauts. What a gain needs besides counting is asked here."""

from __future__ import annotations

from typing import Final

from ...core.agenda import Decision, Effect
from ...core.log import Refusal
from ...core.moves import Move
from ...core.state import NOBODY
from .causes import FOR_MORE
from .components import CORNERS, GROUPS, PLACES, TYPES
from .goods import ASTRONAUTS, REPUTATION, TOKENS, VP, Gain
from .moves import DONE, GAIN, SEAT, TOKEN, USE
from .payment import Step, can_spend, spend
from .projects import AFTER, LESS, MORE
from .state import EMPTY, NO_EVENT, Shackleton
from .tells import ACTIVATES, GAINS, GAINS_ASTRONAUT, NOBODY_COMES, REPUTATION_FULL, SEATS, USES


class Giver:
    """Knows what happens on gaining something that is not simply held."""

    def give(self, state: Shackleton, seat: int, amount: int) -> None:
        """Gain it."""
        raise NotImplementedError


GIVERS: Final[dict[int, Giver]] = {}  # by good; other modules and Corporations add theirs


def gain_reputation(state: Shackleton, seat: int, amount: int) -> None:
    """Reputation rises; what goes beyond the last space is VP. [SHA-REP-01, SHA-REP-05]"""
    goods = state.agencies[seat].goods
    goods[REPUTATION] += amount
    over = goods[REPUTATION] - state.printed.reputation_most
    if over > 0:
        goods[REPUTATION] -= over
        goods[VP] += over
        state.tell(REPUTATION_FULL, seat, over)


def lose_reputation(state: Shackleton, seat: int, amount: int) -> None:
    """Reputation falls; what it cannot fall costs VP, as far as there are any. [SHA-REP-06]"""
    goods = state.agencies[seat].goods
    goods[REPUTATION] -= amount
    if goods[REPUTATION] < 0:
        goods[VP] = max(0, goods[VP] + state.printed.reputation_lost * goods[REPUTATION])
        goods[REPUTATION] = 0


def hold(state: Shackleton, seat: int, good: int, amount: int) -> None:
    """A good that is simply held comes in, and is noted as gained. [SHA-SETUP-05]"""
    state.agencies[seat].goods[good] += amount
    note(state, seat, good)


def note(state: Shackleton, seat: int, good: int) -> None:
    """At least one of a good was gained: Projects that answer to it are asked, once per event.
    [SHA-FUND-15, SHA-FUND-17]"""
    if state.event != NO_EVENT:
        state.event |= 1 << good
    else:
        answer(state, seat, 1 << good)


def answer(state: Shackleton, seat: int, gained: int) -> None:
    """Offer to pay for one more of what was gained. [SHA-FUND-15, SHA-FUND-16]"""
    for card in state.agencies[seat].projects:
        ability = state.printed.projects[card].ability
        if ability.kind == MORE and gained >> ability.good & 1:
            state.push(OneMore(seat, card))


def give(state: Shackleton, seat: int, gain: Gain, rule: str) -> None:
    """Gain all of something by a rule; what needs a choice is asked, in the printed order."""
    if gain.parts:
        state.tell(GAINS.by(rule), seat, gain.packed)
        receive(state, seat, gain)


def receive(state: Shackleton, seat: int, gain: Gain) -> None:
    """Gain without a word in the log."""
    goods = state.agencies[seat].goods
    for good, amount in gain.parts[::-1]:
        if good == REPUTATION:
            gain_reputation(state, seat, amount)
        elif good == VP:
            goods[VP] += amount
        elif good in GIVERS:
            GIVERS[good].give(state, seat, amount)
        else:
            hold(state, seat, good, amount)


class OneMore(Step):
    """Pay for one more of a good just gained; the extra one starts no new event.
    [SHA-FUND-15, SHA-FUND-16, SHA-FUND-17, SHA-MOO-09]"""

    rule = "SHA-FUND-17"

    def __init__(self, seat: int, card: int) -> None:
        self.seat = seat
        self.card = card

    def options(self, state: Shackleton) -> list[Move]:
        ability = state.printed.projects[self.card].ability
        return [USE[self.card], DONE] if can_spend(state, self.seat, ability.cost) else [DONE]

    def resolve(self, state: Shackleton, move: Move) -> None:
        if move is DONE:
            return
        ability = state.printed.projects[self.card].ability
        state.tell(USES.by("SHA-FUND-17"), self.seat, self.card)
        state.push(OpenEvent(0), ExtraOne(self.seat, ability.good), OpenEvent(NO_EVENT))
        spend(state, self.seat, ability.cost, FOR_MORE)


class ExtraOne(Effect[Shackleton]):
    """The one more that was paid for. [SHA-FUND-17]"""

    def __init__(self, seat: int, good: int) -> None:
        self.seat = seat
        self.good = good

    def run(self, state: Shackleton) -> None:
        give(state, self.seat, Gain(((self.good, 1),)), "SHA-FUND-17")


class OpenEvent(Effect[Shackleton]):
    """From here on gains belong to one event (0), or to none (NO_EVENT) and nobody is asked about the last one.
    [SHA-FUND-15]"""

    def __init__(self, event: int) -> None:
        self.event = event

    def run(self, state: Shackleton) -> None:
        state.event = self.event


class CloseEvent(Effect[Shackleton]):
    """All that was gained in one event is answered to. [SHA-FUND-15]"""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, state: Shackleton) -> None:
        gained = state.event
        state.event = NO_EVENT
        answer(state, self.seat, gained)


def answering(state: Shackleton, seat: int, event: int) -> list[int]:
    """The Projects of a player that answer to something that happened."""
    found = []
    if seat != state.bot():
        for card in state.agencies[seat].projects:
            ability = state.printed.projects[card].ability
            if ability.kind == AFTER and ability.event == event:
                found.append(card)
    return found


def happened(state: Shackleton, seat: int, event: int) -> None:
    """Something happened that Projects answer to with a gain."""
    for card in answering(state, seat, event):
        state.tell(USES.by("SHA-FUND-09"), seat, card)
        give(state, seat, state.printed.projects[card].ability.gain, "SHA-FUND-09")


def lessened_by(state: Shackleton, seat: int, what: int) -> int:
    """How much less something costs a player."""
    less = 0
    for card in state.agencies[seat].projects:
        ability = state.printed.projects[card].ability
        if ability.kind == LESS and ability.event == what:
            less += ability.amount
    return less


# Tokens.


def activate(state: Shackleton, seat: int, corner: int) -> None:
    """A Corporation token works, for the active player only. [SHA-CRATER-18]"""
    token = state.tokens[corner]
    place = token // 4
    state.tell(ACTIVATES, seat, state.corps[place], corner)
    state.corporation(place).token(state, place, seat, token % 4)


class ActivateToken(Decision[Shackleton]):
    """Activate one of some tokens. [SHA-CRATER-15, SHA-BUILD-17, SHA-STRUCT-14, SHA-CORPACT-03, SHA-LEAD-17,
    SHA-SETUP-45]"""

    rule = "SHA-CRATER-15"

    def __init__(self, seat: int, corners: tuple[int, ...]) -> None:
        self.seat = seat
        self.corners = corners

    def options(self, state: Shackleton) -> list[Move]:
        return [TOKEN[corner] for corner in self.corners]

    def resolve(self, state: Shackleton, move: Move) -> None:
        activate(state, self.seat, move.value)


class TokenGiver(Giver):
    """One token anywhere on the main board, so many times."""

    def give(self, state: Shackleton, seat: int, amount: int) -> None:
        corners = tuple([corner for corner in range(CORNERS) if state.tokens[corner] != EMPTY])
        for _ in range(amount):
            state.push(ActivateToken(seat, corners))


# Astronauts.


def berths(state: Shackleton, seat: int, kind: int) -> list[Move]:
    """Places for an astronaut that Corporations offer. [SHA-MAR-05]"""
    found: list[Move] = []
    for place in range(PLACES):
        found += state.corporation(place).berths(state, place, seat, kind)
    return found


def can_take(state: Shackleton, seat: int, kind: int) -> bool:
    """Whether a player has a place for an astronaut. [SHA-CORPACT-09, SHA-MAINT-06]"""
    return state.has_room(seat) or len(berths(state, seat, kind)) > 0


def takeable(state: Shackleton, seat: int, banned: int) -> list[int]:
    """The types a player could gain from the Lunar Gateway, one meeple of a type left out. [SHA-GATE-04]"""
    return [
        kind for kind in range(len(TYPES))
        if state.gateway[kind] > (1 if kind == banned else 0) and can_take(state, seat, kind)
    ]  # fmt: skip


class GainAstronaut(Decision[Shackleton]):
    """Take an astronaut out of the Lunar Gateway; with nobody to take or no place nothing happens.
    [SHA-CORPACT-09, SHA-GATE-02, SHA-GATE-03, SHA-GATE-04]"""

    rule = "SHA-GATE-02"

    def __init__(self, seat: int, banned: int) -> None:
        self.seat = seat
        self.banned = banned  # the type of the meeple just placed, which may not be taken

    def options(self, state: Shackleton) -> list[Move]:
        return [GAIN[kind] for kind in takeable(state, self.seat, self.banned)] or [DONE]

    def resolve(self, state: Shackleton, move: Move) -> None:
        if move is DONE:
            state.tell(NOBODY_COMES, self.seat)
            return
        state.gateway[move.value] -= 1
        state.tell(GAINS_ASTRONAUT, self.seat, move.value)
        state.push(ChooseSeat(self.seat, move.value))

    def refusal(self, state: Shackleton, move: Move) -> Refusal | None:
        if move.family != "gain":
            return None
        if state.gateway[move.value] == 0:
            return Refusal("nobody-there", "SHA-GATE-04", astronaut=move.value)
        if move.value == self.banned and state.gateway[move.value] == 1:
            return Refusal("just-placed", "SHA-GATE-02", astronaut=move.value)
        return Refusal("base-full", "SHA-GATE-04")


class ChooseSeat(Decision[Shackleton]):
    """An astronaut just gained takes any free slot of the base, or a berth. [SHA-STRUCT-02, SHA-BUILD-12,
    SHA-MAINT-06, SHA-MAR-05]"""

    rule = "SHA-BUILD-12"

    def __init__(self, seat: int, kind: int) -> None:
        self.seat = seat
        self.kind = kind

    def options(self, state: Shackleton) -> list[Move]:
        options = [SEAT[group] for group in range(GROUPS) if state.free_in(self.seat, group) > 0]
        return options + berths(state, self.seat, self.kind)

    def resolve(self, state: Shackleton, move: Move) -> None:
        if move.family == "seat":
            state.agencies[self.seat].base[3 * move.value + self.kind] += 1
            state.tell(SEATS, self.seat, self.kind, move.value)
            return
        for place in range(PLACES):
            corporation = state.corporation(place)
            if move in corporation.berths(state, place, self.seat, self.kind):
                corporation.seat(state, place, self.seat, self.kind, move)

    def refusal(self, state: Shackleton, move: Move) -> Refusal | None:
        if move.family != "seat":
            return None
        if state.free_in(self.seat, move.value) == 0 and state.agencies[self.seat].in_group(move.value):
            return Refusal("slots-taken", "SHA-STRUCT-03", group=move.value)
        return Refusal("not-built", "SHA-BUILD-10", group=move.value)


class AstronautGiver(Giver):
    """Astronauts from the Lunar Gateway, one after another."""

    def give(self, state: Shackleton, seat: int, amount: int) -> None:
        for _ in range(amount):
            state.push(GainAstronaut(seat, NOBODY))


GIVERS[TOKENS] = TokenGiver()
GIVERS[ASTRONAUTS] = AstronautGiver()
