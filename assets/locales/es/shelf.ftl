### The shelf: other games on the same table.

shelf-looks-back = Estás viendo una jugada anterior. Ve a la última para jugar, o juega desde aquí.
shelf-try = Aprender probando
shelf-kept = Partidas guardadas
shelf-waits = Una partida nueva no afecta a la que dejaste sin acabar: podrás continuarla después.
shelf-play-match = Jugar una partida
shelf-at-turn = Turno { $turn } de { $turns }
shelf-your-turn = Te toca a ti.
shelf-computers-turn = Le toca al ordenador.
shelf-over = { zebra-refusal-match-over }
shelf-leave = Ir a la página del juego
shelf-board = Tablero
