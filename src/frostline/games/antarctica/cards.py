"""Playing Shipyard cards: one a turn, and one for each player at a stop of the Sun."""

from __future__ import annotations

from ...core.agenda import Decision
from ...core.log import Refusal
from ...core.moves import Move
from .components import ICEBREAKER, LINE, PLACING, PLUS_TWO
from .moves import PLAY, SHIP, TRACK
from .ships import is_ship
from .state import MARKED, NOWHERE, OWNER, Antarctica
from .symbols import advance, why_not_track
from .tells import PLAYS_FAST_RESEARCH, PLAYS_ICEBREAKER, PLAYS_PLACING, PLAYS_PLUS_TWO
from .tracks import movable_tracks


def playable(state: Antarctica, seat: int) -> list[Move]:
    """The kinds of card in hand that would do something now.
    [ANT-CRD-01, ANT-CRD-02, ANT-CRD-03, ANT-CRD-04, ANT-ICE-16]"""
    found: list[Move] = []
    if state.carded >> seat & 1:
        return found
    last = NOWHERE
    for kind in state.hands[seat].cards:
        if kind != last and does_something(state, seat, kind):
            found.append(PLAY[kind])
        last = kind
    return found


def does_something(state: Antarctica, seat: int, kind: int) -> bool:
    """Whether a card would have an effect. [ANT-CRD-08, ANT-CRD-09, ANT-ICE-01]"""
    if kind == ICEBREAKER:
        return bool(second_ships(state, seat))
    if kind == PLACING:
        return state.supply[seat] > 0
    if kind == PLUS_TWO:
        return state.reserve[seat] > 0
    return bool(movable_tracks(state, seat))


def second_ships(state: Antarctica, seat: int) -> list[int]:
    """A player's ships that are second in line without an Icebreaker. Where the Sun is, only the one that
    stood second when it came counts, and only before its turn.
    [ANT-ICE-01, ANT-ICE-02, ANT-ICE-03, ANT-ICE-04, ANT-ICE-15]"""
    found: list[int] = []
    for area, line in enumerate(state.lines):
        place = state.second if area == state.sun else 1
        if NOWHERE != place < len(line) and line[place] & (OWNER | MARKED) == seat:
            found.append(area * LINE + place)
    return found


def play_card(state: Antarctica, seat: int, kind: int) -> None:
    """A card leaves the hand, for good, and works.
    [ANT-CRD-02, ANT-CRD-06, ANT-CRD-09, ANT-CRD-10, ANT-CRD-11, ANT-CRD-12]"""
    state.hands[seat].cards.remove(kind)
    state.carded |= 1 << seat
    state.progress()
    if kind == ICEBREAKER:
        state.push(MarkShip(seat))
        return
    state.played[kind] += 1
    if kind == PLACING:
        state.place_scientists(state.target, seat, 1)
        state.tell(PLAYS_PLACING, seat, state.target)
    elif kind == PLUS_TWO:
        state.tell(PLAYS_PLUS_TWO, seat, state.recruit(seat, state.printed.plus_two))
    else:
        state.push(FastResearch(seat))


class MarkShip(Decision[Antarctica]):
    """Put the Icebreaker on one of your ships that is second in line. [ANT-ICE-01, ANT-ICE-11]"""

    rule = "ANT-ICE-01"

    def options(self, state: Antarctica) -> list[Move]:
        return [SHIP[ship] for ship in second_ships(state, self.seat)]

    def resolve(self, state: Antarctica, move: Move) -> None:
        area, place = move.value // LINE, move.value % LINE
        state.lines[area][place] |= MARKED
        state.tell(PLAYS_ICEBREAKER, self.seat, area)

    def refusal(self, state: Antarctica, move: Move) -> Refusal | None:
        if move.family != "ship" or not is_ship(state, move.value):
            return None
        area = move.value // LINE
        ship = state.lines[area][move.value % LINE]
        if ship & OWNER != self.seat:
            return Refusal("not-your-ship", "ANT-ICE-01")
        if ship & MARKED:
            return Refusal("marked-already", "ANT-ICE-15")
        if area == state.sun:
            return Refusal("not-second-here", "ANT-ICE-04")
        return Refusal("not-second", "ANT-ICE-01")


class FastResearch(Decision[Antarctica]):
    """Choose the track to advance three spaces on. [ANT-CRD-08, ANT-CRD-13]"""

    rule = "ANT-CRD-13"

    def options(self, state: Antarctica) -> list[Move]:
        return [TRACK[track] for track in movable_tracks(state, self.seat)]

    def resolve(self, state: Antarctica, move: Move) -> None:
        state.tell(PLAYS_FAST_RESEARCH, self.seat, move.value)
        advance(state, self.seat, move.value, state.printed.fast_research)

    def refusal(self, state: Antarctica, move: Move) -> Refusal | None:
        return why_not_track(state, self.seat, move)


def why_not_play(state: Antarctica, seat: int, kind: int) -> Refusal | None:
    """Why a Shipyard card in hand cannot be played now. [ANT-CRD-03, ANT-CRD-08]"""
    if kind not in state.hands[seat].cards:
        return None
    if state.carded >> seat & 1:
        return Refusal("carded", "ANT-CRD-03")
    if kind == ICEBREAKER:
        return Refusal("no-second-ship", "ANT-ICE-01")
    if kind == PLACING:
        return Refusal("supply-empty", "ANT-CRD-09")
    if kind == PLUS_TWO:
        return Refusal("reserve-empty", "ANT-CRD-08")
    return Refusal("no-track-moves", "ANT-CRD-08")
