"""What a position of The Artemis Project is worth, in points at the end of the game.

Points held now, what goods and colonists will become, what buildings will still bring, and what the
dice on the board can be expected to earn.
"""

from __future__ import annotations

from ...core.state import NOBODY
from ...games.artemis.basecamp import ranking
from ...games.artemis.components import Building
from ...games.artemis.powers import Power
from ...games.artemis.scoring import surface_points
from ...games.artemis.state import RESOLUTION, Artemis, Die, Expedition

ENERGY, MINERAL, TOOLKIT = 0.28, 0.36, 0.3
COLONIST, TYPE = 0.55, 0.45
RELIEF = 0.7
BADGES = (-3.0, -1.5, 0.0, 0.9, 1.9, 3.0, 3.6, 4.3, 5.0)
BUILDINGS = (0.0, 0.3, 0.7, 1.3, 2.2, 3.4, 5.2, 8.0)
DIE = 3.5  # what an opponent's die still to come adds to an Expedition, on average


def evaluate(state: Artemis, seat: int) -> float:
    """The worth of a position to a seat; exact when the game is over, with the lead counted."""
    if state.seat == NOBODY:
        sheets = state.scores()
        rivals = [sheet.total for sheet in sheets if sheet.seat != seat]
        return sheets[seat].total + 0.01 * (sheets[seat].total - max(rivals, default=0))
    return holdings(state, seat) + board(state, seat)


def holdings(state: Artemis, seat: int) -> float:
    """What lies on the own mat."""
    colony = state.colonies[seat]
    rounds = state.printed.rounds - state.round + 1
    sheltered = sum(colony.shelters)
    worth = float(colony.vp)
    worth += goods(colony.energy - sheltered * min(rounds, 2) * 0.5, ENERGY, rounds)
    worth += goods(colony.minerals, MINERAL, rounds)
    worth += TOOLKIT * min(colony.toolkits, 4) + 0.1 * max(0, colony.toolkits - 4)
    worth += BADGES[min(colony.badges, 8)] + BUILDINGS[min(len(colony.buildings), 7)]
    counts = [state.colonists_of(seat, colonist) for colonist in range(4)]
    worth += COLONIST * sum(counts) + TYPE * sum([min(count, 2) for count in counts])
    for building in colony.buildings:
        worth += building_worth(state, seat, building, rounds)
    return worth


def goods(amount: float, each: float, rounds: int) -> float:
    """Goods are worth most when few, and little in the last round but for the points they score."""
    if rounds <= 1:
        return 0.2 * amount if amount < 16 else 3.2
    return each * min(amount, 10) + 0.12 * max(0.0, amount - 10) if amount > 0 else 2 * each * amount


def building_worth(state: Artemis, seat: int, building: Building, rounds: int) -> float:
    """What a building will bring, less for each slot still empty."""
    if building.ocean:
        full = yearly(building.power) * max(0.0, rounds - 0.3)
    else:
        full = float(surface_points(state, seat, building))
        if building.power.kind == "identical" and sum([count > 0 for count in building.staff]) > 1:
            return 0.0
    if building.full:
        return full
    missing = 1
    grown = building
    while not grown.full:
        grown = next(more for more in grown.plus if more is not None)
        missing += 1
    return full * (0.45, 0.2, 0.1, 0.05)[missing - 2]


def yearly(power: Power) -> float:
    """What an Ocean building brings a round."""
    if power.kind == "gain":
        return power.energy * ENERGY + power.minerals * MINERAL + power.toolkits * TOOLKIT
    return {
        "per-colonist": 0.6, "either": 0.6, "buy": 0.4, "conduit": 0.9, "assault": 0.6, "scout": 0.35, "hub": 0.3,
        "shuttle": 0.3, "convert": 0.2,
    }[power.kind]  # fmt: skip


def board(state: Artemis, seat: int) -> float:
    """What the own dice on the board will earn."""
    energy, worth = harvest(state.vents_row, state.vents, seat, ENERGY)
    minerals, more = harvest(state.quarry_row, state.quarry, seat, MINERAL)
    worth += more
    worth += bids(state, seat, state.colonies[seat].minerals + minerals)
    worth += recruits(state, seat, state.colonies[seat].energy + energy)
    for expedition in state.expeditions:
        worth += expedition_worth(state, expedition, seat)
    for trainee in state.trainees:
        if trainee.seat == seat:
            worth += 0.7 if state.academy[state.printed.academy[trainee.face - 1]] else -0.3
    return worth


def harvest(row: list[Die], pool: int, seat: int, each: float) -> tuple[int, float]:
    """What a row of dice brings to a seat, as goods and in worth."""
    gained, worth = 0, 0.0
    for die in row:
        taken = min(die.face, pool)
        pool -= taken
        if die.seat == seat:
            gained += taken
            worth += taken * each if taken else RELIEF * 0.8
    return gained, worth


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
