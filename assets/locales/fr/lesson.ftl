### Lessons: what is wrong with a lesson file, and what every lesson says.

lesson-error-too-large = Le fichier est trop gros : une leçon ne peut pas dépasser { $limit } octets.
lesson-error-unreadable = ligne { $line }, caractère { $column } : ceci n’est pas une leçon lisible. { $fault }
lesson-error-unknown-field = ligne { $line } : { ron-fault-unknown-field }
lesson-error-missing-field = ligne { $line } : { ron-fault-missing-field }
lesson-error-other-format = Ce fichier a le format « { $format } ». Une leçon a le format « { $expected } ».
lesson-error-other-version = Cette leçon est en version { $version }, mais ce programme ne sait lire que la version { $newest }. Une autre version de Nonaga pourra peut-être la lire.
lesson-error-no-steps = La leçon n’a aucune étape.
lesson-error-position-form = ligne { $line } : cette position est inutilisable. { $error }
lesson-error-position-faulty = { $faults-count ->
        [0] ligne { $line } : cette position n’est pas valable :
       *[other] ligne { $line } : cette position n’est pas valable. { $faults }
    }
lesson-error-line-form = ligne { $line }, phase { $part } de la suite de coups : chaque phase s’écrit comme 2,0>-1,0, avec une espace entre les phases. { $error }
lesson-error-line-illegal = ligne { $line }, phase { $part } de la suite de coups : { $refusal }
lesson-error-not-learners-turn = ligne { $line } : l’élève ne peut pas jouer ici, car c’est à l’adversaire de jouer, ou la partie est finie.
lesson-error-solution-misses = ligne { $line } : la solution n’atteint pas le but.
lesson-error-goal-out-of-reach = ligne { $line } : rien de ce que l’élève peut faire n’atteint ce but.
lesson-error-nothing-to-show = ligne { $line } : l’un des éléments à montrer n’est pas sur le plateau.
lesson-error-no-answer = ligne { $line } : aucun disque ni pion du plateau ne répond à cette question.
lesson-error-too-far-ahead = ligne { $line } : le but porte sur { $turns } coups. La limite est de { $most }.
lesson-error-win-among-choices = ligne { $line } : WinsWithin ne peut pas être dans Any ou Not.
lesson-error-empty-text = ligne { $line } : un texte est vide.
lesson-error-missing-text = ligne { $line } : il n’y a pas de phrase avec la clé « { $key } ».

## What a lesson says when a try misses the goal
verdict-opponent-wins = { $reason-is ->
        [red] Rouge réunit ses pions et gagne. Revenons en arrière.
       *[black] Noir réunit ses pions et gagne. Revenons en arrière.
    }
verdict-refuted = { $reason-is ->
        [red] Rouge a de quoi répondre. Revenons en arrière et cherchons mieux.
       *[black] Noir a de quoi répondre. Revenons en arrière et cherchons mieux.
    }
verdict-not-this = C’est permis, mais ce n’est pas ce qu’on cherche. Revenons en arrière.
verdict-not-there = Pas là. Regarde encore.
verdict-not-marked = Choisis parmi ceux qui sont marqués.

## The panel of a lesson
lesson-where = { $lesson } · { $step } sur { $steps }
lesson-done = { $next ->
        [none] Leçon terminée.
       *[other] Leçon terminée. Ensuite : « { $next } »
    }
lesson-challenge-done = Défi réussi.
lesson-challenge-skipped = Défi sauté.
lesson-course-done = Le cours est terminé. Joue maintenant ta propre partie, ou essaie les défis.
course-end = { $undone ->
        [0] Tu as terminé tout le cours !
       *[other] Le cours est terminé
    }
course-end-knows = Tu sais comment bougent les pions, quels disques on peut prendre et où les poser, quand un disque est verrouillé et quelles sont les trois figures gagnantes.
course-end-undone = Choisis une leçon sans coche pour la terminer.
course-end-won = Tu as gagné ta partie. Tu connais les règles, tu vois les menaces et tu sais en créer. Mesure-toi maintenant à un adversaire plus fort.
course-end-lost = Tu as perdu ta partie, comme presque tout le monde au début. Avant chaque coup, cherche le pion avec lequel ton adversaire pourrait gagner. Au bout de quelques parties, tu le verras au premier coup d’œil.
course-end-drawn = Ta partie s’est terminée par une nulle. La prochaine fois, essaie de créer deux menaces à la fois.
course-end-not-played = Ta première partie t’attend encore.
lesson-right = C’est ça.
lesson-shown = Voilà une façon de faire.
lesson-double-threat = Tu menaces maintenant de gagner de plusieurs façons. Noir ne peut pas tout parer.
lesson-win-at-hand = Tu peux gagner avec ce mouvement. Le trouves-tu ?
lesson-win-now = Noir a répondu. Continue et gagne.
lesson-careful = Attention : ton adversaire pourrait gagner au prochain tour. Peux-tu l’en empêcher ?
lesson-careful-but-wins = Ton adversaire pourrait gagner au prochain tour. Mais tu peux gagner avant : vois-tu comment ?
lesson-only-slide = Ici, tu bouges seulement un pion : choisis le pion, puis où il va.
lesson-take-back = Annuler
lesson-lit = Cases marquées : { $cells }.
lesson-back = Retour
lesson-again = Refaire cette étape
lesson-hint = Indice
lesson-show = Montrer
lesson-skip = Passer
lesson-next = Suite
lesson-try-again = Réessayer
lesson-next-lesson = Leçon suivante
lesson-next-challenge = Défi suivant
lesson-to-challenges = Aller aux défis
lesson-all = Toutes les leçons
lesson-play = Jouer une partie
