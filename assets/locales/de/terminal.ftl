### A match in the terminal.

cli-arg-text = Im Terminal spielen, nur als Text
cli-arg-continue = Die zuletzt verlassene Partie fortsetzen, im Terminal
cli-arg-no-board = Im Terminal das Spielfeld nicht zeichnen

terminal-greeting = Gib „{ terminal-word-rules }“ ein, um die Spielregeln zu lesen. Was du sonst noch eingeben kannst, zeigt „{ terminal-word-help }“.
terminal-person = ein Mensch
terminal-computer = der Computer ({ $level })
terminal-nothing-to-continue = Es gibt keine Partie zum Fortsetzen.
terminal-open-elsewhere = Die Partie ist in einem weiteren Nonaga geöffnet. Spiel sie dort weiter, oder verlass sie dort zuerst.
terminal-how = Gib den Teil ein, der an der Reihe ist, etwa 2,0>-1,0, oder einen ganzen Zug, etwa 2,0>-1,0 1,-2>3,-2. Plätze haben zwei Zahlen: Die erste wächst nach rechts, die zweite nach rechts unten; 0,0 ist am Anfang die Mitte des Spielfelds. Auch Leerzeichen genügen: 2 0 -1 0. Außerdem gibt es diese Wörter:

## What can be typed. Each is one short word in small letters
terminal-word-help = hilfe
terminal-word-help-explained = listet diese Wörter auf
terminal-word-rules = regeln
terminal-word-rules-explained = erklärt kurz die Spielregeln
terminal-word-moves = züge
terminal-word-moves-explained = listet mit Nummern auf, was du jetzt spielen kannst; eine Nummer wählt dann aus der Liste. Mit einem Platz dahinter nur, was von dort aus geht: züge 2,0
terminal-word-look = schau
terminal-word-look-explained = sagt, was auf einem Platz ist und was ringsum liegt: schau 0,0
terminal-word-pieces = teile
terminal-word-pieces-explained = sagt, wo Figuren und Scheiben sind, welche Scheiben sich nehmen lassen und welche gesperrt ist
terminal-word-board = feld
terminal-word-board-explained = zeichnet das Spielfeld
terminal-word-drawing = zeichnung
terminal-word-drawing-explained = schaltet die Zeichnung des Spielfelds vor jedem Zug aus oder wieder ein
terminal-word-why = warum
terminal-word-why-explained = wiederholt den letzten Grund oder sagt, warum etwas nicht erlaubt ist: warum 2,0>1,0
terminal-word-last = letzter
terminal-word-last-explained = wiederholt den letzten Zug
terminal-word-hint = tipp
terminal-word-hint-explained = bittet den Computer um einen guten Zug
terminal-word-undo = zurück
terminal-word-undo-explained = nimmt den letzten Teil zurück, den ein Mensch gespielt hat
terminal-word-redo = wiederherstellen
terminal-word-redo-explained = spielt wieder, was zurückgenommen wurde
terminal-word-save = speichern
terminal-word-save-explained = schreibt eine Kopie der Partie in eine Datei: speichern unsere.ron
terminal-word-draw = remis
terminal-word-draw-explained = bietet dem Computer Remis an; zwischen zwei Menschen wird es vereinbart
terminal-word-resign = aufgeben
terminal-word-resign-explained = gibt die Partie auf
terminal-word-yes = ja
terminal-word-yes-explained = beantwortet eine Frage mit Ja
terminal-word-no = nein
terminal-word-no-explained = sagt, dass es keinen Sieg gibt, in einer Aufgabe, die danach fragt
terminal-word-quit = ende
terminal-word-quit-explained = verlässt die Partie; sie lässt sich später fortsetzen
terminal-word-who = wer
terminal-word-who-explained = sagt, wer da ist, wie gut die Verbindung ist und was noch nicht angekommen ist
terminal-word-rematch = revanche
terminal-word-rematch-explained = bietet nach dem Ende eine weitere Partie mit getauschten Farben an
terminal-word-letter = brief
terminal-word-letter-explained = schreibt auf, was die andere Seite noch nicht hat: eine Zeile zum Verschicken; die Antwort fügst du hier ein
terminal-word-close = schließen
terminal-word-close-explained = schließt die Partie ohne Ergebnis

## Other words that mean the same, in small letters. One that is already there may not come again, with or without
## accents
terminal-word-help-also = ? | befehle | wörter | woerter
terminal-word-rules-also = regel | spielregeln
terminal-word-moves-also = zuege | zug | liste
terminal-word-look-also = schauen | sehen | ansehen
terminal-word-pieces-also = figuren | scheiben | wo
terminal-word-board-also = spielfeld | brett | zeigen
terminal-word-drawing-also = zeichnen
terminal-word-why-also = wieso | weshalb | grund
terminal-word-last-also = letzte | letzter zug | wiederholen | nochmal
terminal-word-hint-also = hinweis | rat
terminal-word-undo-also = zurueck | zurücknehmen | zuruecknehmen | rückgängig | rueckgaengig
terminal-word-redo-also = vor | vorwärts | vorwaerts
terminal-word-save-also = sichern | kopie | kopieren
terminal-word-draw-also = unentschieden
terminal-word-resign-also = aufgabe
terminal-word-yes-also = j | klar | ok
terminal-word-no-also = n | kein sieg
terminal-word-quit-also = beenden | verlassen | schluss | tschüss
terminal-word-who-also = da | verbindung
terminal-word-rematch-also = noch eine partie
terminal-word-letter-also = post | per brief
terminal-word-close-also = schliessen | abbrechen

## What is said
terminal-thinks = { $side } denkt nach …
terminal-played = { $side } spielt { $turn }
terminal-hint = { $turn }: { $why }
tokens-of = { $side-is ->
        [red] Rote Figuren
       *[black] Schwarze Figuren
    }: { $cells }
terminal-discs-lie = Scheiben, Reihe für Reihe: { $rows }
terminal-run = { $from } bis { $to }
terminal-run-separator = { "; " }
discs-to-take = { $cells-count ->
        [0] Keine Scheibe lässt sich nehmen.
       *[other] Scheiben, die sich nehmen lassen: { $cells }
    }
terminal-discs = Du kannst eine dieser Scheiben nehmen. Die Nummer einer Scheibe zeigt die Plätze für sie:
terminal-places = Plätze für die Scheibe bei { $cell }:
disc-locked = Die Scheibe bei { $cell } wurde im vorigen Zug umgelegt und ist in diesem Zug gesperrt.
cell-holds = { $thing ->
        [red] Eine rote Figur
        [black] Eine schwarze Figur
        [disc] Eine Scheibe
       *[none] Keine Scheibe
    } bei { $cell }. Ringsum:
terminal-outside = Bei { $cell } ist nichts, und daneben liegt keine Scheibe: Das ist außerhalb des Spielfelds.
terminal-no-moves = Von dort aus kannst du nichts spielen.
terminal-allowed = Das ist erlaubt.
terminal-no-reason = Bisher wurde nichts abgelehnt.
terminal-nothing-asked = Gerade ist keine Frage offen.
terminal-only-far = Das gibt es nur in Fernpartien.
terminal-taken-back = Zurückgenommen: Zug { $turn }, { $side }: { $played }
terminal-asks-resign = { hud-resign-explained } Gib zum Aufgeben noch einmal „{ terminal-word-resign }“ ein.
terminal-asks-draw = Ist { $other } einverstanden, endet die Partie remis. Gib zum Bestätigen noch einmal „{ terminal-word-draw }“ ein.
terminal-draws = Das Spielfeld wird vor jedem Zug gezeichnet.
terminal-draws-not = Das Spielfeld wird nicht mehr vor jedem Zug gezeichnet.
terminal-left = Die Partie ist gespeichert. Fortsetzen mit: nonaga play --text --continue
terminal-left-empty = Es wurde noch nichts gespielt.
terminal-left-unkept = Die Partie konnte nicht gespeichert werden.
terminal-not-kept = Die Partie kann gerade nicht gespeichert werden. { $error } Du kannst weiterspielen.

## What lies along a direction from a cell
sight = { $direction }: { $free ->
        [0] { $end }
        [one] eine leere Scheibe, dann { $end }
       *[other] { $free } leere Scheiben, dann { $end }
    }
direction-east = rechts
direction-north-east = rechts oben
direction-north-west = links oben
direction-west = links
direction-south-west = links unten
direction-south-east = rechts unten
sight-end-edge = der Rand
sight-end-hole = ein Loch
sight-end-token = { $side-is ->
        [red] eine rote Figur
       *[black] eine schwarze Figur
    }

## What is wrong with a line
terminal-error-unknown-word = „{ $word }“ hat hier keine Bedeutung. Was du eingeben kannst, zeigt „{ terminal-word-help }“.
terminal-error-turn-form = { $error }
terminal-error-no-cell = „{ $text }“ ist kein Platz. Plätze werden so geschrieben: 2,0 und -1,2
terminal-error-no-part = „{ $text }“ sagt nicht, von wo nach wo. So wird es geschrieben: { terminal-word-why } 2,0>1,0
terminal-error-no-such-move = { $moves ->
        [0] Es gibt noch keine Liste. Sie erscheint mit „{ terminal-word-moves }“.
       *[other] Nummer { $number } gibt es nicht. Die Liste geht bis { $moves }.
    }
terminal-error-no-folder = Den Ordner { $folder } gibt es nicht. Es wurde nichts gespeichert.
terminal-error-not-file = { $path } ist keine gewöhnliche Datei. Es wurde nichts gespeichert.
terminal-error-line-too-long = Diese Zeile ist zu lang. Eine Zeile darf höchstens { $limit } Byte haben.
cli-error-home = { $error }
