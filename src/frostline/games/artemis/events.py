"""Events: one a round, when its letter is reached."""

from __future__ import annotations

from ...core.agenda import Effect
from .goods import ChooseKind, PayResources, gain_vp, lose
from .powers import Power
from .relic import relic_resonance
from .state import Artemis
from .tells import EVENT, UNAFFECTED
from .upkeep import resources


class EventSpot(Effect[Artemis]):
    """A spot along the board edge; the round's Event happens here if it bears this letter.
    [ART-RES-01, ART-EVT-02]"""

    def __init__(self, letter: int) -> None:
        self.letter = letter

    def run(self, state: Artemis) -> None:
        if state.printed.events[state.event].letter == self.letter:
            state.push(EventHappens())


class EventHappens(Effect[Artemis]):
    """What the card says. [ART-EVT-02, ART-EVT-03, ART-EVT-04]"""

    def run(self, state: Artemis) -> None:
        power = state.printed.events[state.event].power
        state.tell(EVENT, -1, state.event)
        if power.kind == "more-energy":
            state.vents += power.amount
        elif power.kind == "more-minerals":
            state.quarry += power.amount
        elif power.kind == "silt":
            state.quarry -= state.quarry // 2
        elif power.kind == "harder-expeditions":
            state.harder = power.amount
        elif power.kind == "dearer-sending":
            state.fee = power.amount
        elif power.kind == "dearer-buildings":
            state.surcharge = power.amount
        elif power.kind == "dearer-colonists":
            state.recruit_price = power.amount
        elif power.kind == "dearer-shelters":
            state.shelter_price = power.amount
        elif power.kind == "acclaim":
            acclaim(state, power)
        elif power.kind == "most-dice":
            most_dice(state, power)
        elif power.kind == "most-colonists":
            most_colonists(state, power)
        elif power.kind == "attack":
            attack(state, power)
        else:
            relic_resonance(state, power)


def acclaim(state: Artemis, power: Power) -> None:
    """Points for everybody who gained a badge from this round's Expeditions."""
    for seat in state.turn_order():
        if state.colonies[seat].acclaimed:
            gain_vp(state, seat, power.vp)


def most_dice(state: Artemis, power: Power) -> None:
    """Who has the most dice in a region loses goods, all who are tied; drones only compare.
    [ART-EVT-05, ART-EVT-06, ART-SOLO-24, ART-SOLO-30]"""
    owners = state.dice_in(power.region)
    most = max([owners.count(seat) for seat in owners], default=0)
    hit = [seat for seat in state.turn_order() if most and owners.count(seat) == most]
    for seat in hit:
        lose(state, seat, power.energy, power.minerals)
    if not hit:
        state.tell(UNAFFECTED, -1)


def most_of(state: Artemis, colonist: int) -> list[int]:
    """The seats with the most colonists of a type, at least one. [ART-EVT-05, ART-EVT-06]"""
    counts = [state.colonists_of(seat, colonist) for seat in range(state.seats)]
    most = max(counts)
    return [seat for seat in state.turn_order() if most and counts[seat] == most]


def most_colonists(state: Artemis, power: Power) -> None:
    """Who has the most colonists of a type gains points or resources, all who are tied.
    [ART-EVT-05, ART-EVT-07]"""
    best = most_of(state, power.colonist)
    for seat in best:
        if power.vp:
            gain_vp(state, seat, power.vp)
    if power.either:
        state.push(*[ChooseKind(seat, power.either) for seat in best])
    if not best:
        state.tell(UNAFFECTED, -1)


def attack(state: Artemis, power: Power) -> None:
    """Who has none of a type loses resources of choice; who has the most gains points.
    [ART-EVT-05, ART-EVT-07]"""
    for seat in most_of(state, power.colonist):
        gain_vp(state, seat, power.vp)
    for seat in reversed(state.turn_order()):
        amount = min(power.lose, resources(state, seat))
        if amount and not state.colonists_of(seat, power.colonist):
            state.push(PayResources(seat, amount))
