### The text commands.

## Help
cli-about = Ein Brettspiel: Figur bewegen, Scheibe umlegen, die drei eigenen Figuren zusammenbringen.
cli-about-play = Öffnet das Spiel und beginnt eine Partie
cli-about-learn = Öffnet das Spiel und lehrt Nonaga, Schritt für Schritt
cli-about-check = Prüft Aufzeichnungen von Partien, Lektionen und Sammlungen von Aufgaben
cli-about-show = Zeichnet eine Stellung oder eine Partie nach beliebigem Zug als Text; entnimmt Stellungen aus Partien
cli-about-turns = Listet alle erlaubten Züge einer Stellung auf, einen pro Zeile
cli-about-perft = Zählt Zugfolgen: gibt Blätter und Siege für jede Tiefe aus
cli-about-solve = Sagt, ob die Seite am Zug einen Sieg erzwingen kann und wie er beginnt
cli-about-engine = Stellt den Computergegner anderen Programmen zur Verfügung, über ein Zeilenprotokoll
cli-about-match = Lässt zwei Computerstufen gegeneinander spielen und sagt, welche um wie viel stärker ist
cli-about-completions = Gibt ein Skript aus, mit dem die Shell diese Befehle vervollständigt
cli-about-man = Gibt die Handbuchseite aus
cli-about-help = Gibt Hilfe zum Programm oder zu einem Befehl aus

cli-heading-usage = Aufruf:
cli-heading-commands = Befehle
cli-heading-arguments = Argumente
cli-heading-options = Optionen

cli-value-command = BEFEHL
cli-value-file = DATEI
cli-value-folder = ORDNER
cli-value-player = SPIELER
cli-value-files = DATEI oder ORDNER
cli-value-rules = REGELN
cli-value-lesson = LEKTION oder DATEI
cli-value-level = STUFE
cli-value-shell = SHELL
cli-value-language = SPRACHE

cli-arg-help = Hilfe ausgeben
cli-arg-version = Version ausgeben
cli-arg-lang = Zu verwendende Sprache: { $names }
cli-arg-assets = Schriften, Klänge und Texte aus diesem Ordner statt der mitgelieferten verwenden
cli-arg-play-red = Wer Rot spielt: { $names }. Standard: human
cli-arg-play-black = Wer Schwarz spielt: { $names }. Standard: human
cli-arg-lesson = Die Lektion, mit der begonnen wird, oder eine Datei mit einer Lektion. Standard: die Liste der Lektionen. Die Lektionen: { $names }
cli-arg-files = Zu prüfende Aufzeichnungen, Lektionen und Sammlungen von Aufgaben. Bei einem Ordner alle .ron- und .puzzles-Dateien darin. - ist die Standardeingabe
cli-arg-shown = Eine Aufzeichnung oder eine Stellung. - ist die Standardeingabe
cli-arg-turn = Die Stellung nach Zug N zeigen; 0 ist vor dem ersten. Standard: der letzte Zug
cli-arg-as-position = Die Stellung in RON ausgeben, statt sie zu zeichnen, für --position anderer Befehle
cli-arg-helped = Der Befehl, der erklärt werden soll. Standard: das ganze Programm
cli-arg-position = Die Anfangsstellung, in RON. - ist die Standardeingabe. Standard: der Anfang einer Partie
cli-arg-rules = Zu verwendende Hausregeln: { $names }
cli-arg-depth = Wie viele Züge tief gezählt wird, höchstens { $deepest }
cli-arg-within = Wie viele eigene Züge bis zum Sieg erlaubt sind, höchstens { $longest }
cli-arg-red = Die Stufe, die in der ersten Partie jedes Paars Rot spielt: beginner, easy, medium, hard oder master. Auch newcomer oder careless, die wie Menschen spielen, die gerade erst die Regeln gelernt haben
cli-arg-black = Die Stufe, die in der ersten Partie jedes Paars Schwarz spielt
cli-arg-games = Wie viele Partien. Je zwei beginnen mit derselben Eröffnung und vertauschten Farben; bei ungerader Zahl kommt die einzelne zuletzt
cli-arg-time = Zeitgrenze für jeden Zug, in Millisekunden
cli-arg-nodes = Grenze für die Zahl der Stellungen, die für jeden Zug durchsucht werden
cli-arg-seed = Startwert für die zufälligen Eröffnungen und Fehler
cli-arg-shell = Die Shell, für die das Skript bestimmt ist: { $names }

cli-exit-status = 0 Erfolg, 1 ein Problem mit der Eingabe, 2 ein Fehler in der Befehlszeile, 3 das Spiel kann hier nicht geöffnet werden.
cli-exit-codes = Rückgabewerte: { cli-exit-status }
cli-see-help = Für Hilfe: { $call } --help

## Headings of the manual page
cli-man-name = NAME
cli-man-synopsis = ÜBERSICHT
cli-man-options = OPTIONEN
cli-man-commands = BEFEHLE
cli-man-exit-status = RÜCKGABEWERT
cli-man-positions = STELLUNGEN
cli-man-records = AUFZEICHNUNGEN
cli-man-lessons = LEKTIONEN
cli-man-environment = UMGEBUNGSVARIABLEN
cli-man-files = DATEIEN

## Texts of the manual page
cli-man-position = Eine Stellung wird in RON geschrieben. Sie steht immer am Anfang eines Zugs. Dies ist der Anfang einer Partie, der sich auch auf mehrere Zeilen verteilen lässt:
cli-man-position-discs = Die Plätze der neunzehn Scheiben, jeder als (q, r). Östlich eines Platzes ist q um 1 größer, südöstlich davon ist es r.
cli-man-position-tokens = Die Plätze der drei Figuren jeder Seite.
cli-man-position-to-move = Wer am Zug ist: Red (Rot) oder Black (Schwarz).
cli-man-position-locked = Die Scheibe, die im Zug davor umgelegt wurde und nicht genommen werden darf: Some((3, -2)), oder None.
cli-man-position-limits = Die Reihenfolge in den Listen ist ohne Bedeutung. Die Zahlen gehen von -{ $farthest } bis { $farthest }, damit eine Partie von { $longest } Zügen folgen kann. Eine Stellung sagt nicht, mit welchen Hausregeln gespielt wird: Dafür gibt es --rules.
cli-man-position-taken-out = Eine Stellung lässt sich der Aufzeichnung einer Partie entnehmen:
cli-man-record = Eine Aufzeichnung ist eine Partie in RON. Ihre Felder sind format, version, date, rules, red, black, first, start, turns, notes, lines, from und result. Der Ordner docs des Quelltexts beschreibt jedes mit einem Beispiel.
cli-man-record-turns = Ein Zug besteht aus Figurenzug und Umlegen: 2,0>-1,0 1,-2>3,-2. Ein Figurenzug, der gewinnt, steht allein und endet mit #: 2,0>-1,0#. Ein ausgelassener Teil ist ein Bindestrich.
cli-man-record-notes = Eine Anmerkung ist ein Text oder je ein Text in mehreren Sprachen: { $languages }.
cli-man-lesson = Eine Lektion ist eine Datei in RON, die etwas sagt, Züge verlangt und auf das antwortet, was gespielt wird. Die Datei levels/README.md des Quelltexts erklärt, wie man eine schreibt.
cli-man-home = Ein Ordner für alle eigenen Dateien. Ohne ihn liegen sie in den üblichen Ordnern der Plattform.
cli-man-folders = Einstellungen liegen im Konfigurationsordner (unter Linux ~/.config/nonaga), alles andere im Datenordner (unter Linux ~/.local/share/nonaga). Ist NONAGA_HOME gesetzt, liegt alles in diesem einen Ordner.
cli-man-file-matches = Gespeicherte Partien, als Aufzeichnungen.
cli-man-file-trash = Die letzten 1000 gelöschten Partien.
cli-man-file-judged = Wie der Computer die gespielten Partien bewertet hat. Eine gelöschte Datei entsteht neu.
cli-man-file-in-progress = Die Partie, die jedes geöffnete Nonaga auf dem Tisch hat, gespeichert nach jedem Teil eines Zugs.
cli-man-file-lessons = Selbst geschriebene Lektionen. Das Spiel listet sie nach seinen eigenen auf.
cli-man-file-assets = Eigene Schriften, Klänge und Texte, die jene des Spiels ersetzen.
cli-man-file-settings = Die Einstellungen des Spiels. Eine unlesbare Datei bleibt daneben erhalten, unter einem Namen wie settings.damaged-1.ron.
cli-man-file-progress = Der Fortschritt in jeder Lektion.

## Answers
cli-check-ok = { $file }: ok, { $turns ->
        [one] 1 Zug
       *[other] { $turns } Züge
    }, { $outcome }{ $lines ->
        [0] { "" }
        [one] , mit 1 Variante
       *[other] , mit { $lines } Varianten
    }
cli-check-lesson-ok = { $file }: ok, eine Lektion mit { $steps ->
        [one] 1 Schritt
       *[other] { $steps } Schritten
    }
cli-show-players = Rot: { $red }, Schwarz: { $black }
cli-show-start = { $turns ->
        [one] Vor dem einzigen Zug
       *[other] Vor dem ersten von { $turns } Zügen
    }
cli-show-turn = Nach Zug { $turn } von { $turns }: { $written }
cli-show-to-move = { $side } ist am Zug: { $due-is ->
        [slide] Figur bewegen.
       *[relocation] Scheibe umlegen.
    }
cli-show-legend = (R) Rot, (B) Schwarz, ( ) eine leere Scheibe. Jede Reihe beginnt mit dem Platz ihrer ersten Scheibe.
cli-show-locked = [ ] Die Scheibe bei { $cell } wurde im vorigen Zug umgelegt und ist in diesem Zug gesperrt.
cli-show-outcome = Ergebnis: { $outcome }

cli-match-progress = { $played } von { $matches }: { $wins } gewonnen, { $draws } remis, { $losses } verloren
cli-match-players = { $first } gegen { $second }: { $matches ->
        [one] 1 Partie
       *[other] { $matches } Partien
    }
cli-match-points = { $wins } gewonnen, { $draws } remis, { $losses } verloren ({ $percent } %)
cli-match-odd = Die Zahl der Partien ist ungerade: { $first } hat einmal öfter Rot gespielt als { $second }.
cli-match-elo = Elo-Differenz { $difference }, wahrscheinlich zwischen { $least } und { $most } (95 %)
cli-match-elo-at-least = Elo-Differenz wahrscheinlich mindestens { $least } (95 %)
cli-match-elo-at-most = Elo-Differenz wahrscheinlich höchstens { $most } (95 %)
cli-match-stronger = { $stronger } ist stärker als { $weaker }.
cli-match-undecided = Diese Partien zeigen nicht, welche Stufe stärker ist.
cli-match-length = Im Mittel { $turns } Züge pro Partie

## What is wrong with the input
source-stdin = Standardeingabe
source-file = { $reason }
cli-error-unreadable = { $file }: nicht lesbar ({ $detail }).
cli-error-too-large = { $file }: zu groß. Höchstens { $limit } Byte lassen sich lesen.
cli-error-not-text = { $file }: kein UTF-8-Text (Zeile { $line }).
cli-error-nothing-to-check = { $folder }: In diesem Ordner sind keine .ron- oder .puzzles-Dateien.
cli-error-record-for-position = { $file }: Das ist eine Aufzeichnung, nötig ist hier eine Stellung. Entnehmen lässt sich eine mit: nonaga show { cli-value-file } --turn N --position
cli-error-position-for-record = { $file }: Das ist eine Stellung, nötig ist hier eine Aufzeichnung. Eine Stellung ansehen: nonaga show { cli-value-file }
cli-error-position-form = { $file }: { $error }
cli-error-position-faulty = { $file }: keine gültige Stellung:
cli-error-record-wrong = { $file }: { $error } [{ $name }]
cli-error-lesson-wrong = { $file }: { $error } [{ $name }]
cli-error-lesson-here = { $file }: Das ist eine Lektion, nötig ist hier etwas anderes. Prüfen mit: nonaga check { cli-value-file }. Spielen mit: nonaga learn { cli-value-file }
cli-error-no-lesson = { $file }: Das ist keine Lektion.
cli-error-unknown-lesson = Die Lektion „{ $name }“ gibt es nicht. Zur Auswahl stehen { $known }.
cli-error-no-such-turn = { $file }: Zug { $turn } gibt es nicht. Die Partie hat { $turns ->
        [one] 1 Zug
       *[other] { $turns } Züge
    }.
cli-error-no-position-there = { $file }: { $due-is ->
        [none] Zug { $turn } hat die Partie gewonnen, also folgt darauf keine Stellung.
       *[other] In Zug { $turn } steht das Umlegen noch aus, und eine Stellung steht immer am Anfang eines Zugs.
    } Mit --turn lässt sich ein früherer Zug wählen.
cli-error-position-has-no-turns = { $file }: Das ist eine Stellung, keine Aufzeichnung, also gibt es darin keine Züge.
cli-error-record-has-rules = { $file }: Das ist eine Aufzeichnung, die ihre Regeln selbst nennt. --rules weglassen.
cli-error-continued-has-own = Die Partie, die --continue fortsetzt, hat ihre eigenen Regeln und Spieler. --{ $option } weglassen.
cli-error-unwritable = Die Ausgabe lässt sich nicht schreiben ({ $detail }).
cli-error-nobody-reads = Niemand liest die Ausgabe.
cli-error-no-game = Diese Fassung enthält das 3D-Spiel nicht. Die Textbefehle funktionieren: siehe nonaga --help.
named-fault = - { $fault } [{ $name }]
more-faults = - und noch { $count }

## What is wrong with the command line
wrong-call-unknown-argument = Dieser Befehl kennt „{ $argument }“ nicht.{ $similar ->
        [none] { "" }
       *[other] { " " }War { $similar } gemeint?
    }
wrong-call-unknown-command = Den Befehl „{ $command }“ gibt es nicht.{ $similar ->
        [none] { "" }
       *[other] { " " }War { $similar } gemeint?
    }
wrong-call-missing = Es fehlt: „{ $arguments }“.
wrong-call-wrong-value = „{ $value }“ ist für { $argument } nicht gültig. Zur Auswahl stehen { $possible }.
wrong-call-wrong-number = „{ $value }“ ist für { $argument } nicht gültig. Nötig ist eine ganze Zahl von { $least } bis { $most }.
wrong-call-no-value = { $argument } braucht einen Wert.
wrong-call-twice = { $argument } darf nur einmal angegeben werden.
wrong-call-together = { $argument } und { $others } gehen nicht zusammen.
wrong-call-other = Diese Befehlszeile ist nicht zu verstehen.
