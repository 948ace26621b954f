"""The boards of the site: pure functions from what a seat knows to SVG."""

from __future__ import annotations

from .antarctica import AntarcticaBoard
from .artemis import ArtemisBoard
from .ceres import CeresBoard
from .icons import ICONS, icon
from .kit import GameBoard, Scene
from .shackleton import ShackletonBoard

BOARDS: dict[str, GameBoard] = {
    "artemis": ArtemisBoard(),
    "antarctica": AntarcticaBoard(),
    "ceres": CeresBoard(),
    "shackleton": ShackletonBoard(),
}

__all__ = ["BOARDS", "ICONS", "GameBoard", "Scene", "icon"]
