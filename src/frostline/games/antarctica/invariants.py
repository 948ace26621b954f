"""What must hold in every position of Antarctica, whatever was played."""

from __future__ import annotations

from .cards import MarkShip
from .components import BUILDINGS, ICEBREAKER, LINE, PLACING, YARD_CARDS
from .setup import PlaceShip
from .state import MARKED, NEW, OWNER, Antarctica


def broken(state: Antarctica) -> str:
    """The first invariant that does not hold, in words; empty when all is well."""
    return (
        pieces_lost(state) or lines_wrong(state) or buildings_wrong(state) or cards_lost(state) or tracks_wrong(state)
    )


def pieces_lost(state: Antarctica) -> str:
    """Every player's pieces are somewhere, once. [ANT-INV-01, ANT-INV-02, ANT-INV-03]"""
    table = state.table
    placing = sum([1 for frame in state.agenda if isinstance(frame, PlaceShip)])
    for seat in range(state.seats):
        scientists = state.supply[seat] + state.reserve[seat] + sum(state.scientists[seat :: state.seats])
        if scientists != table.supply + table.reserve:
            return f"a player has {scientists} scientists, not {table.supply + table.reserve}"
        cubes = state.spare_cubes[seat] + state.lost_cubes[seat]
        cubes += sum([1 for space in state.cubes[seat :: state.seats] if space])
        if cubes != table.cubes:
            return f"a player has {cubes} cubes, not {table.cubes}"
        ships = state.spare_ships[seat] + state.lost_ships[seat]
        ships += sum([state.ships_at(area, seat) for area in range(len(state.lines))])
        if not placing and ships != table.ships + table.spare_ships:
            return f"a player has {ships} ships, not {table.ships + table.spare_ships}"
        if min(state.supply[seat], state.reserve[seat], state.spare_ships[seat], state.spare_cubes[seat]) < 0:
            return "a player has less than nothing"
    return ""


def lines_wrong(state: Antarctica) -> str:
    """Lines are short enough, only in open areas, and marked only where an Icebreaker can lie.
    [ANT-INV-04, ANT-MOV-06, ANT-SET-03]"""
    for area, line in enumerate(state.lines):
        if len(line) > LINE or (line and area not in state.table.areas):
            return "an area holds too many ships"
        for place, ship in enumerate(line):
            if ship & OWNER >= state.seats or (ship & NEW and area != state.sun):
                return "a ship is not what it should be"
            if ship & MARKED and place != (state.second if area == state.sun else 1):
                return "an Icebreaker lies on a ship that is not second"
    return ""


def buildings_wrong(state: Antarctica) -> str:
    """Buildings are the starting ones and those of cards taken; scientists came with cards.
    [ANT-INV-05, ANT-INV-06, ANT-INV-07, ANT-BLD-21]"""
    taken = [state.printed.cards[card] for cards in state.taken for card in cards]
    for building, name in enumerate(BUILDINGS):
        found = sum([mask >> building & 1 for mask in state.buildings])
        wanted = state.table.starting.count(building) + sum([1 for card in taken if card.builds == building])
        if found != wanted or found > state.printed.totals[building]:
            return f"{name}: {found} on the board, not {wanted}"
    scientists = sum([card.scientists for card in taken]) + state.played[PLACING]
    if sum(state.scientists) != scientists:
        return f"there are {sum(state.scientists)} scientists in the areas, not {scientists}"
    return ""


def cards_lost(state: Antarctica) -> str:
    """Every Shipyard, Resource and building card is somewhere, once. [ANT-INV-08, ANT-RCD-06]"""
    for kind, name in enumerate(YARD_CARDS):
        found = state.played[kind]
        for pile in (state.shipyard, state.packet, state.boxed, *state.hands):
            found += pile.cards.count(kind)
        if kind == ICEBREAKER:
            found += sum([1 for line in state.lines for ship in line if ship & MARKED])
            found += sum([1 for frame in state.agenda if isinstance(frame, MarkShip)])
        if found != state.printed.yard_cards[kind]:
            return f"there are {found} {name} cards, not {state.printed.yard_cards[kind]}"
    if max(state.basic) > 1 or state.expertise_pile + sum(state.expertise) > state.seats:
        return "there are too many Resource cards"
    cards = [card for card in state.tops if card >= 0]
    for cards_there in [*[deck.cards for deck in state.decks], *state.taken]:
        cards += cards_there
    wanted = [number for number, card in enumerate(state.printed.cards) if card.players <= state.seats]
    return "" if sorted(cards) == wanted else "a building card is lost or there twice"


def tracks_wrong(state: Antarctica) -> str:
    """One cube to a space, none on a closed track. [ANT-INV-10, ANT-TRK-01]"""
    for track in range(len(state.printed.tracks)):
        spaces = [space for space in state.cubes[track * state.seats : (track + 1) * state.seats] if space]
        if len(set(spaces)) != len(spaces) or (spaces and track not in state.table.tracks):
            return "a cube is where it cannot be"
    return ""
