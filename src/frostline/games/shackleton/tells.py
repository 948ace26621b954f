"""Everything the log of Shackleton Base can say, with the rule each line cites; Corporations add their own."""

from __future__ import annotations

from ...core.log import Tells

TELLS = Tells()

# Set-up.
CORPORATION_IN = TELLS.add("corporation-in", "SHA-SETUP-20", "corporation", "corner")
NEUTRAL_DOME = TELLS.add("neutral-dome", "SHA-SETUP-07", "sector")
STARTS = TELLS.add("starts", "SHA-SETUP-42")
TAKES_LEADER = TELLS.add("takes-leader", "SHA-SETUP-43", "leader")
START_DOME = TELLS.add("start-dome", "SHA-SETUP-45", "sector")

# Rounds and phases.
ROUND_BEGINS = TELLS.add("round-begins", "SHA-ROUND-02", "round")
SHOWS_SHUTTLE = TELLS.add("shows-shuttle", "SHA-SHUTTLE-01", "shuttle")
TAKES_SHUTTLE = TELLS.add("takes-shuttle", "SHA-SHUTTLE-03", "shuttle", "goods")
GOES = TELLS.add("goes", "SHA-SHUTTLE-04", "place")
FILLS_GATEWAY = TELLS.add("fills-gateway", "SHA-SHUTTLE-05", "shuttle", "crew")
ENDS = TELLS.add("ends", "SHA-END-06", "vp", "rank")

# Turns.
EXPLOITS = TELLS.add("exploits", "SHA-CRATER-01", "astronaut", "slot", "number")
COMMANDS = TELLS.add("commands", "SHA-CMD-02", "astronaut", "line", "credits")
VISITS = TELLS.add("visits", "SHA-GATE-01", "astronaut")
SWAPS = TELLS.add("swaps", "SHA-LEAD-10", "give", "take")
PAYS = TELLS.add("pays", "SHA-SETUP-05", "goods")
PAYS_PLAYER = TELLS.add("pays-player", "SHA-CRATER-07", "player", "credits")
PAYS_BANK = TELLS.add("pays-bank", "SHA-CRATER-09", "credits")
GAINS = TELLS.add("gains", "SHA-SETUP-05", "goods")
MINES = TELLS.add("mines", "SHA-CRATER-13", "goods")
EARNS = TELLS.add("earns", "SHA-CRATER-14", "goods")
ACTIVATES = TELLS.add("activates", "SHA-CRATER-18", "corporation", "corner")
PLACES_TOKEN = TELLS.add("places-token", "SHA-BUILD-13", "corporation", "corner")
GAINS_ASTRONAUT = TELLS.add("gains-astronaut", "SHA-GATE-02", "astronaut")
DOME_LOST = TELLS.add("dome-lost", "SHA-BUILD-21")
NOBODY_COMES = TELLS.add("nobody-comes", "SHA-GATE-04")
REPUTATION_FULL = TELLS.add("reputation-full", "SHA-REP-05", "vp")
SEATS = TELLS.add("seats", "SHA-BUILD-12", "astronaut", "group")
MOVES_IN = TELLS.add("moves-in", "SHA-BUILD-11", "astronaut", "group", "to")
CLAIMS = TELLS.add("claims", "SHA-GOAL-05", "corporation", "level", "vp")

# Energy.
PANEL = TELLS.add("panel", "SHA-SOLAR-02", "energy", "level")
POWERS = TELLS.add("powers", "SHA-BUILD-03", "sector")
PRODUCES = TELLS.add("produces", "SHA-SOLAR-08", "energy", "level")
ENERGY_REPUTATION = TELLS.add("energy-reputation", "SHA-SOLAR-05", "reputation")
CONSUMES = TELLS.add("consumes", "SHA-ENERGY-02", "energy", "level")
BUYS_ENERGY = TELLS.add("buys-energy", "SHA-ENERGY-03", "level", "credits")

# Command actions.
BUILDS = TELLS.add("builds", "SHA-BUILD-01", "structure", "sector")
LABORATORY = TELLS.add("laboratory", "SHA-STRUCT-11", "structure")
FUNDS = TELLS.add("funds", "SHA-FUND-09", "project", "vp")
REVEALS = TELLS.add("reveals", "SHA-FUND-11", "project")
USES = TELLS.add("uses", "SHA-CORPACT-07", "project")
USES_LEADER = TELLS.add("uses-leader", "SHA-LEAD-01", "leader")
FROM_TRACK = TELLS.add("from-track", "SHA-CORPACT-03", "track")

# Maintenance.
MAINTENANCE = TELLS.add("maintenance", "SHA-MAINT-01", "round")
WINS = TELLS.add("wins", "SHA-MAINT-03", "astronaut", "slot", "number")
WINS_TIE = TELLS.add("wins-tie", "SHA-MAINT-04", "astronaut", "slot", "number")
NOBODY_WINS = TELLS.add("nobody-wins", "SHA-MAINT-07", "astronaut", "slot")
NO_ROOM = TELLS.add("no-room", "SHA-MAINT-06", "astronaut")
REORGANISES = TELLS.add("reorganises", "SHA-MAINT-10", "astronaut", "group", "to")
DOME_INCOME = TELLS.add("dome-income", "SHA-STRUCT-06", "goods")
HEADQUARTERS_INCOME = TELLS.add("headquarters-income", "SHA-STRUCT-19", "goods")
UPKEEP = TELLS.add("upkeep", "SHA-MAINT-13", "credits", "due")
MISSING = TELLS.add("missing", "SHA-MAINT-15", "credits", "reputation", "vp")

# AstroBot.
BOT_DOME = TELLS.add("bot-dome", "SHA-SOLO-06", "card", "sector")
BOT_SHUTTLE = TELLS.add("bot-shuttle", "SHA-SOLO-22", "shuttle")
BOT_CARD = TELLS.add("bot-card", "SHA-SOLO-31", "card", "corporation", "letter")
BOT_DEVELOPS = TELLS.add("bot-develops", "SHA-SOLO-32", "level")
BOT_TRACK_ENDS = TELLS.add("bot-track-ends", "SHA-SOLO-32")
BOT_GOAL_STEP = TELLS.add("bot-goal-step", "SHA-SOLO-33", "corporation", "level")
BOT_NO_GOALS = TELLS.add("bot-no-goals", "SHA-SOLO-36")
BOT_ROW = TELLS.add("bot-row", "SHA-SOLO-39", "row", "astronaut", "bot-action")
BOT_AIM = TELLS.add("bot-aim", "SHA-SOLO-40", "slot", "arrow")
BOT_GATEWAY = TELLS.add("bot-gateway", "SHA-SOLO-92", "reason")
BOT_PAYS = TELLS.add("bot-pays", "SHA-SOLO-52", "player", "credits")
BOT_ROOM = TELLS.add("bot-room", "SHA-SOLO-61", "slot", "sector")
BOT_PANEL = TELLS.add("bot-panel", "SHA-SOLO-66", "sector")
BOT_TOKEN = TELLS.add("bot-token", "SHA-SOLO-71", "corporation", "corner")
BOT_FUNDS = TELLS.add("bot-funds", "SHA-SOLO-80", "project", "vp")
BOT_SHORT = TELLS.add("bot-short", "SHA-SOLO-85", "corporation")
BOT_BUYS = TELLS.add("bot-buys", "SHA-SOLO-83", "level")
BOT_ACTS = TELLS.add("bot-acts", "SHA-SOLO-90", "corporation")
BOT_CANNOT = TELLS.add("bot-cannot", "SHA-SOLO-90", "corporation")
BOT_INCOME = TELLS.add("bot-income", "SHA-SOLO-103", "vp", "reputation")
