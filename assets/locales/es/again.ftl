### The player's own mistakes, tried again.

again-none = Aún no hay errores que corregir. Cuando acabes una partida, se analizará y tus errores se reunirán aquí.
again-where = Otro intento · { $at } de { $all } · { $match }, turno { $turn }
again-here = Tus errores · { $at } de { $all } · turno { $turn }
again-judging = Analizando tu jugada…
again-show = Mostrar
again-another = Probar otra jugada
again-next = Seguir
again-last = Era el último.
