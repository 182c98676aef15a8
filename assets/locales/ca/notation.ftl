### Why a text is not a turn or a position.

turn-piece-number = un nombre enter
turn-piece-comma = una coma entre els dos nombres d’una casella
turn-piece-arrow = una fletxa > entre dues caselles
turn-piece-space = un espai i després el desplaçament
turn-piece-end = el final de la jugada

turn-form-error-expected = S’esperava { $expected } al caràcter { $column }.
turn-form-error-too-far-out = El nombre del caràcter { $column } és fora dels límits: els nombres van de -{ $farthest } a { $farthest }.

position-form-error-unreadable = línia { $line }, caràcter { $column }: això no es pot llegir com una posició. { $fault }
position-form-error-too-far-out = La casella { $cell } és massa lluny: els nombres d’una posició van de -{ $farthest } a { $farthest }.

## What is wrong at one place of a file
ron-fault-ends = El text s’acaba massa aviat.
ron-fault-sign-missing = Aquí hi hauria d’haver «{ $sign }».
ron-fault-not-number = Aquí hi hauria d’haver un nombre enter.
ron-fault-number-too-large = Aquest nombre és massa gran o massa petit.
ron-fault-not-digit = «{ $digit }» no és una xifra.
ron-fault-not-text = Aquí hi hauria d’haver un text entre cometes.
ron-fault-text-open = Falten les cometes al final d’un text.
ron-fault-bad-escape = El caràcter que segueix aquesta barra inversa no té cap significat.
ron-fault-comment-open = Aquest comentari no té final.
ron-fault-not-option = Aquí hi hauria d’haver «None» o «Some(…)».
ron-fault-not-name = Aquí hi hauria d’haver el nom d’un camp.
ron-fault-bad-name = «{ $name }» no pot ser un nom.
ron-fault-name-before = «{ $name }» no pot anar davant de «(».
ron-fault-stray = «{ $sign }» no pot anar aquí.
ron-fault-trailing = Després de l’últim «)» no hi pot anar res.
ron-fault-unknown-word = «{ $word }» no pot anar aquí. Valors possibles: { $known }.
ron-fault-unknown-field = Aquí no hi ha cap camp «{ $field }». Cal treure’l o canviar-lo per un d’aquests: { $known }.
ron-fault-missing-field = Falta el camp «{ $field }».
ron-fault-field-twice = El camp «{ $field }» surt dues vegades.
ron-fault-wrong-length = Aquí hi ha massa valors, o massa pocs: { $found }.
ron-fault-too-deep = Hi ha massa parèntesis els uns dins dels altres.
ron-fault-misplaced = Aquí hi ha d’anar una altra cosa.
