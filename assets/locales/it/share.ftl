### Sharing a match.

share = Condividi la partita
share-text = Copia come testo
share-text-explained = Una riga da mandare in un messaggio. Chi la incolla in «Partite» può guardarla, o continuarla se non è finita.
share-file = Salva come file
share-file-explained = Un file che Nonaga può aprire.
share-picture = Salva un’immagine
share-picture-explained = Il tabellone com’è adesso.
share-animation = Salva un’animazione
share-animation-explained = Tutta la partita, in una GIF che si vede ovunque.
share-folder = Cartella
share-no-folder = Scegli prima una cartella.
share-nothing = Sul tavolo non c’è nessuna partita.
share-copied = La partita è negli appunti.
share-no-clipboard = Gli appunti non sono disponibili.
share-written = Salvato in { $path }
share-draws = Sto disegnando…
share-busy = C’è già un disegno in corso. Aspetta che finisca, o fermalo prima.
share-progress = Sto disegnando… { $percent }%
share-failed = Non è stato possibile salvare: { $why }
share-stop = Ferma
share-stopped = Fermato. Non è stato salvato nulla.
