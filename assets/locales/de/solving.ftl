### Puzzles on the board: the page with them, and solving one.

puzzles = Aufgaben
puzzles-standing = Wertung { $rating } · { $days ->
        [one] bisher ein Tag
       *[other] { $days } Tage in Folge
    }
puzzles-figures = Statistik

## The ways to a puzzle
puzzles-day-tried = { $date } · nicht gelöst
puzzles-day-solved = { $date } · gelöst
puzzles-calendar = Frühere Tage: { $solved } von { $days } gelöst
puzzles-practice = Aufgaben, die zu deiner Wertung passen
puzzles-practice-left = Weiter mit der Aufgabe, die du angefangen hast
puzzles-theme = Thema der Übung
puzzles-theme-any = alle Themen
puzzles-theme-chosen = Thema: { $theme }
puzzles-streak-name = Serie
puzzles-streak = Jedes Mal schwerer, bis zum ersten Fehler
puzzles-streak-best = Jedes Mal schwerer, bis zum ersten Fehler. Dein Rekord: { $best }
puzzles-streak-going = Bisher { $solved ->
        [one] eine Aufgabe
       *[other] { $solved } Aufgaben in Folge
    }
puzzles-again-none = Was du nicht löst, kommt einen Tag später hier wieder
puzzles-again-waits = Heute ist nichts fällig · später { $count ->
        [one] kommt eine Aufgabe
       *[other] kommen { $count } Aufgaben
    } wieder
puzzles-again-due = { $count ->
        [one] Eine Aufgabe ist
       *[other] { $count } Aufgaben sind
    } fällig
puzzles-mistakes = Deine eigenen Fehler
puzzles-mistakes-explained = Stellungen aus deinen Partien, in denen es einen besseren Zug gab

## Themes
theme-triangle = Dreieck
theme-line = Linie
theme-tick = Haken
theme-quiet-disc = stiller Zug
theme-opened-path = geöffneter Weg
theme-locked-disc = gesperrte Scheibe
theme-blocked-defender = abgewehrte Drohung
theme-double-threat = Doppeldrohung
theme-hole = Loch

## The player's figures
figures-over-time = Deine Wertung im Lauf der Zeit

## Solving a puzzle
solving-title = Aufgabe { $id }
solving-where = { $source } · Schwierigkeit { $rating }
solving-today = Aufgabe des Tages
solving-past = Aufgabe vom { $date }
solving-practice = Übung
solving-missed = Noch einmal
solving-question = Kann Rot in höchstens drei Zügen den Sieg erzwingen? Spiel den ersten Zug zum Sieg oder sag, dass es keinen Sieg gibt.
solving-leave = Alle Aufgaben
solving-hint = Tipp
solving-no-win = Es gibt keinen Sieg
solving-look = Als Partie ansehen
solving-wins-later = Auch das gewinnt, aber nicht rechtzeitig: Es dauert { $turns } Züge.
solving-loses-at-once = Das verliert: Schwarz gewinnt sofort.
solving-loses = Das verliert: Schwarz kann den Sieg in { $turns ->
        [one] einem Zug
       *[other] { $turns } Zügen
    } erzwingen.
solving-slips = Das gewinnt nicht rechtzeitig: Mit dieser Antwort hält Schwarz stand.
solving-shown = So geht es.
solving-rating = Deine Wertung: { $rating } ({ $change }).
solving-helped = Mit einem Tipp gelöst. Deine Wertung bleibt gleich.
solving-hint-token = Sieh dir die markierte Figur an.
solving-hint-target = Sie gleitet zur markierten Scheibe.
solving-hint-disc = Nimm dann die markierte Scheibe.
