### The player’s own files: settings, progress, matches.

## What could not be done
home-error-no-folder = En aquest ordinador no hi ha cap carpeta per als teus fitxers i no es pot desar res. Defineix NONAGA_HOME amb la carpeta que vulguis.
home-error-disk-full = No queda espai d’emmagatzematge: no s’ha pogut escriure { $path }. Tot el que estava desat encara hi és.
home-error-not-allowed = Nonaga no té permís per escriure { $path } ({ $detail }). Tot el que estava desat encara hi és.
home-error-cannot-write = No s’ha pogut escriure { $path } ({ $detail }). Tot el que estava desat encara hi és.
home-error-cannot-read = No s’ha pogut llegir { $path } ({ $detail }).
home-error-missing = { $path } ja no hi és.
home-error-damaged = { $path } està malmès: { $damage }
home-error-newer = Una versió més nova de Nonaga ha escrit { $path } (versió del fitxer: { $version }).
home-error-would-not-read = No s’ha escrit { $path }, perquè després no s’hauria pogut llegir: { $reason } Tot el que estava desat encara hi és.
home-error-in-use = Una altra còpia de Nonaga fa servir { $path }. Torna-ho a provar d’aquí a un moment.
home-error-played-elsewhere = Aquesta partida s’està jugant en una altra còpia de Nonaga.
home-error-no-free-name = No es poden afegir més fitxers a { $path }: tots els noms estan ocupats.
home-error-elsewhere = { $path } no és dins de { $folder }, i no s’ha tocat.

## News that does not stop the game
home-notice-damaged = { $path } estava malmès: { $damage } S’ha mogut a { $kept-as }.
home-notice-damaged-stays = { $path } està malmès: { $damage } No s’ha pogut moure i s’ha deixat al seu lloc: { $reason }
home-notice-newer = Una versió més nova de Nonaga ha escrit { $path } (versió del fitxer: { $version }), i no s’ha tocat.
home-notice-newer-kept = Una versió més nova de Nonaga ha escrit { $path } (versió del fitxer: { $version }). Se’n conserva una còpia a { $kept-as }.
home-notice-judged-anew = { $reason } La partida es torna a analitzar.
home-notice-cannot-read = { $reason } El joc continua sense aquest fitxer.

## What is wrong in a file
unreadable-damaged = { $reason }
unreadable-newer = l’ha escrit una versió més nova de Nonaga (versió del fitxer: { $version }).

damage-too-large = passa de { $limit } bytes, el màxim que es pot llegir.
damage-not-text = línia { $line }: això no és text.
damage-malformed = línia { $line }, caràcter { $column }: això no s’entén. { $fault }
damage-other-format = té el format «{ $format }», i no «{ $expected }».
damage-other-match = és d’una altra partida.
damage-zebra = { $error }
damage-mutants = { $error }
damage-record = { $error-is ->
        [start-faulty] { $error } { $error-faults }
       *[other] { $error }
    }
