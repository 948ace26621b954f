### Ceres in English.

## The game, its phases and its parts

game-name = Ceres
game-tagline = Lead a corporation on Ceres: send probes into the Asteroid Belt, build Outstations, and help the settlement thrive.
game-minutes = 90–120
game-weight = 3.2 / 5

phase-0 = Asteroid Belt
phase-1 = Production
phase-2 = Activation
phase-3 = End of Round
phase-4 = Final scoring

nothing-there = nothing

type-mine = Mine
type-factory = Factory
type-lab = Lab
type-office = Office

worker-mine = Mine Overseer
worker-factory = Chief Engineer
worker-lab = Scientific Coordinator
worker-office = Managing Director

ring-outer = Outer Ring
ring-intermediate = Intermediate Ring
ring-inner = Inner Ring

field-aerospace = Aerospace
field-construction = Construction
field-logistics = Logistics

## Goods with their numbers

amount-ore = { $n } Ore
amount-ice = { $n } Ice
amount-ceramics = { $n } Advanced Ceramics
amount-energy = { $n } Energy
amount-credits =
    { $n ->
        [one] { $n } Credit
       *[other] { $n } Credits
    }
amount-influence = { $n } Influence
amount-alloys =
    { $n ->
        [one] { $n } Alloy
       *[other] { $n } Alloys
    }
amount-probes =
    { $n ->
        [one] { $n } Mining Probe
       *[other] { $n } Mining Probes
    }
amount-vp = { $n } VP

## What Functions and trades say

function-times =
    { $n ->
        [one] { $action }, { $n } time
       *[other] { $action }, up to { $n } times
    }
function-cost = pay { $cost }: { $text }
function-gain = gain { $goods }
function-asteroid = gain the Production of one of your asteroids
function-location = activate the { $location }
trade-text = { $pay } for { $gain }

## Locations and actions

location-bureau = Trade Bureau
    .text = Perform Interplanetary Trade once or twice, or take a Settlement Project; a project brings 1 Influence in round 1 and costs 1 Influence in round 3.
location-yard = Construction Yard
    .text = Build a Facility as a new Outstation or under a Single Outstation. Before that you may Draw & See: 1 Influence for 3 cards, or 2 Influence for 5.
location-council = A.M.A.C. Council
    .text = Pay 1 Influence for one of these: Trade Bureau, Launch, Research or Favor.
location-contractors = Contractors Association
    .text = Pay 2 Credits for Reassign Worker or for the Construction Yard, or Manufacture up to 3 times for 1 Credit each.
location-headquarters = Corporate Headquarters
    .text = Gain the whole Production of one of your Outstations, at most twice per round. The first Leader of the round also reserves your slot on the Player Order track.

action-interplanetary-trade = Interplanetary Trade
action-settlement-project = Settlement Project
action-corporation-expanse = Corporation Expanse
action-corporation-upgrade = Corporation Upgrade
action-launch = Launch
action-research = Research
action-favor = Favor
action-reassign-worker = Reassign Worker
action-manufacture = Manufacture

## Favors

favor-manufacturing-efficiency = Manufacturing Efficiency
    .text = Until the end of the round, everything you manufacture needs 1 Ore less, and each activation in which you Manufacture allows one product more.
favor-continuous-ice-supply = Continuous Ice Supply
    .text = Until the end of the round, each of your Launches costs 2 Ice less, and you pay no Ice in Activation costs.
favor-mars-droid = Mars Droid
    .text = Once this round, as your main action: activate any of your Outstations, with or without a Worker there, and take no Worker.
favor-leader-assistant = Leader Assistant
    .text = Once this round, as your main action: gain the whole Production of one of your Outstations, then activate a Location of the Game Board; it needs neither a Leader nor an action slot.
favor-special-grant = Special Grant
    .text = At once, gain 4 different Productions shown on your Outstations. It has no token: anybody may choose it any number of times.

## Research Programs

program-aerospace-1 = After each Launch, gain one of these: 2 Ore, 1 Advanced Ceramics, 1 Energy or 1 Ice.
program-aerospace-2 = Entering the Intermediate Ring costs 2 Ice instead of 3, the Inner Ring 3 more instead of 5.
program-aerospace-3 = After a Launch you may Launch once more; only Level 1 works for the repeat.
program-construction-1 = After activating the Construction Yard, gain the Production of the Facility you just built.
program-construction-2 = What you build with the Construction Yard costs 1 Alloy less.
program-construction-3 = After activating the Construction Yard you may activate it once more; only Level 1 works for the repeat.
program-logistics-1 = After activating the Trade Bureau, gain 1 Influence.
program-logistics-2 = When you activate the Trade Bureau, gain 4 Credits.
program-logistics-3 = After activating the Trade Bureau you may activate it once more; only Level 1 works for the repeat.

## Facilities: Mines

facility-ore-pit = Ore Pit
facility-ice-quarry = Ice Quarry
facility-strip-mine = Strip Mine
facility-cryo-well = Cryo Well
facility-regolith-sifter = Regolith Sifter
facility-deep-shaft = Deep Shaft
facility-survey-drillsite = Survey Drillsite
facility-launch-silo = Launch Silo
facility-slag-refinery = Slag Refinery
facility-mantle-bore = Mantle Bore
facility-brine-reservoir = Brine Reservoir
facility-orbital-catapult = Orbital Catapult

## Facilities: Labs

facility-solar-lab = Solar Lab
facility-reactor-bench = Reactor Bench
facility-spectrometry-lab = Spectrometry Lab
facility-materials-lab = Materials Lab
facility-cryogenics-lab = Cryogenics Lab
facility-fusion-testbed = Fusion Testbed
facility-robotics-lab = Robotics Lab
facility-propulsion-lab = Propulsion Lab
facility-data-center = Data Center
facility-research-lab = Research Lab
facility-quantum-lab = Quantum Lab
facility-astrophysics-institute = Astrophysics Institute

## Facilities: Factories

facility-tech-factory = Tech Factory
facility-ceramics-kiln = Ceramics Kiln
facility-sinter-plant = Sinter Plant
facility-ore-smelter = Ore Smelter
facility-assembly-line = Assembly Line
facility-alloy-foundry = Alloy Foundry
facility-probe-works = Probe Works
facility-glassworks = Glassworks
facility-fabrication-hub = Fabrication Hub
facility-composite-works = Composite Works
facility-autonomous-factory = Autonomous Factory
facility-orbital-shipyard = Orbital Shipyard

## Facilities: Offices

facility-trade-office = Trade Office
facility-accounting-office = Accounting Office
facility-liaison-office = Liaison Office
facility-permit-office = Permit Office
facility-staffing-agency = Staffing Agency
facility-customs-house = Customs House
facility-planning-bureau = Planning Bureau
facility-lobby-office = Lobby Office
facility-embassy = Embassy
facility-stock-exchange = Stock Exchange
facility-construction-directorate = Construction Directorate
facility-amac-consulate = A.M.A.C. Consulate

## Starting Outstations

facility-launch-site = Launch Site
facility-main-factory = Main Factory
facility-main-lab = Main Lab
facility-main-office = Main Office

## Settlement Projects

project-housing-block = Housing Block
project-water-treatment-plant = Water Treatment Plant
project-emergency-shelter = Emergency Shelter
project-hydroponic-gardens = Hydroponic Gardens
project-power-grid = Power Grid
project-market-plaza = Market Plaza
project-oxygen-recycling-plant = Oxygen Recycling Plant
project-medical-center = Medical Center
project-transit-tunnel = Transit Tunnel
project-communications-array = Communications Array
project-cultural-center = Cultural Center
project-radiation-shield = Radiation Shield
project-observatory = Observatory
project-university = University
project-spaceport-terminal = Spaceport Terminal
project-school-dome = School Dome
project-ice-reservoir = Ice Reservoir
project-council-hall = Council Hall
project-sports-arena = Sports Arena
project-data-archive = Data Archive
project-space-elevator = Space Elevator

## Cargo Spacecraft

ship-hermes = Hermes
ship-demeter = Demeter
ship-caravel = Caravel
ship-magellan = Magellan

## Asteroids

asteroid-hygiea = Hygiea
asteroid-themis = Themis
asteroid-cybele = Cybele
asteroid-camilla = Camilla
asteroid-sylvia = Sylvia
asteroid-davida = Davida
asteroid-europa = Europa
asteroid-interamnia = Interamnia
asteroid-eos = Eos
asteroid-hektor = Hektor
asteroid-pallas = Pallas
asteroid-gaspra = Gaspra
asteroid-juno = Juno
asteroid-ida = Ida
asteroid-psyche = Psyche
asteroid-lutetia = Lutetia
asteroid-eunomia = Eunomia
asteroid-mathilde = Mathilde
asteroid-hebe = Hebe
asteroid-kleopatra = Kleopatra
asteroid-bennu = Bennu
asteroid-ryugu = Ryugu
asteroid-eros = Eros
asteroid-itokawa = Itokawa
asteroid-vesta = Vesta

## Options of a table

option-actions-not-locations = Actions are not Locations
    .text = An action shown in a Function does not count as activating its Location: it brings no Construction or Logistics research and no Draw & See.

## Questions: the turn

ask-take-turn = { $who }: activate a Location or an Outstation, or pass for this round
ask-end-turn = { $who }: complete a committed project, or end your turn
ask-send-assistant = { $who }: choose the Location that the Leader Assistant activates, or none. The token is used up either way.

## Questions: Outstations

ask-use-part = { $who }: choose the next part of the Function to use ({ $outstation }). Parts before it are skipped for good.
ask-mine-asteroid = { $who }: choose one of your asteroids and gain its Production
ask-reassign-worker = { $who }: choose the Outstation whose Worker is reassigned
ask-reassign-to = { $who }: choose the empty Outstation of the same type that the Worker goes to. It is activated at once.
ask-choose-production = { $who }: choose one of your Outstations and gain its whole Production

## Questions: Locations and their actions

ask-at-council = { $who }: choose an option of the A.M.A.C. Council
ask-at-contractors = { $who }: choose an option of the Contractors Association
ask-choose-deal =
    { $deal ->
        [trade] { $who }: choose a trade with the docked Cargo Spacecraft
        [project] { $who }: choose a Settlement Project
       *[both] { $who }: choose a trade with the docked Cargo Spacecraft or a Settlement Project
    }
ask-trade-again =
    { $left ->
        [one] { $who }: make { $left } more trade, or stop
       *[other] { $who }: make up to { $left } more trades, one at a time, or stop
    }
ask-finish-project = { $who }: complete { $project } at once (pay { $cost }, gain { $vp } VP), or commit to it and complete it later
ask-choose-building =
    { $way ->
        [expanse] { $who }: choose a Facility to build as a new Outstation
        [upgrade] { $who }: choose a Facility to build under a Single Outstation
       *[both] { $who }: choose a Facility to build, as a new Outstation or under a Single Outstation
    }
ask-choose-upgraded = { $who }: choose the Single Outstation to upgrade with { $facility }
ask-launch = { $who }: choose the asteroid to which you launch a Mining Probe
ask-choose-bonus = { $who }: choose what Aerospace Level 1 brings you after the Launch
ask-choose-field = { $who }: choose the field in which you reach the next Level
ask-choose-favor = { $who }: choose a Favor. You keep its token until the end of the round; a Special Grant works at once.
ask-choose-grant =
    { $left ->
        [one] { $who }: choose the last Production for the Special Grant
       *[other] { $who }: choose a Production for the Special Grant; { $left } are still to be chosen
    }
ask-manufacture =
    { $left ->
        [one] { $who }: manufacture { $left } product
       *[other] { $who }: manufacture up to { $left } products, one at a time
    }
ask-manufacture-more = { $who }: manufacture one more product thanks to Manufacturing Efficiency, or stop

## Moves: the turn

move-pass = Pass for this Round
move-done = Done
move-stop = No more
move-leader = Leader: { $location }
move-worker = Worker: { $outstation } – { $text }
move-droid = Mars Droid: { $outstation } – { $text }
move-assistant = Leader Assistant: the Production of an Outstation, then a Location
move-visit = Leader Assistant: { $location }
move-complete = Complete { $project } – pay { $cost }; { $vp } VP

## Moves: Outstations

move-part = Part { $n } – { $text }
move-mine = { $asteroid } – gain { $goods }
move-from = From { $outstation }
move-to = To { $outstation }
move-produce = { $outstation } – gain { $goods }

## Moves: Locations and their actions

move-council = { $what } – pay { $cost }
move-contract =
    { $contract ->
        [2] { $what } – pay { $cost } for each product
       *[other] { $what } – pay { $cost }
    }
move-trade = Trade { $text }
move-project =
    { $when ->
        [now] Take { $project } – complete it for { $cost }
       *[later] Commit to { $project } – pay { $cost } later
    }{ $taking ->
        [brings] {""}; gain { $goods } now
        [costs] {""}; pay { $goods } now
       *[neither] {""}
    }; { $vp } VP
move-complete-now = Complete it at once – pay { $cost }
move-commit = Commit to it – unfinished at the end, it costs half its VP
move-draw-few =
    { $n ->
        [one] Draw & See { $n } card – pay { $cost }
       *[other] Draw & See { $n } cards – pay { $cost }
    }
move-draw-many =
    { $n ->
        [one] Draw & See { $n } card – pay { $cost }
       *[other] Draw & See { $n } cards – pay { $cost }
    }
move-expanse = { $facility } as a new Outstation – pay { $cost }; { $vp } VP, { $goods }
move-upgrade = { $facility } under a Single Outstation – pay { $cost }; { $vp } VP
move-under = Under { $outstation }
move-nothing = Build nothing
move-launch =
    { $ice ->
        [0] Launch to { $asteroid } – no Ice; { $vp } VP, { $goods }
       *[other] Launch to { $asteroid } – pay { $ice } Ice; { $vp } VP, { $goods }
    }
move-bonus = Gain { $goods }
move-research = { $field }, Level { $level } – pay { $cost }; { $vp } VP. { $text }
move-favor = { $favor } – pay { $cost }. { $text }
move-grant = { $outstation } – gain { $goods }
move-alloy = Make an Alloy – pay { $cost }
move-probe = Make a Mining Probe – pay { $cost }

## Log: rounds and phases

log-starts = { $who } is the first player
log-round-begins = Round { $round } begins
log-docks = Docked Cargo Spacecraft: { $ship }
log-belt-turns = The rings of the Asteroid Belt turn
log-produces = { $who } gains from Production: { $goods }
log-round-ends = Round { $round } ends: Leaders, Workers and Favors return
log-ends = { $who } ends with { $vp } VP: place { $rank }

## Log: turns

log-leader = { $who } places a Leader: { $location }
log-worker = { $who } places a Worker: { $outstation }
log-worker-from-ship = { $who } places a Worker from the docked Cargo Spacecraft: { $outstation }
log-droid = { $who } places the Mars Droid: { $outstation }
log-assistant = { $who } places the Leader Assistant: { $location }
log-assistant-declines = { $who } activates no Location with the Leader Assistant
log-passes = { $who } passes: slot { $place } on the Player Order track
log-passes-to-leader = { $who } passes: to the Leader in slot { $place } on the Player Order track
log-reserves = { $who } reserves slot { $place } on the Player Order track with the Leader
log-production-of = { $who } gains the Production of { $outstation }: { $goods }
log-pays = { $who } pays { $goods }
log-gains = { $who } gains { $goods }

## Log: Trade Bureau

log-trades = { $who } trades { $pay } for { $gain }
log-takes-project = { $who } takes a Settlement Project: { $project }
log-round-influence = { $who } gains { $goods } for taking a project in round 1
log-commits = { $who } commits to { $project }
log-completes = { $who } completes { $project }: { $vp } VP
log-completes-now = { $who } completes { $project } at once: { $vp } VP

## Log: Construction Yard

log-draws =
    { $amount ->
        [one] { $who } draws { $amount } Facility card with Draw & See
       *[other] { $who } draws { $amount } Facility cards with Draw & See
    }
log-expands = { $who } builds a new Outstation: { $facility }, { $vp } VP
log-upgrades = { $who } upgrades { $outstation } with { $facility }: { $vp } VP
log-facility-produces = { $who } gains the Production of the new Outstation: { $goods }
log-nothing-built = { $who } can build nothing: the drawn cards are discarded
log-discards = { $who } discards a drawn card: { $facility }
log-reveals = New Facility card: { $facility }
log-reshuffles = The Facility pile is empty: the discarded cards are shuffled into a new one

## Log: Launch, Research, Favors, Contractors Association

log-launches = { $who } launches a Mining Probe to { $asteroid }: { $vp } VP
log-asteroid-produces = { $who } gains the Production of { $asteroid }: { $goods }
log-researches = { $who } reaches Level { $level } in { $field }: { $vp } VP
log-first-at-level-3 = { $who } is first at Level 3 in { $field }: { $vp } more VP
log-takes-favor = { $who } takes a Favor: { $favor }
log-granted = { $who } gains { $goods } from { $outstation } by the Special Grant
log-makes-alloy = { $who } manufactures an Alloy for { $goods }
log-makes-probe = { $who } manufactures a Mining Probe for { $goods }
log-reassigns = { $who } reassigns a Worker from { $from } to { $outstation }

## Log: Research Programs

log-launch-bonus = { $who } gains { $goods } from Aerospace Level 1
log-yard-bonus = { $who } gains { $goods } from Construction Level 1
log-bureau-credits = { $who } gains { $goods } from Logistics Level 2
log-bureau-influence = { $who } gains { $goods } from Logistics Level 1

## Refusals: the turn

why-no-leader = You have no Leader left this round: activate an Outstation, or pass.
why-no-slot = Every action slot is taken there ({ $location }): choose another Location.
why-headquarters-used = You have activated your Corporate Headquarters twice this round: there is no third time.
why-nothing-to-do-there = You could not carry out any option there ({ $location }): choose another Location.
why-assistant-used = The Leader Assistant has been used this round.
why-droid-used = The Mars Droid has been used this round.
why-occupied = There is a Worker on { $outstation } already: choose an empty Outstation.
why-no-such-worker = No Worker of this kind ({ $worker }) is left in the Living Quarters or on the docked Cargo Spacecraft.
why-no-usable-part = You could not use any part of the Function of { $outstation } now: choose another Outstation.
why-completion-spoils = If you paid for { $project } now, you could not do what your action still requires: complete it later.

## Refusals: Outstations

why-part-gone = This part has been used or skipped: parts are used from left to right.
why-cannot-pay-part = You cannot pay the Activation cost of this part.
why-part-useless = You could not carry out this part now: choose another one.
why-no-worker-there = There is no Worker on { $outstation }: choose an Outstation that has one.
why-no-target = The Worker on { $outstation } cannot be reassigned now: it takes another empty Outstation of the same type with a part you can use, and neither of the two may be carrying out its Function.

## Refusals: Locations

why-no-credits = You do not have the Credits that this option costs.
why-cannot-carry-out = You could not carry out this option once its entry cost is paid: choose another one.

## Refusals: Trade Bureau

why-cannot-pay-trade = You do not have what this trade costs: choose one you can pay.
why-only-projects = The Function lets you take a Settlement Project only, not trade.
why-only-trades = The Function lets you trade only, not take a Settlement Project.
why-no-influence-for-project = In round 3 you must spend 1 Influence to take a Settlement Project, and you have none.
why-no-spot = Both your project spots are filled: a project you take now must be completed at once.
why-cannot-pay-project = You cannot pay the cost of { $project } in full.

## Refusals: Construction Yard

why-cannot-pay-facility = You cannot pay the cost of { $facility } in full: choose another Facility.
why-other-way-only = The Function allows only the other way to build: a new Outstation or an Upgrade, as it shows.
why-no-single = You have no Single Outstation: starting Outstations and Upgraded ones cannot be upgraded.
why-cannot-draw = Draw & See is not possible now: it takes an activation of the Construction Yard, enough Influence and a card left to draw.
why-drawn-already = You have used Draw & See in this activation: it is possible only once, before you build.

## Refusals: Launch, Research, Favors, Manufacture

why-too-far = Reaching { $asteroid } costs { $ice } Ice, and you have less: choose a nearer asteroid.
why-claimed = There is a Mining Probe on { $asteroid } already: choose an unclaimed asteroid.
why-cannot-pay-research = You cannot pay for the next Level in { $field }.
why-last-level = You have reached Level 3 in { $field }, the last one: choose another field.
why-cannot-pay-favor = You do not have the Influence for this Favor ({ $favor }).
why-favor-taken = This Favor is taken until the end of the round ({ $favor }): choose another one.
why-granted-already = You have chosen this Production for the Special Grant: choose a different one.
why-cannot-make = You do not have what this product costs.

## The score sheet

score-facilities = Facilities
score-projects = Settlement Projects
score-asteroids = Asteroids
score-research = Research
score-firsts = First at Level 3
score-influence = Influence
score-credits = Credits
score-unfinished = Unfinished: { $project }

## The table as text

board-heading = Round { $round } of { $rounds }: { $phase }. Docked: { $ship }. First in player order: { $who }
board-brief = Leaders { $leaders }, Credits { $credits }, Influence { $influence }, Alloys { $alloys }
