### The player's own mistakes, tried again.

again = Riprova
again-none = Non c’è ancora nessun errore da riprovare. Quando una partita finisce viene giudicata, e ciò che è andato storto arriva qui.
again-where = Riprova · { $at } di { $all } · { $match }, turno { $turn }
again-judging = Guardo il tuo turno…
again-leave = Le partite
again-show = Mostrami
again-another = Prova un altro turno
again-next = Avanti
again-last = Era l’ultimo.
