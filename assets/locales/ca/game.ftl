### The 3D game at the table.

## Why a request is refused
objection-rules = { $reason }
objection-not-yours = { $reason }
objection-looking-back = Estàs mirant una jugada anterior. Torna a la posició actual o tria «Juga des d’aquí».
objection-too-late = És massa tard: mentrestant la partida ha continuat.
objection-nothing-to-take-back = No hi ha res per desfer.
objection-nothing-to-redo = No hi ha res per refer.
objection-at-start = Ja ets al començament de la partida.
objection-at-end = No es pot anar més enllà.
objection-no-draw-offered = Ningú no ha ofert taules.
objection-no-such-turn = La jugada { $turn } no existeix. Aquesta partida { $turns ->
        [0] encara no té cap jugada
        [one] només té una jugada
       *[other] només té { $turns } jugades
    }.

## Whose it is to ask instead
not-yours-hands = Això ho decideix qui juga amb aquest bàndol.
not-yours-computers = Aquest bàndol és de l’ordinador.
not-yours-far-away = Aquest bàndol és d’algú que juga a distància, i abans hi ha d’estar d’acord.
not-yours-lessons = Això no forma part de la lliçó. Fes servir els botons de sota.
not-yours-scripts = S’està reproduint. Primer, posa-ho en pausa.

## A part that had to be skipped
skipped = { $part-is ->
        [slide] { $side-is ->
            [you] No pots moure cap peça i et saltes el moviment.
            [red] Les vermelles no poden moure cap peça i se salten el moviment.
            [black] Les negres no poden moure cap peça i se salten el moviment.
           *[name] { $side } no pot moure cap peça i se salta el moviment.
        }
       *[relocation] { $side-is ->
            [you] No pots agafar cap disc i et saltes el desplaçament.
            [red] Les vermelles no poden agafar cap disc i se salten el desplaçament.
            [black] Les negres no poden agafar cap disc i se salten el desplaçament.
           *[name] { $side } no pot agafar cap disc i se salta el desplaçament.
        }
    }

## How sentences call a player
called-red = { side-red }
called-black = { side-black }
called-you = tu
called-name = { $reason }

## How the match on the table ended
end-won = { $you ->
        [won] { $shape-is ->
            [line] Has guanyat amb una línia!
            [tick] Has guanyat amb un angle!
           *[triangle] Has guanyat amb un triangle!
        }
        [lost] { $winner-is ->
            [red] Has perdut: les vermelles han fet { $shape-is ->
                [line] una línia.
                [tick] un angle.
               *[triangle] un triangle.
            }
            [black] Has perdut: les negres han fet { $shape-is ->
                [line] una línia.
                [tick] un angle.
               *[triangle] un triangle.
            }
           *[name] Has perdut: { $winner } ha fet { $shape-is ->
                [line] una línia.
                [tick] un angle.
               *[triangle] un triangle.
            }
        }
       *[none] { $winner-is ->
            [red] Les vermelles guanyen
            [black] Les negres guanyen
           *[name] { $winner } guanya
        } { $shape-is ->
            [line] amb una línia.
            [tick] amb un angle.
           *[triangle] amb un triangle.
        }
    }
end-resigned = { $you ->
        [won] { $loser-is ->
            [red] Has guanyat: les vermelles s’han rendit.
            [black] Has guanyat: les negres s’han rendit.
           *[name] Has guanyat: { $loser } s’ha rendit.
        }
        [lost] Has perdut perquè t’has rendit.
       *[none] { $loser-is ->
            [red] Les vermelles es rendeixen
            [black] Les negres es rendeixen
           *[name] { $loser } es rendeix
        } { $winner-is ->
            [red] i guanyen les vermelles.
            [black] i guanyen les negres.
           *[name] i guanya { $winner }.
        }
    }

## At the table
game-title = Nonaga
game-turn = { $side-is ->
        [you] Et toca jugar:
        [red] Juguen les vermelles:
        [black] Juguen les negres:
       *[name] Juga { $side }:
    } { $due-is ->
        [slide] cal moure una peça.
       *[relocation] cal desplaçar un disc.
    }
game-stuck = Aquesta peça està encallada: no es pot moure en cap direcció.
game-stood-twice = Aquesta posició ja havia sortit. Si surt per tercera vegada, la partida acaba en taules.

## Over the table
hud-step-slide = Mou una peça
hud-step-relocation = Desplaça un disc
hud-start = Inici
hud-turn = Jugada { $turn }, { $side-is ->
        [red] vermelles
        [black] negres
       *[name] { $side }
    }: { $played }
hud-resign = { $side-is ->
        [you] Et rendeixes?
        [red] Et rendeixes amb les vermelles?
        [black] Et rendeixes amb les negres?
       *[name] { $side }, et rendeixes?
    }
hud-resign-explained = { $other-is ->
        [red] Si et rendeixes, guanyen les vermelles.
        [black] Si et rendeixes, guanyen les negres.
       *[name] Si et rendeixes, guanya { $other }.
    }
hud-offer-draw = { $other-is ->
        [red] Vols oferir taules a les vermelles?
        [black] Vols oferir taules a les negres?
       *[name] Vols oferir taules a { $other }?
    }
hud-offer-draw-explained = { $other-is ->
        [red] Les vermelles poden acceptar, rebutjar o continuar jugant.
        [black] Les negres poden acceptar, rebutjar o continuar jugant.
       *[name] { $other } pot acceptar, rebutjar o continuar jugant.
    }
hud-turn-of = { $turn ->
        [0] { hud-start }
       *[other] Jugada { $turn } de { $turns }
    }
hud-next-turn-of = Abans de la jugada { $turn } de { $turns }
hud-played-meanwhile = { $side-is ->
        [red] Les vermelles han jugat. Torna a la posició actual per veure-ho.
        [black] Les negres han jugat. Torna a la posició actual per veure-ho.
       *[name] { $side } ha jugat. Torna a la posició actual per veure-ho.
    }
hud-back-to-now = Posició actual
hud-play-from-here = Juga des d’aquí
hud-from-here = Vols jugar des d’aquí?
hud-from-here-explained = { $count ->
        [one] Es desfarà la jugada { $last }. La podràs refer
       *[other] Es desfaran les jugades de la { $first } a la { $last }. Les podràs refer
    } fins que es jugui la part següent.
hud-keep-looking = Continua mirant
hud-row-resigned = { $loser-is ->
        [you] Et rendeixes
        [red] Les vermelles es rendeixen
        [black] Les negres es rendeixen
       *[name] { $loser } es rendeix
    }
hud-row-draw = Taules
hud-row-only = única jugada
hud-row-only-slide = únic moviment
hud-row-only-relocation = únic desplaçament
hud-row-variation = Variant
hud-row-prepares = Prepara amenaces
hud-row-prevents = Evita amenaces
hud-row-stopped = { $stops ->
        [1] una amenaça
        [2] dues amenaces
       *[other] les amenaces
    }
hud-row-made = { $makes ->
        [1] una
        [2] dues
       *[other] diverses
    }
hud-row-threats = { $stops ->
        [0] { $makes ->
            [1] Amenaça
            [2] Dues amenaces
           *[other] Diverses amenaces
        }
       *[other] { $makes ->
            [0] Atura { hud-row-stopped }
           *[other] Atura { hud-row-stopped }, en crea { hud-row-made }
        }
    }
hud-play-on = Continua
hud-draw-offered = { $other-is ->
        [you] { $side-is ->
            [red] Les vermelles t’ofereixen taules.
            [black] Les negres t’ofereixen taules.
           *[name] { $side } t’ofereix taules.
        }
       *[name] { $side-is ->
            [red] Les vermelles ofereixen taules
            [black] Les negres ofereixen taules
           *[name] { $side } ofereix taules
        } { $other-is ->
            [red] a les vermelles.
            [black] a les negres.
           *[name] a { $other }.
        }
    }
hud-draw-declined = { $side-is ->
        [you] Rebutges les taules.
        [red] Les vermelles rebutgen les taules.
        [black] Les negres rebutgen les taules.
       *[name] { $side } rebutja les taules.
    }
hud-agree = Accepta
hud-decline = Rebutja
hud-result = Resultat
hud-tip = { $button } ({ $key })

hud-hint = { $part-is ->
        [slide] Pista: mou la peça de { $from } a { $to }.
       *[relocation] Pista: desplaça el disc de { $from } a { $to }.
    }

## What can be heard, in writing: “[A token slides, stops at the edge]”
caption = [{ $said }]
caption-token = Una peça { $does }
caption-token-picked-up = s’aixeca
caption-token-put-down = es posa a lloc
caption-token-slides = es mou
caption-token-knocks = topa amb una altra
caption-token-stops = s’atura a la vora
caption-disc = Un disc { $does }
caption-disc-lifted = s’aixeca
caption-disc-glides = llisca
caption-disc-set-down = es posa a lloc
caption-piece = La peça { $does }
caption-piece-picked-up = s’aixeca
caption-piece-put-down = es posa a lloc
caption-refused = Un cop sord: no es pot fer
caption-won = Un acord musical: partida guanyada
caption-lost = Un acord musical greu: partida perduda
caption-drawn = Un acord musical suau: partida en taules
caption-course-end = Un acord musical: el curs s’ha acabat
caption-music-begins = Comença la música
caption-music-stops = La música s’atura

## What the keyboard is on, for a screen reader
hud-board = Tauler
hud-on = { $thing ->
        [red] Peça vermella
        [black] Peça negra
        [disc] Disc
       *[none] Casella buida
    } a { $cell }{ $can ->
        [go] , s’hi pot anar
        [take] , es pot agafar
        [slide] , es pot moure
        [locked] , no es pot agafar en aquesta jugada
       *[none] {""}
    }.

## A turn that is typed
typing-how = { $due-is ->
        [slide] Escriu d’on a on va la peça, per exemple 2,0>-1,0, o una jugada sencera, per exemple 2,0>-1,0 1,-2>3,-2.
       *[relocation] Escriu d’on a on va el disc, per exemple 1,-2>3,-2.
    }
typing-play = Juga

## What a screen reader says at once
hud-slid = La peça { $side-is ->
        [red] vermella
       *[black] negra
    } es mou de { $from } a { $to }.
hud-relocated = El disc de { $from } es desplaça a { $to }.
hud-taken-back = Desfet.
hud-picked-up = { $part-is ->
        [slide] Tens a la mà la peça de { $from }. Pot anar a { $cells }.
       *[relocation] Tens a la mà el disc de { $from }. { $places ->
            [one] Hi ha una casella on posar-lo.
           *[other] Hi ha { $places } caselles on posar-lo.
        }
    }
hud-put-back = De nou al seu lloc.

## What keys and buttons do
action-up = Mou el cursor amunt
action-down = Mou el cursor avall
action-left = Mou el cursor a l’esquerra
action-right = Mou el cursor a la dreta
action-next = Ves a l’opció següent
action-previous = Ves a l’opció anterior
action-choose = Tria
action-type-turn = Escriu una jugada
action-back = Deixa anar o obre el menú
action-take-back-part = Desfés mitja jugada
action-take-back-turn = Desfés una jugada
action-redo = Refés
action-hint = Pista
action-offer-draw = Ofereix taules
action-resign = Rendeix-te
action-flip = Gira la vista 180°
action-whole-board = Mostra tot el tauler
view-is-usual = Ja es veu tot el tauler.
action-from-above = Vista des de dalt
action-tell-around = Digues què hi ha al voltant del cursor
action-tell-pieces = Digues on hi ha peces i discs
action-coordinates = Coordenades
action-turns = Jugades
action-controls = Controls
action-rules = Regles
action-pause = Menú
action-to-buttons = Ves a la llista i als botons

## Short names below the icons of buttons
button-take-back-turn = Desfés
button-take-back-part = Mitja jugada
button-redo = Refés
button-flip = Gira
button-whole-board = Tot el tauler
button-coordinates = Coordenades
button-offer-draw = Taules
button-to-start = Inici
button-turn-back = Enrere
button-turn-forward = Endavant
button-to-end = Final
button-mistake-forward = Error
button-play = Engega
button-speed = Velocitat
button-play-from-here = Juga aquí
button-share = Envia
button-back-to-match = Partida
button-remove-line = Elimina
button-keep-lines = Desa
button-bring-back = Recupera
button-show-win = Victòria
button-show-turn = Millor
button-show-next = Després
button-lesson-again = Repeteix
button-lesson-take-back = Desfés

## What is printed on keys
key-up = Amunt
key-down = Avall
key-left = Esquerra
key-right = Dreta
key-tab = Tab
key-enter = Retorn
key-space = Espai
key-escape = Esc
key-backspace = Retrocés
key-home = Inici
key-shift = Maj
key-control = Ctrl
key-command = Cmd

## Gamepad buttons, by where they are, so that they fit every brand
pad-up = Creueta amunt
pad-down = Creueta avall
pad-left = Creueta esquerra
pad-right = Creueta dreta
pad-south = Sud (A / Creu)
pad-east = Est (B / Cercle)
pad-west = Oest (X / Quadrat)
pad-north = Nord (Y / Triangle)
pad-left-shoulder = Botó lateral esquerre
pad-right-shoulder = Botó lateral dret
pad-left-trigger = Gallet esquerre
pad-right-trigger = Gallet dret
pad-left-stick = Prem la palanca esquerra
pad-right-stick = Prem la palanca dreta
pad-start = Start
pad-select = Select

## Mouse buttons
mouse-middle = Botó del mig
mouse-back = Ratolí: enrere
mouse-forward = Ratolí: endavant
mouse-other = Botó { $number } del ratolí

## Why the game cannot open
opening-error-no-display = El joc no es pot obrir: no hi ha pantalla o no respon. Les ordres de text funcionen igualment: consulta nonaga --help.
opening-error-no-adapter = El joc no es pot obrir: no s’ha trobat cap targeta gràfica ni cap renderitzador per programari adequat. Actualitza el controlador gràfic o instal·la un renderitzador per programari, com ara mesa-vulkan-drivers a Debian i Ubuntu. Si WGPU_BACKEND està definida, prova-ho sense. Les ordres de text funcionen igualment: consulta nonaga --help.
opening-error-lost-adapter = La targeta gràfica o el seu controlador ha deixat de funcionar i el joc s’ha hagut de tancar. La partida està desada: torna a obrir el joc per continuar-la. Si passa sovint, tria una qualitat més baixa a les opcions o actualitza el controlador gràfic.
opening-error-no-assets = La carpeta indicada amb --assets no es pot fer servir: { $folder } ({ $why }). Indica una carpeta que existeixi o treu --assets.

## Why one of the player’s own files is not used
override-fault-unreadable = No es pot llegir { $file } ({ $why }). Es fa servir el fitxer del joc.
override-fault-broken = No es pot fer servir { $file }: { $why }. Es fa servir el fitxer del joc.
override-no-letters = no conté cap tipus de lletra

## News that does not stop the game
notice-home = { $reason }
notice-no-such-language = { $reason } En pots triar un altre a les opcions.
notice-match-not-kept = Ara mateix la partida no es pot desar. { $reason } Pots continuar jugant.
notice-not-continued = Aquella partida no es pot continuar. { $reason }
notice-computer-stuck = L’ordinador ha tingut un problema mentre pensava i no pot fer aquesta jugada. Desfés la teva última jugada, o torna a obrir el joc i continua la partida.
notice-looks-for-hint = S’està buscant una pista…
notice-no-hint = Ara mateix no hi ha cap pista. Torna-ho a demanar més tard o continua jugant.
notice-put-back = El disc ha tornat al seu lloc. Posa’l on en toqui almenys dos.
notice-hint = { $reason }
hint-part = { $held ->
        [true] { $part-is ->
            [slide] Ara tria l’anella taronja.
           *[relocation] Posa’l ara a la casella tota il·luminada.
        }
       *[false] { $part-is ->
            [slide] Mou la peça d’una anella taronja a l’altra.{ $needs-disc ->
                [true] { " " }Després veuràs quin disc cal desplaçar.
               *[false] { "" }
            }
           *[relocation] Desplaça el disc de l’anella daurada fins al final de la línia discontínua.
        }
    }
hint-take-back = { $part-is ->
        [slide] Pots desfer la teva última jugada i provar-ne una altra.
       *[relocation] Pots desfer aquest moviment i provar-ne un altre.
    }
hint-aims = { $marks ->
        [one] Els punts daurats i la línia daurada mostren el moviment que guanyaria a la pròxima jugada.
       *[other] Els punts daurats i les línies daurades mostren els moviments que guanyarien a la pròxima jugada.
    }
hint-threats = { $opponent-is ->
        [you] { $marks ->
            [one] L’anella lila mostra on amenaces de guanyar.
           *[other] Les anelles liles mostren on amenaces de guanyar.
        }
        [red] { $marks ->
            [one] L’anella lila mostra on les vermelles amenacen de guanyar.
           *[other] Les anelles liles mostren on les vermelles amenacen de guanyar.
        }
       *[black] { $marks ->
            [one] L’anella lila mostra on les negres amenacen de guanyar.
           *[other] Les anelles liles mostren on les negres amenacen de guanyar.
        }
    }
hint-dangers = { $marks ->
        [one] La línia lila mostra l’amenaça que així s’evita.
       *[other] Les línies liles mostren les amenaces que així s’eviten.
    }
hint-dangers-on-way = { $marks ->
        [one] Els punts liles mostren { $opponent-is ->
            [you] el teu moviment
            [red] el moviment de les vermelles
           *[black] el moviment de les negres
        }; la línia lila, l’amenaça que altrament crearia.
       *[other] Els punts liles mostren { $opponent-is ->
            [you] el teu moviment
            [red] el moviment de les vermelles
           *[black] el moviment de les negres
        }; les línies liles, les amenaces que altrament crearia.
    }
hint-aims-later = { $marks ->
        [one] La línia daurada mostra on podrien ser les tres peces una jugada després.
       *[other] Les línies daurades mostren on podrien ser les tres peces una jugada després.
    }
hint-aims-later-on-way = { $marks ->
        [one] Els punts daurats mostren el moviment que les crea; la línia daurada, una de les dues amenaces. Per a l’altra també cal desplaçar el disc adequat.
       *[other] Els punts daurats mostren el moviment que les crea; les línies daurades, les amenaces.
    }
hint-prepared = { $marks ->
        [one] La línia lila mostra una de les amenaces preparades.
       *[other] Les línies liles mostren les amenaces preparades.
    }
hint-prepared-on-way = { $marks ->
        [one] Els punts liles mostren el moviment que les crearia; la línia lila, una de les dues amenaces. Per a l’altra també cal desplaçar el disc adequat.
       *[other] Els punts liles mostren el moviment que les crearia; les línies liles, les amenaces.
    }
disc-work-closes-gap = La peça guanyadora necessita el disc allà.
disc-work-stops-token = Sense aquest disc, la peça guanyadora s’atura on cal.
hud-threatened = Compte: { $side-is ->
        [red] les vermelles amenacen
       *[black] les negres amenacen
    } de guanyar amb el pròxim moviment.
hud-threatened-but-wins = Compte: { $side-is ->
        [red] les vermelles amenacen
       *[black] les negres amenacen
    } de guanyar amb el pròxim moviment. Però tu pots guanyar abans.
notice-slid-to-the-end = { learn-slide-far-done }
notice-told = { $reason }
notice-gamepad-gone = El comandament s’ha desconnectat. Continua amb el teclat, el ratolí o la pantalla tàctil, o torna’l a connectar.
notice-begins = { $first-is ->
        [you] Comences tu.
        [red] Comencen les vermelles.
        [black] Comencen les negres.
       *[name] Comença { $first }.
    }
notice-colour-drawn = { $yours-is ->
        [red] Jugues amb les vermelles.
       *[black] Jugues amb les negres.
    } { $first-is ->
        [you] Comences tu.
        [red] Comencen les vermelles.
        [black] Comencen les negres.
       *[name] Comença { $first }.
    }
notice-progress-not-kept = El teu progrés a les lliçons no es pot desar i es perdrà quan surtis. { $reason }
notice-training-not-kept = El que resols no es pot desar i es perdrà quan surtis. { $reason }
notice-settings-not-kept = Les teves opcions no es poden desar i es perdran quan surtis. { $reason }

## A player with the level of the computer beside the name, or with “you”
game-computer = { $name } · { $level }

## Why a file in the player’s folder of lessons is not used
lesson-trouble-unreadable = no es pot llegir ({ $reason }).
lesson-trouble-wrong = { $reason }
