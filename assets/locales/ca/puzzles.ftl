### Els problemes: posicions demostrades per resoldre.

## Les ordres de text
puzzles-about = Mostra la llista dels problemes del joc; crea i demostra reculls de problemes
puzzles-about-list = Mostra la llista dels problemes del joc, un per línia, per a altres programes
puzzles-about-make = Crea un recull de problemes demostrats a partir de partides de l’ordinador
puzzles-about-merge = Reuneix reculls de problemes, sense repetits
puzzles-about-check = Torna a demostrar reculls de problemes i diu què hi ha malament i a quina línia
puzzles-arg-files = Reculls de problemes. - és l’entrada estàndard
puzzles-arg-out = El fitxer de sortida
puzzles-arg-seed = Llavor de les partides. La mateixa llavor dona el mateix recull
puzzles-arg-count = Quants problemes es creen, abans de treure els repetits
puzzles-arg-shard = Crea només la part I de K, com ara 2/8. Després es reuneixen totes amb merge
puzzles-arg-rate = Valora de nou tots els problemes
puzzles-arg-solutions = Afegeix totes les primeres jugades que resolen el problema
puzzles-make-explained = Si s’interromp, la mateixa ordre continua la feina. Amb diversos nuclis, en un intèrpret d’ordres: for i in 1 2 3 4; do nonaga puzzles make --seed 1 --count 4000 --shard $i/4 --out $i.puzzles & done; wait; nonaga puzzles merge 1.puzzles 2.puzzles 3.puzzles 4.puzzles --out all.puzzles
puzzles-about-puzzle = Dona un problema per resoldre al terminal
puzzles-arg-id = El problema amb aquest identificador. Per defecte: el d’avui
puzzles-arg-today = El problema d’avui, igual per a tothom qui té aquesta versió
puzzles-arg-practice = Un problema adequat a la teva puntuació
puzzles-arg-again = Un problema que vas fallar, quan toca repassar-lo
puzzles-arg-streak = Una ratxa: cada problema és més difícil que l’anterior, fins al primer error
puzzles-arg-figures = Mostra la teva puntuació, els teus dies seguits, la millor ratxa i els resultats per tema
puzzles-arg-rating = Un problema d’aproximadament aquesta puntuació: 800 és per al nivell més fluix, 2050 per al més fort
puzzles-arg-theme = Un problema sobre aquest tema: { $names }
puzzles-value-theme = TEMA
puzzles-progress = { $made } de { $all }
puzzles-written = { $file }: { $puzzles ->
        [one] 1 problema
       *[other] { $puzzles } problemes
    }
puzzles-check-ok = { $file }: correcte, { $puzzles ->
        [one] 1 problema demostrat
       *[other] { $puzzles } problemes, tots demostrats
    }
wish-shard = Cal indicar el número de la part i quantes n’hi ha, com ara 2/8.

## Què hi ha malament en un recull
cli-error-puzzles-wrong = { $file }: { $count ->
        [one] hi ha 1 línia incorrecta:
       *[other] hi ha { $count } línies incorrectes:
    }
named-puzzle-fault = - línia { $line }: { $fault } [{ $name }]
cli-error-puzzles-here = { $file }: això és un recull de problemes, i aquí cal una altra cosa. Per comprovar-lo: nonaga puzzles check { cli-value-file }
cli-error-part-of-other = { $file }: això és el que una altra ordre ha creat fins ara. Cal continuar aquella ordre o esborrar el fitxer.
cli-error-file-exists = { $file }: aquest fitxer ja existeix. Cal triar un altre nom o esborrar-lo.
cli-error-file-unwritable = { $file }: no es pot escriure ({ $detail }).
cli-error-no-puzzle = No hi ha cap problema així.
puzzle-fault-no-header = Un recull de problemes comença amb la línia «nonaga-puzzles 1».
puzzle-fault-field-count = Un problema té { $wanted } camps separats per tabuladors. Aquesta línia en té { $found }.
puzzle-fault-unknown-kind = El tipus «{ $text }» no existeix.
puzzle-fault-no-rating = La puntuació «{ $text }» no és un nombre enter.
puzzle-fault-unknown-theme = El tema «{ $text }» no existeix.
puzzle-fault-bad-letter = «{ $letter }» no vol dir res al caràcter { $column } del tauler. Un disc és o, un buit és un punt, les peces són R i B, el disc bloquejat és x, i només n’hi ha un.
puzzle-fault-position = Aquesta posició no és vàlida: { $faults }
puzzle-fault-not-first-view = El tauler no està girat com en tots els problemes. S’escriu així: { $board }
puzzle-fault-wrong-id = L’identificador és { $found }, però a aquest tauler li correspon { $id }.
puzzle-fault-turn-form = La solució «{ $turn }» no és una jugada: { $error }
puzzle-fault-no-solution = La jugada { $turn } no resol el problema.
puzzle-fault-missing-solution = La jugada { $turn } també resol el problema, però hi falta.
puzzle-fault-solution-order = Les solucions no estan en ordre alfabètic, o n’hi ha una dues vegades.
puzzle-fault-unsolvable = Cap jugada no resol el problema.
puzzle-fault-quicker-win = Es pot guanyar abans: { $turns ->
        [one] de seguida
       *[other] en { $turns } jugades
    }.
puzzle-fault-won-instead = No hi ha res per defensar: qui juga pot forçar la victòria en { $turns ->
        [one] una jugada
       *[other] { $turns } jugades
    }.
puzzle-fault-too-many-solutions = Més de { $most } jugades resolen el problema.
puzzle-fault-double = El mateix problema és a la línia { $line }.

## Què demana un problema
puzzle-kind-win1 = Les vermelles juguen i guanyen de seguida.
puzzle-kind-win2 = Les vermelles juguen i guanyen en dues jugades seves, facin el que facin les negres. Fes la primera jugada.
puzzle-kind-win3 = Les vermelles juguen i guanyen en tres jugades seves, facin el que facin les negres. Fes la primera jugada.
puzzle-kind-hold2 = Les negres són a punt de guanyar. Troba una jugada que els impedeixi forçar la victòria en dues jugades.
puzzle-kind-quiet = Les vermelles poden forçar la victòria en tres jugades com a molt? Fes la primera jugada o escriu { terminal-word-no }.

## De què tracta un problema
puzzle-theme-triangle = un triangle
puzzle-theme-line = una línia
puzzle-theme-tick = un angle
puzzle-theme-quiet-disc = una jugada tranquil·la, sense amenaça
puzzle-theme-opened-path = un disc que obre un camí
puzzle-theme-locked-disc = una amenaça que depèn del disc bloquejat
puzzle-theme-blocked-defender = una amenaça de l’oponent que cal aturar
puzzle-theme-double-threat = dues amenaces alhora
puzzle-theme-hole = un forat que atura una peça

## Resoldre’n un al terminal
puzzles-greeting = Problema { $id }, puntuació { $rating }
puzzles-how = Si vols una pista, escriu { terminal-word-hint }. Per veure la solució, escriu { terminal-word-resign }. Per veure què més pots escriure, escriu { terminal-word-help }.
puzzles-again = S’ha desfet la jugada. Torna-ho a provar.
puzzles-no-more-hints = No hi ha més pistes. Per veure la solució, escriu { terminal-word-resign }.
puzzles-no-win-right = Correcte: no hi ha victòria en tres jugades.
puzzles-no-win-wrong = Sí que hi ha victòria. Torna-ho a provar.
puzzles-no-question = Aquí cal trobar una jugada.
puzzles-not-here = Això només és per a les partides.
puzzles-shown = { $count ->
        [0] No hi ha victòria en tres jugades.
        [one] Aquesta el resol: { $turns }
       *[other] Cadascuna d’aquestes el resol: { $turns }
    }
puzzles-left = Aquest problema encara no està resolt.
puzzles-none-again = Avui no en toca repassar cap.
puzzles-training = La teva puntuació: { $rating }. Dies seguits: { $days }.
puzzle-try-solves = Correcte, així es resol.
puzzle-try-wins-later = Així també es guanya, però no a temps. Les negres juguen { $reply } i calen { $turns } jugades.
puzzle-try-loses-at-once = Així es perd: les negres juguen { $reply } i guanyen de seguida.
puzzle-try-loses = Així es perd: les negres juguen { $reply } i guanyen en { $turns ->
        [one] una jugada
       *[other] { $turns } jugades
    }.
puzzle-try-slips = Així no es guanya a temps: les negres responen { $reply }.
puzzle-hint-about = El tema és aquest: { $theme }.
puzzle-hint-token = Mira la peça de { $cell }.
puzzle-hint-target = Arriba a { $cell }.
puzzle-hint-disc = Agafa el disc de { $cell }.
puzzle-hint-look-for-replies = Prova cada amenaça i busca la resposta de les negres.
puzzle-hint-no-win = Cada amenaça té resposta: no hi ha victòria.

## How a player stands
puzzles-none-yet = Encara no has resolt cap problema.
figures-rating = La teva puntuació és { $rating }.
figures-rating-unsettled = La teva puntuació és { $rating }, més o menys. S’afina a mesura que resols problemes.
figures-tried = Resolts al primer intent: { $solved } de { $tried }.
figures-days = Dies seguits: { $days }. El màxim fins ara: { $most }.
figures-streak = Millor ratxa: { $best }.
figures-span = Dies jugats: { $days }. Puntuació més baixa: { $lowest }; més alta: { $highest }.
figures-by-theme = Resolts al primer intent, per tema
figures-theme = { $theme }: { $solved } de { $tried }
solving-streak = Ratxa: { $solved }
solving-streak-over = Aquí s’acaba la ratxa. El teu rècord: { $best }.
