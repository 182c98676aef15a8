### Zebra, un deuxième jeu pour deux.

zebra-side-light = Clair
zebra-side-dark = Foncé

zebra-level-easy = { level-easy }
zebra-level-medium = { level-medium }
zebra-level-master = { level-master }

## Why a turn is refused
zebra-refusal-match-over = La partie est finie.
zebra-refusal-off-board = Ce plateau n’a pas de case { $square }.
zebra-refusal-no-tower = Il n’y a pas de tour en { $square } : la case est fermée.
zebra-refusal-not-your-tower = { $owner-is ->
        [light] Cette tour est à Clair ({ $square }).
       *[dark] Cette tour est à Foncé ({ $square }).
    }
zebra-refusal-nowhere-to-go = Il n’y a aucune tour de l’autre camp à côté de celle-ci ({ $square }).
zebra-refusal-same-square = Une pièce doit quitter sa tour pour une tour voisine ({ $square }).
zebra-refusal-not-neighbour = Une pièce va sur une tour voisine, tout droit ou en diagonale (de { $from } à { $to }).
zebra-refusal-closed = Cette case est fermée pour toujours ({ $square }).
zebra-refusal-already-yours = Cette tour est déjà à toi ({ $square }).

## The same, said at the table, beside the tower
zebra-refusal-match-over-explained = { zebra-refusal-match-over }
zebra-refusal-off-board-explained = { zebra-refusal-off-board }
zebra-refusal-no-tower-explained = Il n’y a pas de tour ici : la case est fermée.
zebra-refusal-not-your-tower-explained = { $owner-is ->
        [light] Cette tour est à Clair.
       *[dark] Cette tour est à Foncé.
    }
zebra-refusal-nowhere-to-go-explained = Il n’y a aucune tour de l’autre camp à côté de celle-ci.
zebra-refusal-same-square-explained = Une pièce doit quitter sa tour pour une tour voisine.
zebra-refusal-not-neighbour-explained = Une pièce va sur une tour voisine, tout droit ou en diagonale.
zebra-refusal-closed-explained = Cette case est fermée pour toujours.
zebra-refusal-already-yours-explained = Cette tour est déjà à toi.

zebra-turn-form-error-no-arrow = Il manque le > entre les deux cases. Un coup s’écrit ainsi : a1>b1
zebra-turn-form-error-no-square-before = Cela ne commence pas par une case. Un coup s’écrit ainsi : a1>b1
zebra-turn-form-error-no-square-after = Cela ne finit pas par une case. Un coup s’écrit ainsi : a1>b1

## How a match ends
zebra-ending-majority = Plus personne ne peut jouer. { $by-is ->
        [light] Clair a { $more ->
            [one] { $more } tour
           *[other] { $more } tours
        } et Foncé { $fewer }, donc Clair gagne.
       *[dark] Foncé a { $more ->
            [one] { $more } tour
           *[other] { $more } tours
        } et Clair { $fewer }, donc Foncé gagne.
    }
zebra-ending-last-turn = Plus personne ne peut jouer, et chaque camp a { $each ->
        [one] { $each } tour
       *[other] { $each } tours
    }. { $by-is ->
        [light] Clair a joué en dernier, donc Clair gagne.
       *[dark] Foncé a joué en dernier, donc Foncé gagne.
    }
zebra-ending-majority-at-repetition = Cette position est apparue trois fois. { $by-is ->
        [light] Clair a { $more ->
            [one] { $more } tour
           *[other] { $more } tours
        } et Foncé { $fewer }, donc Clair gagne.
       *[dark] Foncé a { $more ->
            [one] { $more } tour
           *[other] { $more } tours
        } et Clair { $fewer }, donc Foncé gagne.
    }
zebra-ending-drawn = Partie nulle : cette position est apparue trois fois, et chaque camp a { $each ->
        [one] { $each } tour
       *[other] { $each } tours
    }.
zebra-ending-resigned = { $by-is ->
        [light] Clair abandonne, donc Foncé gagne.
       *[dark] Foncé abandonne, donc Clair gagne.
    }
zebra-outcome-won = { $by-is ->
        [light] Clair gagne
       *[dark] Foncé gagne
    }
zebra-outcome-resigned = { $by-is ->
        [light] Clair abandonne
       *[dark] Foncé abandonne
    }
zebra-outcome-draw = partie nulle
zebra-outcome-unfinished = { outcome-unfinished }

## Why a turn is good
zebra-why-wins = La partie se termine, et tu gagnes.
zebra-why-wins-in = { $turns ->
        [one] Ce coup gagne, quoi que joue l’autre camp.
       *[other] Il te faut { $turns } coups pour gagner, celui-ci compris, quoi que joue l’autre camp.
    }
zebra-why-holds-out = { $turns ->
        [one] L’autre camp peut gagner, quoi que tu joues : c’est ton dernier coup.
       *[other] L’autre camp peut gagner. C’est ainsi que tu tiens le plus longtemps : tu as encore { $turns } coups à jouer, celui-ci compris.
    }
zebra-why-closes = Cela ferme la case quittée et prend une tour à l’autre camp.
zebra-why-covers = Cela recouvre une pièce seule, qui aurait pu fermer sa case.
zebra-why-leaves-no-closer = Après cela, aucune pièce seule de l’autre camp ne peut fermer sa case.
zebra-why-improves = Cela mène à une meilleure position que les autres coups.

## Records
zebra-record-error-too-large = { record-error-too-large }
zebra-record-error-empty = { record-error-empty }
zebra-record-error-unreadable = { record-error-unreadable }
zebra-record-error-other-format = { record-error-other-format }
zebra-record-error-other-version = { record-error-other-version }
zebra-record-error-date = { record-error-date }
zebra-record-error-size = Il n’y a pas de plateau de { $size } rangées. Un plateau en a 4, 5 ou 6.
zebra-record-error-too-many-turns = { record-error-too-many-turns }
zebra-record-error-turn-form = { record-error-turn-form }
zebra-record-error-turn-illegal = coup { $turn } « { $written } » : { $refusal }
zebra-record-error-turn-after-end = { record-error-turn-after-end }
zebra-record-error-result-differs = { record-error-result-differs }

## The text commands
cli-about-zebra = Ouvre Zebra, un autre jeu pour deux, fait du même bois
cli-about-zebra-turns = Donne tous les coups permis, un par ligne
cli-about-zebra-perft = Compte les suites de coups : affiche leur nombre à chaque profondeur
cli-about-zebra-solve = Dit qui gagne si chacun joue au mieux, en combien de coups, et comment
cli-arg-zebra-size = Combien de rangées a le plateau : 4, 5 ou 6. Par défaut : 4
cli-arg-zebra-light = Qui joue Clair : { $names }. Par défaut : human
cli-arg-zebra-dark = Qui joue Foncé : { $names }. Par défaut : human
cli-arg-zebra-match = L’enregistrement de la partie d’où partir. - désigne l’entrée standard. Par défaut : le début d’une partie
cli-arg-zebra-turn = Part de la position après le coup N de cette partie ; 0 est avant le premier. Par défaut : le dernier coup
cli-arg-zebra-seconds = Limite de temps en secondes. Par défaut : 60
cli-arg-zebra-nodes = Nombre maximal de positions étudiées
cli-arg-zebra-memory = Mémoire pour retenir les positions, en Mio. Par défaut : 256
cli-error-zebra-wrong = { $file } : { $error } [{ $name }]
cli-error-zebra-has-none = { $file } est une partie de Zebra, donc --{ $option } n’a pas de sens ici.
cli-check-zebra-ok = { $file } : ok, Zebra sur { $length }×{ $length }, { $turns ->
        [one] { $turns } coup
       *[other] { $turns } coups
    }, { $outcome }

## A match in the terminal
zebra-players = Clair : { $light }, Foncé : { $dark }
zebra-legend = L est une tour claire et D une tour foncée, avec sa hauteur si elle a plus d’une pièce. Un point est une case fermée.
zebra-to-move = { $side-is ->
        [light] À Clair de jouer.
       *[dark] À Foncé de jouer.
    }
zebra-thinks = { $side } réfléchit…
zebra-plays = { $side } joue { $turn }
zebra-proven = { $side-is ->
        [light] Clair
       *[dark] Foncé
    } peut forcer la victoire : encore { $turns ->
        [one] { $turns } coup
       *[other] { $turns } coups, ceux des deux camps comptés ensemble
    }.
zebra-turn = Coup { $turn }, { $side } : { $played }
zebra-taken-back = Annulé : coup { $turn }, { $side } : { $played }
zebra-stood-twice = Cette position est déjà apparue. Si elle apparaît une troisième fois, la partie se termine : le camp qui a le plus de tours gagne.
zebra-asks-resign = Si tu abandonnes, { $other } gagne. Pour abandonner, tape encore une fois { terminal-word-resign }.
zebra-left = La partie est enregistrée. Pour la continuer : nonaga zebra --text --continue
zebra-towers = { $side-is ->
        [light] Tours claires
       *[dark] Tours foncées
    } : { $towers }
zebra-closed = { $squares-count ->
        [0] Aucune case n’est fermée.
       *[other] Cases fermées : { $squares }
    }
zebra-how = Tape un coup, par exemple a1>b1 : la pièce du dessus de a1 va en b1. Les lettres vont vers la droite, les nombres s’éloignent de Clair. Pour voir ce que peut faire une tour, tape sa case. Ou bien tape l’un de ces mots :
zebra-word-moves = donne ce que tu peux jouer maintenant ; pour une seule tour, ajoute sa case : coups a1
zebra-word-pieces = dit quelles tours sont à chaque camp, avec leur hauteur, et quelles cases sont fermées
zebra-word-why = répète la dernière raison, ou dit pourquoi quelque chose n’est pas permis : pourquoi a1>b1
zebra-word-undo = annule le dernier coup joué par une personne
terminal-error-zebra-no-square = « { $text } » n’est pas une case. Une case s’écrit ainsi : a1

## The rules
zebra-rules-turn = À ton tour, prends la pièce du dessus d’une tour de ta couleur et pose-la sur une tour voisine de l’autre camp, tout droit ou en diagonale.
zebra-rules-tower = La pièce du dessus dit à qui est la tour. Rien n’est capturé : ce qui était dessous reparaît. Dans une tour, les couleurs alternent toujours.
zebra-rules-closed = Une case est fermée pour toujours dès que sa dernière pièce la quitte.
zebra-rules-end = Quand plus personne ne peut jouer, le camp qui a le plus de tours gagne. À égalité, c’est celui qui a joué en dernier.
zebra-rules-repetition = Si une position apparaît pour la troisième fois, la partie se termine : le camp qui a le plus de tours gagne, et à égalité la partie est nulle.

## Le jeu en 3D
zebra = Zebra
zebra-play = Jouer à Zebra
zebra-size = { $length } × { $length }
zebra-kept-details = { $date } · { $length } × { $length } · { $turns ->
        [one] 1 coup
       *[other] { $turns } coups
    } · { $outcome }
zebra-count = { $towers ->
        [one] 1 tour
       *[other] { $towers } tours
    }
zebra-resign = Si tu abandonnes, { $other } gagne.
zebra-tower = { $square } : { $height } pièces, depuis le haut : { $sides }.
zebra-tower-single = { $side-is ->
        [light] { $square } : une seule pièce claire.
       *[dark] { $square } : une seule pièce foncée.
    }
zebra-tower-closed = { $square } est fermée pour toujours.
zebra-can-take = Tu peux prendre la pièce du dessus.
zebra-can-go = La pièce peut y aller.
zebra-picked-up = Tu tiens la pièce du dessus de { $from }. Elle peut aller en { $squares }.
zebra-lesson-take = Tu joues Clair. Choisis une de tes tours : sa pièce du dessus est claire, donc la tour est à toi.
zebra-lesson-put = Les tours voisines qui brillent sont foncées. La pièce ne peut aller que sur l’une d’elles : choisis-en une.
zebra-lesson-owned = Ta pièce est maintenant sur le dessus, donc cette tour est à toi. La case quittée a perdu sa dernière pièce : elle est fermée pour toujours. Ensuite, c’est à Foncé de jouer, puis de nouveau à toi : continue.
zebra-lesson-tower = Rien n’est capturé : ce qui est sous une pièce reparaît quand elle s’en va. Pointe une tour de plusieurs pièces pour les voir toutes. Puis joue encore.
zebra-lesson-end = Quand plus personne ne peut jouer, le camp qui a le plus de tours gagne. À égalité, c’est celui qui a joué en dernier. C’est tout : continue ici, ou commence une partie.
