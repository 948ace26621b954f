"""The vocabulary of Antarctica: every move there is. Families stay in this order."""

from __future__ import annotations

from ...core.moves import Vocabulary
from .components import AREAS, LINE, YARD_CARDS, load

BASE = load()
SHIP_NAMES = [f"{area} {place + 1}" for area in AREAS for place in range(LINE)]

MOVES = Vocabulary("antarctica")

DONE = MOVES.word("done")
BUILD_SHIP = MOVES.word("build ship")
RECRUIT = MOVES.word("recruit")
DISCARD = MOVES.word("discard")
CUBE = MOVES.word("cube")
SPARE_SHIP = MOVES.word("spare ship")
NO_CARD = MOVES.word("no card")
STAY = MOVES.word("stay")
NO_ADVANCE = MOVES.word("no advance")
BREAK_ICE = MOVES.word("break ice")
WAIT = MOVES.word("wait")

PLACE = MOVES.family("place", "area", AREAS)
TO = MOVES.family("to", "area", AREAS)
SHIP = MOVES.family("ship", "ship", SHIP_NAMES)
BUILD = MOVES.family("build", "card", BASE.card_names)
RESEARCH = MOVES.family("research", "track", BASE.track_names)
TRACK = MOVES.family("track", "track", BASE.track_names)
PLAY = MOVES.family("play", "yard", YARD_CARDS)
TAKE = MOVES.family("take", "yard", YARD_CARDS)
