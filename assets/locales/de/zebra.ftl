### Zebra, ein zweites Spiel für zwei.

zebra-side-light = Hell
zebra-side-dark = Dunkel

zebra-level-easy = { level-easy }
zebra-level-medium = { level-medium }
zebra-level-master = { level-master }

## Why a turn is refused
zebra-refusal-match-over = Die Partie ist vorbei.
zebra-refusal-off-board = Dieses Brett hat kein Feld { $square }.
zebra-refusal-no-tower = Auf { $square } steht kein Turm: Das Feld ist geschlossen.
zebra-refusal-not-your-tower = { $owner-is ->
        [light] Dieser Turm gehört Hell ({ $square }).
       *[dark] Dieser Turm gehört Dunkel ({ $square }).
    }
zebra-refusal-nowhere-to-go = Neben diesem Turm steht keiner der anderen Seite ({ $square }).
zebra-refusal-same-square = Ein Stein muss auf einen anderen Turm ziehen ({ $square }).
zebra-refusal-not-neighbour = Ein Stein zieht auf einen Turm direkt daneben, gerade oder schräg ({ $from } nach { $to }).
zebra-refusal-closed = Dieses Feld ist für immer geschlossen ({ $square }).
zebra-refusal-already-yours = Dieser Turm gehört dir schon ({ $square }).

## The same, said at the table, beside the tower
zebra-refusal-match-over-explained = { zebra-refusal-match-over }
zebra-refusal-off-board-explained = { zebra-refusal-off-board }
zebra-refusal-no-tower-explained = Hier steht kein Turm: Das Feld ist geschlossen.
zebra-refusal-not-your-tower-explained = { $owner-is ->
        [light] Dieser Turm gehört Hell.
       *[dark] Dieser Turm gehört Dunkel.
    }
zebra-refusal-nowhere-to-go-explained = Neben diesem Turm steht keiner der anderen Seite.
zebra-refusal-same-square-explained = Ein Stein muss auf einen anderen Turm ziehen.
zebra-refusal-not-neighbour-explained = Ein Stein zieht auf einen Turm direkt daneben, gerade oder schräg.
zebra-refusal-closed-explained = Dieses Feld ist für immer geschlossen.
zebra-refusal-already-yours-explained = Dieser Turm gehört dir schon.

zebra-turn-form-error-no-arrow = Zwischen den beiden Feldern fehlt das >. So wird ein Zug geschrieben: a1>b1
zebra-turn-form-error-no-square-before = Am Anfang steht kein Feld. So wird ein Zug geschrieben: a1>b1
zebra-turn-form-error-no-square-after = Am Ende steht kein Feld. So wird ein Zug geschrieben: a1>b1

## How a match ends
zebra-ending-majority = Niemand kann mehr ziehen. { $by-is ->
        [light] Hell hat { $more ->
            [one] 1 Turm
           *[other] { $more } Türme
        } und Dunkel { $fewer }, also gewinnt Hell.
       *[dark] Dunkel hat { $more ->
            [one] 1 Turm
           *[other] { $more } Türme
        } und Hell { $fewer }, also gewinnt Dunkel.
    }
zebra-ending-last-turn = Niemand kann mehr ziehen, und beide Seiten haben { $each ->
        [one] 1 Turm
       *[other] { $each } Türme
    }. { $by-is ->
        [light] Hell hat zuletzt gezogen, also gewinnt Hell.
       *[dark] Dunkel hat zuletzt gezogen, also gewinnt Dunkel.
    }
zebra-ending-majority-at-repetition = Diese Stellung gab es dreimal. { $by-is ->
        [light] Hell hat { $more ->
            [one] 1 Turm
           *[other] { $more } Türme
        } und Dunkel { $fewer }, also gewinnt Hell.
       *[dark] Dunkel hat { $more ->
            [one] 1 Turm
           *[other] { $more } Türme
        } und Hell { $fewer }, also gewinnt Dunkel.
    }
zebra-ending-drawn = Remis: Diese Stellung gab es dreimal, und beide Seiten haben { $each ->
        [one] 1 Turm
       *[other] { $each } Türme
    }.
zebra-ending-resigned = { $by-is ->
        [light] Hell gibt auf, also gewinnt Dunkel.
       *[dark] Dunkel gibt auf, also gewinnt Hell.
    }
zebra-outcome-won = { $by-is ->
        [light] Hell gewinnt
       *[dark] Dunkel gewinnt
    }
zebra-outcome-resigned = { $by-is ->
        [light] Hell gibt auf
       *[dark] Dunkel gibt auf
    }
zebra-outcome-draw = Remis
zebra-outcome-unfinished = { outcome-unfinished }

## Why a turn is good
zebra-why-wins = Damit endet die Partie, und du gewinnst.
zebra-why-wins-in = { $turns ->
        [one] Dieser Zug gewinnt, was die andere Seite auch spielt.
       *[other] Bis zum Sieg brauchst du { $turns } eigene Züge, diesen mitgezählt, was die andere Seite auch spielt.
    }
zebra-why-holds-out = { $turns ->
        [one] Die andere Seite kann gewinnen, egal, was du spielst: Das ist dein letzter Zug.
       *[other] Die andere Seite kann gewinnen. So hältst du am längsten durch: noch { $turns } eigene Züge, diesen mitgezählt.
    }
zebra-why-closes = Damit schließt du das Feld und nimmst der anderen Seite einen Turm.
zebra-why-covers = Damit deckst du einen einzelnen Stein zu, der sein Feld hätte schließen können.
zebra-why-leaves-no-closer = Danach kann kein einzelner Stein der anderen Seite sein Feld schließen.
zebra-why-improves = Das führt zu einer besseren Stellung als andere Züge.

## Records
zebra-record-error-too-large = { record-error-too-large }
zebra-record-error-empty = { record-error-empty }
zebra-record-error-unreadable = { record-error-unreadable }
zebra-record-error-other-format = { record-error-other-format }
zebra-record-error-other-version = { record-error-other-version }
zebra-record-error-date = { record-error-date }
zebra-record-error-size = Es gibt kein Brett mit { $size } Reihen. Ein Brett hat 4, 5 oder 6.
zebra-record-error-too-many-turns = { record-error-too-many-turns }
zebra-record-error-turn-form = { record-error-turn-form }
zebra-record-error-turn-illegal = Zug { $turn } „{ $written }“: { $refusal }
zebra-record-error-turn-after-end = { record-error-turn-after-end }
zebra-record-error-result-differs = { record-error-result-differs }

## The text commands
cli-about-zebra = Öffnet Zebra, ein weiteres Spiel für zwei aus demselben Holz
cli-about-zebra-turns = Listet alle erlaubten Züge auf, einen pro Zeile
cli-about-zebra-perft = Zählt Zugfolgen: gibt aus, wie viele es für jede Tiefe gibt
cli-about-zebra-solve = Sagt, wer bei bestem Spiel gewinnt, in wie vielen Zügen und wie es beginnt
cli-arg-zebra-size = Wie viele Reihen das Brett hat: 4, 5 oder 6. Standard: 4
cli-arg-zebra-light = Wer Hell spielt: { $names }. Standard: human
cli-arg-zebra-dark = Wer Dunkel spielt: { $names }. Standard: human
cli-arg-zebra-match = Die Aufzeichnung der Partie, von der ausgegangen wird. - ist die Standardeingabe. Standard: der Anfang einer Partie
cli-arg-zebra-turn = Von der Stellung nach Zug N dieser Partie ausgehen; 0 ist vor dem ersten. Standard: der letzte Zug
cli-arg-zebra-seconds = Zeitgrenze in Sekunden. Standard: 60
cli-arg-zebra-nodes = Höchstzahl der durchsuchten Stellungen
cli-arg-zebra-memory = Speicher für bekannte Stellungen, in MiB. Standard: 256
cli-error-zebra-wrong = { $file }: { $error } [{ $name }]
cli-error-zebra-has-none = { $file } ist eine Partie Zebra, --{ $option } bedeutet hier also nichts.
cli-check-zebra-ok = { $file }: ok, Zebra auf { $length }×{ $length }, { $turns ->
        [one] 1 Zug
       *[other] { $turns } Züge
    }, { $outcome }

## A match in the terminal
zebra-players = Hell: { $light }, Dunkel: { $dark }
zebra-legend = L ist ein heller Turm und D ein dunkler, mit der Höhe, wenn er mehr als einen Stein hat. Ein Punkt ist ein geschlossenes Feld.
zebra-to-move = { $side-is ->
        [light] Hell ist am Zug.
       *[dark] Dunkel ist am Zug.
    }
zebra-thinks = { $side } denkt nach …
zebra-plays = { $side } spielt { $turn }
zebra-proven = { $side-is ->
        [light] Hell
       *[dark] Dunkel
    } kann den Sieg erzwingen: noch { $turns ->
        [one] 1 Zug
       *[other] { $turns } Züge, beide Seiten zusammengezählt
    }.
zebra-turn = Zug { $turn }, { $side }: { $played }
zebra-taken-back = Zurückgenommen: Zug { $turn }, { $side }: { $played }
zebra-stood-twice = Diese Stellung gab es schon. Kommt sie ein drittes Mal vor, endet die Partie: Wer mehr Türme hat, gewinnt.
zebra-asks-resign = Wenn du aufgibst, gewinnt { $other }. Gib zum Aufgeben noch einmal „{ terminal-word-resign }“ ein.
zebra-left = Die Partie ist gespeichert. Fortsetzen mit: nonaga zebra --text --continue
zebra-towers = { $side-is ->
        [light] Helle Türme
       *[dark] Dunkle Türme
    }: { $towers }
zebra-closed = { $squares-count ->
        [0] Kein Feld ist geschlossen.
       *[other] Geschlossene Felder: { $squares }
    }
zebra-how = Gib einen Zug ein, etwa a1>b1: Der oberste Stein von a1 zieht auf b1. Die Buchstaben gehen nach rechts, die Zahlen von Hell weg. Gib ein Feld ein, um zu sehen, was der Turm dort kann. Oder gib eines dieser Wörter ein:
zebra-word-moves = listet auf, was du jetzt spielen darfst; für einen einzelnen Turm schreib sein Feld dazu: züge a1
zebra-word-pieces = sagt, welche Türme jeder Seite gehören und wie hoch sie sind, und welche Felder geschlossen sind
zebra-word-why = wiederholt den letzten Grund oder sagt, warum etwas nicht erlaubt ist: warum a1>b1
zebra-word-undo = nimmt den letzten Zug zurück, den ein Mensch gespielt hat
terminal-error-zebra-no-square = „{ $text }“ ist kein Feld. So wird eines geschrieben: a1

## The rules
zebra-rules-turn = In deinem Zug nimmst du den obersten Stein eines Turms deiner Farbe und legst ihn auf einen Turm der anderen Seite direkt daneben, gerade oder schräg.
zebra-rules-tower = Der oberste Stein sagt, wem der Turm gehört. Nichts wird geschlagen: Was darunter lag, kommt wieder hervor. In einem Turm wechseln sich die Farben also immer ab.
zebra-rules-closed = Ein Feld, das sein letzter Stein verlassen hat, ist für immer geschlossen.
zebra-rules-end = Wenn niemand mehr ziehen kann, gewinnt die Seite mit mehr Türmen. Haben beide gleich viele, gewinnt, wer zuletzt gezogen hat.
zebra-rules-repetition = Kommt eine Stellung zum dritten Mal vor, endet die Partie: Wer mehr Türme hat, gewinnt, und bei gleich vielen ist sie remis.

## Das Spiel in 3D
zebra = Zebra
zebra-play = Zebra spielen
zebra-size = { $length } × { $length }
zebra-kept-details = { $date } · { $length } × { $length } · { $turns ->
        [one] 1 Zug
       *[other] { $turns } Züge
    } · { $outcome }
zebra-count = { $towers ->
        [one] 1 Turm
       *[other] { $towers } Türme
    }
zebra-resign = Wenn du aufgibst, gewinnt { $other }.
zebra-tower = { $square }: { $height } Steine, von oben: { $sides }.
zebra-tower-single = { $side-is ->
        [light] { $square }: ein einzelner heller Stein.
       *[dark] { $square }: ein einzelner dunkler Stein.
    }
zebra-tower-closed = { $square } ist für immer geschlossen.
zebra-can-take = Du kannst den obersten Stein nehmen.
zebra-can-go = Der Stein kann dorthin.
zebra-picked-up = Du hast den obersten Stein von { $from } in der Hand. Er kann nach { $squares }.
zebra-lesson-take = Du bist Hell. Wähle einen deiner Türme: Der helle Stein obenauf macht ihn zu deinem.
zebra-lesson-put = Die leuchtenden Türme daneben sind dunkel. Nur auf einen von ihnen darf der Stein: Wähle einen.
zebra-lesson-owned = Dein Stein liegt jetzt oben, also gehört der Turm dir. Auf dem Feld, von dem dein Stein kam, liegt keiner mehr: Es ist für immer geschlossen. Dann zieht Dunkel, und danach wieder du: Spiel weiter.
zebra-lesson-tower = Nichts wird geschlagen: Was unter einem Stein liegt, kommt wieder hervor, sobald er geht. Zeig auf einen Turm aus mehreren Steinen, um alle zu sehen. Dann spiel weiter.
zebra-lesson-end = Wenn niemand mehr ziehen kann, gewinnt, wer mehr Türme hat. Bei gleich vielen gewinnt, wer zuletzt gezogen hat. Das ist alles: Spiel hier weiter oder beginne eine Partie.
