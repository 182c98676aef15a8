### Why a text is not a turn or a position.

turn-piece-number = un numero intero
turn-piece-comma = una virgola tra i due numeri di una casella
turn-piece-arrow = una freccia > tra due caselle
turn-piece-space = uno spazio e poi lo spostamento del disco
turn-piece-end = la fine della giocata

turn-form-error-expected = Al carattere { $column } serve { $expected }.
turn-form-error-too-far-out = Il numero al carattere { $column } è fuori dai limiti: i numeri vanno da -{ $farthest } a { $farthest }.

position-form-error-unreadable = riga { $line }, carattere { $column }: non è leggibile come posizione. { $fault }
position-form-error-too-far-out = La casella { $cell } è troppo lontana: i numeri di una posizione vanno da -{ $farthest } a { $farthest }.

## What is wrong at one place of a file
ron-fault-ends = Il testo finisce troppo presto.
ron-fault-sign-missing = Qui dovrebbe esserci «{ $sign }».
ron-fault-not-number = Qui dovrebbe esserci un numero intero.
ron-fault-number-too-large = Questo numero è troppo grande o troppo piccolo.
ron-fault-not-digit = «{ $digit }» non è una cifra.
ron-fault-not-text = Qui dovrebbe esserci un testo tra virgolette.
ron-fault-text-open = Mancano le virgolette alla fine di un testo.
ron-fault-bad-escape = Il carattere dopo questa barra rovesciata non ha significato.
ron-fault-comment-open = Questo commento non ha fine.
ron-fault-not-option = Qui dovrebbe esserci «None» o «Some(…)».
ron-fault-not-name = Qui dovrebbe esserci il nome di un campo.
ron-fault-bad-name = «{ $name }» non può essere un nome.
ron-fault-name-before = «{ $name }» non va prima di «(».
ron-fault-stray = «{ $sign }» qui è fuori posto.
ron-fault-trailing = Dopo l’ultima «)» non può esserci altro.
ron-fault-unknown-word = «{ $word }» qui è fuori posto. Scegli tra { $known }.
ron-fault-unknown-field = Qui non c’è nessun campo «{ $field }». Toglilo, o cambialo in uno di questi: { $known }.
ron-fault-missing-field = Manca il campo «{ $field }».
ron-fault-field-twice = Il campo «{ $field }» compare due volte.
ron-fault-wrong-length = Qui ci sono troppi valori, o troppo pochi: { $found }.
ron-fault-too-deep = Ci sono troppe parentesi una dentro l’altra.
ron-fault-misplaced = Qui ci va qualcos’altro.
