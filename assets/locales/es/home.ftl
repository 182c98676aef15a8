### The player’s own files: settings, progress, matches.

## What could not be done
home-error-no-folder = En este ordenador no hay ninguna carpeta para tus archivos, así que no se puede guardar nada. Asigna a NONAGA_HOME la carpeta que quieras.
home-error-disk-full = El disco está lleno: no se ha podido escribir { $path }. Todo lo guardado antes sigue ahí.
home-error-not-allowed = Nonaga no tiene permiso para escribir { $path } ({ $detail }). Todo lo guardado antes sigue ahí.
home-error-cannot-write = No se ha podido escribir { $path } ({ $detail }). Todo lo guardado antes sigue ahí.
home-error-cannot-read = No se ha podido leer { $path } ({ $detail }).
home-error-missing = { $path } ya no está ahí.
home-error-damaged = { $path } está dañado: { $damage }
home-error-newer = { $path } lo escribió una versión más reciente de Nonaga (versión { $version } del archivo).
home-error-would-not-read = No se ha escrito { $path }, porque después no se podría leer: { $reason } Todo lo guardado antes sigue ahí.
home-error-in-use = Otra copia de Nonaga está usando { $path }. Inténtalo de nuevo dentro de un momento.
home-error-played-elsewhere = Esta partida se está jugando en otra copia de Nonaga.
home-error-no-free-name = No se pueden añadir más archivos a { $path }: todos los nombres están ocupados.
home-error-elsewhere = { $path } no está en { $folder }, así que no se ha tocado.

## News that does not stop the game
home-notice-damaged = { $path } estaba dañado: { $damage } Se ha movido a { $kept-as }.
home-notice-damaged-stays = { $path } está dañado: { $damage } No se ha podido mover, así que se ha dejado donde estaba: { $reason }
home-notice-newer = { $path } lo escribió una versión más reciente de Nonaga (versión { $version } del archivo), así que no se ha tocado.
home-notice-newer-kept = { $path } lo escribió una versión más reciente de Nonaga (versión { $version } del archivo). Se ha guardado una copia como { $kept-as }.
home-notice-judged-anew = { $reason } La partida se analiza de nuevo.
home-notice-cannot-read = { $reason } El juego sigue sin él.

## What is wrong in a file
unreadable-damaged = { $reason }
unreadable-newer = lo escribió una versión más reciente de Nonaga (versión { $version } del archivo).

damage-too-large = ocupa más de { $limit } bytes, lo máximo que se puede leer.
damage-not-text = línea { $line }: esto no es texto.
damage-malformed = línea { $line }, carácter { $column }: esto no se entiende. { $fault }
damage-other-format = su formato es «{ $format }», no «{ $expected }».
damage-other-match = es de otra partida.
damage-zebra = { $error }
damage-mutants = { $error }
damage-record = { $error-is ->
        [start-faulty] { $error } { $error-faults }
       *[other] { $error }
    }
