### Puzzles on the board: the page with them, and solving one.

puzzles = Problemes
puzzles-standing = Puntuació { $rating } · { $days ->
        [one] 1 dia de moment
       *[other] { $days } dies seguits
    }
puzzles-figures = Estadístiques

## The ways to a puzzle
puzzles-day-tried = { $date } · no resolt
puzzles-day-solved = { $date } · resolt
puzzles-calendar = Dies anteriors: { $solved } de { $days } resolts
puzzles-practice = Problemes a la mida de la teva puntuació
puzzles-practice-left = Continua el problema que has deixat
puzzles-theme = Tema de la pràctica
puzzles-theme-any = tots els temes
puzzles-theme-chosen = Tema: { $theme }
puzzles-streak-name = Ratxa
puzzles-streak = Cada cop més difícil, fins al primer error
puzzles-streak-best = Cada cop més difícil, fins al primer error. El teu rècord: { $best }
puzzles-streak-going = De moment, { $solved ->
        [one] un problema
       *[other] { $solved } problemes seguits
    }
puzzles-again-none = Els problemes que falles tornen aquí l’endemà
puzzles-again-waits = Avui no toca repassar res · més endavant { $count ->
        [one] tornarà un problema
       *[other] tornaran { $count } problemes
    }
puzzles-again-due = Avui toca repassar { $count ->
        [one] un problema
       *[other] { $count } problemes
    }
puzzles-mistakes = Els teus errors
puzzles-mistakes-explained = Posicions de les teves partides en què hi havia una jugada millor

## Themes
theme-triangle = triangle
theme-line = línia
theme-tick = angle
theme-quiet-disc = jugada tranquil·la
theme-opened-path = camí obert
theme-locked-disc = disc bloquejat
theme-blocked-defender = amenaça aturada
theme-double-threat = doble amenaça
theme-hole = forat

## The player's figures
figures-over-time = La teva puntuació al llarg del temps

## Solving a puzzle
solving-title = Problema { $id }
solving-where = { $source } · dificultat { $rating }
solving-today = El problema d’avui
solving-past = Problema del dia { $date }
solving-practice = Pràctica
solving-missed = Repàs
solving-question = Les vermelles poden forçar la victòria en tres jugades com a molt? Fes la primera jugada o digues que no hi ha victòria.
solving-leave = Tots els problemes
solving-hint = Pista
solving-no-win = No hi ha victòria
solving-look = Mira’l com a partida
solving-wins-later = Així també es guanya, però no a temps: calen { $turns } jugades.
solving-loses-at-once = Així es perd: les negres guanyen de seguida.
solving-loses = Així es perd: les negres poden forçar la victòria en { $turns ->
        [one] una jugada
       *[other] { $turns } jugades
    }.
solving-slips = Així no es guanya a temps: amb aquesta resposta, les negres aguanten.
solving-shown = Aquesta és la solució.
solving-rating = La teva puntuació: { $rating } ({ $change }).
solving-helped = Resolt amb una pista. La puntuació no canvia.
solving-hint-token = Fixa’t en la peça marcada.
solving-hint-target = Va fins al disc marcat.
solving-hint-disc = Després, agafa el disc marcat.
