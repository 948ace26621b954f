"""The games, one line each."""

from __future__ import annotations

from ..core.registry import GAMES, game, register
from .antarctica.game import AntarcticaGame
from .artemis.game import ArtemisGame
from .ceres.game import CeresGame
from .shackleton.game import ShackletonGame

register(ArtemisGame())
register(AntarcticaGame())
register(CeresGame())
register(ShackletonGame())

__all__ = ["GAMES", "game"]
