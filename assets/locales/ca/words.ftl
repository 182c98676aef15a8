### How sentences are put together, and what to say when sentences are missing.

language-name = Català

## Lists: “a, b and c”
list-separator = { ", " }
list-last-separator = { " i " }

## The sign between the whole and the fraction of a number, as in 1.5
decimal-sign = ,

## Languages and sentences from outside
unknown-language = L’idioma «{ $tag }» no hi és. Idiomes disponibles: { $known }.
words-error-unreadable = No es poden llegir els textos de { $file } ({ $why }).
words-error-broken = { $file }, línia { $line }: els textos d’aquest fitxer no es poden fer servir. { $why }.

## Why the computer’s system could not do something, as part of a sentence
system-fault-not-found = el fitxer o la carpeta no existeix
system-fault-not-allowed = no tens permís
system-fault-not-file = no és un fitxer
system-fault-not-folder = una part d’aquest nom és un fitxer i no una carpeta
system-fault-read-only = la unitat és només de lectura
system-fault-disk-full = no queda espai d’emmagatzematge
system-fault-too-large = el fitxer és massa gran
system-fault-bad-name = el sistema no admet aquest nom
system-fault-not-text = no és text
system-fault-busy = un altre programa el fa servir
system-fault-timed-out = ha trigat massa
system-fault-out-of-memory = no hi ha prou memòria
system-fault-unsupported = el sistema no ho pot fer
system-fault-other = { $code ->
        [none] el sistema no diu per què
       *[other] error del sistema { $code }
    }
