### I problemi: posizioni dimostrate da risolvere.

## I comandi di testo
puzzles-about = Elenca i problemi del gioco; crea e dimostra raccolte di problemi
puzzles-about-list = Elenca i problemi del gioco, uno per riga, per altri programmi
puzzles-about-make = Crea dalle partite del computer una raccolta di problemi dimostrati
puzzles-about-merge = Unisce raccolte di problemi, senza doppioni
puzzles-about-check = Verifica di nuovo le raccolte di problemi e dice che cosa non va e in quale riga
puzzles-arg-files = Raccolte di problemi. - è lo standard input
puzzles-arg-out = Il file da scrivere
puzzles-arg-seed = Seme per le partite. Lo stesso seme dà la stessa raccolta
puzzles-arg-count = Quanti problemi creare, prima di togliere i doppioni
puzzles-arg-shard = Crea solo la parte I di K, come 2/8. Poi si uniscono tutte con merge
puzzles-arg-rate = Valuta di nuovo tutti i problemi
puzzles-arg-solutions = Aggiunge tutte le prime giocate che risolvono il problema
puzzles-make-explained = Se il lavoro viene interrotto, lo stesso comando lo riprende. Su più core, in una shell: for i in 1 2 3 4; do nonaga puzzles make --seed 1 --count 4000 --shard $i/4 --out $i.puzzles & done; wait; nonaga puzzles merge 1.puzzles 2.puzzles 3.puzzles 4.puzzles --out all.puzzles
puzzles-about-puzzle = Propone un problema da risolvere nel terminale
puzzles-arg-id = Il problema con questo identificativo. Valore predefinito: quello di oggi
puzzles-arg-today = Il problema di oggi, uguale per chiunque abbia questa versione
puzzles-arg-practice = Un problema adatto al tuo punteggio
puzzles-arg-again = Un problema che hai sbagliato, quando è da rivedere
puzzles-arg-streak = Una serie: ogni problema è più difficile del precedente, fino al primo errore
puzzles-arg-figures = Mostra il tuo punteggio, i giorni di fila, la serie migliore e i risultati per tema
puzzles-arg-rating = Un problema di circa questo punteggio. Principiante ha 800, Maestro circa 2050
puzzles-arg-theme = Un problema su questo tema: { $names }
puzzles-value-theme = TEMA
puzzles-progress = { $made } di { $all }
puzzles-written = { $file }: { $puzzles ->
        [one] 1 problema
       *[other] { $puzzles } problemi
    }
puzzles-check-ok = { $file }: corretto, { $puzzles ->
        [one] 1 problema dimostrato
       *[other] { $puzzles } problemi, tutti dimostrati
    }
wish-shard = Indica il numero della parte e quante sono, come 2/8.

## Che cosa non va in una raccolta
cli-error-puzzles-wrong = { $file }: { $count ->
        [one] 1 riga è sbagliata:
       *[other] { $count } righe sono sbagliate:
    }
named-puzzle-fault = - riga { $line }: { $fault } [{ $name }]
cli-error-puzzles-here = { $file }: questa è una raccolta di problemi, ma qui serve altro. Per controllarla: nonaga puzzles check { cli-value-file }
cli-error-part-of-other = { $file }: questo è ciò che un altro comando ha creato finora. Rilancia quel comando, o elimina il file.
cli-error-file-exists = { $file }: questo file esiste già. Scegli un altro nome, o eliminalo.
cli-error-file-unwritable = { $file }: non si può scrivere ({ $detail }).
cli-error-no-puzzle = Un problema così non c’è.
puzzle-fault-no-header = Una raccolta di problemi comincia con la riga «nonaga-puzzles 1».
puzzle-fault-field-count = Un problema ha { $wanted } campi separati da tabulazioni. Questa riga ne ha { $found }.
puzzle-fault-unknown-kind = Il tipo «{ $text }» non esiste.
puzzle-fault-no-rating = Il punteggio «{ $text }» non è un numero intero.
puzzle-fault-unknown-theme = Il tema «{ $text }» non esiste.
puzzle-fault-bad-letter = «{ $letter }» non significa nulla al carattere { $column } del tabellone. Un disco è o, un vuoto è un punto, i segnalini sono R e B, il disco bloccato è x, e ce n’è uno solo.
puzzle-fault-position = Questa non è una posizione valida: { $faults }
puzzle-fault-not-first-view = Il tabellone non è girato come negli altri problemi. Si scrive così: { $board }
puzzle-fault-wrong-id = L’identificativo è { $found }, ma a questo tabellone spetta { $id }.
puzzle-fault-turn-form = La soluzione «{ $turn }» non è una giocata: { $error }
puzzle-fault-no-solution = La giocata { $turn } non lo risolve.
puzzle-fault-missing-solution = Anche la giocata { $turn } lo risolve, ma manca.
puzzle-fault-solution-order = Le soluzioni non sono in ordine alfabetico, o una c’è due volte.
puzzle-fault-unsolvable = Nessuna giocata lo risolve.
puzzle-fault-quicker-win = Si può vincere prima: { $turns ->
        [one] subito
       *[other] in { $turns } giocate
    }.
puzzle-fault-won-instead = Non c’è nulla da difendere: chi gioca può forzare la vittoria in { $turns ->
        [one] una giocata
       *[other] { $turns } giocate
    }.
puzzle-fault-too-many-solutions = Lo risolvono più di { $most } giocate.
puzzle-fault-double = Lo stesso problema è alla riga { $line }.

## Che cosa chiede un problema
puzzle-kind-win1 = Il Rosso gioca e vince subito.
puzzle-kind-win2 = Il Rosso gioca e vince in due giocate sue, qualunque cosa faccia il Nero. Trova la prima giocata.
puzzle-kind-win3 = Il Rosso gioca e vince in tre giocate sue, qualunque cosa faccia il Nero. Trova la prima giocata.
puzzle-kind-hold2 = Il Nero sta per vincere. Trova una giocata dopo la quale il Nero non possa forzare la vittoria in due giocate.
puzzle-kind-quiet = Il Rosso può forzare la vittoria entro tre giocate? Trova la prima giocata, o scrivi { terminal-word-no }.

## Di che cosa tratta un problema
puzzle-theme-triangle = un triangolo
puzzle-theme-line = una linea
puzzle-theme-tick = un angolo
puzzle-theme-quiet-disc = una giocata tranquilla, senza minacce
puzzle-theme-opened-path = un disco che apre un percorso
puzzle-theme-locked-disc = una minaccia sul disco bloccato
puzzle-theme-blocked-defender = una minaccia dell’avversario da fermare
puzzle-theme-double-threat = due minacce insieme
puzzle-theme-hole = un buco che ferma un segnalino

## Risolverne uno nel terminale
puzzles-greeting = Problema { $id }, punteggio { $rating }
puzzles-how = Per un consiglio, scrivi { terminal-word-hint }. Per vedere la soluzione, scrivi { terminal-word-resign }. Per vedere che cos’altro puoi scrivere, scrivi { terminal-word-help }.
puzzles-again = La giocata è annullata. Prova ancora.
puzzles-no-more-hints = Non ci sono altri consigli. Per vedere la soluzione, scrivi { terminal-word-resign }.
puzzles-no-win-right = Giusto: non si vince entro tre giocate.
puzzles-no-win-wrong = Si può vincere. Prova ancora.
puzzles-no-question = Qui c’è una giocata da trovare.
puzzles-not-here = Vale solo per le partite.
puzzles-shown = { $count ->
        [0] Non si vince entro tre giocate.
        [one] Questa lo risolve: { $turns }
       *[other] Ognuna di queste lo risolve: { $turns }
    }
puzzles-left = Questo problema non è ancora risolto.
puzzles-none-again = Oggi non c’è nulla da rivedere.
puzzles-training = Il tuo punteggio: { $rating }. Giorni di fila: { $days }.
puzzle-try-solves = Giusto, è risolto.
puzzle-try-wins-later = Vince anche questa, ma non in tempo. Il Nero gioca { $reply } e servono { $turns } giocate.
puzzle-try-loses-at-once = Così si perde: il Nero gioca { $reply } e vince subito.
puzzle-try-loses = Così si perde: il Nero gioca { $reply } e vince in { $turns ->
        [one] una giocata
       *[other] { $turns } giocate
    }.
puzzle-try-slips = Così non si vince in tempo: il Nero risponde { $reply }.
puzzle-hint-about = Il tema del problema: { $theme }.
puzzle-hint-token = Guarda il segnalino in { $cell }.
puzzle-hint-target = Arriva in { $cell }.
puzzle-hint-disc = Prendi il disco in { $cell }.
puzzle-hint-look-for-replies = Prova ogni minaccia, e cerca la risposta del Nero.
puzzle-hint-no-win = Ogni minaccia ha una risposta: non si vince.

## How a player stands
puzzles-none-yet = Non hai ancora risolto nessun problema.
figures-rating = Il tuo punteggio è { $rating }.
figures-rating-unsettled = Il tuo punteggio è circa { $rating }. Diventa più preciso a ogni problema risolto.
figures-tried = Risolti al primo tentativo: { $solved } su { $tried }.
figures-days = Giorni di fila: { $days }. Il massimo finora: { $most }.
figures-streak = Serie migliore: { $best }.
figures-span = Giorni di allenamento: { $days }. Punteggio più basso { $lowest }, più alto { $highest }.
figures-by-theme = Risolti al primo tentativo, per tema
figures-theme = { $theme }: { $solved } su { $tried }
solving-streak = Serie: { $solved } di fila
solving-streak-over = La serie finisce qui. Il tuo record: { $best }.
