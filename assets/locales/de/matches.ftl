### The matches that come with the game: their titles, and what is said after a turn.

match-line = Die Linie: drei Wege auf einen Platz
match-line-3 = Rot stellt die erste Drohung der Partie auf: Noch eine Bewegung, und Rot gewinnt.
match-line-4 = Schwarz geht genau auf den Platz, den Rot brauchte. Eine Figur im Weg ist die einfachste Verteidigung.
match-line-10 = Wieder springt Schwarz in die Bresche. Diesmal hilft es nicht: Von hier an kann Rot einen Sieg in drei Zügen erzwingen.
match-line-13 = Erst stoppt Rot die Drohung von Schwarz. Und jetzt schau auf den freien Platz zwischen den roten Figuren: Alle drei können dorthin gleiten. Ein Zug allein kann das nicht alles stoppen.
match-line-15 = Die Linie ist geschlossen.

match-triangle = Das Dreieck: zwei Drohungen genügen
match-triangle-9 = Schwarz drohte, auf zwei Arten zu gewinnen, und beide Wege endeten auf demselben Platz. So genügte eine einzige Figur, um beides zu stoppen.
match-triangle-25 = Schwarz drohte zu gewinnen. Jede andere Bewegung hätte verloren, und diese schafft auch noch zwei eigene Drohungen.
match-triangle-31 = Zwei rote Figuren können auf denselben Platz gleiten. Was Schwarz jetzt auch tut, eine kommt an.
match-triangle-33 = Alle drei berühren einander: ein Dreieck.

match-tick = Der Haken: aus der Stille
match-tick-9 = Neun Züge, und noch hat niemand etwas gedroht. Jede Seite sucht gute Plätze und hält die andere davon fern.
match-tick-12 = Das Spielfeld wirkt noch ruhig. Doch von hier an kann Rot den Sieg erzwingen.
match-tick-15 = Jetzt geht es los: drei Drohungen auf einmal, im ersten Angriff der Partie.
match-tick-16 = Schwarz kann nur eine davon stoppen. Zwei bleiben.
match-tick-17 = Drei Figuren in einer Reihe mit einem Knick: Das ist ein Haken, und er gewinnt wie eine Linie.

match-long = Die Lange: vier Angriffe, und einer zu viel
match-long-14 = Alle drei roten Figuren könnten auf einen Platz gleiten, und Schwarz stellt sich einfach darauf. Billiger lassen sich drei Drohungen nicht stoppen.
match-long-18 = Derselbe Platz, dieselben drei Wege, dieselbe Antwort.
match-long-24 = Zwei Drohungen, und wieder steht Schwarz dort, wo beide Wege enden.
match-long-29 = Wieder drei Drohungen. Es sieht stark aus, ist aber der Fehler der Partie: Schwarz kann alle stoppen und einen Sieg in drei Zügen erzwingen.
match-long-30 = Ein Zug stoppt drei Drohungen und schafft eine neue. Jetzt muss Rot laufen.
match-long-34 = Vierunddreißig Züge, und die geduldige Seite gewinnt.

match-saved = Die einzige rettende Bewegung
match-saved-16 = Rot stand eine Weile schlecht. Jetzt droht Schwarz, mit einer Bewegung zu gewinnen.
match-saved-17 = Rot hält auf dem Platz, den Schwarz braucht. Nichts anderes hätte geholfen: Nach jeder anderen Bewegung hätte Schwarz den Sieg erzwingen können.
match-saved-18 = Die Partie hat sich gedreht: Von hier an kann Rot den Sieg erzwingen.
match-saved-23 = Nur eine Drohung, aber nichts stoppt sie.
match-saved-25 = Acht Züge nach der Rettung hat Rot gewonnen.

match-locked = Die gesperrte Scheibe
match-locked-13 = Schwarz drohte zu gewinnen. Die rote Figur hält genau dort, wo der Weg geendet hätte.
match-locked-14 = Schwarz droht wieder und vergisst, auf Rot zu achten: Von hier an kann Rot einen Sieg in drei Zügen erzwingen.
match-locked-17 = Vier Drohungen auf einmal. Und achte auf die Scheibe, die Rot gerade angelegt hat: Schwarz darf sie im nächsten Zug nicht nehmen.
match-locked-18 = Schwarz steht auf dem Platz, wo drei der vier Wege enden. Der vierte endet auf der gesperrten Scheibe. Könnte Schwarz sie nehmen, ginge die Partie weiter.
match-locked-19 = So gewinnt die Bewegung auf die gesperrte Scheibe.
