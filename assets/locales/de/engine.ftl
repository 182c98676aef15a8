### The computer player: reasons for hints, marks for turns, and the line protocol.

## Why a turn is the best
why-wins = Dieser Figurenzug gewinnt.
why-within = { $by ->
        [none] innerhalb { $player-is ->
            [you] deiner nächsten { $turns } Züge
           *[other] der nächsten { $turns } Züge von { $player }
        }
       *[other] bis spätestens Zug { $by }
    }
why-wins-in = { $turns ->
        [one] Das gewinnt sofort.
        [2] { $opponent-is ->
            [you] Das erzwingt den Sieg im nächsten Zug, egal, was du spielst.
           *[other] Das erzwingt den Sieg im nächsten Zug, egal, was { $opponent } spielt.
        }
       *[other] { $opponent-is ->
            [you] Das erzwingt den Sieg { why-within }, egal, was du spielst.
           *[other] Das erzwingt den Sieg { why-within }, egal, was { $opponent } spielt.
        }
    }
why-wins-with-two-threats = { $turns ->
        [2] { $opponent-is ->
            [you] Das schafft zwei Drohungen zugleich. Du kannst nicht beide abwehren.
           *[other] Das schafft zwei Drohungen zugleich. { $opponent } kann nicht beide abwehren.
        }
       *[other] Das schafft zwei Drohungen zugleich und erzwingt den Sieg { why-within }.
    }
why-wins-with-threat = { $turns ->
        [2] Das schafft eine Drohung, die nicht mehr abzuwehren ist.
       *[other] Das schafft eine Drohung und erzwingt den Sieg { why-within }.
    }
why-keeps-win = { $turns ->
        [2] Wird die Scheibe so umgelegt, lässt sich die Drohung nicht mehr abwehren.
       *[other] Wird die Scheibe so umgelegt, bleibt die Drohung bestehen und erzwingt den Sieg { why-within }.
    }
why-holds-out = { $turns ->
        [one] { $opponent-is ->
            [you] Nichts kann verhindern, dass du im nächsten Zug gewinnst.
           *[other] Nichts kann verhindern, dass { $opponent } im nächsten Zug gewinnt.
        }
       *[other] { $opponent-is ->
            [you] Du kannst den Sieg erzwingen. So wird er am längsten hinausgezögert: { $by ->
                [none] Du brauchst noch { $turns } Züge.
               *[other] bis Zug { $by }.
            }
           *[other] { $opponent } kann den Sieg erzwingen. So wird er am längsten hinausgezögert: { $by ->
                [none] { $opponent } braucht noch { $turns } Züge.
               *[other] bis Zug { $by }.
            }
        }
    }
why-stops-threat-and-makes-one = { $how-is ->
        [none] Das wehrt eine Drohung ab und schafft eine eigene.
       *[other] Das schafft eine Drohung und wehrt eine gegnerische ab: { $how }.
    }
why-stops-threat = { $how-is ->
        [none] { $opponent-is ->
            [you] Das verhindert, dass du im nächsten Zug gewinnst.
           *[other] Das verhindert, dass { $opponent } im nächsten Zug gewinnt.
        }
       *[other] { $opponent-is ->
            [you] Das verhindert, dass du im nächsten Zug gewinnst: { $how }.
           *[other] Das verhindert, dass { $opponent } im nächsten Zug gewinnt: { $how }.
        }
    }
stopping-token = { $player-is ->
        [you] Eine deiner Figuren
        [red] Eine rote Figur
       *[black] Eine schwarze Figur
    }
how-stopped-in-the-way = { stopping-token } steht dann im Weg
how-stopped-space-taken = { stopping-token } steht dann auf dem dafür nötigen Platz
how-stopped-token-gone = Ohne diese Figur im Weg gleitet die drohende zu weit
how-stopped-gap = Die weggenommene Scheibe hinterlässt eine Lücke auf dem Weg
how-stopped-space-gone = Die Scheibe, auf der die Figur stehen geblieben wäre, ist weg
how-stopped-slides-past = Mit der Scheibe am neuen Platz gleitet die drohende Figur zu weit
spoilt-slide = { $stays ->
        [true] { $how-is ->
            [in-the-way] { stopping-token } bleibt im Weg
            [space-taken] { stopping-token } bleibt auf dem dafür nötigen Platz
            [space-gone] Wo die Figur stehen bliebe, liegt keine Scheibe
            [gap] Die Lücke auf dem Weg bleibt offen
            [token-gone] Wo die Figur anhalten müsste, hält keine andere sie auf
           *[slides-past] Die Scheibe hinter dem Ziel bleibt liegen, und die Figur gleitet zu weit
        }
       *[false] { $how-is ->
            [in-the-way] { stopping-token } steht im Weg
            [space-taken] { stopping-token } steht schon auf dem dafür nötigen Platz
            [space-gone] Wo die Figur stehen bliebe, liegt keine Scheibe
            [gap] Auf dem Weg ist eine Lücke
            [token-gone] Wo die Figur anhalten müsste, hält keine andere sie auf
           *[slides-past] Die Figur gleitet zu weit, weil hinter dem Ziel noch eine Scheibe liegt
        }
    }
spoilt-lock = Die dafür nötige Scheibe ist gesperrt
spoilt-disc = Die dafür nötige Scheibe lässt sich nicht nehmen
spoilt-place = Die Scheibe lässt sich dort nicht anlegen
spoilt-wins-first = Das käme zu spät
spoilt-threatens = { $left ->
        [0] Diese Antwort schafft dann keine Drohung. { spoilt-slide }
       *[one] Diese Antwort schafft dann nur eine Drohung, und die lässt sich abwehren
    }
spoilt-answerable = { $player-is ->
        [you] Du hast darauf eine gute Antwort
       *[red] { $player } hat darauf eine gute Antwort
    }
allowed-win-at-once = sofort gewinnen
allowed-two-threats = zwei Drohungen zugleich schaffen
allowed-threat = eine Drohung schaffen
allowed-preparation = zwei Drohungen zugleich vorbereiten
allowed-defence = { $against-is ->
        [you] deine Drohung abwehren
       *[red] die Drohung von { $against } abwehren
    }
allowed-forced-win = den Sieg erzwingen
allowed-good-answer = gut antworten
why-makes-two-threats = Das schafft zwei Drohungen zugleich.
why-makes-threat = Das schafft eine Drohung: Sieg im nächsten Zug.
why-keeps-threat = { $opponent-is ->
        [you] Wird die Scheibe so umgelegt, bleibt die Drohung bestehen, und du musst sie abwehren.
       *[other] Wird die Scheibe so umgelegt, bleibt die Drohung bestehen, und { $opponent } muss sie abwehren.
    }
why-prevents-two-threats = { $opponent-is ->
        [you] Das verhindert, dass du zwei Drohungen zugleich schaffst.
       *[other] Das verhindert, dass { $opponent } zwei Drohungen zugleich schafft.
    }
why-prevents-win = { $opponent-is ->
        [you] Das verhindert, dass du den Sieg erzwingst.
       *[other] Das verhindert, dass { $opponent } den Sieg erzwingt.
    }
why-prepares-two-threats = { $player-is ->
        [you] Das bereitet für deinen nächsten Zug zwei Drohungen zugleich vor.
       *[other] Das bereitet für den nächsten Zug von { $player } zwei Drohungen zugleich vor.
    }
why-keeps-two-threats-ready = { $player-is ->
        [you] Wird die Scheibe so umgelegt, bleiben in deinem nächsten Zug zwei Drohungen zugleich möglich.
       *[other] Wird die Scheibe so umgelegt, bleiben im nächsten Zug von { $player } zwei Drohungen zugleich möglich.
    }
why-is-safe = { $only ->
        [true] { $opponent-is ->
            [you] Das ist die einzige sichere Wahl. Bei jeder anderen könntest du sofort gewinnen.
           *[other] Das ist die einzige sichere Wahl. Bei jeder anderen könnte { $opponent } sofort gewinnen.
        }
       *[false] Das ist eine sichere Wahl. Bei { $losing ->
            [1] einer
           *[other] { $losing }
        } der { $all } anderen Möglichkeiten { $opponent-is ->
            [you] könntest du
           *[other] könnte { $opponent }
        } sofort gewinnen.
    }
why-shuts-in = { $opponent-is ->
        [you] Das schließt eine deiner Figuren ein.
       *[other] Das schließt eine Figur von { $opponent } ein.
    }
why-joins = { $player-is ->
        [you] Das bringt zwei deiner drei Figuren zusammen.
       *[other] Das bringt zwei der drei Figuren von { $player } zusammen.
    }
why-fills-hole = Das füllt ein Loch.
why-makes-hole = Dadurch entsteht ein Loch.
why-gathers = { $player-is ->
        [you] Das bringt deine drei Figuren näher zusammen.
       *[other] Das bringt die drei Figuren von { $player } näher zusammen.
    }
why-hinders = { $opponent-is ->
        [you] Danach hast du weniger Figurenzüge zur Wahl: { $after } statt { $before }.
       *[other] Danach hat { $opponent } weniger Figurenzüge zur Wahl: { $after } statt { $before }.
    }
why-frees = { $player-is ->
        [you] Danach hast du mehr Figurenzüge zur Wahl: { $after } statt { $before }.
       *[other] Danach hat { $player } mehr Figurenzüge zur Wahl: { $after } statt { $before }.
    }
why-escapes = { $opponent-is ->
        [you] Danach ist für dich kein erzwungener Sieg in Sicht.
       *[other] Danach ist für { $opponent } kein erzwungener Sieg in Sicht.
    }
why-improves = Von allen Zügen ist dieser am besten bewertet.
why-disc-improves = Von allen Möglichkeiten, eine Scheibe umzulegen, ist diese am besten bewertet.
why-slide-did-work = Das Wichtigste hat der Figurenzug schon erledigt. Von allen Möglichkeiten, danach eine Scheibe umzulegen, ist diese am besten bewertet.

## How bad a turn was
mark-good = gut
mark-weak = schwach
mark-mistake = Fehler
mark-blunder = Patzer

## What a turn does
effect-wins = Gewinnt: { $shape }
effect-stops-and-threatens = Wehrt ab und droht selbst
effect-stops = Wehrt eine Drohung ab
effect-threatens-twice = Mehrere Drohungen
effect-threatens-over-lock = { effect-threatens }
effect-threatens = Drohung
effect-shuts-in = Schließt eine Figur ein
effect-joins = Vereint zwei Figuren
effect-fills-hole = Füllt ein Loch
effect-makes-hole = Macht ein Loch

## The line protocol: its commands
protocol-help = Ist dieser Befehl gestartet, zeigt help die Befehle des Protokolls. Auch die Handbuchseite beschreibt sie.
protocol-heading = ZEILENPROTOKOLL
protocol-about = Über nonaga engine verständigt sich ein anderes Programm in reinem Text mit dem Computergegner. Es sendet einen Befehl pro Zeile. Die Antworten kommen in der Reihenfolge der Befehle. Die meisten Befehle werden mit ok beantwortet, nach den Zeilen, die sie anfordern. Ein Befehl, der nicht ausführbar ist, wird mit einer Zeile beantwortet, die mit error: beginnt, und ändert nichts. Auf eine leere Zeile folgt keine Antwort.
protocol-about-go = Beim Nachdenken schreibt die Engine für jede abgeschlossene Tiefe eine Zeile: info depth D score S nodes N time MS pv TURN; TURN; … Die Bewertung steht in Hundertsteln aus Sicht der Seite am Zug, oder als win N oder loss N, wenn sie bewiesen ist. Dann folgt best TURN. Tiefe 1 wird immer abgeschlossen, egal, welche Grenzen gelten. Endet die Eingabe, werden die gelesenen Zeilen noch beantwortet, dann endet das Programm.
protocol-command-nonaga = Nennt Namen und Version des Programms und seine Optionen.
protocol-command-help = Listet diese Befehle auf.
protocol-command-rules = Ändert die Hausregeln auf booklet, at_most_four oder holes_stay_open. Die bisherige Partie bleibt erhalten, wenn sie danach erlaubt ist.
protocol-command-set = Setzt eine Option: threads N, seed N, hash MB (der Speicher für gemerkte Stellungen) oder level NAME.
protocol-command-position = Beginnt eine Partie vom Anfang oder von einer Stellung in RON in derselben Zeile.
protocol-command-turns = Spielt Züge. Ist einer davon nicht erlaubt, wird keiner gespielt.
protocol-command-legal = Listet die erlaubten Züge auf, einen pro Zeile.
protocol-command-go = Denkt innerhalb dieser Grenzen über den nächsten Zug nach. Ohne Grenze wird gespielt, wie es der Stufe entspricht.
protocol-command-stop = Beendet das go davor. Der bisher beste Zug ist die Antwort. Ein zweites stop beendet alle noch wartenden go.
protocol-command-quit = Beendet alles Nachdenken und dann das Programm.

## The line protocol: what is wrong with a line
protocol-error-line-too-long = Diese Zeile ist zu lang. Eine Zeile darf höchstens { $limit } Byte haben.
protocol-error-not-text = Diese Zeile ist kein UTF-8-Text.
protocol-error-unknown-command = Den Befehl „{ $word }“ gibt es nicht. Alle Befehle zeigt help.
protocol-error-nothing-follows = Nach { $command } darf nichts folgen. „{ $found }“ weglassen.
protocol-error-wrong-name = { $found ->
        [none] Nach { $after } fehlt etwas.
       *[other] „{ $found }“ passt nicht nach { $after }.
    } Zur Auswahl stehen { $names }.
protocol-error-wrong-number = { $found ->
        [none] Nach { $after } fehlt eine Zahl.
       *[other] „{ $found }“ passt nicht nach { $after }.
    } Nötig ist eine ganze Zahl von { $least } bis { $most }.
protocol-error-position-form = { $error }
protocol-error-position-faulty = Das ist keine gültige Stellung.
protocol-more-faults = Und noch { $count }.
protocol-error-too-many-turns = Eine Partie darf höchstens { $limit } Züge haben.
protocol-error-turn-form = Zug { $number }: { $error }
protocol-error-turn-unfinished = Zug { $number }: Das Umlegen fehlt.
protocol-error-turn-illegal = Zug { $number }: { $misplay }
protocol-error-rules-forbid = Die Regeln bleiben unverändert, weil Zug { $number } dieser Partie mit den Hausregeln „{ $rules }“ nicht erlaubt ist. { $misplay }
protocol-error-match-over = Die Partie ist vorbei.
protocol-error-not-thinking = Der Computer denkt gerade nicht nach.
protocol-error-no-memory = Für eine Tabelle von { $megabytes } MB reicht der Speicher nicht.
protocol-error-no-threads = { $threads } Threads lassen sich hier nicht starten. Weniger einstellen.
