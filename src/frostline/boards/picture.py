"""A whole position as one SVG that needs nothing else: where the game stands, the board, what lies before everybody."""

from __future__ import annotations

import re
import xml.etree.ElementTree as ET
from collections.abc import Callable
from typing import Final

from ..core.agenda import Decision
from ..core.errors import BadOption
from ..core.state import NOBODY, State
from ..core.view import View
from ..text import Speaker
from . import BOARDS
from .kit import Scene, fit, lines, n
from .styles import write_styles

WIDE: Final = 840.0
GAP: Final = 12.0
SPACE: Final = "http://www.w3.org/2000/svg"


def picture(state: State, tell: Speaker, seat: int | None = None) -> str:
    """A position as a seat sees it (NOBODY: as everybody does), or without `seat` as it is, every hand open.

    Decks stay face down. What the seat to decide can do is framed, unless somebody else looks.
    """
    view = state.setup.game.view
    if seat is None:
        common = scene(view(state, state.seat), tell)
        return drawn(common, lambda each: Scene(view(state, each), tell, common.labels, {}))
    if not NOBODY <= seat < state.seats:
        raise BadOption(f"there is no seat {seat}: the seats are 0 to {state.seats - 1}, and -1 is who only watches")
    return picture_of_view(view(state, seat), tell)


def picture_of_view(view: View, tell: Speaker) -> str:
    """What a seat sees."""
    seen = scene(view, tell)
    return drawn(seen, lambda _seat: seen)


def scene(view: View, tell: Speaker) -> Scene:
    """A view with its moves in words."""
    state = view.state
    labels: dict[str, str] = {}
    if view.options:
        frame = state.agenda[-1]
        assert isinstance(frame, Decision)
        labels = {move.text: tell.move(state, frame, move) for move in view.options}
    return Scene(view, tell, labels, {})


def drawn(common: Scene, before: Callable[[int], Scene]) -> str:
    """The drawing: the board from one scene, the area of every seat from that seat's own."""
    state, tell, board = common.view.state, common.speaker, BOARDS[common.view.game]
    inner, y = caption(common)
    height, placed = put(board.board(common), GAP, y, WIDE)
    inner += placed
    y += height + GAP
    half = (WIDE - GAP) / 2
    for first in range(0, state.seats, 2):
        row = [
            put(board.area(before(seat), seat), GAP + (seat - first) * (half + GAP), y, half)
            for seat in range(first, min(first + 2, state.seats))
        ]
        inner += "".join([placed for _, placed in row])
        y += max([height for height, _ in row]) + GAP
    width, deep = n(WIDE + 2 * GAP), n(y)
    whole = ET.fromstring(
        f'<svg class="root board game-{common.view.game}" width="{width}" height="{deep}" viewBox="0 0 {width} {deep}">'
        f'<rect width="{width}" height="{deep}" fill="#ffffff"/>{inner}</svg>'
    )
    write_styles(whole, {})
    whole.attrib |= {"xmlns": SPACE, "role": "img", "aria-label": tell.say("game-name")}
    return ET.tostring(whole, encoding="unicode")


def caption(scene: Scene) -> tuple[str, float]:
    """Where the game stands and what is asked, and how far down that goes."""
    state, tell = scene.view.state, scene.speaker
    asked = tell.ask(state, scene.frame) if scene.frame else tell.say("site-game-over")
    inner, y = "", GAP
    for kind, size, words in (("t16 b", 16, tell.heading(state)), ("t14", 14, asked)):
        found = fit(words, WIDE, size, 3, size == 16)
        inner += lines(GAP, y + size, list(found), size + 4, kind)
        y += (size + 4) * len(found)
    return inner, y + GAP / 2


def put(drawing: str, x: float, y: float, width: float) -> tuple[float, str]:
    """A drawing at a place of a larger one, and how tall it becomes."""
    box = re.search(r'viewBox="0 0 ([\d.]+) ([\d.]+)"', drawing)
    assert box
    height = float(box[2]) * width / float(box[1])
    place = f'<svg x="{n(x)}" y="{n(y)}" width="{n(width)}" height="{n(height)}" '
    return height, drawing.replace(f' xmlns="{SPACE}"', "").replace("<svg ", place, 1)
