### Ce qui figure sur le plateau de Shackleton Base, en français.

## Corporations.

board-corporation = { $text } Jeton : { $token }
board-token-next = Les prochains jetons de cette Corporation ; en placer un augmente le niveau de coût
board-level-cost = { $n ->
        [0] Aucun jeton parti
        [one] { $n } jeton parti
       *[other] { $n } jetons partis
    } : un Projet coûte { $cost }, demande le niveau d'Énergie { $needed } et consomme { $energy } Énergie
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

board-factory = Usine { $factory } : coûte { $cost } ; immédiatement : { $goods } ; revenu : { $income } ; { $vp } PV à la fin
board-factory-left = Tuiles restantes : { $n }
board-factory-owner = construite par { $who }
board-factory-sets = { $columns } PV à la fin pour les trois colonnes, { $rows } PV pour les trois lignes

board-farm = Ferme de taille { $size } : coûte { $cost }, { $vp } PV à la fin ; qui gagne un astronaute dans sa rangée reçoit { $goods }
board-farms-left = Fermes restantes : { $n }

board-watch-track = Piste Sky Watch : chaque section ouvre ses Programmes de défense. Après les manches 1 et 2, qui est le plus loin gagne 1 point de Réputation.
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
board-leader = { $leader } ({ $improved ->
        [1] capacité améliorée
       *[other] capacité normale
    }) : { $text }
board-leader-improved = Avec le Quartier général : { $text }
board-improved = améliorée
board-normal = normale
board-swap = { $give } retourne à la station Gateway, { $take } à la place
board-structure = { $structure }, encore à construire : { $text }
board-built = { $structure }, construit : { $text }
board-slots-free = emplacements libres : { $n }
board-dome-bonus = Bonus à la construction : { $goods }
board-laboratory-vp = { $n } emplacements sur { $of } du bon type : { $vp } PV à la fin
board-in-base = { $astronaut } : { $group }
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
board-bot-spots = Places de Touriste d'AstroBot : { $spots } ; utilisées : { $n }

## Cratère.

board-letter-engineer = I
board-letter-technician = T
board-letter-scientist = S
board-nobody = Neutre
board-token = Jeton { $corporation } : { $text }
board-corner = Emplacement de jeton { $corner } : libre
board-crater = Cratère
    .text = Cratère : un astronaute sur un emplacement active chaque secteur de sa rangée qui contient une structure
board-sector = Secteur { $sector } : { $resource } ; { $powered ->
        [0] pas encore de Panneau solaire
       *[other] alimenté
    } ; place restante : { $room }
board-farm-of = Ferme de taille { $size } de { $who }
board-centre = Hexagone central : { $n ->
        [0] aucun Panneau solaire disponible
        [one] { $n } Panneau solaire pour alimenter un secteur
       *[other] { $n } Panneaux solaires pour alimenter des secteurs
    }
board-crater-slot = Emplacement { $slot }, rangée { $row } : { $number ->
        [0] aucun secteur à activer
        [one] active { $number } secteur
       *[other] active { $number } secteurs
    } ; chacun sans structure à vous coûte { $credits ->
        [0] 0 Crédit
        [one] { $credits } Crédit
       *[other] { $credits } Crédits
    }.
board-crater-price = Pour { $who } : { $credits ->
        [0] gratuit
        [one] { $credits } Crédit
       *[other] { $credits } Crédits
    } au total.
board-slot-winner = { $astronaut } sur l'emplacement { $slot }, rangée { $row } : { $who } gagnerait cet astronaute maintenant
board-slot-nobody = { $astronaut } sur l'emplacement { $slot }, rangée { $row } : personne ne gagnerait cet astronaute maintenant
board-ring = Panneau solaire de la couronne : donne { $energy } Énergie une fois construit
board-ring-next = Le prochain Panneau solaire : coûte des Terres rares et donne { $energy } Énergie
board-ring-gone = Case de la couronne sans son panneau ({ $energy } Énergie)

## Pistes et tuiles.

board-round = Manche { $n } / { $of }
board-order = Ordre du tour et points
board-order-of = { $n }. { $who } : { $vp } PV maintenant, { $total } PV si la partie finissait maintenant
board-energy = Énergie
    .text = Énergie : un seul niveau, commun à toute la table
board-energy-now = Niveau d'Énergie : { $n }.
board-energy-space = Énergie { $n }.
board-energy-reputation = Qui fait monter l'Énergie sur cette case ou au-delà gagne 1 point de Réputation.
board-energy-price = En finançant un Projet, on peut acheter ici 1 Énergie de plus pour { $credits ->
        [one] { $credits } Crédit
       *[other] { $credits } Crédits
    }.
board-energy-full = Ici, aucun Panneau solaire ne peut être construit.
board-track = Réputation
    .text = Piste de Réputation : ses actions sont des actions de Corporation, ouvertes dès que votre marqueur les atteint
board-track-action = Action de Corporation, dès { $n } de Réputation : { $action }
board-track-from = À partir d'ici : { $action }.
board-track-upkeep = À partir d'ici : { $n ->
        [one] { $n } Crédit
       *[other] { $n } Crédits
    } de plus à payer en phase de Maintenance.
board-track-goals = À partir d'ici : { $n } PV de plus par objectif validé.
board-reputation-space = Réputation { $n }.
board-reputation-of = { $who } : Réputation { $n }
board-command = Commandement
    .text = Zone de Commandement : un astronaute prend l'emplacement libre le plus à gauche d'une ligne, en paie les Crédits et agit
board-do-build = Construire
board-do-fund = Financer
board-do-corporations = Corporations
board-line-build = Un Ingénieur apporte aussi un jeton Corporation.
board-line-fund = Un Technicien apporte aussi une action de Corporation.
board-line-corporations = Jusqu'à trois ; un Scientifique apporte aussi un astronaute de la station Gateway.
board-line-cost = Pour { $who }, le prochain emplacement coûte { $credits ->
        [0] 0 Crédit
        [one] { $credits } Crédit
       *[other] { $credits } Crédits
    }.
board-line-slot = Emplacement à { $credits ->
        [0] 0 Crédit
        [one] { $credits } Crédit
       *[other] { $credits } Crédits
    }
board-gateway = Station Gateway
    .text = déployez ici un astronaute contre des Crédits, un autre astronaute et une action de Corporation
board-waiting = Station Gateway : { $crew }
board-leader-tile = { $leader } : { $text } Avec le Quartier général : { $improved }
board-shuttle-order = Le plus petit numéro joue en premier.
board-crew-none = plus personne à déployer
