"""The table of The Artemis Project: what lies on the board and on each player's mat."""

from __future__ import annotations

from typing import Final

from ...core.piles import Bag, Pile
from ...core.scores import ScoreSheet
from ...core.setup import Setup
from ...core.state import NOBODY, State
from ...core.value import Interned, Value
from .components import Building, Printed
from .powers import ACADEMY, BASECAMP, DOORSTEP, GANTRY, QUARRY, VENTS

PLACEMENT: Final = 0
RESOLUTION: Final = 1
UPKEEP: Final = 2
SCORING: Final = 3

DRONE_1: Final = 1
DRONE_2: Final = 2

NO_TILE: Final = -1
NO_COLONIST: Final = -1


class Die(Value):
    """A die on the board. There is one object per seat and face."""

    def __init__(self, seat: int, face: int) -> None:
        self.seat = seat
        self.face = face


DICE: Final = [[Die(seat, face) for face in range(7)] for seat in range(5)]


class SentDie(Value):
    """A die beside an Expedition with the colonists sent along."""

    def __init__(self, seat: int, face: int, pioneers: int, helper: int) -> None:
        self.seat = seat
        self.face = face
        self.pioneers = pioneers
        self.helper = helper


class Expedition(Value):
    """An Expedition laid out at Basecamp, its dice bottom to top, and the rewards lying by it."""

    def __init__(self, card: int, dice: tuple[SentDie, ...], colonists: tuple[int, ...], tile: int) -> None:
        self.card = card
        self.dice = dice
        self.colonists = colonists
        self.tile = tile


class Lot(Value):
    """A tile in the Gantry with its bids, lowest first."""

    def __init__(self, tile: int, bids: tuple[Die, ...]) -> None:
        self.tile = tile
        self.bids = bids


class Trainee(Value):
    """A die in the Academy with its colonist (drones bring none)."""

    def __init__(self, seat: int, face: int, colonist: int) -> None:
        self.seat = seat
        self.face = face
        self.colonist = colonist


class Variant:
    """Modules and readings in force, as plain attributes for the rules to ask."""

    def __init__(self, options: tuple[str, ...]) -> None:
        self.relic = "relic" in options
        self.directives = "directives" in options
        self.bid_again = "bid-again" in options
        self.relief_per_die = "relief-per-die" in options
        self.newest_closest = "newest-closest" in options
        self.rewards_return = "rewards-return" in options
        self.one_tile_out = "one-tile-out" in options
        self.away_apart = "away-apart" in options
        self.last_space_empty = "last-space-empty" in options
        self.late_assault = "late-assault" in options
        self.back_to_shelters = "back-to-shelters" in options


class Colony(Value):
    """A player's mat, buildings and colonists.

    `used` marks tiles activated this Upkeep, `snowcats` the Garages that still give moves; `gained`,
    `outbid`, `acclaimed` and `met` are what this round's deeds were.
    """

    def __init__(
        self,
        minerals: int,
        energy: int,
        toolkits: int,
        badges: int,
        vp: int,
        relief: int,
        dice: list[int],
        shelters: list[int],
        buildings: list[Building],
        used: int,
        snowcats: int,
        gained: int,
        outbid: int,
        acclaimed: int,
        met: int,
    ) -> None:
        self.minerals = minerals
        self.energy = energy
        self.toolkits = toolkits
        self.badges = badges
        self.vp = vp
        self.relief = relief
        self.dice = dice
        self.shelters = shelters
        self.buildings = buildings
        self.used = used
        self.snowcats = snowcats
        self.gained = gained
        self.outbid = outbid
        self.acclaimed = acclaimed
        self.met = met

    def copy(self) -> Colony:
        """A colony of its own."""
        return Colony(
            self.minerals, self.energy, self.toolkits, self.badges, self.vp, self.relief,
            self.dice[:], self.shelters[:], self.buildings[:],
            self.used, self.snowcats, self.gained, self.outbid, self.acclaimed, self.met,
        )  # fmt: skip

    def at(self, tile: int) -> Building:
        """The building on that tile."""
        return self.buildings[self.place_of(tile)]

    def place_of(self, tile: int) -> int:
        """Where among the buildings a tile is."""
        for place, building in enumerate(self.buildings):
            if building.tile == tile:
                return place
        raise KeyError(tile)

    def enter(self, tile: int, colonist: int) -> None:
        """A colonist goes into a building that has room for it."""
        place = self.place_of(tile)
        grown = self.buildings[place].plus[colonist]
        assert grown is not None
        self.buildings[place] = grown

    def leave(self, tile: int, colonist: int) -> None:
        """A colonist comes out of a building; a Garage left is a Garage that gives no more moves."""
        place = self.place_of(tile)
        rest = self.buildings[place].minus[colonist]
        assert rest is not None
        self.buildings[place] = rest
        self.snowcats &= ~(1 << tile)

    def at_home(self, colonist: int) -> int:
        """How many colonists of a type are in Shelters and buildings."""
        count = self.shelters[colonist]
        for building in self.buildings:
            count += building.staff[colonist]
        return count

    def has_colonist(self) -> bool:
        """Whether anybody is in Shelters or buildings."""
        for count in self.shelters:
            if count:
                return True
        for building in self.buildings:
            for count in building.staff:
                if count:
                    return True
        return False


SAVED: Final = (
    "round", "phase", "region", "start", "event", "fee", "surcharge", "recruit_price", "shelter_price",
    "harder", "colonies", "expeditions", "vents", "vents_row", "quarry", "quarry_row", "gantry",
    "doorstep", "doorstep_row", "academy", "trainees", "outfitter_row", "bag", "discarded", "removed",
    "boxed", "event_deck", "event_box", "expedition_deck", "expedition_discard", "ocean_stack",
    "surface_stack", "relic", "hands", "directive_deck", "directive_discard", "directive_played",
)  # fmt: skip


class Artemis(State):
    """The whole table."""

    round: int
    phase: int
    region: int  # where the Phase marker stands, NOBODY outside Resolution
    start: int  # the start player
    event: int
    fee: int  # what sending from Shelters costs this round
    surcharge: int  # what claiming costs beyond the bid
    recruit_price: int
    shelter_price: int
    harder: int  # what Expeditions need beyond their difficulty
    colonies: list[Colony]
    expeditions: list[Expedition]  # closest to the deck first
    vents: int
    vents_row: list[Die]
    quarry: int
    quarry_row: list[Die]
    gantry: list[Lot]  # closest to the stack first
    doorstep: list[int]
    doorstep_row: list[Die]
    academy: list[int]
    trainees: list[Trainee]
    outfitter_row: list[Die]
    bag: Bag
    discarded: list[int]  # colonists that will refill the bag
    removed: list[int]  # colonists drones took out of the game
    boxed: list[int]  # tiles out of the game
    event_deck: Pile
    event_box: Pile
    expedition_deck: Pile
    expedition_discard: list[int]
    ocean_stack: Pile
    surface_stack: Pile
    relic: int  # who owns the Relic die
    hands: list[Pile]
    directive_deck: Pile
    directive_discard: list[int]
    directive_played: list[int]

    def __init__(self, setup: Setup, printed: Printed, variant: Variant) -> None:
        super().__init__(setup, 0)
        self.printed = printed
        self.variant = variant

    def clear(self) -> None:
        """An empty table."""
        self.round = 0
        self.phase = UPKEEP
        self.region = NOBODY
        self.start = 0
        self.event = -1
        self.fee = self.printed.sending_fee
        self.surcharge = 0
        self.recruit_price = self.printed.recruit_price
        self.shelter_price = self.printed.shelter_price
        self.harder = 0
        self.colonies = []
        self.expeditions = []
        self.vents = 0
        self.vents_row = []
        self.quarry = 0
        self.quarry_row = []
        self.gantry = []
        self.doorstep = [0, 0, 0, 0]
        self.doorstep_row = []
        self.academy = [0, 0, 0, 0]
        self.trainees = []
        self.outfitter_row = []
        self.bag = Bag([0, 0, 0, 0])
        self.discarded = [0, 0, 0, 0]
        self.removed = [0, 0, 0, 0]
        self.boxed = []
        self.event_deck = Pile("events", NOBODY, [])
        self.event_box = Pile("events", NOBODY, [])
        self.expedition_deck = Pile("expeditions", NOBODY, [])
        self.expedition_discard = []
        self.ocean_stack = Pile("ocean", NOBODY, [])
        self.surface_stack = Pile("surface", NOBODY, [])
        self.relic = NOBODY
        self.hands = []
        self.directive_deck = Pile("directives", NOBODY, [])
        self.directive_discard = []
        self.directive_played = []

    def copy(self) -> Artemis:
        twin = Artemis(self.setup, self.printed, self.variant)
        twin.chance = self.chance
        twin.agenda = self.agenda[:]
        twin.options = self.options
        twin.seat = self.seat
        twin.round = self.round
        twin.phase = self.phase
        twin.region = self.region
        twin.start = self.start
        twin.event = self.event
        twin.fee = self.fee
        twin.surcharge = self.surcharge
        twin.recruit_price = self.recruit_price
        twin.shelter_price = self.shelter_price
        twin.harder = self.harder
        twin.colonies = [colony.copy() for colony in self.colonies]
        twin.expeditions = self.expeditions[:]
        twin.vents = self.vents
        twin.vents_row = self.vents_row[:]
        twin.quarry = self.quarry
        twin.quarry_row = self.quarry_row[:]
        twin.gantry = self.gantry[:]
        twin.doorstep = self.doorstep[:]
        twin.doorstep_row = self.doorstep_row[:]
        twin.academy = self.academy[:]
        twin.trainees = self.trainees[:]
        twin.outfitter_row = self.outfitter_row[:]
        twin.bag = Bag(self.bag.counts[:])
        twin.discarded = self.discarded[:]
        twin.removed = self.removed[:]
        twin.boxed = self.boxed[:]
        twin.event_deck = self.event_deck.copy()
        twin.event_box = self.event_box.copy()
        twin.expedition_deck = self.expedition_deck.copy()
        twin.expedition_discard = self.expedition_discard[:]
        twin.ocean_stack = self.ocean_stack.copy()
        twin.surface_stack = self.surface_stack.copy()
        twin.relic = self.relic
        twin.hands = [hand.copy() for hand in self.hands]
        twin.directive_deck = self.directive_deck.copy()
        twin.directive_discard = self.directive_discard[:]
        twin.directive_played = self.directive_played[:]
        return twin

    def saved(self) -> tuple[str, ...]:
        return SAVED

    def interned(self, name: str, key: list[int]) -> Interned:
        return self.printed.staffed[tuple(key)]

    def piles(self) -> list[Pile]:
        """All that is not open: the order of decks and stacks, and Directives in hand. [ART-GEN-17]"""
        return [
            self.event_deck, self.event_box, self.expedition_deck, self.ocean_stack, self.surface_stack,
            self.directive_deck, *self.hands,
        ]  # fmt: skip

    def bags(self) -> list[Bag]:
        return [self.bag]

    def scores(self) -> list[ScoreSheet]:
        from .scoring import score_sheets

        return score_sheets(self)

    # Questions the rules ask.

    def turn_order(self) -> list[int]:
        """The seats clockwise from the start player."""
        return [(self.start + step) % self.seats for step in range(self.seats)]

    def players(self) -> int:
        """How many players the board is filled for; solo counts as two. [ART-SOLO-01]"""
        return max(2, self.seats)

    def is_drone(self, seat: int) -> bool:
        """Whether dice of that seat are a drone's."""
        return seat >= self.seats

    def expedition(self, card: int) -> Expedition:
        """The Expedition of that card."""
        return self.expeditions[self.expedition_place(card)]

    def expedition_place(self, card: int) -> int:
        """Where an Expedition lies, counted from the deck."""
        for place, expedition in enumerate(self.expeditions):
            if expedition.card == card:
                return place
        raise KeyError(card)

    def replace_expedition(self, card: int, dice: tuple[SentDie, ...], colonists: tuple[int, ...], tile: int) -> None:
        """Put the changed Expedition in place of the old one."""
        self.expeditions[self.expedition_place(card)] = Expedition(card, dice, colonists, tile)

    def lot(self, tile: int) -> Lot:
        """The Gantry tile of that id."""
        return self.gantry[self.lot_place(tile)]

    def lot_place(self, tile: int) -> int:
        """Where a tile lies in the Gantry, counted from the stack."""
        for place, lot in enumerate(self.gantry):
            if lot.tile == tile:
                return place
        raise KeyError(tile)

    def colonists_of(self, seat: int, colonist: int) -> int:
        """How many of a type are in the whole colony, those who are away included. [ART-GEN-14]"""
        count = self.colonies[seat].at_home(colonist)
        if self.variant.away_apart:
            return count
        for expedition in self.expeditions:
            for die in expedition.dice:
                if die.seat == seat:
                    if colonist == 0:
                        count += die.pioneers
                    if die.helper == colonist:
                        count += 1
        for trainee in self.trainees:
            if trainee.seat == seat and trainee.colonist == colonist:
                count += 1
        return count

    def dice_in(self, region: int) -> list[int]:
        """The owners of the dice lying in a region, one entry per die."""
        if region == BASECAMP:
            return [die.seat for expedition in self.expeditions for die in expedition.dice]
        if region == GANTRY:
            return [die.seat for lot in self.gantry for die in lot.bids]
        if region == ACADEMY:
            return [trainee.seat for trainee in self.trainees]
        rows = {VENTS: self.vents_row, QUARRY: self.quarry_row, DOORSTEP: self.doorstep_row}
        return [die.seat for die in rows.get(region, self.outfitter_row)]
