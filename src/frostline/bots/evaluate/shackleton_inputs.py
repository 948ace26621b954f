"""What the network for Shackleton Base looks at: the features of an agency and a rival, and what those leave out."""

from __future__ import annotations

from ...games.shackleton.components import LABORATORY, LEADERS, LEVELS, LINES, PLACES, SECTORS, SIZES, TYPES
from ...games.shackleton.crater import winner
from ...games.shackleton.goals import goal_free
from ...games.shackleton.goods import CREDITS, GOODS
from ...games.shackleton.moves import CORPORATION_NAMES
from ...games.shackleton.state import EMPTY, NO_GOAL, SCORING, Shackleton
from .shackleton import features

ROUNDS = 3  # looked at one by one
QUESTIONS = [
    "ChooseAstronaut", "Deploy", "CorporationActions", "ClaimGoals", "GainAstronaut", "ActivateToken", "ChooseSeat",
    "PayWith", "GatewayParts", "AfterAction", "LastPanel", "SettleUpkeep", "ChooseSector", "Reorganise", "MoveIn",
    "ChooseShuttle", "ChooseLeader", "PlaceStartDome",
]  # fmt: skip


def side(state: Shackleton, seat: int) -> list[float]:
    """The features of a seat, and more about its agency."""
    found = features(state, seat)
    agency(state, seat, found)
    corporations(state, seat, found)
    crater(state, seat, found)
    return found


def table(state: Shackleton, seat: int, _rival: int) -> list[float]:
    """What lies on the table, from the side of a seat."""
    found: list[float] = []
    moment(state, seat, found)
    name = type(state.agenda[-1]).__name__ if state.agenda else ""
    found += [1.0 if question == name else 0.0 for question in QUESTIONS]
    return found


def agency(state: Shackleton, seat: int, found: list[float]) -> None:
    """An agency: goods, astronauts to deploy and at home by where they sit, structures, Projects."""
    own = state.agencies[seat]
    found += [amount / 4 for amount in own.goods[: len(GOODS)]]
    found += own.crew
    found += own.base
    found += own.built
    for kind in range(len(TYPES)):
        matching = own.base[3 * (LABORATORY + kind) + kind]
        found += [matching * own.built[LABORATORY + kind], SIZES[LABORATORY] * own.built[LABORATORY + kind] - matching]
    found += [len(own.projects), len(own.used)]
    found += [1.0 if own.leader == leader else 0.0 for leader in range(len(LEADERS))]


def corporations(state: Shackleton, seat: int, found: list[float]) -> None:
    """How far an agency is with every Corporation in play, and what goals it has and could still have."""
    own = state.agencies[seat]
    done, near, claimed = [0.0] * len(CORPORATION_NAMES), [0.0] * len(CORPORATION_NAMES), [0.0] * len(CORPORATION_NAMES)
    for place in range(min(PLACES, len(state.corps))):
        number, corporation = state.corps[place], state.corporation(place)
        progress = state.boards[place].progress(seat)
        done[number] = progress / 4
        if own.goals[place] != NO_GOAL:
            claimed[number] = own.goals[place] + 1
            continue
        for level in range(len(LEVELS)):
            if goal_free(state, place, level):
                part = min(1.0, progress / corporation.goals[level])
                near[number] = max(near[number], part * state.printed.goal_vp[level] / 4)
    found += done
    found += near
    found += claimed


def crater(state: Shackleton, seat: int, found: list[float]) -> None:
    """The crater: own structures there, astronauts to be won by type, and what its free rows would bring."""
    sizes, won = [0.0, 0.0, 0.0], [0.0, 0.0, 0.0]
    for sector in range(SECTORS):
        structure = state.towers[seat * SECTORS + sector]
        if structure != EMPTY:
            sizes[0] += 1
            sizes[1] += SIZES[structure]
            sizes[2] += state.lords[sector] == seat
    for slot, kind in enumerate(state.slots):
        if kind != EMPTY and winner(state, slot) == seat:
            won[kind] += 1
    found += sizes
    found += won
    rows(state, seat, found)


def rows(state: Shackleton, seat: int, found: list[float]) -> None:
    """The best free rows: most sectors that cost nothing, most that can be paid, most Credits left for a Technician."""
    own, taken = state.marks[seat], 0
    for mark in state.marks:
        taken |= mark
    credits = state.agencies[seat].goods[CREDITS]
    masks, values = state.printed.row_masks, state.printed.slot_values
    for_free = most = earned = 0
    for slot, kind in enumerate(state.slots):
        if kind != EMPTY:
            continue
        row = masks[slot] & taken
        here = row.bit_count()
        price = (row & ~own).bit_count() * values[slot]
        if price <= credits:
            most = max(most, here)
            earned = max(earned, state.printed.technician_credits * here - price)
        if row & ~own == 0:
            for_free = max(for_free, here)
    found += [for_free, most, earned / 4]


def moment(state: Shackleton, seat: int, found: list[float]) -> None:
    """The round and phase, whose turn it is, what is to be had."""
    left = state.printed.rounds - state.round
    found += [1.0 if left < number else 0.0 for number in range(ROUNDS, 0, -1)]
    found += [1.0 if state.phase == phase else 0.0 for phase in range(SCORING + 1)]
    found += [state.seat == seat, len(state.order) > 0 and state.order[0] == seat]
    found += [state.energy / 4, state.ring / 6, state.centre, state.command]
    found += [1.0 if number in state.corps else 0.0 for number in range(len(CORPORATION_NAMES))]
    found += [len(state.lines[line]) for line in range(len(LINES))]
    found += state.gateway
