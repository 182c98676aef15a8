### How sentences are put together, and what to say when sentences are missing.

language-name = Français

## Lists: “a, b and c”
list-separator = { ", " }
list-last-separator = { " et " }

## The sign between the whole and the fraction of a number, as in 1.5
decimal-sign = ,

## Languages and sentences from outside
unknown-language = La langue « { $tag } » n’existe pas ici. Choix possibles : { $known }.
words-error-unreadable = Impossible de lire les textes de { $file } ({ $why }).
words-error-broken = { $file }, ligne { $line } : les textes de ce fichier sont inutilisables. { $why }.

## Why the computer’s system could not do something, as part of a sentence
system-fault-not-found = ce fichier ou ce dossier n’existe pas
system-fault-not-allowed = les droits d’accès ne suffisent pas
system-fault-not-file = ce n’est pas un fichier
system-fault-not-folder = une partie de ce nom est un fichier, pas un dossier
system-fault-read-only = le disque est en lecture seule
system-fault-disk-full = le disque est plein
system-fault-too-large = le fichier est trop gros
system-fault-bad-name = le système n’admet pas ce nom
system-fault-not-text = ce n’est pas du texte
system-fault-busy = un autre programme l’utilise
system-fault-timed-out = l’attente a été trop longue
system-fault-out-of-memory = la mémoire ne suffit pas
system-fault-unsupported = le système ne sait pas le faire
system-fault-other = { $code ->
        [none] le système ne dit pas pourquoi
       *[other] erreur système { $code }
    }
