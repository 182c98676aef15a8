### The player’s own files: settings, progress, matches.

## What could not be done
home-error-no-folder = Su questo computer non c’è una cartella per i tuoi file, quindi non si può salvare nulla. Imposta NONAGA_HOME su una cartella a tua scelta.
home-error-disk-full = Il disco è pieno: non è stato possibile scrivere { $path }. Tutto ciò che era già salvato c’è ancora.
home-error-not-allowed = Nonaga non ha il permesso di scrivere { $path } ({ $detail }). Tutto ciò che era già salvato c’è ancora.
home-error-cannot-write = Non è stato possibile scrivere { $path } ({ $detail }). Tutto ciò che era già salvato c’è ancora.
home-error-cannot-read = Non è stato possibile leggere { $path } ({ $detail }).
home-error-missing = { $path } non c’è più.
home-error-damaged = { $path } è danneggiato: { $damage }
home-error-newer = { $path } è stato scritto da una versione più recente di Nonaga (versione del file { $version }).
home-error-would-not-read = { $path } non è stato scritto, perché non si sarebbe potuto rileggere: { $reason } Tutto ciò che era già salvato c’è ancora.
home-error-in-use = Un’altra copia di Nonaga sta usando { $path }. Riprova tra un momento.
home-error-played-elsewhere = Questa partita è in corso in un’altra copia di Nonaga.
home-error-no-free-name = Non si possono aggiungere altri file a { $path }: tutti i nomi sono già usati.
home-error-elsewhere = { $path } non si trova in { $folder }, quindi è rimasto com’era.

## News that does not stop the game
home-notice-damaged = { $path } era danneggiato: { $damage } È stato spostato in { $kept-as }.
home-notice-damaged-stays = { $path } è danneggiato: { $damage } Non è stato possibile spostarlo, quindi è rimasto al suo posto: { $reason }
home-notice-newer = { $path } è stato scritto da una versione più recente di Nonaga (versione del file { $version }), quindi è rimasto com’era.
home-notice-newer-kept = { $path } è stato scritto da una versione più recente di Nonaga (versione del file { $version }). Una copia è salvata come { $kept-as }.
home-notice-judged-anew = { $reason } La partita viene analizzata di nuovo.
home-notice-cannot-read = { $reason } Il gioco va avanti senza.

## What is wrong in a file
unreadable-damaged = { $reason }
unreadable-newer = è stato scritto da una versione più recente di Nonaga (versione del file { $version }).

damage-too-large = supera { $limit } byte, il massimo che si può leggere.
damage-not-text = riga { $line }: questo non è testo.
damage-malformed = riga { $line }, carattere { $column }: qui il file non è comprensibile. { $fault }
damage-other-format = il suo formato è «{ $format }», non «{ $expected }».
damage-other-match = riguarda un’altra partita.
damage-zebra = { $error }
damage-mutants = { $error }
damage-record = { $error-is ->
        [start-faulty] { $error } { $error-faults }
       *[other] { $error }
    }
