"""Printed data of Shackleton Base: crater, tracks, structures, tiles and cards, read from `components/`."""

from __future__ import annotations

import math
from pathlib import Path
from typing import TYPE_CHECKING, Final

from ...core.printed import Item, Sheet, read
from .goods import Gain, read_goods, read_price
from .projects import Project

if TYPE_CHECKING:
    from .corporation import Corporation

FOLDER: Final = Path(__file__).parent / "components"
SHEETS: Final = read(FOLDER, "")[0]  # for names only: see `moves`

TYPES: Final = ("engineer", "technician", "scientist")
ENGINEER: Final = 0
TECHNICIAN: Final = 1
SCIENTIST: Final = 2

SECTORS: Final = 18
INNER: Final = 6  # the first six sectors
CORNERS: Final = 24
SLOTS: Final = 30
RING: Final = 18
RESOURCES: Final = ("titanium", "rare-earth")

LINES: Final = ("build", "fund", "corporations")
BUILD: Final = 0
FUND: Final = 1
ACT: Final = 2

STRUCTURES: Final = (
    "dome", "workshop-top", "workshop-middle", "workshop-bottom", "laboratory-top", "laboratory-middle",
    "laboratory-bottom", "headquarters",
)  # fmt: skip
DOME: Final = 0
WORKSHOP: Final = 1  # top, middle, bottom
LABORATORY: Final = 4  # top, middle, bottom
HEADQUARTERS: Final = 7
WAITING: Final = 8  # a group of slots in a base that belongs to no structure
GROUPS: Final = 9
KINDS: Final = ("dome", "workshop", "laboratory", "headquarters")
KIND_OF: Final = (0, 1, 1, 1, 2, 2, 2, 3)  # of each structure
OF_KIND: Final = ((0,), (1, 2, 3), (4, 5, 6), (7,))  # the structures of each kind
SIZES: Final = (1, 2, 2, 2, 3, 3, 3, 6)  # of each structure, as the rules name them

LEADERS: Final = ("canada-a", "canada-b", "europe-a", "europe-b", "japan-a", "japan-b", "usa-a", "usa-b")
CANADA_A: Final = 0
CANADA_B: Final = 1
EUROPE_A: Final = 2
EUROPE_B: Final = 3
JAPAN_A: Final = 4
JAPAN_B: Final = 5
USA_A: Final = 6
USA_B: Final = 7
TILES: Final = 4

PLACES: Final = 3  # Corporations in play
LEVELS: Final = ("easy", "medium", "hard")
LETTERS: Final = ("a", "b", "c")
ARROWS: Final = ("clockwise", "counterclockwise")
SYMBOLS: Final = ("development", "goal")
THIRDS: Final = ("left", "center", "right")
BOT_ACTIONS: Final = ("build", "fund", "corporations", "crater")
CRATER: Final = 3


class Slot:
    """A crater slot: the sectors of its row, nearest first, and what each foreign sector costs."""

    def __init__(self, item: Item, sectors: list[str]) -> None:
        hexes = [name for name in item.take("row") if name != "c"]
        self.row = [item.check_choice("row", name, sectors) for name in hexes]
        self.value = item.number("value", 0, 9)
        self.angle = item.number("angle", 0, 3599)
        self.third = item.choice("third", THIRDS)
        item.choice("at", sectors)
        item.choice("side", ("n", "ne", "se", "s", "sw", "nw"))


class Sector:
    """A sector of the crater. Drawing uses its axial coordinates."""

    def __init__(self, item: Item, corners: list[str]) -> None:
        self.q = item.number("q", -2, 2)
        self.r = item.number("r", -2, 2)
        self.resource = 1 + item.choice("resource", RESOURCES)  # the number of the good
        self.corners = item.choices("corners", 0, corners)

    def centre(self) -> tuple[float, float]:
        """Where its middle lies, with the central hex at 0, 0 and y downwards."""
        return 1.5 * self.q, math.sqrt(3) * (self.r + self.q / 2)


class Shuttle:
    """A Shuttle tile."""

    def __init__(self, item: Item) -> None:
        self.round = item.number("round", 1, 3)
        self.number = item.number("number", 1, 5)
        self.astronauts = item.numbers("astronauts", 3, 0, 6)
        if sum(self.astronauts) != 6:
            raise item.wrong("astronauts", f"six astronauts fit a Shuttle, not {sum(self.astronauts)}")
        self.credits = item.number("credits")
        self.titanium = item.number("titanium")
        self.rare_earth = item.number("rare-earth")


class Structure:
    """A kind of structure."""

    def __init__(self, item: Item) -> None:
        self.count = item.number("count", 1, 5)
        self.size = item.number("size", 1, 6)
        cost = read_price(item, "cost")
        self.titanium = sum([amount for good, amount in cost if good == 1])
        self.rare_earth = sum([amount for good, amount in cost if good == 2])
        self.energy = item.number("energy", 0, 9)
        self.upkeep = item.number("upkeep", 0, 9)


class SoloCard:
    """An action card of AstroBot."""

    def __init__(self, item: Item) -> None:
        self.left = item.choices("left", 2, LETTERS)
        self.right = item.choices("right", 2, LETTERS)
        self.red = item.choice("red", LETTERS)
        self.symbol = item.choice("symbol", SYMBOLS)
        self.types: list[int] = []
        self.actions: list[int] = []
        for part in item.parts("rows", 3):
            self.types.append(part.choice("astronaut", TYPES))
            self.actions.append(part.choice("action", BOT_ACTIONS))
            part.finish()
        self.triangle = item.number("triangle", 1, SLOTS) - 1
        self.clockwise = item.choice("arrow", ARROWS) == 0


class Printed:
    """Everything printed, ready to play with. Never changed once made; shared by all copies."""

    def __init__(self, sheets: dict[str, Sheet], corporations: list[Corporation]) -> None:
        sectors = list(sheets["sectors"].items)
        corners = list(sheets["corners"].items)
        self.sectors = [Sector(item, corners) for item in sheets["sectors"].items.values()]
        self.slots = [Slot(item, sectors) for item in sheets["slots"].items.values()]
        self.rows = [slot.row for slot in self.slots]
        self.row_masks = [sum([1 << sector for sector in row]) for row in self.rows]
        self.slot_values = [slot.value for slot in self.slots]
        self.around: list[list[int]] = [[] for _ in corners]  # the sectors at each corner
        for corner, item in enumerate(sheets["corners"].items.values()):
            hexes = [name for name in item.take("hexes") if name != "c"]
            self.around[corner] = [item.check_choice("hexes", name, sectors) for name in hexes]
        self.directions = [[self.direction(sector, hexes) for hexes in self.around] for sector in self.sectors]
        self.shuttles = [Shuttle(item) for item in sheets["shuttles"].items.values()]
        self.solo_cards = [SoloCard(item) for item in sheets["solo-cards"].items.values()]
        self.corporations = corporations
        self.projects: list[Project] = []
        for corporation in corporations:
            self.projects += corporation.projects
        self.read_structures(sheets["structures"])
        self.read_leaders(sheets["leaders"])
        self.read_tables(sheets["tables"], sectors, corners)
        self.read_solo(sheets["tables"]["solo"])
        for sheet in sheets.values():
            for item in sheet.items.values():
                item.finish()

    def direction(self, sector: Sector, hexes: list[int]) -> int:
        """The direction of a corner from a sector, in tenths of a degree clockwise from above. A corner lies in the
        middle of three hexes; where only two are sectors, the third is the central one."""
        centres = [self.sectors[each].centre() for each in hexes]
        x = sum([centre[0] for centre in centres]) / 3 - sector.centre()[0]
        y = sum([centre[1] for centre in centres]) / 3 - sector.centre()[1]
        return round(math.degrees(math.atan2(x, -y)) * 10) % 3600

    def read_structures(self, sheet: Sheet) -> None:
        """The four kinds of structures and what they do."""
        self.structures = [Structure(sheet[name]) for name in KINDS]
        dome, workshop, laboratory, headquarters = (sheet[name] for name in KINDS)
        self.domes = self.structures[0].count
        self.least_titanium = min([each.titanium for each in self.structures])
        self.least_rare = min([each.rare_earth for each in self.structures])
        self.dome_income = [read_goods(part) for part in dome.parts("income", 3)]
        self.dome_bonuses = [Gain(read_goods(part)) for part in dome.parts("bonuses", self.domes)]
        self.workshop_less = workshop.numbers("less", 3)
        self.laboratory_credits = laboratory.number("credits")
        self.laboratory_vp = laboratory.numbers("vp", 4)
        self.headquarters_income = read_price(headquarters, "income")

    def read_leaders(self, sheet: Sheet) -> None:
        """What the abilities of leaders cost, normal and improved."""
        self.leader_credits = [sheet[name].numbers("credits", 2) for name in LEADERS]
        self.europe_gain = sheet["europe-a"].numbers("gain", 2)

    def read_tables(self, sheet: Sheet, sectors: list[str], corners: list[str]) -> None:
        """The amounts of boards and rulebook."""
        game = sheet["game"]
        self.rounds = game.number("rounds", 1, 3)
        self.room = game.number("room", 6, 20)
        self.waiting = game.number("waiting", 0, 6)
        self.technician_credits = game.number("technician")
        self.gateway_credits = game.number("gateway")
        self.gateway_most = game.number("gateway-most")
        start = sheet["start"]
        self.start_energy = start.numbers("energy", 4, 0, 10)
        self.neutral = start.choices("neutral", 2, sectors[:INNER])
        self.start_corners = start.choices("tokens", PLACES, corners)
        self.presets = [
            sheet["presets"].choices(name, PLACES, corporation_names())
            for name in ("first-game", "second-game", "third-game")
        ]
        panels = sheet["panels"]
        self.ring = panels.numbers("ring", RING, 0, 5)
        self.panel_rare = sum([amount for _, amount in read_price(panels, "cost")])
        energy = sheet["energy"]
        self.energy_most = energy.number("spaces", 3, 20)
        self.energy_full = self.energy_most + 1 - energy.number("full", 0, 3)
        symbols = energy.numbers("reputation", 0, 0, 20)
        self.energy_reputation = [int(level in symbols) for level in range(self.energy_most + 1)]
        self.energy_prices = energy.numbers("buy", 0)
        reputation = sheet["reputation"]
        self.reputation_most = reputation.number("most", 1, 30)
        self.reputation_lost = reputation.number("lost")
        self.reputation_actions = reputation.numbers("actions", 4)
        self.reputation_gains = [Gain(read_goods(part)) for part in reputation.parts("gains", 4)]
        self.reputation_upkeep = reputation.numbers("upkeep", 4)
        self.reputation_goals = reputation.numbers("goals", 4)
        command = sheet["command"]
        self.command = [command.numbers(name, 0, 0, 9) for name in ("one", "two", "three", "four")]
        self.corporation_actions = command.number("actions", 1, 9)
        self.robot_credits = sheet["robots"].number("credits", 1)
        board = sheet["corporations"]
        self.tokens = board.number("tokens", 1, 4)
        self.costs = board.numbers("cost", self.tokens + 1)
        self.requirements = board.numbers("requirement", self.tokens + 1, 0, self.energy_most)
        self.consumptions = board.numbers("consumption", self.tokens + 1, 0, self.energy_most)
        self.goal_vp = board.numbers("goals", len(LEVELS))
        self.goal_slots = [board.numbers("goal-slots", len(LEVELS), 0, 2)] * 2
        self.goal_slots += [board.numbers("goal-slots-many", len(LEVELS), 0, 2)] * 2

    def read_solo(self, solo: Item) -> None:
        """AstroBot's board, by Development."""
        self.bot_structures = solo.choices("structures", 0, KINDS)
        self.development_most = len(self.bot_structures) - 1
        self.bot_discount = solo.numbers("discount", len(self.bot_structures))
        self.bot_goals = solo.numbers("goal-levels", len(self.bot_structures), 0, 2)
        self.bot_goal_track = solo.number("goal-track", 1)
        self.bot_impossible = solo.number("impossible")


def corporation_names() -> list[str]:
    """The Corporations in the order of the roster."""
    return list(SHEETS["corporations"].items)


def project_names() -> list[str]:
    """All Projects, Corporation by Corporation."""
    names: list[str] = []
    for corporation in corporation_names():
        names += [name for name in SHEETS[corporation].items if name != "board"]
    return names
