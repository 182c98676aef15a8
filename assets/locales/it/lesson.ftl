### Lessons: what is wrong with a lesson file, and what every lesson says.

lesson-error-too-large = Il file è troppo grande: una lezione può avere al massimo { $limit } byte.
lesson-error-unreadable = riga { $line }, carattere { $column }: non è leggibile come lezione. { $fault }
lesson-error-unknown-field = riga { $line }: { ron-fault-unknown-field }
lesson-error-missing-field = riga { $line }: { ron-fault-missing-field }
lesson-error-other-format = Questo file ha il formato «{ $format }». Una lezione ha il formato «{ $expected }».
lesson-error-other-version = Questa lezione è della versione { $version }, ma questo programma può leggere solo la versione { $newest }. Un’altra versione di Nonaga potrebbe riuscire a leggerla.
lesson-error-no-steps = La lezione non ha passi.
lesson-error-position-form = riga { $line }: questa posizione non si può usare. { $error }
lesson-error-position-faulty = riga { $line }: questa posizione non è valida{ $faults-count ->
        [0] :
       *[other] . { $faults }
    }
lesson-error-line-form = riga { $line }, parte { $part } della sequenza: ogni parte si scrive come 2,0>-1,0, con uno spazio tra una parte e l’altra. { $error }
lesson-error-line-illegal = riga { $line }, parte { $part } della sequenza: { $refusal }
lesson-error-not-learners-turn = riga { $line }: qui chi impara non può giocare, perché tocca all’avversario o la partita è finita.
lesson-error-solution-misses = riga { $line }: la soluzione non raggiunge l’obiettivo.
lesson-error-goal-out-of-reach = riga { $line }: nulla di ciò che può fare chi impara raggiunge questo obiettivo.
lesson-error-nothing-to-show = riga { $line }: una delle cose da mostrare non è sul tabellone.
lesson-error-no-answer = riga { $line }: nessun disco o segnalino sul tabellone risponde a questa domanda.
lesson-error-too-far-ahead = riga { $line }: l’obiettivo guarda avanti di { $turns } turni. Il limite è { $most }.
lesson-error-win-among-choices = riga { $line }: WinsWithin non può stare dentro Any o Not.
lesson-error-empty-text = riga { $line }: un testo è vuoto.
lesson-error-missing-text = riga { $line }: non c’è nessun testo con la chiave «{ $key }».

## What a lesson says when a try misses the goal
verdict-opponent-wins = { $reason-is ->
        [red] Il Rosso muove e vince. Torniamo indietro.
       *[black] Il Nero muove e vince. Torniamo indietro.
    }
verdict-refuted = { $reason-is ->
        [red] Il Rosso ha una risposta. Torniamo indietro e cerchiamo qualcosa di meglio.
       *[black] Il Nero ha una risposta. Torniamo indietro e cerchiamo qualcosa di meglio.
    }
verdict-not-this = Si può fare, ma non è quello che cerchiamo. Torniamo indietro.
verdict-not-there = Non lì. Guarda meglio.
verdict-not-marked = Scegli tra quelli indicati.

## The panel of a lesson
lesson-where = { $lesson } · { $step } di { $steps }
lesson-done = { $next ->
        [none] Lezione completata.
       *[other] Lezione completata. E ora: «{ $next }»
    }
lesson-challenge-done = Sfida superata.
lesson-challenge-skipped = Sfida saltata.
lesson-course-done = Il corso è finito. Ora gioca una partita tutta tua, o prova le sfide.
course-end = { $undone ->
        [0] Hai completato il corso!
       *[other] Il corso è finito
    }
course-end-knows = Sai come si muovono i segnalini, quali dischi si possono prendere e dove si posano, che cos’è il disco bloccato e quali sono le tre figure vincenti.
course-end-undone = Scegli una lezione ancora da finire.
course-end-won = Hai vinto la tua partita. Conosci le regole, vedi le minacce e sai crearle. Ora mettiti alla prova con un avversario più forte.
course-end-lost = Hai perso la tua partita, come quasi tutti all’inizio. Prima di ogni giocata, cerca il segnalino con cui l’avversario potrebbe vincere. Dopo qualche partita lo vedrai al volo.
course-end-drawn = La tua partita è finita patta. La prossima volta, prova a creare due minacce insieme.
course-end-not-played = La tua prima partita ti aspetta ancora.
lesson-right = Giusto.
lesson-shown = Ecco un modo per riuscirci.
lesson-double-threat = Ora minacci di vincere in più di un modo. Il Nero non può impedirli tutti.
lesson-win-at-hand = Puoi vincere con questa mossa. La trovi?
lesson-win-now = Il Nero ha risposto. Ora continua e vinci.
lesson-careful = Attenzione: l’avversario potrebbe vincere con la prossima mossa. Riesci a fermarlo?
lesson-careful-but-wins = L’avversario potrebbe vincere con la prossima mossa. Ma tu puoi vincere prima: vedi come?
lesson-only-slide = Qui muovi solo un segnalino: scegli il segnalino, poi dove va.
lesson-take-back = Annulla
lesson-lit = Caselle indicate: { $cells }.
lesson-back = Indietro
lesson-again = Ripeti questo passo
lesson-hint = Consiglio
lesson-show = Mostrami
lesson-skip = Salta
lesson-next = Avanti
lesson-try-again = Riprova
lesson-next-lesson = Prossima lezione
lesson-next-challenge = Prossima sfida
lesson-to-challenges = Vai alle sfide
lesson-all = Le lezioni
lesson-play = Gioca una partita
