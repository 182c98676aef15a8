### Aufgaben: bewiesene Stellungen zum Lösen.

## Die Textbefehle
puzzles-about = Listet die Aufgaben des Spiels auf; erstellt und beweist Sammlungen von Aufgaben
puzzles-about-list = Listet die Aufgaben des Spiels für andere Programme auf, je Zeile eine
puzzles-about-make = Erstellt aus Partien des Computers eine Sammlung bewiesener Aufgaben
puzzles-about-merge = Fügt Sammlungen von Aufgaben ohne Doppelte zusammen
puzzles-about-check = Beweist Sammlungen von Aufgaben neu und sagt, was in welcher Zeile falsch ist
puzzles-arg-files = Sammlungen von Aufgaben. - ist die Standardeingabe
puzzles-arg-out = Die Datei, die geschrieben wird
puzzles-arg-seed = Startwert für die Partien. Derselbe Startwert ergibt dieselbe Sammlung
puzzles-arg-count = Wie viele Aufgaben erstellt werden, bevor Doppelte wegfallen
puzzles-arg-shard = Nur Teil I von K erstellen, etwa 2/8. Danach alle Teile mit merge zusammenfügen
puzzles-arg-rate = Alle Aufgaben neu bewerten
puzzles-arg-solutions = Auch alle ersten Züge nennen, die die Aufgabe lösen
puzzles-make-explained = Wird die Arbeit unterbrochen, setzt derselbe Aufruf sie fort. Auf mehreren Kernen, in einer Shell: for i in 1 2 3 4; do nonaga puzzles make --seed 1 --count 4000 --shard $i/4 --out $i.puzzles & done; wait; nonaga puzzles merge 1.puzzles 2.puzzles 3.puzzles 4.puzzles --out all.puzzles
puzzles-about-puzzle = Stellt im Terminal eine Aufgabe
puzzles-arg-id = Die Aufgabe mit dieser Kennung. Standard: die Aufgabe des Tages
puzzles-arg-today = Die Aufgabe des Tages, dieselbe für alle mit dieser Version
puzzles-arg-practice = Eine Aufgabe, die zu deiner Wertung passt
puzzles-arg-again = Eine Aufgabe, die du nicht gelöst hast, sobald sie wieder fällig ist
puzzles-arg-streak = Eine Serie: Jede Aufgabe ist schwerer als die davor, bis zum ersten Fehler
puzzles-arg-figures = Deine Wertung, deine Tage in Folge, deine beste Serie und deine Ergebnisse nach Themen ausgeben
puzzles-arg-rating = Eine Aufgabe von etwa dieser Wertung. Zur Stufe Anfänger passt 800, zur Stufe Meister etwa 2050
puzzles-arg-theme = Eine Aufgabe zu diesem Thema: { $names }
puzzles-value-theme = THEMA
puzzles-progress = { $made } von { $all }
puzzles-written = { $file }: { $puzzles ->
        [one] 1 Aufgabe
       *[other] { $puzzles } Aufgaben
    }
puzzles-check-ok = { $file }: ok, { $puzzles ->
        [one] 1 Aufgabe, bewiesen
       *[other] { $puzzles } Aufgaben, alle bewiesen
    }
wish-shard = Nötig sind die Nummer des Teils und die Zahl der Teile, etwa 2/8.

## Was an einer Sammlung falsch ist
cli-error-puzzles-wrong = { $file }: { $count ->
        [one] 1 Zeile ist falsch:
       *[other] { $count } Zeilen sind falsch:
    }
named-puzzle-fault = - Zeile { $line }: { $fault } [{ $name }]
cli-error-puzzles-here = { $file }: Das ist eine Sammlung von Aufgaben, nötig ist hier etwas anderes. Prüfen mit: nonaga puzzles check { cli-value-file }
cli-error-part-of-other = { $file }: Das hat ein anderer Aufruf erstellt, der noch nicht fertig ist. Entweder ihn wiederholen oder die Datei entfernen.
cli-error-file-exists = { $file }: Diese Datei gibt es schon. Anderen Namen wählen oder die Datei entfernen.
cli-error-file-unwritable = { $file }: lässt sich nicht schreiben ({ $detail }).
cli-error-no-puzzle = Eine solche Aufgabe gibt es nicht.
puzzle-fault-no-header = Eine Sammlung von Aufgaben beginnt mit der Zeile „nonaga-puzzles 1“.
puzzle-fault-field-count = Eine Aufgabe hat { $wanted } Felder mit Tabulatoren dazwischen. Diese Zeile hat { $found }.
puzzle-fault-unknown-kind = Die Art „{ $text }“ gibt es nicht.
puzzle-fault-no-rating = Die Wertung „{ $text }“ ist keine ganze Zahl.
puzzle-fault-unknown-theme = Das Thema „{ $text }“ gibt es nicht.
puzzle-fault-bad-letter = „{ $letter }“ hat an Stelle { $column } des Spielfelds keine Bedeutung. Eine Scheibe ist o, eine Lücke ein Punkt, die Figuren sind R und B, die gesperrte Scheibe ist x, und davon gibt es nur eine.
puzzle-fault-position = Das ist keine gültige Stellung: { $faults }
puzzle-fault-not-first-view = Das Spielfeld ist nicht so gedreht wie bei allen Aufgaben. So wird es geschrieben: { $board }
puzzle-fault-wrong-id = Die Kennung ist { $found }, aber zu diesem Spielfeld gehört { $id }.
puzzle-fault-turn-form = Die Lösung „{ $turn }“ ist kein Zug: { $error }
puzzle-fault-no-solution = Der Zug { $turn } löst sie nicht.
puzzle-fault-missing-solution = Auch der Zug { $turn } löst sie, aber er fehlt.
puzzle-fault-solution-order = Die Lösungen sind nicht alphabetisch geordnet, oder eine kommt zweimal vor.
puzzle-fault-unsolvable = Kein Zug löst sie.
puzzle-fault-quicker-win = Es geht schneller: { $turns ->
        [one] sofort
       *[other] in { $turns } Zügen
    }.
puzzle-fault-won-instead = Hier gibt es nichts abzuwehren: Wer am Zug ist, kann den Sieg in { $turns ->
        [one] einem Zug
       *[other] { $turns } Zügen
    } erzwingen.
puzzle-fault-too-many-solutions = Mehr als { $most } Züge lösen sie.
puzzle-fault-double = Dieselbe Aufgabe steht in Zeile { $line }.

## Was eine Aufgabe verlangt
puzzle-kind-win1 = Rot ist am Zug und gewinnt sofort.
puzzle-kind-win2 = Rot ist am Zug und gewinnt in zwei eigenen Zügen, egal, was Schwarz tut. Spiel den ersten Zug.
puzzle-kind-win3 = Rot ist am Zug und gewinnt in drei eigenen Zügen, egal, was Schwarz tut. Spiel den ersten Zug.
puzzle-kind-hold2 = Schwarz steht kurz vor dem Sieg. Spiel einen Zug, nach dem Schwarz den Sieg nicht in zwei Zügen erzwingen kann.
puzzle-kind-quiet = Kann Rot in höchstens drei Zügen den Sieg erzwingen? Spiel den ersten Zug zum Sieg oder gib „{ terminal-word-no }“ ein.

## Worum es in einer Aufgabe geht
puzzle-theme-triangle = ein Dreieck
puzzle-theme-line = eine Linie
puzzle-theme-tick = ein Haken
puzzle-theme-quiet-disc = ein stiller Zug ohne Drohung
puzzle-theme-opened-path = eine Scheibe, die einen Weg öffnet
puzzle-theme-locked-disc = eine Drohung, deren Weg über die gesperrte Scheibe führt
puzzle-theme-blocked-defender = eine Drohung des Gegners, die abzuwehren ist
puzzle-theme-double-threat = zwei Drohungen zugleich
puzzle-theme-hole = ein Loch, das eine Figur aufhält

## Eine im Terminal lösen
puzzles-greeting = Aufgabe { $id }, Wertung { $rating }
puzzles-how = Einen Tipp gibt „{ terminal-word-hint }“, die Lösung zeigt „{ terminal-word-resign }“. Was du sonst noch eingeben kannst, zeigt „{ terminal-word-help }“.
puzzles-again = Der Zug ist zurückgenommen. Versuch es noch einmal.
puzzles-no-more-hints = Mehr Tipps gibt es nicht. Die Lösung zeigt „{ terminal-word-resign }“.
puzzles-no-win-right = Richtig: In drei Zügen lässt sich kein Sieg erzwingen.
puzzles-no-win-wrong = Es gibt einen Sieg. Versuch es noch einmal.
puzzles-no-question = Hier ist ein Zug zu finden.
puzzles-not-here = Das gibt es nur in Partien.
puzzles-shown = { $count ->
        [0] In drei Zügen lässt sich kein Sieg erzwingen.
        [one] Das löst die Aufgabe: { $turns }
       *[other] Jeder dieser Züge löst die Aufgabe: { $turns }
    }
puzzles-left = Diese Aufgabe ist noch nicht gelöst.
puzzles-none-again = Heute ist keine Aufgabe fällig.
puzzles-training = Deine Wertung: { $rating }. Tage in Folge: { $days }.
puzzle-try-solves = Richtig, das löst die Aufgabe.
puzzle-try-wins-later = Auch das gewinnt, aber nicht rechtzeitig: Schwarz spielt { $reply }, und es dauert { $turns } Züge.
puzzle-try-loses-at-once = Das verliert: Schwarz spielt { $reply } und gewinnt sofort.
puzzle-try-loses = Das verliert: Schwarz spielt { $reply } und gewinnt in { $turns ->
        [one] einem Zug
       *[other] { $turns } Zügen
    }.
puzzle-try-slips = Das gewinnt nicht rechtzeitig: Schwarz antwortet mit { $reply }.
puzzle-hint-about = Darum geht es: { $theme }.
puzzle-hint-token = Sieh dir die Figur bei { $cell } an.
puzzle-hint-target = Sie gleitet nach { $cell }.
puzzle-hint-disc = Nimm die Scheibe bei { $cell }.
puzzle-hint-look-for-replies = Probier jede Drohung aus und such die Antwort von Schwarz.
puzzle-hint-no-win = Auf jede Drohung gibt es eine Antwort: Ein Sieg lässt sich nicht erzwingen.

## How a player stands
puzzles-none-yet = Du hast noch keine Aufgabe gelöst.
figures-rating = Deine Wertung ist { $rating }.
figures-rating-unsettled = Deine Wertung ist etwa { $rating }. Sie wird genauer, je mehr du löst.
figures-tried = Beim ersten Versuch gelöst: { $solved } von { $tried }.
figures-days = Tage in Folge: { $days }. Dein Rekord: { $most }.
figures-streak = Beste Serie: { $best }.
figures-span = Tage mit Aufgaben: { $days }. Niedrigste Wertung { $lowest }, höchste { $highest }.
figures-by-theme = Beim ersten Versuch gelöst, nach Themen
figures-theme = { $theme }: { $solved } von { $tried }
solving-streak = Serie: { $solved } in Folge
solving-streak-over = Damit endet die Serie. Dein Rekord: { $best }.
