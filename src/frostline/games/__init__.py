"""The games, one line each."""

from __future__ import annotations

from ..core.registry import GAMES, game, register
from .antarctica.game import AntarcticaGame
from .artemis.game import ArtemisGame

register(ArtemisGame())
register(AntarcticaGame())

__all__ = ["GAMES", "game"]
