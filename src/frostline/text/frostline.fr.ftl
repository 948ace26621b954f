# Ce que tous les jeux partagent : les places, et les mots du terminal.

seat-1 = Vermillon
seat-2 = Bleu ciel
seat-3 = Vert
seat-4 = Jaune
seat-5 = Violet

pair = { $label } : { $text }

ui-welcome = { $game }. Votre partie est conservée dans { $file } ; reprenez-la quand vous voulez avec : { $again }
ui-commands = Tapez le numéro d’une option, ou des mots qu’elle est seule à contenir. Aussi : ? règle et raisons · ? ID une règle · u annuler · b plateau · l journal · p points · s FICHIER sauver une copie · w plans des bots oui ou non · h cette aide · q quitter
ui-left = La partie est sauvée dans { $file }. Reprenez-la avec : { $again }
ui-pass-screen = Passez l’écran à { $who }, qui appuie sur Entrée :{" "}
ui-no-such-number = Il y a { $n } options : tapez un nombre de 1 à { $n }, ou h pour l’aide.
ui-not-understood = « { $words } » n’est ni un numéro, ni une commande (h les énumère), ni un coup.
ui-ambiguous = « { $words } » correspond à { $n } options : tapez-en plus, ou un numéro.
ui-not-now = « { $words } » n’a rien à voir avec cette question.
ui-no-undo = Rien ne peut être annulé : le dernier coup a révélé quelque chose ou terminé un tour.
ui-undone = Coup annulé.
ui-saved = Sauvé dans { $file }.
ui-file-exists = { $file } existe déjà et n’a pas été touché ; choisissez un autre nom.
ui-no-rule = Il n’y a pas de règle { $rule }.
ui-reveals = (révèle quelque chose : sans retour)
ui-all-reveal = (Tout choix révèle quelque chose et est sans retour.)
ui-over = Revoir la partie coup par coup : { $again }
ui-plans-told = Les bots disent de nouveau leurs plans.
ui-plans-kept = Les bots gardent désormais leurs plans pour eux.
ui-final-scores = Décompte final
ui-scores-now = Décompte, si la partie finissait maintenant
ui-score = { $rank }. { $who } : { $vp } PV
ui-thinking =
    { $seconds ->
        [0] { $who } réfléchit…
       *[other] { $who } réfléchit… ({ $seconds } s au plus)
    }

## Pourquoi un bot a joué ainsi, et combien de temps il peut réfléchir

bot-line = Suite probable : { $line }.
bot-then = {" ; puis "}
bot-ahead =
    { $points ->
        [one] Le bot pense finir avec environ { $points } point d’avance.
       *[other] Le bot pense finir avec environ { $points } points d’avance.
    }
bot-behind =
    { $points ->
        [one] Le bot pense finir avec environ { $points } point de retard.
       *[other] Le bot pense finir avec environ { $points } points de retard.
    }
bot-close = Le bot s’attend à une fin serrée.

## Le site : toutes les pages

site-skip = Aller au contenu
site-nav = Langue, apparence, compte
site-guest = Invité
site-theme-to-light = Apparence claire
site-theme-to-dark = Apparence sombre
site-foot = Une table numérique non officielle pour jeux de société. Règles écrites avec nos propres mots.
site-copied = Copié.
site-copy = Copier
site-failed = Cela n’a pas fonctionné. Rien n’a été modifié.
site-offline = Le serveur est injoignable. Réessayez dans un instant.
site-too-fast = Trop rapide : attendez quelques secondes et réessayez.
site-close = Fermer
site-back = Retour
site-home = Vers l’accueil
site-again = Réessayer
site-error = Cela n’a pas fonctionné

## Le site : l’accueil

site-slogan = Jeux de société au bord de la glace
site-games = Jeux
site-fact-players = Joueurs
site-fact-minutes = Durée
site-fact-weight = Complexité
site-minutes = { $n } min
site-solo = Solo
site-bots = Contre des bots
site-level = Niveau des bots
site-more-choices = Plus de choix…
site-read-rules = Lire les règles
site-load = Charger une partie
site-load-go = Charger
site-my-tables = Mes tables
site-my-tables-none = Aucune table pour l’instant. « Solo » ou « Contre des bots » lance aussitôt une partie ; elle reste ici et vous pouvez y revenir quand vous voulez.
site-open-tables = Tables ouvertes
site-open-tables-none = Personne ne cherche de joueurs pour l’instant. Pour ouvrir une table, choisissez « Plus de choix… » et affichez-la ici.
site-hosted = ouverte par { $name }
site-free = { $n } sur { $seats } libres
site-your-turn = À vous
site-turn-of = On attend { $who }
site-game-over = La partie est terminée
site-waiting-seats = On attend des joueurs
site-just-now = à l’instant
site-minutes-ago = il y a { $n } min
site-hours-ago = il y a { $n } h
site-days-ago =
    { $n ->
        [one] hier
       *[other] il y a { $n } jours
    }

## Le site : une nouvelle table

site-new = Nouvelle table : { $game }
site-who-plays = Qui joue ?
site-who-plays-text = Choisissez le nombre de places et qui occupe chacune.
site-how-many = Nombre de joueurs
site-seat-n = Place { $name }
site-seat-name = Nom pour la place { $name }
site-seat-me = Moi
site-seat-same = Quelqu’un à cet écran
site-seat-friend = Un ami, par lien
site-bot-easy = facile
    .text = Bot : facile – néglige bien des coups
site-bot-normal = normal
    .text = Bot : normal – vise les points
site-bot-hard = difficile
    .text = Bot : difficile – { $n } s au plus par coup
site-bot-expert = expert
    .text = Bot : expert – { $n } s au plus par coup
site-bot-greedy = normal
    .text = Bot : normal – vise les points
site-bot-random = au hasard
    .text = Bot : joue au hasard
site-name = Nom
site-solo-text = Seul, vous suivez les règles solo officielles ; l’adversaire joue de lui-même.
site-modules = Modules
site-modules-none = Ce jeu n’a pas de modules.
site-readings =
    { $n ->
        [one] { $n } autre lecture des règles
       *[other] { $n } autres lectures des règles
    }
site-readings-text = Là où les règles imprimées se lisent de deux façons, la table peut choisir l’autre.
site-table = La table
site-public = Afficher dans « Tables ouvertes »
site-public-text = Chacun peut alors prendre une place réservée à un ami.
site-deal = Donne et matériel
site-seed = Graine
site-seed-text = Un nombre qui décide de tous les mélanges et lancers. Laissez vide pour une nouvelle donne.
site-pack = Matériel
site-pack-none = Celui fourni
site-start = Commencer

## Le site : à la table

site-skip-decision = Aller à la décision
site-skip-board = Aller au plateau
site-decision = Ce qu’il y a à faire
site-waiting = En attente
site-thinking = { $name } ({ $level }) réfléchit…
site-thinking-most = { $n } s au plus
site-watching = Vous êtes spectateur. Vous voyez ce que tous voient.
site-views = Parties de la table
site-board = Plateau
site-mine = Mon espace
site-mine-short = Moi
site-others = Autres
site-players = Joueurs
site-you = (vous)
site-decides = décide
site-options =
    { $n ->
        [one] { $n } option
       *[other] { $n } options
    }
site-reveals = Révèle quelque chose : on ne peut plus annuler ensuite.
site-refused = Pourquoi pas ? ({ $n })
site-undo = Annuler
site-undo-not = Rien ne peut être annulé : le dernier coup a révélé quelque chose ou terminé un tour.
site-takeback = Reprendre…
site-takeback-why = Demander à tous de revenir avant votre dernier tour ? Cela n’a lieu que si chacun accepte.
site-takeback-ask = { $name } voudrait revenir au coup { $n }. Acceptez-vous ?
site-takeback-wait = { $name } demande à revenir au coup { $n }. On attend la réponse des autres.
site-takeback-yes = Accepter
site-takeback-no = Continuer
site-away = Un bot joue à votre place.
site-return = Reprendre ma place
site-leave = Partir ; un bot continue
site-leave-ask = Quitter la table ? Un bot joue à votre place jusqu’à votre retour.
site-confirm = Certain ?
site-yes = Oui
site-no = Non
site-table-menu = Menu de la table
site-look-back = Revoir la partie
site-copy-table = Copier le lien pour spectateurs
site-lost = Connexion perdue. Nouvel essai automatique…
site-seats-missing =
    { $n ->
        [one] Une place est encore libre
       *[other] { $n } places sont encore libres
    }
site-seats-invite = Envoyez un lien à chaque ami. La partie commence quand toutes les places sont prises.
site-seats-take = Prenez une place pour jouer, ou restez regarder.
site-seat-free = Place libre
site-seat-take = S’asseoir ici
site-seat-link = Lien pour un ami
site-pass-title = Passez l’écran à { $name }
site-pass-text = Une partie de cet écran est réservée à { $name }. Appuyez sur le bouton quand l’écran est à vous.
site-pass-go = Je suis { $name }

## Le site : journal, chat, points, notes, règles

site-talk = Journal, chat, points
site-log = Journal
site-log-of = Montrer
site-everybody = Tout le monde
site-why = Pourquoi ce coup ?
site-moment = Coup { $n } : voir ce moment
site-chat = Chat
site-chat-label = Dire quelque chose
site-chat-empty = Rien de dit pour l’instant. Toute la table lit, les spectateurs aussi.
site-send = Envoyer
site-points-tab = Points
site-points = { $n } PV
site-points-now = Si la partie finissait maintenant
site-points-then = Si la partie avait fini à ce moment
site-points-final = Décompte final, ligne par ligne
site-sheet-of = Feuille de score de { $name }
site-notes = Notes
site-notes-label = Vous seul pouvez lire ceci.
site-saved = Enregistré
site-rules = Règles
site-rules-search = Chercher dans les règles
site-rules-none = Aucune règle ne parle de « { $q } ». Essayez un mot plus court ou l’identifiant d’une règle.
site-search = Chercher
site-loading = Chargement…

## Le site : après la partie, et la relecture

site-over = La partie est terminée.
site-won = { $name } l’emporte avec { $n } PV
site-shared-win = Victoire partagée avec { $n } PV : { $names }
site-replay = Relecture
site-play-again = Rejouer
site-record = Télécharger la partie
site-share = Copier le lien
site-share-moment = Copier le lien de ce coup
site-skip-replay = Aller aux commandes
site-replay-at = Coup { $at } sur { $last }
site-step-first = Au début
site-step-back = Un coup en arrière
site-step-next = Un coup en avant
site-step-last = À la fin
site-autoplay = Défilement automatique (espace)
site-position = Coup
site-to-table = Retour à la table
site-fork = Jouer à partir d’ici
site-fork-text = Ouvre une nouvelle table à cette position, contre des bots.
site-chart = Points au fil des manches
site-chart-tab = Courbe
site-chart-text = Ce que chacun aurait marqué, manche après manche

## Le site : le compte

site-account = Vous et votre compte
site-you-title = Vous
site-your-name = Votre nom à la table
site-language = Langue
site-theme = Apparence
site-theme-system = Comme le système
site-theme-light = Claire
site-theme-dark = Sombre
site-confirm-pref = Confirmer à la fin d’un tour
site-confirm-no = Non, jouer aussitôt
site-confirm-yes = Oui, me demander d’abord
site-save = Enregistrer
site-signed-in = Votre compte
site-signed-in-as = Vous êtes connecté sous le nom { $name }. Vos tables vous suivent sur tous vos appareils.
site-log-out = Se déconnecter
site-keep = Garder vos parties
site-keep-text = On peut jouer sans compte. Avec un compte, vos tables vous suivent sur d’autres appareils.
site-register = Nouveau compte
site-account-name = Nom du compte
site-password = Mot de passe
site-password-text = Au moins 8 caractères
site-register-go = Créer le compte
site-log-in = J’ai déjà un compte
site-log-in-go = Se connecter

## Ce que le site refuse

site-error-no-table = Il n’y a pas de table à cette adresse.
site-error-no-seat = Vous n’avez pas de place à cette table.
site-error-not-your-turn = Ce n’est pas votre tour.
site-error-nothing-to-take-back = Vous n’avez joué aucun coup qui pourrait être repris.
site-error-fork-later = Une partie avec d’autres personnes ne peut être dérivée qu’une fois finie : le hasard trahirait la suite.
site-error-record-later = L’enregistrement est disponible une fois la partie finie : sa graine trahirait ce qui est encore caché.
site-error-wrong-password = Ce nom et ce mot de passe ne vont pas ensemble.
site-error-seat-taken = Quelqu’un vient de prendre cette place.
site-error-not-begun = La partie n’a pas commencé : une place est encore libre.
site-error-changed = La position a changé entre-temps : regardez de nouveau.
site-error-over = La partie est finie.
site-error-nothing-to-answer = Il n’y a rien à quoi répondre.
site-error-no-token = Envoyez « Authorization: Bearer JETON » avec un jeton de POST /api/guests.

## Le rapport sur des parties simulées

report-title =
    { $n ->
        [one] { $game } : { $n } partie simulée
       *[other] { $game } : { $n } parties simulées
    }
report-facts = Ce qui a été simulé
report-fact-game = Jeu
report-fact-players = Joueurs
report-fact-bots = Bots
report-fact-games = Parties
report-fact-seeds = Graines
report-fact-options = Modules et autres lectures
report-fact-rules = Version des règles
report-fact-decisions = Décisions en tout
report-fact-pack = Pack
report-none = aucun
report-seeds = { $low } à { $high }
report-again = La commande qui produit les mêmes données
report-summary = En bref
report-as-table = Sous forme de tableau
report-foot = Produit par frostline report. Les intervalles sont à 95 % ; moyennes d’après Student, taux d’après Wilson. Les parties d’une même graine comptent pour un seul échantillon : les intervalles s’élargissent là où elles se ressemblent. Les victoires partagées comptent en parts.
report-automa = Automa
report-broken =
    { $n ->
        [one] Une partie a violé un invariant des règles et n’est comptée nulle part ci-dessous : numéro { $number }, graine { $seed } : { $what }
       *[other] { $n } parties ont violé un invariant des règles et ne sont comptées nulle part ci-dessous. La première est le numéro { $number }, graine { $seed } : { $what }
    }
report-missing =
    { $n ->
        [one] Une partie de la série manque dans le fichier.
       *[other] { $n } parties de la série manquent dans le fichier.
    }
report-pack = Joué avec le pack { $pack } : dans la commande, mettez son dossier à la place de FOLDER.
report-own-will = Un bot qui réfléchit à la montre, ou un programme extérieur, ne joue pas forcément deux fois de la même façon : la commande produit des données semblables, pas les mêmes.
report-unknown = Des colonnes que ce rapport ne connaît pas ont été laissées de côté : { $names }.

report-section-course = Scores, victoires, durée
report-section-points = D’où viennent les points, et ce qui se décide
report-section-held = Éléments entre les mains des joueurs
report-section-common = Ce qui est sur la table

report-scores-seat = Scores par siège
report-scores-bot = Scores par bot
report-scores-note = La forme montre la fréquence de chaque score. La ligne verticale est la moyenne, la barre en travers son intervalle à 95 %.
report-wins-seat = Victoires par siège
report-wins-bot = Victoires par bot
report-wins-note = La marque est la part des parties gagnées, la barre son intervalle à 95 %.
report-wins-several = Un bot qui occupe plusieurs sièges compte une fois pour chacun.
report-win-rate = part des parties gagnées
report-even = part égale : { $share }
report-same = aucune différence
report-points = points
report-mean-points = points en moyenne
report-decisions = décisions par partie
report-length = Durée d’une partie
report-length-all = Toutes les parties, moyenne
report-length-note = La forme montre la fréquence de chaque durée. La ligne verticale est la moyenne, la barre en travers son intervalle à 95 %.
report-below = { $share } n’ont pas plus
report-sources = D’où viennent les points
report-sources-note = Les barres sont le score moyen des joueurs selon leur rang ; la liste nomme les parties, avec leur moyenne sur tous les joueurs. Les pertes vont vers la gauche.
report-place =
    { $n ->
        [1] Rang 1 (vainqueurs)
       *[other] Rang { $n }
    }
report-all-games = Toutes les parties
report-chosen = Fréquence de chaque sorte de coup
report-chosen-note = Décisions d’un joueur dans une partie, en moyenne.
report-times = fois par joueur et par partie
report-winners = vainqueurs
report-others = les autres
report-everybody = tous les joueurs
report-more-in-table =
    { $n ->
        [one] La plus rare est seulement dans le tableau.
       *[other] Les { $n } plus rares sont seulement dans le tableau.
    }

report-held-text = Combien de fois ont gagné les joueurs qui ont fini la partie avec un élément ? Une part égale est { $even }. Les barres épaisses sont des intervalles à 95 % ; les lignes fines autour d’elles valent pour les { $n } comparaisons de cette page à la fois (Bonferroni). Seul ce qui s’écarte de la part égale même alors porte une flèche et une couleur ; le reste peut être le hasard. Le nombre après le point dit combien de joueurs avaient l’élément. Avoir n’est pas causer : qui est déjà en tête peut s’offrir davantage.
report-alone-text = Combien de points de plus ont marqué les joueurs qui ont fini la partie avec un élément que ceux qui ne l’avaient pas ? Les barres épaisses sont des intervalles à 95 % ; les lignes fines autour d’elles valent pour les { $n } comparaisons de cette page à la fois (Bonferroni). Seul ce qui diffère même alors porte une flèche et une couleur ; le reste peut être le hasard. Le nombre après le point dit combien de joueurs avaient l’élément. Avoir n’est pas causer : qui est déjà en tête peut s’offrir davantage.
report-bots-text = Les bots ne sont pas de même force, et chacun a ses goûts : comparez avec la dernière colonne des tableaux, qui dit combien gagnent en général les bots qui avaient l’élément.
report-common-text = Les parties avec quelque chose sur la table, à côté de celles qui ne l’ont pas. Les barres épaisses sont des intervalles à 95 % ; les lignes fines valent pour les { $n } comparaisons de cette page à la fois (Bonferroni). Seul ce qui diffère même alors est marqué. Le nombre après le point dit dans combien de parties c’était là.
report-common-scores = { $kind } : score moyen
report-common-length = { $kind } : durée
report-points-apart = points de plus ou de moins
report-length-apart = décisions de plus ou de moins
report-most-and-least =
    { $more ->
        [one] Les { $n } premiers et les { $n } derniers ; un autre est dans le tableau.
       *[other] Les { $n } premiers et les { $n } derniers ; { $more } autres sont dans le tableau.
    }
report-usual = La ligne pointillée est la moyenne de tout ce qui est comparé ici : { $share }.
report-rare =
    { $n ->
        [one] Un élément présent moins de { $least } fois, ou toujours, est seulement dans le tableau.
       *[other] { $n } éléments présents moins de { $least } fois, ou toujours, sont seulement dans le tableau.
    }
report-up = plus que le hasard n’explique
report-down = moins que le hasard n’explique
report-chance = peut être le hasard
report-too-rare = trop rare pour le dire
report-always = toujours là

report-tip-mean = { $name } : moyenne { $mean } (95 % : { $span }).
report-tip-rate = { $name } : { $rate } (95 % : { $span }).
report-tip-item = { $name } : { $rate } (95 % : { $span }), chez { $n } joueurs.
report-tip-apart = { $name } : { $apart } (95 % : { $span }), présent { $n } fois.
report-span = { $low } à { $high }

report-col-games = Parties
report-col-wins = Victoires
report-col-rate = Taux de victoire
report-col-mean = Moyenne
report-col-interval = Intervalle à 95 %
report-col-middle = Moitié centrale
report-col-lowest = Le plus bas
report-col-highest = Le plus haut
report-col-all = Tous les joueurs
report-col-share = Part de tous les points
report-col-difference = Différence
report-col-held = Joueurs
report-col-apart = Différence
report-col-together = Intervalle pour les { $n } comparaisons
report-col-verdict = Verdict
report-col-bots = Ses bots gagnent

report-sum-length =
    { $n ->
        [one] La partie a pris { $mean } décisions.
       *[other] Une partie a pris { $mean } décisions en moyenne ; la moitié des parties en a pris { $low } à { $high }.
    }
report-sum-share = { $who } a gagné { $rate } (95 % : { $span })
report-sum-seats = Par siège, le plus souvent { $most } des parties ; le moins souvent { $least }. Une part égale est { $even }.
report-sum-even = Aucun siège ne s’écarte d’une part égale de plus que le hasard n’explique.
report-sum-uneven = C’est plus loin d’une part égale que le hasard n’explique pour : { $who }.
report-sum-bots = Par bot et par siège, { $shares } ; une part égale est { $even }.
report-sum-ties = { $share } des parties se sont terminées par une première place partagée.
report-sum-scores = Les vainqueurs ont marqué { $winners } points en moyenne, les autres { $others }.
report-sum-score = Le score moyen était de { $mean } points (95 % : { $span }).
report-sum-source = Le plus de points est venu de : { $category } ({ $share } de tous les points).
report-sum-ahead = Les vainqueurs devançaient le plus les autres en : { $category } ({ $points } points en moyenne).
report-sum-kind = { $kind } : { $more } sur { $n } ont fait mieux que le hasard n’explique, { $less } moins bien.
report-sum-most = Le plus : { $item }.
report-sum-least = Le moins : { $item }.
report-sum-common = { $kind } qui changent les scores ou la durée de plus que le hasard n’explique : { $items }.
report-sum-nothing =
    { $n ->
        [one] Le seul élément qui a pu être comparé ne se distingue pas de plus que le hasard n’explique.
       *[other] Sur { $n } comparaisons d’éléments, aucune ne se distingue de plus que le hasard n’explique.
    }
report-sum-caution =
    { $n ->
        [one] Avoir n’est pas causer : qui est déjà en tête peut s’offrir davantage.
       *[other] Il est tenu compte du fait que { $n } comparaisons ont été faites. Avoir n’est pas causer : qui est déjà en tête peut s’offrir davantage.
    }
report-sum-alone = Le joueur a gagné { $rate } (95 % : { $span }) des parties contre { $automa }.
report-sum-strength = Les bots ne sont pas de même force et ont des goûts différents, ce qui se voit aussi dans ces parts.
report-sum-few =
    { $n ->
        [one] Ce n’est qu’une partie : il n’en suit rien.
       *[other] Ce ne sont que { $n } parties : les intervalles sont larges, et de petits effets restent invisibles.
    }

report-kind-asteroid = Astéroïdes
report-kind-badges = Nombre de Badges
report-kind-building = Bâtiments
report-kind-card = Cartes Bâtiment
report-kind-corporation = Corporations
report-kind-directive = Directives en main
report-kind-discarded = Ressources défaussées
report-kind-event = Événements
report-kind-facility = Installations
report-kind-favor = Faveurs de la dernière manche
report-kind-first = Premier au niveau 3
report-kind-goal = Objectifs
report-kind-leader = Dirigeants
report-kind-outstation = Avant-postes de départ
report-kind-project = Projets
report-kind-relic = Relique Alien
report-kind-research = Recherche
report-kind-resource-card = Cartes Ressource
report-kind-shipyard-card = Cartes Chantier naval en main
report-kind-spacecraft = Vaisseaux cargo
report-kind-structure = Structures
report-kind-unfinished-project = Projets non terminés
report-category-corporation = Corporations
report-category-laboratory = Laboratoires
report-category-project-end = Projets qui marquent à la fin
report-category-surface = Bâtiments de surface
report-category-unfinished = Projets non terminés
report-item-cube = Cube
report-item-relic-die = Dé Relique
report-item-ship = Navire
