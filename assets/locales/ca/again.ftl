### The player's own mistakes, tried again.

again-none = Encara no hi ha cap error per corregir. Quan s’acaba una partida, s’analitza, i els teus errors es recullen aquí.
again-where = Torna-ho a provar · { $at } de { $all } · { $match }, jugada { $turn }
again-here = Els teus errors · { $at } de { $all } · jugada { $turn }
again-judging = S’està analitzant la teva jugada…
again-show = Mostra-m’ho
again-another = Prova’n una altra
again-next = Següent
again-last = Era l’últim.
