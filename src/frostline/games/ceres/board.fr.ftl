### Ce qui figure sur le plateau de Ceres, en français.

board-round = Manche { $n } / { $of }
board-order = Piste d'ordre du tour
board-now = Ordre
board-next = Suite
board-order-now = Ordre du tour de cette manche
board-order-next = Ordre du tour de la manche suivante
board-order-free = Place { $n } à la manche suivante : encore libre
board-order-passed = { $who } a passé
board-order-has = { $who } : place { $n } à la manche suivante
board-order-reserved = { $who } : place { $n } à la manche suivante, réservée par un Dirigeant venu du Siège
board-score = Points à ce stade
board-score-final = Points définitifs
board-score-of = { $who } : { $vp } PV si la partie s'arrêtait ici

board-belt = Ceinture d'astéroïdes
    .text = Ceinture d'astéroïdes : à chaque manche, l'Anneau extérieur tourne d'1 zone dans le sens antihoraire, l'intermédiaire de 2, l'intérieur de 3.
board-sun = Le Soleil
board-ceres = Cérès : les Sondes minières partent d'ici et entrent sans Glace dans la zone 0 ou 1
board-entry = Zone { $zone } : zone d'entrée, sans Glace
board-zone = Zone { $zone } : { $ice } Glace de plus qu'une zone d'entrée
board-toll = Entrer ({ $ring }) : { $ice } Glace ({ $less } avec l'Aérospatiale au niveau 2)
board-ring = { $ring } : tourne dans le sens antihoraire de { $n ->
        [one] { $n } zone
       *[other] { $n } zones
    } par manche
board-asteroid = { $asteroid } ({ $ring }, zone { $zone }) : { $vp } PV, produit { $goods }
board-claimed = revendiqué par { $who }
board-way = le trajet coûte { $ice } Glace
board-bonus = Aérospatiale après le Lancement : { $goods }

board-slot = Emplacement libre pour un Dirigeant
board-slot-shut = Fermé à ce nombre de joueurs
board-leader-of = Dirigeant de { $who }
board-assistant = L'Assistant du dirigeant de { $who } a servi ici
board-pay-for = { $cost } : { $what }
board-up-to = { $what }, jusqu'à { $n } fois, à payer chaque fois
board-council-fee = Chaque option du Conseil coûte { $cost }
board-each = chacun
board-project-first = Manche 1 : qui prend un Projet de colonie gagne aussi { $goods }
board-project-last = Dernière manche : qui prend un Projet de colonie doit aussi dépenser { $goods }
board-do-trade = Échange
board-do-project = Projet
board-do-expanse = Bâtir
board-do-upgrade = Ajouter
board-do-bureau = Bureau
board-do-launch = Lancer
board-do-research = Recherche
board-do-favor = Faveur
board-do-reassign = Muter
board-do-manufacture = Créer
board-do-yard = Chantier

board-workers = { $worker } : { $n }
board-quarters = Quartiers
    .text = Quartiers d'habitation : les Travailleurs viennent d'abord d'ici, puis du vaisseau à quai
board-docked = { $ship } : le Vaisseau cargo à quai, ses échanges et ses Travailleurs
board-in-round = manche { $n }
board-coming = { $ship } accoste à la manche { $n }. Échanges : { $text }
board-berth-docked = Le vaisseau de cette place est maintenant à quai
board-berth-gone = Le vaisseau de cette place est parti

board-research = Recherche
board-level = { $who } : { $field }, niveau { $n }
board-level-0 = Avant le niveau 1
board-program = { $field }, niveau { $n } ({ $cost }, { $vp } PV) : { $text }
board-first = { $vp } PV pour qui atteint le niveau 3 en premier
board-first-taken = { $who } a atteint le niveau 3 en premier : { $vp } PV
board-favors = Faveurs
    .text = Faveurs : chaque jeton se prend une fois par manche et se garde jusqu'à la fin de celle-ci ; la Subvention spéciale autant de fois qu'on veut
board-favor-held = détenue par { $who }
board-favor-used = détenue par { $who }, utilisée cette manche

board-facilities = Installations
board-facility = { $facility } ({ $type }) : produit { $goods } ; Fonction : { $text } ; { $vp } PV
board-upgraded = { $top } – au-dessous : { $bottom }
board-cost = Coût
board-production = Production
board-no-card = Place vide : il ne reste pas d'Installation
board-pile = Installations dans la pioche : { $n }
board-discard =
    { $n ->
        [0] Aucune Installation défaussée
       *[other] Installations défaussées : { $cards }
    }
board-drawn = Vos cartes piochées : vous seul les voyez
board-draw = Voir { $n }
    .text = Piocher et voir : payez { $cost }, regardez { $n } cartes de la pioche, puis construisez-en une si possible
board-expanse = { $facility } devient un nouvel Avant-poste et produit une fois
board-upgrade = { $facility } va sous l'un de vos Avant-postes simples
board-projects = Projets de colonie
board-project = { $project } : coûte { $cost }, { $vp } PV
board-project-pile = Projets de colonie dans la pioche : { $n }
board-project-gone = Pris cette manche ; remplacé seulement à la suivante

board-passed = a passé
board-of = { $goods } (au plus { $n })
board-leaders = Dirigeants restants : { $n }
board-no-leaders = Plus de Dirigeant
board-went-on = Le premier Dirigeant est passé sur la piste d'ordre
board-no-worker = Pas de Travailleur ici : il faut un { $worker }
board-worker-here = { $worker } au travail jusqu'à la fin de la manche
board-droid = Le Droïde martien pourrait venir ici
board-droid-here = Le Droïde martien a servi ici
board-committed = Engagé
board-completed = Projets achevés : { $n }
board-spot = Emplacement pour un Projet de colonie engagé
board-spot-free = Place de projet libre
