"""What a position of Ceres shows: points, goods, production, Leaders, Outstations, research, Favors, projects, and what
all that can still buy and bring (`ceres_prospects`)."""

from __future__ import annotations

from ...games.ceres.components import TOKENS
from ...games.ceres.parts import CREDITS, GOODS, ICE, INFLUENCE, PROBES
from ...games.ceres.scoring import score
from ...games.ceres.state import NO_CARD, Ceres, Corporation
from .ceres_prospects import Shopping, Work
from .fitted import Fitted

FEW = (3, 3, 3, 3, 6, 4, 2, 2)  # more of a good is another feature
AT_THE_END = ("influence", "credits", "unfinished")  # scored only then
UNHURRIED = 6  # turns in which all goods find their use

NAMES = [
    "one", "to-move", "players", "points",
    *[good + more for good in GOODS for more in ("", "-many")],
    *[f"production-{good}" for good in GOODS],
    "leaders", "passed", "outstations", "upgraded", "workers", "asteroids",
    *[f"research-{field}-{level}" for field in range(3) for level in (1, 2, 3)],
    "favors", "committed", "committed-points", "committed-near", "committed-payable", "open-near", "late-in-order",
    "launch", "launch-near", "launch-ice", "probe-parts", "yard-near",
    "banked", "reach", "unfinished",
    *[f"left-{good}" for good in GOODS],
    *[f"income-{good}" for good in GOODS],
    "turns", "workers-now", "workers-later", "outstations-later",
    *[f"favor-{token}" for token in range(TOKENS)],
]  # fmt: skip


def progress(state: Ceres) -> float:
    """How much of the game is over, from 0 to 1: Rounds, and in a Round Leaders placed."""
    if state.round == 0:
        return 0.0
    left = sum([0 if each.passed else each.leaders for each in state.corporations])
    gone = max(0.0, 1 - left / (state.printed.leaders * state.seats))
    return min(1.0, (state.round - 1 + gone) / state.printed.rounds)


def features(state: Ceres, seat: int) -> list[float]:
    """All features, in the order of NAMES."""
    return features_of(state, seat, Work(state, seat))


def features_of(state: Ceres, seat: int, work: Work) -> list[float]:
    """The same, where it is known what works for a corporation."""
    corporation = state.corporations[seat]
    points = banked = 0
    for line in score(state, seat):
        points += line.points
        if line.category not in AT_THE_END:
            banked += line.points
    found: list[float] = [1, state.seat == seat, state.seats, points]
    for amount, few in zip(corporation.goods, FEW):
        found.append(min(amount, few))
        found.append(max(0, amount - few))
    found += work.production
    found += [work.leaders, corporation.passed, len(corporation.outstations)]
    found += [work.upgraded, work.workers, work.asteroids]
    for level in corporation.research:
        found += [level > 0, level > 1, level > 2]
    found.append(state.favor_of.count(seat))
    projects(state, corporation, found)
    found.append(state.order.index(seat) if seat in state.order else 0)
    launches(state, seat, work, found)
    prospects(state, seat, work, banked, found)
    return found


def projects(state: Ceres, corporation: Corporation, found: list[float]) -> None:
    """Committed projects by how much of their cost is there, and the nearest of those nobody has yet."""
    points = near = payable = best = 0.0
    for number in corporation.committed:
        project = state.printed.projects[number]
        part = share_there(corporation, project.cost)
        points += project.vp
        near += part * project.vp
        if part == 1:
            payable += project.vp
    for number in state.projects:
        project = state.printed.projects[number]
        best = max(best, share_there(corporation, project.cost) * project.vp)
    found += [len(corporation.committed), points, near, payable, best]


def launches(state: Ceres, seat: int, work: Work, found: list[float]) -> None:
    """The best asteroid in reach, the best by how much of the Ice is there, parts for probes, the nearest Facility."""
    goods = state.corporations[seat].goods
    ice = goods[ICE]
    best = near = yard = 0.0
    for asteroid, price in work.launches:
        vp = state.printed.asteroids[asteroid].vp
        if price <= ice:
            best = max(best, vp)
            near = max(near, vp)
        else:
            near = max(near, vp * (ice + 1) / (price + 1))
    probe = goods[PROBES] > 0
    for card in state.row:
        if card != NO_CARD:
            facility = state.printed.facilities[card]
            yard = max(yard, share_there(state.corporations[seat], facility.cost) * facility.vp)
    parts = min([goods[good] // amount for good, amount in state.printed.probe_cost])
    found += [best if probe else 0, near if probe else 0, near, parts, yard]


def prospects(state: Ceres, seat: int, work: Work, banked: int, found: list[float]) -> None:
    """Points as they are, what the goods can buy, what is left of them (worth less and less as turns run out), and
    what works for the corporation in the Rounds to come."""
    rounds = work.rounds
    shopping = Shopping(state, seat, work)
    time = min(1.0, shopping.turns / UNHURRIED)
    goods = shopping.goods
    last = goods[INFLUENCE] / state.printed.vp_influence + goods[CREDITS] / state.printed.vp_credits
    found += [banked + (1 - time) * last, shopping.gain, shopping.unfinished]
    for amount in goods:
        found.append(amount * time)
    for amount in work.production:
        found.append(amount * rounds)
    found.append(max(0, shopping.turns - rounds * state.printed.leaders))
    found += [work.now, work.later * rounds, len(state.corporations[seat].outstations) * rounds]
    for token in range(TOKENS):
        found.append(work.can_use(token))


def share_there(corporation: Corporation, cost: tuple[tuple[int, int], ...]) -> float:
    """How much of a cost a corporation has."""
    needed = there = 0
    for good, amount in cost:
        needed += amount
        there += min(amount, corporation.goods[good])
    return there / needed if needed else 1.0


evaluate: Fitted = Fitted("ceres", NAMES, features, progress)
