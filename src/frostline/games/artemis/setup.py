"""Setting the table. (General setup and player setup)"""

from __future__ import annotations

from ...core.piles import Pile
from .components import COPIES
from .directives import deal
from .powers import PIONEER
from .refresh import Refresh
from .state import Artemis, Colony
from .tells import STARTS
from .turn import Round


def lay_out(state: Artemis) -> None:
    """Everything before the first round. [ART-ROUND-07, ART-SETUP-09]"""
    lay_out_colonists(state)
    lay_out_stacks(state)
    lay_out_decks(state)
    for _ in range(state.seats):
        state.colonies.append(new_colony(state))
    state.start = state.below(state.seats)
    state.tell(STARTS, state.start)
    if state.variant.directives:
        deal(state)
    state.push(Refresh(1), Round(1))


def lay_out_colonists(state: Artemis) -> None:
    """Four of each type but Pioneers to the Academy, a Pioneer to each player, the rest into the bag.
    [ART-SETUP-01, ART-SETUP-02, ART-SOLO-02]"""
    printed = state.printed
    state.academy = printed.academy_supply[:]
    for colonist in range(4):
        state.bag.counts[colonist] = printed.colonists[colonist] - state.academy[colonist]
    state.bag.counts[PIONEER] -= printed.start_pioneers * state.seats


def lay_out_stacks(state: Artemis) -> None:
    """Two face-down stacks; for two players and solo the duplicates stay in the box.
    [ART-SETUP-03, ART-SETUP-04, ART-2P-01, ART-SOLO-01]"""
    tiles = list(range(len(state.printed.empty)))
    ocean = [tile for tile in tiles if state.printed.empty[tile].ocean]
    surface = [tile for tile in tiles if not state.printed.empty[tile].ocean]
    for pile, cards in ((state.ocean_stack, ocean), (state.surface_stack, surface)):
        if state.seats <= 2:
            marked = [tile for tile in cards if tile % COPIES]
            if state.variant.one_tile_out:
                marked = [marked[state.below(len(marked))]]
            state.boxed.extend(marked)
            cards = [tile for tile in cards if tile not in marked]
        state.shuffle(cards)
        pile.cards = cards


def lay_out_decks(state: Artemis) -> None:
    """Six Events of all, every Expedition, and the Directives; the Relic's cards only with the module.
    [ART-SETUP-05, ART-SETUP-06, ART-MINI-01, ART-MINI-02, ART-MINI-09]"""
    relic = state.variant.relic
    events = list(range(len(state.printed.events) - (0 if relic else 1)))
    state.shuffle(events)
    state.event_deck.cards = events[: state.printed.rounds]
    state.event_box.cards = events[state.printed.rounds :]
    state.expedition_deck.cards = list(range(len(state.printed.cards) - (0 if relic else 2)))
    state.shuffle(state.expedition_deck.cards)
    if state.variant.directives:
        state.directive_deck.cards = list(range(len(state.printed.directives)))
        state.shuffle(state.directive_deck.cards)
        state.hands = [Pile("directives", seat, []) for seat in range(state.seats)]


def new_colony(state: Artemis) -> Colony:
    """What every player starts with. [ART-SETUP-07]"""
    printed = state.printed
    shelters = [printed.start_pioneers, 0, 0, 0]
    goods = (printed.start_minerals, printed.start_energy, printed.start_toolkits)
    return Colony(*goods, 0, 0, 0, [], shelters, [], 0, 0, 0, 0, 0, 0)
