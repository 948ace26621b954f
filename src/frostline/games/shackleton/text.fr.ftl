### Shackleton Base en français.

## Le jeu, ses phases et ses éléments

game-name = Shackleton Base
game-tagline = Dirigez une agence spatiale sur la Lune : exploitez le cratère Shackleton, bâtissez votre base et gagnez les Corporations à vos Projets.
game-minutes = 60–120
game-weight = 3,7 / 5

automa-1 = AstroBot

phase-0 = Mise en place
phase-1 = Phase de Navette
phase-2 = Phase d'Action
phase-3 = Phase de Maintenance
phase-4 = Décompte final

# Les messages qui parlent d'un paiement ou d'un gain reconnaissent ce mot : [rien].
nothing-there = rien
nobody-there = personne

shuttle-name = Navette { $number }
shuttle-text = { $crew } ; { $goods }

astronaut-engineer = Ingénieur
astronaut-technician = Technicien
astronaut-scientist = Scientifique

structure-dome = Dôme
structure-workshop-top = Atelier du haut
structure-workshop-middle = Atelier du milieu
structure-workshop-bottom = Atelier du bas
structure-laboratory-top = Laboratoire du haut
structure-laboratory-middle = Laboratoire du milieu
structure-laboratory-bottom = Laboratoire du bas
structure-headquarters = Quartier général
structure-text =
    { $energy ->
        [0] Coût : { $goods }. Taille { $size }, maintenance { $upkeep }.
        [one] Coût : { $goods } ; consomme { $energy } Énergie. Taille { $size }, maintenance { $upkeep }.
       *[other] Coût : { $goods } ; consomme { $energy } Énergies. Taille { $size }, maintenance { $upkeep }.
    }

kind-dome = Dôme
kind-workshop = Atelier
kind-laboratory = Laboratoire
kind-headquarters = Quartier général
kind-laboratory-or-headquarters = Laboratoire ou Quartier général

laboratory-0 = Capacité : gagnez la ressource du secteur de votre Laboratoire le plus récent.
laboratory-1 = Capacité : gagnez des Crédits.
laboratory-2 = Capacité : activez un jeton Corporation autour du secteur de votre Laboratoire le plus récent.

group-domes = Dômes
    .text = revenu en Titane (Ingénieur), en Crédits (Technicien) ou en PV (Scientifique)
group-workshop-top = Atelier du haut
    .text = chaque Ingénieur réduit votre paiement de maintenance
group-workshop-middle = Atelier du milieu
    .text = chaque Technicien réduit le coût et l'Énergie requise des Projets
group-workshop-bottom = Atelier du bas
    .text = chaque Scientifique réduit le coût des emplacements de Commandement
group-laboratory-top = Laboratoire du haut
    .text = les Ingénieurs rapportent des PV à la fin
group-laboratory-middle = Laboratoire du milieu
    .text = les Techniciens rapportent des PV à la fin
group-laboratory-bottom = Laboratoire du bas
    .text = les Scientifiques rapportent des PV à la fin
group-headquarters = Quartier général
    .text = revenu en Réputation pour chaque astronaute
group-waiting = Emplacement d'attente
    .text = aucun avantage

line-build = Construire une structure
line-fund = Financer un Projet
line-corporations = Actions de Corporation

track-reputation = gagner 2 points de Réputation
track-titanium = gagner 1 Titane
track-rare-earth = gagner 1 Terre rare
track-token = activer un jeton Corporation n'importe où

arrow-clockwise = sens horaire
arrow-counterclockwise = sens antihoraire

level-easy = facile
level-medium = moyen
level-hard = difficile

## Morceaux de phrases

part-astronaut = un { $astronaut }
part-credits =
    { $credits ->
        [one] { $credits } Crédit
       *[other] { $credits } Crédits
    }
part-less-titanium =
    { $less ->
        [0] {""}
       *[other] {" "}({ $less } Titane de moins pour vous)
    }
part-energy-first =
    { $short ->
        [0] {""}
       *[other] {" "}D'abord Énergie { $level } → { $needed }.
    }
part-less-samples =
    { $less ->
        [0] {""}
       *[other] {" "}({ $less } échantillon de moins pour vous)
    }
part-price =
    { $credits ->
        [0] gratuit
        [one] payer { $credits } Crédit
       *[other] payer { $credits } Crédits
    }

## Les biens avec leurs nombres

amount-credits =
    { $n ->
        [one] { $n } Crédit
       *[other] { $n } Crédits
    }
amount-titanium =
    { $n ->
        [one] { $n } Titane
       *[other] { $n } Titanes
    }
amount-rare-earth =
    { $n ->
        [one] { $n } Terre rare
       *[other] { $n } Terres rares
    }
amount-reputation =
    { $n ->
        [one] { $n } point de Réputation
       *[other] { $n } points de Réputation
    }
amount-vp = { $n } PV
amount-energy =
    { $n ->
        [one] { $n } Énergie
       *[other] { $n } Énergies
    }
amount-astronauts =
    { $n ->
        [one] { $n } astronaute de la station Gateway
       *[other] { $n } astronautes de la station Gateway
    }
amount-tokens =
    { $n ->
        [one] { $n } jeton Corporation activé
       *[other] { $n } jetons Corporation activés
    }
amount-domes =
    { $n ->
        [one] { $n } Dôme construit gratuitement
       *[other] { $n } Dômes construits gratuitement
    }
amount-projects =
    { $n ->
        [one] { $n } Projet financé gratuitement
       *[other] { $n } Projets financés gratuitement
    }
amount-robots =
    { $n ->
        [one] { $n } Robot
       *[other] { $n } Robots
    }
amount-tourists =
    { $n ->
        [one] { $n } Touriste
       *[other] { $n } Touristes
    }
amount-samples =
    { $n ->
        [one] { $n } échantillon au choix
       *[other] { $n } échantillons au choix
    }
amount-basalt =
    { $n ->
        [one] { $n } Basalte
       *[other] { $n } Basaltes
    }
amount-ice =
    { $n ->
        [one] { $n } Glace
       *[other] { $n } Glaces
    }
amount-glass =
    { $n ->
        [one] { $n } Verre
       *[other] { $n } Verres
    }
amount-helium = { $n } Hélium-3
amount-plants =
    { $n ->
        [one] { $n } Plante
       *[other] { $n } Plantes
    }
amount-steps = { $n } pas sur la piste Sky Watch
amount-ship-panels =
    { $n ->
        [one] { $n } panneau du vaisseau
       *[other] { $n } panneaux du vaisseau
    }
amount-engineer =
    { $n ->
        [one] { $n } Ingénieur
       *[other] { $n } Ingénieurs
    }
amount-technician =
    { $n ->
        [one] { $n } Technicien
       *[other] { $n } Techniciens
    }
amount-scientist =
    { $n ->
        [one] { $n } Scientifique
       *[other] { $n } Scientifiques
    }

resource-credits = Crédits
resource-titanium = Titane
resource-rare-earth = Terre rare
resource-reputation = Réputation
resource-vp = PV
resource-energy = Énergie
resource-astronauts = astronautes
resource-tokens = jetons Corporation
resource-domes = Dômes
resource-projects = Projets
resource-robots = Robots
resource-tourists = Touristes
resource-samples = échantillons
resource-basalt = Basalte
resource-ice = Glace
resource-glass = Verre
resource-helium = Hélium-3
resource-plants = Plantes
resource-steps = pas
resource-ship-panels = panneaux du vaisseau

## Ce que disent les rangées, les plateaux et les tuiles

row-tokens =
    { $n ->
        [one] activer { $n } jeton Corporation
       *[other] activer jusqu'à { $n } jetons Corporation
    }
spot-board = place commune { $n }
spot-project = { $project }, place { $n }
stack-left = gauche
stack-centre = centre
stack-right = droite
experiment-text = { $samples } contre { $goods }
samples-different =
    { $n ->
        [one] { $n } échantillon
       *[other] { $n } échantillons différents
    }
samples-equal =
    { $n ->
        [one] { $n } échantillon
       *[other] { $n } échantillons identiques
    }
samples-any =
    { $n ->
        [one] { $n } échantillon de n'importe quel type
       *[other] { $n } échantillons de n'importe quel type
    }
cargo-name = niveau { $level }, emplacement { $slot }
program-name =
    { $row ->
        [0] section { $section }, en bas
        [1] section { $section }, au milieu
       *[other] section { $section }, en haut
    }
factory-top-left = en haut à gauche
factory-top-centre = en haut au centre
factory-top-right = en haut à droite
factory-middle-left = au milieu à gauche
factory-middle-centre = au centre
factory-middle-right = au milieu à droite
factory-bottom-left = en bas à gauche
factory-bottom-centre = en bas au centre
factory-bottom-right = en bas à droite

goal-artemis-tours =
    { $n ->
        [one] { $n } Touriste hébergé
       *[other] { $n } Touristes hébergés
    }
goal-selenium-research =
    { $n ->
        [one] { $n } Expérience
       *[other] { $n } Expériences
    }
goal-moon-mining =
    { $n ->
        [one] { $n } envoi
       *[other] { $n } envois
    }
goal-space-robotics =
    { $n ->
        [one] { $n } Usine
       *[other] { $n } Usines
    }
goal-evergreen-farms = des Fermes d'une taille totale de { $n }
goal-sky-watch =
    { $n ->
        [one] { $n } contribution
       *[other] { $n } contributions
    }
goal-to-mars =
    { $n ->
        [one] { $n } structure ou astronaute sur le vaisseau martien
       *[other] { $n } structures et astronautes sur le vaisseau martien
    }

## Les Corporations

corporation-artemis-tours = Artemis Tours
    .text = Les Touristes attendent dans votre hall. L'action en déplace un vers une place de Touriste libre, du plateau ou de vos propres Projets, et en marque aussitôt les PV. Chaque Touriste hébergé donne des Crédits comme revenu ; à la fin, seules les capacités des Projets rapportent des PV.
    .token = gagner 1 Touriste
corporation-selenium-research = Selenium Research
    .text = Les échantillons de Basalte, de Glace et de Verre servent aux Expériences. L'action défausse les échantillons d'une tuile Expérience visible et donne sa récompense. À la fin, chaque série d'une tuile de gauche, une du centre et une de droite rapporte des PV.
    .token = gagner 1 échantillon de son type
    .name = Selenium Research ({ $sample })
    .one = gagner { $sample }
corporation-moon-mining = Moon Mining
    .text = L'Hélium-3 part pour la Terre. L'action pose un jeton Cargaison sur un emplacement libre de la Navette cargo, paie ses ressources et donne sa récompense ; la Navette part à chaque phase de Maintenance. À la fin, l'Hélium-3 qui vous reste rapporte des PV.
    .token = gagner 1 Hélium-3
corporation-space-robotics = Space Robotics
    .text = Un Robot remplace du Titane, une Terre rare ou des Crédits dans n'importe quel paiement. L'action achète une Usine de la grille ; les Usines donnent un revenu à chaque phase de Maintenance. À la fin, elles rapportent leurs PV, et davantage si vous en avez dans toutes les colonnes ou dans toutes les lignes.
    .token = gagner 1 Robot
corporation-evergreen-farms = Evergreen Farms
    .text = Les Plantes deviennent des Fermes. L'action paie autant de Plantes que la taille d'une Ferme et la pose dans un secteur où vous avez une structure. Celui qui gagne un astronaute gagne l'avantage de chaque Ferme de sa rangée ; à la fin, chaque Ferme rapporte des PV à son propriétaire.
    .token = gagner 1 Plante
corporation-sky-watch = Sky Watch
    .text = Un astéroïde approche. L'action fait avancer de 1 pas sur la piste Sky Watch ; ensuite, vous pouvez contribuer à un Programme de défense d'une section déjà atteinte, ce qui rapporte aussitôt des PV. À la fin, toutes les contributions réunies détruisent l'astéroïde et rapportent encore des PV, sinon il frappe et détruit des structures.
    .token = avancer de 1 pas sur la piste Sky Watch
corporation-to-mars = To Mars
    .text = On équipe le vaisseau martien. L'action envoie une de vos structures du cratère dans un module, construit un panneau du vaisseau ou envoie un astronaute de votre base dans une couchette. Les modules complets qui contiennent une structure à vous rapportent des PV à chaque phase de Maintenance et à la fin.
    .token = un astronaute de la station Gateway prend une couchette ; si c'est impossible, gagner des Crédits

## Ce que font les Projets

project-spots = Places de Touriste : { $spots } PV.
project-immediate = Aussitôt : gagnez { $goods }.
ability-more = Chaque fois que vous gagnez au moins une unité ({ $good }), vous pouvez payer { $cost } pour en gagner une de plus.
ability-action =
    { $once ->
        [1] Action de Corporation, une fois par manche : gagnez { $goods }.
       *[other] Action de Corporation : gagnez { $goods }.
    }
ability-trade =
    { $once ->
        [1] Action de Corporation, une fois par manche : payez { $cost }, gagnez { $goods }.
       *[other] Action de Corporation : payez { $cost }, gagnez { $goods }.
    }
ability-energy =
    { $n ->
        [one] Une fois par tour, quand vous financez un Projet, vous pouvez dépenser { $cost } pour produire { $n } Énergie.
       *[other] Une fois par tour, quand vous financez un Projet, vous pouvez dépenser { $cost } pour produire { $n } Énergies.
    }
ability-end = À la fin : 1 PV par série complète de { $n } ({ $good }).
ability-income-per-guest =
    { $n ->
        [one] Revenu : { $n } Crédit de plus par Touriste sur ce Projet.
       *[other] Revenu : { $n } Crédits de plus par Touriste sur ce Projet.
    }
ability-swap-sample = Action de Corporation : échangez un échantillon contre un autre d'un type différent et gagnez { $goods }.
ability-less-top-program =
    { $n ->
        [one] Le Programme de défense du haut de chaque section vous coûte { $n } Crédit de moins et aucune Énergie.
       *[other] Le Programme de défense du haut de chaque section vous coûte { $n } Crédits de moins et aucune Énergie.
    }
ability-less-factory = Pour chaque Usine, vous économisez l'un de ces montants, au choix : { $goods }.
ability-mine-sector = Action de Corporation, une fois par manche : gagnez la ressource d'un secteur où vous avez une structure.
ability-factory-income = Action de Corporation, une fois par manche : gagnez le revenu d'une de vos Usines.
ability-panel-credits =
    { $n ->
        [one] Pour un panneau du vaisseau, vous pouvez payer { $n } Crédit au lieu de la Terre rare.
       *[other] Pour un panneau du vaisseau, vous pouvez payer { $n } Crédits au lieu de la Terre rare.
    }
ability-after-engineer-crater = Chaque fois que vous exploitez le cratère avec un Ingénieur : gagnez { $goods }.
ability-after-structure = Chaque fois que vous construisez une structure : gagnez { $goods }.
ability-after-gateway = Chaque fois que vous visitez la station Gateway : gagnez { $goods }.
ability-after-hosting = Chaque fois que vous hébergez un Touriste : gagnez { $goods }.
ability-after-experiment = Chaque fois que vous faites une Expérience : gagnez { $goods }.
ability-after-shipment = Chaque fois que vous faites un envoi : gagnez { $goods }.
ability-after-farm = Chaque fois que vous construisez une Ferme : gagnez { $goods }.
ability-after-farm-benefit = Chaque fois que vous gagnez l'avantage d'une Ferme : gagnez { $goods }.
ability-after-contribution = Chaque fois que vous contribuez à un Programme de défense : gagnez { $goods }.
ability-after-structure-sent = Chaque fois que vous envoyez une structure sur le vaisseau martien : gagnez { $goods }.
ability-after-astronaut-sent = Chaque fois que vous envoyez un astronaute dans une couchette : gagnez { $goods }.
ability-less-structure =
    { $n ->
        [one] Chaque structure vous coûte { $n } Titane de moins.
       *[other] Chaque structure vous coûte { $n } Titanes de moins.
    }
ability-less-upkeep =
    { $n ->
        [one] Votre paiement de maintenance baisse de { $n } Crédit.
       *[other] Votre paiement de maintenance baisse de { $n } Crédits.
    }
ability-less-experiment =
    { $n ->
        [one] Chaque Expérience demande { $n } échantillon de moins, au choix, mais au moins un.
       *[other] Chaque Expérience demande { $n } échantillons de moins, au choix, mais au moins un.
    }
ability-less-shipment = Chaque envoi vous coûte { $n } Hélium-3 de moins, mais au moins un.
ability-less-farm =
    { $n ->
        [one] Chaque Ferme vous coûte { $n } Plante de moins, mais au moins une.
       *[other] Chaque Ferme vous coûte { $n } Plantes de moins, mais au moins une.
    }
ability-less-program =
    { $n ->
        [one] Chaque contribution vous coûte { $n } Titane de moins.
       *[other] Chaque contribution vous coûte { $n } Titanes de moins.
    }
ability-less-damage = Vos dégâts dus à l'astéroïde sont réduits de { $n }.
ability-end-artemis-tours =
    { $n ->
        [one] À la fin : 1 PV par Touriste que vous hébergez.
       *[other] À la fin : 1 PV par série de { $n } Touristes que vous hébergez.
    }
ability-end-selenium-research =
    { $n ->
        [one] À la fin : 1 PV par Expérience que vous avez faite.
       *[other] À la fin : 1 PV par série de { $n } Expériences que vous avez faites.
    }
ability-end-moon-mining =
    { $n ->
        [one] À la fin : 1 PV par envoi que vous avez fait.
       *[other] À la fin : 1 PV par série de { $n } envois que vous avez faits.
    }
ability-end-space-robotics =
    { $n ->
        [one] À la fin : 1 PV pour chacune de vos Usines.
       *[other] À la fin : 1 PV par série de { $n } de vos Usines.
    }
ability-end-evergreen-farms =
    { $n ->
        [one] À la fin : 1 PV pour chacune de vos Fermes.
       *[other] À la fin : 1 PV par série de { $n } de vos Fermes.
    }
ability-end-sky-watch =
    { $n ->
        [one] À la fin : 1 PV pour chacune de vos contributions.
       *[other] À la fin : 1 PV par série de { $n } de vos contributions.
    }
ability-end-to-mars =
    { $n ->
        [one] À la fin : 1 PV pour chaque structure et chaque astronaute que vous avez envoyés sur le vaisseau martien.
       *[other] À la fin : 1 PV par série de { $n } structures et astronautes que vous avez envoyés sur le vaisseau martien.
    }

## Projets : Artemis Tours (les noms des Projets restent en anglais, comme dans les règles)

project-moon-casino = Moon Casino
project-crater-hotel = Crater Hotel
project-earthrise-viewpoint = Earthrise Viewpoint
project-low-gravity-arena = Low-Gravity Arena
project-regolith-spa = Regolith Spa
project-rover-safari = Rover Safari
project-apollo-museum = Apollo Museum
project-zero-g-restaurant = Zero-G Restaurant
project-spaceport-lounge = Spaceport Lounge

## Projets : Selenium Research

project-sample-return-probe = Sample Return Probe
project-field-spectrometer = Field Spectrometer
project-cryo-vault = Cryo Vault
project-clean-room = Clean Room
project-regolith-rover = Regolith Rover
project-data-relay = Data Relay
project-peer-review = Peer Review
project-core-drill = Core Drill
project-science-council = Science Council

## Projets : Moon Mining

project-helium3-extractor = Helium3 Extractor
project-deep-drill = Deep Drill
project-cargo-elevator = Cargo Elevator
project-refinery = Refinery
project-isotope-separator = Isotope Separator
project-fusion-reactor = Fusion Reactor
project-export-license = Export License
project-helium-tank-farm = Helium Tank Farm
project-freight-consortium = Freight Consortium

## Projets : Space Robotics

project-assembly-line = Assembly Line
project-service-drones = Service Drones
project-builder-bots = Builder Bots
project-scout-bots = Scout Bots
project-cargo-bots = Cargo Bots
project-ai-core = AI Core
project-power-bots = Power Bots
project-swarm-network = Swarm Network
project-humanoid-crew = Humanoid Crew

## Projets : Evergreen Farms

project-seed-vault = Seed Vault
project-hydroponics = Hydroponics
project-modular-greenhouse = Modular Greenhouse
project-algae-tanks = Algae Tanks
project-biogas-plant = Biogas Plant
project-irrigation-network = Irrigation Network
project-bee-colony = Bee Colony
project-harvest-festival = Harvest Festival
project-terraced-fields = Terraced Fields

## Projets : Sky Watch

project-telescope-array = Telescope Array
project-early-warning = Early Warning
project-kinetic-impactor = Kinetic Impactor
project-laser-battery = Laser Battery
project-radar-station = Radar Station
project-defence-fund = Defense Fund
project-civil-honours = Civil Honours
project-deep-bunker = Deep Bunker
project-sentinel-network = Sentinel Network

## Projets : To Mars

project-launch-pad = Launch Pad
project-martian-academy = Martian Academy
project-solar-sail = Solar Sail
project-prefab-works = Prefab Works
project-crew-selection = Crew Selection
project-orbital-dock = Orbital Dock
project-ion-engine = Ion Engine
project-red-planet-charter = Red Planet Charter
project-recycling-bay = Recycling Bay

## Dirigeants

leader-canada-a = Canada A
    .text =
        { $credits ->
            [0] Avant une action principale, vous pouvez échanger gratuitement un de vos astronautes non déployés avec un de la station Gateway ; vous devez utiliser celui que vous recevez.
           *[other] Avant une action principale, vous pouvez payer { part-credits } pour échanger un de vos astronautes non déployés avec un de la station Gateway ; vous devez utiliser celui que vous recevez.
        }
leader-canada-b = Canada B
    .text =
        { $credits ->
            [0] Après avoir construit une structure, vous pouvez y installer gratuitement un astronaute de la station Gateway.
           *[other] Après avoir construit une structure, vous pouvez payer { part-credits } pour y installer un astronaute de la station Gateway.
        }
leader-europe-a = Europe A
    .text =
        { $improved ->
            [1] Dans le cratère, chaque secteur activé où vous n'avez pas de structure vous coûte { part-credits }, quoi qu'indique l'emplacement, et vous gagnez { $gain ->
                [one] { $gain } Crédit
               *[other] { $gain } Crédits
            } par secteur activé.
           *[other] Dans le cratère, chaque secteur activé où vous n'avez pas de structure vous coûte { part-credits }, quoi qu'indique l'emplacement.
        }
leader-europe-b = Europe B
    .text =
        { $credits ->
            [0] Après avoir exploité le cratère, vous pouvez faire gratuitement une action de Corporation.
           *[other] Après avoir exploité le cratère, vous pouvez payer { part-credits } pour faire une action de Corporation.
        }
leader-japan-a = Japon A
    .text = Les Projets vous coûtent { part-credits } de moins.
leader-japan-b = Japon B
    .text =
        { $credits ->
            [0] Après avoir financé un Projet, vous pouvez activer gratuitement un jeton de sa Corporation.
           *[other] Après avoir financé un Projet, vous pouvez payer { part-credits } pour activer un jeton de sa Corporation.
        }
leader-usa-a = États-Unis A
    .text =
        { $improved ->
            [1] Pour chaque structure que vous construisez, { part-credits } peuvent remplacer 1 Titane, et { part-credits } 1 Terre rare de son coût.
           *[other] Pour chaque structure que vous construisez, { part-credits } peuvent remplacer 1 Titane ou 1 Terre rare de son coût.
        }
leader-usa-b = États-Unis B
    .text =
        { $credits ->
            [0] Après avoir construit une structure, vous pouvez gagner gratuitement la ressource de son secteur.
           *[other] Après avoir construit une structure, vous pouvez payer { part-credits } pour gagner la ressource de son secteur.
        }

## AstroBot

bot-action-build = construire une structure
bot-action-fund = financer un Projet
bot-action-corporations = actions de Corporation
bot-action-crater = exploiter le cratère

reason-line-full = aucun emplacement de cette action de Commandement n'est libre
reason-no-row = il ne gagnerait l'astronaute d'aucun emplacement libre du cratère
reason-no-structure = il ne lui reste aucune structure à construire
reason-no-site = aucun secteur de ses rangées ne peut recevoir la structure
reason-energy-full = il lui faut un Panneau solaire, mais le marqueur d'Énergie est au bout de sa piste
reason-too-little-energy = le niveau d'Énergie est trop bas pour la structure
reason-no-project = la Corporation active n'a aucun Projet visible
reason-all-short = l'Énergie manque pour tous les Projets

## Options d'une table

option-first-game = Première partie
    .text = Artemis Tours, Moon Mining et Selenium Research sont en jeu.
option-second-game = Deuxième partie
    .text = Evergreen Farms, Sky Watch et Space Robotics sont en jeu.
option-third-game = Troisième partie
    .text = To Mars, Moon Mining et Space Robotics sont en jeu.
option-artemis-tours = Avec Artemis Tours
    .text = Artemis Tours est une des Corporations en jeu ; les autres sont tirées au sort.
option-selenium-research = Avec Selenium Research
    .text = Selenium Research est une des Corporations en jeu ; les autres sont tirées au sort.
option-moon-mining = Avec Moon Mining
    .text = Moon Mining est une des Corporations en jeu ; les autres sont tirées au sort.
option-space-robotics = Avec Space Robotics
    .text = Space Robotics est une des Corporations en jeu ; les autres sont tirées au sort.
option-evergreen-farms = Avec Evergreen Farms
    .text = Evergreen Farms est une des Corporations en jeu ; les autres sont tirées au sort.
option-sky-watch = Avec Sky Watch
    .text = Sky Watch est une des Corporations en jeu ; les autres sont tirées au sort.
option-to-mars = Avec To Mars
    .text = To Mars est une des Corporations en jeu ; les autres sont tirées au sort.
option-hard-a = Solo : Corporation A Difficile
    .text = AstroBot joue la première Corporation avec la face Difficile de sa carte solo au lieu de la face Facile.
option-hard-b = Solo : Corporation B Difficile
    .text = AstroBot joue la deuxième Corporation avec la face Difficile de sa carte solo au lieu de la face Facile.
option-hard-c = Solo : Corporation C Difficile
    .text = AstroBot joue la troisième Corporation avec la face Difficile de sa carte solo au lieu de la face Facile.
option-leaders-a = Dirigeants : face A
    .text = Toutes les tuiles Dirigeant montrent la face A ; la face n'est pas tirée au sort.
option-leaders-b = Dirigeants : face B
    .text = Toutes les tuiles Dirigeant montrent la face B ; la face n'est pas tirée au sort.

## Questions : mise en place et phase de Navette

ask-choose-leader = { $who } : choisissez une tuile Dirigeant
ask-place-start-dome = { $who } : choisissez un secteur intérieur sans Dôme pour votre premier Dôme. Ensuite, vous activez un jeton Corporation autour de lui.
ask-choose-shuttle = { $who } : choisissez une tuile Navette. Son numéro donne votre place dans l'ordre du tour.

## Questions : le tour

ask-choose-astronaut = { $who } : choisissez l'astronaute à déployer
ask-deploy = { $who } : où déployez-vous votre { $astronaut } ?
ask-row-tokens = { $who } : choisissez un jeton Corporation à activer autour du secteur { $sector }
ask-activate-token = { $who } : choisissez le jeton Corporation à activer
ask-gateway-parts = { $who } : choisissez la suite de votre visite : un astronaute de la station Gateway ou une action de Corporation. Vous faites les deux si vous le pouvez.
ask-gain-astronaut = { $who } : choisissez l'astronaute à prendre à la station Gateway
ask-gain-into = { $who } : choisissez l'astronaute de la station Gateway qui va dans votre nouvelle structure ({ $group })
ask-choose-seat = { $who } : choisissez un emplacement pour votre nouvel astronaute ({ $astronaut })
ask-after-action = { $who } : choisissez ce qui prend effet maintenant, ou arrêtez s'il ne reste rien d'obligatoire. { $text }
ask-claim-goals = { $who } : validez un objectif que vous remplissez, ou finissez votre tour

## Questions : payer

ask-pay-with = { $who } : payez { $cost }. Un Robot peut en remplacer une partie.
ask-choose-price = { $who } : choisissez ce que vous payez
ask-choose-factory-price = { $who } : choisissez ce que vous payez pour l'Usine
ask-choose-panel-price = { $who } : choisissez ce que vous payez pour le panneau
ask-one-more = { $who } : payez { $cost } pour en gagner une unité de plus grâce à { $project }, ou non

## Questions : construire

ask-choose-structure = { $who } : choisissez la structure à construire
ask-choose-sector = { $who } : choisissez le secteur de votre { $structure }. Il doit être alimenté, ou recevoir un panneau de l'hexagone central.
ask-move-in = { $who } : déplacez des astronautes de votre base dans la nouvelle structure, ou continuez
ask-use-laboratories = { $who } : choisissez la prochaine capacité de Laboratoire à utiliser, pour le secteur { $sector }
ask-build-bonus = { $who } : bonus d'Ingénieur : choisissez une Corporation. Son jeton autour du secteur { $sector } est activé ; s'il n'y en a pas, son jeton suivant y est d'abord posé.
ask-place-token = { $who } : choisissez l'emplacement du nouveau jeton Corporation autour du secteur { $sector }. Il est aussitôt activé.

## Questions : financer et actions de Corporation

ask-choose-project = { $who } : choisissez le Projet à financer
ask-meet-requirement = { $who } : pour { $project }, le niveau d'Énergie doit être d'au moins { $needed }, et il est de { $level } : élevez-le, ou financez le Projet
ask-fund-for-free = { $who } : choisissez un Projet visible à financer gratuitement
ask-corporation-actions =
    { $left ->
        [one] { $who } : choisissez une action de Corporation
       *[other] { $who } : choisissez une action de Corporation ; vous pouvez en faire jusqu'à { $left }
    }
ask-last-panel = { $who } : construisez un Panneau solaire avant la fin de votre action de Commandement, ou non
ask-choose-sample = { $who } : choisissez l'échantillon à gagner
ask-give-sample = { $who } : choisissez l'échantillon à échanger
ask-other-sample = { $who } : choisissez l'échantillon d'un autre type que vous recevez en échange
ask-spend-samples = { $who } : choisissez les échantillons à défausser pour l'Expérience : { $experiment }
ask-mine-sector = { $who } : choisissez un secteur où vous avez une structure et gagnez sa ressource
ask-run-factory = { $who } : choisissez une de vos Usines et gagnez son revenu
ask-place-farm = { $who } : choisissez le secteur de votre Ferme de taille { $size }
ask-contribute = { $who } : contribuez à un Programme de défense, ou non
ask-choose-module = { $who } : choisissez le module du vaisseau martien pour votre structure du secteur { $sector }
ask-leave-base = { $who } : choisissez l'emplacement d'où votre { $astronaut } part pour le vaisseau martien
ask-embark = { $who } : choisissez l'astronaute de la station Gateway qui prend une couchette du vaisseau martien

## Questions : phase de Maintenance et fin

ask-reorganise = { $who } : déplacez des astronautes de votre base vers des emplacements libres, ou passez aux revenus
ask-move-to = { $who } : choisissez l'emplacement libre où va votre { $astronaut } (depuis : { $group })
ask-settle-upkeep =
    { $left ->
        [0] { $who } : vous n'avez pas de maintenance à payer
        [one] { $who } : payez { $left } Crédit de maintenance. Ce qui manque coûte de la Réputation.
       *[other] { $who } : payez { $left } Crédits de maintenance. Ce qui manque coûte de la Réputation.
    }
ask-lose-structures = { $who } : l'astéroïde frappe : choisissez le secteur d'une structure à perdre ; dégâts encore à couvrir : { $damage }

## Coups : les plus courants

move-done = Terminé
move-go-on = Continuer
move-pay = Payer
move-panel = Construire un Panneau solaire – payer en Terre rare ; élève le niveau d'Énergie
move-buy-energy =
    { $credits ->
        [one] Acheter 1 Énergie – payer { $credits } Crédit
       *[other] Acheter 1 Énergie – payer { $credits } Crédits
    }
move-price =
    { $cost ->
        [rien] Ne rien payer
       *[other] Payer { $cost }
    }
move-robot = Utiliser un Robot comme { $resource }
move-sector = Secteur { $sector }
move-corner = Emplacement de jeton { $corner }
move-token = { $corner } : { $corporation } – { $text }
move-corporation = { $corporation }

## Coups : mise en place, phase de Navette, déploiement

move-lead = { $leader } – { $text } Améliorée : { $improved }
move-shuttle = { $shuttle } – { $text }
move-deploy = { $astronaut }
move-swap = Échange : { $give } contre { $take } – { part-price }
move-slot =
    { $number ->
        [0] Emplacement { $slot } ({ $row }) – aucun secteur à activer ; { part-price }
        [one] Emplacement { $slot } ({ $row }) – { part-price } ; { $number } secteur : { $gain }
       *[other] Emplacement { $slot } ({ $row }) – { part-price } ; { $number } secteurs : { $gain }
    }
move-line = { $line } – { part-price }
move-gateway = Visiter la station Gateway – Crédits, un astronaute, une action de Corporation
move-gain-astronaut = Prendre un astronaute
move-corporation-action = Faire une action de Corporation
move-gain = { $astronaut }
move-leader = Dirigeant – { $text }
move-goal = { $corporation }, objectif { $level } – { $needed } ; { $vp } PV

## Coups : la base

move-lift = { $astronaut } (depuis : { $group })
move-seat = { $group } – { $text }
move-berth = Une couchette du vaisseau martien – ses PV

## Coups : actions de Commandement

move-build = { $structure } – { $text }{ part-less-titanium } { $ability }
move-fund = { $project } – { part-price } ; { $vp } PV.{ part-energy-first } { $text }
move-use = { $project } – { $text }
move-track = Piste de Réputation – { $track }

## Coups : les Corporations

move-host = Héberger un Touriste : { $spot } – { $vp } PV
move-experiment = Expérience, { $stack } – { $text }{ part-less-samples }
move-sample = { $sample }
move-spend = Défausser { $samples }
move-ship = Envoi : { $cargo } – payer { $cost } ; gagner { $goods }
move-factory =
    { $goods ->
        [rien] Usine ({ $factory }) – payer { $cost } ; revenu : { $income } ; { $vp } PV
       *[other] Usine ({ $factory }) – payer { $cost } ; gagner { $goods } ; revenu : { $income } ; { $vp } PV
    }
move-run = Usine ({ $factory }) – gagner { $income }
move-farm =
    { $plants ->
        [one] Ferme de taille { $farm } – payer { $plants } Plante
       *[other] Ferme de taille { $farm } – payer { $plants } Plantes
    }
move-watch = Sky Watch – avancer de 1 pas, puis contribuer si vous voulez
move-contribute =
    { $energy ->
        [0]
            { $cost ->
                [rien] Programme de défense, { $program } – sans rien payer ; { $vp } PV
               *[other] Programme de défense, { $program } – payer { $cost } ; { $vp } PV
            }
        [one] Programme de défense, { $program } – payer { $cost }, consommer { $energy } Énergie ; { $vp } PV
       *[other] Programme de défense, { $program } – payer { $cost }, consommer { $energy } Énergies ; { $vp } PV
    }
move-send = Envoyer votre { $structure } du secteur { $sector } sur le vaisseau martien
move-module = Module { $module } ({ $slots }) – { $vp } PV quand il est complet
move-ship-panel = Construire un panneau du vaisseau martien – payer son coût ; gagner son bonus
move-board = Envoyer { part-astronaut } de votre base dans une couchette

## Journal : mise en place

log-corporation-in = { $corporation } est en jeu ; son jeton de départ est en { $corner }.
log-neutral-dome = Un Dôme neutre se trouve dans le secteur { $sector }.
log-starts = { $who } joue en premier.
log-takes-leader = { $who } prend une tuile Dirigeant : { $leader }.
log-start-dome = { $who } place son premier Dôme dans le secteur { $sector }.

## Journal : manches et phases

log-round-begins = La manche { $round } commence.
log-shows-shuttle = Tuile révélée : { $shuttle }.
log-takes-shuttle = { $who } prend la { $shuttle } : { $goods }.
log-goes = { $who } joue en position { $place } dans l'ordre du tour.
log-fills-gateway = Personne ne prend la { $shuttle } ; arrivée à la station Gateway : { $crew }.
log-ends = { $who } termine avec { $vp } PV : place { $rank }.

## Journal : les tours

log-exploits =
    { $number ->
        [0] { $who } déploie { part-astronaut } sur l'emplacement { $slot } du cratère : aucun secteur n'est activé.
        [one] { $who } déploie { part-astronaut } sur l'emplacement { $slot } du cratère : { $number } secteur est activé.
       *[other] { $who } déploie { part-astronaut } sur l'emplacement { $slot } du cratère : { $number } secteurs sont activés.
    }
log-commands =
    { $credits ->
        [0] { $who } déploie { part-astronaut } dans la zone de Commandement : { $line }.
       *[other] { $who } déploie { part-astronaut } dans la zone de Commandement : { $line }. L'emplacement coûte { part-credits }.
    }
log-visits = { $who } visite la station Gateway avec { part-astronaut }.
log-swaps = { $who } fait un échange avec la station Gateway : { $give } contre { $take }.
log-pays = { $who } paie { $goods }.
log-pays-player = { $who } paie { part-credits } à { $player }.
log-pays-bank = { $who } paie { part-credits } à la banque.
log-gains = { $who } gagne { $goods }.
log-mines = { $who } gagne { $goods } dans le cratère.
log-earns = { $who } touche { $goods } dans le cratère.
log-activates = { $who } active le jeton { $corporation } en { $corner }.
log-places-token = { $who } pose un jeton { $corporation } en { $corner }.
log-gains-astronaut = { $who } prend { part-astronaut } à la station Gateway.
log-dome-lost = { $who } n'a pas de place pour le Dôme gratuit : il est perdu.
log-nobody-comes = { $who } ne gagne aucun astronaute : la base est pleine, ou personne ne peut être pris à la station Gateway.
log-reputation-full = { $who } ne peut plus gagner de Réputation : { $vp } PV à la place.
log-seats = { $who } installe { part-astronaut } dans sa base : { $group }.
log-moves-in = { $who } déplace { part-astronaut } vers : { $to } (depuis : { $group }).
log-claims =
    { $level ->
        [0] { $who } valide l'objectif facile de la Corporation { $corporation } : { $vp } PV.
        [1] { $who } valide l'objectif moyen de la Corporation { $corporation } : { $vp } PV.
       *[other] { $who } valide l'objectif difficile de la Corporation { $corporation } : { $vp } PV.
    }

## Journal : Énergie

log-panel =
    { $energy ->
        [one] { $who } construit un Panneau solaire : { $energy } Énergie, le niveau est { $level }.
       *[other] { $who } construit un Panneau solaire : { $energy } Énergies, le niveau est { $level }.
    }
log-powers = { $who } déplace un panneau de l'hexagone central vers le secteur { $sector }.
log-produces =
    { $energy ->
        [one] { $who } produit { $energy } Énergie : le niveau est { $level }.
       *[other] { $who } produit { $energy } Énergies : le niveau est { $level }.
    }
log-energy-reputation =
    { $reputation ->
        [one] { $who } gagne { $reputation } point de Réputation de la piste d'Énergie.
       *[other] { $who } gagne { $reputation } points de Réputation de la piste d'Énergie.
    }
log-consumes =
    { $energy ->
        [one] { $who } consomme { $energy } Énergie : le niveau est { $level }.
       *[other] { $who } consomme { $energy } Énergies : le niveau est { $level }.
    }
log-buys-energy = { $who } achète de l'Énergie pour { part-credits } : jusqu'au niveau { $level }.

## Journal : actions de Commandement

log-builds = { $who } construit un { $structure } dans le secteur { $sector }.
log-laboratory = { $who } utilise la capacité du { $structure }.
log-funds = { $who } finance { $project } : { $vp } PV à la fin.
log-reveals = Nouveau Projet : { $project }.
log-uses = { $who } utilise { $project }.
log-uses-leader = { $who } utilise la capacité du Dirigeant ({ $leader }).
log-from-track = { $who } utilise la piste de Réputation : { $track }.

## Journal : phase de Maintenance

log-maintenance = La phase de Maintenance de la manche { $round } commence.
log-wins = { $who } a la plus grande taille totale dans la rangée de l'emplacement { $slot } et gagne l'astronaute : { $astronaut }.
log-wins-tie = { $who } gagne l'astronaute de l'emplacement { $slot } ({ $astronaut }) : les tailles dans la rangée sont à égalité, la structure la plus proche décide.
log-nobody-wins = Personne n'a de structure dans la rangée de l'emplacement { $slot } : l'astronaute ({ $astronaut }) va à la station Gateway.
log-no-room = { $who } n'a pas d'emplacement libre : l'astronaute ({ $astronaut }) va à la station Gateway.
log-reorganises = { $who } déplace { part-astronaut } vers : { $to } (depuis : { $group }).
log-dome-income = { $who } gagne { $goods } par ses Dômes.
log-headquarters-income = { $who } gagne { $goods } par son Quartier général.
log-upkeep =
    { $due ->
        [0] { $who } n'a pas de maintenance à payer.
       *[other] { $who } paie { part-credits } de maintenance, sur { $due }.
    }
log-missing =
    { $vp ->
        [0]
            { $reputation ->
                [one] Il manque { part-credits } de maintenance à { $who }, qui perd { $reputation } point de Réputation.
               *[other] Il manque { part-credits } de maintenance à { $who }, qui perd { $reputation } points de Réputation.
            }
       *[other]
            { $reputation ->
                [0] Il manque { part-credits } de maintenance à { $who }, qui perd { $vp } PV.
                [one] Il manque { part-credits } de maintenance à { $who }, qui perd { $reputation } point de Réputation et { $vp } PV.
               *[other] Il manque { part-credits } de maintenance à { $who }, qui perd { $reputation } points de Réputation et { $vp } PV.
            }
    }

## Journal : AstroBot

log-bot-dome = { $who } tire la carte { $card } : une lettre de son coin supérieur droit désigne un jeton de départ, et le premier Dôme va à côté, dans le secteur { $sector }.
log-bot-shuttle = { $who } révèle la { $shuttle } et prend ses astronautes, mais pas de ressources.
log-bot-card = { $who } tire la carte { $card } : la Corporation { $letter }, { $corporation }, est active.
log-bot-develops = Symbole Développement : { $who } monte au niveau { $level } de Développement.
log-bot-track-ends = Symbole Développement : { $who } est au bout de la piste de Développement et gagne 1 point de Réputation.
log-bot-goal-step = Symbole Objectif : { $who } avance son marqueur d'objectif à { $level } ({ $corporation }).
log-bot-no-goals = Symbole Objectif : { $who } a déjà tous ses objectifs, rien ne se passe.
log-bot-row = { $who } exécute la ligne { $row } de la carte, la plus haute dont il a encore l'astronaute : { $astronaut }, { $bot-action }.
log-bot-aim = La carte précédente guide { $who } : à partir de l'emplacement { $slot }, { $arrow }.
log-bot-gateway = { $who } visite la station Gateway à la place : { $reason }.
log-bot-pays = { $player } gagne { part-credits } de la banque pour un secteur où { $who } n'a pas de structure.
log-bot-room = { $who } regarde la rangée de l'emplacement { $slot } : le secteur le plus proche qui peut recevoir la structure est { $sector }.
log-bot-panel = Aucun secteur alimenté de cette rangée ne peut recevoir la structure : { $who } place un panneau dans le secteur { $sector }.
log-bot-token = Bonus : { $who } pose le jeton { $corporation } suivant en { $corner } ; il n'est pas activé.
log-bot-funds = { $who } prend { $project }, celui des Projets visibles de la Corporation qui a le plus de PV : { $vp } PV à la fin.
log-bot-short = { $who } manque d'Énergie pour un Projet { $corporation }, malgré toutes les aides.
log-bot-buys = { $who } élève le niveau d'Énergie à { $level } par un achat sans payer.
log-bot-acts = { $who } fait l'action de la Corporation { $corporation }.
log-bot-cannot = { $who } ne peut pas faire l'action de la Corporation { $corporation } et gagne de la Réputation à la place.
log-bot-hosts = { $who } accueille le prochain Touriste sur la place libre la plus basse de sa carte solo : { $vp } PV.
log-bot-farm = { $who } marque { $vp } PV pour la Ferme (carte difficile).
log-bot-mars = { $who } marque { $vp } PV pour la carte solo de To Mars.
log-bot-income =
    { $reputation ->
        [0] { $who } gagne { $vp } PV pour les Scientifiques de ses Dômes.
        [one]
            { $vp ->
                [0] { $who } gagne { $reputation } point de Réputation pour les astronautes de son Quartier général.
               *[other] { $who } gagne { $vp } PV pour les Scientifiques de ses Dômes et { $reputation } point de Réputation pour les astronautes de son Quartier général.
            }
       *[other]
            { $vp ->
                [0] { $who } gagne { $reputation } points de Réputation pour les astronautes de son Quartier général.
               *[other] { $who } gagne { $vp } PV pour les Scientifiques de ses Dômes et { $reputation } points de Réputation pour les astronautes de son Quartier général.
            }
    }

## Journal : les Corporations

log-hosts = { $who } héberge un Touriste ({ $spot }) : { $vp } PV.
log-no-tourist = { $who } ne gagne pas de Touriste : la file est vide.
log-tours-income = { $who } gagne { $goods } par ses Touristes hébergés.
log-experiments = { $who } fait une Expérience : { $experiment }.
log-shows-experiment = Nouvelle Expérience : { $experiment }.
log-bot-experiments = { $who } défausse l'Expérience que désigne le triangle ({ $experiment }) : { $vp } PV.
log-ships = { $who } fait un envoi : { $cargo }.
log-bot-ships = { $who } fait un envoi selon son Développement et la flèche, sans payer : { $cargo }, { $vp } PV.
log-shuttle-leaves = La Navette cargo part : tous ses emplacements sont de nouveau libres.
log-builds-factory = { $who } construit une Usine : { $factory }.
log-factories-pay = { $who } gagne { $goods } par ses Usines.
log-bot-factory = { $who } prend une Usine selon le triangle et son Développement, sans payer : { $factory }.
log-builds-farm = { $who } construit une Ferme de taille { $farm } dans le secteur { $sector }.
log-farm-benefit = { $who } gagne { $goods } par la Ferme du secteur { $sector }.
log-advances =
    { $steps ->
        [0] { $who } reste sur la case { $level } de la piste Sky Watch.
       *[other] { $who } avance de { $steps } pas sur la piste Sky Watch, jusqu'à la case { $level }.
    }
log-contributes = { $who } contribue à un Programme de défense ({ $program }) : { $vp } PV.
log-leads-watch = { $who } est en tête sur la piste Sky Watch et gagne 1 point de Réputation.
log-asteroid-destroyed = L'astéroïde est détruit : { $number } contributions contre une puissance de { $strength }.
log-asteroid-strikes =
    { $number ->
        [one] L'astéroïde frappe : { $number } contribution contre une puissance de { $strength }.
       *[other] L'astéroïde frappe : { $number } contributions contre une puissance de { $strength }.
    }
log-damage = { $who } subit des dégâts : { $number }.
log-loses-structure =
    { $vp ->
        [0] { $who } perd une structure dans le secteur { $sector } : { $structure }.
       *[other] { $who } perd une structure dans le secteur { $sector } : { $structure }, et { $vp } PV.
    }
log-sends =
    { $vp ->
        [0] { $who } envoie une structure dans le module { $module } du vaisseau martien : { $structure }.
       *[other] { $who } envoie une structure dans le module { $module } du vaisseau martien : { $structure }, { $vp } PV.
    }
log-completes-module = { $who } complète le module { $module } du vaisseau martien : { $vp } PV.
log-boards = { $who } envoie { part-astronaut } dans une couchette du vaisseau martien : { $vp } PV.
log-builds-ship-panel = { $who } construit le panneau { $number } du vaisseau martien : { $goods }.
log-modules-score = { $who } marque { $vp } PV pour des modules complets du vaisseau martien.

## Refus : mise en place et phase de Navette

why-leader-gone = Cette tuile Dirigeant n'est pas disponible : choisissez-en une parmi celles qui sont visibles.
why-not-inner = Votre premier Dôme doit être dans un secteur intérieur, à côté de l'hexagone central.
why-dome-there = Un Dôme se trouve déjà dans ce secteur : choisissez un autre secteur intérieur.
why-shuttle-gone = Cette tuile Navette n'est pas disponible : choisissez-en une parmi celles qui sont visibles.

## Refus : le tour

why-no-such-astronaut = Il ne vous reste pas d'astronaute de ce type à déployer ({ $astronaut }) : choisissez un autre type.
why-slot-taken = Un astronaute occupe cet emplacement du cratère : choisissez-en un libre.
why-row-too-dear = Cette rangée coûte { part-credits }, et vous ne pouvez pas payer autant : choisissez un autre emplacement.
why-line-full = Aucun emplacement de cette action de Commandement n'est libre : elle n'est plus disponible jusqu'à la fin de la manche.
why-slot-too-dear = L'emplacement coûte { part-credits }, et vous ne pouvez pas payer autant.
why-nothing-to-build =
    { $credits ->
        [0] Vous ne pourriez payer ou placer aucune de vos structures maintenant.
       *[other] Après avoir payé { part-credits } pour l'emplacement, vous ne pourriez payer ou placer aucune de vos structures.
    }
why-nothing-to-fund =
    { $credits ->
        [0] Vous ne pourriez payer aucun Projet visible ou atteindre son Énergie requise maintenant.
       *[other] Après avoir payé { part-credits } pour l'emplacement, vous ne pourriez payer aucun Projet visible ou atteindre son Énergie requise.
    }
why-no-astronaut-to-gain = Vous ne pouvez pas prendre d'astronaute maintenant : il en faut un autre à la station Gateway, et une place pour lui.
why-nobody-there = Il n'y a pas d'astronaute de ce type à la station Gateway ({ $astronaut }) : choisissez un autre type.
why-just-placed = Le seul { $astronaut } de la station Gateway est celui que vous venez de poser : choisissez un autre type.
why-token-elsewhere = Ce jeton n'est pas autour du secteur en question : choisissez-en un qui s'y trouve.
why-token-used = Vous avez déjà activé ce jeton pendant cette action : chaque jeton ne compte qu'une fois.
why-leader-price = La capacité de votre Dirigeant coûte { part-credits }, et vous ne pouvez pas payer autant.

## Refus : les objectifs

why-goal-taken = Tous les emplacements ouverts de cet objectif sont pris.
why-goal-claimed = Vous avez déjà validé un objectif de la Corporation { $corporation } : un seul est permis par Corporation.
why-goal-not-met = Vous ne remplissez pas cet objectif : il demande { $needed }.

## Refus : la base

why-base-full = Votre base n'a pas d'emplacement libre.
why-not-built = Ces emplacements ne sont pas ouverts ({ $group }) : construisez d'abord la structure.
why-slots-taken = Tous les emplacements y sont pris ({ $group }) : choisissez-en d'autres.

## Refus : paiements et Énergie

why-cannot-pay = Vous n'avez pas ce que cela coûte.
why-robots-needed = Vous ne pouvez pas payer ainsi : tout le coût, et ce que votre action demande encore, doit rester payable.
why-panel-not-here = Un Panneau solaire ne se construit que pendant une action de Commandement.
why-panel-built = Vous avez déjà construit un Panneau solaire pendant ce tour : un seul est permis.
why-ring-empty = Il ne reste pas de Panneau solaire sur la couronne.
why-energy-full = Le marqueur d'Énergie est au bout de sa piste : aucun Panneau solaire ne peut être construit avant que de l'Énergie soit consommée.
why-panel-price = Vous n'avez pas la Terre rare que coûte un Panneau solaire.
why-panel-spoils = Si vous construisiez un Panneau solaire maintenant, vous ne pourriez plus faire ce que votre action demande encore.
why-too-little-energy = Le niveau d'Énergie est inférieur à la consommation : élevez-le d'abord.

## Refus : construire

why-none-left = Il ne vous en reste pas à construire ({ $structure }) : choisissez une autre structure.
why-no-site = Aucun secteur ne peut recevoir cette structure : choisissez-en une autre.
why-not-powered = Ce secteur n'est pas alimenté, et il n'y a pas de panneau sur l'hexagone central : choisissez un secteur alimenté, ou construisez un Panneau solaire.
why-own-structure-there = Vous avez déjà une structure dans ce secteur : choisissez un autre secteur.
why-same-size-there = Une structure de la même taille se trouve dans ce secteur : choisissez un autre secteur.
why-no-room-there =
    { $number ->
        [0] Il n'y a plus de place dans ce secteur : choisissez-en un autre.
       *[other] Ce secteur n'a de place que pour une taille de { $number } : choisissez-en un autre.
    }
why-no-token-left = { $corporation } n'a ni jeton autour de ce secteur ni jeton restant sur son plateau : choisissez une autre Corporation.
why-no-free-corner = Aucun emplacement de jeton n'est libre autour de ce secteur : choisissez une Corporation qui y a un jeton.
why-not-a-free-corner = Le jeton va sur un emplacement de jeton libre autour du secteur où vous venez de construire.

## Refus : financer et actions de Corporation

why-not-visible = Ce Projet n'est pas visible : choisissez-en un parmi ceux qui le sont.
why-project-price = Ce Projet coûte { part-credits }, et vous ne pouvez pas payer autant.
why-requirement = Ce Projet demande un niveau d'Énergie de { $energy } : élevez d'abord le niveau, ou choisissez un autre Projet.
why-energy-not-low = Le niveau d'Énergie est trop haut pour acheter de l'Énergie.
why-purchase-first = L'Énergie s'achète en premier : vous avez déjà élevé le niveau d'une autre façon.
why-purchase-spoils = Si vous achetiez de l'Énergie maintenant, vous ne pourriez plus payer le Projet.
why-used-this-turn = Vous avez déjà utilisé ce Projet pendant ce tour.
why-used-this-round = Vous avez déjà utilisé ce Projet pendant cette manche : son action ne sert qu'une fois par manche.
why-track-not-reached = Votre Réputation doit être d'au moins { $number } pour cette action.
why-track-used = Vous avez déjà utilisé cette action de la piste de Réputation pendant cette action de Commandement : chacune ne sert qu'une fois.

## Refus : les Corporations

why-lobby-empty = Il n'y a pas de Touriste dans votre hall.
why-spot-taken = Un Touriste occupe déjà cette place : choisissez-en une libre.
why-spot-not-yours = Cette place ne vous est pas ouverte : utilisez une place commune ou celle d'un de vos Projets.
why-no-samples = Vous n'avez pas les échantillons de cette Expérience.
why-no-experiment = Il ne reste pas d'Expérience sur cette pile.
why-no-helium = Vous n'avez pas l'Hélium-3 et les ressources de cet emplacement.
why-cargo-taken = Un jeton Cargaison occupe cet emplacement : choisissez-en un libre.
why-factory-owned = Vous avez déjà une Usine de cette position : choisissez-en une autre.
why-factory-gone = Il ne reste pas d'Usine à cette position : choisissez-en une autre.
why-no-plants =
    { $number ->
        [one] Cette Ferme coûte { $number } Plante, et vous n'en avez pas.
       *[other] Cette Ferme coûte { $number } Plantes, et vous en avez moins.
    }
why-no-farm-left = Il ne reste pas de Ferme de cette taille : choisissez une autre taille.
why-no-farm-site = Aucun secteur où vous avez une structure ne peut recevoir une Ferme de cette taille.
why-no-own-structure = Vous n'avez pas de structure dans ce secteur : choisissez-en un où vous en avez une.
why-farm-there = Une Ferme se trouve déjà dans ce secteur : choisissez-en un autre.
why-track-ended = Votre marqueur est au bout de la piste Sky Watch, et vous ne pourriez contribuer à aucun Programme de défense.
why-section-closed = Votre marqueur n'a pas atteint cette section de la piste Sky Watch.
why-program-taken = Ce Programme de défense n'a plus d'emplacement pour vous : chaque joueur y contribue au plus une fois.
why-berths-taken = Toutes les couchettes de ce type sont prises ({ $astronaut }).
why-nobody-in-base = Il n'y a pas d'astronaute de ce type dans votre base ({ $astronaut }).
why-no-module = Aucun module du vaisseau martien n'a d'emplacement libre pour cette structure.
why-module-takes-none = Ce module n'a pas d'emplacement libre pour cette structure : choisissez-en un autre.
why-no-ship-panel = Il ne reste pas de panneau sur le vaisseau martien.

## La feuille de score

score-play = Marqués pendant la partie
score-projects = Projets
score-laboratory = { $structure }
score-reputation = Réputation
score-corporation = { $corporation }
score-project-end = { $project }

## La table en texte

board-heading = Manche { $round } sur { $rounds } : { $phase }. Énergie { $energy }. Premier dans l'ordre du tour : { $who }
board-brief = PV { $vp }, Crédits { $credits }, Titane { $titanium }, Terres rares { $rare }, Réputation { $reputation }, astronautes { $crew }
