### nonaga doctor: what the program found on this machine.

cli-about-doctor = Dit ce que Nonaga a trouvé sur cette machine, pour signaler un problème

doctor-version = Nonaga { $version } sur { $system }
doctor-language = Langue : { $language }. Le système { $system-count ->
        [0] n’en demande aucune
       *[other] demande { $system }
    } ; langues disponibles : { $known }.
doctor-settings = Réglages : { $path } ({ $standing ->
        [there] le dossier existe
        [not-yet] le dossier n’existe pas encore
        [read-only] le dossier est en lecture seule
        [no-folder] ce n’est pas un dossier
       *[unreadable] le dossier est illisible
    })
doctor-matches = Parties : { $path } ({ $standing ->
        [there] le dossier existe
        [not-yet] le dossier n’existe pas encore
        [read-only] le dossier est en lecture seule
        [no-folder] ce n’est pas un dossier
       *[unreadable] le dossier est illisible
    })
doctor-no-folders = Dossiers : il n’y en a pas pour les fichiers personnels. Donner à NONAGA_HOME le chemin d’un dossier au choix.
doctor-no-game = Le jeu en 3D ne fait pas partie de cette version.
doctor-displays = Écran : { $displays-count ->
        [0] aucun ne répond
       *[other] { $displays }
    }
doctor-adapter = Graphismes : { $name }, { $backend }, { $driver }{ $software ->
        [true] {" "}(moteur de rendu logiciel)
       *[false] {""}
    }
doctor-no-adapter = Graphismes : rien n’a été trouvé. Mettre à jour le pilote graphique, ou installer un moteur de rendu logiciel.
doctor-sound = Son : il y a un périphérique.
doctor-no-sound = Son : il n’y a pas de périphérique.
