"""Everything the log of The Artemis Project can say, with the rule each line cites."""

from __future__ import annotations

from ...core.log import Tells

TELLS = Tells()

# Rounds, phases, set-up.
STARTS = TELLS.add("starts", "ART-SETUP-08")
ROUND_BEGINS = TELLS.add("round-begins", "ART-ROUND-02", "round")
ROLLS = TELLS.add("rolls", "ART-PLACE-01", "dice")
RESOLVES = TELLS.add("resolves", "ART-RES-01", "region")
UPKEEP = TELLS.add("upkeep", "ART-UPK-01")
ENDS = TELLS.add("ends", "ART-ROUND-06", "vp", "rank")

# Refreshing the board.
LAYS_EXPEDITION = TELLS.add("lays-expedition", "ART-REFRESH-02", "expedition")
RESHUFFLES = TELLS.add("reshuffles", "ART-REFRESH-03")
REWARD_COLONIST = TELLS.add("reward-colonist", "ART-REFRESH-05", "colonist", "expedition")
REWARD_BUILDING = TELLS.add("reward-building", "ART-REFRESH-06", "building", "expedition")
REWARDS_CLEARED = TELLS.add("rewards-cleared", "ART-REFRESH-07", "expedition")
FILLS_VENTS = TELLS.add("fills-vents", "ART-REFRESH-08", "energy")
FILLS_QUARRY = TELLS.add("fills-quarry", "ART-REFRESH-09", "minerals")
REVEALS_BUILDING = TELLS.add("reveals-building", "ART-REFRESH-10", "building")
ARRIVES = TELLS.add("arrives", "ART-REFRESH-15", "colonist")
DOORSTEP_FULL = TELLS.add("doorstep-full", "ART-REFRESH-15", "limit")
REVEALS_EVENT = TELLS.add("reveals-event", "ART-REFRESH-17", "event", "letter")
BAG_REFILLED = TELLS.add("bag-refilled", "ART-GEN-11")
BAG_EMPTY = TELLS.add("bag-empty", "ART-GEN-12")

# Placement.
PLACES = TELLS.add("places", "ART-PLACE-02", "face", "region")
BIDS = TELLS.add("bids", "ART-PLACE-16", "face", "building")
JOINS = TELLS.add("joins", "ART-PLACE-10", "face", "expedition")
SCOUTS_ENERGY = TELLS.add("scouts-energy", "ART-OCN-08", "energy")
SCOUTS_MINERALS = TELLS.add("scouts-minerals", "ART-OCN-08", "minerals")
OUTFITS = TELLS.add("outfits", "ART-PLACE-28", "toolkits")
USES_TOOLKIT = TELLS.add("uses-toolkit", "ART-PLACE-04", "was", "face")
SENDS = TELLS.add("sends", "ART-EXP-02", "colonist", "amount")
PAYS_FEE = TELLS.add("pays-fee", "ART-EXP-03", "energy", "minerals")
STRIKES = TELLS.add("strikes", "ART-EXP-09", "player", "amount", "face")
STRIKES_NOBODY = TELLS.add("strikes-nobody", "ART-EXP-11")
ENROLS = TELLS.add("enrols", "ART-PLACE-22", "colonist")

# Basecamp.
FAILS = TELLS.add("fails", "ART-RES-05", "expedition", "total", "difficulty")
SUCCEEDS = TELLS.add("succeeds", "ART-RES-05", "expedition", "total", "difficulty")
RANKS = TELLS.add("ranks", "ART-RES-07", "rank", "total")
BADGE = TELLS.add("badge", "ART-RES-08")
TAKES_REWARD = TELLS.add("takes-reward", "ART-RES-08", "reward")
STEWARD_VP = TELLS.add("steward-vp", "ART-EXP-14", "vp")
ENGINEER_PAYS = TELLS.add("engineer-pays", "ART-EXP-07", "energy", "minerals")
RETURNS = TELLS.add("returns", "ART-RES-13", "colonist")
RETURNS_TO = TELLS.add("returns-to", "ART-OCN-04b", "colonist", "building")
TRAINS = TELLS.add("trains", "ART-RWD-04", "colonist", "becomes")
PER_TYPE_VP = TELLS.add("per-type-vp", "ART-RWD-07", "vp", "colonist")
TAKES_RELIC = TELLS.add("takes-relic", "ART-MINI-03")

# Vents, Quarry, Gantry, Doorstep, Academy.
HARVESTS_ENERGY = TELLS.add("harvests-energy", "ART-RES-15", "face", "energy", "left")
HARVESTS_MINERALS = TELLS.add("harvests-minerals", "ART-RES-15", "face", "minerals", "left")
EXPOSED = TELLS.add("exposed", "ART-RES-17", "face", "region")
CLAIMS = TELLS.add("claims", "ART-RES-20", "building", "minerals")
DECLINES = TELLS.add("declines", "ART-RES-21", "building", "minerals")
CANNOT_PAY = TELLS.add("cannot-pay", "ART-RES-21", "building", "minerals")
STAYS = TELLS.add("stays", "ART-RES-21", "building")
OUTBID = TELLS.add("outbid", "ART-RES-23", "building")
DRONE_CLAIMS = TELLS.add("drone-claims", "ART-SOLO-21", "building")
RECRUITS = TELLS.add("recruits", "ART-RES-28", "colonist", "energy")
RECRUITS_NOBODY = TELLS.add("recruits-nobody", "ART-RES-29")
DRONE_RECRUITS = TELLS.add("drone-recruits", "ART-SOLO-22", "colonist")
DOORSTEP_EMPTY = TELLS.add("doorstep-empty", "ART-RES-30", "face")
GRADUATES = TELLS.add("graduates", "ART-RES-35", "colonist", "becomes")
SCHOOL_WASTED = TELLS.add("school-wasted", "ART-RES-41", "colonist", "becomes")
SETTLES = TELLS.add("settles", "ART-GEN-07", "colonist", "building")
SHELTERS = TELLS.add("shelters", "ART-GEN-07", "colonist")
MOVES_IN = TELLS.add("moves-in", "ART-GEN-08", "colonist", "building")
GAINS_BUILDING = TELLS.add("gains-building", "ART-GEN-08", "building")

# Goods and relief.
GAINS = TELLS.add("gains", "ART-GEN-04", "energy", "minerals", "toolkits")
GAINS_VP = TELLS.add("gains-vp", "ART-GEN-01", "vp")
GAINS_BADGE = TELLS.add("gains-badge", "ART-RWD-09", "badges")
LOSES = TELLS.add("loses", "ART-GEN-13", "energy", "minerals")
RELIEF = TELLS.add("relief", "ART-REL-01", "space")
RELIEF_END = TELLS.add("relief-end", "ART-REL-04")

# Upkeep.
MOVES = TELLS.add("moves", "ART-UPK-04", "colonist", "building", "home")
MOVES_OUT = TELLS.add("moves-out", "ART-UPK-04", "colonist", "building")
SWAPS = TELLS.add("swaps", "ART-UPK-05", "colonist", "becomes", "home", "home2")
USES = TELLS.add("uses", "ART-UPK-08", "building")
ASSAULTS = TELLS.add("assaults", "ART-OCN-01", "player", "minerals", "energy")
BUYS_VP = TELLS.add("buys-vp", "ART-UPK-08", "vp")
TURNS_ENERGY = TELLS.add("turns-energy", "ART-OCN-12", "amount")
TURNS_MINERALS = TELLS.add("turns-minerals", "ART-OCN-12", "amount")
CONDUIT = TELLS.add("conduit", "ART-OCN-11", "colonist")
WARMS = TELLS.add("warms", "ART-UPK-13", "amount", "energy")
FREEZES = TELLS.add("freezes", "ART-UPK-14", "colonist")
CHOOSES_START = TELLS.add("chooses-start", "ART-UPK-17", "player")
SNOWCAT = TELLS.add("snowcat", "ART-SUR-10b")

# Events.
EVENT = TELLS.add("event", "ART-EVT-02", "event")
UNAFFECTED = TELLS.add("unaffected", "ART-EVT-03")

# Solo.
AGENDA = TELLS.add("agenda", "ART-SOLO-05", "region")
SET_ASIDE = TELLS.add("set-aside", "ART-SOLO-16", "face")
PASSES_ACADEMY = TELLS.add("passes-academy", "ART-SOLO-10")

# Mini expansions.
DEALT = TELLS.add("dealt", "ART-MINI-09", "secret-directive")
DRAWS = TELLS.add("draws", "ART-MINI-11", "secret-directive")
DISCARDS = TELLS.add("discards", "ART-MINI-11", "directive")
PLAYS = TELLS.add("plays", "ART-MINI-10", "directive", "vp")
RELIC_TO = TELLS.add("relic-to", "ART-MINI-07")
