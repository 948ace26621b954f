"""The table of Antarctica: the areas with their lines of ships, the tracks, everybody's pieces."""

from __future__ import annotations

from typing import Final

from ...core.piles import Bag, Pile
from ...core.scores import ScoreSheet
from ...core.setup import Setup
from ...core.state import NOBODY, State
from ...core.value import Interned
from .components import AREAS, DECKS, SW, YARD_CARDS, Printed

PLACING: Final = 0
PLAYING: Final = 1
OVER: Final = 2

NOWHERE: Final = -1
NO_CARD: Final = -1

# A ship in a line is its owner's seat, with marks.
OWNER: Final = 3
MARKED: Final = 4  # an Icebreaker lies on it
NEW: Final = 8  # placed this turn, so no track action moves it


class Variant:
    """Modules and readings in force, as plain attributes for the rules to ask."""

    def __init__(self, options: tuple[str, ...]) -> None:
        self.first_game = "first-game" in options
        self.open_hands = "open-hands" in options
        self.rotate_placing = "rotate-placing" in options
        self.one_ship_per_area = "one-ship-per-area" in options


SAVED: Final = (
    "phase", "start", "sun", "active", "turns", "target", "second", "extra", "acted", "discarded", "carded", "quiet",
    "lines", "buildings", "scientists", "supply", "reserve", "spare_ships", "spare_cubes", "lost_ships", "lost_cubes",
    "cubes", "spent", "basic", "expertise", "expertise_pile", "tops", "decks", "taken", "shipyard", "hands", "packet",
    "played", "boxed",
)  # fmt: skip


class Antarctica(State):
    """The whole table. Areas are numbered in the order of the Sun; lists per player go by seat."""

    phase: int
    start: int  # player A
    sun: int  # the area the Sun is in
    active: int  # whose turn it is
    turns: int
    target: int  # the area the activated ship moved to, NOWHERE before it has
    second: int  # where in its line the ship now is that stood second when the Sun came, NOWHERE when gone
    extra: bool  # whether this turn is an Icebreaker's
    acted: bool
    discarded: bool
    carded: int  # who has played a card at this stop of the Sun, as bits
    quiet: int  # turns in a row without any change that cannot be undone
    lines: list[list[int]]  # per area, first in line first
    buildings: list[int]  # per area, as bits
    scientists: list[int]  # per area and seat: see `scientists_at`
    supply: list[int]
    reserve: list[int]
    spare_ships: list[int]  # Available Resources
    spare_cubes: list[int]
    lost_ships: list[int]  # Discarded Resources
    lost_cubes: list[int]
    cubes: list[int]  # per track and seat, 0 when not on it: see `space_of`
    spent: list[int]  # per track, the blue spaces that have been triggered, as bits
    basic: list[int]  # Basic Resource cards in hand, 0 or 1
    expertise: list[int]
    expertise_pile: int
    tops: list[int]  # the visible card of each building pile
    decks: list[Pile]  # what lies below it
    taken: list[list[int]]  # building cards in front of each player
    shipyard: Pile  # whoever searches it owns it meanwhile
    hands: list[Pile]
    packet: Pile  # the cards going round in a draft
    played: list[int]  # Shipyard cards used up, per kind
    boxed: Pile  # Shipyard cards that left the game unseen

    def __init__(self, setup: Setup, printed: Printed, variant: Variant) -> None:
        super().__init__(setup, 0)
        self.printed = printed
        self.variant = variant
        self.table = printed.tables[setup.seats]

    def clear(self) -> None:
        """An empty table."""
        seats = self.seats
        self.phase = PLACING
        self.start = 0
        self.sun = SW
        self.active = NOBODY
        self.turns = 0
        self.target = NOWHERE
        self.second = NOWHERE
        self.extra = False
        self.acted = False
        self.discarded = False
        self.carded = 0
        self.quiet = 0
        self.lines = [[] for _ in AREAS]
        self.buildings = [0 for _ in AREAS]
        self.scientists = [0] * (seats * len(AREAS))
        self.supply = [self.table.supply] * seats
        self.reserve = [self.table.reserve] * seats
        self.spare_ships = [self.table.spare_ships] * seats
        self.spare_cubes = [self.table.cubes] * seats
        self.lost_ships = [0] * seats
        self.lost_cubes = [0] * seats
        self.cubes = [0] * (seats * len(self.printed.tracks))
        self.spent = [0 for _ in self.printed.tracks]
        self.basic = [1] * seats
        self.expertise = [0] * seats
        self.expertise_pile = seats
        self.tops = [NO_CARD for _ in DECKS]
        self.decks = [Pile(name, NOBODY, []) for name in DECKS]
        self.taken = [[] for _ in range(seats)]
        self.shipyard = Pile("shipyard", NOBODY, [])
        self.hands = [Pile("shipyard", seat, []) for seat in range(seats)]
        self.packet = Pile("shipyard", NOBODY, [])
        self.played = [0 for _ in YARD_CARDS]
        self.boxed = Pile("shipyard", NOBODY, [])

    def copy(self) -> Antarctica:
        twin = Antarctica(self.setup, self.printed, self.variant)
        twin.chance = self.chance
        twin.agenda = self.agenda[:]
        twin.options = self.options
        twin.seat = self.seat
        twin.phase = self.phase
        twin.start = self.start
        twin.sun = self.sun
        twin.active = self.active
        twin.turns = self.turns
        twin.target = self.target
        twin.second = self.second
        twin.extra = self.extra
        twin.acted = self.acted
        twin.discarded = self.discarded
        twin.carded = self.carded
        twin.quiet = self.quiet
        twin.lines = [line[:] for line in self.lines]
        twin.buildings = self.buildings[:]
        twin.scientists = self.scientists[:]
        twin.supply = self.supply[:]
        twin.reserve = self.reserve[:]
        twin.spare_ships = self.spare_ships[:]
        twin.spare_cubes = self.spare_cubes[:]
        twin.lost_ships = self.lost_ships[:]
        twin.lost_cubes = self.lost_cubes[:]
        twin.cubes = self.cubes[:]
        twin.spent = self.spent[:]
        twin.basic = self.basic[:]
        twin.expertise = self.expertise[:]
        twin.expertise_pile = self.expertise_pile
        twin.tops = self.tops[:]
        twin.decks = [deck.copy() for deck in self.decks]
        twin.taken = [cards[:] for cards in self.taken]
        twin.shipyard = self.shipyard.copy()
        twin.hands = [hand.copy() for hand in self.hands]
        twin.packet = self.packet.copy()
        twin.played = self.played[:]
        twin.boxed = self.boxed.copy()
        return twin

    def saved(self) -> tuple[str, ...]:
        return SAVED

    def interned(self, name: str, key: list[int]) -> Interned:
        raise KeyError(name)

    def piles(self) -> list[Pile]:
        """The order below the top of a building pile is secret; hands of Shipyard cards are their
        owners' own, unless the table plays with open ones. [ANT-SET-12, ANT-CRD-07]"""
        if self.variant.open_hands:
            return self.decks
        return [*self.decks, self.shipyard, *self.hands, self.packet, self.boxed]

    def bags(self) -> list[Bag]:
        return []

    def scores(self) -> list[ScoreSheet]:
        from .scoring import score_sheets

        return score_sheets(self)

    # Questions the rules ask.

    def turn_order(self, first: int) -> list[int]:
        """The seats counter-clockwise from one: each next player sits to the right."""
        return [(first + step) % self.seats for step in range(self.seats)]

    def ships_at(self, area: int, seat: int) -> int:
        """How many ships of a player are in an area."""
        count = 0
        for ship in self.lines[area]:
            if ship & OWNER == seat:
                count += 1
        return count

    def scientists_at(self, area: int, seat: int) -> int:
        """How many scientists of a player are in an area."""
        return self.scientists[area * self.seats + seat]

    def presence(self, area: int, seat: int) -> int:
        """Own ships and scientists in an area. [ANT-REC-02, ANT-RSA-02, ANT-MOV-09]"""
        return self.ships_at(area, seat) + self.scientists[area * self.seats + seat]

    def access(self, seat: int) -> int:
        """The building types a player has a ship beside, wherever it stands in its line.
        [ANT-BLD-04, ANT-BLD-05, ANT-BLD-06, ANT-BLD-07]"""
        reached = 0
        for area, line in enumerate(self.lines):
            for ship in line:
                if ship & OWNER == seat:
                    reached |= self.buildings[area]
                    break
        return reached

    def space_of(self, track: int, seat: int) -> int:
        """Where a player's cube is on a track, 0 when it is not there."""
        return self.cubes[track * self.seats + seat]

    def place_scientists(self, area: int, seat: int, amount: int) -> None:
        """Scientists go from the supply to an area, for good. [ANT-BLD-14]"""
        self.supply[seat] -= amount
        self.scientists[area * self.seats + seat] += amount
        self.progress()

    def recruit(self, seat: int, amount: int) -> int:
        """Scientists come from the reserve to the supply, as many as there are; how many came.
        [ANT-REC-03]"""
        moved = min(amount, self.reserve[seat])
        self.reserve[seat] -= moved
        self.supply[seat] += moved
        if moved:
            self.progress()
        return moved

    def progress(self) -> None:
        """Note a change that cannot be undone; the end of the turn counts from here. [ANT-END-09]"""
        self.quiet = -1
