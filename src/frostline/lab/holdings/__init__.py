"""Which components everybody ended a game with, one file per game. Names are those of the printed data."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ...core.state import State
from . import antarctica, artemis, ceres, shackleton

Held = tuple[int, str, str]

HOLDINGS: dict[str, Callable[[Any], list[Held]]] = {
    "artemis": artemis.held,
    "antarctica": antarctica.held,
    "ceres": ceres.held,
    "shackleton": shackleton.held,
}


def held(state: State) -> list[Held]:
    """Seat, kind and item of every component somebody has; seat -1 is the game as a whole."""
    return HOLDINGS[state.setup.game.name](state)
