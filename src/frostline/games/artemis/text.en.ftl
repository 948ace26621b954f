### The Artemis Project in English.

## The game, its phases and its parts

game-name = The Artemis Project
game-tagline = Place dice and send colonists on Europa, and build the finest colony under the ice.
game-minutes = 60–75
game-weight = 2.6 / 5

phase-0 = Placement
phase-1 = Resolution
phase-2 = Upkeep
phase-3 = Final scoring

shelters = Shelters
hidden-card = a hidden card
nobody-there = nobody
automa-1 = Drone 1
automa-2 = Drone 2

colonist-pioneer = Pioneer
colonist-engineer = Engineer
colonist-marine = Marine
colonist-steward = Steward

region-basecamp = Basecamp
region-vents = Vents
region-quarry = Quarry
region-gantry = Gantry
region-doorstep = Doorstep
region-academy = Academy
region-outfitter = Outfitter

side-ocean = Ocean
side-surface = Surface
slot-any = any type
slots-free = free: { $slots }

## Goods with their numbers

amount-minerals =
    { $n ->
        [one] { $n } Mineral
       *[other] { $n } Minerals
    }
amount-energy = { $n } Energy
amount-toolkits =
    { $n ->
        [one] { $n } Toolkit
       *[other] { $n } Toolkits
    }
amount-badges =
    { $n ->
        [one] { $n } badge
       *[other] { $n } badges
    }
amount-vp = { $n } VP

## Parts of other messages: goods by name; in part-resources what is zero disappears

part-energy = { $energy } Energy
part-minerals =
    { $minerals ->
        [one] { $minerals } Mineral
       *[other] { $minerals } Minerals
    }
part-toolkits =
    { $toolkits ->
        [one] { $toolkits } Toolkit
       *[other] { $toolkits } Toolkits
    }
part-resources =
    { $energy ->
        [0] { part-minerals }
       *[other]
            { $minerals ->
                [0] { part-energy }
               *[other] { part-energy } and { part-minerals }
            }
    }

## What rewards and relief spaces give

power-either =
    { $n ->
        [one] { $n } Energy or { $n } Mineral
       *[other] { $n } Energy or { $n } Minerals
    }
power-mix =
    { $n ->
        [one] { $n } Energy or Mineral
       *[other] { $n } Energy and Minerals in any mix
    }
power-colonists =
    { $n ->
        [one] the colonist on the card
       *[other] the { $n } colonists on the card
    }
power-building = the building by the card
power-train = training (trade one colonist for any one left in the Academy)
power-relief = 1 relief step
power-relic = the Relic die
power-per-type = { $n } VP per { $colonist } in the colony

## Ocean buildings

building-assault-pod = Assault Pod
    .text = Before all other buildings work, choose an opponent: they lose 3 Minerals and you gain 2 Energy.
building-crystal-foundry = Crystal Foundry
    .text = Gain 1 Mineral, plus 1 Mineral for each Engineer here.
building-drone-docks = Drone Docks
    .text = Gain 1 Energy and 1 Mineral.
building-expedition-hub = Expedition Hub
    .text = Colonists here go on Expeditions without a fee, and colonists may return here; it need not be fully staffed.
building-geotherm-deck = Geotherm Deck
    .text = Gain 2 Energy or 2 Minerals.
building-manufactory = Manufactory
    .text = Gain 2 Toolkits.
building-pocket-operations = Pocket Operations
    .text = Spend 2 Minerals to gain 1 VP.
building-scoutpost = Scoutpost
    .text = When you place a die in the Vents or the Quarry, take 1 Energy or 1 Mineral from there at once.
building-sensor-station = Sensor Station
    .text = Spend 2 Energy to gain 1 VP.
building-shuttle-bay = Shuttle Bay
    .text = If fully staffed at the start of Upkeep, you may move or swap up to 2 more times.
building-surface-conduit = Surface Conduit
    .text = Draw 1 random colonist from the bag and put it into a building with room or into Shelters.
building-synthetics-complex = Synthetics Complex
    .text = Turn in 1 to 3 Energy for as many Minerals, or 1 to 3 Minerals for as much Energy.
building-volcanic-extractor = Volcanic Extractor
    .text = Gain 1 Energy, plus 1 Energy for each Engineer here.

## Surface buildings

building-armorist = Armorist
    .text = 1 VP, plus 1 VP for every 2 Toolkits you hold, at most 3 more.
building-battery-banks = Battery Banks
    .text = 1 VP, plus 1 VP for every 5 Energy you hold, at most 3 more.
building-bio-drome = Bio-Drome
    .text = 4 VP.
building-colonial-embassy = Colonial Embassy
    .text = 4 VP.
building-command-citadel = Command Citadel
    .text = 1 VP, plus 1 VP for each pair of one Marine and one Steward in your colony.
building-explorers-league = Explorer's League
    .text = 1 VP, plus 1 VP for every 2 Pioneers in your colony.
building-mineral-jumpdock = Mineral Jumpdock
    .text = 1 VP, plus 1 VP for every 5 Minerals you hold, at most 3 more.
building-scion-tower = Scion Tower
    .text = 1 VP, plus 1 VP if a Steward staffs it.
building-sentry-pylon = Sentry Pylon
    .text = 1 VP, plus 1 VP if a Marine staffs it.
building-snowcat-garage = Snowcat Garage
    .text = 2 VP; before final scoring you may spend Toolkits, 1 for each move or swap, until a colonist leaves the Garage.
building-strongpoint = Strongpoint
    .text = 4 VP.
building-threshold-footprint = Threshold Footprint
    .text = 1 VP, plus 1 VP for every 2 Engineers in your colony.
building-warmitory = Warmitory
    .text = 3 VP if its three colonists are of one type, otherwise nothing.

## Events

event-thermal-bloom = Thermal Bloom
    .text = Add 4 Energy to the Vents.
event-exposed-lode = Exposed Lode
    .text = Add 4 Minerals to the Quarry.
event-hard-freeze = Hard Freeze
    .text = This round, sending colonists from Shelters costs 2 resources per die instead of 1; from an Expedition Hub it stays free.
event-ice-quake = Ice Quake
    .text = The difficulty of every Expedition of this round rises by 2.
event-explorers-acclaim = Explorers' Acclaim
    .text = Each player who gained a badge from this round's Expeditions gains 1 VP.
event-vent-eruption = Vent Eruption
    .text = Each player with the most dice in the Vents, ties included, loses 2 Energy.
event-rockfall = Rockfall
    .text = Each player with the most dice in the Quarry, ties included, loses 2 Minerals.
event-silt-storm = Silt Storm
    .text = Half of the Minerals in the Quarry, rounded down, are lost.
event-crane-fault = Crane Fault
    .text = This round every building bought in the Gantry costs 1 Mineral more than the bid.
event-colonial-inspection = Colonial Inspection
    .text = Each player with the most Stewards in the colony (at least 1), ties included, gains 1 VP.
event-quarantine = Quarantine
    .text = This round each colonist taken from the Doorstep costs 3 Energy instead of 2.
event-engineering-symposium = Engineering Symposium
    .text = Each player with the most Engineers in the colony (at least 1), ties included, gains 3 Energy or 3 Minerals.
event-leviathan-attack = Leviathan Attack
    .text = Each player with no Marine in the colony loses 3 resources of their choice; each player with the most Marines, ties included, gains 1 VP.
event-cold-snap = Cold Snap
    .text = In this Upkeep each colonist in Shelters costs 2 Energy instead of 1.
event-relic-resonance = Relic Resonance
    .text = If nobody holds the Relic die, it goes to the player with the most badges; otherwise its holder gains 1 VP and it goes to the player with the fewest VP. A tie goes to the last in turn order.

## Expeditions

expedition-ice-shelf-survey = Ice-Shelf Survey
expedition-stranded-lander = Stranded Lander
expedition-training-dive = Training Dive
expedition-weather-mast-repair = Weather Mast Repair
expedition-crystal-grotto = Crystal Grotto
expedition-lost-rover = Lost Rover
expedition-drifting-pods = Drifting Pods
expedition-black-smoker-field = Black Smoker Field
expedition-salvage-run = Salvage Run
expedition-perimeter-sweep = Perimeter Sweep
expedition-council-delegation = Council Delegation
expedition-first-contact-reef = First Contact Reef
expedition-mantle-tap = Mantle Tap
expedition-prefab-drop = Prefab Drop
expedition-rescue-under-the-ice = Rescue Under the Ice
expedition-leviathan-hunt = Leviathan Hunt
expedition-founders-summit = Founders' Summit
expedition-sunken-foundry = Sunken Foundry
expedition-deep-trench-crossing = Deep Trench Crossing
expedition-abandoned-works = Abandoned Works
expedition-ghost-station = Ghost Station
expedition-heart-of-the-pocket = Heart of the Pocket
expedition-monolith-below = Monolith Below
expedition-singing-cavern = Singing Cavern

## Directives

directive-warm-hearths = Warm Hearths
    .text = Pay for at least 4 colonists in Shelters in one Upkeep.
directive-dry-hole = Dry Hole
    .text = Have a die exposed in the Vents or the Quarry.
directive-lost-trail = Lost Trail
    .text = Have a die on an Expedition that brings you neither badge nor reward.
directive-stockpile-drive = Stockpile Drive
    .text = Place 3 or more dice in the Outfitter.
directive-prestige-build = Prestige Build
    .text = Buy a building in the Gantry with a bid of 6.
directive-bargain-build = Bargain Build
    .text = Buy a building in the Gantry with a bid of 1.
directive-lone-explorer = Lone Explorer
    .text = Take both rewards of an Expedition as its only player.
directive-show-of-force = Show of Force
    .text = Rank first on a successful Expedition to which you sent a Marine.
directive-quiet-diplomacy = Quiet Diplomacy
    .text = Gain the VP of a Steward on an Expedition.
directive-mass-arrival = Mass Arrival
    .text = Take 4 colonists from the Doorstep with one die.
directive-deep-reserves = Deep Reserves
    .text = Hold 10 or more Energy, or 10 or more Minerals, at the start of Upkeep.
directive-spread-thin = Spread Thin
    .text = Place dice in 5 different regions.
directive-all-in = All In
    .text = Have 3 or more dice in one region, not the Outfitter, when Placement ends.
directive-building-boom = Building Boom
    .text = Gain 2 or more buildings.
directive-outmanoeuvred = Outmanoeuvred
    .text = Gain relief for being outbid on 2 different buildings.

## Options of a table

option-relic = Alien Relic
    .text = Mini expansion: two more Expeditions and one more Event bring a sixth die that changes hands. Its rules are reconstructed.
option-directives = Directives
    .text = Mini expansion: each player holds two secret goals, worth VP in a round in which they are met.
option-bid-again = Bid again
    .text = A player who declined the higher die may still buy with an own lower die on the tile.
option-relief-per-die = Relief per die
    .text = A player gains one relief step per outbid die instead of one per tile.
option-newest-closest = Newest tiles closest
    .text = New tiles are laid closest to the stack, pushing the older ones away.
option-rewards-return = Rewards return
    .text = Unclaimed reward colonists go back into the bag and the building under its stack, at the bottom.
option-one-tile-out = One tile out
    .text = With two players and in solo, only one random marked tile of each stack is removed instead of all duplicates.
option-away-apart = Away is apart
    .text = Colonists on an Expedition or in the Academy do not count as part of the colony.
option-last-space-empty = Last space empty
    .text = Reaching the last relief space gives no reward.
option-late-assault = Late assault
    .text = An Assault Pod filled during the activation step may still be used in it.
option-back-to-shelters = Back to Shelters
    .text = A colonist taken back from the Academy goes to Shelters only.

## Questions: Placement

ask-choose-die = { $who }: choose the die to place
ask-place-die = { $who }: place the { $face }, or spend a Toolkit on it
ask-choose-trainee = { $who }: choose the colonist that goes to the Academy with the { $face }
ask-trainee-from = { $who }: where does the { $colonist } for the Academy come from?
ask-send-colonists = { $who }: who goes with the die on { $expedition }? Any number of Pioneers (+1 each), or one Engineer (2 resources if it succeeds), one Marine (lowers an opponent's die by 1 or 2) or one Steward (1 VP if you are first to choose). From Shelters there is a fee.
ask-send-from = { $who }: where does the { $colonist } for { $expedition } come from? From Shelters there is a fee, from an Expedition Hub none.
ask-pioneers-from-shelters = { $who }: how many Pioneers go from Shelters on { $expedition }? Each adds 1 to the die; one fee pays for all of them.
ask-pioneers-from-hub = { $who }: how many Pioneers go from { $building } on { $expedition }? They go without a fee.
ask-pay-fee =
    { $amount ->
        [one] { $who }: pay { $amount } resource for sending colonists from Shelters
       *[other] { $who }: pay { $amount } resources for sending colonists from Shelters
    }
ask-marine-strikes = { $who }: which opponent's die on { $expedition } does the Marine lower?
ask-marine-lowers = { $who }: by how much does the Marine lower the die { $die } on { $expedition }?
ask-choose-outbid = { $who }: Drone { $drone } outbids you with a { $face }; choose the building

## Questions: Resolution

ask-choose-reward =
    { $heir ->
        [-1] { $who }: choose one of the two rewards of { $expedition }; the other is lost
       *[other] { $who }: choose a reward of { $expedition }; a second player there gets the other; alone, you take both
    }{ $stewards ->
        [0] {""}
       *[other] {" "}(and { $stewards } VP for the Steward)
    }
ask-choose-engineer-gain =
    { $amount ->
        [one] { $who }: your Engineer brings { $amount } resource; choose which
       *[other] { $who }: your Engineer brings { $amount } resources; choose which
    }
ask-return-colonist = { $who }: where does the { $colonist } return to, Shelters or an Expedition Hub?
ask-train-who = { $who }: which colonist do you give up for the training on { $expedition }? You then take any one left in the Academy.
ask-train-from = { $who }: where does the { $colonist } you give up for the training on { $expedition } come from?
ask-train-into = { $who }: which colonist of the Academy do you take for your { $colonist }?
ask-choose-relief = { $who }: choose a relief reward, of the space you reached or of any before it
ask-may-claim =
    { $minerals ->
        [one] { $who }: pay { $minerals } Mineral and take { $building }, or decline?
       *[other] { $who }: pay { $minerals } Minerals and take { $building }, or decline?
    }
ask-recruit = { $who }: take a colonist from the Doorstep for { $energy } Energy, or stop? Taken: { $taken }; this die allows { $left } more.
ask-place-colonist = { $who }: where does the { $colonist } go? Into a building with room, or to Shelters.
ask-move-in = { $who }: who moves from Shelters into the new building { $building }?

## Questions: goods

ask-pay-resources =
    { $amount ->
        [one] { $who }: you lose { $amount } resource; choose which
       *[other] { $who }: you lose { $amount } resources; choose which
    }
ask-choose-kind =
    { $amount ->
        [one] { $who }: gain { $amount } Energy or { $amount } Mineral
       *[other] { $who }: gain { $amount } Energy or { $amount } Minerals
    }
ask-choose-mix =
    { $amount ->
        [one] { $who }: gain { $amount } Energy or Mineral
       *[other] { $who }: gain { $amount } Energy and Minerals in any mix
    }

## Questions: Upkeep and final scoring

ask-may-move =
    { $left ->
        [one] { $who }: move or swap { $left } colonist? Choose where from, or be done.
       *[other] { $who }: move or swap up to { $left } colonists, one at a time? Choose where from, or be done.
    }
ask-move-who = { $who }: which colonist leaves { $home }?
ask-move-where = { $who }: where does the { $colonist } from { $home } go, or with whom does it swap?
ask-swap-who = { $who }: with whom in { $home2 } does the { $colonist } from { $home } change places?
ask-assault = { $who }: whom does { $building } strike? They lose Minerals and you gain Energy.
ask-activate = { $who }: use a fully staffed Ocean building? Each works once, in any order.
ask-convert = { $who }: choose what you turn in, up to { $most } Energy for as many Minerals or the reverse
ask-leave-cold =
    { $left ->
        [one] { $who }: too little Energy; { $left } colonist in Shelters cannot stay. Who is discarded?
       *[other] { $who }: too little Energy; { $left } colonists in Shelters cannot stay. Who is discarded?
    }
ask-choose-start = { $who }: you have the fewest resources; choose who starts the next round
ask-snowcat-move = { $who }: spend 1 Toolkit to move or swap a colonist before scoring? Choose where from, or be done.
ask-may-play-directive =
    { $played ->
        [0] { $who }: play a Directive whose goal you met this round, or discard one?
       *[other] { $who }: play another Directive whose goal you met this round?
    }

## Moves

move-done = Done
move-skip = Skip
move-nobody = Send nobody
move-toolkit-up = Raise the die by 1 (1 Toolkit)
move-toolkit-down = Lower the die by 1 (1 Toolkit)
move-vents = Vents: harvest Energy
move-quarry = Quarry: harvest Minerals
move-doorstep =
    { $most ->
        [one] Doorstep: recruit { $most } colonist
       *[other] Doorstep: recruit up to { $most } colonists
    }
move-academy = Academy: train a colonist, who becomes: { $becomes }
move-outfitter = Outfitter: gain { part-toolkits } at once
move-shelters = To Shelters
move-from-shelters = From Shelters
move-from-expedition = From this Expedition
move-swap-shelters = Swap with somebody in Shelters
move-claim = Pay and take the building
move-decline = Decline
move-die = Place a { $face }
move-number = { $number }
move-colonist = { $colonist }
move-expedition = Join { $expedition }
move-bid = Bid on { $building }
move-into = Into { $building }
move-from = From { $building }
move-swap = Swap with somebody in { $building }
move-use = Use { $building }
move-reward = Take { $reward }
move-relief = Take { $reward } (space { $space })
move-target = { $die }
move-player = { $player }
move-directive = Play { $directive }
move-discard = Discard { $directive }
move-resources = { $goods }

## Log: rounds, phases, set-up

log-starts = { $who } is the start player
log-round-begins = Round { $round } begins
log-rolls = { $who } rolls { $dice }
log-resolves = Resolution: { $region }
log-upkeep = Upkeep begins
log-ends = { $who } ends with { $vp } VP: place { $rank }

## Log: refreshing the board

log-lays-expedition = New Expedition: { $expedition }
log-reshuffles = The Expedition deck is empty: the discarded cards are shuffled into a new one
log-reward-colonist = Reward on { $expedition }: 1 { $colonist }
log-reward-building = Reward by { $expedition }: the building { $building }
log-rewards-cleared = Nobody took what lay on { $expedition }: it is cleared away
log-fills-vents = The Vents now hold { part-energy }
log-fills-quarry = The Quarry now holds { part-minerals }
log-reveals-building = New building in the Gantry: { $building }
log-arrives = 1 { $colonist } arrives at the Doorstep
log-doorstep-full = The Doorstep holds { $limit } colonists: nobody else arrives
log-reveals-event =
    { $letter ->
        [A] Event of the round: { $event }, at spot A, before Basecamp
        [B] Event of the round: { $event }, at spot B, before the Vents
        [C] Event of the round: { $event }, at spot C, before the Quarry
        [D] Event of the round: { $event }, at spot D, before the Gantry
        [E] Event of the round: { $event }, at spot E, before the Doorstep
        [F] Event of the round: { $event }, at spot F, before the Academy
        [G] Event of the round: { $event }, at spot G, after the Academy
       *[other] Event of the round: { $event }, at once
    }
log-bag-refilled = The bag is empty: all discarded colonists go back into it
log-bag-empty = The bag and the discard pool are empty: no colonist can be drawn

## Log: Placement

log-places = { $who } places a { $face }: { $region }
log-bids = { $who } bids { $face } on { $building }
log-joins = { $who } joins { $expedition } with a { $face }
log-scouts-energy = { $who } takes { part-energy } from the Vents with the Scoutpost
log-scouts-minerals = { $who } takes { part-minerals } from the Quarry with the Scoutpost
log-outfits = { $who } gains { part-toolkits } at the Outfitter
log-uses-toolkit = { $who } spends 1 Toolkit: a { $was } becomes a { $face }
log-sends =
    { $amount ->
        [one] { $who } sends 1 { $colonist } with the die
       *[other] { $who } sends { $amount } { $colonist }s with the die
    }
log-pays-fee = { $who } pays { part-resources } for sending colonists
log-strikes = { $who } lowers a die of { $player } by { $amount } with the Marine: it is now a { $face }
log-strikes-nobody = { $who } finds no opponent's die for the Marine to lower
log-enrols = { $who } sends 1 { $colonist } to the Academy

## Log: Basecamp

log-fails = { $expedition } fails: { $total } against a difficulty of { $difficulty }
log-succeeds = { $expedition } succeeds: { $total } against a difficulty of { $difficulty }
log-ranks = { $who } is number { $rank } with a total of { $total }
log-badge = { $who } gains 1 badge for the success
log-takes-reward = { $who } takes the reward: { $reward }
log-steward-vp = { $who } is first to choose: the Steward is worth { $vp } VP
log-engineer-pays = { $who } gains { part-resources } from the Engineer
log-returns = { $who } gets 1 { $colonist } back in Shelters
log-returns-to = { $who } gets 1 { $colonist } back in { $building }
log-trains = { $who } discards 1 { $colonist } and takes 1 { $becomes } from the Academy
log-per-type-vp = { $who } counts every { $colonist } in the colony: { $vp } VP
log-takes-relic = { $who } takes the Relic die

## Log: Vents, Quarry, Gantry, Doorstep, Academy

log-harvests-energy = { $who } takes { part-energy } with a { $face }; { $left } left
log-harvests-minerals = { $who } takes { part-minerals } with a { $face }; { $left } left
log-exposed = { $who } takes nothing with a { $face }: it is exposed, nothing is left ({ $region })
log-claims = { $who } pays { part-minerals } for { $building }
log-declines = { $who } declines to pay { part-minerals } for { $building }
log-cannot-pay = { $who } cannot pay { part-minerals } for { $building }
log-stays = Nobody buys { $building }: it stays in the Gantry
log-outbid = { $who } was outbid on { $building }
log-drone-claims = { $who } takes { $building }, which leaves the game
log-recruits = { $who } recruits 1 { $colonist } for { part-energy }
log-recruits-nobody = { $who } recruits nobody
log-drone-recruits = { $who } takes 1 { $colonist } from the Doorstep, who leaves the game
log-doorstep-empty = { $who } finds the Doorstep empty with a { $face }
log-graduates = { $who } trains 1 { $colonist } in the Academy: it becomes 1 { $becomes }
log-school-wasted = { $who } takes 1 { $colonist } back: the Academy has no { $becomes } left, the die was wasted
log-settles = { $who } puts 1 { $colonist } into { $building }
log-shelters = { $who } puts 1 { $colonist } into Shelters
log-moves-in = { $who } moves 1 { $colonist } from Shelters into { $building }
log-gains-building = { $who } adds { $building } to the colony

## Log: goods and relief

log-gains =
    { $toolkits ->
        [0] { $who } gains { part-resources }
       *[other]
            { $energy ->
                [0]
                    { $minerals ->
                        [0] { $who } gains { part-toolkits }
                       *[other] { $who } gains { part-minerals } and { part-toolkits }
                    }
               *[other]
                    { $minerals ->
                        [0] { $who } gains { part-energy } and { part-toolkits }
                       *[other] { $who } gains { part-energy }, { part-minerals } and { part-toolkits }
                    }
            }
    }
log-gains-vp = { $who } gains { $vp } VP
log-gains-badge =
    { $badges ->
        [one] { $who } gains { $badges } more badge
       *[other] { $who } gains { $badges } more badges
    }
log-loses =
    { $energy ->
        [0]
            { $minerals ->
                [0] { $who } has nothing to lose
               *[other] { $who } loses { part-minerals }
            }
       *[other] { $who } loses { part-resources }
    }
log-relief = { $who } takes a relief step to space { $space }
log-relief-end = { $who } is at the end of the relief track: no step, no reward

## Log: Upkeep and final scoring

log-moves = { $who } moves 1 { $colonist } from { $home } into { $building }
log-moves-out = { $who } moves 1 { $colonist } from { $building } to Shelters
log-swaps = { $who } swaps 1 { $colonist } from { $home } with 1 { $becomes } from { $home2 }
log-uses = { $who } uses { $building }
log-assaults = { $who } uses the Assault Pod on { $player } (up to { part-minerals } lost, { part-energy } gained)
log-buys-vp = { $who } spends resources for { $vp } VP
log-turns-energy =
    { $amount ->
        [one] { $who } turns { $amount } Energy into { $amount } Mineral
       *[other] { $who } turns { $amount } Energy into { $amount } Minerals
    }
log-turns-minerals =
    { $amount ->
        [one] { $who } turns { $amount } Mineral into { $amount } Energy
       *[other] { $who } turns { $amount } Minerals into { $amount } Energy
    }
log-conduit = { $who } draws 1 { $colonist } from the bag
log-warms =
    { $amount ->
        [0] { $who } cannot pay for anybody in Shelters
        [one] { $who } pays { part-energy } for { $amount } colonist in Shelters
       *[other] { $who } pays { part-energy } for { $amount } colonists in Shelters
    }
log-freezes = { $who } discards 1 { $colonist } from Shelters, left without Energy
log-chooses-start = { $who } chooses who starts the next round: { $player }
log-snowcat = { $who } spends 1 Toolkit at the Snowcat Garage for a move or swap

## Log: Events, solo, mini expansions

log-event = Event: { $event } – { $text }
log-unaffected = The Event affects nobody
log-agenda = { $who } begins in this region: { $region }
log-set-aside = { $who } cannot outbid anything with a { $face }: the die is set aside
log-passes-academy = { $who } passes over the Academy, which is full
log-dealt = { $who } is dealt a Directive: { $directive }
log-draws = { $who } draws a Directive: { $directive }
log-discards = { $who } discards a Directive: { $directive }
log-plays = { $who } plays a Directive: { $directive }, worth { $vp } VP
log-relic-to = { $who } now holds the Relic die

## Refusals: Placement

why-no-such-die = You have no die left that shows { $face }: choose one of your own dice.
why-no-toolkit = You have no Toolkit to spend: place the die as it is.
why-die-at-limit =
    { $face ->
        [1] A die never goes below { $face }: you can only raise this one.
       *[other] A die never goes above { $face }: you can only lower this one.
    }
why-bid-too-low =
    { $face ->
        [6] The highest bid on { $building } is { $face }: no die can beat it.
       *[other] The highest bid on { $building } is { $face }: only a higher die can be placed there.
    }
why-academy-full = The Academy has no free space: place this die in another region.
why-no-colonist = A die at the Academy must come with a colonist, and you have none in Shelters or buildings.
why-none-at-home = You have no { $colonist } in Shelters or buildings: choose another type.
why-none-to-send = You have no { $colonist } in Shelters or in an Expedition Hub: colonists in other buildings cannot be sent.
why-fee-unpayable =
    { $fee ->
        [one] Sending from Shelters costs { $fee } Energy or Mineral, and you have none: send nobody from there.
       *[other] Sending from Shelters costs { $fee } resources, and you have fewer: send nobody from there.
    }
why-steward-needs-low-die = A Steward goes only with a die that shows 1 or 2.
why-must-strike = The Marine must lower an opponent's die while one here shows 2 or more: choose one.
why-own-die = The Marine lowers an opponent's die, not your own.
why-die-is-one = That die shows 1 and cannot be lowered: the Marine needs a die of 2 or more.

## Refusals: Resolution

why-only-to-hub = Colonists return from an Expedition to Shelters or to an Expedition Hub, never to another building.
why-academy-empty = The Academy has no colonist left to take: skip the training.
why-none-in-academy = The Academy has no { $colonist } left: choose a type that is there.
why-none-in-colony = You have no { $colonist } to give up: it must be in Shelters, in a building or on this Expedition.
why-relief-not-reached = You have not reached relief space { $space }: choose the space you are on or one before it.
why-cannot-pay =
    { $minerals ->
        [one] The price is { $minerals } Mineral, and you have none: you can only decline.
       *[other] The price is { $minerals } Minerals, and you have fewer: you can only decline.
    }
why-none-at-doorstep = No { $colonist } can be taken: none is waiting at the Doorstep.

## Refusals: colonists, goods, Upkeep

why-no-room = { $building } has no room for this type ({ $colonist }): it needs an empty slot of that type or of any type.
why-not-in-shelters = You have no { $colonist } in Shelters: choose a type that is there.
why-none-there = There is no { $colonist } in this place: choose a type that is there.
why-nowhere-to-go = No { $colonist } from Shelters can move or swap now: no building has a slot that fits.
why-swap-does-not-fit = A swap needs a colonist of another type there, and each of the two must fit in the other's place.
why-too-few-resources = You do not have { part-resources }: choose what you have.
why-not-full = { $building } is not fully staffed: in this step only buildings without an empty slot can be used.
why-surface-idle = { $building } is a Surface building: it does nothing in Upkeep and scores at the end.
why-no-activation = { $building } is not used in this step: its effect has its own moment.
why-assault-over = { $building } acts only before all other buildings: it has to wait for the next Upkeep.
why-used-already = { $building } has been used in this Upkeep: each building works once.
why-nothing-to-spend = { $building } would do nothing now: you do not have the Energy or Minerals it spends.
why-nobody-to-draw = There is no colonist to draw: the bag and the discard pool are both empty.
why-not-yourself = An Assault Pod strikes an opponent, not its owner: choose somebody else, or skip it.
why-one-direction = You turn in either Energy or Minerals, not both.
why-too-much-at-once =
    { $amount ->
        [one] You can turn in at most { $amount } resource at once.
       *[other] You can turn in at most { $amount } resources at once.
    }
why-goal-not-met = You have not met the goal of { $directive } this round: it can be played only in a round in which you do.
why-played-this-round = You have played a Directive this round, so you may not discard { $directive }.

## The score sheet

score-play = VP earned in play
score-energy = Saved Energy
score-minerals = Saved Minerals
score-surface = Surface building: { $building }
score-buildings = Number of buildings
score-sets = Sets of the four colonist types
score-leftover = Leftover colonists
score-badges = Expedition badges
score-toolkits = Toolkits

rank-0 = Tentacle Cleanup Crew
rank-1 = Mediocronaut
rank-2 = Macro Manager
rank-3 = Colonial Commandant
rank-4 = Artemis Prime!

## The table as text

board-heading = Round { $round } of { $rounds }: { $phase }. Start player: { $who }
board-event = Event { $letter }: { $event }. { $text }
board-expedition = { $expedition }: { $total } of { $difficulty }
board-colony =
    { $badges ->
        [one] { $who }: { $vp } VP, { part-energy }, { part-minerals }, { part-toolkits }, { $badges } badge, relief { $relief } of { $spaces }
       *[other] { $who }: { $vp } VP, { part-energy }, { part-minerals }, { part-toolkits }, { $badges } badges, relief { $relief } of { $spaces }
    }
board-dice = Dice: { $dice }
board-directives = Your Directives
