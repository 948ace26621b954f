"""The games, one line each."""

from __future__ import annotations

from ..core.registry import GAMES, game, register
from .antarctica.game import AntarcticaGame
from .artemis.game import ArtemisGame
from .ceres.game import CeresGame

register(ArtemisGame())
register(AntarcticaGame())
register(CeresGame())

__all__ = ["GAMES", "game"]
