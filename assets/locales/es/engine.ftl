### The computer player: reasons for hints, marks for turns, and the line protocol.

## Why a turn is the best
why-wins = Este movimiento gana.
why-within = { $by ->
        [none] en { $player-is ->
            [you] tus próximas { $turns } jugadas
           *[other] las próximas { $turns } jugadas de { $player }
        }
       *[other] como muy tarde en el turno { $by }
    }
why-wins-in = { $turns ->
        [one] Así se gana al instante.
        [2] { $opponent-is ->
            [you] Así se fuerza la victoria en la próxima jugada, juegues lo que juegues.
           *[other] Así se fuerza la victoria en la próxima jugada, juegue lo que juegue { $opponent }.
        }
       *[other] { $opponent-is ->
            [you] Así se fuerza la victoria { why-within }, juegues lo que juegues.
           *[other] Así se fuerza la victoria { why-within }, juegue lo que juegue { $opponent }.
        }
    }
why-wins-with-two-threats = { $turns ->
        [2] { $opponent-is ->
            [you] Así se amenaza con ganar de dos formas a la vez. No puedes detener las dos amenazas.
           *[other] Así se amenaza con ganar de dos formas a la vez. { $opponent } no puede detener las dos amenazas.
        }
       *[other] Así se amenaza con ganar de dos formas a la vez. Aunque se detengan las dos amenazas, se fuerza la victoria { why-within }.
    }
why-wins-with-threat = { $turns ->
        [2] Así se amenaza con ganar en el próximo movimiento, y nada puede impedirlo.
       *[other] Así se amenaza con ganar en el próximo movimiento. Aunque se detenga la amenaza, se fuerza la victoria { why-within }.
    }
why-keeps-win = { $turns ->
        [2] Con el disco recolocado así, nada puede detener la amenaza.
       *[other] Con el disco recolocado así, la amenaza se mantiene y fuerza la victoria { why-within }.
    }
why-holds-out = { $turns ->
        [one] { $opponent-is ->
            [you] Nada puede impedir que ganes en la próxima jugada.
           *[other] Nada puede impedir que { $opponent } gane en la próxima jugada.
        }
       *[other] { $opponent-is ->
            [you] Puedes forzar la victoria. Así se retrasa lo máximo posible: { $by ->
                [none] aún necesitas { $turns } jugadas.
               *[other] hasta el turno { $by }.
            }
           *[other] { $opponent } puede forzar la victoria. Así se retrasa lo máximo posible: { $by ->
                [none] aún necesita { $turns } jugadas.
               *[other] hasta el turno { $by }.
            }
        }
    }
why-stops-threat-and-makes-one = { $how-is ->
        [none] Así se detiene una amenaza y se crea otra.
       *[other] Así se crea una amenaza y se detiene otra: { $how }.
    }
why-stops-threat = { $how-is ->
        [none] { $opponent-is ->
            [you] Esto te impide ganar en el próximo movimiento.
           *[other] Esto impide que { $opponent } gane en el próximo movimiento.
        }
       *[other] { $opponent-is ->
            [you] Esto te impide ganar en el próximo movimiento: { $how }.
           *[other] Esto impide que { $opponent } gane en el próximo movimiento: { $how }.
        }
    }
stopping-token = { $player-is ->
        [you] uno de tus cilindros
        [red] un cilindro rojo
       *[black] un cilindro negro
    }
how-stopped-in-the-way = { stopping-token } corta el camino
how-stopped-space-taken = { stopping-token } ocupa ahora la casilla de llegada
how-stopped-token-gone = este cilindro ya no hace de tope, y el que amenaza pasa de largo
how-stopped-gap = al tomar el disco queda un vacío en el camino
how-stopped-space-gone = el disco de llegada ya no está
how-stopped-slides-past = el disco recolocado hace que el cilindro que amenaza pase de largo
spoilt-slide = { $stays ->
        [true] { $how-is ->
            [in-the-way] { stopping-token } sigue cortando el camino
            [space-taken] { stopping-token } sigue ocupando la casilla de llegada
            [space-gone] no hay ningún disco en el punto de llegada
            [gap] sigue habiendo un vacío en el camino
            [token-gone] ningún cilindro detiene el movimiento donde hace falta
           *[slides-past] el disco de más allá sigue ahí y el cilindro pasa de largo
        }
       *[false] { $how-is ->
            [in-the-way] { stopping-token } corta el camino
            [space-taken] { stopping-token } ocupa la casilla de llegada
            [space-gone] no hay ningún disco en el punto de llegada
            [gap] hay un vacío en el camino
            [token-gone] ningún cilindro detiene el movimiento donde hace falta
           *[slides-past] más allá hay otro disco y el cilindro pasa de largo
        }
    }
spoilt-lock = el disco necesario está bloqueado
spoilt-disc = no se puede tomar el disco necesario
spoilt-place = el disco no se puede colocar ahí
spoilt-wins-first = esa respuesta llegaría demasiado tarde
spoilt-threatens = { $left ->
        [0] esa respuesta no crea ninguna amenaza, ya que { spoilt-slide }
       *[one] esa respuesta solo crea una amenaza, que se puede detener
    }
spoilt-answerable = { $player-is ->
        [you] tienes una buena respuesta
       *[red] { $player } tiene una buena respuesta
    }
allowed-win-at-once = ganar al instante
allowed-two-threats = crear dos amenazas a la vez
allowed-threat = crear una amenaza
allowed-preparation = preparar dos amenazas a la vez
allowed-defence = { $against-is ->
        [you] detener tu amenaza
       *[red] detener la amenaza de { $against }
    }
allowed-forced-win = forzar la victoria
allowed-good-answer = responder bien
why-makes-two-threats = Así se amenaza con ganar de dos formas a la vez.
why-makes-threat = Así se amenaza con ganar en el próximo movimiento.
why-keeps-threat = { $opponent-is ->
        [you] Con el disco recolocado así, la amenaza se mantiene y tienes que responder.
       *[other] Con el disco recolocado así, la amenaza se mantiene y { $opponent } tiene que responder.
    }
why-prevents-two-threats = { $opponent-is ->
        [you] Esto te impide amenazar con ganar de dos formas a la vez.
       *[other] Esto impide que { $opponent } amenace con ganar de dos formas a la vez.
    }
why-prevents-win = { $opponent-is ->
        [you] Esto te impide forzar la victoria.
       *[other] Esto impide que { $opponent } fuerce la victoria.
    }
why-prepares-two-threats = { $player-is ->
        [you] Así preparas dos amenazas a la vez para tu próxima jugada.
       *[other] Así se preparan dos amenazas a la vez para la próxima jugada de { $player }.
    }
why-keeps-two-threats-ready = { $player-is ->
        [you] Con el disco recolocado así, tu próxima jugada aún puede crear dos amenazas a la vez.
       *[other] Con el disco recolocado así, la próxima jugada de { $player } aún puede crear dos amenazas a la vez.
    }
why-is-safe = { $only ->
        [true] { $opponent-is ->
            [you] Es la única opción segura. Tras cualquier otra, podrías ganar al instante.
           *[other] Es la única opción segura. Tras cualquier otra, { $opponent } podría ganar al instante.
        }
       *[false] Esta opción es segura. Tras { $losing ->
            [1] una
           *[other] { $losing }
        } de las otras { $all }, { $opponent-is ->
            [you] podrías
           *[other] { $opponent } podría
        } ganar al instante.
    }
why-shuts-in = { $opponent-is ->
        [you] Así queda atrapado uno de tus cilindros.
       *[other] Así queda atrapado un cilindro de { $opponent }.
    }
why-joins = { $player-is ->
        [you] Así se juntan dos de tus tres cilindros.
       *[other] Así se juntan dos de los tres cilindros de { $player }.
    }
why-fills-hole = Así se rellena un hueco.
why-makes-hole = Así se abre un hueco.
why-gathers = { $player-is ->
        [you] Así se acercan entre sí tus tres cilindros.
       *[other] Así se acercan entre sí los tres cilindros de { $player }.
    }
why-hinders = { $opponent-is ->
        [you] Así te quedan menos movimientos posibles: { $after } en vez de { $before }.
       *[other] Así a { $opponent } le quedan menos movimientos posibles: { $after } en vez de { $before }.
    }
why-frees = { $player-is ->
        [you] Así tienes más movimientos posibles: { $after } en vez de { $before }.
       *[other] Así { $player } tiene más movimientos posibles: { $after } en vez de { $before }.
    }
why-escapes = { $opponent-is ->
        [you] Así no tienes ninguna victoria forzada a la vista.
       *[other] Así { $opponent } no tiene ninguna victoria forzada a la vista.
    }
why-improves = De todas las jugadas, esta es la mejor valorada.
why-disc-improves = De todas las formas de recolocar un disco, esta es la mejor valorada.
why-slide-did-work = El movimiento ya ha hecho lo más importante. De todas las formas de recolocar un disco después, esta es la mejor valorada.

## How bad a turn was
mark-good = buena jugada
mark-weak = jugada floja
mark-mistake = error
mark-blunder = error grave

## What a turn does
effect-wins = Gana: { $shape }
effect-stops-and-threatens = Detiene y crea amenazas
effect-stops = Detiene una amenaza
effect-threatens-twice = Varias amenazas
effect-threatens-over-lock = { effect-threatens }
effect-threatens = Amenaza
effect-shuts-in = Atrapa un cilindro
effect-joins = Junta dos cilindros
effect-fills-hole = Rellena un hueco
effect-makes-hole = Abre un hueco

## The line protocol: its commands
protocol-help = Para ver los comandos del protocolo, basta con ejecutar este comando y escribir help. También los describe la página del manual.
protocol-heading = PROTOCOLO DE LÍNEAS
protocol-about = Con nonaga engine, otro programa se comunica con el motor en texto sin formato. Envía un comando por línea. Las respuestas llegan en el orden de los comandos. Casi todos los comandos se responden con ok, después de las líneas que piden. Si un comando no se puede ejecutar, la respuesta es una línea que empieza con error: y no cambia nada. Una línea vacía no tiene respuesta.
protocol-about-go = Mientras piensa, el motor escribe una línea por cada profundidad que termina: info depth D score S nodes N time MS pv TURN; TURN; … La puntuación está en centésimas, desde el punto de vista de quien juega, o es win N o loss N si está demostrado. Después escribe best TURN. Sean cuales sean los límites, siempre termina antes la profundidad 1. Cuando la entrada acaba, responde a las líneas que ha leído y termina.
protocol-command-nonaga = Da el nombre y la versión del programa, y sus opciones.
protocol-command-help = Enumera estos comandos.
protocol-command-rules = Cambia las reglas caseras a booklet, at_most_four o holes_stay_open. La partida jugada hasta el momento se conserva si esas reglas la permiten.
protocol-command-set = Fija una opción: threads N, seed N, hash MB (la memoria para las posiciones recordadas) o level NAME.
protocol-command-position = Empieza una partida desde el principio, o desde una posición en RON en la misma línea.
protocol-command-turns = Hace las jugadas indicadas. Si alguna no es legal, no se hace ninguna.
protocol-command-legal = Enumera las jugadas legales, una por línea.
protocol-command-go = Piensa la próxima jugada dentro de estos límites. Sin límite, juega según su nivel.
protocol-command-stop = Termina el go anterior. La respuesta es la mejor jugada hasta el momento. Un segundo stop termina todos los go que aún esperan.
protocol-command-quit = Deja de pensar del todo y después cierra el programa.

## The line protocol: what is wrong with a line
protocol-error-line-too-long = Esta línea es demasiado larga. Una línea puede tener como máximo { $limit } bytes.
protocol-error-not-text = Esta línea no es texto UTF-8.
protocol-error-unknown-command = No existe el comando «{ $word }». Para ver todos los comandos, envía help.
protocol-error-nothing-follows = Nada puede ir después de { $command }. Sobra «{ $found }».
protocol-error-wrong-name = { $found ->
        [none] Falta algo después de { $after }. Valores posibles: { $names }.
       *[other] «{ $found }» no puede ir después de { $after }. Valores posibles: { $names }.
    }
protocol-error-wrong-number = { $found ->
        [none] Falta un número después de { $after }. Debe ser un número entero de { $least } a { $most }.
       *[other] «{ $found }» no puede ir después de { $after }. Debe ser un número entero de { $least } a { $most }.
    }
protocol-error-position-form = { $error }
protocol-error-position-faulty = Esta posición no es válida.
protocol-more-faults = Y { $count } más.
protocol-error-too-many-turns = Una partida puede tener como máximo { $limit } turnos.
protocol-error-turn-form = turno { $number }: { $error }
protocol-error-turn-unfinished = turno { $number }: falta la recolocación.
protocol-error-turn-illegal = turno { $number }: { $misplay }
protocol-error-rules-forbid = Las reglas se quedan como están, porque el turno { $number } de esta partida no es legal con { $rules }. { $misplay }
protocol-error-match-over = La partida ha terminado.
protocol-error-not-thinking = El ordenador no está pensando.
protocol-error-no-memory = No hay memoria suficiente para una tabla de { $megabytes } MB.
protocol-error-no-threads = Aquí no se pueden iniciar { $threads } hilos. Hay que indicar menos.
