"""Region 1: Expeditions are resolved one by one, closest to the deck first."""

from __future__ import annotations

from ...core.agenda import Decision, Effect
from ...core.log import Refusal
from ...core.moves import Move
from .colonists import no_room
from .directives import LONE_EXPLORER, LOST_TRAIL, QUIET_DIPLOMACY, SHOW_OF_FORCE, meet
from .expeditions import hubs
from .goods import ChooseMix, gain_vp
from .moves import INTO, REWARD, SHELTERS
from .powers import ENGINEER, MARINE, PIONEER, STEWARD
from .relief import Relief
from .rewards import TakeReward
from .state import NO_COLONIST, Artemis, Expedition
from .tells import BADGE, ENGINEER_PAYS, FAILS, RANKS, RETURNS, RETURNS_TO, STEWARD_VP, SUCCEEDS

NO_HEIR = -1


class Basecamp(Effect[Artemis]):
    """Every Expedition with dice, closest to the deck first. [ART-RES-03, ART-RES-04, ART-REFRESH-04]"""

    def run(self, state: Artemis) -> None:
        state.push(*[ResolveExpedition(each.card) for each in state.expeditions if each.dice])


class ResolveExpedition(Effect[Artemis]):
    """All dice and Pioneers together against the difficulty. [ART-RES-05]"""

    def __init__(self, card: int) -> None:
        self.card = card

    def run(self, state: Artemis) -> None:
        expedition = state.expedition(self.card)
        total = sum([die.face + die.pioneers for die in expedition.dice])
        difficulty = state.printed.cards[self.card].difficulty + state.harder
        state.push(ReturnColonists(self.card))
        if total < difficulty:
            state.tell(FAILS, -1, self.card, total, difficulty)
            fail(state, expedition)
        else:
            state.tell(SUCCEEDS, -1, self.card, total, difficulty)
            succeed(state, expedition)


def fail(state: Artemis, expedition: Expedition) -> None:
    """Everybody there gains one relief step, in turn order, and nothing else.
    [ART-RES-06, ART-RES-14, ART-EXP-08, ART-REL-08]"""
    present = {die.seat for die in expedition.dice}
    losers = [seat for seat in state.turn_order() if seat in present]
    for seat in losers:
        meet(state, seat, LOST_TRAIL)
    state.push(*[Relief(seat) for seat in losers])


def ranking(expedition: Expedition) -> list[tuple[int, int]]:
    """Seats with the sum of their own dice and Pioneers, highest first; a tie goes to the lower die.
    [ART-RES-07, ART-RES-10, ART-TIE-02]"""
    sums: dict[int, int] = {}
    for die in expedition.dice:
        sums[die.seat] = sums.get(die.seat, 0) + die.face + die.pioneers
    ranked = list(sums.items())
    ranked.sort(key=lambda entry: -entry[1])
    return ranked


def succeed(state: Artemis, expedition: Expedition) -> None:
    """First and second gain a badge and a reward, Engineers pay, the others gain relief.
    [ART-RES-08, ART-RES-09, ART-RES-11, ART-RES-12, ART-SOLO-18, ART-SOLO-19]"""
    card = expedition.card
    ranked = [seat for seat, _ in ranking(expedition)]
    for rank, (seat, total) in enumerate(ranking(expedition), 1):
        state.tell(RANKS, seat, rank, total)
    state.push(*[Relief(seat) for seat in ranked[2:]])
    for seat in ranked[2:]:
        meet(state, seat, LOST_TRAIL)
    engineers = [die.seat for seat in ranked for die in expedition.dice if die.seat == seat and die.helper == ENGINEER]
    state.push(*[ChooseEngineerGain(seat, 2) for seat in engineers if not state.is_drone(seat)])
    if len(ranked) == 1:
        if not state.is_drone(ranked[0]):
            meet(state, ranked[0], LONE_EXPLORER)
            state.push(FirstOnExpedition(ranked[0], card, ranked[0]))
    elif state.seats > 1:
        state.push(FirstOnExpedition(ranked[0], card, ranked[1]))
    elif ranked[0] == 0:
        state.push(FirstOnExpedition(0, card, NO_HEIR))
    elif ranked[1] == 0:
        state.push(GainBadge(0), ChooseReward(0, card, NO_HEIR, 0))


class FirstOnExpedition(Effect[Artemis]):
    """A badge, the choice of reward, and the Steward's points for being first; `heir` gets what is left.
    [ART-RES-08, ART-RES-12, ART-EXP-14, ART-EXP-15, ART-EXP-17, ART-SOLO-19b]"""

    def __init__(self, seat: int, card: int, heir: int) -> None:
        self.seat = seat
        self.card = card
        self.heir = heir

    def run(self, state: Artemis) -> None:
        helpers = [die.helper for die in state.expedition(self.card).dice if die.seat == self.seat]
        if MARINE in helpers:
            meet(state, self.seat, SHOW_OF_FORCE)
        stewards = helpers.count(STEWARD)
        state.push(GainBadge(self.seat), ChooseReward(self.seat, self.card, self.heir, stewards))


class GainBadge(Effect[Artemis]):
    """One badge for success. [ART-RES-08]"""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, state: Artemis) -> None:
        colony = state.colonies[self.seat]
        colony.badges += 1
        colony.acclaimed = 1
        state.tell(BADGE, self.seat)


class StewardPoints(Effect[Artemis]):
    """One point for each Steward whose owner chose first. [ART-EXP-14, ART-EXP-16, ART-EXP-18]"""

    def __init__(self, seat: int, stewards: int) -> None:
        self.seat = seat
        self.stewards = stewards

    def run(self, state: Artemis) -> None:
        if self.stewards:
            meet(state, self.seat, QUIET_DIPLOMACY)
            state.tell(STEWARD_VP, self.seat, self.stewards)
            gain_vp(state, self.seat, self.stewards)


class ChooseReward(Decision[Artemis]):
    """The first to choose takes one of the two rewards and leaves the other to the second; alone on the
    Expedition, one takes both. [ART-RES-08, ART-RES-11, ART-RES-12, ART-SOLO-19]"""

    rule = "ART-RES-08"

    def __init__(self, seat: int, card: int, heir: int, stewards: int) -> None:
        self.seat = seat
        self.card = card
        self.heir = heir
        self.stewards = stewards

    def options(self, state: Artemis) -> list[Move]:
        return REWARD[:]

    def resolve(self, state: Artemis, move: Move) -> None:
        mine = TakeReward(self.seat, self.card, move.value)
        points = StewardPoints(self.seat, self.stewards)
        if self.heir == NO_HEIR:
            state.push(mine, points)
            return
        other = TakeReward(self.heir, self.card, 1 - move.value)
        if self.heir == self.seat:
            state.push(mine, other, points)
        else:
            state.push(mine, points, GainBadge(self.heir), other)


class ChooseEngineerGain(ChooseMix):
    """An Engineer on a successful Expedition brings two resources in any mix. [ART-EXP-07]"""

    rule = "ART-EXP-07"

    def resolve(self, state: Artemis, move: Move) -> None:
        colony = state.colonies[self.seat]
        colony.energy += move.value
        colony.minerals += move.extra
        state.tell(ENGINEER_PAYS, self.seat, move.value, move.extra)


class ReturnColonists(Effect[Artemis]):
    """Dice go back to their owners, colonists to Shelters or to an own Expedition Hub with room.
    [ART-RES-02, ART-RES-13, ART-RES-14, ART-OCN-04b]"""

    def __init__(self, card: int) -> None:
        self.card = card

    def run(self, state: Artemis) -> None:
        expedition = state.expedition(self.card)
        state.replace_expedition(self.card, (), expedition.colonists, expedition.tile)
        for die in reversed(expedition.dice):
            if die.helper != NO_COLONIST:
                state.push(ReturnColonist(die.seat, die.helper))
            for _ in range(die.pioneers):
                state.push(ReturnColonist(die.seat, PIONEER))


class ReturnColonist(Decision[Artemis]):
    """One colonist comes home. [ART-RES-13, ART-OCN-04b]"""

    rule = "ART-RES-13"

    def __init__(self, seat: int, colonist: int) -> None:
        self.seat = seat
        self.colonist = colonist

    def options(self, state: Artemis) -> list[Move]:
        options = [SHELTERS]
        for hub in hubs(state.colonies[self.seat]):
            if hub.plus[self.colonist] is not None:
                options.append(INTO[hub.tile])
        return options

    def resolve(self, state: Artemis, move: Move) -> None:
        colony = state.colonies[self.seat]
        if move is SHELTERS:
            colony.shelters[self.colonist] += 1
            state.tell(RETURNS, self.seat, self.colonist)
        else:
            colony.enter(move.value, self.colonist)
            state.tell(RETURNS_TO, self.seat, self.colonist, move.value)

    def refusal(self, state: Artemis, move: Move) -> Refusal | None:
        if move.family != "into":
            return None
        for building in state.colonies[self.seat].buildings:
            if building.tile == move.value and building.power.kind != "hub":
                return Refusal("only-to-hub", "ART-RES-13")
        return no_room(state, self.seat, self.colonist, move)
