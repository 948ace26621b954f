"""Leader and Shuttle tiles: to choose from, and afterwards whose is which."""

from __future__ import annotations

from ..games.shackleton.components import LEADERS, TYPES
from ..games.shackleton.goods import CREDITS, RARE_EARTH, TITANIUM, Price
from ..games.shackleton.moves import SHUTTLE_NAMES
from ..games.shackleton.state import Shackleton
from .kit import Box, Scene, fit, group, ic, lines, rect, shorten, symbol, text
from .shackleton_parts import astronaut, goods, table_of, tongue

GAP = 6.0
TALL = 74.0  # of a tile on a wide board


def tiles(scene: Scene, x: float, y: float, width: float, across: int, size: float = 12) -> tuple[str, float]:
    """The strip of tiles and how tall it is: what can be chosen now, else what everybody has."""
    state = table_of(scene)
    if state.leaders and any(agency.leader < 0 for agency in state.agencies[: state.seats]):
        return strip(scene, [("leader", each) for each in state.leaders], x, y, width, across, size)
    if state.tiles:
        return strip(scene, [("shuttle", each) for each in state.tiles], x, y, width, across, size)
    return strip(scene, [("seat", each) for each in state.order], x, y, width, across, size)


def strip(
    scene: Scene, found: list[tuple[str, int]], x: float, y: float, width: float, across: int, size: float
) -> tuple[str, float]:
    """Tiles side by side, on as many rows as needed."""
    count = min(across, len(found))
    wide = (width - GAP * (count - 1)) / count
    drawn, top = "", y
    for first in range(0, len(found), count):
        row = found[first : first + count]
        tall = max(tile_tall(scene, kind, each, wide, size) for kind, each in row)
        for place, (kind, each) in enumerate(row):
            draw = {"leader": leader_tile, "shuttle": shuttle_tile}.get(kind, seat_tile)
            drawn += draw(scene, each, (x + (wide + GAP) * place, top, wide, tall), size)
        top += tall + GAP
    return drawn, top - y


def tile_tall(scene: Scene, kind: str, each: int, wide: float, size: float) -> float:
    """How tall a tile must be: leaders need room for their words."""
    if kind == "leader":
        return 34 + line_step(size) * len(ability_lines(scene, each, wide, size))
    return TALL if size <= 12 else TALL + 6


def line_step(size: float) -> float:
    """How far lines of text are apart."""
    return 14.5 if size <= 12 else 16


def ability_lines(scene: Scene, leader: int, width: float, size: float) -> tuple[str, ...]:
    """A leader's normal ability, all of it, broken into lines."""
    return fit(tongue(scene).leader_text(table_of(scene), leader, False), width - 16, size, 12)


def leader_tile(scene: Scene, leader: int, box: Box, size: float) -> str:
    """A leader to choose: name and the normal ability; the improved one is in the hint."""
    state = table_of(scene)
    x, y, width, height = box
    tell = tongue(scene)
    name = scene.say(f"leader-{LEADERS[leader]}")
    plain, improved = tell.leader_text(state, leader, False), tell.leader_text(state, leader, True)
    inner = rect(x, y, width, height, "tile") + ic("sha-leader", x + 7, y + 5, 18, "ic accent")
    inner += text(x + 29, y + 18.5, shorten(name, width - 36, max(13, size), True), "t13 b")
    inner += lines(x + 9, y + 36, list(ability_lines(scene, leader, width, size)), line_step(size), "t12")
    tip = scene.say("board-leader-tile", leader=name, text=plain, improved=improved)
    return scene.spot(f"lead {LEADERS[leader]}", inner, box, tip)


def cargo(state: Shackleton, number: int) -> Price:
    """What a Shuttle tile brings besides astronauts."""
    tile = state.printed.shuttles[number]
    parts = ((CREDITS, tile.credits), (TITANIUM, tile.titanium), (RARE_EARTH, tile.rare_earth))
    return tuple([(good, amount) for good, amount in parts if amount])


def shuttle_tile(scene: Scene, number: int, box: Box, size: float) -> str:
    """A Shuttle tile to choose: its number, six astronauts, goods."""
    state = table_of(scene)
    x, y, width, height = box
    tell = tongue(scene)
    name = tell.shuttle(state, number)
    tile = state.printed.shuttles[number]
    inner = rect(x, y, width, height, "tile") + ic("sha-shuttle", x + 7, y + 4, 20, "ic accent")
    inner += text(x + 31, y + 19, shorten(name, width - 36, max(13, size), True), "t13 b")
    inner += crew(scene, tile.astronauts, x + 8, y + 27, width - 16, 20)
    parts = cargo(state, number)
    inner += goods(scene, parts, x + 8, y + height - 22, 16)
    tip = scene.speaker.pair(name, tell.shuttle_text(state, number))
    return scene.spot(f"shuttle {SHUTTLE_NAMES[number]}", inner, box, f"{tip} {scene.say('board-shuttle-order')}")


def crew(scene: Scene, counts: list[int], x: float, y: float, width: float, size: float) -> str:
    """Astronauts side by side, closer where there is little room."""
    people = [kind for kind in range(len(TYPES)) for _ in range(counts[kind])]
    step = min(size + 2, (width - size) / max(1, len(people) - 1))
    return "".join(astronaut(scene, kind, x + step * place, y, size) for place, kind in enumerate(people))


def seat_tile(scene: Scene, seat: int, box: Box, size: float) -> str:
    """What a player has chosen: Shuttle with the astronauts still on it, and the leader."""
    state = table_of(scene)
    x, y, width, height = box
    agency = state.agencies[seat]
    tell = tongue(scene)
    who = scene.speaker.seat(state, seat)
    look = "tile flat" + (" deciding" if seat == scene.deciding else "")
    inner = rect(x, y, width, height, look) + symbol(seat, x + 7, y + 6, 15)
    inner += text(x + 27, y + 18, shorten(scene.player(seat), width - 34, max(13, size), True), "t13 b")
    words, tip = [], [who]
    if agency.shuttle >= 0:
        name = tell.shuttle(state, agency.shuttle)
        words.append(name)
        tip.append(scene.speaker.pair(name, tell.crew(agency.crew)))
    if agency.leader >= 0:
        name = scene.say(f"leader-{LEADERS[agency.leader]}")
        words.append(name)
        tip.append(scene.speaker.pair(name, tell.leader_text(state, agency.leader, state.improved(seat))))
    inner += crew(scene, agency.crew, x + 8, y + 25, width - 16, 20)
    if not sum(agency.crew):
        inner += text(x + 9, y + 39, shorten(scene.say("board-crew-none"), width - 16, size), "t12 dim")
    inner += text(x + 9, y + height - 9, shorten(" · ".join(words), width - 16, size), "t12")
    return group(inner, f"seat-{seat}", " – ".join(tip))
