### The shelf: other games on the same table.

shelf-looks-back = Estàs mirant una jugada anterior. Ves a l’última per jugar, o juga des d’aquí.
shelf-try = Aprendre provant
shelf-kept = Partides desades
shelf-waits = Una partida nova deixa aquesta tal com està. La podràs continuar quan s’acabi la nova.
shelf-play-match = Jugar una partida
shelf-at-turn = Jugada { $turn } de { $turns }
shelf-your-turn = Et toca a tu.
shelf-computers-turn = Li toca a l’ordinador.
shelf-over = { zebra-refusal-match-over }
shelf-leave = Anar a la pàgina del joc
shelf-board = Tauler
