### The matches that come with the game: their titles, and what is said after a turn.

match-line = La línea: tres movimientos a una casilla
match-line-3 = Rojo crea la primera amenaza de la partida: con un movimiento más ganaría.
match-line-4 = Negro se planta justo en la casilla que Rojo necesitaba. Es la defensa más sencilla. Pero el disco también cuenta.
match-line-10 = Negro vuelve a meterse en medio. Eso detiene la amenaza, pero no evita la derrota: a Rojo le bastan tres jugadas más.
match-line-13 = Primero, Rojo detiene la amenaza de Negro. Y ahora mira el disco vacío entre los cilindros rojos: los tres pueden llegar hasta él. Una sola jugada no puede impedirlo todo.
match-line-15 = La línea está completa.

match-triangle = El triángulo: dos amenazas bastan
match-triangle-9 = Rojo detiene dos amenazas con un solo cilindro: los dos movimientos habrían acabado en la misma casilla.
match-triangle-25 = Negro amenazaba con ganar. Este movimiento lo impide y además crea dos amenazas.
match-triangle-31 = Dos cilindros rojos pueden moverse a la misma casilla. Esta vez ningún cilindro negro puede pararse allí, así que uno de los dos llegará.
match-triangle-33 = Los tres se tocan entre sí: un triángulo.

match-tick = La curva: de la calma al ataque
match-tick-9 = Nueve turnos, y todavía ninguna amenaza. Cada bando busca buenas casillas y se las niega al otro.
match-tick-12 = El tablero aún parece tranquilo. Pero desde aquí Rojo ya puede forzar la victoria.
match-tick-15 = Y aquí está el primer ataque de la partida: tres movimientos ganadores a la vez.
match-tick-16 = Negro solo puede impedir uno de los tres. Los otros dos siguen ganando.
match-tick-17 = Tres cilindros en fila que hacen un recodo: eso es una curva, y gana igual que una línea.

match-long = La partida larga: cuatro ataques, uno de más
match-long-14 = Los tres cilindros rojos podían moverse a una misma casilla, y Negro simplemente se coloca en ella. Es la manera más sencilla de detener tres amenazas.
match-long-18 = La misma casilla, los mismos tres movimientos, la misma respuesta.
match-long-24 = Dos amenazas, y de nuevo Negro se coloca donde acaban los dos movimientos.
match-long-29 = Otra vez tres amenazas. Parece fuerte, pero Negro puede detenerlas todas y forzar la victoria.
match-long-30 = Una sola jugada detiene tres amenazas y crea otra. Ahora a Rojo le toca defenderse.
match-long-34 = Treinta y cuatro turnos, y gana el bando paciente.

match-saved = El único movimiento que salva
match-saved-16 = Negro amenaza con ganar en su próximo movimiento. Parece el final, pero Rojo tiene una respuesta, una sola, y después es Rojo quien ataca.
match-saved-17 = Rojo se para en la casilla que Negro necesita. Ningún otro movimiento servía: tras cualquier otro, Negro habría podido forzar la victoria.
match-saved-18 = La partida ha dado un vuelco: ahora ataca Rojo, y Negro ya no puede resistir.
match-saved-23 = Una sola amenaza, pero nada la detiene.
match-saved-25 = Ocho turnos después del rescate, Rojo ha ganado.

match-locked = El disco bloqueado
match-locked-13 = Negro amenazaba con ganar. El cilindro rojo se para justo donde habría acabado el movimiento.
match-locked-14 = Negro vuelve a amenazar, pero en vano: Rojo también puede detener esta amenaza, y después ataca.
match-locked-17 = Cuatro amenazas a la vez. Y fíjate en el disco que Rojo acaba de recolocar: Negro no puede tomarlo en su próximo turno.
match-locked-18 = Negro se coloca en la casilla donde acaban tres de los cuatro movimientos. El cuarto lleva al disco que Rojo acababa de recolocar y que, por eso, estaba bloqueado para Negro. Si Negro hubiera podido tomarlo, la partida habría seguido.
match-locked-19 = De las cuatro amenazas, Negro pudo detener tres. El cuarto movimiento acaba en el disco que estaba bloqueado para Negro, y gana.
