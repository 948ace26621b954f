"""Everything the log of Ceres can say, with the rule each line cites."""

from __future__ import annotations

from ...core.log import Tells

TELLS = Tells()

# Rounds and phases.
STARTS = TELLS.add("starts", "CER-PLAYER-02")
ROUND_BEGINS = TELLS.add("round-begins", "CER-ROUND-02", "round")
BELT_TURNS = TELLS.add("belt-turns", "CER-BELT-01")
PRODUCES = TELLS.add("produces", "CER-PROD-01", "goods")
DOCKS = TELLS.add("docks", "CER-EOR-01", "ship")
ROUND_ENDS = TELLS.add("round-ends", "CER-EOR-02", "round")
ENDS = TELLS.add("ends", "CER-END-05", "vp", "rank")

# Turns.
LEADER = TELLS.add("leader", "CER-LOC-01", "location")
WORKER = TELLS.add("worker", "CER-OUT-02", "outstation")
WORKER_FROM_SHIP = TELLS.add("worker-from-ship", "CER-OUT-03", "outstation")
DROID = TELLS.add("droid", "CER-FAV-30", "outstation")
ASSISTANT = TELLS.add("assistant", "CER-FAV-40", "location")
ASSISTANT_DECLINES = TELLS.add("assistant-declines", "CER-FAV-42")
PASSES = TELLS.add("passes", "CER-PASS-02", "place")
PASSES_TO_LEADER = TELLS.add("passes-to-leader", "CER-PASS-03", "place")
RESERVES = TELLS.add("reserves", "CER-HQ-03", "place")
PRODUCTION_OF = TELLS.add("production-of", "CER-HQ-02", "outstation", "goods")
PAYS = TELLS.add("pays", "CER-LIMIT-08", "goods")
GAINS = TELLS.add("gains", "CER-OUT-07", "goods")

# The Locations.
TRADES = TELLS.add("trades", "CER-TB-03", "pay", "gain")
TAKES_PROJECT = TELLS.add("takes-project", "CER-TB-06", "project")
ROUND_INFLUENCE = TELLS.add("round-influence", "CER-TB-07", "goods")
COMMITS = TELLS.add("commits", "CER-TB-11", "project")
COMPLETES = TELLS.add("completes", "CER-TB-13", "project", "vp")
COMPLETES_NOW = TELLS.add("completes-now", "CER-TB-11", "project", "vp")
DRAWS = TELLS.add("draws", "CER-CY-11", "amount")
DISCARDS = TELLS.add("discards", "CER-CY-11", "facility")
EXPANDS = TELLS.add("expands", "CER-CY-02", "facility", "vp")
UPGRADES = TELLS.add("upgrades", "CER-CY-03", "facility", "outstation", "vp")
FACILITY_PRODUCES = TELLS.add("facility-produces", "CER-CY-02", "goods")
NOTHING_BUILT = TELLS.add("nothing-built", "CER-CY-12")
REVEALS = TELLS.add("reveals", "CER-CY-10", "facility")
RESHUFFLES = TELLS.add("reshuffles", "CER-CY-10")
LAUNCHES = TELLS.add("launches", "CER-LAUNCH-07", "asteroid", "vp")
ASTEROID_PRODUCES = TELLS.add("asteroid-produces", "CER-LAUNCH-07", "asteroid", "goods")
RESEARCHES = TELLS.add("researches", "CER-RES-01", "field", "level", "vp")
FIRST_AT_LEVEL_3 = TELLS.add("first-at-level-3", "CER-RES-04", "field", "vp")
TAKES_FAVOR = TELLS.add("takes-favor", "CER-FAV-01", "favor")
GRANTED = TELLS.add("granted", "CER-FAV-50", "outstation", "goods")
MAKES_ALLOY = TELLS.add("makes-alloy", "CER-CA-20", "goods")
MAKES_PROBE = TELLS.add("makes-probe", "CER-CA-20", "goods")
REASSIGNS = TELLS.add("reassigns", "CER-CA-10", "from", "outstation")

# Research Programs.
LAUNCH_BONUS = TELLS.add("launch-bonus", "CER-PROG-01", "goods")
YARD_BONUS = TELLS.add("yard-bonus", "CER-PROG-11", "goods")
BUREAU_CREDITS = TELLS.add("bureau-credits", "CER-PROG-22", "goods")
BUREAU_INFLUENCE = TELLS.add("bureau-influence", "CER-PROG-21", "goods")
