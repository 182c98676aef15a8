### Mutanten-Pentominos, ein drittes Spiel für zwei.

mutant-side-first = Spieler 1
mutant-side-second = Spieler 2

mutant-level-easy = { level-easy }
mutant-level-medium = { level-medium }
mutant-level-master = { level-master }

## Why a turn is refused
mutant-refusal-match-over = Die Partie ist vorbei.
mutant-refusal-start-to-draw = Zuerst kommen die fünf Stifte für den Anfang. { $left ->
        [one] Es fehlt 1 Stift
       *[other] Es fehlen { $left } Stifte
    }: Gib das Loch für den nächsten ein, etwa c3.
mutant-refusal-start-drawn = Die fünf Stifte für den Anfang stecken schon.
mutant-refusal-no-circle = Hier steckt kein Stift, den du herausziehen könntest ({ $cell }).
mutant-refusal-crossed = Dieses Loch ist für den Rest der Partie verschlossen ({ $cell }).
mutant-refusal-occupied = Hier steckt schon ein Stift ({ $cell }).
mutant-refusal-off-grid = Das Brett hat kein Loch { $cell }: Es geht von a1 bis e5.
mutant-refusal-not-in-the-middle = Der erste Stift gehört zwischen a1 und e5 ({ $cell }).
mutant-refusal-touches-none = Nach dem ersten muss jeder Stift direkt neben einem anderen stecken, nicht nur schräg ({ $cell }).
mutant-refusal-apart = Die fünf Stifte würden nicht mehr zusammenhängen ({ $cell }).
mutant-refusal-same-shape = Das ist wieder das { $shape }, gedreht, gespiegelt oder verschoben: Die Form muss sich ändern.
mutant-refusal-formed-before = { $turn ->
        [0] Das { $shape } war schon am Anfang da.
       *[other] Das { $shape } wurde schon in Zug { $turn } gebildet.
    }

## The same, said at the table, beside the hole
mutant-refusal-match-over-explained = { mutant-refusal-match-over }
mutant-refusal-start-to-draw-explained = Zuerst kommen die fünf Stifte für den Anfang: Steck den nächsten ein.
mutant-refusal-start-drawn-explained = { mutant-refusal-start-drawn }
mutant-refusal-no-circle-explained = Hier steckt kein Stift, den du herausziehen könntest.
mutant-refusal-crossed-explained = Dieses Loch ist für den Rest der Partie verschlossen.
mutant-refusal-occupied-explained = Hier steckt schon ein Stift.
mutant-refusal-off-grid-explained = { mutant-refusal-off-grid }
mutant-refusal-not-in-the-middle-explained = Der erste Stift gehört in eines der fünf mal fünf Löcher in der Mitte.
mutant-refusal-touches-none-explained = Nach dem ersten muss jeder Stift direkt neben einem anderen stecken, nicht nur schräg.
mutant-refusal-apart-explained = Die fünf Stifte würden nicht mehr zusammenhängen.
mutant-refusal-same-shape-explained = { mutant-refusal-same-shape }
mutant-refusal-formed-before-explained = { mutant-refusal-formed-before }

mutant-turn-form-error-no-arrow = Zwischen den beiden Löchern fehlt das >. So wird ein Zug geschrieben: a1>b1
mutant-turn-form-error-no-cell-before = Am Anfang fehlt der Name eines Lochs. So wird ein Zug geschrieben: a1>b1
mutant-turn-form-error-no-cell-after = Am Ende fehlt der Name eines Lochs. So wird ein Zug geschrieben: a1>b1

## Why pegs are no start
mutant-start-fault-not-five = Ein Anfang hat fünf Stifte, nicht { $circles }
mutant-start-fault-twice = { $cell } steht zweimal da
mutant-start-fault-off-grid = Das Brett hat kein Loch { $cell }: Es geht von a1 bis e5
mutant-start-fault-apart = Die fünf Stifte hängen nicht zusammen
mutant-start-fault-far-away = Mindestens ein Stift gehört zwischen a1 und e5

## How a match ends
mutant-ending-none-left = { $by-is ->
        [first] Spieler 1 kann von hier aus keine neue Form mehr bilden, also gewinnt Spieler 2.
       *[second] Spieler 2 kann von hier aus keine neue Form mehr bilden, also gewinnt Spieler 1.
    } { $shapes ->
        [12] Alle zwölf Formen wurden gebildet.
       *[other] Von den zwölf Formen wurden { $shapes } gebildet.
    }
mutant-ending-repeated = { $by-is ->
        [first] { $turn ->
            [0] Spieler 1 hat wieder das { $shape } gebildet, das schon am Anfang da war, also gewinnt Spieler 2.
           *[other] Spieler 1 hat wieder das { $shape } gebildet, das es schon in Zug { $turn } gab, also gewinnt Spieler 2.
        }
       *[second] { $turn ->
            [0] Spieler 2 hat wieder das { $shape } gebildet, das schon am Anfang da war, also gewinnt Spieler 1.
           *[other] Spieler 2 hat wieder das { $shape } gebildet, das es schon in Zug { $turn } gab, also gewinnt Spieler 1.
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
mutant-why-wins = Damit bildest du das { $shape }, und dein Gegner kann danach keine neue Form mehr bilden: Du gewinnst.
mutant-why-wins-in = Damit bildest du das { $shape }. Bis zum Sieg brauchst du { $turns } eigene Züge, diesen mitgezählt, egal, was dein Gegner spielt.
mutant-why-holds-out = Damit bildest du das { $shape }. { $turns ->
        [one] Dein Gegner kann im nächsten Zug gewinnen, egal, was du spielst.
       *[other] Dein Gegner kann gewinnen, aber so hältst du am längsten durch: noch { $turns } eigene Züge, diesen mitgezählt.
    }
mutant-why-circle-wins = Mit diesem Stift kannst du gewinnen, egal, was dein Gegner tut. Bis zum Sieg brauchst du { $turns } eigene Züge, die Stifte für den Anfang mitgezählt.
mutant-why-circle-holds-out = Dein Gegner kann gewinnen, wohin du diesen Stift auch steckst. Hier hältst du am längsten durch: noch { $turns } eigene Züge, die Stifte für den Anfang mitgezählt.

## Records
mutant-record-error-too-large = { record-error-too-large }
mutant-record-error-empty = { record-error-empty }
mutant-record-error-unreadable = { record-error-unreadable }
mutant-record-error-other-format = { record-error-other-format }
mutant-record-error-other-version = { record-error-other-version }
mutant-record-error-date = { record-error-date }
mutant-record-error-start-form = Der Anfang enthält „{ $written }“, das ist kein Loch. So wird eines geschrieben: a1
mutant-record-error-start-faulty = Der Anfang: { $fault }
mutant-record-error-circle-illegal = Stift { $circle } „{ $written }“: { $refusal }
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
cli-arg-mutants-start = Wie die Partie beginnt: eine Form (F I L N P T U V W X Y Z), fünf Löcher wie "a1 b1 c1 d1 e1", lot (zufällig) oder draw (die Spieler stecken die Stifte abwechselnd). Standard in einer Partie: lot
cli-arg-mutants-endless = Auf einem Brett ohne Grenzen spielen statt auf 5×5
cli-arg-mutants-seed = Startwert für den zufälligen Anfang. Derselbe Startwert ergibt denselben Anfang
cli-arg-mutants-repeats-lose = Hausregel: Wer eine Form noch einmal bildet, verliert. Ohne sie ist so ein Zug nicht erlaubt
cli-arg-mutants-first = Wer Spieler 1 ist und beginnt: { $names }. Standard: human
cli-arg-mutants-second = Wer Spieler 2 ist: { $names }. Standard: human
cli-arg-mutants-match = Die Aufzeichnung der Partie, von der ausgegangen wird, statt eines Anfangs. - ist die Standardeingabe
cli-arg-mutants-turn = Von der Stellung nach Zug N dieser Partie ausgehen; 0 ist vor dem ersten. Standard: der letzte Zug
cli-arg-mutants-all = Jeden Anfang auf 5×5 lösen, einen pro Zeile, ohne gedrehte und gespiegelte Doppelte
cli-error-mutants-wrong = { $file }: { $error } [{ $name }]
cli-error-mutants-has-none = { $file } ist eine Partie Mutanten-Pentominos, --{ $option } bedeutet hier also nichts.
cli-error-mutants-no-start = „{ $start }“ ist kein Anfang. Ein Anfang ist eine Form (F I L N P T U V W X Y Z), fünf Löcher wie "a1 b1 c1 d1 e1", lot oder draw.
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
mutants-legend = O ist ein Stift, x ein verschlossenes Loch und ein Punkt ein offenes Loch.
mutants-shapes-legend = # lässt sich noch bilden, - wurde schon gebildet. Gedreht oder gespiegelt bleibt eine Form dieselbe.
mutants-to-move = { $side-is ->
        [first] Spieler 1 ist am Zug.
       *[second] Spieler 2 ist am Zug.
    }
mutants-to-draw = { $side-is ->
        [first] Spieler 1 steckt für den Anfang Stift { $circle } von 5.
       *[second] Spieler 2 steckt für den Anfang Stift { $circle } von 5.
    }
mutants-thinks = { $side } denkt nach …
mutants-plays = { $side } steckt einen Stift in { $step }
mutants-forms = { $side } spielt { $step } und bildet das { $shape }
mutants-proven = { $side } kann den Sieg erzwingen: noch { $turns ->
        [one] 1 Zug
       *[other] { $turns } Züge, beide Spieler zusammengezählt
    }.
mutants-step = { $kind ->
        [circle] Stift
       *[turn] Zug
    } { $number }, { $side }: { $step }
mutants-taken-back = Zurückgenommen: { $kind ->
        [circle] Stift
       *[turn] Zug
    } { $number }, { $side }: { $step }
mutants-formed = Jetzt das { $shape }. Bisher gebildet: { $formed }.
mutants-to-form = { $shapes-count ->
        [0] Alle zwölf Formen wurden gebildet.
       *[other] Noch zu bilden: { $shapes }.
    }
mutants-circles = { $squares-count ->
        [0] Noch steckt kein Stift.
       *[other] Stifte: { $squares }
    }
mutants-crossed = { $squares-count ->
        [0] Kein Loch ist verschlossen.
       *[other] Verschlossene Löcher: { $squares }
    }
mutants-formed-in = { $turn ->
        [0] { $shape }: schon am Anfang da
       *[other] { $shape }: in Zug { $turn } gebildet
    }
mutants-none-crossing = Der Stift in { $square } ergibt in keinem Loch eine neue Form.
mutants-asks-resign = Wenn du aufgibst, gewinnt { $other }. Gib zum Aufgeben noch einmal „{ terminal-word-resign }“ ein.
mutants-left = Die Partie ist gespeichert. Fortsetzen mit: nonaga mutants --text --continue
mutants-how = Gib einen Zug ein, etwa a1>b1: Der Stift in a1 wird herausgezogen und in b1 gesteckt, und sein altes Loch wird verschlossen. Die Buchstaben gehen nach rechts, die Zahlen nach oben. Gib das Loch eines Stifts ein, um zu sehen, wohin er kann. Solange die Stifte für den Anfang gesteckt werden, gib ein Loch für den nächsten ein. Oder gib eines dieser Wörter ein:
mutants-how-endless = Links von a kommen -a, -b und so weiter, unter 1 kommen -1, -2 und so weiter: -a1 liegt links von a1, a-1 darunter. Eine Reihe 0 gibt es nicht.
mutants-word-moves = listet auf, was du jetzt spielen darfst; für einen einzelnen Stift schreib sein Loch dazu: züge a1
mutants-word-pieces = sagt, wo die Stifte stecken, welche Löcher verschlossen sind und welche Formen in welchem Zug gebildet wurden
mutants-word-why = wiederholt den letzten Grund oder sagt, warum etwas nicht erlaubt ist: warum a1>b1
mutants-word-undo = nimmt den letzten Zug oder Stift zurück, der von einem Menschen kam
terminal-error-mutants-no-square = „{ $text }“ ist kein Loch. So wird eines geschrieben: a1

## The rules
mutants-rules-turn = Fünf Stifte stecken nebeneinander und bilden eine von zwölf Formen. In deinem Zug ziehst du einen Stift heraus und steckst ihn in ein anderes Loch, sodass die fünf eine andere Form bilden.
mutants-rules-crossed = Das Loch, aus dem er kommt, ist für den Rest der Partie verschlossen.
mutants-rules-shapes = Jede Form darf in einer Partie einmal gebildet werden, und auch die erste zählt. Gedreht oder gespiegelt bleibt es dieselbe Form.
mutants-rules-end = Wer keine neue Form mehr bilden kann, verliert.
mutants-rules-refused = Ein Zug, der eine Form noch einmal bildet, ist nicht erlaubt.
mutants-rules-lose = Hausregel: Wer eine Form noch einmal bildet, verliert.
mutants-rules-again = Ein Zug, der eine Form noch einmal bildet, ist nicht erlaubt. Mit der Hausregel ist er erlaubt, aber wer ihn spielt, verliert.
mutants-rules-tiles = Neben dem Brett liegt für jede Form ein Plättchen. Sobald die Form gebildet ist, zeigt es seine dunkle Seite. Die Zahl vor dem Buchstaben ist der Zug, in dem sie gebildet wurde.

## The game in 3D
mutants = Mutanten-Pentominos
mutants-play = Mutanten-Pentominos spielen
mutants-grid-five = 5 × 5
mutants-grid-endless = Ohne Grenzen
mutants-start = Erste Form
mutants-start-lot = Zufällig
mutants-start-chosen = Selbst gewählt
mutants-start-drawn = Abwechselnd gesteckt
mutants-shape = Form
mutants-seat = Du bist
mutants-repeats = Eine Form wiederholen
mutants-repeats-refused = Nicht erlaubt
mutants-repeats-lose = Verliert die Partie
mutants-rematch = Revanche mit getauschten Seiten
mutants-resign = Wenn du aufgibst, gewinnt { $other }.
mutants-kept-details = { $date } · { $board } · { $turns ->
        [one] 1 Zug
       *[other] { $turns } Züge
    } · { $outcome }
mutants-cell-circle = { $square }: ein Stift.
mutants-cell-crossed = { $square }: verschlossen.
mutants-cell-empty = { $square }: ein offenes Loch.
mutants-can-cross = Du kannst ihn herausziehen.
mutants-can-draw = Hier kannst du einen Stift hineinstecken.
mutants-picked-up = Du hast den Stift aus { $from } in der Hand. In diesen Löchern ergibt er eine neue Form: { $squares }.
mutants-stuck = Dieser Stift ergibt in keinem Loch eine neue Form. Steck ihn zurück und nimm einen anderen.
mutants-your-peg = Du bist am Zug: Steck Stift { $circle } von 5 ein.
mutants-not-formed = { $shape }: noch nicht gebildet
mutants-would-form = Das ergibt das { $shape }.
mutants-lesson-cross = Fünf Stifte bilden das T. Wähle einen, den du herausziehen willst.
mutants-lesson-draw = In jedem leuchtenden Loch ergibt der Stift eine andere Form. Zeig auf eines: Neben dem Brett hebt sich das Plättchen der Form. Dann wähle eines.
mutants-lesson-stuck = Nichts leuchtet: Dieser Stift ergibt in keinem Loch eine neue Form. Steck ihn zurück und nimm einen anderen.
mutants-lesson-shapes = Das Loch, aus dem dein Stift kam, ist für den Rest der Partie verschlossen. Neben dem Brett hat sich das Plättchen der Form umgedreht, die du gebildet hast: Sie darf nicht noch einmal gebildet werden. Dann ist die andere Seite am Zug und danach wieder du: Spiel weiter.
mutants-lesson-same = Gedreht oder gespiegelt bleibt eine Form dieselbe. Die hellen Plättchen zeigen, welche noch gebildet werden können. Die Zahl neben einem dunklen ist der Zug, in dem seine Form gebildet wurde. Spiel weiter.
mutants-lesson-end = Wer keine neue Form bilden kann, verliert. Das ist alles: Spiel hier weiter oder beginne eine Partie.
