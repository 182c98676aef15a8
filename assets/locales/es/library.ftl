### The library: all matches that are kept, and those that come with the game.

title-library = Partidas
library = Partidas

## What is listed
library-show = Ver
library-own = Tus partidas
library-bundled = Partidas de ejemplo
library-broken = Archivos ilegibles
library-search = Buscar
library-sort = Orden
library-sort-date = Fecha
library-sort-players = Nombre
library-sort-result = Resultado
library-sort-turns = Jugadas
library-reading = Leyendo tus partidas…
library-none = Aún no tienes partidas. Las que acabes se guardarán aquí automáticamente.
library-count = { $count ->
        [one] Una partida
       *[other] { $count } partidas
    }
library-found = { $count ->
        [0] Ninguna de { $all }
       *[other] { $count } de { $all }
    }
library-files = { $count ->
        [one] Un archivo
       *[other] { $count } archivos
    }

## A match
library-players = { $red } contra { $black }
library-date = { $day } de { $month ->
        [1] enero
        [2] febrero
        [3] marzo
        [4] abril
        [5] mayo
        [6] junio
        [7] julio
        [8] agosto
        [9] septiembre
        [10] octubre
        [11] noviembre
       *[12] diciembre
    } de { $year }
library-turns = { $turns ->
        [0] sin jugadas
        [one] una jugada
       *[other] { $turns } jugadas
    }
library-details = { $date } · { library-turns }
library-details-named = { $players } · { $date } · { library-turns }
library-details-bundled = { $players } · { library-turns }
library-won = { $shape-is ->
        [triangle] { $side } gana con un triángulo
        [line] { $side } gana con una línea
       *[tick] { $side } gana con una curva
    }
library-resigned = { $side } se rinde
library-repeated = Tablas por repetición
library-agreed = Tablas por acuerdo
library-unfinished = Sin acabar
library-fault = Falla en el { $why }
library-unreadable = Este archivo no se puede leer: { $why }.
library-newer = Lo escribió una versión más reciente de Nonaga (versión { $version } del archivo).

## What can be done with it
library-rename = Renombrar { $name }
library-copy = Copiar { $name } como texto
library-delete = Borrar { $name }
library-new-name = Nuevo nombre
library-save-name = Renombrar
library-keep-name = Cancelar
library-undo = Deshacer
library-deleted = Se ha borrado «{ $name }».
library-copied = La partida está en el portapapeles, en una línea de texto.
library-not-copied = No se ha podido copiar la partida: el portapapeles no está disponible.

## Matches from elsewhere
library-ask-path = Abrir archivo…
library-path = Ruta del archivo
library-open-path = Abrir
library-leave-path = Cancelar
library-paste = Pegar una partida
library-no-text = No hay texto en el portapapeles. Copia antes una partida.
library-not-pasted = En el portapapeles no hay ninguna partida que se pueda leer. { $why }

## The keys, on the page of all controls
controls-note-library = En la lista de partidas, F2 renombra una partida, Supr la borra y Ctrl+Z la recupera. Ctrl+C copia una partida como texto, Ctrl+V abre una que hayas copiado y Ctrl+F va a la búsqueda. Si sueltas un archivo sobre la ventana, se abre.

## Your own figures
library-figures = Contra el ordenador: { $won ->
        [one] 1 ganada
       *[other] { $won } ganadas
    }, { $lost ->
        [one] 1 perdida
       *[other] { $lost } perdidas
    }, { $drawn } en tablas.{ $friends ->
        [0] {""}
        [one] {" "}Una partida con otra persona.
       *[other] {" "}{ $friends } partidas con otras personas.
    }
library-figures-of = { $of }: { $won ->
        [one] 1 ganada
       *[other] { $won } ganadas
    }, { $lost ->
        [one] 1 perdida
       *[other] { $lost } perdidas
    }{ $drawn ->
        [0] {""}
       *[other] , { $drawn } en tablas
    }
library-figures-with = { $shape-is ->
        [triangle] Con un triángulo
        [line] Con una línea
       *[tick] Con una curva
    }: { $won ->
        [one] 1 ganada
       *[other] { $won } ganadas
    }, { $lost ->
        [one] 1 perdida
       *[other] { $lost } perdidas
    }
