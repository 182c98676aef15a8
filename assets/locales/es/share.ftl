### Sharing a match.

share = Compartir partida
share-text = Copiar como texto
share-text-explained = Una línea para enviar en un mensaje. Quien la pegue en «Partidas» podrá ver la partida, o seguir jugando si no ha terminado.
share-file = Guardar archivo
share-file-explained = Un archivo que se abre con Nonaga.
share-picture = Guardar imagen
share-picture-explained = El tablero tal como está ahora.
share-animation = Guardar animación
share-animation-explained = La partida entera, en un GIF que se ve en cualquier sitio.
share-folder = Carpeta
share-no-folder = Elige antes una carpeta.
share-nothing = No hay ninguna partida en la mesa.
share-copied = La partida está en el portapapeles.
share-no-clipboard = Aquí no se puede usar el portapapeles.
share-written = Guardado como { $path }
share-draws = Dibujando…
share-busy = Ya se está dibujando algo. Espera a que acabe, o páralo antes.
share-progress = Dibujando… { $percent } %
share-failed = No se ha podido guardar: { $why }
share-stop = Parar
share-stopped = Interrumpido. No se ha guardado nada.
