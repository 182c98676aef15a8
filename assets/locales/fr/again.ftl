### The player's own mistakes, tried again.

again = Tes erreurs
again-none = Il n’y a pas encore d’erreur à rejouer. Quand une partie est finie, elle est analysée, et ce qui a mal tourné arrive ici.
again-where = Tes erreurs · { $at } sur { $all } · { $match }, tour { $turn }
again-judging = Examen de ton tour…
again-leave = Toutes les parties
again-show = Montrer
again-another = Essayer un autre tour
again-next = Suite
again-last = C’était la dernière.
