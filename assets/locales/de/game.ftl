### The 3D game at the table.

## Why a request is refused
objection-rules = { $reason }
objection-not-yours = { $reason }
objection-looking-back = Du siehst dir einen früheren Zug an. Geh zur aktuellen Stellung zurück, oder wähle „Ab hier spielen“.
objection-too-late = Das kam zu spät: Die Partie ist inzwischen weitergegangen.
objection-nothing-to-take-back = Es gibt nichts zurückzunehmen.
objection-nothing-to-redo = Es gibt nichts wiederherzustellen.
objection-at-start = Das ist der Anfang der Partie.
objection-at-end = Hier geht es nicht weiter.
objection-no-draw-offered = Niemand hat Remis angeboten.
objection-no-such-turn = Zug { $turn } gibt es nicht. Diese Partie hat { $turns ->
        [0] noch keine Züge
        [one] nur einen Zug
       *[other] nur { $turns } Züge
    }.

## Whose it is to ask instead
not-yours-hands = Darüber entscheidet, wer diese Seite spielt.
not-yours-computers = Diese Seite spielt der Computer.
not-yours-far-away = Diese Seite spielt jemand in der Ferne, der erst zustimmen muss.
not-yours-lessons = Das gehört nicht zu dieser Lektion. Weiter geht es mit den Knöpfen unten.
not-yours-scripts = Das läuft gerade von selbst ab. Halte es zuerst an.

## A part that had to be skipped
skipped = { $side-is ->
        [you] { $part-is ->
            [slide] Du kannst keine Figur bewegen und lässt diesen Teil aus.
           *[relocation] Du kannst keine Scheibe nehmen und lässt das Umlegen aus.
        }
       *[name] { $part-is ->
            [slide] { $side } kann keine Figur bewegen und lässt diesen Teil aus.
           *[relocation] { $side } kann keine Scheibe nehmen und lässt das Umlegen aus.
        }
    }

## How sentences call a player
called-red = { side-red }
called-black = { side-black }
called-you = du
called-name = { $reason }

## How the match on the table ended
end-won = { $you ->
        [won] Du hast mit { $shape-is ->
            [line] einer Linie
            [tick] einem Haken
           *[triangle] einem Dreieck
        } gewonnen!
        [lost] Du hast verloren: { $winner } hat { $shape-is ->
            [line] eine Linie
            [tick] einen Haken
           *[triangle] ein Dreieck
        } gebildet.
       *[none] { $winner } gewinnt mit { $shape-is ->
            [line] einer Linie
            [tick] einem Haken
           *[triangle] einem Dreieck
        }.
    }
end-resigned = { $you ->
        [won] Du hast gewonnen: { $loser } hat aufgegeben.
        [lost] Du hast aufgegeben und damit verloren.
       *[none] { $loser } gibt auf, also gewinnt { $winner }.
    }

## At the table
game-title = Nonaga
game-turn = { $side-is ->
        [you] Du bist am Zug:
       *[name] { $side } ist am Zug:
    } { $due-is ->
        [slide] Figur bewegen.
       *[relocation] Scheibe umlegen.
    }
game-stuck = Diese Figur sitzt fest: Sie kann in keine Richtung gleiten.
game-stood-twice = Diese Stellung gab es schon. Kommt sie ein drittes Mal vor, endet die Partie remis.

## Over the table
hud-step-slide = Figur bewegen
hud-step-relocation = Scheibe umlegen
hud-start = Anfang
hud-turn = Zug { $turn }, { $side }: { $played }
hud-resign = { $side-is ->
        [you] Aufgeben?
       *[name] Als { $side } aufgeben?
    }
hud-resign-explained = Wenn du aufgibst, gewinnt { $other }.
hud-offer-draw = { $other } Remis anbieten?
hud-offer-draw-explained = { $other } kann annehmen, ablehnen oder einfach weiterspielen.
hud-turn-of = { $turn ->
        [0] { hud-start }
       *[other] Zug { $turn } von { $turns }
    }
hud-next-turn-of = Vor Zug { $turn } von { $turns }
hud-played-meanwhile = { $side } hat gespielt. Geh zur aktuellen Stellung, um den Zug zu sehen.
hud-back-to-now = Aktuelle Stellung
hud-play-from-here = Ab hier spielen
hud-from-here = Ab hier spielen?
hud-from-here-explained = { $count ->
        [one] Zug { $last } wird zurückgenommen. Du kannst ihn wiederherstellen
       *[other] Die Züge { $first } bis { $last } werden zurückgenommen. Du kannst sie wiederherstellen
    }, bis der nächste Teil gespielt ist.
hud-keep-looking = Weiter ansehen
hud-row-resigned = { $loser-is ->
        [you] Du gibst auf
       *[name] { $loser } gibt auf
    }
hud-row-draw = Remis
hud-row-only = einziger Zug
hud-row-only-slide = einziger Figurenzug
hud-row-only-relocation = einziges Umlegen
hud-row-variation = Variante
hud-row-prepares = Plant Drohungen
hud-row-prevents = Verhindert Drohungen
hud-row-stopped = { $stops ->
        [1] eine Drohung
        [2] beide Drohungen
       *[other] alle Drohungen
    }
hud-row-made = { $makes ->
        [1] selbst
        [2] doppelt
       *[other] mehrfach
    }
hud-row-threats = { $stops ->
        [0] { $makes ->
            [1] Drohung
            [2] Zwei Drohungen
           *[other] Mehrere Drohungen
        }
       *[other] { $makes ->
            [0] Wehrt { hud-row-stopped } ab
           *[other] Wehrt ab und droht { hud-row-made }
        }
    }
hud-play-on = Weiterspielen
hud-draw-offered = { $other-is ->
        [you] { $side } bietet dir Remis an.
       *[name] { $side } bietet { $other } Remis an.
    }
hud-draw-declined = { $side-is ->
        [you] Du lehnst das Remis ab.
       *[name] { $side } lehnt das Remis ab.
    }
hud-agree = Annehmen
hud-decline = Ablehnen
hud-result = Ergebnis
hud-tip = { $button } ({ $key })

hud-hint = { $part-is ->
        [slide] Tipp: Bewege die Figur von { $from } nach { $to }.
       *[relocation] Tipp: Leg die Scheibe von { $from } nach { $to } um.
    }

## What can be heard, in writing: “[A token slides, stops at the edge]”
caption = [{ $said }]
caption-token = Eine Figur { $does }
caption-token-picked-up = wird angehoben
caption-token-put-down = wird hingestellt
caption-token-slides = gleitet
caption-token-knocks = stößt an eine andere
caption-token-stops = hält am Rand an
caption-disc = Eine Scheibe { $does }
caption-disc-lifted = wird angehoben
caption-disc-glides = wird geschoben
caption-disc-set-down = wird abgelegt
caption-piece = Ein Stein { $does }
caption-piece-picked-up = wird aufgenommen
caption-piece-put-down = wird abgelegt
caption-refused = Ein dumpfes Klopfen: Das geht nicht
caption-won = Ein Akkord: Die Partie ist gewonnen
caption-lost = Ein tiefer Akkord: Die Partie ist verloren
caption-drawn = Ein leiser Akkord: Die Partie ist remis
caption-course-end = Ein Akkord: Der Kurs ist zu Ende
caption-music-begins = Musik setzt ein
caption-music-stops = Die Musik hört auf

## What the keyboard is on, for a screen reader
hud-board = Spielfeld
hud-on = { $thing ->
        [red] Rote Figur
        [black] Schwarze Figur
        [disc] Scheibe
       *[none] Leerer Platz
    } bei { $cell }{ $can ->
        [go] , hierhin geht es
        [take] , lässt sich nehmen
        [slide] , lässt sich bewegen
        [locked] , ist in diesem Zug gesperrt
       *[none] {""}
    }.

## A turn that is typed
typing-how = { $due-is ->
        [slide] Gib ein, von wo nach wo die Figur gleitet, etwa 2,0>-1,0, oder einen ganzen Zug, etwa 2,0>-1,0 1,-2>3,-2.
       *[relocation] Gib ein, von wo nach wo die Scheibe umgelegt wird, etwa 1,-2>3,-2.
    }
typing-play = Spielen

## What a screen reader says at once
hud-slid = Die { $side-is ->
        [red] rote
       *[black] schwarze
    } Figur gleitet von { $from } nach { $to }.
hud-relocated = Die Scheibe bei { $from } wird nach { $to } umgelegt.
hud-taken-back = Zurückgenommen.
hud-picked-up = { $part-is ->
        [slide] Du hast die Figur von { $from } in der Hand. Sie kann nach { $cells } gleiten.
       *[relocation] Du hast die Scheibe von { $from } in der Hand. { $places ->
            [one] Es gibt einen Platz für sie.
           *[other] Es gibt { $places } Plätze für sie.
        }
    }
hud-put-back = Zurückgelegt.

## What keys and buttons do
action-up = Cursor nach oben
action-down = Cursor nach unten
action-left = Cursor nach links
action-right = Cursor nach rechts
action-next = Zur nächsten Möglichkeit
action-previous = Zur vorigen Möglichkeit
action-choose = Wählen
action-type-turn = Zug eintippen
action-back = Loslassen oder Menü
action-take-back-part = Halben Zug zurücknehmen
action-take-back-turn = Zug zurücknehmen
action-redo = Wiederherstellen
action-hint = Tipp
action-offer-draw = Remis anbieten
action-resign = Aufgeben
action-flip = Ansicht umdrehen
action-whole-board = Ganzes Spielfeld zeigen
view-is-usual = Das ganze Spielfeld ist schon zu sehen.
action-from-above = Ansicht von oben
action-tell-around = Umgebung des Cursors ansagen
action-tell-pieces = Figuren und Scheiben ansagen
action-coordinates = Koordinaten
action-turns = Züge
action-controls = Steuerung
action-rules = Regeln
action-pause = Menü
action-to-buttons = Zur Liste und zu den Knöpfen

## Short names below the icons of buttons
button-take-back-turn = Rückgängig
button-take-back-part = Halber Zug
button-redo = Wieder vor
button-flip = Umdrehen
button-whole-board = Ganzes Feld
button-coordinates = Koordinaten
button-offer-draw = Remis
button-to-start = Anfang
button-turn-back = Zurück
button-turn-forward = Vor
button-to-end = Ende
button-mistake-forward = Fehler
button-play = Abspielen
button-speed = Tempo
button-play-from-here = Ab hier
button-share = Teilen
button-back-to-match = Partie
button-remove-line = Löschen
button-keep-lines = Speichern
button-bring-back = Zurückholen
button-show-win = Gewinnweg
button-show-turn = Besser
button-show-next = Danach
button-lesson-again = Noch mal
button-lesson-take-back = Rückgängig

## What is printed on keys
key-up = Hoch
key-down = Runter
key-left = Links
key-right = Rechts
key-tab = Tab
key-enter = Enter
key-space = Leertaste
key-escape = Esc
key-backspace = Rücktaste
key-home = Pos1
key-shift = Umschalt
key-control = Strg
key-command = Cmd

## Gamepad buttons, by where they are, so that they fit every brand
pad-up = Steuerkreuz hoch
pad-down = Steuerkreuz runter
pad-left = Steuerkreuz links
pad-right = Steuerkreuz rechts
pad-south = Süd (A / Kreuz)
pad-east = Ost (B / Kreis)
pad-west = West (X / Quadrat)
pad-north = Nord (Y / Dreieck)
pad-left-shoulder = Linke Schultertaste
pad-right-shoulder = Rechte Schultertaste
pad-left-trigger = Linker Trigger
pad-right-trigger = Rechter Trigger
pad-left-stick = Linken Stick drücken
pad-right-stick = Rechten Stick drücken
pad-start = Start
pad-select = Select

## Mouse buttons
mouse-middle = Mittlere Maustaste
mouse-back = Maustaste Zurück
mouse-forward = Maustaste Vor
mouse-other = Maustaste { $number }

## Why the game cannot open
opening-error-no-display = Das Spiel kann nicht geöffnet werden: Es gibt keinen Bildschirm, oder er antwortet nicht. Die Textbefehle funktionieren trotzdem: siehe nonaga --help.
opening-error-no-adapter = Das Spiel kann nicht geöffnet werden: keine geeignete Grafikkarte und kein Software-Renderer gefunden. Abhilfe: den Grafiktreiber aktualisieren oder einen Software-Renderer installieren, unter Debian und Ubuntu etwa mesa-vulkan-drivers. Ist WGPU_BACKEND gesetzt, hilft vielleicht ein Versuch ohne. Die Textbefehle funktionieren trotzdem: siehe nonaga --help.
opening-error-lost-adapter = Die Grafikkarte oder ihr Treiber ist ausgefallen, deshalb musste das Spiel beendet werden. Die Partie ist gespeichert: Nach einem Neustart des Spiels geht sie weiter. Passiert das öfter, hilft eine niedrigere Qualität in den Einstellungen oder ein neuerer Grafiktreiber.
opening-error-no-assets = Der mit --assets angegebene Ordner ist nicht brauchbar: { $folder } ({ $why }). Entweder einen vorhandenen Ordner angeben oder --assets weglassen.

## Why one of the player’s own files is not used
override-fault-unreadable = { $file } lässt sich nicht lesen ({ $why }). Stattdessen wird die mitgelieferte Datei benutzt.
override-fault-broken = { $file } ist unbrauchbar: { $why }. Stattdessen wird die mitgelieferte Datei benutzt.
override-no-letters = keine Schrift darin

## News that does not stop the game
notice-home = { $reason }
notice-no-such-language = { $reason } Eine andere kannst du in den Einstellungen wählen.
notice-match-not-kept = Deine Partie kann gerade nicht gespeichert werden. { $reason } Du kannst weiterspielen.
notice-not-continued = Diese Partie kann nicht fortgesetzt werden. { $reason }
notice-computer-stuck = Während der Computer nachdachte, ist etwas schiefgegangen, deshalb kann er diesen Zug nicht spielen. Nimm deinen letzten Zug zurück, oder starte das Spiel neu und setze die Partie fort.
notice-looks-for-hint = Ein Tipp wird gesucht …
notice-no-hint = Gerade findet sich kein Tipp. Frag später noch einmal, oder spiel einfach weiter.
notice-put-back = Die Scheibe liegt wieder an ihrem Platz. Leg sie dorthin, wo sie mindestens zwei andere berührt.
notice-hint = { $reason }
hint-part = { $held ->
        [true] { $part-is ->
            [slide] Wähle jetzt den orangefarbenen Ring.
           *[relocation] Leg sie jetzt auf den Platz, der ganz leuchtet.
        }
       *[false] { $part-is ->
            [slide] Bewege die Figur von einem orangefarbenen Ring zum anderen.{ $needs-disc ->
                [true] { " " }Danach siehst du, welche Scheibe du umlegen sollst.
               *[false] { "" }
            }
           *[relocation] Leg die golden umrandete Scheibe ans Ende der gestrichelten Linie.
        }
    }
hint-take-back = { $part-is ->
        [slide] Du kannst deinen letzten Zug zurücknehmen und anders spielen.
       *[relocation] Du kannst diesen Figurenzug zurücknehmen und anders spielen.
    }
hint-aims = { $marks ->
        [one] Die goldenen Punkte und die goldene Linie zeigen, welcher Figurenzug dann gewinnt.
       *[other] Die goldenen Punkte und Linien zeigen, welche Figurenzüge dann gewinnen.
    }
hint-threats = { $opponent-is ->
        [you] { $marks ->
            [one] Der violette Ring zeigt, wo du zu gewinnen drohst.
           *[other] Die violetten Ringe zeigen, wo du zu gewinnen drohst.
        }
       *[red] { $marks ->
            [one] Der violette Ring zeigt, wo { $opponent } zu gewinnen droht.
           *[other] Die violetten Ringe zeigen, wo { $opponent } zu gewinnen droht.
        }
    }
hint-dangers = { $marks ->
        [one] Die violette Linie zeigt die Drohung, die damit verhindert wird.
       *[other] Die violetten Linien zeigen die Drohungen, die damit verhindert werden.
    }
hint-dangers-on-way = { $marks ->
        [one] Die violetten Punkte zeigen { $opponent-is ->
            [you] deinen Figurenzug
           *[red] den Figurenzug von { $opponent }
        }, die violette Linie die Drohung, die er sonst schaffen würde.
       *[other] Die violetten Punkte zeigen { $opponent-is ->
            [you] deinen Figurenzug
           *[red] den Figurenzug von { $opponent }
        }, die violetten Linien die Drohungen, die er sonst schaffen würde.
    }
hint-aims-later = { $marks ->
        [one] Die goldene Linie zeigt, wo die drei Figuren einen Zug später stehen könnten.
       *[other] Die goldenen Linien zeigen, wo die drei Figuren einen Zug später stehen könnten.
    }
hint-aims-later-on-way = { $marks ->
        [one] Die goldenen Punkte zeigen den Figurenzug dazu, die goldene Linie eine der beiden Drohungen. Für die andere muss auch die richtige Scheibe umgelegt werden.
       *[other] Die goldenen Punkte zeigen den Figurenzug dazu, die goldenen Linien die Drohungen.
    }
hint-prepared = { $marks ->
        [one] Die violette Linie zeigt eine der vorbereiteten Drohungen.
       *[other] Die violetten Linien zeigen die vorbereiteten Drohungen.
    }
hint-prepared-on-way = { $marks ->
        [one] Die violetten Punkte zeigen den Figurenzug dazu, die violette Linie eine der beiden Drohungen. Für die andere muss auch die richtige Scheibe umgelegt werden.
       *[other] Die violetten Punkte zeigen den Figurenzug dazu, die violetten Linien die Drohungen.
    }
disc-work-closes-gap = Die siegende Figur braucht die Scheibe dort.
disc-work-stops-token = Ist die Scheibe weg, bleibt die siegende Figur auf dem richtigen Platz stehen.
hud-threatened = Vorsicht: { $side } droht, im nächsten Zug zu gewinnen.
hud-threatened-but-wins = Vorsicht: { $side } droht, im nächsten Zug zu gewinnen. Du kannst aber vorher gewinnen.
notice-slid-to-the-end = { learn-slide-far-done }
notice-told = { $reason }
notice-gamepad-gone = Das Gamepad ist nicht mehr verbunden. Spiel mit Tastatur, Maus oder Touch weiter, oder verbinde es neu.
notice-begins = { $first-is ->
        [you] Du beginnst.
       *[name] { $first } beginnt.
    }
notice-colour-drawn = { $first-is ->
        [you] Du spielst { $yours } und beginnst.
       *[name] Du spielst { $yours }. { $first } beginnt.
    }
notice-progress-not-kept = Dein Fortschritt in den Lektionen kann nicht gespeichert werden und gilt nur bis zum Beenden. { $reason }
notice-training-not-kept = Was du löst, kann nicht gespeichert werden und gilt nur bis zum Beenden. { $reason }
notice-settings-not-kept = Deine Einstellungen können nicht gespeichert werden und gelten nur bis zum Beenden. { $reason }

## A player with the level of the computer beside the name, or with “you”
game-computer = { $name } · { $level }

## Why a file in the player’s folder of lessons is not used
lesson-trouble-unreadable = nicht lesbar ({ $reason }).
lesson-trouble-wrong = { $reason }
