### A match in the terminal.

cli-arg-text = Juega en el terminal, solo con texto
cli-arg-continue = Continúa en el terminal la última partida que dejaste
cli-arg-no-board = Juega en el terminal sin dibujar el tablero

terminal-greeting = Escribe { terminal-word-rules } para leer las reglas del juego y { terminal-word-help } para ver qué más puedes escribir.
terminal-person = una persona
terminal-computer = el ordenador ({ $level })
terminal-nothing-to-continue = No hay ninguna partida que continuar.
terminal-open-elsewhere = La partida está abierta en otra copia de Nonaga. Síguela allí, o déjala allí antes de seguir aquí.
terminal-how = Escribe la parte que toca, como 2,0>-1,0, o una jugada entera, como 2,0>-1,0 1,-2>3,-2. Las casillas tienen dos números: el primero crece hacia la derecha; el segundo, hacia abajo a la derecha; 0,0 es el centro del tablero al principio. También bastan los números: 2 0 -1 0. O escribe una de estas palabras:

## What can be typed. Each is one short word in small letters
terminal-word-help = ayuda
terminal-word-help-explained = enumera estas palabras
terminal-word-rules = reglas
terminal-word-rules-explained = explica brevemente las reglas del juego
terminal-word-moves = jugadas
terminal-word-moves-explained = enumera, con números, lo que puedes jugar ahora; para jugar algo de la lista, escribe su número. Para ver solo lo que puede hacer un cilindro o un disco, añade su casilla: jugadas 2,0
terminal-word-look = mirar
terminal-word-look-explained = dice qué hay en una casilla y a su alrededor: mirar 0,0
terminal-word-pieces = piezas
terminal-word-pieces-explained = dice dónde están los cilindros y los discos, qué discos se pueden tomar y cuál está bloqueado
terminal-word-board = tablero
terminal-word-board-explained = dibuja el tablero
terminal-word-drawing = dibujo
terminal-word-drawing-explained = desactiva el dibujo del tablero antes de cada turno, o lo vuelve a activar
terminal-word-why = motivo
terminal-word-why-explained = repite el último motivo, o dice por qué algo no está permitido: motivo 2,0>1,0
terminal-word-last = última
terminal-word-last-explained = vuelve a decir cuál ha sido la última jugada
terminal-word-hint = pista
terminal-word-hint-explained = pide al ordenador una buena jugada
terminal-word-undo = deshacer
terminal-word-undo-explained = deshace la última parte que jugó una persona
terminal-word-redo = rehacer
terminal-word-redo-explained = vuelve a jugar lo que se deshizo
terminal-word-save = guardar
terminal-word-save-explained = escribe una copia de la partida en un archivo: guardar nuestra.ron
terminal-word-draw = tablas
terminal-word-draw-explained = ofrece tablas al ordenador; entre dos personas, las acuerda
terminal-word-resign = rendirse
terminal-word-resign-explained = da la partida por perdida
terminal-word-yes = sí
terminal-word-yes-explained = responde que sí a una pregunta
terminal-word-no = no
terminal-word-no-explained = dice que no hay victoria, en un problema que lo pregunta
terminal-word-quit = salir
terminal-word-quit-explained = sale; la partida se puede continuar más tarde
terminal-word-who = quién
terminal-word-who-explained = dice quién está, cómo va la conexión y qué no ha llegado aún
terminal-word-rematch = revancha
terminal-word-rematch-explained = al acabar la partida, ofrece otra con los colores cambiados
terminal-word-letter = carta
terminal-word-letter-explained = escribe una carta: una línea de texto para enviar, con todo lo que la otra persona quizá aún no tiene; la respuesta se pega aquí
terminal-word-close = cerrar
terminal-word-close-explained = cierra la partida sin resultado

## Other words that mean the same, in small letters. One that is already there may not come again, with or without
## accents
terminal-word-help-also = ? | comandos | palabras
terminal-word-rules-also = regla
terminal-word-moves-also = jugada | movimientos | lista
terminal-word-look-also = mira | ver
terminal-word-pieces-also = pieza | cilindros | fichas | dónde
terminal-word-board-also = mesa | mostrar
terminal-word-drawing-also = dibuja | dibujar
terminal-word-why-also = por qué | porqué | razón
terminal-word-last-also = último | último turno | repite | repetir
terminal-word-hint-also = consejo | sugerencia
terminal-word-undo-also = deshaz | atrás | volver
terminal-word-redo-also = rehaz | adelante
terminal-word-save-also = guarda | copia | copiar
terminal-word-draw-also = empate
terminal-word-resign-also = rendición | abandonar | me rindo
terminal-word-yes-also = s | vale | ok
terminal-word-no-also = ninguna | no hay victoria
terminal-word-quit-also = terminar | fin | adiós
terminal-word-who-also = conexión
terminal-word-rematch-also = otra partida
terminal-word-letter-also = correo | por carta
terminal-word-close-also = cierra

## What is said
terminal-thinks = { $side } está pensando…
terminal-played = { $side } juega { $turn }
terminal-hint = { $turn }: { $why }
tokens-of = { $side-is ->
        [red] Cilindros rojos: { $cells }
       *[black] Cilindros negros: { $cells }
    }
terminal-discs-lie = Discos, fila a fila: { $rows }
terminal-run = de { $from } a { $to }
terminal-run-separator = { "; " }
discs-to-take = { $cells-count ->
        [0] No se puede tomar ningún disco.
       *[other] Discos que se pueden tomar: { $cells }
    }
terminal-discs = Puedes tomar uno de estos discos. Escribe el número de uno para ver a qué casillas puede ir:
terminal-places = Casillas para el disco de { $cell }:
disc-locked = El disco de { $cell } se recolocó en el turno anterior y está bloqueado en este.
cell-holds = { $thing ->
        [red] Hay un cilindro rojo en { $cell }. A su alrededor:
        [black] Hay un cilindro negro en { $cell }. A su alrededor:
        [disc] Hay un disco en { $cell }. A su alrededor:
       *[none] No hay ningún disco en { $cell }. A su alrededor:
    }
terminal-outside = En { $cell } no hay nada, ni ningún disco al lado: está fuera del tablero.
terminal-no-moves = Desde ahí no puedes jugar nada.
terminal-allowed = Eso está permitido.
terminal-no-reason = Aún no se ha rechazado nada.
terminal-nothing-asked = No se ha preguntado nada que se responda con un sí.
terminal-only-far = Eso solo sirve en las partidas a distancia.
terminal-taken-back = Deshecho: turno { $turn }, { $side }: { $played }
terminal-asks-resign = { hud-resign-explained } Para rendirte, escribe { terminal-word-resign } otra vez.
terminal-asks-draw = Si { $other } está de acuerdo, la partida acaba en tablas. Para confirmarlo, escribe { terminal-word-draw } otra vez.
terminal-draws = El tablero se dibuja antes de cada turno.
terminal-draws-not = El tablero ya no se dibuja antes de cada turno.
terminal-left = La partida está guardada. Para continuarla: nonaga play --text --continue
terminal-left-empty = Aún no se ha jugado nada.
terminal-left-unkept = No se ha podido guardar la partida.
terminal-not-kept = Ahora mismo no se puede guardar la partida. { $error } Puedes seguir jugando.

## What lies along a direction from a cell
sight = { $free ->
        [0] { $direction }: { $end }
        [one] { $direction }: un disco vacío y después { $end }
       *[other] { $direction }: { $free } discos vacíos y después { $end }
    }
direction-east = derecha
direction-north-east = arriba a la derecha
direction-north-west = arriba a la izquierda
direction-west = izquierda
direction-south-west = abajo a la izquierda
direction-south-east = abajo a la derecha
sight-end-edge = el borde
sight-end-hole = un hueco
sight-end-token = { $side-is ->
        [red] un cilindro rojo
       *[black] un cilindro negro
    }

## What is wrong with a line
terminal-error-unknown-word = «{ $word }» no significa nada aquí. Para ver qué puedes escribir: { terminal-word-help }.
terminal-error-turn-form = { $error }
terminal-error-no-cell = «{ $text }» no es una casilla. Las casillas se escriben así: 2,0 y -1,2
terminal-error-no-part = «{ $text }» no dice desde dónde hasta dónde. Se escribe así: { terminal-word-why } 2,0>1,0
terminal-error-no-such-move = { $moves ->
        [0] Aún no hay ninguna lista. Para verla: { terminal-word-moves }.
       *[other] En la lista no está el { $number }: solo llega hasta el { $moves }.
    }
terminal-error-no-folder = La carpeta { $folder } no existe. No se ha guardado nada.
terminal-error-not-file = { $path } no es un archivo normal. No se ha guardado nada.
terminal-error-line-too-long = Esta línea es demasiado larga. Una línea puede tener como máximo { $limit } bytes.
cli-error-home = { $error }
