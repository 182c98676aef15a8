### Pictures and animations of matches.

## Help
cli-about-render = Dibuixa una posició d’una partida com a imatge, o tota una partida com a animació
render-value-match = PARTIDA
render-value-turns = N o A..B
render-value-size = AMPLExALT
render-value-quality = QUALITAT
render-arg-match = El registre de la partida. - és l’entrada estàndard
render-arg-out = El fitxer de sortida. Un nom acabat en .png dona una imatge; un d’acabat en .gif, una animació
render-arg-turn = En una imatge, dibuixa la posició després de la jugada N; 0 és abans de la primera. Per defecte: l’última jugada. En una animació, reprodueix només la jugada N, o de la jugada A a la jugada B
render-arg-size = Amplada i alçada en píxels. Per defecte: { $still } en una imatge, { $animation } en una animació
render-arg-speed = Reprodueix l’animació X vegades més de pressa que el joc, de 0.25 a 4. Per defecte: 1
render-arg-fps = Fotogrames per segon d’una animació. Per defecte: { $usual }
render-arg-quality = Qualitat del dibuix: { $names }. Per defecte: la que convé a aquesta màquina. photo és per a una imatge, i és la que triga més
render-arg-flip = Mostra el tauler des de l’altre costat
render-arg-replace = Substitueix el fitxer si ja existeix
render-arg-progress = Escriu una línia com «progress 12 240» després de cada pas, per als programes que engeguen aquest. Si tanquen la canonada, el dibuix s’atura
render-after-help =
    No cal cap finestra, només una targeta gràfica o un renderitzador per programari. El fitxer apareix amb el seu nom quan és complet; si el dibuix s’atura abans, no en queda res.
    Codis de sortida: { cli-exit-status } 130 aturat amb Ctrl+C o pel programa que llegeix el progrés.

## Answers
rendered-still = { $file }: { $turn ->
        [0] abans de la primera jugada,
       *[other] després de la jugada { $turn },
    } { $size } píxels
rendered-animation = { $file }: { $turns ->
        [one] 1 jugada
       *[other] { $turns } jugades
    } en { $seconds } s, { $size } píxels, { $kilobytes } kB

## What the value of an option should be like
wish-size = Cal indicar l’amplada i l’alçada en píxels, com ara 640x360, cadascuna de { $least } a { $most }.
wish-speed = Cal un nombre de { $least } a { $most }. Els decimals s’escriuen amb un punt, com ara 1.5.
wish-turns = Cal indicar el número d’una jugada, com ara 12, o la primera i l’última d’unes quantes, com ara 3..12. N’hi ha com a molt { $most }.
wish-ending = El nom ha d’acabar en .png per a una imatge o en .gif per a una animació.
wrong-call-wrong-form = «{ $value }» no és vàlid per a { $argument }. { $wish }
cli-error-only-for-picture = --quality photo és per a una imatge. Per a una animació, cal triar una altra qualitat. Per a una imatge, cal donar a --out un nom acabat en .png.
cli-error-only-for-animation = { $option ->
        [turn] Diverses jugades només serveixen per a una animació. Per a una imatge, cal donar a --turn el número d’una sola jugada, o a --out un nom acabat en .gif.
       *[other] --{ $option } és per a una animació. Per a una imatge, cal treure-la. Per a una animació, cal donar a --out un nom acabat en .gif.
    }

## What can go wrong while drawing
render-error-no-adapter = No es pot dibuixar res: no s’ha trobat cap targeta gràfica ni cap renderitzador per programari adequat. Cal actualitzar el controlador gràfic o instal·lar un renderitzador per programari, com ara mesa-vulkan-drivers a Debian i Ubuntu. Si WGPU_BACKEND està definida, cal provar-ho sense. Per veure el tauler com a text: nonaga show { cli-value-file }
render-error-lost = La targeta gràfica o el seu controlador ha deixat de funcionar: el dibuix s’ha aturat i no s’ha escrit cap fitxer. Es pot provar amb una --size més petita o una --quality més baixa.
render-error-too-large = Aquesta targeta gràfica dibuixa com a molt { $most } píxels en una fila o una columna. Cal una --size més petita.
render-error-exists = { $file }: aquest fitxer ja existeix. Cal triar un altre nom o afegir --replace.
render-error-unwritable = { $file }: no es pot escriure ({ $detail }).
render-error-stopped = Aturat. No s’ha escrit cap fitxer.
