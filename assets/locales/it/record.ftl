### Records, and how matches stand.

outcome-won = { $shape-is ->
        [line] il { $by } vince con una { $shape }
       *[triangle] il { $by } vince con un { $shape }
    }
outcome-resigned = { $by-is ->
        [red] il Rosso si arrende
       *[black] il Nero si arrende
    }
outcome-draw = { $reason }
outcome-unfinished = non finita

drawn-repetition = patta per ripetizione
drawn-agreed = patta per accordo

misplay-refused = { $reason }
misplay-mark-missing = Questa mossa vince, quindi deve finire con # e non può esserci altro dopo.
misplay-mark-wrong = Questa mossa è segnata come vincente con #, ma non vince.

record-error-too-large = È troppo grande: una registrazione può avere al massimo { $limit } byte.
record-error-empty = È vuoto.
record-error-no-match-pasted = In questo testo non c’è nessuna partita. Copia una partita intera, dalla prima parentesi all’ultima.
record-error-unreadable = riga { $line }, carattere { $column }: non è leggibile come registrazione. { $fault }
record-error-unknown-field = riga { $line }: { ron-fault-unknown-field }
record-error-missing-field = riga { $line }: { ron-fault-missing-field }
record-error-other-format = Questo file ha il formato «{ $format }». Una registrazione ha il formato «{ $expected }».
record-error-other-version = Questa registrazione è della versione { $version }, ma questo programma può leggere solo versioni fino alla { $newest }. Un’altra versione di Nonaga potrebbe riuscire a leggerla.
record-error-needs-version = Questa registrazione è della versione { $version }, ma solo la versione { $needed } ha il campo «{ $field }».
record-error-date = «{ $date }» non è una data con l’ora. Il formato è questo: 2026-11-20T18:30:00Z, o con un fuso da -23:59 a +23:59.
record-error-too-many-turns = La partita ha { $turns } turni. Il limite è { $limit }.
record-error-too-many-lines = Ci sono { $lines } varianti. Il limite è { $limit }.
record-error-lines-too-deep = Ci sono troppe varianti una dentro l’altra. Il limite è { $limit }.
record-error-too-many-turns-in-lines = Le varianti hanno { $turns } turni. Il limite per tutte insieme è { $limit }.
record-error-start-form = La posizione iniziale non si può usare. { $error }
record-error-start-faulty = La posizione iniziale non è valida:
record-error-first-differs = La registrazione dice che inizia il { $first }, ma nella posizione iniziale tocca al { $to-move }.
record-error-turn-form = turno { $turn } «{ $written }»: { $error }
record-error-turn-illegal = turno { $turn } «{ $written }»: { $misplay }
record-error-turn-unfinished = turno { $turn }: manca lo spostamento del disco, ma segue un altro turno.
record-error-turn-after-end = turno { $turn } «{ $written }»: la partita era già finita. { $ending }
record-error-result-differs = La registrazione dà come risultato «{ $stated }», ma i turni portano a «{ $found }».
record-error-note-twice = Dopo il turno { $turn } ci sono due note.
record-error-note-language-twice = La nota dopo il turno { $turn } ha due testi nella lingua «{ $language }».
record-error-note-language-unknown = La nota dopo il turno { $turn } ha un testo nella lingua «{ $language }». Scegli tra { $known }.
record-error-note-beyond-end = C’è una nota dopo il turno { $turn }, ma la partita ha solo { $turns ->
        [one] un turno
       *[other] { $turns } turni
    }.
record-error-note-before-line = C’è una nota dopo il turno { $turn }, ma questa variante comincia con il turno { $first }.
record-error-line-empty = Non ha turni.
record-error-line-elsewhere = Si stacca dopo il turno { $after }, ma può staccarsi solo dopo uno dei turni da { $first } a { $last }.
record-error-variation = variante { $line }: { $error }

line-refusal-rules = { $reason }
line-refusal-too-many-lines = Ci sono già { $limit } varianti, che è il limite. Eliminane prima una.
line-refusal-too-deep = Qui ci sono già { $limit } varianti una dentro l’altra, che è il limite.
line-refusal-too-long = Non c’è spazio per un altro turno. Una variante, e tutte le varianti insieme, possono avere al massimo { $limit } turni.

## Records in the text commands
cli-about-watch = Apre il gioco e mostra una partita registrata
cli-arg-watched = La registrazione di una partita. - è lo standard input
cli-show-from = Continuata da «{ $title }», dopo il turno { $turn }.
cli-show-lines = Varianti:
cli-show-line = { $indent }{ $line }. Dopo il turno { $after }: { $turns }
