### What stands on the board of Ceres, in English.

board-round = Round { $n } / { $of }
board-order = Player Order track
board-now = Now
board-next = Next
board-order-now = Player order of this round
board-order-next = Player order of the next round
board-order-free = Place { $n } in the next round: still free
board-order-passed = { $who } has passed
board-order-has = { $who }: place { $n } in the next round
board-order-reserved = { $who }: place { $n } in the next round, reserved by a Leader from the Headquarters
board-score = Points as of now
board-score-final = Final points
board-score-of = { $who }: { $vp } VP if the game ended now

board-belt = Asteroid Belt
    .text = Asteroid Belt: every round the Outer Ring turns counter-clockwise by 1 zone, the Intermediate Ring by 2, the Inner Ring by 3.
board-sun = The Sun
board-ceres = Ceres: Mining Probes start here and enter zone 0 or 1 without Ice
board-entry = Zone { $zone }: entry zone, no Ice
board-zone = Zone { $zone }: { $ice } Ice more than an entry zone
board-toll = Entering the { $ring }: { $ice } Ice ({ $less } with Aerospace Level 2)
board-ring = { $ring }: turns counter-clockwise by { $n ->
        [one] { $n } zone
       *[other] { $n } zones
    } each round
board-asteroid = { $asteroid } ({ $ring }, zone { $zone }): { $vp } VP, produces { $goods }
board-claimed = claimed by { $who }
board-way = the way there costs { $ice } Ice
board-bonus = Aerospace after the Launch: { $goods }

board-slot = Open slot for a Leader
board-slot-shut = Closed with this number of players
board-leader-of = Leader of { $who }
board-assistant = The Leader Assistant of { $who } was used here
board-pay-for = { $cost }: { $what }
board-up-to = { $what }, up to { $n } times, paid each time
board-council-fee = Every option of the Council costs { $cost }
board-each = each
board-project-first = Round 1: whoever takes a Settlement Project also gains { $goods }
board-project-last = Last round: whoever takes a Settlement Project must also spend { $goods }
board-do-trade = Trade
board-do-project = Project
board-do-expanse = Expanse
board-do-upgrade = Upgrade
board-do-bureau = Bureau
board-do-launch = Launch
board-do-research = Research
board-do-favor = Favor
board-do-reassign = Move
board-do-manufacture = Make
board-do-yard = Yard

board-workers = { $worker }: { $n }
board-quarters = Living Quarters
    .text = Living Quarters: Workers come from here first, then from the docked spacecraft
board-docked = { $ship }: the docked Cargo Spacecraft with its trades and Workers
board-in-round = round { $n }
board-coming = { $ship } docks in round { $n }. Trades: { $text }
board-berth-docked = The spacecraft of this place is docked now
board-berth-gone = The spacecraft of this place has left

board-research = Research
board-level = { $who }: { $field }, Level { $n }
board-level-0 = Before Level 1
board-program = { $field }, Level { $n } ({ $cost }, { $vp } VP): { $text }
board-first = { $vp } VP for whoever reaches Level 3 first
board-first-taken = { $who } was first at Level 3: { $vp } VP
board-favors = Favors
    .text = Favors: each token can be taken once a round and is kept until its end; the Special Grant any number of times
board-favor-held = held by { $who }
board-favor-used = held by { $who }, used this round

board-facilities = Facilities
board-facility = { $facility } ({ $type }): produces { $goods }; Function: { $text }; { $vp } VP
board-upgraded = { $top } – below it: { $bottom }
board-cost = Cost
board-production = Production
board-no-card = Empty place: no Facility is left
board-pile = Facilities in the pile: { $n }
board-discard =
    { $n ->
        [0] No Facility discarded
       *[other] Facilities discarded: { $cards }
    }
board-drawn = Your drawn cards: only you see them
board-draw = Draw { $n }
    .text = Draw & See: pay { $cost }, look at { $n } cards of the pile, then build one if you can
board-expanse = { $facility } becomes a new Outstation and produces once
board-upgrade = { $facility } goes below one of your Single Outstations
board-projects = Settlement Projects
board-project = { $project }: costs { $cost }, { $vp } VP
board-project-pile = Settlement Projects in the pile: { $n }
board-project-gone = Taken this round; not replaced before the next one

board-passed = passed
board-of = { $goods } (at most { $n })
board-leaders = Leaders left: { $n }
board-no-leaders = No Leaders left
board-went-on = The first Leader has gone on to the order track
board-no-worker = No Worker here: needs a { $worker }
board-worker-here = { $worker } at work until the end of the round
board-droid = The Mars Droid could go here
board-droid-here = The Mars Droid was used here
board-committed = Committed
board-completed = Completed projects: { $n }
board-spot = Spot for a committed Settlement Project
board-spot-free = Project spot free
