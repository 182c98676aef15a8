### A match in the terminal.

cli-arg-text = Joue dans le terminal, en mode texte
cli-arg-continue = Continue dans le terminal la dernière partie quittée
cli-arg-no-board = Joue dans le terminal sans dessiner le plateau

terminal-greeting = Pour les règles du jeu, tape { terminal-word-rules }. Pour voir ce que tu peux taper d’autre, tape { terminal-word-help }.
terminal-person = une personne
terminal-computer = l’ordinateur ({ $level })
terminal-nothing-to-continue = Il n’y a pas de partie à continuer.
terminal-open-elsewhere = La partie est ouverte dans une autre fenêtre de Nonaga. Continue-la dans cette fenêtre, ou quitte-la d’abord.
terminal-how = Tape la phase à jouer, comme 2,0>-1,0, ou un coup entier, comme 2,0>-1,0 1,-2>3,-2. Une case a deux nombres : le premier augmente vers la droite, le second vers le bas à droite ; 0,0 est le milieu du plateau au début. Des espaces suffisent aussi : 2 0 -1 0. Ou tape l’un de ces mots :

## What can be typed. Each is one short word in small letters
terminal-word-help = aide
terminal-word-help-explained = affiche ces mots
terminal-word-rules = règles
terminal-word-rules-explained = donne les règles du jeu, en bref
terminal-word-moves = coups
terminal-word-moves-explained = donne la liste numérotée de ce que tu peux jouer ; il suffit alors de taper un numéro. Avec une case, seulement ce qui en part : coups 2,0
terminal-word-look = voir
terminal-word-look-explained = dit ce qu’il y a sur une case et autour d’elle : voir 0,0
terminal-word-pieces = pions
terminal-word-pieces-explained = dit où sont les pions et les disques, quels disques on peut prendre, et lequel est verrouillé
terminal-word-board = plateau
terminal-word-board-explained = dessine le plateau
terminal-word-drawing = dessin
terminal-word-drawing-explained = arrête de dessiner le plateau avant chaque tour, ou recommence
terminal-word-why = pourquoi
terminal-word-why-explained = répète la dernière raison, ou dit pourquoi quelque chose n’est pas permis : pourquoi 2,0>1,0
terminal-word-last = dernier
terminal-word-last-explained = répète le dernier coup
terminal-word-hint = indice
terminal-word-hint-explained = demande un bon coup à l’ordinateur
terminal-word-undo = annuler
terminal-word-undo-explained = annule la dernière phase jouée par une personne
terminal-word-redo = rétablir
terminal-word-redo-explained = rejoue ce qui a été annulé
terminal-word-save = copier
terminal-word-save-explained = écrit une copie de la partie dans un fichier : copier partie.ron
terminal-word-draw = nulle
terminal-word-draw-explained = propose la nulle à l’ordinateur ; entre deux personnes, la conclut
terminal-word-resign = abandon
terminal-word-resign-explained = abandonne la partie
terminal-word-yes = oui
terminal-word-yes-explained = répond oui à une question
terminal-word-no = non
terminal-word-no-explained = dit qu’il n’y a pas de victoire, dans un problème qui en demande une
terminal-word-quit = quitter
terminal-word-quit-explained = quitte ; tu pourras continuer la partie plus tard
terminal-word-who = qui
terminal-word-who-explained = dit qui est là, si la connexion est bonne et ce qui n’est pas encore arrivé
terminal-word-rematch = revanche
terminal-word-rematch-explained = propose, une fois la partie finie, une revanche avec les couleurs échangées
terminal-word-letter = lettre
terminal-word-letter-explained = écrit en une ligne ce que l’autre n’a peut-être pas encore, pour l’envoyer ; la réponse se colle ici
terminal-word-close = fermer
terminal-word-close-explained = ferme la partie sans résultat

## Other words that mean the same, in small letters. One that is already there may not come again, with or without
## accents
terminal-word-help-also = ? | aider | mots | commandes
terminal-word-rules-also = règle
terminal-word-moves-also = coup | liste
terminal-word-look-also = vois | regarde | regarder
terminal-word-pieces-also = pion | pièces | jetons | où
terminal-word-board-also = tableau | montrer
terminal-word-drawing-also = dessins | dessiner
terminal-word-why-also = raison
terminal-word-last-also = dernière | dernier coup | dernier tour | répète | répéter
terminal-word-hint-also = conseil | astuce | piste
terminal-word-undo-also = annule | retour | reprendre | défaire
terminal-word-redo-also = rétablis | refaire
terminal-word-save-also = copie | sauver | sauvegarder | enregistrer
terminal-word-draw-also = nul | égalité
terminal-word-resign-also = abandonne | abandonner
terminal-word-yes-also = o | d’accord | ok
terminal-word-no-also = aucune | pas de victoire
terminal-word-quit-also = quitte | sortir | fin | arrêter
terminal-word-who-also = connexion
terminal-word-rematch-also = autre partie
terminal-word-letter-also = courrier | par lettre
terminal-word-close-also = ferme | clore

## What is said
terminal-thinks = { $side } réfléchit…
terminal-played = { $side } joue { $turn }
terminal-hint = { $turn } : { $why }
tokens-of = { $side-is ->
        [red] Pions rouges : { $cells }
       *[black] Pions noirs : { $cells }
    }
terminal-discs-lie = Disques, rangée par rangée : { $rows }
terminal-run = de { $from } à { $to }
terminal-run-separator = { " ; " }
discs-to-take = { $cells-count ->
        [0] Aucun disque ne peut être pris.
       *[other] Disques à prendre : { $cells }
    }
terminal-discs = Tu peux prendre un de ces disques. Tape le numéro d’un disque pour voir où le poser :
terminal-places = Cases pour le disque en { $cell } :
disc-locked = Le disque en { $cell } a été déplacé au tour précédent : il est verrouillé pour ce tour.
cell-holds = { $thing ->
        [red] Un pion rouge
        [black] Un pion noir
        [disc] Un disque
       *[none] Pas de disque
    } en { $cell }. Autour :
terminal-outside = Il n’y a rien en { $cell }, ni aucun disque à côté : c’est en dehors du plateau.
terminal-no-moves = Il n’y a rien à jouer à partir de cette case.
terminal-allowed = C’est permis.
terminal-no-reason = Rien n’a encore été refusé.
terminal-nothing-asked = Aucune question n’attend de réponse.
terminal-only-far = Cela ne sert que dans les parties à distance.
terminal-taken-back = Annulé : tour { $turn }, { $side } : { $played }
terminal-asks-resign = { hud-resign-explained } Pour abandonner, tape { terminal-word-resign } encore une fois.
terminal-asks-draw = Si { $other } est d’accord, la partie est nulle. Pour confirmer, tape { terminal-word-draw } encore une fois.
terminal-draws = Le plateau est dessiné avant chaque tour.
terminal-draws-not = Le plateau n’est plus dessiné avant chaque tour.
terminal-left = La partie est enregistrée. Pour la continuer : nonaga play --text --continue
terminal-left-empty = Rien n’a encore été joué.
terminal-left-unkept = La partie n’a pas pu être enregistrée.
terminal-not-kept = La partie ne peut pas être enregistrée pour l’instant. { $error } Tu peux continuer à jouer.

## What lies along a direction from a cell
sight = { $direction } : { $free ->
        [0] { $end }
        [one] un disque sans pion, puis { $end }
       *[other] { $free } disques sans pion, puis { $end }
    }
direction-east = à droite
direction-north-east = en haut à droite
direction-north-west = en haut à gauche
direction-west = à gauche
direction-south-west = en bas à gauche
direction-south-east = en bas à droite
sight-end-edge = le bord
sight-end-hole = un trou
sight-end-token = { $side-is ->
        [red] un pion rouge
       *[black] un pion noir
    }

## What is wrong with a line
terminal-error-unknown-word = « { $word } » ne veut rien dire ici. Pour voir ce que tu peux taper, tape { terminal-word-help }.
terminal-error-turn-form = { $error }
terminal-error-no-cell = « { $text } » n’est pas une case. Les cases s’écrivent ainsi : 2,0 et -1,2
terminal-error-no-part = « { $text } » ne donne pas un départ et une arrivée. Cela s’écrit ainsi : { terminal-word-why } 2,0>1,0
terminal-error-no-such-move = { $moves ->
        [0] Il n’y a pas encore de liste. Pour la voir, tape { terminal-word-moves }.
       *[other] Il n’y a pas de numéro { $number }. La liste va jusqu’à { $moves }.
    }
terminal-error-no-folder = Le dossier { $folder } n’existe pas : rien n’a été enregistré.
terminal-error-not-file = { $path } n’est pas un fichier ordinaire : rien n’a été enregistré.
terminal-error-line-too-long = Cette ligne est trop longue. Une ligne ne peut pas dépasser { $limit } octets.
cli-error-home = { $error }
