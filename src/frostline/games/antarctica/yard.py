"""Shipyard cards change hands: one for everybody else when a ship is built, or a draft."""

from __future__ import annotations

from ...core.agenda import Decision, Effect
from ...core.moves import Move
from ...core.state import NOBODY
from .components import YARD_CARDS
from .moves import NO_CARD, TAKE
from .ships import has_room, join
from .state import NEW, Antarctica
from .tells import TAKES_CARD, TAKES_NO_CARD, TAKES_OPENLY, YARD_CLOSES


def can_launch(state: Antarctica, seat: int) -> bool:
    """Whether a player has a ship to launch and the Sun's area has room for it.
    [ANT-SHP-01, ANT-SHP-05, ANT-EVT-12]"""
    return state.spare_ships[seat] > 0 and has_room(state, state.sun)


def launch(state: Antarctica, seat: int) -> None:
    """A ship goes from Available Resources to the end of the line where the Sun is; then the others may
    take a Shipyard card each. [ANT-SHP-02, ANT-SHP-03, ANT-SHP-04, ANT-SHP-10, ANT-EVT-12, ANT-EVT-13]"""
    state.spare_ships[seat] -= 1
    join(state, state.sun, seat | NEW)
    state.progress()
    hand_out(state, seat)


def hand_out(state: Antarctica, seat: int) -> None:
    """Every other player, from the right of the one who built. Where there are too few cards nobody
    gets one, and they leave the game. [ANT-SHP-06, ANT-SHP-07, ANT-SHP-08]"""
    others = state.seats - 1
    if len(state.shipyard.cards) < others:
        close_yard(state)
    else:
        state.push(*[SearchYard((seat + 1 + step) % state.seats) for step in range(others)])


def close_yard(state: Antarctica) -> None:
    """The rest of the pile leaves the game. [ANT-SHP-08, ANT-EVT-06]"""
    cards = state.shipyard.cards
    if cards:
        state.tell(YARD_CLOSES, NOBODY, len(cards))
        state.progress()
    state.boxed.cards.extend(cards)
    state.shipyard.cards = []


def kinds(cards: list[int]) -> list[int]:
    """The different kinds among cards."""
    return [kind for kind in range(len(YARD_CARDS)) if kind in cards]


def take(state: Antarctica, seat: int, card: int) -> None:
    """A card goes to a hand, which others do not see. [ANT-CRD-05, ANT-CRD-07]"""
    state.hands[seat].cards.append(card)
    state.hands[seat].cards.sort()
    state.progress()
    state.tell(TAKES_OPENLY if state.variant.open_hands else TAKES_CARD, seat, card)


class SearchYard(Effect[Antarctica]):
    """A player picks up the pile: it is nobody else's to see meanwhile. [ANT-SET-13, ANT-SHP-06]"""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, state: Antarctica) -> None:
        state.shipyard.owner = self.seat
        state.push(TakeCard(self.seat))


class TakeCard(Decision[Antarctica]):
    """Take a Shipyard card of your choice, or none. [ANT-SHP-06, ANT-SHP-09]"""

    rule = "ANT-SHP-06"

    def options(self, state: Antarctica) -> list[Move]:
        return [*[TAKE[kind] for kind in kinds(state.shipyard.cards)], NO_CARD]

    def resolve(self, state: Antarctica, move: Move) -> None:
        state.shipyard.owner = NOBODY
        if move is NO_CARD:
            state.tell(TAKES_NO_CARD, self.seat)
            return
        state.shipyard.cards.remove(move.value)
        take(state, self.seat, move.value)


def start_draft(state: Antarctica, seat: int) -> None:
    """Shuffle the pile and draw a card per player; where there are too few nobody gets one.
    [ANT-EVT-05, ANT-EVT-06]"""
    cards = state.shipyard.cards
    if len(cards) < state.seats:
        close_yard(state)
        return
    state.shuffle(cards)
    state.packet.cards = sorted(cards[: state.seats])
    state.shipyard.cards = sorted(cards[state.seats :])
    state.push(PassPacket(seat, state.seats))


class PassPacket(Effect[Antarctica]):
    """The cards of a draft come to the next player on the right. [ANT-EVT-05]"""

    def __init__(self, seat: int, left: int) -> None:
        self.seat = seat
        self.left = left

    def run(self, state: Antarctica) -> None:
        if self.left:
            state.packet.owner = self.seat
            state.push(DraftCard(self.seat), PassPacket((self.seat + 1) % state.seats, self.left - 1))
        else:
            state.packet.owner = NOBODY


class DraftCard(Decision[Antarctica]):
    """Keep one of the cards and pass the others on. [ANT-EVT-05, ANT-EVT-10]"""

    rule = "ANT-EVT-05"

    def options(self, state: Antarctica) -> list[Move]:
        return [TAKE[kind] for kind in kinds(state.packet.cards)]

    def resolve(self, state: Antarctica, move: Move) -> None:
        state.packet.cards.remove(move.value)
        take(state, self.seat, move.value)
