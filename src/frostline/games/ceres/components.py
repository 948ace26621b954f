"""Printed data of Ceres: Facilities, projects, spacecraft, asteroids and tables, read from `components/`."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from ...core.printed import Item, Sheet, read
from .parts import Part, Price, read_goods, read_part, read_price

TYPES: Final = ("mine", "factory", "lab", "office")  # and the colour of their workers
RINGS: Final = ("outer", "intermediate", "inner")
ZONES: Final = 5
FIELDS: Final = ("aerospace", "construction", "logistics")
AEROSPACE: Final = 0
CONSTRUCTION: Final = 1
LOGISTICS: Final = 2
LEVELS: Final = 3

FAVORS: Final = (
    "manufacturing-efficiency", "continuous-ice-supply", "mars-droid", "leader-assistant", "special-grant",
)  # fmt: skip
EFFICIENCY: Final = 0
ICE_SUPPLY: Final = 1
DROID: Final = 2
ASSISTANT: Final = 3
GRANT: Final = 4
TOKENS: Final = 4  # Special Grant has none

PLAYERS: Final = (2, 3, 4)
SHIPS_IN_PLAY: Final = 3
MOST_ENTRIES: Final = 3
MOST_TRADES: Final = 6
MOST_PARTS: Final = 4  # of one card; an Upgraded Outstation has two


class Facility:
    """A Facility card, or a starting Outstation (which has no cost and no VP)."""

    def __init__(self, item: Item, starting: bool) -> None:
        self.starting = starting
        self.type = item.choice("type", TYPES)
        self.cost: Price = () if starting else read_price(item, "cost")
        self.production = read_price(item, "production")
        if len(self.production) > MOST_ENTRIES:
            raise item.wrong("production", f"at most {MOST_ENTRIES} kinds of goods fit, not {len(self.production)}")
        self.parts: list[Part] = [read_part(part) for part in item.parts("parts", 0)]
        if len(self.parts) > MOST_PARTS:
            raise item.wrong("parts", f"at most {MOST_PARTS} parts fit a Function, not {len(self.parts)}")
        self.vp = 0 if starting else item.number("vp", 0, 30)
        self.easy = any(part.free_gain for part in self.parts)


class Project:
    """A Settlement Project."""

    def __init__(self, item: Item) -> None:
        self.players = item.number("players", 2, 4)
        self.cost = read_price(item, "cost")
        self.vp = item.number("vp", 0, 40)


class Trade:
    """One trading option of a spacecraft: pay the left side, gain the right one."""

    def __init__(self, part: Item) -> None:
        self.pay = read_price(part, "pay")
        self.gain = read_price(part, "gain")
        part.finish()


class Asteroid:
    """An asteroid on its ring."""

    def __init__(self, item: Item) -> None:
        self.ring = item.choice("ring", RINGS)
        self.zone = item.number("zone", 0, ZONES - 1)
        self.vp = item.number("vp", 0, 40)
        self.production = read_price(item, "production")


class Printed:
    """Everything printed, ready to play with. Never changed once made; shared by all copies."""

    def __init__(self, sheets: dict[str, Sheet]) -> None:
        cards, own = sheets["facilities"].items, sheets["outstations"].items
        self.facility_names = [*cards, *own]
        self.facilities = [Facility(item, False) for item in cards.values()]
        self.cards = len(self.facilities)
        self.facilities += [Facility(item, True) for item in own.values()]
        self.starting = list(range(self.cards, len(self.facilities)))
        self.project_names = list(sheets["projects"].items)
        self.projects = [Project(item) for item in sheets["projects"].items.values()]
        self.ship_names = list(sheets["spacecraft"].items)
        self.ships = [read_trades(item) for item in sheets["spacecraft"].items.values()]
        self.asteroid_names = list(sheets["asteroids"].items)
        self.asteroids = [Asteroid(item) for item in sheets["asteroids"].items.values()]
        self.read_tables(sheets["tables"])
        for sheet in sheets.values():
            for item in sheet.items.values():
                item.finish()

    def read_tables(self, sheet: Sheet) -> None:
        """The amounts of boards and rulebook."""
        start = sheet["start"]
        self.start_alloys = start.number("alloys")
        self.start_probes = start.number("probes")
        self.start_credits = start.numbers("credits", 4)
        self.start_influence = start.numbers("influence", 4)
        limits = sheet["limits"]
        self.rounds = limits.number("rounds", 1, SHIPS_IN_PLAY)
        self.leaders = limits.number("leaders", 1)
        self.resource_cap = limits.number("resource", 1)
        self.committed = limits.number("committed")
        self.hq_visits = limits.number("headquarters", 1)
        self.row = limits.number("row", 1, 12)
        self.project_row = limits.number("project-row")
        self.slots = sheet["slots"].number("slots", 3, 6)
        entry = sheet["entry"]
        self.council_fee = read_price(entry, "council")
        self.reassign_fee = read_price(entry, "reassign")
        self.yard_fee = read_price(entry, "yard")
        self.manufacture_fee = read_price(entry, "manufacture")
        self.manufactures = entry.number("manufactures", 1)
        self.trades = sheet["bureau"].number("trades", 1)
        self.first_round = read_price(sheet["bureau"], "first-round")
        self.last_round = read_price(sheet["bureau"], "last-round")
        draw = sheet["draw"]
        self.draws = [(draw.number("few", 1), read_price(draw, "few-cost"))]
        self.draws.append((draw.number("many", 1), read_price(draw, "many-cost")))
        self.alloy_cost = read_price(sheet["products"], "alloy")
        self.probe_cost = read_price(sheet["products"], "probe")
        belt = sheet["belt"]
        self.turns = belt.numbers("turns", 3)
        self.distance = belt.numbers("distance", ZONES)
        self.ring_ice = sums(belt.numbers("rings", 3))
        self.ring_ice_2 = sums(belt.numbers("rings-aerospace", 3))
        research = sheet["research"]
        self.research_cost = [read_goods(part) for part in research.parts("cost", LEVELS)]
        self.research_vp = research.numbers("vp", LEVELS)
        self.first_vp = research.number("first")
        programs = sheet["programs"]
        self.logistics_credits = programs.number("credits")
        self.logistics_influence = programs.number("influence")
        self.construction_alloys = programs.number("alloys")
        self.bonuses = [read_goods(part) for part in programs.parts("bonuses", 4)]
        favors = sheet["favors"]
        self.favor_cost = [read_price(favors, name) for name in FAVORS]
        self.ore_less = favors.number("ore-less")
        self.ice_less = favors.number("ice-less")
        self.grants = favors.number("grants", 1, 4)
        score = sheet["score"]
        self.vp_influence = score.number("influence", 1)
        self.vp_credits = score.number("credits", 1)
        self.vp_unfinished = score.number("unfinished", 1)


def read_trades(item: Item) -> list[Trade]:
    """The trading options of a spacecraft."""
    trades = [Trade(part) for part in item.parts("trades", 0)]
    if len(trades) > MOST_TRADES:
        raise item.wrong("trades", f"at most {MOST_TRADES} trades fit a spacecraft, not {len(trades)}")
    return trades


def sums(steps: list[int]) -> list[int]:
    """What entering each ring costs with all before it."""
    return [sum(steps[: ring + 1]) for ring in range(len(steps))]


def load() -> Printed:
    """The printed data as we have it."""
    return Printed(read(Path(__file__).parent / "components", "")[0])
