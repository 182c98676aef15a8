### Pentòminos mutants, un tercer joc per a dos.

mutant-side-first = Jugador 1
mutant-side-second = Jugador 2

mutant-level-easy = { level-easy }
mutant-level-medium = { level-medium }
mutant-level-master = { level-master }

## Why a turn is refused
mutant-refusal-match-over = La partida s’ha acabat.
mutant-refusal-start-to-draw = Primer cal dibuixar la posició inicial. { $left ->
        [one] Falta 1 cercle
       *[other] Falten { $left } cercles
    }: escriu la casella del següent, com ara c3.
mutant-refusal-start-drawn = La posició inicial ja té els seus cinc cercles.
mutant-refusal-no-circle = Aquí no hi ha cap cercle per ratllar ({ $cell }).
mutant-refusal-crossed = Aquesta casella està ratllada per a la resta de la partida ({ $cell }).
mutant-refusal-occupied = Aquí ja hi ha un cercle ({ $cell }).
mutant-refusal-off-grid = La quadrícula no té la casella { $cell }: va d’a1 a e5.
mutant-refusal-not-in-the-middle = El primer cercle va entre a1 i e5 ({ $cell }).
mutant-refusal-touches-none = Després del primer, cada cercle n’ha de tocar un altre per un costat ({ $cell }).
mutant-refusal-apart = Els cinc cercles ja no estarien units ({ $cell }).
mutant-refusal-same-shape = Torna a ser la { $shape }, girada, reflectida o moguda: la figura ha de canviar.
mutant-refusal-formed-before = { $turn ->
        [0] La { $shape } era la figura inicial.
       *[other] La { $shape } es va formar a la jugada { $turn }.
    }

mutant-turn-form-error-no-arrow = Falta el > entre les dues caselles. Una jugada s’escriu així: a1>b1
mutant-turn-form-error-no-cell-before = No comença amb una casella. Una jugada s’escriu així: a1>b1
mutant-turn-form-error-no-cell-after = No acaba amb una casella. Una jugada s’escriu així: a1>b1

## Why circles are no start
mutant-start-fault-not-five = una posició inicial té cinc cercles, no { $circles }
mutant-start-fault-twice = { $cell } hi és dues vegades
mutant-start-fault-off-grid = la quadrícula no té la casella { $cell }: va d’a1 a e5
mutant-start-fault-apart = els cinc cercles no estan units
mutant-start-fault-far-away = almenys un cercle va entre a1 i e5

## How a match ends
mutant-ending-none-left = { $shapes ->
        [12] S’han format les dotze figures.
       *[other] Després de { $shapes } figures, no se’n pot formar cap de nova.
    } { $by-is ->
        [first] Al Jugador 1 no li queda cap jugada, o sigui que guanya el Jugador 2.
       *[second] Al Jugador 2 no li queda cap jugada, o sigui que guanya el Jugador 1.
    }
mutant-ending-repeated = { $by-is ->
        [first] { $turn ->
            [0] El Jugador 1 ha tornat a formar la { $shape }, que era la figura inicial, o sigui que guanya el Jugador 2.
           *[other] El Jugador 1 ha tornat a formar la { $shape }, ja formada a la jugada { $turn }, o sigui que guanya el Jugador 2.
        }
       *[second] { $turn ->
            [0] El Jugador 2 ha tornat a formar la { $shape }, que era la figura inicial, o sigui que guanya el Jugador 1.
           *[other] El Jugador 2 ha tornat a formar la { $shape }, ja formada a la jugada { $turn }, o sigui que guanya el Jugador 1.
        }
    }
mutant-ending-resigned = { $by-is ->
        [first] El Jugador 1 es rendeix, o sigui que guanya el Jugador 2.
       *[second] El Jugador 2 es rendeix, o sigui que guanya el Jugador 1.
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
mutant-why-wins = Forma la { $shape }, i després no se’n pot formar cap de nova: guanyes.
mutant-why-wins-in = Forma la { $shape }. Guanyes en { $turns } jugades entre tots dos, jugui el que jugui l’oponent.
mutant-why-holds-out = Forma la { $shape }. L’oponent pot guanyar, però així aguantes més: { $turns } jugades entre tots dos.
mutant-why-circle-wins = Amb aquest cercle pots guanyar, faci el que faci l’oponent: en { $turns } jugades entre tots dos, comptant els cercles.
mutant-why-circle-holds-out = L’oponent pot guanyar després de qualsevol cercle. Així aguantes més: { $turns } jugades entre tots dos, comptant els cercles.

## Records
mutant-record-error-too-large = { record-error-too-large }
mutant-record-error-empty = { record-error-empty }
mutant-record-error-unreadable = { record-error-unreadable }
mutant-record-error-other-format = { record-error-other-format }
mutant-record-error-other-version = { record-error-other-version }
mutant-record-error-date = { record-error-date }
mutant-record-error-start-form = la posició inicial té «{ $written }», que no és cap casella. S’escriu així: a1
mutant-record-error-start-faulty = la posició inicial: { $fault }
mutant-record-error-circle-illegal = cercle { $circle } «{ $written }»: { $refusal }
mutant-record-error-turn-form = { record-error-turn-form }
mutant-record-error-turn-illegal = jugada { $turn } «{ $written }»: { $refusal }
mutant-record-error-turn-after-end = { record-error-turn-after-end }
mutant-record-error-result-differs = { record-error-result-differs }

## The text commands
cli-value-start = COMENÇAMENT
cli-about-mutants = Obre Pentòminos mutants, un altre joc per a dos de la mateixa fusta
cli-about-mutants-turns = Llista totes les jugades legals, una per línia
cli-about-mutants-perft = Compta les seqüències de jugades: escriu quantes n’hi ha a cada profunditat
cli-about-mutants-solve = Diu qui guanya si tots dos juguen tan bé com es pot, en quantes jugades i com comença
cli-arg-mutants-start = Com comença la partida: una figura (F I L N P T U V W X Y Z), cinc caselles com ara "a1 b1 c1 d1 e1", lot (per sorteig) o draw (els jugadors dibuixen per torns). Per defecte en una partida: lot
cli-arg-mutants-endless = Juga en una quadrícula sense límits, no en 5×5
cli-arg-mutants-seed = El nombre del qual depèn el sorteig. El mateix nombre dona la mateixa posició inicial
cli-arg-mutants-repeats-lose = Regla de la casa: qui repeteix una figura perd. Sense ella, aquesta jugada es rebutja
cli-arg-mutants-first = Qui és el Jugador 1, que comença: { $names }. Per defecte: human
cli-arg-mutants-second = Qui és el Jugador 2: { $names }. Per defecte: human
cli-arg-mutants-match = El registre de la partida d’on es parteix, en lloc d’una posició inicial. - és l’entrada estàndard
cli-arg-mutants-turn = Comença després de la jugada N d’aquella partida; 0 és abans de la primera. Per defecte: l’última
cli-arg-mutants-all = Resol cada posició inicial en 5×5, una per línia, tret de les que en són una altra de girada o reflectida
cli-error-mutants-wrong = { $file }: { $error } [{ $name }]
cli-error-mutants-has-none = { $file } és una partida de Pentòminos mutants, o sigui que --{ $option } no hi vol dir res.
cli-error-mutants-no-start = «{ $start }» no és cap posició inicial. Cal una figura (F I L N P T U V W X Y Z), cinc caselles com ara "a1 b1 c1 d1 e1", lot o draw.
cli-error-mutants-start-faulty = «{ $start }» no és cap posició inicial: { $fault }
cli-check-mutants-ok = { $file }: ok, Pentòminos mutants { $endless ->
        [true] sense límits
       *[false] en 5×5
    }, { $turns ->
        [one] 1 jugada
       *[other] { $turns } jugades
    }, { $outcome }

## A match in the terminal
mutants-players = Jugador 1: { $first }; Jugador 2: { $second }
mutants-legend = O és un cercle, x una casella ratllada i un punt una casella buida.
mutants-shapes-legend = # encara es pot formar, - ja s’ha format. Girada o reflectida, una figura continua sent la mateixa.
mutants-to-move = { $side-is ->
        [first] Juga el Jugador 1.
       *[second] Juga el Jugador 2.
    }
mutants-to-draw = { $side-is ->
        [first] El Jugador 1 dibuixa el cercle { $circle } de 5 de la posició inicial.
       *[second] El Jugador 2 dibuixa el cercle { $circle } de 5 de la posició inicial.
    }
mutants-thinks = El { $side } està pensant…
mutants-plays = El { $side } dibuixa { $step }
mutants-forms = El { $side } juga { $step } i forma la { $shape }
mutants-proven = El { $side } pot guanyar, respongui el que respongui l’altre: { $turns ->
        [one] 1 jugada
       *[other] { $turns } jugades
    } més entre tots dos.
mutants-step = { $kind ->
        [circle] Cercle
       *[turn] Jugada
    } { $number }, { $side }: { $step }
mutants-taken-back = Desfet: { $kind ->
        [circle] cercle
       *[turn] jugada
    } { $number }, { $side }: { $step }
mutants-formed = Ara la { $shape }. Formades fins ara: { $formed }.
mutants-to-form = { $shapes-count ->
        [0] S’han format les dotze figures.
       *[other] Per formar: { $shapes }.
    }
mutants-circles = { $squares-count ->
        [0] Encara no hi ha cercles.
       *[other] Cercles: { $squares }
    }
mutants-crossed = { $squares-count ->
        [0] No hi ha res ratllat.
       *[other] Ratllades: { $squares }
    }
mutants-formed-in = { $turn ->
        [0] { $shape }: al començament
       *[other] { $shape }: a la jugada { $turn }
    }
mutants-none-crossing = Ratllant { $square }, cap cercle no dona una figura nova.
mutants-asks-resign = Si et rendeixes, guanya el { $other }. Per rendir-te, escriu { terminal-word-resign } un altre cop.
mutants-left = La partida està desada. Per continuar-la: nonaga mutants --text --continue
mutants-how = Escriu una jugada, com ara a1>b1: el cercle d’a1 es ratlla i se’n dibuixa un altre a b1. Les lletres creixen cap a la dreta; els nombres, cap amunt. Per veure què es pot fer ratllant un cercle, escriu-ne la casella. Mentre es dibuixa la posició inicial, escriu una casella per al cercle següent. O escriu una d’aquestes paraules:
mutants-how-endless = A l’esquerra d’a hi ha -a, -b, etcètera, i a sota d’1 hi ha -1, -2, etcètera: -a1 és a l’esquerra d’a1, i a-1 a sota. No hi ha fila 0.
mutants-word-moves = llista què pots jugar ara; per a un sol cercle per ratllar, afegeix-hi la casella: llista a1
mutants-word-pieces = diu on són els cercles, què està ratllat i quines figures s’han format i a quina jugada
mutants-word-why = repeteix l’últim motiu, o diu per què una cosa no es pot fer: motiu a1>b1
mutants-word-undo = desfà l’última jugada o l’últim cercle d’una persona
terminal-error-mutants-no-square = «{ $text }» no és cap casella. S’escriu així: a1

## The rules
mutants-rules-turn = Cinc cercles formen una de les dotze figures de cinc caselles. Quan et toca, ratlla un cercle i dibuixa’n un altre en una casella buida, de manera que els cinc formin una altra figura.
mutants-rules-crossed = Una casella ratllada queda fora per a la resta de la partida.
mutants-rules-shapes = Cada figura es pot formar un cop en la partida, inclosa la inicial. Girada o reflectida, és la mateixa figura.
mutants-rules-end = Qui no pot formar cap figura nova perd.
mutants-rules-refused = Una jugada que repeteix una figura es rebutja.
mutants-rules-lose = Regla de la casa: qui repeteix una figura perd.
mutants-rules-again = Una jugada que repeteix una figura es rebutja. Amb la regla de la casa, perd.

## The game in 3D
mutants = Pentòminos mutants
mutants-play = Jugar a Pentòminos mutants
mutants-grid-five = 5 × 5
mutants-grid-endless = Sense límits
mutants-start = Primera figura
mutants-start-lot = Per sorteig
mutants-start-chosen = Triat
mutants-start-drawn = Alternant
mutants-shape = Figura
mutants-seat = Tu ets
mutants-repeats = Repetir una figura
mutants-repeats-refused = No es pot
mutants-repeats-lose = Fa perdre
mutants-rematch = Revenja amb els costats canviats
mutants-resign = Si et rendeixes, guanya { $other }.
mutants-kept-details = { $date } · { $board } · { $turns ->
        [one] 1 jugada
       *[other] { $turns } jugades
    } · { $outcome }
mutants-cell-circle = { $square }: un cercle.
mutants-cell-crossed = { $square }: ratllada.
mutants-cell-empty = { $square }: buida.
mutants-can-cross = El pots ratllar.
mutants-can-draw = Aquí pots dibuixar un cercle.
mutants-picked-up = El cercle de { $from } està agafat. Un cercle en una d’aquestes caselles fa una figura nova: { $squares }.
mutants-not-formed = { $shape }: encara per formar
mutants-would-form = Així es forma la { $shape }.
mutants-lesson-cross = Cinc cercles fan la T. Tria el que vols ratllar: la seva clavilla s’aixeca.
mutants-lesson-draw = A les caselles il·luminades, un cercle fa una altra figura. Assenyala’n una per veure quina, i tria-la.
mutants-lesson-shapes = La casella que ha deixat la teva clavilla queda ratllada la resta de la partida. La figura que has fet s’ha girat al costat del tauler: no es pot repetir. Després li toca a l’altre, i un altre cop a tu: continua.
mutants-lesson-same = Girada o reflectida, una figura és la mateixa. Les peces clares mostren les que encara es poden fer. Continua.
mutants-lesson-end = Qui no pot fer cap figura nova perd. Això és tot: continua aquí o comença una partida.
