### Pentominós mutantes, un tercer juego para dos.

mutant-side-first = Jugador 1
mutant-side-second = Jugador 2

mutant-level-easy = { level-easy }
mutant-level-medium = { level-medium }
mutant-level-master = { level-master }

## Why a turn is refused
mutant-refusal-match-over = La partida ha terminado.
mutant-refusal-start-to-draw = Primero hay que dibujar la posición inicial. { $left ->
        [one] Falta 1 círculo
       *[other] Faltan { $left } círculos
    }: escribe la casilla del siguiente, como c3.
mutant-refusal-start-drawn = La posición inicial ya tiene sus cinco círculos.
mutant-refusal-no-circle = Aquí no hay ningún círculo que tachar ({ $cell }).
mutant-refusal-crossed = Esta casilla está tachada para el resto de la partida ({ $cell }).
mutant-refusal-occupied = Aquí ya hay un círculo ({ $cell }).
mutant-refusal-off-grid = La cuadrícula no tiene la casilla { $cell }: va de a1 a e5.
mutant-refusal-not-in-the-middle = El primer círculo va entre a1 y e5 ({ $cell }).
mutant-refusal-touches-none = Después del primero, cada círculo debe tocar a otro por un lado ({ $cell }).
mutant-refusal-apart = Los cinco círculos ya no estarían unidos ({ $cell }).
mutant-refusal-same-shape = Es otra vez la { $shape }, girada, reflejada o movida: la figura tiene que cambiar.
mutant-refusal-formed-before = { $turn ->
        [0] La { $shape } era la figura inicial.
       *[other] La { $shape } se formó en la jugada { $turn }.
    }

mutant-turn-form-error-no-arrow = Falta el > entre las dos casillas. Una jugada se escribe así: a1>b1
mutant-turn-form-error-no-cell-before = No empieza con una casilla. Una jugada se escribe así: a1>b1
mutant-turn-form-error-no-cell-after = No acaba con una casilla. Una jugada se escribe así: a1>b1

## Why circles are no start
mutant-start-fault-not-five = una posición inicial tiene cinco círculos, no { $circles }
mutant-start-fault-twice = { $cell } está dos veces
mutant-start-fault-off-grid = la cuadrícula no tiene la casilla { $cell }: va de a1 a e5
mutant-start-fault-apart = los cinco círculos no están unidos
mutant-start-fault-far-away = al menos un círculo va entre a1 y e5

## How a match ends
mutant-ending-none-left = { $shapes ->
        [12] Se han formado las doce figuras.
       *[other] Tras { $shapes } figuras ya no se puede formar otra nueva.
    } { $by-is ->
        [first] Al Jugador 1 no le queda ninguna jugada, así que gana el Jugador 2.
       *[second] Al Jugador 2 no le queda ninguna jugada, así que gana el Jugador 1.
    }
mutant-ending-repeated = { $by-is ->
        [first] { $turn ->
            [0] El Jugador 1 ha vuelto a formar la { $shape }, que era la figura inicial, así que gana el Jugador 2.
           *[other] El Jugador 1 ha vuelto a formar la { $shape }, ya formada en la jugada { $turn }, así que gana el Jugador 2.
        }
       *[second] { $turn ->
            [0] El Jugador 2 ha vuelto a formar la { $shape }, que era la figura inicial, así que gana el Jugador 1.
           *[other] El Jugador 2 ha vuelto a formar la { $shape }, ya formada en la jugada { $turn }, así que gana el Jugador 1.
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
mutant-why-wins = Forma la { $shape }, y después no se puede formar ninguna nueva: ganas.
mutant-why-wins-in = Forma la { $shape }. Ganas en { $turns } jugadas entre los dos, juegue lo que juegue el rival.
mutant-why-holds-out = Forma la { $shape }. El rival puede ganar, pero así aguantas más: { $turns } jugadas entre los dos.
mutant-why-circle-wins = Con este círculo puedes ganar, haga lo que haga el rival: en { $turns } jugadas entre los dos, contando los círculos.
mutant-why-circle-holds-out = El rival puede ganar tras cualquier círculo. Así aguantas más: { $turns } jugadas entre los dos, contando los círculos.

## Records
mutant-record-error-too-large = { record-error-too-large }
mutant-record-error-empty = { record-error-empty }
mutant-record-error-unreadable = { record-error-unreadable }
mutant-record-error-other-format = { record-error-other-format }
mutant-record-error-other-version = { record-error-other-version }
mutant-record-error-date = { record-error-date }
mutant-record-error-start-form = la posición inicial contiene «{ $written }», que no es una casilla. Se escribe así: a1
mutant-record-error-start-faulty = la posición inicial: { $fault }
mutant-record-error-circle-illegal = círculo { $circle } «{ $written }»: { $refusal }
mutant-record-error-turn-form = { record-error-turn-form }
mutant-record-error-turn-illegal = jugada { $turn } «{ $written }»: { $refusal }
mutant-record-error-turn-after-end = { record-error-turn-after-end }
mutant-record-error-result-differs = { record-error-result-differs }

## The text commands
cli-value-start = COMIENZO
cli-about-mutants = Abre Pentominós mutantes, otro juego para dos de la misma madera
cli-about-mutants-turns = Enumera todas las jugadas legales, una por línea
cli-about-mutants-perft = Cuenta las secuencias de jugadas: escribe cuántas hay a cada profundidad
cli-about-mutants-solve = Dice quién gana si ambos juegan lo mejor posible, en cuántas jugadas y cómo empieza
cli-arg-mutants-start = Cómo empieza la partida: una figura (F I L N P T U V W X Y Z), cinco casillas como "a1 b1 c1 d1 e1", lot (por sorteo) o draw (los jugadores dibujan por turnos). Por defecto en una partida: lot
cli-arg-mutants-endless = Juega en una cuadrícula sin límites, no en 5×5
cli-arg-mutants-seed = El número del que depende el sorteo. El mismo número da la misma posición inicial
cli-arg-mutants-repeats-lose = Regla casera: quien repite una figura pierde. Sin ella, esa jugada se rechaza
cli-arg-mutants-first = Quién es el Jugador 1, que empieza: { $names }. Por defecto: human
cli-arg-mutants-second = Quién es el Jugador 2: { $names }. Por defecto: human
cli-arg-mutants-match = El registro de la partida de la que se parte, en vez de una posición inicial. - es la entrada estándar
cli-arg-mutants-turn = Empieza después de la jugada N de esa partida; 0 es antes de la primera. Por defecto: la última
cli-arg-mutants-all = Resuelve cada posición inicial en 5×5, una por línea, salvo las que son otra girada o reflejada
cli-error-mutants-wrong = { $file }: { $error } [{ $name }]
cli-error-mutants-has-none = { $file } es una partida de Pentominós mutantes, así que --{ $option } no significa nada aquí.
cli-error-mutants-no-start = «{ $start }» no es una posición inicial. Debe ser una figura (F I L N P T U V W X Y Z), cinco casillas como "a1 b1 c1 d1 e1", lot o draw.
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
mutants-legend = O es un círculo, x una casilla tachada y un punto una casilla vacía.
mutants-shapes-legend = # aún se puede formar, - ya se ha formado. Girada o reflejada, una figura sigue siendo la misma.
mutants-to-move = { $side-is ->
        [first] Juega el Jugador 1.
       *[second] Juega el Jugador 2.
    }
mutants-to-draw = { $side-is ->
        [first] El Jugador 1 dibuja el círculo { $circle } de 5 de la posición inicial.
       *[second] El Jugador 2 dibuja el círculo { $circle } de 5 de la posición inicial.
    }
mutants-thinks = El { $side } está pensando…
mutants-plays = El { $side } dibuja { $step }
mutants-forms = El { $side } juega { $step } y forma la { $shape }
mutants-proven = El { $side } puede ganar, responda lo que responda el otro: { $turns ->
        [one] 1 jugada
       *[other] { $turns } jugadas
    } más entre los dos.
mutants-step = { $kind ->
        [circle] Círculo
       *[turn] Jugada
    } { $number }, { $side }: { $step }
mutants-taken-back = Deshecho: { $kind ->
        [circle] círculo
       *[turn] jugada
    } { $number }, { $side }: { $step }
mutants-formed = Ahora la { $shape }. Formadas hasta ahora: { $formed }.
mutants-to-form = { $shapes-count ->
        [0] Se han formado las doce figuras.
       *[other] Por formar: { $shapes }.
    }
mutants-circles = { $squares-count ->
        [0] Aún no hay círculos.
       *[other] Círculos: { $squares }
    }
mutants-crossed = { $squares-count ->
        [0] No hay nada tachado.
       *[other] Tachadas: { $squares }
    }
mutants-formed-in = { $turn ->
        [0] { $shape }: al comienzo
       *[other] { $shape }: en la jugada { $turn }
    }
mutants-none-crossing = Tachando { $square }, ningún círculo da una figura nueva.
mutants-asks-resign = Si te rindes, gana el { $other }. Para rendirte, escribe { terminal-word-resign } otra vez.
mutants-left = La partida está guardada. Para continuarla: nonaga mutants --text --continue
mutants-how = Escribe una jugada, como a1>b1: el círculo de a1 se tacha y se dibuja otro en b1. Las letras crecen hacia la derecha; los números, hacia arriba. Para ver qué se puede hacer tachando un círculo, escribe su casilla. Mientras se dibuja la posición inicial, escribe una casilla para el próximo círculo. O escribe una de estas palabras:
mutants-how-endless = A la izquierda de a vienen -a, -b, etcétera, y debajo de 1 vienen -1, -2, etcétera: -a1 está a la izquierda de a1, y a-1 debajo. No hay fila 0.
mutants-word-moves = enumera lo que puedes jugar ahora; para un solo círculo que tachar, añade su casilla: jugadas a1
mutants-word-pieces = dice dónde están los círculos, qué está tachado y qué figuras se han formado y en qué jugada
mutants-word-why = repite el último motivo, o dice por qué algo no está permitido: motivo a1>b1
mutants-word-undo = deshace la última jugada o el último círculo de una persona
terminal-error-mutants-no-square = «{ $text }» no es una casilla. Se escribe así: a1

## The rules
mutants-rules-turn = Cinco círculos forman una de las doce figuras de cinco casillas. Cuando te toca, tacha un círculo y dibuja otro en una casilla vacía, de modo que los cinco formen otra figura.
mutants-rules-crossed = Una casilla tachada queda fuera para el resto de la partida.
mutants-rules-shapes = Cada figura se puede formar una vez en la partida, incluida la inicial. Girada o reflejada, es la misma figura.
mutants-rules-end = Quien no puede formar una figura nueva pierde.
mutants-rules-refused = Una jugada que repite una figura se rechaza.
mutants-rules-lose = Regla casera: quien repite una figura pierde.
mutants-rules-again = Una jugada que repite una figura se rechaza. Con la regla casera, pierde.

## The game in 3D
mutants = Pentominós mutantes
mutants-play = Jugar a Pentominós mutantes
mutants-grid-five = 5 × 5
mutants-grid-endless = Sin límites
mutants-start = Primera figura
mutants-start-lot = Por sorteo
mutants-start-chosen = Elegido
mutants-start-drawn = Por turnos
mutants-shape = Figura
mutants-seat = Tú eres
mutants-repeats = Repetir una figura
mutants-repeats-refused = No se puede
mutants-repeats-lose = Hace perder
mutants-rematch = Revancha con los lados cambiados
mutants-resign = Si te rindes, gana { $other }.
mutants-kept-details = { $date } · { $board } · { $turns ->
        [one] 1 jugada
       *[other] { $turns } jugadas
    } · { $outcome }
mutants-cell-circle = { $square }: un círculo.
mutants-cell-crossed = { $square }: tachada.
mutants-cell-empty = { $square }: vacía.
mutants-can-cross = Puedes tacharlo.
mutants-can-draw = Aquí puedes dibujar un círculo.
mutants-picked-up = El círculo de { $from } está cogido. Un círculo en una de estas casillas forma una figura nueva: { $squares }.
mutants-not-formed = { $shape }: todavía sin formar
mutants-would-form = Así se forma la { $shape }.
mutants-lesson-cross = Cinco círculos forman la T. Elige el que quieres tachar: su clavija se levanta.
mutants-lesson-draw = En las casillas iluminadas, un círculo forma otra figura. Señala una para ver cuál, y elígela.
mutants-lesson-shapes = La casilla que ha dejado tu clavija queda tachada el resto de la partida. La figura que has formado se ha dado la vuelta junto al tablero: no se puede repetir. Luego le toca al otro, y otra vez a ti: sigue jugando.
mutants-lesson-same = Girada o reflejada, una figura es la misma. Las piezas claras muestran las que aún se pueden formar. Sigue jugando.
mutants-lesson-end = Quien no puede formar una figura nueva pierde. Eso es todo: sigue aquí o empieza una partida.
