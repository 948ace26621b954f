"""The research tracks: spaces with their values, symbols, and the cubes on them."""

from __future__ import annotations

from ..games.antarctica.components import BUILDINGS, FIRST_BLUE, NO_SYMBOL, SYMBOLS
from ..games.antarctica.state import Antarctica
from .antarctica_parts import SYMBOL_ICONS, building_tip, cube, cube_id, table_of, token, tongue
from .kit import Box, Scene, at, group, ic, path, pick, rect, text, width_of

LABEL = 62.0  # room for the number and the research centers


def tracks(scene: Scene, box: Box) -> str:
    """All tracks below each other."""
    state = table_of(scene)
    x, y, width, height = box
    step = height / len(state.printed.tracks)
    return "".join(
        track(scene, state, number, (x, y + step * number, width, step - 3))
        for number in range(len(state.printed.tracks))
    )


def track(scene: Scene, state: Antarctica, number: int, box: Box) -> str:
    """One track; the whole row is a target."""
    x, y, width, height = box
    printed = state.printed.tracks[number]
    opened = number in state.table.tracks
    inner = rect(x, y, width, height, "row") + label(scene, state, number, x, y + height / 2)
    step = (width - LABEL - 3) / printed.length
    for space in range(1, printed.length + 1):
        left = x + LABEL + step * (space - 1)
        inner += cell(scene, state, number, space, (left, y + 3, step - 2, height - 6))
    if not opened:
        inner += shut(scene, (x + LABEL, y, width - LABEL, height))
    slug = state.printed.track_names[number]
    look = " track" if opened else " track closed"
    return scene.spot(pick(scene, f"research {slug}", f"track {slug}"), inner, box, tip_of(scene, state, number), look)


def tip_of(scene: Scene, state: Antarctica, number: int) -> str:
    """A track in words: what drives it, and what the lead is worth."""
    values = state.printed.tracks[number].values
    total = sum(values[state.space_of(number, seat)] for seat in range(state.seats))
    tell = tongue(scene)
    return scene.say("board-track", track=tell.track(number), centers=tell.centers(state, number), vp=total)


def label(scene: Scene, state: Antarctica, number: int, x: float, middle: float) -> str:
    """The number of a track and the research centers that drive it."""
    drawn = text(x + 8, middle + 5, number + 1, "t14 b num mid")
    centers = state.printed.tracks[number].centers
    here = [kind for kind in range(len(BUILDINGS)) if centers >> kind & 1]
    size = min(21.0, 44 / max(1, len(here)))
    left = x + 16 + (44 - size * len(here)) / 2 + size / 2
    for place, kind in enumerate(here):
        one = token(state, kind, left + size * place, middle, size)
        drawn += group(one, "", building_tip(scene, kind))
    return drawn


def cell(scene: Scene, state: Antarctica, track: int, space: int, box: Box) -> str:
    """A space with its value; a symbol colours it, and a blue one is struck out once it is used up."""
    x, y, width, height = box
    printed = state.printed.tracks[track]
    symbol = printed.symbols[space]
    tip = scene.say("board-space", space=space, value=printed.values[space])
    inner = text(x + width / 2, y + height - 2.5, printed.values[space], "t12 num mid")
    look = "space-box"
    if symbol != NO_SYMBOL:
        used = symbol >= FIRST_BLUE and bool(state.spent[track] >> space & 1)
        look += " used" if used else " blue" if symbol >= FIRST_BLUE else " red"
        size = min(16.0, width - 4)
        inner += ic(SYMBOL_ICONS[symbol], x + (width - size) / 2, y + 2, size)
        if used:
            inner += path(f"M{x + 3:g} {y + 17:g}L{x + width - 3:g} {y + 3:g}", "strike")
        words = scene.speaker.pair(scene.say(f"symbol-{SYMBOLS[symbol]}"), scene.say(f"symbol-{SYMBOLS[symbol]}.text"))
        tip += " – " + (scene.say("board-used", symbol=words) if used else words)
    inner = rect(x, y, width, height, "cell", 4) + inner
    for seat in range(state.seats):
        if state.space_of(track, seat) == space:
            piece = at(x + width / 2, y + 10, cube_id(seat, track), cube(seat, 16))
            inner += group(piece, "", scene.speaker.seat(state, seat))
    return group(inner, look, tip)


def shut(scene: Scene, box: Box) -> str:
    """The bar across a track nobody uses."""
    x, y, width, height = box
    words = scene.say("board-closed")
    wide = 34 + width_of(words, 13)
    left = x + (width - wide) / 2
    inner = rect(left, y + 4, wide, height - 8, "chip") + ic("lock", left + 6, y + height / 2 - 8, 16, "ic dim")
    return inner + text(left + 26, y + height / 2 + 4.5, words, "t13 dim")
