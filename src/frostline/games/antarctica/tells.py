"""Everything the log of Antarctica can say, with the rule each line cites."""

from __future__ import annotations

from ...core.log import Tells

TELLS = Tells()

# Set-up.
STARTS = TELLS.add("starts", "ANT-SET-27")
STARTING_BUILDING = TELLS.add("starting-building", "ANT-SET-06", "building", "area")
PLACES_SHIP = TELLS.add("places-ship", "ANT-PLC-05", "area")
PLACES_CUBE = TELLS.add("places-cube", "ANT-SET-22", "track")

# The Sun and the ships.
SUN = TELLS.add("sun", "ANT-SUN-01", "area")
SAILS = TELLS.add("sails", "ANT-MOV-02", "from", "area")
BREAKS_ICE = TELLS.add("breaks-ice", "ANT-ICE-05", "area")
WAITS = TELLS.add("waits", "ANT-ICE-07", "area")
ICEBREAKER_LOST = TELLS.add("icebreaker-lost", "ANT-ICE-12", "area")

# Actions.
BUILDS = TELLS.add("builds", "ANT-BLD-10", "building", "area", "amount")
SUBSTITUTES = TELLS.add("substitutes", "ANT-RCD-01", "building", "resource")
REVEALS = TELLS.add("reveals", "ANT-BLD-18", "card")
PILE_EMPTY = TELLS.add("pile-empty", "ANT-BLD-20", "deck")
BUILDS_SHIP = TELLS.add("builds-ship", "ANT-SHP-02", "area")
RECRUITS = TELLS.add("recruits", "ANT-REC-03", "amount")
RESEARCHES = TELLS.add("researches", "ANT-RSA-02", "track", "points")
ADVANCES = TELLS.add("advances", "ANT-TRK-04", "track", "space", "points")
STUCK = TELLS.add("stuck", "ANT-BLD-16", "track", "points")
NO_TRACK = TELLS.add("no-track", "ANT-BLD-16", "points")
DOES_NOTHING = TELLS.add("does-nothing", "ANT-TRN-03")

# Discarding.
DISCARDS_CUBE = TELLS.add("discards-cube", "ANT-DIS-01")
DISCARDS_SHIP = TELLS.add("discards-ship", "ANT-DIS-01")
DISCARDS_SHIP_AT = TELLS.add("discards-ship-at", "ANT-DIS-01", "area")
REWARDED = TELLS.add("rewarded", "ANT-DIS-03")
UNREWARDED = TELLS.add("unrewarded", "ANT-DIS-04")

# Shipyard cards.
TAKES_CARD = TELLS.add("takes-card", "ANT-SHP-06", "secret-yard")
TAKES_OPENLY = TELLS.add("takes-openly", "ANT-CRD-07", "yard")
TAKES_NO_CARD = TELLS.add("takes-no-card", "ANT-SHP-09")
YARD_CLOSES = TELLS.add("yard-closes", "ANT-SHP-08", "amount")
PLAYS_ICEBREAKER = TELLS.add("plays-icebreaker", "ANT-ICE-01", "area")
PLAYS_PLACING = TELLS.add("plays-placing", "ANT-CRD-09", "area")
PLAYS_PLUS_TWO = TELLS.add("plays-plus-two", "ANT-CRD-12", "amount")
PLAYS_FAST_RESEARCH = TELLS.add("plays-fast-research", "ANT-CRD-13", "track")

# Symbols on the tracks.
TRIGGERS = TELLS.add("triggers", "ANT-TRK-11", "symbol", "track")
GAINS_SCIENTIST = TELLS.add("gains-scientist", "ANT-EVT-11")
NO_SCIENTIST = TELLS.add("no-scientist", "ANT-EVT-11")
GAINS_SHIP = TELLS.add("gains-ship", "ANT-EVT-12", "area")
NO_SHIP = TELLS.add("no-ship", "ANT-EVT-12")
NO_ROOM = TELLS.add("no-room", "ANT-EVT-12", "area")
GAINS_EXPERTISE = TELLS.add("gains-expertise", "ANT-EVT-14")
NO_EXPERTISE = TELLS.add("no-expertise", "ANT-EVT-14")
GAINS_BASIC = TELLS.add("gains-basic", "ANT-EVT-15")
NO_BASIC = TELLS.add("no-basic", "ANT-EVT-15")
MOVES_SHIP = TELLS.add("moves-ship", "ANT-EVT-01", "from", "area")
STAYS = TELLS.add("stays", "ANT-EVT-04")
ADVANCES_NOT = TELLS.add("advances-not", "ANT-EVT-10")

# The end.
LAST_SCIENTIST = TELLS.add("last-scientist", "ANT-END-01")
LAST_BUILDING = TELLS.add("last-building", "ANT-END-02")
NO_SHIPS = TELLS.add("no-ships", "ANT-SUN-12")
STALEMATE = TELLS.add("stalemate", "ANT-END-09", "amount")
ENDS = TELLS.add("ends", "ANT-WIN-01", "vp", "rank")
