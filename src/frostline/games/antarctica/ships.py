"""Lines of ships: joining the end, leaving, closing up, and what that does to an Icebreaker."""

from __future__ import annotations

from .components import ICEBREAKER, LINE
from .state import MARKED, NOWHERE, OWNER, Antarctica
from .tells import ICEBREAKER_LOST


def has_room(state: Antarctica, area: int) -> bool:
    """Whether another ship fits the line. [ANT-MOV-04, ANT-MOV-08]"""
    return len(state.lines[area]) < LINE


def is_ship(state: Antarctica, ship: int) -> bool:
    """Whether there is a ship at a place of a line."""
    return ship % LINE < len(state.lines[ship // LINE])


def join(state: Antarctica, area: int, ship: int) -> None:
    """A ship goes to the end of a line. [ANT-MOV-05]"""
    state.lines[area].append(ship)


def leave(state: Antarctica, area: int, place: int) -> int:
    """A ship leaves a line outside its mandatory move; those behind close up at once. Its Icebreaker is
    lost, and so is that of a ship that becomes first. The departure is noted where the Sun is.
    [ANT-MOV-07, ANT-ICE-12, ANT-ICE-13, ANT-ICE-14]"""
    line = state.lines[area]
    ship = line.pop(place)
    if ship & MARKED:
        lose_icebreaker(state, area, ship)
    if area == state.sun and place == state.second:
        state.second = NOWHERE
    elif area != state.sun:
        front_loses_icebreaker(state, area)
    return ship & OWNER


def front_loses_icebreaker(state: Antarctica, area: int) -> None:
    """A marked ship that is first in line needs its card no more. [ANT-ICE-07, ANT-ICE-12]"""
    line = state.lines[area]
    if line and line[0] & MARKED:
        lose_icebreaker(state, area, line[0])
        line[0] &= ~MARKED


def lose_icebreaker(state: Antarctica, area: int, ship: int) -> None:
    """The card leaves the game. [ANT-CRD-06]"""
    state.played[ICEBREAKER] += 1
    state.tell(ICEBREAKER_LOST, ship & OWNER, area)


def target_areas(state: Antarctica, area: int) -> list[int]:
    """Every open area a ship in `area` can go to, in the order of the Sun; there is always one.
    [ANT-MOV-02, ANT-MOV-03, ANT-MOV-04, ANT-MOV-06]"""
    return [other for other in state.table.areas if other != area and has_room(state, other)]
