### The matches that come with the game: their titles, and what is said after a turn.

match-line = La linea: tre mosse per una casella
match-line-3 = Il Rosso crea la prima minaccia della partita: un’altra mossa e vincerebbe.
match-line-4 = Il Nero occupa proprio la casella che serviva al Rosso. È la difesa più semplice. Ma conta anche il disco.
match-line-10 = Ancora una volta il Nero si mette in mezzo. Questo ferma la minaccia, ma non evita la sconfitta: al Rosso bastano altre tre giocate.
match-line-13 = Prima il Rosso ferma la minaccia del Nero. E ora guarda la casella tra i segnalini rossi: ci possono arrivare tutti e tre. Una giocata sola non può impedire tutto.
match-line-15 = La linea è completa.

match-triangle = Il triangolo: due minacce bastano
match-triangle-9 = Il Rosso ferma due minacce con un solo segnalino: le due mosse sarebbero finite sulla stessa casella.
match-triangle-25 = Il Nero minacciava di vincere. Questa mossa lo impedisce e crea anche due minacce.
match-triangle-31 = Due segnalini rossi possono arrivare sulla stessa casella. Questa volta nessun segnalino nero può fermarsi lì, quindi uno dei due ci arriverà.
match-triangle-33 = Tutti e tre si toccano: un triangolo.

match-tick = L’angolo: a sorpresa
match-tick-9 = Nove giocate, e nessuno ha ancora minacciato nulla. Ognuno cerca le caselle buone e le nega all’altro.
match-tick-12 = Il tabellone sembra ancora tranquillo. Ma da qui il Rosso può già forzare la vittoria.
match-tick-15 = Ecco il primo attacco della partita: tre mosse vincenti insieme.
match-tick-16 = Il Nero può impedirne solo una. Le altre due restano vincenti.
match-tick-17 = Tre segnalini in fila con una piega: è un angolo, e vince come una linea.

match-long = La partita lunga: quattro attacchi, uno di troppo
match-long-14 = Tutti e tre i segnalini rossi potevano arrivare sulla stessa casella, e al Nero basta occuparla. È il modo più semplice di fermare tre minacce.
match-long-18 = La stessa casella, le stesse tre mosse, la stessa risposta.
match-long-24 = Due minacce, e di nuovo il Nero si mette dove finiscono le due mosse.
match-long-29 = Di nuovo tre minacce. Sembra forte, ma il Nero può fermarle tutte e forzare la vittoria.
match-long-30 = Una giocata ferma tre minacce e ne crea una. Ora è il Rosso che deve correre ai ripari.
match-long-34 = Trentaquattro giocate, e vince chi ha più pazienza.

match-saved = Una sola mossa per salvarsi
match-saved-16 = Il Nero minaccia di vincere con una mossa. Sembra finita, ma il Rosso ha una risposta, una sola, e poi è il Rosso ad attaccare.
match-saved-17 = Il Rosso si ferma sulla casella che serve al Nero. Ogni altra mossa avrebbe perso: il Nero avrebbe potuto forzare la vittoria.
match-saved-18 = La partita si è ribaltata: ora attacca il Rosso, e il Nero non può più resistere.
match-saved-23 = Una sola minaccia, ma nulla la ferma.
match-saved-25 = Otto turni dopo essersi salvato, il Rosso ha vinto.

match-locked = Il disco bloccato
match-locked-13 = Il Nero minacciava di vincere. Il segnalino rosso si ferma proprio dove sarebbe arrivato il Nero.
match-locked-14 = Il Nero minaccia ancora, ma invano: il Rosso può fermare anche questa minaccia, e poi attacca.
match-locked-17 = Quattro minacce insieme. E occhio al disco che il Rosso ha appena posato: al prossimo turno il Nero non può prenderlo.
match-locked-18 = Il Nero si mette sulla casella dove finiscono tre delle quattro mosse. La quarta finisce sul disco che il Rosso aveva appena spostato e che quindi era bloccato per il Nero. Se il Nero avesse potuto prenderlo, la partita sarebbe continuata.
match-locked-19 = Di quattro minacce, il Nero ha potuto fermarne tre. La quarta mossa finisce sul disco che era bloccato per il Nero, e vince.
