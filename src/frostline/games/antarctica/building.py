"""Building a building: what it takes, and what follows. (Box B)"""

from __future__ import annotations

from ...core.agenda import Decision
from ...core.log import Refusal
from ...core.moves import Move
from ...core.state import NOBODY
from .components import Card
from .moves import BUILD, TRACK
from .state import NO_CARD, Antarctica
from .symbols import advance, why_not_track
from .tells import BUILDS, NO_TRACK, PILE_EMPTY, REVEALS, STUCK, SUBSTITUTES
from .tracks import can_move, can_use


def buildable(state: Antarctica, seat: int) -> list[Move]:
    """The visible cards a player can build in the target area now; what they require may stand elsewhere.
    [ANT-BLD-01, ANT-BLD-12, ANT-BLD-20]"""
    found: list[Move] = []
    reached = NOBODY
    here = state.buildings[state.target]
    for top in state.tops:
        if top == NO_CARD:
            continue
        card = state.printed.cards[top]
        if here & card.bit or card.scientists > state.supply[seat]:
            continue
        if reached == NOBODY:
            reached = state.access(seat)
        missing = card.needs & ~reached
        if not missing or can_replace(state, seat, missing):
            found.append(BUILD[top])
    return found


def can_replace(state: Antarctica, seat: int, missing: int) -> bool:
    """Whether one Resource card makes up for all that is missing, and may be played.
    [ANT-BLD-08, ANT-RCD-01, ANT-RCD-02, ANT-RCD-03, ANT-RCD-04]"""
    if missing & missing - 1 or state.carded >> seat & 1:
        return False
    if missing & state.printed.basic:
        return state.basic[seat] > 0
    return missing & state.printed.expertise > 0 and state.expertise[seat] > 0


def build(state: Antarctica, seat: int, number: int) -> None:
    """Pay a Resource card if one is needed, place building and scientists, take the card, reveal the next,
    then advance. [ANT-BLD-03, ANT-BLD-10, ANT-BLD-13, ANT-BLD-17, ANT-BLD-18, ANT-BLD-19]"""
    card = state.printed.cards[number]
    missing = card.needs & ~state.access(seat)
    if missing:
        substitute(state, seat, missing)
    state.buildings[state.target] |= card.bit
    state.place_scientists(state.target, seat, card.scientists)
    state.tell(BUILDS, seat, card.builds, state.target, card.scientists)
    state.taken[seat].append(number)
    reveal(state, card.deck)
    if card.points:
        state.push(ChooseTrack(seat, card.points))


def substitute(state: Antarctica, seat: int, missing: int) -> None:
    """A Resource card stands in for one building; it helps nobody else.
    [ANT-RCD-01, ANT-RCD-03, ANT-RCD-05, ANT-RCD-07]"""
    state.carded |= 1 << seat
    basic = missing & state.printed.basic != 0
    if basic:
        state.basic[seat] = 0
    else:
        state.expertise[seat] -= 1
    state.tell(SUBSTITUTES, seat, missing.bit_length() - 1, 0 if basic else 1)


def reveal(state: Antarctica, deck: int) -> None:
    """The next card of a pile is the visible one. [ANT-BLD-18, ANT-BLD-20, ANT-SET-12]"""
    cards = state.decks[deck].cards
    if cards:
        state.tops[deck] = cards.pop()
        state.tell(REVEALS, NOBODY, state.tops[deck])
    else:
        state.tops[deck] = NO_CARD
        state.tell(PILE_EMPTY, NOBODY, deck)


class ChooseTrack(Decision[Antarctica]):
    """Choose the track for the points of the building: any open one you are on or can enter.
    [ANT-BLD-15, ANT-BLD-16]"""

    rule = "ANT-BLD-15"

    def __init__(self, seat: int, points: int) -> None:
        self.seat = seat
        self.points = points

    def options(self, state: Antarctica) -> list[Move]:
        usable = [TRACK[track] for track in state.table.tracks if can_use(state, track, self.seat)]
        return usable or [TRACK[state.table.tracks[0]]]

    def resolve(self, state: Antarctica, move: Move) -> None:
        if can_move(state, move.value, self.seat):
            advance(state, self.seat, move.value, self.points)
        elif can_use(state, move.value, self.seat):
            state.tell(STUCK, self.seat, move.value, self.points)
        else:
            state.tell(NO_TRACK, self.seat, self.points)

    def refusal(self, state: Antarctica, move: Move) -> Refusal | None:
        return why_not_track(state, self.seat, move)


def why_not_build(state: Antarctica, seat: int, number: int) -> Refusal | None:
    """What stands in the way of building a visible card. [ANT-BLD-01, ANT-BLD-03, ANT-BLD-09, ANT-BLD-11]"""
    if number not in state.tops:
        return None
    card = state.printed.cards[number]
    if state.acted:
        return Refusal("acted", "ANT-TRN-02")
    if state.buildings[state.target] & card.bit:
        return Refusal("building-there", "ANT-BLD-11", building=card.builds, area=state.target)
    if card.scientists > state.supply[seat]:
        return Refusal("few-scientists", "ANT-BLD-09", amount=card.scientists, have=state.supply[seat])
    return why_no_access(state, seat, card)


def why_no_access(state: Antarctica, seat: int, card: Card) -> Refusal:
    """Which building a player lacks access to, and why no Resource card helps. [ANT-BLD-03, ANT-BLD-08]"""
    missing = card.needs & ~state.access(seat)
    first = (missing & -missing).bit_length() - 1
    if missing & missing - 1:
        second = missing.bit_length() - 1
        return Refusal("no-access-two", "ANT-BLD-08", building=first, building2=second)
    if state.carded >> seat & 1:
        return Refusal("no-access-carded", "ANT-CRD-03", building=first)
    return Refusal("no-access", "ANT-BLD-03", building=first)
