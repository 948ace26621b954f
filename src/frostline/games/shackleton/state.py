"""The table of Shackleton Base: crater, tracks, Corporations, and what each agency has."""

from __future__ import annotations

from typing import Final

from ...core.piles import Bag, Pile
from ...core.scores import ScoreSheet
from ...core.setup import Setup
from ...core.state import NOBODY, State
from ...core.value import Interned, Value
from .components import (
    CORNERS,
    DOME,
    GROUPS,
    HEADQUARTERS,
    KIND_OF,
    KINDS,
    PLACES,
    SECTORS,
    SIZES,
    SLOTS,
    WAITING,
    Printed,
)
from .corporation import Board, Corporation
from .goods import GOODS

SETTING_UP: Final = 0
SHUTTLES: Final = 1
ACTIONS: Final = 2
MAINTENANCE: Final = 3
SCORING: Final = 4

EMPTY: Final = -1
NO_EVENT: Final = -1
NEUTRAL: Final = 4  # the owner of Domes of nobody
OWNERS: Final = 5
NO_LEADER: Final = -1
NO_GOAL: Final = -1


class Variant:
    """Modules and readings in force, as plain attributes for the rules to ask."""

    def __init__(self, options: tuple[str, ...], names: list[str]) -> None:
        self.leaders_a = "leaders-a" in options
        self.leaders_b = "leaders-b" in options
        self.presets = [name in options for name in ("first-game", "second-game", "third-game")]
        self.wanted = [number for number, name in enumerate(names) if name in options]
        self.hard = ["hard-a" in options, "hard-b" in options, "hard-c" in options]


class Agency(Value):
    """What a player (or AstroBot) has. `base` counts astronauts by group of slots and type."""

    def __init__(
        self,
        goods: list[int],
        crew: list[int],
        base: list[int],
        built: list[int],
        goals: list[int],
        projects: tuple[int, ...],
        used: tuple[int, ...],
        leader: int,
        shuttle: int,
    ) -> None:
        self.goods = goods
        self.crew = crew  # undeployed astronauts on the Shuttle tile, by type
        self.base = base
        self.built = built  # how many of each structure
        self.goals = goals  # the level claimed of each Corporation in play
        self.projects = projects
        self.used = used  # Projects whose action was used this round
        self.leader = leader
        self.shuttle = shuttle

    def copy(self) -> Agency:
        """An agency of its own."""
        return Agency(
            self.goods[:], self.crew[:], self.base[:], self.built[:], self.goals[:], self.projects, self.used,
            self.leader, self.shuttle,
        )  # fmt: skip

    def in_group(self, group: int) -> int:
        """How many astronauts sit in a group of slots."""
        at = 3 * group
        return self.base[at] + self.base[at + 1] + self.base[at + 2]


class Automa(Value):
    """AstroBot's board and cards."""

    def __init__(self, development: int, markers: list[int], row: list[int], deck: Pile, won: list[int]) -> None:
        self.development = development
        self.markers = markers  # on the goal track of each Corporation
        self.row = row  # cards played this round, the first one kept from before
        self.deck = deck
        self.won = won  # astronauts of the crater still to be seated

    def copy(self) -> Automa:
        """A board of its own."""
        return Automa(self.development, self.markers[:], self.row[:], self.deck.copy(), self.won[:])


SAVED: Final = (
    "round", "phase", "order", "agencies", "automa", "energy", "ring", "centre", "panels", "towers", "marks", "sized",
    "lords", "room", "tokens", "reserve", "slots", "lines", "gateway", "corps", "boards", "decks", "shown", "claimed",
    "tiles", "leaders", "command", "paneled", "energised", "event",
)  # fmt: skip


class Shackleton(State):
    """The whole table. Lists per player go by seat; alone, AstroBot is the agency after the human."""

    round: int
    phase: int
    order: list[int]  # seats on the turn order track, AstroBot's included
    agencies: list[Agency]
    automa: Automa | None
    energy: int
    ring: int  # Solar Panels gone from the ring
    centre: int  # Solar Panels on the central hex
    panels: list[int]  # per sector, whether it is powered
    towers: list[int]  # per owner and sector, the structure there: see `tower`
    marks: list[int]  # per owner, the sectors with a structure of theirs, as bits
    sized: list[int]  # per kind of structure, the sectors with one, as bits
    lords: list[int]  # per sector, whose structure is the biggest
    room: list[int]  # per sector, size units left
    tokens: list[int]  # per corner, place * 4 + kind of the token there
    reserve: list[tuple[int, ...]]  # per place, kinds of the tokens on the board, the next one first
    slots: list[int]  # per crater slot, the type of the astronaut there
    lines: list[tuple[int, ...]]  # per Command action, the types of astronauts there
    gateway: list[int]  # astronauts of each type
    corps: list[int]  # the Corporations in play
    boards: list[Board]
    decks: list[Pile]
    shown: list[int]  # per place, the Project beside the deck and the one on top of it
    claimed: list[int]  # per place, level and slot, who has claimed the goal
    tiles: list[int]  # Shuttle tiles to choose from
    leaders: list[int]  # leader tiles to choose from
    command: bool  # whether a Command action is under way
    paneled: bool  # whether a Solar Panel was built this turn
    energised: tuple[int, ...]  # Projects that produced Energy this turn
    event: int  # goods gained in an event under way, as bits; NO_EVENT outside

    def __init__(self, setup: Setup, printed: Printed, variant: Variant) -> None:
        super().__init__(setup, 0)
        self.printed = printed
        self.variant = variant

    def clear(self) -> None:
        """An empty table."""
        self.round = 0
        self.phase = SETTING_UP
        self.order = []
        self.agencies = []
        self.automa = None
        self.energy = 0
        self.ring = 0
        self.centre = 0
        self.panels = [0] * SECTORS
        self.towers = [EMPTY] * (OWNERS * SECTORS)
        self.marks = [0] * OWNERS
        self.sized = [0] * len(KINDS)
        self.lords = [NOBODY] * SECTORS
        self.room = [self.printed.room] * SECTORS
        self.tokens = [EMPTY] * CORNERS
        self.reserve = []
        self.slots = [EMPTY] * SLOTS
        self.lines = [(), (), ()]
        self.gateway = [0, 0, 0]
        self.corps = []
        self.boards = []
        self.decks = []
        self.shown = []
        self.claimed = [NOBODY] * (6 * PLACES)
        self.tiles = []
        self.leaders = []
        self.command = False
        self.paneled = False
        self.energised = ()
        self.event = NO_EVENT

    def copy(self) -> Shackleton:
        twin = Shackleton(self.setup, self.printed, self.variant)
        twin.chance = self.chance
        twin.agenda = self.agenda[:]
        twin.options = self.options
        twin.seat = self.seat
        twin.round = self.round
        twin.phase = self.phase
        twin.order = self.order[:]
        twin.agencies = [agency.copy() for agency in self.agencies]
        twin.automa = self.automa.copy() if self.automa is not None else None
        twin.energy = self.energy
        twin.ring = self.ring
        twin.centre = self.centre
        twin.panels = self.panels[:]
        twin.towers = self.towers[:]
        twin.marks = self.marks[:]
        twin.sized = self.sized[:]
        twin.lords = self.lords[:]
        twin.room = self.room[:]
        twin.tokens = self.tokens[:]
        twin.reserve = self.reserve[:]
        twin.slots = self.slots[:]
        twin.lines = self.lines[:]
        twin.gateway = self.gateway[:]
        twin.corps = self.corps[:]
        twin.boards = [board.copy() for board in self.boards]
        twin.decks = [deck.copy() for deck in self.decks]
        twin.shown = self.shown[:]
        twin.claimed = self.claimed[:]
        twin.tiles = self.tiles[:]
        twin.leaders = self.leaders[:]
        twin.command = self.command
        twin.paneled = self.paneled
        twin.energised = self.energised
        twin.event = self.event
        return twin

    def saved(self) -> tuple[str, ...]:
        return SAVED

    def interned(self, name: str, key: list[int]) -> Interned:
        raise KeyError(name)

    def piles(self) -> list[Pile]:
        """Hidden are the Projects below the top ones, AstroBot's deck and what Corporations hide."""
        piles = self.decks[:]
        for board in self.boards:
            piles += board.piles()
        if self.automa is not None:
            piles.append(self.automa.deck)
        return piles

    def bags(self) -> list[Bag]:
        return []

    def scores(self) -> list[ScoreSheet]:
        from .scoring import score_sheets

        return score_sheets(self)

    # Questions the rules ask.

    def bot(self) -> int:
        """AstroBot's seat; no agency has it where there is no AstroBot."""
        return 1 if self.automa is not None else NOBODY

    def astrobot(self) -> Automa:
        """AstroBot, in a solo game."""
        assert self.automa is not None
        return self.automa

    def corporation(self, place: int) -> Corporation:
        """The Corporation in a place."""
        return self.printed.corporations[self.corps[place]]

    def place_of(self, corporation: int) -> int:
        """Where a Corporation stands among those in play; it must be in play."""
        return self.corps.index(corporation)

    def tower(self, owner: int, sector: int) -> int:
        """The structure an owner has in a sector, or EMPTY."""
        return self.towers[owner * SECTORS + sector]

    def level(self, place: int) -> int:
        """The cost level of a Corporation: tokens gone from its board. [SHA-CORP-01, SHA-BUILD-18]"""
        return self.printed.tokens - len(self.reserve[place])

    def improved(self, seat: int) -> bool:
        """Whether the leader's ability is the improved one. [SHA-LEAD-01, SHA-LEAD-02, SHA-STRUCT-18]"""
        return self.agencies[seat].built[HEADQUARTERS] > 0

    def leads(self, seat: int, leader: int) -> bool:
        """Whether a player has a leader."""
        return self.agencies[seat].leader == leader

    def leader_price(self, seat: int) -> int:
        """What the ability of a player's leader costs now."""
        agency = self.agencies[seat]
        return self.printed.leader_credits[agency.leader][1 if agency.built[HEADQUARTERS] else 0]

    def free_in(self, seat: int, group: int) -> int:
        """Free astronaut slots of a group in a base. [SHA-STRUCT-03, SHA-STRUCT-04]"""
        agency = self.agencies[seat]
        taken = agency.in_group(group)
        if group == WAITING:
            return self.printed.waiting - taken
        return agency.built[group] * self.printed.structures[KIND_OF[group]].size - taken

    def has_room(self, seat: int) -> bool:
        """Whether a base has any free slot."""
        agency = self.agencies[seat]
        slots = self.printed.waiting
        for structure, built in enumerate(agency.built):
            if built:
                slots += built * SIZES[structure]
        return slots > sum(agency.base)

    def unbuilt(self, seat: int, structure: int) -> bool:
        """Whether an agency still has such a structure. [SHA-SETUP-40, SHA-BUILD-09]"""
        most = self.printed.domes if structure == DOME else 1
        return self.agencies[seat].built[structure] < most

    def fits(self, owner: int, structure: int, sector: int) -> bool:
        """Whether a sector has room for a structure: no other of its size, none of the same owner.
        [SHA-BUILD-06, SHA-BUILD-07, SHA-BUILD-08, SHA-SETUP-46]"""
        taken = self.marks[owner] | self.sized[KIND_OF[structure]]
        return self.room[sector] >= SIZES[structure] and not taken >> sector & 1

    # What the rules do.

    def raise_tower(self, owner: int, structure: int, sector: int) -> None:
        """A structure comes into a sector."""
        self.towers[owner * SECTORS + sector] = structure
        self.marks[owner] |= 1 << sector
        self.sized[KIND_OF[structure]] |= 1 << sector
        self.room[sector] -= SIZES[structure]
        self.crown(sector)

    def remove_tower(self, owner: int, sector: int) -> int:
        """A structure leaves its sector; the panel stays. [SHA-BUILD-05, SHA-MAR-04]"""
        structure = self.towers[owner * SECTORS + sector]
        self.towers[owner * SECTORS + sector] = EMPTY
        self.marks[owner] &= ~(1 << sector)
        self.sized[KIND_OF[structure]] &= ~(1 << sector)
        self.room[sector] += SIZES[structure]
        self.crown(sector)
        return structure

    def crown(self, sector: int) -> None:
        """Find whose structure is the biggest of a sector; sizes differ, so there is one. [SHA-CRATER-08]"""
        best, lord = 0, NOBODY
        for owner in range(OWNERS):
            structure = self.towers[owner * SECTORS + sector]
            if structure != EMPTY and SIZES[structure] > best:
                best, lord = SIZES[structure], owner
        self.lords[sector] = lord


def new_agency() -> Agency:
    """An agency with nothing but its boards. [SHA-SETUP-40, SHA-SETUP-41]"""
    return Agency(
        [0] * len(GOODS), [0, 0, 0], [0] * (3 * GROUPS), [0] * (HEADQUARTERS + 1), [NO_GOAL] * PLACES, (), (),
        NO_LEADER, EMPTY,
    )  # fmt: skip
