### The screens: title, new match, the menu, result, settings, rules, controls, credits.

## Title
title-tagline = Mueve tus cilindros por un tablero que no deja de cambiar
title-continue = Continuar
title-continue-match = Continuar la partida
title-continue-far = { $name } te espera
title-far-awaits = Le toca a { $name }
title-far-unsent = Jugada aún sin enviar a { $name }
title-continue-other = Continuar { $game }
title-continue-lesson = Continuar con la lección { $number }
title-new-match = Nueva partida
title-shelf = Más juegos
title-far = Jugar a distancia
title-settings = Ajustes
title-rules = Reglas
title-controls = Controles
title-credits = Créditos
title-quit = Salir

## On every overlay
screen-back = Atrás
screen-done = Listo

## New match
new-match = Nueva partida
new-match-opponent = Rival
new-match-opponent-computer = El ordenador
new-match-opponent-friend = Otra persona
new-match-opponent-computers = Dos ordenadores
new-match-level = Nivel
new-match-level-of = Nivel de { $side }
new-match-colour = Juegas con
new-match-name = Tu nombre
new-match-player-name = Nombre de { $side }
new-match-name-full = Un nombre puede tener hasta { $longest } caracteres.
new-match-first = Quién empieza
new-match-red = Rojo
new-match-black = Negro
new-match-random = Al azar
new-match-rules = Reglas caseras
new-match-rules-chosen = Reglas caseras: { $rules }
new-match-start = Empezar

## How well the computer plays
level-beginner = Novato
level-beginner-explained = Pasa por alto muchas cosas. Si amenaza con ganar, el juego te avisa.
level-easy = Fácil
level-easy-explained = Ve cómo puede ganar, pero a menudo no ve cómo puedes ganar tú.
level-medium = Medio
level-medium-explained = Casi siempre ve tus movimientos ganadores, pero no prevé mucho más.
level-hard = Difícil
level-hard-explained = Ve todo movimiento ganador, suyo o tuyo, y prevé unas cuantas jugadas.
level-master = Maestro
level-master-explained = No se le escapa nada y prevé todo lo que puede.

## There is an unfinished match
unfinished = Tienes una partida sin acabar
unfinished-explained = { $turns ->
        [0] { $red } contra { $black }, antes de la primera jugada. Seguirá guardada aunque empieces otra.
        [one] { $red } contra { $black }, tras una jugada. Seguirá guardada aunque empieces otra.
       *[other] { $red } contra { $black }, tras { $turns } jugadas. Seguirá guardada aunque empieces otra.
    }
unfinished-continue = Continuarla
unfinished-new = Empezar otra

## The menu of a match
pause = Menú
pause-kept = Tu partida está guardada. Puedes salir ahora y continuar más tarde.
pause-far = Cada parte de una jugada se guarda al momento y se envía en cuanto estéis los dos conectados. Si te vas, la partida te espera.
match-not-saved = Esta partida no está guardada. { $reason }
pause-nothing-played = Aún no se ha jugado nada.
pause-lesson = Puedes salir ahora. La próxima vez, la lección seguirá desde este paso.
pause-lesson-over = Has terminado. Puedes salir ahora.
pause-exercise = Puedes salir ahora. Tus errores quedan aquí para otra ocasión.
pause-puzzle = Puedes salir ahora. El problema te espera aquí.
pause-resume = Continuar
pause-matches = Partidas
pause-result = Resultado
pause-leave = Menú principal
pause-leave-unsaved = Salir sin guardar

## Result
result-players = { $turns ->
        [0] { $red } contra { $black }, sin jugadas
        [one] { $red } contra { $black }, una jugada
       *[other] { $red } contra { $black }, { $turns } jugadas
    }
result-players-you = Contra el ordenador ({ $level }), { $turns ->
        [0] sin jugadas
        [one] una jugada
       *[other] { $turns } jugadas
    }
result-score = Marcador: { $red } { $red-won }, { $black } { $black-won }{ $drawn ->
        [0] { "" }
       *[other] , { $drawn } en tablas
    }
result-score-you = Marcador: tú { $own }, ordenador ({ $level }) { $other }{ $drawn ->
        [0] { "" }
       *[other] , { $drawn } en tablas
    }
result-tick = Una curva es una línea con un recodo.
result-you-won = Has ganado
result-you-lost = Has perdido
result-rematch = Revancha, otro color
result-mistakes = Corregir tus errores
result-mistakes-short = Errores
result-no-mistakes = No se han encontrado errores
result-no-mistakes-short = Sin errores
result-next-level = Siguiente nivel: { $level }
result-watch = Ver esta partida
result-watch-short = Ver partida
result-look = Ver el tablero
result-look-short = Tablero
result-menu = Menú principal
result-menu-short = Menú
result-watched-short = Volver

## Settings
settings = Ajustes
settings-language = Idioma
settings-language-systems = El del sistema
settings-sound = Sonido
settings-effects = Efectos de sonido
settings-music = Música
settings-captions = Subtítulos de los sonidos
settings-picture = Imagen
settings-quality = Calidad
settings-quality-automatic = Automática
settings-quality-low = Baja
settings-quality-medium = Media
settings-quality-high = Alta
settings-full-screen = Pantalla completa
settings-notifications = Avisar cuando me toque en una partida a distancia
settings-text = Tamaño del texto
settings-text-percent = { $percent } %
settings-high-contrast = Alto contraste
settings-woods = Madera y laca
settings-woods-table = Mesa
settings-wood-walnut = Nogal
settings-wood-mahogany = Caoba
settings-wood-bog-oak = Roble negro
settings-woods-discs = Discos
settings-wood-maple = Arce
settings-wood-oak = Roble
settings-wood-cherry = Cerezo
settings-woods-tokens = Cilindros
settings-lacquer-glossy = Brillantes
settings-lacquer-matt = Mates
settings-lacquer-bright = Vivos
settings-table = En la mesa
settings-speed = Animaciones
settings-speed-slow = Lentas
settings-speed-normal = Normales
settings-speed-fast = Rápidas
settings-reduced-motion = Menos movimiento: las piezas se desvanecen en vez de moverse
settings-still-view = Mantener la vista quieta
settings-last-turn = Mantener marcada la última jugada
settings-coordinates = Coordenadas en el tablero
settings-symbols = Símbolos en los cilindros
settings-bindings = Cambiar teclas y botones

## Changing keys and gamepad buttons
bindings = Teclas y botones
bindings-explained = Elige lo que quieres cambiar y luego pulsa la nueva tecla o el nuevo botón del mando o del ratón. Los botones izquierdo y derecho del ratón no se pueden cambiar. Con Esc se cancela.
bindings-press-key = Pulsa una tecla…
bindings-press-button = Pulsa un botón…
bindings-press-mouse = Pulsa un botón del ratón…
bindings-taken = { $key } pasa de «{ $other }» a «{ $action }».{ $left ->
        [0] {" "}«{ $other }» queda sin asignar.
       *[other] {""}
    }
bindings-reset = Restablecer todo
bindings-were-reset = Se han restablecido todas las teclas y todos los botones.
bindings-keys-of = { $action }, teclado: { $names }
bindings-buttons-of = { $action }, mando: { $names }
bindings-mouse-of = { $action }, ratón: { $names }
bindings-view = Botón que gira la vista
bindings-view-any = Cualquiera
bindings-view-right = Derecho
bindings-view-middle = Central
bindings-view-left = Izquierdo, en la mesa
bindings-view-lost = { $key } pasa de girar la vista a «{ $action }».
bindings-view-taken = El botón central pasa de «{ $other }» a girar la vista.
bindings-turning = Velocidad de giro
bindings-zooming = Velocidad del zoom

## Rules, on one page
rules = Las reglas
rules-goal = El objetivo
rules-goal-explained = Junta tus tres cilindros en un triángulo, una línea o una curva (una línea con un recodo): cada uno debe tocar al menos a otro. El movimiento que lo consigue gana al instante.
rules-slide = Primero, mueve un cilindro
rules-slide-explained = Mueve uno de tus cilindros sobre los discos en cualquiera de las seis direcciones. Avanza hasta donde puede: solo lo detienen el borde del tablero, un hueco u otro cilindro.
rules-relocate = Después, recoloca un disco
rules-relocate-explained = Toma un disco del borde del tablero y colócalo en otra casilla, donde toque al menos a otros dos discos.
rules-which = Qué discos puedes tomar
rules-which-explained = Puedes tomar un disco si no tiene ningún cilindro encima y tu rival no lo acaba de recolocar. Tienes que poder sacarlo del tablero deslizándolo, sin levantarlo ni empujar otros discos. El resto del tablero debe seguir siendo de una sola pieza.
rules-rare = Casos especiales
rules-rare-explained = Si no puedes mover ninguno de tus cilindros, o no hay ningún disco que puedas tomar, te saltas esa parte. La partida acaba en tablas cuando la misma posición se da por tercera vez o cuando ambos jugadores lo acuerdan.
rules-house = En esta partida

## Controls, on one page
controls = Controles
controls-what = Acción
controls-mouse = Ratón
controls-touch = Táctil
controls-keyboard = Teclado
controls-gamepad = Mando
controls-none = –
controls-choose = Elegir una pieza y su destino
controls-click = Clic
controls-tap = Toque
controls-move = Mover una pieza
controls-drag = Arrastrarla
controls-let-go = Soltar una pieza
controls-right-click = Clic derecho u otro clic en ella
controls-tap-again = Tocarla otra vez
controls-turn-view = Girar la vista
controls-drag-view = Arrastrar la mesa, o arrastrar en cualquier parte con el botón derecho o el central
controls-drag-view-right = Arrastrar en cualquier parte con el botón derecho
controls-drag-view-middle = Arrastrar en cualquier parte con el botón central
controls-drag-view-left = Arrastrar la mesa
controls-zoom = Acercar y alejar
controls-wheel = Rueda
controls-two-fingers = Mover o girar dos dedos
controls-pinch = Separar o juntar dos dedos
controls-scroll = Desplazar una página o una lista
controls-button-name = Ver el nombre de un botón y su tecla
controls-point = Señalarlo
controls-note-pieces = Mientras se mueve una pieza, pulsa lo que sea para que termine al instante.
controls-note-symbols = Con «Símbolos en los cilindros» en los ajustes, cada cilindro rojo lleva un aro y cada cilindro negro, un rombo.
controls-note-menus = En los menús, pasa de un botón a otro con las flechas, Tab o la cruceta. Pulsa Intro, Espacio o Sur para elegir uno, y Esc o Este para volver.
controls-note-gamepad = La palanca izquierda funciona como la cruceta. En los mandos de Nintendo, A y B están intercambiados, y también X e Y.

## Credits
credits = Créditos
credits-game = El juego
credits-game-explained = Nonaga es un juego de mesa de Víktor Bautista i Roca. Esta es una versión digital independiente.
credits-program = El programa
credits-program-explained = Software libre con licencia MIT o Apache 2.0, la que prefieras. Hecho con el motor Bevy y otro software libre.
credits-letters = La fuente
credits-letters-explained = Lato, de Łukasz Dziedzic, con la licencia SIL Open Font License 1.1.
credits-sounds = Sonidos e imágenes
credits-sounds-explained = Hechos para este juego. Los sonidos son sintetizados, no grabados, y la madera la dibuja el programa mientras juegas.

## Lessons
title-learn = Aprender a jugar
title-learn-more = Lecciones y retos
title-learn-offer = ¿No conoces Nonaga? Apréndelo jugando, en unos diez minutos.
lessons-course = El curso
lessons-challenges = Retos
lessons-own = Tus propias lecciones
lessons-row = { $lesson } · { $standing }
lessons-length = { $minutes ->
        [one] { $steps } pasos, 1 min
       *[other] { $steps } pasos, unos { $minutes } min
    }
lessons-done = hecho
lessons-skipped = { $steps ->
    [one] 1 paso saltado
   *[other] { $steps } pasos saltados
}
lessons-at = paso { $step } de { $steps }
lessons-broken = { $file }: { $why }
