### The shelf: other games on the same table.

shelf-looks-back = Estàs mirant una jugada anterior. Ves a l’última per jugar, o juga des d’aquí.
shelf-try = Aprèn jugant
shelf-kept = Partides desades
shelf-waits = Una partida nova deixa tal com està la que tens a mitges. La podràs continuar quan s’acabi la nova.
shelf-play-match = Juga una partida
shelf-at-turn = Jugada { $turn } de { $turns }
shelf-your-turn = Et toca a tu.
shelf-computers-turn = Toca a l’ordinador.
shelf-over = { zebra-refusal-match-over }
shelf-leave = Torna a la pàgina del joc
shelf-board = Tauler
