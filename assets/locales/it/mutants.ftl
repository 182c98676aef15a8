### Pentamini mutanti, un terzo gioco per due.

mutant-side-first = Giocatore 1
mutant-side-second = Giocatore 2

mutant-level-easy = { level-easy }
mutant-level-medium = { level-medium }
mutant-level-master = { level-master }

## Why a turn is refused
mutant-refusal-match-over = La partita è finita.
mutant-refusal-start-to-draw = Prima bisogna disegnare la posizione iniziale. { $left ->
        [one] Manca 1 cerchio
       *[other] Mancano { $left } cerchi
    }: scrivi la casella del prossimo, come c3.
mutant-refusal-start-drawn = La posizione iniziale ha già i suoi cinque cerchi.
mutant-refusal-no-circle = Qui non c’è un cerchio da barrare ({ $cell }).
mutant-refusal-crossed = Questa casella è barrata fino alla fine della partita ({ $cell }).
mutant-refusal-occupied = Qui c’è già un cerchio ({ $cell }).
mutant-refusal-off-grid = La griglia non ha la casella { $cell }: va da a1 a e5.
mutant-refusal-not-in-the-middle = Il primo cerchio va tra a1 ed e5 ({ $cell }).
mutant-refusal-touches-none = Dopo il primo, ogni cerchio deve toccarne un altro per un lato ({ $cell }).
mutant-refusal-apart = I cinque cerchi non starebbero più uniti ({ $cell }).
mutant-refusal-same-shape = È di nuovo la { $shape }, girata, specchiata o spostata: la figura deve cambiare.
mutant-refusal-formed-before = { $turn ->
        [0] La { $shape } era la figura iniziale.
       *[other] La { $shape } è stata formata nella giocata { $turn }.
    }

mutant-turn-form-error-no-arrow = Tra le due caselle manca il >. Una giocata si scrive così: a1>b1
mutant-turn-form-error-no-cell-before = Non comincia con una casella. Una giocata si scrive così: a1>b1
mutant-turn-form-error-no-cell-after = Non finisce con una casella. Una giocata si scrive così: a1>b1

## Why circles are no start
mutant-start-fault-not-five = una posizione iniziale ha cinque cerchi, non { $circles }
mutant-start-fault-twice = { $cell } c’è due volte
mutant-start-fault-off-grid = la griglia non ha la casella { $cell }: va da a1 a e5
mutant-start-fault-apart = i cinque cerchi non sono uniti
mutant-start-fault-far-away = almeno un cerchio va tra a1 ed e5

## How a match ends
mutant-ending-none-left = { $shapes ->
        [12] Sono state formate tutte e dodici le figure.
       *[other] Dopo { $shapes } figure non se ne può formare una nuova.
    } { $by-is ->
        [first] Il Giocatore 1 non può più giocare, quindi vince il Giocatore 2.
       *[second] Il Giocatore 2 non può più giocare, quindi vince il Giocatore 1.
    }
mutant-ending-repeated = { $by-is ->
        [first] { $turn ->
            [0] Il Giocatore 1 ha formato di nuovo la { $shape }, che era la figura iniziale, quindi vince il Giocatore 2.
           *[other] Il Giocatore 1 ha formato di nuovo la { $shape }, già formata nella giocata { $turn }, quindi vince il Giocatore 2.
        }
       *[second] { $turn ->
            [0] Il Giocatore 2 ha formato di nuovo la { $shape }, che era la figura iniziale, quindi vince il Giocatore 1.
           *[other] Il Giocatore 2 ha formato di nuovo la { $shape }, già formata nella giocata { $turn }, quindi vince il Giocatore 1.
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
mutant-why-wins = Forma la { $shape }, e poi non si può formare nessuna figura nuova: vinci tu.
mutant-why-wins-in = Forma la { $shape }. Vinci in { $turns } giocate tra tutti e due, qualunque cosa giochi l’avversario.
mutant-why-holds-out = Forma la { $shape }. L’avversario può vincere, ma così resisti di più: { $turns } giocate tra tutti e due.
mutant-why-circle-wins = Con questo cerchio puoi vincere, qualunque cosa faccia l’avversario: in { $turns } giocate tra tutti e due, cerchi compresi.
mutant-why-circle-holds-out = L’avversario può vincere dopo qualunque cerchio. Così resisti di più: { $turns } giocate tra tutti e due, cerchi compresi.

## Records
mutant-record-error-too-large = { record-error-too-large }
mutant-record-error-empty = { record-error-empty }
mutant-record-error-unreadable = { record-error-unreadable }
mutant-record-error-other-format = { record-error-other-format }
mutant-record-error-other-version = { record-error-other-version }
mutant-record-error-date = { record-error-date }
mutant-record-error-start-form = la posizione iniziale contiene «{ $written }», che non è una casella. Si scrive così: a1
mutant-record-error-start-faulty = la posizione iniziale: { $fault }
mutant-record-error-circle-illegal = cerchio { $circle } «{ $written }»: { $refusal }
mutant-record-error-turn-form = { record-error-turn-form }
mutant-record-error-turn-illegal = giocata { $turn } «{ $written }»: { $refusal }
mutant-record-error-turn-after-end = { record-error-turn-after-end }
mutant-record-error-result-differs = { record-error-result-differs }

## The text commands
cli-value-start = INIZIO
cli-about-mutants = Apre Pentamini mutanti, un altro gioco per due nello stesso legno
cli-about-mutants-turns = Elenca tutte le giocate regolari, una per riga
cli-about-mutants-perft = Conta le sequenze di giocate: scrive quante sono a ogni profondità
cli-about-mutants-solve = Dice chi vince se entrambi giocano al meglio, in quante giocate, e come comincia
cli-arg-mutants-start = Come comincia la partita: una figura (F I L N P T U V W X Y Z), cinque caselle come "a1 b1 c1 d1 e1", lot (a sorte) o draw (i giocatori disegnano a turno). Valore predefinito in una partita: lot
cli-arg-mutants-endless = Gioca su una griglia senza limiti, non su 5×5
cli-arg-mutants-seed = Il numero da cui dipende il sorteggio. Lo stesso numero dà la stessa posizione iniziale
cli-arg-mutants-repeats-lose = Regola della casa: chi ripete una figura perde. Senza, una giocata del genere è rifiutata
cli-arg-mutants-first = Chi è il Giocatore 1, che comincia: { $names }. Valore predefinito: human
cli-arg-mutants-second = Chi è il Giocatore 2: { $names }. Valore predefinito: human
cli-arg-mutants-match = La registrazione della partita da cui partire, invece di una posizione iniziale. - è lo standard input
cli-arg-mutants-turn = Parte da dopo la giocata N di quella partita; 0 è prima della prima. Valore predefinito: l’ultima giocata
cli-arg-mutants-all = Risolve ogni posizione iniziale su 5×5, una per riga, tranne quelle che sono un’altra girata o specchiata
cli-error-mutants-wrong = { $file }: { $error } [{ $name }]
cli-error-mutants-has-none = { $file } è una partita di Pentamini mutanti, quindi --{ $option } qui non significa nulla.
cli-error-mutants-no-start = «{ $start }» non è una posizione iniziale. Serve una figura (F I L N P T U V W X Y Z), cinque caselle come "a1 b1 c1 d1 e1", lot o draw.
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
mutants-legend = O è un cerchio, x una casella barrata e un punto una casella vuota.
mutants-shapes-legend = # si può ancora formare, - è già stata formata. Girata o specchiata, una figura resta la stessa.
mutants-to-move = { $side-is ->
        [first] Tocca al Giocatore 1.
       *[second] Tocca al Giocatore 2.
    }
mutants-to-draw = { $side-is ->
        [first] Il Giocatore 1 disegna il cerchio { $circle } di 5 della posizione iniziale.
       *[second] Il Giocatore 2 disegna il cerchio { $circle } di 5 della posizione iniziale.
    }
mutants-thinks = Il { $side } sta pensando…
mutants-plays = Il { $side } disegna { $step }
mutants-forms = Il { $side } gioca { $step } e forma la { $shape }
mutants-proven = Il { $side } può vincere comunque risponda l’altro: ancora { $turns ->
        [one] 1 giocata
       *[other] { $turns } giocate
    } tra tutti e due.
mutants-step = { $kind ->
        [circle] Cerchio
       *[turn] Giocata
    } { $number }, { $side }: { $step }
mutants-taken-back = Annullato: { $kind ->
        [circle] cerchio
       *[turn] giocata
    } { $number }, { $side }: { $step }
mutants-formed = Ora la { $shape }. Formate finora: { $formed }.
mutants-to-form = { $shapes-count ->
        [0] Sono state formate tutte e dodici le figure.
       *[other] Ancora da formare: { $shapes }.
    }
mutants-circles = { $squares-count ->
        [0] Non ci sono ancora cerchi.
       *[other] Cerchi: { $squares }
    }
mutants-crossed = { $squares-count ->
        [0] Nessuna casella è barrata.
       *[other] Barrate: { $squares }
    }
mutants-formed-in = { $turn ->
        [0] { $shape }: all’inizio
       *[other] { $shape }: nella giocata { $turn }
    }
mutants-none-crossing = Barrando { $square }, nessun cerchio dà una figura nuova.
mutants-asks-resign = Se ti arrendi, vince il { $other }. Per confermare, scrivi { terminal-word-resign } un’altra volta.
mutants-left = La partita è salvata. Per continuarla: nonaga mutants --text --continue
mutants-how = Scrivi una giocata, come a1>b1: il cerchio in a1 viene barrato, e se ne disegna uno in b1. Le lettere crescono verso destra, i numeri verso l’alto. Per vedere che cosa puoi fare barrando un cerchio, scrivi la sua casella. Mentre si disegna la posizione iniziale, scrivi una casella per il prossimo cerchio. Oppure scrivi una di queste parole:
mutants-how-endless = A sinistra di a vengono -a, -b e così via, e sotto 1 vengono -1, -2 e così via: -a1 è a sinistra di a1, e a-1 sotto. Non c’è una riga 0.
mutants-word-moves = elenca ciò che puoi giocare ora; per un solo cerchio da barrare, aggiungi la sua casella: mosse a1
mutants-word-pieces = dice dove sono i cerchi, che cosa è barrato, e quali figure sono state formate e in quale giocata
mutants-word-why = ripete l’ultimo motivo, o dice perché qualcosa non è permesso: motivo a1>b1
mutants-word-undo = annulla l’ultima giocata o l’ultimo cerchio di una persona
terminal-error-mutants-no-square = «{ $text }» non è una casella. Si scrive così: a1

## The rules
mutants-rules-turn = Cinque cerchi formano una delle dodici figure di cinque caselle. Quando tocca a te, barra un cerchio e disegnane un altro in una casella vuota, in modo che i cinque formino un’altra figura.
mutants-rules-crossed = Una casella barrata non si usa più fino alla fine della partita.
mutants-rules-shapes = Ogni figura si può formare una volta sola in una partita, compresa quella iniziale. Girata o specchiata, è la stessa figura.
mutants-rules-end = Chi non può formare una figura nuova perde.
mutants-rules-refused = Una giocata che ripete una figura è rifiutata.
mutants-rules-lose = Regola della casa: chi ripete una figura perde.
mutants-rules-again = Una giocata che ripete una figura è rifiutata. Con la regola della casa, fa perdere.

## The game in 3D
mutants = Pentamini mutanti
mutants-play = Gioca a Pentamini mutanti
mutants-grid-five = 5 × 5
mutants-grid-endless = Senza limiti
mutants-start = Prima figura
mutants-start-lot = A sorte
mutants-start-chosen = Scelto
mutants-start-drawn = A turno
mutants-shape = Figura
mutants-seat = Tu sei
mutants-repeats = Rifare una figura
mutants-repeats-refused = È rifiutato
mutants-repeats-lose = Fa perdere
mutants-rematch = Rivincita a parti scambiate
mutants-resign = Se ti arrendi, vince { $other }.
mutants-kept-details = { $date } · { $board } · { $turns ->
        [one] 1 giocata
       *[other] { $turns } giocate
    } · { $outcome }
mutants-cell-circle = { $square }: un cerchio.
mutants-cell-crossed = { $square }: barrata.
mutants-cell-empty = { $square }: vuota.
mutants-can-cross = Puoi barrarlo.
mutants-can-draw = Qui puoi disegnare un cerchio.
mutants-picked-up = Il cerchio in { $from } è preso. Un cerchio su una di queste caselle dà una figura nuova: { $squares }.
mutants-not-formed = { $shape }: non ancora formata
mutants-would-form = Così si forma la { $shape }.
mutants-lesson-cross = Cinque cerchi formano la T. Scegli quello da barrare: il suo piolo si alza.
mutants-lesson-draw = Sulle caselle luminose un cerchio dà un’altra figura. Indicane una per vedere quale, e sceglila.
mutants-lesson-shapes = La casella che il tuo piolo ha lasciato è barrata per il resto della partita. La figura che hai fatto si è girata accanto al tabellone: non si può rifare. Poi tocca all’altro, e di nuovo a te: continua.
mutants-lesson-same = Girata o riflessa, una figura resta la stessa. Le tessere chiare mostrano quelle che si possono ancora formare. Continua.
mutants-lesson-end = Chi non può formare una figura nuova perde. È tutto: continua qui o inizia una partita.
