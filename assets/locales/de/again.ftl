### The player's own mistakes, tried again.

again = Mach’s besser
again-none = Noch gibt es keinen Fehler, den du besser machen kannst. Nach jeder Partie werden die Züge bewertet, und was schiefging, kommt hierher.
again-where = Mach’s besser · { $at } von { $all } · { $match }, Zug { $turn }
again-judging = Prüfe deinen Zug…
again-leave = Alle Partien
again-show = Zeig’s mir
again-another = Anderer Zug
again-next = Weiter
again-last = Das war der letzte.
