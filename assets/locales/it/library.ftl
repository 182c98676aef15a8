### The library: all matches that are kept, and those that come with the game.

title-library = Partite
library = Partite

## What is listed
library-show = Mostra
library-own = Le tue partite
library-bundled = Partite d’esempio
library-broken = File illeggibili
library-search = Cerca
library-sort = Ordina per
library-sort-date = Data
library-sort-players = Nome
library-sort-result = Risultato
library-sort-turns = Turni
library-reading = Leggo le tue partite…
library-none = Non hai ancora partite. Ogni partita che finisci viene salvata qui automaticamente.
library-count = { $count ->
        [one] Una partita
       *[other] { $count } partite
    }
library-found = { $count ->
        [0] Nessuna
       *[other] { $count }
    } su { $all }
library-files = { $count ->
        [one] Un file
       *[other] { $count } file
    }

## A match
library-players = { $red } contro { $black }
library-date = { $day } { $month ->
        [1] gennaio
        [2] febbraio
        [3] marzo
        [4] aprile
        [5] maggio
        [6] giugno
        [7] luglio
        [8] agosto
        [9] settembre
        [10] ottobre
        [11] novembre
       *[12] dicembre
    } { $year }
library-turns = { $turns ->
        [0] nessuna giocata
        [one] una giocata
       *[other] { $turns } giocate
    }
library-details = { $date } · { library-turns }
library-details-named = { $players } · { $date } · { library-turns }
library-details-bundled = { $players } · { library-turns }
library-won = { $shape-is ->
        [line] Il { $side } vince con una { $shape }
       *[triangle] Il { $side } vince con un { $shape }
    }
library-resigned = Il { $side } si arrende
library-repeated = Patta per ripetizione
library-agreed = Patta per accordo
library-unfinished = Non ancora finita
library-fault = Errore al { $why }
library-unreadable = Questo file non si può leggere: { $why }.
library-newer = Il file è di una versione più recente di Nonaga (versione del file { $version }).

## What can be done with it
library-rename = Rinomina { $name }
library-copy = Copia { $name } come testo
library-delete = Elimina { $name }
library-new-name = Nuovo nome
library-save-name = Rinomina
library-keep-name = Annulla
library-undo = Ripristina
library-deleted = Hai eliminato «{ $name }».
library-copied = La partita è negli appunti, come una riga di testo.
library-not-copied = La partita non si può copiare: gli appunti non sono disponibili.

## Matches from elsewhere
library-ask-path = Apri un file…
library-path = Percorso del file
library-open-path = Apri
library-leave-path = Annulla
library-paste = Incolla partita
library-no-text = Negli appunti non c’è testo. Copia prima una partita.
library-not-pasted = Negli appunti non c’è nessuna partita leggibile. { $why }

## The keys, on the page of all controls
controls-note-library = Nell’elenco delle partite, F2 rinomina una partita, Canc la elimina e Ctrl+Z la ripristina. Ctrl+C copia una partita come testo, Ctrl+V ne apre una che hai copiato e Ctrl+F va alla ricerca. Un file trascinato sulla finestra viene aperto.

## Your own figures
library-figures = Contro il computer: { $won ->
        [one] { $won } vinta
       *[other] { $won } vinte
    }, { $lost ->
        [one] { $lost } persa
       *[other] { $lost } perse
    }, { $drawn ->
        [one] { $drawn } patta
       *[other] { $drawn } patte
    }.{ $friends ->
        [0] {""}
        [one] {" "}Una partita tra amici.
       *[other] {" "}{ $friends } partite tra amici.
    }
library-figures-of = { $of }: { $won ->
        [one] { $won } vinta
       *[other] { $won } vinte
    }, { $lost ->
        [one] { $lost } persa
       *[other] { $lost } perse
    }{ $drawn ->
        [0] {""}
        [one] , { $drawn } patta
       *[other] , { $drawn } patte
    }
library-figures-with = Con { $shape-is ->
        [line] una { $shape }
       *[triangle] un { $shape }
    }: { $won ->
        [one] { $won } vinta
       *[other] { $won } vinte
    }, { $lost ->
        [one] { $lost } persa
       *[other] { $lost } perse
    }
