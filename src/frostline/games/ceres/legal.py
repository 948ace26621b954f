"""What a corporation could do with certain goods: nothing is begun that cannot be carried out.

Every question takes the goods as they will be when it matters, after entry costs and before anything that
comes later. [CER-LOC-06, CER-LIMIT-08, CER-LIMIT-09]
"""

from __future__ import annotations

from typing import Final

from .components import AEROSPACE, CONSTRUCTION, EFFICIENCY, GRANT, ICE_SUPPLY, LEVELS, LOGISTICS, TOKENS, Facility
from .parts import (
    ACTION,
    ALLOYS,
    ASTEROID,
    BUREAU,
    CONTRACTORS,
    COUNCIL,
    CREDITS,
    EXPANSE,
    FAVOR,
    GAIN,
    ICE,
    LAUNCH,
    ORE,
    PROBES,
    PROJECT,
    REASSIGN,
    RESEARCH,
    TRADE,
    UPGRADE,
    YARD,
    Part,
    Price,
    payable,
)
from .state import NO_CARD, Ceres, Corporation

NONE: Final = 0  # Research Programs that work: none,
FIRST: Final = 1  # Level 1 only (in a repeat),
ALL: Final = 2  # or all that are reached

MAY_EXPAND: Final = 1
MAY_UPGRADE: Final = 2


def after(goods: list[int], price: Price) -> list[int]:
    """The goods left when a price has been paid."""
    left = goods[:]
    for good, amount in price:
        left[good] -= amount
    return left


# The Trade Bureau.


def can_trade(state: Ceres, goods: list[int]) -> bool:
    """Whether a trade of the docked spacecraft can be paid. [CER-TB-03, CER-TB-05]"""
    for trade in state.printed.ships[state.spacecraft[state.round - 1]]:
        if payable(goods, trade.pay):
            return True
    return False


def for_taking(state: Ceres) -> tuple[Price, Price]:
    """What taking a project brings, and what it costs beside the project's own cost, in this Round.
    [CER-TB-07, CER-TB-08, CER-TB-09]"""
    if state.round == 1:
        return state.printed.first_round, ()
    return (), state.printed.last_round if state.round == state.printed.rounds else ()


def project_goods(state: Ceres, goods: list[int]) -> list[int] | None:
    """The goods after the Round's Influence for taking a project; None where it cannot be paid.
    [CER-TB-10, CER-TB-18]"""
    brings, costs = for_taking(state)
    if brings:
        goods = goods[:]
        for good, amount in brings:
            goods[good] += amount
    elif costs:
        return after(goods, costs) if payable(goods, costs) else None
    return goods


def can_take(state: Ceres, corporation: Corporation, goods: list[int], project: int) -> bool:
    """Whether a project can be taken: there is a spot for it, or it can be completed at once.
    [CER-LIMIT-05, CER-TB-11, CER-TB-12]"""
    if len(corporation.committed) < state.printed.committed:
        return True
    return payable(goods, state.printed.projects[project].cost)


def can_take_any(state: Ceres, corporation: Corporation, goods: list[int]) -> bool:
    """Whether a face-up project can be taken. [CER-TB-16]"""
    left = project_goods(state, goods) if state.projects else None
    if left is None:
        return False
    for project in state.projects:
        if can_take(state, corporation, left, project):
            return True
    return False


def can_use_bureau(
    state: Ceres, corporation: Corporation, goods: list[int], trades: int, project: bool, programs: int
) -> bool:
    """Whether the Trade Bureau has something to do, the Credits of Logistics counted. [CER-LOC-06]"""
    if programs == ALL and corporation.research[LOGISTICS] >= 2:
        goods = goods[:]
        goods[CREDITS] += state.printed.logistics_credits
    if project and can_take_any(state, corporation, goods):
        return True
    return trades > 0 and can_trade(state, goods)


# The Construction Yard.


def alloys_less(state: Ceres, corporation: Corporation, programs: int) -> int:
    """How many Alloys a building costs less; a repeat has no Level 2 of its own field.
    [CER-PROG-12, CER-PROG-13, CER-PROG-31, CER-PROG-35]"""
    return state.printed.construction_alloys if programs == ALL and corporation.research[CONSTRUCTION] >= 2 else 0


def can_build(goods: list[int], facility: Facility, less: int) -> bool:
    """Whether goods suffice for a Facility. [CER-LIMIT-09]"""
    for good, amount in facility.cost:
        if goods[good] < (amount - less if good == ALLOYS else amount):
            return False
    return True


def has_single(corporation: Corporation, cards: int) -> bool:
    """Whether there is a Single Outstation to upgrade. [CER-CY-06]"""
    for outstation in corporation.outstations:
        if outstation.bottom == NO_CARD and outstation.top < cards:
            return True
    return False


def can_draw(state: Ceres, goods: list[int], price: Price) -> bool:
    """Whether a Draw & See can be paid and there is a card left. [CER-CY-11]"""
    return payable(goods, price) and (len(state.facility_deck.cards) > 0 or len(state.facility_discard) > 0)


def can_use_yard(state: Ceres, corporation: Corporation, goods: list[int], ways: int, programs: int) -> bool:
    """Whether the Construction Yard has something to do: a card that can be built, or a Draw & See.
    [CER-CY-12, CER-LOC-06]"""
    if programs != NONE and can_draw(state, goods, state.printed.draws[0][1]):
        return True
    if ways == MAY_UPGRADE and not has_single(corporation, state.printed.cards):
        return False
    less = alloys_less(state, corporation, programs)
    for card in state.row:
        if card != NO_CARD and can_build(goods, state.printed.facilities[card], less):
            return True
    return False


# The other actions.


def ring_ice(state: Ceres, seat: int, programs: int) -> list[int]:
    """Ice to reach each ring, less what Continuous Ice Supply saves.
    [CER-LAUNCH-06, CER-PROG-02, CER-PROG-03, CER-FAV-20]"""
    printed = state.printed
    rings = printed.ring_ice
    if programs == ALL and state.corporations[seat].research[AEROSPACE] >= 2:
        rings = printed.ring_ice_2
    less = printed.ice_less if state.favor_of[ICE_SUPPLY] == seat else 0
    return [ice - less for ice in rings]


def launch_cost(state: Ceres, seat: int, asteroid: int, programs: int) -> int:
    """Ice to reach an asteroid: separators and rings on the cheapest way.
    [CER-LAUNCH-04, CER-LAUNCH-05, CER-LAUNCH-06, CER-BELT-06, CER-BELT-07]"""
    return launch_price(state, asteroid, ring_ice(state, seat, programs))


def launch_price(state: Ceres, asteroid: int, rings: list[int]) -> int:
    """The same, where the Ice for each ring is known."""
    printed = state.printed
    return max(0, printed.distance[state.zone_of(asteroid)] + rings[printed.asteroids[asteroid].ring])


def launch_costs(state: Ceres, seat: int, programs: int) -> list[tuple[int, int]]:
    """Every asteroid that nobody has claimed, and the Ice to reach it. [CER-LAUNCH-03]"""
    rings = ring_ice(state, seat, programs)
    return [
        (asteroid, launch_price(state, asteroid, rings)) for asteroid, owner in enumerate(state.claims) if owner < 0
    ]


def can_launch(state: Ceres, seat: int, goods: list[int], programs: int) -> bool:
    """Whether a probe can reach an unclaimed asteroid. [CER-LAUNCH-01, CER-LAUNCH-02, CER-LAUNCH-03]"""
    if not goods[PROBES]:
        return False
    for _, ice in launch_costs(state, seat, programs):
        if ice <= goods[ICE]:
            return True
    return False


def can_research(state: Ceres, corporation: Corporation, goods: list[int], field: int) -> bool:
    """Whether the next Level of a field can be paid. [CER-RES-01, CER-RES-02]"""
    level = corporation.research[field]
    return level < LEVELS and payable(goods, state.printed.research_cost[level])


def can_research_any(state: Ceres, corporation: Corporation, goods: list[int]) -> bool:
    """Whether the next Level of some field can be paid."""
    for field in range(len(corporation.research)):
        if can_research(state, corporation, goods, field):
            return True
    return False


def can_have(state: Ceres, goods: list[int], favor: int) -> bool:
    """Whether a Favor is there and can be paid. [CER-FAV-01, CER-FAV-02, CER-FAV-04]"""
    return (favor == GRANT or state.favor_of[favor] < 0) and payable(goods, state.printed.favor_cost[favor])


def can_have_any(state: Ceres, goods: list[int]) -> bool:
    """Whether there is a Favor to be had."""
    for favor in range(TOKENS + 1):
        if can_have(state, goods, favor):
            return True
    return False


def can_make(state: Ceres, seat: int, goods: list[int], price: Price) -> bool:
    """Whether a product can be paid, with Manufacturing Efficiency for less Ore. [CER-CA-20, CER-FAV-11]"""
    less = state.printed.ore_less if state.favor_of[EFFICIENCY] == seat else 0
    for good, amount in price:
        if goods[good] < (amount - less if good == ORE else amount):
            return False
    return True


def can_make_any(state: Ceres, seat: int, goods: list[int]) -> bool:
    """Whether some product can be paid."""
    return can_make(state, seat, goods, state.printed.alloy_cost) or can_make(
        state, seat, goods, state.printed.probe_cost
    )


# Outstations and what they open.


def reassign_targets(state: Ceres, seat: int, goods: list[int], start: int, busy: int) -> list[int]:
    """Where the Worker of an Outstation could go: empty ones of the same type with a usable part, and none
    whose Function is being carried out. [CER-CA-10, CER-CA-12, CER-NEST-09]"""
    corporation = state.corporations[seat]
    found: list[int] = []
    outstation = corporation.outstations[start]
    if not outstation.worker or busy >> start & 1:
        return found
    kind = state.printed.facilities[outstation.top].type
    for place, other in enumerate(corporation.outstations):
        if place == start or other.worker or busy >> place & 1:
            continue
        if state.printed.facilities[other.top].type == kind and can_activate(state, seat, goods, place, busy):
            found.append(place)
    return found


def can_reassign(state: Ceres, seat: int, goods: list[int], busy: int) -> bool:
    """Whether some Worker could be reassigned."""
    for place in range(len(state.corporations[seat].outstations)):
        if reassign_targets(state, seat, goods, place, busy):
            return True
    return False


def can_activate(state: Ceres, seat: int, goods: list[int], place: int, busy: int) -> bool:
    """Whether at least one part of an Outstation's Function could be used. [CER-OUT-08, CER-OUT-09]"""
    outstation = state.corporations[seat].outstations[place]
    facility = state.printed.facilities[outstation.top]
    if facility.easy:
        return True
    busy |= 1 << place
    for part in facility.parts:
        if can_use(state, seat, goods, part, busy):
            return True
    if outstation.bottom != NO_CARD:
        for part in state.printed.facilities[outstation.bottom].parts:
            if can_use(state, seat, goods, part, busy):
                return True
    return False


def part_cost(state: Ceres, seat: int, part: Part) -> Price:
    """The Activation cost of a part; Continuous Ice Supply waives its Ice. [CER-OUT-11, CER-FAV-21]"""
    return part.dry_cost if state.favor_of[ICE_SUPPLY] == seat else part.cost


def can_use(state: Ceres, seat: int, goods: list[int], part: Part, busy: int) -> bool:
    """Whether a part of a Function can be used. [CER-OUT-10, CER-OUT-11, CER-OUT-16, CER-NEST-02, CER-NEST-03]"""
    cost = part_cost(state, seat, part)
    if cost:
        if not payable(goods, cost):
            return False
        goods = after(goods, cost)
    if part.kind == GAIN:
        return True
    if part.kind == ASTEROID:
        return seat in state.claims
    if part.kind == ACTION:
        return can_act(state, seat, goods, part, busy)
    return can_visit(state, seat, goods, part.what, busy)


def can_act(state: Ceres, seat: int, goods: list[int], part: Part, busy: int) -> bool:
    """Whether an action of a Function can be carried out, free of the Location's entry cost. [CER-NEST-02]"""
    corporation = state.corporations[seat]
    programs = NONE if state.variant.actions_not_locations else ALL
    action = part.what
    if action == TRADE:
        return can_use_bureau(state, corporation, goods, part.times, False, programs)
    if action == PROJECT:
        return can_use_bureau(state, corporation, goods, 0, True, programs)
    if action == EXPANSE:
        return can_use_yard(state, corporation, goods, MAY_EXPAND, programs)
    if action == UPGRADE:
        return can_use_yard(state, corporation, goods, MAY_UPGRADE, programs)
    if action == LAUNCH:
        return can_launch(state, seat, goods, ALL)
    if action == RESEARCH:
        return can_research_any(state, corporation, goods)
    if action == FAVOR:
        return can_have_any(state, goods)
    if action == REASSIGN:
        return can_reassign(state, seat, goods, busy)
    return can_make_any(state, seat, goods)


def can_visit(state: Ceres, seat: int, goods: list[int], location: int, busy: int) -> bool:
    """Whether a Location has an option that can be carried out, its entry cost paid. [CER-LOC-06]"""
    corporation = state.corporations[seat]
    if location == BUREAU:
        return can_use_bureau(state, corporation, goods, state.printed.trades, True, ALL)
    if location == YARD:
        return can_use_yard(state, corporation, goods, MAY_EXPAND | MAY_UPGRADE, ALL)
    if location == COUNCIL:
        for option in range(4):
            if can_council(state, seat, goods, option):
                return True
        return False
    if location == CONTRACTORS:
        for option in (2, 1, 0):
            if can_contract(state, seat, goods, option, busy):
                return True
        return False
    return True  # a Function may show the own Headquarters [CER-HQ-06]


def can_council(state: Ceres, seat: int, goods: list[int], option: int) -> bool:
    """Whether an option of the A.M.A.C. Council can be carried out. [CER-AMAC-01, CER-AMAC-08]"""
    if not payable(goods, state.printed.council_fee):
        return False
    goods = after(goods, state.printed.council_fee)
    corporation = state.corporations[seat]
    if option == 0:
        return can_use_bureau(state, corporation, goods, state.printed.trades, True, ALL)
    if option == 1:
        return can_launch(state, seat, goods, ALL)
    if option == 2:
        return can_research_any(state, corporation, goods)
    return can_have_any(state, goods)


def can_contract(state: Ceres, seat: int, goods: list[int], option: int, busy: int) -> bool:
    """Whether an option of the Contractors Association can be carried out. [CER-CA-01]"""
    fee = (state.printed.reassign_fee, state.printed.yard_fee, state.printed.manufacture_fee)[option]
    if not payable(goods, fee):
        return False
    goods = after(goods, fee)
    if option == 0:
        return can_reassign(state, seat, goods, busy)
    if option == 1:
        return can_use_yard(state, state.corporations[seat], goods, MAY_EXPAND | MAY_UPGRADE, ALL)
    return can_make_any(state, seat, goods)
