"""The features of Shackleton Base."""

from __future__ import annotations

from typing import Final

from ...games.shackleton.components import (
    CORNERS,
    LEVELS,
    LINES,
    PLACES,
    SECTORS,
    SLOTS,
    STRUCTURES,
    TYPES,
)
from ...games.shackleton.corporations.artemis_tours import ToursBoard
from ...games.shackleton.corporations.evergreen_farms import FarmBoard
from ...games.shackleton.corporations.moon_mining import MiningBoard
from ...games.shackleton.corporations.selenium_research import SeleniumBoard
from ...games.shackleton.corporations.sky_watch import WatchBoard
from ...games.shackleton.corporations.space_robotics import FactoryBoard
from ...games.shackleton.corporations.to_mars import ShipBoard
from ...games.shackleton.goods import GOODS
from ...games.shackleton.state import Agency, Automa
from ..composed import ByClass, BySeat, Each, Fields, Owners, Several
from ..shapes import HowMany, Number, Numbers, Pair, Seat, Size, numbered

PROJECTS: Final = 12  # told of an agency
USED: Final = 4
RESERVE: Final = 4
LINE: Final = 8  # astronauts told of a Command line
TILES: Final = 5
LEADERS: Final = 4
TAKEN: Final = 8  # experiments told of an agency
BOT_CARDS: Final = 7
WON: Final = 6
SPOTS: Final = 33
MODULES: Final = 12
PROGRAMS: Final = 18
CARGO: Final = 8
POSITIONS: Final = 9
STACKS: Final = 3
GROUPS: Final = (*STRUCTURES, "waiting")
LEFT_OUT: Final = {"marks": "follows from towers", "sized": "follows from towers"}


def layout(seats: int) -> Fields:
    """Every saved attribute but two. Alone, AstroBot is the second party."""
    parties = max(2, seats)
    seat, number = Seat(parties), Number()
    places, sectors, types = numbered(PLACES), numbered(SECTORS), Numbers(TYPES)
    goals = [f"{place}.{level}.{slot}" for place in places for level in LEVELS for slot in range(2)]
    return Fields([
        ("round", number, "the round, from 1; 0 in the set-up"),
        ("phase", number, "0 set-up, 1 Shuttles, 2 actions, 3 Maintenance, 4 scoring"),
        ("order", Each(numbered(parties), seat), "the turn order track"),
        ("agencies", BySeat(parties, agency()), "the agencies"),
        *([("automa", automa(), "AstroBot")] if seats == 1 else []),
        ("energy", number, "Energy"),
        ("ring", number, "Solar Panels gone from the ring"),
        ("centre", number, "Solar Panels on the central hex"),
        ("panels", Numbers(sectors), "whether a sector is powered"),
        ("towers", Owners(parties, 1, SECTORS), "the structure of an owner in a sector"),
        ("lords", Each(sectors, seat), "whose structure is the biggest of a sector"),
        ("room", Numbers(sectors), "size units left in a sector"),
        ("tokens", Each(numbered(CORNERS), Pair(4, "place", "kind")), "the token on a corner: Corporation and kind"),
        ("reserve", Each(places, Several(RESERVE, number)), "tokens on a Corporation's board, next first"),
        ("slots", Numbers(numbered(SLOTS)), "the astronaut in a crater slot"),
        ("lines", Each(LINES, Several(LINE, number)), "astronauts at a Command action"),
        ("gateway", types, "astronauts at the Lunar Gateway"),
        ("corps", Numbers(places), "the Corporation in a place"),
        ("boards", boards(parties), "the boards of the Corporations"),
        ("decks", Each(places, Size()), "Projects to come"),
        ("shown", Numbers(numbered(2 * PLACES)), "Projects in sight"),
        ("claimed", Each(goals, seat), "who has claimed a goal"),
        ("tiles", Several(TILES, number), "Shuttle tiles to choose from"),
        ("leaders", Several(LEADERS, number), "leaders to choose from"),
        ("command", number, "whether a Command action is under way"),
        ("paneled", number, "whether a Solar Panel was built this turn"),
        ("energised", Size(), "Projects that produced Energy this turn"),
        ("event", HowMany(), "goods gained in an event under way"),
    ])  # fmt: skip


def agency() -> Fields:
    """What a player has."""
    number = Number()
    base = [f"{group}.{kind}" for group in GROUPS for kind in TYPES]
    return Fields([
        ("goods", Numbers(GOODS), "goods"),
        ("crew", Numbers(TYPES), "astronauts on the Shuttle tile"),
        ("base", Numbers(base), "astronauts in the base"),
        ("built", Numbers(STRUCTURES), "structures built"),
        ("goals", Numbers(numbered(PLACES)), "the level claimed of a Corporation's goals"),
        ("projects", Several(PROJECTS, number), "Projects"),
        ("used", Several(USED, number), "Projects whose action was used this round"),
        ("leader", number, "the leader"),
        ("shuttle", number, "the Shuttle tile"),
    ], Agency)  # fmt: skip


def automa() -> Fields:
    """AstroBot's board and cards."""
    number = Number()
    return Fields([
        ("development", number, "AstroBot's development"),
        ("markers", Numbers(numbered(PLACES)), "its markers on the goal tracks"),
        ("row", Several(BOT_CARDS, number), "its cards played this round"),
        ("deck", Size(), "its cards to come"),
        ("won", Several(WON, number), "astronauts it still has to seat"),
    ], Automa)  # fmt: skip


def boards(parties: int) -> ByClass:
    """The boards of the seven Corporations, of which three are in play."""
    seat, number = Seat(parties), Number()
    each = BySeat(parties, number)
    sectors = numbered(SECTORS)
    return ByClass({
        ToursBoard: Fields([
            ("spots", Each(numbered(SPOTS), seat), "who has used a spot"),
            ("hosted", each, "tourists hosted"),
        ], ToursBoard),
        SeleniumBoard: Fields([
            ("faces", Numbers(numbered(STACKS)), "the experiment on top of a stack"),
            ("stacks", Each(numbered(STACKS), Size()), "experiments below it"),
            ("taken", BySeat(parties, Several(TAKEN, number)), "experiments taken"),
        ], SeleniumBoard),
        MiningBoard: Fields([
            ("cargo", Numbers(numbered(CARGO)), "whether a slot is loaded"),
            ("shipments", each, "shipments made"),
        ], MiningBoard),
        FactoryBoard: Fields([
            ("left", Numbers(numbered(POSITIONS)), "tiles left on a position"),
            ("owned", BySeat(parties, HowMany()), "positions owned"),
        ], FactoryBoard),
        FarmBoard: Fields([
            ("stock", Numbers(numbered(3)), "Farms left, by size"),
            ("farms", Each(sectors, Pair(4, "owner", "size", parties)), "the Farm in a sector"),
        ], FarmBoard),
        WatchBoard: Fields([
            ("track", each, "the marker on the track"),
            ("given", Each(numbered(PROGRAMS), seat), "who has contributed to a Program"),
        ], WatchBoard),
        ShipBoard: Fields([
            ("slots", Each(numbered(MODULES), seat), "whose structure is on a slot of the ship"),
            ("berths", Numbers(TYPES), "berths used"),
            ("panels", number, "panels built"),
            ("items", each, "things placed on the ship"),
        ], ShipBoard),
    })  # fmt: skip
