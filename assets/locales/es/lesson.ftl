### Lessons: what is wrong with a lesson file, and what every lesson says.

lesson-error-too-large = El archivo es demasiado grande: una lección puede tener como máximo { $limit } bytes.
lesson-error-unreadable = línea { $line }, carácter { $column }: esto no se puede leer como lección. { $fault }
lesson-error-unknown-field = línea { $line }: { ron-fault-unknown-field }
lesson-error-missing-field = línea { $line }: { ron-fault-missing-field }
lesson-error-other-format = Este archivo tiene el formato «{ $format }». Una lección tiene el formato «{ $expected }».
lesson-error-other-version = Esta lección tiene la versión { $version }, pero este programa solo puede leer la versión { $newest }. Quizá otra versión de Nonaga pueda leerla.
lesson-error-no-steps = La lección no tiene pasos.
lesson-error-position-form = línea { $line }: esta posición no se puede usar. { $error }
lesson-error-position-faulty = { $faults-count ->
        [0] línea { $line }: esta posición no es válida:
       *[other] línea { $line }: esta posición no es válida. { $faults }
    }
lesson-error-line-form = línea { $line }, parte { $part } de la secuencia de juego: cada parte se escribe como 2,0>-1,0, con un espacio entre partes. { $error }
lesson-error-line-illegal = línea { $line }, parte { $part } de la secuencia de juego: { $refusal }
lesson-error-not-learners-turn = línea { $line }: aquí no puede jugar quien aprende, porque es el turno del rival o la partida ha terminado.
lesson-error-solution-misses = línea { $line }: la solución no alcanza el objetivo.
lesson-error-goal-out-of-reach = línea { $line }: nada de lo que puede hacer quien aprende alcanza este objetivo.
lesson-error-nothing-to-show = línea { $line }: una de las cosas que hay que mostrar no está en el tablero.
lesson-error-no-answer = línea { $line }: ningún disco o cilindro del tablero responde a esta pregunta.
lesson-error-too-far-ahead = línea { $line }: el objetivo abarca { $turns } jugadas. El límite es { $most }.
lesson-error-win-among-choices = línea { $line }: WinsWithin no puede estar dentro de Any o Not.
lesson-error-empty-text = línea { $line }: hay un texto vacío.
lesson-error-missing-text = línea { $line }: no hay ninguna frase con la clave «{ $key }».

## What a lesson says when a try misses the goal
verdict-opponent-wins = { $reason-is ->
        [red] Rojo mueve y gana. Vamos a deshacerlo.
       *[black] Negro mueve y gana. Vamos a deshacerlo.
    }
verdict-refuted = { $reason-is ->
        [red] Rojo tiene respuesta para eso. Vamos a deshacerlo y a buscar algo mejor.
       *[black] Negro tiene respuesta para eso. Vamos a deshacerlo y a buscar algo mejor.
    }
verdict-not-this = Está permitido, pero no es lo que buscamos. Vamos a deshacerlo.
verdict-not-there = Ahí no. Fíjate otra vez.
verdict-not-marked = Elige uno de los marcados.

## The panel of a lesson
lesson-where = { $lesson } · { $step } de { $steps }
lesson-done = { $next ->
        [none] Lección terminada.
       *[other] Lección terminada. A continuación: «{ $next }»
    }
lesson-challenge-done = Reto superado.
lesson-challenge-skipped = Te has saltado este reto.
lesson-course-done = El curso ha terminado. Ahora juega tu propia partida o prueba los retos.
course-end = { $undone ->
        [0] ¡Has completado el curso!
       *[other] El curso ha terminado
    }
course-end-knows = Sabes cómo se mueven los cilindros, qué discos se pueden tomar y dónde se pueden colocar, qué es el bloqueo y con qué tres figuras se gana.
course-end-undone = Elige una lección sin marca para terminarla.
course-end-won = Has ganado tu partida. Conoces las reglas, ves las amenazas y sabes crearlas. Ahora prueba con un rival más fuerte.
course-end-lost = Has perdido tu partida, como casi todo el mundo al principio. Antes de cada jugada, busca el cilindro con el que tu rival podría ganar. Tras unas cuantas partidas, lo verás de un vistazo.
course-end-drawn = Tu partida ha acabado en tablas. La próxima vez, intenta crear dos amenazas a la vez.
course-end-not-played = Tu primera partida todavía te espera.
lesson-right = Eso es.
lesson-shown = Es una manera de hacerlo.
lesson-double-threat = Ahora tienes más de una amenaza. Negro no puede detenerlas todas.
lesson-win-at-hand = Puedes ganar con este movimiento. ¿Lo encuentras?
lesson-win-now = Negro ha respondido. Ahora sigue y gana.
lesson-careful = Cuidado: tu rival podría ganar en el próximo movimiento. ¿Puedes impedirlo?
lesson-careful-but-wins = Tu rival podría ganar en el próximo movimiento. Pero tú puedes ganar antes: ¿ves cómo?
lesson-only-slide = Aquí solo mueves un cilindro: elige cuál y luego adónde va.
lesson-take-back = Deshacer
lesson-lit = Casillas marcadas: { $cells }.
lesson-back = Atrás
lesson-again = Repetir este paso
lesson-hint = Pista
lesson-show = Mostrar
lesson-skip = Saltar
lesson-next = Seguir
lesson-try-again = Otra vez
lesson-next-lesson = Lección siguiente
lesson-next-challenge = Reto siguiente
lesson-to-challenges = Ir a los retos
lesson-all = Lecciones
lesson-play = Jugar una partida
