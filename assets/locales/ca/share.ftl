### Sharing a match.

share = Comparteix la partida
share-text = Copia com a text
share-text-explained = Una línia per enviar en un missatge. Qui l’enganxi a «Partides» la podrà mirar, o continuar-la si no s’ha acabat.
share-file = Desa en un fitxer
share-file-explained = Un fitxer que Nonaga pot obrir.
share-picture = Desa una imatge
share-picture-explained = El tauler tal com està ara.
share-animation = Desa una animació
share-animation-explained = Tota la partida, en un GIF que es veu a tot arreu.
share-folder = Carpeta
share-no-folder = Tria primer una carpeta.
share-nothing = No hi ha cap partida a la taula.
share-copied = La partida és al porta-retalls.
share-no-clipboard = Aquí no es pot fer servir el porta-retalls.
share-written = Desat com a { $path }
share-draws = S’està dibuixant…
share-busy = Ja s’està dibuixant alguna cosa. Espera que acabi o atura-ho primer.
share-progress = S’està dibuixant… { $percent } %
share-failed = No s’ha pogut desar: { $why }
share-stop = Atura
share-stopped = Aturat. No s’ha desat res.
