### The player's own mistakes, tried again.

again-none = Non ci sono ancora errori da correggere. Quando una partita finisce, viene analizzata e i tuoi errori vengono raccolti qui.
again-where = Riprova · { $at } di { $all } · { $match }, turno { $turn }
again-here = I tuoi errori · { $at } di { $all } · turno { $turn }
again-judging = Analizzo la tua giocata…
again-show = Mostrami
again-another = Prova un’altra giocata
again-next = Avanti
again-last = Era l’ultimo.
