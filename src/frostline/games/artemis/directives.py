"""Mini expansion Directives (option `directives`): secret goals, met within one round."""

from __future__ import annotations

from typing import Final

from ...core.agenda import Decision, Effect
from ...core.log import Refusal
from ...core.moves import Move
from .goods import gain_vp
from .moves import DIRECTIVE, DISCARD, DONE
from .powers import OUTFITTER, REGIONS
from .state import Artemis
from .tells import DEALT, DISCARDS, DRAWS, PLAYS

WARM_HEARTHS: Final = 0
DRY_HOLE: Final = 1
LOST_TRAIL: Final = 2
STOCKPILE_DRIVE: Final = 3
PRESTIGE_BUILD: Final = 4
BARGAIN_BUILD: Final = 5
LONE_EXPLORER: Final = 6
SHOW_OF_FORCE: Final = 7
QUIET_DIPLOMACY: Final = 8
MASS_ARRIVAL: Final = 9
DEEP_RESERVES: Final = 10
SPREAD_THIN: Final = 11
ALL_IN: Final = 12
BUILDING_BOOM: Final = 13
OUTMANOEUVRED: Final = 14

HAND: Final = 2


def meet(state: Artemis, seat: int, goal: int) -> None:
    """Note that a seat has met a goal this round."""
    if not state.is_drone(seat):
        state.colonies[seat].met |= 1 << goal


def meet_by_placement(state: Artemis) -> None:
    """Goals about where the dice lie when Placement ends."""
    owners = [state.dice_in(region) for region in range(len(REGIONS))]
    for seat in range(state.seats):
        counts = [each.count(seat) for each in owners]
        if counts[OUTFITTER] >= 3:
            meet(state, seat, STOCKPILE_DRIVE)
        if max(counts[:OUTFITTER]) >= 3:
            meet(state, seat, ALL_IN)
        if sum([count > 0 for count in counts]) >= 5:
            meet(state, seat, SPREAD_THIN)


def meet_by_reserves(state: Artemis) -> None:
    """The goal about goods held when Upkeep starts."""
    for seat in range(state.seats):
        if max(state.colonies[seat].energy, state.colonies[seat].minerals) >= 10:
            meet(state, seat, DEEP_RESERVES)


def deal(state: Artemis) -> None:
    """Two secret cards to each player. [ART-MINI-09]"""
    for seat in state.turn_order():
        for _ in range(HAND):
            card = state.directive_deck.cards.pop()
            state.hands[seat].cards.append(card)
            state.tell(DEALT, seat, card)


class DirectivesStep(Effect[Artemis]):
    """At the end of a round everybody may play what was met, or discard one, and then draws.
    [ART-MINI-10, ART-MINI-11, ART-MINI-13]"""

    def run(self, state: Artemis) -> None:
        order = state.turn_order()
        state.push(*[MayPlayDirective(seat, False) for seat in order], *[DrawDirective(seat) for seat in order])


class MayPlayDirective(Decision[Artemis]):
    """Play a card whose goal was met this round, as many as there are; who plays none may discard one
    instead. [ART-MINI-10, ART-MINI-11, ART-MINI-14]"""

    rule = "ART-MINI-10"

    def __init__(self, seat: int, played: bool) -> None:
        self.seat = seat
        self.played = played

    def options(self, state: Artemis) -> list[Move]:
        met = state.colonies[self.seat].met
        options = [DONE]
        for card in state.hands[self.seat].cards:
            if met >> card & 1:
                options.append(DIRECTIVE[card])
            if not self.played:
                options.append(DISCARD[card])
        return options

    def resolve(self, state: Artemis, move: Move) -> None:
        if move is DONE:
            return
        seat, card = self.seat, move.value
        state.hands[seat].cards.remove(card)
        if move.family == "directive":
            vp = state.printed.directives[card]
            state.directive_played.append(card)
            state.tell(PLAYS, seat, card, vp)
            gain_vp(state, seat, vp)
            state.push(MayPlayDirective(seat, True))
        else:
            state.directive_discard.append(card)
            state.tell(DISCARDS, seat, card)

    def refusal(self, state: Artemis, move: Move) -> Refusal | None:
        if move.value not in state.hands[self.seat].cards:
            return None
        if move.family == "directive":
            return Refusal("goal-not-met", "ART-MINI-10", directive=move.value)
        if move.family == "discard":
            return Refusal("played-this-round", "ART-MINI-11", directive=move.value)
        return None


class DrawDirective(Effect[Artemis]):
    """Who has fewer than two cards draws one; discarded ones are shuffled when the deck is empty.
    [ART-MINI-11, ART-MINI-12]"""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, state: Artemis) -> None:
        cards = state.directive_deck.cards
        if len(state.hands[self.seat].cards) >= HAND:
            return
        if not cards:
            cards.extend(state.directive_discard)
            state.directive_discard = []
            state.shuffle(cards)
        if cards:
            card = cards.pop()
            state.hands[self.seat].cards.append(card)
            state.tell(DRAWS, self.seat, card)
