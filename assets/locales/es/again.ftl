### The player's own mistakes, tried again.

again = Otro intento
again-none = Aún no hay ningún error que volver a intentar. Cuando acaba una partida, se evalúa, y lo que salió mal llega aquí.
again-where = Otro intento · { $at } de { $all } · { $match }, turno { $turn }
again-judging = Evaluando tu turno…
again-leave = Partidas
again-show = Mostrar
again-another = Probar otra jugada
again-next = Seguir
again-last = Era el último.
