"""Printed data of The Artemis Project: tiles, cards and tables, read from `components/`."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from ...core.printed import Item, Sheet, read
from ...core.value import Interned
from .powers import COLONISTS, Power, event_power, ocean_power, relief_power, reward_power, surface_power

LETTERS: Final = ("!", "A", "B", "C", "D", "E", "F", "G")
COPIES: Final = 2
SIDES: Final = ("ocean", "surface")
ANY: Final = len(COLONISTS)
RELIEF_SPACES: Final = 12
MOST_COLONISTS: Final = 28


class Building(Interned):
    """A tile with the colonists in it. All staffings that fit its slots are made once and linked.

    `plus[c]` is the same building with one more colonist of type c, None where there is no room;
    `minus[c]` the one with one less. [ART-GEN-06, ART-GEN-10, ART-GEN-15]
    """

    def __init__(self, tile: int, ocean: bool, power: Power, slots: list[int], staff: list[int]) -> None:
        self.tile = tile
        self.ocean = ocean
        self.power = power
        self.slots = slots
        self.staff = staff
        self.full = sum(staff) == len(slots)
        self.plus: list[Building | None] = [None, None, None, None]
        self.minus: list[Building | None] = [None, None, None, None]

    def key(self) -> list[int]:
        return [self.tile, *self.staff]

    def empty_slots(self) -> list[int]:
        """The slots still free (a type, or ANY), own slots being filled before free ones."""
        free: list[int] = []
        beyond = 0
        for colonist in range(ANY):
            room = self.slots.count(colonist) - self.staff[colonist]
            free += [colonist] * max(0, room)
            beyond += max(0, -room)
        return free + [ANY] * (self.slots.count(ANY) - beyond)

    def __repr__(self) -> str:
        return f"<building {self.tile} {self.staff}>"


class Event:
    """An Event card."""

    def __init__(self, letter: int, power: Power) -> None:
        self.letter = letter
        self.power = power


class Card:
    """An Expedition card."""

    def __init__(self, difficulty: int, rewards: list[Power], energy: int, minerals: int) -> None:
        self.difficulty = difficulty
        self.rewards = rewards
        self.energy = energy
        self.minerals = minerals


class Printed:
    """Everything printed, ready to play with. Never changed once made; shared by all copies."""

    def __init__(self, sheets: dict[str, Sheet]) -> None:
        self.names = list(sheets["buildings"].items)
        self.empty: list[Building] = []
        self.staffed: dict[tuple[int, ...], Building] = {}
        self.ocean_names = 0
        for item in sheets["buildings"].items.values():
            self.read_building(item)
        relic = sheets["relic"].items
        self.events = [read_event(item) for item in sheets["events"].items.values()]
        self.events.append(read_event(relic["relic-resonance"]))
        self.event_names = [*sheets["events"].items, "relic-resonance"]
        self.cards = [read_card(item) for item in sheets["expeditions"].items.values()]
        self.cards += [read_card(relic[name]) for name in ("monolith-below", "singing-cavern")]
        self.card_names = [*sheets["expeditions"].items, "monolith-below", "singing-cavern"]
        self.directive_names = list(sheets["directives"].items)
        self.directives = [item.number("vp", 0, 20) for item in sheets["directives"].items.values()]
        self.read_tables(sheets["tables"])
        for sheet in sheets.values():
            for item in sheet.items.values():
                item.finish()

    def read_building(self, item: Item) -> None:
        """Both copies of a tile with every staffing that fits."""
        ocean = item.choice("side", SIDES) == 0
        slots = item.choices("slots", 0, [*COLONISTS, "any"])
        if len(slots) > 4:
            raise item.wrong("slots", f"at most 4 slots fit on a tile, not {len(slots)}")
        power = (ocean_power if ocean else surface_power)(item.part("effect"))
        if ocean:
            self.ocean_names += 1
        for _ in range(COPIES):
            self.empty.append(self.staffing(len(self.empty), ocean, power, slots, [0, 0, 0, 0]))

    def staffing(self, tile: int, ocean: bool, power: Power, slots: list[int], staff: list[int]) -> Building:
        """The building with that staff, made with everything it can become."""
        known = self.staffed.get((tile, *staff))
        if known is not None:
            return known
        made = Building(tile, ocean, power, slots, staff)
        self.staffed[tile, *staff] = made
        for colonist in range(ANY):
            more = staff[:]
            more[colonist] += 1
            if fits(slots, more):
                grown = self.staffing(tile, ocean, power, slots, more)
                made.plus[colonist] = grown
                grown.minus[colonist] = made
        return made

    def read_tables(self, sheet: Sheet) -> None:
        """The tables of board, mats and rulebook."""
        start = sheet["start"]
        self.start_minerals = start.number("minerals")
        self.start_energy = start.number("energy")
        self.start_toolkits = start.number("toolkits")
        self.start_pioneers = start.number("pioneers", 0, 2)
        self.dice = start.number("dice", 1, 6)
        self.colonists = [sheet["colonists"].number(name, 0, MOST_COLONISTS) for name in COLONISTS]
        self.academy_supply = [sheet["academy-supply"].number(name) for name in COLONISTS]
        limits = sheet["limits"]
        self.rounds = limits.number("rounds", 1, len(self.events) - 1)
        self.gantry_limit = limits.number("gantry", 1)
        self.doorstep_limit = limits.number("doorstep", 1)
        self.extra_resources = limits.number("extra-resources")
        self.extra_colonists = limits.number("extra-colonists")
        self.recruit_price = limits.number("recruit-price")
        self.sending_fee = limits.number("sending-fee", 0, 6)
        self.shelter_price = limits.number("shelter-price", 1)
        self.academy = sheet["academy"].choices("becomes", 6, COLONISTS)
        self.outfitter = sheet["outfitter"].numbers("toolkits", 6)
        self.doorstep = sheet["doorstep"].numbers("most", 6)
        self.relief = [relief_power(part) for part in sheet["relief"].parts("rewards", 0)]
        if len(self.relief) > RELIEF_SPACES:
            raise sheet["relief"].wrong("rewards", f"at most {RELIEF_SPACES} spaces are possible")
        saved = sheet["score-saved"]
        self.saved_every, self.saved_most = saved.number("every", 1), saved.number("most")
        self.score_buildings = thresholds(sheet["score-buildings"], "from", "vp")
        self.set_vp = sheet["score-colonists"].number("set")
        self.leftover_every = sheet["score-colonists"].number("leftover", 1)
        self.score_badges = thresholds(sheet["score-badges"], "from", "vp")
        self.toolkits_vp = sheet["score-toolkits"].number("most")
        self.solo_toolkits = thresholds(sheet["score-toolkits"], "solo-from", "solo-vp")
        self.ranks = sheet["solo"].numbers("ranks", 4)
        self.drone_dice = sheet["solo"].number("drone-dice", 1, 6)
        if any(supply > total for supply, total in zip(self.academy_supply, self.colonists, strict=True)):
            raise sheet["academy-supply"].wrong("engineer", "there are not that many colonists in all")


def fits(slots: list[int], staff: list[int]) -> bool:
    """Whether colonists fit slots, each in one of its own type or of any. [ART-GEN-06, ART-GEN-10]"""
    beyond = sum([max(0, staff[colonist] - slots.count(colonist)) for colonist in range(ANY)])
    return beyond <= slots.count(ANY)


def thresholds(item: Item, lower: str, vp: str) -> list[tuple[int, int]]:
    """A scoring table: from how many on, how many points."""
    froms = item.numbers(lower, 0)
    points = item.numbers(vp, len(froms), -20, 20)
    if froms[0] != 0 or froms != sorted(set(froms)):
        raise item.wrong(lower, f"should rise from 0, not {froms!r}")
    return list(zip(froms, points, strict=True))


def points_for(table: list[tuple[int, int]], amount: int) -> int:
    """What an amount is worth in a scoring table."""
    points = 0
    for lower, vp in table:
        if amount >= lower:
            points = vp
    return points


def read_event(item: Item) -> Event:
    """One Event card."""
    return Event(item.choice("letter", LETTERS), event_power(item.part("effect")))


def read_card(item: Item) -> Card:
    """One Expedition card; its two rewards differ. [ART-RWD-10]"""
    parts = item.parts("rewards", 2)
    if parts[0].data == parts[1].data:
        raise item.wrong("rewards", "the two rewards of a card are different")
    rewards = [reward_power(part) for part in parts]
    return Card(item.number("difficulty", 1), rewards, item.number("energy"), item.number("minerals"))


def load() -> Printed:
    """The printed data as we have it."""
    return Printed(read(Path(__file__).parent / "components", "")[0])
