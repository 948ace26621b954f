"""The course of play of Ceres, in the order of the rulebook.

Three Rounds of four phases, then final scoring. Every class here says what happens next; the other files say
how.
"""

from __future__ import annotations

from ...core.agenda import Effect
from ...core.state import NOBODY
from .activation import NextTurn
from .components import TOKENS, TYPES
from .state import ACTIVATION, BELT, END_OF_ROUND, NO_CARD, NOT_USED, PRODUCTION, SCORING, Ceres, Outstation, packed
from .tells import BELT_TURNS, DOCKS, ENDS, PRODUCES, ROUND_BEGINS, ROUND_ENDS
from .yard import fill_row


class Round(Effect[Ceres]):
    """A Round is Asteroid Belt, Production, Activation and, but for the last, End of Round.
    [CER-ROUND-01, CER-ROUND-02, CER-ROUND-03, CER-ROUND-04, CER-EOR-08]"""

    def __init__(self, number: int) -> None:
        self.number = number

    def run(self, state: Ceres) -> None:
        state.round = self.number
        state.tell(ROUND_BEGINS, NOBODY, self.number)
        state.tell(DOCKS, NOBODY, state.spacecraft[self.number - 1])
        if self.number < state.printed.rounds:
            state.push(EndOfRound(), Round(self.number + 1))
        else:
            state.push(GameEnds())
        state.push(AsteroidBelt(), Production(), Activation())


class AsteroidBelt(Effect[Ceres]):
    """The rings turn counter-clockwise, each with the ones inside it. Probes turn with their asteroids.
    [CER-BELT-01, CER-BELT-02, CER-BELT-03, CER-BELT-04, CER-BELT-05]"""

    def run(self, state: Ceres) -> None:
        state.phase = BELT
        for ring, turn in enumerate(state.printed.turns):
            state.rings[ring] = (state.rings[ring] + turn) % 5
        state.tell(BELT_TURNS, NOBODY)


class Production(Effect[Ceres]):
    """Everybody gains the Production of all own Outstations, as far as it is visible, and asteroids.
    [CER-PROD-01, CER-PROD-02, CER-PROD-03, CER-PROD-04, CER-PROD-05, CER-LAUNCH-08]"""

    def run(self, state: Ceres) -> None:
        state.phase = PRODUCTION
        for seat in state.order:
            total = 0
            for outstation in state.corporations[seat].outstations:
                production = state.printed.facilities[outstation.top].production
                state.gain(seat, production)
                total += packed(production)
            for asteroid, owner in enumerate(state.claims):
                if owner == seat:
                    production = state.printed.asteroids[asteroid].production
                    state.gain(seat, production)
                    total += packed(production)
            state.tell(PRODUCES, seat, total)


class Activation(Effect[Ceres]):
    """Turns in player order until everybody has passed. [CER-TURN-01, CER-PASS-04]"""

    def run(self, state: Ceres) -> None:
        state.phase = ACTIVATION
        state.next_order = [NOBODY] * state.seats
        state.passes = []
        state.push(NextTurn(0))


class EndOfRound(Effect[Ceres]):
    """Spacecraft, Leaders, Workers, Favors, cards, order: everything is made ready for the next Round.
    [CER-EOR-01, CER-EOR-02, CER-EOR-03, CER-EOR-04, CER-EOR-05, CER-EOR-06, CER-EOR-07, CER-FAV-05, CER-LOC-05]"""

    def run(self, state: Ceres) -> None:
        state.phase = END_OF_ROUND
        state.tell(ROUND_ENDS, NOBODY, state.round)
        for kind in range(len(TYPES)):
            state.crew[(state.round - 1) * len(TYPES) + kind] = 0
        state.slots = [[] for _ in state.slots]
        for corporation in state.corporations:
            corporation.leaders = state.printed.leaders
            corporation.visits = 0
            corporation.passed = False
            for place, outstation in enumerate(corporation.outstations):
                if outstation.worker:
                    state.quarters[state.facility(outstation.top).type] += 1
                    corporation.outstations[place] = Outstation(outstation.top, outstation.bottom, False)
        state.favor_of = [NOBODY] * TOKENS
        state.droid = NOT_USED
        state.assistant = NOT_USED
        deal_again(state)
        state.order = state.next_order
        state.next_order = [NOBODY] * state.seats


def deal_again(state: Ceres) -> None:
    """What lies face up is discarded, and new cards are dealt. [CER-EOR-05, CER-EOR-06]"""
    state.facility_discard.extend([card for card in state.row if card != NO_CARD])
    state.row = [NO_CARD] * state.printed.row
    fill_row(state)
    state.project_discard.extend(state.projects)
    deal_projects(state)


def deal_projects(state: Ceres) -> None:
    """As many projects face up as there are players, and two more. [CER-SETUP-15, CER-EOR-05, CER-EOR-06]"""
    state.projects = []
    deck = state.project_deck.cards
    while len(state.projects) < state.seats + state.printed.project_row:
        if not deck:
            deck.extend(sorted(state.project_discard))
            state.shuffle(deck)
            state.project_discard = []
        if not deck:
            return
        state.projects.append(deck.pop())


class GameEnds(Effect[Ceres]):
    """The score sheets tell who has won. [CER-ROUND-03, CER-END-05]"""

    def run(self, state: Ceres) -> None:
        state.phase = SCORING
        for sheet in sorted(state.scores(), key=lambda each: each.place):
            state.tell(ENDS, sheet.seat, sheet.total, sheet.place)
