### Los problemas: posiciones demostradas para resolver.

## Los comandos de texto
puzzles-about = Muestra la lista de problemas del juego; crea y verifica colecciones de problemas
puzzles-about-list = Muestra la lista de problemas del juego, uno por línea, para otros programas
puzzles-about-make = Crea una colección de problemas verificados a partir de partidas del ordenador
puzzles-about-merge = Reúne colecciones de problemas, sin repetidos
puzzles-about-check = Vuelve a verificar colecciones de problemas y dice qué está mal y en qué línea
puzzles-arg-files = Colecciones de problemas. - es la entrada estándar
puzzles-arg-out = El archivo que se escribe
puzzles-arg-seed = Semilla para las partidas. La misma semilla da la misma colección
puzzles-arg-count = Cuántos problemas crear, antes de quitar los repetidos
puzzles-arg-shard = Crea solo la parte I de K, como 2/8. Después se reúnen todas con merge
puzzles-arg-rate = Valora otra vez todos los problemas
puzzles-arg-solutions = Añade todas las primeras jugadas que resuelven el problema
puzzles-make-explained = Si se interrumpe, el mismo comando continúa el trabajo. En varios núcleos, en un shell: for i in 1 2 3 4; do nonaga puzzles make --seed 1 --count 4000 --shard $i/4 --out $i.puzzles & done; wait; nonaga puzzles merge 1.puzzles 2.puzzles 3.puzzles 4.puzzles --out all.puzzles
puzzles-about-puzzle = Da un problema para resolver en el terminal
puzzles-arg-id = El problema con este identificador. Por defecto: el de hoy
puzzles-arg-today = El problema de hoy, igual para todos los que tienen esta versión
puzzles-arg-practice = Un problema adecuado a tu puntuación
puzzles-arg-again = Un problema que fallaste, cuando toca repasarlo
puzzles-arg-streak = Una racha: cada problema es más difícil que el anterior, hasta el primer error
puzzles-arg-figures = Muestra tu puntuación, tus días seguidos, tu mejor racha y tus resultados por tema
puzzles-arg-rating = Un problema de más o menos esta puntuación. La de Novato es 800; la de Maestro, unos 2050
puzzles-arg-theme = Un problema sobre este tema: { $names }
puzzles-value-theme = TEMA
puzzles-progress = { $made } de { $all }
puzzles-written = { $file }: { $puzzles ->
        [one] 1 problema
       *[other] { $puzzles } problemas
    }
puzzles-check-ok = { $file }: ok, { $puzzles ->
        [one] 1 problema verificado
       *[other] { $puzzles } problemas, todos verificados
    }
wish-shard = Debe ser el número de la parte y cuántas hay, como 2/8.

## Qué está mal en una colección
cli-error-puzzles-wrong = { $file }: { $count ->
        [one] 1 línea está mal:
       *[other] { $count } líneas están mal:
    }
named-puzzle-fault = - línea { $line }: { $fault } [{ $name }]
cli-error-puzzles-here = { $file }: esto es una colección de problemas, y aquí hace falta otra cosa. Para comprobarla: nonaga puzzles check { cli-value-file }
cli-error-part-of-other = { $file }: esto es lo que otro comando ha creado hasta ahora. Hay que continuar ese comando o borrar el archivo.
cli-error-file-exists = { $file }: este archivo ya existe. Hay que elegir otro nombre o borrarlo.
cli-error-file-unwritable = { $file }: no se puede escribir ({ $detail }).
cli-error-no-puzzle = Ese problema no existe.
puzzle-fault-no-header = Una colección de problemas empieza con la línea «nonaga-puzzles 1».
puzzle-fault-field-count = Un problema tiene { $wanted } campos separados por tabuladores. Esta línea tiene { $found }.
puzzle-fault-unknown-kind = No existe el tipo «{ $text }».
puzzle-fault-no-rating = La puntuación «{ $text }» no es un número entero.
puzzle-fault-unknown-theme = No existe el tema «{ $text }».
puzzle-fault-bad-letter = «{ $letter }» no significa nada en el carácter { $column } del tablero. Un disco es o, un hueco es un punto, los cilindros son R y B, el disco bloqueado es x, y solo hay uno.
puzzle-fault-position = Esta no es una posición válida: { $faults }
puzzle-fault-not-first-view = El tablero no está girado como en todos los problemas. Se escribe así: { $board }
puzzle-fault-wrong-id = El identificador es { $found }, pero a este tablero le corresponde { $id }.
puzzle-fault-turn-form = La solución «{ $turn }» no es una jugada: { $error }
puzzle-fault-no-solution = La jugada { $turn } no lo resuelve.
puzzle-fault-missing-solution = La jugada { $turn } también lo resuelve, pero falta.
puzzle-fault-solution-order = Las soluciones no están en orden alfabético, o una aparece dos veces.
puzzle-fault-unsolvable = Ninguna jugada lo resuelve.
puzzle-fault-quicker-win = Se puede ganar antes: { $turns ->
        [one] al instante
       *[other] en { $turns } jugadas
    }.
puzzle-fault-won-instead = No hay nada que defender: quien juega puede forzar la victoria en { $turns ->
        [one] una jugada
       *[other] { $turns } jugadas
    }.
puzzle-fault-too-many-solutions = Lo resuelven más de { $most } jugadas.
puzzle-fault-double = El mismo problema está en la línea { $line }.

## Qué pide un problema
puzzle-kind-win1 = Rojo juega y gana al instante.
puzzle-kind-win2 = Rojo juega y gana en dos jugadas suyas, haga lo que haga Negro. Haz la primera jugada.
puzzle-kind-win3 = Rojo juega y gana en tres jugadas suyas, haga lo que haga Negro. Haz la primera jugada.
puzzle-kind-hold2 = Negro está a punto de ganar. Encuentra una jugada después de la cual Negro no pueda forzar la victoria en dos jugadas.
puzzle-kind-quiet = ¿Puede Rojo forzar la victoria en tres jugadas como máximo? Haz la primera o escribe { terminal-word-no }.

## De qué trata un problema
puzzle-theme-triangle = un triángulo
puzzle-theme-line = una línea
puzzle-theme-tick = una curva
puzzle-theme-quiet-disc = una jugada tranquila, sin amenaza
puzzle-theme-opened-path = un disco que abre un camino
puzzle-theme-locked-disc = una amenaza que pasa por el disco bloqueado
puzzle-theme-blocked-defender = una amenaza del rival que hay que detener
puzzle-theme-double-threat = dos amenazas a la vez
puzzle-theme-hole = un hueco que detiene a un cilindro

## Resolver uno en el terminal
puzzles-greeting = Problema { $id }, puntuación { $rating }
puzzles-how = Para una pista, escribe { terminal-word-hint }. Para ver la solución, escribe { terminal-word-resign }. Para ver qué más puedes escribir: { terminal-word-help }.
puzzles-again = Se ha deshecho la jugada. Inténtalo otra vez.
puzzles-no-more-hints = No hay más pistas. Para ver la solución, escribe { terminal-word-resign }.
puzzles-no-win-right = Correcto: no hay victoria en tres jugadas.
puzzles-no-win-wrong = Sí que hay victoria. Inténtalo otra vez.
puzzles-no-question = Aquí hay que encontrar una jugada.
puzzles-not-here = Eso es solo para las partidas.
puzzles-shown = { $count ->
        [0] No hay victoria en tres jugadas.
        [one] Esta jugada lo resuelve: { $turns }
       *[other] Cualquiera de estas jugadas lo resuelve: { $turns }
    }
puzzles-left = Este problema aún no está resuelto.
puzzles-none-again = Hoy no toca repasar ninguno.
puzzles-training = Tu puntuación: { $rating }. Días seguidos: { $days }.
puzzle-try-solves = Correcto, así se resuelve.
puzzle-try-wins-later = Así también se gana, pero no a tiempo. Negro juega { $reply } y hacen falta { $turns } jugadas.
puzzle-try-loses-at-once = Así se pierde: Negro juega { $reply } y gana al instante.
puzzle-try-loses = Así se pierde: Negro juega { $reply } y gana en { $turns ->
        [one] una jugada
       *[other] { $turns } jugadas
    }.
puzzle-try-slips = Así no se gana a tiempo: Negro responde { $reply }.
puzzle-hint-about = Este problema trata de { $theme }.
puzzle-hint-token = Mira el cilindro de { $cell }.
puzzle-hint-target = Va hasta { $cell }.
puzzle-hint-disc = Toma el disco de { $cell }.
puzzle-hint-look-for-replies = Prueba cada amenaza y busca la respuesta de Negro.
puzzle-hint-no-win = Cada amenaza tiene respuesta: no hay victoria.

## How a player stands
puzzles-none-yet = Aún no has resuelto ningún problema.
figures-rating = Tu puntuación es { $rating }.
figures-rating-unsettled = Tu puntuación es { $rating }, más o menos. Se irá afinando a medida que resuelvas más.
figures-tried = Resueltos al primer intento: { $solved } de { $tried }.
figures-days = Días seguidos: { $days }. El máximo hasta ahora: { $most }.
figures-streak = Mejor racha: { $best }.
figures-span = Días con problemas: { $days }. Puntuación más baja: { $lowest }; más alta: { $highest }.
figures-by-theme = Resueltos al primer intento, por tema
figures-theme = { $theme }: { $solved } de { $tried }
solving-streak = Racha actual: { $solved }
solving-streak-over = Aquí acaba la racha. Tu récord: { $best }.
