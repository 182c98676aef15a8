### nonaga doctor: what the program found on this machine.

cli-about-doctor = Sagt, was Nonaga auf diesem Computer vorgefunden hat, für Fehlerberichte

doctor-version = Nonaga { $version } auf { $system }
doctor-language = Sprache: { $language }. Das System wünscht { $system-count ->
        [0] keine bestimmte
       *[other] { $system }
    }; vorhanden: { $known }.
doctor-settings = Einstellungen: { $path } ({ $standing ->
        [there] der Ordner ist da
        [not-yet] den Ordner gibt es noch nicht
        [read-only] der Ordner ist schreibgeschützt
        [no-folder] das ist kein Ordner
       *[unreadable] der Ordner ist nicht lesbar
    })
doctor-matches = Partien: { $path } ({ $standing ->
        [there] der Ordner ist da
        [not-yet] den Ordner gibt es noch nicht
        [read-only] der Ordner ist schreibgeschützt
        [no-folder] das ist kein Ordner
       *[unreadable] der Ordner ist nicht lesbar
    })
doctor-no-folders = Ordner: keiner für eigene Dateien vorhanden. Abhilfe: NONAGA_HOME auf einen beliebigen Ordner setzen.
doctor-no-game = Das 3D-Spiel ist nicht Teil dieser Fassung.
doctor-displays = Bildschirm: { $displays-count ->
        [0] keiner antwortet
       *[other] { $displays }
    }
doctor-adapter = Grafik: { $name }, { $backend }, { $driver }{ $software ->
        [true] {" "}(ein Software-Renderer)
       *[false] {""}
    }
doctor-no-adapter = Grafik: nichts gefunden. Abhilfe: den Grafiktreiber aktualisieren oder einen Software-Renderer installieren.
doctor-sound = Ton: Ein Gerät ist vorhanden.
doctor-no-sound = Ton: Es ist kein Gerät vorhanden.
