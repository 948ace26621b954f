"""What a corporation of Ceres may expect: turns and what they bring, and what its goods can buy in them.

Goods are spent in thought on the best that is within reach (projects, asteroids, Levels, Facilities), as often as there
will be a chance to. What is built counts for the Rounds to come.
"""

from __future__ import annotations

from typing import Final

from ...games.ceres.components import ASSISTANT, DROID, FIELDS, LEVELS, TYPES, Facility, Printed
from ...games.ceres.legal import ALL, launch_costs
from ...games.ceres.parts import (
    ACTION,
    ASTEROID,
    BUREAU,
    COUNCIL,
    EXPANSE,
    GAIN,
    GOODS,
    ICE,
    INFLUENCE,
    LAUNCH,
    LOCATION,
    PROBES,
    PROJECT,
    RESEARCH,
    UPGRADE,
    YARD,
    Part,
    Price,
    payable,
)
from ...games.ceres.state import NO_CARD, NOT_USED, Ceres, Corporation

# Rough worths, in VP.
WORTH: tuple[float, ...] = (0.5, 1.0, 0.9, 1.2, 0.4, 0.8, 1.5, 3.0)  # of a good, while there is time to use it
ACTIONS: tuple[float, ...] = (1.0, 0.75, 1.0, 1.0, 1.0, 1.0, 2.0, 2.0, 1.0)  # of a chance to an action
LOCATIONS: tuple[float, ...] = (2.0, 1.5, 1.5, 1.5, 2.0)  # of a visit
FROM_ASTEROID: Final = 1.5
PROGRAMS: tuple[tuple[float, ...], ...] = ((1.0, 1.5, 1.5), (0.6, 0.8, 0.8), (3.0, 3.5, 4.0))  # of a Level, a Round

# Chances to buy something. The A.M.A.C. Council serves for the first two as well.
TO_LAUNCH: Final = 0
TO_RESEARCH: Final = 1
TO_PROJECT: Final = 2
TO_BUILD: Final = 3
WAYS: Final = 4
AT_COUNCIL: Final = 4


class Work:
    """What a corporation's Outstations and asteroids bring, and the turns and chances it has."""

    def __init__(self, state: Ceres, seat: int) -> None:
        self.state = state
        self.seat = seat
        corporation = state.corporations[seat]
        self.rounds = state.printed.rounds - max(1, state.round)  # to come
        self.passed = corporation.passed
        self.leaders = 0 if self.passed else corporation.leaders
        self.turns = self.leaders  # left this Round
        self.production = [0] * len(GOODS)
        self.now = self.later = 0.0  # what Functions bring this Round, and in every later one
        self.upgraded = self.workers = self.asteroids = 0
        self.chances = [0] * (WAYS + 1)  # this Round
        self.launches = launch_costs(state, seat, ALL)  # what there is to reach, and its Ice
        self.later_chances = [0, 0, 1, 1, 1]  # in every later one
        if self.leaders:
            self.visit(corporation)
        self.outstations(corporation)
        for asteroid, owner in enumerate(state.claims):
            if owner == seat:
                self.asteroids += 1
                self.produce(state.printed.asteroids[asteroid].production)
        self.turns += int(self.can_use(DROID)) + int(self.can_use(ASSISTANT))

    def produce(self, production: Price) -> None:
        """What comes in every Round."""
        for good, amount in production:
            self.production[good] += amount

    def visit(self, corporation: Corporation) -> None:
        """Chances by Leaders: the open slots are shared with those who still have some."""
        sharing = sum([1 for each in self.state.corporations if not each.passed and each.leaders > 0])
        for location, way in ((BUREAU, TO_PROJECT), (YARD, TO_BUILD), (COUNCIL, AT_COUNCIL)):
            self.chances[way] = min(self.leaders, (self.state.open_slots(location) + sharing - 1) // sharing)
        self.chances[AT_COUNCIL] = min(self.chances[AT_COUNCIL], corporation.goods[INFLUENCE])

    def outstations(self, corporation: Corporation) -> None:
        """What Outstations produce and do, this Round as far as Workers can be had."""
        state = self.state
        functions = catalogue(state.printed).functions
        workers = [0] * len(TYPES)
        if state.round > 0:
            for kind in range(len(TYPES)):
                workers[kind] = state.quarters[kind] + state.crew_of(state.round - 1, kind)
        for outstation in corporation.outstations:
            top = state.printed.facilities[outstation.top]
            self.produce(top.production)
            worth = functions[outstation.top]
            if outstation.bottom != NO_CARD:
                worth += functions[outstation.bottom]
                self.upgraded += 1
            self.workers += outstation.worker
            self.later += worth
            count_chances(top, self.later_chances)
            if not outstation.worker and not self.passed and workers[top.type] > 0:
                workers[top.type] -= 1
                self.turns += 1
                self.now += worth
                count_chances(top, self.chances)

    def can_use(self, token: int) -> float:
        """1 for a Favor that can still be used this Round."""
        state = self.state
        if self.passed or state.favor_of[token] != self.seat:
            return 0.0
        if (token == DROID and state.droid != NOT_USED) or (token == ASSISTANT and state.assistant != NOT_USED):
            return 0.0
        return 1.0


def count_chances(facility: Facility, chances: list[int]) -> None:
    """What a Function gives a chance to."""
    for part in facility.parts:
        if part.kind == ACTION:
            if part.what == LAUNCH:
                chances[TO_LAUNCH] += 1
            elif part.what == RESEARCH:
                chances[TO_RESEARCH] += 1
            elif part.what == PROJECT:
                chances[TO_PROJECT] += 1
            elif part.what in (EXPANSE, UPGRADE):
                chances[TO_BUILD] += 1
        elif part.kind == LOCATION and part.what == BUREAU:
            chances[TO_PROJECT] += 1
        elif part.kind == LOCATION and part.what == YARD:
            chances[TO_BUILD] += 1


def worth_of(price: Price) -> float:
    """Goods in VP."""
    worth = 0.0
    for good, amount in price:
        worth += WORTH[good] * amount
    return worth


def function_worth(facility: Facility) -> float:
    """What the Function of a Facility brings, in VP."""
    worth = 0.0
    for part in facility.parts:
        worth += max(0.0, part_worth(part) - worth_of(part.cost))
    return worth


def part_worth(part: Part) -> float:
    """What a part of a Function brings, in VP."""
    if part.kind == GAIN:
        return worth_of(part.goods)
    if part.kind == ASTEROID:
        return FROM_ASTEROID
    if part.kind == ACTION:
        return ACTIONS[part.what] * (1 + part.times) / 2
    return LOCATIONS[part.what]


class Catalogue:
    """What printed things bring, in VP: a Facility's Function and Production, an asteroid's Production."""

    def __init__(self, printed: Printed) -> None:
        self.functions = [function_worth(facility) for facility in printed.facilities]
        self.productions = [worth_of(facility.production) for facility in printed.facilities]
        self.asteroids = [worth_of(asteroid.production) for asteroid in printed.asteroids]


CATALOGUES: dict[Printed, Catalogue] = {}


def catalogue(printed: Printed) -> Catalogue:
    """The catalogue of a set of components, made once."""
    found = CATALOGUES.get(printed)
    if found is None:
        found = CATALOGUES[printed] = Catalogue(printed)
    return found


class Shopping:
    """The goods a corporation has left after buying, in thought, the best it can; what that brings; turns left."""

    def __init__(self, state: Ceres, seat: int, work: Work) -> None:
        self.state = state
        self.seat = seat
        self.rounds = work.rounds
        self.launches = work.launches
        self.goods = state.corporations[seat].goods[:]
        self.turns = work.turns + work.rounds * state.printed.leaders
        self.gain = self.unfinished = 0.0
        self.prices: list[Price] = []
        self.gains: list[float] = []
        self.ways: list[int] = []
        self.finish(state.corporations[seat])
        self.offer(state.corporations[seat])
        self.chances = [work.chances[way] + work.rounds * work.later_chances[way] for way in range(WAYS + 1)]
        self.buy()

    def finish(self, corporation: Corporation) -> None:
        """Committed projects first: they need no turn, and cost points if they stay unfinished."""
        for number in corporation.committed:
            project = self.state.printed.projects[number]
            if not corporation.passed and payable(self.goods, project.cost):
                self.pay(project.cost, project.vp)
            else:
                self.unfinished += project.vp // self.state.printed.vp_unfinished

    def pay(self, price: Price, gain: float) -> None:
        """Buy something in thought."""
        for good, amount in price:
            self.goods[good] -= amount
        self.gain += gain

    def offer(self, corporation: Corporation) -> None:
        """What there is to buy: asteroids, Levels, projects, Facilities, each with what it brings in all."""
        state, printed, rounds = self.state, self.state.printed, self.rounds
        known = catalogue(printed)
        if self.goods[PROBES]:
            for asteroid, ice in self.launches:
                if ice <= self.goods[ICE]:
                    gain = printed.asteroids[asteroid].vp + (1 + rounds) * known.asteroids[asteroid]
                    self.add(TO_LAUNCH, ((ICE, ice), (PROBES, 1)), gain)
        for field in range(len(FIELDS)):
            level = corporation.research[field]
            if level < LEVELS:
                gain = printed.research_vp[level] + rounds * PROGRAMS[field][level]
                self.add(TO_RESEARCH, printed.research_cost[level], gain)
        for number in state.projects:
            self.add(TO_PROJECT, printed.projects[number].cost, printed.projects[number].vp)
        for card in state.row:
            if card != NO_CARD:
                facility = printed.facilities[card]
                brings = known.productions[card]
                self.add(TO_BUILD, facility.cost, facility.vp + brings + rounds * (brings + known.functions[card]))

    def add(self, way: int, price: Price, gain: float) -> None:
        """One more thing to buy."""
        self.ways.append(way)
        self.prices.append(price)
        self.gains.append(gain)

    def buy(self) -> None:
        """Buy what brings most, then what brings next most, as far as there is a chance to and it can be paid: what is
        out of reach stays so, for goods and chances only become fewer."""
        for number in sorted(range(len(self.gains)), key=self.gains.__getitem__, reverse=True):
            if self.turns <= 0 or self.gains[number] <= 0:
                break
            way = self.chance(self.ways[number])
            if way >= 0 and payable(self.goods, self.prices[number]):
                self.chances[way] -= 1
                self.turns -= 1
                self.pay(self.prices[number], self.gains[number])

    def chance(self, way: int) -> int:
        """Which chance would be used, or -1 if none is left."""
        if self.chances[way] > 0:
            return way
        return AT_COUNCIL if way <= TO_RESEARCH and self.chances[AT_COUNCIL] > 0 else -1
