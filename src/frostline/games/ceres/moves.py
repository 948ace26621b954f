"""The vocabulary of Ceres: every move there is. Families stay in this order."""

from __future__ import annotations

from ...core.moves import Move, Vocabulary
from .components import FAVORS, FIELDS, MOST_ENTRIES, MOST_PARTS, MOST_TRADES, load
from .parts import LOCATIONS

BASE = load()

MOVES = Vocabulary("ceres")

PASS = MOVES.word("pass")
DONE = MOVES.word("done")
STOP = MOVES.word("stop")
NOTHING = MOVES.word("nothing")
COMMIT = MOVES.word("commit")
COMPLETE_NOW = MOVES.word("complete now")
ALLOY = MOVES.word("alloy")
PROBE = MOVES.word("probe")
USE_ASSISTANT = MOVES.word("assistant")
DRAW = [MOVES.word("draw few"), MOVES.word("draw many")]

LEADER = MOVES.family("leader", "location", LOCATIONS)
WORKER = MOVES.family("worker", "outstation", BASE.facility_names)
DROID = MOVES.family("droid", "outstation", BASE.facility_names)
VISIT = MOVES.family("visit", "location", LOCATIONS[:4])
COUNCIL = MOVES.family("council", "council", ["bureau", "launch", "research", "favor"])
CONTRACT = MOVES.family("contract", "contract", ["reassign", "yard", "manufacture"])
TRADE = MOVES.family("trade", "trade", [str(n + 1) for n in range(MOST_TRADES)])
PROJECT = MOVES.family("project", "project", BASE.project_names)
COMPLETE = MOVES.family("complete", "project", BASE.project_names)
EXPANSE = MOVES.family("expanse", "facility", BASE.facility_names[: BASE.cards])
UPGRADE = MOVES.family("upgrade", "facility", BASE.facility_names[: BASE.cards])
UNDER = MOVES.family("under", "outstation", BASE.facility_names[: BASE.cards])
LAUNCH = MOVES.family("launch", "asteroid", BASE.asteroid_names)
BONUS = MOVES.family("bonus", "bonus", [str(n + 1) for n in range(len(BASE.bonuses))])
RESEARCH = MOVES.family("research", "field", FIELDS)
FAVOR = MOVES.family("favor", "favor", FAVORS)
PRODUCE = MOVES.family("produce", "outstation", BASE.facility_names)
MINE = MOVES.family("mine", "asteroid", BASE.asteroid_names)
FROM = MOVES.family("from", "outstation", BASE.facility_names)
TO = MOVES.family("to", "outstation", BASE.facility_names)
PART = MOVES.family("part", "part", [str(n + 1) for n in range(2 * MOST_PARTS)])
GRANT: list[list[Move]] = [
    [MOVES.add(f"grant {name} {entry + 1}", "grant", "grant", number, entry) for entry in range(MOST_ENTRIES)]
    for number, name in enumerate(BASE.facility_names)
]
