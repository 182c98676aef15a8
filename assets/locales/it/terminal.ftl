### A match in the terminal.

cli-arg-text = Gioca nel terminale, in modalità solo testo
cli-arg-continue = Continua nel terminale l’ultima partita lasciata
cli-arg-no-board = Gioca nel terminale senza disegnare il tabellone

terminal-greeting = Per le regole del gioco, scrivi { terminal-word-rules }. Per vedere che cos’altro puoi scrivere, scrivi { terminal-word-help }.
terminal-person = una persona
terminal-computer = il computer ({ $level })
terminal-nothing-to-continue = Non c’è nessuna partita da continuare.
terminal-open-elsewhere = La partita è aperta in un’altra copia di Nonaga. Continuala lì, oppure esci prima da quella copia.
terminal-how = Scrivi la parte da giocare, come 2,0>-1,0, o una giocata intera, come 2,0>-1,0 1,-2>3,-2. Le caselle hanno due numeri: il primo cresce verso destra, il secondo verso il basso a destra; 0,0 è il centro del tabellone all’inizio. Bastano anche i soli numeri: 2 0 -1 0. Oppure scrivi una di queste parole:

## What can be typed. Each is one short word in small letters
terminal-word-help = aiuto
terminal-word-help-explained = elenca queste parole
terminal-word-rules = regole
terminal-word-rules-explained = spiega in breve le regole del gioco
terminal-word-moves = mosse
terminal-word-moves-explained = elenca ciò che puoi giocare ora; per scegliere, scrivi il numero. Per una sola casella, aggiungila: mosse 2,0
terminal-word-look = guarda
terminal-word-look-explained = dice che cosa c’è su una casella e intorno: guarda 0,0
terminal-word-pieces = pezzi
terminal-word-pieces-explained = dice dove sono i segnalini e i dischi, quali dischi si possono prendere e quale è bloccato
terminal-word-board = tabellone
terminal-word-board-explained = disegna il tabellone
terminal-word-drawing = disegno
terminal-word-drawing-explained = disattiva o riattiva il disegno del tabellone prima di ogni turno
terminal-word-why = motivo
terminal-word-why-explained = ripete l’ultimo motivo, o dice perché qualcosa non è permesso: motivo 2,0>1,0
terminal-word-last = ultima
terminal-word-last-explained = ripete l’ultima giocata
terminal-word-hint = consiglio
terminal-word-hint-explained = chiede al computer una buona giocata
terminal-word-undo = annulla
terminal-word-undo-explained = annulla l’ultima parte giocata da una persona
terminal-word-redo = ripristina
terminal-word-redo-explained = rigioca ciò che è stato annullato
terminal-word-save = salva
terminal-word-save-explained = scrive una copia della partita in un file: salva nostra.ron
terminal-word-draw = patta
terminal-word-draw-explained = offre patta al computer; tra due persone, la concorda
terminal-word-resign = resa
terminal-word-resign-explained = dichiara la resa
terminal-word-yes = sì
terminal-word-yes-explained = risponde di sì a una domanda
terminal-word-no = no
terminal-word-no-explained = dice che non si vince, in un problema che lo chiede
terminal-word-quit = esci
terminal-word-quit-explained = esce; la partita si può continuare più tardi
terminal-word-who = chi
terminal-word-who-explained = dice chi c’è, come va la connessione e che cosa non è ancora arrivato
terminal-word-rematch = rivincita
terminal-word-rematch-explained = offre dopo la fine un’altra partita con i colori scambiati
terminal-word-letter = lettera
terminal-word-letter-explained = scrive una lettera, cioè una riga da spedire, con tutto ciò che l’avversario forse non ha ancora; la risposta si incolla qui
terminal-word-close = chiudi
terminal-word-close-explained = chiude la partita senza risultato

## Other words that mean the same, in small letters. One that is already there may not come again, with or without
## accents
terminal-word-help-also = ? | comandi | parole
terminal-word-rules-also = regola | regolamento
terminal-word-moves-also = mossa | elenco | lista
terminal-word-look-also = guardare | vedi | vedere
terminal-word-pieces-also = pezzo | segnalini | dove
terminal-word-board-also = tavola | plancia | mostra
terminal-word-drawing-also = disegna | disegnare
terminal-word-why-also = perché | ragione
terminal-word-last-also = ultimo | ultimo turno | ripeti | ripetere
terminal-word-hint-also = suggerimento | indizio
terminal-word-undo-also = annullare | indietro
terminal-word-redo-also = ripristinare | avanti
terminal-word-save-also = salvare | copia
terminal-word-draw-also = pareggio | pari
terminal-word-resign-also = arrendersi | abbandona | abbandonare | abbandono
terminal-word-yes-also = s | va bene | ok
terminal-word-no-also = nessuna | non si vince
terminal-word-quit-also = uscire | uscita | fine | ciao
terminal-word-who-also = connessione
terminal-word-rematch-also = altra partita
terminal-word-letter-also = posta | per lettera
terminal-word-close-also = chiudere

## What is said
terminal-thinks = Il { $side } sta pensando…
terminal-played = Il { $side } gioca { $turn }
terminal-hint = { $turn }: { $why }
tokens-of = { $side-is ->
        [red] Segnalini rossi
       *[black] Segnalini neri
    }: { $cells }
terminal-discs-lie = Dischi, fila per fila: { $rows }
terminal-run = da { $from } a { $to }
terminal-run-separator = { "; " }
discs-to-take = { $cells-count ->
        [0] Non si può prendere nessun disco.
       *[other] Dischi che si possono prendere: { $cells }
    }
terminal-discs = Puoi prendere uno di questi dischi. Scrivi il numero di un disco per vedere su quali caselle può andare:
terminal-places = Caselle per il disco in { $cell }:
disc-locked = Il disco in { $cell } è stato appena spostato: in questo turno è bloccato.
cell-holds = { $thing ->
        [red] Un segnalino rosso
        [black] Un segnalino nero
        [disc] Un disco
       *[none] Nessun disco
    } in { $cell }. Intorno:
terminal-outside = In { $cell } non c’è nulla, e accanto non c’è nessun disco: è fuori dal tabellone.
terminal-no-moves = Da lì non puoi giocare nulla.
terminal-allowed = È permesso.
terminal-no-reason = Finora non è stato rifiutato nulla.
terminal-nothing-asked = Non c’è nessuna domanda a cui rispondere di sì.
terminal-only-far = Serve solo nelle partite a distanza.
terminal-taken-back = Annullato: turno { $turn }, { $side }: { $played }
terminal-asks-resign = { hud-resign-explained } Per confermare, scrivi { terminal-word-resign } un’altra volta.
terminal-asks-draw = Se il { $other } è d’accordo, la partita è patta. Per confermare, scrivi { terminal-word-draw } un’altra volta.
terminal-draws = Il tabellone viene disegnato prima di ogni turno.
terminal-draws-not = Il tabellone non viene più disegnato prima di ogni turno.
terminal-left = La partita è salvata. Per continuarla: nonaga play --text --continue
terminal-left-empty = Non è ancora stato giocato nulla.
terminal-left-unkept = Non è stato possibile salvare la partita.
terminal-not-kept = In questo momento la partita non si può salvare. { $error } Puoi continuare a giocare.

## What lies along a direction from a cell
sight = { $direction }: { $free ->
        [0] { $end }
        [one] un disco senza segnalino, poi { $end }
       *[other] { $free } dischi senza segnalini, poi { $end }
    }
direction-east = a destra
direction-north-east = in alto a destra
direction-north-west = in alto a sinistra
direction-west = a sinistra
direction-south-west = in basso a sinistra
direction-south-east = in basso a destra
sight-end-edge = il bordo
sight-end-hole = un buco
sight-end-token = { $side-is ->
        [red] un segnalino rosso
       *[black] un segnalino nero
    }

## What is wrong with a line
terminal-error-unknown-word = «{ $word }» qui non significa nulla. Per vedere che cosa puoi scrivere, scrivi { terminal-word-help }.
terminal-error-turn-form = { $error }
terminal-error-no-cell = «{ $text }» non è una casella. Le caselle si scrivono così: 2,0 e -1,2
terminal-error-no-part = «{ $text }» non dice da dove a dove. Si scrive così: { terminal-word-why } 2,0>1,0
terminal-error-no-such-move = { $moves ->
        [0] Non c’è ancora un elenco. Per vederlo, scrivi { terminal-word-moves }.
       *[other] Nell’elenco il numero { $number } non c’è: si ferma a { $moves }.
    }
terminal-error-no-folder = La cartella { $folder } non esiste: non è stato salvato nulla.
terminal-error-not-file = { $path } non è un file normale: non è stato salvato nulla.
terminal-error-line-too-long = Questa riga è troppo lunga. Una riga può avere al massimo { $limit } byte.
cli-error-home = { $error }
