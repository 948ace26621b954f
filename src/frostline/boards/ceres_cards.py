"""The cards on display: Facilities to build, those somebody has drawn, and Settlement Projects."""

from __future__ import annotations

from ..games.ceres.components import TYPES
from ..games.ceres.moves import BASE
from ..games.ceres.parts import Price
from ..games.ceres.state import NO_CARD, Ceres
from ..games.ceres.yard import ChooseBuilding, cost_of
from .ceres_parts import (
    CHIP,
    facility_tip,
    goods,
    goods_wide,
    part_chip,
    part_wide,
    points,
    seal_wide,
    table_of,
    tongue,
)
from .kit import Box, Scene, fit, group, ic, lines, rect, shorten, text, width_of

CARD = 130.0  # how tall a Facility card is
PROJECT = 72.0
TITLE = 26.0
WAYS = ("expanse", "upgrade")


def facilities(scene: Scene, x: float, y: float, width: float, across: int, size: float = 12) -> tuple[str, float]:
    """The face-up Facilities under a line about the pile, and what the viewer has drawn; with how tall it all is."""
    state = table_of(scene)
    drawn = pile(scene, state, x, y, width, size)
    top = y + TITLE
    shown, deep = rows(scene, state, state.row, (x, top, width, CARD), across, size)
    drawn, top = drawn + shown, top + deep
    if state.drawn.cards and state.drawn.owner == scene.viewer >= 0:
        words = scene.say("board-drawn")
        drawn += ic("eye", x + 2, top + 4, 18, "ic on-ground") + text(x + 26, top + 18, words, "t13 b on-ground")
        shown, deep = rows(scene, state, state.drawn.cards, (x, top + TITLE, width, CARD), across, size)
        drawn, top = drawn + shown, top + TITLE + deep
    return drawn, top - y


def rows(scene: Scene, state: Ceres, cards: list[int], box: Box, across: int, size: float) -> tuple[str, float]:
    """Facility cards side by side."""
    x, y, width, height = box
    wide = (width - 6 * (across - 1)) / across
    drawn = ""
    for place, card in enumerate(cards):
        left, top = x + (wide + 6) * (place % across), y + place // across * (height + 6)
        if card == NO_CARD:
            drawn += group(rect(left, top, wide, height, "space"), "", scene.say("board-no-card"))
        else:
            drawn += facility(scene, state, card, (left, top, wide, height), size)
    return drawn, -(-len(cards) // across) * (height + 6)


def pile(scene: Scene, state: Ceres, x: float, y: float, width: float, size: float) -> str:
    """The pile of Facilities with its discards, and Draw & See."""
    name = scene.say("board-facilities")
    drawn = text(x + 2, y + 18, name, "t13 b on-ground")
    left = x + width
    for number in (1, 0):
        amount, price = state.printed.draws[number]
        words = scene.say("board-draw", n=amount)
        wide = 30 + width_of(words, size) + goods_wide(price) + 12
        left -= wide
        inner = rect(left, y + 1, wide, 22, "offer-line") + ic("eye", left + 5, y + 4, 16, "ic accent")
        inner += text(left + 25, y + 16.5, words, "t12") + goods(
            scene, price, left + wide - 6 - goods_wide(price), y + 4, " cost"
        )
        tip = scene.say("board-draw.text", n=amount, cost=tongue(scene).goods(price))
        drawn += scene.spot(("draw few", "draw many")[number], inner, (left, y + 1, wide, 22), tip)
        left -= 6
    count, gone = len(state.facility_deck), len(state.facility_discard)
    names = ", ".join([tongue(scene).facility(card) for card in state.facility_discard])
    at = x + 14 + width_of(name, 14, True)
    tip, thrown = scene.say("board-pile", n=count), scene.say("board-discard", n=gone, cards=names)
    if at + 110 > left:
        return drawn + counted("deck", at, y, count, f"{tip} · {thrown}")
    drawn += counted("deck", at, y, count, tip) + counted("cer-discard", at + 54, y, gone, thrown)
    return drawn


def counted(icon: str, x: float, y: float, count: int, tip: str) -> str:
    """A pile by its sign and size, on the bare ground."""
    return group(ic(icon, x, y + 4, 16, "ic on-ground") + text(x + 20, y + 17, count, "t13 num on-ground"), "", tip)


def price_of(scene: Scene, state: Ceres, card: int) -> Price:
    """What a Facility costs whoever is about to build, or what is printed on it."""
    price = state.facility(card).cost
    if isinstance(scene.frame, ChooseBuilding):
        price = cost_of(state, scene.deciding, card, scene.frame.programs)
    return tuple([(good, amount) for good, amount in price if amount])


def facility(scene: Scene, state: Ceres, card: int, box: Box, size: float) -> str:
    """A Facility: type, name, points, cost, Production, Function; while building, the two ways to use it."""
    x, y, width, height = box
    printed = state.facility(card)
    tip = facility_tip(scene, card)
    inner = rect(x, y, width, height, "card") + rect(x + 2, y + 2, width - 4, 34, "type-band", 4)
    inner += ic(f"cer-{TYPES[printed.type]}", x + 5, y + 10, 18, "ic type-ink")
    words = fit(tongue(scene).facility(card), width - 32, size, 2, True)
    inner += lines(x + 26, y + (16 if len(words) > 1 else 23), list(words), 14, "t12 b")
    inner = group(inner, "", tip) + points(printed.vp, x + width - 6, y + 60, scene.say("amount-vp", n=printed.vp))
    price = price_of(scene, state, card)
    label = group(ic("minus", x + 6, y + 43, 13, "ic dim"), "", scene.say("board-cost"))
    inner += label + goods(scene, price, x + 20, y + 41.5, " cost" if price == printed.cost else " cost less")
    label = group(ic("cer-production", x + 6, y + 63, 13, "ic dim"), "", scene.say("board-production"))
    inner += label + goods(scene, printed.production, x + 20, y + 61.5)
    left, top = x + 5, y + 81
    for part in printed.parts:
        wide = part_wide(part, part.cost)
        if left + wide > x + width - 4 and left > x + 5:
            left, top = x + 5, top + CHIP + 2
        inner += part_chip(scene, part, part.cost, left, top)
        left += wide + 4
    return group(inner + ways(scene, card, box, size), f"facility type-{TYPES[printed.type]}")


def ways(scene: Scene, card: int, box: Box, size: float) -> str:
    """The two ways to use a Facility, while somebody builds; else its type."""
    x, y, width, height = box
    slug = BASE.facility_names[card]
    moves = [f"{way} {slug}" for way in WAYS]
    if not any(move in scene.labels or move in scene.refusals for move in moves):
        kind = scene.say(f"type-{TYPES[table_of(scene).facility(card).type]}")
        return text(x + width - 8, y + height - 10, kind, "t12 end type-word")
    wide = (width - 13) / 2
    drawn = ""
    for number, move in enumerate(moves):
        left, top = x + 5 + (wide + 3) * number, y + height - 25
        word = scene.say("board-do-expanse") if not number else scene.say("board-do-upgrade")
        inner = rect(left, top, wide, 21, "way", 5)
        inner += text(left + wide / 2, top + 15, shorten(word, wide - 2, size), "t12 b mid")
        name = tongue(scene).facility(card)
        tip = scene.say("board-expanse", facility=name) if not number else scene.say("board-upgrade", facility=name)
        drawn += scene.spot(move, inner, (left, top, wide, 21), tip)
    return drawn


def projects(scene: Scene, x: float, y: float, width: float, across: int, size: float = 12) -> tuple[str, float]:
    """The face-up Settlement Projects under a line about the pile; with how tall it is."""
    state = table_of(scene)
    most = max(state.seats + state.printed.project_row, len(state.projects))
    wide = (width - 6 * (across - 1)) / across
    count = len(state.project_deck)
    name = scene.say("board-projects")
    drawn = text(x + 2, y + 18, name, "t13 b on-ground")
    drawn += counted("deck", x + 14 + width_of(name, 14, True), y, count, scene.say("board-project-pile", n=count))
    for place in range(most):
        box = (x + (wide + 6) * (place % across), y + TITLE + place // across * (PROJECT + 6), wide, PROJECT)
        if place < len(state.projects):
            drawn += project(scene, state, state.projects[place], box, size)
        else:
            drawn += group(rect(*box, "space"), "", scene.say("board-project-gone"))
    return drawn, TITLE + -(-most // across) * (PROJECT + 6)


def project(scene: Scene, state: Ceres, number: int, box: Box, size: float) -> str:
    """A Settlement Project on display."""
    x, y, width, height = box
    printed = state.printed.projects[number]
    slug = BASE.project_names[number]
    name = scene.say(f"project-{slug}")
    inner = rect(x, y, width, height, "card")
    words = fit(name, width - 12, size, 2, True)
    inner += lines(x + 7, y + (17 if len(words) > 1 else 22), list(words), 14, "t12 b")
    inner += points(printed.vp, x + width - 5, y + height - 23, scene.say("amount-vp", n=printed.vp))
    inner += bill(scene, printed.cost, x + 6, y + height - 30, width - 16 - seal_wide(printed.vp))
    tip = project_tip(scene, state, number)
    return scene.spot(f"project {slug}", inner, box, tip)


def bill(scene: Scene, price: Price, x: float, y: float, width: float) -> str:
    """A price, as many goods as fit side by side."""
    if goods_wide(price) <= width:
        return goods(scene, price, x, y + 7)
    half = -(-len(price) // 2)
    return goods(scene, price[:half], x, y - 5) + goods(scene, price[half:], x, y + 11)


def project_tip(scene: Scene, state: Ceres, number: int) -> str:
    """A Settlement Project in words."""
    printed = state.printed.projects[number]
    return scene.say(
        "board-project",
        project=scene.say(f"project-{BASE.project_names[number]}"),
        cost=tongue(scene).goods(printed.cost),
        vp=printed.vp,
    )
