### Antarctica en français.

## Le jeu, ses phases et ses éléments

game-name = Antarctica
game-tagline = Suivez le Soleil autour du continent gelé, naviguez, construisez, cherchez, et prenez la tête là où cela compte.
game-minutes = 60–90
game-weight = 2,8 / 5

phase-0 = Placement des navires
phase-1 = Partie en cours
phase-2 = Décompte final

hidden-card = une carte cachée
nothing-there = aucun Bâtiment

ship-in-line =
    { $place ->
        [1] premier navire de la { $area }
        [2] deuxième navire de la { $area }
       *[other] troisième navire de la { $area }
    }
track-name = piste { $n }
card-name = { $building } (requis : { $needs })

area-sw = zone sud-ouest
area-s = zone sud
area-se = zone sud-est
area-e = zone est
area-ne = zone nord-est
area-n = zone nord
area-nw = zone nord-ouest
area-w = zone ouest

## Bâtiments

building-camp = Campement
    .text = Action : déplacez de votre réserve vers votre équipe autant de scientifiques que vous avez de navires et de scientifiques ici.
building-shipyard = Chantier naval
    .text = Action : placez un navire de vos Ressources disponibles au bout de la file dans la zone du Soleil ; chaque autre joueur peut prendre une carte Chantier naval.
building-crane = Grue
    .text = Requise par des cartes Bâtiment ; une carte Ressource de base peut la remplacer.
building-shaft-tower = Chevalement
    .text = Requis par des cartes Bâtiment ; une carte Ressource de base peut le remplacer.
building-derrick = Derrick
    .text = Requis par des cartes Bâtiment ; une carte Ressource de base peut le remplacer.
building-wind-turbine = Éolienne
    .text = Requise par des cartes Bâtiment ; une carte Ressource de base peut la remplacer.
building-lab = Laboratoire
    .text = Requis par des cartes Bâtiment ; une carte Ressource d'expertise peut le remplacer.
building-factory = Usine
    .text = Requise par des cartes Bâtiment ; une carte Ressource d'expertise peut la remplacer.
building-rc-inland = Centre de recherche continental
    .text = Action : avancez sur une piste qui le montre, avec 1 point de recherche (PR) par navire et par scientifique que vous avez ici.
building-rc-coastal = Centre de recherche côtier
    .text = Action : avancez sur une piste qui le montre, avec 1 point de recherche (PR) par navire et par scientifique que vous avez ici.
building-rc-naval = Centre de recherche naval
    .text = Action : avancez sur une piste qui le montre, avec 1 point de recherche (PR) par navire et par scientifique que vous avez ici.
building-headquarters = Quartier général
    .text = Ne donne pas d'action ; sa carte Bâtiment a un astérisque et compte au décompte des cartes Bâtiment.
building-plankton-farm = Ferme à plancton
    .text = Demande 2 scientifiques et ne donne pas d'action ; sa carte Bâtiment a un astérisque et compte au décompte des cartes Bâtiment.
building-parabolic-antenna = Antenne parabolique
    .text = Ne donne pas d'action ; sa carte Bâtiment a un astérisque et compte au décompte des cartes Bâtiment.

## Cartes et symboles

deck-basic = Cartes Bâtiment de base
deck-double = Cartes Bâtiment doubles
deck-advanced = Cartes Bâtiment avancées

yard-icebreaker = Brise-glace
    .text = Posez-le sur un de vos navires qui est deuxième de la file : quand le Soleil s'y arrête, vous pouvez jouer un tour complet avec lui après le premier navire.
yard-placing-a-scientist = Placement d'un scientifique
    .text = Déplacez 1 scientifique de votre équipe vers la zone cible ; il compte aussitôt si vous y recrutez ou y faites de la recherche.
yard-plus-two = +2 scientifiques
    .text = Déplacez 2 scientifiques de votre réserve vers votre équipe, ou 1 s'il n'en reste que 1.
yard-fast-research = Recherche rapide
    .text = Avancez de 3 cases sur une piste de recherche ouverte de votre choix.

symbol-scientist = Scientifique
    .text = Rouge : celui qui le déclenche déplace 1 scientifique de sa réserve vers son équipe.
symbol-new-ship = Nouveau navire
    .text = Rouge : celui qui le déclenche place un navire de ses Ressources disponibles au bout de la file dans la zone du Soleil ; chaque autre joueur peut prendre une carte Chantier naval.
symbol-expertise-card = Carte d'expertise
    .text = Rouge : celui qui le déclenche prend 1 carte Ressource d'expertise de la pile.
symbol-basic-card = Carte de base
    .text = Rouge : celui qui le déclenche reprend sa carte Ressource de base s'il l'a utilisée.
symbol-in-vain = { $symbol } (ne vous rapporte rien pour l'instant)
symbol-move-ship = Déplacement d'un navire
    .text = Bleu, une fois par partie : chaque joueur peut déplacer 1 de ses navires vers une autre zone, sans y faire d'action.
symbol-shipyard-draft = Partage de cartes Chantier naval
    .text = Bleu, une fois par partie : on pioche une carte Chantier naval par joueur ; chacun à son tour en garde 1 et passe le reste à sa droite.
symbol-advance-three = Avancée de trois
    .text = Bleu, une fois par partie : chaque joueur peut avancer de 3 cases, chacun sur une piste différente.

resource-basic = Carte Ressource de base
resource-expertise = Carte Ressource d'expertise

## Options d'une table

option-first-game = Première partie
    .text = Les navires commencent dans une disposition fixe au lieu d'être placés par les joueurs. La disposition est reconstituée.
option-open-hands = Mains visibles
    .text = Les cartes Chantier naval en main sont visibles de tous.
option-rotate-placing = Placement tournant
    .text = Quatre joueurs placent leurs navires dans l'ordre A, B, C, D, D, A, B, C au lieu de A, B, C, D, D, C, B, A.
option-one-ship-per-area = Zones vides d'abord
    .text = Tant qu'il existe une zone ouverte sans navire, un navire de départ doit aller dans une telle zone.

## Questions : mise en place

ask-place-ship = { $who } : placez un navire dans une zone. Il va au bout de la file ; aucune action ne suit.
ask-first-cube = { $who } : posez un cube sur la première case d'une piste de recherche ; il ne déclenche rien

## Questions : le tour

ask-move-ship = { $who } : déplacez votre navire de la { $area } vers une autre zone, où vous pourrez ensuite faire une action
ask-take-action =
    { $acted ->
        [yes] { $who } : jouez une carte, défaussez une ressource ou terminez votre tour
       *[no] { $who } : faites une action dans la { $area }, ou terminez votre tour. Vous pouvez aussi jouer une carte et défausser une ressource.
    }
ask-choose-track =
    { $points ->
        [one] { $who } : choisissez la piste de recherche pour le point de recherche du Bâtiment ({ $points } PR)
       *[other] { $who } : choisissez la piste de recherche pour les points de recherche du Bâtiment ({ $points } PR)
    }
ask-discard-resource = { $who } : choisissez la ressource que vous défaussez pour de bon. En échange, 1 scientifique rejoint votre équipe, si votre réserve en a un.
ask-may-break-ice = { $who } : jouer un tour complet avec le navire qui porte votre Brise-glace dans la { $area } ? Si vous y renoncez, la carte est perdue.

## Questions : les cartes

ask-take-card = { $who } : prenez une carte de votre choix dans la pile Chantier naval, ou aucune
ask-draft-card = { $who } : gardez une de ces cartes Chantier naval ; les autres, s'il y en a, passent à droite
ask-mark-ship = { $who } : posez le Brise-glace sur un de vos navires qui est deuxième de la file. Il pourra jouer son propre tour quand le Soleil s'y arrêtera.
ask-fast-research = { $who } : choisissez la piste de recherche où vous avancez de 3 cases

## Questions : les actions de piste

ask-choose-ship = { $who } : choisissez un de vos navires à déplacer vers une autre zone, ou n'en déplacez aucun. Aucune action ne suit.
ask-move-ship-to = { $who } : où va le { $ship } ? Il se place au bout de la file ; aucune action ne suit.
ask-advance-three = { $who } : avancez de 3 cases sur une piste de recherche que personne n'a choisie pendant cette action, ou n'avancez pas

## Coups

move-done = Terminer le tour
move-build-ship = Construire un navire (les autres peuvent prendre des cartes Chantier naval)
move-recruit =
    { $amount ->
        [one] Recruter { $amount } scientifique
       *[other] Recruter { $amount } scientifiques
    }
move-discard =
    { $amount ->
        [0] Défausser une ressource (sans scientifique : votre réserve est vide)
       *[other] Défausser une ressource pour un scientifique
    }
move-cube = Un cube des Ressources disponibles
move-spare-ship = Un navire des Ressources disponibles
move-no-card = Ne prendre aucune carte
move-stay = Ne déplacer aucun navire
move-no-advance = Ne pas avancer
move-break-ice = Jouer le tour du Brise-glace
move-wait = Y renoncer (la carte est perdue)
move-place = Dans la { $area }
move-to = Vers la { $area } – { $buildings }
move-ship = Le { $ship }
move-build =
    Construire : { $building } ({ $amount ->
        [one] { $amount } scientifique
       *[other] { $amount } scientifiques
    }, { $points } PR){ $substitute ->
        [basic] {" "}– utilise votre carte Ressource de base
        [expertise] {" "}– utilise une carte Ressource d'expertise
       *[none] {""}
    }
move-research =
    Avancer sur la { $track } ({ $points } PR){ $goes ->
        [triggers] {" "}– jusqu'à la case { $space } : { $symbols }
       *[on] {" "}– jusqu'à la case { $space }
    }
move-track =
    Choisir la { $track }{ $goes ->
        [triggers] {" "}– jusqu'à la case { $space } : { $symbols }
        [on] {" "}– jusqu'à la case { $space }
        [lost] {" "}– les points y sont perdus
       *[first] {""}
    }
move-play = Jouer : { $yard }
move-take = Prendre : { $yard }

## Journal : mise en place

log-starts = { $who } est le premier joueur
log-starting-building = Bâtiment de départ dans la { $area } : { $building }
log-places-ship = { $who } place un navire dans la { $area }
log-places-cube = { $who } pose un cube sur la première case de la { $track }

## Journal : le Soleil et les navires

log-sun = Le Soleil se déplace vers la { $area }
log-sails = { $who } navigue de la { $from } vers la { $area }
log-breaks-ice = { $who } joue le tour du Brise-glace dans la { $area }
log-waits = { $who } renonce au tour du Brise-glace dans la { $area }
log-icebreaker-lost = { $who } perd le Brise-glace d'un navire dans la { $area }

## Journal : les actions

log-builds =
    { $amount ->
        [one] { $who } construit dans la { $area } avec { $amount } scientifique : { $building }
       *[other] { $who } construit dans la { $area } avec { $amount } scientifiques : { $building }
    }
log-substitutes = { $who } utilise : { $resource } (remplace : { $building })
log-reveals = Nouvelle carte Bâtiment : { $card }
log-pile-empty = Une pile est vide : { $deck }
log-builds-ship = { $who } construit un navire, qui se place dans la file de la { $area }
log-recruits =
    { $amount ->
        [one] { $who } recrute { $amount } scientifique
       *[other] { $who } recrute { $amount } scientifiques
    }
log-researches = { $who } fait de la recherche sur la { $track } avec { $points } PR
log-advances = { $who } avance sur la { $track } : case { $space }
log-stuck =
    { $points ->
        [one] { $who } ne peut pas avancer sur la { $track } : { $points } PR est perdu
       *[other] { $who } ne peut pas avancer sur la { $track } : { $points } PR sont perdus
    }
log-no-track =
    { $points ->
        [one] { $who } n'a de cube pour aucune piste : { $points } PR est perdu
       *[other] { $who } n'a de cube pour aucune piste : { $points } PR sont perdus
    }
log-does-nothing = { $who } ne fait pas d'action

## Journal : les défausses

log-discards-cube = { $who } défausse un cube de ses Ressources disponibles
log-discards-ship = { $who } défausse un navire de ses Ressources disponibles
log-discards-ship-at = { $who } défausse un navire de la { $area }
log-rewarded = { $who } gagne 1 scientifique pour la défausse
log-unrewarded = { $who } ne gagne pas de scientifique pour la défausse : sa réserve est vide

## Journal : les cartes Chantier naval

log-takes-card = { $who } prend parmi les cartes Chantier naval : { $yard }
log-takes-openly = { $who } prend une carte Chantier naval : { $yard }
log-takes-no-card = { $who } ne prend pas de carte Chantier naval
log-yard-closes =
    { $amount ->
        [one] Pas assez de cartes Chantier naval pour tous : la dernière quitte la partie ({ $amount } carte)
       *[other] Pas assez de cartes Chantier naval pour tous : les dernières quittent la partie ({ $amount } cartes)
    }
log-plays-icebreaker = { $who } joue Brise-glace sur un navire dans la { $area }
log-plays-placing = { $who } joue Placement d'un scientifique dans la { $area }
log-plays-plus-two =
    { $amount ->
        [one] { $who } joue +2 scientifiques et gagne { $amount } scientifique
       *[other] { $who } joue +2 scientifiques et gagne { $amount } scientifiques
    }
log-plays-fast-research = { $who } joue Recherche rapide sur la { $track }

## Journal : les symboles des pistes

log-triggers = { $who } déclenche un symbole sur la { $track } : { $symbol }
log-gains-scientist = { $who } gagne 1 scientifique
log-no-scientist = { $who } ne gagne pas de scientifique : sa réserve est vide
log-gains-ship = { $who } gagne un navire, qui se place dans la file de la { $area }
log-no-ship = { $who } ne gagne pas de navire : aucun n'est disponible
log-no-room = { $who } ne gagne pas de navire : la { $area }, où est le Soleil, est pleine
log-gains-expertise = { $who } prend une carte Ressource d'expertise
log-no-expertise = { $who } ne prend pas de carte Ressource d'expertise : la pile est vide
log-gains-basic = { $who } reprend sa carte Ressource de base utilisée
log-no-basic = { $who } ne prend pas de carte Ressource de base : il lui en reste une
log-moves-ship = { $who } déplace un navire de la { $from } vers la { $area }
log-stays = { $who } ne déplace aucun navire
log-advances-not = { $who } n'avance pas

## Journal : la fin

log-last-scientist = { $who } a placé son dernier scientifique : la partie se termine
log-last-building = { $who } a construit la dernière carte Bâtiment : la partie se termine
log-no-ships = Il n'y a plus aucun navire sur le plateau : la partie se termine
log-stalemate = Aucun progrès pendant { $amount } tours de suite : la partie se termine
log-ends = { $who } termine avec { $vp } PV : place { $rank }

## Refus : navires et zones

why-move-first = Votre navire doit d'abord se déplacer : choisissez la zone où il va.
why-moved-already = Votre navire a fait son déplacement de ce tour : faites une action là où il est, ou terminez le tour.
why-area-closed = La { $area } est fermée pour toute la partie : choisissez une autre zone.
why-area-full = La { $area } est pleine avec 3 navires : choisissez une autre zone.
why-same-area = Le navire est déjà dans la { $area } : choisissez une autre zone.
why-empty-area-first = La { $area } a déjà un navire : tant qu'une zone ouverte n'en a pas, choisissez une telle zone.
why-not-your-ship = Vous n'avez pas de navire à cette place de la file : choisissez l'un de vos navires.
why-new-ship-stays = Ce navire a été placé pendant ce tour et ne peut pas encore être déplacé : choisissez-en un autre.

## Refus : les actions

why-acted = Vous avez fait votre action de ce tour : il n'y en a qu'une par tour.
why-no-shipyard = Il n'y a pas de Chantier naval dans la { $area } : il vous en faut un là pour construire un navire.
why-no-spare-ship = Vous n'avez plus de navire dans vos Ressources disponibles.
why-sun-area-full = La { $area }, où se trouve le Soleil, a 3 navires : il n'y a pas de place pour un nouveau.
why-no-camp = Il n'y a pas de Campement dans la { $area } : il vous en faut un là pour recruter des scientifiques.
why-reserve-empty = Votre réserve est vide : il n'y a aucun scientifique à déplacer vers votre équipe.
why-nobody-here = Vous n'avez plus ni navire ni scientifique dans la { $area } : l'action ne vous apporterait rien.
why-no-center = La { $area } n'a aucun Centre de recherche que montre la { $track } : choisissez une piste qui convient à un Centre de recherche présent.

## Refus : construire un Bâtiment

why-building-there = La { $area } a déjà ce Bâtiment ({ $building }) : aucune zone n'en a deux du même type.
why-few-scientists =
    { $amount ->
        [one] La carte demande { $amount } scientifique dans votre équipe, et vous n'en avez { $have ->
            [0] aucun
           *[other] que { $have }
        }.
       *[other] La carte demande { $amount } scientifiques dans votre équipe, et vous n'en avez { $have ->
            [0] aucun
           *[other] que { $have }
        }.
    }
why-no-access = Aucun de vos navires ne donne accès à un Bâtiment requis ({ $building }), et vous n'avez pas de carte Ressource qui puisse le remplacer.
why-no-access-carded = Aucun de vos navires ne donne accès à un Bâtiment requis ({ $building }), et aucune carte Ressource ne peut le remplacer : vous avez déjà joué une carte pendant cet arrêt du Soleil.
why-no-access-two = Il vous manque l'accès à deux Bâtiments requis ({ $building }, { $building2 }), et une carte Ressource ne peut en remplacer qu'un.

## Refus : pistes de recherche

why-track-closed = Vous ne pouvez pas choisir la { $track } : elle est fermée pour toute la partie.
why-track-end = Votre cube ne peut plus avancer sur la { $track } : il n'y a plus de case vide devant lui.
why-no-cube = Vous n'avez pas de cube dans vos Ressources disponibles pour entrer sur la { $track } : choisissez une piste où vous en avez un.
why-track-chosen = Un autre joueur a choisi la { $track } pendant cette Avancée de trois : choisissez une piste différente.

## Refus : les défausses

why-discarded = Vous avez défaussé une ressource pendant ce tour : il n'y a qu'une défausse par tour.
why-nothing-to-discard = Vous n'avez rien à défausser : il faut un cube ou un navire des Ressources disponibles, ou un navire du plateau qui ne doit pas d'abord se déplacer.
why-no-spare-cube = Vous n'avez pas de cube dans vos Ressources disponibles : les cubes des pistes de recherche ne peuvent pas être défaussés.
why-must-move-first = Ce navire doit faire son déplacement avant de pouvoir être défaussé.

## Refus : les cartes

why-carded = Vous avez joué une carte pendant cet arrêt du Soleil : il n'y en a qu'une par joueur.
why-no-second-ship = Brise-glace demande un de vos navires qui soit deuxième de la file et ne porte pas encore de Brise-glace : vous n'en avez pas.
why-supply-empty = Votre équipe est vide : il n'y a aucun scientifique à placer.
why-no-track-moves = Recherche rapide ne ferait rien : vous ne pouvez avancer sur aucune piste ouverte.
why-marked-already = Ce navire porte déjà un Brise-glace : il n'y en a qu'un par navire.
why-not-second-here = Dans la zone du Soleil, seul le navire qui était deuxième de la file à l'arrivée du Soleil peut recevoir un Brise-glace, et seulement avant le second tour.
why-not-second = Ce navire n'est pas deuxième de la file : choisissez-en un qui l'est.

## La feuille de score

score-area = Scientifiques : { $area }
score-track = Recherche : { $track }
score-cards = Cartes de prestige (à astérisque)
score-discards = Ressources défaussées

## La table en texte

board-heading =
    { $turn ->
        [0] { $phase }. Soleil : { $area }. Premier joueur : { $who }
       *[other] Tour { $turn } : { $phase }. Soleil : { $area }. Premier joueur : { $who }
    }
board-brief = équipe { $supply }, réserve { $reserve }, cartes Chantier naval { $cards }
