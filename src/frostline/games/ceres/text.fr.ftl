### Ceres en français.

## Le jeu, ses phases et ses éléments

game-name = Ceres
game-tagline = Dirigez une corporation sur Cérès : lancez des sondes dans la Ceinture d'astéroïdes, bâtissez des Avant-postes et faites prospérer la colonie.
game-minutes = 90–120
game-weight = 3,2 / 5

phase-0 = Ceinture d'astéroïdes
phase-1 = Production
phase-2 = Activation
phase-3 = Fin de manche
phase-4 = Décompte final


# Les messages qui parlent d'un paiement reconnaissent ce mot : [rien].
nothing-there = rien

type-mine = Mine
type-factory = Usine
type-lab = Laboratoire
type-office = Bureau

worker-mine = Contremaître de mine
worker-factory = Ingénieur en chef
worker-lab = Coordinateur scientifique
worker-office = Directeur général

ring-outer = Anneau extérieur
ring-intermediate = Anneau intermédiaire
ring-inner = Anneau intérieur

field-aerospace = Aérospatiale
field-construction = Construction
field-logistics = Logistique

## Les biens avec leurs nombres

amount-ore =
    { $n ->
        [one] { $n } Minerai
       *[other] { $n } Minerais
    }
amount-ice =
    { $n ->
        [one] { $n } Glace
       *[other] { $n } Glaces
    }
amount-ceramics =
    { $n ->
        [one] { $n } Céramique avancée
       *[other] { $n } Céramiques avancées
    }
amount-energy =
    { $n ->
        [one] { $n } Énergie
       *[other] { $n } Énergies
    }
amount-credits =
    { $n ->
        [one] { $n } Crédit
       *[other] { $n } Crédits
    }
amount-influence =
    { $n ->
        [one] { $n } Influence
       *[other] { $n } Influences
    }
amount-alloys =
    { $n ->
        [one] { $n } Alliage
       *[other] { $n } Alliages
    }
amount-probes =
    { $n ->
        [one] { $n } Sonde minière
       *[other] { $n } Sondes minières
    }
amount-vp = { $n } PV

## Ce que disent les Fonctions et les échanges

function-times =
    { $n ->
        [one] { $action }, { $n } fois
       *[other] { $action }, jusqu'à { $n } fois
    }
function-cost = payer { $cost } : { $text }
function-gain = gagner { $goods }
function-asteroid = gagner la Production d'un de vos astéroïdes
function-location = activer un Lieu ({ $location })
trade-text = { $pay } contre { $gain }

## Lieux et actions

location-bureau = Bureau du commerce
    .text = Faites un Commerce interplanétaire une ou deux fois, ou prenez un Projet de colonie ; un projet donne 1 Influence à la manche 1 et coûte 1 Influence à la manche 3.
location-yard = Chantier de construction
    .text = Construisez une carte Installation comme nouvel Avant-poste ou sous un Avant-poste simple. Avant cela, Pioche & choix est possible : 3 cartes pour 1 Influence, ou 5 pour 2 Influences.
location-council = Conseil de l'A.M.A.C.
    .text = Payez 1 Influence pour l'un de ces choix : Bureau du commerce, Lancement, Recherche ou Faveur.
location-contractors = Association des entrepreneurs
    .text = Payez 2 Crédits pour une Réaffectation ou pour le Chantier de construction, ou faites jusqu'à 3 Fabrications pour 1 Crédit chacune.
location-headquarters = Siège de la corporation
    .text = Gagnez toute la Production d'un de vos Avant-postes, au plus deux fois par manche. Le premier Dirigeant de la manche réserve aussi votre case de la piste d'ordre du tour.

action-interplanetary-trade = Commerce interplanétaire
action-settlement-project = Projet de colonie
action-corporation-expanse = Expansion
action-corporation-upgrade = Amélioration
action-launch = Lancement
action-research = Recherche
action-favor = Faveur
action-reassign-worker = Réaffectation
action-manufacture = Fabrication

## Faveurs

favor-manufacturing-efficiency = Efficacité de fabrication
    .text = Jusqu'à la fin de la manche, tout ce que vous fabriquez demande 1 Minerai de moins, et chaque activation où vous fabriquez permet un produit de plus.
favor-continuous-ice-supply = Approvisionnement en glace
    .text = Jusqu'à la fin de la manche, chacun de vos Lancements coûte 2 Glaces de moins, et vous ne payez pas de Glace dans les coûts d'activation.
favor-mars-droid = Droïde martien
    .text = Une fois pendant cette manche, comme action principale : activez n'importe lequel de vos Avant-postes, qu'un Travailleur s'y trouve ou non, sans prendre de Travailleur.
favor-leader-assistant = Assistant du dirigeant
    .text = Une fois pendant cette manche, comme action principale : gagnez toute la Production d'un de vos Avant-postes, puis activez un Lieu du plateau, sans Dirigeant ni emplacement d'action.
favor-special-grant = Subvention spéciale
    .text = Gagnez aussitôt 4 Productions différentes indiquées sur vos Avant-postes. Elle n'a pas de jeton : chacun peut la choisir autant de fois qu'il veut.

## Programmes de recherche

program-aerospace-1 = Après chaque Lancement, gagnez au choix 2 Minerais, 1 Céramique avancée, 1 Énergie ou 1 Glace.
program-aerospace-2 = Entrer dans l'anneau intermédiaire coûte 2 Glaces au lieu de 3, dans l'anneau intérieur 3 de plus au lieu de 5.
program-aerospace-3 = Après un Lancement, vous pouvez en faire un autre ; seul le niveau 1 agit pour cette répétition.
program-construction-1 = Après avoir activé le Chantier de construction, gagnez la Production de la carte Installation que vous venez de construire.
program-construction-2 = Ce que vous construisez avec le Chantier de construction coûte 1 Alliage de moins.
program-construction-3 = Après avoir activé le Chantier de construction, vous pouvez l'activer une fois de plus ; seul le niveau 1 agit pour cette répétition.
program-logistics-1 = Après avoir activé le Bureau du commerce, gagnez 1 Influence.
program-logistics-2 = Quand vous activez le Bureau du commerce, gagnez 4 Crédits.
program-logistics-3 = Après avoir activé le Bureau du commerce, vous pouvez l'activer une fois de plus ; seul le niveau 1 agit pour cette répétition.

## Installations : Mines

facility-ore-pit = Carrière de minerai
facility-ice-quarry = Carrière de glace
facility-strip-mine = Mine à ciel ouvert
facility-cryo-well = Puits cryogénique
facility-regolith-sifter = Tamiseur de régolithe
facility-deep-shaft = Puits profond
facility-survey-drillsite = Forage de prospection
facility-launch-silo = Silo de lancement
facility-slag-refinery = Raffinerie de scories
facility-mantle-bore = Forage du manteau
facility-brine-reservoir = Réservoir de saumure
facility-orbital-catapult = Catapulte orbitale

## Installations : Laboratoires

facility-solar-lab = Labo solaire
facility-reactor-bench = Banc d'essai de réacteur
facility-spectrometry-lab = Labo de spectrométrie
facility-materials-lab = Labo des matériaux
facility-cryogenics-lab = Labo de cryogénie
facility-fusion-testbed = Banc d'essai de fusion
facility-robotics-lab = Labo de robotique
facility-propulsion-lab = Labo de propulsion
facility-data-center = Centre de données
facility-research-lab = Labo de recherche
facility-quantum-lab = Labo quantique
facility-astrophysics-institute = Institut d'astrophysique

## Installations : Usines

facility-tech-factory = Usine technologique
facility-ceramics-kiln = Four à céramiques
facility-sinter-plant = Usine de frittage
facility-ore-smelter = Fonderie de minerai
facility-assembly-line = Chaîne d'assemblage
facility-alloy-foundry = Fonderie d'alliages
facility-probe-works = Atelier de sondes
facility-glassworks = Verrerie
facility-fabrication-hub = Centre de fabrication
facility-composite-works = Usine de composites
facility-autonomous-factory = Usine autonome
facility-orbital-shipyard = Chantier orbital

## Installations : Bureaux

facility-trade-office = Comptoir commercial
facility-accounting-office = Bureau de comptabilité
facility-liaison-office = Bureau de liaison
facility-permit-office = Bureau des permis
facility-staffing-agency = Agence de recrutement
facility-customs-house = Hôtel des douanes
facility-planning-bureau = Bureau de planification
facility-lobby-office = Cabinet de lobbying
facility-embassy = Ambassade
facility-stock-exchange = Bourse
facility-construction-directorate = Direction des travaux
facility-amac-consulate = Consulat de l'A.M.A.C.

## Avant-postes de départ

facility-launch-site = Site de lancement
facility-main-factory = Usine principale
facility-main-lab = Laboratoire principal
facility-main-office = Bureau principal

## Projets de colonie

project-housing-block = Immeuble d'habitation
project-water-treatment-plant = Station d'épuration
project-emergency-shelter = Abri d'urgence
project-hydroponic-gardens = Jardins hydroponiques
project-power-grid = Réseau électrique
project-market-plaza = Place du marché
project-oxygen-recycling-plant = Recyclage de l'oxygène
project-medical-center = Centre médical
project-transit-tunnel = Tunnel de transit
project-communications-array = Réseau d'antennes
project-cultural-center = Centre culturel
project-radiation-shield = Bouclier antiradiations
project-observatory = Observatoire
project-university = Université
project-spaceport-terminal = Terminal d'astroport
project-school-dome = Dôme scolaire
project-ice-reservoir = Réservoir de glace
project-council-hall = Salle du Conseil
project-sports-arena = Palais des sports
project-data-archive = Archives de données
project-space-elevator = Ascenseur spatial

## Vaisseaux cargo

ship-hermes = Hermès
ship-demeter = Déméter
ship-caravel = Caravelle
ship-magellan = Magellan

## Astéroïdes

asteroid-hygiea = Hygie
asteroid-themis = Thémis
asteroid-cybele = Cybèle
asteroid-camilla = Camilla
asteroid-sylvia = Sylvia
asteroid-davida = Davida
asteroid-europa = Europe
asteroid-interamnia = Interamnia
asteroid-eos = Éos
asteroid-hektor = Hector
asteroid-pallas = Pallas
asteroid-gaspra = Gaspra
asteroid-juno = Junon
asteroid-ida = Ida
asteroid-psyche = Psyché
asteroid-lutetia = Lutetia
asteroid-eunomia = Eunomia
asteroid-mathilde = Mathilde
asteroid-hebe = Hébé
asteroid-kleopatra = Cléopâtre
asteroid-bennu = Bénou
asteroid-ryugu = Ryugu
asteroid-eros = Éros
asteroid-itokawa = Itokawa
asteroid-vesta = Vesta

## Options d'une table

option-actions-not-locations = Des actions, pas des Lieux
    .text = Une action montrée dans une Fonction ne compte pas comme l'activation de son Lieu : il n'y a ni recherche de Construction ou de Logistique, ni Pioche & choix.

## Questions : le tour

ask-take-turn = { $who } : activez un Lieu ou un Avant-poste, ou passez pour cette manche
ask-end-turn = { $who } : terminez un projet engagé, ou finissez votre tour
ask-send-assistant = { $who } : choisissez le Lieu qu'active l'Assistant du dirigeant, ou aucun. Dans les deux cas, le jeton est utilisé.

## Questions : les Avant-postes

ask-use-part = { $who } : choisissez la prochaine partie de la Fonction à utiliser ({ $outstation }). Les parties qui la précèdent sont sautées pour de bon.
ask-mine-asteroid = { $who } : choisissez un de vos astéroïdes et gagnez sa Production
ask-reassign-worker = { $who } : choisissez l'Avant-poste dont le Travailleur est réaffecté
ask-reassign-to = { $who } : choisissez l'Avant-poste vide du même type où va le Travailleur. Il est aussitôt activé.
ask-choose-production = { $who } : choisissez un de vos Avant-postes et gagnez toute sa Production

## Questions : les Lieux et leurs actions

ask-at-council = { $who } : choisissez une option du Conseil de l'A.M.A.C.
ask-at-contractors = { $who } : choisissez une option de l'Association des entrepreneurs
ask-choose-deal =
    { $deal ->
        [trade] { $who } : choisissez un échange avec le Vaisseau cargo à quai
        [project] { $who } : choisissez un Projet de colonie
       *[both] { $who } : choisissez un échange avec le Vaisseau cargo à quai ou un Projet de colonie
    }
ask-trade-again =
    { $left ->
        [one] { $who } : faites encore { $left } échange, ou arrêtez
       *[other] { $who } : faites encore jusqu'à { $left } échanges, un par un, ou arrêtez
    }
ask-finish-project = { $who } : terminez aussitôt le projet « { $project } » (payez { $cost }, gagnez { $vp } PV), ou engagez-vous à le terminer plus tard
ask-choose-building =
    { $way ->
        [expanse] { $who } : choisissez une carte Installation à construire comme nouvel Avant-poste
        [upgrade] { $who } : choisissez une carte Installation à construire sous un Avant-poste simple
       *[both] { $who } : choisissez une carte Installation à construire, comme nouvel Avant-poste ou sous un Avant-poste simple
    }
ask-choose-upgraded = { $who } : choisissez l'Avant-poste simple à améliorer avec cette carte : { $facility }
ask-launch = { $who } : choisissez l'astéroïde vers lequel vous lancez une Sonde minière
ask-choose-bonus = { $who } : choisissez ce que vous donne Aérospatiale niveau 1 après le Lancement
ask-choose-field = { $who } : choisissez le domaine où vous atteignez le niveau suivant
ask-choose-favor = { $who } : choisissez une Faveur. Vous gardez son jeton jusqu'à la fin de la manche ; la Subvention spéciale agit aussitôt.
ask-choose-grant =
    { $left ->
        [one] { $who } : choisissez la dernière Production pour la Subvention spéciale
       *[other] { $who } : choisissez une Production pour la Subvention spéciale ; il en reste { $left } à choisir
    }
ask-manufacture =
    { $left ->
        [one] { $who } : fabriquez { $left } produit
       *[other] { $who } : fabriquez jusqu'à { $left } produits, un par un
    }
ask-manufacture-more = { $who } : fabriquez un produit de plus grâce à Efficacité de fabrication, ou arrêtez

## Coups : le tour

move-pass = Passer pour cette manche
move-done = Terminé
move-stop = Rien de plus
move-leader = Dirigeant : { $location }
move-worker = Travailleur : { $outstation } – { $text }
move-droid = Droïde martien : { $outstation } – { $text }
move-assistant = Assistant du dirigeant : la Production d'un Avant-poste, puis un Lieu
move-visit = Assistant du dirigeant : { $location }
move-complete = Terminer : { $project } – payer { $cost } ; { $vp } PV

## Coups : les Avant-postes

move-part = Partie { $n } – { $text }
move-mine = { $asteroid } – gagner { $goods }
move-from = Depuis : { $outstation }
move-to = Vers : { $outstation }
move-produce = { $outstation } – gagner { $goods }

## Coups : les Lieux et leurs actions

move-council = { $what } – payer { $cost }
move-contract =
    { $contract ->
        [2] { $what } – payer { $cost } par produit
       *[other] { $what } – payer { $cost }
    }
move-trade = Échanger { $text }
move-project =
    { $when ->
        [now] Prendre : { $project } – à terminer pour { $cost }
       *[later] S'engager : { $project } – payer { $cost } plus tard
    }{ $taking ->
        [brings] {" "}; gagner { $goods } aussitôt
        [costs] {" "}; payer { $goods } aussitôt
       *[neither] {""}
    } ; { $vp } PV
move-complete-now = Terminer le projet aussitôt – payer { $cost }
move-commit = S'engager – non terminé à la fin, le projet coûte la moitié de ses PV
move-draw-few =
    { $n ->
        [one] Pioche & choix : { $n } carte – payer { $cost }
       *[other] Pioche & choix : { $n } cartes – payer { $cost }
    }
move-draw-many =
    { $n ->
        [one] Pioche & choix : { $n } carte – payer { $cost }
       *[other] Pioche & choix : { $n } cartes – payer { $cost }
    }
move-expanse =
    { $cost ->
        [rien] { $facility } comme nouvel Avant-poste – sans rien payer ; { $vp } PV, { $goods }
       *[other] { $facility } comme nouvel Avant-poste – payer { $cost } ; { $vp } PV, { $goods }
    }
move-upgrade =
    { $cost ->
        [rien] { $facility } sous un Avant-poste simple – sans rien payer ; { $vp } PV
       *[other] { $facility } sous un Avant-poste simple – payer { $cost } ; { $vp } PV
    }
move-under = Sous : { $outstation }
move-nothing = Ne rien construire
move-launch =
    { $ice ->
        [0] Lancer vers { $asteroid } – sans Glace ; { $vp } PV, { $goods }
        [one] Lancer vers { $asteroid } – payer { $ice } Glace ; { $vp } PV, { $goods }
       *[other] Lancer vers { $asteroid } – payer { $ice } Glaces ; { $vp } PV, { $goods }
    }
move-bonus = Gagner { $goods }
move-research = { $field }, niveau { $level } – payer { $cost } ; { $vp } PV. { $text }
move-favor = { $favor } – payer { $cost }. { $text }
move-grant = { $outstation } – gagner { $goods }
move-alloy = Fabriquer un Alliage – payer { $cost }
move-probe = Fabriquer une Sonde minière – payer { $cost }

## Journal : manches et phases

log-starts = { $who } est le premier joueur
log-round-begins = La manche { $round } commence
log-docks = Vaisseau cargo à quai : { $ship }
log-belt-turns = Les anneaux de la Ceinture d'astéroïdes tournent
log-produces = { $who } gagne par la Production : { $goods }
log-round-ends = La manche { $round } se termine : Dirigeants, Travailleurs et Faveurs reviennent
log-ends = { $who } termine avec { $vp } PV : place { $rank }

## Journal : les tours

log-leader = { $who } place un Dirigeant : { $location }
log-worker = { $who } place un Travailleur : { $outstation }
log-worker-from-ship = { $who } place un Travailleur du Vaisseau cargo à quai : { $outstation }
log-droid = { $who } place le Droïde martien : { $outstation }
log-assistant = { $who } place l'Assistant du dirigeant : { $location }
log-assistant-declines = { $who } n'active aucun Lieu avec l'Assistant du dirigeant
log-passes = { $who } passe : case { $place } de la piste d'ordre du tour
log-passes-to-leader = { $who } passe : sur la case { $place } de la piste d'ordre du tour, celle de son Dirigeant
log-reserves = { $who } réserve avec le Dirigeant la case { $place } de la piste d'ordre du tour
log-production-of = { $who } gagne la Production d'un Avant-poste ({ $outstation }) : { $goods }
log-pays =
    { $goods ->
        [rien] { $who } ne paie rien
       *[other] { $who } paie { $goods }
    }
log-gains = { $who } gagne { $goods }

## Journal : Bureau du commerce

log-trades = { $who } échange { $pay } contre { $gain }
log-takes-project = { $who } prend un Projet de colonie : { $project }
log-round-influence = { $who } gagne { $goods } pour un projet pris à la manche 1
log-commits = { $who } s'engage pour un projet : { $project }
log-completes = { $who } termine un projet : { $project }, { $vp } PV
log-completes-now = { $who } termine aussitôt un projet : { $project }, { $vp } PV

## Journal : Chantier de construction

log-draws =
    { $amount ->
        [one] { $who } pioche { $amount } carte Installation avec Pioche & choix
       *[other] { $who } pioche { $amount } cartes Installation avec Pioche & choix
    }
log-expands = { $who } construit un nouvel Avant-poste : { $facility }, { $vp } PV
log-upgrades = { $who } améliore un Avant-poste ({ $outstation }) : { $facility }, { $vp } PV
log-facility-produces = { $who } gagne la Production du nouvel Avant-poste : { $goods }
log-nothing-built = { $who } ne peut rien construire : les cartes piochées sont défaussées
log-discards = { $who } défausse une carte piochée : { $facility }
log-reveals = Nouvelle carte Installation : { $facility }
log-reshuffles = La pioche Installation est vide : la défausse est mélangée pour en former une nouvelle

## Journal : Lancement, Recherche, Faveurs, Association des entrepreneurs

log-launches = { $who } lance une Sonde minière vers { $asteroid } : { $vp } PV
log-asteroid-produces = { $who } gagne la Production d'un astéroïde ({ $asteroid }) : { $goods }
log-researches = { $who } atteint le niveau { $level } en { $field } : { $vp } PV
log-first-at-level-3 = { $who } atteint avant tous les autres le niveau 3 en { $field } : { $vp } PV de plus
log-takes-favor = { $who } prend une Faveur : { $favor }
log-granted = { $who } gagne { $goods } par la Subvention spéciale ({ $outstation })
log-makes-alloy = { $who } fabrique un Alliage pour { $goods }
log-makes-probe = { $who } fabrique une Sonde minière pour { $goods }
log-reassigns = { $who } réaffecte un Travailleur vers : { $outstation } (depuis : { $from })

## Journal : Programmes de recherche

log-launch-bonus = { $who } gagne { $goods } par Aérospatiale niveau 1
log-yard-bonus = { $who } gagne { $goods } par Construction niveau 1
log-bureau-credits = { $who } gagne { $goods } par Logistique niveau 2
log-bureau-influence = { $who } gagne { $goods } par Logistique niveau 1

## Refus : le tour

why-no-leader = Vous n'avez plus de Dirigeant pour cette manche : activez un Avant-poste, ou passez.
why-no-slot = Tous les emplacements d'action de ce Lieu sont pris ({ $location }) : choisissez un autre Lieu.
why-headquarters-used = Vous avez activé votre Siège de la corporation deux fois pendant cette manche : il n'y a pas de troisième fois.
why-nothing-to-do-there = Vous ne pourriez réaliser aucune option de ce Lieu ({ $location }) : choisissez un autre Lieu.
why-assistant-used = L'Assistant du dirigeant a déjà servi pendant cette manche.
why-droid-used = Le Droïde martien a déjà servi pendant cette manche.
why-occupied = Un Travailleur se trouve déjà sur cet Avant-poste ({ $outstation }) : choisissez un Avant-poste vide.
why-no-such-worker = Il ne reste pas de Travailleur de cette sorte ({ $worker }) dans les Quartiers d'habitation ni sur le Vaisseau cargo à quai.
why-no-usable-part = Vous ne pourriez utiliser maintenant aucune partie de la Fonction de cet Avant-poste ({ $outstation }) : choisissez-en un autre.
why-completion-spoils = Si vous payiez maintenant le projet « { $project } », vous ne pourriez plus faire ce que votre action demande encore : terminez-le plus tard.

## Refus : les Avant-postes

why-part-gone = Cette partie a été utilisée ou sautée : les parties s'utilisent de gauche à droite.
why-cannot-pay-part = Vous ne pouvez pas payer le coût d'activation de cette partie.
why-part-useless = Vous ne pourriez pas réaliser cette partie maintenant : choisissez-en une autre.
why-no-worker-there = Il n'y a pas de Travailleur sur cet Avant-poste ({ $outstation }) : choisissez-en un qui en a un.
why-no-target = Le Travailleur de cet Avant-poste ({ $outstation }) ne peut pas être réaffecté maintenant : il faut un autre Avant-poste vide du même type, avec une partie que vous pouvez utiliser, et la Fonction d'aucun des deux ne doit être en cours.

## Refus : les Lieux

why-no-credits = Vous n'avez pas les Crédits que coûte cette option.
why-cannot-carry-out = Vous ne pourriez pas réaliser cette option une fois son coût d'entrée payé : choisissez-en une autre.

## Refus : Bureau du commerce

why-cannot-pay-trade = Vous n'avez pas ce que coûte cet échange : choisissez-en un que vous pouvez payer.
why-only-projects = La Fonction permet seulement de prendre un Projet de colonie, pas de faire un échange.
why-only-trades = La Fonction permet seulement de faire un échange, pas de prendre un Projet de colonie.
why-no-influence-for-project = À la manche 3, vous devez dépenser 1 Influence pour prendre un Projet de colonie, et vous n'en avez pas.
why-no-spot = Vos deux emplacements de projet sont pris : un projet pris maintenant doit être terminé aussitôt.
why-cannot-pay-project = Vous ne pouvez pas payer en entier le coût du projet « { $project } ».

## Refus : Chantier de construction

why-cannot-pay-facility = Vous ne pouvez pas payer en entier le coût de cette carte ({ $facility }) : choisissez-en une autre.
why-other-way-only = La Fonction ne permet que l'autre façon de construire : un nouvel Avant-poste ou une Amélioration, selon ce qu'elle montre.
why-no-single = Vous n'avez pas d'Avant-poste simple : ceux de départ et ceux déjà améliorés ne peuvent pas être améliorés.
why-cannot-draw = Pioche & choix n'est pas possible maintenant : il faut une activation du Chantier de construction, assez d'Influence et une carte à piocher.
why-drawn-already = Vous avez utilisé Pioche & choix pendant cette activation : ce n'est possible qu'une fois, avant de construire.

## Refus : Lancement, Recherche, Faveurs, Fabrication

why-too-far =
    { $ice ->
        [one] Atteindre { $asteroid } coûte { $ice } Glace, et vous n'en avez pas : choisissez un astéroïde plus proche.
       *[other] Atteindre { $asteroid } coûte { $ice } Glaces, et vous en avez moins : choisissez un astéroïde plus proche.
    }
why-claimed = Une Sonde minière se trouve déjà sur { $asteroid } : choisissez un astéroïde libre.
why-cannot-pay-research = Vous ne pouvez pas payer le niveau suivant en { $field }.
why-last-level = Vous avez atteint le niveau 3 en { $field }, le dernier : choisissez un autre domaine.
why-cannot-pay-favor = Vous n'avez pas l'Influence que coûte cette Faveur ({ $favor }).
why-favor-taken = Cette Faveur est prise jusqu'à la fin de la manche ({ $favor }) : choisissez-en une autre.
why-granted-already = Vous avez déjà choisi cette Production pour la Subvention spéciale : choisissez-en une différente.
why-cannot-make = Vous n'avez pas ce que coûte ce produit.

## La feuille de score

score-facilities = Installations
score-projects = Projets de colonie
score-asteroids = Astéroïdes
score-research = Recherche
score-firsts = Premier au niveau 3
score-influence = Influence
score-credits = Crédits
score-unfinished = Projet non terminé : { $project }

## La table en texte

board-heading = Manche { $round } sur { $rounds } : { $phase }. À quai : { $ship }. Premier dans l'ordre du tour : { $who }
board-brief = Dirigeants { $leaders }, Crédits { $credits }, Influence { $influence }, Alliages { $alloys }
