### Shackleton Base in English.

## The game, its phases and its parts

game-name = Shackleton Base
game-tagline = Lead a space agency on the Moon: exploit the Shackleton crater, build your base, and win the Corporations for your Projects.
game-minutes = 60–120
game-weight = 3.7 / 5

automa-1 = AstroBot

phase-0 = Setup
phase-1 = Shuttle phase
phase-2 = Action phase
phase-3 = Maintenance phase
phase-4 = Final scoring

nothing-there = nothing
nobody-there = nobody

shuttle-name = Shuttle { $number }
shuttle-text = { $crew }; { $goods }

astronaut-engineer = Engineer
astronaut-technician = Technician
astronaut-scientist = Scientist

structure-dome = Dome
structure-workshop-top = Top Workshop
structure-workshop-middle = Middle Workshop
structure-workshop-bottom = Bottom Workshop
structure-laboratory-top = Top Laboratory
structure-laboratory-middle = Middle Laboratory
structure-laboratory-bottom = Bottom Laboratory
structure-headquarters = Headquarters
structure-text =
    { $energy ->
        [0] Cost: { $goods }. Size { $size }, maintenance { $upkeep }.
       *[other] Cost: { $goods }; consumes { $energy } Energy. Size { $size }, maintenance { $upkeep }.
    }

kind-dome = Dome
kind-workshop = Workshop
kind-laboratory = Laboratory
kind-headquarters = Headquarters
kind-laboratory-or-headquarters = Laboratory or Headquarters

laboratory-0 = Ability: gain the resource of the sector of your newest Laboratory.
laboratory-1 = Ability: gain Credits.
laboratory-2 = Ability: activate a Corporation token around the sector of your newest Laboratory.

group-domes = Domes
    .text = income in Titanium (Engineer), Credits (Technician) or VP (Scientist)
group-workshop-top = Top Workshop
    .text = each Engineer lowers your maintenance payment
group-workshop-middle = Middle Workshop
    .text = each Technician lowers the cost and the Energy requirement of Projects
group-workshop-bottom = Bottom Workshop
    .text = each Scientist lowers the cost of Command slots
group-laboratory-top = Top Laboratory
    .text = Engineers score VP at the end
group-laboratory-middle = Middle Laboratory
    .text = Technicians score VP at the end
group-laboratory-bottom = Bottom Laboratory
    .text = Scientists score VP at the end
group-headquarters = Headquarters
    .text = income in Reputation for each astronaut
group-waiting = Waiting slot
    .text = no benefit

line-build = Build a structure
line-fund = Fund a Project
line-corporations = Corporation actions

track-reputation = gain 2 Reputation
track-titanium = gain 1 Titanium
track-rare-earth = gain 1 Rare Earth
track-token = activate a Corporation token anywhere

arrow-clockwise = clockwise
arrow-counterclockwise = counter-clockwise

level-easy = easy
level-medium = medium
level-hard = hard

## Parts of sentences

part-astronaut =
    { $astronaut ->
        [Engineer] an Engineer
       *[other] a { $astronaut }
    }
part-credits =
    { $credits ->
        [one] { $credits } Credit
       *[other] { $credits } Credits
    }
part-less-titanium =
    { $less ->
        [0] {""}
       *[other] {" "}({ $less } Titanium less for you)
    }
part-energy-first =
    { $short ->
        [0] {""}
       *[other] {" "}First Energy { $level } → { $needed }.
    }
part-less-samples =
    { $less ->
        [0] {""}
       *[other] {" "}({ $less } sample less for you)
    }
part-price =
    { $credits ->
        [0] free
        [one] pay { $credits } Credit
       *[other] pay { $credits } Credits
    }

## Goods with their numbers

amount-credits =
    { $n ->
        [one] { $n } Credit
       *[other] { $n } Credits
    }
amount-titanium = { $n } Titanium
amount-rare-earth = { $n } Rare Earth
amount-reputation = { $n } Reputation
amount-vp = { $n } VP
amount-energy = { $n } Energy
amount-astronauts =
    { $n ->
        [one] { $n } astronaut from the Lunar Gateway
       *[other] { $n } astronauts from the Lunar Gateway
    }
amount-tokens =
    { $n ->
        [one] { $n } activation of a Corporation token
       *[other] { $n } activations of Corporation tokens
    }
amount-domes =
    { $n ->
        [one] { $n } free Dome
       *[other] { $n } free Domes
    }
amount-projects =
    { $n ->
        [one] { $n } free Project
       *[other] { $n } free Projects
    }
amount-robots =
    { $n ->
        [one] { $n } Robot
       *[other] { $n } Robots
    }
amount-tourists =
    { $n ->
        [one] { $n } Tourist
       *[other] { $n } Tourists
    }
amount-samples =
    { $n ->
        [one] { $n } sample of any type
       *[other] { $n } samples of any type
    }
amount-basalt = { $n } Basalt
amount-ice = { $n } Ice
amount-glass = { $n } Glass
amount-helium = { $n } Helium3
amount-plants =
    { $n ->
        [one] { $n } Plant
       *[other] { $n } Plants
    }
amount-steps =
    { $n ->
        [one] { $n } step on the Sky Watch track
       *[other] { $n } steps on the Sky Watch track
    }
amount-ship-panels =
    { $n ->
        [one] { $n } ship panel
       *[other] { $n } ship panels
    }
amount-engineer =
    { $n ->
        [one] { $n } Engineer
       *[other] { $n } Engineers
    }
amount-technician =
    { $n ->
        [one] { $n } Technician
       *[other] { $n } Technicians
    }
amount-scientist =
    { $n ->
        [one] { $n } Scientist
       *[other] { $n } Scientists
    }

resource-credits = Credits
resource-titanium = Titanium
resource-rare-earth = Rare Earth
resource-reputation = Reputation
resource-vp = VP
resource-energy = Energy
resource-astronauts = astronauts
resource-tokens = Corporation tokens
resource-domes = Domes
resource-projects = Projects
resource-robots = Robots
resource-tourists = Tourists
resource-samples = samples
resource-basalt = Basalt
resource-ice = Ice
resource-glass = Glass
resource-helium = Helium3
resource-plants = Plants
resource-steps = steps
resource-ship-panels = ship panels

## What rows, boards and tiles say

row-tokens =
    { $n ->
        [one] activate { $n } Corporation token
       *[other] activate up to { $n } Corporation tokens
    }
spot-board = shared spot { $n }
spot-project = { $project }, spot { $n }
stack-left = left
stack-centre = centre
stack-right = right
experiment-text = { $samples } for { $goods }
samples-different =
    { $n ->
        [one] { $n } sample
       *[other] { $n } different samples
    }
samples-equal =
    { $n ->
        [one] { $n } sample
       *[other] { $n } equal samples
    }
samples-any =
    { $n ->
        [one] { $n } sample of any type
       *[other] { $n } samples of any type
    }
cargo-name = level { $level }, slot { $slot }
program-name =
    { $row ->
        [0] section { $section }, bottom
        [1] section { $section }, middle
       *[other] section { $section }, top
    }
factory-top-left = top left
factory-top-centre = top centre
factory-top-right = top right
factory-middle-left = middle left
factory-middle-centre = middle centre
factory-middle-right = middle right
factory-bottom-left = bottom left
factory-bottom-centre = bottom centre
factory-bottom-right = bottom right

goal-artemis-tours =
    { $n ->
        [one] { $n } hosted Tourist
       *[other] { $n } hosted Tourists
    }
goal-selenium-research =
    { $n ->
        [one] { $n } Experiment
       *[other] { $n } Experiments
    }
goal-moon-mining =
    { $n ->
        [one] { $n } shipment
       *[other] { $n } shipments
    }
goal-space-robotics =
    { $n ->
        [one] { $n } Factory
       *[other] { $n } Factories
    }
goal-evergreen-farms = Farms with a total size of { $n }
goal-sky-watch =
    { $n ->
        [one] { $n } contribution
       *[other] { $n } contributions
    }
goal-to-mars =
    { $n ->
        [one] { $n } structure or astronaut on the Mars ship
       *[other] { $n } structures and astronauts on the Mars ship
    }

## Corporations

corporation-artemis-tours = Artemis Tours
    .text = Tourists wait in your lobby. The action moves one to a free tourist spot, on the board or on your own Projects, and scores its VP at once. Each hosted Tourist brings Credits as income; at the end only abilities of Projects score.
    .token = gain 1 Tourist
corporation-selenium-research = Selenium Research
    .text = Samples of Basalt, Ice and Glass serve for Experiments. The action discards the samples of a face-up Experiment tile and gains its reward. At the end each set of one left, one centre and one right tile scores VP.
    .token = gain 1 sample of its type
    .name = Selenium Research ({ $sample })
    .one = gain { $sample }
corporation-moon-mining = Moon Mining
    .text = Helium3 goes to Earth. The action puts a Cargo token on a free slot of the cargo Shuttle, pays its resources and gains its reward; the Shuttle leaves in each Maintenance phase. At the end the Helium3 you have left scores VP.
    .token = gain 1 Helium3
corporation-space-robotics = Space Robotics
    .text = A Robot stands for Titanium, Rare Earth or Credits in any payment. The action buys a Factory of the grid; Factories bring income in each Maintenance phase. At the end they score their VP, and more if you own some in all columns or in all rows.
    .token = gain 1 Robot
corporation-evergreen-farms = Evergreen Farms
    .text = Plants become Farms. The action pays as many Plants as the size of a Farm and puts it in a sector with a structure of yours. Whoever wins an astronaut gains the benefit of every Farm in its row; at the end each Farm scores VP for its owner.
    .token = gain 1 Plant
corporation-sky-watch = Sky Watch
    .text = An asteroid is coming. The action advances 1 step on the Sky Watch track; then you may contribute to a Defense Program of a section you have reached, which scores VP at once. At the end all contributions together destroy the asteroid and score again, or it strikes and destroys structures.
    .token = advance 1 step on the Sky Watch track
corporation-to-mars = To Mars
    .text = The Mars ship is fitted out. The action sends one of your structures from the crater to a module, builds a ship panel, or sends an astronaut from your base to a berth. Completed modules that hold a structure of yours score VP in each Maintenance phase and at the end.
    .token = an astronaut of the Lunar Gateway takes a berth; if that is impossible, gain Credits

## Projects: what they do

project-spots = Tourist spots: { $spots } VP.
project-immediate = At once: gain { $goods }.
ability-more = Whenever you gain at least one of these ({ $good }), you may pay { $cost } for one more.
ability-action =
    { $once ->
        [1] Corporation action, once per round: gain { $goods }.
       *[other] Corporation action: gain { $goods }.
    }
ability-trade =
    { $once ->
        [1] Corporation action, once per round: pay { $cost }, gain { $goods }.
       *[other] Corporation action: pay { $cost }, gain { $goods }.
    }
ability-energy = Once per turn while funding a Project, you may spend { $cost } for { $n } Energy.
ability-end = At the end: 1 VP for every { $n } { $good }.
ability-income-per-guest =
    { $n ->
        [one] Income: { $n } Credit more for each Tourist on this Project.
       *[other] Income: { $n } Credits more for each Tourist on this Project.
    }
ability-swap-sample = Corporation action: swap a sample for one of another type and gain { $goods }.
ability-less-top-program =
    { $n ->
        [one] The top Defense Program of each section costs you { $n } Credit less and no Energy.
       *[other] The top Defense Program of each section costs you { $n } Credits less and no Energy.
    }
ability-less-factory = Each Factory costs you one of these less, of your choice: { $goods }.
ability-mine-sector = Corporation action, once per round: gain the resource of a sector with a structure of yours.
ability-factory-income = Corporation action, once per round: gain the income of one of your Factories.
ability-panel-credits =
    { $n ->
        [one] You may pay { $n } Credit for a ship panel instead of Rare Earth.
       *[other] You may pay { $n } Credits for a ship panel instead of Rare Earth.
    }
ability-after-engineer-crater = Each time you exploit the crater with an Engineer: gain { $goods }.
ability-after-structure = Each time you build a structure: gain { $goods }.
ability-after-gateway = Each time you visit the Lunar Gateway: gain { $goods }.
ability-after-hosting = Each time you host a Tourist: gain { $goods }.
ability-after-experiment = Each time you do an Experiment: gain { $goods }.
ability-after-shipment = Each time you make a shipment: gain { $goods }.
ability-after-farm = Each time you build a Farm: gain { $goods }.
ability-after-farm-benefit = Each time you gain the benefit of a Farm: gain { $goods }.
ability-after-contribution = Each time you contribute to a Defense Program: gain { $goods }.
ability-after-structure-sent = Each time you send a structure to the Mars ship: gain { $goods }.
ability-after-astronaut-sent = Each time you send an astronaut to a berth: gain { $goods }.
ability-less-structure = Each structure costs you { $n } Titanium less.
ability-less-upkeep =
    { $n ->
        [one] Your maintenance payment is { $n } Credit lower.
       *[other] Your maintenance payment is { $n } Credits lower.
    }
ability-less-experiment =
    { $n ->
        [one] Each Experiment takes { $n } sample less, of your choice, but at least one.
       *[other] Each Experiment takes { $n } samples less, of your choice, but at least one.
    }
ability-less-shipment = Each shipment costs you { $n } Helium3 less, but at least one.
ability-less-farm =
    { $n ->
        [one] Each Farm costs you { $n } Plant less, but at least one.
       *[other] Each Farm costs you { $n } Plants less, but at least one.
    }
ability-less-program = Each contribution costs you { $n } Titanium less.
ability-less-damage = Your damage from the asteroid is { $n } lower.
ability-end-artemis-tours =
    { $n ->
        [one] At the end: 1 VP for each Tourist you have hosted.
       *[other] At the end: 1 VP for every { $n } Tourists you have hosted.
    }
ability-end-selenium-research =
    { $n ->
        [one] At the end: 1 VP for each Experiment you have done.
       *[other] At the end: 1 VP for every { $n } Experiments you have done.
    }
ability-end-moon-mining =
    { $n ->
        [one] At the end: 1 VP for each shipment you have made.
       *[other] At the end: 1 VP for every { $n } shipments you have made.
    }
ability-end-space-robotics =
    { $n ->
        [one] At the end: 1 VP for each of your Factories.
       *[other] At the end: 1 VP for every { $n } of your Factories.
    }
ability-end-evergreen-farms =
    { $n ->
        [one] At the end: 1 VP for each of your Farms.
       *[other] At the end: 1 VP for every { $n } of your Farms.
    }
ability-end-sky-watch =
    { $n ->
        [one] At the end: 1 VP for each of your contributions.
       *[other] At the end: 1 VP for every { $n } of your contributions.
    }
ability-end-to-mars =
    { $n ->
        [one] At the end: 1 VP for each structure and each astronaut you have sent to the Mars ship.
       *[other] At the end: 1 VP for every { $n } structures and astronauts you have sent to the Mars ship.
    }

## Projects: Artemis Tours

project-moon-casino = Moon Casino
project-crater-hotel = Crater Hotel
project-earthrise-viewpoint = Earthrise Viewpoint
project-low-gravity-arena = Low-Gravity Arena
project-regolith-spa = Regolith Spa
project-rover-safari = Rover Safari
project-apollo-museum = Apollo Museum
project-zero-g-restaurant = Zero-G Restaurant
project-spaceport-lounge = Spaceport Lounge

## Projects: Selenium Research

project-sample-return-probe = Sample Return Probe
project-field-spectrometer = Field Spectrometer
project-cryo-vault = Cryo Vault
project-clean-room = Clean Room
project-regolith-rover = Regolith Rover
project-data-relay = Data Relay
project-peer-review = Peer Review
project-core-drill = Core Drill
project-science-council = Science Council

## Projects: Moon Mining

project-helium3-extractor = Helium3 Extractor
project-deep-drill = Deep Drill
project-cargo-elevator = Cargo Elevator
project-refinery = Refinery
project-isotope-separator = Isotope Separator
project-fusion-reactor = Fusion Reactor
project-export-license = Export License
project-helium-tank-farm = Helium Tank Farm
project-freight-consortium = Freight Consortium

## Projects: Space Robotics

project-assembly-line = Assembly Line
project-service-drones = Service Drones
project-builder-bots = Builder Bots
project-scout-bots = Scout Bots
project-cargo-bots = Cargo Bots
project-ai-core = AI Core
project-power-bots = Power Bots
project-swarm-network = Swarm Network
project-humanoid-crew = Humanoid Crew

## Projects: Evergreen Farms

project-seed-vault = Seed Vault
project-hydroponics = Hydroponics
project-modular-greenhouse = Modular Greenhouse
project-algae-tanks = Algae Tanks
project-biogas-plant = Biogas Plant
project-irrigation-network = Irrigation Network
project-bee-colony = Bee Colony
project-harvest-festival = Harvest Festival
project-terraced-fields = Terraced Fields

## Projects: Sky Watch

project-telescope-array = Telescope Array
project-early-warning = Early Warning
project-kinetic-impactor = Kinetic Impactor
project-laser-battery = Laser Battery
project-radar-station = Radar Station
project-defence-fund = Defense Fund
project-civil-honours = Civil Honours
project-deep-bunker = Deep Bunker
project-sentinel-network = Sentinel Network

## Projects: To Mars

project-launch-pad = Launch Pad
project-martian-academy = Martian Academy
project-solar-sail = Solar Sail
project-prefab-works = Prefab Works
project-crew-selection = Crew Selection
project-orbital-dock = Orbital Dock
project-ion-engine = Ion Engine
project-red-planet-charter = Red Planet Charter
project-recycling-bay = Recycling Bay

## Agency leaders

leader-canada-a = Canada A
    .text =
        { $credits ->
            [0] Before a main action, you may swap one of your undeployed astronauts with one at the Lunar Gateway, free of charge; you must use the one received.
           *[other] Before a main action, you may pay { part-credits } to swap one of your undeployed astronauts with one at the Lunar Gateway; you must use the one received.
        }
leader-canada-b = Canada B
    .text =
        { $credits ->
            [0] After building a structure, you may seat an astronaut from the Lunar Gateway in it, free of charge.
           *[other] After building a structure, you may pay { part-credits } to seat an astronaut from the Lunar Gateway in it.
        }
leader-europe-a = Europe A
    .text =
        { $improved ->
            [1] In the crater, each activated sector without a structure of yours costs you { part-credits }, whatever the slot shows, and you gain { $gain ->
                [one] { $gain } Credit
               *[other] { $gain } Credits
            } for each activated sector.
           *[other] In the crater, each activated sector without a structure of yours costs you { part-credits }, whatever the slot shows.
        }
leader-europe-b = Europe B
    .text =
        { $credits ->
            [0] After exploiting the crater, you may perform a Corporation action, free of charge.
           *[other] After exploiting the crater, you may pay { part-credits } to perform a Corporation action.
        }
leader-japan-a = Japan A
    .text = Projects cost you { part-credits } less.
leader-japan-b = Japan B
    .text =
        { $credits ->
            [0] After funding a Project, you may activate a token of its Corporation, free of charge.
           *[other] After funding a Project, you may pay { part-credits } to activate a token of its Corporation.
        }
leader-usa-a = USA A
    .text =
        { $improved ->
            [1] For each structure you build, { part-credits } may replace 1 Titanium, and { part-credits } may replace 1 Rare Earth of its cost.
           *[other] For each structure you build, { part-credits } may replace 1 Titanium or 1 Rare Earth of its cost.
        }
leader-usa-b = USA B
    .text =
        { $credits ->
            [0] After building a structure, you may gain the resource of its sector, free of charge.
           *[other] After building a structure, you may pay { part-credits } to gain the resource of its sector.
        }

## AstroBot

bot-action-build = build a structure
bot-action-fund = fund a Project
bot-action-corporations = Corporation actions
bot-action-crater = exploit the crater

reason-line-full = no slot of that Command action is free
reason-no-row = it would win the astronaut of no free crater slot
reason-no-structure = it has no structure left to build
reason-no-site = no sector of its rows can take the structure
reason-energy-full = it needs a Solar Panel, but the Energy marker is at the end of its track
reason-too-little-energy = the Energy level is too low for the structure
reason-no-project = the active Corporation shows no Project
reason-all-short = the Energy is short for every Project

## Options of a table

option-first-game = First game
    .text = Artemis Tours, Moon Mining and Selenium Research are in play.
option-second-game = Second game
    .text = Evergreen Farms, Sky Watch and Space Robotics are in play.
option-third-game = Third game
    .text = To Mars, Moon Mining and Space Robotics are in play.
option-artemis-tours = With Artemis Tours
    .text = Artemis Tours is one of the Corporations in play; the others are drawn.
option-selenium-research = With Selenium Research
    .text = Selenium Research is one of the Corporations in play; the others are drawn.
option-moon-mining = With Moon Mining
    .text = Moon Mining is one of the Corporations in play; the others are drawn.
option-space-robotics = With Space Robotics
    .text = Space Robotics is one of the Corporations in play; the others are drawn.
option-evergreen-farms = With Evergreen Farms
    .text = Evergreen Farms is one of the Corporations in play; the others are drawn.
option-sky-watch = With Sky Watch
    .text = Sky Watch is one of the Corporations in play; the others are drawn.
option-to-mars = With To Mars
    .text = To Mars is one of the Corporations in play; the others are drawn.
option-hard-a = Solo: Corporation A Hard
    .text = AstroBot plays the first Corporation by the Hard side of its solo card instead of the Easy one.
option-hard-b = Solo: Corporation B Hard
    .text = AstroBot plays the second Corporation by the Hard side of its solo card instead of the Easy one.
option-hard-c = Solo: Corporation C Hard
    .text = AstroBot plays the third Corporation by the Hard side of its solo card instead of the Easy one.
option-leaders-a = Leaders: side A
    .text = All leader tiles show side A; the side is not drawn.
option-leaders-b = Leaders: side B
    .text = All leader tiles show side B; the side is not drawn.

## Questions: set-up and Shuttle phase

ask-choose-leader = { $who }: choose a leader tile
ask-place-start-dome = { $who }: choose an inner sector without a Dome for your first Dome. Then you activate a Corporation token around it.
ask-choose-shuttle = { $who }: choose a Shuttle tile. Its number gives your place in the turn order.

## Questions: the turn

ask-choose-astronaut = { $who }: choose the astronaut to deploy
ask-deploy = { $who }: deploy your { $astronaut }: where?
ask-row-tokens = { $who }: choose a Corporation token around { $sector } to activate
ask-activate-token = { $who }: choose the Corporation token to activate
ask-gateway-parts = { $who }: choose what comes next of your visit: an astronaut from the Lunar Gateway or a Corporation action. You do both if you can.
ask-gain-astronaut = { $who }: choose the astronaut to take from the Lunar Gateway
ask-gain-into = { $who }: choose the astronaut from the Lunar Gateway that goes into your new structure ({ $group })
ask-choose-seat = { $who }: choose a slot for your new { $astronaut }
ask-after-action = { $who }: choose what takes effect next, or stop if nothing more is due. { $text }
ask-claim-goals = { $who }: claim a goal you meet, or end your turn

## Questions: paying

ask-pay-with = { $who }: pay { $cost }. A Robot may stand for a part of it.
ask-choose-price = { $who }: choose what you pay
ask-choose-factory-price = { $who }: choose what you pay for the Factory
ask-choose-panel-price = { $who }: choose what you pay for the panel
ask-one-more = { $who }: pay { $cost } for one more thanks to { $project }, or not

## Questions: building

ask-choose-structure = { $who }: choose the structure to build
ask-choose-sector = { $who }: choose the sector for your { $structure }. It must be powered, or take a panel from the central hex.
ask-move-in = { $who }: move astronauts of your base into the new structure, or go on
ask-use-laboratories = { $who }: choose the Laboratory ability to use next, for { $sector }
ask-build-bonus = { $who }: Engineer bonus: choose a Corporation. Its token around { $sector } is activated; if there is none, its next token is placed there first.
ask-place-token = { $who }: choose the token slot around { $sector } for the new Corporation token. It is activated at once.

## Questions: funding and Corporation actions

ask-choose-project = { $who }: choose the Project to fund
ask-meet-requirement = { $who }: for { $project } the Energy level must be at least { $needed }, and it is { $level }: raise it, or fund the Project
ask-fund-for-free = { $who }: choose a visible Project to fund for free
ask-corporation-actions =
    { $left ->
        [one] { $who }: choose a Corporation action
       *[other] { $who }: choose a Corporation action; you may perform up to { $left }
    }
ask-last-panel = { $who }: build a Solar Panel before your Command action ends, or not
ask-choose-sample = { $who }: choose the sample to gain
ask-give-sample = { $who }: choose the sample to swap
ask-other-sample = { $who }: choose the sample of another type that you get for it
ask-spend-samples = { $who }: choose the samples to discard for the Experiment: { $experiment }
ask-mine-sector = { $who }: choose a sector with a structure of yours and gain its resource
ask-run-factory = { $who }: choose one of your Factories and gain its income
ask-place-farm = { $who }: choose the sector for your Farm of size { $size }
ask-contribute = { $who }: contribute to a Defense Program, or not
ask-choose-module = { $who }: choose the module of the Mars ship for your structure of { $sector }
ask-leave-base = { $who }: choose the slot from which your { $astronaut } goes to the Mars ship
ask-embark = { $who }: choose the astronaut of the Lunar Gateway that takes a berth on the Mars ship

## Questions: Maintenance phase and end

ask-reorganise = { $who }: move astronauts of your base to free slots, or go on to the income
ask-move-to = { $who }: choose the free slot to which your { $astronaut } moves (from: { $group })
ask-settle-upkeep =
    { $left ->
        [0] { $who }: you owe no maintenance
        [one] { $who }: pay { $left } Credit for maintenance. What is missing costs Reputation.
       *[other] { $who }: pay { $left } Credits for maintenance. What is missing costs Reputation.
    }
ask-lose-structures = { $who }: the asteroid strikes: choose the sector of a structure to lose; the damage still to cover is { $damage }

## Moves: common ones

move-done = Done
move-go-on = Go on
move-pay = Pay
move-panel = Build a Solar Panel – pay Rare Earth; raises the Energy level
move-buy-energy =
    { $credits ->
        [one] Buy 1 Energy – pay { $credits } Credit
       *[other] Buy 1 Energy – pay { $credits } Credits
    }
move-price = Pay { $cost }
move-robot = Use a Robot as { $resource }
move-sector = Sector { $sector }
move-corner = Token slot { $corner }
move-token = { $corner }: { $corporation } – { $text }
move-corporation = { $corporation }

## Moves: set-up, Shuttle phase, deploying

move-lead = { $leader } – { $text } Improved: { $improved }
move-shuttle = { $shuttle } – { $text }
move-deploy = { $astronaut }
move-swap = Swap { $give } for { $take } – { part-price }
move-slot =
    { $number ->
        [0] Slot { $slot } ({ $row }) – no sector to activate; { part-price }
        [one] Slot { $slot } ({ $row }) – { part-price }; { $number } sector: { $gain }
       *[other] Slot { $slot } ({ $row }) – { part-price }; { $number } sectors: { $gain }
    }
move-line = { $line } – { part-price }
move-gateway = Visit the Lunar Gateway – Credits, an astronaut, a Corporation action
move-gain-astronaut = Take an astronaut
move-corporation-action = Perform a Corporation action
move-gain = { $astronaut }
move-leader = Leader – { $text }
move-goal = { $corporation }, { $level } goal – { $needed }; { $vp } VP

## Moves: base

move-lift = { $astronaut } (from: { $group })
move-seat = { $group } – { $text }
move-berth = A berth on the Mars ship – its VP

## Moves: Command actions

move-build = { $structure } – { $text }{ part-less-titanium } { $ability }
move-fund = { $project } – { part-price }; { $vp } VP.{ part-energy-first } { $text }
move-use = { $project } – { $text }
move-track = Reputation track – { $track }

## Moves: Corporations

move-host = Host a Tourist: { $spot } – { $vp } VP
move-experiment = Experiment, { $stack } – { $text }{ part-less-samples }
move-sample = { $sample }
move-spend = Discard { $samples }
move-ship = Shipment: { $cargo } – pay { $cost }; gain { $goods }
move-factory =
    { $goods ->
        [nothing] Factory ({ $factory }) – pay { $cost }; income { $income }; { $vp } VP
       *[other] Factory ({ $factory }) – pay { $cost }; gain { $goods }; income { $income }; { $vp } VP
    }
move-run = Factory ({ $factory }) – gain { $income }
move-farm =
    { $plants ->
        [one] Farm of size { $farm } – pay { $plants } Plant
       *[other] Farm of size { $farm } – pay { $plants } Plants
    }
move-watch = Sky Watch – advance 1 step, then you may contribute
move-contribute =
    { $energy ->
        [0] Defense Program, { $program } – pay { $cost }; { $vp } VP
       *[other] Defense Program, { $program } – pay { $cost }, consume { $energy } Energy; { $vp } VP
    }
move-send = Send your { $structure } of { $sector } to the Mars ship
move-module = Module { $module } ({ $slots }) – { $vp } VP when complete
move-ship-panel = Build a panel of the Mars ship – pay its cost; gain its bonus
move-board = Send { part-astronaut } of your base to a berth

## Log: set-up

log-corporation-in = { $corporation } is in play; its start token lies on { $corner }.
log-neutral-dome = A neutral Dome stands in { $sector }.
log-starts = { $who } is the first player.
log-takes-leader = { $who } takes a leader tile: { $leader }.
log-start-dome = { $who } places the first Dome in { $sector }.

## Log: rounds and phases

log-round-begins = Round { $round } begins.
log-shows-shuttle = { $shuttle } is revealed.
log-takes-shuttle = { $who } takes { $shuttle }: { $goods }.
log-goes = { $who } has place { $place } in the turn order.
log-fills-gateway = Nobody takes { $shuttle }; arriving at the Lunar Gateway: { $crew }.
log-ends = { $who } ends with { $vp } VP: place { $rank }.

## Log: turns

log-exploits =
    { $number ->
        [0] { $who } deploys { part-astronaut } on crater slot { $slot }: no sector is activated.
        [one] { $who } deploys { part-astronaut } on crater slot { $slot }: { $number } sector is activated.
       *[other] { $who } deploys { part-astronaut } on crater slot { $slot }: { $number } sectors are activated.
    }
log-commands =
    { $credits ->
        [0] { $who } deploys { part-astronaut } in the Command area: { $line }.
       *[other] { $who } deploys { part-astronaut } in the Command area: { $line }. The slot costs { part-credits }.
    }
log-visits = { $who } visits the Lunar Gateway with { part-astronaut }.
log-swaps = { $who } swaps with the Lunar Gateway: { $give } for { $take }.
log-pays = { $who } pays { $goods }.
log-pays-player = { $who } pays { part-credits } to { $player }.
log-pays-bank = { $who } pays { part-credits } to the bank.
log-gains = { $who } gains { $goods }.
log-mines = { $who } gains { $goods } from the crater.
log-earns = { $who } earns { $goods } in the crater.
log-activates = { $who } activates the token of { $corporation } on { $corner }.
log-places-token = { $who } places a token of { $corporation } on { $corner }.
log-gains-astronaut = { $who } takes { part-astronaut } from the Lunar Gateway.
log-dome-lost = { $who } has no place for the free Dome: it is lost.
log-nobody-comes = { $who } gains no astronaut: the base is full, or nobody may be taken from the Lunar Gateway.
log-reputation-full = { $who } can rise no further in Reputation: { $vp } VP instead.
log-seats = { $who } places { part-astronaut } in the base: { $group }.
log-moves-in = { $who } moves { part-astronaut } to { $to } (from: { $group }).
log-claims =
    { $level ->
        [0] { $who } claims the easy goal of { $corporation }: { $vp } VP.
        [1] { $who } claims the medium goal of { $corporation }: { $vp } VP.
       *[other] { $who } claims the hard goal of { $corporation }: { $vp } VP.
    }

## Log: Energy

log-panel = { $who } builds a Solar Panel: { $energy } Energy, the level is { $level }.
log-powers = { $who } moves a panel from the central hex to { $sector }.
log-produces = { $who } produces { $energy } Energy: the level is { $level }.
log-energy-reputation = { $who } gains { $reputation } Reputation from the Energy track.
log-consumes = { $who } consumes { $energy } Energy: the level is { $level }.
log-buys-energy = { $who } buys Energy for { part-credits }: up to level { $level }.

## Log: Command actions

log-builds =
    { $structure ->
        [Dome] { $who } builds a Dome in { $sector }.
       *[other] { $who } builds the { $structure } in { $sector }.
    }
log-laboratory = { $who } uses the ability of the { $structure }.
log-funds = { $who } funds { $project }: { $vp } VP at the end.
log-reveals = New Project: { $project }.
log-uses = { $who } uses { $project }.
log-uses-leader = { $who } uses the leader ability of { $leader }.
log-from-track = { $who } uses the Reputation track: { $track }.

## Log: Maintenance phase

log-maintenance = The Maintenance phase of round { $round } begins.
log-wins = { $who } has the largest total size in the row of slot { $slot } and wins its { $astronaut }.
log-wins-tie = { $who } wins the { $astronaut } of slot { $slot }: the sizes in the row are tied, and the nearest structure decides.
log-nobody-wins = Nobody has a structure in the row of slot { $slot }: its { $astronaut } goes to the Lunar Gateway.
log-no-room = { $who } has no free slot: the { $astronaut } goes to the Lunar Gateway.
log-reorganises = { $who } moves { part-astronaut } to { $to } (from: { $group }).
log-dome-income = { $who } gains { $goods } from Domes.
log-headquarters-income = { $who } gains { $goods } from the Headquarters.
log-upkeep =
    { $due ->
        [0] { $who } owes no maintenance.
       *[other] { $who } pays { part-credits } for maintenance; { $due } due.
    }
log-missing =
    { $vp ->
        [0] { $who } is { part-credits } short of the maintenance and loses { $reputation } Reputation.
       *[other]
            { $reputation ->
                [0] { $who } is { part-credits } short of the maintenance and loses { $vp } VP.
               *[other] { $who } is { part-credits } short of the maintenance and loses { $reputation } Reputation and { $vp } VP.
            }
    }

## Log: AstroBot

log-bot-dome = { $who } draws card { $card }: a letter in its top right corner names a start token, and the first Dome goes next to it, to { $sector }.
log-bot-shuttle = { $who } reveals { $shuttle } and takes its astronauts, but no resources.
log-bot-card = { $who } draws card { $card }: Corporation { $letter }, { $corporation }, is active.
log-bot-develops = Development symbol: the Development of { $who } rises to { $level }.
log-bot-track-ends = Development symbol: the Development of { $who } is at its end, so it gains 1 Reputation.
log-bot-goal-step = Goal symbol: the goal marker of { $who } for { $corporation } advances to { $level }.
log-bot-no-goals = Goal symbol: { $who } has claimed all its goals, so nothing happens.
log-bot-row = { $who } performs row { $row } of the card, the topmost it has an astronaut for: { $astronaut }, { $bot-action }.
log-bot-aim = The previous card guides { $who }: from slot { $slot }, { $arrow }.
log-bot-gateway = { $who } visits the Lunar Gateway instead: { $reason }.
log-bot-pays = { $player } gains { part-credits } from the bank for a sector where { $who } has no structure.
log-bot-room = { $who } looks along the row of slot { $slot }: the nearest sector that can take the structure is { $sector }.
log-bot-panel = No powered sector of that row can take the structure: { $who } places a panel in { $sector }.
log-bot-token = Bonus: { $who } places the next token of { $corporation } on { $corner }; it is not activated.
log-bot-funds = { $who } takes { $project }, of the visible Projects of the Corporation the one with the most VP: { $vp } VP at the end.
log-bot-short = { $who } is short of Energy for a Project of { $corporation }, even with every help.
log-bot-buys = { $who } raises the Energy level to { $level } by a free purchase.
log-bot-acts = { $who } performs the Corporation action of { $corporation }.
log-bot-cannot = { $who } cannot perform the action of { $corporation } and gains Reputation instead.
log-bot-hosts = { $who } hosts the next Tourist on the lowest free spot of the solo card: { $vp } VP.
log-bot-farm = { $who } scores { $vp } VP for the Farm (hard card).
log-bot-mars = { $who } scores { $vp } VP for the solo card of To Mars.
log-bot-income =
    { $reputation ->
        [0] { $who } gains { $vp } VP for the Scientists in its Domes.
       *[other]
            { $vp ->
                [0] { $who } gains { $reputation } Reputation for the astronauts in its Headquarters.
               *[other] { $who } gains { $vp } VP for the Scientists in its Domes and { $reputation } Reputation for the astronauts in its Headquarters.
            }
    }

## Log: Corporations

log-hosts = { $who } hosts a Tourist ({ $spot }): { $vp } VP.
log-no-tourist = { $who } gains no Tourist: the queue is empty.
log-tours-income = { $who } gains { $goods } from hosted Tourists.
log-experiments = { $who } does an Experiment: { $experiment }.
log-shows-experiment = New Experiment: { $experiment }.
log-bot-experiments = { $who } discards the Experiment that the triangle leads to ({ $experiment }): { $vp } VP.
log-ships = { $who } makes a shipment: { $cargo }.
log-bot-ships = { $who } makes a shipment by Development and arrow, without paying: { $cargo }, { $vp } VP.
log-shuttle-leaves = The cargo Shuttle leaves: all its slots are free again.
log-builds-factory = { $who } builds a Factory: { $factory }.
log-factories-pay = { $who } gains { $goods } from Factories.
log-bot-factory = { $who } takes a Factory by triangle and Development, without paying: { $factory }.
log-builds-farm = { $who } builds a Farm of size { $farm } in { $sector }.
log-farm-benefit = { $who } gains { $goods } from the Farm in { $sector }.
log-advances =
    { $steps ->
        [0] { $who } stays on space { $level } of the Sky Watch track.
        [one] { $who } advances { $steps } step on the Sky Watch track, to space { $level }.
       *[other] { $who } advances { $steps } steps on the Sky Watch track, to space { $level }.
    }
log-contributes = { $who } contributes to a Defense Program ({ $program }): { $vp } VP.
log-leads-watch = { $who } is furthest ahead on the Sky Watch track and gains 1 Reputation.
log-asteroid-destroyed = The asteroid is destroyed: { $number } contributions against a strength of { $strength }.
log-asteroid-strikes =
    { $number ->
        [one] The asteroid strikes: { $number } contribution against a strength of { $strength }.
       *[other] The asteroid strikes: { $number } contributions against a strength of { $strength }.
    }
log-damage = { $who } suffers { $number } damage.
log-loses-structure =
    { $vp ->
        [0] { $who } loses a structure in { $sector }: { $structure }.
       *[other] { $who } loses a structure in { $sector }: { $structure }, and { $vp } VP.
    }
log-sends =
    { $vp ->
        [0] { $who } sends a structure to module { $module } of the Mars ship: { $structure }.
       *[other] { $who } sends a structure to module { $module } of the Mars ship: { $structure }, { $vp } VP.
    }
log-completes-module = { $who } completes module { $module } of the Mars ship: { $vp } VP.
log-boards = { $who } sends { part-astronaut } to a berth on the Mars ship: { $vp } VP.
log-builds-ship-panel = { $who } builds panel { $number } of the Mars ship: { $goods }.
log-modules-score = { $who } scores { $vp } VP for completed modules of the Mars ship.

## Refusals: set-up and Shuttle phase

why-leader-gone = This leader tile is not on offer: choose one of those shown.
why-not-inner = Your first Dome must stand in an inner sector, next to the central hex.
why-dome-there = There is a Dome in this sector already: choose another inner sector.
why-shuttle-gone = This Shuttle tile is not on offer: choose one of those shown.

## Refusals: the turn

why-no-such-astronaut = You have no undeployed { $astronaut } left: choose another type.
why-slot-taken = There is an astronaut on this crater slot: choose a free one.
why-row-too-dear = This row costs { part-credits }, and you cannot pay that: choose another slot.
why-line-full = No slot of this Command action is free: it is not available until the end of the round.
why-slot-too-dear = The slot costs { part-credits }, and you cannot pay that.
why-nothing-to-build =
    { $credits ->
        [0] You could not pay or place any of your structures now.
       *[other] After paying { part-credits } for the slot, you could not pay or place any of your structures.
    }
why-nothing-to-fund =
    { $credits ->
        [0] You could not pay for any visible Project or meet its Energy requirement now.
       *[other] After paying { part-credits } for the slot, you could not pay for any visible Project or meet its Energy requirement.
    }
why-no-astronaut-to-gain = You can take no astronaut now: the Lunar Gateway must hold another one, and you need a place for it.
why-nobody-there = There is no { $astronaut } at the Lunar Gateway: choose another type.
why-just-placed = The only { $astronaut } at the Lunar Gateway is the one you just placed: choose another type.
why-token-elsewhere = This token does not lie around the sector in question: choose one that does.
why-token-used = You have activated this token in this action: each token counts once.
why-leader-price = The ability of your leader costs { part-credits }, and you cannot pay that.

## Refusals: goals

why-goal-taken = Every open slot of this goal is taken.
why-goal-claimed = You have claimed a goal of { $corporation }: only one of each Corporation is allowed.
why-goal-not-met = You do not meet this goal: it asks for { $needed }.

## Refusals: base

why-base-full = Your base has no free slot.
why-not-built = These slots are not open ({ $group }): build the structure first.
why-slots-taken = Every slot there is taken ({ $group }): choose another one.

## Refusals: paying and Energy

why-cannot-pay = You do not have what this costs.
why-robots-needed = You cannot pay this way: the whole cost, and what your action still requires, must remain payable.
why-panel-not-here = A Solar Panel can be built only during a Command action.
why-panel-built = You have built a Solar Panel this turn: only one is allowed.
why-ring-empty = There is no Solar Panel left on the ring.
why-energy-full = The Energy marker is at the end of its track: no Solar Panel can be built until Energy is consumed.
why-panel-price = You do not have the Rare Earth for a Solar Panel.
why-panel-spoils = If you built a Solar Panel now, you could not do what your action still requires.
why-too-little-energy = The Energy level is lower than what this consumes: raise it first.

## Refusals: building

why-none-left = You have none of these left to build ({ $structure }): choose another structure.
why-no-site = No sector can take this structure: choose another one.
why-not-powered = This sector is not powered, and no panel lies on the central hex: choose a powered sector, or build a Solar Panel.
why-own-structure-there = You have a structure in this sector already: choose another sector.
why-same-size-there = There is a structure of the same size in this sector: choose another sector.
why-no-room-there =
    { $number ->
        [0] There is no room left in this sector: choose another one.
       *[other] This sector only has room for size { $number }: choose another one.
    }
why-no-token-left = { $corporation } has no token around this sector and none left on its board: choose another Corporation.
why-no-free-corner = No token slot around this sector is free: choose a Corporation that has a token there.
why-not-a-free-corner = The token goes to a free token slot around the sector you just built in.

## Refusals: funding and Corporation actions

why-not-visible = This Project is not visible: choose one of those shown.
why-project-price = This Project costs { part-credits }, and you cannot pay that.
why-requirement = This Project needs an Energy level of { $energy }: raise the level first, or choose another Project.
why-energy-not-low = The Energy level is too high to buy Energy.
why-purchase-first = Energy is bought first: you have already used another way to raise the level.
why-purchase-spoils = If you bought Energy now, you could not pay for the Project any more.
why-used-this-turn = You have used this Project this turn.
why-used-this-round = You have used this Project this round: its action works once per round.
why-track-not-reached = Your Reputation must be at least { $number } for this action.
why-track-used = You have used this action of the Reputation track in this Command action: each one works once.

## Refusals: Corporations

why-lobby-empty = There is no Tourist in your lobby.
why-spot-taken = There is a Tourist on this spot already: choose a free one.
why-spot-not-yours = This spot is not open to you: use a shared spot or one of your own Projects.
why-no-samples = You do not have the samples of this Experiment.
why-no-experiment = There is no Experiment left on this stack.
why-no-helium = You do not have the Helium3 and the resources of this slot.
why-cargo-taken = There is a Cargo token on this slot: choose a free one.
why-factory-owned = You own a Factory of this position: choose another one.
why-factory-gone = No Factory is left on this position: choose another one.
why-no-plants =
    { $number ->
        [one] This Farm costs { $number } Plant, and you have none.
       *[other] This Farm costs { $number } Plants, and you have fewer.
    }
why-no-farm-left = No Farm of this size is left: choose another size.
why-no-farm-site = No sector with a structure of yours can take a Farm of this size.
why-no-own-structure = You have no structure in this sector: choose one where you have.
why-farm-there = There is a Farm in this sector already: choose another one.
why-track-ended = Your marker is at the end of the Sky Watch track, and there is no Defense Program you could contribute to.
why-section-closed = Your marker has not reached this section of the Sky Watch track.
why-program-taken = This Defense Program has no slot left for you: each player contributes to it once at most.
why-berths-taken = Every berth for this type ({ $astronaut }) is taken.
why-nobody-in-base = There is no { $astronaut } in your base.
why-no-module = No module of the Mars ship has a free slot for this structure.
why-module-takes-none = This module has no free slot for this structure: choose another one.
why-no-ship-panel = No panel is left on the Mars ship.

## The score sheet

score-play = Scored during the game
score-projects = Projects
score-laboratory = { $structure }
score-reputation = Reputation
score-corporation = { $corporation }
score-project-end = { $project }

## The table as text

board-heading = Round { $round } of { $rounds }: { $phase }. Energy { $energy }. First in turn order: { $who }
board-brief = VP { $vp }, Credits { $credits }, Titanium { $titanium }, Rare Earth { $rare }, Reputation { $reputation }, astronauts { $crew }
