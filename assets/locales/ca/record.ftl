### Records, and how matches stand.

outcome-won = { $by-is ->
        [red] guanyen les vermelles
       *[black] guanyen les negres
    } { $shape-is ->
        [line] amb una línia
        [tick] amb un angle
       *[triangle] amb un triangle
    }
outcome-resigned = { $by-is ->
        [red] les vermelles es rendeixen
       *[black] les negres es rendeixen
    }
outcome-draw = { $reason }
outcome-unfinished = sense acabar

drawn-repetition = taules per repetició
drawn-agreed = taules per acord

misplay-refused = { $reason }
misplay-mark-missing = Aquest moviment guanya: ha d’acabar amb # i no el pot seguir res més.
misplay-mark-wrong = Aquest moviment està marcat com a guanyador amb #, però no guanya.

record-error-too-large = És massa gran: un registre pot tenir com a molt { $limit } bytes.
record-error-empty = No conté res.
record-error-no-match-pasted = En aquest text no hi ha cap partida. Copia una partida sencera, del primer parèntesi a l’últim.
record-error-unreadable = línia { $line }, caràcter { $column }: això no es pot llegir com un registre. { $fault }
record-error-unknown-field = línia { $line }: { ron-fault-unknown-field }
record-error-missing-field = línia { $line }: { ron-fault-missing-field }
record-error-other-format = Aquest fitxer té el format «{ $format }». Un registre té el format «{ $expected }».
record-error-other-version = Aquest registre té la versió { $version }, però aquest programa només pot llegir versions fins a la { $newest }. Potser una altra versió de Nonaga el pot llegir.
record-error-needs-version = Aquest registre té la versió { $version }, però només la versió { $needed } té el camp «{ $field }».
record-error-date = «{ $date }» no és una data i hora. S’escriuen així: 2026-11-20T18:30:00Z, o amb un desfasament de -23:59 a +23:59.
record-error-too-many-turns = La partida té { $turns } jugades. El límit és { $limit }.
record-error-too-many-lines = Hi ha { $lines } variants. El límit és { $limit }.
record-error-lines-too-deep = Hi ha massa variants les unes dins de les altres. El límit és { $limit }.
record-error-too-many-turns-in-lines = Les variants tenen { $turns } jugades. El límit per a totes juntes és { $limit }.
record-error-start-form = La posició inicial no es pot fer servir. { $error }
record-error-start-faulty = La posició inicial no és vàlida:
record-error-first-differs = { $first-is ->
        [red] El registre diu que comencen les vermelles,
       *[black] El registre diu que comencen les negres,
    } { $to-move-is ->
        [red] però a la posició inicial juguen les vermelles.
       *[black] però a la posició inicial juguen les negres.
    }
record-error-turn-form = jugada { $turn } «{ $written }»: { $error }
record-error-turn-illegal = jugada { $turn } «{ $written }»: { $misplay }
record-error-turn-unfinished = jugada { $turn }: falta el desplaçament, però la segueix una altra jugada.
record-error-turn-after-end = jugada { $turn } «{ $written }»: la partida ja s’havia acabat. { $ending }
record-error-result-differs = El registre dona el resultat «{ $stated }», però les jugades porten a «{ $found }».
record-error-note-twice = Hi ha dues notes després de la jugada { $turn }.
record-error-note-language-twice = La nota després de la jugada { $turn } té dos textos en l’idioma «{ $language }».
record-error-note-language-unknown = La nota després de la jugada { $turn } té un text en l’idioma «{ $language }». Valors possibles: { $known }.
record-error-note-beyond-end = Hi ha una nota després de la jugada { $turn }, però la partida només té { $turns ->
        [one] una jugada
       *[other] { $turns } jugades
    }.
record-error-note-before-line = Hi ha una nota després de la jugada { $turn }, però aquesta variant comença amb la jugada { $first }.
record-error-line-empty = No té cap jugada.
record-error-line-elsewhere = Surt després de la jugada { $after }, però només pot sortir després d’una de les jugades de la { $first } a la { $last }.
record-error-variation = variant { $line }: { $error }

line-refusal-rules = { $reason }
line-refusal-too-many-lines = Ja hi ha { $limit } variants, que és el límit. Primer elimina’n una.
line-refusal-too-deep = Aquí ja hi ha { $limit } variants les unes dins de les altres, que és el límit.
line-refusal-too-long = No queda lloc per a cap jugada més. Una variant, i totes les variants juntes, poden tenir com a molt { $limit } jugades.

## Records in the text commands
cli-about-watch = Obre el joc i mostra una partida enregistrada
cli-arg-watched = El registre d’una partida. - és l’entrada estàndard
cli-show-from = Continuada des de «{ $title }», després de la jugada { $turn }.
cli-show-lines = Variants:
cli-show-line = { $indent }{ $line }. Després de la jugada { $after }: { $turns }
