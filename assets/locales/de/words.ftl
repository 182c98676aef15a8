### How sentences are put together, and what to say when sentences are missing.

language-name = Deutsch

## Lists: “a, b and c”
list-separator = { ", " }
list-last-separator = { " und " }

## The sign between the whole and the fraction of a number, as in 1.5
decimal-sign = ,

## Languages and sentences from outside
unknown-language = Die Sprache „{ $tag }“ gibt es nicht. Zur Auswahl stehen { $known }.
words-error-unreadable = Die Texte in { $file } lassen sich nicht lesen ({ $why }).
words-error-broken = { $file }, Zeile { $line }: Die Texte in dieser Datei sind unbrauchbar. { $why }.

## Why the computer’s system could not do something, as part of a sentence
system-fault-not-found = Datei oder Ordner nicht vorhanden
system-fault-not-allowed = keine Berechtigung
system-fault-not-file = keine Datei
system-fault-not-folder = Datei statt Ordner im Pfad
system-fault-read-only = Datenträger schreibgeschützt
system-fault-disk-full = Datenträger voll
system-fault-too-large = Datei zu groß
system-fault-bad-name = vom System nicht erlaubter Name
system-fault-not-text = kein Text
system-fault-busy = von einem anderen Programm belegt
system-fault-timed-out = Zeit abgelaufen
system-fault-out-of-memory = zu wenig Arbeitsspeicher
system-fault-unsupported = vom System nicht unterstützt
system-fault-other = { $code ->
        [none] Grund unbekannt
       *[other] Systemfehler { $code }
    }
