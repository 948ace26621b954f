"""A corporation's Outstations: type, Worker, Production and Function, each a place for many moves."""

from __future__ import annotations

from ..games.ceres.components import DROID, TYPES
from ..games.ceres.legal import part_cost
from ..games.ceres.moves import BASE
from ..games.ceres.outstations import UsePart
from ..games.ceres.parts import Part
from ..games.ceres.state import NO_CARD, Ceres, Outstation
from .ceres_parts import CHIP, facility_tip, goods, goods_wide, part_chip, part_wide, token, tongue, worker
from .kit import Box, Scene, at, circle, fit, group, ic, lines, pick, rect, shorten, text

WIDE = 190.0
GAP = 4.0
HEAD = 26.0  # below a name on one line
LOWER = 19.0  # the name of a lower card

Place = tuple[int, Part, float, float]  # number in the Function, the part, and where it stands within its Outstation


def draw_outstations(scene: Scene, state: Ceres, seat: int, x: float, y: float) -> tuple[str, float]:
    """All of them, two side by side; with how tall it is."""
    drawn = ""
    top = y
    owned = state.corporations[seat].outstations
    for first in range(0, len(owned), 2):
        pair = owned[first : first + 2]
        heads = [title(scene, seat, state, first + side) for side in range(len(pair))]
        deep = max(flow(state, seat, each, head_of(words))[1] for each, words in zip(pair, heads))
        for side in range(len(pair)):
            box = (x + (WIDE + 4) * side, top, WIDE, deep)
            drawn += outstation(scene, state, seat, first + side, heads[side], box)
        top += deep + 4
    return drawn, top - y


def title(scene: Scene, seat: int, state: Ceres, place: int) -> tuple[str, ...]:
    """The name of an Outstation, on two lines where it would be cut."""
    card = state.corporations[seat].outstations[place].top
    room = WIDE - 54 - (22 if droid_shows(scene, state, seat, place) else 0)
    return fit(tongue(scene).facility(card), room, 12, 2, True)


def head_of(words: tuple[str, ...]) -> float:
    """How tall the name is."""
    return HEAD + 13 * (len(words) - 1)


def droid_shows(scene: Scene, state: Ceres, seat: int, place: int) -> bool:
    """Whether the sign of the Mars Droid stands on an Outstation."""
    slug = BASE.facility_names[state.corporations[seat].outstations[place].top]
    here = state.droid == place and state.favor_of[DROID] == seat
    return here or (seat == scene.deciding and pick(scene, f"droid {slug}") != "")


def flow(state: Ceres, seat: int, owned: Outstation, head: float) -> tuple[list[Place], float]:
    """Where the parts of the Function stand below the Production, the lower card's below its name; how tall it gets."""
    found: list[Place] = []
    number = 0
    top = head + 24
    for card in (owned.top, owned.bottom):
        if card == NO_CARD:
            continue
        left = 6.0
        if card == owned.bottom:
            top += LOWER
        for part in state.facility(card).parts:
            wide = part_wide(part, part_cost(state, seat, part))
            if left + wide > WIDE - 4 and left > 6:
                left, top = 6.0, top + CHIP + 3
            found.append((number, part, left, top))
            left += wide + GAP
            number += 1
        top += CHIP + 3
    return found, top + 3


def outstation(scene: Scene, state: Ceres, seat: int, place: int, words: tuple[str, ...], box: Box) -> str:
    """One Outstation. A Worker is sent to the whole of it, the Mars Droid to its own sign."""
    x, y, width, height = box
    owned = state.corporations[seat].outstations[place]
    head = head_of(words)
    mine = seat == scene.deciding
    slug = BASE.facility_names[owned.top]
    kind = TYPES[state.facility(owned.top).type]
    busy = bool(state.corporations[seat].busy >> place & 1)
    inner = rect(x, y, width, height, "card" + (" busy" if busy else "")) + rect(
        x + 2, y + 2, width - 4, head - 4, "type-band", 4
    )
    inner += ic(f"cer-{kind}", x + 6, y + 5, 16, "ic type-ink")
    here = state.droid == place and state.favor_of[DROID] == seat
    inner += lines(x + 26, y + (18 if len(words) == 1 else 16), list(words), 14, "t12 b")
    inner += worker_on(scene, state, seat, owned, x + width - 14, y + 13)
    inner += production(scene, state, seat, owned.top, x, y + head)
    inner += function(scene, state, owned, seat, (x, y), flow(state, seat, owned, head)[0])
    tip = facility_tip(scene, owned.top)
    if owned.bottom != NO_CARD:
        tip = scene.say("board-upgraded", top=tip, bottom=facility_tip(scene, owned.bottom))
    moves = [f"{family} {slug}" for family in ("worker", "produce", "from", "to", "under")] if mine else []
    drawn = scene.spot(pick(scene, *moves), inner, box, tip, f" outstation type-{kind}")
    if droid_shows(scene, state, seat, place):
        drawn += droid(scene, f"droid {slug}" if mine else "", here, x + width - 36, y + 13)
    return drawn


def worker_on(scene: Scene, state: Ceres, seat: int, owned: Outstation, x: float, y: float) -> str:
    """The Worker on an Outstation, or the empty place for one."""
    kind = state.facility(owned.top).type
    name = scene.say(f"worker-{TYPES[kind]}")
    if not owned.worker:
        return group(circle(x, y, 9, "slot-ring"), "", scene.say("board-no-worker", worker=name))
    inner = at(x, y, f"worker:{seat}:{owned.top}", worker(kind, -9.5, -9.5, 19))
    return group(inner, "", scene.say("board-worker-here", worker=name))


def droid(scene: Scene, move: str, here: bool, x: float, y: float) -> str:
    """The Mars Droid: where it has been used, or could be."""
    inner = token("cer-droid", x, y, 10, "helper" if here else "helper open")
    tip = scene.say("board-droid-here") if here else scene.say("board-droid")
    return scene.spot("" if here else move, inner, (x - 10, y - 10, 20, 20), tip)


def production(scene: Scene, state: Ceres, seat: int, card: int, x: float, y: float) -> str:
    """What an Outstation produces, entry by entry."""
    drawn = group(ic("cer-production", x + 7, y + 5, 13, "ic dim"), "", scene.say("board-production"))
    left = x + 24
    slug = BASE.facility_names[card]
    for number, entry in enumerate(state.facility(card).production):
        wide = goods_wide((entry,)) + 8
        inner = goods(scene, (entry,), left + 4, y + 4)
        move = f"grant {slug} {number + 1}" if seat == scene.deciding else ""
        drawn += scene.spot(move, inner, (left, y + 1.5, wide, 20), tongue(scene).goods((entry,)))
        left += wide + 4
    return drawn


def function(
    scene: Scene, state: Ceres, owned: Outstation, seat: int, corner: tuple[float, float], places: list[Place]
) -> str:
    """The parts of the Function; those of an activation under way answer."""
    frame = scene.frame
    asked = isinstance(frame, UsePart) and frame.seat == seat and frame.top == owned.top
    lower = isinstance(frame, UsePart) and frame.bottom == owned.bottom
    above = len(state.facility(owned.top).parts)
    x, y = corner
    drawn = ""
    if owned.bottom != NO_CARD:
        line = max([top + CHIP + 3 for number, _, _, top in places if number < above], default=HEAD + 24.0)
        words = shorten(tongue(scene).facility(owned.bottom), WIDE - 38, 12)
        name = ic("cer-corporation-upgrade", x + 7, y + line + 1, 14, "ic dim") + text(
            x + 26, y + line + 13, words, "t12 dim"
        )
        drawn += group(name, "", facility_tip(scene, owned.bottom))
    for number, part, left, top in places:
        cost = part_cost(state, seat, part)
        move = f"part {number + 1}" if asked and (number < above or lower) else ""
        box = (x + left, y + top, part_wide(part, cost), CHIP)
        drawn += scene.spot(move, part_chip(scene, part, cost, x + left, y + top), box)
    return drawn
