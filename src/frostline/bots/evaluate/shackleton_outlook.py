"""What a seat of Shackleton Base can expect of the Corporations in play: income, guests, goals, the asteroid."""

from __future__ import annotations

from ...core.state import NOBODY
from ...games.shackleton.actions import CorporationActions
from ...games.shackleton.building import BuildBonus, ChooseSector
from ...games.shackleton.components import KIND_OF, PLACES, SIZES, TYPES
from ...games.shackleton.corporation import Corporation
from ...games.shackleton.corporations.artemis_tours import SPOTS, SPOTS_EACH, TOURISTS, ArtemisTours, ToursBoard
from ...games.shackleton.corporations.evergreen_farms import PLANTS, EvergreenFarms
from ...games.shackleton.corporations.moon_mining import HELIUM, MoonMining
from ...games.shackleton.corporations.selenium_research import BASALT, GLASS, ICE, SeleniumResearch
from ...games.shackleton.corporations.sky_watch import SHELTER, SkyWatch, WatchBoard
from ...games.shackleton.corporations.space_robotics import FactoryBoard, SpaceRobotics
from ...games.shackleton.corporations.to_mars import ToMars
from ...games.shackleton.crater import winner
from ...games.shackleton.gains import GainAstronaut, lessened_by
from ...games.shackleton.goals import bonus, goal_free
from ...games.shackleton.goods import CREDITS, RARE_EARTH, REPUTATION, ROBOTS, TITANIUM
from ...games.shackleton.state import EMPTY, MAINTENANCE, NO_GOAL, SHUTTLES, Shackleton

TURNS = 6  # of a round
SPENT = 2.0  # units of a good that are usefully spent in a turn
HOSTED = 6.0  # points of spots that are filled in a turn
RESOURCE, ROBOT = 1.6, 1.8  # rough worths, in points
EFFORT = (2.5, 4.5, 7.0)  # turns for a goal, from nothing
NEARER = 0.5  # how much goods in hand count towards a goal
LEAST = 0.2  # and what is missing all the same
NEARER_RIVAL = 0.75  # how likely a goal stays free when a rival is nearer to it
SECURE = 0.97  # and when it can be claimed at once
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
        self.crew = [0] * len(TYPES)  # in the base, and to be won in the crater
        for at, number in enumerate(agency.base):
            self.crew[at % len(TYPES)] += number
        room = state.printed.waiting - sum(self.crew)
        for structure, number in enumerate(self.built):
            room += number * SIZES[structure]
        self.fixed = room <= 0 or (state.round == rounds and state.phase >= MAINTENANCE)  # nobody will move any more
        for slot, kind in enumerate(state.slots):
            if kind != EMPTY and room > 0 and winner(state, slot) == seat:
                self.crew[kind] += 1
                room -= 1

    def look_at_agenda(self, state: Shackleton) -> None:
        """What the turn under way will still bring."""
        for frame in state.agenda:
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


class Income:
    """What the Corporations bring in a Maintenance phase: points, goods in points, Credits."""

    def __init__(self, state: Shackleton, seat: int) -> None:
        self.points = self.goods = self.credits = 0.0
        for place in range(PLACES):
            corporation = state.corporation(place)
            if isinstance(corporation, SpaceRobotics):
                self.factories(state, corporation, place, seat)
            elif isinstance(corporation, ArtemisTours):
                self.credits += corporation.progress(state, place, seat)
            elif isinstance(corporation, ToMars):
                self.points += corporation.own_modules(state, place, seat)

    def factories(self, state: Shackleton, corporation: SpaceRobotics, place: int, seat: int) -> None:
        """The income of own Factories."""
        board = state.boards[place]
        assert isinstance(board, FactoryBoard)
        for position, factory in enumerate(corporation.factories):
            if board.owned[seat] >> position & 1:
                for good, amount in factory.income.parts:
                    if good == CREDITS:
                        self.credits += amount
                    elif good == REPUTATION:
                        self.points += amount
                    else:
                        self.goods += amount * (ROBOT if good == ROBOTS else RESOURCE)


def guests(state: Shackleton, outlook: Outlook, found: list[float]) -> None:
    """What Tourists in the lobby will bring on the best free spots, and own spots without a Tourist."""
    for place in range(PLACES):
        tours = state.corporation(place)
        if isinstance(tours, ArtemisTours):
            agency, board = state.agencies[outlook.seat], state.boards[place]
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
            return
    found += [0.0, 0.0]


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
    corporation = state.corporation(place)
    done = corporation.progress(state, place, seat)
    near = done + NEARER * in_hand(corporation, state.agencies[seat].goods)
    kept = NEARER_RIVAL if turns > 0 and rival_nearer(state, seat, place, done) else 1.0
    best = 0.0
    for level in range(len(corporation.goals) - 1, -1, -1):
        if not goal_free(state, place, level):
            continue
        points, needed = state.printed.goal_vp[level], corporation.goals[level]
        if done >= needed:
            return max(best, SECURE * (points + now))
        if turns > 0:
            chance = turns / (turns + EFFORT[level] * max(LEAST, needed - near) / needed)
            best = max(best, kept * chance * chance * (points + later))
    return best


def rival_nearer(state: Shackleton, seat: int, place: int, done: int) -> bool:
    """Whether somebody else who may still claim a goal has come further."""
    corporation = state.corporation(place)
    for other, agency in enumerate(state.agencies):
        if other != seat and agency.goals[place] == NO_GOAL and corporation.progress(state, place, other) > done:
            return True
    return False


def in_hand(corporation: Corporation, goods: list[int]) -> float:
    """How far goods in hand go towards the goals of a Corporation, roughly."""
    if isinstance(corporation, ArtemisTours):
        return goods[TOURISTS]
    if isinstance(corporation, SeleniumResearch):
        return (goods[BASALT] + goods[ICE] + goods[GLASS]) / 3
    if isinstance(corporation, MoonMining):
        return goods[HELIUM] / 2
    if isinstance(corporation, EvergreenFarms):
        return goods[PLANTS]
    if isinstance(corporation, SpaceRobotics):
        return (goods[TITANIUM] + goods[RARE_EARTH] + goods[ROBOTS]) / 4
    return (goods[TITANIUM] + goods[RARE_EARTH]) / 3 if isinstance(corporation, SkyWatch) else 0.0


def watch(state: Shackleton, outlook: Outlook, found: list[float]) -> None:
    """The track of Sky Watch, what the asteroid will bring if it is destroyed, and what it will damage if not."""
    seat = outlook.seat
    for place in range(PLACES):
        sky = state.corporation(place)
        if isinstance(sky, SkyWatch):
            board = state.boards[place]
            assert isinstance(board, WatchBoard)
            found.append(soft(min(TRACK, board.track[seat]), outlook.turns, SPENT))
            strength, together = sky.strength[state.seats - 1], sky.contributions(state, place)
            if together >= strength:
                found += [0.0, 0.0]
                return
            mine = sky.progress(state, place, seat)
            shelter = lessened_by(state, seat, SHELTER) if seat != state.bot() else 0
            found += [sky.destroyed_vp * mine * together / strength, max(0, strength - together - mine - shelter)]
            return
    found += [0.0, 0.0, 0.0]
