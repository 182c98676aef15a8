### nonaga doctor: what the program found on this machine.

cli-about-doctor = Dice che cosa Nonaga ha trovato su questa macchina, per segnalare errori

doctor-version = Nonaga { $version } su { $system }
doctor-language = Lingua: { $language }. Richieste dal sistema: { $system-count ->
        [0] nessuna
       *[other] { $system }
    }. Disponibili: { $known }.
doctor-settings = Impostazioni: { $path } ({ $standing ->
        [there] la cartella c’è
        [not-yet] la cartella non esiste ancora
        [read-only] la cartella è in sola lettura
        [no-folder] questa non è una cartella
       *[unreadable] la cartella non si può leggere
    })
doctor-matches = Partite: { $path } ({ $standing ->
        [there] la cartella c’è
        [not-yet] la cartella non esiste ancora
        [read-only] la cartella è in sola lettura
        [no-folder] questa non è una cartella
       *[unreadable] la cartella non si può leggere
    })
doctor-no-folders = Cartelle: non ce n’è nessuna per i tuoi file. Imposta NONAGA_HOME su una cartella a tua scelta.
doctor-no-game = Questa versione del programma non include il gioco 3D.
doctor-displays = Schermo: { $displays-count ->
        [0] nessuna risposta
       *[other] { $displays }
    }
doctor-adapter = Grafica: { $name }, { $backend }, { $driver }{ $software ->
        [true] {" "}(un renderer software)
       *[false] {""}
    }
doctor-no-adapter = Grafica: non trovata. Aggiorna il driver della scheda grafica, o installa un renderer software.
doctor-sound = Suono: c’è un dispositivo.
doctor-no-sound = Suono: non c’è nessun dispositivo.
