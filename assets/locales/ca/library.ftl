### The library: all matches that are kept, and those that come with the game.

title-library = Partides
library = Partides

## What is listed
library-show = Mostra
library-own = Les teves partides
library-bundled = Partides d’exemple
library-broken = Fitxers il·legibles
library-search = Cerca
library-sort = Ordena per
library-sort-date = Data
library-sort-players = Nom
library-sort-result = Resultat
library-sort-turns = Jugades
library-reading = S’estan llegint les partides…
library-none = Encara no tens cap partida. Les partides que acabes es desen aquí automàticament.
library-count = { $count ->
        [one] Una partida
       *[other] { $count } partides
    }
library-found = { $count ->
        [0] Cap
       *[other] { $count }
    } de { $all }
library-files = { $count ->
        [one] Un fitxer
       *[other] { $count } fitxers
    }

## A match
library-players = { $red } contra { $black }
library-date = { $day } { $month ->
        [1] de gener
        [2] de febrer
        [3] de març
        [4] d’abril
        [5] de maig
        [6] de juny
        [7] de juliol
        [8] d’agost
        [9] de setembre
        [10] d’octubre
        [11] de novembre
       *[12] de desembre
    } de { $year }
library-turns = { $turns ->
        [0] cap jugada
        [one] una jugada
       *[other] { $turns } jugades
    }
library-details = { $date } · { library-turns }
library-details-named = { $players } · { $date } · { library-turns }
library-details-bundled = { $players } · { library-turns }
library-won = { $side-is ->
        [red] Guanyen les vermelles
       *[black] Guanyen les negres
    } { $shape-is ->
        [line] amb una línia
        [tick] amb un angle
       *[triangle] amb un triangle
    }
library-resigned = { $side-is ->
        [red] Les vermelles es rendeixen
       *[black] Les negres es rendeixen
    }
library-repeated = Taules per repetició
library-agreed = Taules per acord
library-unfinished = Sense acabar
library-fault = Falla aquí: { $why }
library-unreadable = No es pot llegir aquest fitxer: { $why }.
library-newer = Aquest fitxer l’ha escrit una versió més nova de Nonaga (versió del fitxer: { $version }).

## What can be done with it
library-rename = Canvia el nom: { $name }
library-copy = Copia { $name } com a text
library-delete = Suprimeix { $name }
library-new-name = Nom nou
library-save-name = Desa
library-keep-name = Cancel·la
library-undo = Desfés
library-deleted = S’ha suprimit «{ $name }».
library-copied = La partida és al porta-retalls, en una línia de text.
library-not-copied = No s’ha pogut copiar la partida: el porta-retalls no està disponible.

## Matches from elsewhere
library-ask-path = Obre un fitxer…
library-path = Camí del fitxer
library-open-path = Obre
library-leave-path = Cancel·la
library-paste = Enganxa una partida
library-no-text = No hi ha cap text al porta-retalls. Copia primer una partida.
library-not-pasted = Al porta-retalls no hi ha cap partida que es pugui llegir. { $why }

## The keys, on the page of all controls
controls-note-library = A la llista de partides, F2 canvia el nom d’una partida, Supr la suprimeix i Ctrl+Z la recupera. Ctrl+C copia una partida com a text, Ctrl+V obre la que has copiat i Ctrl+F va a la cerca. Si deixes anar un fitxer damunt de la finestra, s’obre.

## Your own figures
library-figures = Contra l’ordinador: { $won ->
        [one] { $won } guanyada
       *[other] { $won } guanyades
    }, { $lost ->
        [one] { $lost } perduda
       *[other] { $lost } perdudes
    }, { $drawn } en taules.{ $friends ->
        [0] {""}
        [one] {" "}Una partida amb amics.
       *[other] {" "}{ $friends } partides amb amics.
    }
library-figures-of = { $of }: { $won ->
        [one] { $won } guanyada
       *[other] { $won } guanyades
    }, { $lost ->
        [one] { $lost } perduda
       *[other] { $lost } perdudes
    }{ $drawn ->
        [0] {""}
       *[other] , { $drawn } en taules
    }
library-figures-with = { $shape-is ->
        [line] Amb una línia
        [tick] Amb un angle
       *[triangle] Amb un triangle
    }: { $won ->
        [one] { $won } guanyada
       *[other] { $won } guanyades
    }, { $lost ->
        [one] { $lost } perduda
       *[other] { $lost } perdudes
    }
