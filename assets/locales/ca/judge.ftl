### Judging a match: what is proven about a turn, where the match turned, and trying a turn again.

## What is proven about a turn
finding-missed-win = { $turns ->
        [one] Hi havia un moviment que guanyava.
       *[other] Hi havia una victòria en { $turns } jugades, fes el que fes l’oponent.
    }
finding-only-turn = Cap altra jugada no aguantava.
finding-only-slide = Cap altre moviment no aguantava.
finding-only-relocation = Cap altre desplaçament no aguantava.
finding-let-win = { $turns ->
        [one] Després d’aquesta jugada, l’oponent podia guanyar de seguida.
       *[other] Després d’aquesta jugada, l’oponent podia forçar la victòria en { $turns } jugades.
    }
finding-lost = { $turns ->
        [one] Cap jugada no podia evitar que l’oponent guanyés.
       *[other] Es jugués el que es jugués, l’oponent podia forçar la victòria en { $turns } jugades.
    }

## Where a match turned
who-you = tu
who-red = les vermelles
who-black = les negres
turned-missed-win = { $turns ->
        [one] A la jugada { $turn }, { $who-is ->
            [you] deixes passar un moviment que guanya.
            [red] les vermelles deixen passar un moviment que guanya.
           *[black] les negres deixen passar un moviment que guanya.
        }
       *[other] A la jugada { $turn }, { $who-is ->
            [you] deixes passar una victòria en { $turns } jugades.
            [red] les vermelles deixen passar una victòria en { $turns } jugades.
           *[black] les negres deixen passar una victòria en { $turns } jugades.
        }
    }
turned-did-not-stop = A la jugada { $turn }, { $who-is ->
        [you] no atures
        [red] les vermelles no aturen
       *[black] les negres no aturen
    } { $shape-is ->
        [line] la línia.
        [tick] l’angle.
       *[triangle] el triangle.
    }
turned-let-stand = A la jugada { $turn }, { $who-is ->
        [you] deixes en peu
        [red] les vermelles deixen en peu
       *[black] les negres deixen en peu
    } { $threats ->
        [2] dues amenaces.
        [3] tres amenaces.
       *[other] { $threats } amenaces.
    }
turned-opened-way = A la jugada { $turn }, { $who-is ->
        [you] obres el camí
        [red] les vermelles obren el camí
       *[black] les negres obren el camí
    } { $shape-is ->
        [line] a una línia.
        [tick] a un angle.
       *[triangle] a un triangle.
    }
turned-let-threaten = A la jugada { $turn }, { $who-is ->
        [you] deixes que
        [red] les vermelles deixen que
       *[black] les negres deixen que
    } { $opponent-is ->
        [you] facis
        [red] les vermelles facin
       *[black] les negres facin
    } { $threats ->
        [2] dues amenaces alhora.
        [3] tres amenaces alhora.
       *[other] { $threats } amenaces alhora.
    }
turned-let-make-threat = A la jugada { $turn }, { $who-is ->
        [you] deixes que
        [red] les vermelles deixen que
       *[black] les negres deixen que
    } { $opponent-is ->
        [you] preparis
        [red] les vermelles preparin
       *[black] les negres preparin
    } { $shape-is ->
        [line] una línia que res no pot aturar.
        [tick] un angle que res no pot aturar.
       *[triangle] un triangle que res no pot aturar.
    }
turned-let-lock = A la jugada { $turn }, { $who-is ->
        [you] deixes que
        [red] les vermelles deixen que
       *[black] les negres deixen que
    } { $opponent-is ->
        [you] facis
        [red] les vermelles facin
       *[black] les negres facin
    } una amenaça que només es podria aturar amb el disc bloquejat.
turned-let-force = A la jugada { $turn }, { $who-is ->
        [you] deixes que
        [red] les vermelles deixen que
       *[black] les negres deixen que
    } { $turns ->
        [one] { $opponent-is ->
            [you] guanyis de seguida.
            [red] les vermelles guanyin de seguida.
           *[black] les negres guanyin de seguida.
        }
       *[other] { $opponent-is ->
            [you] forcis la victòria en { $turns } jugades.
            [red] les vermelles forcin la victòria en { $turns } jugades.
           *[black] les negres forcin la victòria en { $turns } jugades.
        }
    }
turned-slipped = { $who-is ->
        [you] La jugada { $turn } és la que et surt més cara
        [red] La jugada { $turn } és la que surt més cara a les vermelles
       *[black] La jugada { $turn } és la que surt més cara a les negres
    }: les opcions de guanyar baixen del { $before } % al { $after } %.

## Trying a turn again
goal-win = { $turns ->
        [one] Troba el moviment que guanya.
       *[other] Troba la jugada que guanya: n’hi ha prou amb { $turns } jugades, faci el que faci l’oponent.
    }
goal-hold = Troba una jugada que no deixi que l’oponent forci la victòria.
goal-improve = Troba una jugada millor.
attempt-as-good = Sí, no n’hi ha cap de millor.
attempt-misses = Així s’escapa la victòria.
attempt-loses = { $turns ->
        [one] Després d’això, l’oponent pot guanyar de seguida.
       *[other] Després d’això, l’oponent pot forçar la victòria en { $turns } jugades.
    }
attempt-worse = N’hi ha una de millor.

## The text command
judge-about = Analitza totes les jugades d’una partida: què han regalat, què era millor i on s’ha decidit la partida
judge-arg-file = Un registre. - és l’entrada estàndard
judge-arg-time = Temps per pensar cada jugada, en mil·lisegons. Per defecte: { $default }, si no es dona --nodes
judge-arg-nodes = Posicions que s’examinen per a cada jugada. Sense --time, el mateix nombre dona sempre la mateixa taula
judge-explained = Les columnes: el número de la jugada, el bàndol, la jugada, les opcions de guanyar de les vermelles després de la jugada (en percentatge), el percentatge que ha regalat, la nota, una jugada millor i què està demostrat: missed-win-N, let-win-N, lost-N, only-turn, only-slide o only-relocation.
judge-progress = { $turn } de { $turns }
judge-no-turning-point = Cap jugada per si sola no ha decidit aquesta partida.
judge-unfinished = Aquesta partida continua.
