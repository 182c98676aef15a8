### Mutanten-Pentominos, ein drittes Spiel für zwei.

mutant-side-first = Spieler 1
mutant-side-second = Spieler 2

mutant-level-easy = { level-easy }
mutant-level-medium = { level-medium }
mutant-level-master = { level-master }

## Why a turn is refused
mutant-refusal-match-over = Die Partie ist vorbei.
mutant-refusal-start-to-draw = Zuerst muss der Anfang gezeichnet werden. { $left ->
        [one] Es fehlt 1 Kreis
       *[other] Es fehlen { $left } Kreise
    }: Gib das Feld des nächsten ein, etwa c3.
mutant-refusal-start-drawn = Der Anfang hat schon seine fünf Kreise.
mutant-refusal-no-circle = Hier ist kein Kreis zum Durchstreichen ({ $cell }).
mutant-refusal-crossed = Dieses Feld ist für den Rest der Partie durchgestrichen ({ $cell }).
mutant-refusal-occupied = Hier ist schon ein Kreis ({ $cell }).
mutant-refusal-off-grid = Das Gitter hat kein Feld { $cell }: Es geht von a1 bis e5.
mutant-refusal-not-in-the-middle = Der erste Kreis gehört zwischen a1 und e5 ({ $cell }).
mutant-refusal-touches-none = Nach dem ersten muss jeder Kreis einen anderen an einer Seite berühren ({ $cell }).
mutant-refusal-apart = Die fünf Kreise würden nicht mehr zusammenhängen ({ $cell }).
mutant-refusal-same-shape = Das ist wieder das { $shape }, gedreht, gespiegelt oder verschoben: Die Form muss sich ändern.
mutant-refusal-formed-before = { $turn ->
        [0] Das { $shape } war die Form am Anfang.
       *[other] Das { $shape } wurde in Zug { $turn } gebildet.
    }

mutant-turn-form-error-no-arrow = Zwischen den beiden Feldern fehlt das >. So wird ein Zug geschrieben: a1>b1
mutant-turn-form-error-no-cell-before = Am Anfang steht kein Feld. So wird ein Zug geschrieben: a1>b1
mutant-turn-form-error-no-cell-after = Am Ende steht kein Feld. So wird ein Zug geschrieben: a1>b1

## Why circles are no start
mutant-start-fault-not-five = ein Anfang hat fünf Kreise, nicht { $circles }
mutant-start-fault-twice = { $cell } steht zweimal da
mutant-start-fault-off-grid = das Gitter hat kein Feld { $cell }: es geht von a1 bis e5
mutant-start-fault-apart = die fünf Kreise hängen nicht zusammen
mutant-start-fault-far-away = mindestens ein Kreis gehört zwischen a1 und e5

## How a match ends
mutant-ending-none-left = { $shapes ->
        [12] Alle zwölf Formen wurden gebildet.
       *[other] Nach { $shapes } Formen lässt sich keine neue mehr bilden.
    } { $by-is ->
        [first] Spieler 1 hat keinen Zug mehr, also gewinnt Spieler 2.
       *[second] Spieler 2 hat keinen Zug mehr, also gewinnt Spieler 1.
    }
mutant-ending-repeated = { $by-is ->
        [first] { $turn ->
            [0] Spieler 1 hat wieder das { $shape } gebildet, das am Anfang da war, also gewinnt Spieler 2.
           *[other] Spieler 1 hat wieder das { $shape } gebildet, das es in Zug { $turn } gab, also gewinnt Spieler 2.
        }
       *[second] { $turn ->
            [0] Spieler 2 hat wieder das { $shape } gebildet, das am Anfang da war, also gewinnt Spieler 1.
           *[other] Spieler 2 hat wieder das { $shape } gebildet, das es in Zug { $turn } gab, also gewinnt Spieler 1.
        }
    }
mutant-ending-resigned = { $by-is ->
        [first] Spieler 1 gibt auf, also gewinnt Spieler 2.
       *[second] Spieler 2 gibt auf, also gewinnt Spieler 1.
    }
mutant-outcome-won = { $by-is ->
        [first] Spieler 1 gewinnt
       *[second] Spieler 2 gewinnt
    }
mutant-outcome-resigned = { $by-is ->
        [first] Spieler 1 gibt auf
       *[second] Spieler 2 gibt auf
    }
mutant-outcome-unfinished = { outcome-unfinished }

## Why a turn is good
mutant-why-wins = Damit bildest du das { $shape }, und danach lässt sich keine neue Form mehr bilden: Du gewinnst.
mutant-why-wins-in = Damit bildest du das { $shape }. Du gewinnst in { $turns } Zügen von euch beiden, egal, was dein Gegner spielt.
mutant-why-holds-out = Damit bildest du das { $shape }. Dein Gegner kann gewinnen, aber so dauert es am längsten: { $turns } Züge von euch beiden.
mutant-why-circle-wins = Mit diesem Kreis kannst du gewinnen, egal, was dein Gegner tut: in { $turns } Zügen von euch beiden, die Kreise mitgezählt.
mutant-why-circle-holds-out = Dein Gegner kann nach jedem Kreis gewinnen. So dauert es am längsten: { $turns } Züge von euch beiden, die Kreise mitgezählt.

## Records
mutant-record-error-too-large = { record-error-too-large }
mutant-record-error-empty = { record-error-empty }
mutant-record-error-unreadable = { record-error-unreadable }
mutant-record-error-other-format = { record-error-other-format }
mutant-record-error-other-version = { record-error-other-version }
mutant-record-error-date = { record-error-date }
mutant-record-error-start-form = im Anfang steht „{ $written }“, das ist kein Feld. So wird eines geschrieben: a1
mutant-record-error-start-faulty = der Anfang: { $fault }
mutant-record-error-circle-illegal = Kreis { $circle } „{ $written }“: { $refusal }
mutant-record-error-turn-form = { record-error-turn-form }
mutant-record-error-turn-illegal = Zug { $turn } „{ $written }“: { $refusal }
mutant-record-error-turn-after-end = { record-error-turn-after-end }
mutant-record-error-result-differs = { record-error-result-differs }

## The text commands
cli-value-start = ANFANG
cli-about-mutants = Öffnet Mutanten-Pentominos, ein weiteres Spiel für zwei aus demselben Holz
cli-about-mutants-turns = Listet alle erlaubten Züge auf, einen pro Zeile
cli-about-mutants-perft = Zählt Zugfolgen: gibt aus, wie viele es für jede Tiefe gibt
cli-about-mutants-solve = Sagt, wer bei bestem Spiel gewinnt, in wie vielen Zügen und wie es beginnt
cli-arg-mutants-start = Wie die Partie beginnt: eine Form (F I L N P T U V W X Y Z), fünf Felder wie "a1 b1 c1 d1 e1", lot (durch Los) oder draw (die Spieler zeichnen abwechselnd). Standard in einer Partie: lot
cli-arg-mutants-endless = Auf einem Gitter ohne Grenzen spielen statt auf 5×5
cli-arg-mutants-seed = Die Zahl, mit der gelost wird. Dieselbe Zahl ergibt denselben Anfang
cli-arg-mutants-repeats-lose = Hausregel: Wer eine Form noch einmal bildet, verliert. Ohne sie wird so ein Zug abgelehnt
cli-arg-mutants-first = Wer Spieler 1 ist und beginnt: { $names }. Standard: human
cli-arg-mutants-second = Wer Spieler 2 ist: { $names }. Standard: human
cli-arg-mutants-match = Die Aufzeichnung der Partie, von der ausgegangen wird, statt eines Anfangs. - ist die Standardeingabe
cli-arg-mutants-turn = Von der Stellung nach Zug N dieser Partie ausgehen; 0 ist vor dem ersten. Standard: der letzte Zug
cli-arg-mutants-all = Jeden Anfang auf 5×5 lösen, einen pro Zeile, ohne gedrehte und gespiegelte Doppelte
cli-error-mutants-wrong = { $file }: { $error } [{ $name }]
cli-error-mutants-has-none = { $file } ist eine Partie Mutanten-Pentominos, --{ $option } bedeutet hier also nichts.
cli-error-mutants-no-start = „{ $start }“ ist kein Anfang. Ein Anfang ist eine Form (F I L N P T U V W X Y Z), fünf Felder wie "a1 b1 c1 d1 e1", lot oder draw.
cli-error-mutants-start-faulty = „{ $start }“ ist kein Anfang: { $fault }
cli-check-mutants-ok = { $file }: ok, Mutanten-Pentominos { $endless ->
        [true] ohne Grenzen
       *[false] auf 5×5
    }, { $turns ->
        [one] 1 Zug
       *[other] { $turns } Züge
    }, { $outcome }

## A match in the terminal
mutants-players = Spieler 1: { $first }, Spieler 2: { $second }
mutants-legend = O ist ein Kreis, x ein durchgestrichenes Feld und ein Punkt ein leeres Feld.
mutants-shapes-legend = # lässt sich noch bilden, - wurde schon gebildet. Gedreht und gespiegelt ist eine Form dieselbe.
mutants-to-move = { $side-is ->
        [first] Spieler 1 ist am Zug.
       *[second] Spieler 2 ist am Zug.
    }
mutants-to-draw = { $side-is ->
        [first] Spieler 1 zeichnet Kreis { $circle } von 5 des Anfangs.
       *[second] Spieler 2 zeichnet Kreis { $circle } von 5 des Anfangs.
    }
mutants-thinks = { $side } denkt nach…
mutants-plays = { $side } zeichnet { $step }
mutants-forms = { $side } spielt { $step } und bildet das { $shape }
mutants-proven = { $side } kann den Sieg erzwingen: noch { $turns ->
        [one] 1 Zug
       *[other] { $turns } Züge von beiden
    }.
mutants-step = { $kind ->
        [circle] Kreis
       *[turn] Zug
    } { $number }, { $side }: { $step }
mutants-taken-back = Zurückgenommen: { $kind ->
        [circle] Kreis
       *[turn] Zug
    } { $number }, { $side }: { $step }
mutants-formed = Jetzt das { $shape }. Bisher gebildet: { $formed }.
mutants-to-form = { $shapes-count ->
        [0] Alle zwölf Formen wurden gebildet.
       *[other] Noch zu bilden: { $shapes }.
    }
mutants-circles = { $squares-count ->
        [0] Es gibt noch keine Kreise.
       *[other] Kreise: { $squares }
    }
mutants-crossed = { $squares-count ->
        [0] Nichts ist durchgestrichen.
       *[other] Durchgestrichen: { $squares }
    }
mutants-formed-in = { $turn ->
        [0] { $shape }: am Anfang
       *[other] { $shape }: in Zug { $turn }
    }
mutants-none-crossing = Wird { $square } durchgestrichen, bildet kein Kreis eine neue Form.
mutants-asks-resign = Wenn du aufgibst, gewinnt { $other }. Gib zum Aufgeben noch einmal „{ terminal-word-resign }“ ein.
mutants-left = Die Partie ist gespeichert. Fortsetzen mit: nonaga mutants --text --continue
mutants-how = Gib einen Zug ein, etwa a1>b1: Der Kreis auf a1 wird durchgestrichen, und einer wird auf b1 gezeichnet. Die Buchstaben gehen nach rechts, die Zahlen nach oben. Gib das Feld eines Kreises ein, um zu sehen, was geht, wenn er durchgestrichen wird. Solange der Anfang gezeichnet wird, gib ein Feld für den nächsten Kreis ein. Oder gib eines dieser Wörter ein:
mutants-how-endless = Links von a kommen -a, -b und so weiter, unter 1 kommen -1, -2 und so weiter: -a1 ist links von a1, und a-1 darunter. Eine Reihe 0 gibt es nicht.
mutants-word-moves = listet auf, was du jetzt spielen darfst; für einen einzelnen Kreis schreib sein Feld dazu: züge a1
mutants-word-pieces = sagt, wo die Kreise sind, was durchgestrichen ist und welche Formen in welchem Zug gebildet wurden
mutants-word-why = wiederholt den letzten Grund oder sagt, warum etwas nicht erlaubt ist: warum a1>b1
mutants-word-undo = nimmt den letzten Zug oder Kreis zurück, der von einem Menschen kam
terminal-error-mutants-no-square = „{ $text }“ ist kein Feld. So wird eines geschrieben: a1

## The rules
mutants-rules-turn = Fünf Kreise bilden eine der zwölf Formen aus fünf Feldern. In deinem Zug streichst du einen Kreis durch und zeichnest einen anderen auf ein leeres Feld, sodass die fünf eine andere Form bilden.
mutants-rules-crossed = Ein durchgestrichenes Feld fällt für den Rest der Partie weg.
mutants-rules-shapes = Jede Form darf in einer Partie einmal gebildet werden, auch die vom Anfang zählt. Gedreht und gespiegelt ist es dieselbe Form.
mutants-rules-end = Wer keine neue Form mehr bilden kann, verliert.
mutants-rules-refused = Ein Zug, der eine Form noch einmal bildet, wird abgelehnt.
mutants-rules-lose = Hausregel: Wer eine Form noch einmal bildet, verliert.
mutants-rules-again = Ein Zug, der eine Form noch einmal bildet, wird abgelehnt. Nach der Hausregel verliert er.

## The game in 3D
mutants = Mutanten-Pentominos
mutants-play = Mutanten-Pentominos spielen
mutants-grid-five = 5 × 5
mutants-grid-endless = Ohne Grenzen
mutants-start = Erste Form
mutants-start-lot = Los
mutants-start-chosen = Gewählt
mutants-start-drawn = Abwechselnd
mutants-shape = Form
mutants-seat = Du bist
mutants-repeats = Wer eine Form wiederholt
mutants-repeats-refused = Darf es nicht
mutants-repeats-lose = Verliert
mutants-rematch = Revanche mit getauschten Seiten
mutants-resign = Wenn du aufgibst, gewinnt { $other }.
mutants-kept-details = { $date } · { $board } · { $turns ->
        [one] 1 Zug
       *[other] { $turns } Züge
    } · { $outcome }
mutants-cell-circle = { $square }: ein Kreis.
mutants-cell-crossed = { $square }: durchgestrichen.
mutants-cell-empty = { $square }: leer.
mutants-can-cross = Du kannst ihn durchstreichen.
mutants-can-draw = Hier kannst du einen Kreis zeichnen.
mutants-picked-up = Der Kreis auf { $from } ist aufgenommen. Ein Kreis auf einem dieser Felder ergibt eine neue Form: { $squares }.
mutants-not-formed = { $shape }: noch nicht gebildet
mutants-would-form = Das ergibt das { $shape }.
mutants-lesson-cross = Fünf Kreise bilden das T. Wähle einen, den du durchstreichen willst: Sein Stift hebt sich.
mutants-lesson-draw = Auf den leuchtenden Feldern ergibt ein Kreis eine andere Form. Zeige auf eines, um zu sehen, welche, und wähle es.
mutants-lesson-shapes = Das Feld, das dein Stift verlassen hat, ist für den Rest der Partie durchgestrichen. Die Form, die du gebildet hast, hat sich neben dem Brett umgedreht: Sie darf nicht noch einmal gebildet werden. Dann ist die andere Seite am Zug und danach wieder du: Spiel weiter.
mutants-lesson-same = Gedreht oder gespiegelt bleibt eine Form dieselbe. Die hellen Plättchen zeigen, welche noch gebildet werden können. Spiel weiter.
mutants-lesson-end = Wer keine neue Form bilden kann, verliert. Das ist alles: Spiel hier weiter oder beginne eine Partie.
