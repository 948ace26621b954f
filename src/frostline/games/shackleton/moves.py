"""The vocabulary of Shackleton Base that all Corporations share; each adds its own in its module."""

from __future__ import annotations

from ...core.moves import Move, Vocabulary
from .components import (
    GROUPS,
    LEADERS,
    LEVELS,
    LINES,
    SHEETS,
    SLOTS,
    STRUCTURES,
    TYPES,
    corporation_names,
    project_names,
)

PROJECT_NAMES = project_names()
CORPORATION_NAMES = corporation_names()
SECTOR_NAMES = list(SHEETS["sectors"].items)
CORNER_NAMES = list(SHEETS["corners"].items)
SHUTTLE_NAMES = list(SHEETS["shuttles"].items)
GROUP_NAMES = ["domes", *STRUCTURES[1:], "waiting"]
MOST_PRICES = 8

MOVES = Vocabulary("shackleton")

DONE = MOVES.word("done")
PANEL = MOVES.word("panel")
BUY = MOVES.word("buy energy")
GO_ON = MOVES.word("go on")
PAY = MOVES.word("pay")
LEADER = MOVES.word("leader")
GATEWAY = MOVES.word("gateway")
VISIT = [MOVES.word("gain astronaut"), MOVES.word("corporation action")]

LEAD = MOVES.family("lead", "leader", LEADERS)
SHUTTLE = MOVES.family("shuttle", "shuttle", SHUTTLE_NAMES)
DEPLOY = MOVES.family("deploy", "astronaut", TYPES)
SLOT = MOVES.family("slot", "slot", [str(n + 1) for n in range(SLOTS)])
LINE = MOVES.family("line", "line", LINES)
BUILD = MOVES.family("build", "structure", STRUCTURES)
SECTOR = MOVES.family("sector", "sector", SECTOR_NAMES)
TOKEN = MOVES.family("token", "corner", CORNER_NAMES)
CORNER = MOVES.family("corner", "corner", CORNER_NAMES)
CORPORATION = MOVES.family("corporation", "corporation", CORPORATION_NAMES)
FUND = MOVES.family("fund", "project", PROJECT_NAMES)
USE = MOVES.family("use", "project", PROJECT_NAMES)
TRACK = MOVES.family("track", "track", ["reputation", "titanium", "rare-earth", "token"])
PRICE = MOVES.family("price", "number", [str(n + 1) for n in range(MOST_PRICES)])
ROBOT = MOVES.family("robot", "resource", ["credits", "titanium", "rare-earth"])
GAIN = MOVES.family("gain", "astronaut", TYPES)
SEAT = MOVES.family("seat", "group", GROUP_NAMES)
LIFT: list[Move] = [
    MOVES.add(f"lift {group} {kind}", "lift", "lift", number, which)
    for number, group in enumerate(GROUP_NAMES)
    for which, kind in enumerate(TYPES)
]
SWAP: list[Move] = [
    MOVES.add(f"swap {give} {take}", "swap", "swap", number, which)
    for number, give in enumerate(TYPES)
    for which, take in enumerate(TYPES)
]
GOAL: list[Move] = [
    MOVES.add(f"goal {name} {level}", "goal", "goal", number, which)
    for number, name in enumerate(CORPORATION_NAMES)
    for which, level in enumerate(LEVELS)
]

assert len(GROUP_NAMES) == GROUPS
