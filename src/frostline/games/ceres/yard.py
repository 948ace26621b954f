"""The Construction Yard: Draw & See, Corporation Expanse and Corporation Upgrade."""

from __future__ import annotations

from ...core.agenda import Decision, Effect
from ...core.log import Refusal
from ...core.moves import Move
from ...core.state import NOBODY
from .components import CONSTRUCTION
from .legal import ALL, FIRST, MAY_EXPAND, MAY_UPGRADE, NONE, alloys_less, can_build, can_draw, can_use_yard, has_single
from .moves import DRAW, EXPANSE, NOTHING, STOP, UNDER, UPGRADE
from .parts import ALLOYS, Price
from .state import NO_CARD, Ceres, Outstation, packed
from .steps import Step
from .tells import (
    DISCARDS,
    DRAWS,
    EXPANDS,
    FACILITY_PRODUCES,
    NOTHING_BUILT,
    PAYS,
    RESHUFFLES,
    REVEALS,
    UPGRADES,
    YARD_BONUS,
)


def next_card(state: Ceres) -> int:
    """The next card of the Facility pile, the discards shuffled in when it is empty. [CER-CY-10]"""
    deck = state.facility_deck.cards
    if not deck and state.facility_discard:
        deck.extend(state.facility_discard)
        deck.sort()
        state.shuffle(deck)
        state.facility_discard.clear()
        state.tell(RESHUFFLES, NOBODY)
    return deck.pop() if deck else NO_CARD


def fill(state: Ceres, place: int) -> None:
    """An empty place of the row gets a card, if there is one. [CER-CY-10]"""
    state.row[place] = next_card(state)
    if state.row[place] != NO_CARD:
        state.tell(REVEALS, NOBODY, state.row[place])


def fill_row(state: Ceres) -> None:
    """Every place of an empty row gets a card, while there are any. [CER-SETUP-07, CER-EOR-05]"""
    for place in range(len(state.row)):
        fill(state, place)


class ChooseBuilding(Step):
    """Build a Facility as a new Outstation or below a Single one, from the row or from cards drawn; before
    that, cards may be drawn for Influence. If a card can be built, one must be built.
    [CER-CY-01, CER-CY-11, CER-CY-12, CER-CY-13, CER-NEST-04, CER-PROG-13, CER-PROG-33]"""

    rule = "CER-CY-01"

    def __init__(self, seat: int, ways: int, programs: int, drawn: bool, again: bool) -> None:
        self.seat = seat
        self.ways = ways
        self.programs = programs
        self.drawn = drawn
        self.again = again

    def moves(self, state: Ceres) -> list[Move]:
        options = self.buildings(state)
        if self.drawn:
            return options or [NOTHING]
        if self.programs != NONE:
            goods = state.corporations[self.seat].goods
            for number, draw in enumerate(state.printed.draws):
                if can_draw(state, goods, draw[1]):
                    options.append(DRAW[number])
        if self.again:
            options.append(STOP)
        return options

    def buildings(self, state: Ceres) -> list[Move]:
        """Everything that can be built now."""
        corporation = state.corporations[self.seat]
        less = alloys_less(state, corporation, self.programs)
        upgrade = self.ways & MAY_UPGRADE and has_single(corporation, state.printed.cards)
        options: list[Move] = []
        for cards in (state.row, state.drawn.cards):
            for card in cards:
                if card != NO_CARD and can_build(corporation.goods, state.printed.facilities[card], less):
                    if self.ways & MAY_EXPAND:
                        options.append(EXPANSE[card])
                    if upgrade:
                        options.append(UPGRADE[card])
        return options

    def can_go_on(self, state: Ceres) -> bool:
        if self.drawn:
            return len(self.buildings(state)) > 0
        return super().can_go_on(state)

    def do(self, state: Ceres, move: Move) -> None:
        if move is STOP:
            return
        if move is NOTHING:
            state.tell(NOTHING_BUILT, self.seat)
            discard_drawn(state)
        elif move.family == "expanse":
            state.push(self.ending(state, move.value))
            pay_for(state, self.seat, move.value, self.programs)
            expand(state, self.seat, move.value)
        elif move.family == "upgrade":
            state.push(ChooseUpgraded(self.seat, move.value, self.programs), self.ending(state, move.value))
        else:
            self.draw(state, DRAW.index(move))

    def ending(self, state: Ceres, card: int) -> YardEnds:
        """What follows when a card has been built; its place in the row, if it lay there, is to be filled."""
        place = state.row.index(card) if card in state.row else NO_CARD
        return YardEnds(self.seat, self.ways, self.programs, card, place)

    def draw(self, state: Ceres, number: int) -> None:
        """Draw & See: pay Influence, look at cards. [CER-CY-11]"""
        amount, cost = state.printed.draws[number]
        state.pay(self.seat, cost)
        state.tell(PAYS, self.seat, packed(cost))
        state.drawn.owner = self.seat
        cards = state.drawn.cards
        while len(cards) < amount:
            card = next_card(state)
            if card == NO_CARD:
                break
            cards.append(card)
        cards.sort()
        state.tell(DRAWS, self.seat, len(cards))
        state.push(ChooseBuilding(self.seat, self.ways, self.programs, True, self.again))

    def why_not(self, state: Ceres, move: Move) -> Refusal | None:
        if move.family in ("draw few", "draw many"):
            if self.drawn:
                return Refusal("drawn-already", "CER-CY-11")
            return Refusal("cannot-draw", "CER-CY-11")
        if move.family not in ("expanse", "upgrade") or move.value not in state.row + state.drawn.cards:
            return None
        corporation = state.corporations[self.seat]
        if not self.ways & (MAY_EXPAND if move.family == "expanse" else MAY_UPGRADE):
            return Refusal("other-way-only", "CER-NEST-04")
        if move.family == "upgrade" and not has_single(corporation, state.printed.cards):
            return Refusal("no-single", "CER-CY-06")
        return Refusal("cannot-pay-facility", "CER-CY-02", facility=move.value)


def cost_of(state: Ceres, seat: int, card: int, programs: int) -> Price:
    """What a Facility costs a player. [CER-PROG-12]"""
    less = alloys_less(state, state.corporations[seat], programs)
    price = state.printed.facilities[card].cost
    return tuple([(good, max(0, amount - less) if good == ALLOYS else amount) for good, amount in price])


def pay_for(state: Ceres, seat: int, card: int, programs: int) -> None:
    """Pay a Facility and take it from the row or from the cards drawn. [CER-CY-02, CER-CY-03]"""
    price = cost_of(state, seat, card, programs)
    state.pay(seat, price)
    state.tell(PAYS, seat, packed(price))
    if card in state.drawn.cards:
        state.drawn.cards.remove(card)
    else:
        state.row[state.row.index(card)] = NO_CARD


def expand(state: Ceres, seat: int, card: int) -> None:
    """The Facility becomes a new Single Outstation, empty, and produces once.
    [CER-CY-02, CER-CY-07, CER-CY-09, CER-LIMIT-06]"""
    facility = state.printed.facilities[card]
    state.corporations[seat].outstations.append(Outstation(card, NO_CARD, False))
    state.tell(EXPANDS, seat, card, facility.vp)
    state.gain(seat, facility.production)
    state.tell(FACILITY_PRODUCES, seat, packed(facility.production))


class ChooseUpgraded(Decision[Ceres]):
    """Choose the Single Outstation the Facility goes below. Its Worker stays; nothing is activated.
    [CER-CY-03, CER-CY-04, CER-CY-05, CER-CY-06, CER-CY-07, CER-CY-08, CER-LIMIT-07, CER-NEST-11]"""

    rule = "CER-CY-03"

    def __init__(self, seat: int, card: int, programs: int) -> None:
        self.seat = seat
        self.card = card
        self.programs = programs

    def options(self, state: Ceres) -> list[Move]:
        found: list[Move] = []
        for outstation in state.corporations[self.seat].outstations:
            if outstation.bottom == NO_CARD and outstation.top < state.printed.cards:
                found.append(UNDER[outstation.top])
        return found

    def resolve(self, state: Ceres, move: Move) -> None:
        corporation = state.corporations[self.seat]
        pay_for(state, self.seat, self.card, self.programs)
        place = corporation.place_of(move.value)
        old = corporation.outstations[place]
        corporation.outstations[place] = Outstation(old.top, self.card, old.worker)
        state.tell(UPGRADES, self.seat, self.card, old.top, state.printed.facilities[self.card].vp)


def discard_drawn(state: Ceres) -> None:
    """The drawn cards that were not built are discarded, face up. [CER-CY-11]"""
    for card in state.drawn.cards:
        state.tell(DISCARDS, state.drawn.owner, card)
    state.facility_discard.extend(state.drawn.cards)
    state.drawn.cards = []
    state.drawn.owner = NOBODY


class YardEnds(Effect[Ceres]):
    """Discard what was drawn, fill the place of a card from the row; then Construction gives the Production once
    more, and may open the Yard once more. [CER-CY-10, CER-CY-11, CER-PROG-11, CER-PROG-13, CER-PROG-32,
    CER-PROG-34, CER-PROG-36]"""

    def __init__(self, seat: int, ways: int, programs: int, card: int, place: int) -> None:
        self.seat = seat
        self.ways = ways
        self.programs = programs
        self.card = card
        self.place = place

    def run(self, state: Ceres) -> None:
        discard_drawn(state)
        if self.place != NO_CARD:
            fill(state, self.place)
        corporation = state.corporations[self.seat]
        level = corporation.research[CONSTRUCTION]
        if self.programs != NONE and level >= 1:
            production = state.printed.facilities[self.card].production
            state.gain(self.seat, production)
            state.tell(YARD_BONUS, self.seat, packed(production))
        if self.programs != ALL or level < 3:
            return
        if can_use_yard(state, corporation, corporation.goods, self.ways, FIRST):
            state.push(ChooseBuilding(self.seat, self.ways, FIRST, False, True))
