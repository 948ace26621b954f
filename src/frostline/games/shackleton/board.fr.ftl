### Ce qui figure sur le plateau de Shackleton Base, en français.

## Corporations.

board-token-next = Les prochains jetons de cette Corporation ; en placer un augmente le niveau de coût
board-level-cost = { $n ->
        [0] Aucun jeton parti
        [one] { $n } jeton parti
       *[other] { $n } jetons partis
    } : un Projet coûte { $cost }, demande le niveau d'Énergie { $needed } et consomme { $energy } Énergie
board-level-now = actuel
board-top-card = Première carte de la pioche
board-beside = À côté de la pioche
board-deck = Projets restants dans la pioche : { $n }
board-no-project = Plus de Projet
board-project = { $project } ({ $corporation }, { $vp } PV) : { $text }
board-project-plain = { $project } ({ $corporation }, { $vp } PV)
board-goals = Objectifs
board-goal = Objectif { $level } : { $needed }, { $vp } PV
board-goal-by = validé par { $who }
board-goal-open = emplacements libres : { $n }
board-progress = { $who } : { $done }
board-at-once = immédiatement
board-spot-vp = Place de Touriste : { $vp } PV
board-spot-used = Place de Touriste à { $vp } PV, utilisée par { $who }

board-queue = Touristes dans la file : { $n }
board-hosted-income = Chaque Touriste hébergé rapporte { $goods } de revenu

board-stack = Pile { $stack } : { $text }. Tuiles dessous : { $n }
board-stack-empty = Pile { $stack } : plus d'Expérience
board-set = { $vp } PV à la fin pour chaque série gauche, centre et droite

board-cargo = { $cargo } : { $cost } contre { $goods }
board-cargo-taken = { $cargo } : un jeton Cargaison y reste jusqu'à la fin de la manche
board-cargo-level = Niveau { $n }

board-factory = Usine { $factory } : coûte { $cost } ; immédiatement : { $goods } ; revenu : { $income } ; { $vp } PV à la fin
board-factory-left = Tuiles restantes : { $n }
board-factory-owner = construite par { $who }
board-factory-sets = { $columns } PV à la fin pour les trois colonnes, { $rows } PV pour les trois lignes

board-farm = Ferme de taille { $size } : coûte { $cost }, { $vp } PV à la fin ; qui gagne un astronaute dans sa rangée reçoit { $goods }
board-farms-left = Fermes restantes : { $n }

board-watch = Piste Sky Watch
    .text = Piste Sky Watch : chaque section ouvre ses Programmes de défense. Après les manches 1 et 2, qui est le plus loin gagne 1 point de Réputation.
board-watch-space = Case { $n }, section { $section }
board-watch-start = Départ de la piste
board-watch-bonus = Case { $n } : { $goods }
board-watch-marker = { $who } : case { $n }
board-program = { $program } : coûte { $cost }{ $energy ->
        [0] {""}
       *[other] {" "}et { $energy } Énergie
    }, { $vp } PV
board-asteroid = Astéroïde de puissance { $n } : { $done } contributions jusqu'ici. S'il est détruit, chaque contribution rapporte { $vp } PV.

board-module = Module { $n }, accueille { $slots } : { $vp } PV à qui le complète
board-module-by = à bord : { $who }
board-berths = Couchettes pour { $astronaut } : { $n } sur { $of } occupées ; la prochaine rapporte { $vp } PV
board-berths-full = Couchettes pour { $astronaut } : toutes occupées
board-ship-panel = Panneau { $n } du vaisseau ({ $cost }) : { $goods }
board-ship-panel-built = Panneau { $n } du vaisseau : construit
board-ship = À la fin de chaque manche { $each } PV, à la fin de la partie { $final } PV par module complet où se trouve une de vos structures

## Ce qui se trouve devant un joueur.

board-reputation = { $who } : Réputation { $n }
board-vp-now = { $who } : { $vp } PV à présent, { $total } PV si la partie s'arrêtait maintenant
board-upkeep = Maintenance due à présent : { $goods }
board-shuttle-none = Pas encore de tuile Navette
board-shuttle-of = { $shuttle } : encore à déployer : { $crew }
board-all-deployed = Tous déployés
board-leader = { $leader } ({ $improved ->
        [1] capacité améliorée
       *[other] capacité normale
    }) : { $text }
board-leader-improved = Avec le Quartier général : { $text }
board-leader-none = Pas encore de Dirigeant
board-improved = améliorée
board-normal = normale
board-swap = { $give } retourne à la station Gateway, { $take } à la place
board-base = Base
board-structure = { $structure }, encore à construire : { $text }
board-built = { $structure }, construit : { $text }
board-slots-free = emplacements libres : { $n }
board-dome-bonus = Bonus à la construction : { $goods }
board-laboratory-vp = { $n } emplacements sur { $of } du bon type : { $vp } PV à la fin
board-in-base = { $astronaut } : { $group }
board-projects = Projets
board-projects-none = Pas encore de Projet
board-used = déjà utilisé cette manche
board-claimed = Objectifs validés
board-claimed-one = { $corporation } : objectif { $level }

## AstroBot.

board-bot-difficulty = { $hard ->
        [1] Difficile
       *[other] Facile
    }
board-bot-side = { $corporation } : carte solo côté { $hard ->
        [1] difficile
       *[other] facile
    }
board-development = Développement
    .text = Développement { $n } sur { $of } : AstroBot construit { $structure }, demande { $less } Énergie de moins pour les Projets et valide l'objectif { $level }
board-bot-goals = Marqueurs d'objectif
board-bot-goal = { $corporation } : marqueur d'objectif sur { $n } de { $of }
board-bot-claimed = { $corporation } : objectif { $level } validé
board-cards = Cartes de cette manche
board-cards-left = cartes restantes : { $n }
board-card-previous = précédente
board-card-now = en cours
board-card = Carte { $n } : gauche { $left }, droite { $right }, rouge { $red } ; symbole : { $symbol ->
        [goal] objectif
       *[development] Développement
    }
board-card-row = { $astronaut } : { $action }
board-card-aim = Triangle à l'emplacement { $slot }, { $arrow }
board-card-aims = Le triangle et la flèche de cette carte comptent à présent
board-bot-crew = Encore à déployer : { $crew }
board-bot-base = Base d'AstroBot
board-bot-projects = Projets d'AstroBot : { $n } PV
board-bot-spots = Places de Touriste d'AstroBot : { $spots } ; utilisées : { $n }
