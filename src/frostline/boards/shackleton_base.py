"""The base of an agency: its structures as slots with astronauts in them, or still to be built with their cost."""

from __future__ import annotations

from ..games.shackleton.components import (
    DOME,
    HEADQUARTERS,
    KIND_OF,
    LABORATORY,
    SIZES,
    STRUCTURES,
    TYPES,
    WAITING,
    WORKSHOP,
)
from ..games.shackleton.goods import ENERGY, RARE_EARTH, TITANIUM, Price
from ..games.shackleton.moves import GROUP_NAMES
from ..games.shackleton.state import Shackleton
from .kit import Box, Scene, at, group, ic, pick, rect, text
from .shackleton_parts import (
    astronaut,
    astronaut_slot,
    goods,
    goods_wide,
    structure,
    structure_name,
    structure_wide,
    table_of,
    tongue,
)

WIDTH = 384.0
DOMES = 56.0  # how tall a Dome's cell is
ROW = 44.0
GAP = 5.0
DEEP = DOMES + 4 * (ROW + GAP) + GAP
HEAD = 26.0  # the size of an astronaut
UNIT = 17.0
WORKSHOP_WIDE = 142.0
WORKSHOP_SIGNS = ("sha-upkeep", "sha-projects", "sha-slot")
LABORATORY_WIDE = WIDTH - WORKSHOP_WIDE - GAP


class Seats:
    """The astronauts of a base by group, each with its id, and whether they can be lifted: only one of a type."""

    def __init__(self, scene: Scene, seat: int) -> None:
        self.scene = scene
        self.state = table_of(scene)
        self.seat = seat
        self.mine = seat == scene.deciding
        self.lifted: set[str] = set()

    def people(self, number: int) -> list[int]:
        """The types of those in a group."""
        base = self.state.agencies[self.seat].base[3 * number : 3 * number + 3]
        return [kind for kind, count in enumerate(base) for _ in range(count)]

    def draw(self, number: int, place: int, kind: int, x: float, y: float, movable: bool = True) -> str:
        """One of them, from the upper left corner."""
        scene = self.scene
        slug = GROUP_NAMES[number]
        name, there = scene.say(f"astronaut-{TYPES[kind]}"), scene.say(f"group-{slug}")
        tip = scene.say("board-in-base", astronaut=name, group=there)
        figure = astronaut(scene, kind, -HEAD / 2, -HEAD / 2, HEAD, "", tip)
        inner = at(x + HEAD / 2, y + HEAD / 2, f"astronaut:{kind}:b{self.seat}-{number}-{place}", figure)
        move = f"lift {slug} {TYPES[kind]}"
        if not movable or not self.mine or move in self.lifted:
            return inner
        self.lifted.add(move)
        return scene.spot(move, inner, (x - 0.5, y - 0.5, HEAD + 1, HEAD + 1))


def draw_base(scene: Scene, seat: int, x: float, y: float) -> str:
    """The base, `WIDTH` wide and `DEEP` tall."""
    seats = Seats(scene, seat)
    drawn = domes(seats, x, y)
    top = y + DOMES + GAP
    for kind in range(len(TYPES)):
        drawn += room(seats, WORKSHOP + kind, (x, top, WORKSHOP_WIDE, ROW))
        drawn += room(seats, LABORATORY + kind, (x + WORKSHOP_WIDE + GAP, top, LABORATORY_WIDE, ROW))
        top += ROW + GAP
    return drawn + room(seats, HEADQUARTERS, (x, top, WIDTH, ROW))


# Domes and the waiting slot.


def domes(seats: Seats, x: float, y: float) -> str:
    """Five Domes with the bonus of those to come, and the waiting slot beside them."""
    state = seats.state
    count, waiting = state.printed.domes, state.printed.waiting
    wide = (WIDTH - 4 * (count + waiting - 1)) / (count + waiting)
    drawn = ""
    for number in range(count):
        drawn += dome(seats, number, (x + (wide + 4) * number, y, wide, DOMES))
    for number in range(waiting):
        drawn += waits(seats, number, (x + (wide + 4) * (count + number), y, wide, DOMES))
    return drawn


def dome(seats: Seats, number: int, box: Box) -> str:
    """A Dome: a slot once it is built; before, the piece and what it will bring."""
    scene, state = seats.scene, seats.state
    x, y, width, height = box
    built = state.agencies[seats.seat].built[DOME]
    people = seats.people(DOME)
    name, words = structure_name(scene, DOME), tongue(scene).structure_text(state, DOME)
    if number >= built:
        bonus = state.printed.dome_bonuses[number].parts
        wide = structure_wide(DOME, 26)
        piece = structure(scene, DOME, seats.seat, -wide / 2, -13, 26)
        inner = rect(*box, "base-cell") + at(x + width / 2, y + 19, f"tower:{seats.seat}:d{number}", piece)
        if bonus:
            inner += goods(scene, bonus, x + width / 2 - goods_wide(bonus, 14) / 2, y + height - 19, 14)
        tip = scene.say("board-structure", structure=name, text=words)
        if bonus:
            tip += f" – {scene.say('board-dome-bonus', goods=tongue(scene).goods(bonus))}"
        move = pick(scene, "build dome", *(("seat domes",) if not built else ()))
        return scene.spot(move if seats.mine and number == built else "", inner, box, tip)
    inner = rect(*box, "base-cell open") + ic("sha-dome", x + width / 2 - 8, y + height - 19, 16, "ic dim")
    left, top = x + (width - HEAD) / 2, y + 6
    tip = scene.say("board-built", structure=name, text=scene.say("group-domes.text"))
    free = number >= len(people)
    first = number == len(people) if len(people) < built else number == 0
    move = "seat domes" if seats.mine and first else ""
    if free:
        return scene.spot(move, inner + astronaut_slot(left, top, HEAD), box, tip)
    if move in scene.labels or move in scene.refusals:
        return scene.spot(move, inner + seats.draw(DOME, number, people[number], left, top, False), box, tip)
    return group(inner, "", tip) + seats.draw(DOME, number, people[number], left, top)


def waits(seats: Seats, number: int, box: Box) -> str:
    """A waiting slot."""
    scene = seats.scene
    x, y, width, height = box
    people = seats.people(WAITING)
    inner = rect(*box, "base-cell waiting") + ic("sha-waiting", x + width / 2 - 8, y + height - 19, 16, "ic dim")
    left, top = x + (width - HEAD) / 2, y + 6
    tip = scene.speaker.pair(scene.say("group-waiting"), scene.say("group-waiting.text"))
    move = "seat waiting" if seats.mine and number == min(len(people), seats.state.printed.waiting - 1) else ""
    if number >= len(people):
        return scene.spot(move, inner + astronaut_slot(left, top, HEAD), box, tip)
    if move in scene.labels or move in scene.refusals:
        return scene.spot(move, inner + seats.draw(WAITING, number, people[number], left, top, False), box, tip)
    return group(inner, "", tip) + seats.draw(WAITING, number, people[number], left, top)


# Workshops, Laboratories, Headquarters.


def room(seats: Seats, number: int, box: Box) -> str:
    """A structure with its slots, or the piece with its cost; what it does at the right."""
    scene, state = seats.scene, seats.state
    slug = STRUCTURES[number]
    move = pick(scene, f"build {slug}", f"seat {slug}") if seats.mine else ""
    if state.agencies[seats.seat].built[number]:
        return built_room(seats, number, move, box)
    x, y, width, _ = box
    unit = UNIT if number != HEADQUARTERS else 16.0
    wide, tall = structure_wide(number, unit), unit * (2 if number == HEADQUARTERS else 1)
    tip = scene.say("board-structure", structure=structure_name(scene, number), text=what_for(scene, state, number))
    piece = structure(scene, number, seats.seat, -wide / 2, -tall / 2, unit, "", tip)
    inner = rect(*box, "base-cell")
    inner += at(x + 6 + wide / 2, y + ROW / 2, f"structure:{seats.seat}:{slug}", piece)
    kind = state.printed.structures[KIND_OF[number]]
    cost: Price = ((TITANIUM, kind.titanium), (RARE_EARTH, kind.rare_earth), (ENERGY, kind.energy))
    cost = tuple([part for part in cost if part[1]])
    inner += goods(scene, cost, x + wide + 12, y + ROW / 2 - 7, 13)
    return scene.spot(move, inner + benefit(scene, state, number, x + width - 6, y), box, tip)


def built_room(seats: Seats, number: int, move: str, box: Box) -> str:
    """A built structure: its slots and who sits there."""
    scene, state = seats.scene, seats.state
    x, y, width, _ = box
    people = seats.people(number)
    tip = scene.say("board-built", structure=structure_name(scene, number), text=what_for(scene, state, number))
    if LABORATORY <= number < HEADQUARTERS:
        right = people.count(number - LABORATORY)
        vp = state.printed.laboratory_vp[right]
        tip += f" – {scene.say('board-laboratory-vp', n=right, of=SIZES[number], vp=vp)}"
    tip += f" – {scene.say('board-slots-free', n=SIZES[number] - len(people))}"
    inner = rect(*box, "base-cell open") + ic(f"sha-{STRUCTURES[number].split('-')[0]}", x + 4, y + 4, 14, "ic dim")
    inner += benefit(scene, state, number, x + width - 6, y)
    spotted = move in scene.labels or move in scene.refusals
    figures = ""
    for place in range(SIZES[number]):
        left, top = x + 19 + (HEAD + 3) * place, y + (ROW - HEAD) / 2
        if place < len(people):
            figures += seats.draw(number, place, people[place], left, top, not spotted)
        else:
            inner += astronaut_slot(left, top, HEAD)
    if spotted:
        return scene.spot(move, inner + figures, box, tip)
    return group(inner, "", tip) + figures


def what_for(scene: Scene, state: Shackleton, number: int) -> str:
    """What a structure costs and what astronauts do in it."""
    parts = [tongue(scene).structure_text(state, number), scene.say(f"group-{STRUCTURES[number]}.text")]
    if LABORATORY <= number < HEADQUARTERS:
        parts.append(scene.say(f"laboratory-{number - LABORATORY}"))
    return " – ".join(parts)


def benefit(scene: Scene, state: Shackleton, number: int, right: float, y: float) -> str:
    """What matching astronauts bring, as signs ending at the right."""
    middle = y + ROW / 2
    if number == HEADQUARTERS:
        gain: Price = state.printed.headquarters_income
        left = right - goods_wide(gain, 15)
        inner = goods(scene, gain, left, middle - 7.5, 15) + ic("next", left - 14, middle - 6, 12, "ic dim")
        return inner + ic("sha-astronauts", left - 32, middle - 8, 16, "ic dim")
    if number < LABORATORY:
        kind = number - WORKSHOP
        less = state.printed.workshop_less[kind]
        inner = ic(WORKSHOP_SIGNS[kind], right - 15, middle - 7.5, 15, "ic dim")
        inner += text(right - 18, middle + 5, f"−{less}", "t13 b num end")
        return inner + astronaut(scene, kind, right - 60, middle - 9, 18)
    kind = number - LABORATORY
    vps = "·".join(str(vp) for vp in state.printed.laboratory_vp[1:])
    inner = text(right, middle + 5, vps, "t13 b num end") + ic("vp", right - 62, middle - 7, 14, "ic accent")
    return inner + astronaut(scene, kind, right - 83, middle - 9, 18)
