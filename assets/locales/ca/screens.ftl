### The screens: title, new match, the menu, result, settings, rules, controls, credits.

## Title
title-tagline = Mou les peces per un tauler que no para de canviar
title-continue = Continua
title-continue-match = Continua la partida
title-continue-far = { $name } t’espera
title-far-awaits = Toca a { $name }
title-far-unsent = Encara no ha arribat a { $name }
title-continue-other = Continua { $game }
title-continue-lesson = Continua amb la lliçó { $number }
title-new-match = Partida nova
title-shelf = Més jocs
title-far = Juga a distància
title-settings = Opcions
title-rules = Regles
title-controls = Controls
title-credits = Crèdits
title-quit = Surt

## On every overlay
screen-back = Enrere
screen-done = Fet

## New match
new-match = Partida nova
new-match-opponent = Oponent
new-match-opponent-computer = L’ordinador
new-match-opponent-friend = Un amic
new-match-opponent-computers = Dos ordinadors
new-match-level = Nivell
new-match-level-of = { $side-is ->
        [red] Nivell (vermelles)
       *[black] Nivell (negres)
    }
new-match-colour = Jugues amb
new-match-name = El teu nom
new-match-player-name = { $side-is ->
        [red] Nom (vermelles)
       *[black] Nom (negres)
    }
new-match-name-full = Un nom pot tenir fins a { $longest } caràcters.
new-match-first = Qui comença
new-match-red = Vermelles
new-match-black = Negres
new-match-random = A l’atzar
new-match-rules = Regles de la casa
new-match-rules-chosen = Regles de la casa: { $rules }
new-match-start = Comença

## How well the computer plays
level-beginner = Principiant
level-beginner-explained = Se li escapen moltes coses. Si amenaça de guanyar, el joc t’avisa.
level-easy = Fàcil
level-easy-explained = Veu com pot guanyar, però sovint no veu com pots guanyar tu.
level-medium = Mitjà
level-medium-explained = Gairebé sempre veu els teus moviments guanyadors, però no mira gaire lluny.
level-hard = Difícil
level-hard-explained = Veu qualsevol moviment guanyador, seu o teu, i preveu unes quantes jugades.
level-master = Mestre
level-master-explained = No se li escapa res i calcula tan lluny com pot.

## There is an unfinished match
unfinished = Tens una partida a mitges
unfinished-explained = { $red } contra { $black }, { $turns ->
        [0] abans de la primera jugada
        [one] després d’una jugada
       *[other] després de { $turns } jugades
    }. Quedarà desada encara que en comencis una de nova.
unfinished-continue = Continua-la
unfinished-new = Comença’n una altra

## The menu of a match
pause = Menú
pause-kept = La partida està desada. Pots sortir ara i continuar-la més tard.
pause-far = Cada part de la jugada es desa aquí de seguida, i s’envia quan hi sou tots dos. Si te’n vas, la partida espera.
match-not-saved = Aquesta partida no està desada. { $reason }
pause-nothing-played = Encara no s’ha jugat res.
pause-lesson = Pots sortir ara. La pròxima vegada, la lliçó continuarà des d’aquest pas.
pause-lesson-over = Ja has acabat. Pots sortir ara.
pause-exercise = Pots sortir ara. Els teus errors es queden aquí per a un altre dia.
pause-puzzle = Pots sortir ara. El problema t’esperarà aquí.
pause-resume = Continua
pause-matches = Totes les partides
pause-result = Resultat
pause-leave = Menú principal
pause-leave-unsaved = Surt sense desar

## Result
result-players = { $red } contra { $black }, { $turns ->
        [0] cap jugada
        [one] una jugada
       *[other] { $turns } jugades
    }
result-players-you = Contra l’ordinador ({ $level }), { $turns ->
        [0] cap jugada
        [one] una jugada
       *[other] { $turns } jugades
    }
result-score = Marcador: { $red } { $red-won }, { $black } { $black-won }{ $drawn ->
        [0] { "" }
       *[other] , { $drawn } en taules
    }
result-score-you = Marcador: tu { $own }, ordinador ({ $level }) { $other }{ $drawn ->
        [0] { "" }
       *[other] , { $drawn } en taules
    }
result-tick = Un angle és una línia amb un colze.
result-you-won = Has guanyat
result-you-lost = Has perdut
result-rematch = Revenja, canvi de colors
result-mistakes = Corregeix els teus errors
result-mistakes-short = Errors
result-no-mistakes = No s’ha trobat cap error
result-no-mistakes-short = Cap error
result-next-level = Nivell següent: { $level }
result-watch = Mira aquesta partida
result-watch-short = Partida
result-look = Mira el tauler
result-look-short = Tauler
result-menu = Menú principal
result-menu-short = Menú
result-watched-short = Torna

## Settings
settings = Opcions
settings-language = Idioma
settings-language-systems = El del sistema
settings-sound = So
settings-effects = Efectes de so
settings-music = Música
settings-captions = Subtítols dels sons
settings-picture = Pantalla
settings-quality = Qualitat
settings-quality-automatic = Automàtica
settings-quality-low = Baixa
settings-quality-medium = Mitjana
settings-quality-high = Alta
settings-full-screen = Pantalla completa
settings-notifications = Avisa’m quan em toqui en una partida a distància
settings-text = Mida del text
settings-text-percent = { $percent } %
settings-high-contrast = Contrast alt
settings-woods = Fusta i laca
settings-woods-table = Taula
settings-wood-walnut = Noguera
settings-wood-mahogany = Caoba
settings-wood-bog-oak = Roure negre
settings-woods-discs = Discs
settings-wood-maple = Auró
settings-wood-oak = Roure
settings-wood-cherry = Cirerer
settings-woods-tokens = Peces
settings-lacquer-glossy = Brillants
settings-lacquer-matt = Mates
settings-lacquer-bright = Vives
settings-table = A la taula
settings-speed = Velocitat d’animació
settings-speed-slow = Lenta
settings-speed-normal = Normal
settings-speed-fast = Ràpida
settings-reduced-motion = Menys moviment: peces i discs s’esvaeixen en lloc de moure’s
settings-still-view = Mantén la vista quieta
settings-last-turn = Deixa marcada l’última jugada
settings-coordinates = Coordenades al tauler
settings-symbols = Símbols a les peces
settings-bindings = Canvia tecles i botons

## Changing keys and gamepad buttons
bindings = Tecles i botons
bindings-explained = Tria què vols canviar i prem la tecla nova, o el botó nou del comandament o del ratolí. Els botons esquerre i dret del ratolí no es poden canviar. Amb Esc es cancel·la.
bindings-press-key = Prem una tecla…
bindings-press-button = Prem un botó…
bindings-press-mouse = Prem un botó del ratolí…
bindings-taken = { $key } ara fa «{ $action }» en lloc de «{ $other }».{ $left ->
        [0] {" "}«{ $other }» queda sense assignar.
       *[other] {""}
    }
bindings-reset = Restableix-ho tot
bindings-were-reset = S’han restablert totes les tecles i tots els botons.
bindings-keys-of = { $action }, teclat: { $names }
bindings-buttons-of = { $action }, comandament: { $names }
bindings-mouse-of = { $action }, ratolí: { $names }
bindings-view = Botó que gira la vista
bindings-view-any = Qualsevol
bindings-view-right = Dret
bindings-view-middle = Del mig
bindings-view-left = Esquerre, a la taula
bindings-view-lost = { $key } ara fa «{ $action }» en lloc de girar la vista.
bindings-view-taken = El botó del mig ara gira la vista en lloc de fer «{ $other }».
bindings-turning = Velocitat de gir
bindings-zooming = Velocitat del zoom

## Rules, on one page
rules = Les regles
rules-goal = L’objectiu
rules-goal-explained = Ajunta les teves tres peces en un triangle, una línia o un angle (una línia amb un colze): cadascuna n’ha de tocar almenys una altra. El moviment que les ajunta guanya a l’instant.
rules-slide = Primer, mou una peça
rules-slide-explained = Mou una de les teves peces per damunt dels discs en qualsevol de les sis direccions. Va fins on pot: només s’atura a la vora del tauler, davant d’un forat o davant d’una altra peça.
rules-relocate = Després, desplaça un disc
rules-relocate-explained = Agafa un disc de la vora del tauler i posa’l en un altre lloc, on toqui almenys dos discs més.
rules-which = Quins discs pots agafar
rules-which-explained = Pots agafar un disc si no té cap peça al damunt ni és el que acaba de desplaçar l’oponent. L’has de poder fer lliscar fora del tauler sense aixecar-lo ni empènyer-ne cap altre. La resta del tauler ha de quedar sencera.
rules-rare = Casos especials
rules-rare-explained = Si no pots moure cap peça, o no pots agafar cap disc, et saltes aquella part. La partida acaba en taules quan la mateixa posició surt per tercera vegada, o quan els dos jugadors hi estan d’acord.
rules-house = En aquesta partida

## Controls, on one page
controls = Controls
controls-what = Acció
controls-mouse = Ratolí
controls-touch = Tàctil
controls-keyboard = Teclat
controls-gamepad = Comandament
controls-none = –
controls-choose = Tria una peça o un disc i després on va
controls-click = Fes clic
controls-tap = Toca
controls-move = Mou una peça o desplaça un disc
controls-drag = Arrossega
controls-let-go = Deixa anar la peça o el disc
controls-right-click = Fes clic amb el botó dret, o torna a fer-hi clic
controls-tap-again = Toca una altra vegada
controls-turn-view = Gira la vista
controls-drag-view = Arrossega la taula, o qualsevol punt amb el botó dret o el del mig
controls-drag-view-right = Arrossega qualsevol punt amb el botó dret
controls-drag-view-middle = Arrossega qualsevol punt amb el botó del mig
controls-drag-view-left = Arrossega la taula
controls-zoom = Acosta i allunya
controls-wheel = Roda
controls-two-fingers = Mou o gira dos dits
controls-pinch = Separa o ajunta dos dits
controls-scroll = Puja o baixa per una pàgina o una llista
controls-button-name = Mira com es diu un botó i quina tecla té
controls-point = Posa-hi el punter
controls-note-pieces = Mentre una peça o un disc es mou, prem qualsevol tecla o botó perquè arribi de cop.
controls-note-symbols = Amb «Símbols a les peces» a les opcions, cada peça vermella porta una anella i cada peça negra, un rombe.
controls-note-menus = Als menús, ves de botó a botó amb les fletxes, Tab o la creueta. Prem Retorn, Espai o Sud per triar-ne un, i Esc o Est per tornar enrere.
controls-note-gamepad = La palanca esquerra funciona com la creueta. Als comandaments de Nintendo, A i B estan intercanviats, i X i Y també.

## Credits
credits = Crèdits
credits-game = El joc
credits-game-explained = Nonaga és un joc de taula de Víktor Bautista i Roca. Aquesta és una versió digital independent.
credits-program = El programa
credits-program-explained = Programari lliure amb la llicència MIT o l’Apache 2.0, la que prefereixis. Fet amb el motor Bevy i altre programari lliure.
credits-letters = Tipus de lletra
credits-letters-explained = Lato, de Łukasz Dziedzic, amb la SIL Open Font License 1.1.
credits-sounds = Sons i imatges
credits-sounds-explained = Fets per a aquest joc. Els sons són sintetitzats, no gravats, i la fusta la dibuixa el programa mentre jugues.

## Lessons
title-learn = Aprèn a jugar
title-learn-more = Lliçons i reptes
title-learn-offer = No coneixes Nonaga? Aprèn-ne jugant, en uns deu minuts.
lessons-course = El curs
lessons-challenges = Reptes
lessons-own = Les teves lliçons
lessons-row = { $lesson } · { $standing }
lessons-length = { $steps ->
        [one] 1 pas
       *[other] { $steps } passos
    }, { $minutes ->
        [one] 1 min
       *[other] uns { $minutes } min
    }
lessons-done = fet
lessons-skipped = { $steps ->
    [one] 1 pas saltat
   *[other] { $steps } passos saltats
}
lessons-at = pas { $step } de { $steps }
lessons-broken = { $file }: { $why }
