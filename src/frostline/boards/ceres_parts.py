"""Pieces and signs of Ceres that stand in many places: goods, parts of Functions, Leaders, Workers, and their ids."""

from __future__ import annotations

from functools import lru_cache

from ..games.ceres.components import ASSISTANT, FAVORS, TYPES
from ..games.ceres.components import DROID as DROID_TOKEN
from ..games.ceres.parts import ACTION, ACTIONS, ASTEROID, GAIN, GOODS, LOCATIONS, ON_BOARD, Part, Price
from ..games.ceres.state import NOT_USED, Ceres
from ..text.ceres import CeresSpeaker
from .kit import Scene, circle, group, ic, n, rect, seat_mark, text

FIGURE = (
    "M12 1.5a4.7 4.7 0 0 1 2.9 8.4c3.4.5 5.6 1.9 5.6 4.8 0 1.2-.9 1.8-1.8 1.8h-1.6l1.6 6H5.3l1.6-6H5.3"
    "c-.9 0-1.8-.6-1.8-1.8 0-2.9 2.2-4.3 5.6-4.8A4.7 4.7 0 0 1 12 1.5Z"
)
SIGN = 15.0  # how wide the sign of a good is
DIGIT = 8.6
GAP = 4.0  # between goods
CHIP = 21.0  # how tall a part of a Function is


def table_of(scene: Scene) -> Ceres:
    """The table a scene shows."""
    state = scene.view.state
    assert isinstance(state, Ceres)
    return state


def tongue(scene: Scene) -> CeresSpeaker:
    """Who tells it."""
    assert isinstance(scene.speaker, CeresSpeaker)
    return scene.speaker


# Goods.


def amount_tip(scene: Scene, good: int, amount: int) -> str:
    """An amount of a good in words."""
    return scene.say(f"amount-{GOODS[good]}", n=amount)


def goods_wide(price: Price) -> float:
    """How wide goods get."""
    return sum(DIGIT * len(str(amount)) + SIGN + GAP for _, amount in price) - (GAP if price else 0)


def goods(scene: Scene, price: Price, x: float, y: float, look: str = "") -> str:
    """Goods and amounts side by side; `y` is the top of the signs."""
    drawn = ""
    for good, amount in price:
        wide = DIGIT * len(str(amount))
        inner = text(x + wide, y + 12.5, amount, f"t13 b num end{look}")
        inner += ic(f"cer-{GOODS[good]}", x + wide + 1.5, y, SIGN, f"ic good-{GOODS[good]}{look}")
        drawn += group(inner, "", amount_tip(scene, good, amount))
        x += wide + SIGN + GAP
    return drawn


def seal_wide(vp: int) -> float:
    """How wide the seal of so many points gets."""
    return 26 + DIGIT * len(str(vp))


def points(vp: int, right: float, y: float, tip: str) -> str:
    """Victory points as a small seal, ending at the right."""
    wide = seal_wide(vp)
    inner = rect(right - wide, y, wide, 18, "vp-seal", 9) + ic("vp", right - wide + 5, y + 2.5, 13)
    return group(inner + text(right - 6, y + 13.5, vp, "t13 b num end"), "seal", tip)


# Parts of a Function.


def part_wide(part: Part, cost: Price) -> float:
    """How wide a part gets."""
    wide = 10.0 + (goods_wide(cost) + 15 if cost else 0)
    if part.kind == GAIN:
        return wide + goods_wide(part.goods)
    return wide + 18 + (17 if part.times > 1 else 0)


def part_icon(part: Part) -> str:
    """The sign of what a part lets one do."""
    if part.kind == ASTEROID:
        return "cer-asteroid"
    return f"cer-{ACTIONS[part.what]}" if part.kind == ACTION else f"cer-{LOCATIONS[part.what]}"


def part_chip(scene: Scene, part: Part, cost: Price, x: float, y: float) -> str:
    """A part of a Function: what it costs, and what it does."""
    state = table_of(scene)
    inner = rect(x, y, part_wide(part, cost), CHIP, "part" + (" place" if part.kind not in (GAIN, ACTION) else ""), 5)
    x += 5
    if cost:
        inner += goods(scene, cost, x, y + 3, " cost")
        x += goods_wide(cost)
        inner += ic("next", x + 1, y + 4.5, 12, "ic dim")
        x += 15
    if part.kind == GAIN:
        inner += goods(scene, part.goods, x, y + 3)
    else:
        inner += ic(part_icon(part), x, y + 1.5, 18, "ic accent")
        if part.times > 1:
            inner += text(x + 19, y + 15, f"×{part.times}", "t12 b num")
    return group(inner, "", tongue(scene).part(state, part, cost))


# People, drawn around their middle.


@lru_cache(maxsize=64)
def leader(seat: int, size: float = 22) -> str:
    """A Leader of a seat."""
    scale = size / 24
    body = f'<path class="hull" transform="translate({n(-size / 2)} {n(-size / 2)}) scale({scale:.4g})" d="{FIGURE}"/>'
    return group(body + seat_mark(seat, 0, size * 0.14, size * 0.36), f"man seat-{seat}")


@lru_cache(maxsize=64)
def seat_disc(seat: int, radius: float) -> str:
    """A round marker of a seat."""
    return group(circle(0, 0, radius, "hull") + seat_mark(seat, 0, 0, radius * 1.25), f"man seat-{seat}")


def worker(kind: int, x: float, y: float, size: float) -> str:
    """A Worker, from its upper left corner, in the colour of its type."""
    half = size / 2
    inner = circle(x + half, y + half, half, "disc") + ic("cer-worker", x + size * 0.13, y + size * 0.1, size * 0.74)
    return group(inner, f"worker type-{TYPES[kind]}")


def token(icon: str, x: float, y: float, radius: float, look: str) -> str:
    """A small round sign around its middle."""
    size = radius * 1.45
    return group(circle(x, y, radius, "disc") + ic(icon, x - size / 2, y - size / 2, size), look)


# What is said about things.


def facility_tip(scene: Scene, card: int) -> str:
    """A Facility in words."""
    state = table_of(scene)
    printed = state.facility(card)
    tell = tongue(scene)
    return scene.say(
        "board-facility",
        facility=tell.facility(card),
        type=scene.say(f"type-{TYPES[printed.type]}"),
        goods=tell.goods(printed.production),
        text=tell.function(state, card, -1),
        vp=printed.vp,
    )


def favor_name(scene: Scene, favor: int) -> str:
    """The name of a Favor."""
    return scene.say(f"favor-{FAVORS[favor]}")


def favor_tip(scene: Scene, favor: int) -> str:
    """Name and effect of a Favor."""
    return scene.speaker.pair(favor_name(scene, favor), scene.say(f"favor-{FAVORS[favor]}.text"))


def favor_used(state: Ceres, favor: int) -> bool:
    """Whether a Favor that serves once a Round has served."""
    return (favor == DROID_TOKEN and state.droid != NOT_USED) or (favor == ASSISTANT and state.assistant != NOT_USED)


# Ids. Leaders have no names: the first one at a Location goes by that Location, and those at home by the Locations
# where none is yet, so that the one that goes there has had its id before. Another one at that place takes a free id.


def leader_ids(state: Ceres, seat: int) -> tuple[list[list[str]], list[str]]:
    """The ids of a seat's Leaders, Location by Location, and of those at home."""
    corporation = state.corporations[seat]
    there = [state.slots[place].count(seat) for place in range(ON_BOARD)] + [corporation.visits]
    free = [place for place in range(len(LOCATIONS)) if not there[place]]
    free += range(len(LOCATIONS), sum(there) + corporation.leaders)
    found: list[list[str]] = []
    for place, count in enumerate(there):
        ids = [place][:count]
        ids += [free.pop() for _ in range(count - 1)]
        found.append([f"leader:{seat}:{each}" for each in ids])
    return found, [f"leader:{seat}:{each}" for each in free[: corporation.leaders]]
