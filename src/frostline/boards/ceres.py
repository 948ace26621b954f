"""The board of Ceres: the turning belt at the upper right, Locations beside it, tables and cards below."""

from __future__ import annotations

from . import ceres_icons  # noqa: F401  (its drawings join the others)
from .ceres_area import draw_area
from .ceres_belt import belt
from .ceres_cards import facilities, projects
from .ceres_cover import COVER
from .ceres_places import locations, moment, order, scores
from .ceres_tables import coming, docked, favors, quarters, research
from .kit import Box, GameBoard, Scene, rect, svg

WIDTH = 840.0
EDGE = 8.0
LEFT = 456.0  # how wide everything left of the belt is
PHONE = 424.0
SMALL = 13.5  # what twelve pixels are on a phone


class CeresBoard(GameBoard):
    """How Ceres looks."""

    def board(self, scene: Scene, narrow: bool = False) -> str:
        if narrow:
            return narrow_board(scene)
        inner = moment(scene, (EDGE, 8, 150, 70)) + order(scene, (164, 8, 148, 70)) + scores(scene, (318, 8, 146, 70))
        half, deep = (LEFT - 6) / 2, 102.0
        boxes: list[Box] = [(EDGE + (half + 6) * (k % 2), 84 + (deep + 6) * (k // 2), half, deep) for k in range(4)]
        inner += locations(scene, boxes)
        third = (LEFT - 12) / 3
        inner += quarters(scene, (EDGE, 300, third, 72))
        for place in (1, 2):
            inner += coming(scene, place, (EDGE + (third + 6) * place, 300, third, 72))
        inner += belt(scene, 472, 8, 360, 364)
        inner += docked(scene, (EDGE, 380, 160, 166)) + research(scene, (174, 380, 366, 166))
        inner += favors(scene, (546, 380, 286, 166))
        y = 552.0
        for section in (facilities, projects):
            drawn, tall = section(scene, EDGE, y, WIDTH - 2 * EDGE, 6)
            inner += drawn
            y += tall
        y += 2
        ground = rect(0, 0, WIDTH, y, "ground", 12)
        return svg(WIDTH, y, "board game-ceres", scene.say("game-name"), ground + inner)

    def area(self, scene: Scene, seat: int) -> str:
        return draw_area(scene, seat)

    def cover(self) -> str:
        return COVER


def narrow_board(scene: Scene) -> str:
    """Everything below each other for a phone."""
    x, width = 6.0, PHONE - 12
    inner = moment(scene, (x, 6, 132, 70), SMALL) + order(scene, (x + 138, 6, 152, 70), SMALL)
    inner += scores(scene, (x + 296, 6, width - 296, 70))
    y = 82.0
    inner += belt(scene, x, y, width, 372)
    y += 378
    inner += locations(scene, [(x, y + 66 * place, width, 60) for place in range(4)], SMALL)
    y += 4 * 66
    half = (width - 6) / 2
    inner += docked(scene, (x, y, half, 186), SMALL) + quarters(scene, (x + half + 6, y, half, 58), SMALL)
    for place in (1, 2):
        inner += coming(scene, place, (x + half + 6, y + 64 * place, half, 58), SMALL)
    y += 192
    inner += research(scene, (x, y, width, 166), SMALL)
    y += 172
    inner += favors(scene, (x, y, width, 176), SMALL)
    y += 180
    for section in (facilities, projects):
        drawn, tall = section(scene, x, y, width, 2, SMALL)
        inner += drawn
        y += tall
    ground = rect(0, 0, PHONE, y, "ground", 12)
    return svg(PHONE, y, "board narrow game-ceres", scene.say("game-name"), ground + inner)
