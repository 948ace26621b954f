### Shackleton Base in the terminal, in English.

table-energy = Energy { $level } · panels on the ring { $left } (next gives { $next }) · on the central hex { $centre }
table-gateway = Lunar Gateway: { $crew }
table-order = Order: { $order }
table-crater = Crater:
table-sector = { $sector } ({ $resource }){ $powered ->
        [yes] {" "}[powered]
       *[no] {""}
    }: { $structures }
table-tokens = Tokens: { $tokens }
table-slots = Astronauts in crater slots: { $slots }
table-rows = Rows of the crater slots, and the Credits for each foreign sector there:
table-row = { $slot }: { $sectors } ({ $credits })
table-structures = Structures: { $structures }
table-structure = { $structure } { $cost } (size { $size }, maintenance { $upkeep })
table-line = { $line }: { $crew }; next slot { $credits } Credits
table-line-full = { $line }: { $crew }; full
table-corporation = { $corporation }: { $tokens } tokens left; a Project costs { $credits } Credits, needs Energy { $energy }, uses { $used }
table-project = { $project } ({ $vp } VP): { $text }
table-goals = Goals: { $goals }
table-choice = { $name }: { $text }
table-agency = { $who }: { $vp } VP if the game ended now · Reputation { $reputation } · maintenance { $upkeep } · { $goods }
table-crew = To deploy: { $crew }
table-slots-of = { $group } { $crew } ({ $free } free)
table-base = Base: { $groups }
table-claimed = Goals claimed: { $goals }
table-astrobot = AstroBot: Development { $development } · goal markers: { $markers } · cards { $cards } ({ $left } left)
table-tours = Tourists waiting { $queue } · spots { $spots } · hosted { $hosted }
table-experiment = { $stack }: { $text } ({ $left } below)
table-experiments = Done, { $stacks }: { $done }
table-done = Done: { $done }
table-cargo = { $cargo }: { $cost } → { $goods }
table-factory = { $factory } ×{ $left }: { $cost } → { $goods }; income { $income }; { $vp } VP; { $owners }
table-farms = Farms left { $stock } · in the crater { $farms }
table-watch = Track { $track } · contributions { $given } of { $strength }
table-program = { $program }: { $cost }{ $energy ->
        [0] {""}
       *[other] {" "}+ { $energy } Energy
    } → { $vp } VP; { $owners }
table-module = Module { $number }: { $slots } → { $vp } VP; { $owners }
table-ship = Berths: { $berths } · ship panels { $panels } · items { $items }
