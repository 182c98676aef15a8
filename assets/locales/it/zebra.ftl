### Zebra, un secondo gioco per due.

zebra-side-light = Chiaro
zebra-side-dark = Scuro

zebra-level-easy = { level-easy }
zebra-level-medium = { level-medium }
zebra-level-master = { level-master }

## Why a turn is refused
zebra-refusal-match-over = La partita è finita.
zebra-refusal-off-board = Questo tabellone non ha la casella { $square }.
zebra-refusal-no-tower = In { $square } non c’è nessuna torre: la casella è chiusa.
zebra-refusal-not-your-tower = { $owner-is ->
        [light] Questa torre è del Chiaro ({ $square }).
       *[dark] Questa torre è dello Scuro ({ $square }).
    }
zebra-refusal-nowhere-to-go = Accanto a questa torre non ce n’è nessuna dell’avversario ({ $square }).
zebra-refusal-same-square = Un pezzo deve andare su un’altra torre ({ $square }).
zebra-refusal-not-neighbour = Un pezzo va su una torre vicina, in linea retta o in diagonale (da { $from } a { $to }).
zebra-refusal-closed = Questa casella è chiusa per sempre ({ $square }).
zebra-refusal-already-yours = Questa torre è già tua ({ $square }).

## The same, said at the table, beside the tower
zebra-refusal-match-over-explained = { zebra-refusal-match-over }
zebra-refusal-off-board-explained = { zebra-refusal-off-board }
zebra-refusal-no-tower-explained = Qui non c’è nessuna torre: la casella è chiusa.
zebra-refusal-not-your-tower-explained = { $owner-is ->
        [light] Questa torre è del Chiaro.
       *[dark] Questa torre è dello Scuro.
    }
zebra-refusal-nowhere-to-go-explained = Accanto a questa torre non ce n’è nessuna dell’avversario.
zebra-refusal-same-square-explained = Un pezzo deve andare su un’altra torre.
zebra-refusal-not-neighbour-explained = Un pezzo va su una torre vicina, in linea retta o in diagonale.
zebra-refusal-closed-explained = Questa casella è chiusa per sempre.
zebra-refusal-already-yours-explained = Questa torre è già tua.

zebra-turn-form-error-no-arrow = Tra le due caselle manca il >. Una giocata si scrive così: a1>b1
zebra-turn-form-error-no-square-before = Non comincia con una casella. Una giocata si scrive così: a1>b1
zebra-turn-form-error-no-square-after = Non finisce con una casella. Una giocata si scrive così: a1>b1

## How a match ends
zebra-ending-majority = Nessuno può più giocare. { $by-is ->
        [light] Il Chiaro ha { $more ->
            [one] 1 torre
           *[other] { $more } torri
        } e lo Scuro { $fewer }, quindi vince il Chiaro.
       *[dark] Lo Scuro ha { $more ->
            [one] 1 torre
           *[other] { $more } torri
        } e il Chiaro { $fewer }, quindi vince lo Scuro.
    }
zebra-ending-last-turn = Nessuno può più giocare, e ognuno ha { $each ->
        [one] 1 torre
       *[other] { $each } torri
    }. { $by-is ->
        [light] Il Chiaro ha giocato per ultimo, quindi vince.
       *[dark] Lo Scuro ha giocato per ultimo, quindi vince.
    }
zebra-ending-majority-at-repetition = Questa posizione è comparsa tre volte. { $by-is ->
        [light] Il Chiaro ha { $more ->
            [one] 1 torre
           *[other] { $more } torri
        } e lo Scuro { $fewer }, quindi vince il Chiaro.
       *[dark] Lo Scuro ha { $more ->
            [one] 1 torre
           *[other] { $more } torri
        } e il Chiaro { $fewer }, quindi vince lo Scuro.
    }
zebra-ending-drawn = Patta: questa posizione è comparsa tre volte, e ognuno ha { $each ->
        [one] 1 torre
       *[other] { $each } torri
    }.
zebra-ending-resigned = { $by-is ->
        [light] Il Chiaro si arrende, quindi vince lo Scuro.
       *[dark] Lo Scuro si arrende, quindi vince il Chiaro.
    }
zebra-outcome-won = { $by-is ->
        [light] vince il Chiaro
       *[dark] vince lo Scuro
    }
zebra-outcome-resigned = { $by-is ->
        [light] il Chiaro si arrende
       *[dark] lo Scuro si arrende
    }
zebra-outcome-draw = patta
zebra-outcome-unfinished = { outcome-unfinished }

## Why a turn is good
zebra-why-wins = La partita finisce, e vinci tu.
zebra-why-wins-in = { $turns ->
        [one] Questa giocata vince, qualunque cosa giochi l’avversario.
       *[other] Per vincere ti servono { $turns } giocate tue, compresa questa, qualunque cosa giochi l’avversario.
    }
zebra-why-holds-out = { $turns ->
        [one] L’avversario può vincere, qualunque cosa tu giochi: è la tua ultima giocata.
       *[other] L’avversario può vincere. Così resisti di più: per { $turns } giocate tue, compresa questa.
    }
zebra-why-closes = Chiude la casella e toglie una torre all’avversario.
zebra-why-covers = Copre un pezzo singolo, che avrebbe potuto chiudere la sua casella.
zebra-why-leaves-no-closer = Dopo, nessun pezzo singolo dell’avversario può chiudere la sua casella.
zebra-why-improves = Porta a una posizione migliore rispetto alle altre giocate.

## Records
zebra-record-error-too-large = { record-error-too-large }
zebra-record-error-empty = { record-error-empty }
zebra-record-error-unreadable = { record-error-unreadable }
zebra-record-error-other-format = { record-error-other-format }
zebra-record-error-other-version = { record-error-other-version }
zebra-record-error-date = { record-error-date }
zebra-record-error-size = Non c’è un tabellone con { $size } righe. Un tabellone ne ha 4, 5 o 6.
zebra-record-error-too-many-turns = { record-error-too-many-turns }
zebra-record-error-turn-form = { record-error-turn-form }
zebra-record-error-turn-illegal = turno { $turn } «{ $written }»: { $refusal }
zebra-record-error-turn-after-end = { record-error-turn-after-end }
zebra-record-error-result-differs = { record-error-result-differs }

## The text commands
cli-about-zebra = Apre Zebra, un altro gioco per due, dello stesso legno
cli-about-zebra-turns = Elenca tutte le giocate regolari, una per riga
cli-about-zebra-perft = Conta le sequenze di giocate: scrive quante sono a ogni profondità
cli-about-zebra-solve = Dice chi vince se entrambi giocano al meglio, in quante giocate, e come comincia
cli-arg-zebra-size = Quante righe ha il tabellone: 4, 5 o 6. Valore predefinito: 4
cli-arg-zebra-light = Chi gioca con il Chiaro: { $names }. Valore predefinito: human
cli-arg-zebra-dark = Chi gioca con lo Scuro: { $names }. Valore predefinito: human
cli-arg-zebra-match = La registrazione della partita da cui partire. - è lo standard input. Valore predefinito: l’inizio di una partita
cli-arg-zebra-turn = Parte da dopo la giocata N di quella partita; 0 è prima della prima. Valore predefinito: l’ultima giocata
cli-arg-zebra-seconds = Limite di tempo in secondi. Valore predefinito: 60
cli-arg-zebra-nodes = Limite alle posizioni esaminate
cli-arg-zebra-memory = Memoria per ricordare le posizioni, in MiB. Valore predefinito: 256
cli-error-zebra-wrong = { $file }: { $error } [{ $name }]
cli-error-zebra-has-none = { $file } è una partita di Zebra, quindi --{ $option } qui non significa nulla.
cli-check-zebra-ok = { $file }: ok, Zebra su { $length }×{ $length }, { $turns ->
        [one] 1 giocata
       *[other] { $turns } giocate
    }, { $outcome }

## A match in the terminal
zebra-players = Chiaro: { $light }, Scuro: { $dark }
zebra-legend = L è una torre chiara e D una scura, con la sua altezza se ha più di un pezzo. Un punto è una casella chiusa.
zebra-to-move = { $side-is ->
        [light] Tocca al Chiaro.
       *[dark] Tocca allo Scuro.
    }
zebra-thinks = { $side-is ->
        [light] Il Chiaro sta pensando…
       *[dark] Lo Scuro sta pensando…
    }
zebra-plays = { $side-is ->
        [light] Il Chiaro gioca { $turn }
       *[dark] Lo Scuro gioca { $turn }
    }
zebra-proven = { $side-is ->
        [light] Il Chiaro
       *[dark] Lo Scuro
    } può vincere comunque risponda l’altro: { $turns ->
        [one] manca 1 giocata
       *[other] mancano { $turns } giocate, contando quelle di tutti e due
    }.
zebra-turn = Turno { $turn }, { $side }: { $played }
zebra-taken-back = Annullato: turno { $turn }, { $side }: { $played }
zebra-stood-twice = Questa posizione è già comparsa. Se compare una terza volta, la partita finisce: vince chi ha più torri.
zebra-asks-resign = Se ti arrendi, vince { $other-is ->
        [light] il Chiaro
       *[dark] lo Scuro
    }. Per confermare, scrivi { terminal-word-resign } un’altra volta.
zebra-left = La partita è salvata. Per continuarla: nonaga zebra --text --continue
zebra-towers = { $side-is ->
        [light] Torri chiare
       *[dark] Torri scure
    }: { $towers }
zebra-closed = { $squares-count ->
        [0] Nessuna casella è chiusa.
       *[other] Caselle chiuse: { $squares }
    }
zebra-how = Scrivi una giocata, come a1>b1: il pezzo in cima ad a1 va in b1. Le lettere crescono verso destra, i numeri allontanandosi dal Chiaro. Per vedere che cosa può fare una torre, scrivi la sua casella. Oppure scrivi una di queste parole:
zebra-word-moves = elenca ciò che puoi giocare ora; per una sola torre, aggiungi la sua casella: mosse a1
zebra-word-pieces = dice quali torri ha ognuno, con la loro altezza, e quali caselle sono chiuse
zebra-word-why = ripete l’ultimo motivo, o dice perché qualcosa non è permesso: motivo a1>b1
zebra-word-undo = annulla l’ultima giocata di una persona
terminal-error-zebra-no-square = «{ $text }» non è una casella. Si scrive così: a1

## The rules
zebra-rules-turn = Quando tocca a te, prendi il pezzo in cima a una torre del tuo colore e mettilo su una torre vicina dell’avversario, in linea retta o in diagonale.
zebra-rules-tower = Il pezzo in cima dice di chi è la torre. Non si cattura nulla: quello che stava sotto ricompare, quindi in una torre i colori si alternano sempre.
zebra-rules-closed = Quando l’ultimo pezzo lascia una casella, questa è chiusa per sempre.
zebra-rules-end = Quando nessuno può più giocare, vince chi ha più torri. A parità di torri, vince chi ha giocato per ultimo.
zebra-rules-repetition = Se una posizione compare per la terza volta, la partita finisce: vince chi ha più torri, e a parità è patta.

## Il gioco in 3D
zebra = Zebra
zebra-play = Gioca a Zebra
zebra-size = { $length } × { $length }
zebra-kept-details = { $date } · { $length } × { $length } · { $turns ->
        [one] 1 giocata
       *[other] { $turns } giocate
    } · { $outcome }
zebra-count = { $towers ->
        [one] 1 torre
       *[other] { $towers } torri
    }
zebra-resign = { $other-is ->
        [light] Se ti arrendi, vince il Chiaro.
       *[dark] Se ti arrendi, vince lo Scuro.
    }
zebra-tower = { $square }: { $height } pezzi, dall’alto: { $sides }.
zebra-tower-single = { $side-is ->
        [light] { $square }: un solo pezzo chiaro.
       *[dark] { $square }: un solo pezzo scuro.
    }
zebra-tower-closed = { $square } è chiusa per sempre.
zebra-can-take = Puoi prendere il pezzo in cima.
zebra-can-go = Il pezzo può andarci.
zebra-picked-up = Hai in mano il pezzo in cima a { $from }. Può andare in { $squares }.
zebra-lesson-take = Tu sei il Chiaro. Scegli una delle tue torri: è tua perché in cima c’è un pezzo chiaro.
zebra-lesson-put = Le torri vicine illuminate sono dello Scuro. Il pezzo può andare solo su una di queste: scegline una.
zebra-lesson-owned = Ora in cima c’è il tuo pezzo, quindi la torre è tua. La casella che ha lasciato ha perso il suo ultimo pezzo: è chiusa per sempre. Poi tocca allo Scuro, e di nuovo a te: continua.
zebra-lesson-tower = Non si cattura nulla: quello che sta sotto un pezzo ricompare quando il pezzo se ne va. Indica una torre di più pezzi per vederli tutti. Poi continua a giocare.
zebra-lesson-end = Quando nessuno può più giocare, vince chi ha più torri. A parità di torri, vince chi ha giocato per ultimo. È tutto: continua qui o inizia una partita.
