### The computer player: reasons for hints, marks for turns, and the line protocol.

## Why a turn is the best
why-wins = Questa mossa vince.
why-within = { $by ->
        [none] entro { $player-is ->
            [you] le tue prossime { $turns } giocate
            [red] le prossime { $turns } giocate del Rosso
           *[black] le prossime { $turns } giocate del Nero
        }
       *[other] entro il turno { $by }
    }
why-wins-in = { $turns ->
        [one] Così si vince subito.
        [2] { $opponent-is ->
            [you] Così si forza la vittoria alla prossima giocata, qualunque cosa tu giochi.
           *[other] Così si forza la vittoria alla prossima giocata, qualunque cosa giochi { $opponent }.
        }
       *[other] { $opponent-is ->
            [you] Così si forza la vittoria { why-within }, qualunque cosa tu giochi.
           *[other] Così si forza la vittoria { why-within }, qualunque cosa giochi { $opponent }.
        }
    }
why-wins-with-two-threats = { $turns ->
        [2] { $opponent-is ->
            [you] Così si creano due minacce insieme: non puoi fermarle entrambe.
           *[other] Così si creano due minacce insieme: { $opponent } non può fermarle entrambe.
        }
       *[other] Così si creano due minacce insieme. Anche se vengono fermate, si forza la vittoria { why-within }.
    }
why-wins-with-threat = { $turns ->
        [2] Così si minaccia di vincere con la prossima mossa, e nulla può impedirlo.
       *[other] Così si minaccia di vincere con la prossima mossa. Anche se la minaccia viene fermata, si forza la vittoria { why-within }.
    }
why-keeps-win = { $turns ->
        [2] Con questo spostamento del disco nulla può fermare la minaccia.
       *[other] Con questo spostamento del disco la minaccia resta e forza la vittoria { why-within }.
    }
why-holds-out = { $turns ->
        [one] { $opponent-is ->
            [you] Nulla può impedirti di vincere alla prossima giocata.
            [red] Nulla può impedire al Rosso di vincere alla prossima giocata.
           *[black] Nulla può impedire al Nero di vincere alla prossima giocata.
        }
       *[other] { $opponent-is ->
            [you] Puoi forzare la vittoria. Così la si ritarda il più possibile: { $by ->
                [none] ti servono ancora { $turns } giocate.
               *[other] fino al turno { $by }.
            }
            [red] Il Rosso può forzare la vittoria. Così la si ritarda il più possibile: { $by ->
                [none] gli servono ancora { $turns } giocate.
               *[other] fino al turno { $by }.
            }
           *[black] Il Nero può forzare la vittoria. Così la si ritarda il più possibile: { $by ->
                [none] gli servono ancora { $turns } giocate.
               *[other] fino al turno { $by }.
            }
        }
    }
why-stops-threat-and-makes-one = { $how-is ->
        [none] Così si ferma una minaccia e se ne crea una nuova.
       *[other] Così si crea una minaccia e se ne ferma un’altra: { $how }.
    }
why-stops-threat = { $how-is ->
        [none] { $opponent-is ->
            [you] Questo ti impedisce di vincere con la prossima mossa.
            [red] Questo impedisce al Rosso di vincere con la prossima mossa.
           *[black] Questo impedisce al Nero di vincere con la prossima mossa.
        }
       *[other] { $opponent-is ->
            [you] Questo ti impedisce di vincere con la prossima mossa: { $how }.
            [red] Questo impedisce al Rosso di vincere con la prossima mossa: { $how }.
           *[black] Questo impedisce al Nero di vincere con la prossima mossa: { $how }.
        }
    }
stopping-token = { $player-is ->
        [you] uno dei tuoi segnalini
        [red] un segnalino rosso
       *[black] un segnalino nero
    }
how-stopped-in-the-way = { stopping-token } sbarra il percorso
how-stopped-space-taken = { stopping-token } occupa ora la casella d’arrivo
how-stopped-token-gone = questo segnalino non fa più da ostacolo, e quello che minaccia finisce troppo lontano
how-stopped-gap = il disco tolto lascia un vuoto sul percorso
how-stopped-space-gone = il disco d’arrivo non c’è più
how-stopped-slides-past = posato il disco, il segnalino che minaccia finisce troppo lontano
spoilt-slide = { $stays ->
        [true] { $how-is ->
            [in-the-way] { stopping-token } sbarra ancora il percorso
            [space-taken] { stopping-token } resta sulla casella d’arrivo
            [space-gone] nel punto d’arrivo non c’è nessun disco
            [gap] sul percorso resta un vuoto
            [token-gone] nessun segnalino ferma la mossa nel punto giusto
           *[slides-past] il disco più avanti resta dov’è e il segnalino prosegue
        }
       *[false] { $how-is ->
            [in-the-way] { stopping-token } sbarra il percorso
            [space-taken] { stopping-token } occupa la casella d’arrivo
            [space-gone] nel punto d’arrivo non c’è nessun disco
            [gap] c’è un vuoto sul percorso
            [token-gone] nessun segnalino ferma la mossa nel punto giusto
           *[slides-past] più avanti c’è un altro disco e il segnalino finisce troppo lontano
        }
    }
spoilt-lock = il disco che serve è bloccato
spoilt-disc = il disco che serve non si può prendere
spoilt-place = il disco non si può posare lì
spoilt-wins-first = quella risposta arriverebbe troppo tardi
spoilt-threatens = { $left ->
        [0] quella risposta non crea nessuna minaccia, dato che { spoilt-slide }
       *[one] quella risposta crea una sola minaccia, che si può fermare
    }
spoilt-answerable = { $player-is ->
        [you] hai una buona risposta
        [red] il Rosso ha una buona risposta
       *[black] il Nero ha una buona risposta
    }
allowed-win-at-once = vincere subito
allowed-two-threats = creare due minacce insieme
allowed-threat = creare una minaccia
allowed-preparation = preparare due minacce insieme
allowed-defence = { $against-is ->
        [you] fermare la tua minaccia
        [red] fermare la minaccia del Rosso
       *[black] fermare la minaccia del Nero
    }
allowed-forced-win = forzare la vittoria
allowed-good-answer = rispondere bene
why-makes-two-threats = Così si creano due minacce insieme.
why-makes-threat = Così si minaccia di vincere con la prossima mossa.
why-keeps-threat = { $opponent-is ->
        [you] Con questo spostamento del disco la minaccia resta e devi rispondere.
       *[other] Con questo spostamento del disco la minaccia resta e { $opponent } deve rispondere.
    }
why-prevents-two-threats = { $opponent-is ->
        [you] Questo ti impedisce di creare due minacce insieme.
        [red] Questo impedisce al Rosso di creare due minacce insieme.
       *[black] Questo impedisce al Nero di creare due minacce insieme.
    }
why-prevents-win = { $opponent-is ->
        [you] Questo ti impedisce di forzare la vittoria.
        [red] Questo impedisce al Rosso di forzare la vittoria.
       *[black] Questo impedisce al Nero di forzare la vittoria.
    }
why-prepares-two-threats = { $player-is ->
        [you] Così prepari due minacce insieme per la tua prossima giocata.
        [red] Così si preparano due minacce insieme per la prossima giocata del Rosso.
       *[black] Così si preparano due minacce insieme per la prossima giocata del Nero.
    }
why-keeps-two-threats-ready = { $player-is ->
        [you] Con questo spostamento del disco, alla tua prossima giocata puoi ancora creare due minacce insieme.
        [red] Con questo spostamento del disco, alla sua prossima giocata il Rosso può ancora creare due minacce insieme.
       *[black] Con questo spostamento del disco, alla sua prossima giocata il Nero può ancora creare due minacce insieme.
    }
why-is-safe = { $only ->
        [true] { $opponent-is ->
            [you] È l’unica scelta sicura. Dopo qualsiasi altra potresti vincere subito.
           *[other] È l’unica scelta sicura. Dopo qualsiasi altra { $opponent } potrebbe vincere subito.
        }
       *[false] È una scelta sicura. Dopo { $losing ->
            [1] una
           *[other] { $losing }
        } delle altre { $all } { $opponent-is ->
            [you] potresti
           *[other] { $opponent } potrebbe
        } vincere subito.
    }
why-shuts-in = { $opponent-is ->
        [you] Così uno dei tuoi segnalini resta intrappolato.
        [red] Così un segnalino del Rosso resta intrappolato.
       *[black] Così un segnalino del Nero resta intrappolato.
    }
why-joins = { $player-is ->
        [you] Così si uniscono due dei tuoi tre segnalini.
        [red] Così si uniscono due dei tre segnalini del Rosso.
       *[black] Così si uniscono due dei tre segnalini del Nero.
    }
why-fills-hole = Così si riempie un buco.
why-makes-hole = Così si crea un buco.
why-gathers = { $player-is ->
        [you] Così i tuoi tre segnalini si avvicinano tra loro.
        [red] Così i tre segnalini del Rosso si avvicinano tra loro.
       *[black] Così i tre segnalini del Nero si avvicinano tra loro.
    }
why-hinders = { $opponent-is ->
        [you] Così ti restano meno mosse tra cui scegliere: { $after } invece di { $before }.
        [red] Così al Rosso restano meno mosse tra cui scegliere: { $after } invece di { $before }.
       *[black] Così al Nero restano meno mosse tra cui scegliere: { $after } invece di { $before }.
    }
why-frees = { $player-is ->
        [you] Così hai più mosse tra cui scegliere: { $after } invece di { $before }.
       *[other] Così { $player } ha più mosse tra cui scegliere: { $after } invece di { $before }.
    }
why-escapes = { $opponent-is ->
        [you] Così non hai nessuna vittoria forzata in vista.
       *[other] Così { $opponent } non ha nessuna vittoria forzata in vista.
    }
why-improves = Fra tutte le giocate, questa ha la valutazione migliore.
why-disc-improves = Fra tutti gli spostamenti possibili di un disco, questo ha la valutazione migliore.
why-slide-did-work = La mossa ha già fatto l’essenziale. Fra tutti gli spostamenti possibili di un disco, questo ha la valutazione migliore.

## How bad a turn was
mark-good = buona giocata
mark-weak = giocata debole
mark-mistake = errore
mark-blunder = errore grave

## What a turn does
effect-wins = Vince: { $shape }
effect-stops-and-threatens = Ferma e crea minacce
effect-stops = Ferma una minaccia
effect-threatens-twice = Diverse minacce
effect-threatens-over-lock = { effect-threatens }
effect-threatens = Minaccia
effect-shuts-in = Intrappola un segnalino
effect-joins = Unisce due segnalini
effect-fills-hole = Riempie un buco
effect-makes-hole = Crea un buco

## The line protocol: its commands
protocol-help = Per vedere i comandi del protocollo, esegui questo comando e scrivi help. Li descrive anche la pagina di manuale.
protocol-heading = PROTOCOLLO A RIGHE
protocol-about = Con nonaga engine, un altro programma comunica con il motore in testo semplice. Manda un comando per riga. Le risposte arrivano nell’ordine dei comandi. Alla maggior parte dei comandi la risposta è ok, dopo le righe richieste. Se un comando non si può eseguire, la risposta è una riga che comincia con error: e nulla cambia. Una riga vuota non ha risposta.
protocol-about-go = Mentre pensa, il motore scrive una riga per ogni profondità completata: info depth D score S nodes N time MS pv TURN; TURN; … Il punteggio è in centesimi, dal punto di vista di chi deve giocare, oppure win N o loss N se è dimostrato. Poi scrive best TURN. Qualunque siano i limiti, completa prima la profondità 1. Quando l’input finisce, risponde alle righe già lette e termina.
protocol-command-nonaga = Dà il nome e la versione del programma, e le sue opzioni.
protocol-command-help = Elenca questi comandi.
protocol-command-rules = Cambia le regole della casa in booklet, at_most_four o holes_stay_open. La partita in corso resta, se le nuove regole lo permettono.
protocol-command-set = Imposta un’opzione: threads N, seed N, hash MB (la memoria per le posizioni ricordate), o level NAME.
protocol-command-position = Comincia una partita dall’inizio, o da una posizione in RON sulla stessa riga.
protocol-command-turns = Esegue delle giocate. Se una non è regolare, non ne esegue nessuna.
protocol-command-legal = Elenca le giocate regolari, una per riga.
protocol-command-go = Pensa alla prossima giocata entro questi limiti. Senza limiti, gioca secondo il suo livello.
protocol-command-stop = Ferma il go precedente. La risposta è la migliore giocata trovata. Un secondo stop ferma tutti i go in attesa.
protocol-command-quit = Ferma ogni calcolo, e poi il programma.

## The line protocol: what is wrong with a line
protocol-error-line-too-long = Questa riga è troppo lunga. Una riga può avere al massimo { $limit } byte.
protocol-error-not-text = Questa riga non è testo UTF-8.
protocol-error-unknown-command = Il comando «{ $word }» non esiste. Per vedere tutti i comandi, manda help.
protocol-error-nothing-follows = Dopo { $command } non può esserci altro. Togli «{ $found }».
protocol-error-wrong-name = { $found ->
        [none] Manca qualcosa dopo { $after }. Scegli tra { $names }.
       *[other] «{ $found }» non può stare dopo { $after }. Scegli tra { $names }.
    }
protocol-error-wrong-number = { $found ->
        [none] Manca un numero dopo { $after }. Indica un numero intero da { $least } a { $most }.
       *[other] «{ $found }» non può stare dopo { $after }. Indica un numero intero da { $least } a { $most }.
    }
protocol-error-position-form = { $error }
protocol-error-position-faulty = Questa posizione non è valida.
protocol-more-faults = { $count ->
        [one] E un altro.
       *[other] E altri { $count }.
    }
protocol-error-too-many-turns = Una partita può avere al massimo { $limit } turni.
protocol-error-turn-form = turno { $number }: { $error }
protocol-error-turn-unfinished = turno { $number }: manca lo spostamento del disco.
protocol-error-turn-illegal = turno { $number }: { $misplay }
protocol-error-rules-forbid = Le regole restano come sono, perché con «{ $rules }» il turno { $number } di questa partita non sarebbe regolare. { $misplay }
protocol-error-match-over = La partita è finita.
protocol-error-not-thinking = Il computer non sta pensando.
protocol-error-no-memory = La memoria non basta per una tabella di { $megabytes } MB.
protocol-error-no-threads = Qui non si possono avviare { $threads } thread. Impostane di meno.
