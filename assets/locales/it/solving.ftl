### Puzzles on the board: the page with them, and solving one.

puzzles = Problemi
puzzles-standing = Punteggio { $rating } · { $days ->
        [one] giorni di fila: 1
       *[other] { $days } giorni di fila
    }
puzzles-figures = Statistiche

## The ways to a puzzle
puzzles-day-tried = { $date } · non risolto
puzzles-day-solved = { $date } · risolto
puzzles-calendar = Giorni passati: { $solved } risolti su { $days }
puzzles-practice = Problemi adatti al tuo punteggio
puzzles-practice-left = Riprendi il problema che hai lasciato
puzzles-theme = Tema dell’allenamento
puzzles-theme-any = tutti i temi
puzzles-theme-chosen = Tema: { $theme }
puzzles-streak-name = Serie
puzzles-streak = Sempre più difficile, fino al primo errore
puzzles-streak-best = Sempre più difficile, fino al primo errore. Il tuo record: { $best }
puzzles-streak-going = Finora { $solved ->
        [one] un problema
       *[other] { $solved } problemi di fila
    }
puzzles-again-none = I problemi che sbagli tornano qui il giorno dopo
puzzles-again-waits = Oggi non c’è nulla da rivedere · più avanti { $count ->
        [one] tornerà un problema
       *[other] torneranno { $count } problemi
    }
puzzles-again-due = { $count ->
        [one] Un problema
       *[other] { $count } problemi
    } da rivedere
puzzles-mistakes = I tuoi errori
puzzles-mistakes-explained = Posizioni delle tue partite in cui c’era una giocata migliore

## Themes
theme-triangle = triangolo
theme-line = linea
theme-tick = angolo
theme-quiet-disc = giocata tranquilla
theme-opened-path = percorso aperto
theme-locked-disc = disco bloccato
theme-blocked-defender = minaccia fermata
theme-double-threat = doppia minaccia
theme-hole = buco

## The player's figures
figures-over-time = Il tuo punteggio nel tempo

## Solving a puzzle
solving-title = Problema { $id }
solving-where = { $source } · difficoltà { $rating }
solving-today = Il problema di oggi
solving-past = Problema del giorno { $date }
solving-practice = Allenamento
solving-missed = Da rivedere
solving-question = Il Rosso può forzare la vittoria entro tre giocate? Trova la prima giocata, o di’ che non si vince.
solving-leave = Tutti i problemi
solving-hint = Consiglio
solving-no-win = Non si vince
solving-look = Guardalo come partita
solving-wins-later = Anche così si vince, ma non in tempo: servono { $turns } giocate.
solving-loses-at-once = Così si perde: il Nero vince subito.
solving-loses = Così si perde: il Nero può forzare la vittoria in { $turns ->
        [one] una giocata
       *[other] { $turns } giocate
    }.
solving-slips = Così non si vince in tempo: con questa risposta il Nero resiste.
solving-shown = Ecco la soluzione.
solving-rating = Il tuo punteggio: { $rating } ({ $change }).
solving-helped = Risolto con un consiglio. Il tuo punteggio non cambia.
solving-hint-token = Guarda il segnalino evidenziato.
solving-hint-target = Va fino al disco evidenziato.
solving-hint-disc = Poi prendi il disco evidenziato.
