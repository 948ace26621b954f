"""What the network for Antarctica looks at: the features of a player and a rival, and what those leave out."""

from __future__ import annotations

from ...games.antarctica.components import AREAS, YARD_CARDS
from ...games.antarctica.state import MARKED, NO_CARD, OVER, OWNER, Antarctica
from .antarctica import ending, features

NEXT = 3  # ships in an area that are looked at one by one
QUESTIONS = [
    "AdvanceThree", "ChooseShip", "ChooseTrack", "DiscardResource", "DraftCard", "FastResearch", "FirstCube",
    "MarkShip", "MayBreakIce", "MoveShip", "MoveShipTo", "PlaceShip", "TakeAction", "TakeCard",
]  # fmt: skip


def side(state: Antarctica, seat: int) -> list[float]:
    """The features of a seat, and more about what it has."""
    found = features(state, seat)
    found += [state.supply[seat] / 5, state.reserve[seat] / 5, state.basic[seat], state.expertise[seat]]
    found += [len(state.taken[seat]), len(state.hands[seat].cards)]
    return found


def table(state: Antarctica, seat: int, rival: int) -> list[float]:
    """What lies between a seat and its rival, and the cards in the seat's hand."""
    found: list[float] = []
    areas(state, seat, rival, found)
    tracks(state, seat, rival, found)
    hand = [0.0] * len(YARD_CARDS)
    for card in state.hands[seat].cards:
        hand[card % len(YARD_CARDS)] += 1
    found += hand
    left, first = ending(state, seat)
    found += [left / 4, first, left < 4, left < 2, state.acted, state.discarded, state.extra]
    found += [1.0 if state.phase == phase else 0.0 for phase in range(OVER + 1)]
    name = type(state.agenda[-1]).__name__ if state.agenda else ""
    found += [1.0 if question == name else 0.0 for question in QUESTIONS]
    return found


def areas(state: Antarctica, seat: int, rival: int, found: list[float]) -> None:
    """Every area, the one the Sun reaches next first: its line of ships, scientists of both, buildings."""
    count, seats = len(AREAS), state.seats
    for step in range(count):
        area = (state.sun + step) % count
        line = state.lines[area]
        mine = 0
        for ship in line:
            mine += ship & OWNER == seat
        found += [mine, len(line) - mine]
        for place in range(NEXT):
            if place < len(line):
                found += [1.0 if line[place] & OWNER == seat else -1.0, line[place] & MARKED > 0]
            else:
                found += [0.0, 0.0]
        own, theirs = state.scientists[seats * area + seat], state.scientists[seats * area + rival]
        found += [own, theirs, own > theirs, own == theirs, state.buildings[area].bit_count()]


def tracks(state: Antarctica, seat: int, rival: int, found: list[float]) -> None:
    """Every track: the cubes of both; and the cards on the piles, whom they need."""
    seats = state.seats
    for track in range(len(state.printed.tracks)):
        mine, theirs = state.cubes[seats * track + seat], state.cubes[seats * track + rival]
        found += [mine / 3, theirs / 3, mine > theirs, state.spent[track].bit_count()]
    access = state.access(seat), state.access(rival)
    for deck, top in zip(state.decks, state.tops, strict=True):
        found.append(len(deck.cards) / 4)
        if top == NO_CARD:
            found += [0.0] * 5
        else:
            card = state.printed.cards[top]
            found += [1, card.scientists, card.asterisk]
            found += [(card.needs & ~reached).bit_count() for reached in access]
