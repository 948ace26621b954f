"""The vocabulary of The Artemis Project: every move there is. Families stay in this order."""

from __future__ import annotations

from ...core.moves import Move, Vocabulary
from .components import COPIES, MOST_COLONISTS, RELIEF_SPACES, load
from .powers import COLONISTS, MOST_MIXED

BASE = load()
TILE_NAMES = [name if copy == 0 else f"{name}-{copy + 1}" for name in BASE.names for copy in range(COPIES)]
SEATS = 5
DRONES = 2

MOVES = Vocabulary("artemis")

DONE = MOVES.word("done")
SKIP = MOVES.word("skip")
NOBODY_GOES = MOVES.word("nobody")
TOOLKIT_UP = MOVES.word("toolkit up")
TOOLKIT_DOWN = MOVES.word("toolkit down")
VENTS = MOVES.word("vents")
QUARRY = MOVES.word("quarry")
DOORSTEP = MOVES.word("doorstep")
ACADEMY = MOVES.word("academy")
OUTFITTER = MOVES.word("outfitter")
SHELTERS = MOVES.word("shelters")
FROM_SHELTERS = MOVES.word("from shelters")
FROM_EXPEDITION = MOVES.word("from expedition")
SWAP_SHELTERS = MOVES.word("swap shelters")
CLAIM = MOVES.word("claim")
DECLINE = MOVES.word("decline")

DIE = MOVES.family("die", "face", [str(face) for face in range(7)])
NUMBER = MOVES.family("number", "number", [str(n) for n in range(MOST_COLONISTS + 1)])
COLONIST = MOVES.family("colonist", "colonist", COLONISTS)
EXPEDITION = MOVES.family("expedition", "expedition", BASE.card_names)
BID = MOVES.family("bid", "building", TILE_NAMES)
INTO = MOVES.family("into", "building", TILE_NAMES)
FROM = MOVES.family("from", "building", TILE_NAMES)
SWAP = MOVES.family("swap", "building", TILE_NAMES)
USE = MOVES.family("use", "building", TILE_NAMES)
REWARD = MOVES.family("reward", "choice", ["1", "2"])
RELIEF = MOVES.family("relief", "space", [str(space) for space in range(RELIEF_SPACES + 1)])
TARGET = MOVES.family("target", "position", [str(n) for n in range(SEATS * 6)])
PLAYER = MOVES.family("player", "player", [str(seat + 1) for seat in range(SEATS)])
DIRECTIVE = MOVES.family("directive", "directive", BASE.directive_names)
DISCARD = MOVES.family("discard", "directive", BASE.directive_names)
MIX: list[list[Move]] = [
    [MOVES.add(f"resources {e}e {m}m", "resources", "mix", e, m) for m in range(MOST_MIXED + 1 - e)]
    for e in range(MOST_MIXED + 1)
]
