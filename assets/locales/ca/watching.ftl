### A recorded match that is being watched.

watching-where = { $match } · { $place }
watching-amid = { $turn }, després del moviment. A continuació es desplaça un disc.
watching-note = Jugada { $turn }: { $note }
watching-played = { $turn } · { $side }
watching-speed = { $speed }×
watching-speed-name = Velocitat: { $speed }×
watching-pause = Pausa
watching-timeline = Línia de temps
watching-fault = La partida s’atura aquí: { $why }

controls-note-watching = Mentre mires una partida, les fletxes i la creueta la recorren, i Espai o Sud la reprodueix. Tab o un botó lateral porta el cursor al tauler, per provar-hi una jugada; Esc o Est l’en treu.

## Variations
line-after = { $turn ->
        [0] Variant des del començament
       *[other] Variant després de la jugada { $turn }
    }
line-turn = { line-after } · { $place }
line-after-slide = { line-after }. La partida no canvia. Ara desplaça un disc.
line-keep = Desa les variants
line-bring-back = Recupera la variant
watching-decisive-turn = Mira la jugada decisiva
watching-show-win = Mostra com es guanya
watching-show-turn = Mostra una jugada millor
watching-show-next = Mostra com continua

## What keys and buttons do
action-to-start = Ves al començament
action-turn-back = Una jugada enrere
action-part-back = Una part enrere
action-play-or-pause = Reprodueix
action-part-forward = Una part endavant
action-turn-forward = Una jugada endavant
action-to-end = Ves al final
action-slower = Més lent
action-faster = Més ràpid
action-mistake-back = Error anterior
action-mistake-forward = Error següent
watching-no-mistake-yet = De moment no s’ha trobat cap error més endavant. La partida encara s’està analitzant.
watching-no-mistake = En aquesta partida no hi ha cap error.
watching-only-mistake = Aquesta jugada és l’únic error d’aquesta partida.
watching-first-mistake = Torna al primer error.
action-show-better = Mostra com es guanya, una jugada millor o com continua
action-back-to-match = Torna a la partida
action-remove-line = Elimina la variant
action-play-from-here = Juga des d’aquí
action-share = Comparteix

## What is printed on keys
key-end = Fi
key-page-up = Re Pàg
key-page-down = Av Pàg
key-delete = Supr
key-comma = ,
key-period = .
key-minus = -
key-equal = =
key-plus = +

## Playing on from a moment of a match
from-here = Juga des d’aquí
from-here-explained = Començarà una partida nova { $turn ->
        [0] des de l’inici d’aquesta
       *[other] des de la posició que deixa la jugada { $turn }
    }. { $side-is ->
        [red] Comencen les vermelles.
       *[black] Comencen les negres.
    } Aquesta partida queda com està.
from-here-amid = Començarà una partida nova enmig de la jugada { $turn }. { $side-is ->
        [red] Les vermelles comencen desplaçant un disc.
       *[black] Les negres comencen desplaçant un disc.
    } Aquesta partida queda com està.
from-here-same = Amb els mateixos jugadors
match-name = { $red } – { $black }

## Why a request about variations is refused
objection-line = { $reason }
objection-no-variation = Aquí no hi ha cap variant.

## Why a match ended
turning-looking = S’està buscant la jugada decisiva…
turning-go-there = Mira la jugada { $turn }
turning-turn = Jugada { $turn }

## A turn with its mark, for a screen reader
hud-turn-marked = { $turn } ({ $mark })

## What was kept
notice-record-kept = Els teus canvis a la partida s’han desat.
notice-copy-kept = Ara hi ha una còpia amb les variants entre les teves partides.
notice-record-not-kept = Els teus canvis a la partida no es poden desar. { $reason }

## What the turns were worth
sketch-pointed = Les marques mostren la jugada que assenyales.
judged-shows-win = { $who-is ->
        [you] Així pots guanyar.
        [red] Així les vermelles poden guanyar.
       *[black] Així les negres poden guanyar.
    }
judged-shows-forced = { $who-is ->
        [you] Cap altra resposta no t’hauria salvat.
       *[red] Cap altra resposta no hauria salvat { $who }.
    }
judged-cannot-stop = { $who-is ->
        [you] Ja no pots aturar l’amenaça
        [red] Les vermelles ja no poden aturar l’amenaça
       *[black] Les negres ja no poden aturar l’amenaça
    }: { $locked ->
        [true] el disc que caldria moure està bloquejat.
       *[false] cap peça no s’hi pot interposar i desplaçar un disc no serveix de res.
    }
judged-shows-turn = Això hauria estat millor per a { $who }.
judged-shows-answer = { $who-is ->
        [you] Aquesta seria la teva millor resposta.
        [red] Aquesta seria la millor resposta de les vermelles.
       *[black] Aquesta seria la millor resposta de les negres.
    }
judged-only-delays = Només pot retardar la derrota.
judged-shows-next = { $who-is ->
        [you] Després podries continuar així.
        [red] Després les vermelles podrien continuar així.
       *[black] Després les negres podrien continuar així.
    }
judged-shows-allowed = { $who-is ->
        [you] Després de la jugada recomanada, ja no guanyes així.
       *[red] Després de la jugada recomanada, { $who } ja no guanyen així.
    }
judged-shows-lesser = { $who-is ->
        [you] Després de la jugada recomanada, la teva millor resposta és menys eficaç.
        [red] Després de la jugada recomanada, la millor resposta de les vermelles és menys eficaç.
       *[black] Després de la jugada recomanada, la millor resposta de les negres és menys eficaç.
    }
judged-shows-refuted = { $who-is ->
        [you] Hi pots respondre així.
        [red] Les vermelles hi poden respondre així.
       *[black] Les negres hi poden respondre així.
    }
judged-not-in-match = A la partida, { $how-is ->
        [slide] { $who-is ->
            [you] no pots fer aquest moviment
           *[red] { $who } no poden fer aquest moviment
        }
       *[other] aquest desplaçament del disc no és possible
    }: { $how }.
judged-progress = S’està analitzant la partida: { $turn } { $turns ->
        [1] d’1 jugada
        [11] d’11 jugades
       *[other] de { $turns } jugades
    }
judged-trying = S’està analitzant aquesta jugada…
judged-begins-won = { $who-is ->
        [you] Guanyes aquesta partida a la jugada { $turn }.
        [red] Les vermelles guanyen aquesta partida a la jugada { $turn }.
       *[black] Les negres guanyen aquesta partida a la jugada { $turn }.
    }
judged-begins = Recorre la partida jugada a jugada o prova una jugada teva al tauler.
judged-good = La jugada { $turn } és bona.
judged-nearly-best = Cap altra jugada no és gaire millor.
judged-better-than-played = Aquesta jugada és millor que la de la partida.
judged-better-by = Aquesta jugada és millor que la de la partida: { $who-is ->
        [you] tens
       *[red] { $who } tenen
    } un { $chance } % de probabilitat de guanyar en comptes d’un { $played } %.
judged-worse-than-played = La jugada de la partida és millor.
judged-worse-by = La jugada de la partida és millor: { $who-is ->
        [you] tindries
       *[red] { $who } tindrien
    } un { $played } % de probabilitat de guanyar en comptes d’un { $chance } %.
judged-as-good-as-played = Aquesta jugada és tan bona com la de la partida.
judged-no-better-than-played = La jugada de la partida no és gaire millor.
judged-loses-later = Amb aquesta jugada s’aguanta més que amb la de la partida.
judged-loses-sooner = Amb la jugada de la partida s’aguanta més.
judged-legend = { $notes ->
        [0] La part vermella del gràfic és la probabilitat que guanyin les vermelles. Les creus són errors; les ratlles, amenaces: a dalt les de les negres, a baix les de les vermelles.
       *[other] La part vermella del gràfic és la probabilitat que guanyin les vermelles. Les creus són errors; les ratlles, amenaces: a dalt les de les negres, a baix les de les vermelles. Els punts són notes.
    }
judged-red-chance = { $turn ->
        [0] Al principi
       *[other] Després de la jugada { $turn }
    }, la probabilitat que guanyin les vermelles és d’un { $chance } %.
judged-can-win = { $who-is ->
        [you] Ara pots guanyar amb el pròxim moviment.
       *[red] Ara { $who } poden guanyar amb el pròxim moviment.
    }
judged-can-force = { $who-is ->
        [you] Pots forçar la victòria.
        [red] Les vermelles poden forçar la victòria.
       *[black] Les negres poden forçar la victòria.
    }
judged-too-late = { $who-is ->
        [you] { $threats ->
            [one] La teva amenaça arriba massa tard.
           *[other] Les teves amenaces arriben massa tard.
        }
        [red] { $threats ->
            [one] L’amenaça de les vermelles arriba massa tard.
           *[other] Les amenaces de les vermelles arriben massa tard.
        }
       *[black] { $threats ->
            [one] L’amenaça de les negres arriba massa tard.
           *[other] Les amenaces de les negres arriben massa tard.
        }
    }
judged-quiet = Una jugada tranquil·la: no crea cap amenaça ni n’atura cap.
judged-one-space = Així es crea una amenaça: { $slides ->
        [2] dos moviments diferents
        [3] tres moviments diferents
       *[other] { $slides } moviments diferents
    } cap a la mateixa casella donarien la victòria.
judged-can-stop = { $opponent-is ->
        [you] Però encara les pots aturar.
        [red] Però les vermelles encara les poden aturar.
       *[black] Però les negres encara les poden aturar.
    }
judged-stops-threats = { $makes ->
        [0] Això atura
        [1] Això crea una amenaça i atura
        [2] Això crea dues amenaces alhora i atura
       *[other] Això crea { $makes } amenaces alhora i atura
    } { $threats ->
        [1] { $opponent-is ->
            [you] la teva amenaça
            [red] l’amenaça de les vermelles
           *[black] l’amenaça de les negres
        }
        [2] { $opponent-is ->
            [you] les teves dues amenaces
            [red] les dues amenaces de les vermelles
           *[black] les dues amenaces de les negres
        }
        [3] { $opponent-is ->
            [you] les teves tres amenaces
            [red] les tres amenaces de les vermelles
           *[black] les tres amenaces de les negres
        }
       *[other] { $opponent-is ->
            [you] les teves { $threats } amenaces
            [red] les { $threats } amenaces de les vermelles
           *[black] les { $threats } amenaces de les negres
        }
    }{ $how-is ->
        [none] .
       *[other] {":"} { $how }.
    }
judged-each-stopped = En una, { $one }; en l’altra, { $other }.
judged-quiet-again = Una altra jugada tranquil·la.
judged-best = No s’ha trobat cap jugada millor.
judged-slower = { $who-is ->
        [you] Hauries pogut guanyar abans.
        [red] Les vermelles haurien pogut guanyar abans.
       *[black] Les negres haurien pogut guanyar abans.
    }
judged-stands-even = Cap bàndol no té avantatge.
judged-stands-ahead = { $who-is ->
        [you] Tens un lleuger avantatge.
        [red] Les vermelles tenen un lleuger avantatge.
       *[black] Les negres tenen un lleuger avantatge.
    }
judged-stands-clear = { $who-is ->
        [you] Tens un clar avantatge.
        [red] Les vermelles tenen un clar avantatge.
       *[black] Les negres tenen un clar avantatge.
    }
judged-stands-won = { $who-is ->
        [you] Tens la partida guanyada.
        [red] Les vermelles tenen la partida guanyada.
       *[black] Les negres tenen la partida guanyada.
    }
judged-next = { $who-is ->
        [you] La teva jugada següent ({ $turn })
        [red] La jugada següent de les vermelles ({ $turn })
       *[black] La jugada següent de les negres ({ $turn })
    } és { $mark-is ->
        [weak] fluixa.
        [mistake] un error.
       *[blunder] un error greu.
    }
judged-prepared = A la jugada { $turn }, { $who-is ->
        [you] has
       *[red] { $who } han
    } preparat dues amenaces alhora.
judged-find = { $wins ->
        [true] { $who-is ->
            [you] Pots forçar la victòria.
            [red] Les vermelles poden forçar la victòria.
           *[black] Les negres poden forçar la victòria.
        } Veus com?
       *[false] Trobes res millor?
    }
judged-decided = Aquesta jugada ha decidit la partida.
judged-no-better = Potser ja era massa tard: no s’ha trobat cap jugada clarament millor.
judged-took-longer = { $who-is ->
        [you] No has guanyat fins a la jugada { $turn }.
        [red] Les vermelles no han guanyat fins a la jugada { $turn }.
       *[black] Les negres no han guanyat fins a la jugada { $turn }.
    }
judged-match-shows = La resta de la partida mostra com.
judged-last-mistake = { $who-is ->
        [you] El teu últim error abans d’això ha estat a la jugada { $turn }.
        [red] L’últim error de les vermelles abans d’això ha estat a la jugada { $turn }.
       *[black] L’últim error de les negres abans d’això ha estat a la jugada { $turn }.
    }
judged-was = { $who-is ->
        [you] La teva jugada { $turn }
        [red] La jugada { $turn } de les vermelles
       *[black] La jugada { $turn } de les negres
    } ha estat { $mark-is ->
        [weak] fluixa.
        [mistake] un error.
       *[blunder] un error greu.
    }
judged-disc-alone = El moviment era bo; el desplaçament del disc, no.
judged-only = { $who-is ->
        [you] La teva jugada { $turn }
        [red] La jugada { $turn } de les vermelles
       *[black] La jugada { $turn } de les negres
    } ha estat l’encertada.
judged-gave-away = { $who-is ->
        [you] La teva probabilitat de guanyar ha baixat d’un { $before } % a un { $after } %.
        [red] La probabilitat que guanyin les vermelles ha baixat d’un { $before } % a un { $after } %.
       *[black] La probabilitat que guanyin les negres ha baixat d’un { $before } % a un { $after } %.
    }
judged-keeps = { $who-is ->
        [you] Llavors tindries un { $before } % de probabilitat de guanyar en comptes d’un { $after } %.
       *[red] Llavors { $who } tindrien un { $before } % de probabilitat de guanyar en comptes d’un { $after } %.
    }
judged-spoils = { $opponent-is ->
        [you] Després d’aquesta jugada, no pots
        [red] Després d’aquesta jugada, les vermelles no poden
       *[black] Després d’aquesta jugada, les negres no poden
    } { $allowed-is ->
        [good-answer] { $marked ->
            [true] jugar la resposta marcada en lila
           *[false] respondre tan bé
        }
       *[other] { $allowed }{ $marked ->
            [true] { " " }de la manera marcada en lila
           *[false] { "" }
        }
    }: { $how }.
judged-answer = { $allowed-is ->
        [none] En lila: { $opponent-is ->
            [you] la teva millor resposta
            [red] la millor resposta de les vermelles
           *[black] la millor resposta de les negres
        }.
       *[other] En lila: com { $opponent-is ->
            [you] pots
            [red] les vermelles poden
           *[black] les negres poden
        } { $allowed }.
    }
judged-step-back = Torna una jugada enrere i busca tu alguna cosa millor.
judged-after-better = { $part-is ->
        [slide] Amb un moviment millor
        [relocation] Amb un desplaçament millor del disc
       *[none] Amb un moviment i un desplaçament del disc millors
    }
judged-prevented = { judged-after-better }, això ja no funciona: { $how }.
judged-missed-two-threats = { judged-after-better }, { $who-is ->
        [you] hauries
        [red] les vermelles haurien
       *[black] les negres haurien
    } creat dues amenaces alhora.
judged-missed-threat = { judged-after-better }, { $who-is ->
        [you] hauries
        [red] les vermelles haurien
       *[black] les negres haurien
    } creat una amenaça.
judged-missed-preparation = { judged-after-better }, { $who-is ->
        [you] hauries
        [red] les vermelles haurien
       *[black] les negres haurien
    } preparat dues amenaces alhora.
judged-missed-prevention = { judged-after-better }, s’evitaria que { $opponent-is ->
        [you] creessis
        [red] les vermelles creessin
       *[black] les negres creessin
    } dues amenaces alhora.
judged-prevents-prepared = { $opponent-is ->
        [you] Així ja no pots
        [red] Així les vermelles ja no poden
       *[black] Així les negres ja no poden
    } crear dues amenaces alhora.
judged-prepared-too-late = { $opponent-is ->
        [you] Primer hi has de respondre; les teves dues amenaces arribarien
        [red] Les vermelles hi han de respondre primer; les seves dues amenaces arribarien
       *[black] Les negres hi han de respondre primer; les seves dues amenaces arribarien
    } massa tard.
judged-gold-ring = L’anella daurada mostra on.

## The menu over a recorded match
pause-watching = Només estàs mirant aquesta partida. Si surts, no es perd res.
pause-watching-lines = Només estàs mirant aquesta partida. Si surts sense desar les variants, es perden.
pause-watched = Torna a la partida que miraves
