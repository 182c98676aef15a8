### The screens: title, new match, the menu, result, settings, rules, controls, credits.

## Title
title-tagline = Muovi i tuoi segnalini su un tabellone che cambia sempre
title-continue = Continua
title-continue-match = Continua la partita
title-continue-far = { $name } ti aspetta
title-far-awaits = Tocca a { $name }
title-far-unsent = Giocata non ancora inviata a { $name }
title-continue-other = Continua { $game }
title-continue-lesson = Continua con la lezione { $number }
title-new-match = Nuova partita
title-shelf = Altri giochi
title-far = Gioca a distanza
title-settings = Impostazioni
title-rules = Regole
title-controls = Comandi
title-credits = Crediti
title-quit = Esci

## On every overlay
screen-back = Indietro
screen-done = Fatto

## New match
new-match = Nuova partita
new-match-opponent = Avversario
new-match-opponent-computer = Il computer
new-match-opponent-friend = Un amico
new-match-opponent-computers = Due computer
new-match-level = Livello
new-match-level-of = Livello del { $side }
new-match-colour = Colore
new-match-name = Il tuo nome
new-match-player-name = Nome del { $side }
new-match-name-full = Un nome può avere al massimo { $longest } caratteri.
new-match-first = Chi inizia
new-match-red = Rosso
new-match-black = Nero
new-match-random = A caso
new-match-rules = Regole della casa
new-match-rules-chosen = Regole della casa: { $rules }
new-match-start = Inizia

## How well the computer plays
level-beginner = Principiante
level-beginner-explained = Gli sfuggono molte cose. Se minaccia di vincere, il gioco ti avverte.
level-easy = Facile
level-easy-explained = Vede come può vincere, ma spesso non vede come puoi vincere tu.
level-medium = Medio
level-medium-explained = Gli sfugge di rado una tua mossa vincente, ma non guarda lontano.
level-hard = Difficile
level-hard-explained = Vede ogni mossa vincente, sua o tua, e prevede qualche giocata.
level-master = Maestro
level-master-explained = Non gli sfugge nulla e guarda il più lontano possibile.

## There is an unfinished match
unfinished = Hai una partita in sospeso
unfinished-explained = { $red } contro { $black }, { $turns ->
        [0] prima del primo turno
        [one] dopo una giocata
       *[other] dopo { $turns } giocate
    }. Resta salvata anche se ne inizi un’altra.
unfinished-continue = Continuala
unfinished-new = Iniziane un’altra

## The menu of a match
pause = Menu
pause-kept = La tua partita è salvata. Puoi uscire ora e continuare più tardi.
pause-far = Ogni parte di una giocata viene salvata subito e inviata appena ci siete entrambi. Se esci, la partita aspetta.
match-not-saved = Questa partita non è salvata. { $reason }
pause-nothing-played = La partita non è ancora iniziata.
pause-lesson = Puoi uscire ora. La prossima volta la lezione riprende da questo passo.
pause-lesson-over = Fatto. Puoi uscire ora.
pause-exercise = Puoi uscire ora. I tuoi errori restano qui per un’altra volta.
pause-puzzle = Puoi uscire ora. Il problema resta qui ad aspettarti.
pause-resume = Continua
pause-matches = Le partite
pause-result = Risultato
pause-leave = Menu principale
pause-leave-unsaved = Esci senza salvare

## Result
result-players = { $red } contro { $black }, { $turns ->
        [0] nessuna giocata
        [one] una giocata
       *[other] { $turns } giocate
    }
result-players-you = Contro il computer ({ $level }), { $turns ->
        [0] nessuna giocata
        [one] una giocata
       *[other] { $turns } giocate
    }
result-score = Punteggio: { $red } { $red-won }, { $black } { $black-won }{ $drawn ->
        [0] { "" }
        [one] , { $drawn } patta
       *[other] , { $drawn } patte
    }
result-score-you = Punteggio: tu { $own }, computer ({ $level }) { $other }{ $drawn ->
        [0] { "" }
        [one] , { $drawn } patta
       *[other] , { $drawn } patte
    }
result-tick = Un angolo è una linea piegata.
result-you-won = Hai vinto
result-you-lost = Hai perso
result-rematch = Rivincita, altro colore
result-mistakes = Correggi i tuoi errori
result-mistakes-short = Errori
result-no-mistakes = Nessun errore trovato
result-no-mistakes-short = Nessun errore
result-next-level = Livello successivo: { $level }
result-watch = Rivedi questa partita
result-watch-short = Rivedi
result-look = Guarda il tabellone
result-look-short = Tabellone
result-menu = Menu principale
result-menu-short = Menu
result-watched-short = Torna

## Settings
settings = Impostazioni
settings-language = Lingua
settings-language-systems = Lingua del sistema
settings-sound = Suono
settings-effects = Effetti sonori
settings-music = Musica
settings-captions = Sottotitoli per i suoni
settings-picture = Schermo
settings-quality = Qualità
settings-quality-automatic = Automatica
settings-quality-low = Bassa
settings-quality-medium = Media
settings-quality-high = Alta
settings-full-screen = Schermo intero
settings-notifications = Avvisami quando tocca a me in una partita a distanza
settings-text = Dimensione del testo
settings-text-percent = { $percent }%
settings-high-contrast = Contrasto elevato
settings-woods = Legno e lacca
settings-woods-table = Tavolo
settings-wood-walnut = Noce
settings-wood-mahogany = Mogano
settings-wood-bog-oak = Rovere nero
settings-woods-discs = Dischi
settings-wood-maple = Acero
settings-wood-oak = Rovere
settings-wood-cherry = Ciliegio
settings-woods-tokens = Segnalini
settings-lacquer-glossy = Lucidi
settings-lacquer-matt = Opachi
settings-lacquer-bright = Vivaci
settings-table = Al tavolo
settings-speed = Velocità animazioni
settings-speed-slow = Lenta
settings-speed-normal = Normale
settings-speed-fast = Veloce
settings-reduced-motion = Meno movimento: i pezzi sfumano invece di muoversi
settings-still-view = Tieni ferma la vista
settings-last-turn = Evidenzia l’ultima giocata
settings-coordinates = Coordinate sul tabellone
settings-symbols = Simboli sui segnalini
settings-bindings = Cambia tasti e pulsanti

## Changing keys and gamepad buttons
bindings = Tasti e pulsanti
bindings-explained = Scegli che cosa cambiare, poi premi il nuovo tasto della tastiera o del mouse, o il nuovo pulsante del gamepad. I tasti sinistro e destro del mouse restano come sono. Esc annulla.
bindings-press-key = Premi un tasto…
bindings-press-button = Premi un pulsante…
bindings-press-mouse = Premi un tasto del mouse…
bindings-taken = { $key }: prima «{ $other }», ora «{ $action }».{ $left ->
        [0] {" "}«{ $other }» ora non è assegnato.
       *[other] {""}
    }
bindings-reset = Ripristina tutto
bindings-were-reset = Tutti i tasti e i pulsanti sono stati ripristinati.
bindings-keys-of = { $action }, tastiera: { $names }
bindings-buttons-of = { $action }, gamepad: { $names }
bindings-mouse-of = { $action }, mouse: { $names }
bindings-view = Tasto che ruota la vista
bindings-view-any = Qualsiasi
bindings-view-right = Destro
bindings-view-middle = Centrale
bindings-view-left = Sinistro, sul tavolo
bindings-view-lost = { $key }: prima ruotava la vista, ora «{ $action }».
bindings-view-taken = Tasto centrale: prima «{ $other }», ora ruota la vista.
bindings-turning = Velocità di rotazione
bindings-zooming = Velocità dello zoom

## Rules, on one page
rules = Le regole
rules-goal = Lo scopo
rules-goal-explained = Unisci i tuoi tre segnalini in un triangolo, in una linea o in un angolo (una linea piegata): ognuno deve toccarne almeno un altro. La mossa che li unisce vince subito.
rules-slide = Prima muovi un segnalino
rules-slide-explained = Muovi uno dei tuoi segnalini sui dischi, in una delle sei direzioni. Va sempre fino in fondo: si ferma solo al bordo del tabellone, davanti a un buco o contro un altro segnalino.
rules-relocate = Poi sposta un disco
rules-relocate-explained = Prendi un disco dal bordo del tabellone e posalo da un’altra parte, dove tocca almeno altri due dischi.
rules-which = Quali dischi puoi prendere
rules-which-explained = Puoi prendere un disco se non ha sopra un segnalino e se l’avversario non l’ha appena spostato. Deve poter uscire dal tabellone senza essere sollevato e senza spingere altri dischi. Il resto del tabellone deve restare in un pezzo solo.
rules-rare = Casi particolari
rules-rare-explained = Se nessuno dei tuoi segnalini può muoversi, o se non c’è nessun disco da prendere, salti quella parte. La partita è patta quando la stessa posizione si presenta per la terza volta, o quando i due giocatori sono d’accordo.
rules-house = In questa partita

## Controls, on one page
controls = Comandi
controls-what = Azione
controls-mouse = Mouse
controls-touch = Touch
controls-keyboard = Tastiera
controls-gamepad = Gamepad
controls-none = –
controls-choose = Scegli un pezzo, poi dove metterlo
controls-click = Clic
controls-tap = Tocca
controls-move = Muovi un pezzo
controls-drag = Trascinalo
controls-let-go = Lascia un pezzo
controls-right-click = Clic destro, o un altro clic sul pezzo
controls-tap-again = Toccalo di nuovo
controls-turn-view = Ruota la vista
controls-drag-view = Trascina il tavolo, o trascina ovunque con il tasto destro o centrale
controls-drag-view-right = Trascina ovunque con il tasto destro
controls-drag-view-middle = Trascina ovunque con il tasto centrale
controls-drag-view-left = Trascina il tavolo
controls-zoom = Avvicina e allontana
controls-wheel = Rotella
controls-two-fingers = Muovi o ruota due dita
controls-pinch = Allontana o avvicina due dita
controls-scroll = Scorri una pagina o un elenco
controls-button-name = Vedi il nome di un pulsante e il suo tasto
controls-point = Passaci sopra
controls-note-pieces = Mentre un pezzo si muove, premi un tasto qualsiasi per farlo arrivare subito.
controls-note-symbols = Con «Simboli sui segnalini» nelle impostazioni, ogni segnalino rosso ha un anello e ogni segnalino nero un rombo.
controls-note-menus = Nei menu, passa da un pulsante all’altro con le frecce, Tab o il D-pad. Premi Invio, Spazio o Sud per sceglierne uno, Esc o Est per tornare indietro.
controls-note-gamepad = La levetta sinistra funziona come il D-pad. Sui gamepad Nintendo A e B sono scambiati, e così X e Y.

## Credits
credits = Crediti
credits-game = Il gioco
credits-game-explained = Nonaga è un gioco da tavolo di Víktor Bautista i Roca. Questa è una versione digitale indipendente.
credits-program = Il programma
credits-program-explained = Software libero con licenza MIT o Apache 2.0, a tua scelta. Realizzato con il motore Bevy e altro software libero.
credits-letters = Il font
credits-letters-explained = Lato, di Łukasz Dziedzic, con licenza SIL Open Font License 1.1.
credits-sounds = Suoni e immagini
credits-sounds-explained = Creati per questo gioco. I suoni sono sintetizzati, non registrati, e il legno è disegnato dal programma mentre giochi.

## Lessons
title-learn = Impara a giocare
title-learn-more = Lezioni e sfide
title-learn-offer = Prima volta con Nonaga? Imparalo giocando, in una decina di minuti.
lessons-course = Il corso
lessons-challenges = Sfide
lessons-own = Le tue lezioni
lessons-row = { $lesson } · { $standing }
lessons-length = { $steps ->
        [one] 1 passo
       *[other] { $steps } passi
    }, circa { $minutes } min
lessons-done = completata
lessons-skipped = { $steps ->
    [one] 1 passo saltato
   *[other] { $steps } passi saltati
}
lessons-at = passo { $step } di { $steps }
lessons-broken = { $file }: { $why }
