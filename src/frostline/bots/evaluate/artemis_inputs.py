"""What the network for The Artemis Project looks at: the features of a colony and a rival, and what those leave out."""

from __future__ import annotations

from functools import lru_cache

from ...games.artemis.basecamp import ranking
from ...games.artemis.components import ANY, Building, Printed
from ...games.artemis.placement import PlaceDie
from ...games.artemis.scoring import surface_points
from ...games.artemis.state import SCORING, Artemis, Die
from .artemis import TYPES, Settled, reward_worth, settled_features, yearly

MOST_BADGES, MOST_BUILDINGS, MOST_ROUNDS = 6, 9, 6  # counted one by one, also where a pack has more or fewer
FACES = 6
LOTS, EXPEDITIONS = 4, 3  # looked at
OF_A_LOT, OF_AN_EXPEDITION = 9, 10  # numbers
SPACES = 7
KINDS = [
    "gain", "per-colonist", "either", "buy", "conduit", "assault", "scout", "hub", "shuttle", "convert",
]  # of Ocean buildings  # fmt: skip
QUESTIONS = [
    "ChooseDie", "PlaceDie", "PlaceColonist", "Recruit", "MayMove", "MoveWho", "MoveWhere", "SendColonists",
    "MayClaim", "MoveIn", "ChooseRelief", "ChooseReward", "Activate", "ChooseStart", "ReturnColonist",
]  # fmt: skip


def side(state: Artemis, seat: int) -> list[float]:
    """The features of a seat, and more about its colony."""
    settled = Settled(state, seat)
    found = settled_features(state, seat, settled)
    colony(state, seat, settled.counts, found)
    return found


def table(state: Artemis, seat: int, _rival: int) -> list[float]:
    """What lies on the table, from the side of a seat."""
    found: list[float] = []
    moment(state, seat, found)
    rows(state, seat, found)
    gantry(state, seat, found)
    expeditions(state, seat, found)
    question(state, found)
    return found


class Tiles:
    """What Ocean buildings of a set of components bring a round, and of which kind they are."""

    def __init__(self, printed: Printed) -> None:
        self.yearly = [yearly(each.power) if each.ocean else 0.0 for each in printed.empty]
        self.kinds = [KINDS.index(each.power.kind) if each.ocean else -1 for each in printed.empty]


@lru_cache(maxsize=16)
def tiles(printed: Printed) -> Tiles:
    """Made once for each set of components."""
    return Tiles(printed)


def colony(state: Artemis, seat: int, settled: list[int], found: list[float]) -> None:
    """A colony: goods, badges, dice, colonists by type, and its buildings."""
    mat = state.colonies[seat]
    found += [mat.energy / 5, mat.minerals / 5]
    found += up_to(mat.badges, MOST_BADGES)
    found += up_to(len(mat.buildings), MOST_BUILDINGS)
    faces = [0.0] * FACES
    for face in mat.dice:
        faces[face - 1] += 1.0
    found += faces
    found += mat.shelters
    found += [state.colonists_of(seat, colonist) for colonist in range(TYPES)]
    buildings(state, seat, found)
    found += settled
    found.append(min(settled))


def up_to(count: int, most: int) -> list[float]:
    """A count as so many yes or no."""
    return [1.0 if count >= number else 0.0 for number in range(1, most + 1)]


def buildings(state: Artemis, seat: int, found: list[float]) -> None:
    """Slots still open by type, staffed and unstaffed Ocean buildings by kind, what they bring, what is close."""
    mat, known = state.colonies[seat], tiles(state.printed)
    rounds = state.printed.rounds - state.round + 1
    ocean_open, surface_open = [0.0] * (ANY + 1), [0.0] * (ANY + 1)
    staffed, unstaffed, gain = [0.0] * len(KINDS), [0.0] * len(KINDS), [0.0, 0.0, 0.0]
    for_a_slot = close = surface = 0.0
    for building in mat.buildings:
        if building.full:
            if building.ocean:
                staffed[known.kinds[building.tile]] += 1.0
                gain_of(building, gain)
            else:
                surface += surface_points(state, seat, building)
            continue
        free = building.empty_slots()
        if building.ocean:
            unstaffed[known.kinds[building.tile]] += 1.0
            worth = rounds * known.yearly[building.tile]
        else:
            worth = float(surface_points(state, seat, building))
        for slot in free:
            if building.ocean:
                ocean_open[slot] += 1.0
            else:
                surface_open[slot] += 1.0
        for_a_slot += worth / len(free)
        if len(free) == 1:
            close += worth
    fitting = 0.0
    for colonist in range(ANY):
        fitting += min(float(mat.shelters[colonist]), ocean_open[colonist] + surface_open[colonist])
    found += ocean_open + surface_open + staffed + unstaffed + gain
    found += [for_a_slot, close, surface / 3, fitting]


def gain_of(building: Building, gain: list[float]) -> None:
    """What a building gives every round is added."""
    if building.power.kind == "gain":
        gain[0] += building.power.energy
        gain[1] += building.power.minerals
        gain[2] += building.power.toolkits


def moment(state: Artemis, seat: int, found: list[float]) -> None:
    """The Round and Phase, what the Event changes, and what lies in the regions."""
    found += up_to(state.round - 1, MOST_ROUNDS - 1)
    found += [1.0 if state.phase == phase else 0.0 for phase in range(SCORING + 1)]
    found += [state.region / SPACES, state.start == seat, state.seat == seat]
    found += [state.surcharge, state.fee, state.recruit_price, state.shelter_price, state.harder]
    found += [state.vents / 5, state.quarry / 5]
    found += state.doorstep
    found += state.academy


def rows(state: Artemis, seat: int, found: list[float]) -> None:
    """The dice in rows: own ones, others, and all their pips; and the dice in the Academy."""
    for row in (state.vents_row, state.quarry_row, state.doorstep_row, state.outfitter_row):
        mine = pips = 0
        for die in row:
            mine += die.seat == seat
            pips += die.face
        found += [mine, len(row) - mine, pips / FACES]
    mine = 0
    for trainee in state.trainees:
        mine += trainee.seat == seat
    found += [mine, len(state.trainees) - mine]


def gantry(state: Artemis, seat: int, found: list[float]) -> None:
    """Each tile for sale: what it is worth to the seat, whom it still needs, and its bids."""
    known, shelters = tiles(state.printed), state.colonies[seat].shelters
    for lot in state.gantry[:LOTS]:
        building = state.printed.empty[lot.tile]
        if building.ocean:
            worth = (state.printed.rounds - state.round) * known.yearly[lot.tile]
        else:
            worth = float(surface_points(state, seat, building))
        needed = 0
        for colonist in range(TYPES):
            needed += max(0, building.slots.count(colonist) - shelters[colonist])
        found += [1, building.ocean, worth, len(building.slots), needed]
        bids(lot.bids, seat, found)
    found += [0.0] * (OF_A_LOT * max(0, LOTS - len(state.gantry)))


def bids(dice: tuple[Die, ...], seat: int, found: list[float]) -> None:
    """Whether there is a bid, the highest one, whose it is, and whether there are more."""
    if dice:
        found += [1, dice[-1].face / FACES, dice[-1].seat == seat, len(dice) > 1]
    else:
        found += [0, 0, 0, 0]


def expeditions(state: Artemis, seat: int, found: list[float]) -> None:
    """Each Expedition: how hard it is, what both have sent, what is missing, who leads, and its rewards."""
    for expedition in state.expeditions[:EXPEDITIONS]:
        card = state.printed.cards[expedition.card]
        mine = total = 0
        for sent in expedition.dice:
            total += sent.face + sent.pioneers
            if sent.seat == seat:
                mine += sent.face + sent.pioneers
        missing = card.difficulty + state.harder - total
        ranks = [each for each, _ in ranking(expedition)]
        rewards = sorted([reward_worth(power) for power in card.rewards])
        found += [1, card.difficulty / 10, mine / FACES, (total - mine) / FACES, max(0, missing) / FACES]
        found += [missing <= 0 and len(ranks) > 0, len(ranks) > 0 and ranks[0] == seat, len(ranks) > 1]
        found += [rewards[-1], rewards[0]]
    found += [0.0] * (OF_AN_EXPEDITION * max(0, EXPEDITIONS - len(state.expeditions)))


def question(state: Artemis, found: list[float]) -> None:
    """What is being asked, and the die in hand."""
    frame = state.agenda[-1] if state.agenda else None
    name = type(frame).__name__
    found += [1.0 if name == each else 0.0 for each in QUESTIONS]
    found.append(frame.face / FACES if isinstance(frame, PlaceDie) else 0.0)
