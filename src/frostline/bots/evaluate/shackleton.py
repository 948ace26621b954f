"""What a position of Shackleton Base is worth, in points at the end of the game.

Points held now; goods by what they will become; what astronauts in the base will still earn; which astronauts
of the crater one would win; what structures and Projects will still do; how near goals are; what upkeep costs.
"""

from __future__ import annotations

from ...core.state import NOBODY
from ...games.shackleton.components import (
    DOME,
    GROUPS,
    HEADQUARTERS,
    LABORATORY,
    PLACES,
    SECTORS,
    SIZES,
    WAITING,
    WORKSHOP,
)
from ...games.shackleton.crater import winner
from ...games.shackleton.goods import CREDITS, GOODS, REPUTATION
from ...games.shackleton.maintenance import upkeep
from ...games.shackleton.state import EMPTY, NO_GOAL, Agency, Shackleton

WORTH = {
    "credits": 0.4, "titanium": 1.1, "rare-earth": 1.2, "robots": 1.5, "helium": 2.0, "plants": 1.6, "basalt": 1.7,
    "ice": 1.7, "glass": 1.7, "tourists": 2.4,
}  # fmt: skip
GOOD = [WORTH.get(name, 0.0) for name in GOODS]
DOME_CREW = (1.1, 1.2, 2.0)  # what an astronaut in a Dome earns, by type
HEADQUARTERS_CREW = 1.0
WORKSHOP_CREW = (1.1, 0.9, 0.7)  # top, middle, bottom
LABORATORY_CREW = 1.2  # a matching astronaut, besides what it scores already
ELSEWHERE = 0.4  # an astronaut anywhere else
WON = 1.6  # an astronaut of the crater one would win
SIZE = 0.45  # presence in the crater, for each unit of size and round
PROJECT = 1.1  # what a Project does in a round
GOAL = 0.55  # of a goal's VP, when all of it is there
LEVEL = 0.25  # what Reputation opens
RIVALS = 0.1


def turn_mark(state: Shackleton, seat: int) -> int:
    """The astronauts others have still to deploy."""
    return sum([sum(agency.crew) for each, agency in enumerate(state.agencies) if each != seat])


def evaluate(state: Shackleton, seat: int) -> float:
    """The worth of a position to a seat; exact when the game is over, with the lead counted."""
    sheets = state.scores()
    mine = sheets[seat].total
    rivals = [sheet.total for sheet in sheets if sheet.seat != seat]
    if state.seat == NOBODY:
        return mine + 0.5 * (mine - max(rivals))
    agency = state.agencies[seat]
    turns = sum(agency.crew)
    rounds = state.printed.rounds - state.round + (0.0 if state.round == 0 else turns / 6)
    incomes = state.printed.rounds - state.round + 1
    worth = mine - RIVALS * sum(rivals) / len(rivals)
    worth += goods(agency, rounds, turns) + incomes * base(agency)
    worth += presence(state, seat, rounds) + goals(state, seat, rounds)
    worth += PROJECT * rounds * len(agency.projects)
    worth += LEVEL * rounds * agency.goods[REPUTATION] * 0.5
    return worth - bills(state, seat, incomes, turns)


def goods(agency: Agency, rounds: float, turns: int) -> float:
    """What goods will become: the more turns are left, the more; great heaps less."""
    share = min(1.0, 0.25 + 0.4 * rounds) if turns or rounds >= 1 else 0.1
    worth = 0.0
    for good, amount in enumerate(agency.goods):
        if amount and GOOD[good]:
            few = min(amount, 12 if good == CREDITS else 5)
            worth += GOOD[good] * (few + 0.3 * (amount - few))
    return share * worth


def base(agency: Agency) -> float:
    """What the astronauts in the base earn each round."""
    worth = 0.0
    for group in range(GROUPS):
        for kind in range(3):
            crew = agency.base[3 * group + kind]
            if not crew:
                continue
            if group == DOME:
                worth += crew * DOME_CREW[kind]
            elif group == HEADQUARTERS:
                worth += crew * HEADQUARTERS_CREW
            elif group == WAITING:
                worth += crew * ELSEWHERE
            elif group < LABORATORY:
                worth += crew * (WORKSHOP_CREW[kind] if kind == group - WORKSHOP else ELSEWHERE)
            else:
                worth += crew * (LABORATORY_CREW if kind == group - LABORATORY else ELSEWHERE)
    return worth


def presence(state: Shackleton, seat: int, rounds: float) -> float:
    """Structures in the crater, and the astronauts one would win there."""
    size = 0
    for sector in range(SECTORS):
        structure = state.towers[seat * SECTORS + sector]
        if structure != EMPTY:
            size += SIZES[structure]
    room = 0
    for group in range(GROUPS):
        room += state.free_in(seat, group)
    won = 0
    for slot, kind in enumerate(state.slots):
        if kind != EMPTY and winner(state, slot) == seat:
            won += 1
    return SIZE * rounds * size + WON * min(won, room + 1) + 0.15 * rounds * room


def goals(state: Shackleton, seat: int, rounds: float) -> float:
    """How near goals are that can still be claimed."""
    worth = 0.0
    agency = state.agencies[seat]
    for place in range(PLACES):
        if agency.goals[place] != NO_GOAL:
            continue
        corporation = state.corporation(place)
        progress = corporation.progress(state, place, seat)
        if progress:
            for level, needed in enumerate(corporation.goals):
                part = min(progress, needed) / needed
                hope = part * part * min(1.0, 0.3 + 0.5 * rounds)
                worth += GOAL * hope * (state.printed.goal_vp[level] if level == 0 else 4)
    return worth


def bills(state: Shackleton, seat: int, incomes: int, turns: int) -> float:
    """What upkeep will cost; Credits that will be missing cost Reputation."""
    due = upkeep(state, seat)
    worth = 0.3 * due * incomes
    short = due - state.agencies[seat].goods[CREDITS] - 2 * turns
    return worth + max(0, short) * 0.9
