### Shackleton Base dans le terminal, en français.

table-energy = Énergie { $level } · panneaux de l’anneau { $left } (le prochain donne { $next }) · sur l’hexagone central { $centre }
table-gateway = Lunar Gateway : { $crew }
table-order = Ordre : { $order }
table-crater = Cratère :
table-sector = { $sector } ({ $resource }){ $powered ->
        [yes] {" "}[alimenté]
       *[no] {""}
    } : { $structures }
table-tokens = Jetons : { $tokens }
table-slots = Astronautes dans le cratère : { $slots }
table-rows = Rangées des emplacements du cratère, et les Crédits pour chaque secteur étranger :
table-row = { $slot } : { $sectors } ({ $credits })
table-structures = Structures : { $structures }
table-structure = { $structure } { $cost } (taille { $size }, maintenance { $upkeep })
table-line = { $line } : { $crew } ; prochain emplacement { $credits } Crédits
table-line-full = { $line } : { $crew } ; complet
table-corporation = { $corporation } : { $tokens } jetons restants ; un Projet coûte { $credits } Crédits, demande une Énergie de { $energy }, en consomme { $used }
table-project = { $project } ({ $vp } PV) : { $text }
table-goals = Objectifs : { $goals }
table-choice = { $name } : { $text }
table-agency = { $who } : { $vp } PV si la partie s'arrêtait là · Réputation { $reputation } · maintenance { $upkeep } · { $goods }
table-crew = À déployer : { $crew }
table-slots-of = { $group } { $crew } ({ $free } libres)
table-base = Base : { $groups }
table-claimed = Objectifs atteints : { $goals }
table-astrobot = AstroBot : Développement { $development } · marqueurs d’objectif : { $markers } · cartes { $cards } ({ $left } restantes)
table-tours = Touristes en attente { $queue } · places { $spots } · accueillis { $hosted }
table-experiment = { $stack } : { $text } ({ $left } dessous)
table-experiments = Réalisées, { $stacks } : { $done }
table-done = Réalisé : { $done }
table-cargo = { $cargo } : { $cost } → { $goods }
table-factory = { $factory } ×{ $left } : { $cost } → { $goods } ; revenu { $income } ; { $vp } PV ; { $owners }
table-farms = Fermes restantes { $stock } · dans le cratère { $farms }
table-watch = Piste { $track } · contributions { $given } sur { $strength }
table-program = { $program } : { $cost }{ $energy ->
        [0] {""}
       *[other] {" "}+ { $energy } Énergie
    } → { $vp } PV ; { $owners }
table-module = Module { $number } : { $slots } → { $vp } PV ; { $owners }
table-ship = Couchettes : { $berths } · panneaux du vaisseau { $panels } · éléments { $items }
