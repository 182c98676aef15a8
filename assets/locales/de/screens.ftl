### The screens: title, new match, the menu, result, settings, rules, controls, credits.

## Title
title-tagline = Bewege deine Figuren auf einem Spielfeld, das sich ständig verändert
title-continue = Fortsetzen
title-continue-match = Partie fortsetzen
title-continue-far = { $name } wartet auf dich
title-far-awaits = { $name } ist am Zug
title-far-unsent = Noch nicht an { $name } gesendet
title-continue-other = { $game } fortsetzen
title-continue-lesson = Weiter mit Lektion { $number }
title-new-match = Neue Partie
title-shelf = Weitere Spiele
title-far = Fernpartie
title-settings = Einstellungen
title-rules = Regeln
title-controls = Steuerung
title-credits = Mitwirkende
title-quit = Beenden

## On every overlay
screen-back = Zurück
screen-done = Fertig

## New match
new-match = Neue Partie
new-match-opponent = Gegner
new-match-opponent-computer = Der Computer
new-match-opponent-friend = Zu zweit
new-match-opponent-computers = Zwei Computer
new-match-level = Stufe
new-match-level-of = Stufe von { $side }
new-match-colour = Du spielst
new-match-name = Dein Name
new-match-player-name = Name von { $side }
new-match-name-full = Ein Name darf höchstens { $longest } Zeichen haben.
new-match-first = Wer beginnt
new-match-red = Rot
new-match-black = Schwarz
new-match-random = Zufall
new-match-rules = Hausregeln
new-match-rules-chosen = Hausregeln: { $rules }
new-match-start = Start

## How well the computer plays
level-beginner = Anfänger
level-beginner-explained = Übersieht viel. Vor seinen Drohungen warnt dich das Spiel.
level-easy = Leicht
level-easy-explained = Verpasst keinen sofortigen Sieg, übersieht aber oft deinen.
level-medium = Mittel
level-medium-explained = Übersieht selten deinen Sieg im nächsten Zug, plant aber nicht weit voraus.
level-hard = Schwer
level-hard-explained = Übersieht keinen Sieg im nächsten Zug und plant einige Züge voraus.
level-master = Meister
level-master-explained = Übersieht nichts und denkt so weit voraus, wie er kann.

## There is an unfinished match
unfinished = Du hast noch eine offene Partie
unfinished-explained = { $red } gegen { $black }, { $turns ->
        [0] vor dem ersten Zug
        [one] nach einem Zug
       *[other] nach { $turns } Zügen
    }. Sie bleibt gespeichert, auch wenn du eine neue beginnst.
unfinished-continue = Fortsetzen
unfinished-new = Neue Partie

## The menu of a match
pause = Menü
pause-kept = Deine Partie ist gespeichert. Du kannst jetzt aufhören und später weiterspielen.
pause-far = Jeder Teil eines Zugs wird sofort gespeichert. Gesendet wird er, sobald ihr beide da seid. Wenn du gehst, wartet die Partie.
match-not-saved = Diese Partie ist nicht gespeichert. { $reason }
pause-nothing-played = Es wurde noch nichts gespielt.
pause-lesson = Du kannst jetzt aufhören. Beim nächsten Mal geht die Lektion mit diesem Schritt weiter.
pause-lesson-over = Das ist geschafft. Du kannst jetzt aufhören.
pause-exercise = Du kannst jetzt aufhören. Deine Fehler bleiben für das nächste Mal gespeichert.
pause-puzzle = Du kannst jetzt aufhören. Die Aufgabe wartet hier auf dich.
pause-resume = Weiter
pause-matches = Alle Partien
pause-result = Ergebnis
pause-leave = Hauptmenü
pause-leave-unsaved = Ohne Speichern verlassen

## Result
result-players = { $red } gegen { $black }, { $turns ->
        [0] kein Zug
        [one] ein Zug
       *[other] { $turns } Züge
    }
result-players-you = Gegen den Computer ({ $level }), { $turns ->
        [0] kein Zug
        [one] ein Zug
       *[other] { $turns } Züge
    }
result-score = Stand: { $red } { $red-won }, { $black } { $black-won }{ $drawn ->
        [0] { "" }
       *[other] , { $drawn } remis
    }
result-score-you = Stand: du { $own }, Computer ({ $level }) { $other }{ $drawn ->
        [0] { "" }
       *[other] , { $drawn } remis
    }
result-tick = Ein Haken ist eine geknickte Linie.
result-you-won = Du hast gewonnen
result-you-lost = Du hast verloren
result-rematch = Revanche mit Farbtausch
result-mistakes = Deine Fehler verbessern
result-mistakes-short = Fehler
result-no-mistakes = Keine Fehler gefunden
result-no-mistakes-short = Keine Fehler
result-next-level = Nächste Stufe: { $level }
result-watch = Diese Partie ansehen
result-watch-short = Ansehen
result-look = Spielfeld ansehen
result-look-short = Spielfeld
result-menu = Hauptmenü
result-menu-short = Menü
result-watched-short = Weiter ansehen

## Settings
settings = Einstellungen
settings-language = Sprache
settings-language-systems = Systemsprache
settings-sound = Ton
settings-effects = Soundeffekte
settings-music = Musik
settings-captions = Untertitel für Geräusche
settings-picture = Bild
settings-quality = Qualität
settings-quality-automatic = Automatisch
settings-quality-low = Niedrig
settings-quality-medium = Mittel
settings-quality-high = Hoch
settings-full-screen = Vollbild
settings-notifications = Melden, wenn ich in einer Fernpartie am Zug bin
settings-text = Schriftgröße
settings-text-percent = { $percent } %
settings-high-contrast = Hoher Kontrast
settings-woods = Holz und Lack
settings-woods-table = Tisch
settings-wood-walnut = Nussbaum
settings-wood-mahogany = Mahagoni
settings-wood-bog-oak = Mooreiche
settings-woods-discs = Scheiben
settings-wood-maple = Ahorn
settings-wood-oak = Eiche
settings-wood-cherry = Kirschbaum
settings-woods-tokens = Figuren
settings-lacquer-glossy = Glänzend
settings-lacquer-matt = Matt
settings-lacquer-bright = Leuchtend
settings-table = Am Tisch
settings-speed = Animationstempo
settings-speed-slow = Langsam
settings-speed-normal = Normal
settings-speed-fast = Schnell
settings-reduced-motion = Weniger Bewegung: Überblenden statt Bewegen
settings-still-view = Ansicht ruhig halten
settings-last-turn = Letzten Zug markiert lassen
settings-coordinates = Koordinaten auf dem Spielfeld
settings-symbols = Symbole auf den Figuren
settings-bindings = Tastenbelegung ändern

## Changing keys and gamepad buttons
bindings = Tastenbelegung
bindings-explained = Wähle, was du ändern willst, und drück dann die neue Taste auf Tastatur, Gamepad oder Maus. Die linke und die rechte Maustaste behalten ihre Funktion. Esc bricht ab.
bindings-press-key = Taste drücken …
bindings-press-button = Am Gamepad drücken …
bindings-press-mouse = Maustaste drücken …
bindings-taken = { $key }: bisher „{ $other }“, jetzt „{ $action }“.{ $left ->
        [0] {" "}„{ $other }“ ist jetzt nicht belegt.
       *[other] {""}
    }
bindings-reset = Zurücksetzen
bindings-were-reset = Alle Tasten sind zurückgesetzt.
bindings-keys-of = { $action }, Tastatur: { $names }
bindings-buttons-of = { $action }, Gamepad: { $names }
bindings-mouse-of = { $action }, Maus: { $names }
bindings-view = Maustaste zum Drehen der Ansicht
bindings-view-any = Jede
bindings-view-right = Rechte
bindings-view-middle = Mittlere
bindings-view-left = Linke, auf dem Tisch
bindings-view-lost = { $key }: bisher Ansicht drehen, jetzt „{ $action }“.
bindings-view-taken = Mittlere Maustaste: bisher „{ $other }“, jetzt Ansicht drehen.
bindings-turning = Drehtempo
bindings-zooming = Zoomtempo

## Rules, on one page
rules = Die Regeln
rules-goal = Das Ziel
rules-goal-explained = Bring deine drei Figuren zusammen: als Dreieck, als Linie oder als Haken (eine geknickte Linie). Jede muss mindestens eine der anderen berühren. Wer das schafft, gewinnt sofort.
rules-slide = Zuerst: Figur bewegen
rules-slide-explained = Bewege eine deiner Figuren über die Scheiben in eine der sechs Richtungen. Sie gleitet so weit wie möglich: Nur der Rand des Spielfelds, ein Loch oder eine andere Figur hält sie auf.
rules-relocate = Dann: Scheibe umlegen
rules-relocate-explained = Nimm eine Scheibe vom Rand des Spielfelds und leg sie woanders an, wo sie mindestens zwei andere Scheiben berührt.
rules-which = Welche Scheiben du nehmen darfst
rules-which-explained = Du darfst eine Scheibe nehmen, wenn keine Figur darauf steht und dein Gegner sie nicht gerade umgelegt hat. Sie muss sich aus dem Spielfeld schieben lassen, ohne dass du sie anhebst oder eine andere Scheibe verschiebst. Das übrige Spielfeld muss zusammenhängen.
rules-rare = Sonderfälle
rules-rare-explained = Kannst du keine Figur bewegen oder keine Scheibe nehmen, lässt du diesen Teil aus. Die Partie endet remis, wenn dieselbe Stellung zum dritten Mal vorkommt oder wenn sich beide darauf einigen.
rules-house = In dieser Partie

## Controls, on one page
controls = Steuerung
controls-what = Funktion
controls-mouse = Maus
controls-touch = Touch
controls-keyboard = Tastatur
controls-gamepad = Gamepad
controls-none = –
controls-choose = Figur oder Scheibe wählen, dann das Ziel
controls-click = Klicken
controls-tap = Tippen
controls-move = Figur oder Scheibe bewegen
controls-drag = Ziehen
controls-let-go = Figur oder Scheibe loslassen
controls-right-click = Rechtsklick oder noch mal klicken
controls-tap-again = Noch mal tippen
controls-turn-view = Ansicht drehen
controls-drag-view = Den Tisch ziehen oder irgendwo mit der rechten oder mittleren Taste ziehen
controls-drag-view-right = Irgendwo mit der rechten Taste ziehen
controls-drag-view-middle = Irgendwo mit der mittleren Taste ziehen
controls-drag-view-left = Den Tisch ziehen
controls-zoom = Zoomen
controls-wheel = Mausrad
controls-two-fingers = Zwei Finger bewegen oder drehen
controls-pinch = Zwei Finger spreizen oder zusammenziehen
controls-scroll = Seite oder Liste scrollen
controls-button-name = Name und Taste eines Knopfs sehen
controls-point = Darauf zeigen
controls-note-pieces = Während sich etwas bewegt, beendet jeder Klick oder Tastendruck die Bewegung sofort.
controls-note-symbols = Mit „Symbole auf den Figuren“ in den Einstellungen trägt jede rote Figur einen Ring und jede schwarze eine Raute.
controls-note-menus = In Menüs geht es mit den Pfeiltasten, Tab oder dem Steuerkreuz von Knopf zu Knopf. Enter, Leertaste oder Süd wählt aus, Esc oder Ost geht zurück.
controls-note-gamepad = Der linke Stick wirkt wie das Steuerkreuz. Auf Gamepads von Nintendo sind A und B vertauscht, X und Y ebenso.

## Credits
credits = Mitwirkende
credits-game = Das Spiel
credits-game-explained = Nonaga ist ein Brettspiel von Víktor Bautista i Roca. Dies ist eine unabhängige digitale Fassung.
credits-program = Das Programm
credits-program-explained = Freie Software unter der MIT- oder der Apache-2.0-Lizenz, ganz nach Wunsch. Gebaut mit der Engine Bevy und anderer freier Software.
credits-letters = Die Schrift
credits-letters-explained = Lato von Łukasz Dziedzic, unter der SIL Open Font License 1.1.
credits-sounds = Klänge und Bilder
credits-sounds-explained = Für dieses Spiel gemacht. Die Klänge sind synthetisch, nicht aufgenommen, und das Holz zeichnet das Programm, während du spielst.

## Lessons
title-learn = Nonaga lernen
title-learn-more = Lektionen und Herausforderungen
title-learn-offer = Neu bei Nonaga? Lerne es beim Spielen, in etwa zehn Minuten.
lessons-course = Der Kurs
lessons-challenges = Herausforderungen
lessons-own = Eigene Lektionen
lessons-row = { $lesson } · { $standing }
lessons-length = { $steps ->
        [one] 1 Schritt
       *[other] { $steps } Schritte
    }, etwa { $minutes } Min.
lessons-done = fertig
lessons-skipped = { $steps ->
    [one] 1 Schritt ausgelassen
   *[other] { $steps } Schritte ausgelassen
}
lessons-at = Schritt { $step } von { $steps }
lessons-broken = { $file }: { $why }
