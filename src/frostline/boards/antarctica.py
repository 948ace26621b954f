"""The board of Antarctica: eight wedges round the pole with the Sun on its outer path, the tracks in the middle."""

from __future__ import annotations

from ..games.antarctica.state import PLACING
from . import antarctica_icons  # noqa: F401  (its drawings join the others)
from .antarctica_area import draw_area
from .antarctica_cards import PILE, offered, pile, scores, stocks
from .antarctica_cover import COVER
from .antarctica_parts import table_of
from .antarctica_places import MIDDLE, WEDGES, cells
from .antarctica_ring import ring, sun_path
from .antarctica_tracks import tracks
from .kit import Box, GameBoard, Scene, circle, group, ic, rect, svg, text

WIDTH, HEIGHT = 840, 820
CORNER = 134.0  # how wide the cards in the corners are
PILES: list[Box] = [
    (8, 8, CORNER, PILE),
    (WIDTH - CORNER - 8, 8, CORNER, PILE),
    (8, HEIGHT - PILE - 8, CORNER, PILE),
]
SCORES: Box = (WIDTH - CORNER - 8, HEIGHT - PILE - 8, CORNER, PILE)
CENTRE = 214.0
SMALL = 13.5  # what twelve pixels are on a phone


class AntarcticaBoard(GameBoard):
    """How Antarctica looks."""

    def board(self, scene: Scene, narrow: bool = False) -> str:
        if narrow:
            return narrow_board(scene)
        inner = rect(0, 0, WIDTH, HEIGHT, "ground", 12) + sun_path(table_of(scene))
        inner += "".join(pile(scene, box, deck) for deck, box in enumerate(PILES)) + scores(scene, SCORES)
        inner += centre(scene) + ring(scene, WEDGES)
        return svg(WIDTH, HEIGHT, "board game-antarctica", scene.say("game-name"), inner)

    def area(self, scene: Scene, seat: int) -> str:
        return draw_area(scene, seat)

    def cover(self) -> str:
        return COVER


def centre(scene: Scene) -> str:
    """Round the pole: the turn, the tracks, and what lies ready."""
    x, y = MIDDLE
    inner = circle(x, y, CENTRE, "panel centre") + ic("ant-compass", x - 13, y - 190, 28, "ic dim")
    inner += turn(scene, x, y - 134)
    inner += tracks(scene, (x - 190, y - 99, 380, 198))
    return inner + stocks(scene, (x - 158, y + 107, 316, 64))


def turn(scene: Scene, x: float, y: float) -> str:
    """Where in the game one is, around a middle."""
    state = table_of(scene)
    words = scene.say(f"phase-{state.phase}")
    if state.phase != PLACING:
        words = f"{scene.say('board-turn', n=state.turns)} · {words}"
    drawn = text(x, y, words, "t14 b mid")
    return group(drawn + text(x, y + 18, scene.say("board-way"), "t12 dim mid"), "", scene.say("board-way.text"))


def narrow_board(scene: Scene) -> str:
    """Everything below each other for a phone: areas at their compass places, tracks, piles."""
    state = table_of(scene)
    width, gap, deep = 424, 5.0, 152.0
    wide = (width - 12 - 2 * gap) / 3
    y = 6 + 3 * deep + 2 * gap + 8
    inner = ring(scene, cells(6, 6, wide, deep, gap))
    inner += turn_cell(scene, (6 + wide + gap, 6 + deep + gap, wide, deep))
    tall = 42.0 * len(state.printed.tracks)
    inner += rect(6, y, width - 12, tall + 9, "panel") + tracks(scene, (10, y + 6, width - 20, tall))
    y += tall + 17
    for deck in range(len(state.tops)):
        inner += pile(scene, (6 + deck * (wide + gap), y, wide - 3, PILE), deck, SMALL)
    y += PILE + 8
    more = 36 if offered(scene, state, (0, 0, 300, 30)) else 0
    inner += rect(6, y, width - 12, 46 + more, "panel") + stocks(scene, (14, y + 8, width - 28, 70), SMALL)
    y += 46 + more + 6
    ground = rect(0, 0, width, y, "ground", 12)
    return svg(width, y, "board narrow game-antarctica", scene.say("game-name"), ground + inner)


def turn_cell(scene: Scene, box: Box) -> str:
    """The middle of the grid on a phone: the turn, and the points as things stand."""
    x, y, width, height = box
    state = table_of(scene)
    words = scene.say("board-turn", n=state.turns) if state.phase != PLACING else scene.say("board-placing")
    inner = ic("ant-compass", x + 6, y + 6, 20, "ic sea") + text(x + 32, y + 21, words, "t14 b sea")
    return inner + scores(scene, (x, y + 34, width, height - 34), SMALL)
