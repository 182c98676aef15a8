### The lessons and challenges.

## 1 The board and the aim
learn-table-title = El tablero y el objetivo
learn-table-board = Diecinueve discos juntos: eso es todo el tablero. Arrastra la mesa para girar la vista y usa la rueda del ratón para acercarte.
learn-table-red = Juegas con Rojo. Elige uno de tus cilindros.
learn-table-red-wrong = Ese no es un cilindro rojo.
learn-table-red-hint-1 = Tus cilindros son los tres rojos.
learn-table-red-done = Esos tres son tuyos. Negro también tiene tres.
learn-table-aim = Junta tus tres cilindros y ganas. Lleva el cilindro del anillo naranja junto a los otros dos.
learn-table-aim-hint-1 = Elige primero el cilindro del anillo naranja. Luego, el final del camino de puntos.
learn-table-aim-hint-2 = Solo una de las casillas marcadas está junto a otro cilindro rojo.
learn-table-aim-wrong = Aún no están juntos. Sigue el camino de puntos.
learn-table-aim-done = Están juntos, así que ganas. Negro quiere hacer lo mismo.

## 2 Sliding
learn-slide-title = Mover un cilindro
learn-slide-first = Elige un cilindro rojo y luego una de las casillas marcadas.
learn-slide-first-hint-1 = Tus tres cilindros se pueden mover. Elige cualquiera.
learn-slide-first-hint-2 = Cuando hayas elegido un cilindro, elige una de las casillas marcadas.
learn-slide-first-done = Al principio, cada cilindro tiene tres caminos.
learn-slide-far = ¿Puede un cilindro detenerse a medio camino? Inténtalo: elige el cilindro del anillo naranja y luego el disco del anillo naranja.
learn-slide-far-hint-1 = Elige el cilindro del anillo naranja y luego el disco.
learn-slide-far-hint-2 = Adelante: no pasa nada.
learn-slide-far-wrong = Mueve el cilindro del anillo naranja hacia el disco del anillo naranja.
learn-slide-far-done = Un cilindro nunca se para a medio camino. Avanza hasta donde puede.
learn-slide-black = Intenta mover un cilindro negro.
learn-slide-black-hint-1 = Elige un cilindro negro.
learn-slide-black-wrong = Ese era tuyo. Prueba con uno negro.
learn-slide-black-done = Los cilindros negros solo los mueve Negro.
learn-slide-straight = Elige el cilindro del anillo naranja y mira sus cuatro caminos. Prueba luego con el disco del anillo naranja, que no está en ninguno.
learn-slide-straight-hint-1 = Elige el cilindro del anillo naranja y luego el disco.
learn-slide-straight-hint-2 = El disco del anillo naranja no está en línea recta con el cilindro. Inténtalo igualmente.
learn-slide-straight-wrong = Eso vale, pero prueba antes con el disco del anillo naranja.
learn-slide-straight-done = Los cilindros solo se mueven en línea recta.
learn-slide-four = Ahora mueve el cilindro del anillo naranja por uno de sus cuatro caminos.
learn-slide-four-hint-1 = Elige el cilindro del anillo naranja y una casilla marcada.
learn-slide-four-wrong = Mueve el cilindro del anillo naranja.
learn-slide-four-done = Eso es todo: un cilindro se mueve en línea recta, hasta el final del camino.

## 3 What stops a token
learn-stop-title = Qué detiene a un cilindro
learn-stop-edge = El borde detiene a los cilindros. Mueve uno hasta el borde.
learn-stop-edge-hint-1 = Elige un cilindro y mira dónde acaban sus caminos.
learn-stop-edge-hint-2 = Busca un camino que acabe en el borde del tablero, sin ningún cilindro detrás.
learn-stop-edge-wrong-token = Lo ha detenido un cilindro. Busca un camino que acabe en el borde.
learn-stop-edge-wrong-hole = Lo ha detenido el hueco. Busca un camino que acabe en el borde.
learn-stop-edge-done = Del borde no puede pasar.
learn-stop-hole = Un hueco también detiene a los cilindros. Mueve uno hasta el hueco.
learn-stop-hole-hint-1 = El hueco es el vacío que hay dentro del tablero.
learn-stop-hole-hint-2 = Busca el cilindro que está en línea recta con el hueco.
learn-stop-hole-wrong = No lo ha detenido el hueco. Busca un camino que acabe junto a él.
learn-stop-hole-done = Los cilindros nunca saltan un hueco.
learn-stop-black = Los cilindros negros también te detienen. Mueve uno tuyo hasta que lo detenga uno negro.
learn-stop-black-hint-1 = Busca un camino que acabe justo delante de un cilindro negro.
learn-stop-black-hint-2 = Mira las líneas entre tus cilindros y los negros.
learn-stop-black-wrong = No lo ha detenido un cilindro negro. Busca un camino que acabe justo delante de uno.
learn-stop-black-done = Un cilindro nunca salta por encima de otro.
learn-stop-red = Tus propios cilindros también te detienen. Mueve uno hasta otro.
learn-stop-red-hint-1 = Busca dos cilindros rojos en línea recta.
learn-stop-red-hint-2 = Mueve uno hacia el otro.
learn-stop-red-wrong = No lo ha detenido uno de los tuyos. Busca dos cilindros rojos en línea recta.
learn-stop-red-done = Sea del color que sea, el primer cilindro del camino detiene al tuyo.
learn-stop-blocked = Intenta mover el cilindro del anillo naranja.
learn-stop-blocked-hint-1 = Elige el cilindro del anillo naranja.
learn-stop-blocked-wrong = Prueba con el del anillo naranja.
learn-stop-blocked-done = Está atrapado: tiene el paso cerrado por todos lados.
learn-stop-six = Rodeado de discos vacíos, un cilindro tiene seis caminos. Elige el cilindro del anillo naranja y luego uno de esos caminos.
learn-stop-six-hint-1 = Elige el cilindro del anillo naranja y una casilla marcada.
learn-stop-six-wrong = Mueve el cilindro del anillo naranja.
learn-stop-six-done = Seis es el máximo. No hay más direcciones.

## 4 Taking a disc
learn-take-title = Tomar un disco
learn-take-turn = Una jugada tiene dos partes: mover un cilindro y luego recolocar un disco. Haz las dos.
learn-take-turn-hint-1 = Una jugada empieza moviendo un cilindro. Después, elige un disco con anillo.
learn-take-turn-hint-2 = Con un disco en la mano, elige una de las casillas marcadas.
learn-take-turn-done = Eso es una jugada entera. Luego le toca a Negro, y así sucesivamente.
learn-take-token = Tu cilindro ya se ha movido. Ahora intenta tomar el disco que está debajo del cilindro del anillo naranja.
learn-take-token-hint-1 = Elige el cilindro del anillo naranja o el disco de debajo.
learn-take-token-wrong = Ese se puede tomar. Prueba con el que está bajo el cilindro del anillo naranja.
learn-take-token-done = Un disco no se puede tomar mientras tenga un cilindro encima.
learn-take-middle = Intenta tomar este disco del centro.
learn-take-middle-hint-1 = Elige el disco del anillo naranja.
learn-take-middle-wrong = Ese disco se puede tomar. Prueba con el del anillo naranja.
learn-take-middle-done = Solo puedes tomar un disco si puede salir del tablero sin empujar otros ni pasarles por encima.
learn-take-rim = Hasta un disco del borde puede estar atrapado. Prueba con este.
learn-take-rim-hint-1 = Elige el disco del anillo naranja.
learn-take-rim-wrong = Ese disco se puede tomar. Prueba con el del anillo naranja.
learn-take-rim-done = Para salir, necesita al menos dos casillas vacías contiguas.
learn-take-route = Solo uno de los tres discos con anillo naranja puede salir. Elígelo.
learn-take-route-wrong = Ese está atrapado. Busca dos casillas vacías contiguas.
learn-take-route-hint-1 = Un disco rodeado por otros no puede salir.
learn-take-route-done = Sale por aquí: dos casillas vacías contiguas.
learn-take-free = Ahora toma cualquier disco que pueda salir y colócalo en una casilla marcada.
learn-take-free-hint-1 = Prueba con los de las esquinas. Son los que salen más fácilmente.
learn-take-free-hint-2 = Puedes tomar cualquier disco con anillo.
learn-take-free-done = El disco sale y lo colocas en otra casilla: así se termina una jugada.

## 5 The board stays whole
learn-whole-title = Una sola pieza
learn-whole-try = Este disco tiene espacio para salir. Intenta tomarlo.
learn-whole-try-hint-1 = Elige el disco del anillo naranja.
learn-whole-try-wrong = Ese no le hace falta al tablero. Prueba con el disco del anillo naranja.
learn-whole-try-done = Sin él, el tablero se partiría. Siempre tiene que ser de una sola pieza.
learn-whole-touch = Hay otro disco que mantiene unido el tablero. Elígelo.
learn-whole-touch-done = Sí: de él dependen otros dos discos.
learn-whole-touch-wrong = Buscamos otro. Fíjate en dónde se estrecha el tablero.
learn-whole-touch-hint-1 = Imagina que falta un disco. ¿Siguen unidos todos los demás?
learn-whole-touch-hint-2 = Es la única unión entre dos partes del tablero.
learn-whole-free = Ahora recoloca un disco que no le haga falta al tablero.
learn-whole-free-hint-1 = Busca un disco del borde que no sirva de unión entre otros.
learn-whole-free-hint-2 = Toma cualquier disco con anillo.
learn-whole-free-done = Sin él, los demás discos siguen unidos.

## 6 Putting it down
learn-put-title = Colocar el disco
learn-put-one = Tu cilindro ya se ha movido. Intenta colocar el disco del anillo naranja en la casilla iluminada.
learn-put-one-hint-1 = Elige el disco y luego la casilla iluminada.
learn-put-one-wrong = Esa casilla vale. Prueba con la iluminada, donde el disco solo toca a otro.
learn-put-one-done = Ahí solo toca a uno. Debe tocar al menos a dos.
learn-put-two = Con dos basta. Coloca un disco donde toque exactamente a dos.
learn-put-two-hint-1 = Elige un disco y cuenta a cuántos tocaría en cada casilla marcada.
learn-put-two-hint-2 = En un borde recto, un disco toca a dos.
learn-put-two-wrong = Ahí toca a más de dos. Busca una casilla donde toque solo a dos.
learn-put-two-done = Toca a otros dos. Con eso basta.
learn-put-leave = Cuando tomas un disco, otro puede acabar tocando solo a uno. Pruébalo con el disco del anillo naranja.
learn-put-leave-hint-1 = Separa el disco del anillo naranja de su vecino.
learn-put-leave-hint-2 = Coloca lejos el disco del anillo naranja.
learn-put-leave-wrong = Todos los discos siguen tocando al menos a otros dos. Llévate lejos el del anillo naranja.
learn-put-leave-done = Está permitido. Solo el disco que colocas debe tocar a dos.
learn-put-open = Incluso puedes abrir un hueco. Coloca un disco en la casilla iluminada.
learn-put-open-hint-1 = Toma un disco de otra parte.
learn-put-open-hint-2 = Colócalo en la casilla iluminada.
learn-put-open-wrong = Así no hay hueco. Coloca un disco en la casilla iluminada.
learn-put-open-done = Ahora el tablero tiene un hueco.
learn-put-fill = Negro ha jugado y tu cilindro ya se ha movido. También puedes rellenar un hueco: coloca un disco en él.
learn-put-fill-hint-1 = Elige un disco y luego el hueco.
learn-put-fill-wrong = El hueco sigue ahí.
learn-put-fill-done = El disco llega por el aire: no importa que el hueco esté cerrado.

## 7 The locked disc
learn-lock-title = El disco bloqueado
learn-lock-watch = Turno de Negro: fíjate en qué disco recoloca.
learn-lock-try = Tu cilindro ya se ha movido. Ahora intenta tomar el disco que Negro acaba de recolocar.
learn-lock-try-hint-1 = Elige el disco del anillo naranja.
learn-lock-try-wrong = Ese disco se puede tomar. Prueba con el del anillo naranja.
learn-lock-try-done = El disco que tu rival acaba de recolocar queda bloqueado para ti durante un turno.
learn-lock-other = En cambio, el último disco que recolocó tu bando no está bloqueado para ti. Tómalo y vuelve a colocarlo en la casilla iluminada.
learn-lock-other-hint-1 = Elige el disco del anillo naranja y luego la casilla.
learn-lock-other-wrong = Toma el disco del anillo naranja y colócalo en la casilla iluminada.
learn-lock-other-done = Para ti solo está bloqueado el último disco de tu rival. El tuyo está ahora bloqueado para Negro.
learn-lock-later = Ahora Negro recoloca otro disco, y ese queda bloqueado.
learn-lock-free = Tu cilindro ya se ha movido. El primer disco ya no está bloqueado. Tómalo y colócalo donde quieras.
learn-lock-free-hint-1 = Elige el disco del anillo naranja y luego una casilla marcada.
learn-lock-free-wrong = Ese era otro disco. Recoloca el del anillo naranja.
learn-lock-free-done = El bloqueo solo dura un turno.

## 8 Three ways to win
learn-win-title = Tres formas de ganar
learn-win-line = La primera es la línea: tres cilindros en línea recta. Haz una.
learn-win-line-hint-1 = Dos de tus cilindros están en línea, con una casilla entre ellos. ¿Cuál cabe ahí?
learn-win-line-wrong = ¡Así también se gana! Pero esta vez haz una línea.
learn-win-line-done = Tres seguidos en línea recta: así se gana.
learn-win-triangle = La segunda es el triángulo: cada cilindro toca a los otros dos. Haz uno.
learn-win-triangle-hint-1 = ¿Qué casilla toca a dos de tus cilindros?
learn-win-triangle-wrong = ¡Así también se gana! Pero esta vez haz un triángulo.
learn-win-triangle-done = Cada uno toca a los otros dos: así también se gana.
learn-win-tick = La tercera es la curva: tres cilindros en fila que hacen un recodo. Haz una.
learn-win-tick-hint-1 = Una curva es una línea con un extremo torcido hacia un lado.
learn-win-tick-wrong = ¡Así también se gana! Pero esta vez haz una curva.
learn-win-hint-2 = Mira el final de cada camino. ¿Formarían ahí la figura tus cilindros?
learn-win-missed = Tus tres cilindros aún no están juntos. Mira el final de cada camino.
learn-win-done = El movimiento que los junta gana al instante. Después no se recoloca ningún disco.

## 9 Thinking ahead
learn-ahead-title = Anticiparse
learn-ahead-see = Un cilindro negro podría ganar en el próximo turno: eso es una amenaza. Elige ese cilindro.
learn-ahead-see-wrong = Ese no. ¿Cuál puede llegar hasta los otros dos?
learn-ahead-see-hint-1 = Dos cilindros negros ya están cerca uno del otro. Busca el tercero, el que podría unirse a ellos.
learn-ahead-see-hint-2 = Busca un camino abierto que acabe junto a ellos.
learn-ahead-see-done = Podría colocarse entre los otros dos y ganar.
learn-ahead-token = Detenlo con un cilindro: mueve uno al camino de puntos.
learn-ahead-token-hint-1 = ¿Qué cilindro rojo puede pararse en el camino?
learn-ahead-token-hint-2 = Mira en qué casillas acaban tus movimientos.
learn-ahead-token-wrong = El camino sigue abierto.
learn-ahead-token-done = El camino está cortado.
learn-ahead-take = O detenlo con un disco. Tu cilindro ya se ha movido: toma un disco del camino.
learn-ahead-take-hint-1 = ¿Qué disco del camino puede salir?
learn-ahead-take-hint-2 = Tómalo y colócalo donde no estorbe.
learn-ahead-take-wrong-behind = Eso también vale, pero ahora toma un disco del camino.
learn-ahead-take-wrong = Negro aún puede ganar. Toma un disco del camino.
learn-ahead-take-done = Ahora el camino es más corto: el cilindro se para demasiado pronto para ganar.
learn-ahead-put = O alarga el camino. Coloca un disco más allá de su final.
learn-ahead-put-hint-1 = Toma un disco con anillo por el que no pase Negro.
learn-ahead-put-hint-2 = Colócalo en la casilla iluminada.
learn-ahead-put-wrong = El cilindro negro aún se para donde gana. Alarga su camino.
learn-ahead-put-done = Ahora pasa de largo.
learn-ahead-two = Ahora ataca con dos amenazas a la vez: Negro solo puede detener una. Mueve el cilindro del anillo naranja hasta otro rojo y coloca un disco en la casilla iluminada.
learn-ahead-two-hint-1 = Mueve el cilindro del anillo naranja hasta que se pare junto a otro rojo.
learn-ahead-two-hint-2 = Luego coloca cualquier disco con anillo en la casilla iluminada. Así tendrás otra forma de ganar.
learn-ahead-two-done = Dos amenazas a la vez: así se ganan la mayoría de las partidas.
learn-ahead-rare = Un caso raro: solo te saltas una de las dos partes si no puedes jugarla.
learn-ahead-draw = Otro caso raro: si la misma posición se da por tercera vez, la partida acaba en tablas y nadie gana. También puedes ofrecer tablas o rendirte en cualquier momento.

## 10 The first match
learn-match-title = Tu primera partida
learn-match-text = Ya conoces las reglas. Ahora juega una partida entera contra el rival más fácil. Se sortea quién empieza. Esta vez te toca a ti: mueve un cilindro.
learn-match-turn-1 = Luego recoloca un disco y mira qué hace Negro.
learn-match-turn-2 = Antes de cada jugada, pregúntate: ¿podría ganar Negro en la suya?
learn-match-turn-3 = Intenta crear una amenaza o, mejor aún, dos a la vez.
learn-match-done = Esta ha sido tu primera partida. Con «Repetir» juegas otra; con «Seguir» acabas el curso.

## The challenges
learn-challenge-win-1 = Puedes ganar ya. Encuentra el movimiento.
learn-challenge-win-1-wrong = Así no se juntan. Prueba otro movimiento.
learn-challenge-win-2 = Gana en dos jugadas, haga lo que haga Negro.
learn-challenge-win-3 = Gana en tres jugadas, haga lo que haga Negro.
learn-challenge-hold = Negro está a punto de ganar. Encuentra una jugada que lo impida.
learn-challenge-hold-only = Negro está a punto de ganar. Solo una jugada lo impide: encuéntrala.
learn-challenge-hold-2 = Solo una jugada impide que Negro fuerce la victoria en dos jugadas. Encuéntrala.

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
learn-challenge-04-hint-1 = Lleva junto al tercer cilindro uno de los dos que se tocan, de modo que el otro pueda unirse a ellos.
learn-challenge-04-hint-2 = Negro querrá tomar el disco donde piensas pararte. Coloca otro a su lado: así no podrá tomarlo.
learn-challenge-04-done = Una amenaza basta si nada puede detenerla.

learn-challenge-05-title = Defensa y ataque
learn-challenge-05-hint-1 = Un cilindro negro amenaza con unirse a los otros dos. Uno de tus movimientos acaba justo en la casilla que necesita.
learn-challenge-05-hint-2 = Ese movimiento crea varias amenazas. Negro puede ocupar una casilla: coloca un disco al lado de tu otro camino para que no lo corte también.
learn-challenge-05-done = Una defensa que también ataca: Negro no puede detenerlo todo.

learn-challenge-06-title = Mira atrás
learn-challenge-06-hint-1 = Mueve un cilindro para que otro pueda unirse a él. Pero ojo con el disco que dejas atrás: ¿podría pararse Negro ahí?
learn-challenge-06-hint-2 = Toma justo el disco que has dejado atrás. Colócalo al lado de donde quieres pararte, para que Negro no pueda tomar el disco de ahí.
learn-challenge-06-done = Un solo disco ha impedido que gane Negro y ha protegido tu camino.

learn-challenge-07-title = Un disco, dos tareas
learn-challenge-07-hint-1 = Toma el disco donde Negro quiere pararse. Tu movimiento debe juntar dos cilindros.
learn-challenge-07-hint-2 = Coloca el disco al lado del camino de tu tercer cilindro, en el borde, para que Negro no pueda cortar ese camino.
learn-challenge-07-done = Ha detenido a Negro y ha asegurado tu amenaza.

learn-challenge-08-title = Jugada tranquila
learn-challenge-08-hint-1 = Aún no hay nada urgente. Acerca primero tus cilindros.
learn-challenge-08-hint-2 = Mueve el cilindro más alejado hasta que lo detenga uno negro. Luego coloca un disco justo al lado del cilindro tuyo que está detrás de ese negro.
learn-challenge-08-done = Una jugada tranquila, y después ya no había defensa.

learn-challenge-09-title = Contrarreloj
learn-challenge-09-hint-1 = Negro amenaza con ganar. Toma el disco que Negro necesita.
learn-challenge-09-hint-2 = Mueve el cilindro más alejado hasta que se pare junto a otro rojo. Coloca el disco en el extremo más lejano de la fila de tu tercer cilindro.
learn-challenge-09-done = Has detenido a Negro y ya no le has dado respiro.

learn-challenge-10-title = Dos entradas
learn-challenge-10-hint-1 = Negro tiene dos formas de ganar. Con tu movimiento detienes una; con tu disco, la otra.
learn-challenge-10-hint-2 = Haz que un cilindro se pare donde acabaría una de las dos amenazas. Luego alarga el camino de la otra.
learn-challenge-10-done = Un cilindro aquí, un disco allá: las dos entradas cerradas.

learn-challenge-11-title = Abre paso
learn-challenge-11-hint-1 = El mismo cilindro negro tiene dos caminos hacia la victoria. Toma el disco del final de un camino y alarga con él el otro.
learn-challenge-11-hint-2 = Negro tiene que pasar de largo, así que tu propio cilindro no debe estorbarle.
learn-challenge-11-done = Te has apartado: Negro pasa de largo, y nada puede impedir que ganes.

learn-challenge-12-title = El ojo de la aguja
learn-challenge-12-hint-1 = Muchas jugadas detienen la próxima amenaza. ¿Cuál crea además una tuya?
learn-challenge-12-hint-2 = Lleva un cilindro junto a otro rojo y haz que el negro pase de largo.
learn-challenge-12-done = La única jugada que salva la partida. Ya puedes con cualquiera.
