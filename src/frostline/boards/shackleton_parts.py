"""Pieces and signs of Shackleton Base that stand in many places: goods, astronauts, structures, tokens."""

from __future__ import annotations

from functools import lru_cache

from ..games.shackleton.components import HEADQUARTERS, KIND_OF, KINDS, SIZES, STRUCTURES, TYPES
from ..games.shackleton.goods import GOODS, Price
from ..games.shackleton.moves import CORPORATION_NAMES
from ..games.shackleton.state import NEUTRAL, Shackleton
from ..text.shackleton import ShackletonSpeaker
from ..text.shackleton_boards import SAMPLES
from .kit import Scene, circle, group, ic, n, path, rect, seat_mark, text

SIGN = 15.0  # how wide the sign of a good is
DIGIT = 0.6  # how wide a digit is, against the sign
GAP = 4.0  # between goods
HELMETS = (  # an astronaut by type, on a grid of 24: corners, a box, a ball
    "M12 1.5 21 6v11.5h1V22H2v-4.5h1V6Z",
    "M3.5 3A1.5 1.5 0 0 1 5 1.5h14A1.5 1.5 0 0 1 20.5 3v14.5H22V22H2v-4.5h1.5Z",
    "M4.4 17.5a9.6 9.6 0 1 1 15.2 0H22V22H2v-4.5Z",
)
COLLAR = "M3 17.7h18"


def table_of(scene: Scene) -> Shackleton:
    """The table a scene shows."""
    state = scene.view.state
    assert isinstance(state, Shackleton)
    return state


def tongue(scene: Scene) -> ShackletonSpeaker:
    """Who tells it."""
    assert isinstance(scene.speaker, ShackletonSpeaker)
    return scene.speaker


# Goods.


def amount_tip(scene: Scene, good: int, amount: int) -> str:
    """An amount of a good in words."""
    return scene.say(f"amount-{GOODS[good]}", n=amount)


def good_icon(good: int, x: float, y: float, size: float = SIGN, look: str = "") -> str:
    """The sign of a good, from its upper left corner."""
    return ic(f"sha-{GOODS[good]}", x, y, size, f"ic good-{GOODS[good]}{look}")


def goods_wide(parts: Price, size: float = SIGN) -> float:
    """How wide goods get."""
    return sum(digits_wide(amount, size) + size + GAP for _, amount in parts) - (GAP if parts else 0)


def digits_wide(amount: int, size: float) -> float:
    """How wide an amount gets beside its sign."""
    return max(8.8, DIGIT * size) * len(str(amount))


def goods(scene: Scene, parts: Price, x: float, y: float, size: float = SIGN, look: str = "") -> str:
    """Goods and amounts side by side; `x`, `y` is the upper left corner, `size` that of the signs."""
    drawn = ""
    letters = "t13" if size < 18 else "t14"
    for good, amount in parts:
        wide = digits_wide(amount, size)
        inner = text(x + wide, y + size / 2 + 5, amount, f"{letters} b num end{look}")
        inner += good_icon(good, x + wide + 1.5, y, size, look)
        drawn += group(inner, "", amount_tip(scene, good, amount))
        x += wide + size + GAP
    return drawn


# Pieces, from their upper left corner.


def astronaut(scene: Scene, kind: int, x: float, y: float, size: float = 20, look: str = "", tip: str = "") -> str:
    """An astronaut: shape, letter and colour of its type; without a hint of yours, its type is the hint."""
    drawn = helmet(kind, scene.say(f"board-letter-{TYPES[kind]}"), round(x, 1), round(y, 1), size, look)
    return group(drawn, "", tip or scene.say(f"astronaut-{TYPES[kind]}"))


@lru_cache(maxsize=4096)
def helmet(kind: int, letter: str, x: float, y: float, size: float, look: str) -> str:
    """The same, its letter given."""
    scale = size / 24
    shape = f'<path class="shell" transform="translate({n(x)} {n(y)}) scale({scale:.4g})" d="{HELMETS[kind]}"/>'
    line = f'<path class="collar" transform="translate({n(x)} {n(y)}) scale({scale:.4g})" d="{COLLAR}"/>'
    letters = "t12" if size < 26 else "t14"
    inner = shape + line + text(x + size / 2, y + size * 0.42 + 4.3, letter, f"{letters} b mid")
    return group(inner, f"astronaut type-{TYPES[kind]}{look}")


def astronaut_slot(x: float, y: float, size: float = 20, look: str = "") -> str:
    """A free place for an astronaut."""
    return circle(x + size / 2, y + size / 2, size / 2 - 1, f"slot-ring{look}")


def structure_wide(structure: int, unit: float) -> float:
    """How wide a structure is: its size in units, the Headquarters on two floors."""
    return unit * (3 if structure == HEADQUARTERS else SIZES[structure])


def structure_tall(structure: int, unit: float) -> float:
    """How tall a structure is."""
    return unit * (2 if structure == HEADQUARTERS else 1)


def owner_class(owner: int) -> str:
    """The class that colours a piece: of a seat, or of nobody."""
    return f"seat-{owner}" if 0 <= owner < NEUTRAL else "of-nobody"


def structure(
    scene: Scene, structure: int, owner: int, x: float, y: float, unit: float, look: str = "", tip: str = ""
) -> str:
    """A structure to scale, with the sign of its owner (NEUTRAL: nobody); the hint names both unless you give one."""
    drawn = building(structure, owner, round(x, 1), round(y, 1), round(unit, 1), look)
    return group(drawn, "", tip or scene.speaker.pair(owner_name(scene, owner), structure_name(scene, structure)))


@lru_cache(maxsize=4096)
def building(structure: int, owner: int, x: float, y: float, unit: float, look: str) -> str:
    """The same; what it looks like does not depend on the table."""
    wide, tall = structure_wide(structure, unit) - 1.5, structure_tall(structure, unit) - 1.5
    left, top = x + 0.75, y + 0.75
    inner = path(outline(KIND_OF[structure], left, top, wide, tall), "hull") + windows(structure, left, top, wide, tall)
    middle = top + tall * (0.62 if structure != HEADQUARTERS else 0.66)
    mark = unit * 0.5 if structure != HEADQUARTERS else unit * 0.8
    if 0 <= owner < NEUTRAL:
        inner += seat_mark(owner, round(left + mark_at(structure, wide), 1), round(middle, 1), round(mark, 1))
    return group(inner, f"building kind-{KINDS[KIND_OF[structure]]} {owner_class(owner)}{look}")


def mark_at(structure: int, wide: float) -> float:
    """Where the sign of the owner stands, from the left."""
    return wide * (0.5, 0.3, 0.2, 0.5)[KIND_OF[structure]]


def outline(kind: int, x: float, y: float, wide: float, tall: float) -> str:
    """The shape of a kind of structure: a dome, a saw roof, a flat roof with a tower, a terraced block."""
    low = f"{n(x)} {n(y + tall)}"
    if kind == 0:
        half = wide / 2
        wall = tall - half if tall > half else 0
        return f"M{low}v{n(-wall)}a{n(half)} {n(tall - wall)} 0 0 1 {n(wide)} 0v{n(wall)}Z"
    if kind == 1:
        step, rise = wide / 2, tall * 0.3
        return f"M{low}v{n(-tall)}l{n(step)} {n(rise)}v{n(-rise)}l{n(step)} {n(rise)}v{n(tall - rise)}Z"
    if kind == 2:
        tower, rise = wide / 3, tall * 0.26
        return (
            f"M{low}v{n(rise - tall)}h{n(tower)}v{n(-rise)}h{n(tower)}v{n(rise)}h{n(wide - 2 * tower)}"
            f"v{n(tall - rise)}Z"
        )
    side, rise = wide / 4, tall * 0.3
    return f"M{low}v{n(rise - tall)}h{n(side)}v{n(-rise)}h{n(wide - 2 * side)}v{n(rise)}h{n(side)}v{n(tall - rise)}Z"


def windows(structure: int, x: float, y: float, wide: float, tall: float) -> str:
    """Pips for the size of a structure, so that it can be counted."""
    kind = KIND_OF[structure]
    if kind == 0:
        return ""
    count = SIZES[structure] if kind < 3 else 3
    pane = min(tall * 0.2, 4.5)
    drawn = ""
    if kind == 3:
        for place in range(6):
            left = x + wide * (0.1 if place < 3 else 0.9) - (0 if place < 3 else pane)
            drawn += rect(left, y + tall * (0.42 + 0.19 * (place % 3)), pane, pane, "pane", 0.8)
        return drawn
    first = mark_at(structure, wide) + tall * 0.36
    step = (wide - first - 1) / count
    for place in range(count):
        drawn += rect(x + first + step * place, y + tall * 0.58, min(pane, step - 1), pane, "pane", 0.8)
    return drawn


def token(
    scene: Scene, corporation: int, kind: int, x: float, y: float, radius: float = 10, look: str = "", tip: str = ""
) -> str:
    """A Corporation token around its middle; those of Selenium Research show their sample. Hint: what it gives."""
    drawn = hexagon(CORPORATION_NAMES[corporation], kind, round(x, 1), round(y, 1), radius, look)
    return group(drawn, "", tip or token_tip(scene, corporation, kind))


def token_tip(scene: Scene, corporation: int, kind: int) -> str:
    """A token in words."""
    tell = tongue(scene)
    return scene.say("board-token", corporation=tell.corporation(corporation), text=tell.token(corporation, kind))


@lru_cache(maxsize=2048)
def hexagon(name: str, kind: int, x: float, y: float, radius: float, look: str) -> str:
    """The same, by name."""
    sign = SAMPLES[kind] if name == "selenium-research" else name
    side, deep = radius * 0.866, radius / 2
    shape = (
        f"M{n(x)} {n(y - radius)}l{n(side)} {n(deep)}v{n(radius)}l{n(-side)} {n(deep)}l{n(-side)} {n(-deep)}"
        f"v{n(-radius)}Z"
    )
    size = radius * 1.25
    inner = path(shape, "disc") + ic(f"sha-{sign}", x - size / 2, y - size / 2, size)
    return group(inner, f"corp-token corp-{name}{look}")


def corporation_icon(corporation: int, x: float, y: float, size: float = 16) -> str:
    """The sign of a Corporation in its colour, from its upper left corner."""
    name = CORPORATION_NAMES[corporation]
    return ic(f"sha-{name}", x, y, size, f"ic corp-ink corp-{name}")


@lru_cache(maxsize=64)
def seat_disc(seat: int, radius: float) -> str:
    """A round marker of a seat, around its own origin."""
    return group(circle(0, 0, radius, "hull") + seat_mark(seat, 0, 0, radius * 1.25), f"man seat-{seat}")


def solar_panel(x: float, y: float, wide: float, tall: float, look: str = "") -> str:
    """A Solar Panel: a golden plate with its cells."""
    cells = (
        f"M{n(x)} {n(y + tall / 2)}h{n(wide)}M{n(x + wide / 3)} {n(y)}v{n(tall)}M{n(x + wide * 2 / 3)} {n(y)}v{n(tall)}"
    )
    return group(rect(x, y, wide, tall, "plate", 1.5) + path(cells, "cells"), f"sun-panel{look}")


# What is said about things.


def structure_name(scene: Scene, structure: int) -> str:
    """A structure by name."""
    return scene.say(f"structure-{STRUCTURES[structure]}")


def owner_name(scene: Scene, owner: int) -> str:
    """Whose something is: a player, AstroBot, nobody."""
    return scene.say("board-nobody") if owner == NEUTRAL else scene.speaker.seat(table_of(scene), owner)


def points(vp: int, right: float, y: float, tip: str) -> str:
    """Victory points as a small seal, ending at the right."""
    wide = points_wide(vp)
    inner = rect(right - wide, y, wide, 18, "vp-seal", 9) + ic("vp", right - wide + 5, y + 2.5, 13)
    return group(inner + text(right - 6, y + 13.5, vp, "t13 b num end"), "seal", tip)


def points_wide(vp: int) -> float:
    """How wide such a seal gets."""
    return 26 + 8.6 * len(str(vp))
