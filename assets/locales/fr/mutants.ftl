### Pentominos mutants, un troisième jeu pour deux.

mutant-side-first = Joueur 1
mutant-side-second = Joueur 2

mutant-level-easy = { level-easy }
mutant-level-medium = { level-medium }
mutant-level-master = { level-master }

## Why a turn is refused
mutant-refusal-match-over = La partie est finie.
mutant-refusal-start-to-draw = Il faut d’abord dessiner le départ. { $left ->
        [one] Il manque { $left } cercle
       *[other] Il manque { $left } cercles
    } : tape la case du prochain, par exemple c3.
mutant-refusal-start-drawn = Le départ a déjà ses cinq cercles.
mutant-refusal-no-circle = Il n’y a pas de cercle à barrer ici ({ $cell }).
mutant-refusal-crossed = Cette case est barrée jusqu’à la fin de la partie ({ $cell }).
mutant-refusal-occupied = Il y a déjà un cercle ici ({ $cell }).
mutant-refusal-off-grid = La grille n’a pas de case { $cell } : elle va de a1 à e5.
mutant-refusal-not-in-the-middle = Le premier cercle va entre a1 et e5 ({ $cell }).
mutant-refusal-touches-none = Après le premier, chaque cercle doit en toucher un autre par un côté ({ $cell }).
mutant-refusal-apart = Les cinq cercles ne seraient plus d’un seul tenant ({ $cell }).
mutant-refusal-same-shape = C’est encore le { $shape }, tourné, retourné ou déplacé : la forme doit changer.
mutant-refusal-formed-before = { $turn ->
        [0] Le { $shape } était la forme de départ.
       *[other] Le { $shape } a été formé au coup { $turn }.
    }

mutant-turn-form-error-no-arrow = Il manque le > entre les deux cases. Un coup s’écrit ainsi : a1>b1
mutant-turn-form-error-no-cell-before = Cela ne commence pas par une case. Un coup s’écrit ainsi : a1>b1
mutant-turn-form-error-no-cell-after = Cela ne finit pas par une case. Un coup s’écrit ainsi : a1>b1

## Why circles are no start
mutant-start-fault-not-five = un départ a cinq cercles, pas { $circles }
mutant-start-fault-twice = { $cell } y est deux fois
mutant-start-fault-off-grid = la grille n’a pas de case { $cell } : elle va de a1 à e5
mutant-start-fault-apart = les cinq cercles ne sont pas d’un seul tenant
mutant-start-fault-far-away = au moins un cercle doit être entre a1 et e5

## How a match ends
mutant-ending-none-left = { $shapes ->
        [12] Les douze formes sont toutes apparues.
       *[other] Après { $shapes } formes, plus aucune nouvelle n’est possible.
    } { $by-is ->
        [first] Joueur 1 ne peut plus jouer, donc Joueur 2 gagne.
       *[second] Joueur 2 ne peut plus jouer, donc Joueur 1 gagne.
    }
mutant-ending-repeated = { $by-is ->
        [first] { $turn ->
            [0] Joueur 1 a reformé le { $shape }, qui était la forme de départ, donc Joueur 2 gagne.
           *[other] Joueur 1 a reformé le { $shape }, déjà formé au coup { $turn }, donc Joueur 2 gagne.
        }
       *[second] { $turn ->
            [0] Joueur 2 a reformé le { $shape }, qui était la forme de départ, donc Joueur 1 gagne.
           *[other] Joueur 2 a reformé le { $shape }, déjà formé au coup { $turn }, donc Joueur 1 gagne.
        }
    }
mutant-ending-resigned = { $by-is ->
        [first] Joueur 1 abandonne, donc Joueur 2 gagne.
       *[second] Joueur 2 abandonne, donc Joueur 1 gagne.
    }
mutant-outcome-won = { $by-is ->
        [first] Joueur 1 gagne
       *[second] Joueur 2 gagne
    }
mutant-outcome-resigned = { $by-is ->
        [first] Joueur 1 abandonne
       *[second] Joueur 2 abandonne
    }
mutant-outcome-unfinished = { outcome-unfinished }

## Why a turn is good
mutant-why-wins = Cela forme le { $shape }, après quoi on ne peut plus rien former de nouveau : tu gagnes.
mutant-why-wins-in = Cela forme le { $shape }. Tu gagnes en { $turns } coups des deux joueurs, quoi que joue l’autre.
mutant-why-holds-out = Cela forme le { $shape }. L’autre joueur peut gagner, mais c’est ce qui dure le plus longtemps : { $turns } coups des deux joueurs.
mutant-why-circle-wins = Avec ce cercle tu peux gagner, quoi que fasse l’autre joueur : en { $turns } coups des deux joueurs, cercles compris.
mutant-why-circle-holds-out = L’autre joueur peut gagner après n’importe quel cercle. C’est ce qui dure le plus longtemps : { $turns } coups des deux joueurs, cercles compris.

## Records
mutant-record-error-too-large = { record-error-too-large }
mutant-record-error-empty = { record-error-empty }
mutant-record-error-unreadable = { record-error-unreadable }
mutant-record-error-other-format = { record-error-other-format }
mutant-record-error-other-version = { record-error-other-version }
mutant-record-error-date = { record-error-date }
mutant-record-error-start-form = le départ contient « { $written } », qui n’est pas une case. Une case s’écrit ainsi : a1
mutant-record-error-start-faulty = le départ : { $fault }
mutant-record-error-circle-illegal = cercle { $circle } « { $written } » : { $refusal }
mutant-record-error-turn-form = { record-error-turn-form }
mutant-record-error-turn-illegal = coup { $turn } « { $written } » : { $refusal }
mutant-record-error-turn-after-end = { record-error-turn-after-end }
mutant-record-error-result-differs = { record-error-result-differs }

## The text commands
cli-value-start = DÉPART
cli-about-mutants = Ouvre Pentominos mutants, un autre jeu pour deux fait du même bois
cli-about-mutants-turns = Donne tous les coups permis, un par ligne
cli-about-mutants-perft = Compte les suites de coups : affiche leur nombre à chaque profondeur
cli-about-mutants-solve = Dit qui gagne si chacun joue au mieux, en combien de coups, et comment
cli-arg-mutants-start = Comment la partie commence : une forme (F I L N P T U V W X Y Z), cinq cases comme "a1 b1 c1 d1 e1", lot (au hasard) ou draw (les joueurs dessinent chacun à leur tour). Par défaut dans une partie : lot
cli-arg-mutants-endless = Joue sur une grille sans limites, et non sur 5×5
cli-arg-mutants-seed = Le nombre dont dépend le tirage. Le même nombre donne le même départ
cli-arg-mutants-repeats-lose = Règle maison : qui refait une forme perd. Sans elle, un tel coup est refusé
cli-arg-mutants-first = Qui joue Joueur 1, qui commence : { $names }. Par défaut : human
cli-arg-mutants-second = Qui joue Joueur 2 : { $names }. Par défaut : human
cli-arg-mutants-match = L’enregistrement de la partie d’où partir, au lieu d’un départ. - désigne l’entrée standard
cli-arg-mutants-turn = Part de la position après le coup N de cette partie ; 0 est avant le premier. Par défaut : le dernier coup
cli-arg-mutants-all = Résout chaque départ sur 5×5, un par ligne, sauf ceux qui en sont un autre tourné ou retourné
cli-error-mutants-wrong = { $file } : { $error } [{ $name }]
cli-error-mutants-has-none = { $file } est une partie de Pentominos mutants, donc --{ $option } n’a pas de sens ici.
cli-error-mutants-no-start = « { $start } » n’est pas un départ. Un départ est une forme (F I L N P T U V W X Y Z), cinq cases comme "a1 b1 c1 d1 e1", lot ou draw.
cli-error-mutants-start-faulty = « { $start } » n’est pas un départ : { $fault }
cli-check-mutants-ok = { $file } : ok, Pentominos mutants { $endless ->
        [true] sans limites
       *[false] sur 5×5
    }, { $turns ->
        [one] { $turns } coup
       *[other] { $turns } coups
    }, { $outcome }

## A match in the terminal
mutants-players = Joueur 1 : { $first }, Joueur 2 : { $second }
mutants-legend = O est un cercle, x une case barrée, et un point une case vide.
mutants-shapes-legend = # peut encore être formé, - l’a déjà été. Une forme tournée ou retournée est la même.
mutants-to-move = { $side-is ->
        [first] À Joueur 1 de jouer.
       *[second] À Joueur 2 de jouer.
    }
mutants-to-draw = { $side-is ->
        [first] Joueur 1 dessine le cercle { $circle } sur 5 du départ.
       *[second] Joueur 2 dessine le cercle { $circle } sur 5 du départ.
    }
mutants-thinks = { $side } réfléchit…
mutants-plays = { $side } dessine { $step }
mutants-forms = { $side } joue { $step } et forme le { $shape }
mutants-proven = { $side } peut forcer la victoire : encore { $turns ->
        [one] { $turns } coup
       *[other] { $turns } coups des deux joueurs
    }.
mutants-step = { $kind ->
        [circle] Cercle
       *[turn] Coup
    } { $number }, { $side } : { $step }
mutants-taken-back = Annulé : { $kind ->
        [circle] cercle
       *[turn] coup
    } { $number }, { $side } : { $step }
mutants-formed = Maintenant le { $shape }. Formés jusqu’ici : { $formed }.
mutants-to-form = { $shapes-count ->
        [0] Les douze formes sont toutes apparues.
       *[other] Encore à former : { $shapes }.
    }
mutants-circles = { $squares-count ->
        [0] Il n’y a pas encore de cercle.
       *[other] Cercles : { $squares }
    }
mutants-crossed = { $squares-count ->
        [0] Rien n’est barré.
       *[other] Barrées : { $squares }
    }
mutants-formed-in = { $turn ->
        [0] { $shape } : au départ
       *[other] { $shape } : au coup { $turn }
    }
mutants-none-crossing = Si on barre { $square }, aucun cercle ne donne de nouvelle forme.
mutants-asks-resign = Si tu abandonnes, { $other } gagne. Pour abandonner, tape encore une fois { terminal-word-resign }.
mutants-left = La partie est enregistrée. Pour la continuer : nonaga mutants --text --continue
mutants-how = Tape un coup, par exemple a1>b1 : le cercle en a1 est barré, et un autre est dessiné en b1. Les lettres vont vers la droite, les nombres vers le haut. Pour voir ce qu’on peut faire en barrant un cercle, tape sa case. Pendant qu’on dessine le départ, tape une case pour le cercle suivant. Ou bien tape l’un de ces mots :
mutants-how-endless = À gauche de a viennent -a, -b et ainsi de suite, et sous 1 viennent -1, -2 et ainsi de suite : -a1 est à gauche de a1, et a-1 en dessous. Il n’y a pas de rangée 0.
mutants-word-moves = donne ce que tu peux jouer maintenant ; pour un seul cercle à barrer, ajoute sa case : coups a1
mutants-word-pieces = dit où sont les cercles, ce qui est barré, et quelles formes sont déjà apparues, et à quel coup
mutants-word-why = répète la dernière raison, ou dit pourquoi quelque chose n’est pas permis : pourquoi a1>b1
mutants-word-undo = annule le dernier coup ou cercle d’une personne
terminal-error-mutants-no-square = « { $text } » n’est pas une case. Une case s’écrit ainsi : a1

## The rules
mutants-rules-turn = Cinq cercles composent l’une des douze formes de cinq cases. À ton tour, barre un cercle et dessines-en un autre dans une case vide, de sorte que les cinq composent une autre forme.
mutants-rules-crossed = Une case barrée ne sert plus jusqu’à la fin de la partie.
mutants-rules-shapes = Chaque forme ne peut apparaître qu’une fois par partie, celle du départ comprise. Tournée ou retournée, c’est la même forme.
mutants-rules-end = Qui ne peut plus créer de nouvelle forme perd.
mutants-rules-refused = Un coup qui refait une forme est refusé.
mutants-rules-lose = Règle maison : qui refait une forme perd.
mutants-rules-again = Un coup qui refait une forme est refusé. Avec la règle maison, il perd.

## The game in 3D
mutants = Pentominos mutants
mutants-play = Jouer à Pentominos mutants
mutants-grid-five = 5 × 5
mutants-grid-endless = Sans limites
mutants-start = Première forme
mutants-start-lot = Au sort
mutants-start-chosen = Choisi
mutants-start-drawn = Tour à tour
mutants-shape = Forme
mutants-seat = Tu es
mutants-repeats = Refaire une forme
mutants-repeats-refused = Est refusé
mutants-repeats-lose = Fait perdre
mutants-rematch = Revanche, côtés échangés
mutants-resign = Si tu abandonnes, { $other } gagne.
mutants-kept-details = { $date } · { $board } · { $turns ->
        [one] 1 coup
       *[other] { $turns } coups
    } · { $outcome }
mutants-cell-circle = { $square } : un cercle.
mutants-cell-crossed = { $square } : barrée.
mutants-cell-empty = { $square } : vide.
mutants-can-cross = Tu peux le barrer.
mutants-can-draw = Tu peux tracer un cercle ici.
mutants-picked-up = Le cercle en { $from } est pris. Un cercle sur l’une de ces cases donne une nouvelle forme : { $squares }.
mutants-not-formed = { $shape } : pas encore formé
mutants-would-form = Cela forme le { $shape }.
mutants-lesson-cross = Cinq cercles forment le T. Choisis celui que tu veux barrer : sa cheville se soulève.
mutants-lesson-draw = Sur les cases lumineuses, un cercle donne une autre forme. Pointe l’une d’elles pour voir laquelle, puis choisis-la.
mutants-lesson-shapes = La case que ta cheville a quittée est barrée pour le reste de la partie. La forme que tu as faite s’est retournée à côté du plateau : on ne peut plus la refaire. C’est ensuite à l’autre, puis de nouveau à toi : continue.
mutants-lesson-same = Tournée ou en miroir, une forme reste la même. Les pièces claires montrent celles qu’on peut encore former. Continue.
mutants-lesson-end = Qui ne peut plus former de nouvelle forme perd. C’est tout : continue ici ou commence une partie.
