### Lessons: what is wrong with a lesson file, and what every lesson says.

lesson-error-too-large = Die Datei ist zu groß: Eine Lektion darf höchstens { $limit } Byte haben.
lesson-error-unreadable = Zeile { $line }, Zeichen { $column }: Das lässt sich nicht als Lektion lesen. { $fault }
lesson-error-unknown-field = Zeile { $line }: { ron-fault-unknown-field }
lesson-error-missing-field = Zeile { $line }: { ron-fault-missing-field }
lesson-error-other-format = Diese Datei hat das Format „{ $format }“. Eine Lektion hat das Format „{ $expected }“.
lesson-error-other-version = Diese Lektion hat Version { $version }, dieses Programm kann aber nur Version { $newest } lesen. Vielleicht kann eine andere Version von Nonaga sie lesen.
lesson-error-no-steps = Die Lektion hat keine Schritte.
lesson-error-position-form = Zeile { $line }: Diese Stellung ist unbrauchbar. { $error }
lesson-error-position-faulty = Zeile { $line }: Diese Stellung ist nicht gültig{ $faults-count ->
        [0] :
       *[other] . { $faults }
    }
lesson-error-line-form = Zeile { $line }, Teil { $part } der Zugfolge: Jeder Teil wird wie 2,0>-1,0 geschrieben, mit einem Leerzeichen zwischen den Teilen. { $error }
lesson-error-line-illegal = Zeile { $line }, Teil { $part } der Zugfolge: { $refusal }
lesson-error-not-learners-turn = Zeile { $line }: Hier gibt es nichts zu spielen, weil der Gegner am Zug oder die Partie vorbei ist.
lesson-error-solution-misses = Zeile { $line }: Die Lösung erreicht das Ziel nicht.
lesson-error-goal-out-of-reach = Zeile { $line }: Dieses Ziel lässt sich auf keine Weise erreichen.
lesson-error-nothing-to-show = Zeile { $line }: Etwas, das gezeigt werden soll, ist nicht auf dem Spielfeld.
lesson-error-no-answer = Zeile { $line }: Keine Scheibe oder Figur auf dem Spielfeld beantwortet diese Frage.
lesson-error-too-far-ahead = Zeile { $line }: Das Ziel blickt { $turns } Züge voraus. Die Grenze ist { $most }.
lesson-error-win-among-choices = Zeile { $line }: WinsWithin darf nicht innerhalb von Any oder Not stehen.
lesson-error-empty-text = Zeile { $line }: Ein Text ist leer.
lesson-error-missing-text = Zeile { $line }: Es gibt keinen Text mit dem Schlüssel „{ $key }“.

## What a lesson says when a try misses the goal
verdict-opponent-wins = { $reason-is ->
        [red] Darauf gewinnt Rot sofort. Nehmen wir das zurück.
       *[black] Darauf gewinnt Schwarz sofort. Nehmen wir das zurück.
    }
verdict-refuted = { $reason-is ->
        [red] Darauf hat Rot eine Antwort.
       *[black] Darauf hat Schwarz eine Antwort.
    } Nehmen wir es zurück und suchen etwas Besseres.
verdict-not-this = Das ist erlaubt, aber hier nicht gesucht. Nehmen wir es zurück.
verdict-not-there = Dort nicht. Schau noch mal hin.
verdict-not-marked = Wähle eine der markierten.

## The panel of a lesson
lesson-where = { $lesson } · { $step } von { $steps }
lesson-done = { $next ->
        [none] Diese Lektion ist geschafft.
       *[other] Diese Lektion ist geschafft. Als Nächstes: „{ $next }“
    }
lesson-challenge-done = Diese Herausforderung ist gemeistert.
lesson-challenge-skipped = Diese Herausforderung hast du ausgelassen.
lesson-course-done = Das war der Kurs. Spiel jetzt eine eigene Partie, oder versuch dich an den Herausforderungen.
course-end = { $undone ->
        [0] Du hast den Kurs geschafft!
       *[other] Das war der Kurs
    }
course-end-knows = Du weißt, wie Figuren gleiten, welche Scheiben du nehmen und wo du sie anlegen darfst, was „gesperrt“ heißt und welche drei Formen gewinnen.
course-end-undone = Wähle eine Lektion ohne Häkchen, um sie abzuschließen.
course-end-won = Du hast deine Partie gewonnen. Du kennst die Regeln, erkennst Drohungen und kannst selbst welche schaffen. Versuch es als Nächstes mit einem stärkeren Gegner.
course-end-lost = Deine Partie hast du verloren, so geht es am Anfang fast allen. Such vor jedem Zug die Figur, mit der dein Gegner gewinnen könnte. Nach ein paar Partien siehst du sie auf den ersten Blick.
course-end-drawn = Deine Partie ist remis ausgegangen. Versuch beim nächsten Mal, zwei Drohungen auf einmal zu schaffen.
course-end-not-played = Deine erste Partie wartet noch auf dich.
lesson-right = Richtig.
lesson-shown = So kann man es machen.
lesson-double-threat = Jetzt drohst du, auf mehr als eine Art zu gewinnen. Schwarz kann nicht alles abwehren.
lesson-win-at-hand = Du kannst jetzt mit einem Figurenzug gewinnen. Findest du ihn?
lesson-win-now = Schwarz hat geantwortet. Spiel weiter und gewinne.
lesson-careful = Vorsicht: Dein Gegner könnte im nächsten Zug gewinnen. Kannst du das verhindern?
lesson-careful-but-wins = Dein Gegner könnte im nächsten Zug gewinnen. Du kannst aber vorher gewinnen: Siehst du, wie?
lesson-only-slide = Hier bewegst du nur eine Figur: Wähle erst die Figur, dann ihr Ziel.
lesson-take-back = Zurücknehmen
lesson-lit = Markiert: { $cells }.
lesson-back = Zurück
lesson-again = Schritt wiederholen
lesson-hint = Tipp
lesson-show = Zeig’s mir
lesson-skip = Auslassen
lesson-next = Weiter
lesson-try-again = Neuer Versuch
lesson-next-lesson = Nächste Lektion
lesson-next-challenge = Nächste Herausforderung
lesson-to-challenges = Zu den Herausforderungen
lesson-all = Alle Lektionen
lesson-play = Partie spielen
