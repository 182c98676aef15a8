### Puzzles on the board: the page with them, and solving one.

puzzles = Problèmes
puzzles-standing = Cote { $rating } · { $days ->
        [one] { $days } jour pour l’instant
       *[other] { $days } jours de suite
    }
puzzles-figures = Statistiques

## The ways to a puzzle
puzzles-day-tried = { $date } · non résolu
puzzles-day-solved = { $date } · résolu
puzzles-calendar = Problèmes des jours passés : { $solved } résolus sur { $days }
puzzles-practice = Des problèmes à ton niveau
puzzles-practice-left = Reprends le problème que tu as laissé
puzzles-theme = Le thème de l’entraînement
puzzles-theme-any = tous les thèmes
puzzles-theme-chosen = Thème : { $theme }
puzzles-streak-name = Série
puzzles-streak = De plus en plus difficile, jusqu’à la première erreur
puzzles-streak-best = De plus en plus difficile, jusqu’à la première erreur. Ton record : { $best }
puzzles-streak-going = { $solved ->
        [one] { $solved } problème
       *[other] { $solved } problèmes de suite
    } pour l’instant
puzzles-again-none = Les problèmes que tu rates reviennent ici un jour plus tard
puzzles-again-waits = Rien à revoir aujourd’hui · { $count ->
        [one] { $count } problème reviendra
       *[other] { $count } problèmes reviendront
    } plus tard
puzzles-again-due = { $count ->
        [one] { $count } problème
       *[other] { $count } problèmes
    } à revoir
puzzles-mistakes = Tes propres erreurs
puzzles-mistakes-explained = Des positions de tes parties où il y avait mieux à jouer

## Themes
theme-triangle = triangle
theme-line = ligne
theme-tick = angle
theme-quiet-disc = coup tranquille
theme-opened-path = chemin ouvert
theme-locked-disc = disque verrouillé
theme-blocked-defender = menace parée
theme-double-threat = double menace
theme-hole = trou

## The player's figures
figures-over-time = Ta cote au fil du temps

## Solving a puzzle
solving-title = Problème { $id }
solving-where = { $source } · difficulté { $rating }
solving-today = Le problème du jour
solving-past = Problème du { $date }
solving-practice = Entraînement
solving-missed = À revoir
solving-question = Rouge peut-il forcer la victoire en trois coups au plus ? Joue le premier coup qui y mène, ou dis que c’est impossible.
solving-leave = Tous les problèmes
solving-hint = Indice
solving-no-win = Pas de victoire
solving-look = Parcourir comme une partie
solving-wins-later = Ce coup gagne aussi, mais pas à temps : il faut { $turns } coups.
solving-loses-at-once = Ce coup perd : Noir gagne tout de suite.
solving-loses = Ce coup perd : Noir peut forcer la victoire en { $turns ->
        [one] { $turns } coup
       *[other] { $turns } coups
    }.
solving-slips = Ce coup ne gagne pas à temps : avec cette réponse, Noir tient.
solving-shown = Voilà la solution.
solving-rating = Ta cote : { $rating } ({ $change }).
solving-helped = Résolu avec un indice. Ta cote ne change pas.
solving-hint-token = Regarde le pion marqué.
solving-hint-target = Il va jusqu’au disque marqué.
solving-hint-disc = Prends ensuite le disque marqué.
