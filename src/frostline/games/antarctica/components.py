"""Printed data of Antarctica: buildings, cards, tracks and tables, read from `components/`."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from ...core.printed import Item, Sheet, read

AREAS: Final = ("sw", "s", "se", "e", "ne", "n", "nw", "w")  # in the order of the Sun
SW: Final = 0
LINE: Final = 3  # ship spaces of an area
MOST_PLAYERS: Final = 4

BUILDINGS: Final = (
    "camp", "shipyard", "crane", "shaft-tower", "derrick", "wind-turbine", "lab", "factory",
    "rc-inland", "rc-coastal", "rc-naval", "headquarters", "plankton-farm", "parabolic-antenna",
)  # fmt: skip
GROUPS: Final = ("cardboard", "resource", "expertise", "center", "prestige")
CENTERS: Final = ("rc-inland", "rc-coastal", "rc-naval")
CAMP: Final = 1 << 0
SHIPYARD: Final = 1 << 1

DECKS: Final = ("basic", "double", "advanced")

YARD_CARDS: Final = ("icebreaker", "placing-a-scientist", "plus-two", "fast-research")
ICEBREAKER: Final = 0
PLACING: Final = 1
PLUS_TWO: Final = 2
FAST_RESEARCH: Final = 3

SYMBOLS: Final = (
    "scientist", "new-ship", "expertise-card", "basic-card",
    "move-ship", "shipyard-draft", "advance-three",
)  # fmt: skip
NO_SYMBOL: Final = -1
SCIENTIST: Final = 0
NEW_SHIP: Final = 1
EXPERTISE_CARD: Final = 2
BASIC_CARD: Final = 3
MOVE_SHIP: Final = 4
SHIPYARD_DRAFT: Final = 5
ADVANCE_THREE: Final = 6
FIRST_BLUE: Final = MOVE_SHIP  # what the whole table takes part in [ANT-EVT-17]


class Card:
    """A building card. Buildings are sets of bits, one per type."""

    def __init__(self, item: Item) -> None:
        self.deck = item.choice("deck", DECKS)
        self.requires = item.choices("requires", 0, BUILDINGS)
        self.needs = bits(self.requires)
        self.scientists = item.number("scientists", 1, 3)
        self.builds = item.choice("builds", BUILDINGS)
        self.bit = 1 << self.builds
        self.points = item.number("points", 0, 12)
        self.asterisk = item.number("asterisk", 0, 1)
        self.players = item.number("players", 2, MOST_PLAYERS)


class Track:
    """A research track; space 0 stands for not being on it."""

    def __init__(self, item: Item) -> None:
        self.players = item.number("players", 2, MOST_PLAYERS)
        self.centers = bits([BUILDINGS.index(CENTERS[n]) for n in item.choices("centers", 0, CENTERS)])
        self.values = (0, *item.numbers("values", 0))
        self.length = len(self.values) - 1
        if self.length <= MOST_PLAYERS:
            raise item.wrong("values", f"a track has more spaces than players, not {self.length}")
        self.symbols = [NO_SYMBOL] * (self.length + 1)
        for part in item.parts("symbols", 0):
            self.symbols[part.number("space", 1, self.length)] = part.choice("action", SYMBOLS)
            part.finish()


class Table:
    """What a number of players changes. [ANT-SET-17, ANT-SET-18, ANT-SET-19]"""

    def __init__(self, item: Item, players: int, tracks: list[Track]) -> None:
        self.supply = item.number("supply")
        self.reserve = item.number("reserve")
        self.ships = item.number("ships", 1, 4)
        self.spare_ships = item.number("spare-ships", 0, 4)
        self.cubes = item.number("cubes", 1)
        closed = item.choices("closed", 0, AREAS) if item.has("closed") else []
        self.areas = [area for area in range(len(AREAS)) if area not in closed]
        self.tracks = [number for number, track in enumerate(tracks) if track.players <= players]
        self.starting = item.choices("starting", len(self.areas), BUILDINGS)
        self.placing = [place - 1 for place in item.numbers("placing", players * self.ships, 1, players)]
        self.first_game = read_layout(item.part("first-game"), players)
        for place in range(players):
            if self.placing.count(place) != self.ships:
                raise item.wrong("placing", f"every player places {self.ships} ships")
            if sum([line.count(place) for line in self.first_game]) != self.ships:
                raise item.wrong("first-game", f"every player has {self.ships} ships")
        if SW not in self.areas or any(self.first_game[area] for area in closed):
            raise item.wrong("closed", "the Sun starts in sw, and no ship may stand in a closed area")


class Printed:
    """Everything printed, ready to play with. Never changed once made; shared by all copies."""

    def __init__(self, sheets: dict[str, Sheet]) -> None:
        self.card_names = list(sheets["cards"].items)
        self.cards = [Card(item) for item in sheets["cards"].items.values()]
        self.track_names = list(sheets["tracks"].items)
        self.tracks = [Track(item) for item in sheets["tracks"].items.values()]
        buildings = sheets["buildings"].items
        self.totals = [buildings[name].number("total", 0) for name in BUILDINGS]
        self.groups = [buildings[name].choice("group", GROUPS) for name in BUILDINGS]
        tables = sheets["tables"]
        self.tables = {n: Table(tables[f"players-{n}"], n, self.tracks) for n in (2, 3, 4)}
        self.yard_cards = [tables["shipyard-cards"].number(name) for name in YARD_CARDS]
        self.basic = bits(tables["resource-cards"].choices("basic", 0, BUILDINGS))
        self.expertise = bits(tables["resource-cards"].choices("expertise", 0, BUILDINGS))
        limits = tables["limits"]
        self.plus_two = limits.number("plus-two", 1)
        self.fast_research = limits.number("fast-research", 1)
        self.advance_three = limits.number("advance-three", 1)
        self.first_bonus = limits.number("first-bonus")
        self.stalemate_laps = tables["stalemate"].number("laps", 1)
        self.check_buildings(sheets["cards"])
        for sheet in sheets.values():
            for item in sheet.items.values():
                item.finish()

    def check_buildings(self, sheet: Sheet) -> None:
        """No card shows a building the stock has not got, or one too many for the areas. [ANT-BLD-21]"""
        for players, table in self.tables.items():
            for building, name in enumerate(BUILDINGS):
                made = [card for card in self.cards if card.builds == building and card.players <= players]
                count = len(made) + table.starting.count(building)
                most = min(self.totals[building], len(table.areas))
                if count > most:
                    item = sheet[self.card_names[self.cards.index(made[-1])]]
                    raise item.wrong("builds", f"{players} players have {most} of {name}, not {count}")


def bits(buildings: list[int]) -> int:
    """Building types as a set of bits."""
    mask = 0
    for building in buildings:
        mask |= 1 << building
    return mask


def read_layout(item: Item, players: int) -> list[list[int]]:
    """The line of ships of every area, by place in the order of play. [ANT-PLC-07]"""
    layout = []
    for area in AREAS:
        line = [place - 1 for place in item.numbers(area, 0, 1, players)] if item.has(area) else []
        if len(line) > LINE:
            raise item.wrong(area, f"at most {LINE} ships fit an area, not {len(line)}")
        layout.append(line)
    item.finish()
    return layout


def load() -> Printed:
    """The printed data as we have it."""
    return Printed(read(Path(__file__).parent / "components", "")[0])
