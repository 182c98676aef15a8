### Pictures and animations of matches.

## Help
cli-about-render = Zeichnet eine Stellung einer Partie als Bild oder eine ganze Partie als Animation
render-value-match = PARTIE
render-value-turns = N oder A..B
render-value-size = BxH
render-value-quality = QUALITÄT
render-arg-match = Die Aufzeichnung der Partie. - ist die Standardeingabe
render-arg-out = Die zu schreibende Datei. Ein Name, der auf .png endet, ergibt ein Bild, einer auf .gif eine Animation
render-arg-turn = Bei einem Bild die Stellung nach Zug N zeichnen; 0 ist vor dem ersten. Standard: der letzte Zug. Bei einer Animation nur Zug N oder die Züge A bis B abspielen
render-arg-size = Breite und Höhe in Pixeln. Standard: { $still } für ein Bild, { $animation } für eine Animation
render-arg-speed = Eine Animation X-mal so schnell abspielen wie im Spiel, von 0.25 bis 4. Standard: 1
render-arg-fps = Bilder pro Sekunde einer Animation. Standard: { $usual }
render-arg-quality = Wie fein gezeichnet wird: { $names }. Standard: was zu diesem Computer passt. photo gilt nur für ein Bild und dauert am längsten
render-arg-flip = Das Spielfeld von der anderen Seite zeigen
render-arg-replace = Die Datei ersetzen, falls sie schon vorhanden ist
render-arg-progress = Nach jedem Schritt eine Zeile wie „progress 12 240“ ausgeben, für Programme, die dieses starten. Schließen sie die Pipe, hört das Zeichnen auf
render-after-help =
    Ein Fenster ist nicht nötig, nur eine Grafikkarte oder ein Software-Renderer. Die Datei erscheint unter ihrem Namen, sobald sie fertig ist; hört das Zeichnen vorher auf, bleibt nichts zurück.
    Rückgabewerte: { cli-exit-status } 130 angehalten durch Strg+C oder durch das Programm, das den Fortschritt liest.

## Answers
rendered-still = { $file }: { $turn ->
        [0] vor dem ersten Zug,
       *[other] nach Zug { $turn },
    } { $size } Pixel
rendered-animation = { $file }: { $turns ->
        [one] 1 Zug
       *[other] { $turns } Züge
    } in { $seconds } s, { $size } Pixel, { $kilobytes } kB

## What the value of an option should be like
wish-size = Nötig sind Breite und Höhe in Pixeln, etwa 640x360, jeweils von { $least } bis { $most }.
wish-speed = Nötig ist eine Zahl von { $least } bis { $most }, mit Punkt statt Komma, etwa 1.5.
wish-turns = Nötig ist die Nummer eines Zugs, etwa 12, oder der erste und der letzte von mehreren, etwa 3..12. Es gibt höchstens { $most }.
wish-ending = Der Name muss für ein Bild auf .png enden, für eine Animation auf .gif.
wrong-call-wrong-form = „{ $value }“ ist für { $argument } nicht gültig. { $wish }
cli-error-only-for-picture = --quality photo gilt nur für ein Bild. Für eine Animation eine andere Qualität wählen; für ein Bild braucht --out einen Namen, der auf .png endet.
cli-error-only-for-animation = { $option ->
        [turn] Mehrere Züge gehen nur bei einer Animation. Für ein Bild braucht --turn die Nummer eines Zugs, für eine Animation --out einen Namen, der auf .gif endet.
       *[other] --{ $option } gilt nur für eine Animation. Für ein Bild weglassen; für eine Animation braucht --out einen Namen, der auf .gif endet.
    }

## What can go wrong while drawing
render-error-no-adapter = Zeichnen ist nicht möglich: keine geeignete Grafikkarte und kein Software-Renderer gefunden. Abhilfe: den Grafiktreiber aktualisieren oder einen Software-Renderer installieren, unter Debian und Ubuntu etwa mesa-vulkan-drivers. Ist WGPU_BACKEND gesetzt, hilft vielleicht ein Versuch ohne. Das Spielfeld als Text zeigen: nonaga show { cli-value-file }
render-error-lost = Die Grafikkarte oder ihr Treiber ist ausgefallen, deshalb wurde das Zeichnen abgebrochen und keine Datei geschrieben. Ein kleineres --size oder eine niedrigere --quality hilft vielleicht.
render-error-too-large = Diese Grafikkarte zeichnet höchstens { $most } Pixel in einer Zeile oder Spalte. Nötig ist ein kleineres --size.
render-error-exists = { $file }: Diese Datei gibt es schon. Anderen Namen wählen oder --replace angeben.
render-error-unwritable = { $file }: nicht schreibbar ({ $detail }).
render-error-stopped = Angehalten. Es wurde keine Datei geschrieben.
