### The text commands.

## Help
cli-about = Un gioco da tavolo: muovi un segnalino, sposta un disco, unisci i tuoi tre segnalini.
cli-about-play = Apre il gioco e comincia una partita
cli-about-learn = Apre il gioco per imparare Nonaga, passo per passo
cli-about-check = Controlla registrazioni di partite, lezioni e raccolte di problemi
cli-about-show = Disegna come testo una posizione, o una partita a qualsiasi turno; estrae posizioni dalle partite
cli-about-turns = Elenca tutte le giocate regolari di una posizione, una per riga
cli-about-perft = Conta le sequenze di gioco: scrive le foglie e le vittorie a ogni profondità
cli-about-solve = Dice se chi deve giocare può forzare la vittoria, e come
cli-about-engine = Permette ad altri programmi di far giocare il computer, con un protocollo a righe
cli-about-match = Fa giocare due livelli del computer l’uno contro l’altro e dice qual è il più forte, e di quanto
cli-about-completions = Scrive uno script con cui la shell completa questi comandi
cli-about-man = Scrive la pagina di manuale
cli-about-help = Mostra l’aiuto del programma o di un comando

cli-heading-usage = Uso:
cli-heading-commands = Comandi
cli-heading-arguments = Argomenti
cli-heading-options = Opzioni

cli-value-command = COMANDO
cli-value-file = FILE
cli-value-folder = CARTELLA
cli-value-player = GIOCATORE
cli-value-files = FILE o CARTELLA
cli-value-rules = REGOLE
cli-value-lesson = LEZIONE o FILE
cli-value-level = LIVELLO
cli-value-shell = SHELL
cli-value-language = LINGUA

cli-arg-help = Mostra l’aiuto
cli-arg-version = Mostra la versione
cli-arg-lang = La lingua da usare: { $names }
cli-arg-assets = Usa i font, i suoni e i testi di questa cartella al posto di quelli del gioco
cli-arg-play-red = Chi gioca con il Rosso: { $names }. Valore predefinito: human
cli-arg-play-black = Chi gioca con il Nero: { $names }. Valore predefinito: human
cli-arg-lesson = La lezione da cui cominciare, o un file con una lezione. Senza: l’elenco delle lezioni. Le lezioni: { $names }
cli-arg-files = Registrazioni, lezioni e raccolte di problemi da controllare. Per una cartella, tutti i suoi file .ron e .puzzles. - è lo standard input
cli-arg-shown = Una registrazione o una posizione. - è lo standard input
cli-arg-turn = Mostra la posizione dopo il turno N; 0 è prima del primo. Valore predefinito: l’ultimo turno
cli-arg-as-position = Scrive la posizione in RON invece di disegnarla, per l’opzione --position di altri comandi
cli-arg-helped = Il comando da spiegare. Senza: tutto il programma
cli-arg-position = La posizione da cui partire, in RON. - è lo standard input. Senza: l’inizio di una partita
cli-arg-rules = Le regole della casa da usare: { $names }
cli-arg-depth = Quanti turni contare in profondità, al massimo { $deepest }
cli-arg-within = Entro quante giocate deve vincere chi gioca, al massimo { $longest }
cli-arg-red = Il livello che gioca con il Rosso nella prima partita di ogni coppia: beginner, easy, medium, hard o master. Anche newcomer o careless, che giocano come chi ha appena imparato le regole
cli-arg-black = Il livello che gioca con il Nero nella prima partita di ogni coppia
cli-arg-games = Quante partite. Vanno a coppie dalla stessa apertura, a colori invertiti; se sono dispari, l’ultima resta sola
cli-arg-time = Limite di tempo per ogni giocata, in millisecondi
cli-arg-nodes = Limite alle posizioni esaminate per ogni giocata
cli-arg-seed = Seme per le aperture e gli errori casuali
cli-arg-shell = La shell per cui scrivere i completamenti: { $names }

cli-exit-status = 0 riuscito, 1 un problema nell’input, 2 un errore nella riga di comando, 3 qui il gioco non può aprirsi.
cli-exit-codes = Codici d’uscita: { cli-exit-status }
cli-see-help = Per l’aiuto: { $call } --help

## Headings of the manual page
cli-man-name = NOME
cli-man-synopsis = SINOSSI
cli-man-options = OPZIONI
cli-man-commands = COMANDI
cli-man-exit-status = STATO D’USCITA
cli-man-positions = POSIZIONI
cli-man-records = REGISTRAZIONI
cli-man-lessons = LEZIONI
cli-man-environment = AMBIENTE
cli-man-files = FILE

## Texts of the manual page
cli-man-position = Una posizione è scritta in RON. È sempre all’inizio di un turno. Questo è l’inizio di una partita, che si può anche scrivere su più righe:
cli-man-position-discs = Le caselle dei diciannove dischi, ognuna come (q, r). Passando da una casella a quella a est, q aumenta di 1; a quella a sud-est, è r che aumenta di 1.
cli-man-position-tokens = Le caselle dei tre segnalini di ogni colore.
cli-man-position-to-move = A chi tocca: Red o Black.
cli-man-position-locked = Il disco spostato nel turno precedente, che non si può prendere: Some((3, -2)), oppure None.
cli-man-position-limits = L’ordine negli elenchi non conta. I numeri vanno da -{ $farthest } a { $farthest }, così da permettere una partita di { $longest } turni. Una posizione non dice con quali regole della casa si gioca: per questo c’è --rules.
cli-man-position-taken-out = Una posizione si può estrarre dalla registrazione di una partita:
cli-man-record = Una registrazione è una partita in RON. I suoi campi sono format, version, date, rules, red, black, first, start, turns, notes, lines, from e result. La cartella docs del codice sorgente li descrive uno per uno, con un esempio.
cli-man-record-turns = Una giocata è una mossa e lo spostamento di un disco: 2,0>-1,0 1,-2>3,-2. Una mossa che vince sta da sola, con un segno: 2,0>-1,0#. Una parte saltata è un trattino.
cli-man-record-notes = Una nota è un solo testo, o un testo per ognuna di più lingue: { $languages }.
cli-man-lesson = Una lezione è un file in RON che spiega, chiede giocate e reagisce a ciò che fa chi impara. Il file levels/README.md del codice sorgente spiega come scriverne una.
cli-man-home = Una cartella per tutti i tuoi file. Senza, stanno nelle cartelle abituali del sistema.
cli-man-folders = Le impostazioni sono nella cartella di configurazione (su Linux ~/.config/nonaga), tutto il resto nella cartella dei dati (su Linux ~/.local/share/nonaga). Con NONAGA_HOME, tutte e due sono quella cartella.
cli-man-file-matches = Le partite salvate, come registrazioni.
cli-man-file-trash = Le ultime 1000 partite eliminate.
cli-man-file-judged = Ciò che il computer ha scoperto sulle tue partite. Se un file viene eliminato, la partita viene analizzata di nuovo.
cli-man-file-in-progress = La partita sul tavolo di ogni copia aperta del gioco, salvata dopo ogni parte di una giocata.
cli-man-file-lessons = Le lezioni scritte da te. Il gioco le elenca dopo le sue.
cli-man-file-assets = I tuoi font, suoni e testi, che sostituiscono quelli del gioco.
cli-man-file-settings = Le impostazioni del gioco. Un file che non si può leggere resta lì accanto, con un nome come settings.damaged-1.ron.
cli-man-file-progress = I progressi in ogni lezione.

## Answers
cli-check-ok = { $file }: ok, { $turns ->
        [one] 1 giocata
       *[other] { $turns } giocate
    }, { $outcome }{ $lines ->
        [0] { "" }
        [one] , con 1 variante
       *[other] , con { $lines } varianti
    }
cli-check-lesson-ok = { $file }: ok, una lezione con { $steps ->
        [one] 1 passo
       *[other] { $steps } passi
    }
cli-show-players = Rosso: { $red }, Nero: { $black }
cli-show-start = { $turns ->
        [one] Prima dell’unico turno
       *[other] Prima del primo di { $turns } turni
    }
cli-show-turn = Dopo il turno { $turn } di { $turns }: { $written }
cli-show-to-move = { $due-is ->
        [slide] Tocca al { $side }: muovi un segnalino.
       *[relocation] Tocca al { $side }: sposta un disco.
    }
cli-show-legend = (R) Rosso, (B) Nero, ( ) un disco senza segnalino. Ogni fila comincia con la casella del suo primo disco.
cli-show-locked = [ ] Il disco in { $cell } è stato appena spostato: in questo turno è bloccato.
cli-show-outcome = Risultato: { $outcome }

cli-match-progress = { $played } di { $matches }: { $wins ->
        [one] { $wins } vinta
       *[other] { $wins } vinte
    }, { $draws ->
        [one] { $draws } patta
       *[other] { $draws } patte
    }, { $losses ->
        [one] { $losses } persa
       *[other] { $losses } perse
    }
cli-match-players = { $first } contro { $second }: { $matches ->
        [one] 1 partita
       *[other] { $matches } partite
    }
cli-match-points = { $wins ->
        [one] { $wins } vinta
       *[other] { $wins } vinte
    }, { $draws ->
        [one] { $draws } patta
       *[other] { $draws } patte
    }, { $losses ->
        [one] { $losses } persa
       *[other] { $losses } perse
    } ({ $percent }%)
cli-match-odd = Il numero di partite è dispari: { $first } ha giocato con il Rosso una volta più di { $second }.
cli-match-elo = Differenza Elo { $difference }, probabilmente tra { $least } e { $most } (95%)
cli-match-elo-at-least = Differenza Elo probabilmente almeno { $least } (95%)
cli-match-elo-at-most = Differenza Elo probabilmente al massimo { $most } (95%)
cli-match-stronger = { $stronger } è più forte di { $weaker }.
cli-match-undecided = Queste partite non mostrano quale livello è più forte.
cli-match-length = In media { $turns } turni per partita

## What is wrong with the input
source-stdin = standard input
source-file = { $reason }
cli-error-unreadable = { $file }: non si può leggere ({ $detail }).
cli-error-too-large = { $file }: troppo grande. Si possono leggere al massimo { $limit } byte.
cli-error-not-text = { $file }: non è testo UTF-8 (riga { $line }).
cli-error-nothing-to-check = { $folder }: in questa cartella non ci sono file .ron o .puzzles.
cli-error-record-for-position = { $file }: questa è una registrazione, ma qui serve una posizione. Per estrarne una: nonaga show { cli-value-file } --turn N --position
cli-error-position-for-record = { $file }: questa è una posizione, ma qui serve una registrazione. Per vedere una posizione: nonaga show { cli-value-file }
cli-error-position-form = { $file }: { $error }
cli-error-position-faulty = { $file }: posizione non valida:
cli-error-record-wrong = { $file }: { $error } [{ $name }]
cli-error-lesson-wrong = { $file }: { $error } [{ $name }]
cli-error-lesson-here = { $file }: questa è una lezione, ma qui serve altro. Per controllarla: nonaga check { cli-value-file }. Per giocarla: nonaga learn { cli-value-file }
cli-error-no-lesson = { $file }: questa non è una lezione.
cli-error-unknown-lesson = La lezione «{ $name }» non esiste. Scegli tra { $known }.
cli-error-no-such-turn = { $file }: il turno { $turn } non esiste. La partita ha { $turns ->
        [one] 1 turno
       *[other] { $turns } turni
    }.
cli-error-no-position-there = { $file }: { $due-is ->
        [none] la partita è stata vinta al turno { $turn }, quindi dopo non c’è nessuna posizione.
       *[other] lo spostamento del disco nel turno { $turn } deve ancora venire, e una posizione è sempre all’inizio di un turno.
    } Scegli un turno precedente con --turn.
cli-error-position-has-no-turns = { $file }: questa è una posizione, non una registrazione, quindi non ha turni tra cui scegliere.
cli-error-record-has-rules = { $file }: questa è una registrazione, che indica già le sue regole. Togli --rules.
cli-error-continued-has-own = La partita che --continue riprende ha già le sue regole e i suoi giocatori. Togli --{ $option }.
cli-error-unwritable = Non è possibile scrivere l’output ({ $detail }).
cli-error-nobody-reads = Nessuno sta leggendo l’output.
cli-error-no-game = Questa versione del programma non include il gioco 3D. I comandi testuali funzionano: vedi nonaga --help.
named-fault = - { $fault } [{ $name }]
more-faults = { $count ->
        [one] - e un altro
       *[other] - e altri { $count }
    }

## What is wrong with the command line
wrong-call-unknown-argument = Questo comando non accetta «{ $argument }».{ $similar ->
        [none] { "" }
       *[other] { " " }Forse { $similar }?
    }
wrong-call-unknown-command = Il comando «{ $command }» non esiste.{ $similar ->
        [none] { "" }
       *[other] { " " }Forse { $similar }?
    }
wrong-call-missing = Manca: «{ $arguments }».
wrong-call-wrong-value = «{ $value }» non è valido per { $argument }. Scegli tra { $possible }.
wrong-call-wrong-number = «{ $value }» non è valido per { $argument }. Indica un numero intero da { $least } a { $most }.
wrong-call-no-value = { $argument } richiede un valore.
wrong-call-twice = { $argument } si può usare una volta sola.
wrong-call-together = { $argument } e { $others } non si possono usare insieme.
wrong-call-other = Questa riga di comando non è comprensibile.
