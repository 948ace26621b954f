"""Frostline: four frontier board games on one exact engine."""

from typing import Any

from .core.errors import BadComponents, BadOption, CorruptRecord, FrostlineError, IllegalMove, UnknownGame
from .core.match import Match
from .core.record import Record
from .core.shown import HOW
from .games import GAMES, game

__version__ = "0.1.0"

__all__ = [
    "GAMES",
    "BadComponents",
    "BadOption",
    "CorruptRecord",
    "FrostlineError",
    "IllegalMove",
    "Match",
    "Record",
    "UnknownGame",
    "game",
]


def _shown(thing: Any) -> str:
    """What a notebook shows of a state, a view or a record; who draws is loaded when something is shown."""
    from .notebook import text_of

    return text_of(thing)


HOW.append(_shown)
