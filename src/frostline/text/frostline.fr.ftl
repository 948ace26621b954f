# Ce que tous les jeux partagent : les places, et les mots du terminal.

seat-1 = Vermillon
seat-2 = Bleu ciel
seat-3 = Vert
seat-4 = Jaune
seat-5 = Violet

pair = { $label } : { $text }

ui-welcome = { $game }. Votre partie est conservée dans { $file } ; reprenez-la quand vous voulez avec : { $again }
ui-commands = Tapez le numéro d’une option. Aussi : ? règle et raisons · ? ID une règle · u annuler · b plateau · l journal · p points · s FICHIER sauver une copie · h cette aide · q quitter
ui-left = La partie est sauvée dans { $file }. Reprenez-la avec : { $again }
ui-pass-screen = Passez l’écran à { $who }, qui appuie sur Entrée :{" "}
ui-no-such-number = Il y a { $n } options : tapez un nombre de 1 à { $n }, ou h pour l’aide.
ui-not-understood = « { $words } » n’est ni un numéro, ni une commande (h les énumère), ni un coup.
ui-not-now = « { $words } » n’a rien à voir avec cette question.
ui-no-undo = Rien ne peut être annulé : le dernier coup a révélé quelque chose ou terminé un tour.
ui-undone = Coup annulé.
ui-saved = Sauvé dans { $file }.
ui-file-exists = { $file } existe déjà et n’a pas été touché ; choisissez un autre nom.
ui-no-rule = Il n’y a pas de règle { $rule }.
ui-reveals = (révèle quelque chose : sans retour)
ui-final-scores = Décompte final
ui-scores-now = Décompte, si la partie finissait maintenant
ui-score = { $rank }. { $who } : { $vp } PV

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
site-bot-greedy = Bot : vise les points
site-bot-random = Bot : joue au hasard
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
