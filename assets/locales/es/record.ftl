### Records, and how matches stand.

outcome-won = { $by-is ->
        [red] { $shape-is ->
            [triangle] Rojo gana con un triángulo
            [line] Rojo gana con una línea
           *[tick] Rojo gana con una curva
        }
       *[black] { $shape-is ->
            [triangle] Negro gana con un triángulo
            [line] Negro gana con una línea
           *[tick] Negro gana con una curva
        }
    }
outcome-resigned = { $by-is ->
        [red] Rojo se rinde
       *[black] Negro se rinde
    }
outcome-draw = { $reason }
outcome-unfinished = sin acabar

drawn-repetition = tablas por repetición
drawn-agreed = tablas por acuerdo

misplay-refused = { $reason }
misplay-mark-missing = Este movimiento gana, así que debe acabar en # y nada puede seguirle.
misplay-mark-wrong = Este movimiento está marcado como victoria con #, pero no gana.

record-error-too-large = Esto es demasiado grande: un registro puede tener como máximo { $limit } bytes.
record-error-empty = Está vacío.
record-error-no-match-pasted = En este texto no hay ninguna partida. Copia una partida entera, desde su primer paréntesis hasta el último.
record-error-unreadable = línea { $line }, carácter { $column }: esto no se puede leer como registro. { $fault }
record-error-unknown-field = línea { $line }: { ron-fault-unknown-field }
record-error-missing-field = línea { $line }: { ron-fault-missing-field }
record-error-other-format = Este archivo tiene el formato «{ $format }». Un registro tiene el formato «{ $expected }».
record-error-other-version = Este registro tiene la versión { $version }, pero este programa solo puede leer versiones hasta la { $newest }. Quizá otra versión de Nonaga pueda leerlo.
record-error-needs-version = Este registro tiene la versión { $version }, pero el campo «{ $field }» solo existe en la versión { $needed }.
record-error-date = «{ $date }» no es una fecha con hora. Se escriben así: 2026-11-20T18:30:00Z, o con un desfase de -23:59 a +23:59.
record-error-too-many-turns = La partida tiene { $turns } turnos. El límite es { $limit }.
record-error-too-many-lines = Hay { $lines } variantes. El límite es { $limit }.
record-error-lines-too-deep = Hay demasiadas variantes unas dentro de otras. El límite es { $limit }.
record-error-too-many-turns-in-lines = Las variantes tienen { $turns } turnos. El límite para todas juntas es { $limit }.
record-error-start-form = La posición inicial no se puede usar. { $error }
record-error-start-faulty = La posición inicial no es válida:
record-error-first-differs = El registro dice que empieza { $first }, pero en la posición inicial le toca a { $to-move }.
record-error-turn-form = turno { $turn } «{ $written }»: { $error }
record-error-turn-illegal = turno { $turn } «{ $written }»: { $misplay }
record-error-turn-unfinished = turno { $turn }: falta la recolocación, pero sigue otro turno.
record-error-turn-after-end = turno { $turn } «{ $written }»: la partida ya había terminado. { $ending }
record-error-result-differs = El registro da como resultado «{ $stated }», pero los turnos llevan a «{ $found }».
record-error-note-twice = Hay dos notas después del turno { $turn }.
record-error-note-language-twice = La nota después del turno { $turn } tiene dos textos en el idioma «{ $language }».
record-error-note-language-unknown = La nota después del turno { $turn } tiene un texto en el idioma «{ $language }». Idiomas posibles: { $known }.
record-error-note-beyond-end = { $turns ->
        [one] Hay una nota después del turno { $turn }, pero la partida solo tiene un turno.
       *[other] Hay una nota después del turno { $turn }, pero la partida solo tiene { $turns } turnos.
    }
record-error-note-before-line = Hay una nota después del turno { $turn }, pero esta variante empieza en el turno { $first }.
record-error-line-empty = No tiene turnos.
record-error-line-elsewhere = Sale después del turno { $after }, pero solo puede salir después de uno de los turnos del { $first } al { $last }.
record-error-variation = variante { $line }: { $error }

line-refusal-rules = { $reason }
line-refusal-too-many-lines = Ya hay { $limit } variantes, que es el límite. Quita una antes.
line-refusal-too-deep = Aquí ya hay { $limit } variantes unas dentro de otras, que es el límite.
line-refusal-too-long = No caben más turnos. Ni una variante ni todas juntas pueden tener más de { $limit }.

## Records in the text commands
cli-about-watch = Abre el juego y muestra una partida registrada
cli-arg-watched = El registro de una partida. - es la entrada estándar
cli-show-from = Continúa «{ $title }», después del turno { $turn }.
cli-show-lines = Variantes:
cli-show-line = { $indent }{ $line }. Después del turno { $after }: { $turns }
