"""Setting the table. (Setting up the Game Board, Determine the Player Order)"""

from __future__ import annotations

from .components import FIELDS, SHIPS_IN_PLAY, TYPES, ZONES
from .parts import ALLOYS, CREDITS, GOODS, INFLUENCE, PROBES
from .state import NO_CARD, Ceres, Corporation, Outstation
from .tells import STARTS
from .turn import Round, deal_projects
from .yard import fill_row


def lay_out(state: Ceres) -> None:
    """Everything before Round 1; Living Quarters, Favors, tokens and slots are as on an empty table.
    [CER-SETUP-01, CER-SETUP-02, CER-SETUP-04, CER-SETUP-08, CER-SETUP-09, CER-SETUP-10, CER-SETUP-11, CER-SETUP-12]"""
    state.rings = [state.below(ZONES) for _ in state.rings]
    lay_out_spacecraft(state)
    lay_out_cards(state)
    start = state.below(state.seats)
    state.order = [(start + place) % state.seats for place in range(state.seats)]
    state.tell(STARTS, start)
    state.corporations = [new_corporation(state, state.order.index(seat)) for seat in range(state.seats)]
    state.push(Round(1))


def lay_out_spacecraft(state: Ceres) -> None:
    """Three of the four spacecraft, with as many random Workers on each as there are players.
    [CER-SETUP-03, CER-SETUP-05, CER-SETUP-06]"""
    tiles = list(range(len(state.printed.ships)))
    state.shuffle(tiles)
    state.spacecraft = tiles[:SHIPS_IN_PLAY]
    workers = [kind for kind in range(len(TYPES)) for _ in range(state.seats)]
    state.shuffle(workers)
    state.crew = []
    for ship in range(SHIPS_IN_PLAY):
        aboard = workers[ship * state.seats : (ship + 1) * state.seats]
        state.crew += [aboard.count(kind) for kind in range(len(TYPES))]


def lay_out_cards(state: Ceres) -> None:
    """The Facility pile with six cards face up, and the Settlement Projects for this number of players.
    [CER-SETUP-07, CER-SETUP-15]"""
    state.facility_deck.cards = list(range(state.printed.cards))
    state.shuffle(state.facility_deck.cards)
    fill_row(state)
    used = [number for number, project in enumerate(state.printed.projects) if project.players <= state.seats]
    state.shuffle(used)
    state.project_deck.cards = used
    deal_projects(state)


def new_corporation(state: Ceres, place: int) -> Corporation:
    """What a player starts with, by place in the player order.
    [CER-PLAYER-01, CER-PLAYER-03, CER-PLAYER-04, CER-PLAYER-05, CER-PLAYER-06, CER-PLAYER-07, CER-SETUP-13,
    CER-SETUP-14]"""
    printed = state.printed
    goods = [0] * len(GOODS)
    goods[ALLOYS] = printed.start_alloys
    goods[PROBES] = printed.start_probes
    goods[CREDITS] = printed.start_credits[place]
    goods[INFLUENCE] = printed.start_influence[place]
    outstations = [Outstation(top, NO_CARD, False) for top in printed.starting]
    return Corporation(goods, outstations, tuple([0] * len(FIELDS)), (), (), printed.leaders, 0, 0, False)
