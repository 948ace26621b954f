"""Frostline: four frontier board games on one exact engine."""

from .core.errors import BadComponents, BadOption, CorruptRecord, FrostlineError, IllegalMove, UnknownGame
from .core.match import Match
from .core.record import Record
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
