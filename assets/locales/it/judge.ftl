### Judging a match: what is proven about a turn, where the match turned, and trying a turn again.

## What is proven about a turn
finding-missed-win = { $turns ->
        [one] C’era una mossa vincente.
       *[other] C’era una vittoria in { $turns } turni, qualunque cosa facesse l’avversario.
    }
finding-only-turn = Nessun altro turno avrebbe tenuto.
finding-only-slide = Nessun’altra mossa avrebbe tenuto.
finding-only-relocation = Nessun altro riposizionamento avrebbe tenuto.
finding-let-win = { $turns ->
        [one] Dopo questo turno l’avversario poteva vincere subito.
       *[other] Dopo questo turno l’avversario poteva forzare la vittoria in { $turns } turni.
    }
finding-lost = { $turns ->
        [one] Nessun turno poteva impedire all’avversario di vincere.
       *[other] L’avversario poteva forzare la vittoria in { $turns } turni, in ogni caso.
    }

## Where a match turned
who-you = tu
who-red = il Rosso
who-black = il Nero
turned-missed-win = { $who-is ->
        [you] { $turns ->
            [one] Al turno { $turn } ti è sfuggita una mossa vincente.
           *[other] Al turno { $turn } ti è sfuggita una vittoria in { $turns } turni.
        }
       *[red] { $turns ->
            [one] Al turno { $turn } { $who } non ha visto una mossa vincente.
           *[other] Al turno { $turn } { $who } non ha visto una vittoria in { $turns } turni.
        }
    }
turned-did-not-stop = { $who-is ->
        [you] { $shape-is ->
            [line] Al turno { $turn } non hai fermato la { $shape }.
            [tick] Al turno { $turn } non hai fermato l’{ $shape }.
           *[triangle] Al turno { $turn } non hai fermato il { $shape }.
        }
       *[red] { $shape-is ->
            [line] Al turno { $turn } { $who } non ha fermato la { $shape }.
            [tick] Al turno { $turn } { $who } non ha fermato l’{ $shape }.
           *[triangle] Al turno { $turn } { $who } non ha fermato il { $shape }.
        }
    }
turned-let-stand = { $who-is ->
        [you] { $threats ->
            [2] Al turno { $turn } non hai fermato due minacce.
            [3] Al turno { $turn } non hai fermato tre minacce.
           *[other] Al turno { $turn } non hai fermato { $threats } minacce.
        }
       *[red] { $threats ->
            [2] Al turno { $turn } { $who } non ha fermato due minacce.
            [3] Al turno { $turn } { $who } non ha fermato tre minacce.
           *[other] Al turno { $turn } { $who } non ha fermato { $threats } minacce.
        }
    }
turned-opened-way = { $who-is ->
        [you] { $shape-is ->
            [line] Al turno { $turn } hai aperto la strada a una { $shape }.
           *[triangle] Al turno { $turn } hai aperto la strada a un { $shape }.
        }
       *[red] { $shape-is ->
            [line] Al turno { $turn } { $who } ha aperto la strada a una { $shape }.
           *[triangle] Al turno { $turn } { $who } ha aperto la strada a un { $shape }.
        }
    }
turned-let-threaten = { $who-is ->
        [you] Al turno { $turn } hai lasciato che { $opponent } creasse { $threats ->
            [2] due minacce
            [3] tre minacce
           *[other] { $threats } minacce
        } insieme.
       *[red] { $opponent-is ->
            [you] Al turno { $turn } { $who } ti ha lasciato creare { $threats ->
                [2] due minacce
                [3] tre minacce
               *[other] { $threats } minacce
            } insieme.
           *[red] Al turno { $turn } { $who } ha lasciato che { $opponent } creasse { $threats ->
                [2] due minacce
                [3] tre minacce
               *[other] { $threats } minacce
            } insieme.
        }
    }
turned-let-make-threat = { $who-is ->
        [you] Al turno { $turn } hai lasciato che { $opponent } preparasse { $shape-is ->
            [line] una { $shape }
           *[triangle] un { $shape }
        } che nulla poteva fermare.
       *[red] { $opponent-is ->
            [you] Al turno { $turn } { $who } ti ha lasciato preparare { $shape-is ->
                [line] una { $shape }
               *[triangle] un { $shape }
            } che nulla poteva fermare.
           *[red] Al turno { $turn } { $who } ha lasciato che { $opponent } preparasse { $shape-is ->
                [line] una { $shape }
               *[triangle] un { $shape }
            } che nulla poteva fermare.
        }
    }
turned-let-lock = { $who-is ->
        [you] Al turno { $turn } hai lasciato che { $opponent } creasse una minaccia che solo il disco bloccato poteva fermare.
       *[red] { $opponent-is ->
            [you] Al turno { $turn } { $who } ti ha lasciato creare una minaccia che solo il disco bloccato poteva fermare.
           *[red] Al turno { $turn } { $who } ha lasciato che { $opponent } creasse una minaccia che solo il disco bloccato poteva fermare.
        }
    }
turned-let-force = { $who-is ->
        [you] { $turns ->
            [one] Al turno { $turn } hai lasciato vincere subito { $opponent }.
           *[other] Al turno { $turn } hai lasciato che { $opponent } forzasse la vittoria in { $turns } turni.
        }
       *[red] { $opponent-is ->
            [you] { $turns ->
                [one] Al turno { $turn } { $who } ti ha lasciato vincere subito.
               *[other] Al turno { $turn } { $who } ti ha lasciato forzare la vittoria in { $turns } turni.
            }
           *[red] { $turns ->
                [one] Al turno { $turn } { $who } ha lasciato vincere subito { $opponent }.
               *[other] Al turno { $turn } { $who } ha lasciato che { $opponent } forzasse la vittoria in { $turns } turni.
            }
        }
    }
turned-slipped = { $who-is ->
        [you] Il turno { $turn } ti è costato più di tutti: la probabilità di vincere è scesa da { $before } % a { $after } %.
       *[red] Il turno { $turn } è quello in cui { $who } ha perso di più: la probabilità di vincere è scesa da { $before } % a { $after } %.
    }

## Trying a turn again
goal-win = { $turns ->
        [one] Trova la mossa vincente.
       *[other] Trova il turno vincente: bastano { $turns } turni, qualunque cosa faccia l’avversario.
    }
goal-hold = Trova un turno dopo il quale l’avversario non possa forzare la vittoria.
goal-improve = Trova un turno migliore.
attempt-as-good = Sì, meglio di così non si può.
attempt-misses = Così la vittoria sfugge.
attempt-loses = { $turns ->
        [one] Così l’avversario può vincere subito.
       *[other] Così l’avversario può forzare la vittoria in { $turns } turni.
    }
attempt-worse = C’è di meglio.

## The text command
judge-about = Giudica ogni turno di una partita: che cosa ha regalato, che cosa era meglio, e dove la partita si è decisa
judge-arg-file = Una registrazione. - è lo standard input
judge-arg-time = Tempo per pensare a ogni turno, in millisecondi. Valore predefinito: { $default }, a meno che ci sia --nodes
judge-arg-nodes = Posizioni da esaminare per ogni turno. Senza --time, lo stesso numero dà sempre la stessa tabella
judge-explained = Le colonne: il numero del turno, il suo colore, il turno, la probabilità di vincere del Rosso dopo il turno in percentuale, quanti punti percentuali il turno ha regalato, il suo giudizio, un turno migliore, e ciò che è dimostrato: missed-win-N, let-win-N, lost-N, only-turn, only-slide o only-relocation.
judge-progress = { $turn } di { $turns }
judge-no-turning-point = Nessun turno ha deciso da solo questa partita.
judge-unfinished = Questa partita continua.
