### nonaga doctor: what the program found on this machine.

cli-about-doctor = Diu què ha trobat Nonaga en aquesta màquina, per informar d’errors

doctor-version = Nonaga { $version } a { $system }
doctor-language = Idioma: { $language }. El sistema demana { $system-count ->
        [0] cap idioma
       *[other] { $system }
    }. Disponibles: { $known }.
doctor-settings = Opcions: { $path } ({ $standing ->
        [there] la carpeta hi és
        [not-yet] la carpeta encara no existeix
        [read-only] la carpeta és només de lectura
        [no-folder] això no és una carpeta
       *[unreadable] la carpeta no es pot llegir
    })
doctor-matches = Partides: { $path } ({ $standing ->
        [there] la carpeta hi és
        [not-yet] la carpeta encara no existeix
        [read-only] la carpeta és només de lectura
        [no-folder] això no és una carpeta
       *[unreadable] la carpeta no es pot llegir
    })
doctor-no-folders = Carpetes: no n’hi ha cap per als fitxers propis. Cal definir NONAGA_HOME amb una carpeta.
doctor-no-game = Aquesta compilació no inclou el joc en 3D.
doctor-displays = Pantalla: { $displays-count ->
        [0] no en respon cap
       *[other] { $displays }
    }
doctor-adapter = Gràfics: { $name }, { $backend }, { $driver }{ $software ->
        [true] {" "}(un renderitzador per programari)
       *[false] {""}
    }
doctor-no-adapter = Gràfics: no s’ha trobat res. Cal actualitzar el controlador gràfic o instal·lar un renderitzador per programari.
doctor-sound = So: hi ha un dispositiu.
doctor-no-sound = So: no hi ha cap dispositiu.
