"""Pieces of Antarctica that stand in many places: ships, cubes, scientists, buildings, and the ids they travel by."""

from __future__ import annotations

from functools import lru_cache
from math import cos, radians, sin

from ..games.antarctica.components import BUILDINGS, GROUPS, YARD_CARDS
from ..games.antarctica.state import NEW, NOWHERE, OWNER, Antarctica
from ..text.antarctica import AntarcticaSpeaker
from .kit import Scene, circle, group, ic, n, rect, seat_mark

HULL = "M0-15C6-10 10-5 10 2V11.5Q10 14.5 7 14.5H-7Q-10 14.5-10 11.5V2C-10-5-6-10 0-15Z"
FIGURE = "M12 1.5a5 5 0 0 1 3.2 8.8C19.5 11.5 21.5 15.5 21.5 22.5H2.5C2.5 15.5 4.5 11.5 8.8 10.3A5 5 0 0 1 12 1.5Z"
SYMBOL_ICONS = (
    "ant-symbol-scientist", "ant-symbol-new-ship", "ant-expertise-card", "ant-basic-card",
    "ant-symbol-move-ship", "ant-symbol-draft", "ant-symbol-advance-three",
)  # fmt: skip


def table_of(scene: Scene) -> Antarctica:
    """The table a scene shows."""
    state = scene.view.state
    assert isinstance(state, Antarctica)
    return state


def tongue(scene: Scene) -> AntarcticaSpeaker:
    """Who tells it."""
    assert isinstance(scene.speaker, AntarcticaSpeaker)
    return scene.speaker


def compass(scene: Scene, area: int) -> str:
    """The short name of an area, as on a map."""
    names = (
        scene.say("board-area-sw"), scene.say("board-area-s"), scene.say("board-area-se"), scene.say("board-area-e"),
        scene.say("board-area-ne"), scene.say("board-area-n"), scene.say("board-area-nw"), scene.say("board-area-w"),
    )  # fmt: skip
    return names[area]


# Pieces, drawn around their middle unless a corner is given.


@lru_cache(maxsize=256)
def ship(seat: int, bearing: float, look: str = "", scale: float = 1) -> str:
    """A ship seen from above, its bow towards a bearing."""
    turn = f"rotate({n(bearing)})" + (f" scale({n(scale)})" if scale != 1 else "")
    x, y = -2.5 * scale * sin(radians(bearing)), 2.5 * scale * cos(radians(bearing))
    hull = f'<path class="hull" transform="{turn}" d="{HULL}"/>'
    return group(hull + seat_mark(seat, x, y, 12 * scale), f"ship seat-{seat}{look}")


@lru_cache(maxsize=64)
def cube(seat: int, size: float) -> str:
    """A cube of a seat."""
    half = size / 2
    return group(rect(-half, -half, size, size, "hull", 3) + seat_mark(seat, 0, 0, size * 0.66), f"ship seat-{seat}")


@lru_cache(maxsize=256)
def figure(seat: int, x: float, y: float, size: float) -> str:
    """A scientist of a seat, from its upper left corner."""
    scale = size / 24
    body = f'<path class="hull" transform="translate({n(x)} {n(y)}) scale({scale:.4g})" d="{FIGURE}"/>'
    return group(body + seat_mark(seat, x + size / 2, y + size * 0.7, size * 0.38), f"ship seat-{seat}")


def token(state: Antarctica, building: int, x: float, y: float, size: float) -> str:
    """A building as a round token; what gives prestige has a second ring."""
    kind = GROUPS[state.printed.groups[building]]
    inner = circle(x, y, size / 2, "disc")
    if kind == "prestige":
        inner += circle(x, y, size / 2 - 2.5, "ring")
    wide = size * (0.66 if kind == "prestige" else 0.72)
    return group(inner + ic(f"ant-{BUILDINGS[building]}", x - wide / 2, y - wide / 2, wide), f"token {kind}")


def building_tip(scene: Scene, building: int) -> str:
    """Name and effect of a building."""
    return scene.speaker.pair(tongue(scene).building(building), scene.say(f"building-{BUILDINGS[building]}.text"))


def yard_tip(scene: Scene, kind: int) -> str:
    """Name and effect of a Shipyard card."""
    return scene.speaker.pair(yard_name(scene, kind), scene.say(f"yard-{YARD_CARDS[kind]}.text"))


def yard_name(scene: Scene, kind: int) -> str:
    """The name of a Shipyard card."""
    return scene.say(f"yard-{YARD_CARDS[kind]}")


def badge(icon: str, x: float, y: float, radius: float, kind: str) -> str:
    """A small round sign on a piece."""
    size = radius * 1.45
    return group(circle(x, y, radius, "disc") + ic(icon, x - size / 2, y - size / 2, size), f"badge {kind}")


# Ids. A ship has no name of its own, so its place stands for it; the one whose turn it is keeps its own id through the
# turn, and a new one keeps that of the ship in Available Resources. A cube goes by the track it is on or could go to.


def ship_ids(state: Antarctica) -> list[list[str]]:
    """The ids of all ships, area by area."""
    moved = moving_ship(state)
    fresh = [sum([ship == seat | NEW for line in state.lines for ship in line]) for seat in range(state.seats)]
    found = []
    for area, line in enumerate(state.lines):
        seen = [0] * state.seats
        ids = []
        for place, each in enumerate(line):
            seat = each & OWNER
            if (area, place) == moved:
                ids.append(f"ship:{seat}:turn.{state.turns}")
            elif each & NEW:
                fresh[seat] -= 1
                ids.append(spare_id(seat, state.spare_ships[seat] + fresh[seat]))
            else:
                ids.append(f"ship:{seat}:{area}.{seen[seat]}")
                seen[seat] += 1
        found.append(ids)
    return found


def moving_ship(state: Antarctica) -> tuple[int, int]:
    """Where the ship is that moves or has moved this turn, as far as the table shows it."""
    if state.active < 0:
        return NOWHERE, NOWHERE
    if state.target == NOWHERE:
        return state.sun, 0
    line = state.lines[state.target]
    places = [place for place, each in enumerate(line) if each & OWNER == state.active and not each & NEW]
    return state.target, places[-1] if places else NOWHERE


def spare_id(seat: int, number: int) -> str:
    """The id of a ship in Available Resources."""
    return f"ship:{seat}:spare.{number}"


def cube_id(seat: int, track: int) -> str:
    """The id of a cube on a track."""
    return f"cube:{seat}:{track}"


def cubes_beside(state: Antarctica, seat: int) -> tuple[list[str], list[str]]:
    """The ids of the cubes in Available and in Discarded Resources."""
    spare, lost = state.spare_cubes[seat], state.lost_cubes[seat]
    free = [cube_id(seat, track) for track in state.table.tracks if not state.space_of(track, seat)]
    free += [cube_id(seat, len(state.printed.tracks) + more) for more in range(spare + lost)]
    return free[:spare], free[spare : spare + lost]
