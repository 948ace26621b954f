### What stands on the board of Shackleton Base, in English.

## Corporations.

board-corporation = { $text } Token: { $token }
board-token-next = The next tokens of this Corporation; placing one raises the cost level
board-level-cost = { $n ->
        [0] No token gone
        [one] { $n } token gone
       *[other] { $n } tokens gone
    }: a Project costs { $cost }, needs Energy level { $needed } and consumes { $energy } Energy
board-top-card = Top card of the deck
board-beside = Beside the deck
board-deck = Projects left in the deck: { $n }
board-no-project = No Project left
board-project = { $project } ({ $corporation }, { $vp } VP): { $text }
board-project-plain = { $project } ({ $corporation }, { $vp } VP)
board-goals = Goals
board-goal = Goal { $level }: { $needed }, { $vp } VP
board-goal-by = claimed by { $who }
board-goal-open = slots free: { $n }
board-progress = { $who }: { $done }
board-at-once = at once
board-spot-vp = Tourist spot: { $vp } VP
board-spot-used = Tourist spot of { $vp } VP, used by { $who }

board-queue = Tourists in the queue: { $n }
board-hosted-income = Each hosted Tourist brings { $goods } as income

board-stack = { $stack } stack: { $text }. Tiles below: { $n }
board-stack-empty = { $stack } stack: no Experiment left
board-set = { $vp } VP at the end for each set of left, centre and right

board-cargo = { $cargo }: { $cost } for { $goods }
board-cargo-taken = { $cargo }: a Cargo token lies here until the end of the round

board-factory = Factory { $factory }: costs { $cost }; at once: { $goods }; income: { $income }; { $vp } VP at the end
board-factory-left = Tiles left: { $n }
board-factory-owner = built by { $who }
board-factory-sets = { $columns } VP at the end for all three columns, { $rows } VP for all three rows

board-farm = Farm of size { $size }: costs { $cost }, { $vp } VP at the end; who wins an astronaut in its row gains { $goods }
board-farms-left = Farms left: { $n }

board-watch-track = Sky Watch track: each section opens its Defense Programs. After rounds 1 and 2 whoever is furthest gains 1 Reputation.
board-watch-bonus = Space { $n }: { $goods }
board-watch-marker = { $who }: space { $n }
board-program = { $program }: costs { $cost }{ $energy ->
        [0] {""}
       *[other] {" "}and { $energy } Energy
    }, { $vp } VP
board-asteroid = Asteroid of strength { $n }: contributions so far { $done }. If it is destroyed, each contribution scores { $vp } VP.

board-module = Module { $n } takes { $slots }: { $vp } VP to whoever completes it
board-module-by = aboard: { $who }
board-berths = Berths for { $astronaut }: { $n } of { $of } taken; the next one scores { $vp } VP
board-berths-full = Berths for { $astronaut }: all taken
board-ship-panel = Ship panel { $n } ({ $cost }): { $goods }
board-ship-panel-built = Ship panel { $n }: built
board-ship = At the end of each round { $each } VP, at the end of the game { $final } VP for each completed module with a structure of yours

## What lies before a player.

board-reputation = { $who }: Reputation { $n }
board-vp-now = { $who }: { $vp } VP now, { $total } VP if the game ended now
board-upkeep = Maintenance due now: { $goods }
board-shuttle-none = No Shuttle tile yet
board-shuttle-of = { $shuttle }: { $crew } still to deploy
board-leader = { $leader } (now { $improved ->
        [1] improved
       *[other] normal
    }): { $text }
board-leader-improved = With the Headquarters: { $text }
board-improved = improved
board-normal = normal
board-swap = { $give } back to the Lunar Gateway, { $take } instead
board-structure = { $structure }, still to build: { $text }
board-built = { $structure }, built: { $text }
board-slots-free = free slots: { $n }
board-dome-bonus = Bonus when it is built: { $goods }
board-laboratory-vp = { $n } of { $of } slots match: { $vp } VP at the end
board-in-base = { $astronaut }: { $group }
board-projects-none = No Projects yet
board-used = used this round
board-claimed = Goals claimed
board-claimed-one = { $corporation }: { $level } goal

## AstroBot.

board-bot-difficulty = { $hard ->
        [1] Hard
       *[other] Easy
    }
board-bot-side = { $corporation }: solo card on its { $hard ->
        [1] hard
       *[other] easy
    } side
board-development = Development
    .text = Development { $n } of { $of }: AstroBot builds a { $structure }, needs { $less } Energy less for Projects and claims the { $level } goal
board-bot-goal = { $corporation }: goal marker on { $n } of { $of }
board-bot-claimed = { $corporation }: { $level } goal claimed
board-cards = Cards of this round
board-cards-left = cards left: { $n }
board-card-previous = previous
board-card-now = current
board-card = Card { $n }: left { $left }, right { $right }, red { $red }; symbol: { $symbol ->
        [goal] goal
       *[development] Development
    }
board-card-row = { $astronaut }: { $action }
board-card-aim = Triangle at slot { $slot }, { $arrow }
board-card-aims = This card's triangle and arrow count now
board-bot-crew = Still to deploy: { $crew }
board-bot-spots = AstroBot's Tourist spots: { $spots }; used: { $n }

## Crater.

board-letter-engineer = E
board-letter-technician = T
board-letter-scientist = S
board-nobody = Neutral
board-token = Token of { $corporation }: { $text }
board-corner = Token slot { $corner }: free
board-crater = Crater
    .text = Crater: an astronaut on a slot activates every sector of its row that holds a structure
board-sector = Sector { $sector }: { $resource }; { $powered ->
        [0] no Solar Panel yet
       *[other] powered
    }; room left: { $room }
board-farm-of = Farm of size { $size } of { $who }
board-centre = Central hex: { $n ->
        [0] no Solar Panel to power a sector with
        [one] { $n } Solar Panel to power a sector with
       *[other] { $n } Solar Panels to power sectors with
    }
board-crater-slot = Slot { $slot }, row { $row }: { $number ->
        [0] no sector to activate
        [one] activates { $number } sector
       *[other] activates { $number } sectors
    }; each one without a structure of yours costs { $credits ->
        [0] nothing
        [one] { $credits } Credit
       *[other] { $credits } Credits
    }.
board-crater-price = For { $who }: { $credits ->
        [0] free
        [one] { $credits } Credit
       *[other] { $credits } Credits
    } in all.
board-slot-winner = { $astronaut } on slot { $slot }, row { $row }: { $who } would win this astronaut now
board-slot-nobody = { $astronaut } on slot { $slot }, row { $row }: nobody would win this astronaut now
board-ring = Solar Panel on the ring: gives { $energy } Energy when it is built
board-ring-next = The next Solar Panel: costs Rare Earth and gives { $energy } Energy
board-ring-gone = Space of the ring without its panel ({ $energy } Energy)

## Tracks and tiles.

board-round = Round { $n } / { $of }
board-order = Turn order and points
board-order-of = { $n }. { $who }: { $vp } VP now, { $total } VP if the game ended now
board-energy = Energy
    .text = Energy: one level shared by the whole table
board-energy-now = Energy level: { $n }.
board-energy-space = Energy { $n }.
board-energy-reputation = Whoever raises Energy onto or past this space gains 1 Reputation.
board-energy-price = While funding a Project, one more Energy can be bought from here for { $credits ->
        [one] { $credits } Credit
       *[other] { $credits } Credits
    }.
board-energy-full = No Solar Panel can be built here.
board-track = Reputation
    .text = Reputation track: its actions are Corporation actions, open as soon as your marker reaches them
board-track-action = Corporation action, from Reputation { $n }: { $action }
board-track-from = From here: { $action }.
board-track-upkeep = From here: { $n ->
        [one] { $n } Credit
       *[other] { $n } Credits
    } more to pay in the Maintenance phase.
board-track-goals = From here: { $n } VP more for each goal you claim.
board-reputation-space = Reputation { $n }.
board-reputation-of = { $who }: Reputation { $n }
board-command = Command
    .text = Command area: an astronaut takes the leftmost free slot of a line, pays its Credits and acts
board-do-build = Build
board-do-fund = Fund
board-do-corporations = Corporations
board-line-build = An Engineer also brings a Corporation token.
board-line-fund = A Technician also brings a Corporation action.
board-line-corporations = Up to three; a Scientist also brings an astronaut from the Lunar Gateway.
board-line-cost = For { $who } the next slot costs { $credits ->
        [0] nothing
        [one] { $credits } Credit
       *[other] { $credits } Credits
    }.
board-line-slot = Slot for { $credits ->
        [0] no Credits
        [one] { $credits } Credit
       *[other] { $credits } Credits
    }
board-gateway = Lunar Gateway
    .text = deploy an astronaut here for Credits, another astronaut and a Corporation action
board-waiting = Lunar Gateway: { $crew }
board-leader-tile = { $leader }: { $text } With the Headquarters: { $improved }
board-shuttle-order = The lowest number goes first.
board-crew-none = nobody left to deploy
