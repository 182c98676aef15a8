### How sentences are put together, and what to say when sentences are missing.

language-name = Español

## Lists: “a, b and c”
list-separator = { ", " }
list-last-separator = { " y " }

## The sign between the whole and the fraction of a number, as in 1.5
decimal-sign = ,

## Languages and sentences from outside
unknown-language = No existe el idioma «{ $tag }». Idiomas posibles: { $known }.
words-error-unreadable = No se pueden leer los textos de { $file } ({ $why }).
words-error-broken = { $file }, línea { $line }: los textos de este archivo no se pueden usar. { $why }.

## Why the computer’s system could not do something, as part of a sentence
system-fault-not-found = no existe ese archivo o esa carpeta
system-fault-not-allowed = falta el permiso necesario
system-fault-not-file = esto no es un archivo
system-fault-not-folder = una parte de este nombre es un archivo, no una carpeta
system-fault-read-only = el disco es de solo lectura
system-fault-disk-full = el disco está lleno
system-fault-too-large = el archivo es demasiado grande
system-fault-bad-name = el sistema no permite ese nombre
system-fault-not-text = esto no es texto
system-fault-busy = otro programa lo está usando
system-fault-timed-out = ha tardado demasiado
system-fault-out-of-memory = no hay memoria suficiente
system-fault-unsupported = el sistema no puede hacerlo
system-fault-other = { $code ->
        [none] el sistema no dice por qué
       *[other] error { $code } del sistema
    }
