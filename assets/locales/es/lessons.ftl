### The lessons and challenges.

## 1 The board and the aim
learn-table-title = El tablero y el objetivo
learn-table-board = Diecinueve discos juntos: eso es todo el tablero.
learn-table-red = Juegas con Rojo. Elige uno de tus cilindros.
learn-table-red-wrong = Ese no es un cilindro rojo.
learn-table-red-hint-1 = Tus cilindros son los tres rojos.
learn-table-aim = Junta tus tres cilindros y ganas. Mueve el cilindro iluminado hasta los demás.
learn-table-aim-hint-1 = Elige primero el cilindro iluminado. Luego, el final del camino iluminado.
learn-table-aim-hint-2 = Solo una de las casillas marcadas está junto a otro cilindro rojo.
learn-table-aim-wrong = Aún no están juntos. Sigue el camino iluminado.
learn-table-aim-done = Están juntos, así que ganas. Negro quiere hacer lo mismo.

## 2 Sliding
learn-slide-title = Mover
learn-slide-first = Elige un cilindro rojo y luego una de las casillas marcadas.
learn-slide-first-hint-1 = Tus tres cilindros se pueden mover. Elige cualquiera.
learn-slide-first-hint-2 = Con un cilindro elegido, elige una de las casillas marcadas.
learn-slide-first-done = Al principio, cada cilindro tiene tres caminos.
learn-slide-far = Intenta parar el cilindro iluminado a medio camino, en el disco iluminado.
learn-slide-far-hint-1 = Elige el cilindro iluminado y luego el disco.
learn-slide-far-hint-2 = Adelante: no puede pasar nada malo.
learn-slide-far-wrong = Mueve el cilindro iluminado hacia el disco iluminado.
learn-slide-far-done = Un cilindro nunca se queda a medias. Avanza hasta donde puede.
learn-slide-black = Intenta mover un cilindro negro.
learn-slide-black-hint-1 = Elige un cilindro negro.
learn-slide-black-wrong = Ese era tuyo. Prueba con uno negro.
learn-slide-black-done = Los cilindros negros solo los mueve Negro.
learn-slide-straight = Aquí el cilindro iluminado tiene cuatro caminos. Intenta llevarlo al disco iluminado, que no está en ninguno.
learn-slide-straight-hint-1 = Elige el cilindro iluminado y luego el disco.
learn-slide-straight-hint-2 = El disco iluminado no está en línea recta con el cilindro. Inténtalo igualmente.
learn-slide-straight-wrong = Eso vale, pero prueba antes con el disco iluminado.
learn-slide-straight-done = Los cilindros solo se mueven en línea recta.
learn-slide-four = Ahora mueve el cilindro iluminado por uno de sus cuatro caminos.
learn-slide-four-hint-1 = Elige el cilindro iluminado y una casilla marcada.
learn-slide-four-wrong = Mueve el iluminado.

## 3 What stops a token
learn-stop-title = Qué te detiene
learn-stop-edge = El borde detiene a los cilindros. Mueve uno hasta el borde.
learn-stop-edge-hint-1 = Elige un cilindro y mira dónde acaban sus caminos.
learn-stop-edge-hint-2 = Busca un camino que acabe en el borde del tablero, sin ningún cilindro detrás.
learn-stop-edge-wrong-token = Lo ha detenido un cilindro. Busca un camino que acabe en el borde.
learn-stop-edge-wrong-hole = Lo ha detenido el hueco. Busca un camino que acabe en el borde.
learn-stop-hole = Un hueco también los detiene. Mueve un cilindro hasta el hueco.
learn-stop-hole-hint-1 = El hueco es el vacío que hay dentro del tablero.
learn-stop-hole-hint-2 = Busca el cilindro que está en línea recta con el hueco.
learn-stop-hole-done = Los cilindros nunca saltan un hueco.
learn-stop-black = Un cilindro negro también te detiene. Haz que te pare uno.
learn-stop-black-hint-1 = Busca un camino con un cilindro negro justo tras su final.
learn-stop-black-hint-2 = Mira las líneas entre tus cilindros y los negros.
learn-stop-red = Y los tuyos también. Mueve uno hasta otro.
learn-stop-red-hint-1 = Busca dos cilindros rojos en línea recta.
learn-stop-red-hint-2 = Mueve uno hacia el otro.
learn-stop-blocked = Intenta mover el cilindro iluminado.
learn-stop-blocked-hint-1 = Elige el cilindro iluminado.
learn-stop-blocked-wrong = Prueba con el iluminado.
learn-stop-blocked-done = Está atrapado: algo le cierra el paso por todos los lados.
learn-stop-six = Con discos libres alrededor, un cilindro tiene seis caminos. Elige el cilindro iluminado y luego uno de ellos.
learn-stop-six-hint-1 = Elige el cilindro iluminado y una casilla marcada.
learn-stop-six-wrong = Mueve el iluminado.
learn-stop-six-done = Seis es el máximo. No hay más direcciones.

## 4 Taking a disc
learn-take-title = Tomar un disco
learn-take-turn = Un turno tiene dos partes: mover un cilindro y recolocar un disco. Juega las dos.
learn-take-turn-hint-1 = Primero mueve un cilindro. Luego elige un disco rodeado por un anillo.
learn-take-turn-hint-2 = Con un disco en la mano, elige una de las casillas marcadas.
learn-take-turn-done = Eso es un turno completo. Después le toca a Negro, y así sucesivamente.
learn-take-token = Ahora intenta tomar el disco bajo el cilindro iluminado.
learn-take-token-hint-1 = Elige el cilindro iluminado o el disco de debajo.
learn-take-token-wrong = Ese está libre. Prueba con el de debajo del cilindro iluminado.
learn-take-token-done = Un disco no se mueve de su sitio mientras tenga un cilindro encima.
learn-take-middle = Intenta tomar este disco del centro.
learn-take-middle-hint-1 = Elige el disco iluminado.
learn-take-middle-wrong = Ese disco está libre. Prueba con el iluminado.
learn-take-middle-done = Un disco debe salir del tablero sin empujar a otros ni pasar por encima.
learn-take-rim = Hasta un disco del borde puede estar atrapado. Prueba con este.
learn-take-rim-hint-1 = Elige el disco iluminado.
learn-take-rim-wrong = Ese disco está libre. Prueba con el iluminado.
learn-take-rim-done = Para salir, necesita dos casillas libres contiguas.
learn-take-route = Uno de los tres discos iluminados puede salir. Elígelo.
learn-take-route-wrong = Ese está encerrado. Busca dos casillas libres contiguas.
learn-take-route-hint-1 = Un disco rodeado por otros no puede salir.
learn-take-route-done = Esta es su salida.
learn-take-free = Ahora toma cualquier disco que pueda salir y colócalo en una casilla marcada.
learn-take-free-hint-1 = Prueba con los de las esquinas. Son los más fáciles de sacar.
learn-take-free-hint-2 = Puedes tomar cualquier disco rodeado por un anillo.

## 5 The board stays whole
learn-whole-title = De una pieza
learn-whole-try = Este disco tiene espacio para salir. Intenta tomarlo.
learn-whole-try-hint-1 = Elige el disco iluminado.
learn-whole-try-wrong = Ese no le hace falta al tablero. Prueba con el disco iluminado.
learn-whole-try-done = Sin él, el tablero se partiría. El tablero siempre queda de una pieza.
learn-whole-touch = Hay otro disco que mantiene unido el tablero. Elígelo.
learn-whole-touch-done = Sí: de él dependen otros dos discos.
learn-whole-touch-wrong = Ese no. Busca un sitio donde el tablero sea estrecho.
learn-whole-touch-hint-1 = Imagina que falta un disco. ¿Siguen unidos todos los demás?
learn-whole-touch-hint-2 = Es la única unión entre dos partes del tablero.
learn-whole-free = Ahora recoloca un disco que no le haga falta al tablero.
learn-whole-free-hint-1 = Busca un disco del borde que no sirva de unión entre otros.
learn-whole-free-hint-2 = Toma cualquier disco rodeado por un anillo.

## 6 Putting it down
learn-put-title = Colocarlo
learn-put-one = Toma el disco iluminado e intenta colocarlo en la casilla iluminada.
learn-put-one-hint-1 = Elige el disco y luego la casilla iluminada.
learn-put-one-wrong = Esa casilla vale. Prueba con la iluminada, donde el disco solo toca a otro.
learn-put-one-done = Ahí solo toca a uno. Debe tocar al menos a dos.
learn-put-two = Con dos basta. Coloca un disco donde toque exactamente a dos.
learn-put-two-hint-1 = Elige un disco y cuenta a cuántos tocaría en cada casilla marcada.
learn-put-two-hint-2 = En un borde recto, un disco toca a dos.
learn-put-two-wrong = Ahí toca a más de dos. Busca una casilla donde toque solo a dos.
learn-put-leave = Al tomar un disco, otro puede quedar tocando solo a uno. Recoloca el disco iluminado y verás.
learn-put-leave-hint-1 = Separa el disco iluminado de su vecino.
learn-put-leave-hint-2 = Coloca lejos el disco iluminado.
learn-put-leave-wrong = Todos los discos tocan aún a otros dos. Llévate lejos el iluminado.
learn-put-leave-done = Está permitido. Solo el disco que colocas debe tocar a dos.
learn-put-open = Hasta puedes hacer un hueco. Coloca un disco en la casilla iluminada.
learn-put-open-hint-1 = Toma un disco de otro sitio.
learn-put-open-hint-2 = Colócalo en la casilla iluminada.
learn-put-open-wrong = Así no hay hueco. Coloca un disco en la casilla iluminada.
learn-put-open-done = Ahora el tablero tiene un hueco, justo donde antes estaba abierto.
learn-put-fill = Un hueco se puede volver a rellenar. Coloca un disco en él.
learn-put-fill-hint-1 = Elige un disco y luego el hueco.
learn-put-fill-wrong = El hueco sigue ahí.
learn-put-fill-done = El disco llega por el aire a su nuevo sitio: no necesita entrada.

## 7 The locked disc
learn-lock-title = El disco bloqueado
learn-lock-watch = Turno de Negro: fíjate en qué disco recoloca.
learn-lock-try = Ahora intenta tomar el disco que Negro acaba de recolocar.
learn-lock-try-hint-1 = Elige el disco iluminado.
learn-lock-try-wrong = Ese disco está libre. Prueba con el iluminado.
learn-lock-try-done = El disco recién recolocado queda bloqueado un turno.
learn-lock-other = Tu último disco no está bloqueado para ti. Tómalo y vuelve a colocarlo en la casilla iluminada.
learn-lock-other-hint-1 = Elige el disco iluminado y luego la casilla.
learn-lock-other-wrong = Toma el disco iluminado y colócalo en la casilla iluminada.
learn-lock-later = Ahora Negro recoloca otro disco, y ese queda bloqueado.
learn-lock-free = El primero vuelve a estar libre. Tómalo y colócalo donde quieras.
learn-lock-free-hint-1 = Elige el disco iluminado y luego una casilla marcada.
learn-lock-free-wrong = Ese era otro disco. Recoloca el iluminado.
learn-lock-free-done = El bloqueo solo dura un turno.

## 8 Three ways to win
learn-win-title = Tres formas de ganar
learn-win-line = Tres cilindros en fila recta forman una línea. Haz una.
learn-win-line-hint-1 = Dos de tus cilindros están cerca. ¿Dónde debe ir el tercero para formar una fila?
learn-win-line-wrong = ¡Así también se gana! Pero esta vez haz una línea.
learn-win-triangle = En un triángulo, cada cilindro toca a los otros dos. Haz uno.
learn-win-triangle-hint-1 = ¿Qué casilla toca a dos de tus cilindros?
learn-win-triangle-wrong = ¡Así también se gana! Pero esta vez haz un triángulo.
learn-win-tick = La tercera es la curva: tres en fila, doblados por el medio. Haz una.
learn-win-tick-hint-1 = Una curva es una línea con un extremo girado a un lado.
learn-win-tick-wrong = ¡Así también se gana! Pero esta vez haz una curva.
learn-win-hint-2 = Mira el final de cada camino. ¿Tus cilindros formarían ahí la figura?
learn-win-done = El movimiento que los junta gana al instante. Después no se recoloca ningún disco.

## 9 Thinking ahead
learn-ahead-title = Anticiparse
learn-ahead-see = Un cilindro negro podría ganar en el próximo turno: es una amenaza. Elige ese cilindro.
learn-ahead-see-wrong = Ese no. ¿Desde dónde puede un cilindro unirse a los otros dos?
learn-ahead-see-hint-1 = Dos cilindros negros ya están cerca. ¿Cuál podría unirse a ellos?
learn-ahead-see-hint-2 = Busca un camino libre que acabe junto a ellos.
learn-ahead-token = Detenlo con un cilindro: mueve uno al camino iluminado.
learn-ahead-token-hint-1 = ¿Qué cilindro rojo puede pararse en el camino?
learn-ahead-token-hint-2 = Mira las casillas donde acaba cada uno de tus movimientos.
learn-ahead-token-wrong = El camino sigue libre.
learn-ahead-token-done = El camino está cortado.
learn-ahead-take = O detenlo con un disco. Toma uno del camino.
learn-ahead-take-hint-1 = ¿Qué disco del camino puede salir?
learn-ahead-take-hint-2 = Tómalo y colócalo donde no estorbe.
learn-ahead-take-wrong-behind = Eso también vale, pero ahora toma un disco del camino.
learn-ahead-take-wrong = Negro aún puede ganar. Toma un disco del camino.
learn-ahead-take-done = Ahora el cilindro se para antes.
learn-ahead-put = O alarga el camino. Coloca un disco más allá del final.
learn-ahead-put-hint-1 = Toma cualquier disco libre por el que Negro no pase.
learn-ahead-put-hint-2 = Colócalo en la casilla iluminada.
learn-ahead-put-wrong = El cilindro negro aún se para donde debe. Alarga su camino.
learn-ahead-put-done = Ahora llega demasiado lejos.
learn-ahead-two = Ahora ataca. Haz dos amenazas a la vez: Negro solo puede parar una. Mueve el cilindro iluminado y coloca un disco en la casilla iluminada.
learn-ahead-two-hint-1 = Mueve el cilindro iluminado hasta que se pare junto a otro rojo.
learn-ahead-two-hint-2 = Luego coloca cualquier disco libre en la casilla iluminada. Abre otra forma de ganar.
learn-ahead-two-done = Dos amenazas a la vez: así se ganan casi todas las partidas.
learn-ahead-rare = Dos casos raros. Si no puedes jugar una parte de tu turno, te la saltas. Y cuando la misma posición se da por tercera vez, son tablas.

## 10 The first match
learn-match-title = Tu primera partida
learn-match-text = Ya sabes las reglas. Ahora juega una partida entera contra el rival más fácil. Empiezas tú: mueve un cilindro.
learn-match-turn-1 = Luego recoloca un disco y mira qué hace Negro.
learn-match-turn-2 = Antes de cada turno, pregúntate: ¿podría ganar Negro en el siguiente?
learn-match-turn-3 = Busca una amenaza propia o, mejor aún, dos a la vez.
learn-match-done = Esa ha sido tu primera partida, hayas ganado o no. Con Repetir juegas otra, y te esperan los retos.

## The challenges
learn-challenge-win-1 = Puedes ganar ya. Encuentra el movimiento.
learn-challenge-win-1-wrong = Así no se juntan. Prueba otro movimiento.
learn-challenge-win-2 = Gana en dos turnos, haga lo que haga Negro.
learn-challenge-win-3 = Gana en tres turnos, haga lo que haga Negro.
learn-challenge-hold = Negro está a punto de ganar. Encuentra una jugada que lo impida.
learn-challenge-hold-only = Negro está a punto de ganar. Solo una jugada lo impide: encuéntrala.
learn-challenge-hold-2 = Encuentra la única jugada tras la que Negro no puede forzar la victoria en dos turnos.

learn-challenge-01-title = De lado a lado
learn-challenge-01-hint-1 = Dos de tus cilindros ya se tocan. Lleva el tercero hasta ellos.
learn-challenge-01-hint-2 = El tercero recorre el tablero hasta el otro lado.
learn-challenge-01-done = De un lado al otro, y los tres están juntos.

learn-challenge-02-title = El camino largo
learn-challenge-02-hint-1 = Dos de tus cilindros ya se tocan. Mira todos los caminos del tercero.
learn-challenge-02-hint-2 = Pasa de largo junto a uno y se para al lado del otro.
learn-challenge-02-done = Ha dejado atrás un cilindro y se ha parado junto al otro: una curva.

learn-challenge-03-title = Justo a tiempo
learn-challenge-03-hint-1 = Tus cilindros no se tocan. ¿Qué casilla toca a dos de ellos?
learn-challenge-03-hint-2 = Dos de tus cilindros podrían ir a esa casilla, pero su lugar está al lado. Envía el tercero.
learn-challenge-03-done = Negro estaba a punto de ganar. Has llegado antes.

learn-challenge-04-title = Tierra firme
learn-challenge-04-hint-1 = Mueve un cilindro hasta otro, de modo que el tercero pueda unirse a ellos.
learn-challenge-04-hint-2 = Negro querrá tomar el disco donde piensas pararte. Coloca un disco a su lado para que quede atrapado.
learn-challenge-04-done = Una amenaza basta si nada puede pararla.

learn-challenge-05-title = Parar y atacar
learn-challenge-05-hint-1 = Un cilindro negro amenaza con unirse a los otros dos. Uno de tus movimientos acaba justo en la casilla que necesita.
learn-challenge-05-hint-2 = Ese movimiento crea varias amenazas, pero Negro aún puede ocupar una casilla y estropear tu otro camino. Coloca un disco que proteja ese camino.
learn-challenge-05-done = Una defensa que también ataca: Negro no puede pararlo todo.

learn-challenge-06-title = Mira atrás
learn-challenge-06-hint-1 = Mueve un cilindro para que otro pueda unirse a él. Pero ojo con el disco que dejas: ¿podría pararse Negro ahí?
learn-challenge-06-hint-2 = Toma justo el disco que has dejado. Colócalo al lado de donde quieres pararte, para que Negro no pueda tomar el disco de ahí.
learn-challenge-06-done = Un solo disco ha impedido que gane Negro y ha protegido tu camino.

learn-challenge-07-title = Un disco, dos tareas
learn-challenge-07-hint-1 = Quita el disco donde Negro quiere pararse. Tu movimiento debe juntar dos cilindros.
learn-challenge-07-hint-2 = Coloca el disco donde proteja el camino de tu tercer cilindro: al lado de ese camino, en el borde.
learn-challenge-07-done = Ha parado a Negro y ha asegurado tu amenaza.

learn-challenge-08-title = Jugada tranquila
learn-challenge-08-hint-1 = Aún no hay nada urgente. Acerca primero tus cilindros.
learn-challenge-08-hint-2 = Mueve el cilindro más alejado hasta que lo detenga uno negro. Coloca un disco justo al lado del tuyo que está detrás del negro.
learn-challenge-08-done = Una jugada tranquila, y después ya no había defensa.

learn-challenge-09-title = Contrarreloj
learn-challenge-09-hint-1 = Negro amenaza con ganar. Quita el disco que Negro necesita.
learn-challenge-09-hint-2 = Mueve el cilindro más alejado hasta que se pare junto a otro. Coloca el disco al final de la fila de tu tercer cilindro.
learn-challenge-09-done = Has parado a Negro y ya no le has dado respiro.

learn-challenge-10-title = Dos entradas
learn-challenge-10-hint-1 = Negro tiene dos formas de ganar. Frena una con tu movimiento y la otra con tu disco.
learn-challenge-10-hint-2 = Párate en una de las dos casillas. Luego alarga el camino hacia la otra.
learn-challenge-10-done = Un cilindro aquí, un disco allá: las dos entradas cerradas.

learn-challenge-11-title = Abre paso
learn-challenge-11-hint-1 = El mismo cilindro negro tiene dos formas de ganar. Toma el disco del final de un camino y alarga con él el otro.
learn-challenge-11-hint-2 = Negro tiene que pasar de largo, así que tu propio cilindro no debe estorbarle.
learn-challenge-11-done = Te has apartado: Negro llega demasiado lejos, y nada puede impedir que ganes.

learn-challenge-12-title = El ojo de la aguja
learn-challenge-12-hint-1 = Muchas jugadas paran la próxima amenaza. ¿Cuál crea además una tuya?
learn-challenge-12-hint-2 = Mueve hasta otro cilindro rojo y deja que el cilindro negro llegue demasiado lejos.
learn-challenge-12-done = La única jugada que aguanta. Ya puedes con cualquiera.
