"""The Asteroid Belt: three rings that turn, Ceres at the rim with its entry zones, and who has claimed what."""

from __future__ import annotations

from math import cos, radians, sin

from ..games.ceres.components import RINGS, ZONES
from ..games.ceres.launch import Launch
from ..games.ceres.legal import launch_cost
from ..games.ceres.moves import BASE
from ..games.ceres.parts import GOODS
from ..games.ceres.state import Ceres
from .ceres_parts import goods, goods_wide, seat_disc, table_of, tongue
from .kit import Scene, circle, group, ic, n, path, pick, rect, text

RIMS = (156.0, 112.0, 68.0, 24.0)  # of the rings, from outside
TURN = 360 / ZONES
FIRST = 306.0  # the bearing of the middle of zone 0; the others follow counter-clockwise
CERES = 270.0  # where Ceres is, between the zones 0 and 1
LABELS = ((-142.0, -102.0), (-142.0, 112.0), (84.0, 160.0), (138.0, -98.0), (80.0, -151.0))  # of the zones
DISC = 19.0
ROUND = f"M{-DISC:g} 0a{DISC:g} {DISC:g} 0 1 0 {2 * DISC:g} 0a{DISC:g} {DISC:g} 0 1 0 {-2 * DISC:g} 0Z"


def polar(radius: float, bearing: float) -> tuple[float, float]:
    """A place seen from the middle of the belt."""
    return round(radius * sin(radians(bearing)), 1), round(-radius * cos(radians(bearing)), 1)


def spell(radius: float, bearing: float) -> str:
    """The same, as a path says it."""
    x, y = polar(radius, bearing)
    return f"{n(x)} {n(y)}"


def belt(scene: Scene, x: float, y: float, width: float, height: float) -> str:
    """The whole belt in its box."""
    state = table_of(scene)
    inner = rect(x, y, width, height, "space-box", 8) + heading(scene, x, y)
    inner += bonuses(scene, state, x + width, y, height)
    middle = f"translate({n(x + width / 2 - 4)} {n(y + height / 2 + 8)})"
    inner += f'<g transform="{middle}">{middle_part(scene, state)}</g>'
    return group(inner, "belt")


def middle_part(scene: Scene, state: Ceres) -> str:
    """Everything round the Sun."""
    drawn = "".join(ring(scene, state, number) for number in range(len(RINGS)))
    drawn += group(circle(0, 0, 12, "sun"), "", scene.say("board-sun"))
    return drawn + zones(scene, state) + ceres(scene, state)


def heading(scene: Scene, x: float, y: float) -> str:
    """What it is, and which way it turns."""
    inner = ic("cer-belt", x + 8, y + 7, 18) + text(x + 32, y + 21, scene.say("board-belt"), "t13 b")
    return group(inner, "", scene.say("board-belt.text"))


def zones(scene: Scene, state: Ceres) -> str:
    """The zones of the board: their numbers, what the way there costs, and the two entries."""
    drawn = ""
    for zone, (x, y) in enumerate(LABELS):
        bearing = FIRST - TURN * zone
        ice = state.printed.distance[zone]
        half = TURN / 2 - 2
        rim = f"M{spell(160, bearing - half)}A160 160 0 0 1 {spell(160, bearing + half)}"
        inner = path(rim, "rim" if ice else "rim entry") + text(x, y, zone, "t13 b mid num")
        if ice:
            inner += text(x + 29, y, f"+{ice}", "t12 num end") + ic("cer-ice", x + 30, y - 10.5, 12)
        tip = scene.say("board-zone", zone=zone, ice=ice) if ice else scene.say("board-entry", zone=zone)
        drawn += group(inner, "zone", tip)
    return drawn


def ceres(scene: Scene, state: Ceres) -> str:
    """Ceres at the rim, and what the way inwards costs."""
    x, y = polar(158, CERES)
    inner = circle(x, y, 19, "ceres") + circle(x - 5, y - 6, 3.5, "crater") + circle(x + 6, y + 6, 2.5, "crater")
    inner += circle(x + 5, y - 8, 1.8, "crater") + circle(x - 7, y + 7, 2, "crater")
    drawn = group(inner, "", scene.say("board-ceres"))
    before = 0
    for number in (1, 2):
        ice = state.printed.ring_ice[number]
        x, y = polar(RIMS[number], CERES)
        inner = rect(x - 16, y - 9, 32, 18, "toll", 9) + text(x + 1, y + 4.5, f"+{ice - before}", "t12 b num end")
        inner += ic("cer-ice", x + 1.5, y - 6, 12)
        name = scene.say(f"ring-{RINGS[number]}")
        less = state.printed.ring_ice_2[number] - state.printed.ring_ice_2[number - 1]
        drawn += group(inner, "", scene.say("board-toll", ring=name, ice=ice - before, less=less))
        before = ice
    return drawn


def ring(scene: Scene, state: Ceres, number: int) -> str:
    """One ring, turned as far as it has come; what stands on it stays upright."""
    outer, inner = RIMS[number], RIMS[number + 1]
    turn = -TURN * state.rings[number]
    band = (
        f"M0 {-outer:g}A{outer:g} {outer:g} 0 1 1 0 {outer:g}A{outer:g} {outer:g} 0 1 1 0 {-outer:g}Z"
        f"M0 {-inner:g}A{inner:g} {inner:g} 0 1 0 0 {inner:g}A{inner:g} {inner:g} 0 1 0 0 {-inner:g}Z"
    )
    name = scene.say(f"ring-{RINGS[number]}")
    ground = path(band, f"band ring-{RINGS[number]}")
    for zone in range(ZONES):
        bearing = FIRST + TURN / 2 - TURN * zone
        ground += path(f"M{spell(inner, bearing)}L{spell(outer, bearing)}", "separator")
    tip = scene.say("board-ring", ring=name, n=state.printed.turns[number])
    drawn = group(ground, "", tip)
    here = [each for each, asteroid in enumerate(state.printed.asteroids) if asteroid.ring == number]
    for each in here:
        zone = state.printed.asteroids[each].zone
        same = [other for other in here if state.printed.asteroids[other].zone == zone]
        step = TURN / len(same)
        bearing = FIRST - TURN * zone + TURN / 2 - step * (same.index(each) + 0.5)
        place = f"translate({spell((outer + inner) / 2, bearing)})"
        upright = f" rotate({n(-turn)})" if turn else ""
        drawn += f'<g class="upright" transform="{place}{upright}">{asteroid(scene, state, each)}</g>'
    ring = f'data-ring="{RINGS[number]}" data-turn="{n(turn)}" transform="rotate({n(turn)})"'
    return f'<g class="ring" {ring}>{drawn}</g>'


def asteroid(scene: Scene, state: Ceres, number: int) -> str:
    """An asteroid with its points and kinds of Production; if claimed, with the probe of its owner."""
    printed = state.printed.asteroids[number]
    slug = BASE.asteroid_names[number]
    owner = state.claims[number]
    tell = tongue(scene)
    inner = circle(0, 0, DISC, "disc" + (f" owned seat-{owner}" if owner >= 0 else ""))
    inner += text(0, 0, printed.vp, "t13 b mid num")
    tip = scene.say(
        "board-asteroid",
        asteroid=scene.say(f"asteroid-{slug}"),
        ring=scene.say(f"ring-{RINGS[printed.ring]}"),
        zone=state.zone_of(number),
        vp=printed.vp,
        goods=tell.goods(printed.production),
    )
    if owner >= 0:
        tip += " – " + scene.say("board-claimed", who=scene.speaker.seat(state, owner))
        probe = f'<g class="piece" data-piece="probe:{slug}">{seat_disc(owner, 8.5)}</g>'
        inner += f'<g transform="translate(13 -13)">{probe}</g>'
    if owner < 0 and isinstance(scene.frame, Launch):
        ice = launch_cost(state, scene.deciding, number, scene.frame.programs)
        inner += rect(-14, 1.5, 28, 15, "price", 7) + text(1, 13.5, ice, "t12 b num end price-ink")
        inner += ic("cer-ice", 1.5, 3, 12, "ic price-ink")
        tip += " – " + scene.say("board-way", ice=ice)
    else:
        size, count = 12.0, len(printed.production)
        for place, (good, _) in enumerate(printed.production):
            inner += ic(f"cer-{GOODS[good]}", (size + 1) * (place - count / 2), 3.5, size, f"ic good-{GOODS[good]}")
    body = f'<g class="piece asteroid" data-piece="asteroid:{slug}">{inner}</g>'
    return scene.spot(pick(scene, f"launch {slug}", f"mine {slug}"), body, ROUND, tip)


def bonuses(scene: Scene, state: Ceres, right: float, y: float, height: float) -> str:
    """What Aerospace gives after a Launch, while it is asked for."""
    if not scene.asked("ChooseBonus"):
        return ""
    drawn = ""
    places = ((right - 58, y + 6), (right - 58, y + 34), (right - 58, y + height - 60), (right - 58, y + height - 32))
    for number, bonus in enumerate(state.printed.bonuses):
        left, top = places[number]
        inner = rect(left, top, 52, 26, "chip") + goods(scene, bonus, left + (52 - goods_wide(bonus)) / 2, top + 5.5)
        tip = scene.say("board-bonus", goods=tongue(scene).goods(bonus))
        drawn += scene.spot(f"bonus {number + 1}", inner, (left, top, 52, 26), tip)
    return drawn
