### Pictures and animations of matches.

## Help
cli-about-render = Dibuja una posición de una partida como imagen, o una partida entera como animación
render-value-match = PARTIDA
render-value-turns = N o A..B
render-value-size = ANCHOxALTO
render-value-quality = CALIDAD
render-arg-match = El registro de la partida. - es la entrada estándar
render-arg-out = El archivo que se escribe. Un nombre acabado en .png da una imagen; uno acabado en .gif, una animación
render-arg-turn = En una imagen, dibuja la posición después del turno N; 0 es antes del primero. Por defecto: el último turno. En una animación, reproduce solo el turno N, o los turnos de A a B
render-arg-size = Ancho y alto en píxeles. Por defecto: { $still } para una imagen, { $animation } para una animación
render-arg-speed = Reproduce una animación a X veces la velocidad del juego, de 0.25 a 4. Por defecto: 1
render-arg-fps = Fotogramas por segundo de una animación. Por defecto: { $usual }
render-arg-quality = Con cuánto detalle se dibuja: { $names }. Por defecto: lo que convenga a esta máquina. photo es para una imagen, y es lo que más tarda
render-arg-flip = Muestra el tablero desde el otro lado
render-arg-replace = Sustituye el archivo si ya existe
render-arg-progress = Muestra una línea como «progress 12 240» después de cada paso, para los programas que ejecutan este. Si cierran la tubería, se deja de dibujar
render-after-help =
    No hace falta ninguna ventana, solo una tarjeta gráfica o un renderizador por software. El archivo aparece con su nombre cuando está completo; si el dibujo se interrumpe, no queda nada.
    Códigos de salida: { cli-exit-status } 130 interrumpido con Ctrl+C o por el programa que lee el progreso.

## Answers
rendered-still = { $file }: { $turn ->
        [0] antes del primer turno,
       *[other] después del turno { $turn },
    } { $size } píxeles
rendered-animation = { $turns ->
        [one] { $file }: 1 turno en { $seconds } s, { $size } píxeles, { $kilobytes } kB
       *[other] { $file }: { $turns } turnos en { $seconds } s, { $size } píxeles, { $kilobytes } kB
    }

## What the value of an option should be like
wish-size = Debe ser el ancho y el alto en píxeles, como 640x360, cada uno de { $least } a { $most }.
wish-speed = Debe ser un número de { $least } a { $most }. Los decimales se escriben con punto, como 0.5.
wish-turns = Debe ser el número de un turno, como 12, o el primero y el último de varios, como 3..12. Hay como máximo { $most }.
wish-ending = El nombre debe acabar en .png para una imagen o en .gif para una animación.
wrong-call-wrong-form = «{ $value }» no es válido para { $argument }. { $wish }
cli-error-only-for-picture = --quality photo es para una imagen. Para una animación, hay que elegir otra calidad. Para una imagen, --out debe llevar un nombre acabado en .png.
cli-error-only-for-animation = { $option ->
        [turn] Varios turnos son para una animación. Para una imagen, --turn debe llevar el número de un solo turno; si no, --out debe llevar un nombre acabado en .gif.
       *[other] --{ $option } es para una animación. Para una imagen, sobra. Para una animación, --out debe llevar un nombre acabado en .gif.
    }

## What can go wrong while drawing
render-error-no-adapter = No se puede dibujar nada: no se ha encontrado ninguna tarjeta gráfica ni ningún renderizador por software adecuado. Hay que actualizar el controlador gráfico o instalar un renderizador por software, como mesa-vulkan-drivers en Debian y Ubuntu. Si WGPU_BACKEND está definido, conviene probar sin él. Para ver el tablero como texto: nonaga show { cli-value-file }
render-error-lost = La tarjeta gráfica o su controlador ha dejado de funcionar, así que el dibujo se ha interrumpido y no se ha escrito ningún archivo. Conviene probar con un --size menor o una --quality más baja.
render-error-too-large = Esta tarjeta gráfica dibuja como máximo { $most } píxeles por fila o por columna. Hay que indicar un --size menor.
render-error-exists = { $file }: ese archivo ya existe. Hay que elegir otro nombre o añadir --replace.
render-error-unwritable = { $file }: no se puede escribir ({ $detail }).
render-error-stopped = Interrumpido. No se ha escrito ningún archivo.
