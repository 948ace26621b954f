"""What tests of boards share: a position as the page gives it to a board, and a look at what was drawn."""

from __future__ import annotations

import time
import xml.etree.ElementTree as ET
from collections import Counter
from collections.abc import Iterable

from walk import walk

from frostline.boards import BOARDS, Scene
from frostline.core.state import State
from frostline.text import speaker

NAMES = ["<script>alert('x')</script>", 'Bo "&" Co', "Maximiliane-Theodora von Hohenfels zu Nirgendwo", "", "\x00É"]


def scene_of(state: State, seat: int, lang: str = "en") -> Scene:
    """What the page gives a board to draw: labels and refusals in words."""
    tell = speaker(state.setup.game.name, lang, NAMES)
    view = state.setup.game.view(state, seat)
    if state.seat != seat or state.decision is None:
        return Scene(view, tell, {}, {})
    frame = state.decision.frame
    labels = {move.text: tell.move(view.state, frame, move) for move in state.options}
    refusals = {}
    for move in state.setup.game.moves.moves:
        refusal = None if move.text in labels else frame.refusal(state, move)
        if refusal:
            refusals[move.text] = f"{tell.why_not(view.state, refusal)} [{refusal.rule}]"
    return Scene(view, tell, labels, refusals)


def drawing(scene: Scene, narrow: bool = False) -> str:
    """Board and mats in one text."""
    board = BOARDS[scene.view.game]
    mats = "".join(board.area(scene, seat) for seat in range(scene.view.state.seats))
    return f"<page>{board.board(scene, narrow)}{mats}</page>"


def attributes(page: str, name: str) -> list[str]:
    """The values of an attribute, wherever it stands."""
    return [each.attrib[name] for each in ET.fromstring(page).iter() if name in each.attrib]


def check_sound(page: str) -> None:
    """No style and no script slips in, names are escaped, every piece has an id of its own, refusals cite."""
    assert " style=" not in page
    assert "<script" not in page
    assert "&lt;script&gt;" in page
    pieces = Counter(attributes(page, "data-piece"))
    assert max(pieces.values()) == 1, pieces.most_common(3)
    for sentence in attributes(page, "data-why"):
        assert sentence.endswith("]")


def check_moves(setup: tuple[str, int, tuple[str, ...]], placeless: set[str]) -> set[str]:
    """Over a random game every move that has a place is drawn exactly once, wide and narrow; which questions came."""
    seen: set[str] = set()
    for number, state in enumerate(walk(setup, 11 + setup[1])):
        frame = type(state.agenda[-1]).__name__ if state.agenda else ""
        if number % 4 and frame in seen:
            continue
        seen.add(frame)
        placed = Counter(move.text for move in state.options if move.text not in placeless)
        scene = scene_of(state, state.seat, "fr" if number % 3 else "en")
        for narrow in (False, True):
            assert Counter(attributes(drawing(scene, narrow), "data-move")) == placed, frame
    return seen


def seconds_to_draw(states: Iterable[State], seat: int) -> float:
    """How long a board takes, once its words are known."""
    scenes = [scene_of(state.copy(), seat) for state in states]
    for scene in scenes:
        BOARDS[scene.view.game].board(scene)
    begun = time.perf_counter()
    for scene in scenes:
        BOARDS[scene.view.game].board(scene)
    return (time.perf_counter() - begun) / len(scenes)
