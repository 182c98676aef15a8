### The matches that come with the game: their titles, and what is said after a turn.

match-line = Die Linie: drei Wege zu einem Platz
match-line-3 = Die erste Drohung der Partie: Noch ein Figurenzug, und Rot gewinnt.
match-line-4 = Schwarz stellt sich genau auf den Platz, den Rot brauchte. Das ist die einfachste Abwehr. Aber auch die Scheibe zählt.
match-line-10 = Wieder stellt sich Schwarz in den Weg. Das wehrt die Drohung ab, verhindert aber nicht die Niederlage: Rot braucht nur noch drei Züge.
match-line-13 = Erst wehrt Rot die Drohung von Schwarz ab. Und jetzt schau auf die leere Scheibe zwischen den roten Figuren: Alle drei können dorthin gleiten. Das alles kann ein Zug allein nicht abwehren.
match-line-15 = Die Linie steht.

match-triangle = Das Dreieck: zwei Drohungen genügen
match-triangle-9 = Rot wehrt zwei Drohungen mit einer einzigen Figur ab: Beide Figurenzüge hätten auf demselben Platz geendet.
match-triangle-25 = Schwarz drohte zu gewinnen. Dieser Figurenzug verhindert das und schafft sogar zwei eigene Drohungen.
match-triangle-31 = Zwei rote Figuren können auf denselben Platz gleiten. Diesmal kann dort keine schwarze Figur anhalten, also kommt eine der beiden an.
match-triangle-33 = Alle drei berühren einander: ein Dreieck.

match-tick = Der Haken: aus heiterem Himmel
match-tick-9 = Neun Züge, und noch hat niemand gedroht. Jede Seite sucht gute Plätze und hält die andere davon fern.
match-tick-12 = Das Spielfeld wirkt noch ruhig. Doch von hier an kann Rot den Sieg erzwingen.
match-tick-15 = Jetzt geht es los: der erste Angriff der Partie, und gleich drei Figurenzüge würden gewinnen.
match-tick-16 = Schwarz kann nur einen der drei verhindern. Die anderen beiden gewinnen noch immer.
match-tick-17 = Drei Figuren in einer Reihe mit einem Knick: Das ist ein Haken, und er gewinnt wie eine Linie.

match-long = Die lange Partie: vier Angriffe, einer zu viel
match-long-14 = Alle drei roten Figuren könnten auf einen Platz gleiten, und Schwarz stellt sich genau darauf. Einfacher lassen sich drei Drohungen nicht abwehren.
match-long-18 = Derselbe Platz, dieselben drei Wege, dieselbe Antwort.
match-long-24 = Zwei Drohungen, und wieder steht Schwarz dort, wo beide Wege enden.
match-long-29 = Wieder drei Drohungen. Es sieht stark aus, doch Schwarz kann alle abwehren und einen Sieg erzwingen.
match-long-30 = Ein Zug wehrt drei Drohungen ab und schafft eine eigene. Jetzt muss Rot sich verteidigen.
match-long-34 = Vierunddreißig Züge, und die geduldige Seite gewinnt.

match-saved = Die einzige Rettung
match-saved-16 = Schwarz droht, im nächsten Zug zu gewinnen. Das sieht tödlich aus, doch Rot hat eine Antwort, eine einzige, und danach greift Rot an.
match-saved-17 = Rot hält auf dem Platz an, den Schwarz braucht. Nichts anderes hätte geholfen: Nach jedem anderen Figurenzug hätte Schwarz den Sieg erzwingen können.
match-saved-18 = Das Blatt hat sich gewendet: Jetzt greift Rot an, und Schwarz kann nicht mehr standhalten.
match-saved-23 = Nur eine Drohung, aber sie ist nicht abzuwehren.
match-saved-25 = Acht Züge nach der Rettung hat Rot gewonnen.

match-locked = Die gesperrte Scheibe
match-locked-13 = Schwarz drohte zu gewinnen. Die rote Figur hält genau dort an, wo die schwarze stehen geblieben wäre.
match-locked-14 = Schwarz droht noch einmal, aber vergeblich: Rot kann auch das abwehren und greift dann selbst an.
match-locked-17 = Vier Drohungen auf einmal. Und achte auf die Scheibe, die Rot gerade angelegt hat: Schwarz darf sie im nächsten Zug nicht nehmen.
match-locked-18 = Schwarz steht auf dem Platz, auf dem drei der vier Wege enden. Der vierte endet auf der Scheibe, die Rot zuletzt umgelegt hat: Sie war für Schwarz gesperrt. Hätte Schwarz sie nehmen können, wäre die Partie weitergegangen.
match-locked-19 = Drei der vier Drohungen konnte Schwarz abwehren. Der vierte Figurenzug endet auf der Scheibe, die für Schwarz gesperrt war, und gewinnt.
