"""What a position of Shackleton Base shows: points, goods, crews, structures, Projects, goals, upkeep."""

from __future__ import annotations

from ...games.shackleton.components import (
    DOME,
    HEADQUARTERS,
    LABORATORY,
    PLACES,
    SECTORS,
    SIZES,
    TYPES,
    WAITING,
    WORKSHOP,
)
from ...games.shackleton.crater import winner
from ...games.shackleton.goals import goal_free
from ...games.shackleton.goods import CREDITS, GOODS, REPUTATION
from ...games.shackleton.maintenance import upkeep
from ...games.shackleton.projects import KINDS
from ...games.shackleton.scoring import score
from ...games.shackleton.state import EMPTY, NO_GOAL, Agency, Shackleton
from .fitted import Fitted

APART = (  # never held, or counted already
    "reputation", "vp", "energy", "astronauts", "tokens", "domes", "projects", "samples", "steps", "ship-panels",
)  # fmt: skip
HELD = [number for number, name in enumerate(GOODS) if name not in APART]
FEW, FEW_CREDITS = 3, 12  # more of a good is another feature
CORPORATIONS = 7

NAMES = [
    "one", "to-move", "players", "points", "reputation",
    *[GOODS[good] + more for good in HELD for more in ("", "-many")],
    *[f"{place}-{each}" for place in ("dome", "laboratory") for each in TYPES],
    "laboratory-other", "headquarters-crew", "waiting", "workshop-matching", "workshop-other",
    *[f"shuttle-{each}" for each in TYPES],
    "domes", "workshops", "laboratories", "headquarters", "size", "room", "winning", "winning-too-many",
    *[f"project-{kind}" for kind in KINDS],
    "goal-easy", "goal-medium", "goal-hard", "goals-claimed", "upkeep", "credits-missing", "late-in-order",
    *[f"progress-{number}" for number in range(CORPORATIONS)],
]  # fmt: skip


def turn_mark(state: Shackleton, seat: int) -> int:
    """The astronauts others have still to deploy."""
    return sum([sum(agency.crew) for each, agency in enumerate(state.agencies) if each != seat])


def progress(state: Shackleton) -> float:
    """How much of the game is over, from 0 to 1: rounds, and in a round astronauts deployed."""
    if state.round == 0:
        return 0.0
    left = sum([sum(agency.crew) for agency in state.agencies])
    gone = max(0.0, 1 - left / (6.0 * len(state.agencies)))
    return min(1.0, (state.round - 1 + gone) / state.printed.rounds)


def features(state: Shackleton, seat: int) -> list[float]:
    """All features, in the order of NAMES."""
    agency = state.agencies[seat]
    points = sum([line.points for line in score(state, seat)])
    found: list[float] = [1, state.seat == seat, len(state.agencies), points, agency.goods[REPUTATION]]
    for good in HELD:
        amount = agency.goods[good]
        few = min(amount, FEW_CREDITS if good == CREDITS else FEW)
        found.append(few)
        found.append(amount - few)
    crews(agency, found)
    found += agency.crew
    presence(state, seat, found)
    kinds = [0] * len(KINDS)
    for card in agency.projects:
        kinds[state.printed.projects[card].ability.kind] += 1
    found += kinds
    goals(state, seat, found)
    return found


def crews(agency: Agency, found: list[float]) -> None:
    """Astronauts in the base, by where they sit and whether they match."""
    base = agency.base
    found += base[3 * DOME : 3 * DOME + 3]
    laboratories = workshops = workshops_matching = 0
    for kind in range(len(TYPES)):
        matching = base[3 * (LABORATORY + kind) + kind]
        found.append(matching)
        laboratories += agency.in_group(LABORATORY + kind) - matching
        matching = base[3 * (WORKSHOP + kind) + kind]
        workshops_matching += matching
        workshops += agency.in_group(WORKSHOP + kind) - matching
    found += [laboratories, agency.in_group(HEADQUARTERS), agency.in_group(WAITING), workshops_matching, workshops]


def presence(state: Shackleton, seat: int, found: list[float]) -> None:
    """Structures, in the base and in the crater, and the astronauts one would win there."""
    agency = state.agencies[seat]
    built = agency.built
    found += [built[DOME], sum(built[WORKSHOP:LABORATORY]), sum(built[LABORATORY:HEADQUARTERS]), built[HEADQUARTERS]]
    size = 0
    for structure in state.towers[seat * SECTORS : (seat + 1) * SECTORS]:
        if structure != EMPTY:
            size += SIZES[structure]
    room = state.printed.waiting - sum(agency.base)
    for structure, number in enumerate(built):
        room += number * SIZES[structure]
    won = 0
    for slot, kind in enumerate(state.slots):
        if kind != EMPTY and winner(state, slot) == seat:
            won += 1
    fitting = min(won, max(0, room))
    found += [size, room, fitting, won - fitting]


def goals(state: Shackleton, seat: int, found: list[float]) -> None:
    """How near goals are that can still be claimed, what upkeep will cost, and the Corporations' own tracks."""
    agency = state.agencies[seat]
    near = [0.0, 0.0, 0.0]
    claimed = 0
    tracks = [0] * CORPORATIONS
    for place in range(PLACES):
        corporation = state.corporation(place)
        done = corporation.progress(state, place, seat)
        tracks[corporation.number] = done
        if agency.goals[place] != NO_GOAL:
            claimed += 1
            continue
        for level, needed in enumerate(corporation.goals):
            if done > 0 and goal_free(state, place, level):
                part = min(done, needed) / needed
                near[level] += part * part
    due = upkeep(state, seat)
    found += near
    found += [claimed, due, max(0, due - agency.goods[CREDITS]), state.order.index(seat) if seat in state.order else 0]
    found += tracks


evaluate: Fitted = Fitted("shackleton", NAMES, features, progress)
