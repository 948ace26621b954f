"""Cubes on the research tracks: where they can go and what they pass. (Box A)"""

from __future__ import annotations

from .components import FIRST_BLUE, NO_SYMBOL
from .state import Antarctica


def can_use(state: Antarctica, track: int, seat: int) -> bool:
    """Whether a player has a cube on a track or one to enter it with. [ANT-TRK-02, ANT-TRK-06]"""
    return state.cubes[track * state.seats + seat] > 0 or state.spare_cubes[seat] > 0


def can_move(state: Antarctica, track: int, seat: int) -> bool:
    """Whether a point would bring the cube forward: there is an empty space ahead of it.
    [ANT-TRK-06, ANT-TRK-08, ANT-TRK-09]"""
    seats = state.seats
    space = state.cubes[track * seats + seat]
    if not space:
        return state.spare_cubes[seat] > 0
    ahead = state.printed.tracks[track].length - space
    for other in range(seats):
        if state.cubes[track * seats + other] > space:
            ahead -= 1
    return ahead > 0


def movable_tracks(state: Antarctica, seat: int) -> list[int]:
    """The open tracks on which a player can get forward. [ANT-TRK-07]"""
    return [track for track in state.table.tracks if can_move(state, track, seat)]


def move_cube(state: Antarctica, track: int, seat: int, points: int) -> int:
    """Each point brings the cube to the next empty space; at the end the others are lost. A player new
    to the track enters it with a cube of the own. Returns the space reached.
    [ANT-TRK-01, ANT-TRK-02, ANT-TRK-03, ANT-TRK-04, ANT-TRK-08, ANT-TRK-09, ANT-TRK-10]"""
    base = track * state.seats
    space = state.cubes[base + seat]
    taken = 0
    for other in range(state.seats):
        taken |= 1 << state.cubes[base + other]
    if not space:
        state.spare_cubes[seat] -= 1
    ahead = space
    length = state.printed.tracks[track].length
    while points and ahead < length:
        ahead += 1
        if not taken >> ahead & 1:
            space = ahead
            points -= 1
    state.cubes[base + seat] = space
    state.progress()
    return space


def symbols_passed(state: Antarctica, track: int, start: int, end: int) -> list[int]:
    """The symbols a cube moved onto or past, in order. A blue one is used up at once, whoever waits for it.
    [ANT-TRK-11, ANT-TRK-12, ANT-TRK-13, ANT-TRK-15, ANT-TRK-19, ANT-TRK-23]"""
    found: list[int] = []
    symbols = state.printed.tracks[track].symbols
    for space in range(start + 1, end + 1):
        symbol = symbols[space]
        if symbol == NO_SYMBOL:
            continue
        if symbol >= FIRST_BLUE:
            if state.spent[track] >> space & 1:
                continue
            state.spent[track] |= 1 << space
        found.append(symbol)
    return found
