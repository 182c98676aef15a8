### The library: all matches that are kept, and those that come with the game.

title-library = Partien
library = Partien

## What is listed
library-show = Anzeigen
library-own = Deine Partien
library-bundled = Beispielpartien
library-broken = Unlesbare Dateien
library-search = Suchen
library-sort = Sortierung
library-sort-date = Datum
library-sort-players = Name
library-sort-result = Ergebnis
library-sort-turns = Züge
library-reading = Deine Partien werden gelesen …
library-none = Du hast noch keine Partien. Jede Partie, die du beendest, wird hier automatisch gespeichert.
library-count = { $count ->
        [one] Eine Partie
       *[other] { $count } Partien
    }
library-found = { $count ->
        [0] Keine
       *[other] { $count }
    } von { $all }
library-files = { $count ->
        [one] Eine Datei
       *[other] { $count } Dateien
    }

## A match
library-players = { $red } gegen { $black }
library-date = { $day }. { $month ->
        [1] Januar
        [2] Februar
        [3] März
        [4] April
        [5] Mai
        [6] Juni
        [7] Juli
        [8] August
        [9] September
        [10] Oktober
        [11] November
       *[12] Dezember
    } { $year }
library-turns = { $turns ->
        [0] kein Zug
        [one] ein Zug
       *[other] { $turns } Züge
    }
library-details = { $date } · { library-turns }
library-details-named = { $players } · { $date } · { library-turns }
library-details-bundled = { $players } · { library-turns }
library-won = { $side } gewinnt mit { $shape-is ->
        [line] einer
        [tick] einem
       *[triangle] einem
    } { $shape }
library-resigned = { $side } gibt auf
library-repeated = Remis durch Wiederholung
library-agreed = Remis durch Einigung
library-unfinished = Läuft noch
library-fault = Fehler: { $why }
library-unreadable = Diese Datei lässt sich nicht lesen: { $why }.
library-newer = Diese Datei stammt von einer neueren Version von Nonaga (Dateiversion { $version }).

## What can be done with it
library-rename = { $name } umbenennen
library-copy = { $name } als Text kopieren
library-delete = { $name } löschen
library-new-name = Neuer Name
library-save-name = Umbenennen
library-keep-name = Abbrechen
library-undo = Rückgängig
library-deleted = „{ $name }“ gelöscht.
library-copied = Die Partie liegt als Textzeile in der Zwischenablage.
library-not-copied = Die Partie konnte nicht kopiert werden: Die Zwischenablage ist hier nicht verfügbar.

## Matches from elsewhere
library-ask-path = Datei öffnen …
library-path = Pfad der Datei
library-open-path = Öffnen
library-leave-path = Abbrechen
library-paste = Partie einfügen
library-no-text = In der Zwischenablage ist kein Text. Kopiere zuerst eine Partie.
library-not-pasted = In der Zwischenablage ist keine lesbare Partie. { $why }

## The keys, on the page of all controls
controls-note-library = In der Liste der Partien benennt F2 eine Partie um, Entf löscht sie, und Strg+Z holt sie zurück. Strg+C kopiert eine Partie als Text, Strg+V öffnet eine kopierte, und Strg+F springt zur Suche. Eine Datei, die du auf das Fenster ziehst, wird geöffnet.

## Your own figures
library-figures = Gegen den Computer: { $won } gewonnen, { $lost } verloren, { $drawn } remis.{ $friends ->
        [0] {""}
        [one] {" "}Eine Partie zu zweit.
       *[other] {" "}{ $friends } Partien zu zweit.
    }
library-figures-of = { $of }: { $won } gewonnen, { $lost } verloren{ $drawn ->
        [0] {""}
       *[other] , { $drawn } remis
    }
library-figures-with = Mit { $shape-is ->
        [line] einer
        [tick] einem
       *[triangle] einem
    } { $shape }: { $won } gewonnen, { $lost } verloren
