### A recorded match that is being watched.

watching-where = { $match } · { $place }
watching-amid = { $turn }, dopo la mossa. Segue lo spostamento di un disco.
watching-note = Turno { $turn }: { $note }
watching-played = { $turn } · { $side }
watching-speed = { $speed }×
watching-speed-name = Velocità: { $speed }×
watching-pause = Pausa
watching-timeline = Cronologia
watching-fault = La partita si ferma qui: { $why }

controls-note-watching = Mentre guardi una partita, le frecce e il D-pad la fanno scorrere, e Spazio o Sud la riproduce. Tab o un dorsale porta il cursore sul tabellone, così puoi provare una giocata; Esc o Est lo toglie.

## Variations
line-after = { $turn ->
        [0] Variante dall’inizio
       *[other] Variante dopo il turno { $turn }
    }
line-turn = { line-after } · { $place }
line-after-slide = { line-after }. La partita resta com’è. Ora sposta un disco.
line-keep = Salva le varianti
line-bring-back = Ripristina la variante
watching-decisive-turn = Guarda la giocata decisiva
watching-show-win = Mostra come si vince
watching-show-turn = Mostra una giocata migliore
watching-show-next = Mostra come continua

## What keys and buttons do
action-to-start = Vai all’inizio
action-turn-back = Una giocata indietro
action-part-back = Una parte indietro
action-play-or-pause = Riproduci
action-part-forward = Una parte avanti
action-turn-forward = Una giocata avanti
action-to-end = Vai alla fine
action-slower = Più lento
action-faster = Più veloce
action-mistake-back = Errore precedente
action-mistake-forward = Errore successivo
watching-no-mistake-yet = Per ora non sono stati trovati errori più avanti. L’analisi della partita è ancora in corso.
watching-no-mistake = Non ci sono errori in questa partita.
watching-only-mistake = Questa giocata è l’unico errore di questa partita.
watching-first-mistake = Torna al primo errore.
action-show-better = Mostra come si vince, una giocata migliore o come continua
action-back-to-match = Torna alla partita
action-remove-line = Elimina la variante
action-play-from-here = Gioca da qui
action-share = Condividi

## What is printed on keys
key-end = Fine
key-page-up = Pag su
key-page-down = Pag giù
key-delete = Canc
key-comma = ,
key-period = .
key-minus = -
key-equal = =
key-plus = +

## Playing on from a moment of a match
from-here = Gioca da qui
from-here-explained = Una nuova partita comincia { $turn ->
        [0] dall’inizio di questa
       *[other] dopo il turno { $turn }
    }. Inizia il { $side }. Questa partita resta com’è.
from-here-amid = Una nuova partita comincia a metà del turno { $turn }. Prima il { $side } sposta un disco. Questa partita resta com’è.
from-here-same = Continua con gli stessi giocatori
match-name = { $red } – { $black }

## Why a request about variations is refused
objection-line = { $reason }
objection-no-variation = Qui non c’è nessuna variante.

## Why a match ended
turning-looking = Cerco la giocata decisiva…
turning-go-there = Guarda il turno { $turn }
turning-turn = Turno { $turn }

## A turn with its mark, for a screen reader
hud-turn-marked = { $turn } ({ $mark })

## What was kept
notice-record-kept = Le tue modifiche alla partita sono state salvate.
notice-copy-kept = Ora tra le tue partite c’è una copia con le varianti.
notice-record-not-kept = Le tue modifiche alla partita non si possono salvare. { $reason }

## What the turns were worth
sketch-pointed = I segni mostrano la giocata che indichi.
judged-shows-win = { $who-is ->
        [you] Ecco come puoi vincere.
        [red] Ecco come può vincere il Rosso.
       *[black] Ecco come può vincere il Nero.
    }
judged-shows-forced = { $who-is ->
        [you] Nessun’altra tua risposta lo avrebbe impedito.
        [red] Nessun’altra risposta del Rosso lo avrebbe impedito.
       *[black] Nessun’altra risposta del Nero lo avrebbe impedito.
    }
judged-cannot-stop = { $who-is ->
        [you] Non puoi più fermare la minaccia
        [red] Il Rosso non può più fermare la minaccia
       *[black] Il Nero non può più fermare la minaccia
    }: { $locked ->
        [true] il disco che servirebbe è bloccato.
       *[false] nessun segnalino può mettersi in mezzo e spostare un disco non serve.
    }
judged-shows-turn = Questa giocata sarebbe stata migliore per { $who-is ->
        [you] te
        [red] il Rosso
       *[black] il Nero
    }.
judged-shows-answer = { $who-is ->
        [you] Questa sarebbe la tua risposta migliore.
        [red] Questa sarebbe la risposta migliore del Rosso.
       *[black] Questa sarebbe la risposta migliore del Nero.
    }
judged-only-delays = Può solo ritardare la sconfitta.
judged-shows-next = { $who-is ->
        [you] Poi potresti continuare così.
        [red] Poi il Rosso potrebbe continuare così.
       *[black] Poi il Nero potrebbe continuare così.
    }
judged-shows-allowed = { $who-is ->
        [you] Dopo la giocata consigliata, questa risposta non ti fa più vincere.
        [red] Dopo la giocata consigliata, questa risposta non fa più vincere il Rosso.
       *[black] Dopo la giocata consigliata, questa risposta non fa più vincere il Nero.
    }
judged-shows-lesser = { $who-is ->
        [you] Dopo la giocata consigliata, la tua risposta migliore è meno efficace.
        [red] Dopo la giocata consigliata, la risposta migliore del Rosso è meno efficace.
       *[black] Dopo la giocata consigliata, la risposta migliore del Nero è meno efficace.
    }
judged-shows-refuted = { $who-is ->
        [you] Puoi rispondere così.
        [red] Il Rosso può rispondere così.
       *[black] Il Nero può rispondere così.
    }
judged-not-in-match = Nella partita { $how-is ->
        [slide] { $who-is ->
            [you] non puoi fare questa mossa
           *[red] { $who } non può fare questa mossa
        }
       *[other] questo spostamento del disco non è possibile
    }: { $how }.
judged-progress = Analizzo la partita: turno { $turn } di { $turns }
judged-trying = Analizzo questa giocata…
judged-begins-won = { $who-is ->
        [you] Vinci questa partita al turno { $turn }.
        [red] Il Rosso vince questa partita al turno { $turn }.
       *[black] Il Nero vince questa partita al turno { $turn }.
    }
judged-begins = Scorri la partita giocata per giocata, oppure prova una tua giocata sul tabellone.
judged-good = Turno { $turn }: una buona giocata.
judged-nearly-best = Nessun’altra giocata è nettamente migliore.
judged-better-than-played = Questa giocata è migliore di quella della partita.
judged-better-by = Questa giocata è migliore di quella della partita: { $who-is ->
        [you] hai
        [red] il Rosso ha
       *[black] il Nero ha
    } più probabilità di vincere ({ $chance }% invece di { $played }%).
judged-worse-than-played = La giocata della partita è migliore.
judged-worse-by = La giocata della partita è migliore: { $who-is ->
        [you] avresti
        [red] il Rosso avrebbe
       *[black] il Nero avrebbe
    } più probabilità di vincere ({ $played }% invece di { $chance }%).
judged-as-good-as-played = Questa giocata vale quanto quella della partita.
judged-no-better-than-played = La giocata della partita non è molto migliore.
judged-loses-later = Con questa giocata si resiste più a lungo che con quella della partita.
judged-loses-sooner = Con la giocata della partita si resiste più a lungo.
judged-legend = { $notes ->
        [0] La parte rossa del grafico è la probabilità che vinca il Rosso. Le croci sono errori, i trattini minacce: in alto quelle del Nero, in basso quelle del Rosso.
       *[other] La parte rossa del grafico è la probabilità che vinca il Rosso. Le croci sono errori, i trattini minacce: in alto quelle del Nero, in basso quelle del Rosso. I punti sono note.
    }
judged-red-chance = Probabilità di vittoria del Rosso { $turn ->
        [0] all’inizio
       *[other] dopo il turno { $turn }
    }: { $chance }%.
judged-can-win = { $who-is ->
        [you] Ora puoi vincere con la prossima mossa.
       *[red] Ora { $who } può vincere con la prossima mossa.
    }
judged-can-force = { $who-is ->
        [you] Puoi forzare la vittoria.
        [red] Il Rosso può forzare la vittoria.
       *[black] Il Nero può forzare la vittoria.
    }
judged-too-late = { $who-is ->
        [you] { $threats ->
            [one] La tua minaccia arriva troppo tardi.
           *[other] Le tue minacce arrivano troppo tardi.
        }
        [red] { $threats ->
            [one] La minaccia del Rosso arriva troppo tardi.
           *[other] Le minacce del Rosso arrivano troppo tardi.
        }
       *[black] { $threats ->
            [one] La minaccia del Nero arriva troppo tardi.
           *[other] Le minacce del Nero arrivano troppo tardi.
        }
    }
judged-quiet = Una giocata tranquilla: non crea minacce e non ne ferma nessuna.
judged-one-space = Così si crea una minaccia: { $slides ->
        [2] due mosse diverse
        [3] tre mosse diverse
       *[other] { $slides } mosse diverse
    } verso la stessa casella farebbero vincere.
judged-can-stop = { $opponent-is ->
        [you] Ma puoi ancora fermarle.
        [red] Ma il Rosso può ancora fermarle.
       *[black] Ma il Nero può ancora fermarle.
    }
judged-stops-threats = { $makes ->
        [0] Questo ferma
        [1] Questo crea una minaccia e ferma
        [2] Questo crea due minacce insieme e ferma
       *[other] Questo crea { $makes } minacce insieme e ferma
    } { $threats ->
        [1] { $opponent-is ->
            [you] la tua minaccia
            [red] la minaccia del Rosso
           *[black] la minaccia del Nero
        }
        [2] { $opponent-is ->
            [you] entrambe le tue minacce
            [red] entrambe le minacce del Rosso
           *[black] entrambe le minacce del Nero
        }
        [3] { $opponent-is ->
            [you] tutte e tre le tue minacce
            [red] tutte e tre le minacce del Rosso
           *[black] tutte e tre le minacce del Nero
        }
       *[other] { $opponent-is ->
            [you] tutte e { $threats } le tue minacce
            [red] tutte e { $threats } le minacce del Rosso
           *[black] tutte e { $threats } le minacce del Nero
        }
    }{ $how-is ->
        [none] .
       *[other] {":"} { $how }.
    }
judged-each-stopped = Nell’una { $one }; nell’altra { $other }.
judged-quiet-again = Un’altra giocata tranquilla.
judged-best = Non è stata trovata una giocata migliore.
judged-slower = { $who-is ->
        [you] Avresti potuto vincere prima.
        [red] Il Rosso avrebbe potuto vincere prima.
       *[black] Il Nero avrebbe potuto vincere prima.
    }
judged-stands-even = Nessuno è in vantaggio.
judged-stands-ahead = { $who-is ->
        [you] Sei in leggero vantaggio.
        [red] Il Rosso è in leggero vantaggio.
       *[black] Il Nero è in leggero vantaggio.
    }
judged-stands-clear = { $who-is ->
        [you] Sei in netto vantaggio.
        [red] Il Rosso è in netto vantaggio.
       *[black] Il Nero è in netto vantaggio.
    }
judged-stands-won = { $who-is ->
        [you] Hai la partita in pugno.
        [red] Il Rosso ha la partita in pugno.
       *[black] Il Nero ha la partita in pugno.
    }
judged-next = { $who-is ->
        [you] La tua prossima giocata
        [red] La prossima giocata del Rosso
       *[black] La prossima giocata del Nero
    } (turno { $turn }) è { $mark-is ->
        [weak] debole.
        [mistake] un errore.
       *[blunder] un errore grave.
    }
judged-prepared = Al turno { $turn } { $who-is ->
        [you] hai
       *[red] { $who } ha
    } preparato due minacce insieme.
judged-find = { $wins ->
        [true] { $who-is ->
            [you] Puoi forzare la vittoria.
            [red] Il Rosso può forzare la vittoria.
           *[black] Il Nero può forzare la vittoria.
        } Vedi come?
       *[false] Trovi di meglio?
    }
judged-decided = Questa giocata ha deciso la partita.
judged-no-better = Forse era già troppo tardi: non è stata trovata nessuna giocata nettamente migliore.
judged-took-longer = { $who-is ->
        [you] Hai vinto solo al turno { $turn }.
        [red] Il Rosso ha vinto solo al turno { $turn }.
       *[black] Il Nero ha vinto solo al turno { $turn }.
    }
judged-match-shows = Il resto della partita mostra come.
judged-last-mistake = { $who-is ->
        [you] Il tuo ultimo errore prima di allora è stato al turno { $turn }.
        [red] L’ultimo errore del Rosso prima di allora è stato al turno { $turn }.
       *[black] L’ultimo errore del Nero prima di allora è stato al turno { $turn }.
    }
judged-was = { $who-is ->
        [you] La tua giocata
        [red] La giocata del Rosso
       *[black] La giocata del Nero
    } al turno { $turn } è stata { $mark-is ->
        [weak] debole.
        [mistake] un errore.
       *[blunder] un errore grave.
    }
judged-disc-alone = La mossa era giusta, lo spostamento del disco no.
judged-only = { $who-is ->
        [you] La tua giocata
        [red] La giocata del Rosso
       *[black] La giocata del Nero
    } al turno { $turn } è stata quella giusta.
judged-gave-away = { $who-is ->
        [you] La tua probabilità di vittoria è scesa (prima { $before }%, poi { $after }%).
        [red] La probabilità di vittoria del Rosso è scesa (prima { $before }%, poi { $after }%).
       *[black] La probabilità di vittoria del Nero è scesa (prima { $before }%, poi { $after }%).
    }
judged-keeps = { $who-is ->
        [you] A quel punto avresti più probabilità di vincere ({ $before }% invece di { $after }%).
        [red] A quel punto il Rosso avrebbe più probabilità di vincere ({ $before }% invece di { $after }%).
       *[black] A quel punto il Nero avrebbe più probabilità di vincere ({ $before }% invece di { $after }%).
    }
judged-spoils = { $opponent-is ->
        [you] Dopo questa giocata, non puoi
        [red] Dopo questa giocata, il Rosso non può
       *[black] Dopo questa giocata, il Nero non può
    } { $allowed-is ->
        [good-answer] { $marked ->
            [true] giocare la risposta segnata in viola
           *[false] rispondere altrettanto bene
        }
       *[other] { $allowed }{ $marked ->
            [true] { " " }come segnato in viola
           *[false] { "" }
        }
    }: { $how }.
judged-answer = { $allowed-is ->
        [none] In viola: { $opponent-is ->
            [you] la tua risposta migliore
            [red] la risposta migliore del Rosso
           *[black] la risposta migliore del Nero
        }.
       *[other] In viola: come { $opponent-is ->
            [you] puoi
            [red] il Rosso può
           *[black] il Nero può
        } { $allowed }.
    }
judged-step-back = Torna indietro di un turno e cerca tu qualcosa di meglio.
judged-after-better = { $part-is ->
        [slide] Con una mossa migliore
        [relocation] Con uno spostamento migliore del disco
       *[none] Con una mossa e uno spostamento del disco migliori
    }
judged-prevented = { judged-after-better }, questo non funziona più: { $how }.
judged-missed-two-threats = { judged-after-better }, { $who-is ->
        [you] avresti
        [red] il Rosso avrebbe
       *[black] il Nero avrebbe
    } creato due minacce insieme.
judged-missed-threat = { judged-after-better }, { $who-is ->
        [you] avresti
        [red] il Rosso avrebbe
       *[black] il Nero avrebbe
    } creato una minaccia.
judged-missed-preparation = { judged-after-better }, { $who-is ->
        [you] avresti
        [red] il Rosso avrebbe
       *[black] il Nero avrebbe
    } preparato due minacce insieme.
judged-missed-prevention = { judged-after-better }, si eviterebbe che { $opponent-is ->
        [you] tu creassi
        [red] il Rosso creasse
       *[black] il Nero creasse
    } due minacce insieme.
judged-prevents-prepared = { $opponent-is ->
        [you] Così non puoi
        [red] Così il Rosso non può
       *[black] Così il Nero non può
    } più creare due minacce insieme.
judged-prepared-too-late = { $opponent-is ->
        [you] Prima devi rispondere; le tue due minacce arriverebbero
        [red] Prima il Rosso deve rispondere; le sue due minacce arriverebbero
       *[black] Prima il Nero deve rispondere; le sue due minacce arriverebbero
    } troppo tardi.
judged-gold-ring = L’anello dorato mostra dove.

## The menu over a recorded match
pause-watching = Stai solo guardando questa partita. Se esci non perdi nulla.
pause-watching-lines = Stai solo guardando questa partita. Se esci senza salvare, le tue varianti andranno perse.
pause-watched = Torna alla partita che stavi guardando
