"""Advancing on a track, and the seven symbols that are triggered on the way. (Research Track Actions)"""

from __future__ import annotations

from ...core.agenda import Decision, Effect
from ...core.log import Refusal
from ...core.moves import Move
from .components import BASIC_CARD, EXPERTISE_CARD, LINE, MOVE_SHIP, NEW_SHIP, SCIENTIST, SHIPYARD_DRAFT
from .moves import NO_ADVANCE, SHIP, STAY, TO, TRACK
from .ships import is_ship, join, leave, target_areas
from .state import NEW, OWNER, Antarctica
from .tells import (
    ADVANCES,
    ADVANCES_NOT,
    GAINS_BASIC,
    GAINS_EXPERTISE,
    GAINS_SCIENTIST,
    GAINS_SHIP,
    MOVES_SHIP,
    NO_BASIC,
    NO_EXPERTISE,
    NO_ROOM,
    NO_SCIENTIST,
    NO_SHIP,
    STAYS,
    TRIGGERS,
)
from .tracks import movable_tracks, move_cube, symbols_passed
from .yard import can_launch, launch, start_draft


def advance(state: Antarctica, seat: int, track: int, points: int) -> None:
    """The cube goes its whole way; then the symbols it passed are resolved in order, each with all that
    follows from it before the next. [ANT-TRK-05, ANT-TRK-16, ANT-TRK-17, ANT-TRK-18, ANT-TRK-22]"""
    start = state.space_of(track, seat)
    end = move_cube(state, track, seat, points)
    state.tell(ADVANCES, seat, track, end, points)
    passed = symbols_passed(state, track, start, end)
    if passed:
        state.push(*[Symbol(seat, track, symbol) for symbol in passed])


class Symbol(Effect[Antarctica]):
    """A triggered symbol: red for the one who passed it, blue for all, beginning with that one.
    [ANT-TRK-12, ANT-TRK-14, ANT-TRK-20, ANT-EVT-17, ANT-EVT-20]"""

    def __init__(self, seat: int, track: int, symbol: int) -> None:
        self.seat = seat
        self.track = track
        self.symbol = symbol

    def run(self, state: Antarctica) -> None:
        seat, symbol = self.seat, self.symbol
        state.tell(TRIGGERS, seat, symbol, self.track)
        if symbol == SCIENTIST:
            scientist(state, seat)
        elif symbol == NEW_SHIP:
            new_ship(state, seat)
        elif symbol == EXPERTISE_CARD:
            expertise_card(state, seat)
        elif symbol == BASIC_CARD:
            basic_card(state, seat)
        elif symbol == MOVE_SHIP:
            state.push(*[ChooseShip(each) for each in state.turn_order(seat)])
        elif symbol == SHIPYARD_DRAFT:
            start_draft(state, seat)
        else:
            state.push(AdvanceThree(seat, state.seats, 0))


# Red.


def in_vain(state: Antarctica, seat: int, symbol: int) -> bool:
    """Whether a red symbol would bring a player nothing now. [ANT-EVT-11, ANT-EVT-12, ANT-EVT-14, ANT-EVT-15]"""
    if symbol == SCIENTIST:
        return state.reserve[seat] == 0
    if symbol == NEW_SHIP:
        return not can_launch(state, seat)
    if symbol == EXPERTISE_CARD:
        return state.expertise_pile == 0
    return symbol == BASIC_CARD and state.basic[seat] > 0


def scientist(state: Antarctica, seat: int) -> None:
    """One scientist from the reserve. [ANT-EVT-11]"""
    state.tell(GAINS_SCIENTIST if state.recruit(seat, 1) else NO_SCIENTIST, seat)


def new_ship(state: Antarctica, seat: int) -> None:
    """A ship where the Sun is, and cards for the others; nothing where there is no ship or no room.
    [ANT-EVT-12, ANT-EVT-13]"""
    if not in_vain(state, seat, NEW_SHIP):
        state.tell(GAINS_SHIP, seat, state.sun)
        launch(state, seat)
    elif state.spare_ships[seat]:
        state.tell(NO_ROOM, seat, state.sun)
    else:
        state.tell(NO_SHIP, seat)


def expertise_card(state: Antarctica, seat: int) -> None:
    """An Expertise Resource card, while there are any. [ANT-EVT-14, ANT-EVT-16]"""
    if in_vain(state, seat, EXPERTISE_CARD):
        state.tell(NO_EXPERTISE, seat)
    else:
        state.expertise_pile -= 1
        state.expertise[seat] += 1
        state.progress()
        state.tell(GAINS_EXPERTISE, seat)


def basic_card(state: Antarctica, seat: int) -> None:
    """The Basic Resource card, if it has been used. [ANT-EVT-15, ANT-EVT-16, ANT-RCD-06, ANT-RCD-07]"""
    if in_vain(state, seat, BASIC_CARD):
        state.tell(NO_BASIC, seat)
    else:
        state.basic[seat] = 1
        state.progress()
        state.tell(GAINS_BASIC, seat)


# Blue.


class ChooseShip(Decision[Antarctica]):
    """Choose one of your ships to move, or let them stay. Only a ship placed this turn may not be moved.
    [ANT-EVT-01, ANT-EVT-02, ANT-EVT-03, ANT-EVT-04, ANT-EVT-18, ANT-DIS-10, ANT-DIS-11]"""

    rule = "ANT-EVT-01"

    def options(self, state: Antarctica) -> list[Move]:
        options: list[Move] = []
        for area, line in enumerate(state.lines):
            for place, ship in enumerate(line):
                if ship & (OWNER | NEW) == self.seat:
                    options.append(SHIP[area * LINE + place])
        options.append(STAY)
        return options

    def resolve(self, state: Antarctica, move: Move) -> None:
        if move is STAY:
            state.tell(STAYS, self.seat)
        else:
            state.push(MoveShipTo(self.seat, move.value))

    def refusal(self, state: Antarctica, move: Move) -> Refusal | None:
        if move.family == "ship" and is_ship(state, move.value):
            mine = state.lines[move.value // LINE][move.value % LINE] & OWNER == self.seat
            return Refusal("new-ship-stays", "ANT-EVT-02") if mine else Refusal("not-your-ship", "ANT-EVT-01")
        return None


class MoveShipTo(Decision[Antarctica]):
    """Choose the area it goes to; no action follows. [ANT-EVT-01, ANT-EVT-03]"""

    rule = "ANT-EVT-01"

    def __init__(self, seat: int, ship: int) -> None:
        self.seat = seat
        self.ship = ship

    def options(self, state: Antarctica) -> list[Move]:
        return [TO[area] for area in target_areas(state, self.ship // LINE)]

    def resolve(self, state: Antarctica, move: Move) -> None:
        area = self.ship // LINE
        join(state, move.value, leave(state, area, self.ship % LINE))
        state.tell(MOVES_SHIP, self.seat, area, move.value)

    def refusal(self, state: Antarctica, move: Move) -> Refusal | None:
        return why_not_there(state, self.ship // LINE, move)


class AdvanceThree(Decision[Antarctica]):
    """Advance three spaces on a track nobody has chosen yet in this action, or do not; then the next
    player. What this advance triggers comes first.
    [ANT-EVT-07, ANT-EVT-08, ANT-EVT-09, ANT-EVT-10, ANT-EVT-19, ANT-TRK-18]"""

    rule = "ANT-EVT-07"

    def __init__(self, seat: int, left: int, taken: int) -> None:
        self.seat = seat
        self.left = left
        self.taken = taken

    def options(self, state: Antarctica) -> list[Move]:
        options = [TRACK[track] for track in movable_tracks(state, self.seat) if not self.taken >> track & 1]
        options.append(NO_ADVANCE)
        return options

    def resolve(self, state: Antarctica, move: Move) -> None:
        taken = self.taken if move is NO_ADVANCE else self.taken | 1 << move.value
        if self.left > 1:
            state.push(AdvanceThree((self.seat + 1) % state.seats, self.left - 1, taken))
        if move is NO_ADVANCE:
            state.tell(ADVANCES_NOT, self.seat)
        else:
            advance(state, self.seat, move.value, state.printed.advance_three)

    def refusal(self, state: Antarctica, move: Move) -> Refusal | None:
        if move.family == "track" and self.taken >> move.value & 1:
            return Refusal("track-chosen", "ANT-EVT-07", track=move.value)
        return why_not_track(state, self.seat, move)


# Why not, in words shared by several questions.


def why_not_there(state: Antarctica, area: int, move: Move) -> Refusal | None:
    """Why a ship cannot go to an area. [ANT-SET-03, ANT-MOV-03, ANT-MOV-04]"""
    if move.family != "to":
        return None
    if move.value not in state.table.areas:
        return Refusal("area-closed", "ANT-SET-03", area=move.value)
    if move.value == area:
        return Refusal("same-area", "ANT-MOV-03", area=move.value)
    return Refusal("area-full", "ANT-MOV-04", area=move.value)


def why_not_track(state: Antarctica, seat: int, move: Move) -> Refusal | None:
    """Why a player cannot advance on a track. [ANT-SET-21, ANT-TRK-06, ANT-TRK-07]"""
    if move.family != "track" and move.family != "research":
        return None
    track = move.value
    if track not in state.table.tracks:
        return Refusal("track-closed", "ANT-TRK-07", track=track)
    if not state.space_of(track, seat):
        return Refusal("no-cube", "ANT-TRK-06", track=track)
    return Refusal("track-end", "ANT-TRK-09", track=track)
