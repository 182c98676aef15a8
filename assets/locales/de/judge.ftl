### Judging a match: what is proven about a turn, where the match turned, and trying a turn again.

## What is proven about a turn
finding-missed-win = { $turns ->
        [one] Ein Figurenzug hätte sofort gewonnen.
       *[other] { $who-is ->
            [you] Du hättest den Sieg bis spätestens Zug { $by } erzwingen können.
           *[red] { $who } hätte den Sieg bis spätestens Zug { $by } erzwingen können.
        }
    }
finding-only-turn = Jeder andere Zug hätte verloren.
finding-only-slide = Jeder andere Figurenzug hätte verloren.
finding-only-relocation = Jede andere Möglichkeit, eine Scheibe umzulegen, hätte verloren.
finding-let-win = Nach diesem Zug { $opponent-is ->
        [you] konntest du
       *[red] konnte { $opponent }
    } { $turns ->
        [one] sofort gewinnen.
       *[other] den Sieg bis spätestens Zug { $by } erzwingen.
    }
finding-lost = { $turns ->
        [one] Kein Zug konnte { $opponent-is ->
            [you] deinen Sieg
           *[red] den Sieg von { $opponent }
        } verhindern.
       *[other] Egal, was gespielt wurde: { $opponent-is ->
            [you] Du konntest
           *[red] { $opponent } konnte
        } den Sieg bis spätestens Zug { $by } erzwingen.
    }

## Where a match turned
who-you = du
who-red = Rot
who-black = Schwarz
turned-missed-win = In Zug { $turn } { $turns ->
        [one] { $who-is ->
            [you] hast du
           *[red] hat { $who }
        } den sofortigen Sieg verpasst.
       *[other] { $who-is ->
            [you] hättest du
           *[red] hätte { $who }
        } den Sieg bis spätestens Zug { $by } erzwingen können.
    }
turned-did-not-stop = In Zug { $turn } { $who-is ->
        [you] hast du
       *[red] hat { $who }
    } { $shape-is ->
        [line] die Linie
        [tick] den Haken
       *[triangle] das Dreieck
    } nicht verhindert.
turned-let-stand = In Zug { $turn } { $who-is ->
        [you] hast du
       *[red] hat { $who }
    } { $threats ->
        [2] zwei Drohungen
        [3] drei Drohungen
       *[other] { $threats } Drohungen
    } nicht abgewehrt.
turned-opened-way = In Zug { $turn } { $who-is ->
        [you] hast du
       *[red] hat { $who }
    } den Weg für { $shape-is ->
        [line] eine Linie
        [tick] einen Haken
       *[triangle] ein Dreieck
    } geöffnet.
turned-let-threaten = In Zug { $turn } { $who-is ->
        [you] hast du
       *[red] hat { $who }
    } zugelassen, dass { $opponent-is ->
        [you] du
       *[red] { $opponent }
    } { $threats ->
        [2] zwei
       *[other] mehrere
    } Drohungen zugleich schaffen { $opponent-is ->
        [you] konntest
       *[red] konnte
    }.
turned-let-make-threat = In Zug { $turn } { $who-is ->
        [you] hast du
       *[red] hat { $who }
    } zugelassen, dass { $opponent-is ->
        [you] du
       *[red] { $opponent }
    } { $shape-is ->
        [line] eine Linie vorbereiten { $opponent-is ->
            [you] konntest
           *[red] konnte
        }, die
        [tick] einen Haken vorbereiten { $opponent-is ->
            [you] konntest
           *[red] konnte
        }, der
       *[triangle] ein Dreieck vorbereiten { $opponent-is ->
            [you] konntest
           *[red] konnte
        }, das
    } nicht mehr zu verhindern war.
turned-let-lock = In Zug { $turn } { $who-is ->
        [you] hast du
       *[red] hat { $who }
    } eine Drohung von { $opponent-is ->
        [you] dir
       *[red] { $opponent }
    } zugelassen, gegen die nur die gesperrte Scheibe geholfen hätte.
turned-let-force = In Zug { $turn } { $who-is ->
        [you] hast du
       *[red] hat { $who }
    } zugelassen, dass { $opponent-is ->
        [you] du
       *[red] { $opponent }
    } { $turns ->
        [one] sofort gewinnen
       *[other] { $by ->
            [none] den Sieg erzwingen
           *[other] den Sieg bis spätestens Zug { $by } erzwingen
        }
    } { $opponent-is ->
        [you] konntest
       *[red] konnte
    }.
turned-slipped = Zug { $turn } hat { $who-is ->
        [you] dich
       *[red] { $who }
    } am meisten gekostet: Die Siegchance fiel von { $before } % auf { $after } %.
turned-won = In Zug { $turn } { $who-is ->
        [you] hast du
       *[red] hat { $who }
    } { $shape-is ->
        [line] die Linie
        [tick] den Haken
       *[triangle] das Dreieck
    } vollendet.
turned-too-late = { $opponent-is ->
        [you] Nach Zug { $turn } warst du nicht mehr aufzuhalten.
       *[red] Nach Zug { $turn } war { $opponent } nicht mehr aufzuhalten.
    }

## Trying a turn again
goal-win = { $turns ->
        [one] Finde den Figurenzug, der gewinnt.
       *[other] Finde den Zug, mit dem du den Sieg in { $turns } Zügen erzwingst, diesen mitgezählt.
    }
goal-hold = { $turns ->
        [one] Finde einen Zug, nach dem dein Gegner nicht sofort gewinnen kann.
       *[other] Finde einen Zug, der verhindert, dass dein Gegner den Sieg erzwingt.
    }
goal-improve = Finde einen besseren Zug.
attempt-as-good = Ja, besser geht es nicht.
attempt-misses = Damit verschenkst du den Sieg.
attempt-wins-later = Auch das gewinnt, aber ein anderer Figurenzug gewinnt sofort.
attempt-loses = { $turns ->
        [one] Danach kann dein Gegner sofort gewinnen.
       *[other] Danach kann dein Gegner einen Sieg in { $turns } Zügen erzwingen.
    }
attempt-worse = Es gibt etwas Besseres.

## The text command
judge-about = Bewertet jeden Zug einer Partie: was er verschenkt hat, was besser war und wo die Partie gekippt ist
judge-arg-file = Eine Aufzeichnung. - ist die Standardeingabe
judge-arg-time = Bedenkzeit für jeden Zug, in Millisekunden; bei einem Fehler das Fünffache. Standard: { $default }, außer mit --nodes
judge-arg-nodes = Zahl der Stellungen, die für jeden Zug durchsucht werden. Ohne --time ergibt dieselbe Zahl immer dieselbe Tabelle
judge-explained = Die Spalten: die Nummer des Zugs, seine Seite, der Zug, die Siegchance von Rot danach in Prozent, wie viele Prozentpunkte der Zug verschenkt hat, seine Note, ein besserer Zug und was bewiesen ist: missed-win-N, let-win-N, lost-N, only-turn, only-slide oder only-relocation.
judge-progress = { $turn } von { $turns }
judge-no-turning-point = Kein einzelner Zug hat diese Partie entschieden.
judge-unfinished = Diese Partie läuft noch.
