"""Refreshing the board, before round 1 and in every Upkeep but the last. (Board setup)"""

from __future__ import annotations

from ...core.agenda import Effect
from ...core.piles import Pile
from .colonists import draw_colonist
from .events import EventHappens
from .state import NO_COLONIST, NO_TILE, Artemis, Expedition, Lot
from .tells import (
    ARRIVES,
    DOORSTEP_FULL,
    FILLS_QUARRY,
    FILLS_VENTS,
    LAYS_EXPEDITION,
    RESHUFFLES,
    REVEALS_BUILDING,
    REVEALS_EVENT,
    REWARD_BUILDING,
    REWARD_COLONIST,
    REWARDS_CLEARED,
)  # fmt: skip

AT_ONCE = 0


class Refresh(Effect[Artemis]):
    """Expeditions, their colonists, their buildings, Vents, Quarry, Gantry, Doorstep, Event.
    [ART-REFRESH-01, ART-REFRESH-16, ART-UPK-16, ART-EVT-08]"""

    def __init__(self, number: int) -> None:
        self.number = number

    def run(self, state: Artemis) -> None:
        forget_the_round(state)
        clear_expeditions(state)
        lay_expeditions(state)
        draw_reward_colonists(state)
        draw_reward_buildings(state, self.number)
        fill_vents_and_quarry(state)
        fill_gantry(state, self.number)
        fill_doorstep(state)
        reveal_event(state)


def forget_the_round(state: Artemis) -> None:
    """What lasted for a round is over. [ART-EVT-08]"""
    state.fee = state.printed.sending_fee
    state.surcharge = 0
    state.recruit_price = state.printed.recruit_price
    state.shelter_price = state.printed.shelter_price
    state.harder = 0
    for colony in state.colonies:
        colony.gained = colony.outbid = colony.acclaimed = colony.met = 0


def clear_expeditions(state: Artemis) -> None:
    """Last round's cards are discarded; rewards nobody claimed go with them. [ART-REFRESH-02, ART-REFRESH-07]"""
    for expedition in state.expeditions:
        state.expedition_discard.append(expedition.card)
        if sum(expedition.colonists) or expedition.tile != NO_TILE:
            state.tell(REWARDS_CLEARED, -1, expedition.card)
        pool = state.bag.counts if state.variant.rewards_return else state.discarded
        for colonist in range(4):
            pool[colonist] += expedition.colonists[colonist]
        if expedition.tile == NO_TILE:
            continue
        if state.variant.rewards_return:
            ocean = state.printed.empty[expedition.tile].ocean
            (state.ocean_stack if ocean else state.surface_stack).cards.insert(0, expedition.tile)
        else:
            state.boxed.append(expedition.tile)
    state.expeditions = []


def lay_expeditions(state: Artemis) -> None:
    """One fewer than players, the first drawn closest to the deck.
    [ART-REFRESH-02, ART-REFRESH-03, ART-REFRESH-04, ART-2P-03]"""
    for _ in range(state.players() - 1):
        deck = state.expedition_deck.cards
        if not deck:
            deck.extend(state.expedition_discard)
            state.expedition_discard = []
            state.shuffle(deck)
            state.tell(RESHUFFLES, -1)
        card = deck.pop()
        state.expeditions.append(Expedition(card, (), (0, 0, 0, 0), NO_TILE))
        state.tell(LAYS_EXPEDITION, -1, card)


def draw_reward_colonists(state: Artemis) -> None:
    """Colonists that are rewards are drawn at once and lie on their cards. [ART-REFRESH-05, ART-RWD-11]"""
    for expedition in state.expeditions[:]:
        counts = [0, 0, 0, 0]
        for reward in state.printed.cards[expedition.card].rewards:
            if reward.kind != "colonists":
                continue
            for _ in range(reward.amount):
                colonist = draw_colonist(state)
                if colonist != NO_COLONIST:
                    counts[colonist] += 1
                    state.tell(REWARD_COLONIST, -1, colonist, expedition.card)
        state.replace_expedition(expedition.card, (), tuple(counts), NO_TILE)


def draw_reward_buildings(state: Artemis, number: int) -> None:
    """Buildings that are rewards are drawn from the stack of the coming round. [ART-REFRESH-06]"""
    for expedition in state.expeditions[:]:
        for reward in state.printed.cards[expedition.card].rewards:
            cards = stack(state, number).cards
            if reward.kind == "building" and cards:
                tile = cards.pop()
                state.replace_expedition(expedition.card, (), expedition.colonists, tile)
                state.tell(REWARD_BUILDING, -1, tile, expedition.card)


def stack(state: Artemis, number: int) -> Pile:
    """Ocean in the first half of the game, Surface in the second. [ART-ROUND-05]"""
    return state.ocean_stack if number * 2 <= state.printed.rounds else state.surface_stack


def fill_vents_and_quarry(state: Artemis) -> None:
    """Leftovers go; the numbers of this round's cards and a little more come. [ART-REFRESH-08, ART-REFRESH-09]"""
    cards = [state.printed.cards[expedition.card] for expedition in state.expeditions]
    state.vents = state.printed.extra_resources + sum([card.energy for card in cards])
    state.quarry = state.printed.extra_resources + sum([card.minerals for card in cards])
    state.tell(FILLS_VENTS, -1, state.vents)
    state.tell(FILLS_QUARRY, -1, state.quarry)


def fill_gantry(state: Artemis, number: int) -> None:
    """One new tile per player, beyond those left over, up to the limit; the oldest lies closest.
    [ART-REFRESH-10, ART-REFRESH-11, ART-REFRESH-12, ART-REFRESH-13, ART-REFRESH-14]"""
    cards = stack(state, number).cards
    for _ in range(state.players()):
        if not cards or len(state.gantry) >= state.printed.gantry_limit:
            return
        tile = cards.pop()
        state.gantry.insert(0 if state.variant.newest_closest else len(state.gantry), Lot(tile, ()))
        state.tell(REVEALS_BUILDING, -1, tile)


def fill_doorstep(state: Artemis) -> None:
    """Two more colonists than players, beyond those left over, up to the limit. [ART-REFRESH-15]"""
    for _ in range(state.players() + state.printed.extra_colonists):
        if sum(state.doorstep) >= state.printed.doorstep_limit:
            state.tell(DOORSTEP_FULL, -1, state.printed.doorstep_limit)
            return
        colonist = draw_colonist(state)
        if colonist != NO_COLONIST:
            state.doorstep[colonist] += 1
            state.tell(ARRIVES, -1, colonist)


def reveal_event(state: Artemis) -> None:
    """The top Event; one marked "!" happens at once.
    [ART-REFRESH-17, ART-ROUND-04, ART-EVT-01, ART-EVT-09]"""
    state.event = state.event_deck.cards.pop()
    letter = state.printed.events[state.event].letter
    state.tell(REVEALS_EVENT, -1, state.event, letter)
    if letter == AT_ONCE:
        state.push(EventHappens())
