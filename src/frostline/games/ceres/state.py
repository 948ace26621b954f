"""The table of Ceres: the board with its belt, and what each corporation has."""

from __future__ import annotations

from typing import Final

from ...core.piles import Bag, Pile
from ...core.scores import ScoreSheet
from ...core.setup import Setup
from ...core.state import NOBODY, State
from ...core.value import Interned, Value
from .components import FIELDS, TOKENS, TYPES, Facility, Printed
from .parts import CREDITS, GOODS, INFLUENCE, ON_BOARD, RESOURCES, Price

BELT: Final = 0
PRODUCTION: Final = 1
ACTIVATION: Final = 2
END_OF_ROUND: Final = 3
SCORING: Final = 4

NO_CARD: Final = -1
NOT_USED: Final = -1
NOWHERE: Final = 9  # a Favor used up without a place


class Variant:
    """Readings in force, as plain attributes for the rules to ask."""

    def __init__(self, options: tuple[str, ...]) -> None:
        self.actions_not_locations = "actions-not-locations" in options


class Outstation(Value):
    """A Facility with, if upgraded, another below it, and whether a Worker is there."""

    def __init__(self, top: int, bottom: int, worker: bool) -> None:
        self.top = top
        self.bottom = bottom
        self.worker = worker


class Corporation(Value):
    """What a player has. `busy` marks the Outstations whose Functions are being carried out."""

    def __init__(
        self,
        goods: list[int],
        outstations: list[Outstation],
        research: tuple[int, ...],
        committed: tuple[int, ...],
        completed: tuple[int, ...],
        leaders: int,
        visits: int,
        busy: int,
        passed: bool,
    ) -> None:
        self.goods = goods
        self.outstations = outstations
        self.research = research
        self.committed = committed
        self.completed = completed
        self.leaders = leaders
        self.visits = visits  # to the own Headquarters this Round
        self.busy = busy
        self.passed = passed

    def copy(self) -> Corporation:
        """A corporation of its own."""
        return Corporation(
            self.goods[:], self.outstations[:], self.research, self.committed, self.completed,
            self.leaders, self.visits, self.busy, self.passed,
        )  # fmt: skip

    def place_of(self, top: int) -> int:
        """Where among the Outstations the one with that upper card is."""
        for place, outstation in enumerate(self.outstations):
            if outstation.top == top:
                return place
        raise KeyError(top)


SAVED: Final = (
    "round", "phase", "order", "next_order", "passes", "corporations", "rings", "claims", "quarters", "spacecraft",
    "crew", "row", "facility_deck", "facility_discard", "drawn", "projects", "project_deck", "project_discard", "slots",
    "favor_of", "droid", "assistant", "firsts", "extras",
)  # fmt: skip


class Ceres(State):
    """The whole table. Lists per player go by seat."""

    round: int
    phase: int
    order: list[int]  # the top row of the Player Order track: seats
    next_order: list[int]  # the bottom row: seats, NOBODY for an empty slot
    passes: list[int]  # who has passed this Round, in that order
    corporations: list[Corporation]
    rings: list[int]  # how far each ring has turned
    claims: list[int]  # per asteroid, whose probe stands there
    quarters: list[int]  # Workers in the Living Quarters, by type
    spacecraft: list[int]  # the tiles of Rounds 1, 2 and 3
    crew: list[int]  # Workers on them: see `crew_of`
    row: list[int]  # face-up Facilities, NO_CARD for an empty place
    facility_deck: Pile
    facility_discard: list[int]
    drawn: Pile  # cards of a Draw & See, seen by whoever drew them
    projects: list[int]  # face-up Settlement Projects
    project_deck: Pile
    project_discard: list[int]
    slots: list[list[int]]  # per Location on the board, whose Leaders are there
    favor_of: list[int]  # per token, who holds it
    droid: int  # the Outstation (its place) the Mars Droid was used on, or NOT_USED
    assistant: int  # the Location the Leader Assistant was used on, NOWHERE for none, or NOT_USED
    firsts: list[int]  # per field, who was first at Level 3
    extras: list[int]  # per running activation, whether its extra Manufacture has been taken

    def __init__(self, setup: Setup, printed: Printed, variant: Variant) -> None:
        super().__init__(setup, 0)
        self.printed = printed
        self.variant = variant

    def clear(self) -> None:
        """An empty table."""
        self.round = 0
        self.phase = BELT
        self.order = []
        self.next_order = []
        self.passes = []
        self.corporations = []
        self.rings = [0, 0, 0]
        self.claims = [NOBODY for _ in self.printed.asteroids]
        self.quarters = [self.seats for _ in TYPES]
        self.spacecraft = []
        self.crew = []
        self.row = [NO_CARD] * self.printed.row
        self.facility_deck = Pile("facilities", NOBODY, [])
        self.facility_discard = []
        self.drawn = Pile("facilities", NOBODY, [])
        self.projects = []
        self.project_deck = Pile("projects", NOBODY, [])
        self.project_discard = []
        self.slots = [[] for _ in range(ON_BOARD)]
        self.favor_of = [NOBODY] * TOKENS
        self.droid = NOT_USED
        self.assistant = NOT_USED
        self.firsts = [NOBODY for _ in FIELDS]
        self.extras = []

    def copy(self) -> Ceres:
        twin = Ceres(self.setup, self.printed, self.variant)
        twin.chance = self.chance
        twin.agenda = self.agenda[:]
        twin.options = self.options
        twin.seat = self.seat
        twin.round = self.round
        twin.phase = self.phase
        twin.order = self.order[:]
        twin.next_order = self.next_order[:]
        twin.passes = self.passes[:]
        twin.corporations = [corporation.copy() for corporation in self.corporations]
        twin.rings = self.rings[:]
        twin.claims = self.claims[:]
        twin.quarters = self.quarters[:]
        twin.spacecraft = self.spacecraft[:]
        twin.crew = self.crew[:]
        twin.row = self.row[:]
        twin.facility_deck = self.facility_deck.copy()
        twin.facility_discard = self.facility_discard[:]
        twin.drawn = self.drawn.copy()
        twin.projects = self.projects[:]
        twin.project_deck = self.project_deck.copy()
        twin.project_discard = self.project_discard[:]
        twin.slots = [slots[:] for slots in self.slots]
        twin.favor_of = self.favor_of[:]
        twin.droid = self.droid
        twin.assistant = self.assistant
        twin.firsts = self.firsts[:]
        twin.extras = self.extras[:]
        return twin

    def saved(self) -> tuple[str, ...]:
        return SAVED

    def interned(self, name: str, key: list[int]) -> Interned:
        raise KeyError(name)

    def piles(self) -> list[Pile]:
        """Hidden are the order of both piles and, from the others, the cards somebody looks at.
        [CER-INFO-01]"""
        return [self.facility_deck, self.drawn, self.project_deck]

    def bags(self) -> list[Bag]:
        return []

    def scores(self) -> list[ScoreSheet]:
        from .scoring import score_sheets

        return score_sheets(self)

    # Questions the rules ask.

    def facility(self, card: int) -> Facility:
        """A Facility card or starting Outstation."""
        return self.printed.facilities[card]

    def open_slots(self, location: int) -> int:
        """How many action slots of a Location are free. [CER-SETUP-09, CER-LOC-01, CER-LOC-02]"""
        return self.printed.slots - (4 - self.seats) - len(self.slots[location])

    def crew_of(self, ship: int, kind: int) -> int:
        """Workers of a type on the spacecraft of a Round, counted from 0."""
        return self.crew[ship * len(TYPES) + kind]

    def has_worker(self, kind: int) -> bool:
        """Whether a Worker of a type can be had. [CER-OUT-03, CER-OUT-04]"""
        return self.quarters[kind] > 0 or self.crew[(self.round - 1) * len(TYPES) + kind] > 0

    def zone_of(self, asteroid: int) -> int:
        """The board zone an asteroid stands in now. [CER-BELT-04, CER-BELT-08]"""
        printed = self.printed.asteroids[asteroid]
        return (printed.zone + self.rings[printed.ring]) % 5

    def holds(self, seat: int, favor: int) -> bool:
        """Whether a player holds a Favor token."""
        return self.favor_of[favor] == seat

    # What the rules do.

    def gain(self, seat: int, price: Price) -> None:
        """Goods come in; what goes beyond the cap of a Resource is lost. [CER-LIMIT-01, CER-LIMIT-02, CER-LIMIT-03]"""
        goods = self.corporations[seat].goods
        for good, amount in price:
            goods[good] += amount
            if good < RESOURCES and goods[good] > self.printed.resource_cap:
                goods[good] = self.printed.resource_cap

    def pay(self, seat: int, price: Price) -> None:
        """Goods go out, all of the price. [CER-LIMIT-08]"""
        goods = self.corporations[seat].goods
        for good, amount in price:
            goods[good] -= amount


def packed(price: Price) -> int:
    """Goods and amounts as one number, for the log."""
    number = 0
    for good, amount in price:
        number += amount << 6 * good
    return number


def unpacked(number: int) -> list[int]:
    """The amounts of all goods in such a number."""
    return [number >> 6 * good & 63 for good in range(len(GOODS))]


def credits_of(amount: int) -> Price:
    """So many Credits."""
    return ((CREDITS, amount),)


def influence_of(amount: int) -> Price:
    """So much Influence."""
    return ((INFLUENCE, amount),)
