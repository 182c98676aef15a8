### Pentominós mutantes, un tercer juego para dos.

mutant-side-first = Jugador 1
mutant-side-second = Jugador 2

mutant-level-easy = { level-easy }
mutant-level-medium = { level-medium }
mutant-level-master = { level-master }

## Why a turn is refused
mutant-refusal-match-over = La partida ha terminado.
mutant-refusal-start-to-draw = Primero hay que poner las clavijas de la figura inicial. { $left ->
        [one] Falta 1 clavija
       *[other] Faltan { $left } clavijas
    }: escribe el agujero de la siguiente, como c3.
mutant-refusal-start-drawn = Las cinco clavijas iniciales ya están puestas.
mutant-refusal-no-circle = Aquí no hay ninguna clavija que sacar ({ $cell }).
mutant-refusal-crossed = Este agujero está tapado para el resto de la partida ({ $cell }).
mutant-refusal-occupied = Aquí ya hay una clavija ({ $cell }).
mutant-refusal-off-grid = El tablero no tiene el agujero { $cell }: va de a1 a e5.
mutant-refusal-not-in-the-middle = La primera clavija va entre a1 y e5 ({ $cell }).
mutant-refusal-touches-none = Después de la primera, cada clavija debe estar justo al lado de otra, no solo en diagonal ({ $cell }).
mutant-refusal-apart = Las cinco clavijas ya no estarían unidas ({ $cell }).
mutant-refusal-same-shape = Es otra vez la { $shape }, girada, reflejada o movida: la figura tiene que cambiar.
mutant-refusal-formed-before = { $turn ->
        [0] La { $shape } ya estaba al comienzo.
       *[other] La { $shape } ya se formó en el turno { $turn }.
    }

## The same, said at the table, beside the hole
mutant-refusal-match-over-explained = { mutant-refusal-match-over }
mutant-refusal-start-to-draw-explained = Primero hay que poner las clavijas de la figura inicial: pon la siguiente.
mutant-refusal-start-drawn-explained = { mutant-refusal-start-drawn }
mutant-refusal-no-circle-explained = Aquí no hay ninguna clavija que sacar.
mutant-refusal-crossed-explained = Este agujero está tapado para el resto de la partida.
mutant-refusal-occupied-explained = Aquí ya hay una clavija.
mutant-refusal-off-grid-explained = { mutant-refusal-off-grid }
mutant-refusal-not-in-the-middle-explained = La primera clavija va en uno de los 5 × 5 agujeros del centro.
mutant-refusal-touches-none-explained = Después de la primera, cada clavija debe estar justo al lado de otra, no solo en diagonal.
mutant-refusal-apart-explained = Las cinco clavijas ya no estarían unidas.
mutant-refusal-same-shape-explained = { mutant-refusal-same-shape }
mutant-refusal-formed-before-explained = { mutant-refusal-formed-before }

mutant-turn-form-error-no-arrow = Falta el > entre los dos agujeros. Una jugada se escribe así: a1>b1
mutant-turn-form-error-no-cell-before = No empieza con el nombre de un agujero. Una jugada se escribe así: a1>b1
mutant-turn-form-error-no-cell-after = No acaba con el nombre de un agujero. Una jugada se escribe así: a1>b1

## Why pegs are no start
mutant-start-fault-not-five = una posición inicial tiene cinco clavijas, no { $circles }
mutant-start-fault-twice = { $cell } está dos veces
mutant-start-fault-off-grid = el tablero no tiene el agujero { $cell }: va de a1 a e5
mutant-start-fault-apart = las cinco clavijas no están unidas
mutant-start-fault-far-away = al menos una clavija va entre a1 y e5

## How a match ends
mutant-ending-none-left = { $by-is ->
        [first] Desde aquí, el Jugador 1 no puede formar ninguna figura nueva, así que gana el Jugador 2.
       *[second] Desde aquí, el Jugador 2 no puede formar ninguna figura nueva, así que gana el Jugador 1.
    } { $shapes ->
        [12] Se han formado las doce figuras.
       *[other] Figuras formadas: { $shapes } de doce.
    }
mutant-ending-repeated = { $by-is ->
        [first] { $turn ->
            [0] El Jugador 1 ha vuelto a formar la { $shape }, que era la figura inicial, así que gana el Jugador 2.
           *[other] El Jugador 1 ha vuelto a formar la { $shape }, ya formada en el turno { $turn }, así que gana el Jugador 2.
        }
       *[second] { $turn ->
            [0] El Jugador 2 ha vuelto a formar la { $shape }, que era la figura inicial, así que gana el Jugador 1.
           *[other] El Jugador 2 ha vuelto a formar la { $shape }, ya formada en el turno { $turn }, así que gana el Jugador 1.
        }
    }
mutant-ending-resigned = { $by-is ->
        [first] El Jugador 1 se rinde, así que gana el Jugador 2.
       *[second] El Jugador 2 se rinde, así que gana el Jugador 1.
    }
mutant-outcome-won = { $by-is ->
        [first] gana el Jugador 1
       *[second] gana el Jugador 2
    }
mutant-outcome-resigned = { $by-is ->
        [first] el Jugador 1 se rinde
       *[second] el Jugador 2 se rinde
    }
mutant-outcome-unfinished = { outcome-unfinished }

## Why a turn is good
mutant-why-wins = Forma la { $shape }, y después el rival no puede formar ninguna figura nueva: ganas.
mutant-why-wins-in = Forma la { $shape }. Necesitas { $turns } jugadas tuyas para ganar, contando esta, juegue lo que juegue el rival.
mutant-why-holds-out = Forma la { $shape }. { $turns ->
        [one] El rival puede ganar en la próxima jugada, juegues lo que juegues.
       *[other] El rival puede ganar, pero así aguantas más: { $turns } jugadas tuyas, contando esta.
    }
mutant-why-circle-wins = Con esta clavija puedes ganar, haga lo que haga el rival. Necesitas { $turns } jugadas tuyas, contando las clavijas que aún te quedan por poner.
mutant-why-circle-holds-out = El rival puede ganar, pongas donde pongas esta clavija. Aquí aguantas más: { $turns } jugadas tuyas, contando las clavijas que aún te quedan por poner.

## Records
mutant-record-error-too-large = { record-error-too-large }
mutant-record-error-empty = { record-error-empty }
mutant-record-error-unreadable = { record-error-unreadable }
mutant-record-error-other-format = { record-error-other-format }
mutant-record-error-other-version = { record-error-other-version }
mutant-record-error-date = { record-error-date }
mutant-record-error-start-form = la posición inicial contiene «{ $written }», que no es un agujero. Se escribe así: a1
mutant-record-error-start-faulty = la posición inicial: { $fault }
mutant-record-error-circle-illegal = clavija { $circle } «{ $written }»: { $refusal }
mutant-record-error-turn-form = { record-error-turn-form }
mutant-record-error-turn-illegal = turno { $turn } «{ $written }»: { $refusal }
mutant-record-error-turn-after-end = { record-error-turn-after-end }
mutant-record-error-result-differs = { record-error-result-differs }

## The text commands
cli-value-start = COMIENZO
cli-about-mutants = Abre Pentominós mutantes, otro juego para dos, hecho de la misma madera
cli-about-mutants-turns = Enumera todas las jugadas legales, una por línea
cli-about-mutants-perft = Cuenta las secuencias de jugadas: muestra cuántas hay a cada profundidad
cli-about-mutants-solve = Dice quién gana si ambos juegan lo mejor posible, en cuántas jugadas y cómo empieza
cli-arg-mutants-start = Cómo empieza la partida: una figura (F I L N P T U V W X Y Z), cinco agujeros como "a1 b1 c1 d1 e1", lot (al azar) o draw (los jugadores ponen las clavijas por turnos). Por defecto en una partida: lot
cli-arg-mutants-endless = Juega en un tablero sin límites, no en 5×5
cli-arg-mutants-seed = Semilla para el sorteo. La misma semilla da la misma posición inicial
cli-arg-mutants-repeats-lose = Regla casera: quien repite una figura pierde. Sin ella, esa jugada no está permitida
cli-arg-mutants-first = Quién es el Jugador 1, que empieza: { $names }. Por defecto: human
cli-arg-mutants-second = Quién es el Jugador 2: { $names }. Por defecto: human
cli-arg-mutants-match = El registro de la partida de la que se parte, en vez de una posición inicial. - es la entrada estándar
cli-arg-mutants-turn = Empieza después del turno N de esa partida; 0 es antes del primero. Por defecto: el último
cli-arg-mutants-all = Resuelve cada posición inicial en 5×5, una por línea, salvo las que solo son otra, girada o reflejada
cli-error-mutants-wrong = { $file }: { $error } [{ $name }]
cli-error-mutants-has-none = { $file } es una partida de Pentominós mutantes, así que --{ $option } no significa nada aquí.
cli-error-mutants-no-start = «{ $start }» no es una posición inicial. Debe ser una figura (F I L N P T U V W X Y Z), cinco agujeros como "a1 b1 c1 d1 e1", lot o draw.
cli-error-mutants-start-faulty = «{ $start }» no es una posición inicial: { $fault }
cli-check-mutants-ok = { $file }: ok, Pentominós mutantes { $endless ->
        [true] sin límites
       *[false] en 5×5
    }, { $turns ->
        [one] 1 jugada
       *[other] { $turns } jugadas
    }, { $outcome }

## A match in the terminal
mutants-players = Jugador 1: { $first }; Jugador 2: { $second }
mutants-legend = O es una clavija; x, un agujero tapado; un punto, un agujero abierto.
mutants-shapes-legend = # aún se puede formar, - ya se ha formado. Girada o reflejada, una figura sigue siendo la misma.
mutants-to-move = { $side-is ->
        [first] Juega el Jugador 1.
       *[second] Juega el Jugador 2.
    }
mutants-to-draw = { $side-is ->
        [first] El Jugador 1 pone la clavija { $circle } de las 5 del comienzo.
       *[second] El Jugador 2 pone la clavija { $circle } de las 5 del comienzo.
    }
mutants-thinks = El { $side } está pensando…
mutants-plays = El { $side } pone una clavija en { $step }
mutants-forms = El { $side } juega { $step } y forma la { $shape }
mutants-proven = El { $side } puede ganar, responda lo que responda el otro: { $turns ->
        [one] queda 1 jugada
       *[other] quedan { $turns } jugadas, contando las de los dos
    }.
mutants-step = { $kind ->
        [circle] Clavija
       *[turn] Turno
    } { $number }, { $side }: { $step }
mutants-taken-back = Deshecho: { $kind ->
        [circle] clavija
       *[turn] turno
    } { $number }, { $side }: { $step }
mutants-formed = Ahora la { $shape }. Formadas hasta ahora: { $formed }.
mutants-to-form = { $shapes-count ->
        [0] Se han formado las doce figuras.
       *[other] Por formar: { $shapes }.
    }
mutants-circles = { $squares-count ->
        [0] Aún no hay clavijas.
       *[other] Clavijas: { $squares }
    }
mutants-crossed = { $squares-count ->
        [0] Ningún agujero está tapado.
       *[other] Agujeros tapados: { $squares }
    }
mutants-formed-in = { $turn ->
        [0] { $shape }: ya estaba al comienzo
       *[other] { $shape }: formada en el turno { $turn }
    }
mutants-none-crossing = La clavija de { $square } no forma una figura nueva en ningún agujero.
mutants-asks-resign = Si te rindes, gana el { $other }. Para rendirte, escribe { terminal-word-resign } otra vez.
mutants-left = La partida está guardada. Para continuarla: nonaga mutants --text --continue
mutants-how = Escribe una jugada, como a1>b1: la clavija de a1 se saca y se pone en b1, y el agujero a1 queda tapado. Las letras van hacia la derecha; los números, hacia arriba. Para ver adónde puede ir una clavija, escribe su agujero. Mientras se ponen las clavijas de la figura inicial, escribe un agujero para la siguiente. O escribe una de estas palabras:
mutants-how-endless = A la izquierda de a vienen -a, -b, etcétera, y debajo de 1 vienen -1, -2, etcétera: -a1 está a la izquierda de a1; a-1, debajo. No hay fila 0.
mutants-word-moves = enumera lo que puedes jugar ahora; para una sola clavija, añade su agujero: jugadas a1
mutants-word-pieces = dice dónde están las clavijas, qué agujeros están tapados y qué figuras se han formado y en qué turno
mutants-word-why = repite el último motivo, o dice por qué algo no está permitido: motivo a1>b1
mutants-word-undo = deshace la última jugada o la última clavija de una persona
terminal-error-mutants-no-square = «{ $text }» no es un agujero. Se escribe así: a1

## The rules
mutants-rules-turn = Cinco clavijas, una junto a otra, forman una de las doce figuras posibles. Cuando te toca, saca una clavija y ponla en otro agujero, de modo que las cinco formen otra figura.
mutants-rules-crossed = El agujero que deja queda tapado para el resto de la partida.
mutants-rules-shapes = Cada figura se puede formar una sola vez en la partida, y la inicial también cuenta. Girada o reflejada, es la misma figura.
mutants-rules-end = Quien no puede formar una figura nueva pierde.
mutants-rules-refused = Una jugada que repite una figura no está permitida.
mutants-rules-lose = Regla casera: quien repite una figura pierde.
mutants-rules-again = Una jugada que repite una figura no está permitida. Con la regla casera sí lo está, pero quien hace esa jugada pierde.
mutants-rules-tiles = Junto al tablero, cada figura tiene su tablilla. Cuando se forma la figura, la tablilla muestra su lado oscuro. El número delante de la letra es el turno en que se formó.

## The game in 3D
mutants = Pentominós mutantes
mutants-play = Jugar a Pentominós mutantes
mutants-grid-five = 5 × 5
mutants-grid-endless = Sin límites
mutants-start = Figura inicial
mutants-start-lot = Al azar
mutants-start-chosen = A tu elección
mutants-start-drawn = Puesta por turnos
mutants-shape = Figura
mutants-seat = Tú eres
mutants-repeats = Repetir una figura
mutants-repeats-refused = No está permitido
mutants-repeats-lose = Hace perder la partida
mutants-rematch = Revancha con los papeles cambiados
mutants-resign = Si te rindes, gana el { $other }.
mutants-kept-details = { $date } · { $board } · { $turns ->
        [one] 1 jugada
       *[other] { $turns } jugadas
    } · { $outcome }
mutants-cell-circle = { $square }: una clavija.
mutants-cell-crossed = { $square }: agujero tapado.
mutants-cell-empty = { $square }: agujero abierto.
mutants-can-cross = Puedes sacarla.
mutants-can-draw = Aquí puedes poner una clavija.
mutants-picked-up = Tienes en la mano la clavija de { $from }. En uno de estos agujeros forma una figura nueva: { $squares }.
mutants-stuck = Esta clavija no forma una figura nueva en ningún agujero. Devuélvela a su agujero y saca otra.
mutants-your-peg = Te toca: pon la clavija { $circle } de 5.
mutants-not-formed = { $shape }: todavía sin formar
mutants-would-form = Así se forma la { $shape }.
mutants-lesson-cross = Cinco clavijas forman la T. Elige la que quieres sacar.
mutants-lesson-draw = En cada agujero iluminado, la clavija forma otra figura. Señala uno: junto al tablero se levanta la tablilla de esa figura. Luego elige uno.
mutants-lesson-stuck = No se ilumina ningún agujero: esta clavija no forma una figura nueva en ninguno. Devuélvela al suyo y saca otra.
mutants-lesson-shapes = El agujero que ha dejado tu clavija queda tapado para el resto de la partida. Junto al tablero, la tablilla de la figura que has formado se ha dado la vuelta: esa figura no se puede repetir. Luego le toca al otro, y después otra vez a ti: sigue jugando.
mutants-lesson-same = Girada o reflejada, una figura es la misma. Las tablillas claras muestran las que aún se pueden formar. El número junto a una oscura es el turno en que se formó su figura. Sigue jugando.
mutants-lesson-end = Quien no puede formar una figura nueva pierde. Eso es todo: sigue aquí o empieza una partida.
