### The player's own mistakes, tried again.

again-none = Aucune erreur à corriger pour l’instant. Quand une partie se termine, elle est analysée, et tes erreurs se retrouvent ici.
again-where = Tes erreurs · { $at } sur { $all } · { $match }, tour { $turn }
again-here = Tes erreurs · { $at } sur { $all } · tour { $turn }
again-judging = Analyse de ton coup…
again-show = Montrer
again-another = Essayer un autre coup
again-next = Suite
again-last = C’était la dernière.
