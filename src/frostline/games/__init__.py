"""The games, one line each."""

from __future__ import annotations

from ..core.registry import GAMES, game, register
from .artemis.game import ArtemisGame

register(ArtemisGame())

__all__ = ["GAMES", "game"]
