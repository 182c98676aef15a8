### Pentamini mutanti, un terzo gioco per due.

mutant-side-first = Giocatore 1
mutant-side-second = Giocatore 2

mutant-level-easy = { level-easy }
mutant-level-medium = { level-medium }
mutant-level-master = { level-master }

## Why a turn is refused
mutant-refusal-match-over = La partita è finita.
mutant-refusal-start-to-draw = Prima bisogna mettere i pioli iniziali. { $left ->
        [one] Manca 1 piolo
       *[other] Mancano { $left } pioli
    }: scrivi il foro del prossimo, come c3.
mutant-refusal-start-drawn = I cinque pioli iniziali ci sono già.
mutant-refusal-no-circle = Qui non c’è un piolo da togliere ({ $cell }).
mutant-refusal-crossed = Questo foro è chiuso fino alla fine della partita ({ $cell }).
mutant-refusal-occupied = Qui c’è già un piolo ({ $cell }).
mutant-refusal-off-grid = Il tabellone non ha il foro { $cell }: va da a1 a e5.
mutant-refusal-not-in-the-middle = Il primo piolo va tra a1 ed e5 ({ $cell }).
mutant-refusal-touches-none = Dopo il primo, ogni piolo deve stare subito accanto a un altro, non solo in diagonale ({ $cell }).
mutant-refusal-apart = I cinque pioli non sarebbero più uniti ({ $cell }).
mutant-refusal-same-shape = È di nuovo la { $shape }, girata, specchiata o spostata: la figura deve cambiare.
mutant-refusal-formed-before = { $turn ->
        [0] La { $shape } c’era già all’inizio.
       *[other] La { $shape } è già stata formata al turno { $turn }.
    }

## The same, said at the table, beside the hole
mutant-refusal-match-over-explained = { mutant-refusal-match-over }
mutant-refusal-start-to-draw-explained = Prima bisogna mettere i pioli iniziali: metti il prossimo.
mutant-refusal-start-drawn-explained = { mutant-refusal-start-drawn }
mutant-refusal-no-circle-explained = Qui non c’è un piolo da togliere.
mutant-refusal-crossed-explained = Questo foro è chiuso fino alla fine della partita.
mutant-refusal-occupied-explained = Qui c’è già un piolo.
mutant-refusal-off-grid-explained = { mutant-refusal-off-grid }
mutant-refusal-not-in-the-middle-explained = Il primo piolo va nel quadrato centrale di cinque per cinque fori.
mutant-refusal-touches-none-explained = Dopo il primo, ogni piolo deve stare subito accanto a un altro, non solo in diagonale.
mutant-refusal-apart-explained = I cinque pioli non sarebbero più uniti.
mutant-refusal-same-shape-explained = { mutant-refusal-same-shape }
mutant-refusal-formed-before-explained = { mutant-refusal-formed-before }

mutant-turn-form-error-no-arrow = Tra i due fori manca il >. Una giocata si scrive così: a1>b1
mutant-turn-form-error-no-cell-before = Non comincia con il nome di un foro. Una giocata si scrive così: a1>b1
mutant-turn-form-error-no-cell-after = Non finisce con il nome di un foro. Una giocata si scrive così: a1>b1

## Why pegs are no start
mutant-start-fault-not-five = una posizione iniziale ha cinque pioli, non { $circles }
mutant-start-fault-twice = { $cell } c’è due volte
mutant-start-fault-off-grid = il tabellone non ha il foro { $cell }: va da a1 a e5
mutant-start-fault-apart = i cinque pioli non sono uniti
mutant-start-fault-far-away = almeno un piolo va tra a1 ed e5

## How a match ends
mutant-ending-none-left = { $by-is ->
        [first] Da qui il Giocatore 1 non può più formare figure nuove, quindi vince il Giocatore 2.
       *[second] Da qui il Giocatore 2 non può più formare figure nuove, quindi vince il Giocatore 1.
    } { $shapes ->
        [12] Sono state formate tutte e dodici le figure.
       *[other] Figure formate: { $shapes } su dodici.
    }
mutant-ending-repeated = { $by-is ->
        [first] { $turn ->
            [0] Il Giocatore 1 ha formato di nuovo la { $shape }, che era la figura iniziale, quindi vince il Giocatore 2.
           *[other] Il Giocatore 1 ha formato di nuovo la { $shape }, già formata al turno { $turn }, quindi vince il Giocatore 2.
        }
       *[second] { $turn ->
            [0] Il Giocatore 2 ha formato di nuovo la { $shape }, che era la figura iniziale, quindi vince il Giocatore 1.
           *[other] Il Giocatore 2 ha formato di nuovo la { $shape }, già formata al turno { $turn }, quindi vince il Giocatore 1.
        }
    }
mutant-ending-resigned = { $by-is ->
        [first] Il Giocatore 1 si arrende, quindi vince il Giocatore 2.
       *[second] Il Giocatore 2 si arrende, quindi vince il Giocatore 1.
    }
mutant-outcome-won = { $by-is ->
        [first] vince il Giocatore 1
       *[second] vince il Giocatore 2
    }
mutant-outcome-resigned = { $by-is ->
        [first] il Giocatore 1 si arrende
       *[second] il Giocatore 2 si arrende
    }
mutant-outcome-unfinished = { outcome-unfinished }

## Why a turn is good
mutant-why-wins = Forma la { $shape }, e poi l’avversario non può più formare figure nuove: vinci tu.
mutant-why-wins-in = Forma la { $shape }. Per vincere ti servono { $turns } giocate tue, compresa questa, qualunque cosa giochi l’avversario.
mutant-why-holds-out = Forma la { $shape }. { $turns ->
        [one] L’avversario può vincere alla prossima giocata, qualunque cosa tu giochi.
       *[other] L’avversario può vincere, ma così resisti di più: per { $turns } giocate tue, compresa questa.
    }
mutant-why-circle-wins = Con questo piolo puoi vincere, qualunque cosa faccia l’avversario. Ti servono { $turns } giocate tue, contando i pioli che metti ancora.
mutant-why-circle-holds-out = L’avversario può vincere ovunque tu metta questo piolo. Qui resisti di più: per { $turns } giocate tue, contando i pioli che metti ancora.

## Records
mutant-record-error-too-large = { record-error-too-large }
mutant-record-error-empty = { record-error-empty }
mutant-record-error-unreadable = { record-error-unreadable }
mutant-record-error-other-format = { record-error-other-format }
mutant-record-error-other-version = { record-error-other-version }
mutant-record-error-date = { record-error-date }
mutant-record-error-start-form = la posizione iniziale contiene «{ $written }», che non è un foro. Si scrive così: a1
mutant-record-error-start-faulty = la posizione iniziale: { $fault }
mutant-record-error-circle-illegal = piolo { $circle } «{ $written }»: { $refusal }
mutant-record-error-turn-form = { record-error-turn-form }
mutant-record-error-turn-illegal = turno { $turn } «{ $written }»: { $refusal }
mutant-record-error-turn-after-end = { record-error-turn-after-end }
mutant-record-error-result-differs = { record-error-result-differs }

## The text commands
cli-value-start = INIZIO
cli-about-mutants = Apre Pentamini mutanti, un altro gioco per due, dello stesso legno
cli-about-mutants-turns = Elenca tutte le giocate regolari, una per riga
cli-about-mutants-perft = Conta le sequenze di giocate: scrive quante sono a ogni profondità
cli-about-mutants-solve = Dice chi vince se entrambi giocano al meglio, in quante giocate, e come comincia
cli-arg-mutants-start = Come comincia la partita: una figura (F I L N P T U V W X Y Z), cinque fori come "a1 b1 c1 d1 e1", lot (a caso) o draw (i giocatori mettono i pioli a turno). Valore predefinito in una partita: lot
cli-arg-mutants-endless = Gioca su un tabellone senza limiti, non su 5×5
cli-arg-mutants-seed = Il numero da cui dipende il sorteggio. Lo stesso numero dà la stessa posizione iniziale
cli-arg-mutants-repeats-lose = Regola della casa: chi ripete una figura perde. Senza, una giocata del genere non è permessa
cli-arg-mutants-first = Chi è il Giocatore 1, che comincia: { $names }. Valore predefinito: human
cli-arg-mutants-second = Chi è il Giocatore 2: { $names }. Valore predefinito: human
cli-arg-mutants-match = La registrazione della partita da cui partire, invece di una posizione iniziale. - è lo standard input
cli-arg-mutants-turn = Parte da dopo la giocata N di quella partita; 0 è prima della prima. Valore predefinito: l’ultima giocata
cli-arg-mutants-all = Risolve ogni posizione iniziale su 5×5, una per riga, tranne quelle che sono un’altra girata o specchiata
cli-error-mutants-wrong = { $file }: { $error } [{ $name }]
cli-error-mutants-has-none = { $file } è una partita di Pentamini mutanti, quindi --{ $option } qui non significa nulla.
cli-error-mutants-no-start = «{ $start }» non è una posizione iniziale. Serve una figura (F I L N P T U V W X Y Z), cinque fori come "a1 b1 c1 d1 e1", lot o draw.
cli-error-mutants-start-faulty = «{ $start }» non è una posizione iniziale: { $fault }
cli-check-mutants-ok = { $file }: ok, Pentamini mutanti { $endless ->
        [true] senza limiti
       *[false] su 5×5
    }, { $turns ->
        [one] 1 giocata
       *[other] { $turns } giocate
    }, { $outcome }

## A match in the terminal
mutants-players = Giocatore 1: { $first }, Giocatore 2: { $second }
mutants-legend = O è un piolo, x un foro chiuso e un punto un foro aperto.
mutants-shapes-legend = # si può ancora formare, - è già stata formata. Girata o specchiata, una figura resta la stessa.
mutants-to-move = { $side-is ->
        [first] Tocca al Giocatore 1.
       *[second] Tocca al Giocatore 2.
    }
mutants-to-draw = { $side-is ->
        [first] Il Giocatore 1 mette il piolo { $circle } dei 5 iniziali.
       *[second] Il Giocatore 2 mette il piolo { $circle } dei 5 iniziali.
    }
mutants-thinks = Il { $side } sta pensando…
mutants-plays = Il { $side } mette un piolo in { $step }
mutants-forms = Il { $side } gioca { $step } e forma la { $shape }
mutants-proven = Il { $side } può vincere comunque risponda l’altro: { $turns ->
        [one] manca 1 giocata
       *[other] mancano { $turns } giocate, contando quelle di tutti e due
    }.
mutants-step = { $kind ->
        [circle] Piolo
       *[turn] Turno
    } { $number }, { $side }: { $step }
mutants-taken-back = Annullato: { $kind ->
        [circle] piolo
       *[turn] turno
    } { $number }, { $side }: { $step }
mutants-formed = Ora la { $shape }. Formate finora: { $formed }.
mutants-to-form = { $shapes-count ->
        [0] Sono state formate tutte e dodici le figure.
       *[other] Ancora da formare: { $shapes }.
    }
mutants-circles = { $squares-count ->
        [0] Non ci sono ancora pioli.
       *[other] Pioli: { $squares }
    }
mutants-crossed = { $squares-count ->
        [0] Nessun foro è chiuso.
       *[other] Fori chiusi: { $squares }
    }
mutants-formed-in = { $turn ->
        [0] { $shape }: c’era già all’inizio
       *[other] { $shape }: formata al turno { $turn }
    }
mutants-none-crossing = Il piolo in { $square } non può formare una figura nuova in nessun foro.
mutants-asks-resign = Se ti arrendi, vince il { $other }. Per confermare, scrivi { terminal-word-resign } un’altra volta.
mutants-left = La partita è salvata. Per continuarla: nonaga mutants --text --continue
mutants-how = Scrivi una giocata, come a1>b1: il piolo in a1 si toglie e si mette in b1, e il suo vecchio foro resta chiuso. Le lettere crescono verso destra, i numeri verso l’alto. Per vedere dove può andare un piolo, scrivi il suo foro. Mentre si mettono i pioli iniziali, scrivi un foro per il prossimo. Oppure scrivi una di queste parole:
mutants-how-endless = A sinistra di a vengono -a, -b e così via, e sotto 1 vengono -1, -2 e così via: -a1 è a sinistra di a1, e a-1 sotto. Non c’è una riga 0.
mutants-word-moves = elenca ciò che puoi giocare ora; per un solo piolo, aggiungi il suo foro: mosse a1
mutants-word-pieces = dice dove sono i pioli, quali fori sono chiusi, e quali figure sono state formate e in quale turno
mutants-word-why = ripete l’ultimo motivo, o dice perché qualcosa non è permesso: motivo a1>b1
mutants-word-undo = annulla l’ultima giocata o l’ultimo piolo di una persona
terminal-error-mutants-no-square = «{ $text }» non è un foro. Si scrive così: a1

## The rules
mutants-rules-turn = Cinque pioli, uno accanto all’altro, formano una delle dodici figure possibili. Quando tocca a te, togli un piolo e mettilo in un altro foro, in modo che i cinque formino un’altra figura.
mutants-rules-crossed = Il foro che lascia è chiuso fino alla fine della partita.
mutants-rules-shapes = Ogni figura si può formare una volta sola in una partita, e conta anche quella iniziale. Girata o specchiata, è la stessa figura.
mutants-rules-end = Chi non può formare una figura nuova perde.
mutants-rules-refused = Una giocata che ripete una figura non è permessa.
mutants-rules-lose = Regola della casa: chi ripete una figura perde.
mutants-rules-again = Una giocata che ripete una figura non è permessa. Con la regola della casa lo è, ma chi la gioca perde.
mutants-rules-tiles = Accanto al tabellone ogni figura ha la sua tessera. Una volta formata la figura, la tessera mostra il lato scuro. Il numero prima della lettera è il turno in cui è successo.

## The game in 3D
mutants = Pentamini mutanti
mutants-play = Gioca a Pentamini mutanti
mutants-grid-five = 5 × 5
mutants-grid-endless = Senza limiti
mutants-start = Figura iniziale
mutants-start-lot = A caso
mutants-start-chosen = A tua scelta
mutants-start-drawn = Composta a turno
mutants-shape = Figura
mutants-seat = Tu sei
mutants-repeats = Ripetere una figura
mutants-repeats-refused = Non è permesso
mutants-repeats-lose = Fa perdere la partita
mutants-rematch = Rivincita a parti scambiate
mutants-resign = Se ti arrendi, vince il { $other }.
mutants-kept-details = { $date } · { $board } · { $turns ->
        [one] 1 giocata
       *[other] { $turns } giocate
    } · { $outcome }
mutants-cell-circle = { $square }: un piolo.
mutants-cell-crossed = { $square }: foro chiuso.
mutants-cell-empty = { $square }: foro aperto.
mutants-can-cross = Puoi toglierlo.
mutants-can-draw = Qui puoi mettere un piolo.
mutants-picked-up = Hai in mano il piolo preso da { $from }. Può formare una figura nuova in uno di questi fori: { $squares }.
mutants-stuck = Questo piolo non può formare una figura nuova in nessun foro. Rimettilo e prendine un altro.
mutants-your-peg = Tocca a te: metti il piolo { $circle } di 5.
mutants-not-formed = { $shape }: non ancora formata
mutants-would-form = Così si forma la { $shape }.
mutants-lesson-cross = Cinque pioli formano la T. Scegli quello da togliere.
mutants-lesson-draw = In ogni foro illuminato il piolo forma un’altra figura. Indicane uno: accanto al tabellone si alza la tessera della figura. Poi scegline uno.
mutants-lesson-stuck = Nessun foro si illumina: questo piolo non può formare una figura nuova da nessuna parte. Rimettilo e prendine un altro.
mutants-lesson-shapes = Il foro che il tuo piolo ha lasciato è chiuso fino alla fine della partita. Accanto al tabellone si è girata la tessera della figura che hai formato: non si può rifare. Poi tocca all’altro, e di nuovo a te: continua.
mutants-lesson-same = Girata o specchiata, una figura resta la stessa. Le tessere chiare mostrano quelle che si possono ancora formare. Il numero accanto a una scura è il turno in cui la figura è stata formata. Continua.
mutants-lesson-end = Chi non può formare una figura nuova perde. È tutto: continua qui o inizia una partita.
