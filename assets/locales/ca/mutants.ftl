### Pentòminos mutants, un tercer joc per a dos.

mutant-side-first = Jugador 1
mutant-side-second = Jugador 2

mutant-level-easy = { level-easy }
mutant-level-medium = { level-medium }
mutant-level-master = { level-master }

## Why a turn is refused
mutant-refusal-match-over = La partida s’ha acabat.
mutant-refusal-start-to-draw = Primer cal posar les clavilles del començament. { $left ->
        [one] Falta 1 clavilla
       *[other] Falten { $left } clavilles
    }: escriu el forat de la següent, com ara c3.
mutant-refusal-start-drawn = Les cinc clavilles del començament ja hi són.
mutant-refusal-no-circle = Aquí no hi ha cap clavilla per treure ({ $cell }).
mutant-refusal-crossed = Aquest forat està tapat per a la resta de la partida ({ $cell }).
mutant-refusal-occupied = Aquí ja hi ha una clavilla ({ $cell }).
mutant-refusal-off-grid = El tauler no té el forat { $cell }: va d’a1 a e5.
mutant-refusal-not-in-the-middle = La primera clavilla va entre a1 i e5 ({ $cell }).
mutant-refusal-touches-none = Després de la primera, cada clavilla ha d’estar just al costat d’una altra, no només en diagonal ({ $cell }).
mutant-refusal-apart = Les cinc clavilles ja no estarien unides ({ $cell }).
mutant-refusal-same-shape = Torna a ser la { $shape }, girada, reflectida o moguda: la figura ha de canviar.
mutant-refusal-formed-before = { $turn ->
        [0] La { $shape } ja hi era al començament.
       *[other] La { $shape } ja s’havia format a la jugada { $turn }.
    }

## The same, said at the table, beside the hole
mutant-refusal-match-over-explained = { mutant-refusal-match-over }
mutant-refusal-start-to-draw-explained = Primer cal posar les clavilles del començament: posa la següent.
mutant-refusal-start-drawn-explained = { mutant-refusal-start-drawn }
mutant-refusal-no-circle-explained = Aquí no hi ha cap clavilla per treure.
mutant-refusal-crossed-explained = Aquest forat està tapat per a la resta de la partida.
mutant-refusal-occupied-explained = Aquí ja hi ha una clavilla.
mutant-refusal-off-grid-explained = { mutant-refusal-off-grid }
mutant-refusal-not-in-the-middle-explained = La primera clavilla va al quadrat de cinc per cinc forats del mig.
mutant-refusal-touches-none-explained = Després de la primera, cada clavilla ha d’estar just al costat d’una altra, no només en diagonal.
mutant-refusal-apart-explained = Les cinc clavilles ja no estarien unides.
mutant-refusal-same-shape-explained = { mutant-refusal-same-shape }
mutant-refusal-formed-before-explained = { mutant-refusal-formed-before }

mutant-turn-form-error-no-arrow = Falta el > entre els dos forats. Una jugada s’escriu així: a1>b1
mutant-turn-form-error-no-cell-before = No comença amb el nom d’un forat. Una jugada s’escriu així: a1>b1
mutant-turn-form-error-no-cell-after = No acaba amb el nom d’un forat. Una jugada s’escriu així: a1>b1

## Why pegs are no start
mutant-start-fault-not-five = una posició inicial té cinc clavilles, no { $circles }
mutant-start-fault-twice = { $cell } hi és dues vegades
mutant-start-fault-off-grid = el tauler no té el forat { $cell }: va d’a1 a e5
mutant-start-fault-apart = les cinc clavilles no estan unides
mutant-start-fault-far-away = almenys una clavilla ha d’anar entre a1 i e5

## How a match ends
mutant-ending-none-left = { $by-is ->
        [first] Des d’aquí, el Jugador 1 no pot formar cap figura nova: guanya el Jugador 2.
       *[second] Des d’aquí, el Jugador 2 no pot formar cap figura nova: guanya el Jugador 1.
    } { $shapes ->
        [12] S’han format les dotze figures.
       *[other] Figures formades: { $shapes } de 12.
    }
mutant-ending-repeated = { $by-is ->
        [first] { $turn ->
            [0] El Jugador 1 ha tornat a formar la { $shape }, que era la figura inicial, i per tant guanya el Jugador 2.
           *[other] El Jugador 1 ha tornat a formar la { $shape }, ja formada a la jugada { $turn }, i per tant guanya el Jugador 2.
        }
       *[second] { $turn ->
            [0] El Jugador 2 ha tornat a formar la { $shape }, que era la figura inicial, i per tant guanya el Jugador 1.
           *[other] El Jugador 2 ha tornat a formar la { $shape }, ja formada a la jugada { $turn }, i per tant guanya el Jugador 1.
        }
    }
mutant-ending-resigned = { $by-is ->
        [first] El Jugador 1 es rendeix i guanya el Jugador 2.
       *[second] El Jugador 2 es rendeix i guanya el Jugador 1.
    }
mutant-outcome-won = { $by-is ->
        [first] guanya el Jugador 1
       *[second] guanya el Jugador 2
    }
mutant-outcome-resigned = { $by-is ->
        [first] el Jugador 1 es rendeix
       *[second] el Jugador 2 es rendeix
    }
mutant-outcome-unfinished = { outcome-unfinished }

## Why a turn is good
mutant-why-wins = Forma la { $shape }, i després l’oponent no pot formar cap figura nova: guanyes.
mutant-why-wins-in = Forma la { $shape }. Et calen { $turns } jugades teves per guanyar, comptant aquesta, jugui el que jugui l’oponent.
mutant-why-holds-out = Forma la { $shape }. { $turns ->
        [one] L’oponent pot guanyar a la pròxima jugada, juguis el que juguis.
       *[other] L’oponent pot guanyar, però així aguantes el màxim: { $turns } jugades teves, comptant aquesta.
    }
mutant-why-circle-wins = Amb aquesta clavilla pots guanyar, faci el que faci l’oponent. Et calen { $turns } jugades teves, comptant les clavilles que encara has de posar.
mutant-why-circle-holds-out = L’oponent pot guanyar, posis on posis aquesta clavilla. Aquí aguantes el màxim: { $turns } jugades teves, comptant les clavilles que encara has de posar.

## Records
mutant-record-error-too-large = { record-error-too-large }
mutant-record-error-empty = { record-error-empty }
mutant-record-error-unreadable = { record-error-unreadable }
mutant-record-error-other-format = { record-error-other-format }
mutant-record-error-other-version = { record-error-other-version }
mutant-record-error-date = { record-error-date }
mutant-record-error-start-form = la posició inicial té «{ $written }», que no és cap forat. Un forat s’escriu així: a1
mutant-record-error-start-faulty = la posició inicial: { $fault }
mutant-record-error-circle-illegal = clavilla { $circle } «{ $written }»: { $refusal }
mutant-record-error-turn-form = { record-error-turn-form }
mutant-record-error-turn-illegal = jugada { $turn } «{ $written }»: { $refusal }
mutant-record-error-turn-after-end = { record-error-turn-after-end }
mutant-record-error-result-differs = { record-error-result-differs }

## The text commands
cli-value-start = COMENÇAMENT
cli-about-mutants = Obre Pentòminos mutants, un altre joc per a dos, fet de la mateixa fusta
cli-about-mutants-turns = Llista totes les jugades legals, una per línia
cli-about-mutants-perft = Compta les seqüències de jugades: mostra quantes n’hi ha a cada profunditat
cli-about-mutants-solve = Diu qui guanya si tots dos juguen tan bé com es pot, en quantes jugades i amb quina comença
cli-arg-mutants-start = Com comença la partida: una figura (F I L N P T U V W X Y Z), cinc forats com ara "a1 b1 c1 d1 e1", lot (a l’atzar) o draw (els jugadors posen les clavilles alternant-se). Per defecte en una partida: lot
cli-arg-mutants-endless = Juga en un tauler sense límits, no en 5×5
cli-arg-mutants-seed = Llavor de la posició inicial a l’atzar. La mateixa llavor dona la mateixa posició inicial
cli-arg-mutants-repeats-lose = Regla de la casa: qui repeteix una figura perd. Si no s’aplica, una jugada així no es permet
cli-arg-mutants-first = Qui és el Jugador 1, que comença: { $names }. Per defecte: human
cli-arg-mutants-second = Qui és el Jugador 2: { $names }. Per defecte: human
cli-arg-mutants-match = El registre de la partida des d’on es comença, en lloc d’una posició inicial. - és l’entrada estàndard
cli-arg-mutants-turn = Comença després de la jugada N d’aquella partida; 0 és abans de la primera. Per defecte: l’última
cli-arg-mutants-all = Resol cada posició inicial en 5×5, una per línia, tret de les que surten de girar-ne o reflectir-ne una altra
cli-error-mutants-wrong = { $file }: { $error } [{ $name }]
cli-error-mutants-has-none = { $file } és una partida de Pentòminos mutants, de manera que --{ $option } no hi vol dir res.
cli-error-mutants-no-start = «{ $start }» no és cap posició inicial. Cal una figura (F I L N P T U V W X Y Z), cinc forats com ara "a1 b1 c1 d1 e1", lot o draw.
cli-error-mutants-start-faulty = «{ $start }» no és cap posició inicial: { $fault }
cli-check-mutants-ok = { $file }: correcte, Pentòminos mutants { $endless ->
        [true] sense límits
       *[false] en 5×5
    }, { $turns ->
        [one] 1 jugada
       *[other] { $turns } jugades
    }, { $outcome }

## A match in the terminal
mutants-players = Jugador 1: { $first }; Jugador 2: { $second }
mutants-legend = O és una clavilla; x, un forat tapat, i un punt, un forat obert.
mutants-shapes-legend = # encara es pot formar, - ja s’ha format. Girada o reflectida, una figura continua sent la mateixa.
mutants-to-move = { $side-is ->
        [first] Juga el Jugador 1.
       *[second] Juga el Jugador 2.
    }
mutants-to-draw = { $side-is ->
        [first] El Jugador 1 posa la clavilla { $circle } de les 5 del començament.
       *[second] El Jugador 2 posa la clavilla { $circle } de les 5 del començament.
    }
mutants-thinks = El { $side } està pensant…
mutants-plays = El { $side } posa una clavilla a { $step }
mutants-forms = El { $side } juga { $step } i forma la { $shape }
mutants-proven = El { $side } pot guanyar, respongui el que respongui l’altre: { $turns ->
        [one] queda 1 jugada
       *[other] queden { $turns } jugades, comptant les de tots dos
    }.
mutants-step = { $kind ->
        [circle] Clavilla
       *[turn] Jugada
    } { $number }, { $side }: { $step }
mutants-taken-back = Desfet: { $kind ->
        [circle] clavilla
       *[turn] jugada
    } { $number }, { $side }: { $step }
mutants-formed = Ara la { $shape }. Formades fins ara: { $formed }.
mutants-to-form = { $shapes-count ->
        [0] S’han format les dotze figures.
       *[other] Per formar: { $shapes }.
    }
mutants-circles = { $squares-count ->
        [0] Encara no hi ha clavilles.
       *[other] Clavilles: { $squares }
    }
mutants-crossed = { $squares-count ->
        [0] No hi ha cap forat tapat.
       *[other] Forats tapats: { $squares }
    }
mutants-formed-in = { $turn ->
        [0] { $shape }: ja hi era al començament
       *[other] { $shape }: formada a la jugada { $turn }
    }
mutants-none-crossing = La clavilla de { $square } no fa cap figura nova en cap forat.
mutants-asks-resign = Si et rendeixes, guanya el { $other }. Per rendir-te, escriu { terminal-word-resign } un altre cop.
mutants-left = La partida està desada. Per continuar-la: nonaga mutants --text --continue
mutants-how = Escriu una jugada, com ara a1>b1: la clavilla d’a1 es treu i es posa a b1, i el seu forat queda tapat. Les lletres creixen cap a la dreta; els números, cap amunt. Per veure on pot anar una clavilla, escriu-ne el forat. Mentre es posen les clavilles del començament, escriu un forat per a la següent. O escriu una d’aquestes paraules:
mutants-how-endless = A l’esquerra d’a hi ha -a, -b, etcètera, i a sota d’1 hi ha -1, -2, etcètera: -a1 és a l’esquerra d’a1, i a-1 a sota. No hi ha fila 0.
mutants-word-moves = llista què pots jugar ara; per a una sola clavilla, afegeix-hi el forat: llista a1
mutants-word-pieces = diu on són les clavilles, quins forats estan tapats i quines figures s’han format i a quina jugada
mutants-word-why = repeteix l’últim motiu, o diu per què una cosa no es pot fer: motiu a1>b1
mutants-word-undo = desfà l’última jugada o l’última clavilla d’una persona
terminal-error-mutants-no-square = «{ $text }» no és cap forat. S’escriu així: a1

## The rules
mutants-rules-turn = Cinc clavilles, l’una al costat de l’altra, formen una de les dotze figures possibles. Quan et toca, treu una clavilla i posa-la en un altre forat, de manera que les cinc formin una altra figura.
mutants-rules-crossed = El forat que deixa queda tapat per a la resta de la partida.
mutants-rules-shapes = Cada figura es pot formar un sol cop en la partida, i la inicial també compta. Girada o reflectida, és la mateixa figura.
mutants-rules-end = Qui no pot formar cap figura nova perd.
mutants-rules-refused = Una jugada que repeteix una figura no es permet.
mutants-rules-lose = Regla de la casa: qui repeteix una figura perd.
mutants-rules-again = Una jugada que repeteix una figura no es permet. Amb la regla de la casa sí, però qui la fa perd.
mutants-rules-tiles = Al costat del tauler, cada figura té la seva plaqueta. Quan s’ha format la figura, la plaqueta mostra la cara fosca. El número de davant de la lletra és la jugada en què s’ha format.

## The game in 3D
mutants = Pentòminos mutants
mutants-play = Juga a Pentòminos mutants
mutants-grid-five = 5 × 5
mutants-grid-endless = Sense límits
mutants-start = Primera figura
mutants-start-lot = A l’atzar
mutants-start-chosen = La que triïs
mutants-start-drawn = Muntada entre tots dos
mutants-shape = Figura
mutants-seat = Tu ets
mutants-repeats = Repetir una figura
mutants-repeats-refused = No es permet
mutants-repeats-lose = Fa perdre la partida
mutants-rematch = Revenja, canvi de bàndol
mutants-resign = Si et rendeixes, guanya el { $other }.
mutants-kept-details = { $date } · { $board } · { $turns ->
        [one] 1 jugada
       *[other] { $turns } jugades
    } · { $outcome }
mutants-cell-circle = { $square }: una clavilla.
mutants-cell-crossed = { $square }: forat tapat.
mutants-cell-empty = { $square }: forat obert.
mutants-can-cross = La pots treure.
mutants-can-draw = Aquí pots posar una clavilla.
mutants-picked-up = Tens a la mà la clavilla de { $from }. Fa una figura nova en qualsevol d’aquests forats: { $squares }.
mutants-stuck = Aquesta clavilla no fa cap figura nova en cap forat. Torna-la a posar i treu-ne una altra.
mutants-your-peg = Et toca: posa la clavilla { $circle } de 5.
mutants-not-formed = { $shape }: encara per formar
mutants-would-form = Així es forma la { $shape }.
mutants-lesson-cross = Cinc clavilles fan la T. Tria la que vols treure.
mutants-lesson-draw = En cada forat il·luminat, la clavilla fa una altra figura. Assenyala’n un: al costat del tauler s’aixeca la plaqueta de la figura. Després tria’n un.
mutants-lesson-stuck = No s’il·lumina cap forat: aquesta clavilla no fa cap figura nova enlloc. Torna-la a posar i treu-ne una altra.
mutants-lesson-shapes = El forat que ha deixat la teva clavilla queda tapat per a la resta de la partida. Al costat del tauler s’ha girat la plaqueta de la figura que has fet: no es pot repetir. Després toca a l’altre, i tot seguit a tu: continua.
mutants-lesson-same = Girada o reflectida, una figura continua sent la mateixa. Les plaquetes clares mostren les que encara es poden fer. El número del costat d’una de fosca és la jugada en què s’ha fet la figura. Continua.
mutants-lesson-end = Qui no pot fer cap figura nova perd. Això és tot: continua aquí o comença una partida.
