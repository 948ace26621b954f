"""Discarding a resource for a scientist, once a turn."""

from __future__ import annotations

from ...core.agenda import Decision
from ...core.log import Refusal
from ...core.moves import Move
from .components import LINE
from .moves import CUBE, SHIP, SPARE_SHIP
from .ships import is_ship, leave
from .state import NOWHERE, OWNER, Antarctica
from .tells import DISCARDS_CUBE, DISCARDS_SHIP, DISCARDS_SHIP_AT, REWARDED, UNREWARDED


def can_discard(state: Antarctica, seat: int) -> bool:
    """Whether a player has a resource to discard and has not discarded one this turn.
    [ANT-DIS-01, ANT-DIS-02, ANT-DIS-09]"""
    if state.discarded:
        return False
    return state.spare_cubes[seat] > 0 or state.spare_ships[seat] > 0 or bool(loose_ships(state, seat))


def loose_ships(state: Antarctica, seat: int) -> list[int]:
    """A player's ships on the board that may be discarded: all but the activated one before its move.
    [ANT-DIS-01, ANT-DIS-07]"""
    found: list[int] = []
    for area, line in enumerate(state.lines):
        for place, ship in enumerate(line):
            if ship & OWNER == seat and (place or area != state.sun or state.target != NOWHERE):
                found.append(area * LINE + place)
    return found


def why_not_discard(state: Antarctica) -> Refusal:
    """Why nothing can be discarded. [ANT-DIS-02]"""
    if state.discarded:
        return Refusal("discarded", "ANT-DIS-02")
    return Refusal("nothing-to-discard", "ANT-DIS-01")


class DiscardResource(Decision[Antarctica]):
    """Choose what to discard: a cube or ship from Available Resources, or a ship from the board; a
    scientist comes from the reserve in return, if there is one.
    [ANT-DIS-01, ANT-DIS-03, ANT-DIS-04, ANT-DIS-05, ANT-DIS-06, ANT-DIS-08]"""

    rule = "ANT-DIS-01"

    def options(self, state: Antarctica) -> list[Move]:
        options: list[Move] = []
        if state.spare_cubes[self.seat]:
            options.append(CUBE)
        if state.spare_ships[self.seat]:
            options.append(SPARE_SHIP)
        return options + [SHIP[ship] for ship in loose_ships(state, self.seat)]

    def resolve(self, state: Antarctica, move: Move) -> None:
        seat = self.seat
        if move is CUBE:
            state.spare_cubes[seat] -= 1
            state.lost_cubes[seat] += 1
            state.tell(DISCARDS_CUBE, seat)
        else:
            state.lost_ships[seat] += 1
            if move is SPARE_SHIP:
                state.spare_ships[seat] -= 1
                state.tell(DISCARDS_SHIP, seat)
            else:
                state.tell(DISCARDS_SHIP_AT, seat, move.value // LINE)
                leave(state, move.value // LINE, move.value % LINE)
        state.discarded = True
        state.progress()
        state.tell(REWARDED if state.recruit(seat, 1) else UNREWARDED, seat)

    def refusal(self, state: Antarctica, move: Move) -> Refusal | None:
        if move is CUBE:
            return Refusal("no-spare-cube", "ANT-DIS-05")
        if move is SPARE_SHIP:
            return Refusal("no-spare-ship", "ANT-DIS-01")
        if move.family == "ship" and is_ship(state, move.value):
            mine = state.lines[move.value // LINE][move.value % LINE] & OWNER == self.seat
            return Refusal("must-move-first", "ANT-DIS-07") if mine else Refusal("not-your-ship", "ANT-DIS-01")
        return None
