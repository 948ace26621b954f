"""What the features of each game are: every saved attribute with its shape, its maxima and a note."""

from __future__ import annotations

from collections.abc import Callable

from ...core.errors import UnknownGame
from ..composed import Fields
from . import antarctica, artemis, ceres, shackleton

LAYOUTS: dict[str, Callable[[int], Fields]] = {
    "artemis": artemis.layout,
    "antarctica": antarctica.layout,
    "ceres": ceres.layout,
    "shackleton": shackleton.layout,
}
LEFT_OUT: dict[str, dict[str, str]] = {"shackleton": shackleton.LEFT_OUT}


def layout(game: str, seats: int) -> Fields:
    """How a state of a game with so many seats becomes numbers."""
    if game not in LAYOUTS:
        raise UnknownGame(f"{game!r} has no layout of features; those with one are: {', '.join(LAYOUTS)}")
    return LAYOUTS[game](seats)


def left_out(game: str) -> dict[str, str]:
    """The saved attributes that are no features, and why."""
    return LEFT_OUT.get(game, {})
