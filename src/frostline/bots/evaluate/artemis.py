"""What a position of The Artemis Project shows: points, goods, colonists, buildings, as they will be when the dice on
the board have been resolved, and how much of that is not certain yet."""

from __future__ import annotations

from ...core.moves import Move
from ...games.artemis.basecamp import ranking
from ...games.artemis.components import Building, points_for
from ...games.artemis.moves import TOOLKIT_DOWN, TOOLKIT_UP
from ...games.artemis.powers import Power
from ...games.artemis.scoring import score, surface_points
from ...games.artemis.state import RESOLUTION, Artemis, Die, Expedition
from .fitted import Fitted

ENERGY, MINERAL, TOOLKIT = 0.28, 0.36, 0.3  # rough worths, in points
FEW, FEW_BADGES, FEW_BUILDINGS = 6, 3, 4  # more of them is another feature
DICE = 5  # a round, about
RELIEF = 0.5
BADGES = (-3.0, -1.5, 0.0, 0.9, 1.9, 3.0, 3.6, 4.3, 5.0)
DIE = 3.5  # what an opponent's die still to come adds to an Expedition, on average
TYPES = 4
YEARLY = {
    "per-colonist": 0.6, "either": 0.6, "buy": 0.4, "conduit": 0.9, "assault": 0.6, "scout": 0.35, "hub": 0.3,
    "shuttle": 0.3, "convert": 0.2,
}  # what an Ocean building brings a round  # fmt: skip

TAKEN_BACK: dict[Move, Move] = {TOOLKIT_UP: TOOLKIT_DOWN, TOOLKIT_DOWN: TOOLKIT_UP}  # Toolkits that turn a die back

NAMES = [
    "one", "to-move", "players", "points", "energy", "energy-many", "minerals", "minerals-many", "toolkits",
    "toolkits-most", "badges", "badges-few", "buildings", "buildings-many", "colonists", "types", "full-sets",
    "set-missing", "ocean", "ocean-energy", "ocean-minerals", "ocean-unstaffed", "surface-unstaffed", "vacant",
    "sheltered", "dice", "pips", "relief", "starting", "energy-coming", "minerals-coming", "recruits", "bids",
    "relief-coming", "expeditions", "trainees",
]  # fmt: skip


def progress(state: Artemis) -> float:
    """How much of the game is over, from 0 to 1: rounds, and in a round dice placed."""
    left = sum([len(colony.dice) for colony in state.colonies]) / (DICE * len(state.colonies))
    gone = 0.9 if state.phase == RESOLUTION else 0.8 * (1 - min(1.0, left))
    return min(1.0, max(0.0, (state.round - 1 + gone) / state.printed.rounds))


class Settled:
    """What a seat will have when the dice on the board are resolved; buildings it may still lose count in part."""

    def __init__(self, state: Artemis, seat: int) -> None:
        colony = state.colonies[seat]
        self.counts = [state.colonists_of(seat, colonist) for colonist in range(TYPES)]
        self.ocean_unstaffed = self.surface_unstaffed = self.vacant = 0.0
        self.relief = 0  # steps for dice that get nothing
        self.energy_coming = self.harvest(state.vents_row, state.vents, seat)
        self.minerals_coming = self.harvest(state.quarry_row, state.quarry, seat)
        self.energy = colony.energy + self.energy_coming
        self.minerals = float(colony.minerals + self.minerals_coming)
        self.bids = 0.0
        for lot in state.gantry:
            if not lot.bids:
                continue
            top = lot.bids[-1]
            price = top.face + state.surcharge
            if top.seat == seat and self.minerals >= price:
                self.win(state, seat, state.printed.empty[lot.tile], price, chance_to_hold(state, seat, top.face))
            elif top.seat != seat and seat in [die.seat for die in lot.bids]:
                self.relief += 1
        self.recruits = 0
        self.recruit(state, seat)

    def harvest(self, row: list[Die], pool: int, seat: int) -> int:
        """What a row of dice brings to a seat; a die that gets nothing brings relief."""
        gained = 0
        for die in row:
            taken = min(die.face, pool)
            pool -= taken
            if die.seat == seat:
                gained += taken
                self.relief += taken == 0
        return gained

    def win(self, state: Artemis, seat: int, building: Building, price: int, chance: float) -> None:
        """A building is added and paid for, by the chance that nobody bids more."""
        self.bids += chance
        self.minerals -= chance * price
        self.vacant += chance * len(building.slots)
        if building.ocean:
            self.ocean_unstaffed += chance * (state.printed.rounds - state.round) * yearly(building.power)
        else:
            self.surface_unstaffed += chance * surface_points(state, seat, building)

    def recruit(self, state: Artemis, seat: int) -> None:
        """The own dice at the Doorstep bring colonists, of the types that are fewest, as far as the Energy goes."""
        waiting = state.doorstep[:]
        for die in state.doorstep_row:
            most = min(state.printed.doorstep[die.face - 1], sum(waiting))
            if die.seat == seat:
                self.relief += most == 0
                most = min(most, max(0, self.energy) // state.recruit_price)
                self.energy -= most * state.recruit_price
                self.recruits += most
            for _ in range(most):
                there = [colonist for colonist in range(TYPES) if waiting[colonist]]
                taken = there[0]
                if die.seat == seat:
                    for colonist in there:
                        if self.counts[colonist] < self.counts[taken]:
                            taken = colonist
                    self.counts[taken] += 1
                else:
                    for colonist in there:
                        if waiting[colonist] > waiting[taken]:
                            taken = colonist
                waiting[taken] -= 1


def chance_to_hold(state: Artemis, seat: int, face: int) -> float:
    """How likely a highest bid stays the highest: by the higher dice others have still to place."""
    if state.phase == RESOLUTION:
        return 1.0
    higher = 0
    for each, colony in enumerate(state.colonies):
        if each != seat:
            for die in colony.dice:
                higher += die > face
    return 1 / (1 + 0.25 * higher)


def features(state: Artemis, seat: int) -> list[float]:
    """All features, in the order of NAMES."""
    return settled_features(state, seat, Settled(state, seat))


def settled_features(state: Artemis, seat: int, settled: Settled) -> list[float]:
    """All features of a seat, when it is known what it will have."""
    colony = state.colonies[seat]
    counts = settled.counts
    sets = min(counts)
    built = len(colony.buildings) + settled.bids
    found: list[float] = [1, state.seat == seat, state.seats, points_settled(state, seat, settled)]
    found += [min(settled.energy, FEW), max(0, settled.energy - FEW)]
    found += [min(settled.minerals, FEW), max(0, settled.minerals - FEW), colony.toolkits]
    found += [colony.toolkits == max([each.toolkits for each in state.colonies])]
    found += [colony.badges, min(colony.badges, FEW_BADGES), built, max(0, built - FEW_BUILDINGS)]
    missing = 0
    for count in counts:
        missing += max(0, sets + 1 - count)
    found += [sum(counts), sum([count > 0 for count in counts]), sets, missing]
    buildings(state, seat, settled, found)
    sheltered = sum(colony.shelters) + max(0, settled.recruits - settled.vacant)
    found += [sheltered, len(colony.dice), sum(colony.dice), colony.relief, state.start == seat]
    found += [settled.energy_coming, settled.minerals_coming, settled.recruits, settled.bids, settled.relief]
    found.append(sum([expedition_worth(state, expedition, seat) for expedition in state.expeditions]))
    trained = 0.0
    for trainee in state.trainees:
        if trainee.seat == seat:
            trained += 0.7 if state.academy[state.printed.academy[trainee.face - 1]] else -0.3
    found.append(trained)
    return found


def points_settled(state: Artemis, seat: int, settled: Settled) -> float:
    """The points as if the game ended after the dice on the board are resolved."""
    printed = state.printed
    every, most = printed.saved_every, printed.saved_most
    points = 0.0
    for line in score(state, seat):
        if line.category == "energy":
            points += min(most, settled.energy // every)
        elif line.category == "minerals":
            points += min(most, int(settled.minerals) // every)
        elif line.category == "sets":
            points += printed.set_vp * min(settled.counts)
        elif line.category == "leftover":
            points += (sum(settled.counts) - TYPES * min(settled.counts)) // printed.leftover_every
        else:
            points += line.points
    built = len(state.colonies[seat].buildings)
    more = points_for(printed.score_buildings, built + 1) - points_for(printed.score_buildings, built)
    return points + settled.bids * more


def buildings(state: Artemis, seat: int, settled: Settled, found: list[float]) -> None:
    """What staffed Ocean buildings will bring, what unstaffed ones could, and slots still empty."""
    rounds = state.printed.rounds - state.round + 1
    ocean = 0.0
    energy = minerals = 0
    for building in state.colonies[seat].buildings:
        if building.full:
            if building.ocean:
                ocean += rounds * yearly(building.power)
                if building.power.kind == "gain":
                    energy += rounds * building.power.energy
                    minerals += rounds * building.power.minerals
            continue
        settled.vacant += len(building.slots) - sum(building.staff)
        if building.ocean:
            settled.ocean_unstaffed += rounds * yearly(building.power)
        else:
            settled.surface_unstaffed += surface_points(state, seat, building)
    found += [ocean, energy, minerals, settled.ocean_unstaffed, settled.surface_unstaffed, settled.vacant]


def yearly(power: Power) -> float:
    """What an Ocean building brings a round."""
    if power.kind == "gain":
        return power.energy * ENERGY + power.minerals * MINERAL + power.toolkits * TOOLKIT
    return YEARLY[power.kind]


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
        return RELIEF
    return chance * worth + (1 - chance) * RELIEF


def reward_worth(power: Power) -> float:
    """A rough worth of a reward."""
    if power.kind == "goods":
        return power.energy * ENERGY + power.minerals * MINERAL + power.toolkits * TOOLKIT + power.vp + power.badges
    return {"either": 0.36, "mix": 0.36, "colonists": 1.1}.get(power.kind, 1.0) * max(power.amount, 1)


evaluate: Fitted = Fitted("artemis", NAMES, features, progress)
