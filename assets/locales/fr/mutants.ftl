### Pentominos mutants, un troisième jeu pour deux.

mutant-side-first = Joueur 1
mutant-side-second = Joueur 2

mutant-level-easy = { level-easy }
mutant-level-medium = { level-medium }
mutant-level-master = { level-master }

## Why a turn is refused
mutant-refusal-match-over = La partie est finie.
mutant-refusal-start-to-draw = Il faut d’abord placer les chevilles du départ. { $left ->
        [one] Il manque { $left } cheville
       *[other] Il manque { $left } chevilles
    } : tape le trou de la prochaine, par exemple c3.
mutant-refusal-start-drawn = Les cinq chevilles du départ sont déjà en place.
mutant-refusal-no-circle = Il n’y a pas de cheville à retirer ici ({ $cell }).
mutant-refusal-crossed = Ce trou est bouché jusqu’à la fin de la partie ({ $cell }).
mutant-refusal-occupied = Il y a déjà une cheville ici ({ $cell }).
mutant-refusal-off-grid = Le plateau n’a pas de trou { $cell } : il va de a1 à e5.
mutant-refusal-not-in-the-middle = La première cheville va entre a1 et e5 ({ $cell }).
mutant-refusal-touches-none = Après la première, chaque cheville doit être juste à côté d’une autre, et pas seulement en diagonale ({ $cell }).
mutant-refusal-apart = Les cinq chevilles ne seraient plus d’un seul tenant ({ $cell }).
mutant-refusal-same-shape = C’est encore le { $shape }, tourné, retourné ou déplacé : la forme doit changer.
mutant-refusal-formed-before = { $turn ->
        [0] Le { $shape } était déjà là au départ.
       *[other] Le { $shape } a déjà été formé au coup { $turn }.
    }

## The same, said at the table, beside the hole
mutant-refusal-match-over-explained = { mutant-refusal-match-over }
mutant-refusal-start-to-draw-explained = Il faut d’abord placer les chevilles du départ : pose la prochaine.
mutant-refusal-start-drawn-explained = { mutant-refusal-start-drawn }
mutant-refusal-no-circle-explained = Il n’y a pas de cheville à retirer ici.
mutant-refusal-crossed-explained = Ce trou est bouché jusqu’à la fin de la partie.
mutant-refusal-occupied-explained = Il y a déjà une cheville ici.
mutant-refusal-off-grid-explained = { mutant-refusal-off-grid }
mutant-refusal-not-in-the-middle-explained = La première cheville va dans l’un des vingt-cinq trous du milieu.
mutant-refusal-touches-none-explained = Après la première, chaque cheville doit être juste à côté d’une autre, et pas seulement en diagonale.
mutant-refusal-apart-explained = Les cinq chevilles ne seraient plus d’un seul tenant.
mutant-refusal-same-shape-explained = { mutant-refusal-same-shape }
mutant-refusal-formed-before-explained = { mutant-refusal-formed-before }

mutant-turn-form-error-no-arrow = Il manque le > entre les deux trous. Un coup s’écrit ainsi : a1>b1
mutant-turn-form-error-no-cell-before = Cela ne commence pas par le nom d’un trou. Un coup s’écrit ainsi : a1>b1
mutant-turn-form-error-no-cell-after = Cela ne finit pas par le nom d’un trou. Un coup s’écrit ainsi : a1>b1

## Why pegs are no start
mutant-start-fault-not-five = un départ a cinq chevilles, pas { $circles }
mutant-start-fault-twice = { $cell } y est deux fois
mutant-start-fault-off-grid = le plateau n’a pas de trou { $cell } : il va de a1 à e5
mutant-start-fault-apart = les cinq chevilles ne sont pas d’un seul tenant
mutant-start-fault-far-away = au moins une cheville doit être entre a1 et e5

## How a match ends
mutant-ending-none-left = { $by-is ->
        [first] Joueur 1 ne peut plus faire de nouvelle forme, donc Joueur 2 gagne.
       *[second] Joueur 2 ne peut plus faire de nouvelle forme, donc Joueur 1 gagne.
    } { $shapes ->
        [12] Les douze formes sont toutes apparues.
       *[other] Formes apparues : { $shapes } sur 12.
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
mutant-why-wins = Cela forme le { $shape }, et l’autre joueur ne peut plus faire de nouvelle forme : tu gagnes.
mutant-why-wins-in = Cela forme le { $shape }. Il te faut { $turns } coups pour gagner, celui-ci compris, quoi que joue l’autre.
mutant-why-holds-out = Cela forme le { $shape }. { $turns ->
        [one] L’autre joueur peut gagner au coup suivant, quoi que tu joues.
       *[other] L’autre joueur peut gagner, mais c’est ainsi que tu tiens le plus longtemps : tu as encore { $turns } coups à jouer, celui-ci compris.
    }
mutant-why-circle-wins = Avec cette cheville, tu peux gagner, quoi que fasse l’autre joueur. Il te faut { $turns } coups, en comptant les chevilles qu’il te reste à placer.
mutant-why-circle-holds-out = L’autre joueur peut gagner, où que tu places cette cheville. C’est ici que tu tiens le plus longtemps : tu as encore { $turns } coups à jouer, en comptant les chevilles qu’il te reste à placer.

## Records
mutant-record-error-too-large = { record-error-too-large }
mutant-record-error-empty = { record-error-empty }
mutant-record-error-unreadable = { record-error-unreadable }
mutant-record-error-other-format = { record-error-other-format }
mutant-record-error-other-version = { record-error-other-version }
mutant-record-error-date = { record-error-date }
mutant-record-error-start-form = le départ contient « { $written } », qui n’est pas un trou. Un trou s’écrit ainsi : a1
mutant-record-error-start-faulty = le départ : { $fault }
mutant-record-error-circle-illegal = cheville { $circle } « { $written } » : { $refusal }
mutant-record-error-turn-form = { record-error-turn-form }
mutant-record-error-turn-illegal = coup { $turn } « { $written } » : { $refusal }
mutant-record-error-turn-after-end = { record-error-turn-after-end }
mutant-record-error-result-differs = { record-error-result-differs }

## The text commands
cli-value-start = DÉPART
cli-about-mutants = Ouvre Pentominos mutants, un autre jeu pour deux, fait du même bois
cli-about-mutants-turns = Donne tous les coups permis, un par ligne
cli-about-mutants-perft = Compte les suites de coups : affiche leur nombre à chaque profondeur
cli-about-mutants-solve = Dit qui gagne si chacun joue au mieux, en combien de coups, et comment
cli-arg-mutants-start = Comment la partie commence : une forme (F I L N P T U V W X Y Z), cinq trous comme "a1 b1 c1 d1 e1", lot (au hasard) ou draw (les joueurs placent les chevilles chacun à leur tour). Par défaut dans une partie : lot
cli-arg-mutants-endless = Joue sur un plateau sans limites, et non sur 5×5
cli-arg-mutants-seed = Graine pour le tirage du départ. La même graine donne le même départ
cli-arg-mutants-repeats-lose = Règle maison : qui refait une forme perd. Sans elle, un tel coup n’est pas permis
cli-arg-mutants-first = Qui joue Joueur 1, celui qui commence : { $names }. Par défaut : human
cli-arg-mutants-second = Qui joue Joueur 2 : { $names }. Par défaut : human
cli-arg-mutants-match = L’enregistrement de la partie d’où partir, au lieu d’un départ. - désigne l’entrée standard
cli-arg-mutants-turn = Part de la position après le coup N de cette partie ; 0 est avant le premier. Par défaut : le dernier coup
cli-arg-mutants-all = Résout chaque départ sur 5×5, un par ligne, sauf ceux qui ne sont qu’un autre tourné ou retourné
cli-error-mutants-wrong = { $file } : { $error } [{ $name }]
cli-error-mutants-has-none = { $file } est une partie de Pentominos mutants, donc --{ $option } n’a pas de sens ici.
cli-error-mutants-no-start = « { $start } » n’est pas un départ. Un départ est une forme (F I L N P T U V W X Y Z), cinq trous comme "a1 b1 c1 d1 e1", lot ou draw.
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
mutants-legend = O est une cheville, x un trou bouché, et un point un trou ouvert.
mutants-shapes-legend = # : encore à former ; - : déjà formée. Tournée ou retournée, une forme reste la même.
mutants-to-move = { $side-is ->
        [first] À Joueur 1 de jouer.
       *[second] À Joueur 2 de jouer.
    }
mutants-to-draw = { $side-is ->
        [first] Joueur 1 place une cheville du départ ({ $circle } sur 5).
       *[second] Joueur 2 place une cheville du départ ({ $circle } sur 5).
    }
mutants-thinks = { $side } réfléchit…
mutants-plays = { $side } place une cheville en { $step }
mutants-forms = { $side } joue { $step } et forme le { $shape }
mutants-proven = { $side } peut forcer la victoire : encore { $turns ->
        [one] { $turns } coup
       *[other] { $turns } coups, ceux des deux joueurs comptés ensemble
    }.
mutants-step = { $kind ->
        [circle] Cheville
       *[turn] Coup
    } { $number }, { $side } : { $step }
mutants-taken-back = Annulé : { $kind ->
        [circle] cheville
       *[turn] coup
    } { $number }, { $side } : { $step }
mutants-formed = Maintenant le { $shape }. Formés jusqu’ici : { $formed }.
mutants-to-form = { $shapes-count ->
        [0] Les douze formes sont toutes apparues.
       *[other] Encore à former : { $shapes }.
    }
mutants-circles = { $squares-count ->
        [0] Il n’y a pas encore de cheville.
       *[other] Chevilles : { $squares }
    }
mutants-crossed = { $squares-count ->
        [0] Aucun trou n’est bouché.
       *[other] Trous bouchés : { $squares }
    }
mutants-formed-in = { $turn ->
        [0] { $shape } : déjà là au départ
       *[other] { $shape } : formé au coup { $turn }
    }
mutants-none-crossing = La cheville en { $square } ne donne de nouvelle forme dans aucun trou.
mutants-asks-resign = Si tu abandonnes, { $other } gagne. Pour abandonner, tape encore une fois { terminal-word-resign }.
mutants-left = La partie est enregistrée. Pour la continuer : nonaga mutants --text --continue
mutants-how = Tape un coup, par exemple a1>b1 : la cheville en a1 est retirée et placée en b1, et son ancien trou est bouché. Les lettres vont vers la droite, les nombres vers le haut. Pour voir où une cheville peut aller, tape son trou. Tant qu’on place les chevilles du départ, tape un trou pour la suivante. Ou bien tape l’un de ces mots :
mutants-how-endless = À gauche de a viennent -a, -b et ainsi de suite, et sous 1 viennent -1, -2 et ainsi de suite : -a1 est à gauche de a1, et a-1 en dessous. Il n’y a pas de rangée 0.
mutants-word-moves = donne ce que tu peux jouer maintenant ; pour une seule cheville, ajoute son trou : coups a1
mutants-word-pieces = dit où sont les chevilles, quels trous sont bouchés, et quelles formes sont apparues, et à quel coup
mutants-word-why = répète la dernière raison, ou dit pourquoi quelque chose n’est pas permis : pourquoi a1>b1
mutants-word-undo = annule le dernier coup d’une personne, ou sa dernière cheville
terminal-error-mutants-no-square = « { $text } » n’est pas un trou. Un trou s’écrit ainsi : a1

## The rules
mutants-rules-turn = Cinq chevilles côte à côte composent l’une des douze formes. À ton tour, retire une cheville et place-la dans un autre trou, de sorte que les cinq composent une autre forme.
mutants-rules-crossed = Le trou qu’elle quitte est bouché jusqu’à la fin de la partie.
mutants-rules-shapes = Chaque forme ne peut apparaître qu’une fois par partie, celle du départ comprise. Tournée ou retournée, c’est la même forme.
mutants-rules-end = Qui ne peut plus faire de nouvelle forme perd.
mutants-rules-refused = Un coup qui refait une forme n’est pas permis.
mutants-rules-lose = Règle maison : qui refait une forme perd.
mutants-rules-again = Un coup qui refait une forme n’est pas permis. Avec la règle maison, il l’est, mais qui le joue perd.
mutants-rules-tiles = Chaque forme a sa plaquette à côté du plateau. Une fois la forme apparue, la plaquette montre son côté foncé. Le nombre devant la lettre dit à quel coup c’était.

## The game in 3D
mutants = Pentominos mutants
mutants-play = Jouer à Pentominos mutants
mutants-grid-five = 5 × 5
mutants-grid-endless = Sans limites
mutants-start = Première forme
mutants-start-lot = Au hasard
mutants-start-chosen = À ton choix
mutants-start-drawn = Placée tour à tour
mutants-shape = Forme
mutants-seat = Tu es
mutants-repeats = Refaire une forme
mutants-repeats-refused = Interdit
mutants-repeats-lose = Fait perdre la partie
mutants-rematch = Revanche, rôles échangés
mutants-resign = Si tu abandonnes, { $other } gagne.
mutants-kept-details = { $date } · { $board } · { $turns ->
        [one] 1 coup
       *[other] { $turns } coups
    } · { $outcome }
mutants-cell-circle = { $square } : une cheville.
mutants-cell-crossed = { $square } : trou bouché.
mutants-cell-empty = { $square } : trou ouvert.
mutants-can-cross = Tu peux la retirer.
mutants-can-draw = Tu peux placer une cheville ici.
mutants-picked-up = Tu tiens la cheville de { $from }. Dans l’un de ces trous, elle donne une nouvelle forme : { $squares }.
mutants-stuck = Où que tu la places, cette cheville ne donne pas de nouvelle forme. Remets-la et prends-en une autre.
mutants-your-peg = À toi : place une cheville ({ $circle } sur 5).
mutants-not-formed = { $shape } : pas encore formé
mutants-would-form = Cela forme le { $shape }.
mutants-lesson-cross = Cinq chevilles forment le T. Choisis celle que tu veux retirer.
mutants-lesson-draw = Dans chaque trou qui brille, la cheville donne une autre forme. Pointe l’un d’eux : la plaquette de la forme se soulève à côté du plateau. Puis choisis-en un.
mutants-lesson-stuck = Rien ne brille : où que tu la places, cette cheville ne donne pas de nouvelle forme. Remets-la et prends-en une autre.
mutants-lesson-shapes = Le trou que ta cheville a quitté est bouché jusqu’à la fin de la partie. À côté du plateau, la plaquette de ta forme s’est retournée : cette forme ne peut plus être refaite. C’est ensuite à l’autre de jouer, puis de nouveau à toi : continue.
mutants-lesson-same = Tournée ou retournée, une forme reste la même. Les plaquettes claires montrent les formes encore possibles. Le nombre à côté d’une foncée dit à quel coup sa forme est apparue. Continue.
mutants-lesson-end = Qui ne peut plus faire de nouvelle forme perd. C’est tout : continue ici ou commence une partie.
