"""The crater: sectors with what stands in them, tokens on the corners, thirty slots, and the ring of Solar Panels."""

from __future__ import annotations

from functools import lru_cache
from math import cos, radians, sin, sqrt

from ..games.shackleton.components import CORNERS, HEADQUARTERS, RING, SECTORS, SIZES, SLOTS, STRUCTURES
from ..games.shackleton.corporations.evergreen_farms import FarmBoard
from ..games.shackleton.crater import activated, crater_price, price_per_sector, winner
from ..games.shackleton.goods import CREDITS, GOODS
from ..games.shackleton.moves import CORNER_NAMES, SECTOR_NAMES
from ..games.shackleton.state import EMPTY, OWNERS, Shackleton
from .kit import Scene, at, circle, group, ic, n, path, pick, rect, seat_mark, text, width_of
from .shackleton_parts import (
    astronaut,
    good_icon,
    owner_class,
    owner_name,
    solar_panel,
    structure,
    structure_name,
    structure_tall,
    structure_wide,
    table_of,
    token,
    token_tip,
    tongue,
)

ROOT3 = sqrt(3)
UNIT = 0.43  # of a structure, in sides of a hex
SLOT_GAP = 0.33  # from the edge of a hex to the middle of a slot
SLOT_SIZE = 0.225
RING_FROM, RING_TO = 4.97, 5.27  # the ring of panels
EXTENT = 5.3  # how far everything reaches
SPAN = 7.6  # half of a panel of the ring, in degrees

Point = tuple[float, float]


class Crater:
    """Where everything of the crater lies on the board."""

    def __init__(self, state: Shackleton, x: float, y: float, side: float) -> None:
        self.state = state
        self.x = x
        self.y = y
        self.side = side
        self.sectors = [self.place(sector.centre()) for sector in state.printed.sectors]
        self.corners = [self.corner(corner) for corner in range(CORNERS)]
        self.slots = [self.slot(slot) for slot in range(SLOTS)]

    def place(self, point: Point) -> Point:
        """A place given in sides of a hex from the middle."""
        return round(self.x + point[0] * self.side, 1), round(self.y + point[1] * self.side, 1)

    def corner(self, corner: int) -> Point:
        """Where three hexes meet; the central one counts, though it is no sector."""
        found = [self.state.printed.sectors[sector].centre() for sector in self.state.printed.around[corner]]
        return self.place((sum(point[0] for point in found) / 3, sum(point[1] for point in found) / 3))

    def slot(self, slot: int) -> Point:
        """Outside the first sector of its row, in line with it."""
        first, second = (self.state.printed.sectors[sector].centre() for sector in self.state.printed.rows[slot][:2])
        way = (ROOT3 / 2 + SLOT_GAP) / ROOT3
        return self.place((first[0] + (first[0] - second[0]) * way, first[1] + (first[1] - second[1]) * way))

    def polar(self, radius: float, bearing: float) -> Point:
        """A place by its distance in sides and its direction, clockwise from above."""
        return self.place((radius * sin(radians(bearing)), -radius * cos(radians(bearing))))

    def hexagon(self, middle: Point, scale: float = 1.0) -> str:
        """The outline of a hex."""
        return hexagon(middle[0], middle[1], self.side * scale)


@lru_cache(maxsize=256)
def hexagon(x: float, y: float, side: float) -> str:
    """The outline of a hex around its middle."""
    high = side * ROOT3 / 2
    return (
        f"M{n(x - side)} {n(y)}L{n(x - side / 2)} {n(y - high)}H{n(x + side / 2)}L{n(x + side)} {n(y)}"
        f"L{n(x + side / 2)} {n(y + high)}H{n(x - side / 2)}Z"
    )


def crater(scene: Scene, x: float, y: float, side: float) -> str:
    """The whole crater around its middle; `side` is that of a hex."""
    state = table_of(scene)
    lay = Crater(state, x, y, side)
    inner = group(circle(x, y, side * RING_FROM - 2, "bowl"), "", scene.say("board-crater.text"))
    inner += "".join(ring_space(scene, lay, number) for number in range(RING))
    farms = farms_of(state)
    inner += "".join(sector(scene, lay, number, farms[number]) for number in range(SECTORS)) + middle(scene, lay)
    inner += "".join(slot(scene, lay, number) for number in range(SLOTS))
    inner += "".join(corner(scene, lay, number) for number in range(CORNERS))
    return group(inner, "crater")


def farms_of(state: Shackleton) -> list[int]:
    """The Farm of each sector: owner * 4 + size, or EMPTY."""
    for board in state.boards:
        if isinstance(board, FarmBoard):
            return board.farms
    return [EMPTY] * SECTORS


# Sectors.


def sector(scene: Scene, lay: Crater, number: int, farm: int) -> str:
    """A sector: resource, power, and what stands there."""
    state, side = lay.state, lay.side
    x, y = lay.sectors[number]
    resource = state.printed.sectors[number].resource
    name = str(tongue(scene).value(state, "sector", number))
    powered = state.panels[number]
    look = " powered" if powered else ""
    inner = path(lay.hexagon((x, y), 0.985), f"hex res-{GOODS[resource]}{look}")
    size = round(side * 0.36, 1)
    inner += good_icon(resource, x - size / 2, y - side * 0.82, size)
    inner += plate(lay, number, name, powered)
    inner += standing(scene, lay, number, farm)
    tip = scene.say(
        "board-sector",
        sector=name,
        resource=scene.say(f"resource-{GOODS[resource]}"),
        powered=powered,
        room=state.room[number],
    )
    slug = SECTOR_NAMES[number]
    move = pick(scene, f"sector {slug}", f"send {slug}")
    if move.startswith("send ") and move not in scene.labels and state.tower(scene.deciding, number) == EMPTY:
        move = ""  # nobody wonders why an empty sector sends nothing to Mars
    return scene.spot(move, inner, lay.hexagon((x, y), 0.93), tip, " sector")


def plate(lay: Crater, number: int, name: str, powered: int) -> str:
    """The name of a sector, on a Solar Panel where it has one."""
    x, y = lay.sectors[number]
    side = lay.side
    wide, tall = side * 0.7, max(side * 0.3, 14.0)
    top = y + side * 0.46
    words = text(x, top + tall / 2 + 4.4, name, "t12 b mid" if powered else "t12 mid dim")
    if not powered:
        return words
    return at(x, top, f"panel:{SECTOR_NAMES[number]}", solar_panel(-wide / 2, 0, wide, tall)) + group(words, "on-plate")


def standing(scene: Scene, lay: Crater, number: int, farm: int) -> str:
    """Structures and the Farm of a sector, packed on two floors of three units."""
    state = lay.state
    found: list[tuple[int, int, int]] = []  # size, owner, structure (EMPTY: a Farm)
    for owner in range(OWNERS):
        there = state.tower(owner, number)
        if there != EMPTY:
            found.append((SIZES[there], owner, there))
    if farm != EMPTY:
        found.append((farm % 4, farm // 4, EMPTY))
    if not found:
        return ""
    x, y = lay.sectors[number]
    unit = round(lay.side * UNIT, 1)
    rows = packed(found)
    top = y - unit * (1 if len(rows) > 1 or found[0][2] == HEADQUARTERS else 0.5)
    drawn = ""
    for row in rows:
        left = x - unit * min(3, sum(size for size, _, _ in row)) / 2
        for size, owner, there in row:
            if there == EMPTY:
                drawn += farm_block(scene, number, owner, size, left, top, unit)
                left += unit * size
                continue
            wide, tall = structure_wide(there, unit), structure_tall(there, unit)
            piece = f"tower:{owner}:{SECTOR_NAMES[number]}" if not there else f"structure:{owner}:{STRUCTURES[there]}"
            tip = scene.speaker.pair(owner_name(scene, owner), structure_name(scene, there))
            drawn += at(left + wide / 2, top + tall / 2, piece,
                        structure(scene, there, owner, -wide / 2, -tall / 2, unit, "", tip))  # fmt: skip
            left += wide
        top += unit
    return drawn


def packed(found: list[tuple[int, int, int]]) -> list[list[tuple[int, int, int]]]:
    """Biggest first, each on the first floor that has room."""
    rows: list[list[tuple[int, int, int]]] = []
    for each in sorted(found, reverse=True):
        for row in rows:
            if sum(size for size, _, _ in row) + each[0] <= 3:
                row.append(each)
                break
        else:
            rows.append([each])
    return rows


def farm_block(scene: Scene, number: int, owner: int, size: int, x: float, y: float, unit: float) -> str:
    """A Farm: a bed of its size with a plant and the sign of its owner."""
    wide = unit * size - 1.5
    left = -wide / 2
    inner = rect(left, 0.75 - unit / 2, wide, unit - 1.5, "bed", 3)
    if size == 1:
        inner += seat_mark(owner, 0, 0, unit * 0.56)
    else:
        inner += seat_mark(owner, left + unit * 0.5, 0, unit * 0.56)
        for place in range(1, size):
            inner += ic("sha-plants", left + unit * (place + 0.5) - unit * 0.4, -unit * 0.4, unit * 0.75)
    tip = scene.say("board-farm-of", who=owner_name(scene, owner), size=size)
    bed = group(inner, f"farm {owner_class(owner)}", tip)
    return at(x + unit * size / 2, y + unit / 2, f"farm:{SECTOR_NAMES[number]}", bed)


def middle(scene: Scene, lay: Crater) -> str:
    """The central hex with the panels everybody may use."""
    state, side = lay.state, lay.side
    inner = path(lay.hexagon((lay.x, lay.y), 0.985), "hex centre-hex")
    wide, tall = round(side * 0.5, 1), round(side * 0.24, 1)
    shown = min(state.centre, 4)
    for place in range(shown):
        left = lay.x - (wide + 3 if shown > 1 else wide / 2) + (wide + 6) * (place % 2)
        if shown == 3 and place == 2:
            left = lay.x - wide / 2
        top = lay.y + (tall + 4) * (place // 2) - side * 0.32
        inner += at(left, top, f"panel:{state.ring - 1 - place}", solar_panel(0, 0, wide, tall))
    if state.centre:
        inner += text(lay.x, lay.y + side * 0.6, f"×{state.centre}", "t14 b mid num")
    else:
        inner += ic("sha-panel", lay.x - side * 0.26, lay.y - side * 0.3, round(side * 0.52, 1), "ic dim")
    return group(inner, "", scene.say("board-centre", n=state.centre))


# Tokens on the corners.


def corner(scene: Scene, lay: Crater, number: int) -> str:
    """A corner with its token, or free."""
    state = lay.state
    x, y = lay.corners[number]
    radius = round(lay.side * 0.21, 1)
    slug = CORNER_NAMES[number]
    there = state.tokens[number]
    box = (x - radius - 1, y - radius - 1, 2 * radius + 2, 2 * radius + 2)
    if there == EMPTY:
        move = f"corner {slug}" if f"corner {slug}" in scene.labels else ""
        inner = circle(x, y, radius if move else radius * 0.42, "corner-hole")
        return scene.spot(move, inner, box, scene.say("board-corner", corner=slug.upper()))
    corporation = state.corps[there // 4]
    tip = scene.speaker.pair(slug.upper(), token_tip(scene, corporation, there % 4))
    inner = at(x, y, f"token:{slug}", token(scene, corporation, there % 4, 0, 0, radius, "", tip))
    return scene.spot(f"token {slug}", inner, box, tip)


# Slots.


def slot(scene: Scene, lay: Crater, number: int) -> str:
    """A slot with its astronaut or its value; its row lights up with it."""
    state = lay.state
    x, y = lay.slots[number]
    radius = round(lay.side * SLOT_SIZE, 1)
    there = state.slots[number]
    if there == EMPTY:
        inner = path(pointer(lay, number, radius), "pointer") + circle(x, y, radius, "crater-slot")
        inner += text(x, y + 4.5, state.printed.slots[number].value, "t13 mid num")
        tip = slot_tip(scene, state, number)
    else:
        size = round(radius * 2.05, 1)
        tip = won_tip(scene, state, number, there)
        inner = path(pointer(lay, number, radius), "pointer") + circle(x, y, radius, "crater-slot")
        figure = astronaut(scene, there, -size / 2, -size / 2, size, "", tip)
        inner += at(x, y, f"astronaut:{there}:s{number + 1}", figure)
    move = f"slot {number + 1}"
    look = " round-hit" if there == EMPTY else " round-hit taken"
    reach = round(lay.side * 0.255, 1)
    spot = scene.spot(move, inner, (x - reach, y - reach, 2 * reach, 2 * reach), tip, look)
    return f'<g class="row-of-slot">{row_mark(scene, lay, number)}{spot}</g>'


def pointer(lay: Crater, number: int, radius: float) -> str:
    """A small wedge from the slot towards its row."""
    x, y = lay.slots[number]
    first = lay.sectors[lay.state.printed.rows[number][0]]
    far = sqrt((first[0] - x) ** 2 + (first[1] - y) ** 2)
    dx, dy = (first[0] - x) / far, (first[1] - y) / far
    tip, back, half = radius * 1.62, radius * 0.7, radius * 0.6
    return (
        f"M{n(x + dx * tip)} {n(y + dy * tip)}L{n(x + dx * back - dy * half)} {n(y + dy * back + dx * half)}"
        f"L{n(x + dx * back + dy * half)} {n(y + dy * back - dx * half)}Z"
    )


def row_mark(scene: Scene, lay: Crater, number: int) -> str:
    """The row of a slot and what it costs who decides: seen only while the slot is pointed at."""
    state = lay.state
    x, y = lay.slots[number]
    last = lay.sectors[state.printed.rows[number][-1]]
    drawn = path(f"M{n(x)} {n(y)}L{n(last[0])} {n(last[1])}", "row-line")
    for each in activated(state, number):
        drawn += path(lay.hexagon(lay.sectors[each], 0.9), "row-hex")
    seat = scene.deciding
    if seat >= 0 and state.slots[number] == EMPTY:
        price = crater_price(state, seat, number)
        words = f"−{price}" if price else "0"
        wide = width_of(words, 14, True) + 33
        left = last[0] - wide / 2
        drawn += rect(left, last[1] - 11, wide, 22, "price-tag", 11) + text(left + 9, last[1] + 5, words, "t14 b num")
        drawn += good_icon(CREDITS, left + wide - 21, last[1] - 7.5, 15)
    return group(drawn, "row-mark")


def row_names(scene: Scene, state: Shackleton, number: int) -> str:
    """The sectors of a row by name."""
    return ", ".join(str(tongue(scene).value(state, "sector", each)) for each in state.printed.rows[number])


def slot_tip(scene: Scene, state: Shackleton, number: int) -> str:
    """A free slot in words."""
    row = row_names(scene, state, number)
    count = len(activated(state, number))
    seat = scene.deciding
    if seat < 0:
        value = state.printed.slots[number].value
        return scene.say("board-crater-slot", slot=number + 1, row=row, number=count, credits=value)
    each = price_per_sector(state, seat, number)
    words = scene.say("board-crater-slot", slot=number + 1, row=row, number=count, credits=each)
    price = crater_price(state, seat, number)
    return f"{words} {scene.say('board-crater-price', who=scene.speaker.seat(state, seat), credits=price)}"


def won_tip(scene: Scene, state: Shackleton, number: int, kind: int) -> str:
    """An astronaut in a slot in words: who would win it now."""
    who = winner(state, number)
    name = str(tongue(scene).value(state, "astronaut", kind))
    row = row_names(scene, state, number)
    if who < 0:
        return scene.say("board-slot-nobody", astronaut=name, slot=number + 1, row=row)
    return scene.say("board-slot-winner", astronaut=name, slot=number + 1, row=row, who=scene.speaker.seat(state, who))


# The ring of Solar Panels.


def ring_space(scene: Scene, lay: Crater, number: int) -> str:
    """A space of the ring: its panel, or empty, with the Energy it gives."""
    state = lay.state
    bearing = 360 / RING * number
    outline = arc(lay, bearing)
    x, y = lay.polar((RING_FROM + RING_TO) / 2, bearing)
    energy = state.printed.ring[number]
    words = text(x, y + 4.5, energy, "t12 b mid num")
    if number < state.ring:
        tip = scene.say("board-ring-gone", energy=energy)
        return group(path(outline, "ring-space") + words, "gone", tip)
    cells = ""
    for turn in (-SPAN / 3 * 1.5, SPAN / 3 * 1.5):
        inside, outside = lay.polar(RING_FROM, bearing + turn), lay.polar(RING_TO, bearing + turn)
        cells += f"M{n(inside[0])} {n(inside[1])}L{n(outside[0])} {n(outside[1])}"
    following = number == state.ring
    shape = path(outline, "plate") + path(cells, "cells")
    piece = f'<g class="piece sun-panel{" following" if following else ""}" data-piece="panel:{number}">{shape}</g>'
    inner = piece + group(words, "on-plate")
    tip = scene.say("board-ring-next" if following else "board-ring", energy=energy)
    return scene.spot("panel" if following else "", inner, outline, tip)


def arc(lay: Crater, bearing: float) -> str:
    """The outline of a panel of the ring."""
    one, two = lay.polar(RING_TO, bearing - SPAN), lay.polar(RING_TO, bearing + SPAN)
    three, four = lay.polar(RING_FROM, bearing + SPAN), lay.polar(RING_FROM, bearing - SPAN)
    far, near = n(RING_TO * lay.side), n(RING_FROM * lay.side)
    return (
        f"M{n(one[0])} {n(one[1])}A{far} {far} 0 0 1 {n(two[0])} {n(two[1])}L{n(three[0])} {n(three[1])}"
        f"A{near} {near} 0 0 0 {n(four[0])} {n(four[1])}Z"
    )
