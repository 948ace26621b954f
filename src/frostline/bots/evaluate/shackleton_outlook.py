"""What a seat of Shackleton Base can expect of the Corporations in play: income, guests, goals, the asteroid."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from ...core.state import NOBODY
from ...games.shackleton.actions import CorporationActions
from ...games.shackleton.building import BuildBonus, ChooseSector
from ...games.shackleton.components import ENGINEER, KIND_OF, PLACES, SCIENTIST, SIZES, TECHNICIAN, Printed
from ...games.shackleton.corporations.artemis_tours import SPOTS, SPOTS_EACH, TOURISTS, ArtemisTours, ToursBoard
from ...games.shackleton.corporations.evergreen_farms import PLANTS
from ...games.shackleton.corporations.moon_mining import HELIUM
from ...games.shackleton.corporations.selenium_research import BASALT, GLASS, ICE
from ...games.shackleton.corporations.sky_watch import SHELTER, SkyWatch, WatchBoard
from ...games.shackleton.corporations.space_robotics import FactoryBoard, SpaceRobotics
from ...games.shackleton.corporations.to_mars import ToMars
from ...games.shackleton.crater import winner
from ...games.shackleton.gains import GainAstronaut, lessened_by
from ...games.shackleton.goals import bonus, goal_free
from ...games.shackleton.goods import CREDITS, RARE_EARTH, REPUTATION, ROBOTS, TITANIUM
from ...games.shackleton.moves import CORPORATION_NAMES
from ...games.shackleton.state import EMPTY, MAINTENANCE, NO_GOAL, SHUTTLES, Shackleton

TOURS: Final = CORPORATION_NAMES.index("artemis-tours")
SELENIUM: Final = CORPORATION_NAMES.index("selenium-research")
MINING: Final = CORPORATION_NAMES.index("moon-mining")
ROBOTICS: Final = CORPORATION_NAMES.index("space-robotics")
FARMS: Final = CORPORATION_NAMES.index("evergreen-farms")
SKY: Final = CORPORATION_NAMES.index("sky-watch")
MARS: Final = CORPORATION_NAMES.index("to-mars")

BRINGING: Final = frozenset([CorporationActions, BuildBonus, GainAstronaut, ChooseSector])  # few frames are one

TURNS = 6  # of a round
SPENT = 2.0  # units of a good that are usefully spent in a turn
HOSTED = 6.0  # points of spots that are filled in a turn
RESOURCE, ROBOT = 1.6, 1.8  # rough worths, in points
EFFORT = (2.5, 4.5, 7.0)  # turns for a goal, from nothing
NEARER = 0.5  # how much goods in hand count towards a goal
LEAST = 0.2  # and what is missing all the same
NEARER_RIVAL = 0.75  # how likely a goal stays free when a rival is nearer to it
SECURE = 0.97  # and when it can be claimed at once
HARDEST_FIRST: Final = (2, 1, 0)  # the levels of goals
HELPFUL: Final[dict[int, tuple[int, ...]]] = {  # goods that go towards the goals of each Corporation
    TOURS: (TOURISTS,),
    SELENIUM: (BASALT, ICE, GLASS),
    MINING: (HELIUM,),
    ROBOTICS: (TITANIUM, RARE_EARTH, ROBOTS),
    FARMS: (PLANTS,),
    SKY: (TITANIUM, RARE_EARTH),
    MARS: (),
}
STEP: Final = {TOURS: 1, SELENIUM: 3, MINING: 2, ROBOTICS: 4, FARMS: 1, SKY: 3, MARS: 1}  # and how many for one step
TRACK = 9  # steps of Sky Watch that open something


def soft(amount: float, turns: float, spent: float) -> float:
    """As much of something as can be put to use in the turns that are left, so much in each."""
    return amount * turns / (turns + amount / spent) if amount > 0 else 0.0


class Outlook:
    """The time a seat has left, and its crew and structures when what is under way has happened."""

    def __init__(self, state: Shackleton, seat: int) -> None:
        agency = state.agencies[seat]
        rounds = state.printed.rounds
        self.seat = seat
        self.this_round = sum(agency.crew)
        later = rounds - max(1, state.round)
        waits = state.round == 0 or (state.phase == SHUTTLES and not self.this_round)  # for this round's Shuttle
        self.turns = float(self.this_round + TURNS * (later + waits))
        self.share = self.turns / (TURNS * rounds)
        self.incomes = later + (state.phase < MAINTENANCE)  # Maintenance phases still to come
        self.built = agency.built[:]
        self.pending = 0.0  # Corporation actions, tokens and astronauts of the turn under way
        self.due = 0  # upkeep of a structure under way
        self.look_at_agenda(state)
        base = agency.base
        self.crew = [sum(base[ENGINEER::3]), sum(base[TECHNICIAN::3]), sum(base[SCIENTIST::3])]
        room = state.printed.waiting - sum(self.crew)
        for number, size in zip(self.built, SIZES, strict=True):
            room += number * size
        self.fixed = room <= 0 or (state.round == rounds and state.phase >= MAINTENANCE)  # nobody will move any more
        if room > 0:
            self.look_at_crater(state, room)
        self.people = sum(self.crew)  # in the base, and to be won in the crater

    def look_at_crater(self, state: Shackleton, room: int) -> None:
        """The astronauts to be won there, as many as there is room for."""
        own, rows = state.marks[self.seat], state.printed.row_masks
        for slot, kind in enumerate(state.slots):
            if kind != EMPTY and own & rows[slot] and winner(state, slot) == self.seat:
                self.crew[kind] += 1
                room -= 1
                if room == 0:
                    return

    def look_at_agenda(self, state: Shackleton) -> None:
        """What the turn under way will still bring."""
        for frame in state.agenda:
            if type(frame) not in BRINGING:
                continue
            if isinstance(frame, CorporationActions):
                if frame.seat == self.seat:
                    self.pending += frame.left
            elif isinstance(frame, (BuildBonus, GainAstronaut)):
                if frame.seat == self.seat:
                    self.pending += 1
            elif isinstance(frame, ChooseSector) and frame.seat == self.seat:
                self.built[frame.structure] += 1
                self.due += state.printed.structures[KIND_OF[frame.structure]].upkeep
                self.pending += frame.bonus


def income(state: Shackleton, seat: int) -> tuple[float, float, float]:
    """What the Corporations bring in a Maintenance phase: points, goods in points, Credits."""
    points = goods = credits = 0.0
    if ROBOTICS in state.corps:
        board = state.boards[state.place_of(ROBOTICS)]
        assert isinstance(board, FactoryBoard)
        points, goods, credits = factories(state.printed, board.owned[seat])
    if TOURS in state.corps:
        credits += state.boards[state.place_of(TOURS)].progress(seat)
    if MARS in state.corps:
        mars = state.printed.corporations[MARS]
        assert isinstance(mars, ToMars)
        points += mars.own_modules(state, state.place_of(MARS), seat)
    return points, goods, credits


@lru_cache(maxsize=1024)  # more than there are sets
def factories(printed: Printed, owned: int) -> tuple[float, float, float]:
    """The income of a set of Factories, as bits: points, goods in points, Credits."""
    robotics = printed.corporations[ROBOTICS]
    assert isinstance(robotics, SpaceRobotics)
    points = goods = credits = 0.0
    for position, factory in enumerate(robotics.factories):
        if owned >> position & 1:
            for good, amount in factory.income.parts:
                if good == CREDITS:
                    credits += amount
                elif good == REPUTATION:
                    points += amount
                else:
                    goods += amount * (ROBOT if good == ROBOTS else RESOURCE)
    return points, goods, credits


def guests(state: Shackleton, outlook: Outlook, found: list[float]) -> None:
    """What Tourists in the lobby will bring on the best free spots, and own spots without a Tourist."""
    if TOURS not in state.corps:
        found += [0.0, 0.0]
        return
    place = state.place_of(TOURS)
    agency, tours, board = state.agencies[outlook.seat], state.corporation(place), state.boards[place]
    assert isinstance(tours, ArtemisTours)
    assert isinstance(board, ToursBoard)
    values = [vp for spot, vp in enumerate(tours.spot_vp[state.seats - 1]) if board.spots[spot] == NOBODY]
    shared = len(values)
    for card in agency.projects:
        first = SPOTS + SPOTS_EACH * (card - tours.first_card)
        for number, vp in enumerate(state.printed.projects[card].spots):
            if board.spots[first + number] == NOBODY:
                values.append(vp)
    own = len(values) - shared
    values.sort(reverse=True)
    lobby = agency.goods[TOURISTS]
    best = float(sum(values[:lobby])) + max(0, lobby - len(values))
    found += [soft(best, outlook.turns, HOSTED), soft(max(0, own - lobby), outlook.turns, 1.0)]


def goals(state: Shackleton, outlook: Outlook) -> float:
    """What goals promise: of each Corporation the best one that is free, by what is missing and the turns left."""
    agency = state.agencies[outlook.seat]
    now = bonus(state, outlook.seat)
    later = now + (len(state.printed.reputation_goals) - now) * outlook.share
    total = 0.0
    for place in range(PLACES):
        if agency.goals[place] == NO_GOAL:
            total += best_goal(state, outlook, place, now, later)
    return total


def best_goal(state: Shackleton, outlook: Outlook, place: int, now: float, later: float) -> float:
    """The points to be expected of a Corporation's goals: a higher one almost reached is worth more than a lower one
    that can be claimed at once. Reputation adds some to it, so much now and more later."""
    seat, turns = outlook.seat, outlook.turns
    corporation, vp = state.corporation(place), state.printed.goal_vp
    done = state.boards[place].progress(seat)
    near = done + NEARER * in_hand(corporation.number, state.agencies[seat].goods)
    kept = NEARER_RIVAL if turns > 0 and rival_nearer(state, seat, place, done) else 1.0
    best = 0.0
    for level in HARDEST_FIRST:
        if not goal_free(state, place, level):
            continue
        needed = corporation.goals[level]
        if done >= needed:
            return max(best, SECURE * (vp[level] + now))
        if turns > 0:
            missing = needed - near
            if missing < LEAST:
                missing = LEAST
            chance = turns / (turns + EFFORT[level] * missing / needed)
            worth = kept * chance * chance * (vp[level] + later)
            if worth > best:
                best = worth
    return best


def rival_nearer(state: Shackleton, seat: int, place: int, done: int) -> bool:
    """Whether somebody else who may still claim a goal has come further."""
    board = state.boards[place]
    for other, agency in enumerate(state.agencies):
        if other != seat and agency.goals[place] == NO_GOAL and board.progress(other) > done:
            return True
    return False


def in_hand(corporation: int, goods: list[int]) -> float:
    """How far goods in hand go towards the goals of a Corporation, roughly."""
    number = 0
    for good in HELPFUL[corporation]:
        number += goods[good]
    return number / STEP[corporation]


def watch(state: Shackleton, outlook: Outlook, found: list[float]) -> None:
    """The track of Sky Watch, what the asteroid will bring if it is destroyed, and what it will damage if not."""
    if SKY not in state.corps:
        found += [0.0, 0.0, 0.0]
        return
    seat, place = outlook.seat, state.place_of(SKY)
    sky, board = state.corporation(place), state.boards[place]
    assert isinstance(sky, SkyWatch)
    assert isinstance(board, WatchBoard)
    found.append(soft(min(TRACK, board.track[seat]), outlook.turns, SPENT))
    strength, together = sky.strength[state.seats - 1], sky.contributions(state, place)
    if together >= strength:
        found += [0.0, 0.0]
        return
    mine = board.progress(seat)
    shelter = lessened_by(state, seat, SHELTER) if seat != state.bot() else 0
    found += [sky.destroyed_vp * mine * together / strength, max(0, strength - together - mine - shelter)]
