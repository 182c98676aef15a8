### The player’s own files: settings, progress, matches.

## What could not be done
home-error-no-folder = Auf diesem Computer gibt es keinen Ordner für deine Dateien, daher kann nichts gespeichert werden. Setze NONAGA_HOME auf einen Ordner deiner Wahl.
home-error-disk-full = Der Datenträger ist voll: { $path } konnte nicht geschrieben werden. Alles bisher Gespeicherte ist noch da.
home-error-not-allowed = Nonaga darf { $path } nicht schreiben ({ $detail }). Alles bisher Gespeicherte ist noch da.
home-error-cannot-write = { $path } konnte nicht geschrieben werden ({ $detail }). Alles bisher Gespeicherte ist noch da.
home-error-cannot-read = { $path } konnte nicht gelesen werden ({ $detail }).
home-error-missing = { $path } ist nicht mehr da.
home-error-damaged = { $path } ist beschädigt: { $damage }
home-error-newer = { $path } stammt von einer neueren Version von Nonaga (Dateiversion { $version }).
home-error-would-not-read = { $path } wurde nicht geschrieben, weil es sich nicht wieder lesen ließe: { $reason } Alles bisher Gespeicherte ist noch da.
home-error-in-use = Ein weiteres Nonaga benutzt gerade { $path }. Versuch es gleich noch einmal.
home-error-played-elsewhere = Diese Partie wird gerade in einem weiteren Nonaga gespielt.
home-error-no-free-name = In { $path } passen keine weiteren Dateien: Alle Namen sind vergeben.
home-error-elsewhere = { $path } liegt nicht in { $folder } und blieb deshalb unberührt.

## News that does not stop the game
home-notice-damaged = { $path } war beschädigt: { $damage } Die Datei liegt jetzt unter { $kept-as }.
home-notice-damaged-stays = { $path } ist beschädigt: { $damage } Die Datei ließ sich nicht verschieben und blieb, wo sie war: { $reason }
home-notice-newer = { $path } stammt von einer neueren Version von Nonaga (Dateiversion { $version }) und blieb deshalb unberührt.
home-notice-newer-kept = { $path } stammt von einer neueren Version von Nonaga (Dateiversion { $version }). Eine Kopie liegt unter { $kept-as }.
home-notice-judged-anew = { $reason } Die Partie wird neu bewertet.
home-notice-cannot-read = { $reason } Das Spiel läuft ohne diese Datei weiter.

## What is wrong in a file
unreadable-damaged = { $reason }
unreadable-newer = Die Datei stammt von einer neueren Version von Nonaga (Dateiversion { $version }).

damage-too-large = Die Datei ist größer als { $limit } Byte; mehr lässt sich nicht lesen.
damage-not-text = Zeile { $line }: Das ist kein Text.
damage-malformed = Zeile { $line }, Zeichen { $column }: Das ist nicht zu verstehen. { $fault }
damage-other-format = Das Format ist „{ $format }“ statt „{ $expected }“.
damage-other-match = Die Datei gehört zu einer anderen Partie.
damage-zebra = { $error }
damage-mutants = { $error }
damage-record = { $error-is ->
        [start-faulty] { $error } { $error-faults }
       *[other] { $error }
    }
