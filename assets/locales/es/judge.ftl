### Judging a match: what is proven about a turn, where the match turned, and trying a turn again.

## What is proven about a turn
finding-missed-win = { $turns ->
        [one] Había un movimiento ganador.
       *[other] { $who-is ->
            [you] Podías haber forzado la victoria como muy tarde en el turno { $by }.
           *[red] { $who } podía haber forzado la victoria como muy tarde en el turno { $by }.
        }
    }
finding-only-turn = Cualquier otra jugada perdía.
finding-only-slide = Cualquier otro movimiento perdía.
finding-only-relocation = Cualquier otra forma de recolocar un disco perdía.
finding-let-win = Después de esta jugada, { $opponent-is ->
        [you] podías
       *[red] { $opponent } podía
    } { $turns ->
        [one] ganar al instante.
       *[other] forzar la victoria como muy tarde en el turno { $by }.
    }
finding-lost = { $turns ->
        [one] Ninguna jugada podía impedir que { $opponent-is ->
            [you] ganaras.
           *[red] ganara { $opponent }.
        }
       *[other] Se jugara lo que se jugara, { $opponent-is ->
            [you] podías
           *[red] { $opponent } podía
        } forzar la victoria como muy tarde en el turno { $by }.
    }

## Where a match turned
who-you = tú
who-red = Rojo
who-black = Negro
turned-missed-win = { $who-is ->
        [you] { $turns ->
            [one] En el turno { $turn } dejaste pasar un movimiento ganador.
           *[other] En el turno { $turn } podías haber forzado la victoria como muy tarde en el turno { $by }.
        }
       *[black] { $turns ->
            [one] En el turno { $turn }, { $who } dejó pasar un movimiento ganador.
           *[other] En el turno { $turn }, { $who } podía haber forzado la victoria como muy tarde en el turno { $by }.
        }
    }
turned-did-not-stop = En el turno { $turn }{ $who-is ->
        [you] { " " }no impediste
       *[black] , { $who } no impidió
    } { $shape-is ->
        [triangle] el triángulo.
        [line] la línea.
       *[tick] la curva.
    }
turned-let-stand = En el turno { $turn }{ $who-is ->
        [you] { " " }dejaste
       *[black] , { $who } dejó
    } sin respuesta { $threats ->
        [2] dos amenazas.
        [3] tres amenazas.
       *[other] { $threats } amenazas.
    }
turned-opened-way = En el turno { $turn }{ $who-is ->
        [you] { " " }abriste
       *[black] , { $who } abrió
    } el camino a { $shape-is ->
        [triangle] un triángulo.
        [line] una línea.
       *[tick] una curva.
    }
turned-let-threaten = En el turno { $turn }{ $who-is ->
        [you] { " " }dejaste que { $opponent } creara
       *[black] , { $opponent-is ->
            [you] { $who } dejó que crearas
           *[black] { $who } dejó que { $opponent } creara
        }
    } { $threats ->
        [2] dos amenazas a la vez.
       *[other] varias amenazas a la vez.
    }
turned-let-make-threat = En el turno { $turn }{ $who-is ->
        [you] { " " }dejaste que { $opponent } preparara
       *[black] , { $opponent-is ->
            [you] { $who } dejó que prepararas
           *[black] { $who } dejó que { $opponent } preparara
        }
    } { $shape-is ->
        [triangle] un triángulo que nada podía impedir.
        [line] una línea que nada podía impedir.
       *[tick] una curva que nada podía impedir.
    }
turned-let-lock = { $who-is ->
        [you] En el turno { $turn } dejaste que { $opponent } creara una amenaza que solo se habría podido detener con el disco bloqueado.
       *[black] { $opponent-is ->
            [you] En el turno { $turn }, { $who } dejó que crearas una amenaza que solo se habría podido detener con el disco bloqueado.
           *[black] En el turno { $turn }, { $who } dejó que { $opponent } creara una amenaza que solo se habría podido detener con el disco bloqueado.
        }
    }
turned-let-force = { $who-is ->
        [you] { $turns ->
            [one] En el turno { $turn } dejaste que { $opponent } ganara al instante.
           *[other] { $by ->
                [none] En el turno { $turn } dejaste que { $opponent } forzara la victoria.
               *[other] En el turno { $turn } dejaste que { $opponent } forzara la victoria como muy tarde en el turno { $by }.
            }
        }
       *[black] { $opponent-is ->
            [you] { $turns ->
                [one] En el turno { $turn }, { $who } dejó que ganaras al instante.
               *[other] { $by ->
                    [none] En el turno { $turn }, { $who } dejó que forzaras la victoria.
                   *[other] En el turno { $turn }, { $who } dejó que forzaras la victoria como muy tarde en el turno { $by }.
                }
            }
           *[black] { $turns ->
                [one] En el turno { $turn }, { $who } dejó que { $opponent } ganara al instante.
               *[other] { $by ->
                    [none] En el turno { $turn }, { $who } dejó que { $opponent } forzara la victoria.
                   *[other] En el turno { $turn }, { $who } dejó que { $opponent } forzara la victoria como muy tarde en el turno { $by }.
                }
            }
        }
    }
turned-slipped = { $who-is ->
        [you] La jugada que más te perjudicó fue la del turno { $turn }: tu probabilidad de ganar bajó del { $before } % al { $after } %.
       *[black] La jugada que más perjudicó a { $who } fue la del turno { $turn }: su probabilidad de ganar bajó del { $before } % al { $after } %.
    }
turned-won = En el turno { $turn }{ $who-is ->
        [you] { " " }completaste
       *[black] , { $who } completó
    } { $shape-is ->
        [triangle] el triángulo.
        [line] la línea.
       *[tick] la curva.
    }
turned-too-late = { $opponent-is ->
        [you] Después del turno { $turn }, ya nada podía detenerte.
       *[red] Después del turno { $turn }, ya nada podía detener a { $opponent }.
    }

## Trying a turn again
goal-win = { $turns ->
        [one] Encuentra el movimiento que gana.
       *[other] Fuerza la victoria en { $turns } jugadas, contando esta. ¿Con cuál empiezas?
    }
goal-hold = { $turns ->
        [one] Encuentra una jugada tras la cual tu rival no pueda ganar al instante.
       *[other] Encuentra una jugada que impida a tu rival forzar la victoria.
    }
goal-improve = Busca una jugada mejor.
attempt-as-good = Sí, no hay nada mejor.
attempt-misses = Así se escapa la victoria.
attempt-wins-later = Así también se gana, pero otro movimiento gana al instante.
attempt-loses = { $turns ->
        [one] Después de esto, tu rival puede ganar al instante.
       *[other] Después de esto, tu rival puede forzar la victoria en { $turns } jugadas.
    }
attempt-worse = Hay algo mejor.

## The text command
judge-about = Analiza cada jugada de una partida: qué regaló, qué era mejor y dónde se decidió la partida
judge-arg-file = Un registro. - es la entrada estándar
judge-arg-time = Tiempo para pensar cada jugada, en milisegundos; el quíntuple si fue un error. Por defecto: { $default }, salvo que se indique --nodes
judge-arg-nodes = Posiciones que se examinan en cada jugada. Sin --time, el mismo número da siempre la misma tabla
judge-explained = Las columnas: el número del turno, su bando, la jugada, la probabilidad de que Rojo gane después en tanto por ciento, cuántos puntos porcentuales regaló la jugada, su calificación, una jugada mejor y lo que está demostrado: missed-win-N, let-win-N, lost-N, only-turn, only-slide u only-relocation.
judge-progress = { $turn } de { $turns }
judge-no-turning-point = Ninguna jugada decidió por sí sola esta partida.
judge-unfinished = Esta partida sigue en juego.
