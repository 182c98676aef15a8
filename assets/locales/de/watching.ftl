### A recorded match that is being watched.

watching-where = { $match } · { $place }
watching-amid = { $turn }, nach dem Figurenzug. Als Nächstes wird eine Scheibe umgelegt.
watching-note = Zug { $turn }: { $note }
watching-played = { $turn } · { $side }
watching-speed = { $speed }×
watching-speed-name = Tempo: { $speed }×
watching-pause = Pause
watching-timeline = Zeitleiste
watching-fault = Hier bricht die Partie ab: { $why }

controls-note-watching = Beim Ansehen einer Partie blättern die Pfeiltasten und das Steuerkreuz durch die Züge, und Leertaste oder Süd spielt sie ab. Tab oder eine Schultertaste bringt den Cursor aufs Spielfeld, damit du einen Zug ausprobieren kannst; Esc oder Ost nimmt den Cursor wieder weg.

## Variations
line-after = { $turn ->
        [0] Variante ab Spielbeginn
       *[other] Variante nach Zug { $turn }
    }
line-turn = { line-after } · { $place }
line-after-slide = { line-after }. Die Partie bleibt, wie sie ist. Leg jetzt eine Scheibe um.
line-keep = Varianten speichern
line-bring-back = Variante zurückholen
watching-decisive-turn = Entscheidenden Zug ansehen
watching-show-win = Gewinnweg zeigen
watching-show-turn = Besseren Zug zeigen
watching-show-next = Zeigen, wie es weitergeht

## What keys and buttons do
action-to-start = Zum Anfang
action-turn-back = Einen Zug zurück
action-part-back = Halben Zug zurück
action-play-or-pause = Abspielen
action-part-forward = Halben Zug vor
action-turn-forward = Einen Zug vor
action-to-end = Zum Ende
action-slower = Langsamer
action-faster = Schneller
action-mistake-back = Voriger Fehler
action-mistake-forward = Nächster Fehler
watching-no-mistake-yet = Bisher wurde im Rest der Partie kein Fehler gefunden. Sie wird noch bewertet.
watching-no-mistake = Kein Zug dieser Partie war ein Fehler.
watching-only-mistake = Dieser Zug ist der einzige Fehler dieser Partie.
watching-first-mistake = Führt zurück zum ersten Fehler.
action-show-better = Gewinnweg, besseren Zug oder Fortsetzung zeigen
action-back-to-match = Zurück zur Partie
action-remove-line = Variante löschen
action-play-from-here = Ab hier spielen
action-share = Teilen

## What is printed on keys
key-end = Ende
key-page-up = Bild auf
key-page-down = Bild ab
key-delete = Entf
key-comma = ,
key-period = .
key-minus = -
key-equal = =
key-plus = +

## Playing on from a moment of a match
from-here = Ab hier spielen
from-here-explained = Eine neue Partie beginnt { $turn ->
        [0] mit der Anfangsstellung dieser Partie
       *[other] mit der Stellung nach Zug { $turn }
    }. { $side } ist zuerst am Zug. Diese Partie bleibt, wie sie ist.
from-here-amid = Eine neue Partie beginnt mitten in Zug { $turn }. { $side } legt zuerst eine Scheibe um. Diese Partie bleibt, wie sie ist.
from-here-same = Mit denselben Spielern weiter
match-name = { $red } – { $black }

## Why a request about variations is refused
objection-line = { $reason }
objection-no-variation = Hier gibt es keine Variante.

## Why a match ended
turning-looking = Der entscheidende Zug wird gesucht …
turning-go-there = Zug { $turn } ansehen
turning-turn = Zug { $turn }

## A turn with its mark, for a screen reader
hud-turn-marked = { $turn } ({ $mark })

## What was kept
notice-record-kept = Deine Änderungen an der Partie sind gespeichert.
notice-copy-kept = Eine Kopie mit den Varianten ist jetzt bei deinen Partien.
notice-record-not-kept = Deine Änderungen an der Partie können nicht gespeichert werden. { $reason }

## What the turns were worth
sketch-pointed = Die Markierungen gehören zu dem Zug, auf den du zeigst.
judged-shows-win = { $who-is ->
        [you] So kannst du gewinnen.
       *[red] So kann { $who } gewinnen.
    }
judged-shows-forced = { $who-is ->
        [you] Keine andere Antwort hätte dich gerettet.
       *[red] Keine andere Antwort hätte { $who } gerettet.
    }
judged-cannot-stop = { $who-is ->
        [you] Du kannst die Drohung nicht mehr abwehren
       *[red] { $who } kann die Drohung nicht mehr abwehren
    }: { $locked ->
        [true] Die dafür nötige Scheibe ist gesperrt.
       *[false] Keine Figur kann sich in den Weg stellen, und keine umgelegte Scheibe hilft.
    }
judged-shows-turn = { $who-is ->
        [you] So hättest du besser gespielt.
       *[red] So hätte { $who } besser gespielt.
    }
judged-shows-answer = { $who-is ->
        [you] Das wäre deine beste Antwort.
       *[red] Das wäre die beste Antwort von { $who }.
    }
judged-only-delays = Sie kann die Niederlage nur hinauszögern.
judged-shows-next = { $who-is ->
        [you] Danach könntest du so weiterspielen.
       *[red] Danach könnte { $who } so weiterspielen.
    }
judged-shows-allowed = { $who-is ->
        [you] Nach dem besseren Zug gewinnst du damit nicht mehr.
       *[red] Nach dem besseren Zug gewinnt { $who } damit nicht mehr.
    }
judged-shows-lesser = { $who-is ->
        [you] Nach dem besseren Zug bringt deine beste Antwort weniger.
       *[red] Nach dem besseren Zug bringt die beste Antwort von { $who } weniger.
    }
judged-shows-refuted = { $who-is ->
        [you] So kannst du darauf antworten.
       *[red] So kann { $who } darauf antworten.
    }
judged-not-in-match = In der Partie { $how-is ->
        [slide] { $who-is ->
            [you] kannst du diesen Figurenzug nicht machen
           *[red] kann { $who } diesen Figurenzug nicht machen
        }
       *[other] lässt sich die Scheibe nicht so umlegen
    }: { $how }.
judged-progress = Die Partie wird bewertet: { $turn } von { $turns } Zügen
judged-trying = Dieser Zug wird bewertet …
judged-begins-won = { $who-is ->
        [you] Du gewinnst diese Partie in Zug { $turn }.
       *[red] { $who } gewinnt diese Partie in Zug { $turn }.
    }
judged-begins = Geh die Partie Zug für Zug durch oder probier auf dem Spielfeld einen eigenen Zug aus.
judged-good = Zug { $turn } ist gut.
judged-nearly-best = Kein anderer Zug ist viel besser.
judged-better-than-played = Dieser Zug ist besser als der in der Partie.
judged-better-by = Dieser Zug ist besser als der in der Partie: { $who-is ->
        [you] Deine Siegchance liegt bei
       *[red] Die Siegchance von { $who } liegt bei
    } { $chance } % statt bei { $played } %.
judged-worse-than-played = Der Zug in der Partie ist besser.
judged-worse-by = Der Zug in der Partie ist besser: { $who-is ->
        [you] Deine Siegchance läge bei
       *[red] Die Siegchance von { $who } läge bei
    } { $played } % statt bei { $chance } %.
judged-as-good-as-played = Dieser Zug ist genauso gut wie der in der Partie.
judged-no-better-than-played = Der Zug in der Partie ist etwa genauso schlecht.
judged-loses-later = Mit diesem Zug hält man länger durch als mit dem in der Partie.
judged-loses-sooner = Mit dem Zug in der Partie hält man länger durch.
judged-legend = { $notes ->
        [0] Die rote Fläche zeigt die Siegchance von Rot. Kreuze stehen für Fehler, Striche für Drohungen: oben die von Schwarz, unten die von Rot.
       *[other] Die rote Fläche zeigt die Siegchance von Rot. Kreuze stehen für Fehler, Striche für Drohungen: oben die von Schwarz, unten die von Rot. Punkte stehen für Anmerkungen.
    }
judged-red-chance = { $turn ->
        [0] Zu Beginn
       *[other] Nach Zug { $turn }
    } liegt die Siegchance von Rot bei { $chance } %.
judged-can-win = { $who-is ->
        [you] Jetzt kannst du mit dem nächsten Figurenzug gewinnen.
       *[red] Jetzt kann { $who } mit dem nächsten Figurenzug gewinnen.
    }
judged-can-force = { $who-is ->
        [you] Du kannst den Sieg erzwingen.
       *[red] { $who } kann den Sieg erzwingen.
    }
judged-too-late = { $who-is ->
        [you] { $threats ->
            [one] Deine Drohung kommt zu spät.
           *[other] Deine Drohungen kommen zu spät.
        }
       *[red] { $threats ->
            [one] Die Drohung von { $who } kommt zu spät.
           *[other] Die Drohungen von { $who } kommen zu spät.
        }
    }
judged-quiet = Ein stiller Zug: Er schafft keine Drohung und wehrt keine ab.
judged-one-space = Das schafft eine Drohung: { $slides ->
        [2] Zwei verschiedene Figurenzüge
        [3] Drei verschiedene Figurenzüge
       *[other] { $slides } verschiedene Figurenzüge
    } auf denselben Platz würden gewinnen.
judged-can-stop = { $opponent-is ->
        [you] Du kannst das aber noch abwehren.
       *[red] { $opponent } kann das aber noch abwehren.
    }
judged-stops-threats = { $makes ->
        [0] Das wehrt
        [1] Das schafft eine Drohung und wehrt
        [2] Das schafft zwei Drohungen zugleich und wehrt
       *[other] Das schafft { $makes } Drohungen zugleich und wehrt
    } { $threats ->
        [1] { $opponent-is ->
            [you] deine Drohung ab
           *[red] die Drohung von { $opponent } ab
        }
        [2] { $opponent-is ->
            [you] deine beiden Drohungen ab
           *[red] beide Drohungen von { $opponent } ab
        }
        [3] { $opponent-is ->
            [you] deine drei Drohungen ab
           *[red] alle drei Drohungen von { $opponent } ab
        }
       *[other] { $opponent-is ->
            [you] deine { $threats } Drohungen ab
           *[red] alle { $threats } Drohungen von { $opponent } ab
        }
    }{ $how-is ->
        [none] .
       *[other] {":"} { $how }.
    }
judged-each-stopped = Die eine: { $one }. Die andere: { $other }.
judged-quiet-again = Noch ein stiller Zug.
judged-best = Es wurde kein besserer Zug gefunden.
judged-slower = { $who-is ->
        [you] Du hättest schneller gewinnen können.
       *[red] { $who } hätte schneller gewinnen können.
    }
judged-stands-even = Keine Seite ist im Vorteil.
judged-stands-ahead = { $who-is ->
        [you] Du bist leicht im Vorteil.
       *[red] { $who } ist leicht im Vorteil.
    }
judged-stands-clear = { $who-is ->
        [you] Du bist deutlich im Vorteil.
       *[red] { $who } ist deutlich im Vorteil.
    }
judged-stands-won = { $who-is ->
        [you] Du hast eine Gewinnstellung.
       *[red] { $who } hat eine Gewinnstellung.
    }
judged-next = { $who-is ->
        [you] Dein nächster Zug ({ $turn })
       *[red] Der nächste Zug von { $who } ({ $turn })
    } ist { $mark-is ->
        [weak] schwach.
        [mistake] ein Fehler.
       *[blunder] ein Patzer.
    }
judged-prepared = Mit Zug { $turn } { $who-is ->
        [you] hast du
       *[red] hat { $who }
    } zwei Drohungen zugleich vorbereitet.
judged-find = { $wins ->
        [true] { $who-is ->
            [you] Du kannst den Sieg erzwingen.
           *[red] { $who } kann den Sieg erzwingen.
        } Siehst du, wie?
       *[false] Findest du etwas Besseres?
    }
judged-decided = Dieser Zug hat die Partie entschieden.
judged-no-better = Vielleicht war es schon vorher zu spät: Es wurde kein klar besserer Zug gefunden.
judged-took-longer = { $who-is ->
        [you] In der Partie hast du bis Zug { $turn } gebraucht.
       *[red] In der Partie hat { $who } bis Zug { $turn } gebraucht.
    }
judged-match-shows = Wie das geht, zeigt der Rest der Partie.
judged-last-mistake = { $who-is ->
        [you] Dein letzter Fehler davor war Zug { $turn }.
       *[red] Der letzte Fehler von { $who } davor war Zug { $turn }.
    }
judged-was = { $who-is ->
        [you] Dein Zug { $turn }
       *[red] Zug { $turn } von { $who }
    } war { $mark-is ->
        [weak] schwach.
        [mistake] ein Fehler.
       *[blunder] ein Patzer.
    }
judged-disc-alone = Der Figurenzug war richtig, das Umlegen der Scheibe nicht.
judged-only = { $who-is ->
        [you] Dein Zug { $turn }
       *[red] Zug { $turn } von { $who }
    } war genau richtig.
judged-gave-away = { $who-is ->
        [you] Deine Siegchance fiel von { $before } % auf { $after } %.
       *[red] Die Siegchance von { $who } fiel von { $before } % auf { $after } %.
    }
judged-keeps = { $who-is ->
        [you] Dann läge deine Siegchance bei { $before } % statt bei { $after } %.
       *[red] Dann läge die Siegchance von { $who } bei { $before } % statt bei { $after } %.
    }
judged-spoils = { $opponent-is ->
        [you] Nach diesem Zug kannst du
       *[red] Nach diesem Zug kann { $opponent }
    } { $marked ->
        [true] { $allowed-is ->
            [good-answer] die violett markierte Antwort nicht spielen
           *[other] nicht wie violett markiert { $allowed }
        }
       *[false] { $allowed-is ->
            [good-answer] nicht so gut antworten
           *[other] nicht auf diese Weise { $allowed }
        }
    }: { $how }.
judged-answer = { $allowed-is ->
        [none] Violett markiert: { $opponent-is ->
            [you] deine beste Antwort
           *[red] die beste Antwort von { $opponent }
        }.
       *[other] Violett markiert: So { $opponent-is ->
            [you] kannst du
           *[red] kann { $opponent }
        } { $allowed }.
    }
judged-step-back = Geh einen Zug zurück, um selbst etwas Besseres zu suchen.
judged-after-better = { $part-is ->
        [slide] Mit einem besseren Figurenzug
        [relocation] Mit einer besser umgelegten Scheibe
       *[none] Mit einem besseren Figurenzug und einer besser umgelegten Scheibe
    }
judged-prevented = { judged-after-better } geht das nicht mehr: { $how }.
judged-missed-two-threats = { judged-after-better } { $who-is ->
        [you] hättest du
       *[red] hätte { $who }
    } zwei Drohungen zugleich geschaffen.
judged-missed-threat = { judged-after-better } { $who-is ->
        [you] hättest du
       *[red] hätte { $who }
    } eine Drohung geschaffen.
judged-missed-preparation = { judged-after-better } { $who-is ->
        [you] hättest du
       *[red] hätte { $who }
    } zwei Drohungen zugleich vorbereitet.
judged-missed-prevention = { judged-after-better } ließe sich verhindern, dass { $opponent-is ->
        [you] du zwei Drohungen zugleich schaffst.
       *[red] { $opponent } zwei Drohungen zugleich schafft.
    }
judged-prevents-prepared = { $opponent-is ->
        [you] Du kannst dann
       *[red] { $opponent } kann dann
    } nicht mehr zwei Drohungen zugleich schaffen.
judged-prepared-too-late = { $opponent-is ->
        [you] Du musst das erst abwehren; deine zwei Drohungen kämen
       *[red] { $opponent } muss das erst abwehren; die eigenen zwei Drohungen kämen
    } zu spät.
judged-gold-ring = Der goldene Ring zeigt, wo.

## The menu over a recorded match
pause-watching = Du siehst dir diese Partie nur an. Wenn du gehst, geht nichts verloren.
pause-watching-lines = Du siehst dir diese Partie nur an. Gehst du, ohne deine Varianten zu speichern, sind sie verloren.
pause-watched = Zurück zur Partie, die du dir angesehen hast
