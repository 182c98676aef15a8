### nonaga doctor: what the program found on this machine.

cli-about-doctor = Dice qué ha encontrado Nonaga en esta máquina, para informar de fallos

doctor-version = Nonaga { $version } en { $system }
doctor-language = { $system-count ->
        [0] Idioma: { $language }. El sistema no pide ninguno. Disponibles: { $known }.
       *[other] Idioma: { $language }. El sistema pide { $system }. Disponibles: { $known }.
    }
doctor-settings = Ajustes: { $path } ({ $standing ->
        [there] la carpeta existe
        [not-yet] la carpeta aún no existe
        [read-only] la carpeta es de solo lectura
        [no-folder] esto no es una carpeta
       *[unreadable] la carpeta no se puede leer
    })
doctor-matches = Partidas: { $path } ({ $standing ->
        [there] la carpeta existe
        [not-yet] la carpeta aún no existe
        [read-only] la carpeta es de solo lectura
        [no-folder] esto no es una carpeta
       *[unreadable] la carpeta no se puede leer
    })
doctor-no-folders = Carpetas: no hay ninguna para los archivos del usuario. Hay que asignar una carpeta a NONAGA_HOME.
doctor-no-game = El juego en 3D no forma parte de esta compilación.
doctor-displays = { $displays-count ->
        [0] Pantalla: no responde ninguna
       *[other] Pantalla: { $displays }
    }
doctor-adapter = Gráficos: { $name }, { $backend }, { $driver }{ $software ->
        [true] {" "}(un renderizador por software)
       *[false] {""}
    }
doctor-no-adapter = Gráficos: no se ha encontrado nada. Hay que actualizar el controlador gráfico o instalar un renderizador por software.
doctor-sound = Sonido: hay un dispositivo.
doctor-no-sound = Sonido: no hay ningún dispositivo.
