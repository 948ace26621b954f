### Antarctica dans le terminal, en français.

table-area = { $area } : { $buildings }
table-area-sun = ☀ { $area } : { $buildings }
table-area-closed = { $area } : fermée
table-ships = navires { $ships }{ $marked ->
        [yes] {" "}(* Brise-glace)
       *[no] {""}
    }
table-scientists = scientifiques { $scientists }
table-track = { $track } ({ $centers }) : { $cubes }
table-nobody = personne
table-values = points par case : { $values }
table-symbols = symboles : { $symbols }
table-for-all = { $symbol } (pour tous, une fois)
table-used = { $symbol } (utilisé)
table-pile = { $deck } : { $card } ; { $amount } { $amount ->
        [one] scientifique
       *[other] scientifiques
    }, { $points } PR{ $asterisk ->
        [1] , ★
       *[other] {""}
    } ; encore { $n } dessous
table-pile-empty = { $deck } : épuisées
table-yard = Cartes Chantier naval : { $n } · cartes Ressource d'expertise : { $expertise }
table-player = { $who } : { $points } { $points ->
        [one] point
       *[other] points
    } si la partie s'arrêtait là · équipe { $supply }, réserve { $reserve } · Disponibles : navires { $ships }, cubes { $cubes } · Défaussés : navires { $lostships }, cubes { $lostcubes }
table-cards = Cartes Bâtiment { $n } (★ { $stars }) · cartes Ressource : de base { $basic }, d'expertise { $expertise } · cartes Chantier naval { $hand }
table-hand = Vos cartes Chantier naval : { $cards }
