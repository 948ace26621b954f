"""Setting the table and placing the first ships. (Setup)"""

from __future__ import annotations

from ...core.agenda import Decision, Effect
from ...core.log import Refusal
from ...core.moves import Move
from .building import reveal
from .components import AREAS, DECKS
from .moves import PLACE, TRACK
from .ships import has_room, join
from .state import PLAYING, Antarctica
from .symbols import why_not_track
from .tells import PLACES_CUBE, PLACES_SHIP, STARTING_BUILDING, STARTS
from .turn import SunMoves


def lay_out(state: Antarctica) -> None:
    """Everything before the Sun moves for the first time. What every player has is set by the number of
    players; hands, tracks and the discards are empty.
    [ANT-SET-01, ANT-SET-02, ANT-SET-03, ANT-SET-14, ANT-SET-15, ANT-SET-16, ANT-SET-17, ANT-SET-18, ANT-SET-19,
    ANT-SET-20, ANT-SET-21, ANT-SET-25, ANT-SET-26, ANT-SET-27]"""
    lay_out_buildings(state)
    lay_out_cards(state)
    state.start = state.below(state.seats)
    state.tell(STARTS, state.start)
    order = state.turn_order(state.start)
    if state.variant.first_game:
        lay_out_ships(state, order)
    else:
        state.push(*[PlaceShip(order[place]) for place in placing_order(state)])
    if state.seats == 2:
        state.agenda.insert(0, FirstCube(order[1]))
    state.agenda.insert(0, PlayBegins())


def lay_out_buildings(state: Antarctica) -> None:
    """A starting building for every open area, at random.
    [ANT-SET-03, ANT-SET-04, ANT-SET-05, ANT-SET-06, ANT-SET-07, ANT-SET-08]"""
    buildings = state.table.starting[:]
    state.shuffle(buildings)
    for area, building in zip(state.table.areas, buildings, strict=True):
        state.buildings[area] = 1 << building
        state.tell(STARTING_BUILDING, -1, building, area)


def lay_out_cards(state: Antarctica) -> None:
    """Three piles of building cards for this number of players, shuffled, the top card of each visible;
    the Shipyard cards. [ANT-SET-09, ANT-SET-10, ANT-SET-11, ANT-SET-12, ANT-SET-13, ANT-CRD-14]"""
    for deck in range(len(DECKS)):
        cards = state.decks[deck].cards
        for number, card in enumerate(state.printed.cards):
            if card.deck == deck and card.players <= state.seats:
                cards.append(number)
        state.shuffle(cards)
        reveal(state, deck)
    for kind, count in enumerate(state.printed.yard_cards):
        state.shipyard.cards.extend([kind] * count)


def placing_order(state: Antarctica) -> list[int]:
    """Who places a ship after whom, by place in the order of play. Rotating, each round starts with the
    player who ended the last. [ANT-PLC-01, ANT-PLC-02, ANT-PLC-03, ANT-PLC-04]"""
    if not state.variant.rotate_placing:
        return state.table.placing
    seats = state.seats
    return [(place - turn) % seats for turn in range(state.table.ships) for place in range(seats)]


def lay_out_ships(state: Antarctica, order: list[int]) -> None:
    """The fixed layout of a first game. [ANT-PLC-07]"""
    for area in range(len(AREAS)):
        for place in state.table.first_game[area]:
            join(state, area, order[place])
            state.tell(PLACES_SHIP, order[place], area)


class PlaceShip(Decision[Antarctica]):
    """Place a ship at the end of the line of any open area with room. Nothing follows from it.
    [ANT-PLC-01, ANT-PLC-05, ANT-PLC-06, ANT-PLC-08]"""

    rule = "ANT-PLC-05"

    def options(self, state: Antarctica) -> list[Move]:
        areas = [area for area in state.table.areas if has_room(state, area)]
        if state.variant.one_ship_per_area:
            areas = [area for area in areas if not state.lines[area]] or areas
        return [PLACE[area] for area in areas]

    def resolve(self, state: Antarctica, move: Move) -> None:
        join(state, move.value, self.seat)
        state.tell(PLACES_SHIP, self.seat, move.value)

    def refusal(self, state: Antarctica, move: Move) -> Refusal | None:
        if move.family != "place":
            return None
        if move.value not in state.table.areas:
            return Refusal("area-closed", "ANT-SET-03", area=move.value)
        if has_room(state, move.value):
            return Refusal("empty-area-first", "ANT-PLC-06", area=move.value)
        return Refusal("area-full", "ANT-PLC-05", area=move.value)


class FirstCube(Decision[Antarctica]):
    """With two players the second puts a cube on the first space of a track. Nothing follows from it.
    [ANT-SET-22, ANT-SET-23, ANT-SET-24]"""

    rule = "ANT-SET-22"

    def options(self, state: Antarctica) -> list[Move]:
        return [TRACK[track] for track in state.table.tracks]

    def resolve(self, state: Antarctica, move: Move) -> None:
        state.spare_cubes[self.seat] -= 1
        state.cubes[move.value * state.seats + self.seat] = 1
        state.tell(PLACES_CUBE, self.seat, move.value)

    def refusal(self, state: Antarctica, move: Move) -> Refusal | None:
        return why_not_track(state, self.seat, move)


class PlayBegins(Effect[Antarctica]):
    """All ships are on the board: the Sun moves for the first time. [ANT-SUN-02]"""

    def run(self, state: Antarctica) -> None:
        state.phase = PLAYING
        state.push(SunMoves())
