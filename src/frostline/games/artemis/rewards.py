"""Expedition rewards. (Reward index)"""

from __future__ import annotations

from ...core.agenda import Decision, Effect
from ...core.log import Refusal
from ...core.moves import Move
from .colonists import GainBuilding, PlaceColonist
from .expeditions import change_die
from .goods import ChooseKind, gain_goods, gain_vp
from .moves import COLONIST, FROM_EXPEDITION, SKIP
from .placement import homes_of, leave_home
from .powers import PIONEER
from .relic import take_relic
from .relief import Relief
from .state import NO_COLONIST, NO_TILE, Artemis, SentDie
from .tells import PER_TYPE_VP, TAKES_REWARD, TRAINS


class TakeReward(Effect[Artemis]):
    """One of the two rewards of a card.
    [ART-RWD-01, ART-RWD-02, ART-RWD-03, ART-RWD-07, ART-RWD-08, ART-RWD-09, ART-RWD-11]"""

    def __init__(self, seat: int, card: int, which: int) -> None:
        self.seat = seat
        self.card = card
        self.which = which

    def run(self, state: Artemis) -> None:
        seat, card = self.seat, self.card
        power = state.printed.cards[card].rewards[self.which]
        expedition = state.expedition(card)
        state.tell(TAKES_REWARD, seat, card * 2 + self.which)
        if power.kind == "goods":
            gain_goods(state, seat, power)
        elif power.kind == "either":
            state.push(ChooseKind(seat, power.amount))
        elif power.kind == "relief":
            state.push(Relief(seat))
        elif power.kind == "train":
            state.push(TrainWho(seat, card))
        elif power.kind == "relic":
            take_relic(state, seat)
        elif power.kind == "per-type":
            vp = power.vp * state.colonists_of(seat, power.colonist)
            state.tell(PER_TYPE_VP, seat, vp, power.colonist)
            gain_vp(state, seat, vp)
        elif power.kind == "building":
            if expedition.tile != NO_TILE:
                state.replace_expedition(card, expedition.dice, expedition.colonists, NO_TILE)
                state.push(GainBuilding(seat, expedition.tile))
        else:
            state.replace_expedition(card, expedition.dice, (0, 0, 0, 0), expedition.tile)
            for colonist in range(3, -1, -1):
                for _ in range(expedition.colonists[colonist]):
                    state.push(PlaceColonist(seat, colonist))


class TrainWho(Decision[Artemis]):
    """Training gives up one colonist from anywhere in the colony; it may be skipped.
    [ART-RWD-04, ART-RWD-05, ART-RWD-06]"""

    rule = "ART-RWD-04"

    def __init__(self, seat: int, card: int) -> None:
        self.seat = seat
        self.card = card

    def options(self, state: Artemis) -> list[Move]:
        if not sum(state.academy):
            return [SKIP]
        colony = state.colonies[self.seat]
        here = [on_expedition(state, self.seat, self.card, colonist) >= 0 for colonist in range(4)]
        return [SKIP] + [COLONIST[each] for each in range(4) if here[each] or colony.at_home(each)]

    def resolve(self, state: Artemis, move: Move) -> None:
        if move is not SKIP:
            state.push(TrainFrom(self.seat, self.card, move.value))

    def refusal(self, state: Artemis, move: Move) -> Refusal | None:
        if move.family != "colonist":
            return None
        if not sum(state.academy):
            return Refusal("academy-empty", "ART-RWD-05")
        return Refusal("none-in-colony", "ART-RWD-06", colonist=move.value)


def on_expedition(state: Artemis, seat: int, card: int, colonist: int) -> int:
    """The position of an own die on this Expedition that has such a colonist with it, or -1."""
    for position, die in enumerate(state.expedition(card).dice):
        if die.seat == seat and (die.helper == colonist or (colonist == PIONEER and die.pioneers)):
            return position
    return -1


class TrainFrom(Decision[Artemis]):
    """The colonist given up may be in Shelters, in a building or on this very Expedition. [ART-RWD-06]"""

    rule = "ART-RWD-06"

    def __init__(self, seat: int, card: int, colonist: int) -> None:
        self.seat = seat
        self.card = card
        self.colonist = colonist

    def options(self, state: Artemis) -> list[Move]:
        options = homes_of(state.colonies[self.seat], self.colonist)
        if on_expedition(state, self.seat, self.card, self.colonist) >= 0:
            options.append(FROM_EXPEDITION)
        return options

    def resolve(self, state: Artemis, move: Move) -> None:
        if move is FROM_EXPEDITION:
            position = on_expedition(state, self.seat, self.card, self.colonist)
            die = state.expedition(self.card).dice[position]
            pioneers = die.pioneers - 1 if self.colonist == PIONEER else die.pioneers
            helper = die.helper if self.colonist == PIONEER else NO_COLONIST
            change_die(state, self.card, position, SentDie(die.seat, die.face, pioneers, helper))
        else:
            leave_home(state.colonies[self.seat], self.colonist, move)
        state.discarded[self.colonist] += 1
        state.push(TrainInto(self.seat, self.colonist))


class TrainInto(Decision[Artemis]):
    """Any one colonist left in the Academy. [ART-RWD-04]"""

    rule = "ART-RWD-04"

    def __init__(self, seat: int, colonist: int) -> None:
        self.seat = seat
        self.colonist = colonist

    def options(self, state: Artemis) -> list[Move]:
        return [COLONIST[colonist] for colonist in range(4) if state.academy[colonist]]

    def resolve(self, state: Artemis, move: Move) -> None:
        state.academy[move.value] -= 1
        state.tell(TRAINS, self.seat, self.colonist, move.value)
        state.push(PlaceColonist(self.seat, move.value))

    def refusal(self, state: Artemis, move: Move) -> Refusal | None:
        return Refusal("none-in-academy", "ART-RWD-04", colonist=move.value) if move.family == "colonist" else None
