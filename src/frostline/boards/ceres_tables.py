"""Beside the belt: the spacecraft and their Workers, the Living Quarters, research and Favors."""

from __future__ import annotations

from ..games.ceres.components import FAVORS, FIELDS, GRANT, LEVELS, TYPES
from ..games.ceres.moves import BASE
from ..games.ceres.state import Ceres
from .ceres_parts import (
    favor_name,
    favor_tip,
    favor_used,
    goods,
    goods_wide,
    points,
    seat_disc,
    table_of,
    tongue,
    worker,
)
from .kit import Box, Scene, at, group, ic, rect, shorten, text

ROW = 26.0


def crew(scene: Scene, kind: int, count: int, x: float, y: float, size: float = 18) -> str:
    """Workers of a type by number."""
    look = "" if count else " dim"
    inner = group(worker(kind, x, y, size), "" if count else "ghost")
    inner += text(x + size + 4, y + size / 2 + 5, count, f"t13 b num{look}")
    return group(inner, "", scene.say("board-workers", worker=scene.say(f"worker-{TYPES[kind]}"), n=count))


def ship_name(scene: Scene, ship: int) -> str:
    """The name of a spacecraft."""
    return scene.say(f"ship-{BASE.ship_names[ship]}")


def docked(scene: Scene, box: Box, size: float = 12) -> str:
    """The docked spacecraft: its Workers and what it trades."""
    state = table_of(scene)
    x, y, width, height = box
    place = state.round - 1
    ship = state.spacecraft[place]
    inner = rect(x, y, width, height, "panel") + ic("cer-spacecraft", x + 8, y + 5, 20, "ic accent")
    inner += text(x + 34, y + 20, shorten(ship_name(scene, ship), width - 42, max(13, size), True), "t13 b")
    inner = group(inner, "", scene.say("board-docked", ship=ship_name(scene, ship)))
    trades = state.printed.ships[ship]
    step = min(22.0, (height - 58) / max(1, len(trades)))
    for number, trade in enumerate(trades):
        top = y + 29 + step * number
        one = rect(x + 5, top, width - 10, step - 2, "offer-line", 5)
        one += goods(scene, trade.pay, x + width / 2 - 14 - goods_wide(trade.pay), top + step / 2 - 8.5, " cost")
        one += ic("arrow", x + width / 2 - 8, top + step / 2 - 9, 16, "ic dim")
        one += goods(scene, trade.gain, x + width / 2 + 14, top + step / 2 - 8.5)
        box = (x + 5, top, width - 10, step - 2)
        inner += scene.spot(f"trade {number + 1}", one, box, tongue(scene).trade(state, ship, number))
    left = x + 8
    for kind in range(len(TYPES)):
        inner += crew(scene, kind, state.crew_of(place, kind), left, y + height - 24)
        left += (width - 10) / len(TYPES)
    return inner


def coming(scene: Scene, place: int, box: Box, size: float = 12) -> str:
    """A waiting spacecraft; one that has gone leaves an empty berth."""
    state = table_of(scene)
    x, y, width, height = box
    if place < state.round:
        here = place == state.round - 1
        tip = scene.say("board-berth-docked") if here else scene.say("board-berth-gone")
        inner = rect(x, y, width, height, "space") + ic(
            "cer-spacecraft", x + width / 2 - 10, y + height / 2 - 10, 20, "ic on-ground"
        )
        return group(inner, "", tip)
    ship = state.spacecraft[place]
    name = ship_name(scene, ship)
    inner = rect(x, y, width, height, "panel") + text(
        x + 8, y + 18, shorten(name, width - 44, max(13, size), True), "t13 b"
    )
    inner += text(x + width - 8, y + 18, scene.say("board-in-round", n=place + 1), "t12 dim end")
    trades = " · ".join(tongue(scene).trade(state, ship, number) for number in range(len(state.printed.ships[ship])))
    inner = group(inner, "", scene.say("board-coming", ship=name, n=place + 1, text=trades))
    step = (width - 12) / 2 if width < 120 else (width - 10) / len(TYPES)
    for kind in range(len(TYPES)):
        if width < 120:
            inner += crew(scene, kind, state.crew_of(place, kind), x + 8 + step * (kind % 2), y + 25 + 22 * (kind // 2))
        else:
            inner += crew(scene, kind, state.crew_of(place, kind), x + 8 + step * kind, y + height - 34)
    return inner


def quarters(scene: Scene, box: Box, size: float = 12) -> str:
    """The Living Quarters: Workers anybody may take."""
    state = table_of(scene)
    x, y, width, height = box
    words = scene.say("board-quarters")
    inner = rect(x, y, width, height, "panel") + ic("cer-quarters", x + 6, y + 6, 16, "ic accent")
    inner += text(x + 26, y + 18.5, shorten(words, width - 28, size, True), "t12 b")
    inner = group(inner, "", scene.say("board-quarters.text"))
    step = (width - 10) / len(TYPES)
    for kind in range(len(TYPES)):
        inner += crew(scene, kind, state.quarters[kind], x + 8 + step * kind, y + height - 34)
    return inner


# Research.


def research(scene: Scene, box: Box, size: float = 12) -> str:
    """Three fields with three Levels each: cost, points, who has come how far."""
    state = table_of(scene)
    x, y, width, height = box
    words = scene.say("board-research")
    label, start, last = (134.0, 40.0, 44.0) if width > 380 else (122.0, 38.0, 40.0)
    wide = (width - label - start - last - 8) / LEVELS
    inner = rect(x, y, width, height, "panel") + ic("cer-research", x + 8, y + 5, 18, "ic accent")
    inner += text(x + 31, y + 18.5, words, "t13 b")
    first = x + label + start
    for level in range(LEVELS):
        price = state.printed.research_cost[level]
        left = first + wide * level + (wide - goods_wide(price)) / 2
        inner += goods(scene, price, left, y + 7, " cost")
    deep = (height - 32) / len(FIELDS)
    for field in range(len(FIELDS)):
        top = y + 28 + deep * field
        inner += row(scene, state, field, (x, top, width, deep), (label, start, wide), size)
    return inner


def row(scene: Scene, state: Ceres, field: int, box: Box, widths: tuple[float, float, float], size: float) -> str:
    """One field."""
    x, y, _, deep = box
    label, start, wide = widths
    slug = FIELDS[field]
    name = scene.say(f"field-{slug}")
    inner = ic(f"cer-{slug}", x + 8, y + deep / 2 - 9, 18)
    inner += text(x + 30, y + deep / 2 + 4.5, shorten(name, label - 34, size), "t12")
    inner = group(inner, "", name)
    mine = state.corporations[scene.deciding].research[field] if scene.deciding >= 0 else LEVELS
    for level in range(LEVELS + 1):
        left = x + label + (start + wide * (level - 1) if level else 0)
        across = wide if level else start
        cell = (left + 1, y + 1, across - 3, deep - 4)
        one = rect(*cell, "cell" if level else "cell start", 5)
        here = [seat for seat in range(state.seats) if state.corporations[seat].research[field] == level]
        for place, seat in enumerate(here):
            spot = (
                cell[0] + 9.5 + 16 * (place % 2),
                cell[1] + deep / 2 - 2 + (16 * (place // 2) - 8 if len(here) > 2 else 0),
            )
            marker = at(*spot, f"research:{seat}:{field}", seat_disc(seat, 7.5))
            one += group(marker, "", scene.say("board-level", who=scene.speaker.seat(state, seat), field=name, n=level))
        if not level:
            inner += group(one, "", scene.say("board-level-0"))
            continue
        vp = state.printed.research_vp[level - 1]
        one += text(left + wide - 7, y + deep - 8, vp, "t12 num end dim")
        tip = scene.say(
            "board-program", field=name, n=level, cost=tongue(scene).goods(state.printed.research_cost[level - 1]),
            vp=vp, text=scene.say(f"program-{slug}-{level}"),
        )  # fmt: skip
        move = f"research {slug}" if level == min(mine + 1, LEVELS) else ""
        inner += scene.spot(move, one, cell, tip)
    return inner + first_token(scene, state, field, x + label + start + wide * LEVELS, y + deep / 2 - 1)


def first_token(scene: Scene, state: Ceres, field: int, x: float, y: float) -> str:
    """The token for whoever is first at the last Level, or who has it."""
    vp = state.printed.first_vp
    owner = state.firsts[field]
    if owner < 0:
        return points(vp, x + 37, y - 9, scene.say("board-first", vp=vp))
    who = scene.speaker.seat(state, owner)
    inner = at(x + 19, y, f"first:{field}", seat_disc(owner, 9))
    return group(inner, "", scene.say("board-first-taken", who=who, vp=vp))


# Favors.


def favors(scene: Scene, box: Box, size: float = 12) -> str:
    """The Favors: what they cost, and who has them this Round."""
    state = table_of(scene)
    x, y, width, height = box
    inner = rect(x, y, width, height, "panel") + ic("cer-favor", x + 8, y + 5, 18, "ic accent")
    inner += text(x + 31, y + 18.5, scene.say("board-favors"), "t13 b")
    inner = group(inner, "", scene.say("board-favors.text"))
    step = (height - 31) / len(FAVORS)
    for favor, slug in enumerate(FAVORS):
        top = y + 27 + step * favor
        owner = state.favor_of[favor] if favor != GRANT else -1
        price = state.printed.favor_cost[favor]
        one = rect(x + 5, top, width - 10, step - 2, "offer-line" if owner < 0 else "offer-line gone", 5)
        one += ic(f"cer-{slug}", x + 9, top + step / 2 - 10, 18, "ic accent" if owner < 0 else "ic dim")
        words = shorten(favor_name(scene, favor), width - 46 - 44, size)
        one += text(x + 33, top + step / 2 + 3.5, words, "t12" if owner < 0 else "t12 dim")
        tip = favor_tip(scene, favor)
        if owner < 0:
            one += goods(scene, price, x + width - 11 - goods_wide(price), top + step / 2 - 8.5, " cost")
        else:
            used = favor_used(state, favor)
            one += at(x + width - 22, top + step / 2 - 1, f"favor:{favor}", seat_disc(owner, 8.5))
            one += ic("check", x + width - 50, top + step / 2 - 8.5, 15, "ic dim") if used else ""
            who = scene.speaker.seat(state, owner)
            tip += " – " + (scene.say("board-favor-used", who=who) if used else scene.say("board-favor-held", who=who))
        inner += scene.spot(f"favor {slug}", one, (x + 5, top, width - 10, step - 2), tip)
    return inner
