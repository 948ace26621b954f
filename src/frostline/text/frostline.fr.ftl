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
