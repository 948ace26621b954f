### Ceres dans le terminal, en français.

table-belt = { $ring }, zone { $zone } : { $asteroids }
table-entry = { $ring }, zone { $zone } (entrée) : { $asteroids }
table-asteroid = { $asteroid } { $vp } PV ({ $goods })
table-location = { $location } : { $open } libres, { $leaders }
table-nobody = personne
table-ship = { $ship } (à quai), Travailleurs : { $workers }
table-coming = Manche { $round } : { $ship }, Travailleurs : { $workers }
table-trade = { $n }. { $text }
table-quarters = Quartiers d'habitation : { $workers }
table-row = Installations ({ $n } dans la pioche) :
table-facility = { $facility } ({ $type }) : { $cost } → { $vp } PV, { $goods } ; { $text }
table-discarded = Défausse : { $cards }
table-drawn = Vos cartes piochées :
table-projects = Projets de colonie :
table-project = { $project } : { $cost } → { $vp } PV
table-research = { $field } : { $levels }
table-favor-free = Faveur { $favor } : contre { $cost }
table-favor-of = Faveur { $favor } : { $who }
table-levels = Recherche : { $levels }
table-level = niveau { $level } contre { $cost } : { $vp } PV
table-first = (premier au niveau 3 : { $vp } PV de plus)
table-order = Ordre : { $order } · manche suivante : { $next }
table-player = { $who } : { $vp } PV si la partie s'arrêtait là · Dirigeants { $leaders } · { $goods }
table-outstation = { $outstation }{ $worker ->
        [yes] {" "}[Travailleur]
       *[no] {""}
    } : { $goods } ; { $text }
table-committed = Engagé : { $projects }
table-asteroids = Astéroïdes : { $asteroids }
