"""Arrange a position of The Artemis Project in words, play it with move texts, look at the result.

    t = table(seats=3)                                   # seats are A, B, C, D, E; A is start player
    t.give("A", energy=2, toolkits=1)                    # sets exactly these amounts
    t.dice(A=[5, 3], B=[1])                              # dice still to be placed
    t.shelters("A", "PPE")                               # P, E, M, S: Pioneer, Engineer, Marine, Steward
    t.build("A", "manufactory", "EP")                    # an own building and who is in it
    t.expeditions("drifting-pods", "crystal-grotto")     # closest to the deck first
    t.on_expedition("drifting-pods", "A5+PP B3+E C4")    # dice bottom to top with colonists sent along
    t.vents(8, "A1 B3 B4 C4"); t.quarry(6, "A2")         # pool and dice, left to right
    t.gantry("manufactory", "shuttle-bay: C3 A4")        # closest to the stack first, bids rising
    t.doorstep("MEPPP", "C1 A2")                         # colonists and dice, left to right
    t.academy("A3P", supply="EEEEMMMMSSSS")              # dice with their colonist, left space first
    t.event("rockfall")                                  # this round's Event
    t.placement()   t.region("vents")   t.resolution()   t.upkeep()   t.final()   t.refresh(4)
                                                         # run that part of the game, and nothing after it
    t.play("die 5", "vents")                             # moves; "B: die 1" also checks whose turn it is
    t.options, t.who                                     # texts offered now, and to whom ("" when over)
    t["A"].energy, t["A"].shelters, t.staff("A", "manufactory"), t.row("vents"), …

A table starts with nothing on it: no Expedition, no tile, no colonist anywhere but in the bag, no
Event, every player with 0 of everything. In a solo game the drones are B and C.
"""

from __future__ import annotations

from arranged import SEATS, Arranged, seat

import frostline
from frostline.core.record import Record
from frostline.games.artemis.academy import Academy
from frostline.games.artemis.basecamp import Basecamp
from frostline.games.artemis.buildings import Activate, AssaultPods
from frostline.games.artemis.doorstep import Doorstep
from frostline.games.artemis.events import EventHappens
from frostline.games.artemis.exposure import Quarry, Vents
from frostline.games.artemis.gantry import Gantry
from frostline.games.artemis.moves import BASE, TILE_NAMES
from frostline.games.artemis.placement import PlacementTurn
from frostline.games.artemis.powers import COLONISTS
from frostline.games.artemis.refresh import Refresh
from frostline.games.artemis.solo import DronePlaces
from frostline.games.artemis.state import DICE, NO_COLONIST, Artemis, Colony, Expedition, Lot, SentDie, Trainee
from frostline.games.artemis.turn import FinalScoring, Resolution, TakeBackOutfitterDice, Upkeep
from frostline.games.artemis.upkeep import MoveSwaps, PayShelters, StartPlayer

TYPES = "PEMS"
REGIONS = {"basecamp": Basecamp, "vents": Vents, "quarry": Quarry, "gantry": Gantry, "doorstep": Doorstep}
REGIONS |= {"academy": Academy, "outfitter": TakeBackOutfitterDice}


def counts(people: str) -> list[int]:
    """ "PPE" as [2, 1, 0, 0]."""
    assert set(people) <= set(TYPES), people
    return [people.count(letter) for letter in TYPES]


def people(numbers: object) -> str:
    """[2, 1, 0, 0] as "PPE"."""
    return "".join(letter * number for letter, number in zip(TYPES, numbers, strict=True))  # type: ignore[call-overload]


def tile(name: str) -> int:
    """The id of a tile; a second copy is called "name-2"."""
    return TILE_NAMES.index(name)


def card(name: str) -> int:
    """The id of an Expedition."""
    return BASE.card_names.index(name)


def table(seats: int = 3, options: tuple[str, ...] = (), seed: int = 1) -> Table:
    """An empty table for that many players, A to start."""
    return Table(seats, options, seed)


class Table(Arranged):
    """A position being arranged and played."""

    def __init__(self, seats: int, options: tuple[str, ...], seed: int) -> None:
        game = frostline.game("artemis")
        fresh = game.new(seats, seed, options)
        assert isinstance(fresh, Artemis)
        state = game.blank(fresh.setup)
        assert isinstance(state, Artemis)
        super().__init__(state)
        self.state: Artemis = state
        state.chance = fresh.chance
        state.round, state.start = 1, 0
        state.bag.counts = BASE.colonists[:]
        for name in ("event_deck", "event_box", "expedition_deck", "ocean_stack", "surface_stack", "directive_deck"):
            setattr(state, name, getattr(fresh, name).copy())
        state.event = 0
        state.hands = [hand.copy() for hand in fresh.hands]
        state.colonies = [Colony(0, 0, 0, 0, 0, 0, [], [0] * 4, [], 0, 0, 0, 0, 0, 0) for _ in range(seats)]
        self.placed_event = False

    # Arranging.

    def give(self, who: str, **goods: int) -> Table:
        """Set energy, minerals, toolkits, badges, vp, relief of a seat (or of several: "AB")."""
        for letter in who:
            for name, amount in goods.items():
                assert name in ("energy", "minerals", "toolkits", "badges", "vp", "relief"), name
                setattr(self[letter], name, amount)
        return self

    def dice(self, **pools: list[int]) -> Table:
        """Dice still to be placed, by seat."""
        for letter, faces in pools.items():
            self[letter].dice = sorted(faces)
        return self

    def shelters(self, who: str, colonists: str) -> Table:
        """Who is in a seat's Shelters."""
        self._take(counts(colonists))
        self[who].shelters = counts(colonists)
        return self

    def build(self, who: str, name: str, staff: str = "") -> Table:
        """Add an own building with its staff."""
        self._take(counts(staff))
        self._untile(tile(name))
        self[who].buildings.append(self.state.printed.staffed[tile(name), *counts(staff)])
        return self

    def expeditions(self, *names: str) -> Table:
        """Lay out Expeditions, closest to the deck first."""
        for name in names:
            self.state.expeditions.append(Expedition(card(name), (), (0, 0, 0, 0), -1))
            for pile in (self.state.expedition_deck.cards,):
                if card(name) in pile:
                    pile.remove(card(name))
        return self

    def rewards_on(self, name: str, colonists: str = "", building: str = "") -> Table:
        """Reward colonists and building lying by an Expedition."""
        old = self.state.expedition(card(name))
        self._take(counts(colonists))
        if building:
            self._untile(tile(building))
        lying = tile(building) if building else old.tile
        self.state.replace_expedition(old.card, old.dice, tuple(counts(colonists)), lying)
        return self

    def on_expedition(self, name: str, dice: str) -> Table:
        """Dice beside an Expedition, bottom to top: "A5+PP B3+E"."""
        sent = []
        for word in dice.split():
            die, _, along = word.partition("+")
            self._take(counts(along))
            pioneers, helpers = along.count("P"), along.replace("P", "")
            helper = TYPES.index(helpers) if helpers else NO_COLONIST
            sent.append(SentDie(seat(die[0]), int(die[1]), pioneers, helper))
        old = self.state.expedition(card(name))
        self.state.replace_expedition(old.card, tuple(sent), old.colonists, old.tile)
        return self

    def vents(self, pool: int, row: str = "") -> Table:
        """Energy and dice in the Vents."""
        self.state.vents, self.state.vents_row = pool, self._row(row)
        return self

    def quarry(self, pool: int, row: str = "") -> Table:
        """Minerals and dice in the Quarry."""
        self.state.quarry, self.state.quarry_row = pool, self._row(row)
        return self

    def gantry(self, *lots: str) -> Table:
        """Tiles in the Gantry, closest to the stack first: "manufactory" or "manufactory: C3 A4"."""
        for lot in lots:
            name, _, bids = lot.partition(":")
            self._untile(tile(name))
            self.state.gantry.append(Lot(tile(name), tuple(self._row(bids))))
        return self

    def doorstep(self, colonists: str, row: str = "") -> Table:
        """Colonists and dice at the Doorstep."""
        self._take(counts(colonists))
        self.state.doorstep, self.state.doorstep_row = counts(colonists), self._row(row)
        return self

    def academy(self, *trainees: str, supply: str = "EEEEMMMMSSSS") -> Table:
        """The Academy: "A3P" is A's 3 with a Pioneer; a drone's "B4" brings nobody."""
        self._take(counts(supply))
        self.state.academy = counts(supply)
        for word in trainees:
            self._take(counts(word[2:]))
            colonist = TYPES.index(word[2]) if word[2:] else NO_COLONIST
            self.state.trainees.append(Trainee(seat(word[0]), int(word[1]), colonist))
        return self

    def outfitter(self, row: str) -> Table:
        """Dice lying in the Outfitter."""
        self.state.outfitter_row = self._row(row)
        return self

    def event(self, name: str) -> Table:
        """This round's Event."""
        self.state.event = BASE.event_names.index(name)
        self.placed_event = True
        return self

    def hand(self, who: str, *names: str) -> Table:
        """A seat's Directives (option `directives`)."""
        wanted = [BASE.directive_names.index(name) for name in names]
        pools = [self.state.directive_deck, *self.state.hands]
        everything = [each for pile in pools for each in pile.cards if each not in wanted]
        mine = self.state.hands[seat(who)]
        mine.cards = wanted
        for pile in pools:
            if pile is not mine:
                size = len(pile.cards)
                pile.cards, everything = everything[:size], everything[size:]
        self.state.directive_deck.cards.extend(everything)
        return self

    def bag(self, colonists: str, discarded: str = "") -> Table:
        """Exactly these in the bag and in the discard pool."""
        self.state.bag.counts, self.state.discarded = counts(colonists), counts(discarded)
        return self

    def start(self, who: str, round: int = 1) -> Table:  # noqa: A002
        """The start player and the round."""
        self.state.start, self.state.round = seat(who), round
        return self

    # Running a part of the game.

    def placement(self) -> Table:
        """Place the dice that `dice` gave, A first (or whoever starts)."""
        return self.run(PlacementTurn(self.state.start))

    def region(self, name: str) -> Table:
        """Resolve one region."""
        return self.run(REGIONS[name]())

    def resolution(self) -> Table:
        """The whole Resolution phase; give it an `event`."""
        assert self.placed_event, "arrange an event first"
        return self.run(Resolution())

    def happen(self) -> Table:
        """The Event happens now."""
        return self.run(EventHappens())

    def upkeep(self) -> Table:
        """The whole Upkeep phase (with the refresh, if `start` did not set round 6)."""
        return self.run(Upkeep())

    def move_step(self) -> Table:
        """Upkeep step 1 for everybody."""
        return self.run(MoveSwaps())

    def activation(self) -> Table:
        """Upkeep step 2 for everybody, Assault Pods first."""
        order = self.state.turn_order()
        return self.run(AssaultPods(), *[Activate(each) for each in order])

    def pay(self) -> Table:
        """Upkeep step 3 for everybody."""
        return self.run(*[PayShelters(each) for each in self.state.turn_order()])

    def refresh(self, round: int) -> Table:  # noqa: A002
        """Refresh the board for a round."""
        return self.run(Refresh(round))

    def start_player(self) -> Table:
        """Upkeep step 5."""
        return self.run(StartPlayer())

    def final(self) -> Table:
        """Snowcat moves; `points` then tells the scores."""
        return self.run(FinalScoring())

    def drone(self, who: str, faces: list[int], agenda: int) -> Table:
        """A drone (B or C) places dice; the agenda die shows 1 to 6."""
        return self.run(DronePlaces(seat(who), tuple(sorted(faces)), agenda - 1))

    # Playing and looking.

    def __getitem__(self, who: str) -> Colony:
        return self.state.colonies[seat(who)]

    def in_shelters(self, who: str) -> str:
        """Who is in a seat's Shelters: "PPE"."""
        return people(self[who].shelters)

    def staff(self, who: str, name: str) -> str:
        """Who is in an own building."""
        return people(self[who].at(tile(name)).staff)

    def buildings(self, who: str) -> list[str]:
        """The names of a seat's buildings."""
        return [TILE_NAMES[building.tile] for building in self[who].buildings]

    def row(self, name: str) -> str:
        """The dice of vents, quarry, doorstep or outfitter: "A1 B3"."""
        return " ".join(f"{SEATS[die.seat]}{die.face}" for die in getattr(self.state, f"{name}_row"))

    def tiles(self) -> list[str]:
        """Names in the Gantry, closest to the stack first."""
        return [TILE_NAMES[lot.tile] for lot in self.state.gantry]

    def bids(self, name: str) -> str:
        """The bids on a tile, lowest first."""
        return " ".join(f"{SEATS[die.seat]}{die.face}" for die in self.state.lot(tile(name)).bids)

    def party(self, name: str) -> str:
        """The dice beside an Expedition with who was sent along: "A5+PP B3"."""
        words = []
        for die in self.state.expedition(card(name)).dice:
            along = "P" * die.pioneers + (TYPES[die.helper] if die.helper != NO_COLONIST else "")
            words.append(f"{SEATS[die.seat]}{die.face}" + (f"+{along}" if along else ""))
        return " ".join(words)

    def waiting(self) -> str:
        """Colonists at the Doorstep."""
        return people(self.state.doorstep)

    def supply(self) -> str:
        """Colonists in the Academy's supply."""
        return people(self.state.academy)

    def discards(self) -> str:
        """Colonists in the discard pool."""
        return people(self.state.discarded)

    def points(self, who: str) -> dict[str, int]:
        """A seat's score sheet by category, with "total" and "place"; Surface buildings summed up."""
        sheet = self.state.scores()[seat(who)]
        lines: dict[str, int] = {}
        for line in sheet.lines:
            lines[line.category] = lines.get(line.category, 0) + line.points
        return lines | {"total": sheet.total, "place": sheet.place}

    # Inside.

    def _row(self, dice: str) -> list[object]:
        return [DICE[seat(word[0])][int(word[1])] for word in dice.split()]  # type: ignore[return-value]

    def _take(self, numbers: list[int]) -> None:
        for index, number in enumerate(numbers):
            self.state.bag.counts[index] -= number
            assert self.state.bag.counts[index] >= 0, f"no {COLONISTS[index]} left in the box"

    def _untile(self, number: int) -> None:
        for pile in (self.state.ocean_stack, self.state.surface_stack):
            if number in pile.cards:
                pile.cards.remove(number)


def replay(text: str) -> Artemis:
    """The end of a record."""
    state = Record.loads(text).replay()
    assert isinstance(state, Artemis)
    return state
