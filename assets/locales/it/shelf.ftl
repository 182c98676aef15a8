### The shelf: other games on the same table.

shelf-looks-back = Stai guardando una giocata precedente. Vai all’ultima per giocare, o gioca da qui.
shelf-try = Impara provando
shelf-kept = Partite salvate
shelf-waits = Se ne inizi una nuova, questa partita resta com’è. Potrai continuarla appena finita l’altra.
shelf-play-match = Gioca una partita
shelf-at-turn = Turno { $turn } di { $turns }
shelf-your-turn = Tocca a te.
shelf-computers-turn = Tocca al computer.
shelf-over = { zebra-refusal-match-over }
shelf-leave = Vai alla pagina del gioco
shelf-board = Tabellone
