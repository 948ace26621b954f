### Ceres in the terminal, in English.

table-belt = { $ring }, zone { $zone }: { $asteroids }
table-entry = { $ring }, zone { $zone } (entry): { $asteroids }
table-asteroid = { $asteroid } { $vp } VP ({ $goods })
table-location = { $location }: { $open } free, { $leaders }
table-nobody = nobody
table-ship = { $ship } (docked), Workers: { $workers }
table-coming = Round { $round }: { $ship }, Workers: { $workers }
table-trade = { $n }. { $text }
table-quarters = Living Quarters: { $workers }
table-row = Facilities ({ $n } in the pile):
table-facility = { $facility } ({ $type }): { $cost } → { $vp } VP, { $goods }; { $text }
table-discarded = Discarded: { $cards }
table-drawn = Your drawn cards:
table-projects = Settlement Projects:
table-project = { $project }: { $cost } → { $vp } VP
table-research = { $field }: { $levels }
table-favor-free = Favor { $favor }: for { $cost }
table-favor-of = Favor { $favor }: { $who }
table-levels = Research: { $levels }
table-level = Level { $level } for { $cost }: { $vp } VP
table-first = (first at Level 3: { $vp } VP more)
table-order = Order: { $order } · next Round: { $next }
table-player = { $who }: { $vp } VP if the game ended now · Leaders { $leaders } · { $goods }
table-outstation = { $outstation }{ $worker ->
        [yes] {" "}[Worker]
       *[no] {""}
    }: { $goods }; { $text }
table-committed = Committed: { $projects }
table-asteroids = Asteroids: { $asteroids }
