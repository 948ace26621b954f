"""The areas round the pole: ships in line, buildings, scientists, and the Sun on its way."""

from __future__ import annotations

from collections.abc import Sequence

from ..games.antarctica.components import AREAS, BUILDINGS, LINE
from ..games.antarctica.state import MARKED, NEW, NOWHERE, OWNER, PLAYING, Antarctica
from .antarctica_parts import (
    badge,
    building_tip,
    compass,
    figure,
    moving_ship,
    ship,
    ship_ids,
    table_of,
    token,
    tongue,
)
from .antarctica_places import MIDDLE, SUN_PATH, Place, bearing_of, polar, spell
from .kit import Scene, at, circle, esc, group, ic, n, path, pick, text

ACTIONS = {"camp": "recruit", "shipyard": "build ship"}


def ring(scene: Scene, places: Sequence[Place]) -> str:
    """All areas, and the Sun."""
    state = table_of(scene)
    ids = ship_ids(state)
    drawn = "".join(area(scene, state, number, place, ids[number]) for number, place in enumerate(places))
    return drawn + sun(scene, state, places[state.sun])


def area(scene: Scene, state: Antarctica, number: int, place: Place, ids: list[str]) -> str:
    """One area with all that is in it; the whole of it is a target for ships on their way."""
    if number not in state.table.areas:
        return closed(scene, number, place)
    look = " sunny" if number == state.sun else ""
    reached = number == state.target and bool(state.agenda)
    look += " reached" if reached else ""
    inner = path(place.outline, "wedge-ground") + path(place.lane, "lane") + title(scene, number, place)
    inner += people(scene, state, number, place) + buildings(scene, state, number, place)
    inner += ships(scene, state, number, place, ids)
    if reached:
        x, y = place.anchor
        inner += group(ic("ant-anchor", x - 9, y - 9, 18, "ic accent"), "", scene.say("board-reached"))
    return scene.spot(move_to(scene, number), inner, place.outline, area_tip(scene, state, number), f" wedge{look}")


def move_to(scene: Scene, number: int) -> str:
    """The move of a ship to an area. Once it has moved there is no refusal: all that is in the area would repeat it."""
    move = pick(scene, f"to {AREAS[number]}", f"place {AREAS[number]}")
    return "" if scene.asked("TakeAction") else move


def area_tip(scene: Scene, state: Antarctica, number: int) -> str:
    """An area in words: what it holds, and what the majority would be worth."""
    there = state.scientists[number * state.seats : (number + 1) * state.seats]
    value = state.buildings[number].bit_count() + sum(there) + state.printed.first_bonus
    buildings = tongue(scene).buildings(state.buildings[number])
    return scene.say("board-area", area=compass(scene, number), buildings=buildings, vp=value)


def closed(scene: Scene, number: int, place: Place) -> str:
    """An area nobody ever enters."""
    x, y = place.berths[1]
    inner = path(place.outline, "wedge-ground") + title(scene, number, place)
    inner += ic("lock", x - 14, y - 20, 28, "ic dim") + text(x, y + 26, scene.say("board-closed"), "t13 dim mid")
    tip = scene.say("board-area-closed", area=compass(scene, number))
    return scene.spot(move_to(scene, number), inner, place.outline, tip, " wedge closed")


def title(scene: Scene, number: int, place: Place) -> str:
    """The name of an area, along its inner edge."""
    x, y, turn = place.name
    words = esc(compass(scene, number))
    turned = f' transform="rotate({n(turn)} {spell((x, y))})"' if turn else ""
    return f'<text class="t14 b mid" x="{n(round(x, 1))}" y="{n(round(y, 1))}"{turned}>{words}</text>'


def ships(scene: Scene, state: Antarctica, number: int, place: Place, ids: list[str]) -> str:
    """The line of ships, first in line first, with what lies on them."""
    line = state.lines[number]
    due = state.phase == PLAYING and state.target == NOWHERE and bool(state.agenda)
    drawn = ""
    for berth in range(LINE):
        x, y = place.berths[berth]
        if berth >= len(line):
            drawn += group(circle(x, y, 3, "berth"), "", scene.say("board-berth", place=berth + 1))
            continue
        each = line[berth]
        look = " active" if due and (number, berth) == moving_ship(state) else ""
        inner = at(x, y, ids[berth], ship(each & OWNER, place.bearing, look))
        inner += mark(scene, each, place.marks[berth][0], place.marks[berth][1])
        tip = ship_tip(scene, state, number * LINE + berth, each)
        drawn += scene.spot(f"ship {AREAS[number]} {berth + 1}", inner, (x - 16, y - 16, 32, 32), tip)
    return drawn


def mark(scene: Scene, each: int, x: float, y: float) -> str:
    """What lies on a ship: an Icebreaker, or that it is new."""
    if each & MARKED:
        return group(badge("ant-icebreaker", x, y, 9, "icebreaker"), "", scene.say("board-icebreaker"))
    return group(badge("ant-new", x, y, 8, "new"), "", scene.say("board-new-ship")) if each & NEW else ""


def ship_tip(scene: Scene, state: Antarctica, number: int, each: int) -> str:
    """A ship in words."""
    where = str(tongue(scene).value(state, "ship", number))
    return scene.speaker.pair(scene.speaker.seat(state, each & OWNER), where)


def people(scene: Scene, state: Antarctica, number: int, place: Place) -> str:
    """The scientists of each seat, by number."""
    drawn = ""
    size = place.figure
    counts = [state.scientists_at(number, seat) for seat in range(state.seats)]
    for seat, (left, y) in enumerate(place.people(counts)[: state.seats]):
        count = counts[seat]
        if not count:
            continue
        inner = figure(seat, left, y - size / 2, size) + text(left + size + 1.5, y + size * 0.22, count, place.digits)
        drawn += group(inner, "", scene.say("board-people", who=scene.speaker.seat(state, seat), n=count))
    return drawn


def buildings(scene: Scene, state: Antarctica, number: int, place: Place) -> str:
    """What has been built in an area; a Camp and a Shipyard can be used where the ship has arrived."""
    here = [kind for kind in range(len(BUILDINGS)) if state.buildings[number] >> kind & 1]
    size, slots = place.buildings(len(here))
    drawn = ""
    for kind, (x, y) in zip(here, slots):
        move = ACTIONS.get(BUILDINGS[kind], "") if number == state.target else ""
        box = (x - size / 2 - 1, y - size / 2 - 1, size + 2, size + 2)
        drawn += scene.spot(move, token(state, kind, x, y, size), box, building_tip(scene, kind))
    return drawn


def sun(scene: Scene, state: Antarctica, place: Place) -> str:
    """The Sun, low and red."""
    rays = "".join(f'<path class="ray" transform="rotate({turn})" d="M0-14.5V-17.5"/>' for turn in range(0, 360, 45))
    drawn = f'<g transform="scale({n(place.glow)})">{rays}{circle(0, 0, 11.5, "sun-disc")}</g>'
    x, y = place.sun
    tip = scene.say("board-sun", area=compass(scene, state.sun))
    return group(at(x, y, "sun", drawn, "piece the-sun"), "", tip)


def sun_path(state: Antarctica) -> str:
    """The circle the Sun follows, with its stops and its direction."""
    drawn = circle(MIDDLE[0], MIDDLE[1], SUN_PATH, "sun-path")
    for number in range(len(AREAS)):
        x, y = polar(SUN_PATH, bearing_of(number))
        if number in state.table.areas:
            drawn += circle(x, y, 5, "sun-stop")
        turn = bearing_of(number) - 22.5
        left, top = polar(SUN_PATH, turn)
        drawn += (
            f'<path class="sun-way" transform="translate({spell((left, top))}) rotate({n(turn)})" d="M4-5-2 0 4 5"/>'
        )
    return drawn
