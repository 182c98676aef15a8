### The player’s own files: settings, progress, matches.

## What could not be done
home-error-no-folder = Il n’y a pas de dossier pour tes fichiers sur cet ordinateur : rien ne peut être enregistré. Donne à NONAGA_HOME le chemin d’un dossier de ton choix.
home-error-disk-full = Le disque est plein : { $path } n’a pas pu être écrit. Tout ce qui était enregistré est toujours là.
home-error-not-allowed = Nonaga n’a pas le droit d’écrire { $path } ({ $detail }). Tout ce qui était enregistré est toujours là.
home-error-cannot-write = { $path } n’a pas pu être écrit ({ $detail }). Tout ce qui était enregistré est toujours là.
home-error-cannot-read = { $path } n’a pas pu être lu ({ $detail }).
home-error-missing = { $path } n’est plus là.
home-error-damaged = { $path } est endommagé : { $damage }
home-error-newer = { $path } a été écrit par une version plus récente de Nonaga (version de fichier { $version }).
home-error-would-not-read = { $path } n’a pas été écrit, car il n’aurait pas pu être relu : { $reason } Tout ce qui était enregistré est toujours là.
home-error-in-use = Nonaga est déjà ouvert ailleurs et utilise { $path }. Réessaie dans un instant.
home-error-played-elsewhere = Cette partie est en cours dans une autre fenêtre de Nonaga.
home-error-no-free-name = Impossible d’ajouter d’autres fichiers à { $path } : tous les noms sont pris.
home-error-elsewhere = { $path } n’est pas dans { $folder } et reste donc tel quel.

## News that does not stop the game
home-notice-damaged = { $path } était endommagé : { $damage } Le fichier a été déplacé sous le nom { $kept-as }.
home-notice-damaged-stays = { $path } est endommagé : { $damage } Le fichier n’a pas pu être déplacé et reste en place : { $reason }
home-notice-newer = { $path } a été écrit par une version plus récente de Nonaga (version de fichier { $version }) et reste donc tel quel.
home-notice-newer-kept = { $path } a été écrit par une version plus récente de Nonaga (version de fichier { $version }). Une copie est enregistrée sous le nom { $kept-as }.
home-notice-judged-anew = { $reason } La partie est analysée de nouveau.
home-notice-cannot-read = { $reason } Le jeu continue sans ce fichier.

## What is wrong in a file
unreadable-damaged = { $reason }
unreadable-newer = ce fichier a été écrit par une version plus récente de Nonaga (version de fichier { $version }).

damage-too-large = il dépasse { $limit } octets, le maximum qui puisse être lu.
damage-not-text = ligne { $line } : ce n’est pas du texte.
damage-malformed = ligne { $line }, caractère { $column } : ceci est incompréhensible. { $fault }
damage-other-format = son format est « { $format } », pas « { $expected } ».
damage-other-match = il concerne une autre partie.
damage-zebra = { $error }
damage-mutants = { $error }
damage-record = { $error-is ->
        [start-faulty] { $error } { $error-faults }
       *[other] { $error }
    }
