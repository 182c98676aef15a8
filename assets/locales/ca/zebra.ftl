### Zebra, un segon joc per a dos.

zebra-side-light = Clares
zebra-side-dark = Fosques

zebra-level-easy = { level-easy }
zebra-level-medium = { level-medium }
zebra-level-master = { level-master }

## Why a turn is refused
zebra-refusal-match-over = La partida s’ha acabat.
zebra-refusal-off-board = Aquest tauler no té la casella { $square }.
zebra-refusal-no-tower = A { $square } no hi ha cap torre: la casella està tancada.
zebra-refusal-not-your-tower = { $owner-is ->
        [light] Aquesta torre és de les clares ({ $square }).
       *[dark] Aquesta torre és de les fosques ({ $square }).
    }
zebra-refusal-nowhere-to-go = Al costat d’aquesta torre no n’hi ha cap de l’altre bàndol ({ $square }).
zebra-refusal-same-square = Una peça ha d’anar a una altra torre ({ $square }).
zebra-refusal-not-neighbour = Una peça va a una torre veïna, en línia recta o en diagonal (de { $from } a { $to }).
zebra-refusal-closed = Aquesta casella està tancada per sempre ({ $square }).
zebra-refusal-already-yours = Aquesta torre ja és teva ({ $square }).

## The same, said at the table, beside the tower
zebra-refusal-match-over-explained = { zebra-refusal-match-over }
zebra-refusal-off-board-explained = { zebra-refusal-off-board }
zebra-refusal-no-tower-explained = Aquí no hi ha cap torre: la casella està tancada.
zebra-refusal-not-your-tower-explained = { $owner-is ->
        [light] Aquesta torre és de les clares.
       *[dark] Aquesta torre és de les fosques.
    }
zebra-refusal-nowhere-to-go-explained = Al costat d’aquesta torre no n’hi ha cap de l’altre bàndol.
zebra-refusal-same-square-explained = Una peça ha d’anar a una altra torre.
zebra-refusal-not-neighbour-explained = Una peça va a una torre veïna, en línia recta o en diagonal.
zebra-refusal-closed-explained = Aquesta casella està tancada per sempre.
zebra-refusal-already-yours-explained = Aquesta torre ja és teva.

zebra-turn-form-error-no-arrow = Falta el > entre les dues caselles. Una jugada s’escriu així: a1>b1
zebra-turn-form-error-no-square-before = No comença amb una casella. Una jugada s’escriu així: a1>b1
zebra-turn-form-error-no-square-after = No acaba amb una casella. Una jugada s’escriu així: a1>b1

## How a match ends
zebra-ending-majority = Ningú no pot moure. { $by-is ->
        [light] Les clares tenen { $more ->
            [one] 1 torre
           *[other] { $more } torres
        } i les fosques { $fewer }, i per tant guanyen les clares.
       *[dark] Les fosques tenen { $more ->
            [one] 1 torre
           *[other] { $more } torres
        } i les clares { $fewer }, i per tant guanyen les fosques.
    }
zebra-ending-last-turn = Ningú no pot moure, i cada bàndol té { $each ->
        [one] 1 torre
       *[other] { $each } torres
    }. { $by-is ->
        [light] Les clares han fet l’última jugada i guanyen.
       *[dark] Les fosques han fet l’última jugada i guanyen.
    }
zebra-ending-majority-at-repetition = Aquesta posició ha sortit tres vegades. { $by-is ->
        [light] Les clares tenen { $more ->
            [one] 1 torre
           *[other] { $more } torres
        } i les fosques { $fewer }, i per tant guanyen les clares.
       *[dark] Les fosques tenen { $more ->
            [one] 1 torre
           *[other] { $more } torres
        } i les clares { $fewer }, i per tant guanyen les fosques.
    }
zebra-ending-drawn = Taules: aquesta posició ha sortit tres vegades, i cada bàndol té { $each ->
        [one] 1 torre
       *[other] { $each } torres
    }.
zebra-ending-resigned = { $by-is ->
        [light] Les clares es rendeixen i guanyen les fosques.
       *[dark] Les fosques es rendeixen i guanyen les clares.
    }
zebra-outcome-won = { $by-is ->
        [light] guanyen les clares
       *[dark] guanyen les fosques
    }
zebra-outcome-resigned = { $by-is ->
        [light] les clares es rendeixen
       *[dark] les fosques es rendeixen
    }
zebra-outcome-draw = taules
zebra-outcome-unfinished = { outcome-unfinished }

## Why a turn is good
zebra-why-wins = La partida s’acaba, i guanyes.
zebra-why-wins-in = { $turns ->
        [one] Aquesta jugada guanya, jugui el que jugui l’altre bàndol.
       *[other] Et calen { $turns } jugades teves per guanyar, comptant aquesta, jugui el que jugui l’altre bàndol.
    }
zebra-why-holds-out = { $turns ->
        [one] L’altre bàndol pot guanyar, juguis el que juguis: és la teva última jugada.
       *[other] L’altre bàndol pot guanyar. Així aguantes el màxim: { $turns } jugades teves, comptant aquesta.
    }
zebra-why-closes = Tanca la casella i pren una torre a l’altre bàndol.
zebra-why-covers = Tapa una peça sola, que hauria pogut tancar la seva casella.
zebra-why-leaves-no-closer = Després, cap peça sola de l’altre bàndol no pot tancar la seva casella.
zebra-why-improves = Porta a una posició millor que la d’altres jugades.

## Records
zebra-record-error-too-large = { record-error-too-large }
zebra-record-error-empty = { record-error-empty }
zebra-record-error-unreadable = { record-error-unreadable }
zebra-record-error-other-format = { record-error-other-format }
zebra-record-error-other-version = { record-error-other-version }
zebra-record-error-date = { record-error-date }
zebra-record-error-size = No hi ha cap tauler de { $size } files. Un tauler en té 4, 5 o 6.
zebra-record-error-too-many-turns = { record-error-too-many-turns }
zebra-record-error-turn-form = { record-error-turn-form }
zebra-record-error-turn-illegal = jugada { $turn } «{ $written }»: { $refusal }
zebra-record-error-turn-after-end = { record-error-turn-after-end }
zebra-record-error-result-differs = { record-error-result-differs }

## The text commands
cli-about-zebra = Obre Zebra, un altre joc per a dos, fet de la mateixa fusta
cli-about-zebra-turns = Llista totes les jugades legals, una per línia
cli-about-zebra-perft = Compta les seqüències de jugades: mostra quantes n’hi ha a cada profunditat
cli-about-zebra-solve = Diu qui guanya si tots dos juguen tan bé com es pot, en quantes jugades i amb quina comença
cli-arg-zebra-size = Quantes files té el tauler: 4, 5 o 6. Per defecte: 4
cli-arg-zebra-light = Qui juga amb les clares: { $names }. Per defecte: human
cli-arg-zebra-dark = Qui juga amb les fosques: { $names }. Per defecte: human
cli-arg-zebra-match = El registre de la partida des d’on es comença. - és l’entrada estàndard. Per defecte: el començament d’una partida
cli-arg-zebra-turn = Comença després de la jugada N d’aquella partida; 0 és abans de la primera. Per defecte: l’última
cli-arg-zebra-seconds = Límit de temps en segons. Per defecte: 60
cli-arg-zebra-nodes = Límit de posicions examinades
cli-arg-zebra-memory = Memòria per recordar posicions, en MiB. Per defecte: 256
cli-error-zebra-wrong = { $file }: { $error } [{ $name }]
cli-error-zebra-has-none = { $file } és una partida de Zebra, de manera que --{ $option } no hi vol dir res.
cli-check-zebra-ok = { $file }: correcte, Zebra en { $length }×{ $length }, { $turns ->
        [one] 1 jugada
       *[other] { $turns } jugades
    }, { $outcome }

## A match in the terminal
zebra-players = Clares: { $light }; fosques: { $dark }
zebra-legend = L és una torre clara i D, una de fosca, amb l’alçada si té més d’una peça. Un punt és una casella tancada.
zebra-to-move = { $side-is ->
        [light] Juguen les clares.
       *[dark] Juguen les fosques.
    }
zebra-thinks = Les { $side-is ->
        [light] clares
       *[dark] fosques
    } estan pensant…
zebra-plays = Les { $side-is ->
        [light] clares
       *[dark] fosques
    } juguen { $turn }
zebra-proven = Les { $side-is ->
        [light] clares
       *[dark] fosques
    } poden guanyar, respongui el que respongui l’oponent: { $turns ->
        [one] queda 1 jugada
       *[other] queden { $turns } jugades, comptant les de tots dos bàndols
    }.
zebra-turn = Jugada { $turn }, { $side-is ->
        [light] clares
       *[dark] fosques
    }: { $played }
zebra-taken-back = Desfet: jugada { $turn }, { $side-is ->
        [light] clares
       *[dark] fosques
    }: { $played }
zebra-stood-twice = Aquesta posició ja havia sortit. Si surt per tercera vegada, la partida s’acaba: guanya qui té més torres.
zebra-asks-resign = Si et rendeixes, guanyen les { $other-is ->
        [light] clares
       *[dark] fosques
    }. Per rendir-te, escriu { terminal-word-resign } un altre cop.
zebra-left = La partida està desada. Per continuar-la: nonaga zebra --text --continue
zebra-towers = { $side-is ->
        [light] Torres clares
       *[dark] Torres fosques
    }: { $towers }
zebra-closed = { $squares-count ->
        [0] No hi ha cap casella tancada.
       *[other] Caselles tancades: { $squares }
    }
zebra-how = Escriu una jugada, com ara a1>b1: la peça de dalt d’a1 va a b1. Les lletres creixen cap a la dreta; els números, allunyant-se de les clares. Per veure què pot fer una torre, escriu-ne la casella. O escriu una d’aquestes paraules:
zebra-word-moves = llista què pots jugar ara; per a una sola torre, afegeix-hi la casella: llista a1
zebra-word-pieces = diu quines torres té cada bàndol, amb l’alçada, i quines caselles estan tancades
zebra-word-why = repeteix l’últim motiu, o diu per què una cosa no es pot fer: motiu a1>b1
zebra-word-undo = desfà l’última jugada d’una persona
terminal-error-zebra-no-square = «{ $text }» no és cap casella. S’escriu així: a1

## The rules
zebra-rules-turn = Quan et toca, agafa la peça de dalt d’una torre del teu color i posa-la sobre una torre veïna de l’altre bàndol, en línia recta o en diagonal.
zebra-rules-tower = La peça de dalt diu de qui és la torre. No es captura res: el que hi havia a sota es torna a veure, de manera que en una torre els colors sempre s’alternen.
zebra-rules-closed = Quan una casella perd l’última peça, queda tancada per sempre.
zebra-rules-end = Quan ningú no pot moure, guanya el bàndol amb més torres. Si en tenen les mateixes, guanya qui ha fet l’última jugada.
zebra-rules-repetition = Si una posició surt per tercera vegada, la partida s’acaba: guanya qui té més torres, i si en tenen les mateixes són taules.

## El joc en 3D
zebra = Zebra
zebra-play = Juga a Zebra
zebra-size = { $length } × { $length }
zebra-kept-details = { $date } · { $length } × { $length } · { $turns ->
        [one] 1 jugada
       *[other] { $turns } jugades
    } · { $outcome }
zebra-count = { $towers ->
        [one] 1 torre
       *[other] { $towers } torres
    }
zebra-resign = Si et rendeixes, guanyen les { $other-is ->
        [light] clares
       *[dark] fosques
    }.
zebra-tower = { $square }: { $height } peces. Bàndols, de dalt a baix: { $sides }.
zebra-tower-single = { $side-is ->
        [light] { $square }: una sola peça clara.
       *[dark] { $square }: una sola peça fosca.
    }
zebra-tower-closed = { $square } està tancada per sempre.
zebra-can-take = Pots agafar la peça de dalt.
zebra-can-go = La peça hi pot anar.
zebra-picked-up = Tens a la mà la peça de dalt de { $from }. Pot anar a { $squares }.
zebra-lesson-take = Jugues amb les clares. Tria una de les teves torres: és teva perquè la peça de dalt és clara.
zebra-lesson-put = Les torres veïnes il·luminades són fosques. La peça només pot anar a una d’aquestes: tria’n una.
zebra-lesson-owned = Ara la teva peça és a dalt, i per tant la torre és teva. La casella que ha deixat ha perdut l’última peça: està tancada per sempre. Després juguen les fosques, i tot seguit tu: continua.
zebra-lesson-tower = No es captura res: el que hi ha sota una peça es torna a veure quan se’n va. Assenyala una torre de diverses peces per veure-les totes. Després continua jugant.
zebra-lesson-end = Quan ningú no pot moure, guanya qui té més torres. Si en tenen les mateixes, guanya qui ha fet l’última jugada. Això és tot: continua aquí o comença una partida.
