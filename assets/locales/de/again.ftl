### The player's own mistakes, tried again.

again-none = Noch gibt es nichts zu verbessern. Nach jeder Partie werden die Züge bewertet und deine Fehler hier gesammelt.
again-where = Mach’s besser · { $at } von { $all } · { $match }, Zug { $turn }
again-here = Deine Fehler · { $at } von { $all } · Zug { $turn }
again-judging = Dein Zug wird bewertet …
again-show = Zeig’s mir
again-another = Anderer Zug
again-next = Weiter
again-last = Das war der letzte.
