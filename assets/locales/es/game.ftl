### The 3D game at the table.

## Why a request is refused
objection-rules = { $reason }
objection-not-yours = { $reason }
objection-looking-back = Estás viendo una jugada anterior. Vuelve a la posición actual o elige «Jugar desde aquí».
objection-too-late = Es demasiado tarde: la partida ha seguido mientras tanto.
objection-nothing-to-take-back = No hay nada que deshacer.
objection-nothing-to-redo = No hay nada que rehacer.
objection-at-start = Este es el principio de la partida.
objection-at-end = No se puede avanzar más.
objection-no-draw-offered = Nadie ha ofrecido tablas.
objection-no-such-turn = { $turns ->
        [0] No existe el turno { $turn }. Esta partida aún no tiene turnos.
        [one] No existe el turno { $turn }. Esta partida solo tiene un turno.
       *[other] No existe el turno { $turn }. Esta partida solo tiene { $turns } turnos.
    }

## Whose it is to ask instead
not-yours-hands = Eso lo decide quien lleva este bando.
not-yours-computers = Este bando lo lleva el ordenador.
not-yours-far-away = Este bando lo lleva alguien que está lejos, y antes tiene que estar de acuerdo.
not-yours-lessons = Eso no forma parte de esta lección. Usa los botones de abajo.
not-yours-scripts = Se está reproduciendo. Primero, ponlo en pausa.

## A part that had to be skipped
skipped = { $side-is ->
        [you] { $part-is ->
            [slide] Ninguno de tus cilindros puede moverse, así que te saltas el movimiento.
           *[relocation] No hay ningún disco que puedas tomar, así que te saltas la recolocación.
        }
       *[name] { $part-is ->
            [slide] Ningún cilindro de { $side } puede moverse, así que { $side } se salta el movimiento.
           *[relocation] No hay ningún disco que { $side } pueda tomar, así que { $side } se salta la recolocación.
        }
    }

## How sentences call a player
called-red = { side-red }
called-black = { side-black }
called-you = tú
called-name = { $reason }

## How the match on the table ended
end-won = { $you ->
        [won] { $shape-is ->
            [triangle] ¡Has ganado con un triángulo!
            [line] ¡Has ganado con una línea!
           *[tick] ¡Has ganado con una curva!
        }
        [lost] { $shape-is ->
            [triangle] Has perdido: { $winner } ha hecho un triángulo.
            [line] Has perdido: { $winner } ha hecho una línea.
           *[tick] Has perdido: { $winner } ha hecho una curva.
        }
       *[none] { $shape-is ->
            [triangle] { $winner } gana con un triángulo.
            [line] { $winner } gana con una línea.
           *[tick] { $winner } gana con una curva.
        }
    }
end-resigned = { $you ->
        [won] Has ganado: { $loser } se ha rendido.
        [lost] Has perdido: te has rendido.
       *[none] { $loser } se rinde, así que gana { $winner }.
    }

## At the table
game-title = Nonaga
game-turn = { $side-is ->
        [you] Te toca:
       *[name] Juega { $side }:
    } { $due-is ->
        [slide] mueve un cilindro.
       *[relocation] recoloca un disco.
    }
game-stuck = Este cilindro está atrapado: no puede moverse en ninguna dirección.
game-stood-twice = Esta posición ya se ha dado antes. Si se da por tercera vez, la partida acaba en tablas.

## Over the table
hud-step-slide = Mueve un cilindro
hud-step-relocation = Recoloca un disco
hud-start = Principio
hud-turn = Turno { $turn }, { $side }: { $played }
hud-resign = { $side-is ->
        [you] ¿Te rindes?
        [name] { $side }, ¿te rindes?
       *[red] ¿Te rindes con { $side }?
    }
hud-resign-explained = Si te rindes, gana { $other }.
hud-offer-draw = ¿Ofrecer tablas a { $other }?
hud-offer-draw-explained = { $other } puede aceptarlas, rechazarlas o seguir jugando.
hud-turn-of = { $turn ->
        [0] { hud-start }
       *[other] Turno { $turn } de { $turns }
    }
hud-next-turn-of = Antes del turno { $turn } de { $turns }
hud-played-meanwhile = { $side } ha jugado. Vuelve a la posición actual para verlo.
hud-back-to-now = Posición actual
hud-play-from-here = Jugar desde aquí
hud-from-here = ¿Jugar desde aquí?
hud-from-here-explained = { $count ->
        [one] Se deshará el turno { $last }. Podrás rehacerlo mientras no se juegue nada más.
       *[other] Se desharán los turnos del { $first } al { $last }. Podrás rehacerlos mientras no se juegue nada más.
    }
hud-keep-looking = Seguir mirando
hud-row-resigned = { $loser-is ->
        [you] Te rindes
       *[name] { $loser } se rinde
    }
hud-row-draw = Tablas
hud-row-only = única jugada
hud-row-only-slide = único movimiento
hud-row-only-relocation = única recolocación
hud-row-variation = Variante
hud-row-prepares = Prepara amenazas
hud-row-prevents = Evita amenazas
hud-row-stopped = { $stops ->
        [1] una amenaza
        [2] ambas amenazas
       *[other] las amenazas
    }
hud-row-made = { $makes ->
        [1] una
        [2] dos
       *[other] varias
    }
hud-row-threats = { $stops ->
        [0] { $makes ->
            [1] Amenaza
            [2] Dos amenazas
           *[other] Varias amenazas
        }
       *[other] { $makes ->
            [0] Detiene { hud-row-stopped }
           *[other] Detiene { hud-row-stopped }, crea { hud-row-made }
        }
    }
hud-play-on = Seguir
hud-draw-offered = { $other-is ->
        [you] { $side } te ofrece tablas.
       *[name] { $side } ofrece tablas a { $other }.
    }
hud-draw-declined = { $side-is ->
        [you] Rechazas las tablas.
       *[name] { $side } rechaza las tablas.
    }
hud-agree = Aceptar
hud-decline = Rechazar
hud-result = Resultado
hud-tip = { $button } ({ $key })

hud-hint = { $part-is ->
        [slide] Pista: mueve el cilindro de { $from } a { $to }.
       *[relocation] Pista: recoloca el disco de { $from } en { $to }.
    }

## What can be heard, in writing: “[A token slides, stops at the edge]”
caption = [{ $said }]
caption-token = Un cilindro { $does }
caption-token-picked-up = se levanta
caption-token-put-down = se posa
caption-token-slides = se mueve
caption-token-knocks = choca con otro
caption-token-stops = se para en el borde
caption-disc = Un disco { $does }
caption-disc-lifted = se levanta
caption-disc-glides = se desliza
caption-disc-set-down = se posa
caption-piece = Una pieza { $does }
caption-piece-picked-up = se levanta
caption-piece-put-down = se posa
caption-refused = Un golpe sordo: no se puede
caption-won = Un acorde: alguien ha ganado la partida
caption-lost = Un acorde grave: la partida está perdida
caption-drawn = Un acorde suave: la partida acaba en tablas
caption-course-end = Un acorde: el curso ha terminado
caption-music-begins = Empieza la música
caption-music-stops = La música se detiene

## What the keyboard is on, for a screen reader
hud-board = Tablero
hud-on = { $thing ->
        [red] Cilindro rojo
        [black] Cilindro negro
        [disc] Disco
       *[none] Casilla vacía
    } en { $cell }{ $can ->
        [go] , destino posible
        [take] , se puede tomar
        [slide] , puede moverse
        [locked] , no se puede tomar en este turno
       *[none] {""}
    }.

## A turn that is typed
typing-how = { $due-is ->
        [slide] Escribe de dónde a dónde va el cilindro, por ejemplo 2,0>-1,0, o una jugada entera, por ejemplo 2,0>-1,0 1,-2>3,-2.
       *[relocation] Escribe de dónde a dónde va el disco, por ejemplo 1,-2>3,-2.
    }
typing-play = Jugar

## What a screen reader says at once
hud-slid = El cilindro { $side-is ->
        [red] rojo
       *[black] negro
    } se mueve de { $from } a { $to }.
hud-relocated = El disco de { $from } se recoloca en { $to }.
hud-taken-back = Deshecho.
hud-picked-up = { $part-is ->
        [slide] Tienes en la mano el cilindro de { $from }. Puede ir a { $cells }.
       *[relocation] Tienes en la mano el disco de { $from }. { $places ->
            [one] Puede ir a una casilla.
           *[other] Puede ir a { $places } casillas.
        }
    }
hud-put-back = Devuelto a su casilla.

## What keys and buttons do
action-up = Cursor hacia arriba
action-down = Cursor hacia abajo
action-left = Cursor a la izquierda
action-right = Cursor a la derecha
action-next = Ir a la opción siguiente
action-previous = Ir a la opción anterior
action-choose = Elegir
action-type-turn = Escribir una jugada
action-back = Soltar o abrir el menú
action-take-back-part = Deshacer media jugada
action-take-back-turn = Deshacer una jugada
action-redo = Rehacer
action-hint = Pista
action-offer-draw = Ofrecer tablas
action-resign = Rendirse
action-flip = Invertir la vista
action-whole-board = Ver todo el tablero
view-is-usual = Ya se ve todo el tablero.
action-from-above = Ver desde arriba
action-tell-around = Decir qué hay alrededor del cursor
action-tell-pieces = Decir dónde están las piezas
action-coordinates = Coordenadas
action-turns = Jugadas
action-controls = Controles
action-rules = Reglas
action-pause = Menú
action-to-buttons = Ir a la lista y a los botones

## Short names below the icons of buttons
button-take-back-turn = Deshacer
button-take-back-part = Media jugada
button-redo = Rehacer
button-flip = Invertir
button-whole-board = Ver todo
button-coordinates = Coordenadas
button-offer-draw = Tablas
button-to-start = Principio
button-turn-back = Atrás
button-turn-forward = Adelante
button-to-end = Final
button-mistake-forward = Error
button-play = Iniciar
button-speed = Velocidad
button-play-from-here = Jugar
button-share = Compartir
button-back-to-match = Partida
button-remove-line = Quitar
button-keep-lines = Guardar
button-bring-back = Recuperar
button-show-win = Victoria
button-show-turn = Mejor
button-show-next = Después
button-lesson-again = Repetir
button-lesson-take-back = Deshacer

## What is printed on keys
key-up = Arriba
key-down = Abajo
key-left = Izquierda
key-right = Derecha
key-tab = Tab
key-enter = Intro
key-space = Espacio
key-escape = Esc
key-backspace = Retroceso
key-home = Inicio
key-shift = Mayús
key-control = Ctrl
key-command = Cmd

## Gamepad buttons, by where they are, so that they fit every brand
pad-up = Cruceta arriba
pad-down = Cruceta abajo
pad-left = Cruceta izquierda
pad-right = Cruceta derecha
pad-south = Sur (A / Cruz)
pad-east = Este (B / Círculo)
pad-west = Oeste (X / Cuadrado)
pad-north = Norte (Y / Triángulo)
pad-left-shoulder = Botón superior izquierdo
pad-right-shoulder = Botón superior derecho
pad-left-trigger = Gatillo izquierdo
pad-right-trigger = Gatillo derecho
pad-left-stick = Pulsar la palanca izquierda
pad-right-stick = Pulsar la palanca derecha
pad-start = Start
pad-select = Select

## Mouse buttons
mouse-middle = Botón central
mouse-back = Ratón: atrás
mouse-forward = Ratón: adelante
mouse-other = Botón { $number } del ratón

## Why the game cannot open
opening-error-no-display = El juego no se puede abrir: no hay pantalla, o no responde. Los comandos de texto siguen funcionando: consulta nonaga --help.
opening-error-no-adapter = El juego no se puede abrir: no se ha encontrado ninguna tarjeta gráfica ni ningún renderizador por software adecuado. Actualiza el controlador gráfico o instala un renderizador por software, como mesa-vulkan-drivers en Debian y Ubuntu. Si WGPU_BACKEND está definido, prueba sin él. Los comandos de texto siguen funcionando: consulta nonaga --help.
opening-error-lost-adapter = La tarjeta gráfica o su controlador ha dejado de funcionar y el juego ha tenido que cerrarse. Tu partida está guardada: vuelve a abrir el juego para continuarla. Si ocurre a menudo, elige una calidad más baja en los ajustes o actualiza el controlador gráfico.
opening-error-no-assets = La carpeta indicada con --assets no se puede usar: { $folder } ({ $why }). Indica una carpeta que exista o quita --assets.

## Why one of the player’s own files is not used
override-fault-unreadable = { $file } no se puede leer ({ $why }). En su lugar se usa el archivo incluido en el juego.
override-fault-broken = { $file } no se puede usar: { $why }. En su lugar se usa el archivo incluido en el juego.
override-no-letters = no contiene ninguna fuente

## News that does not stop the game
notice-home = { $reason }
notice-no-such-language = { $reason } Puedes elegir otro en los ajustes.
notice-match-not-kept = Ahora mismo no se puede guardar tu partida. { $reason } Puedes seguir jugando.
notice-not-continued = Esa partida no se puede continuar. { $reason }
notice-computer-stuck = Algo ha fallado mientras el ordenador pensaba, y no puede hacer su jugada. Deshaz tu última jugada, o reinicia el juego y continúa la partida.
notice-looks-for-hint = Buscando una pista…
notice-no-hint = Ahora mismo no hay ninguna pista. Vuelve a pedirla más tarde o sigue jugando.
notice-put-back = El disco ha vuelto a donde estaba. Colócalo donde toque al menos a otros dos.
notice-hint = { $reason }
hint-part = { $held ->
        [true] { $part-is ->
            [slide] Ahora elige el anillo naranja.
           *[relocation] Colócalo ahora en la casilla iluminada por completo.
        }
       *[false] { $part-is ->
            [slide] Mueve el cilindro de un anillo naranja al otro.{ $needs-disc ->
                [true] { " " }Después verás qué disco recolocar.
               *[false] { "" }
            }
           *[relocation] Lleva el disco del anillo dorado hasta el final de la línea discontinua.
        }
    }
hint-take-back = { $part-is ->
        [slide] Puedes deshacer tu última jugada y probar otra.
       *[relocation] Puedes deshacer este movimiento y probar otro.
    }
hint-aims = { $marks ->
        [one] Los puntos dorados y la línea dorada muestran el movimiento que ganaría en la próxima jugada.
       *[other] Los puntos dorados y las líneas doradas muestran los movimientos que ganarían en la próxima jugada.
    }
hint-threats = { $opponent-is ->
        [you] { $marks ->
            [one] El anillo morado muestra dónde amenazas con ganar.
           *[other] Los anillos morados muestran dónde amenazas con ganar.
        }
       *[red] { $marks ->
            [one] El anillo morado muestra dónde amenaza con ganar { $opponent }.
           *[other] Los anillos morados muestran dónde amenaza con ganar { $opponent }.
        }
    }
hint-dangers = { $marks ->
        [one] La línea morada muestra la amenaza que así se evita.
       *[other] Las líneas moradas muestran las amenazas que así se evitan.
    }
hint-dangers-on-way = { $marks ->
        [one] Los puntos morados muestran { $opponent-is ->
            [you] tu movimiento
           *[red] el movimiento de { $opponent }
        }; la línea morada, la amenaza que de lo contrario crearía.
       *[other] Los puntos morados muestran { $opponent-is ->
            [you] tu movimiento
           *[red] el movimiento de { $opponent }
        }; las líneas moradas, las amenazas que de lo contrario crearía.
    }
hint-aims-later = { $marks ->
        [one] La línea dorada muestra dónde podrían estar los tres cilindros un turno después.
       *[other] Las líneas doradas muestran dónde podrían estar los tres cilindros un turno después.
    }
hint-aims-later-on-way = { $marks ->
        [one] Los puntos dorados muestran el movimiento que las crea; la línea dorada, una de las dos amenazas. La otra exige además recolocar el disco adecuado.
       *[other] Los puntos dorados muestran el movimiento que las crea; las líneas doradas, las amenazas.
    }
hint-prepared = { $marks ->
        [one] La línea morada muestra una de las amenazas preparadas.
       *[other] Las líneas moradas muestran las amenazas preparadas.
    }
hint-prepared-on-way = { $marks ->
        [one] Los puntos morados muestran el movimiento que las crearía; la línea morada, una de las dos amenazas. La otra exige además recolocar el disco adecuado.
       *[other] Los puntos morados muestran el movimiento que las crearía; las líneas moradas, las amenazas.
    }
disc-work-closes-gap = El cilindro ganador necesita el disco ahí.
disc-work-stops-token = Sin ese disco, el cilindro ganador se detiene donde debe.
hud-threatened = Cuidado: { $side } amenaza con ganar en el próximo movimiento.
hud-threatened-but-wins = Cuidado: { $side } amenaza con ganar en el próximo movimiento. Pero tú puedes ganar antes.
notice-slid-to-the-end = { learn-slide-far-done }
notice-told = { $reason }
notice-gamepad-gone = El mando se ha desconectado. Sigue con el teclado, el ratón o la pantalla táctil, o vuelve a conectarlo.
notice-begins = { $first-is ->
        [you] Empiezas tú.
       *[name] Empieza { $first }.
    }
notice-colour-drawn = { $first-is ->
        [you] Juegas con { $yours } y empiezas.
       *[name] Juegas con { $yours }. Empieza { $first }.
    }
notice-progress-not-kept = Tu progreso en las lecciones no se puede guardar, así que solo durará hasta que salgas. { $reason }
notice-training-not-kept = Los problemas que resuelvas no se pueden guardar, así que solo contarán hasta que salgas. { $reason }
notice-settings-not-kept = Tus ajustes no se pueden guardar, así que solo durarán hasta que salgas. { $reason }

## A player with the level of the computer beside the name, or with “you”
game-computer = { $name } · { $level }

## Why a file in the player’s folder of lessons is not used
lesson-trouble-unreadable = no se puede leer ({ $reason }).
lesson-trouble-wrong = { $reason }
