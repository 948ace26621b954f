"""What a position of The Artemis Project shows: points, goods, colonists, buildings, and what dice will earn."""

from __future__ import annotations

from ...games.artemis.basecamp import ranking
from ...games.artemis.components import Building
from ...games.artemis.powers import Power
from ...games.artemis.scoring import score, surface_points
from ...games.artemis.state import RESOLUTION, Artemis, Die, Expedition
from .fitted import Fitted

ENERGY, MINERAL, TOOLKIT = 0.28, 0.36, 0.3
COLONIST, TYPE = 0.55, 0.45
FEW, FEW_BADGES, FEW_BUILDINGS = 6, 3, 4  # more of them is another feature
DICE = 5  # a round, about
RELIEF = 0.7
BADGES = (-3.0, -1.5, 0.0, 0.9, 1.9, 3.0, 3.6, 4.3, 5.0)
BUILDINGS = (0.0, 0.3, 0.7, 1.3, 2.2, 3.4, 5.2, 8.0)
DIE = 3.5  # what an opponent's die still to come adds to an Expedition, on average


NAMES = [
    "one", "players", "points", "energy", "energy-many", "minerals", "minerals-many", "toolkits", "badges",
    "badges-few", "buildings", "buildings-many", "colonists", "types", "full-sets", "ocean", "ocean-unstaffed",
    "surface-unstaffed", "sheltered", "dice", "pips", "relief", "starting", "energy-coming", "minerals-coming",
    "bids", "recruits", "expeditions", "trainees",
]  # fmt: skip


def progress(state: Artemis) -> float:
    """How much of the game is over, from 0 to 1: rounds, and in a round dice placed."""
    left = sum([len(colony.dice) for colony in state.colonies]) / (DICE * len(state.colonies))
    gone = 0.9 if state.phase == RESOLUTION else 0.8 * (1 - min(1.0, left))
    return min(1.0, max(0.0, (state.round - 1 + gone) / state.printed.rounds))


def features(state: Artemis, seat: int) -> list[float]:
    """All features, in the order of NAMES."""
    colony = state.colonies[seat]
    points = sum([line.points for line in score(state, seat)])
    found: list[float] = [1, state.seats, points]
    found += [min(colony.energy, FEW), max(0, colony.energy - FEW)]
    found += [min(colony.minerals, FEW), max(0, colony.minerals - FEW), colony.toolkits]
    built = len(colony.buildings)
    found += [colony.badges, min(colony.badges, FEW_BADGES), built, max(0, built - FEW_BUILDINGS)]
    counts = [state.colonists_of(seat, colonist) for colonist in range(4)]
    found += [sum(counts), sum([count > 0 for count in counts]), min(counts)]
    buildings(state, seat, found)
    found += [sum(colony.shelters), len(colony.dice), sum(colony.dice), colony.relief, state.start == seat]
    board(state, seat, found)
    return found


def buildings(state: Artemis, seat: int, found: list[float]) -> None:
    """What staffed Ocean buildings will bring, and what unstaffed ones could."""
    rounds = state.printed.rounds - state.round + 1
    ocean = unstaffed = surface = 0.0
    for building in state.colonies[seat].buildings:
        if not building.ocean:
            surface += 0 if building.full else surface_points(state, seat, building)
        elif building.full:
            ocean += rounds * yearly(building.power)
        else:
            unstaffed += rounds * yearly(building.power)
    found += [ocean, unstaffed, surface]


def building_worth(state: Artemis, seat: int, building: Building, rounds: int) -> float:
    """What an empty building may bring, less for each slot."""
    if building.ocean:
        full = yearly(building.power) * max(0.0, rounds - 0.3)
    else:
        full = float(surface_points(state, seat, building))
    missing = 0
    grown = building
    while not grown.full:
        grown = next(more for more in grown.plus if more is not None)
        missing += 1
    return full * (0.45, 0.2, 0.1, 0.05)[missing - 1]


def yearly(power: Power) -> float:
    """What an Ocean building brings a round."""
    if power.kind == "gain":
        return power.energy * ENERGY + power.minerals * MINERAL + power.toolkits * TOOLKIT
    return {
        "per-colonist": 0.6, "either": 0.6, "buy": 0.4, "conduit": 0.9, "assault": 0.6, "scout": 0.35, "hub": 0.3,
        "shuttle": 0.3, "convert": 0.2,
    }[power.kind]  # fmt: skip


def board(state: Artemis, seat: int, found: list[float]) -> None:
    """What the own dice on the board will earn."""
    colony = state.colonies[seat]
    energy = harvest(state.vents_row, state.vents, seat)
    minerals = harvest(state.quarry_row, state.quarry, seat)
    found += [energy, minerals, bids(state, seat, colony.minerals + minerals)]
    found.append(recruits(state, seat, colony.energy + energy))
    found.append(sum([expedition_worth(state, expedition, seat) for expedition in state.expeditions]))
    trained = 0.0
    for trainee in state.trainees:
        if trainee.seat == seat:
            trained += 0.7 if state.academy[state.printed.academy[trainee.face - 1]] else -0.3
    found.append(trained)


def harvest(row: list[Die], pool: int, seat: int) -> int:
    """What a row of dice brings to a seat."""
    gained = 0
    for die in row:
        taken = min(die.face, pool)
        pool -= taken
        if die.seat == seat:
            gained += taken
    return gained


def bids(state: Artemis, seat: int, minerals: int) -> float:
    """Highest bids that can be paid, one after the other; relief where outbid."""
    worth = 0.0
    for lot in state.gantry:
        if not lot.bids or seat not in [die.seat for die in lot.bids]:
            continue
        top = lot.bids[-1]
        price = top.face + state.surcharge
        if top.seat != seat:
            worth += RELIEF * 0.6
        elif minerals >= price:
            minerals -= price
            rounds = state.printed.rounds - state.round + 1
            building = state.printed.empty[lot.tile]
            owned = len(state.colonies[seat].buildings)
            gain = BUILDINGS[min(owned + 1, 7)] - BUILDINGS[min(owned, 7)] + 0.6
            gain += building_worth(state, seat, building, rounds - 1) * 1.6 - price * MINERAL * 0.8
            held = 1.0 if state.phase == RESOLUTION else 0.45 + 0.09 * top.face
            worth += gain * held
    return worth


def recruits(state: Artemis, seat: int, energy: int) -> float:
    """Colonists the own dice at the Doorstep can pay for."""
    waiting = sum(state.doorstep)
    worth = 0.0
    for die in state.doorstep_row:
        most = state.printed.doorstep[die.face - 1]
        if die.seat != seat:
            waiting = max(0, waiting - most)
            continue
        if not waiting:
            worth += RELIEF * 0.8
        taken = min(most, waiting, max(0, energy) // state.recruit_price)
        waiting -= taken
        energy -= taken * state.recruit_price
        worth += taken * (COLONIST + TYPE + 0.25 - state.recruit_price * ENERGY * 0.6)
    return worth


def expedition_worth(state: Artemis, expedition: Expedition, seat: int) -> float:
    """The badge and reward of the own rank, by the chance that the Expedition succeeds."""
    ranks = [each for each, _ in ranking(expedition)]
    if seat not in ranks:
        return 0.0
    total = sum([die.face + die.pioneers for die in expedition.dice])
    short = state.printed.cards[expedition.card].difficulty + state.harder - total
    coming = sum([len(colony.dice) for colony in state.colonies])
    chance = 1.0 if short <= 0 else max(0.0, 0.9 - short / (DIE * (0.4 + 0.25 * coming)))
    badges = state.colonies[seat].badges
    worth = max(0.4, BADGES[min(badges + 1, 8)] - BADGES[min(badges, 8)])
    rewards = sorted([reward_worth(power) for power in state.printed.cards[expedition.card].rewards])
    rank = ranks.index(seat)
    if rank == 0:
        worth += rewards[1] + (rewards[0] if len(ranks) == 1 else 0)
    elif rank == 1:
        worth += rewards[0]
    else:
        return RELIEF * 0.7
    return chance * worth + (1 - chance) * RELIEF * 0.7


def reward_worth(power: Power) -> float:
    """A rough worth of a reward."""
    if power.kind == "goods":
        return power.energy * ENERGY + power.minerals * MINERAL + power.toolkits * TOOLKIT + power.vp + power.badges
    return {"either": 0.36, "mix": 0.36, "colonists": 1.1}.get(power.kind, 1.0) * max(power.amount, 1)


evaluate: Fitted = Fitted("artemis", NAMES, features, progress)
