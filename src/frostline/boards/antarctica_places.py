"""Where things go in an area: a wedge of the ring, or on a phone a cell of a grid."""

from __future__ import annotations

from functools import cache
from math import asin, cos, degrees, radians, sin

from ..games.antarctica.components import AREAS, LINE
from .kit import Box, n

Point = tuple[float, float]

MIDDLE: Point = (420, 410)
INNER, OUTER, SUN_PATH = 221.0, 372.0, 389.0
HALF = 22.5
LANE = 17.0  # half the width of the water the ships lie in
EDGE = 3.0  # half the gap between two wedges
CORNER = 8.0
SIZES = (40, 38, 36, 34, 32, 30, 28, 26, 24)


class Place:
    """The layout of one area."""

    outline: str  # of the whole area
    lane: str  # of the water the ships lie in
    name: tuple[float, float, float]  # middle of the base line, and how far it is turned
    bearing: float  # where the bows point
    berths: list[Point]  # first in line first
    marks: list[Point]  # what lies beside a ship
    figure: float  # how tall a scientist is
    digits: str  # the look of the number beside it
    sun: Point
    glow: float  # how large it is
    anchor: Point  # the middle of the sign of the area reached

    def buildings(self, count: int) -> tuple[float, list[Point]]:
        """How large so many tokens can be, and where they go."""
        raise NotImplementedError

    def people(self, counts: list[int]) -> list[Point]:
        """Where the scientists of each seat stand: the middle of the left side of a figure with its number."""
        raise NotImplementedError


def bearing_of(area: int) -> float:
    """The compass bearing of an area; the Sun goes counter-clockwise from southwest."""
    return (225 - 45 * area) % 360


def polar(radius: float, bearing: float) -> Point:
    """A point on the ring."""
    turn = radians(bearing)
    return MIDDLE[0] + radius * sin(turn), MIDDLE[1] - radius * cos(turn)


def spell(point: Point) -> str:
    """A point in a path."""
    return f"{n(round(point[0], 1))} {n(round(point[1], 1))}"


def angle(length: float, radius: float) -> float:
    """The angle under which a length is seen from the pole."""
    return degrees(asin(length / radius))


class Wedge(Place):
    """An eighth of the ring: ships on its axis with the first at the rim, buildings clockwise of them, scientists
    on the other side, the name towards the pole."""

    def __init__(self, area: int) -> None:
        self.bearing = bearing_of(area)
        self.outline = wedge_path(self.bearing)
        self.lane = lane_path(self.bearing)
        self.berths = [polar(radius, self.bearing) for radius in (352, 321, 290)]
        self.marks = [polar(radius, self.bearing - angle(18, radius)) for radius in (358, 327, 296)]
        self.figure = 26
        self.digits = "t16 b num"
        self.sun = polar(SUN_PATH, self.bearing)
        self.glow = 1
        aslant = self.bearing % 90 != 0
        turn = (self.bearing if self.bearing % 180 < 90 else self.bearing - 180) if aslant else 0.0
        turn = turn - 180 if turn > 90 else turn
        x, y = polar(246 if aslant or self.bearing % 180 == 0 else 248, self.bearing)
        down = radians(turn)
        self.name = (x - 5 * sin(down), y + 5 * cos(down), turn)
        self.anchor = polar(244, self.bearing + angle(62, 244))

    def buildings(self, count: int) -> tuple[float, list[Point]]:
        return wedge_slots(self.bearing, count)

    def people(self, counts: list[int]) -> list[Point]:
        spots = [polar(r, self.bearing - angle(t, r)) for r, t in ((343, 48), (341, 101), (294, 46), (293, 87))]
        return [(x - (self.figure + 12) / 2, y) for x, y in spots]


@cache
def wedge_slots(bearing: float, count: int) -> tuple[float, list[Point]]:
    """Rows along the rim, as large as so many fit."""
    slots: list[Point] = []
    for size in SIZES:
        slots = []
        radius = OUTER - 4 - size / 2
        while radius > INNER + 34 + size / 2:
            first = angle(LANE + 3 + size / 2, radius)
            last = HALF - angle(EDGE + 4 + size / 2, radius)
            step = degrees(size / radius)
            slots += [polar(radius, bearing + first + step * k) for k in range(int((last - first) / step) + 1)]
            radius -= size
        if len(slots) >= count:
            return size - 2, slots[:count]
    return SIZES[-1] - 2, slots[:count]


def wedge_path(bearing: float) -> str:
    """The outline of a wedge, its corners rounded."""
    outer, inner = HALF - angle(EDGE, OUTER), HALF - angle(EDGE, INNER)
    bend, curl = degrees(CORNER / OUTER), degrees(CORNER / INNER)

    def at(radius: float, turn: float) -> str:
        return spell(polar(radius, bearing + turn))

    def side(radius: float, sign: int) -> str:
        return at(radius, sign * (HALF - angle(EDGE, radius)))

    return (
        f"M{at(OUTER, bend - outer)}A{n(OUTER)} {n(OUTER)} 0 0 1 {at(OUTER, outer - bend)}"
        f"Q{at(OUTER, outer)} {side(OUTER - CORNER, 1)}L{side(INNER + CORNER, 1)}"
        f"Q{at(INNER, inner)} {at(INNER, inner - curl)}A{n(INNER)} {n(INNER)} 0 0 0 {at(INNER, curl - inner)}"
        f"Q{at(INNER, -inner)} {side(INNER + CORNER, -1)}L{side(OUTER - CORNER, -1)}Q{at(OUTER, -outer)} "
        f"{at(OUTER, bend - outer)}Z"
    )


def lane_path(bearing: float) -> str:
    """The water from the rim inwards, its end round."""
    end = 293.0
    left, right = angle(LANE, OUTER), angle(LANE, end)
    return (
        f"M{spell(polar(OUTER, bearing - left))}L{spell(polar(end, bearing - right))}"
        f"A{n(LANE)} {n(LANE)} 0 0 0 {spell(polar(end, bearing + right))}L{spell(polar(OUTER, bearing + left))}"
        f"A{n(OUTER)} {n(OUTER)} 0 0 0 {spell(polar(OUTER, bearing - left))}Z"
    )


class Cell(Place):
    """A box with the ships in a row, the first at the left, where the Sun shines from."""

    def __init__(self, box: Box) -> None:
        x, y, width, height = self.box = box
        across, down = n(width - 12), n(height - 12)
        self.outline = f"M{n(x + 6)} {n(y)}h{across}q6 0 6 6v{down}q0 6-6 6h-{across}q-6 0-6-6v-{down}q0-6 6-6Z"
        self.lane = f"M{n(x + 2)} {n(y + 28)}h{n(width - 22)}a14 14 0 0 1 0 28h{n(22 - width)}Z"
        self.name = (x + width / 2 + 5, y + 20, 0)
        self.bearing = 270
        self.berths = [(x + 32 + 38 * place, y + 42) for place in range(LINE)]
        self.marks = [(left + 13, top - 10) for left, top in self.berths]
        self.figure = 18
        self.digits = "t14 b num"
        self.sun = (x + 14, y + 14)
        self.glow = 0.8
        self.anchor = (x + width - 13, y + 15)

    def buildings(self, count: int) -> tuple[float, list[Point]]:
        x, y, width, height = self.box
        for size in (26, 24, 22, 20):
            across, down = int((width - 8) / size), int((height - 92) / size)
            if across * down >= count:
                break
        left = x + (width - across * size) / 2 + size / 2
        slots = [(left + k % across * size, y + 90 + size / 2 + k // across * size) for k in range(count)]
        return size - 2, slots

    def people(self, counts: list[int]) -> list[Point]:
        x, y, width, _ = self.box
        wide = [self.figure + 2 + 9 * len(str(count)) if count else 0 for count in counts]
        gap = min(10, (width - 10 - sum(wide)) / max(1, sum(each > 0 for each in wide) - 1))
        left = [x + 6 + sum(each + gap for each in wide[:seat] if each) for seat in range(len(counts))]
        return [(start, y + 73) for start in left]


WEDGES = [Wedge(area) for area in range(len(AREAS))]


def cells(x: float, y: float, width: float, height: float, gap: float) -> list[Place]:
    """The areas at their compass places round an empty middle."""
    places: list[Place] = []
    for area in range(len(AREAS)):
        bearing = radians(bearing_of(area))
        column, row = 1 + round(sin(bearing)), 1 - round(cos(bearing))
        places.append(Cell((x + column * (width + gap), y + row * (height + gap), width, height)))
    return places
