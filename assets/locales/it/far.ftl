### Matches with somebody far away.

## Help
cli-about-invite = Invita a una partita qualcuno che è lontano, e mostra l’invito
cli-about-join = Entra nella partita di un invito, o ne continua una con la lettera ricevuta
cli-about-friends = Elenca le persone con cui hai giocato a distanza e le partite che aspettano
cli-value-reach = PORTATA
cli-value-begin = CHI
cli-value-invitation = INVITO
cli-value-name = NOME
cli-value-address = INDIRIZZO
cli-arg-reach = Fin dove arrivare: { $names }. Valore predefinito: internet. Con machine bastano due terminali di questo computer per provare
cli-arg-begin = Chi inizia: { $names }. Valore predefinito: draw, a sorte
cli-arg-invitation = L’invito o la lettera che qualcuno ti ha mandato. Senza, Nonaga aspetta che un amico ti inviti
cli-arg-friend = Invita di nuovo questo amico, uno di quelli elencati da nonaga friends. Non gli serve il testo dell’invito, ma deve essere in attesa con: nonaga join --text
cli-arg-yes = Accetta le condizioni senza chiedere
cli-arg-relay = Usa questo relay invece di quelli pubblici
cli-arg-only-by-relay = Passa sempre per il relay, così l’avversario non conosce il tuo indirizzo
cli-arg-name = Il nome che vede l’avversario
cli-arg-as = Fa giocare il computer al posto tuo: { $names }. L’avversario viene avvisato
cli-arg-continue-as = Il livello del computer che gioca al posto tuo in una partita a distanza
cli-arg-with = Continua la partita con questa persona
cli-arg-network = Esamina anche la rete. I server pubblici vedranno l’indirizzo di questo computer
cli-man-file-far = Le tue partite a distanza, i tuoi amici e la tua chiave. Chi ha la chiave può giocare al posto tuo.

## Words
far-nameless = Anonimo
far-word-undo = chiede di annullare la tua ultima giocata
far-word-draw = offre patta
far-word-yes = accetta quello che chiede l’avversario
far-word-no = rifiuta quello che chiede l’avversario
far-word-hint = chiede al computer una buona giocata, se le condizioni lo permettono

## The invitation and the terms
far-how = Manda questo testo a una persona, che può entrare con: nonaga join INVITO --text. Vale una volta sola. Lascia aperto Nonaga qui.
far-seen = { $reach ->
        [machine] Può partecipare solo un altro Nonaga su questo computer. Nessun dato ne esce.
        [network] Nessun dato esce dalla tua rete.
       *[internet] { $relayed ->
            [yes] L’avversario non conosce l’indirizzo di questo computer. Il relay vede indirizzi e orari, ma non quello che si gioca.
           *[no] L’avversario vede l’indirizzo di questo computer. I relay vedono indirizzi e orari, ma non quello che si gioca.
        }
    }
far-connecting = Connessione…
far-goes-on = La partita con { $name } continua.
far-whose-turn = { $whose ->
        [own] Tocca a te.
       *[other] Tocca a { $name }.
    }
far-terms = { $name } ti invita a una partita.
far-computer-there = Dall’altra parte gioca il computer: { $level }.
far-terms-rules = Regole: { $rules }
far-terms-colour = { $colour ->
        [red] Giochi con il Rosso.
        [black] Giochi con il Nero.
       *[lot] I colori si tirano a sorte.
    }
far-terms-begins = { $begins ->
        [you] Inizi tu.
        [other] Inizia { $name }.
       *[lot] Si tira a sorte chi inizia.
    }
far-terms-take-back = { $allowed ->
        [yes] Le giocate si possono annullare se l’avversario è d’accordo.
       *[no] Non si può annullare nulla.
    }
far-terms-hints = { $allowed ->
        [yes] I consigli sono permessi.
       *[no] Non ci sono consigli.
    }
far-terms-ask = Vuoi giocare? Scrivi { terminal-word-yes } o { terminal-word-no }.
far-you-declined = Hai rifiutato l’invito.
far-somebody-declined = Qualcuno ha rifiutato le condizioni. L’invito resta aperto.
far-joined = { $name } ha accettato l’invito.

## Who is there
far-nobody = Nessuno ha ancora accettato l’invito.
far-reading = Qualcuno sta leggendo le condizioni.
far-knock = { $stands ->
        [away] { $name } non sta aspettando amici in questo momento. Nonaga continua a provare.
        [asked] { $name } ha ricevuto il tuo invito.
       *[declined] { $name } non vuole giocare adesso. L’invito resta aperto.
    }
far-here = { $name } è qui: { $road ->
        [relay] tramite un relay
       *[direct] connessione diretta
    }, { $ms } ms.
far-gone = { $name } non è più in linea. La partita aspetta.
far-away = { $name } manca { $minutes ->
        [0] da meno di un minuto.
        [one] da un minuto.
       *[other] da { $minutes } minuti.
    }
far-not-here = { $name } non c’è. La partita aspetta.
far-unreached = { $parts ->
        [one] L’ultima parte che hai giocato non è ancora arrivata. { $name } la riceverà appena ci sarete entrambi.
       *[other] Le ultime { $parts } parti che hai giocato non sono ancora arrivate. { $name } le riceverà appena ci sarete entrambi.
    }
far-unheard = { $name } non ha ancora ricevuto la tua ultima risposta o offerta.
far-reached = { $name } ha ricevuto tutto.

## What happens
far-seats = Il tuo colore: { $side }. { $begins ->
        [you] Inizi tu.
        [goes-on] { "" }
       *[other] Inizia { $name }.
    }{ $lot ->
        [yes] { " " }Così ha deciso la sorte.
       *[no] { "" }
    }
far-asks = { $offer ->
        [draw] { $name } offre patta.
        [take-back] { $name } chiede di annullare l’ultima giocata: { $parts ->
            [one] una parte
           *[other] { $parts } parti in tutto
        }.
       *[rematch] { $name } chiede la rivincita.
    }
far-offers = { far-asks } Scrivi { terminal-word-yes } o { terminal-word-no }.
far-offered = { $offer ->
        [draw] Offri patta.
        [take-back] Chiedi di annullare la tua ultima giocata.
       *[rematch] Chiedi la rivincita.
    } { $name } può rispondere in qualsiasi momento.
far-declined = { $offer ->
        [draw] { $whose ->
            [own] Rifiuti la patta.
           *[other] { $name } rifiuta la patta.
        }
        [take-back] { $whose ->
            [own] Non accetti di annullare.
           *[other] { $name } non accetta di annullare.
        }
       *[rematch] { $whose ->
            [own] Rifiuti la rivincita.
           *[other] { $name } rifiuta la rivincita.
        }
    }
far-lapsed = { $whose ->
        [own] La partita è andata avanti: la tua offerta non vale più.
       *[other] La partita è andata avanti: l’offerta di { $name } non vale più.
    }
far-took-back = { $parts ->
        [one] È stata annullata una parte.
       *[other] Sono state annullate { $parts } parti.
    }
far-closed = { $whose ->
        [own] Hai chiuso la partita, senza risultato.
       *[other] { $name } ha chiuso la partita, senza risultato.
    }
far-over = Per un’altra partita, scrivi { terminal-word-rematch }. Per uscire, scrivi { terminal-word-quit }.
far-rematch = Comincia la rivincita. Vi scambiate i colori.
far-asks-close = Se la chiudi, la partita finisce per entrambi, senza risultato. Per confermare, scrivi { terminal-word-close } un’altra volta.
far-nothing-asked = Non c’è nessuna domanda a cui rispondere.
far-no-redo = In una partita a distanza non si può ripristinare nulla: scrivi di nuovo la giocata.
far-moves-of-other = Tocca a { $name }. Ecco che cosa può giocare:
far-letter-how = Spedisci questa riga a { $name }, che può incollarla in Nonaga, sotto «{ far-page }», o in un terminale. Incolla qui la risposta, oppure passala a: nonaga join LETTERA --text
far-letter-nothing = { $name } ha già ricevuto tutto.
far-letter-amid-turn = Prima completa la tua giocata: una lettera porta solo giocate intere.
far-letter-read = Hai letto la lettera di { $name }.
far-letter-known = In questa lettera non c’è niente di nuovo.
far-hints-off = In questa partita non ci sono consigli.
far-not-written = Quello che hai fatto non vale, e l’avversario non ne sa nulla. Nonaga ci riprova.
far-not-counted = Quello che hai fatto non vale, e l’avversario non ne sa nulla. Riprova quando il problema sarà risolto.
far-disputed = { $whose ->
        [own] Il tuo Nonaga ha
       *[other] { $name } ha
    } mandato qualcosa di impossibile (voce { $number }): { $fault } Tutto quello che viene prima resta valido, ed entrambe le versioni sono salvate.
far-refused = Quello che è arrivato dall’avversario è stato rifiutato: { $fault }

## Leaving
far-left = La partita aspetta. Per continuarla: nonaga play --text --continue
far-left-invitation = L’invito resta aperto, ma si può accettare solo mentre Nonaga è aperto qui: nonaga play --text --continue
far-left-untold = { $name } non sa ancora com’è finita. Per farlo sapere: nonaga play --text --continue

## Friends
far-no-friends = Non hai ancora giocato a distanza con nessuno. Per invitare qualcuno: nonaga invite --text
far-by = tramite { $reach ->
        [machine] questo computer
        [network] la tua rete
       *[internet] internet
    }
far-friend = { $name } ({ $id }), { far-by }
far-waits-for-friends = In attesa che un amico ti inviti. Per smettere: Ctrl+C.
far-stands = { $stands ->
        [own-turn] tocca a te
        [other-turn] tocca all’avversario
        [invited] nessuno ha ancora accettato l’invito
        [joining] non è ancora cominciata
        [disputed] la partita non può continuare
       *[over] la partita è finita, e forse l’avversario non lo sa ancora
    }
far-waits = { $name }: { far-stands } [{ $id }]

## On the screen of the game
far-page = Gioca a distanza
far-page-explained = Gioca con un amico su un altro computer. I due computer si trovano da soli: nessun account, nessun nostro server.
far-without-name = Senza un nome, l’avversario vede «{ far-nameless }».
far-invite = Invita
far-new-match = La nuova partita
far-invitation = Invito o lettera
far-sent = Hai un invito o una lettera?
far-join = Apri il testo
far-paste = Incolla e apri
far-nothing-to-paste = Non c’è nessun testo da incollare.
far-begins = Chi inizia
far-begins-me = Io
far-begins-other = L’avversario
far-reach = Giocare tramite
far-reach-internet = Internet
far-reach-network = La tua rete
far-reach-machine = Questo computer
far-taking-back = Le giocate si possono annullare se siete d’accordo
far-only-by-relay = Solo tramite un relay, così l’avversario non conosce il tuo indirizzo
far-waiting = Partite in attesa
far-go-on = Apri
far-waits-since = { $name }: { far-stands } ({ $date })
far-letter-explained = { $name } forse non ha ancora la tua ultima giocata. Se non siete mai in linea nello stesso momento, copia una lettera, spediscila e incolla la risposta qui sotto.
far-letter-copy = Copia una lettera
far-letter-on-table = La lettera è negli appunti. Spediscila a { $name }, e incolla la risposta sotto «{ far-page }».
far-letter-copied = La lettera è negli appunti. Spediscila, e incolla la risposta qui sotto quando arriva.
far-friends = Amici
far-friend-known = { $name }, { far-by }
far-wait = Aspetta gli amici
far-wait-explained = Così un amico può invitarti senza mandare un testo.
far-waits-here = In attesa di amici. Possono invitarti finché questa pagina è aperta.
far-wait-stop = Non aspettare più
far-look-at-terms = Vedi le condizioni
far-opening = Un momento…
far-fetching = Cerco l’avversario… La partita si apre appena lo trovo. Anche dall’altra parte Nonaga deve essere aperto.
far-drawing = Si tira a sorte…
far-understood = Va bene
far-invited = Il tuo invito
far-invited-explained = Manda questo testo a una persona. Vale una volta sola.
far-invited-waits = Nessuno ha ancora accettato l’invito. Lascia Nonaga aperto qui; la partita comincia da sola. Se torni indietro, l’invito aspetta sotto «{ far-waiting }».
far-qr = L’invito come codice QR
far-copy = Copia
far-copied = L’invito è negli appunti.
far-withdraw = Ritira l’invito
far-play = Gioca
far-calls = Un amico ti aspetta in una partita a distanza.
far-close = Chiudere la partita?
far-close-explained = Finisce per entrambi, senza risultato.
far-close-yes = Chiudila
far-close-without-result = Termina senza risultato
far-unsent = { $name } non c’è e non ha ancora la tua giocata. Arriva appena ci siete tutti e due. Oppure spediscila per lettera.
far-letter-sent = La lettera è negli appunti. Se { $name } risponde, incolla la risposta sotto «{ far-page }».
far-letter-again = Copia di nuovo
far-own-presence = { $state ->
        [to-move] tocca a te
       *[waits] tu
    }
far-presence = { $state ->
        [direct] qui, { $ms } ms
        [relay] qui, via relay
        [connecting] connessione…
       *[away] assente
        [unsent] assente; giocata non inviata
        [nobody] non ancora qui
        [disputed] non può continuare
    }

## Why there is no match
cli-error-no-far = Questa versione del programma non include le partite a distanza.
cli-error-far = { $error }
far-trouble-file = { $error }
far-trouble-in-use = Le tue partite a distanza sono aperte in un’altra copia di Nonaga. Chiudila prima.
far-trouble-no-link = Nonaga non può usare la rete ({ $reason }).
far-trouble-ticket = { $fault }
far-trouble-other-letter = Questa lettera è di una partita che qui non c’è.
far-trouble-letter = { $why }
far-trouble-own-invitation = Questo è il tuo invito. Mandalo a qualcun altro.
far-trouble-name = { $fault }
far-trouble-relay = «{ $text }» non è l’indirizzo di un relay. Deve cominciare con https:// o http:// e avere al massimo 200 caratteri.
far-trouble-nobody-of-name = Non c’è nessuna partita con «{ $name }» da continuare. Per vederle tutte: nonaga friends
far-trouble-no-such-friend = Non hai ancora giocato a distanza con «{ $name }». Per vedere i tuoi amici: nonaga friends
far-trouble-no-friends = Non hai ancora giocato a distanza con nessuno, quindi nessuno può invitarti senza un testo.
far-trouble-other-player = L’avversario sa chi gioca qui, ma --as indica qualcun altro. Toglilo.
far-trouble-ended = { $why }
far-trouble-update = { $where-to } Non si perde nulla, e poi la partita può continuare.
far-trouble-disputed = La partita non può continuare. Entrambi i giocatori vengono avvisati.
outdated-here = L’avversario ha una versione più recente di Nonaga. Aggiorna la tua.
outdated-there = L’avversario ha una versione più vecchia di Nonaga, che va aggiornata.

far-file-error-home = { $reason }
far-file-error-log = { $path } non si può leggere: { $error } Non è stato cambiato nulla.
far-file-error-other-key = { $path } è stata giocata con una chiave diversa dalla tua.
far-file-error-terms = Queste condizioni non sono possibili: { $reason }
far-file-error-no-chance = Il sistema non fornisce numeri casuali, quindi non si può tirare nulla a sorte.

log-error-too-large = ha più di { $limit } byte.
log-error-empty = è vuoto.
log-error-not-text = la riga { $line } non è testo.
log-error-unreadable = riga { $line }, carattere { $column }: { $fault }
log-error-other-format = il suo formato è «{ $format }», non «{ $expected }».
log-error-other-version = è della versione { $version }, ma questo Nonaga conosce le versioni fino alla { $newest }.
log-error-wrong = riga { $line }: { $fault }

ticket-fault-none = Questo non è né un invito né una lettera.
ticket-fault-damaged = Il testo è incompleto. Copialo tutto.
ticket-fault-newer = Il testo viene da una versione più recente di Nonaga (versione { $version }). Aggiorna la tua.
letter-refusal-own = Questa è la tua lettera. Spediscila all’avversario.
letter-refusal-gap = Qui manca qualcosa che precede questa lettera. Dovete esserci entrambi nello stesso momento, almeno una volta.
letter-refusal-disputed = La partita non può continuare.
letter-refusal-wrong = Questa lettera non può far parte della partita: { $reason }
name-fault-too-long = Un nome può avere al massimo { $most } caratteri.
name-fault-invisible = Un nome non può contenere caratteri invisibili.
name-fault-spaces = Un nome non può avere spazi all’inizio o alla fine, né due di fila.
name-fault-marks = Una lettera di un nome può avere al massimo { $most } accenti.

## Why the other side does not go on
farewell-other-protocol = L’avversario ha un’altra versione di Nonaga ({ $protocol }).
farewell-other-match = L’avversario non ha questa partita aperta.
farewell-taken = Qualcun altro ha già accettato questo invito, o l’invito è per qualcun altro. Chiedine uno nuovo.
farewell-busy = Qualcun altro sta guardando questo invito. Nonaga ci riprova.
farewell-unreadable = La connessione è stata interrotta: un messaggio era illeggibile.
farewell-too-large = La connessione è stata interrotta: un messaggio era troppo grande.
farewell-flood = La connessione è stata interrotta: c’erano troppi messaggi.
farewell-declined = Le condizioni sono state rifiutate.
farewell-wrong = L’avversario non accetta la voce { $number } ({ $fault }).
farewell-other-rules = L’avversario gioca con un’altra versione delle regole ({ $version }).

## Why something cannot be done, or has no place in a match
unwilling-writing = Il salvataggio è ancora in corso. Riprova tra un momento.
unwilling-disputed = La partita non può continuare.
unwilling-behind = Alcune tue giocate devono ancora tornare dal computer dell’avversario. Aspetta un momento.
unwilling-away = L’avversario non è in linea.
unwilling-offer-waits = La tua offerta aspetta una risposta. Poi puoi continuare.
unwilling-fault = { $reason }
far-fault-bad-signature = la firma non è quella giusta.
far-fault-other-match = appartiene a un’altra partita.
far-fault-two-versions = ce ne sono due versioni.
far-fault-wrong-before = non segue quello che viene prima.
far-fault-seen-unknown = cita qualcosa che non è mai stato detto.
far-fault-seen-less = ha dimenticato qualcosa che conosceva già.
far-fault-wrong-place = Non è il momento.
far-fault-not-invited = L’invito era per qualcun altro.
far-fault-unknown-rules = Questa versione di Nonaga non conosce le regole «{ $name }». Aggiornala.
far-fault-other-rules-version = L’avversario gioca con la versione { $version } delle regole, e questo Nonaga con la { $known }.
far-fault-unknown-level = Questa versione di Nonaga non conosce il livello «{ $name }». Aggiornala.
far-fault-not-begun = La partita non è ancora cominciata.
far-fault-over = La partita è finita.
far-fault-not-over = La partita non è ancora finita.
far-fault-lot-differs = il numero per il sorteggio non è quello promesso.
far-fault-no-lot = non è il momento di tirare a sorte.
far-fault-not-your-turn = Tocca all’avversario.
far-fault-illegal = { $reason }
far-fault-too-long = La partita ha raggiunto il numero massimo di turni.
far-fault-offer-open = Un’offerta aspetta ancora risposta.
far-fault-offer-again = È già stato offerto dopo l’ultima parte.
far-fault-no-taking-back = Le condizioni di questa partita non permettono di annullare.
far-fault-nothing-to-take-back = Non c’è niente da annullare.
far-fault-no-such-offer = Non c’è nessuna offerta del genere.
far-fault-log-full = Non c’è spazio per più di { $most } voci.
role-host = chi invita
role-guest = chi è invitato

## nonaga doctor --network
doctor-network-looks = Esame della rete…
doctor-relay = Rete: questo computer si raggiunge attraverso il relay { $relay }.
doctor-no-relay = Rete: non è stato raggiunto nessun relay. Nella stessa rete ci si può trovare comunque.
doctor-sockets = Indirizzi: { $sockets-count ->
        [0] nessuno
       *[other] { $sockets }
    }
