### The lessons and challenges.

## 1 The board and the aim
learn-table-title = Il tabellone e lo scopo
learn-table-board = Diciannove dischi, uno accanto all’altro: sono tutto il tabellone. Trascina il tavolo per guardarti intorno e usa la rotella per avvicinarti.
learn-table-red = Giochi con il Rosso. Scegli uno dei tuoi segnalini.
learn-table-red-wrong = Non è un segnalino rosso.
learn-table-red-hint-1 = I tuoi segnalini sono i tre rossi.
learn-table-red-done = Questi tre sono tuoi. Anche il Nero ne ha tre.
learn-table-aim = Unisci i tuoi tre segnalini e vinci. Muovi quello con l’anello arancione verso gli altri.
learn-table-aim-hint-1 = Scegli prima il segnalino con l’anello arancione. Poi scegli la casella in cui finisce il percorso punteggiato.
learn-table-aim-hint-2 = Solo una delle caselle indicate è accanto a un altro segnalino rosso.
learn-table-aim-wrong = Non sono ancora uniti. Segui il percorso punteggiato.
learn-table-aim-done = Sono uniti, quindi vinci. Il Nero vuole fare lo stesso.

## 2 Sliding
learn-slide-title = Muovere un segnalino
learn-slide-first = Scegli un segnalino rosso, poi una delle caselle indicate.
learn-slide-first-hint-1 = Tutti e tre i tuoi segnalini possono muoversi. Scegline uno.
learn-slide-first-hint-2 = Dopo il segnalino, scegli una delle caselle indicate.
learn-slide-first-done = All’inizio ogni segnalino ha tre percorsi possibili.
learn-slide-far = Un segnalino può fermarsi a metà? Prova: scegli il segnalino con l’anello arancione, poi il disco con l’anello arancione.
learn-slide-far-hint-1 = Scegli il segnalino, poi il disco con l’anello arancione.
learn-slide-far-hint-2 = Prova pure: non succede niente di male.
learn-slide-far-wrong = Muovi il segnalino con l’anello arancione verso il disco con l’anello arancione.
learn-slide-far-done = Un segnalino non si ferma mai a metà strada. Va sempre fino in fondo.
learn-slide-black = Prova a muovere un segnalino nero.
learn-slide-black-hint-1 = Scegli un segnalino nero.
learn-slide-black-wrong = Quello era tuo. Prova con uno nero.
learn-slide-black-done = Solo il Nero muove i segnalini neri.
learn-slide-straight = Scegli il segnalino con l’anello arancione per vedere i suoi quattro percorsi. Poi prova il disco con l’anello arancione, che non è su nessuno di questi.
learn-slide-straight-hint-1 = Scegli il segnalino, poi il disco con l’anello arancione.
learn-slide-straight-hint-2 = Il disco con l’anello arancione non è in linea retta con il segnalino. Prova lo stesso.
learn-slide-straight-wrong = Va bene, ma prima prova il disco con l’anello arancione.
learn-slide-straight-done = I segnalini si muovono solo in linea retta.
learn-slide-four = Ora muovilo lungo uno dei suoi quattro percorsi.
learn-slide-four-hint-1 = Scegli il segnalino con l’anello arancione, poi una casella indicata.
learn-slide-four-wrong = Muovi quello con l’anello arancione.
learn-slide-four-done = Ecco tutto: un segnalino si muove in linea retta, fino in fondo al percorso.

## 3 What stops a token
learn-stop-title = Che cosa ferma un segnalino
learn-stop-edge = Il bordo ferma i segnalini. Muovine uno fino al bordo.
learn-stop-edge-hint-1 = Scegli un segnalino e guarda dove finiscono i suoi percorsi.
learn-stop-edge-hint-2 = Trova un percorso che finisca al bordo del tabellone, non contro un segnalino.
learn-stop-edge-wrong-token = L’ha fermato un segnalino. Cerca un percorso che finisca al bordo.
learn-stop-edge-wrong-hole = L’ha fermato il buco. Cerca un percorso che finisca al bordo.
learn-stop-edge-done = Oltre il bordo non può andare.
learn-stop-hole = Anche un buco ferma i segnalini. Muovine uno fino al buco.
learn-stop-hole-hint-1 = Il buco è lo spazio vuoto dentro il tabellone.
learn-stop-hole-hint-2 = Trova il segnalino che è in linea retta con il buco.
learn-stop-hole-wrong = Non l’ha fermato il buco. Cerca un percorso che finisca accanto al buco.
learn-stop-hole-done = I segnalini non saltano mai un buco.
learn-stop-black = Anche i segnalini neri ti fermano. Fatti fermare da uno.
learn-stop-black-hint-1 = Trova un percorso con un segnalino nero subito dopo la fine.
learn-stop-black-hint-2 = Guarda in linea retta dai tuoi segnalini verso quelli neri.
learn-stop-black-wrong = Non l’ha fermato un segnalino nero. Cerca un percorso con un segnalino nero subito dopo la fine.
learn-stop-black-done = Un segnalino non ne salta mai un altro.
learn-stop-red = Anche i tuoi segnalini ti fermano. Muovine uno fino a un altro.
learn-stop-red-hint-1 = Trova due segnalini rossi in linea retta.
learn-stop-red-hint-2 = Muovine uno verso l’altro.
learn-stop-red-wrong = Non l’ha fermato uno dei tuoi. Cerca due segnalini rossi in linea retta.
learn-stop-red-done = Di qualunque colore sia, il primo segnalino sul percorso ferma il tuo.
learn-stop-blocked = Prova a muovere il segnalino con l’anello arancione.
learn-stop-blocked-hint-1 = Scegli quello con l’anello arancione.
learn-stop-blocked-wrong = Prova quello con l’anello arancione.
learn-stop-blocked-done = Non può muoversi: da ogni lato qualcosa lo ferma.
learn-stop-six = Se tutti i dischi intorno sono vuoti, un segnalino ha sei percorsi. Scegli quello con l’anello arancione, poi uno dei sei.
learn-stop-six-hint-1 = Scegli il segnalino con l’anello arancione, poi una casella indicata.
learn-stop-six-wrong = Muovi quello con l’anello arancione.
learn-stop-six-done = Sei è il massimo: altre direzioni non ci sono.

## 4 Taking a disc
learn-take-title = Prendere un disco
learn-take-turn = Una giocata ha due parti: muovi un segnalino, poi sposti un disco. Gioca tutte e due.
learn-take-turn-hint-1 = Prima muovi un segnalino. Poi scegli un disco cerchiato.
learn-take-turn-hint-2 = Con il disco in mano, scegli una delle caselle indicate.
learn-take-turn-done = Questa è una giocata intera. Poi tocca al Nero, e così via.
learn-take-token = Il tuo segnalino si è già mosso. Ora prova a prendere il disco sotto il segnalino con l’anello arancione.
learn-take-token-hint-1 = Scegli il segnalino con l’anello arancione, o il disco lì sotto.
learn-take-token-wrong = Quel disco si può prendere. Prova con quello sotto il segnalino con l’anello arancione.
learn-take-token-done = Un disco resta dov’è finché ha sopra un segnalino.
learn-take-middle = Prova a prendere questo disco al centro.
learn-take-middle-hint-1 = Scegli il disco con l’anello arancione.
learn-take-middle-wrong = Quel disco si può prendere. Prova quello con l’anello arancione.
learn-take-middle-done = Puoi prendere solo un disco che possa uscire dal tabellone senza spingere né scavalcare gli altri.
learn-take-rim = Anche un disco sul bordo può essere incastrato. Prova con questo.
learn-take-rim-hint-1 = Scegli il disco con l’anello arancione.
learn-take-rim-wrong = Quel disco si può prendere. Prova quello con l’anello arancione.
learn-take-rim-done = Senza due caselle vuote affiancate non può uscire.
learn-take-route = Solo uno dei tre dischi con l’anello arancione può uscire dal tabellone. Sceglilo.
learn-take-route-wrong = Quello è incastrato. Cerca due caselle vuote affiancate.
learn-take-route-hint-1 = Un disco con altri tutto intorno non può uscire.
learn-take-route-done = Esce da qui: due caselle vuote affiancate.
learn-take-free = Ora prendi un disco che può uscire e posalo su una casella indicata.
learn-take-free-hint-1 = Prova ai vertici: da lì è più facile uscire.
learn-take-free-hint-2 = Ogni disco cerchiato si può prendere.
learn-take-free-done = Fuori, e poi su un’altra casella: così finisce ogni tua giocata.

## 5 The board stays whole
learn-whole-title = Un pezzo solo
learn-whole-try = Questo disco ha spazio per uscire. Prova a prenderlo.
learn-whole-try-hint-1 = Scegli il disco con l’anello arancione.
learn-whole-try-wrong = Di quel disco il tabellone può fare a meno. Prova quello con l’anello arancione.
learn-whole-try-done = Senza questo disco il tabellone si spezzerebbe. Deve restare sempre in un pezzo solo.
learn-whole-touch = C’è un altro disco che tiene unito il tabellone. Sceglilo.
learn-whole-touch-done = Sì: altri due dischi dipendono da questo.
learn-whole-touch-wrong = Ne cerchiamo un altro. Guarda dove il tabellone è stretto.
learn-whole-touch-hint-1 = Immagina di togliere un disco. Gli altri restano tutti uniti?
learn-whole-touch-hint-2 = È l’unico legame tra due parti del tabellone.
learn-whole-free = Ora sposta un disco di cui il tabellone può fare a meno.
learn-whole-free-hint-1 = Cerca un disco sul bordo che non tenga uniti gli altri.
learn-whole-free-hint-2 = Prendi un disco cerchiato.
learn-whole-free-done = Anche senza, gli altri dischi restano uniti.

## 6 Putting it down
learn-put-title = Posare il disco
learn-put-one = Il tuo segnalino si è già mosso. Prova a posare il disco con l’anello arancione sulla casella illuminata.
learn-put-one-hint-1 = Scegli il disco, poi la casella illuminata.
learn-put-one-wrong = Quella casella va bene. Prova quella illuminata, dove il disco ne tocca solo un altro.
learn-put-one-done = Lì tocca un disco solo. Deve toccarne almeno due.
learn-put-two = Due bastano. Posa un disco dove ne tocca esattamente due.
learn-put-two-hint-1 = Scegli un disco, poi conta quanti ne toccherebbe su ogni casella indicata.
learn-put-two-hint-2 = Su un bordo dritto, un disco ne tocca due.
learn-put-two-wrong = Lì ne tocca più di due. Trova una casella dove ne tocca solo due.
learn-put-two-done = Ne tocca altri due. Basta così.
learn-put-leave = Se prendi un disco, può darsi che un altro ne tocchi solo uno. Prova a spostare quello con l’anello arancione.
learn-put-leave-hint-1 = Allontana il disco con l’anello arancione dal suo vicino.
learn-put-leave-hint-2 = Posa lontano il disco con l’anello arancione.
learn-put-leave-wrong = Ogni disco ne tocca ancora almeno due. Posa più lontano quello con l’anello arancione.
learn-put-leave-done = Si può fare. Solo il disco che posi deve toccarne due.
learn-put-open = Puoi anche creare un buco. Posa un disco sulla casella illuminata.
learn-put-open-hint-1 = Prendi un disco da un’altra parte.
learn-put-open-hint-2 = Posalo sulla casella illuminata.
learn-put-open-wrong = Così non c’è nessun buco. Posa un disco sulla casella illuminata.
learn-put-open-done = Ora il tabellone ha un buco.
learn-put-fill = Il Nero ha giocato e il tuo segnalino si è già mosso. Un buco si può anche riempire: posaci un disco.
learn-put-fill-hint-1 = Scegli un disco, poi il buco.
learn-put-fill-wrong = Il buco è ancora lì.
learn-put-fill-done = Il disco arriva dall’alto: non gli serve un passaggio per entrare.

## 7 The locked disc
learn-lock-title = Il disco bloccato
learn-lock-watch = Tocca al Nero: guarda quale disco sposta.
learn-lock-try = Il tuo segnalino si è già mosso. Ora prova a prendere il disco che il Nero ha appena spostato.
learn-lock-try-hint-1 = Scegli il disco con l’anello arancione.
learn-lock-try-wrong = Quel disco si può prendere. Prova quello con l’anello arancione.
learn-lock-try-done = Il disco che l’avversario ha appena spostato è bloccato per te, per un turno.
learn-lock-other = L’ultimo disco spostato dal tuo colore non è bloccato per te. Prendilo e riportalo sulla casella illuminata.
learn-lock-other-hint-1 = Scegli il disco, poi la casella illuminata.
learn-lock-other-wrong = Prendi il disco con l’anello arancione e posalo sulla casella illuminata.
learn-lock-other-done = Per te è bloccato solo l’ultimo disco dell’avversario. Il tuo ora è bloccato per il Nero.
learn-lock-later = Ora il Nero sposta un altro disco: adesso è bloccato quello.
learn-lock-free = Il tuo segnalino si è già mosso. Il primo disco ora è sbloccato. Prendilo e posalo dove vuoi.
learn-lock-free-hint-1 = Scegli il disco con l’anello arancione, poi una casella indicata.
learn-lock-free-wrong = Era un altro disco. Sposta quello con l’anello arancione.
learn-lock-free-done = Un disco resta bloccato per un turno solo.

## 8 Three ways to win
learn-win-title = Tre modi di vincere
learn-win-line = Il primo modo è la linea: tre segnalini in linea retta. Fanne una.
learn-win-line-hint-1 = Due dei tuoi segnalini sono in linea, con una casella in mezzo. Quale può andarci?
learn-win-line-wrong = Si vince anche così! Ma stavolta fai una linea.
learn-win-line-done = Tre segnalini vicini in linea retta: si vince.
learn-win-triangle = Il secondo modo è il triangolo: ogni segnalino tocca gli altri due. Fanne uno.
learn-win-triangle-hint-1 = Quale casella tocca due dei tuoi segnalini?
learn-win-triangle-wrong = Si vince anche così! Ma stavolta fai un triangolo.
learn-win-triangle-done = Ognuno tocca gli altri due: si vince anche così.
learn-win-tick = Il terzo modo è l’angolo: tre in fila con una piega in mezzo. Fanne uno.
learn-win-tick-hint-1 = Un angolo è una linea con un’estremità girata di lato.
learn-win-tick-wrong = Si vince anche così! Ma stavolta fai un angolo.
learn-win-hint-2 = Guarda la fine di ogni percorso. Lì i tuoi segnalini formerebbero la figura giusta?
learn-win-missed = I tuoi tre segnalini non sono ancora uniti. Guarda la fine di ogni percorso.
learn-win-done = La mossa che li unisce vince subito. Dopo non si sposta nessun disco.

## 9 Thinking ahead
learn-ahead-title = Giocare d’anticipo
learn-ahead-see = Un segnalino nero potrebbe vincere al prossimo turno: è una minaccia. Scegli quel segnalino.
learn-ahead-see-wrong = Non quello. Quale segnalino può raggiungere gli altri due?
learn-ahead-see-hint-1 = Due segnalini neri sono già vicini. Trova il terzo, che potrebbe raggiungerli.
learn-ahead-see-hint-2 = Trova un percorso sgombro che finisca accanto a loro.
learn-ahead-see-done = Potrebbe infilarsi tra gli altri due e vincere.
learn-ahead-token = Fermalo con un segnalino: muovine uno sul percorso punteggiato.
learn-ahead-token-hint-1 = Quale segnalino rosso può fermarsi sul percorso?
learn-ahead-token-hint-2 = Guarda dove finisce ognuna delle tue mosse.
learn-ahead-token-wrong = Il percorso è ancora sgombro.
learn-ahead-token-done = Il percorso è sbarrato.
learn-ahead-take = Oppure fermalo con un disco. Il tuo segnalino si è già mosso: togli un disco dal percorso.
learn-ahead-take-hint-1 = Quale disco del percorso può uscire dal tabellone?
learn-ahead-take-hint-2 = Prendilo e posalo dove non dà fastidio.
learn-ahead-take-wrong-behind = Funziona anche così, ma ora togli un disco dal percorso.
learn-ahead-take-wrong = Il Nero può ancora vincere. Togli un disco dal percorso.
learn-ahead-take-done = Ora il percorso è più corto: il segnalino si ferma troppo presto per vincere.
learn-ahead-put = Oppure allunga il percorso. Posa un disco oltre la fine.
learn-ahead-put-hint-1 = Prendi un disco cerchiato su cui il Nero non passa.
learn-ahead-put-hint-2 = Posalo sulla casella illuminata.
learn-ahead-put-wrong = Il segnalino nero si ferma ancora sulla casella che lo fa vincere. Allunga il suo percorso.
learn-ahead-put-done = Ora va troppo lontano.
learn-ahead-two = Ora attacca con due minacce insieme: il Nero può fermarne solo una. Porta il segnalino con l’anello arancione accanto a un altro rosso, poi posa un disco sulla casella illuminata.
learn-ahead-two-hint-1 = Muovi il segnalino con l’anello arancione finché non si ferma accanto a un altro rosso.
learn-ahead-two-hint-2 = Poi posa un disco cerchiato sulla casella illuminata: apre un secondo modo di vincere.
learn-ahead-two-done = Due minacce insieme: la maggior parte delle partite si vince così.
learn-ahead-rare = Un caso raro: salti una delle due parti solo se non puoi giocarla.
learn-ahead-draw = Un altro caso raro: se la stessa posizione si ripete per la terza volta, la partita è patta e non vince nessuno. Puoi anche offrire patta o arrenderti in qualunque momento.

## 10 The first match
learn-match-title = La prima partita
learn-match-text = Conosci le regole. Ora gioca una partita intera contro l’avversario più facile. Si tira a sorte chi inizia. Stavolta tocca a te: muovi un segnalino.
learn-match-turn-1 = Poi sposta un disco, e guarda che cosa fa il Nero.
learn-match-turn-2 = Prima di ogni giocata chiediti: il Nero potrebbe vincere subito dopo?
learn-match-turn-3 = Cerca di creare una minaccia o, meglio ancora, due insieme.
learn-match-done = È stata la tua prima partita. Premi «Ripeti» per giocarne un’altra, o vai avanti per finire il corso.

## The challenges
learn-challenge-win-1 = Puoi vincere subito. Trova la mossa.
learn-challenge-win-1-wrong = Così non si uniscono. Prova un’altra mossa.
learn-challenge-win-2 = Vinci in due giocate, qualunque cosa faccia il Nero.
learn-challenge-win-3 = Vinci in tre giocate, qualunque cosa faccia il Nero.
learn-challenge-hold = Il Nero sta per vincere. Trova una giocata che lo fermi.
learn-challenge-hold-only = Il Nero sta per vincere. Solo una giocata lo ferma: trovala.
learn-challenge-hold-2 = Solo una giocata impedisce al Nero di forzare la vittoria in due giocate. Trovala.

learn-challenge-01-title = Da parte a parte
learn-challenge-01-hint-1 = Due dei tuoi segnalini si toccano già. Fai arrivare il terzo.
learn-challenge-01-hint-2 = Il terzo attraversa tutto il tabellone.
learn-challenge-01-done = Da una parte all’altra, e tutti e tre sono uniti.

learn-challenge-02-title = La strada lunga
learn-challenge-02-hint-1 = Due dei tuoi segnalini si toccano già. Guarda ogni percorso del terzo.
learn-challenge-02-hint-2 = Passa di fianco a uno dei due e si ferma accanto all’altro.
learn-challenge-02-done = È passato di fianco a uno e si è fermato accanto all’altro: un angolo.

learn-challenge-03-title = Appena in tempo
learn-challenge-03-hint-1 = I tuoi segnalini non si toccano. Quale casella ne tocca due?
learn-challenge-03-hint-2 = Due dei tuoi segnalini potrebbero andarci, ma servono lì accanto. Manda il terzo.
learn-challenge-03-done = Il Nero stava per vincere. Hai fatto prima tu.

learn-challenge-04-title = Atterraggio sicuro
learn-challenge-04-hint-1 = Porta uno dei due segnalini vicini accanto al terzo, in modo che l’altro possa raggiungerli.
learn-challenge-04-hint-2 = Il Nero vorrà prendere il disco su cui vuoi fermarti. Posagli accanto un altro disco, per incastrarlo.
learn-challenge-04-done = Una minaccia basta, se nulla può fermarla.

learn-challenge-05-title = Para e colpisci
learn-challenge-05-hint-1 = Un segnalino nero minaccia di raggiungere gli altri due. Una delle tue mosse finisce proprio sulla casella che serve al Nero.
learn-challenge-05-hint-2 = Quella mossa crea diverse minacce, ma il Nero può ancora occupare una casella e interrompere l’altro tuo percorso. Posa un disco lì accanto per tenerlo sgombro.
learn-challenge-05-done = Una difesa che è anche un attacco: il Nero non può fermare tutto.

learn-challenge-06-title = Guardati le spalle
learn-challenge-06-hint-1 = Muovi un segnalino in modo che un altro possa raggiungerlo. Ma attenzione al disco da cui parti: il Nero potrebbe fermarsi lì?
learn-challenge-06-hint-2 = Prendi proprio il disco da cui è partito il segnalino. Posalo accanto al disco su cui vuoi fermarti: così il Nero non può prendere quello.
learn-challenge-06-done = Un disco solo ha fermato il Nero e protetto il tuo percorso.

learn-challenge-07-title = Un disco, due compiti
learn-challenge-07-hint-1 = Togli il disco su cui vuole fermarsi il Nero. La tua mossa deve unire due segnalini.
learn-challenge-07-hint-2 = Posa il disco dove protegge il percorso del tuo terzo segnalino: lì accanto, sul bordo.
learn-challenge-07-done = Ha fermato il Nero e ha messo al sicuro la tua minaccia.

learn-challenge-08-title = Una giocata tranquilla
learn-challenge-08-hint-1 = Per ora non c’è fretta. Prima avvicina i tuoi segnalini.
learn-challenge-08-hint-2 = Muovi il segnalino che è lontano dagli altri finché non lo ferma uno nero. Poi posa un disco proprio accanto al tuo segnalino che sta dietro quello nero.
learn-challenge-08-done = Una giocata tranquilla, e poi non c’era più difesa.

learn-challenge-09-title = Contro il tempo
learn-challenge-09-hint-1 = Il Nero minaccia di vincere. Togli il disco che gli serve.
learn-challenge-09-hint-2 = Muovi il segnalino che è lontano dagli altri finché non si ferma accanto a uno di loro. Poi posa il disco in fondo alla fila di dischi su cui sta il tuo terzo segnalino.
learn-challenge-09-done = Hai fermato il Nero e non gli hai più dato tregua.

learn-challenge-10-title = Due ingressi
learn-challenge-10-hint-1 = Il Nero ha due modi di vincere. La tua mossa ne ferma uno, il tuo disco l’altro.
learn-challenge-10-hint-2 = Ferma un segnalino dove finirebbe una delle due minacce. Poi allunga il percorso dell’altra.
learn-challenge-10-done = Un segnalino qui, un disco là: i due ingressi sono chiusi.

learn-challenge-11-title = Fai largo
learn-challenge-11-hint-1 = Lo stesso segnalino nero ha due percorsi per vincere. Prendi il disco alla fine del primo e usalo per allungare l’altro.
learn-challenge-11-hint-2 = Il Nero deve finire ben oltre gli altri, quindi il tuo segnalino non deve stare in mezzo.
learn-challenge-11-done = Hai fatto largo: il Nero va troppo lontano, e nulla ferma più la tua vittoria.

learn-challenge-12-title = La cruna dell’ago
learn-challenge-12-hint-1 = Molte giocate fermano la prossima minaccia. Quale ne crea anche una tua?
learn-challenge-12-hint-2 = Porta un segnalino accanto a un altro rosso, e fai andare troppo lontano quello nero.
learn-challenge-12-done = L’unica giocata che regge. Ora puoi sfidare chiunque.
