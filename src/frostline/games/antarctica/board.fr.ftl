### Ce qui figure sur le plateau d'Antarctica, en français.

board-area-sw = Sud-Ouest
board-area-s = Sud
board-area-se = Sud-Est
board-area-e = Est
board-area-ne = Nord-Est
board-area-n = Nord
board-area-nw = Nord-Ouest
board-area-w = Ouest
board-area = { $area } : { $buildings }. Majorité de scientifiques ici : { $vp } PV en l'état
board-area-closed = { $area } : zone fermée dans cette partie
board-closed = fermée
board-reached = La zone atteinte par le navire ce tour-ci
board-berth = Place libre pour un navire, numéro { $place } de la file
board-icebreaker = Brise-glace : ce navire peut jouer un tour après le premier quand le Soleil s'arrête ici
board-new-ship = Placé ce tour-ci : aucune action de piste ne le déplace
board-people = { $who } : { $n ->
        [one] { $n } scientifique
       *[other] { $n } scientifiques
    } ici
board-sun = Le Soleil est dans la zone { $area }. Il avance dans le sens antihoraire jusqu'à la prochaine zone avec des navires
board-way = Le Soleil va en sens antihoraire
    .text = Le Soleil va de zone en zone dans le sens antihoraire. Là où il s'arrête, le premier navire de la file joue un tour.
board-turn = Tour { $n }
board-placing = Mise en place

board-track = { $track } ({ $centers }) : le premier marque { $vp } PV en l'état
board-space = Case { $space }, valeur { $value }
board-used = déjà utilisé : { $symbol }

board-deck-basic = De base
board-deck-double = Doubles
board-deck-advanced = Avancées
board-below = Cartes sous celle-ci : { $n }
board-pile-empty = Tout est construit
board-rc-inland = Centre continental
board-rc-coastal = Centre côtier
board-rc-naval = Centre naval
board-needs = Accès requis : { $building }
board-builds = Construit : { $building }
board-takes = { $n ->
        [one] { $n } scientifique va
       *[other] { $n } scientifiques vont
    } de votre équipe à la zone
board-points = Points de recherche : { $n }, sur une piste de votre choix
board-asterisk = Astérisque : compte au décompte des cartes Bâtiment

board-yard = Cartes Chantier naval dans la pile : { $n }
board-yard-short = Chantier naval
board-draft = Cartes Chantier naval qui circulent : { $n } ; encore dans la pile : { $rest }
board-expertise = Cartes Ressource d'expertise restantes : { $n }
board-expertise-short = Expertise

board-score = Points actuels
board-score-final = Points finals
board-score-of = { $who } : { $vp } PV si la partie s'arrêtait là
board-turn-of = joue son tour
board-start = Premier joueur

board-supply = Équipe
    .text = Équipe : scientifiques prêts à être placés
board-reserve = Réserve
    .text = Réserve : scientifiques à recruter. Quand équipe et réserve sont vides, la partie se termine.
board-available = Ressources disponibles
    .text = Ressources disponibles : navires à construire, cubes pour de nouvelles pistes
board-discarded = Ressources défaussées
    .text = Ressources défaussées : une fois par tour, un navire ou un cube peut venir ici contre 1 scientifique. La majorité y marque des points.
board-spare-ships = Navires disponibles : { $n }
board-spare-cubes = Cubes disponibles : { $n }
board-lost-ships = Navires défaussés : { $n }
board-lost-cubes = Cubes défaussés : { $n }
board-basic = Carte de base
board-hand = Cartes Chantier naval en main : { $n }
    .text = Cartes Chantier naval : une seule carte par arrêt du Soleil, après le déplacement du navire
board-taken = Cartes Bâtiment : { $n }
    .text = Cartes Bâtiment prises ; celles à astérisque rapportent des points
board-asterisks = Cartes Bâtiment à astérisque : { $n }
