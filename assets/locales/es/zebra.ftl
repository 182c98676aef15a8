### Zebra, un segundo juego para dos.

zebra-side-light = Claras
zebra-side-dark = Oscuras

zebra-level-easy = { level-easy }
zebra-level-medium = { level-medium }
zebra-level-master = { level-master }

## Why a turn is refused
zebra-refusal-match-over = La partida ha terminado.
zebra-refusal-off-board = Este tablero no tiene la casilla { $square }.
zebra-refusal-no-tower = En { $square } no hay ninguna torre: la casilla está cerrada.
zebra-refusal-not-your-tower = { $owner-is ->
        [light] Esta torre es de las claras ({ $square }).
       *[dark] Esta torre es de las oscuras ({ $square }).
    }
zebra-refusal-nowhere-to-go = Junto a esta torre no hay ninguna del otro bando ({ $square }).
zebra-refusal-same-square = Una pieza tiene que ir a otra torre ({ $square }).
zebra-refusal-not-neighbour = Una pieza va a una torre vecina, en línea recta o en diagonal (de { $from } a { $to }).
zebra-refusal-closed = Esta casilla está cerrada para siempre ({ $square }).
zebra-refusal-already-yours = Esta torre ya es tuya ({ $square }).

## The same, said at the table, beside the tower
zebra-refusal-match-over-explained = { zebra-refusal-match-over }
zebra-refusal-off-board-explained = { zebra-refusal-off-board }
zebra-refusal-no-tower-explained = Aquí no hay ninguna torre: la casilla está cerrada.
zebra-refusal-not-your-tower-explained = { $owner-is ->
        [light] Esta torre es de las claras.
       *[dark] Esta torre es de las oscuras.
    }
zebra-refusal-nowhere-to-go-explained = Junto a esta torre no hay ninguna del otro bando.
zebra-refusal-same-square-explained = Una pieza tiene que ir a otra torre.
zebra-refusal-not-neighbour-explained = Una pieza va a una torre vecina, en línea recta o en diagonal.
zebra-refusal-closed-explained = Esta casilla está cerrada para siempre.
zebra-refusal-already-yours-explained = Esta torre ya es tuya.

zebra-turn-form-error-no-arrow = Falta el > entre las dos casillas. Una jugada se escribe así: a1>b1
zebra-turn-form-error-no-square-before = No empieza con una casilla. Una jugada se escribe así: a1>b1
zebra-turn-form-error-no-square-after = No acaba con una casilla. Una jugada se escribe así: a1>b1

## How a match ends
zebra-ending-majority = Nadie puede mover. { $by-is ->
        [light] Las claras tienen { $more ->
            [one] 1 torre
           *[other] { $more } torres
        } y las oscuras { $fewer }, así que ganan las claras.
       *[dark] Las oscuras tienen { $more ->
            [one] 1 torre
           *[other] { $more } torres
        } y las claras { $fewer }, así que ganan las oscuras.
    }
zebra-ending-last-turn = Nadie puede mover, y cada bando tiene { $each ->
        [one] 1 torre
       *[other] { $each } torres
    }. { $by-is ->
        [light] Las claras han hecho la última jugada, así que ganan.
       *[dark] Las oscuras han hecho la última jugada, así que ganan.
    }
zebra-ending-majority-at-repetition = Esta posición ha aparecido tres veces. { $by-is ->
        [light] Las claras tienen { $more ->
            [one] 1 torre
           *[other] { $more } torres
        } y las oscuras { $fewer }, así que ganan las claras.
       *[dark] Las oscuras tienen { $more ->
            [one] 1 torre
           *[other] { $more } torres
        } y las claras { $fewer }, así que ganan las oscuras.
    }
zebra-ending-drawn = Tablas: esta posición ha aparecido tres veces, y cada bando tiene { $each ->
        [one] 1 torre
       *[other] { $each } torres
    }.
zebra-ending-resigned = { $by-is ->
        [light] Las claras se rinden, así que ganan las oscuras.
       *[dark] Las oscuras se rinden, así que ganan las claras.
    }
zebra-outcome-won = { $by-is ->
        [light] ganan las claras
       *[dark] ganan las oscuras
    }
zebra-outcome-resigned = { $by-is ->
        [light] las claras se rinden
       *[dark] las oscuras se rinden
    }
zebra-outcome-draw = tablas
zebra-outcome-unfinished = { outcome-unfinished }

## Why a turn is good
zebra-why-wins = La partida termina, y ganas.
zebra-why-wins-in = { $turns ->
        [one] Esta jugada gana, juegue lo que juegue el otro bando.
       *[other] Necesitas { $turns } jugadas tuyas para ganar, contando esta, juegue lo que juegue el otro bando.
    }
zebra-why-holds-out = { $turns ->
        [one] El otro bando puede ganar, juegues lo que juegues: es tu última jugada.
       *[other] El otro bando puede ganar. Así aguantas más: { $turns } jugadas tuyas, contando esta.
    }
zebra-why-closes = Cierra su casilla y quita una torre al otro bando.
zebra-why-covers = Cubre una pieza suelta, que podría haber cerrado su casilla.
zebra-why-leaves-no-closer = Después, ninguna pieza suelta del otro bando puede cerrar su casilla.
zebra-why-improves = Lleva a una posición mejor que otras jugadas.

## Records
zebra-record-error-too-large = { record-error-too-large }
zebra-record-error-empty = { record-error-empty }
zebra-record-error-unreadable = { record-error-unreadable }
zebra-record-error-other-format = { record-error-other-format }
zebra-record-error-other-version = { record-error-other-version }
zebra-record-error-date = { record-error-date }
zebra-record-error-size = No hay tableros de { $size } filas. Un tablero tiene 4, 5 o 6.
zebra-record-error-too-many-turns = { record-error-too-many-turns }
zebra-record-error-turn-form = { record-error-turn-form }
zebra-record-error-turn-illegal = turno { $turn } «{ $written }»: { $refusal }
zebra-record-error-turn-after-end = { record-error-turn-after-end }
zebra-record-error-result-differs = { record-error-result-differs }

## The text commands
cli-about-zebra = Abre Zebra, otro juego para dos, hecho de la misma madera
cli-about-zebra-turns = Enumera todas las jugadas legales, una por línea
cli-about-zebra-perft = Cuenta las secuencias de jugadas: muestra cuántas hay a cada profundidad
cli-about-zebra-solve = Dice quién gana si ambos juegan lo mejor posible, en cuántas jugadas y cómo empieza
cli-arg-zebra-size = Cuántas filas tiene el tablero: 4, 5 o 6. Por defecto: 4
cli-arg-zebra-light = Quién juega con las claras: { $names }. Por defecto: human
cli-arg-zebra-dark = Quién juega con las oscuras: { $names }. Por defecto: human
cli-arg-zebra-match = El registro de la partida de la que se parte. - es la entrada estándar. Por defecto: el comienzo de una partida
cli-arg-zebra-turn = Empieza después del turno N de esa partida; 0 es antes del primero. Por defecto: el último
cli-arg-zebra-seconds = Límite de tiempo en segundos. Por defecto: 60
cli-arg-zebra-nodes = Límite de posiciones examinadas
cli-arg-zebra-memory = Memoria para recordar posiciones, en MiB. Por defecto: 256
cli-error-zebra-wrong = { $file }: { $error } [{ $name }]
cli-error-zebra-has-none = { $file } es una partida de Zebra, así que --{ $option } no significa nada aquí.
cli-check-zebra-ok = { $file }: ok, Zebra en { $length }×{ $length }, { $turns ->
        [one] 1 jugada
       *[other] { $turns } jugadas
    }, { $outcome }

## A match in the terminal
zebra-players = Claras: { $light }; oscuras: { $dark }
zebra-legend = L es una torre clara y D una oscura, con su altura si tiene más de una pieza. Un punto es una casilla cerrada.
zebra-to-move = { $side-is ->
        [light] Juegan las claras.
       *[dark] Juegan las oscuras.
    }
zebra-thinks = { $side }: pensando…
zebra-plays = { $side }: { $turn }
zebra-proven = Las { $side-is ->
        [light] claras
       *[dark] oscuras
    } pueden ganar, responda lo que responda el rival: { $turns ->
        [one] queda 1 jugada
       *[other] quedan { $turns } jugadas, contando las de ambos bandos
    }.
zebra-turn = Turno { $turn }, { $side }: { $played }
zebra-taken-back = Deshecho: turno { $turn }, { $side }: { $played }
zebra-stood-twice = Esta posición ya ha aparecido. Si aparece por tercera vez, la partida termina: gana quien tenga más torres.
zebra-asks-resign = Si te rindes, gana el otro bando ({ $other }). Para rendirte, escribe { terminal-word-resign } otra vez.
zebra-left = La partida está guardada. Para continuarla: nonaga zebra --text --continue
zebra-towers = { $side-is ->
        [light] Torres claras
       *[dark] Torres oscuras
    }: { $towers }
zebra-closed = { $squares-count ->
        [0] Ninguna casilla está cerrada.
       *[other] Casillas cerradas: { $squares }
    }
zebra-how = Escribe una jugada, como a1>b1: la pieza superior de a1 va a b1. Las letras van hacia la derecha; los números se alejan de las claras. Para ver qué puede hacer una torre, escribe su casilla. O escribe una de estas palabras:
zebra-word-moves = enumera lo que puedes jugar ahora; para una sola torre, añade su casilla: jugadas a1
zebra-word-pieces = dice qué torres tiene cada bando, con su altura, y qué casillas están cerradas
zebra-word-why = repite el último motivo, o dice por qué algo no está permitido: motivo a1>b1
zebra-word-undo = deshace la última jugada de una persona
terminal-error-zebra-no-square = «{ $text }» no es una casilla. Se escribe así: a1

## The rules
zebra-rules-turn = Cuando te toca, toma la pieza superior de una torre de tu color y ponla sobre una torre vecina del otro bando, en línea recta o en diagonal.
zebra-rules-tower = La pieza superior dice de quién es la torre. No se captura nada: lo que había debajo vuelve a verse, así que en una torre los colores siempre se alternan.
zebra-rules-closed = Cuando la última pieza deja una casilla, esta queda cerrada para siempre.
zebra-rules-end = Cuando nadie puede mover, gana el bando con más torres. Si ambos tienen las mismas, gana quien hizo la última jugada.
zebra-rules-repetition = Si una posición aparece por tercera vez, la partida termina: gana quien tiene más torres y, si ambos bandos tienen las mismas, son tablas.

## El juego en 3D
zebra = Zebra
zebra-play = Jugar a Zebra
zebra-size = { $length } × { $length }
zebra-kept-details = { $date } · { $length } × { $length } · { $turns ->
        [one] 1 jugada
       *[other] { $turns } jugadas
    } · { $outcome }
zebra-count = { $towers ->
        [one] 1 torre
       *[other] { $towers } torres
    }
zebra-resign = Si te rindes, gana el otro bando ({ $other }).
zebra-tower = { $square }: { $height } piezas. Bandos, de arriba abajo: { $sides }.
zebra-tower-single = { $side-is ->
        [light] { $square }: una sola pieza clara.
       *[dark] { $square }: una sola pieza oscura.
    }
zebra-tower-closed = { $square } está cerrada para siempre.
zebra-can-take = Puedes tomar la pieza de encima.
zebra-can-go = La pieza puede ir ahí.
zebra-picked-up = Tienes en la mano la pieza superior de { $from }. Puede ir a { $squares }.
zebra-lesson-take = Juegas con las claras. Elige una de tus torres: es tuya porque la pieza de encima es clara.
zebra-lesson-put = Las torres vecinas iluminadas son del bando oscuro. La pieza solo puede ir a una de ellas: elige una.
zebra-lesson-owned = Ahora tu pieza está encima, así que esa torre es tuya. La casilla que ha dejado se ha quedado sin piezas: está cerrada para siempre. Luego juegan las oscuras, y después otra vez tú: sigue.
zebra-lesson-tower = No se captura nada: lo que hay debajo de una pieza vuelve a verse cuando esta se va. Señala una torre de varias piezas para verlas todas. Luego sigue jugando.
zebra-lesson-end = Cuando nadie puede mover, gana quien tiene más torres. Si ambos bandos tienen las mismas, gana quien hizo la última jugada. Eso es todo: sigue aquí o empieza una partida.
