### The 3D game at the table.

## Why a request is refused
objection-rules = { $reason }
objection-not-yours = { $reason }
objection-looking-back = Tu regardes un coup déjà joué. Reviens à la position actuelle, ou choisis « Reprendre ici ».
objection-too-late = C’est trop tard : la partie a continué entre-temps.
objection-nothing-to-take-back = Il n’y a rien à annuler.
objection-nothing-to-redo = Il n’y a rien à rétablir.
objection-at-start = C’est le début de la partie.
objection-at-end = On ne peut pas aller plus loin.
objection-no-draw-offered = Personne n’a proposé la nulle.
objection-no-such-turn = { $turns ->
        [0] Il n’y a pas de tour { $turn }. Aucun coup n’a encore été joué.
        [one] Il n’y a pas de tour { $turn }. Cette partie ne compte qu’un seul coup.
       *[other] Il n’y a pas de tour { $turn }. Cette partie ne compte que { $turns } coups.
    }

## Whose it is to ask instead
not-yours-hands = C’est à ce camp d’en décider.
not-yours-computers = L’ordinateur joue ce camp.
not-yours-far-away = Ton adversaire à distance joue ce camp et doit d’abord être d’accord.
not-yours-lessons = Cela ne fait pas partie de cette leçon. Utilise les boutons du bas.
not-yours-scripts = La lecture est en cours. Mets-la d’abord en pause.

## A part that had to be skipped
skipped = { $side-is ->
        [you] { $part-is ->
            [slide] Aucun de tes pions ne peut bouger : tu passes cette phase.
           *[relocation] Tu ne peux prendre aucun disque : tu passes cette phase.
        }
       *[name] { $part-is ->
            [slide] { $side } ne peut bouger aucun pion et passe donc cette phase.
           *[relocation] { $side } ne peut prendre aucun disque et passe donc cette phase.
        }
    }

## How sentences call a player
called-red = { side-red }
called-black = { side-black }
called-you = toi
called-name = { $reason }

## How the match on the table ended
end-won = { $you ->
        [won] { $shape-is ->
            [line] Tu as gagné avec une ligne !
            [triangle] Tu as gagné avec un triangle !
           *[tick] Tu as gagné avec un angle !
        }
        [lost] { $shape-is ->
            [line] Tu as perdu : { $winner } a formé une ligne.
            [triangle] Tu as perdu : { $winner } a formé un triangle.
           *[tick] Tu as perdu : { $winner } a formé un angle.
        }
       *[none] { $shape-is ->
            [line] { $winner } gagne avec une ligne.
            [triangle] { $winner } gagne avec un triangle.
           *[tick] { $winner } gagne avec un angle.
        }
    }
end-resigned = { $you ->
        [won] Tu as gagné : { $loser } a abandonné.
        [lost] Tu as perdu par abandon.
       *[none] { $loser } abandonne, donc { $winner } gagne.
    }

## At the table
game-title = Nonaga
game-turn = À { $side } de jouer : { $due-is ->
        [slide] bouge un pion.
       *[relocation] déplace un disque.
    }
game-stuck = Ce pion est bloqué : il ne peut aller dans aucune direction.
game-stood-twice = Cette position est déjà apparue. Si elle apparaît une troisième fois, la partie est nulle.

## Over the table
hud-step-slide = Bouge un pion
hud-step-relocation = Déplace un disque
hud-start = Début
hud-turn = Tour { $turn }, { $side } : { $played }
hud-resign = { $side-is ->
        [you] Abandonner ?
       *[name] { $side } abandonne ?
    }
hud-resign-explained = Si tu abandonnes, { $other } gagne.
hud-offer-draw = Proposer la nulle à { $other } ?
hud-offer-draw-explained = { $other } peut accepter, refuser ou simplement continuer.
hud-turn-of = { $turn ->
        [0] { hud-start }
       *[other] Tour { $turn } sur { $turns }
    }
hud-next-turn-of = Avant le tour { $turn } sur { $turns }
hud-played-meanwhile = { $side } a joué. Reviens à la position actuelle pour voir son coup.
hud-back-to-now = Position actuelle
hud-play-from-here = Reprendre ici
hud-from-here = Reprendre ici ?
hud-from-here-explained = { $count ->
        [one] Le tour { $last } sera annulé. Tu pourras le rétablir tant que la phase suivante n’aura pas été jouée.
       *[other] Les tours { $first } à { $last } seront annulés. Tu pourras les rétablir tant que la phase suivante n’aura pas été jouée.
    }
hud-keep-looking = Continuer à regarder
hud-row-resigned = { $loser-is ->
        [you] Tu abandonnes
       *[name] { $loser } abandonne
    }
hud-row-draw = Nulle
hud-row-only = seul coup
hud-row-only-slide = seul mouvement
hud-row-only-relocation = seul déplacement
hud-row-variation = Variante
hud-row-prepares = Prépare des menaces
hud-row-prevents = Empêche des menaces
hud-row-stopped = { $stops ->
        [1] une menace
        [2] deux menaces
       *[other] les menaces
    }
hud-row-made = { $makes ->
        [1] une
        [2] deux
       *[other] plusieurs
    }
hud-row-threats = { $stops ->
        [0] { $makes ->
            [1] Menace
            [2] Deux menaces
           *[other] Plusieurs menaces
        }
       *[other] { $makes ->
            [0] Pare { hud-row-stopped }
           *[other] Pare { hud-row-stopped }, en crée { hud-row-made }
        }
    }
hud-play-on = Continuer
hud-draw-offered = { $other-is ->
        [you] { $side } te propose la nulle.
       *[name] { $side } propose la nulle à { $other }.
    }
hud-draw-declined = { $side-is ->
        [you] Tu refuses la nulle.
       *[name] { $side } refuse la nulle.
    }
hud-agree = Accepter
hud-decline = Refuser
hud-result = Résultat
hud-tip = { $button } ({ $key })

hud-hint = { $part-is ->
        [slide] Indice : bouge le pion de { $from } à { $to }.
       *[relocation] Indice : déplace le disque de { $from } à { $to }.
    }

## What can be heard, in writing: “[A token slides, stops at the edge]”
caption = [{ $said }]
caption-token = Un pion { $does }
caption-token-picked-up = est soulevé
caption-token-put-down = est posé
caption-token-slides = avance
caption-token-knocks = en heurte un autre
caption-token-stops = s’arrête au bord
caption-disc = Un disque { $does }
caption-disc-lifted = est soulevé
caption-disc-glides = glisse
caption-disc-set-down = est posé
caption-piece = Une pièce { $does }
caption-piece-picked-up = est soulevée
caption-piece-put-down = est posée
caption-refused = Un bruit sourd : ce n’est pas permis
caption-won = Un accord musical : la partie est gagnée
caption-lost = Un accord grave : la partie est perdue
caption-drawn = Un accord musical discret : la partie est nulle
caption-course-end = Un accord musical : le cours est terminé
caption-music-begins = La musique commence
caption-music-stops = La musique s’arrête

## What the keyboard is on, for a screen reader
hud-board = Plateau
hud-on = { $thing ->
        [red] Pion rouge
        [black] Pion noir
        [disc] Disque
       *[none] Case vide
    } en { $cell }{ $can ->
        [go] , tu peux aller ici
        [take] , peut être pris
        [slide] , peut bouger
        [locked] , ne peut pas être pris à ce tour
       *[none] {""}
    }.

## A turn that is typed
typing-how = { $due-is ->
        [slide] Tape le départ et l’arrivée du pion, par exemple 2,0>-1,0, ou un coup entier, par exemple 2,0>-1,0 1,-2>3,-2.
       *[relocation] Tape le départ et l’arrivée du disque, par exemple 1,-2>3,-2.
    }
typing-play = Jouer

## What a screen reader says at once
hud-slid = Le pion { $side-is ->
        [red] rouge
       *[black] noir
    } va de { $from } à { $to }.
hud-relocated = Le disque passe de { $from } à { $to }.
hud-taken-back = Annulé.
hud-picked-up = { $part-is ->
        [slide] Tu tiens le pion de { $from }. Il peut aller en { $cells }.
       *[relocation] Tu tiens le disque de { $from }. { $places ->
            [one] Il peut aller sur une case.
           *[other] Il peut aller sur { $places } cases.
        }
    }
hud-put-back = Reposé.

## What keys and buttons do
action-up = Curseur vers le haut
action-down = Curseur vers le bas
action-left = Curseur vers la gauche
action-right = Curseur vers la droite
action-next = Choix suivant
action-previous = Choix précédent
action-choose = Choisir
action-type-turn = Saisir un coup
action-back = Lâcher ou ouvrir le menu
action-take-back-part = Annuler une phase
action-take-back-turn = Annuler un coup
action-redo = Rétablir
action-hint = Indice
action-offer-draw = Proposer la nulle
action-resign = Abandonner
action-flip = Retourner la vue
action-whole-board = Voir tout le plateau
view-is-usual = Tout le plateau est déjà visible.
action-from-above = Vue de dessus
action-tell-around = Dire ce qui entoure le curseur
action-tell-pieces = Dire où sont les pions et les disques
action-coordinates = Coordonnées
action-turns = Coups
action-controls = Commandes
action-rules = Règles
action-pause = Menu
action-to-buttons = Aller à la liste et aux boutons

## Short names below the icons of buttons
button-take-back-turn = Annuler
button-take-back-part = Une phase
button-redo = Rétablir
button-flip = Retourner
button-whole-board = Tout voir
button-coordinates = Coordonnées
button-offer-draw = Nulle
button-to-start = Début
button-turn-back = Précédent
button-turn-forward = Suivant
button-to-end = Fin
button-mistake-forward = Erreur
button-play = Lecture
button-speed = Vitesse
button-play-from-here = Reprendre
button-share = Partager
button-back-to-match = Partie
button-remove-line = Supprimer
button-keep-lines = Enregistrer
button-bring-back = Restaurer
button-show-win = Victoire
button-show-turn = Mieux
button-show-next = Suite
button-lesson-again = Refaire
button-lesson-take-back = Annuler

## What is printed on keys
key-up = Haut
key-down = Bas
key-left = Gauche
key-right = Droite
key-tab = Tab
key-enter = Entrée
key-space = Espace
key-escape = Échap
key-backspace = Retour arr.
key-home = Début
key-shift = Maj
key-control = Ctrl
key-command = Cmd

## Gamepad buttons, by where they are, so that they fit every brand
pad-up = Croix haut
pad-down = Croix bas
pad-left = Croix gauche
pad-right = Croix droite
pad-south = Sud (A / Croix)
pad-east = Est (B / Rond)
pad-west = Ouest (X / Carré)
pad-north = Nord (Y / Triangle)
pad-left-shoulder = Gâchette haute gauche
pad-right-shoulder = Gâchette haute droite
pad-left-trigger = Gâchette gauche
pad-right-trigger = Gâchette droite
pad-left-stick = Clic du stick gauche
pad-right-stick = Clic du stick droit
pad-start = Start
pad-select = Select

## Mouse buttons
mouse-middle = Bouton central
mouse-back = Souris : précédent
mouse-forward = Souris : suivant
mouse-other = Bouton de souris { $number }

## Why the game cannot open
opening-error-no-display = Le jeu ne peut pas s’ouvrir : il n’y a pas d’écran, ou il ne répond pas. Les commandes en mode texte marchent quand même : voir nonaga --help.
opening-error-no-adapter = Le jeu ne peut pas s’ouvrir : aucune carte graphique ni aucun moteur de rendu logiciel ne convient. Mets à jour ton pilote graphique, ou installe un moteur de rendu logiciel, comme mesa-vulkan-drivers sur Debian et Ubuntu. Si WGPU_BACKEND est défini, essaie sans. Les commandes en mode texte marchent quand même : voir nonaga --help.
opening-error-lost-adapter = Ta carte graphique ou son pilote a cessé de fonctionner, et le jeu a dû se fermer. Ta partie est enregistrée : relance le jeu pour la continuer. Si cela arrive souvent, choisis une qualité plus basse dans les réglages, ou mets à jour ton pilote graphique.
opening-error-no-assets = Le dossier donné avec --assets est inutilisable : { $folder } ({ $why }). Donne un dossier qui existe, ou enlève --assets.

## Why one of the player’s own files is not used
override-fault-unreadable = { $file } est illisible ({ $why }). Le fichier d’origine est utilisé à la place.
override-fault-broken = { $file } est inutilisable : { $why }. Le fichier d’origine est utilisé à la place.
override-no-letters = il ne contient pas de police

## News that does not stop the game
notice-home = { $reason }
notice-no-such-language = { $reason } Tu peux en choisir une autre dans les réglages.
notice-match-not-kept = Impossible d’enregistrer ta partie pour l’instant. { $reason } Tu peux continuer à jouer.
notice-not-continued = Impossible de continuer cette partie. { $reason }
notice-computer-stuck = Un problème est survenu pendant que l’ordinateur réfléchissait : il ne peut pas jouer. Annule ton dernier coup, ou relance le jeu et continue la partie.
notice-looks-for-hint = Recherche d’un indice…
notice-no-hint = Pas d’indice pour le moment. Redemande plus tard, ou continue de jouer.
notice-put-back = Le disque est revenu à sa place. Pose-le là où il en touche au moins deux autres.
notice-hint = { $reason }
hint-part = { $held ->
        [true] { $part-is ->
            [slide] Choisis maintenant l’anneau orange.
           *[relocation] Pose-le maintenant sur la case qui brille tout entière.
        }
       *[false] { $part-is ->
            [slide] Bouge le pion d’un anneau orange à l’autre.{ $needs-disc ->
                [true] { " " }Tu verras ensuite quel disque déplacer.
               *[false] { "" }
            }
           *[relocation] Déplace le disque cerclé d’or jusqu’au bout de la ligne en tirets.
        }
    }
hint-take-back = { $part-is ->
        [slide] Tu peux annuler ton dernier coup et jouer autrement.
       *[relocation] Tu peux annuler ce mouvement et jouer autrement.
    }
hint-aims = { $marks ->
        [one] Les points dorés et la ligne dorée montrent le mouvement qui gagnerait au prochain tour.
       *[other] Les lignes et les points dorés montrent les mouvements qui gagneraient au prochain tour.
    }
hint-threats = { $opponent-is ->
        [you] { $marks ->
            [one] L’anneau violet montre où tu menaces de gagner.
           *[other] Les anneaux violets montrent où tu menaces de gagner.
        }
       *[red] { $marks ->
            [one] L’anneau violet montre où { $opponent } menace de gagner.
           *[other] Les anneaux violets montrent où { $opponent } menace de gagner.
        }
    }
hint-dangers = { $marks ->
        [one] La ligne violette montre la menace ainsi parée.
       *[other] Les lignes violettes montrent les menaces ainsi parées.
    }
hint-dangers-on-way = { $marks ->
        [one] Les points violets montrent { $opponent-is ->
            [you] ton mouvement
           *[red] le mouvement de { $opponent }
        } ; la ligne violette, la menace qu’il créerait sinon.
       *[other] Les points violets montrent { $opponent-is ->
            [you] ton mouvement
           *[red] le mouvement de { $opponent }
        } ; les lignes violettes, les menaces qu’il créerait sinon.
    }
hint-aims-later = { $marks ->
        [one] La ligne dorée montre où les trois pions pourraient se trouver un tour plus tard.
       *[other] Les lignes dorées montrent où les trois pions pourraient se trouver un tour plus tard.
    }
hint-aims-later-on-way = { $marks ->
        [one] Les points dorés montrent le mouvement qui les crée ; la ligne dorée, l’une des deux menaces. Pour l’autre, il faut aussi déplacer le bon disque.
       *[other] Les points dorés montrent le mouvement qui les crée ; les lignes dorées, les menaces.
    }
hint-prepared = { $marks ->
        [one] La ligne violette montre l’une des menaces préparées.
       *[other] Les lignes violettes montrent les menaces préparées.
    }
hint-prepared-on-way = { $marks ->
        [one] Les points violets montrent le mouvement qui les créerait ; la ligne violette, l’une des deux menaces. Pour l’autre, il faut aussi déplacer le bon disque.
       *[other] Les points violets montrent le mouvement qui les créerait ; les lignes violettes, les menaces.
    }
disc-work-closes-gap = Le pion gagnant a besoin du disque à cet endroit.
disc-work-stops-token = Une fois le disque retiré, le pion gagnant s’arrête au bon endroit.
hud-threatened = Attention : { $side } menace de gagner au prochain tour.
hud-threatened-but-wins = Attention : { $side } menace de gagner au prochain tour. Mais tu peux gagner avant.
notice-slid-to-the-end = { learn-slide-far-done }
notice-told = { $reason }
notice-gamepad-gone = La manette est déconnectée. Continue au clavier, à la souris ou à l’écran tactile, ou reconnecte-la.
notice-begins = { $first-is ->
        [you] Tu commences.
       *[name] { $first } commence.
    }
notice-colour-drawn = { $first-is ->
        [you] Tu joues { $yours } et tu commences.
       *[name] Tu joues { $yours }. { $first } commence.
    }
notice-progress-not-kept = Tes progrès dans les leçons ne peuvent pas être enregistrés : ils seront perdus quand tu quitteras le jeu. { $reason }
notice-training-not-kept = Les problèmes résolus ne peuvent pas être enregistrés : ils seront perdus quand tu quitteras le jeu. { $reason }
notice-settings-not-kept = Tes réglages ne peuvent pas être enregistrés : ils seront perdus quand tu quitteras le jeu. { $reason }

## A player with the level of the computer beside the name, or with “you”
game-computer = { $name } · { $level }

## Why a file in the player’s folder of lessons is not used
lesson-trouble-unreadable = illisible ({ $reason }).
lesson-trouble-wrong = { $reason }
