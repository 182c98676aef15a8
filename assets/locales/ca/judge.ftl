### Judging a match: what is proven about a turn, where the match turned, and trying a turn again.

## What is proven about a turn
finding-missed-win = { $turns ->
        [one] Hi havia un moviment guanyador.
       *[other] { $who-is ->
            [you] Hauries pogut forçar la victòria a la jugada { $by } com a molt tard.
            [red] Les vermelles haurien pogut forçar la victòria a la jugada { $by } com a molt tard.
           *[black] Les negres haurien pogut forçar la victòria a la jugada { $by } com a molt tard.
        }
    }
finding-only-turn = Qualsevol altra jugada hauria perdut.
finding-only-slide = Qualsevol altre moviment hauria perdut.
finding-only-relocation = Qualsevol altre desplaçament de disc hauria perdut.
finding-let-win = Després d’aquesta jugada, { $opponent-is ->
        [you] podies
       *[red] { $opponent } podien
    } { $turns ->
        [one] guanyar de seguida.
       *[other] forçar la victòria a la jugada { $by } com a molt tard.
    }
finding-lost = { $turns ->
        [one] Cap jugada no podia evitar que { $opponent-is ->
            [you] guanyessis.
           *[red] guanyessin { $opponent }.
        }
       *[other] Es jugués el que es jugués, { $opponent-is ->
            [you] podies
           *[red] { $opponent } podien
        } forçar la victòria a la jugada { $by } com a molt tard.
    }

## Where a match turned
who-you = tu
who-red = les vermelles
who-black = les negres
turned-missed-win = { $turns ->
        [one] A la jugada { $turn }, { $who-is ->
            [you] has deixat passar un moviment guanyador.
            [red] les vermelles han deixat passar un moviment guanyador.
           *[black] les negres han deixat passar un moviment guanyador.
        }
       *[other] A la jugada { $turn }, { $who-is ->
            [you] hauries pogut forçar la victòria a la jugada { $by } com a molt tard.
            [red] les vermelles haurien pogut forçar la victòria a la jugada { $by } com a molt tard.
           *[black] les negres haurien pogut forçar la victòria a la jugada { $by } com a molt tard.
        }
    }
turned-did-not-stop = A la jugada { $turn }, { $who-is ->
        [you] no has aturat
        [red] les vermelles no han aturat
       *[black] les negres no han aturat
    } { $shape-is ->
        [line] la línia.
        [tick] l’angle.
       *[triangle] el triangle.
    }
turned-let-stand = A la jugada { $turn }, { $who-is ->
        [you] has deixat sense resposta
        [red] les vermelles han deixat sense resposta
       *[black] les negres han deixat sense resposta
    } { $threats ->
        [2] dues amenaces.
        [3] tres amenaces.
       *[other] { $threats } amenaces.
    }
turned-opened-way = A la jugada { $turn }, { $who-is ->
        [you] has obert el camí
        [red] les vermelles han obert el camí
       *[black] les negres han obert el camí
    } { $shape-is ->
        [line] a una línia.
        [tick] a un angle.
       *[triangle] a un triangle.
    }
turned-let-threaten = A la jugada { $turn }, { $who-is ->
        [you] has deixat que
        [red] les vermelles han deixat que
       *[black] les negres han deixat que
    } { $opponent-is ->
        [you] creessis
        [red] les vermelles creessin
       *[black] les negres creessin
    } { $threats ->
        [2] dues amenaces alhora.
       *[other] diverses amenaces alhora.
    }
turned-let-make-threat = A la jugada { $turn }, { $who-is ->
        [you] has deixat que
        [red] les vermelles han deixat que
       *[black] les negres han deixat que
    } { $opponent-is ->
        [you] preparessis
        [red] les vermelles preparessin
       *[black] les negres preparessin
    } { $shape-is ->
        [line] una línia que res no podia aturar.
        [tick] un angle que res no podia aturar.
       *[triangle] un triangle que res no podia aturar.
    }
turned-let-lock = A la jugada { $turn }, { $who-is ->
        [you] has deixat que
        [red] les vermelles han deixat que
       *[black] les negres han deixat que
    } { $opponent-is ->
        [you] creessis
        [red] les vermelles creessin
       *[black] les negres creessin
    } una amenaça que només s’hauria pogut aturar amb el disc bloquejat.
turned-let-force = A la jugada { $turn }, { $who-is ->
        [you] has deixat que
        [red] les vermelles han deixat que
       *[black] les negres han deixat que
    } { $turns ->
        [one] { $opponent-is ->
            [you] guanyessis de seguida.
            [red] les vermelles guanyessin de seguida.
           *[black] les negres guanyessin de seguida.
        }
       *[other] { $opponent-is ->
            [you] { $by ->
                [none] forcessis la victòria.
               *[other] forcessis la victòria a la jugada { $by } com a molt tard.
            }
            [red] { $by ->
                [none] les vermelles forcessin la victòria.
               *[other] les vermelles forcessin la victòria a la jugada { $by } com a molt tard.
            }
           *[black] { $by ->
                [none] les negres forcessin la victòria.
               *[other] les negres forcessin la victòria a la jugada { $by } com a molt tard.
            }
        }
    }
turned-slipped = { $who-is ->
        [you] La jugada { $turn } és la que t’ha sortit més cara
        [red] La jugada { $turn } és la que ha sortit més cara a les vermelles
       *[black] La jugada { $turn } és la que ha sortit més cara a les negres
    }: la probabilitat de guanyar ha baixat d’un { $before } % a un { $after } %.
turned-won = A la jugada { $turn }, { $who-is ->
        [you] has completat
        [red] les vermelles han completat
       *[black] les negres han completat
    } { $shape-is ->
        [line] la línia.
        [tick] l’angle.
       *[triangle] el triangle.
    }
turned-too-late = { $opponent-is ->
        [you] Després de la jugada { $turn }, ja res no et podia aturar.
        [red] Després de la jugada { $turn }, ja res no podia aturar les vermelles.
       *[black] Després de la jugada { $turn }, ja res no podia aturar les negres.
    }

## Trying a turn again
goal-win = { $turns ->
        [one] Troba el moviment que guanya.
       *[other] Troba la jugada que força la victòria en { $turns } jugades, comptant-hi aquesta.
    }
goal-hold = { $turns ->
        [one] Troba una jugada després de la qual l’oponent no pugui guanyar de seguida.
       *[other] Troba una jugada que impedeixi que l’oponent forci la victòria.
    }
goal-improve = Troba una jugada millor.
attempt-as-good = Sí, no n’hi ha cap de millor.
attempt-misses = Així s’escapa la victòria.
attempt-wins-later = Així també es guanya, però un altre moviment guanya de seguida.
attempt-loses = { $turns ->
        [one] Després d’això, l’oponent pot guanyar de seguida.
       *[other] Després d’això, l’oponent pot forçar la victòria en { $turns } jugades.
    }
attempt-worse = N’hi ha una de millor.

## The text command
judge-about = Analitza totes les jugades d’una partida: què han regalat, què era millor i on s’ha decidit la partida
judge-arg-file = Un registre. - és l’entrada estàndard
judge-arg-time = Temps per pensar cada jugada, en mil·lisegons; el quíntuple si era un error. Per defecte: { $default }, si no s’indica --nodes
judge-arg-nodes = Posicions que s’examinen per a cada jugada. Sense --time, el mateix nombre dona sempre la mateixa taula
judge-explained = Les columnes: el número de la jugada, el bàndol, la jugada, la probabilitat que guanyin les vermelles després de la jugada (en percentatge), els punts percentuals que regala, la valoració, una jugada millor i què està demostrat: missed-win-N, let-win-N, lost-N, only-turn, only-slide o only-relocation.
judge-progress = { $turn } de { $turns }
judge-no-turning-point = Cap jugada per si sola no ha decidit aquesta partida.
judge-unfinished = Aquesta partida encara no s’ha acabat.
