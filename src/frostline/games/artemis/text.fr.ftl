### The Artemis Project en français.

## Le jeu, ses phases et ses éléments

game-name = The Artemis Project
game-tagline = Placez vos dés et envoyez vos Colons sur Europe, et bâtissez la plus belle colonie sous la glace.
game-minutes = 60–75
game-weight = 2,6 / 5

phase-0 = Placement
phase-1 = Résolution
phase-2 = Maintenance
phase-3 = Décompte final

shelters = Abris
hidden-card = une carte cachée
nobody-there = personne
automa-1 = Drone 1
automa-2 = Drone 2

colonist-pioneer = Pionnier
colonist-engineer = Ingénieur
colonist-marine = Marine
colonist-steward = Intendant

region-basecamp = Camp de base
region-vents = Cheminées
region-quarry = Carrière
region-gantry = Portique
region-doorstep = Port spatial
region-academy = Académie
region-outfitter = Entrepôt

side-ocean = Océan
side-surface = Surface
slot-any = tout type
slots-free = libre : { $slots }

## Les biens avec leurs nombres

amount-minerals =
    { $n ->
        [one] { $n } Minerai
       *[other] { $n } Minerais
    }
amount-energy =
    { $n ->
        [one] { $n } Énergie
       *[other] { $n } Énergies
    }
amount-toolkits =
    { $n ->
        [one] { $n } Boîte à outils
       *[other] { $n } Boîtes à outils
    }
amount-badges =
    { $n ->
        [one] { $n } Badge
       *[other] { $n } Badges
    }
amount-vp = { $n } PV

## Parties d'autres messages : les biens par leur nom ; dans part-resources, ce qui vaut zéro disparaît

part-energy =
    { $energy ->
        [one] { $energy } Énergie
       *[other] { $energy } Énergies
    }
part-minerals =
    { $minerals ->
        [one] { $minerals } Minerai
       *[other] { $minerals } Minerais
    }
part-toolkits =
    { $toolkits ->
        [one] { $toolkits } Boîte à outils
       *[other] { $toolkits } Boîtes à outils
    }
part-resources =
    { $energy ->
        [0] { part-minerals }
       *[other]
            { $minerals ->
                [0] { part-energy }
               *[other] { part-energy } et { part-minerals }
            }
    }

## Ce que donnent les récompenses et les cases de la Piste de secours

power-either =
    { $n ->
        [one] { $n } Énergie ou { $n } Minerai
       *[other] { $n } Énergies ou { $n } Minerais
    }
power-mix =
    { $n ->
        [one] { $n } Énergie ou Minerai
       *[other] { $n } Énergies et Minerais au choix
    }
power-colonists =
    { $n ->
        [one] le Colon de la carte
       *[other] les { $n } Colons de la carte
    }
power-building = le Bâtiment de la carte
power-train = une formation (échanger un Colon contre n'importe quel Colon restant à l'Académie)
power-relief = 1 progression sur la Piste de secours
power-relic = le dé Relique
power-per-type = { $n } PV par { $colonist } de la colonie

## Bâtiments océaniques

building-assault-pod = Capsule d'assaut
    .text = Avant tous les autres Bâtiments, choisissez un adversaire : il perd 3 Minerais et vous gagnez 2 Énergies.
building-crystal-foundry = Fonderie de cristal
    .text = Gagnez 1 Minerai, plus 1 Minerai pour chaque Ingénieur de ce Bâtiment.
building-drone-docks = Quai des drones
    .text = Gagnez 1 Énergie et 1 Minerai.
building-expedition-hub = Centre d'expédition
    .text = Les Colons d'ici partent en Expédition sans coût, et des Colons peuvent y revenir ; il n'a pas besoin d'être rempli.
building-geotherm-deck = Plate-forme géothermique
    .text = Gagnez 2 Énergies ou 2 Minerais.
building-manufactory = Manufacture
    .text = Gagnez 2 Boîtes à outils.
building-pocket-operations = Centre opérationnel
    .text = Dépensez 2 Minerais pour gagner 1 PV.
building-scoutpost = Poste de reconnaissance
    .text = Quand vous placez un dé dans les Cheminées ou la Carrière, prenez-y aussitôt 1 Énergie ou 1 Minerai.
building-sensor-station = Station de détection
    .text = Dépensez 2 Énergies pour gagner 1 PV.
building-shuttle-bay = Baie des navettes
    .text = Si elle est remplie au début de la Maintenance, vous pouvez faire jusqu'à 2 déplacements/échanges de plus.
building-surface-conduit = Conduit de surface
    .text = Tirez 1 Colon au hasard du sac et placez-le dans un Bâtiment où il y a de la place ou dans vos Abris.
building-synthetics-complex = Complexe synthétique
    .text = Rendez 1 à 3 Énergies contre autant de Minerais, ou 1 à 3 Minerais contre autant d'Énergies.
building-volcanic-extractor = Extracteur volcanique
    .text = Gagnez 1 Énergie, plus 1 Énergie pour chaque Ingénieur de ce Bâtiment.

## Bâtiments de surface

building-armorist = Armurerie
    .text = 1 PV, plus 1 PV par série de 2 Boîtes à outils que vous possédez, au plus 3 de plus.
building-battery-banks = Accumulateurs
    .text = 1 PV, plus 1 PV par série de 5 Énergies que vous possédez, au plus 3 de plus.
building-bio-drome = Bio-Drome
    .text = 4 PV.
building-colonial-embassy = Ambassade coloniale
    .text = 4 PV.
building-command-citadel = Citadelle de commandement
    .text = 1 PV, plus 1 PV par paire formée d'un Marine et d'un Intendant de votre colonie.
building-explorers-league = Ligue des explorateurs
    .text = 1 PV, plus 1 PV par série de 2 Pionniers de votre colonie.
building-mineral-jumpdock = Quai de chargement du minerai
    .text = 1 PV, plus 1 PV par série de 5 Minerais que vous possédez, au plus 3 de plus.
building-scion-tower = Tour Scion
    .text = 1 PV, plus 1 PV si un Intendant l'occupe.
building-sentry-pylon = Pylône sentinelle
    .text = 1 PV, plus 1 PV si un Marine l'occupe.
building-snowcat-garage = Garage d'autoneiges
    .text = 2 PV ; avant le décompte final, vous pouvez dépenser des Boîtes à outils, 1 par déplacement/échange, tant qu'aucun Colon ne quitte le Garage.
building-strongpoint = Fortification
    .text = 4 PV.
building-threshold-footprint = Seuil de passage
    .text = 1 PV, plus 1 PV par série de 2 Ingénieurs de votre colonie.
building-warmitory = Chaufferie
    .text = 3 PV si ses trois Colons sont du même type, sinon rien.

## Événements

event-thermal-bloom = Bouffée thermique
    .text = Ajoutez 4 Énergies aux Cheminées.
event-exposed-lode = Filon à nu
    .text = Ajoutez 4 Minerais à la Carrière.
event-hard-freeze = Grand gel
    .text = Cette manche, envoyer des Colons depuis les Abris coûte 2 ressources par dé au lieu de 1 ; depuis un Centre d'expédition, cela reste gratuit.
event-ice-quake = Séisme de glace
    .text = La difficulté de chaque Expédition de cette manche augmente de 2.
event-explorers-acclaim = Gloire aux explorateurs
    .text = Chaque joueur qui a gagné un Badge grâce aux Expéditions de cette manche gagne 1 PV.
event-vent-eruption = Éruption des Cheminées
    .text = Chaque joueur qui a le plus de dés dans les Cheminées, égalités comprises, perd 2 Énergies.
event-rockfall = Éboulement
    .text = Chaque joueur qui a le plus de dés dans la Carrière, égalités comprises, perd 2 Minerais.
event-silt-storm = Tempête de limon
    .text = La moitié des Minerais de la Carrière, arrondie à l'inférieur, est perdue.
event-crane-fault = Grue en panne
    .text = Cette manche, chaque Bâtiment acheté au Portique coûte 1 Minerai de plus que l'enchère.
event-colonial-inspection = Inspection coloniale
    .text = Chaque joueur qui a le plus d'Intendants dans sa colonie (au moins 1), égalités comprises, gagne 1 PV.
event-quarantine = Quarantaine
    .text = Cette manche, chaque Colon pris au Port spatial coûte 3 Énergies au lieu de 2.
event-engineering-symposium = Symposium d'ingénierie
    .text = Chaque joueur qui a le plus d'Ingénieurs dans sa colonie (au moins 1), égalités comprises, gagne 3 Énergies ou 3 Minerais.
event-leviathan-attack = Attaque du léviathan
    .text = Chaque joueur sans Marine dans sa colonie perd 3 ressources de son choix ; chaque joueur qui a le plus de Marines, égalités comprises, gagne 1 PV.
event-cold-snap = Vague de froid
    .text = Pendant cette Maintenance, chaque Colon dans les Abris coûte 2 Énergies au lieu de 1.
event-relic-resonance = Résonance de la Relique
    .text = Si personne n'a le dé Relique, il va au joueur qui a le plus de Badges ; sinon, son propriétaire gagne 1 PV et le dé va au joueur qui a le moins de PV. Une égalité profite au dernier dans l'ordre du tour.

## Expéditions

expedition-ice-shelf-survey = Relevé de la banquise
expedition-stranded-lander = Atterrisseur échoué
expedition-training-dive = Plongée d'entraînement
expedition-weather-mast-repair = Réparation du mât météo
expedition-crystal-grotto = Grotte de cristal
expedition-lost-rover = Rover perdu
expedition-drifting-pods = Capsules à la dérive
expedition-black-smoker-field = Champ de fumeurs noirs
expedition-salvage-run = Opération de récupération
expedition-perimeter-sweep = Ratissage du périmètre
expedition-council-delegation = Délégation au Conseil
expedition-first-contact-reef = Récif du premier contact
expedition-mantle-tap = Forage du manteau
expedition-prefab-drop = Largage de préfabriqués
expedition-rescue-under-the-ice = Sauvetage sous la glace
expedition-leviathan-hunt = Chasse au léviathan
expedition-founders-summit = Sommet des fondateurs
expedition-sunken-foundry = Fonderie engloutie
expedition-deep-trench-crossing = Traversée de la grande fosse
expedition-abandoned-works = Chantier abandonné
expedition-ghost-station = Station fantôme
expedition-heart-of-the-pocket = Cœur de la Poche
expedition-monolith-below = Monolithe des profondeurs
expedition-singing-cavern = Caverne chantante

## Directives

directive-warm-hearths = Foyers bien chauffés
    .text = Payez pour au moins 4 Colons dans vos Abris en une seule Maintenance.
directive-dry-hole = Puits à sec
    .text = Ayez un dé exposé dans les Cheminées ou la Carrière.
directive-lost-trail = Piste perdue
    .text = Ayez un dé sur une Expédition qui ne vous donne ni Badge ni récompense.
directive-stockpile-drive = Campagne de stockage
    .text = Placez au moins 3 dés à l'Entrepôt.
directive-prestige-build = Construction de prestige
    .text = Achetez un Bâtiment au Portique avec une enchère de 6.
directive-bargain-build = Bonne affaire
    .text = Achetez un Bâtiment au Portique avec une enchère de 1.
directive-lone-explorer = Explorateur solitaire
    .text = Prenez les deux récompenses d'une Expédition où vous êtes le seul joueur.
directive-show-of-force = Démonstration de force
    .text = Soyez premier sur une Expédition réussie où vous avez envoyé un Marine.
directive-quiet-diplomacy = Diplomatie discrète
    .text = Gagnez le PV d'un Intendant sur une Expédition.
directive-mass-arrival = Arrivée en masse
    .text = Prenez 4 Colons au Port spatial avec un seul dé.
directive-deep-reserves = Réserves profondes
    .text = Possédez au moins 10 Énergies ou au moins 10 Minerais au début de la Maintenance.
directive-spread-thin = Sur tous les fronts
    .text = Placez des dés dans 5 régions différentes.
directive-all-in = Tapis
    .text = Ayez au moins 3 dés dans une même région, hors Entrepôt, à la fin du Placement.
directive-building-boom = Fièvre de construction
    .text = Gagnez au moins 2 Bâtiments.
directive-outmanoeuvred = Pris de vitesse
    .text = Avancez sur la Piste de secours à cause d'une surenchère pour 2 Bâtiments différents.

## Options d'une table

option-relic = Relique Alien
    .text = Mini-extension : deux Expéditions et un Événement de plus apportent un sixième dé qui change de mains. Ses règles sont reconstituées.
option-directives = Directives
    .text = Mini-extension : chaque joueur a deux objectifs secrets, qui rapportent des PV dans une manche où ils sont atteints.
option-bid-again = Nouvelle enchère
    .text = Un joueur qui a renoncé au dé le plus élevé peut encore acheter avec un de ses propres dés inférieurs sur la tuile.
option-relief-per-die = Secours par dé
    .text = Un joueur avance de 1 sur la Piste de secours par dé battu au lieu de 1 par tuile.
option-newest-closest = Nouvelles tuiles au plus près
    .text = Les nouvelles tuiles sont posées au plus près de la pile et repoussent les plus anciennes.
option-rewards-return = Retour des récompenses
    .text = Les Colons en récompense non réclamés retournent dans le sac et le Bâtiment sous sa pile, tout en bas.
option-one-tile-out = Une seule tuile retirée
    .text = À deux joueurs et en solo, une seule tuile marquée de chaque pile, tirée au hasard, est retirée au lieu de tous les doubles.
option-away-apart = Absents à part
    .text = Les Colons en Expédition ou à l'Académie ne comptent pas dans la colonie.
option-last-space-empty = Dernière case vide
    .text = Atteindre la dernière case de la Piste de secours ne donne aucune récompense.
option-late-assault = Assaut tardif
    .text = Une Capsule d'assaut remplie pendant l'étape d'activation peut encore y être utilisée.
option-back-to-shelters = Retour aux Abris
    .text = Un Colon récupéré à l'Académie retourne uniquement dans les Abris.

## Questions : Placement

ask-choose-die = { $who } : choisissez le dé à placer
ask-place-die = { $who } : placez le { $face }, ou dépensez une Boîte à outils pour le modifier
ask-choose-trainee = { $who } : choisissez le Colon qui va à l'Académie avec le { $face }
ask-trainee-from = { $who } : d'où vient votre { $colonist } pour l'Académie ?
ask-send-colonists = { $who } : qui part avec le dé pour l'Expédition « { $expedition } » ? Autant de Pionniers que vous voulez (+1 chacun), ou un Ingénieur (2 ressources si elle réussit), un Marine (réduit un dé adverse de 1 ou 2) ou un Intendant (1 PV si vous êtes le premier à choisir). Depuis les Abris, il y a un coût.
ask-send-from = { $who } : d'où vient votre { $colonist } pour l'Expédition « { $expedition } » ? Depuis les Abris, il y a un coût ; depuis un Centre d'expédition, aucun.
ask-pioneers-from-shelters = { $who } : combien de Pionniers partent de vos Abris pour l'Expédition « { $expedition } » ? Chacun ajoute 1 au dé ; un seul coût pour tous.
ask-pioneers-from-hub = { $who } : combien de Pionniers partent d'ici ({ $building }) pour l'Expédition « { $expedition } » ? Ils partent sans coût.
ask-pay-fee =
    { $amount ->
        [one] { $who } : payez { $amount } ressource pour envoyer des Colons depuis vos Abris
       *[other] { $who } : payez { $amount } ressources pour envoyer des Colons depuis vos Abris
    }
ask-marine-strikes = { $who } : quel dé adverse le Marine réduit-il sur l'Expédition « { $expedition } » ?
ask-marine-lowers = { $who } : de combien le Marine réduit-il ce dé ({ $die }) sur l'Expédition « { $expedition } » ?
ask-choose-outbid = { $who } : le Drone { $drone } surenchérit sur vous avec un { $face } ; choisissez le Bâtiment

## Questions : Résolution

ask-choose-reward =
    { $heir ->
        [-1] { $who } : choisissez l'une des deux récompenses de l'Expédition « { $expedition } » ; l'autre est perdue
       *[other] { $who } : choisissez une récompense de l'Expédition « { $expedition } » ; le deuxième joueur reçoit l'autre ; seul, vous prenez les deux
    }{ $stewards ->
        [0] {""}
       *[other] {" "}(et { $stewards } PV pour l'Intendant)
    }
ask-choose-engineer-gain =
    { $amount ->
        [one] { $who } : votre Ingénieur rapporte { $amount } ressource ; choisissez laquelle
       *[other] { $who } : votre Ingénieur rapporte { $amount } ressources ; choisissez lesquelles
    }
ask-return-colonist = { $who } : où revient votre { $colonist }, dans les Abris ou dans un Centre d'expédition ?
ask-train-who = { $who } : quel Colon cédez-vous pour la formation de l'Expédition « { $expedition } » ? Vous prenez ensuite n'importe quel Colon restant à l'Académie.
ask-train-from = { $who } : d'où vient le Colon cédé ({ $colonist }) pour la formation de l'Expédition « { $expedition } » ?
ask-train-into = { $who } : quel Colon de l'Académie prenez-vous à la place de votre { $colonist } ?
ask-choose-relief = { $who } : choisissez une récompense de la Piste de secours, celle de la case atteinte ou d'une case précédente
ask-may-claim =
    { $minerals ->
        [one] { $who } : payer { $minerals } Minerai et prendre ce Bâtiment ({ $building }), ou renoncer ?
       *[other] { $who } : payer { $minerals } Minerais et prendre ce Bâtiment ({ $building }), ou renoncer ?
    }
ask-recruit =
    { $energy ->
        [one] { $who } : prendre un Colon au Port spatial pour { $energy } Énergie, ou arrêter ? Déjà pris : { $taken } ; ce dé en permet encore { $left }.
       *[other] { $who } : prendre un Colon au Port spatial pour { $energy } Énergies, ou arrêter ? Déjà pris : { $taken } ; ce dé en permet encore { $left }.
    }
ask-place-colonist = { $who } : où va votre { $colonist } ? Dans un Bâtiment où il y a de la place, ou dans les Abris.
ask-move-in = { $who } : qui passe de vos Abris au nouveau Bâtiment ({ $building }) ?

## Questions : les biens

ask-pay-resources =
    { $amount ->
        [one] { $who } : vous perdez { $amount } ressource ; choisissez laquelle
       *[other] { $who } : vous perdez { $amount } ressources ; choisissez lesquelles
    }
ask-choose-kind =
    { $amount ->
        [one] { $who } : gagnez { $amount } Énergie ou { $amount } Minerai
       *[other] { $who } : gagnez { $amount } Énergies ou { $amount } Minerais
    }
ask-choose-mix =
    { $amount ->
        [one] { $who } : gagnez { $amount } Énergie ou Minerai
       *[other] { $who } : gagnez { $amount } Énergies et Minerais, dans la combinaison de votre choix
    }

## Questions : Maintenance et décompte final

ask-may-move =
    { $left ->
        [one] { $who } : faire { $left } déplacement/échange ? Choisissez le lieu de départ, ou terminez.
       *[other] { $who } : faire jusqu'à { $left } déplacements/échanges, un par un ? Choisissez le lieu de départ, ou terminez.
    }
ask-move-who = { $who } : quel Colon quitte ce lieu ({ $home }) ?
ask-move-where = { $who } : où va votre { $colonist } ({ $home }), ou avec qui l'échanger ?
ask-swap-who = { $who } : avec qui échanger votre { $colonist } ({ $home }) ? Choisissez un Colon ici : { $home2 }.
ask-assault = { $who } : qui viser avec ce Bâtiment ({ $building }) ? La cible perd des Minerais et vous gagnez de l'Énergie.
ask-activate = { $who } : utiliser un Bâtiment océanique rempli ? Chacun sert une fois, dans l'ordre de votre choix.
ask-convert = { $who } : choisissez ce que vous rendez, jusqu'à { $most } Énergies contre autant de Minerais ou l'inverse
ask-leave-cold =
    { $left ->
        [one] { $who } : pas assez d'Énergie ; { $left } Colon des Abris ne peut pas rester. Qui défausser ?
       *[other] { $who } : pas assez d'Énergie ; { $left } Colons des Abris ne peuvent pas rester. Qui défausser ?
    }
ask-choose-start = { $who } : vous avez le moins de ressources ; choisissez le premier joueur de la manche suivante
ask-snowcat-move = { $who } : dépenser 1 Boîte à outils pour un déplacement/échange avant le décompte ? Choisissez le lieu de départ, ou terminez.
ask-may-play-directive =
    { $played ->
        [0] { $who } : jouer une Directive dont l'objectif a été atteint cette manche, ou en défausser une ?
       *[other] { $who } : jouer une autre Directive dont l'objectif a été atteint cette manche ?
    }

## Coups

move-done = Terminé
move-skip = Passer
move-nobody = N'envoyer personne
move-toolkit-up = Augmenter le dé de 1 (1 Boîte à outils)
move-toolkit-down = Réduire le dé de 1 (1 Boîte à outils)
move-vents = Cheminées : récolter de l'Énergie
move-quarry = Carrière : récolter des Minerais
move-doorstep =
    { $most ->
        [one] Port spatial : recruter { $most } Colon
       *[other] Port spatial : recruter jusqu'à { $most } Colons
    }
move-academy = Académie : former un Colon, qui devient : { $becomes }
move-outfitter = Entrepôt : gagner aussitôt { part-toolkits }
move-shelters = Vers : Abris
move-from-shelters = Depuis : Abris
move-from-expedition = Depuis cette Expédition
move-swap-shelters = Échanger avec un Colon (Abris)
move-claim = Payer et prendre le Bâtiment
move-decline = Renoncer
move-die = Placer un { $face }
move-number = { $number }
move-colonist = { $colonist }
move-expedition = Rejoindre l'Expédition « { $expedition } »
move-bid = Enchérir : { $building }
move-into = Vers : { $building }
move-from = Depuis : { $building }
move-swap = Échanger avec un Colon ({ $building })
move-use = Utiliser : { $building }
move-reward = Prendre { $reward }
move-relief = Prendre { $reward } (case { $space })
move-target = { $die }
move-player = { $player }
move-directive = Jouer : { $directive }
move-discard = Défausser : { $directive }
move-resources = { $goods }

## Journal : manches, phases, mise en place

log-starts = { $who } est le premier joueur
log-round-begins = La manche { $round } commence
log-rolls = { $who } lance ses dés : { $dice }
log-resolves = Résolution : { $region }
log-upkeep = La Maintenance commence
log-ends = { $who } termine avec { $vp } PV : place { $rank }

## Journal : actualisation du plateau

log-lays-expedition = Nouvelle Expédition : { $expedition }
log-reshuffles = La pioche Expédition est vide : la défausse est mélangée pour en former une nouvelle
log-reward-colonist = Récompense de l'Expédition « { $expedition } » : 1 { $colonist }
log-reward-building = Récompense de l'Expédition « { $expedition } » : le Bâtiment « { $building } »
log-rewards-cleared = Personne n'a pris les récompenses de l'Expédition « { $expedition } » : elles sont retirées
log-fills-vents = Les Cheminées contiennent maintenant { part-energy }
log-fills-quarry = La Carrière contient maintenant { part-minerals }
log-reveals-building = Nouveau Bâtiment au Portique : { $building }
log-arrives = 1 { $colonist } arrive au Port spatial
log-doorstep-full = Le Port spatial contient { $limit } Colons : plus personne n’arrive
log-reveals-event =
    { $letter ->
        [A] Événement de la manche : { $event }, case A, avant le Camp de base
        [B] Événement de la manche : { $event }, case B, avant les Cheminées
        [C] Événement de la manche : { $event }, case C, avant la Carrière
        [D] Événement de la manche : { $event }, case D, avant le Portique
        [E] Événement de la manche : { $event }, case E, avant le Port spatial
        [F] Événement de la manche : { $event }, case F, avant l'Académie
        [G] Événement de la manche : { $event }, case G, après l'Académie
       *[other] Événement de la manche : { $event }, aussitôt
    }
log-bag-refilled = Le sac est vide : tous les Colons défaussés y retournent
log-bag-empty = Le sac et la défausse des Colons sont vides : aucun Colon ne peut être tiré

## Journal : Placement

log-places = { $who } place un { $face } : { $region }
log-bids = { $who } fait une enchère de { $face } : { $building }
log-joins = { $who } rejoint l'Expédition « { $expedition } » avec un { $face }
log-scouts-energy = { $who } prend { part-energy } aux Cheminées grâce au Poste de reconnaissance
log-scouts-minerals = { $who } prend { part-minerals } à la Carrière grâce au Poste de reconnaissance
log-outfits = { $who } gagne { part-toolkits } à l'Entrepôt
log-uses-toolkit = { $who } dépense 1 Boîte à outils : un { $was } devient un { $face }
log-sends =
    { $amount ->
        [one] { $who } envoie 1 { $colonist } avec le dé
       *[other] { $who } envoie { $amount } { $colonist }s avec le dé
    }
log-pays-fee = { $who } paie { part-resources } pour envoyer des Colons
log-strikes = { $who } réduit de { $amount } un dé adverse ({ $player }) avec son Marine : c'est maintenant un { $face }
log-strikes-nobody = { $who } n'a aucun dé adverse à réduire avec son Marine
log-enrols = { $who } envoie 1 { $colonist } à l'Académie

## Journal : Camp de base

log-fails = L'Expédition « { $expedition } » échoue : { $total } pour une difficulté de { $difficulty }
log-succeeds = L'Expédition « { $expedition } » réussit : { $total } pour une difficulté de { $difficulty }
log-ranks = { $who } est au rang { $rank } avec un total de { $total }
log-badge = { $who } gagne 1 Badge pour la réussite
log-takes-reward = { $who } prend la récompense : { $reward }
log-steward-vp = { $who } choisit en premier : l'Intendant vaut { $vp } PV
log-engineer-pays = { $who } gagne { part-resources } grâce à l'Ingénieur
log-returns = { $who } retrouve 1 { $colonist } dans ses Abris
log-returns-to = { $who } retrouve 1 { $colonist } ici : { $building }
log-trains = { $who } défausse 1 { $colonist } et prend 1 { $becomes } à l'Académie
log-per-type-vp = { $who } compte chaque { $colonist } de sa colonie : { $vp } PV
log-takes-relic = { $who } prend le dé Relique

## Journal : Cheminées, Carrière, Portique, Port spatial, Académie

log-harvests-energy = { $who } prend { part-energy } avec un { $face } ; reste { $left }
log-harvests-minerals = { $who } prend { part-minerals } avec un { $face } ; reste { $left }
log-exposed = { $who } ne prend rien avec un { $face } : le dé est exposé, il ne reste rien ({ $region })
log-claims = { $who } achète pour { part-minerals } : { $building }
log-declines = { $who } renonce à acheter pour { part-minerals } : { $building }
log-cannot-pay = { $who } ne peut pas payer { part-minerals } : { $building }
log-stays = Personne n'achète le Bâtiment « { $building } » : il reste au Portique
log-outbid = { $who } est victime d'une surenchère : { $building }
log-drone-claims = { $who } prend un Bâtiment, qui quitte la partie : { $building }
log-recruits = { $who } recrute 1 { $colonist } pour { part-energy }
log-recruits-nobody = { $who } ne recrute personne
log-drone-recruits = { $who } prend au Port spatial 1 { $colonist }, qui quitte la partie
log-doorstep-empty = { $who } trouve le Port spatial vide avec un { $face }
log-graduates = { $who } forme 1 { $colonist } à l'Académie : il devient { $becomes }
log-school-wasted = { $who } récupère 1 { $colonist } : l'Académie n'a plus aucun { $becomes }, le dé est perdu
log-settles = { $who } installe 1 { $colonist } : { $building }
log-shelters = { $who } place 1 { $colonist } dans ses Abris
log-moves-in = { $who } installe 1 { $colonist } de ses Abris : { $building }
log-gains-building = { $who } ajoute un Bâtiment à sa colonie : { $building }

## Journal : les biens et la Piste de secours

log-gains =
    { $toolkits ->
        [0] { $who } gagne { part-resources }
       *[other]
            { $energy ->
                [0]
                    { $minerals ->
                        [0] { $who } gagne { part-toolkits }
                       *[other] { $who } gagne { part-minerals } et { part-toolkits }
                    }
               *[other]
                    { $minerals ->
                        [0] { $who } gagne { part-energy } et { part-toolkits }
                       *[other] { $who } gagne { part-energy }, { part-minerals } et { part-toolkits }
                    }
            }
    }
log-gains-vp = { $who } gagne { $vp } PV
log-gains-badge =
    { $badges ->
        [one] { $who } gagne { $badges } Badge de plus
       *[other] { $who } gagne { $badges } Badges de plus
    }
log-loses =
    { $energy ->
        [0]
            { $minerals ->
                [0] { $who } n'a rien à perdre
               *[other] { $who } perd { part-minerals }
            }
       *[other] { $who } perd { part-resources }
    }
log-relief = { $who } avance sur la Piste de secours : case { $space }
log-relief-end = { $who } est au bout de la Piste de secours : ni progression, ni récompense

## Journal : Maintenance et décompte final

log-moves = { $who } déplace 1 { $colonist } vers : { $building } (depuis : { $home })
log-moves-out = { $who } déplace 1 { $colonist } vers ses Abris (depuis : { $building })
log-swaps = { $who } échange 1 { $colonist } (depuis : { $home }) avec 1 { $becomes } (depuis : { $home2 })
log-uses = { $who } utilise : { $building }
log-assaults = { $who } utilise la Capsule d'assaut contre { $player } (à perdre : jusqu'à { part-minerals } ; à gagner : { part-energy })
log-buys-vp = { $who } dépense des ressources pour { $vp } PV
log-turns-energy =
    { $amount ->
        [one] { $who } change { $amount } Énergie en { $amount } Minerai
       *[other] { $who } change { $amount } Énergies en { $amount } Minerais
    }
log-turns-minerals =
    { $amount ->
        [one] { $who } change { $amount } Minerai en { $amount } Énergie
       *[other] { $who } change { $amount } Minerais en { $amount } Énergies
    }
log-conduit = { $who } tire du sac 1 { $colonist }
log-warms =
    { $amount ->
        [0] { $who } ne peut payer pour personne dans ses Abris
        [one] { $who } paie { part-energy } pour { $amount } Colon dans ses Abris
       *[other] { $who } paie { part-energy } pour { $amount } Colons dans ses Abris
    }
log-freezes = { $who } défausse de ses Abris 1 { $colonist }, faute d'Énergie
log-chooses-start = { $who } choisit le premier joueur de la manche suivante : { $player }
log-snowcat = { $who } dépense 1 Boîte à outils au Garage d'autoneiges pour un déplacement/échange

## Journal : Événements, solo, mini-extensions

log-event = Événement : { $event } – { $text }
log-unaffected = L'Événement ne touche personne
log-agenda = { $who } commence dans cette région : { $region }
log-set-aside = { $who } ne peut surenchérir nulle part avec un { $face } : le dé est mis de côté
log-passes-academy = { $who } saute l'Académie, déjà pleine
log-dealt = { $who } reçoit une Directive : { $directive }
log-draws = { $who } pioche une Directive : { $directive }
log-discards = { $who } défausse une Directive : { $directive }
log-plays = { $who } joue une Directive : { $directive }, pour { $vp } PV
log-relic-to = { $who } a maintenant le dé Relique

## Refus : Placement

why-no-such-die = Vous n'avez plus de dé qui montre { $face } : choisissez l'un de vos dés.
why-no-toolkit = Vous n'avez aucune Boîte à outils à dépenser : placez le dé tel quel.
why-die-at-limit =
    { $face ->
        [1] Un dé ne descend jamais sous { $face } : vous ne pouvez qu'augmenter celui-ci.
       *[other] Un dé ne dépasse jamais { $face } : vous ne pouvez que réduire celui-ci.
    }
why-bid-too-low =
    { $face ->
        [6] L'enchère la plus élevée sur le Bâtiment « { $building } » est { $face } : aucun dé ne peut la battre.
       *[other] L'enchère la plus élevée sur le Bâtiment « { $building } » est { $face } : seul un dé supérieur peut y être placé.
    }
why-academy-full = L'Académie n'a plus de case libre : placez ce dé dans une autre région.
why-no-colonist = Un dé à l'Académie doit être accompagné d'un Colon, et vous n'en avez aucun dans vos Abris ou vos Bâtiments.
why-none-at-home = Vous n'avez aucun { $colonist } dans vos Abris ou vos Bâtiments : choisissez un autre type.
why-none-to-send = Vous n'avez aucun { $colonist } dans vos Abris ou dans un Centre d'expédition : les Colons des autres Bâtiments ne peuvent pas être envoyés.
why-fee-unpayable =
    { $fee ->
        [one] Envoyer depuis les Abris coûte { $fee } Énergie ou Minerai, et vous n'en avez pas : personne ne peut en partir.
       *[other] Envoyer depuis les Abris coûte { $fee } ressources, et vous en avez moins : personne ne peut en partir.
    }
why-steward-needs-low-die = Un Intendant ne part qu'avec un dé qui montre 1 ou 2.
why-must-strike = Le Marine doit réduire un dé adverse tant qu'il y en a un ici qui montre 2 ou plus : choisissez-en un.
why-own-die = Le Marine réduit le dé d'un adversaire, pas le vôtre.
why-die-is-one = Ce dé montre 1 et ne peut pas être réduit : il faut au Marine un dé de 2 ou plus.

## Refus : Résolution

why-only-to-hub = Les Colons reviennent d'une Expédition dans les Abris ou dans un Centre d'expédition, jamais dans un autre Bâtiment.
why-academy-empty = L'Académie n'a plus aucun Colon à prendre : passez la formation.
why-none-in-academy = L'Académie n'a plus aucun { $colonist } : choisissez un type qui s'y trouve.
why-none-in-colony = Vous n'avez aucun { $colonist } à céder : il doit être dans vos Abris, dans un Bâtiment ou sur cette Expédition.
why-relief-not-reached = Vous n'avez pas atteint la case { $space } de la Piste de secours : choisissez votre case ou une case précédente.
why-cannot-pay =
    { $minerals ->
        [one] Le prix est de { $minerals } Minerai, et vous n'en avez pas : vous ne pouvez que renoncer.
       *[other] Le prix est de { $minerals } Minerais, et vous en avez moins : vous ne pouvez que renoncer.
    }
why-none-at-doorstep = Aucun { $colonist } ne peut être pris : il n'y en a pas au Port spatial.

## Refus : Colons, biens, Maintenance

why-no-room = Le Bâtiment « { $building } » n'a pas de place pour ce type ({ $colonist }) : il faut une case vide de ce type ou sans type.
why-not-in-shelters = Vous n'avez aucun { $colonist } dans vos Abris : choisissez un type qui s'y trouve.
why-none-there = Il n'y a aucun { $colonist } dans ce lieu : choisissez un type qui s'y trouve.
why-nowhere-to-go = Aucun { $colonist } des Abris ne peut se déplacer ni être échangé : aucun Bâtiment n'a de case qui convienne.
why-swap-does-not-fit = Un échange demande là-bas un Colon d'un autre type, et chacun des deux doit convenir à la place de l'autre.
why-too-few-resources = Vous n'avez pas { part-resources } : choisissez ce que vous avez.
why-not-full = Le Bâtiment « { $building } » n'est pas rempli : à cette étape, seuls les Bâtiments sans case vide s'utilisent.
why-surface-idle = Le Bâtiment « { $building } » est un Bâtiment de surface : il ne fait rien pendant la Maintenance et rapporte à la fin.
why-no-activation = Le Bâtiment « { $building } » ne s'utilise pas à cette étape : son effet a son propre moment.
why-assault-over = Le Bâtiment « { $building } » n'agit qu'avant tous les autres : il doit attendre la prochaine Maintenance.
why-used-already = Le Bâtiment « { $building } » a déjà servi pendant cette Maintenance : chaque Bâtiment sert une fois.
why-nothing-to-spend = Le Bâtiment « { $building } » ne ferait rien maintenant : vous n'avez pas l'Énergie ou les Minerais qu'il dépense.
why-nobody-to-draw = Il n'y a aucun Colon à tirer : le sac et la défausse des Colons sont vides tous les deux.
why-not-yourself = Une Capsule d'assaut vise un adversaire, pas son propriétaire : choisissez quelqu'un d'autre, ou passez.
why-one-direction = Vous rendez soit de l'Énergie, soit des Minerais, pas les deux.
why-too-much-at-once =
    { $amount ->
        [one] Vous pouvez rendre au plus { $amount } ressource à la fois.
       *[other] Vous pouvez rendre au plus { $amount } ressources à la fois.
    }
why-goal-not-met = Vous n'avez pas atteint l'objectif de la Directive « { $directive } » cette manche : elle ne se joue que dans une manche où il est atteint.
why-played-this-round = Vous avez joué une Directive cette manche : vous ne pouvez pas défausser « { $directive } ».

## La feuille de score

score-play = PV gagnés en cours de partie
score-energy = Énergie non utilisée
score-minerals = Minerais non utilisés
score-surface = Bâtiment de surface : { $building }
score-buildings = Nombre de Bâtiments
score-sets = Séries des quatre types de Colons
score-leftover = Colons restants
score-badges = Badges d'Expédition
score-toolkits = Boîtes à outils

rank-0 = Nettoyeur de traces de tentacules
rank-1 = Médiocronaute
rank-2 = Gestionnaire macro
rank-3 = Commandant de colonie
rank-4 = Premier ministre d'Artemis !

## La table en texte

board-heading = Manche { $round } sur { $rounds } : { $phase }. Premier joueur : { $who }
board-event = Événement { $letter } : { $event }. { $text }
board-expedition = { $expedition } : { $total } sur { $difficulty }
board-colony =
    { $badges ->
        [one] { $who } : { $vp } PV, { part-energy }, { part-minerals }, { part-toolkits }, { $badges } Badge, Piste de secours { $relief } sur { $spaces }
       *[other] { $who } : { $vp } PV, { part-energy }, { part-minerals }, { part-toolkits }, { $badges } Badges, Piste de secours { $relief } sur { $spaces }
    }
board-dice = Dés : { $dice }
board-directives = Vos Directives
