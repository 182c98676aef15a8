### Why a text is not a turn or a position.

turn-piece-number = eine ganze Zahl
turn-piece-comma = ein Komma zwischen den beiden Zahlen eines Platzes
turn-piece-arrow = ein Pfeil > zwischen zwei Plätzen
turn-piece-space = ein Leerzeichen und dann das Umlegen
turn-piece-end = das Ende des Zugs

turn-form-error-expected = Bei Zeichen { $column } wird { $expected } erwartet.
turn-form-error-too-far-out = Die Zahl bei Zeichen { $column } liegt außerhalb des Bereichs: Zahlen gehen von -{ $farthest } bis { $farthest }.

position-form-error-unreadable = Zeile { $line }, Zeichen { $column }: Das lässt sich nicht als Stellung lesen. { $fault }
position-form-error-too-far-out = Der Platz { $cell } liegt zu weit außen: Die Zahlen einer Stellung gehen von -{ $farthest } bis { $farthest }.

## What is wrong at one place of a file
ron-fault-ends = Der Text endet zu früh.
ron-fault-sign-missing = Hier sollte „{ $sign }“ stehen.
ron-fault-not-number = Hier sollte eine ganze Zahl stehen.
ron-fault-number-too-large = Diese Zahl ist zu groß oder zu klein.
ron-fault-not-digit = „{ $digit }“ ist keine Ziffer.
ron-fault-not-text = Hier sollte ein Text in Anführungszeichen stehen.
ron-fault-text-open = Das Anführungszeichen am Ende eines Textes fehlt.
ron-fault-bad-escape = Das Zeichen nach diesem Backslash hat keine Bedeutung.
ron-fault-comment-open = Dieser Kommentar hat kein Ende.
ron-fault-not-option = Hier sollte „None“ oder „Some(…)“ stehen.
ron-fault-not-name = Hier sollte der Name eines Feldes stehen.
ron-fault-bad-name = „{ $name }“ kann kein Name sein.
ron-fault-name-before = „{ $name }“ gehört nicht vor die „(“.
ron-fault-stray = „{ $sign }“ gehört nicht hierher.
ron-fault-trailing = Nach der letzten „)“ darf nichts folgen.
ron-fault-unknown-word = „{ $word }“ gehört nicht hierher. Zur Auswahl stehen { $known }.
ron-fault-unknown-field = Ein Feld „{ $field }“ gibt es hier nicht. Entweder weglassen oder eines von diesen benutzen: { $known }.
ron-fault-missing-field = Das Feld „{ $field }“ fehlt.
ron-fault-field-twice = Das Feld „{ $field }“ steht zweimal da.
ron-fault-wrong-length = Hier stehen zu viele oder zu wenige Werte: { $found }.
ron-fault-too-deep = Zu viele Klammern sind ineinander verschachtelt.
ron-fault-misplaced = Hierher gehört etwas anderes.
