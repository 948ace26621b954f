"""What a position of Ceres is worth, in points at the end of the game.

Points held now; goods by what they will become; what Outstations and asteroids will still produce; what
Leaders, Workers, research and Favors will still do; and how near committed projects are.
"""

from __future__ import annotations

from ...core.state import NOBODY
from ...games.ceres.parts import CREDITS, INFLUENCE
from ...games.ceres.state import NO_CARD, Ceres, Corporation

GOODS = (0.45, 0.8, 0.85, 0.9, 0.3, 0.7, 1.5, 2.6)  # beyond what Credits and Influence score by themselves
PRODUCTION = (0.4, 0.75, 0.75, 0.8, 0.45, 1.1, 1.5, 2.6)
LEADER = 1.6
OUTSTATION, LOWER_CARD = 0.9, 0.7  # what a Function brings a Round
RESEARCH = ((0.9, 1.4, 2.0), (0.8, 1.2, 1.8), (0.8, 1.4, 1.8))  # what a Level brings a Round
FAVOR = 1.8
NEAR = 0.55  # of a project's points, when all its cost is there
RIVALS = 0.15


def evaluate(state: Ceres, seat: int) -> float:
    """The worth of a position to a seat; exact when the game is over, with the lead counted."""
    sheets = state.scores()
    rivals = [sheet.total for sheet in sheets if sheet.seat != seat]
    mine = sheets[seat].total
    if state.seat == NOBODY:
        return mine + 0.5 * (mine - max(rivals))
    corporation = state.corporations[seat]
    rounds = state.printed.rounds - state.round
    worth = mine - RIVALS * sum(rivals) / len(rivals)
    worth += goods(corporation, rounds) + rounds * production(state, corporation, seat)
    worth += committed(state, corporation, rounds)
    if not corporation.passed:
        worth += LEADER * corporation.leaders + FAVOR * state.favor_of.count(seat)
    return worth


def goods(corporation: Corporation, rounds: int) -> float:
    """What goods will become: the more turns are left, the more."""
    turns = 0 if corporation.passed else corporation.leaders
    share = min(1.0, 0.33 * rounds + 0.16 * turns)
    worth = 0.0
    for good, amount in enumerate(corporation.goods):
        worth += GOODS[good] * min(amount, 8) + 0.4 * GOODS[good] * max(0, amount - 8)
    loose = corporation.goods[CREDITS] % 5 / 5 + corporation.goods[INFLUENCE] % 2 / 2
    return share * worth + 0.3 * loose


def production(state: Ceres, corporation: Corporation, seat: int) -> float:
    """What a Round brings: Production, Functions, Research Programs."""
    worth = 0.0
    for outstation in corporation.outstations:
        for good, amount in state.printed.facilities[outstation.top].production:
            worth += PRODUCTION[good] * amount
        worth += OUTSTATION if outstation.bottom == NO_CARD else OUTSTATION + LOWER_CARD
    for asteroid, owner in enumerate(state.claims):
        if owner == seat:
            for good, amount in state.printed.asteroids[asteroid].production:
                worth += PRODUCTION[good] * amount
    for field, level in enumerate(corporation.research):
        worth += sum(RESEARCH[field][:level])
    return worth


def committed(state: Ceres, corporation: Corporation, rounds: int) -> float:
    """Committed projects: what their completion would bring, by how much of the cost is there."""
    worth = 0.0
    turns = 0 if corporation.passed else corporation.leaders
    for number in corporation.committed:
        project = state.printed.projects[number]
        needed = sum([amount for _, amount in project.cost])
        there = sum([min(amount, corporation.goods[good]) for good, amount in project.cost])
        hope = min(1.0, 0.5 * rounds + 0.2 * turns)
        worth += hope * project.vp * (0.5 + NEAR * there / needed)
    return worth
