### Pictures and animations of matches.

## Help
cli-about-render = Disegna una posizione di una partita come immagine, o una partita intera come animazione
render-value-match = PARTITA
render-value-turns = N o A..B
render-value-size = LxA
render-value-quality = QUALITÀ
render-arg-match = La registrazione della partita. - è lo standard input
render-arg-out = Il file da scrivere. Un nome che finisce in .png dà un’immagine, uno che finisce in .gif un’animazione
render-arg-turn = Per un’immagine, disegna la posizione dopo il turno N; 0 è prima del primo. Valore predefinito: l’ultimo turno. Per un’animazione, mostra solo il turno N, o i turni da A a B
render-arg-size = Larghezza e altezza in pixel. Valore predefinito: { $still } per un’immagine, { $animation } per un’animazione
render-arg-speed = Riproduce un’animazione X volte più veloce che nel gioco, da 0.25 a 4. Valore predefinito: 1
render-arg-fps = Fotogrammi al secondo di un’animazione. Valore predefinito: { $usual }
render-arg-quality = Con quanto dettaglio disegnare: { $names }. Valore predefinito: ciò che va bene per questa macchina. photo vale solo per un’immagine ed è la più lenta
render-arg-flip = Mostra il tabellone dall’altro lato
render-arg-replace = Sostituisce il file se esiste già
render-arg-progress = Scrive una riga come «progress 12 240» dopo ogni passo, per i programmi che avviano questo. Se chiudono la pipe, il disegno si ferma
render-after-help =
    Non serve una finestra, solo una scheda grafica o un renderer software. Il file compare con il suo nome quando è completo; se il disegno si ferma prima, non resta nulla.
    Codici d’uscita: { cli-exit-status } 130 fermato da Ctrl+C o dal programma che legge i progressi.

## Answers
rendered-still = { $file }: { $turn ->
        [0] prima del primo turno,
       *[other] dopo il turno { $turn },
    } { $size } pixel
rendered-animation = { $file }: { $turns ->
        [one] 1 turno
       *[other] { $turns } turni
    } in { $seconds } s, { $size } pixel, { $kilobytes } kB

## What the value of an option should be like
wish-size = Indica larghezza e altezza in pixel, come 640x360, ognuna da { $least } a { $most }.
wish-speed = Indica un numero da { $least } a { $most }, con il punto al posto della virgola.
wish-turns = Indica il numero di un turno, come 12, o il primo e l’ultimo di una serie, come 3..12. I turni sono al massimo { $most }.
wish-ending = Il nome deve finire in .png per un’immagine o in .gif per un’animazione.
wrong-call-wrong-form = «{ $value }» non è valido per { $argument }. { $wish }
cli-error-only-for-picture = --quality photo vale solo per un’immagine. Per un’animazione, scegli un’altra qualità. Per un’immagine, indica in --out un nome che finisce in .png.
cli-error-only-for-animation = { $option ->
        [turn] Più turni sono possibili solo in un’animazione. Per un’immagine, indica in --turn il numero di un solo turno, oppure in --out un nome che finisce in .gif.
       *[other] --{ $option } vale solo per un’animazione. Per un’immagine, toglilo. Per un’animazione, indica in --out un nome che finisce in .gif.
    }

## What can go wrong while drawing
render-error-no-adapter = Non si può disegnare nulla: non è stata trovata una scheda grafica adatta né un renderer software. Aggiorna il driver della scheda grafica, o installa un renderer software, come mesa-vulkan-drivers su Debian e Ubuntu. Se WGPU_BACKEND è impostata, prova senza. Per vedere il tabellone come testo: nonaga show { cli-value-file }
render-error-lost = La scheda grafica o il suo driver ha smesso di funzionare: il disegno si è fermato e non è stato scritto nessun file. Prova un --size più piccolo o una --quality più bassa.
render-error-too-large = Questa scheda grafica disegna al massimo { $most } pixel in una riga o in una colonna. Indica un --size più piccolo.
render-error-exists = { $file }: questo file esiste già. Scegli un altro nome, o aggiungi --replace.
render-error-unwritable = { $file }: non si può scrivere ({ $detail }).
render-error-stopped = Fermato. Non è stato scritto nessun file.
