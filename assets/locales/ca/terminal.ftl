### A match in the terminal.

cli-arg-text = Juga al terminal, només amb text
cli-arg-continue = Continua al terminal l’última partida que vas deixar
cli-arg-no-board = Juga al terminal sense dibuixar el tauler

terminal-greeting = Per llegir les regles del joc, escriu { terminal-word-rules }. Per veure què més pots escriure, escriu { terminal-word-help }.
terminal-person = una persona
terminal-computer = l’ordinador ({ $level })
terminal-nothing-to-continue = No hi ha cap partida per continuar.
terminal-open-elsewhere = La partida està oberta en una altra còpia de Nonaga. Continua-la allà, o surt-ne primer.
terminal-how = Escriu la part que toca, com ara 2,0>-1,0, o una jugada sencera, com ara 2,0>-1,0 1,-2>3,-2. Les caselles tenen dos nombres: el primer creix cap a la dreta; el segon, cap avall a la dreta; 0,0 és el centre del tauler al començament. També valen els nombres sols, separats per espais: 2 0 -1 0. O escriu una d’aquestes paraules:

## What can be typed. Each is one short word in small letters
terminal-word-help = ajuda
terminal-word-help-explained = llista aquestes paraules
terminal-word-rules = regles
terminal-word-rules-explained = explica breument les regles del joc
terminal-word-moves = llista
terminal-word-moves-explained = llista amb números què pots jugar ara; per triar una opció, escriu-ne el número. Per a una sola peça o un sol disc, afegeix-hi la casella: llista 2,0
terminal-word-look = mirar
terminal-word-look-explained = diu què hi ha en una casella i al seu voltant: mirar 0,0
terminal-word-pieces = peces
terminal-word-pieces-explained = diu on són les peces i els discs, quins discs es poden agafar i quin està bloquejat
terminal-word-board = tauler
terminal-word-board-explained = dibuixa el tauler
terminal-word-drawing = dibuix
terminal-word-drawing-explained = deixa de dibuixar el tauler abans de cada jugada, o el torna a dibuixar
terminal-word-why = motiu
terminal-word-why-explained = repeteix l’últim motiu, o diu per què una cosa no es pot fer: motiu 2,0>1,0
terminal-word-last = última
terminal-word-last-explained = torna a dir l’última jugada
terminal-word-hint = pista
terminal-word-hint-explained = demana a l’ordinador una bona jugada
terminal-word-undo = desfer
terminal-word-undo-explained = desfà l’última part que ha jugat una persona
terminal-word-redo = refer
terminal-word-redo-explained = torna a jugar el que s’ha desfet
terminal-word-save = desar
terminal-word-save-explained = desa una còpia de la partida en un fitxer: desar nostra.ron
terminal-word-draw = taules
terminal-word-draw-explained = ofereix taules a l’ordinador; entre dues persones, les acorda
terminal-word-resign = rendir-se
terminal-word-resign-explained = dona la partida per perduda
terminal-word-yes = sí
terminal-word-yes-explained = respon que sí a una pregunta
terminal-word-no = no
terminal-word-no-explained = diu que no hi ha victòria, en un problema que ho demana
terminal-word-quit = sortir
terminal-word-quit-explained = surt; la partida es pot continuar més tard
terminal-word-who = qui
terminal-word-who-explained = diu qui hi és, com va la connexió i què no ha arribat encara
terminal-word-rematch = revenja
terminal-word-rematch-explained = ofereix, un cop acabada la partida, jugar-ne una altra amb els colors canviats
terminal-word-letter = carta
terminal-word-letter-explained = escriu, en una línia de text per enviar, el que l’altra banda potser encara no té; la resposta s’enganxa aquí
terminal-word-close = tancar
terminal-word-close-explained = tanca la partida sense resultat

## Other words that mean the same, in small letters. One that is already there may not come again, with or without
## accents
terminal-word-help-also = ? | ajut | ordres | paraules
terminal-word-rules-also = regla | normes
terminal-word-moves-also = jugades | jugada | moviments
terminal-word-look-also = mira | veure
terminal-word-pieces-also = peça | fitxes | on
terminal-word-board-also = taulell | mostrar
terminal-word-drawing-also = dibuixa | dibuixar
terminal-word-why-also = per què | perquè | raó
terminal-word-last-also = última jugada | darrera | repeteix | repetir
terminal-word-hint-also = consell | suggeriment
terminal-word-undo-also = desfés | enrere | tornar
terminal-word-redo-also = refés | endavant
terminal-word-save-also = desa | guardar | còpia | copiar
terminal-word-draw-also = empat
terminal-word-resign-also = rendir | em rendeixo | abandonar
terminal-word-yes-also = s | d’acord | ok
terminal-word-no-also = cap | no hi ha victòria
terminal-word-quit-also = surt | plegar | acabar | adeu
terminal-word-who-also = connexió
terminal-word-rematch-also = una altra partida
terminal-word-letter-also = correu | per carta
terminal-word-close-also = tanca

## What is said
terminal-thinks = { $side-is ->
        [red] Les vermelles estan pensant…
       *[black] Les negres estan pensant…
    }
terminal-played = { $side-is ->
        [red] Les vermelles juguen { $turn }
       *[black] Les negres juguen { $turn }
    }
terminal-hint = { $turn }: { $why }
tokens-of = { $side-is ->
        [red] Peces vermelles
       *[black] Peces negres
    }: { $cells }
terminal-discs-lie = Discs, fila a fila: { $rows }
terminal-run = de { $from } a { $to }
terminal-run-separator = { "; " }
discs-to-take = { $cells-count ->
        [0] No es pot agafar cap disc.
       *[other] Discs que es poden agafar: { $cells }
    }
terminal-discs = Pots agafar un d’aquests discs. Per veure on pot anar un disc, escriu-ne el número:
terminal-places = Caselles per al disc de { $cell }:
disc-locked = El disc de { $cell } s’ha desplaçat a la jugada anterior i en aquesta està bloquejat.
cell-holds = { $thing ->
        [red] Hi ha una peça vermella
        [black] Hi ha una peça negra
        [disc] Hi ha un disc
       *[none] No hi ha cap disc
    } a { $cell }. Al voltant:
terminal-outside = A { $cell } no hi ha res, ni cap disc al costat: és fora del tauler.
terminal-no-moves = Des d’allà no pots jugar res.
terminal-allowed = Es pot fer.
terminal-no-reason = Encara no s’ha rebutjat res.
terminal-nothing-asked = No s’ha preguntat res que es pugui respondre amb un sí.
terminal-only-far = Això només serveix a les partides a distància.
terminal-taken-back = Desfet: jugada { $turn }, { $side-is ->
        [red] vermelles
       *[black] negres
    }: { $played }
terminal-asks-resign = { hud-resign-explained } Per rendir-te, escriu { terminal-word-resign } un altre cop.
terminal-asks-draw = { $other-is ->
        [red] Si les vermelles hi estan d’acord, la partida acaba en taules.
       *[black] Si les negres hi estan d’acord, la partida acaba en taules.
    } Per confirmar-ho, escriu { terminal-word-draw } un altre cop.
terminal-draws = El tauler es dibuixa abans de cada jugada.
terminal-draws-not = El tauler ja no es dibuixa abans de cada jugada.
terminal-left = La partida està desada. Per continuar-la: nonaga play --text --continue
terminal-left-empty = Encara no s’ha jugat res.
terminal-left-unkept = La partida no s’ha pogut desar.
terminal-not-kept = Ara mateix la partida no es pot desar. { $error } Pots continuar jugant.

## What lies along a direction from a cell
sight = { $direction }: { $free ->
        [0] { $end }
        [one] un disc buit i després { $end }
       *[other] { $free } discs buits i després { $end }
    }
direction-east = dreta
direction-north-east = amunt a la dreta
direction-north-west = amunt a l’esquerra
direction-west = esquerra
direction-south-west = avall a l’esquerra
direction-south-east = avall a la dreta
sight-end-edge = la vora
sight-end-hole = un forat
sight-end-token = { $side-is ->
        [red] una peça vermella
       *[black] una peça negra
    }

## What is wrong with a line
terminal-error-unknown-word = «{ $word }» aquí no vol dir res. Per veure què pots escriure, escriu { terminal-word-help }.
terminal-error-turn-form = { $error }
terminal-error-no-cell = «{ $text }» no és una casella. Les caselles s’escriuen així: 2,0 i -1,2
terminal-error-no-part = «{ $text }» no diu des d’on fins on. S’escriu així: { terminal-word-why } 2,0>1,0
terminal-error-no-such-move = { $moves ->
        [0] Encara no hi ha cap llista. Per veure-la, escriu { terminal-word-moves }.
       *[other] El número { $number } no és a la llista. L’últim és { $moves }.
    }
terminal-error-no-folder = La carpeta { $folder } no existeix. No s’ha desat res.
terminal-error-not-file = { $path } no és un fitxer normal. No s’ha desat res.
terminal-error-line-too-long = Aquesta línia és massa llarga. Una línia pot tenir com a molt { $limit } bytes.
cli-error-home = { $error }
