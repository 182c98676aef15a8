### A recorded match that is being watched.

watching-where = { $match } · { $place }
watching-amid = { $turn }, tras el movimiento. A continuación se recoloca un disco.
watching-note = Turno { $turn }: { $note }
watching-played = { $turn } · { $side }
watching-speed = { $speed }×
watching-speed-name = Velocidad: { $speed }×
watching-pause = Pausa
watching-timeline = Línea de tiempo
watching-fault = La partida se detiene aquí: { $why }

controls-note-watching = Mientras ves una partida, la recorres con las flechas o la cruceta y la reproduces con Espacio o Sur. Con Tab o un botón superior llevas el cursor al tablero para probar una jugada; con Esc o Este lo quitas de ahí.

## Variations
line-after = { $turn ->
        [0] Variante desde el principio
       *[other] Variante tras el turno { $turn }
    }
line-turn = { line-after } · { $place }
line-after-slide = { line-after }. La partida no cambia. Ahora recoloca un disco.
line-keep = Guardar variantes
line-bring-back = Recuperar la variante
watching-decisive-turn = Ver la jugada decisiva
watching-show-win = Ver cómo se gana
watching-show-turn = Ver una jugada mejor
watching-show-next = Ver cómo sigue

## What keys and buttons do
action-to-start = Ir al principio
action-turn-back = Una jugada atrás
action-part-back = Una parte atrás
action-play-or-pause = Reproducir
action-part-forward = Una parte adelante
action-turn-forward = Una jugada adelante
action-to-end = Ir al final
action-slower = Más lento
action-faster = Más rápido
action-mistake-back = Error anterior
action-mistake-forward = Error siguiente
watching-no-mistake-yet = De momento no se ha encontrado ningún error más adelante. La partida aún se está analizando.
watching-no-mistake = En esta partida no hay errores.
watching-only-mistake = Esta jugada es el único error de esta partida.
watching-first-mistake = Vuelve al primer error.
action-show-better = Ver cómo se gana, una jugada mejor o cómo sigue
action-back-to-match = Volver a la partida
action-remove-line = Quitar la variante
action-play-from-here = Jugar desde aquí
action-share = Compartir

## What is printed on keys
key-end = Fin
key-page-up = Re Pág
key-page-down = Av Pág
key-delete = Supr
key-comma = ,
key-period = .
key-minus = -
key-equal = =
key-plus = +

## Playing on from a moment of a match
from-here = Jugar desde aquí
from-here-explained = { $turn ->
        [0] Empezará una partida nueva desde el principio de esta. Mueve primero { $side }. Esta partida se queda como está.
       *[other] Empezará una partida nueva tras el turno { $turn }. Mueve primero { $side }. Esta partida se queda como está.
    }
from-here-amid = Empezará una partida nueva a mitad del turno { $turn }. Primero { $side } recoloca un disco. Esta partida se queda como está.
from-here-same = Seguir con los mismos jugadores
match-name = { $red } – { $black }

## Why a request about variations is refused
objection-line = { $reason }
objection-no-variation = Aquí no hay ninguna variante.

## Why a match ended
turning-looking = Buscando la jugada que decidió la partida…
turning-go-there = Ver el turno { $turn }
turning-turn = Turno { $turn }

## A turn with its mark, for a screen reader
hud-turn-marked = { $turn } ({ $mark })

## What was kept
notice-record-kept = Tus cambios en la partida se han guardado.
notice-copy-kept = Se ha añadido a tus partidas una copia con las variantes.
notice-record-not-kept = Tus cambios en la partida no se pueden guardar. { $reason }

## What the turns were worth
sketch-pointed = Las marcas muestran la jugada que señalas.
judged-shows-win = { $who-is ->
        [you] Así puedes ganar.
       *[red] Así puede ganar { $who }.
    }
judged-shows-forced = { $who-is ->
        [you] Ninguna otra respuesta tuya lo habría evitado.
       *[red] Ninguna otra respuesta de { $who } lo habría evitado.
    }
judged-cannot-stop = { $who-is ->
        [you] Ya no puedes detener la amenaza
       *[red] { $who } ya no puede detener la amenaza
    }: { $locked ->
        [true] el disco que habría que mover está bloqueado.
       *[false] ningún cilindro puede interponerse y recolocar un disco no sirve de nada.
    }
judged-shows-turn = Esto habría sido mejor para { $who-is ->
        [you] ti
       *[red] { $who }
    }.
judged-shows-answer = { $who-is ->
        [you] Esta sería tu mejor respuesta.
       *[red] Esta sería la mejor respuesta de { $who }.
    }
judged-only-delays = Solo puede retrasar la derrota.
judged-shows-next = { $who-is ->
        [you] Después podrías seguir así.
       *[red] Después { $who } podría seguir así.
    }
judged-shows-allowed = { $who-is ->
        [you] Tras la jugada recomendada, ya no ganas así.
       *[red] Tras la jugada recomendada, { $who } ya no gana así.
    }
judged-shows-lesser = { $who-is ->
        [you] Tras la jugada recomendada, tu mejor respuesta es menos eficaz.
       *[red] Tras la jugada recomendada, la mejor respuesta de { $who } es menos eficaz.
    }
judged-shows-refuted = { $who-is ->
        [you] Así puedes responder.
       *[red] Así puede responder { $who }.
    }
judged-not-in-match = En la partida, { $how-is ->
        [slide] { $who-is ->
            [you] no puedes hacer este movimiento
           *[red] { $who } no puede hacer este movimiento
        }
       *[other] no es posible recolocar así el disco
    }: { $how }.
judged-progress = Analizando la partida: { $turn } de { $turns } turnos
judged-trying = Analizando esta jugada…
judged-begins-won = { $who-is ->
        [you] Ganas esta partida en el turno { $turn }.
       *[red] { $who } gana esta partida en el turno { $turn }.
    }
judged-begins = Recorre la partida jugada a jugada o prueba una jugada tuya en el tablero.
judged-good = Turno { $turn }: una buena jugada.
judged-nearly-best = Ninguna otra jugada es mucho mejor.
judged-better-than-played = Esta jugada es mejor que la de la partida.
judged-better-by = Esta jugada es mejor que la de la partida: { $who-is ->
        [you] tienes
       *[red] { $who } tiene
    } un { $chance } % de probabilidad de ganar en vez de un { $played } %.
judged-worse-than-played = La jugada de la partida es mejor.
judged-worse-by = La jugada de la partida es mejor: { $who-is ->
        [you] tendrías
       *[red] { $who } tendría
    } un { $played } % de probabilidad de ganar en vez de un { $chance } %.
judged-as-good-as-played = Esta jugada es tan buena como la de la partida.
judged-no-better-than-played = La jugada de la partida es más o menos igual de mala.
judged-loses-later = Con esta jugada se aguanta más que con la de la partida.
judged-loses-sooner = Con la jugada de la partida se aguanta más.
judged-legend = { $notes ->
        [0] La parte roja del gráfico es la probabilidad de que gane Rojo. Las cruces son errores; las rayas, amenazas: arriba las de Negro, abajo las de Rojo.
       *[other] La parte roja del gráfico es la probabilidad de que gane Rojo. Las cruces son errores; las rayas, amenazas: arriba las de Negro, abajo las de Rojo. Los puntos son notas.
    }
judged-red-chance = { $turn ->
        [0] Al principio
       *[other] Tras el turno { $turn }
    }, la probabilidad de que gane Rojo es del { $chance } %.
judged-can-win = { $who-is ->
        [you] Ahora puedes ganar en el próximo movimiento.
       *[red] Ahora { $who } puede ganar en el próximo movimiento.
    }
judged-can-force = { $who-is ->
        [you] Puedes forzar la victoria.
       *[red] { $who } puede forzar la victoria.
    }
judged-too-late = { $who-is ->
        [you] { $threats ->
            [one] Tu amenaza llega demasiado tarde.
           *[other] Tus amenazas llegan demasiado tarde.
        }
       *[red] { $threats ->
            [one] La amenaza de { $who } llega demasiado tarde.
           *[other] Las amenazas de { $who } llegan demasiado tarde.
        }
    }
judged-quiet = Una jugada tranquila: no crea ninguna amenaza ni detiene ninguna.
judged-one-space = Así se crea una amenaza: { $slides ->
        [2] dos movimientos distintos
        [3] tres movimientos distintos
       *[other] { $slides } movimientos distintos
    } a la misma casilla darían la victoria.
judged-can-stop = { $opponent-is ->
        [you] Pero aún puedes detenerlas.
       *[red] Pero { $opponent } aún puede detenerlas.
    }
judged-stops-threats = { $makes ->
        [0] Esto detiene
        [1] Esto crea una amenaza y detiene
        [2] Esto crea dos amenazas a la vez y detiene
       *[other] Esto crea { $makes } amenazas a la vez y detiene
    } { $threats ->
        [1] { $opponent-is ->
            [you] tu amenaza
           *[red] la amenaza de { $opponent }
        }
        [2] { $opponent-is ->
            [you] tus dos amenazas
           *[red] las dos amenazas de { $opponent }
        }
        [3] { $opponent-is ->
            [you] tus tres amenazas
           *[red] las tres amenazas de { $opponent }
        }
       *[other] { $opponent-is ->
            [you] tus { $threats } amenazas
           *[red] las { $threats } amenazas de { $opponent }
        }
    }{ $how-is ->
        [none] .
       *[other] {":"} { $how }.
    }
judged-each-stopped = En una, { $one }; en la otra, { $other }.
judged-quiet-again = Otra jugada tranquila.
judged-best = No se ha encontrado ninguna jugada mejor.
judged-slower = { $who-is ->
        [you] Podrías haber ganado antes.
       *[red] { $who } podría haber ganado antes.
    }
judged-stands-even = Ningún bando tiene ventaja.
judged-stands-ahead = { $who-is ->
        [you] Tienes una ligera ventaja.
       *[red] { $who } tiene una ligera ventaja.
    }
judged-stands-clear = { $who-is ->
        [you] Tienes una clara ventaja.
       *[red] { $who } tiene una clara ventaja.
    }
judged-stands-won = { $who-is ->
        [you] Tienes la partida ganada.
       *[red] { $who } tiene la partida ganada.
    }
judged-next = { $who-is ->
        [you] Tu siguiente jugada
       *[red] La siguiente jugada de { $who }
    } (turno { $turn }) es { $mark-is ->
        [weak] floja.
        [mistake] un error.
       *[blunder] un error grave.
    }
judged-prepared = En el turno { $turn }{ $who-is ->
        [you] { " " }preparaste
       *[black] , { $who } preparó
    } dos amenazas a la vez.
judged-find = { $wins ->
        [true] { $who-is ->
            [you] Puedes forzar la victoria.
           *[red] { $who } puede forzar la victoria.
        } ¿Ves cómo?
       *[false] ¿Encuentras algo mejor?
    }
judged-decided = Esta jugada decidió la partida.
judged-no-better = Quizá ya era demasiado tarde: no se ha encontrado ninguna jugada claramente mejor.
judged-took-longer = { $who-is ->
        [you] No ganaste hasta el turno { $turn }.
       *[red] { $who } no ganó hasta el turno { $turn }.
    }
judged-match-shows = El resto de la partida muestra cómo.
judged-last-mistake = { $who-is ->
        [you] Tu último error antes de eso fue en el turno { $turn }.
       *[red] El último error de { $who } antes de eso fue en el turno { $turn }.
    }
judged-was = { $who-is ->
        [you] Tu jugada
       *[red] La jugada de { $who }
    } en el turno { $turn } fue { $mark-is ->
        [weak] floja.
        [mistake] un error.
       *[blunder] un error grave.
    }
judged-disc-alone = El movimiento era bueno; la recolocación del disco, no.
judged-only = { $who-is ->
        [you] Tu jugada
       *[red] La jugada de { $who }
    } en el turno { $turn } fue la acertada.
judged-gave-away = { $who-is ->
        [you] Tu probabilidad de ganar bajó del { $before } % al { $after } %.
       *[red] La probabilidad de que ganara { $who } bajó del { $before } % al { $after } %.
    }
judged-keeps = { $who-is ->
        [you] Tendrías entonces un { $before } % de probabilidad de ganar en vez de un { $after } %.
       *[red] { $who } tendría entonces un { $before } % de probabilidad de ganar en vez de un { $after } %.
    }
judged-spoils = { $opponent-is ->
        [you] Tras esta jugada, no puedes
       *[red] Tras esta jugada, { $opponent } no puede
    } { $allowed-is ->
        [good-answer] { $marked ->
            [true] jugar la respuesta marcada en morado
           *[false] responder tan bien
        }
       *[other] { $allowed }{ $marked ->
            [true] { " " }de la forma marcada en morado
           *[false] { "" }
        }
    }: { $how }.
judged-answer = { $allowed-is ->
        [none] En morado: { $opponent-is ->
            [you] tu mejor respuesta
           *[red] la mejor respuesta de { $opponent }
        }.
       *[other] En morado: cómo { $opponent-is ->
            [you] puedes
           *[red] puede { $opponent }
        } { $allowed }.
    }
judged-step-back = Retrocede un turno y busca tú algo mejor.
judged-after-better = { $part-is ->
        [slide] Con un movimiento mejor
        [relocation] Con una mejor recolocación del disco
       *[none] Con un movimiento y una recolocación mejores
    }
judged-prevented = { judged-after-better }, esto ya no funciona: { $how }.
judged-missed-two-threats = { judged-after-better }, { $who-is ->
        [you] habrías
       *[red] { $who } habría
    } creado dos amenazas a la vez.
judged-missed-threat = { judged-after-better }, { $who-is ->
        [you] habrías
       *[red] { $who } habría
    } creado una amenaza.
judged-missed-preparation = { judged-after-better }, { $who-is ->
        [you] habrías
       *[red] { $who } habría
    } preparado dos amenazas a la vez.
judged-missed-prevention = { judged-after-better }, { $opponent-is ->
        [you] se evitaría que crearas
       *[red] se evitaría que { $opponent } creara
    } dos amenazas a la vez.
judged-prevents-prepared = { $opponent-is ->
        [you] Entonces ya no puedes
       *[red] Entonces { $opponent } ya no puede
    } crear dos amenazas a la vez.
judged-prepared-too-late = { $opponent-is ->
        [you] Primero tienes que responder a eso; tus dos amenazas llegarían
       *[red] { $opponent } tiene que responder a eso primero; sus dos amenazas llegarían
    } demasiado tarde.
judged-gold-ring = El anillo dorado muestra dónde.

## The menu over a recorded match
pause-watching = Solo estás viendo esta partida. Si sales, no se pierde nada.
pause-watching-lines = Solo estás viendo esta partida. Si sales sin guardar tus variantes, se pierden.
pause-watched = Volver a la partida que estabas viendo
