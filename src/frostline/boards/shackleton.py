"""The board of Shackleton Base: the crater, tracks beside it, tiles and three Corporations below."""

from __future__ import annotations

from ..games.shackleton.components import PLACES
from . import shackleton_icons  # noqa: F401  (its drawings join the others)
from .kit import GameBoard, Scene, rect, svg
from .shackleton_area import draw_area
from .shackleton_astrobot import astrobot
from .shackleton_corporations import corporation
from .shackleton_cover import COVER
from .shackleton_crater import EXTENT, crater
from .shackleton_parts import table_of
from .shackleton_tiles import tiles
from .shackleton_tracks import command, energy, gateway, moment, order, reputation, reputation_tall

WIDTH = 840.0
EDGE = 8.0
GAP = 6.0
SIDE = 47.0  # of a hex
PHONE = 424.0
SMALL = 13.5  # what twelve pixels are on a phone


class ShackletonBoard(GameBoard):
    """How Shackleton Base looks."""

    def board(self, scene: Scene, narrow: bool = False) -> str:
        if narrow:
            return narrow_board(scene)
        state = table_of(scene)
        half = SIDE * EXTENT
        across = 2 * half
        inner = crater(scene, EDGE + half, EDGE + half, SIDE)
        x = 2 * EDGE + across
        width = WIDTH - EDGE - x
        y = EDGE
        inner += moment(scene, (x, y, 122, 62)) + order(scene, (x + 122 + GAP, y, width - 122 - GAP, 62))
        y += 62 + GAP
        inner += energy(scene, (x, y, width, 80))
        y += 80 + GAP
        tall = reputation_tall(state)
        inner += reputation(scene, (x, y, width, tall))
        y += tall + GAP
        rest = EDGE + across - y
        inner += command(scene, (x, y, width, rest - 66 - GAP))
        inner += gateway(scene, (x, EDGE + across - 66, width, 66))
        y = EDGE + across + GAP
        drawn, tall = tiles(scene, EDGE, y, WIDTH - 2 * EDGE, 5)
        inner += drawn
        y += tall
        third = (WIDTH - 2 * EDGE - 2 * GAP) / PLACES
        deep = 0.0
        for place in range(PLACES):
            drawn, tall = corporation(scene, place, EDGE + (third + GAP) * place, y, third)
            inner += drawn
            deep = max(deep, tall)
        y += deep + GAP
        if state.automa is not None:
            drawn, tall = astrobot(scene, EDGE, y, WIDTH - 2 * EDGE, 12)
            inner += drawn
            y += tall + GAP
        y += EDGE - GAP
        ground = rect(0, 0, WIDTH, y, "ground", 12)
        return svg(WIDTH, y, "board tall game-shackleton", scene.say("game-name"), ground + inner)

    def area(self, scene: Scene, seat: int) -> str:
        return draw_area(scene, seat)

    def cover(self) -> str:
        return COVER


def narrow_board(scene: Scene) -> str:
    """Everything below each other for a phone."""
    state = table_of(scene)
    x, width = GAP, PHONE - 2 * GAP
    inner = moment(scene, (x, GAP, 140, 66), SMALL) + order(scene, (x + 146, GAP, width - 146, 66))
    y = GAP + 66 + GAP
    drawn, tall = tiles(scene, x, y, width, 2, SMALL)
    inner += drawn
    y += tall
    side = width / 2 / EXTENT
    inner += crater(scene, PHONE / 2, y + width / 2, round(side, 2))
    y += width + GAP
    tall = reputation_tall(state)
    inner += energy(scene, (x, y, width, 80), SMALL)
    y += 80 + GAP
    inner += reputation(scene, (x, y, width, tall), SMALL)
    y += tall + GAP
    inner += command(scene, (x, y, width, 134), SMALL)
    y += 134 + GAP
    inner += gateway(scene, (x, y, width, 68), SMALL)
    y += 68 + GAP
    for place in range(PLACES):
        drawn, deep = corporation(scene, place, x, y, width, SMALL)
        inner += drawn
        y += deep + GAP
    if state.automa is not None:
        drawn, deep = astrobot(scene, x, y, width, SMALL)
        inner += drawn
        y += deep + GAP
    ground = rect(0, 0, PHONE, y, "ground", 12)
    return svg(PHONE, y, "board narrow game-shackleton", scene.say("game-name"), ground + inner)
