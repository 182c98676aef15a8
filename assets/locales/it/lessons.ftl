### The lessons and challenges.

## 1 The board and the aim
learn-table-title = Il tabellone e lo scopo
learn-table-board = Diciannove dischi, uno accanto all’altro: sono tutto il tabellone.
learn-table-red = Giochi con il Rosso. Scegli uno dei tuoi segnalini.
learn-table-red-wrong = Non è un segnalino rosso.
learn-table-red-hint-1 = I tuoi segnalini sono i tre rossi.
learn-table-aim = Unisci i tuoi tre segnalini e vinci. Muovi quello illuminato verso gli altri.
learn-table-aim-hint-1 = Scegli prima il segnalino illuminato. Poi scegli dove finisce il percorso illuminato.
learn-table-aim-hint-2 = Solo uno dei posti indicati è accanto a un altro segnalino rosso.
learn-table-aim-wrong = Non sono ancora uniti. Segui il percorso illuminato.
learn-table-aim-done = Sono uniti, quindi vinci. Il Nero vuole fare lo stesso.

## 2 Sliding
learn-slide-title = Muovere
learn-slide-first = Scegli un segnalino rosso, poi uno dei posti indicati.
learn-slide-first-hint-1 = Tutti e tre i tuoi segnalini possono muoversi. Scegline uno.
learn-slide-first-hint-2 = Dopo il segnalino, scegli uno dei posti indicati.
learn-slide-first-done = All’inizio ogni segnalino può andare in tre direzioni.
learn-slide-far = Ora prova a fermare il segnalino a metà, sul disco illuminato.
learn-slide-far-hint-1 = Scegli il segnalino, poi il disco illuminato.
learn-slide-far-hint-2 = Prova pure: non succede niente di male.
learn-slide-far-wrong = Muovi il segnalino illuminato verso il disco illuminato.
learn-slide-far-done = Un segnalino non si ferma mai prima. Va sempre fino in fondo.
learn-slide-black = Prova a muovere un segnalino nero.
learn-slide-black-hint-1 = Scegli un segnalino nero.
learn-slide-black-wrong = Quello era tuo. Prova con uno nero.
learn-slide-black-done = Solo il Nero muove i segnalini neri.
learn-slide-straight = Qui il segnalino illuminato può andare in quattro direzioni. Prova a portarlo sul disco illuminato, che non è su nessuna di queste.
learn-slide-straight-hint-1 = Scegli il segnalino, poi il disco illuminato.
learn-slide-straight-hint-2 = Il disco illuminato non è in linea retta con il segnalino. Prova lo stesso.
learn-slide-straight-wrong = Va bene, ma prima prova con il disco illuminato.
learn-slide-straight-done = I segnalini si muovono solo in linea retta.
learn-slide-four = Ora muovi il segnalino illuminato in una delle quattro direzioni.
learn-slide-four-hint-1 = Scegli il segnalino illuminato, poi un posto indicato.
learn-slide-four-wrong = Muovi quello illuminato.

## 3 What stops a token
learn-stop-title = Cosa ferma un segnalino
learn-stop-edge = Il bordo ferma i segnalini. Muovine uno fino al bordo.
learn-stop-edge-hint-1 = Scegli un segnalino e guarda dove finiscono i suoi percorsi.
learn-stop-edge-hint-2 = Trova un percorso che finisca al bordo del tabellone, senza segnalini dietro.
learn-stop-edge-wrong-token = L’ha fermato un segnalino. Cerca un percorso che finisca al bordo.
learn-stop-edge-wrong-hole = L’ha fermato il buco. Cerca un percorso che finisca al bordo.
learn-stop-hole = Anche un buco ferma i segnalini. Muovine uno fino al buco.
learn-stop-hole-hint-1 = Il buco è lo spazio vuoto dentro il tabellone.
learn-stop-hole-hint-2 = Trova il segnalino che è in linea retta con il buco.
learn-stop-hole-done = I segnalini non saltano mai un buco.
learn-stop-black = Anche un segnalino nero ti ferma. Fatti fermare da uno.
learn-stop-black-hint-1 = Trova un percorso con un segnalino nero subito dopo la fine.
learn-stop-black-hint-2 = Guarda lungo le linee tra i tuoi segnalini e quelli neri.
learn-stop-red = Anche i tuoi segnalini ti fermano. Arriva accanto a uno.
learn-stop-red-hint-1 = Trova due segnalini rossi in linea retta.
learn-stop-red-hint-2 = Muovine uno verso l’altro.
learn-stop-blocked = Prova a muovere il segnalino illuminato.
learn-stop-blocked-hint-1 = Scegli quello illuminato.
learn-stop-blocked-wrong = Prova quello illuminato.
learn-stop-blocked-done = Non può muoversi: da ogni lato qualcosa lo ferma.
learn-stop-six = Con dischi liberi tutto intorno, un segnalino ha sei direzioni. Scegli quello illuminato, poi una delle sei.
learn-stop-six-hint-1 = Scegli il segnalino illuminato, poi un posto indicato.
learn-stop-six-wrong = Muovi quello illuminato.
learn-stop-six-done = Sei è il massimo: altre direzioni non ci sono.

## 4 Taking a disc
learn-take-title = Prendere un disco
learn-take-turn = Un turno ha due parti: muovi un segnalino, poi sposti un disco. Gioca tutte e due.
learn-take-turn-hint-1 = Prima muovi un segnalino qualsiasi. Poi scegli un disco cerchiato.
learn-take-turn-hint-2 = Con il disco in mano, scegli uno dei posti indicati.
learn-take-turn-done = Questo è un turno intero. Poi tocca al Nero, e così via.
learn-take-token = Ora prova a prendere il disco sotto il segnalino illuminato.
learn-take-token-hint-1 = Scegli il segnalino illuminato, o il disco lì sotto.
learn-take-token-wrong = Quel disco è libero. Prova con quello sotto il segnalino illuminato.
learn-take-token-done = Un disco resta dov’è finché ha sopra un segnalino.
learn-take-middle = Prova a prendere questo disco al centro.
learn-take-middle-hint-1 = Scegli il disco illuminato.
learn-take-middle-wrong = Quel disco è libero. Prova quello illuminato.
learn-take-middle-done = Un disco deve scivolare fuori dal tabellone senza spingere né scavalcare gli altri.
learn-take-rim = Anche un disco sul bordo può essere incastrato. Prova con questo.
learn-take-rim-hint-1 = Scegli il disco illuminato.
learn-take-rim-wrong = Quel disco è libero. Prova quello illuminato.
learn-take-rim-done = Per uscire gli servono due posti liberi affiancati.
learn-take-route = Uno dei tre dischi illuminati può scivolare fuori. Sceglilo.
learn-take-route-wrong = Quello è incastrato. Cerca due posti liberi affiancati.
learn-take-route-hint-1 = Un disco con altri tutto intorno non può uscire.
learn-take-route-done = Ecco da dove esce.
learn-take-free = Ora prendi un disco che può scivolare fuori e posalo in un posto indicato.
learn-take-free-hint-1 = Prova i vertici. Da lì è più facile uscire.
learn-take-free-hint-2 = Ogni disco cerchiato si può prendere.

## 5 The board stays whole
learn-whole-title = Un pezzo solo
learn-whole-try = Questo disco ha spazio per uscire. Prova a prenderlo.
learn-whole-try-hint-1 = Scegli il disco illuminato.
learn-whole-try-wrong = Il tabellone può farne a meno. Prova il disco illuminato.
learn-whole-try-done = Senza questo disco il tabellone si spezzerebbe. Deve restare sempre in un pezzo solo.
learn-whole-touch = C’è un altro disco che tiene unito il tabellone. Sceglilo.
learn-whole-touch-done = Sì: altri due dischi dipendono da questo.
learn-whole-touch-wrong = Non quello. Cerca un punto in cui il tabellone è stretto.
learn-whole-touch-hint-1 = Immagina di togliere un disco. Gli altri restano tutti uniti?
learn-whole-touch-hint-2 = È l’unico legame tra due parti del tabellone.
learn-whole-free = Ora sposta un disco di cui il tabellone può fare a meno.
learn-whole-free-hint-1 = Cerca un disco sul bordo che non tenga uniti gli altri.
learn-whole-free-hint-2 = Prendi un disco cerchiato.

## 6 Putting it down
learn-put-title = Posare il disco
learn-put-one = Prendi il disco illuminato e prova a posarlo nel posto illuminato.
learn-put-one-hint-1 = Scegli il disco, poi il posto illuminato.
learn-put-one-wrong = Quel posto va bene. Prova quello illuminato, dove il disco ne tocca uno solo.
learn-put-one-done = Lì tocca un disco solo. Deve toccarne almeno due.
learn-put-two = Due bastano. Posa un disco dove ne tocca esattamente due.
learn-put-two-hint-1 = Scegli un disco, poi conta quanti ne toccherebbe in ogni posto indicato.
learn-put-two-hint-2 = Su un bordo dritto, un disco ne tocca due.
learn-put-two-wrong = Lì ne tocca più di due. Trova un posto dove ne tocca solo due.
learn-put-leave = Prendendo un disco puoi lasciarne un altro che ne tocca uno solo. Sposta quello illuminato e vedrai.
learn-put-leave-hint-1 = Allontana il disco illuminato dal suo vicino.
learn-put-leave-hint-2 = Posa lontano il disco illuminato.
learn-put-leave-wrong = Ogni disco ne tocca ancora altri due. Porta via quello illuminato.
learn-put-leave-done = Si può fare. Solo il disco che posi deve toccarne due.
learn-put-open = Puoi anche creare un buco. Posa un disco nel posto illuminato.
learn-put-open-hint-1 = Prendi un disco da un’altra parte.
learn-put-open-hint-2 = Posalo nel posto illuminato.
learn-put-open-wrong = Così non c’è nessun buco. Posa un disco nel posto illuminato.
learn-put-open-done = Ora il tabellone ha un buco, proprio dove prima era aperto.
learn-put-fill = Un buco si può riempire di nuovo. Posaci un disco.
learn-put-fill-hint-1 = Scegli un disco, poi il buco.
learn-put-fill-wrong = Il buco è ancora lì.
learn-put-fill-done = Il disco arriva dall’alto: non gli serve un passaggio per entrare.

## 7 The locked disc
learn-lock-title = Il disco bloccato
learn-lock-watch = Tocca al Nero: guarda quale disco sposta.
learn-lock-try = Ora prova a prendere il disco che il Nero ha appena spostato.
learn-lock-try-hint-1 = Scegli il disco illuminato.
learn-lock-try-wrong = Quel disco è libero. Prova quello illuminato.
learn-lock-try-done = Il disco appena spostato è bloccato per un turno.
learn-lock-other = Il tuo ultimo disco, per te, non è bloccato. Prendilo e riportalo nel posto illuminato.
learn-lock-other-hint-1 = Scegli il disco, poi il posto illuminato.
learn-lock-other-wrong = Prendi il disco illuminato e posalo nel posto illuminato.
learn-lock-later = Ora il Nero sposta un altro disco, e si blocca quello.
learn-lock-free = Il primo è di nuovo libero. Prendilo e posalo dove vuoi.
learn-lock-free-hint-1 = Scegli il disco illuminato, poi un posto indicato.
learn-lock-free-wrong = Era un altro disco. Sposta quello illuminato.
learn-lock-free-done = Un disco resta bloccato per un turno solo.

## 8 Three ways to win
learn-win-title = Tre modi di vincere
learn-win-line = Tre segnalini in fila dritta formano una linea. Fanne una.
learn-win-line-hint-1 = Due dei tuoi segnalini sono vicini. Dove deve andare il terzo per fare una fila?
learn-win-line-wrong = Si vince anche così! Ma stavolta fai una linea.
learn-win-triangle = In un triangolo ogni segnalino tocca gli altri due. Fanne uno.
learn-win-triangle-hint-1 = Quale posto tocca due dei tuoi segnalini?
learn-win-triangle-wrong = Si vince anche così! Ma stavolta fai un triangolo.
learn-win-tick = Il terzo modo è l’angolo: tre in fila con una piega in mezzo. Fanne uno.
learn-win-tick-hint-1 = Un angolo è una linea con un’estremità girata di lato.
learn-win-tick-wrong = Si vince anche così! Ma stavolta fai un angolo.
learn-win-hint-2 = Guarda la fine di ogni percorso. Lì i tuoi segnalini farebbero la figura giusta?
learn-win-done = La mossa che li unisce vince subito. Dopo non si sposta nessun disco.

## 9 Thinking ahead
learn-ahead-title = Pensare in anticipo
learn-ahead-see = Un segnalino nero potrebbe vincere al prossimo turno: è una minaccia. Scegli quel segnalino.
learn-ahead-see-wrong = Non quello. Da dove un segnalino può raggiungere gli altri due?
learn-ahead-see-hint-1 = Due segnalini neri sono già vicini. Quale potrebbe raggiungerli?
learn-ahead-see-hint-2 = Trova un percorso libero che finisca accanto a loro.
learn-ahead-token = Fermalo con un segnalino: muovine uno sul percorso illuminato.
learn-ahead-token-hint-1 = Quale segnalino rosso può fermarsi sul percorso?
learn-ahead-token-hint-2 = Guarda dove finisce ognuna delle tue mosse.
learn-ahead-token-wrong = Il percorso è ancora libero.
learn-ahead-token-done = Il percorso è sbarrato.
learn-ahead-take = Oppure fermalo con un disco. Togline uno dal percorso.
learn-ahead-take-hint-1 = Quale disco del percorso può scivolare fuori?
learn-ahead-take-hint-2 = Prendilo e posalo dove non dà fastidio.
learn-ahead-take-wrong-behind = Funziona anche così, ma ora togli un disco dal percorso.
learn-ahead-take-wrong = Il Nero può ancora vincere. Togli un disco dal percorso.
learn-ahead-take-done = Ora il segnalino si ferma troppo presto.
learn-ahead-put = Oppure allunga il percorso. Posa un disco oltre la fine.
learn-ahead-put-hint-1 = Prendi un disco libero su cui il Nero non passa.
learn-ahead-put-hint-2 = Posalo nel posto illuminato.
learn-ahead-put-wrong = Il segnalino nero si ferma ancora nel posto giusto. Allunga il suo percorso.
learn-ahead-put-done = Ora va troppo lontano.
learn-ahead-two = Ora attacca. Fai due minacce insieme: il Nero può fermarne solo una. Muovi il segnalino illuminato, poi posa un disco nel posto illuminato.
learn-ahead-two-hint-1 = Muovi il segnalino illuminato finché si ferma accanto a un altro rosso.
learn-ahead-two-hint-2 = Poi posa un disco libero nel posto illuminato. Apre un secondo modo di vincere.
learn-ahead-two-done = Due minacce insieme: quasi tutte le partite si vincono così.
learn-ahead-rare = Due casi rari. Se non puoi giocare una parte del turno, la salti. E quando la stessa posizione si presenta per la terza volta, è patta.

## 10 The first match
learn-match-title = La prima partita
learn-match-text = Conosci le regole. Ora gioca una partita intera contro l’avversario più facile. Inizi tu: muovi un segnalino.
learn-match-turn-1 = Poi sposta un disco, e guarda che cosa fa il Nero.
learn-match-turn-2 = Prima di ogni turno chiediti: il Nero potrebbe vincere subito dopo?
learn-match-turn-3 = Cerca di fare una minaccia o, meglio ancora, due insieme.
learn-match-done = Questa era la tua prima partita, vinta o persa. Con «Ripeti» ne giochi un’altra, e le sfide ti aspettano.

## The challenges
learn-challenge-win-1 = Puoi vincere subito. Trova la mossa.
learn-challenge-win-1-wrong = Così non si uniscono. Prova un’altra mossa.
learn-challenge-win-2 = Vinci in due turni, qualunque cosa faccia il Nero.
learn-challenge-win-3 = Vinci in tre turni, qualunque cosa faccia il Nero.
learn-challenge-hold = Il Nero sta per vincere. Trova un turno che lo fermi.
learn-challenge-hold-only = Il Nero sta per vincere. Solo un turno lo ferma: trovalo.
learn-challenge-hold-2 = Trova l’unico turno dopo il quale il Nero non possa forzare la vittoria in due turni.

learn-challenge-01-title = Da parte a parte
learn-challenge-01-hint-1 = Due dei tuoi segnalini si toccano già. Fai arrivare il terzo.
learn-challenge-01-hint-2 = Il terzo attraversa tutto il tabellone.
learn-challenge-01-done = Da una parte all’altra, e tutti e tre sono uniti.

learn-challenge-02-title = La strada lunga
learn-challenge-02-hint-1 = Due dei tuoi segnalini si toccano già. Guarda ogni percorso del terzo.
learn-challenge-02-hint-2 = Passa di fianco a uno dei due e si ferma accanto all’altro.
learn-challenge-02-done = È passato di fianco a uno e si è fermato accanto all’altro: un angolo.

learn-challenge-03-title = Appena in tempo
learn-challenge-03-hint-1 = I tuoi segnalini non si toccano. Quale posto ne tocca due?
learn-challenge-03-hint-2 = Due dei tuoi segnalini potrebbero andarci, ma il loro posto è lì accanto. Manda il terzo.
learn-challenge-03-done = Il Nero stava per vincere. Hai fatto prima tu.

learn-challenge-04-title = Atterraggio sicuro
learn-challenge-04-hint-1 = Muovi un segnalino accanto a un altro, in modo che il terzo possa raggiungerli.
learn-challenge-04-hint-2 = Il Nero vorrà prendere il disco su cui pensi di fermarti. Posagli accanto un disco per incastrarlo.
learn-challenge-04-done = Una minaccia basta, se nulla può fermarla.

learn-challenge-05-title = Para e colpisci
learn-challenge-05-hint-1 = Un segnalino nero minaccia di raggiungere gli altri due. Una delle tue mosse finisce proprio nel posto che serve al Nero.
learn-challenge-05-hint-2 = Quella mossa crea più minacce, ma il Nero può ancora occupare un posto e rovinare l’altro tuo percorso. Posa un disco che protegga quel percorso.
learn-challenge-05-done = Una difesa che è anche un attacco: il Nero non può fermare tutto.

learn-challenge-06-title = Guardati le spalle
learn-challenge-06-hint-1 = Muovi un segnalino in modo che un altro possa raggiungerlo. Ma attenzione al disco che lasci: il Nero potrebbe fermarsi lì?
learn-challenge-06-hint-2 = Prendi proprio il disco che hai lasciato. Posalo accanto al disco su cui vuoi fermarti, così il Nero non può prenderlo.
learn-challenge-06-done = Un disco solo ha fermato il Nero e protetto il tuo percorso.

learn-challenge-07-title = Un disco, due compiti
learn-challenge-07-hint-1 = Togli il disco su cui vuole fermarsi il Nero. La tua mossa deve unire due segnalini.
learn-challenge-07-hint-2 = Posa il disco dove protegge il percorso del tuo terzo segnalino: lì accanto, sul bordo.
learn-challenge-07-done = Ha fermato il Nero e ha messo al sicuro la tua minaccia.

learn-challenge-08-title = Un turno tranquillo
learn-challenge-08-hint-1 = Per ora non c’è fretta. Prima avvicina i tuoi segnalini.
learn-challenge-08-hint-2 = Muovi il segnalino lontano dagli altri finché uno nero lo ferma. Posa un disco proprio accanto al tuo segnalino dietro quello nero.
learn-challenge-08-done = Un turno tranquillo, e poi non c’era più difesa.

learn-challenge-09-title = Contro il tempo
learn-challenge-09-hint-1 = Il Nero minaccia di vincere. Togli il disco che gli serve.
learn-challenge-09-hint-2 = Muovi il segnalino lontano dagli altri finché si ferma accanto a uno. Posa il disco alla fine della fila del tuo terzo segnalino.
learn-challenge-09-done = Hai fermato il Nero e non gli hai più dato respiro.

learn-challenge-10-title = Due ingressi
learn-challenge-10-hint-1 = Il Nero ha due modi di vincere. La tua mossa ne ferma uno, il tuo disco l’altro.
learn-challenge-10-hint-2 = Fermati in uno dei due posti. Poi allunga il percorso verso l’altro.
learn-challenge-10-done = Un segnalino qui, un disco là: i due ingressi sono chiusi.

learn-challenge-11-title = Fai largo
learn-challenge-11-hint-1 = Lo stesso segnalino nero ha due modi di vincere. Prendi il disco alla fine di un percorso e usalo per allungare l’altro.
learn-challenge-11-hint-2 = Il Nero deve finire ben oltre gli altri, quindi il tuo segnalino non deve stare in mezzo.
learn-challenge-11-done = Hai fatto largo: il Nero va troppo lontano, e nulla ferma più la tua vittoria.

learn-challenge-12-title = La cruna dell’ago
learn-challenge-12-hint-1 = Molti turni fermano la prossima minaccia. Quale ne crea anche una tua?
learn-challenge-12-hint-2 = Affianca un altro segnalino rosso, e fai andare troppo lontano quello nero.
learn-challenge-12-done = L’unico turno che tiene. Ora puoi sfidare chiunque.
