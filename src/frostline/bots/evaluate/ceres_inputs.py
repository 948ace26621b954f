"""What the network for Ceres looks at: the features of a corporation and a rival, and what those leave out."""

from __future__ import annotations

from ...games.ceres.components import TYPES
from ...games.ceres.parts import ACTION, ACTIONS, GAIN, GOODS, ICE, LOCATION, LOCATIONS, ON_BOARD, PROBES
from ...games.ceres.state import NO_CARD, SCORING, Ceres, Corporation
from .ceres import features_of, share_there
from .ceres_prospects import Work

AT_LOCATIONS = len(ACTIONS)  # where the numbers of a Function for visits begin,
GAINS = AT_LOCATIONS + len(LOCATIONS)  # those for gains and asteroids,
TO_GOODS = GAINS + 2  # and those for goods
OF_FUNCTIONS = TO_GOODS + len(GOODS)
NEAREST, BEST_PROJECTS = 5, 4  # looked at
FAR_AWAY = 8.0  # where there is no asteroid any more
BARGAIN = 0.3  # Ice that a point of an asteroid is worth
QUESTIONS = [
    "AtContractors", "AtCouncil", "ChooseBonus", "ChooseBuilding", "ChooseDeal", "ChooseFavor", "ChooseField",
    "ChooseGrant", "ChooseProduction", "ChooseUpgraded", "EndTurn", "FinishProject", "Launch", "Manufacture",
    "ManufactureMore", "MineAsteroid", "ReassignTo", "ReassignWorker", "SendAssistant", "Step", "TakeTurn",
    "TradeAgain", "UsePart",
]  # fmt: skip


def side(state: Ceres, seat: int) -> list[float]:
    """The features of a seat, and more about its corporation."""
    work = Work(state, seat)
    found = features_of(state, seat, work)
    corporation(state, seat, work, found)
    return found


def table(state: Ceres, seat: int, rival: int) -> list[float]:
    """What lies between a seat and its rival."""
    found: list[float] = []
    moment(state, seat, found)
    on_offer(state, seat, rival, found)
    name = type(state.agenda[-1]).__name__ if state.agenda else ""
    found += [1.0 if question == name else 0.0 for question in QUESTIONS]
    return found


def corporation(state: Ceres, seat: int, work: Work, found: list[float]) -> None:
    """A corporation: goods, what its Functions do, its turns and chances, asteroids and projects in reach."""
    own = state.corporations[seat]
    found += [amount / 4 for amount in own.goods]
    outstations(state, own, found)
    found += work.chances
    found += work.later_chances
    found += [work.turns / 3, work.now / 3, work.later / 3]
    found += [work.rounds, work.leaders, own.visits, own.passed]
    asteroids(state, own, work, found)
    projects(state, own, found)
    by_type, waiting = [0] * len(TYPES), [0] * len(TYPES)
    for outstation in own.outstations:
        kind = state.printed.facilities[outstation.top].type
        by_type[kind] += 1
        waiting[kind] += not outstation.worker
    found += by_type
    found += waiting


def outstations(state: Ceres, own: Corporation, found: list[float]) -> None:
    """What all Functions do together, and those that no Worker has used yet."""
    every, ready = [0.0] * OF_FUNCTIONS, [0.0] * OF_FUNCTIONS
    for outstation in own.outstations:
        for card in (outstation.top, outstation.bottom):
            if card != NO_CARD:
                function(state, card, every)
                if not outstation.worker and not own.passed:
                    function(state, card, ready)
    found += every
    found += ready


def function(state: Ceres, card: int, found: list[float]) -> None:
    """What a Facility's Function does is added: actions, visits, gains, goods that come and go."""
    for part in state.printed.facilities[card].parts:
        if part.kind == ACTION:
            found[part.what] += part.times
        elif part.kind == LOCATION:
            found[AT_LOCATIONS + part.what] += 1
        elif part.kind == GAIN:
            found[GAINS] += 1
            for good, amount in part.goods:
                found[TO_GOODS + good] += amount
            for good, amount in part.cost:
                found[TO_GOODS + good] -= amount
        else:
            found[GAINS + 1] += 1


def asteroids(state: Ceres, own: Corporation, work: Work, found: list[float]) -> None:
    """The cheapest asteroids, and what goes together in a launch: Aerospace, Ice, probes, chances."""
    prices = [ice - BARGAIN * state.printed.asteroids[asteroid].vp for asteroid, ice in work.launches]
    prices = sorted(prices)[:NEAREST]
    found += prices
    found += [FAR_AWAY] * (NEAREST - len(prices))
    level, ice, probes = own.research[0], own.goods[ICE], own.goods[PROBES]
    found += [level * ice / 4, level * probes, ice * probes / 4, level * work.later_chances[0]]


def projects(state: Ceres, own: Corporation, found: list[float]) -> None:
    """The projects nearest to being paid, and those completed."""
    near = []
    for number in state.projects:
        project = state.printed.projects[number]
        near.append(project.vp * share_there(own, project.cost) / 5)
    near = sorted(near, reverse=True)[:BEST_PROJECTS]
    found += near
    found += [0.0] * (BEST_PROJECTS - len(near))
    points = 0
    for number in own.completed:
        points += state.printed.projects[number].vp
    found += [points / 10, len(own.completed)]


def moment(state: Ceres, seat: int, found: list[float]) -> None:
    """The Round and Phase, and whose turn it is and will be."""
    found += [1.0 if state.round >= number else 0.0 for number in range(1, 4)]
    found += [1.0 if state.phase == phase else 0.0 for phase in range(SCORING + 1)]
    found.append(state.seat == seat)
    for order in (state.order, state.next_order):
        found.append(len(order) > 0 and order[0] == seat)


def on_offer(state: Ceres, seat: int, rival: int, found: list[float]) -> None:
    """Open slots, Workers to be had, what Facilities for sale do, and who was first at a Level 3."""
    found += [state.open_slots(location) for location in range(ON_BOARD)]
    for kind in range(len(TYPES)):
        found += [state.quarters[kind], state.crew_of(state.round - 1, kind) if state.round > 0 else 0]
    row = [0.0] * OF_FUNCTIONS
    for card in state.row:
        if card != NO_CARD:
            function(state, card, row)
    found += row
    for first in state.firsts:
        found += [first == seat, first == rival]
