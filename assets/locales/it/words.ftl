### How sentences are put together, and what to say when sentences are missing.

language-name = Italiano

## Lists: “a, b and c”
list-separator = { ", " }
list-last-separator = { " e " }

## The sign between the whole and the fraction of a number, as in 1.5
decimal-sign = ,

## Languages and sentences from outside
unknown-language = La lingua «{ $tag }» non è disponibile. Scegli tra { $known }.
words-error-unreadable = Non è possibile leggere i testi in { $file } ({ $why }).
words-error-broken = { $file }, riga { $line }: i testi di questo file non si possono usare. { $why }.

## Why the computer’s system could not do something, as part of a sentence
system-fault-not-found = il file o la cartella non esiste
system-fault-not-allowed = permesso negato
system-fault-not-file = questo non è un file
system-fault-not-folder = una parte di questo nome è un file, non una cartella
system-fault-read-only = il disco è in sola lettura
system-fault-disk-full = il disco è pieno
system-fault-too-large = il file è troppo grande
system-fault-bad-name = il sistema non accetta questo nome
system-fault-not-text = questo non è testo
system-fault-busy = lo sta usando un altro programma
system-fault-timed-out = ci è voluto troppo tempo
system-fault-out-of-memory = la memoria non basta
system-fault-unsupported = il sistema non può farlo
system-fault-other = { $code ->
        [none] il sistema non dice perché
       *[other] errore di sistema { $code }
    }
