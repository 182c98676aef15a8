### The text commands.

## Help
cli-about = Un juego de mesa: mueve un cilindro, recoloca un disco y junta tus tres cilindros.
cli-about-play = Abre el juego y empieza una partida
cli-about-learn = Abre el juego para aprender Nonaga paso a paso
cli-about-check = Comprueba registros de partidas, lecciones y colecciones de problemas
cli-about-show = Dibuja como texto una posición, o una partida en cualquier turno; extrae posiciones de partidas
cli-about-turns = Enumera todas las jugadas legales de una posición, una por línea
cli-about-perft = Cuenta secuencias de juego: muestra las hojas y las victorias de cada profundidad
cli-about-solve = Dice si quien juega puede forzar la victoria y cómo empieza
cli-about-engine = Permite que otros programas hagan jugar al ordenador, mediante un protocolo de líneas
cli-about-match = Enfrenta dos niveles del ordenador y dice cuál es más fuerte y por cuánto
cli-about-completions = Muestra un script para que el shell complete estos comandos
cli-about-man = Muestra la página del manual
cli-about-help = Muestra la ayuda del programa o de un comando

cli-heading-usage = Uso:
cli-heading-commands = Comandos
cli-heading-arguments = Argumentos
cli-heading-options = Opciones

cli-value-command = COMANDO
cli-value-file = ARCHIVO
cli-value-folder = CARPETA
cli-value-player = JUGADOR
cli-value-files = ARCHIVO o CARPETA
cli-value-rules = REGLAS
cli-value-lesson = LECCIÓN o ARCHIVO
cli-value-level = NIVEL
cli-value-shell = SHELL
cli-value-language = IDIOMA

cli-arg-help = Muestra la ayuda
cli-arg-version = Muestra la versión
cli-arg-lang = Idioma que se usa: { $names }
cli-arg-assets = Usa las fuentes, los sonidos y los textos de esta carpeta en lugar de los del juego
cli-arg-play-red = Quién juega con Rojo: { $names }. Por defecto: human
cli-arg-play-black = Quién juega con Negro: { $names }. Por defecto: human
cli-arg-lesson = La lección con la que se empieza, o un archivo con una lección. Por defecto: la lista de lecciones. Las lecciones: { $names }
cli-arg-files = Registros, lecciones y colecciones de problemas que se comprueban. En una carpeta, todos sus archivos .ron y .puzzles. - es la entrada estándar
cli-arg-shown = Un registro o una posición. - es la entrada estándar
cli-arg-turn = Muestra la posición después del turno N; 0 es antes del primero. Por defecto: el último turno
cli-arg-as-position = Muestra la posición en RON en lugar de dibujarla, para usarla con --position en otros comandos
cli-arg-helped = El comando que se explica. Por defecto: todo el programa
cli-arg-position = La posición de partida, en RON. - es la entrada estándar. Por defecto: el principio de una partida
cli-arg-rules = Las reglas caseras que se usan: { $names }
cli-arg-depth = Cuántas jugadas de profundidad se cuentan, como máximo { $deepest }
cli-arg-within = En cuántas jugadas se puede ganar, como máximo { $longest }
cli-arg-red = El nivel que juega con Rojo en la primera partida de cada par: beginner, easy, medium, hard o master. También newcomer o careless, que juegan como alguien que acaba de aprender las reglas
cli-arg-black = El nivel que juega con Negro en la primera partida de cada par
cli-arg-games = Cuántas partidas. Van por pares con la misma apertura y los colores cambiados; si sobra una, va al final
cli-arg-time = Límite de tiempo para cada turno, en milisegundos
cli-arg-nodes = Límite de posiciones que se examinan en cada turno
cli-arg-seed = Semilla para las aperturas y los errores al azar
cli-arg-shell = El shell para el que se escribe el script: { $names }

cli-exit-status = 0 correcto, 1 un problema con la entrada, 2 un error en la línea de comandos, 3 el juego no se puede abrir aquí.
cli-exit-codes = Códigos de salida: { cli-exit-status }
cli-see-help = Para ver la ayuda: { $call } --help

## Headings of the manual page
cli-man-name = NOMBRE
cli-man-synopsis = SINOPSIS
cli-man-options = OPCIONES
cli-man-commands = COMANDOS
cli-man-exit-status = ESTADO DE SALIDA
cli-man-positions = POSICIONES
cli-man-records = REGISTROS
cli-man-lessons = LECCIONES
cli-man-environment = ENTORNO
cli-man-files = ARCHIVOS

## Texts of the manual page
cli-man-position = Una posición se escribe en RON. Corresponde siempre al principio de un turno. Este es el principio de una partida, que también se puede escribir en varias líneas:
cli-man-position-discs = Las casillas de los diecinueve discos, cada una como (q, r). Al este de una casilla, q aumenta en 1; al sureste, aumenta r.
cli-man-position-tokens = Las casillas de los tres cilindros de cada bando.
cli-man-position-to-move = De quién es el turno: Red (Rojo) o Black (Negro).
cli-man-position-locked = El disco que se recolocó en el turno anterior y no se puede tomar: Some((3, -2)), o None.
cli-man-position-limits = El orden dentro de las listas no importa. Los números van de -{ $farthest } a { $farthest }, para que pueda seguir una partida de { $longest } turnos. Una posición no dice con qué reglas caseras se juega: para eso está --rules.
cli-man-position-taken-out = Una posición se puede extraer del registro de una partida:
cli-man-record = Un registro es una partida en RON. Sus campos son format, version, date, rules, red, black, first, start, turns, notes, lines, from y result. La carpeta docs del código fuente describe cada uno, con un ejemplo.
cli-man-record-turns = Una jugada es un movimiento y una recolocación: 2,0>-1,0 1,-2>3,-2. Un movimiento que gana va solo, con una marca: 2,0>-1,0#. Una parte que se salta se escribe como un guion.
cli-man-record-notes = Una nota es un texto, o un texto para cada uno de varios idiomas: { $languages }.
cli-man-lesson = Una lección es un archivo en RON que dice cosas, pide jugadas y responde a lo que hace quien aprende. El archivo levels/README.md del código fuente explica cómo escribir una.
cli-man-home = Una carpeta para todos los archivos del usuario. Sin ella, están en las carpetas habituales de la plataforma.
cli-man-folders = Los ajustes están en la carpeta de configuración (en Linux, ~/.config/nonaga); todo lo demás, en la carpeta de datos (en Linux, ~/.local/share/nonaga). Con NONAGA_HOME, ambas son esa carpeta.
cli-man-file-matches = Partidas guardadas, como registros.
cli-man-file-trash = Las últimas 1000 partidas borradas.
cli-man-file-judged = Lo que el ordenador averiguó sobre las partidas. Si se borra uno de estos archivos, la partida se analiza de nuevo.
cli-man-file-in-progress = La partida que cada copia del juego en marcha tiene en la mesa, guardada después de cada parte de una jugada.
cli-man-file-lessons = Lecciones escritas por el usuario. El juego las enumera después de las suyas.
cli-man-file-assets = Fuentes, sonidos y textos propios, que sustituyen a los del juego.
cli-man-file-settings = Los ajustes del juego. Si el archivo no se puede leer, se aparta con un nombre como settings.damaged-1.ron.
cli-man-file-progress = El avance en cada lección.

## Answers
cli-check-ok = { $file }: ok, { $turns ->
        [one] 1 jugada
       *[other] { $turns } jugadas
    }, { $outcome }{ $lines ->
        [0] { "" }
        [one] , con 1 variante
       *[other] , con { $lines } variantes
    }
cli-check-lesson-ok = { $steps ->
        [one] { $file }: ok, una lección con 1 paso
       *[other] { $file }: ok, una lección con { $steps } pasos
    }
cli-show-players = Rojo: { $red }, Negro: { $black }
cli-show-start = { $turns ->
        [one] Antes del único turno
       *[other] Antes del primero de { $turns } turnos
    }
cli-show-turn = Después del turno { $turn } de { $turns }: { $written }
cli-show-to-move = { $due-is ->
        [slide] Juega { $side }: mueve un cilindro.
       *[relocation] Juega { $side }: recoloca un disco.
    }
cli-show-legend = (R) Rojo, (B) Negro, ( ) un disco vacío. Cada fila empieza con la casilla de su primer disco.
cli-show-locked = [ ] El disco de { $cell } se recolocó en el turno anterior y está bloqueado en este.
cli-show-outcome = Resultado: { $outcome }

cli-match-progress = { $played } de { $matches }: ganadas { $wins }, en tablas { $draws }, perdidas { $losses }
cli-match-players = { $matches ->
        [one] { $first } contra { $second }: 1 partida
       *[other] { $first } contra { $second }: { $matches } partidas
    }
cli-match-points = ganadas { $wins }, en tablas { $draws }, perdidas { $losses } ({ $percent } %)
cli-match-odd = El número de partidas es impar: { $first } jugó con Rojo una vez más que { $second }.
cli-match-elo = Diferencia Elo { $difference }, probablemente entre { $least } y { $most } (95 %)
cli-match-elo-at-least = Diferencia Elo probablemente de { $least } como mínimo (95 %)
cli-match-elo-at-most = Diferencia Elo probablemente de { $most } como máximo (95 %)
cli-match-stronger = { $stronger } es más fuerte que { $weaker }.
cli-match-undecided = Estas partidas no muestran qué nivel es más fuerte.
cli-match-length = { $turns } jugadas por partida de media

## What is wrong with the input
source-stdin = entrada estándar
source-file = { $reason }
cli-error-unreadable = { $file }: no se puede leer ({ $detail }).
cli-error-too-large = { $file }: demasiado grande. Se pueden leer como máximo { $limit } bytes.
cli-error-not-text = { $file }: no es texto UTF-8 (línea { $line }).
cli-error-nothing-to-check = { $folder }: en esta carpeta no hay archivos .ron ni .puzzles.
cli-error-record-for-position = { $file }: esto es un registro, y aquí hace falta una posición. Para extraer una: nonaga show { cli-value-file } --turn N --position
cli-error-position-for-record = { $file }: esto es una posición, y aquí hace falta un registro. Para ver una posición: nonaga show { cli-value-file }
cli-error-position-form = { $file }: { $error }
cli-error-position-faulty = { $file }: la posición no es válida:
cli-error-record-wrong = { $file }: { $error } [{ $name }]
cli-error-lesson-wrong = { $file }: { $error } [{ $name }]
cli-error-lesson-here = { $file }: esto es una lección, y aquí hace falta otra cosa. Para comprobarla: nonaga check { cli-value-file }. Para jugarla: nonaga learn { cli-value-file }
cli-error-no-lesson = { $file }: esto no es una lección.
cli-error-unknown-lesson = No existe la lección «{ $name }». Valores posibles: { $known }.
cli-error-no-such-turn = { $turns ->
        [one] { $file }: no existe el turno { $turn }. La partida tiene 1 turno.
       *[other] { $file }: no existe el turno { $turn }. La partida tiene { $turns } turnos.
    }
cli-error-no-position-there = { $due-is ->
        [none] { $file }: la partida se ganó en el turno { $turn }, así que después no hay ninguna posición. Hay que elegir un turno anterior con --turn.
       *[other] { $file }: falta aún la recolocación del turno { $turn }, y una posición corresponde siempre al principio de un turno. Hay que elegir un turno anterior con --turn.
    }
cli-error-position-has-no-turns = { $file }: esto es una posición, no un registro, así que no tiene turnos a los que ir.
cli-error-record-has-rules = { $file }: esto es un registro, que ya indica sus reglas. Sobra --rules.
cli-error-continued-has-own = La partida que --continue retoma ya tiene sus reglas y sus jugadores. Sobra --{ $option }.
cli-error-unwritable = No se puede escribir la salida ({ $detail }).
cli-error-nobody-reads = Nadie está leyendo la salida.
cli-error-no-game = Esta compilación no incluye el juego en 3D. Los comandos de texto funcionan: consulta nonaga --help.
named-fault = - { $fault } [{ $name }]
more-faults = - y { $count } más

## What is wrong with the command line
wrong-call-unknown-argument = Este comando no admite «{ $argument }».{ $similar ->
        [none] { "" }
       *[other] { " " }¿Querías decir { $similar }?
    }
wrong-call-unknown-command = No existe el comando «{ $command }».{ $similar ->
        [none] { "" }
       *[other] { " " }¿Querías decir { $similar }?
    }
wrong-call-missing = Falta: «{ $arguments }».
wrong-call-wrong-value = «{ $value }» no es válido para { $argument }. Valores posibles: { $possible }.
wrong-call-wrong-number = «{ $value }» no es válido para { $argument }. Debe ser un número entero de { $least } a { $most }.
wrong-call-no-value = { $argument } necesita un valor.
wrong-call-twice = { $argument } solo se puede indicar una vez.
wrong-call-together = { $argument } y { $others } no se pueden indicar a la vez.
wrong-call-other = Esta línea de comandos no se entiende.
