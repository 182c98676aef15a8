### The 3D game at the table.

## Why a request is refused
objection-rules = { $reason }
objection-not-yours = { $reason }
objection-looking-back = Stai guardando una giocata precedente. Torna alla posizione attuale, o scegli «Gioca da qui».
objection-too-late = È troppo tardi: nel frattempo la partita è andata avanti.
objection-nothing-to-take-back = Non c’è nulla da annullare.
objection-nothing-to-redo = Non c’è nulla da ripristinare.
objection-at-start = Questo è l’inizio della partita.
objection-at-end = Non si può andare oltre.
objection-no-draw-offered = Nessuno ha offerto patta.
objection-no-such-turn = Il turno { $turn } non esiste. { $turns ->
        [0] Questa partita non ha ancora nessun turno.
        [one] Questa partita ha un turno solo.
       *[other] Questa partita ha solo { $turns } turni.
    }

## Whose it is to ask instead
not-yours-hands = Decide chi gioca con questo colore.
not-yours-computers = Con questo colore gioca il computer.
not-yours-far-away = Con questo colore gioca qualcuno lontano, che prima deve essere d’accordo.
not-yours-lessons = Non fa parte di questa lezione. Usa i pulsanti qui sotto.
not-yours-scripts = La riproduzione è in corso. Prima mettila in pausa.

## A part that had to be skipped
skipped = { $side-is ->
        [you] { $part-is ->
            [slide] Nessuno dei tuoi segnalini può muoversi: salti la mossa.
           *[relocation] Non puoi prendere nessun disco: salti lo spostamento.
        }
        [name] { $part-is ->
            [slide] Nessun segnalino di { $side } può muoversi: { $side } salta la mossa.
           *[relocation] Non c’è nessun disco da prendere: { $side } salta lo spostamento.
        }
       *[red] { $part-is ->
            [slide] Nessun segnalino del { $side } può muoversi: il { $side } salta la mossa.
           *[relocation] Non c’è nessun disco da prendere: il { $side } salta lo spostamento.
        }
    }

## How sentences call a player
called-red = { side-red }
called-black = { side-black }
called-you = tu
called-name = { $reason }

## How the match on the table ended
end-won = { $you ->
        [won] { $shape-is ->
            [line] Hai vinto con una { $shape }!
           *[triangle] Hai vinto con un { $shape }!
        }
        [lost] Hai perso: { $winner-is ->
            [name] { $winner }
           *[red] il { $winner }
        } ha fatto { $shape-is ->
            [line] una { $shape }
           *[triangle] un { $shape }
        }.
       *[none] { $winner-is ->
            [name] { $winner }
           *[red] Il { $winner }
        } vince con { $shape-is ->
            [line] una { $shape }
           *[triangle] un { $shape }
        }.
    }
end-resigned = { $you ->
        [won] Hai vinto: { $loser-is ->
            [name] { $loser }
           *[red] il { $loser }
        } si arrende.
        [lost] Hai perso per resa.
       *[none] { $loser-is ->
            [name] { $loser }
           *[red] Il { $loser }
        } si arrende, quindi vince { $winner-is ->
            [name] { $winner }
           *[red] il { $winner }
        }.
    }

## At the table
game-title = Nonaga
game-turn = { $side-is ->
        [you] Tocca a te:
        [name] Tocca a { $side }:
       *[red] Tocca al { $side }:
    } { $due-is ->
        [slide] muovi un segnalino.
       *[relocation] sposta un disco.
    }
game-stuck = Questo segnalino non può muoversi in nessuna direzione.
game-stood-twice = Questa posizione c’è già stata. Se si presenta una terza volta, la partita è patta.

## Over the table
hud-step-slide = Muovi un segnalino
hud-step-relocation = Sposta un disco
hud-start = Inizio
hud-turn = Turno { $turn }, { $side }: { $played }
hud-resign = { $side-is ->
        [you] Ti arrendi?
       *[name] { $side }, ti arrendi?
    }
hud-resign-explained = { $other-is ->
        [name] Se ti arrendi, vince { $other }.
       *[red] Se ti arrendi, vince il { $other }.
    }
hud-offer-draw = { $other-is ->
        [name] Offri patta a { $other }?
       *[red] Offri patta al { $other }?
    }
hud-offer-draw-explained = { $other-is ->
        [name] { $other } può accettare, rifiutare o continuare a giocare.
       *[red] Il { $other } può accettare, rifiutare o continuare a giocare.
    }
hud-turn-of = { $turn ->
        [0] { hud-start }
       *[other] Turno { $turn } di { $turns }
    }
hud-next-turn-of = Prima del turno { $turn } di { $turns }
hud-played-meanwhile = { $side-is ->
        [name] { $side } ha giocato. Torna alla posizione attuale per vedere la giocata.
       *[red] Il { $side } ha giocato. Torna alla posizione attuale per vedere la giocata.
    }
hud-back-to-now = Posizione attuale
hud-play-from-here = Gioca da qui
hud-from-here = Giocare da qui?
hud-from-here-explained = { $count ->
        [one] Il turno { $last } viene annullato. Puoi ripristinarlo finché non si gioca la parte successiva.
       *[other] I turni da { $first } a { $last } vengono annullati. Puoi ripristinarli finché non si gioca la parte successiva.
    }
hud-keep-looking = Continua a guardare
hud-row-resigned = { $loser-is ->
        [you] Ti arrendi
        [name] { $loser } si arrende
       *[red] Il { $loser } si arrende
    }
hud-row-draw = Patta
hud-row-only = unica giocata
hud-row-only-slide = unica mossa
hud-row-only-relocation = unico spostamento
hud-row-variation = Variante
hud-row-prepares = Prepara minacce
hud-row-prevents = Evita minacce
hud-row-stopped = { $stops ->
        [1] una minaccia
        [2] due minacce
       *[other] le minacce
    }
hud-row-made = { $makes ->
        [1] una
        [2] due
       *[other] diverse
    }
hud-row-threats = { $stops ->
        [0] { $makes ->
            [1] Minaccia
            [2] Due minacce
           *[other] Diverse minacce
        }
       *[other] { $makes ->
            [0] Ferma { hud-row-stopped }
           *[other] Ferma { hud-row-stopped }, ne crea { hud-row-made }
        }
    }
hud-play-on = Continua
hud-draw-offered = { $side-is ->
        [name] { $side }
       *[red] Il { $side }
    } { $other-is ->
        [you] ti offre patta.
        [name] offre patta a { $other }.
       *[red] offre patta al { $other }.
    }
hud-draw-declined = { $side-is ->
        [you] Rifiuti la patta.
        [name] { $side } rifiuta la patta.
       *[red] Il { $side } rifiuta la patta.
    }
hud-agree = Accetta
hud-decline = Rifiuta
hud-result = Risultato
hud-tip = { $button } ({ $key })

hud-hint = { $part-is ->
        [slide] Consiglio: muovi il segnalino da { $from } a { $to }.
       *[relocation] Consiglio: sposta il disco da { $from } a { $to }.
    }

## What can be heard, in writing: “[A token slides, stops at the edge]”
caption = [{ $said }]
caption-token = Un segnalino { $does }
caption-token-picked-up = viene sollevato
caption-token-put-down = viene posato
caption-token-slides = si muove
caption-token-knocks = ne urta un altro
caption-token-stops = si ferma al bordo
caption-disc = Un disco { $does }
caption-disc-lifted = viene sollevato
caption-disc-glides = scivola
caption-disc-set-down = viene posato
caption-piece = Un pezzo { $does }
caption-piece-picked-up = viene sollevato
caption-piece-put-down = viene posato
caption-refused = Un colpo sordo: non si può
caption-won = Un accordo musicale: la partita è vinta
caption-lost = Un accordo musicale grave: la partita è persa
caption-drawn = Un accordo musicale leggero: la partita è patta
caption-course-end = Un accordo musicale: il corso è finito
caption-music-begins = Inizia la musica
caption-music-stops = La musica si ferma

## What the keyboard is on, for a screen reader
hud-board = Tabellone
hud-on = { $thing ->
        [red] Segnalino rosso
        [black] Segnalino nero
        [disc] Disco
       *[none] Casella vuota
    } in { $cell }{ $can ->
        [go] , puoi andare qui
        [take] , si può prendere
        [slide] , può muoversi
        [locked] , bloccato per questo turno
       *[none] {""}
    }.

## A turn that is typed
typing-how = { $due-is ->
        [slide] Scrivi da dove a dove va il segnalino, per esempio 2,0>-1,0, o una giocata intera, per esempio 2,0>-1,0 1,-2>3,-2.
       *[relocation] Scrivi da dove a dove va il disco, per esempio 1,-2>3,-2.
    }
typing-play = Gioca

## What a screen reader says at once
hud-slid = Il segnalino { $side-is ->
        [red] rosso
       *[black] nero
    } si muove da { $from } a { $to }.
hud-relocated = Il disco in { $from } viene spostato in { $to }.
hud-taken-back = Annullato.
hud-picked-up = { $part-is ->
        [slide] Hai in mano il segnalino preso da { $from }. Può andare in { $cells }.
       *[relocation] Hai in mano il disco preso da { $from }. { $places ->
            [one] Può andare su una sola casella.
           *[other] Può andare su { $places } caselle.
        }
    }
hud-put-back = Rimesso a posto.

## What keys and buttons do
action-up = Cursore in su
action-down = Cursore in giù
action-left = Cursore a sinistra
action-right = Cursore a destra
action-next = Scelta successiva
action-previous = Scelta precedente
action-choose = Scegli
action-type-turn = Scrivi una giocata
action-back = Lascia il pezzo o apri il menu
action-take-back-part = Annulla mezza giocata
action-take-back-turn = Annulla una giocata
action-redo = Ripristina
action-hint = Consiglio
action-offer-draw = Offri patta
action-resign = Arrenditi
action-flip = Gira la vista
action-whole-board = Mostra tutto il tabellone
view-is-usual = Tutto il tabellone è già visibile.
action-from-above = Vista dall’alto
action-tell-around = Di’ che cosa c’è intorno al cursore
action-tell-pieces = Di’ dove sono i pezzi
action-coordinates = Coordinate
action-turns = Turni
action-controls = Comandi
action-rules = Regole
action-pause = Menu
action-to-buttons = Vai all’elenco e ai pulsanti

## Short names below the icons of buttons
button-take-back-turn = Annulla
button-take-back-part = Mezza giocata
button-redo = Ripristina
button-flip = Gira
button-whole-board = Tutto
button-coordinates = Coordinate
button-offer-draw = Patta
button-to-start = Inizio
button-turn-back = Indietro
button-turn-forward = Avanti
button-to-end = Fine
button-mistake-forward = Errore
button-play = Riproduci
button-speed = Velocità
button-play-from-here = Gioca qui
button-share = Condividi
button-back-to-match = Partita
button-remove-line = Elimina
button-keep-lines = Salva
button-bring-back = Ripristina
button-show-win = Vittoria
button-show-turn = Meglio
button-show-next = Seguito
button-lesson-again = Ripeti
button-lesson-take-back = Annulla

## What is printed on keys
key-up = Su
key-down = Giù
key-left = Sinistra
key-right = Destra
key-tab = Tab
key-enter = Invio
key-space = Spazio
key-escape = Esc
key-backspace = Backspace
key-home = Home
key-shift = Maiusc
key-control = Ctrl
key-command = Cmd

## Gamepad buttons, by where they are, so that they fit every brand
pad-up = D-pad su
pad-down = D-pad giù
pad-left = D-pad sinistra
pad-right = D-pad destra
pad-south = Sud (A / Croce)
pad-east = Est (B / Cerchio)
pad-west = Ovest (X / Quadrato)
pad-north = Nord (Y / Triangolo)
pad-left-shoulder = Dorsale sinistro
pad-right-shoulder = Dorsale destro
pad-left-trigger = Grilletto sinistro
pad-right-trigger = Grilletto destro
pad-left-stick = Premi la levetta sinistra
pad-right-stick = Premi la levetta destra
pad-start = Start
pad-select = Select

## Mouse buttons
mouse-middle = Tasto centrale
mouse-back = Mouse: indietro
mouse-forward = Mouse: avanti
mouse-other = Tasto { $number } del mouse

## Why the game cannot open
opening-error-no-display = Il gioco non può aprirsi: non c’è uno schermo, o non risponde. I comandi testuali funzionano comunque: vedi nonaga --help.
opening-error-no-adapter = Il gioco non può aprirsi: non è stata trovata una scheda grafica adatta né un renderer software. Aggiorna il driver della scheda grafica, o installa un renderer software, come mesa-vulkan-drivers su Debian e Ubuntu. Se WGPU_BACKEND è impostata, prova senza. I comandi testuali funzionano comunque: vedi nonaga --help.
opening-error-lost-adapter = La scheda grafica o il suo driver ha smesso di funzionare, perciò il gioco si è chiuso. La tua partita è salvata: riavvia il gioco per continuarla. Se succede spesso, scegli una qualità più bassa nelle impostazioni, o aggiorna il driver della scheda grafica.
opening-error-no-assets = La cartella indicata con --assets non si può usare: { $folder } ({ $why }). Indica una cartella che esiste, o togli --assets.

## Why one of the player’s own files is not used
override-fault-unreadable = { $file } non si può leggere ({ $why }). Al suo posto si usa il file del gioco.
override-fault-broken = { $file } non si può usare: { $why }. Al suo posto si usa il file del gioco.
override-no-letters = non contiene nessun font

## News that does not stop the game
notice-home = { $reason }
notice-no-such-language = { $reason } Puoi sceglierne un’altra nelle impostazioni.
notice-match-not-kept = In questo momento la partita non si può salvare. { $reason } Puoi continuare a giocare.
notice-not-continued = Questa partita non si può continuare. { $reason }
notice-computer-stuck = Il computer ha avuto un problema mentre pensava e non riesce a giocare. Annulla la tua ultima giocata, oppure riavvia il gioco e continua la partita.
notice-looks-for-hint = Cerco un consiglio…
notice-no-hint = Per ora non c’è nessun consiglio. Chiedi di nuovo più tardi, o continua a giocare.
notice-put-back = Il disco è tornato al suo posto. Posalo dove ne tocca almeno altri due.
notice-hint = { $reason }
hint-part = { $held ->
        [true] { $part-is ->
            [slide] Ora scegli l’anello arancione.
           *[relocation] Ora posalo sulla casella tutta illuminata.
        }
       *[false] { $part-is ->
            [slide] Muovi il segnalino da un anello arancione all’altro.{ $needs-disc ->
                [true] { " " }Poi vedrai quale disco spostare.
               *[false] { "" }
            }
           *[relocation] Sposta il disco con l’anello dorato in fondo alla linea tratteggiata.
        }
    }
hint-take-back = { $part-is ->
        [slide] Puoi annullare la tua ultima giocata e provarne un’altra.
       *[relocation] Puoi annullare questa mossa e provarne un’altra.
    }
hint-aims = { $marks ->
        [one] I puntini dorati e la linea dorata mostrano la mossa che vincerebbe alla prossima giocata.
       *[other] Le linee e i puntini dorati mostrano le mosse che vincerebbero alla prossima giocata.
    }
hint-threats = { $opponent-is ->
        [you] { $marks ->
            [one] L’anello viola mostra dove minacci di vincere.
           *[other] Gli anelli viola mostrano dove minacci di vincere.
        }
        [red] { $marks ->
            [one] L’anello viola mostra dove il Rosso minaccia di vincere.
           *[other] Gli anelli viola mostrano dove il Rosso minaccia di vincere.
        }
       *[black] { $marks ->
            [one] L’anello viola mostra dove il Nero minaccia di vincere.
           *[other] Gli anelli viola mostrano dove il Nero minaccia di vincere.
        }
    }
hint-dangers = { $marks ->
        [one] La linea viola mostra la minaccia che così si evita.
       *[other] Le linee viola mostrano le minacce che così si evitano.
    }
hint-dangers-on-way = { $marks ->
        [one] I puntini viola mostrano { $opponent-is ->
            [you] la tua mossa
            [red] la mossa del Rosso
           *[black] la mossa del Nero
        }; la linea viola, la minaccia che altrimenti creerebbe.
       *[other] I puntini viola mostrano { $opponent-is ->
            [you] la tua mossa
            [red] la mossa del Rosso
           *[black] la mossa del Nero
        }; le linee viola, le minacce che altrimenti creerebbe.
    }
hint-aims-later = { $marks ->
        [one] La linea dorata mostra dove i tre segnalini potrebbero trovarsi dopo un’altra giocata.
       *[other] Le linee dorate mostrano dove i tre segnalini potrebbero trovarsi dopo un’altra giocata.
    }
hint-aims-later-on-way = { $marks ->
        [one] I puntini dorati mostrano la mossa che le crea, la linea dorata una delle due minacce. Per l’altra va anche spostato il disco giusto.
       *[other] I puntini dorati mostrano la mossa che le crea, le linee dorate le minacce.
    }
hint-prepared = { $marks ->
        [one] La linea viola mostra una delle minacce preparate.
       *[other] Le linee viola mostrano le minacce preparate.
    }
hint-prepared-on-way = { $marks ->
        [one] I puntini viola mostrano la mossa che le creerebbe, la linea viola una delle due minacce. Per l’altra va anche spostato il disco giusto.
       *[other] I puntini viola mostrano la mossa che le creerebbe, le linee viola le minacce.
    }
disc-work-closes-gap = Al segnalino vincente serve il disco in quel punto.
disc-work-stops-token = Tolto il disco, il segnalino vincente si ferma nel punto giusto.
hud-threatened = Attenzione: il { $side } minaccia di vincere con la prossima mossa.
hud-threatened-but-wins = Attenzione: il { $side } minaccia di vincere con la prossima mossa. Ma tu puoi vincere prima.
notice-slid-to-the-end = { learn-slide-far-done }
notice-told = { $reason }
notice-gamepad-gone = Il gamepad è stato scollegato. Continua con tastiera, mouse o touch, oppure ricollegalo.
notice-begins = { $first-is ->
        [you] Inizi tu.
        [name] Inizia { $first }.
       *[red] Inizia il { $first }.
    }
notice-colour-drawn = { $first-is ->
        [you] Giochi con il { $yours } e inizi tu.
        [name] Giochi con il { $yours }. Inizia { $first }.
       *[red] Giochi con il { $yours }. Inizia il { $first }.
    }
notice-progress-not-kept = I tuoi progressi nelle lezioni non si possono salvare: restano solo finché non esci. { $reason }
notice-training-not-kept = I problemi che risolvi non si possono salvare: contano solo finché non esci. { $reason }
notice-settings-not-kept = Le tue impostazioni non si possono salvare: valgono solo finché non esci. { $reason }

## A player with the level of the computer beside the name, or with “you”
game-computer = { $name } · { $level }

## Why a file in the player’s folder of lessons is not used
lesson-trouble-unreadable = non si può leggere ({ $reason }).
lesson-trouble-wrong = { $reason }
