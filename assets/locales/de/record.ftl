### Records, and how matches stand.

outcome-won = { $by-is ->
        [red] Rot gewinnt
       *[black] Schwarz gewinnt
    } mit { $shape-is ->
        [line] einer
        [tick] einem
       *[triangle] einem
    } { $shape }
outcome-resigned = { $by-is ->
        [red] Rot gibt auf
       *[black] Schwarz gibt auf
    }
outcome-draw = { $reason }
outcome-unfinished = nicht beendet

drawn-repetition = Remis durch Wiederholung
drawn-agreed = Remis durch Einigung

misplay-refused = { $reason }
misplay-mark-missing = Dieser Figurenzug gewinnt, er muss also mit # enden, und nichts darf folgen.
misplay-mark-wrong = Dieser Figurenzug ist mit # als Sieg markiert, gewinnt aber nicht.

record-error-too-large = Das ist zu groß: Eine Aufzeichnung darf höchstens { $limit } Byte haben.
record-error-empty = Es ist nichts darin.
record-error-no-match-pasted = In diesem Text ist keine Partie. Nötig ist eine ganze Partie, von der ersten Klammer bis zur letzten.
record-error-unreadable = Zeile { $line }, Zeichen { $column }: Das lässt sich nicht als Aufzeichnung lesen. { $fault }
record-error-unknown-field = Zeile { $line }: { ron-fault-unknown-field }
record-error-missing-field = Zeile { $line }: { ron-fault-missing-field }
record-error-other-format = Diese Datei hat das Format „{ $format }“. Eine Aufzeichnung hat das Format „{ $expected }“.
record-error-other-version = Diese Aufzeichnung hat Version { $version }, dieses Programm kann aber nur Versionen bis { $newest } lesen. Vielleicht kann eine andere Version von Nonaga sie lesen.
record-error-needs-version = Diese Aufzeichnung hat Version { $version }, aber das Feld „{ $field }“ gibt es erst ab Version { $needed }.
record-error-date = „{ $date }“ ist keine Angabe von Datum und Uhrzeit. So wird sie geschrieben: 2026-11-20T18:30:00Z, oder mit einer Zeitverschiebung von -23:59 bis +23:59.
record-error-too-many-turns = Die Partie hat { $turns } Züge. Die Grenze ist { $limit }.
record-error-too-many-lines = Es gibt { $lines } Varianten. Die Grenze ist { $limit }.
record-error-lines-too-deep = Die Varianten sind zu tief verschachtelt. Die Grenze ist { $limit }.
record-error-too-many-turns-in-lines = Die Varianten haben { $turns } Züge. Die Grenze für alle zusammen ist { $limit }.
record-error-start-form = Die Anfangsstellung ist unbrauchbar. { $error }
record-error-start-faulty = Die Anfangsstellung ist nicht gültig:
record-error-first-differs = Laut Aufzeichnung beginnt { $first }, aber in der Anfangsstellung ist { $to-move } am Zug.
record-error-turn-form = Zug { $turn } „{ $written }“: { $error }
record-error-turn-illegal = Zug { $turn } „{ $written }“: { $misplay }
record-error-turn-unfinished = Zug { $turn }: Das Umlegen fehlt, aber ein weiterer Zug folgt.
record-error-turn-after-end = Zug { $turn } „{ $written }“: Die Partie war schon vorbei. { $ending }
record-error-result-differs = Die Aufzeichnung nennt als Ergebnis „{ $stated }“, aber die Züge führen zu „{ $found }“.
record-error-note-twice = Nach Zug { $turn } stehen zwei Anmerkungen.
record-error-note-language-twice = Die Anmerkung nach Zug { $turn } hat zwei Texte in der Sprache „{ $language }“.
record-error-note-language-unknown = Die Anmerkung nach Zug { $turn } hat einen Text in der Sprache „{ $language }“. Zur Auswahl stehen { $known }.
record-error-note-beyond-end = Es gibt eine Anmerkung nach Zug { $turn }, aber die Partie hat nur { $turns ->
        [one] einen Zug
       *[other] { $turns } Züge
    }.
record-error-note-before-line = Es gibt eine Anmerkung nach Zug { $turn }, aber diese Variante beginnt mit Zug { $first }.
record-error-line-empty = Sie hat keine Züge.
record-error-line-elsewhere = Sie zweigt nach Zug { $after } ab, kann aber nur nach einem der Züge { $first } bis { $last } abzweigen.
record-error-variation = Variante { $line }: { $error }

line-refusal-rules = { $reason }
line-refusal-too-many-lines = Es gibt schon { $limit } Varianten, mehr geht nicht. Zuerst muss eine gelöscht werden.
line-refusal-too-deep = Hier sind Varianten schon { $limit }-fach verschachtelt, mehr geht nicht.
line-refusal-too-long = Für einen weiteren Zug ist kein Platz. Eine Zugfolge und alle Varianten zusammen dürfen höchstens { $limit } Züge haben.

## Records in the text commands
cli-about-watch = Öffnet das Spiel und zeigt eine aufgezeichnete Partie
cli-arg-watched = Die Aufzeichnung einer Partie. - ist die Standardeingabe
cli-show-from = Fortsetzung von „{ $title }“ nach Zug { $turn }.
cli-show-lines = Varianten:
cli-show-line = { $indent }{ $line }. Nach Zug { $after }: { $turns }
