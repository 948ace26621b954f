"""What a position of Shackleton Base is worth: points as they will be when what is certain has happened, and what
goods, crews, structures, Projects and goals promise in the turns that are left."""

from __future__ import annotations

from functools import lru_cache

from ...games.shackleton.components import (
    DOME,
    ENGINEER,
    HEADQUARTERS,
    LABORATORY,
    SCIENTIST,
    SECTORS,
    SIZES,
    TECHNICIAN,
    TYPES,
    WORKSHOP,
    Printed,
)
from ...games.shackleton.corporations.evergreen_farms import PLANTS
from ...games.shackleton.corporations.moon_mining import HELIUM
from ...games.shackleton.corporations.selenium_research import BASALT, GLASS, ICE
from ...games.shackleton.goods import CREDITS, RARE_EARTH, REPUTATION, ROBOTS, TITANIUM
from ...games.shackleton.maintenance import upkeep
from ...games.shackleton.projects import KINDS
from ...games.shackleton.scoring import beside_laboratories, laboratory
from ...games.shackleton.state import EMPTY, MAINTENANCE, Shackleton
from .fitted import Fitted
from .shackleton_outlook import RESOURCE, SPENT, TURNS, Outlook, goals, guests, income, soft, watch

CREDIT = 0.5  # a rough worth, in points
SPENT_CREDITS = 5.0  # in a turn
URGENT = 3.0  # turns before a payment in which missing Credits can be found
RECRUITED = 0.4  # astronauts gained in a turn, about
DOME_SEAT, HEADQUARTERS_SEAT, WORKSHOP_SEAT, WAITING_SEAT = 1.8, 0.9, 0.8, 0.4  # what recruits bring a round there
SCIENTIST_POINTS, TECHNICIAN_CREDITS = 2.0, 3.0  # a round, in a Dome
ACTIONS_AT = 12  # Reputation that opens all actions of its track

NAMES = [
    "one", "to-move", "players", "turns", "pending", "points", "income-points", "income-goods", "credits",
    "credits-missing", "titanium", "rare-earth", "robots", "tourists", "spots", "samples", "helium", "plants",
    "standing", "goals", "crew", "seated", "recruits", "size", "rows", "headquarters", "workshop-crew",
    *[f"project-{kind}" for kind in KINDS],
    "watch", "asteroid-hope", "asteroid-damage", "late-in-order",
]  # fmt: skip


def turn_mark(state: Shackleton, seat: int) -> int:
    """The astronauts others have still to deploy."""
    return sum([sum(agency.crew) for each, agency in enumerate(state.agencies) if each != seat])


def progress(state: Shackleton) -> float:
    """How much of the game is over, from 0 to 1: rounds, and in a round astronauts deployed."""
    if state.round == 0:
        return 0.0
    left = sum([sum(agency.crew) for agency in state.agencies])
    gone = max(0.0, 1 - left / (float(TURNS) * len(state.agencies)))
    return min(1.0, (state.round - 1 + gone) / state.printed.rounds)


def features(state: Shackleton, seat: int) -> list[float]:
    """All features, in the order of NAMES."""
    agency = state.agencies[seat]
    goods = agency.goods
    outlook = Outlook(state, seat)
    turns, share = outlook.turns, outlook.share
    found: list[float] = [
        1, state.seat == seat, len(state.agencies), turns, outlook.pending, points(state, outlook),
    ]  # fmt: skip
    maintenance(state, outlook, found)
    found += [
        soft(goods[TITANIUM], turns, SPENT), soft(goods[RARE_EARTH], turns, SPENT), soft(goods[ROBOTS], turns, SPENT),
    ]  # fmt: skip
    guests(state, outlook, found)
    found += [
        soft(goods[BASALT] + goods[ICE] + goods[GLASS], turns, SPENT),
        soft(goods[HELIUM], turns, SPENT),
        soft(goods[PLANTS], turns, SPENT),
        min(goods[REPUTATION], ACTIONS_AT) * share,
        goals(state, outlook),
    ]
    presence(state, outlook, found)
    kinds = [0.0] * len(KINDS)
    for card in agency.projects:
        kinds[state.printed.projects[card].ability.kind] += share
    found += kinds
    watch(state, outlook, found)
    late = state.order.index(seat) if seat in state.order else 0
    found.append(late * outlook.this_round / TURNS)
    return found


def points(state: Shackleton, outlook: Outlook) -> float:
    """The points if the game ended now, but with everybody who matches in the Laboratories."""
    total = beside_laboratories(state, outlook.seat)
    for kind, number in enumerate(outlook.crew):
        if outlook.fixed:
            total += laboratory(state, outlook.seat, kind)
        elif outlook.built[LABORATORY + kind]:
            total += state.printed.laboratory_vp[min(SIZES[LABORATORY], number)]
    return float(total)


def maintenance(state: Shackleton, outlook: Outlook, found: list[float]) -> None:
    """What the Maintenance phases will bring: points, goods in points; and Credits after this round's payment, or
    what will be missing then. Scientists go to the Domes first."""
    agency = state.agencies[outlook.seat]
    crew, built = outlook.crew, outlook.built
    coming, goods, credits = income(state, outlook.seat)
    scientists = min(built[DOME], crew[SCIENTIST])
    technicians = min(built[DOME] - scientists, crew[TECHNICIAN])
    engineers = min(built[DOME] - scientists - technicians, crew[ENGINEER])
    saving = min(SIZES[WORKSHOP] * built[WORKSHOP], crew[ENGINEER] - engineers)
    others = outlook.people - scientists - technicians - engineers - saving
    coming += SCIENTIST_POINTS * scientists
    coming += min(SIZES[HEADQUARTERS] * built[HEADQUARTERS], others)
    goods += RESOURCE * engineers
    credits += TECHNICIAN_CREDITS * technicians
    saved = state.printed.workshop_less[0] * (saving - agency.base[3 * WORKSHOP + ENGINEER])
    due = upkeep(state, outlook.seat) + outlook.due - saved
    purse = float(agency.goods[CREDITS])
    if state.phase < MAINTENANCE:
        purse += credits - due
    found += [
        coming * outlook.incomes,
        (goods + CREDIT * (credits - max(0, due))) * max(0, outlook.incomes - 1),  # the last ones come too late
        soft(purse, outlook.turns, SPENT_CREDITS),
        max(0.0, -purse) / (1 + outlook.this_round / URGENT),
    ]


def presence(state: Shackleton, outlook: Outlook, found: list[float]) -> None:
    """Crews and structures: people, good seats, what recruits will bring, strength and the best row in the crater."""
    seat, share = outlook.seat, outlook.share
    base = state.agencies[seat].base
    seated = base[3 * DOME + SCIENTIST] + base[3 * DOME + TECHNICIAN]
    working = 0
    for kind in range(len(TYPES)):
        seated += base[3 * (LABORATORY + kind) + kind]
        working += base[3 * (WORKSHOP + kind) + kind]
    taken = 0
    for mark in state.marks:
        taken |= mark
    towers = state.towers[seat * SECTORS : (seat + 1) * SECTORS]
    size = sum([SIZES[structure] for structure in towers if structure != EMPTY])
    found += [
        outlook.people * share,
        seated,
        recruits(state, outlook),
        size * share,
        best_row(state.printed, state.marks[seat], taken) * share,
        outlook.built[HEADQUARTERS] * share,
        working * share,
    ]


def recruits(state: Shackleton, outlook: Outlook) -> float:
    """What astronauts still to be gained will bring, in the best seats that are free."""
    vp, built, crew = state.printed.laboratory_vp, outlook.built, outlook.crew
    full = SIZES[LABORATORY]
    others = outlook.people
    seats: list[float] = []
    for kind in range(len(TYPES)):
        if built[LABORATORY + kind]:
            there = min(full, crew[kind])
            others -= there
            if there < full:
                seats += [(vp[full] - vp[there]) / float(full - there)] * (full - there)
    rounds = outlook.incomes - 0.5  # some come later
    for number, worth in (
        (built[DOME], DOME_SEAT),
        (SIZES[HEADQUARTERS] * built[HEADQUARTERS], HEADQUARTERS_SEAT),
        (SIZES[WORKSHOP] * sum(built[WORKSHOP:LABORATORY]), WORKSHOP_SEAT),
        (state.printed.waiting, WAITING_SEAT),
    ):
        taken = min(number, others)
        others -= taken
        seats += [worth * rounds] * (number - taken)
    seats.sort(reverse=True)
    coming = RECRUITED * outlook.turns
    total = 0.0
    for each in seats:
        if coming <= 1:
            return total + each * coming
        total += each
        coming -= 1
    return total


@lru_cache(maxsize=4096)  # structures come rarely, so the same crater is looked at over and over
def best_row(printed: Printed, own: int, taken: int) -> float:
    """The Credits a Technician would bring from the best row of the crater, less what foreign sectors cost; `own` and
    `taken` are the sectors with an own structure and with any, as bits."""
    best = 0
    for row, price in zip(printed.row_masks, printed.slot_values, strict=True):
        sectors = (taken & row).bit_count()
        foreign = sectors - (own & row).bit_count()
        best = max(best, printed.technician_credits * sectors - price * foreign)
    return float(best)


evaluate: Fitted = Fitted("shackleton", NAMES, features, progress)
