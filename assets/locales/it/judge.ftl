### Judging a match: what is proven about a turn, where the match turned, and trying a turn again.

## What is proven about a turn
finding-missed-win = { $turns ->
        [one] C’era una mossa vincente.
       *[other] { $who-is ->
            [you] Potevi forzare la vittoria entro il turno { $by }.
            [red] Il Rosso poteva forzare la vittoria entro il turno { $by }.
           *[black] Il Nero poteva forzare la vittoria entro il turno { $by }.
        }
    }
finding-only-turn = Qualsiasi altra giocata avrebbe perso.
finding-only-slide = Qualsiasi altra mossa avrebbe perso.
finding-only-relocation = Qualsiasi altro spostamento del disco avrebbe perso.
finding-let-win = Dopo questa giocata { $opponent-is ->
        [you] potevi
       *[red] { $opponent } poteva
    } { $turns ->
        [one] vincere subito.
       *[other] forzare la vittoria entro il turno { $by }.
    }
finding-lost = { $turns ->
        [one] Nessuna giocata poteva impedire la { $opponent-is ->
            [you] tua vittoria.
            [red] vittoria del Rosso.
           *[black] vittoria del Nero.
        }
       *[other] Qualunque giocata si scegliesse, { $opponent-is ->
            [you] potevi
           *[red] { $opponent } poteva
        } forzare la vittoria entro il turno { $by }.
    }

## Where a match turned
who-you = tu
who-red = il Rosso
who-black = il Nero
turned-missed-win = { $who-is ->
        [you] { $turns ->
            [one] Al turno { $turn } ti è sfuggita una mossa vincente.
           *[other] Al turno { $turn } potevi forzare la vittoria entro il turno { $by }.
        }
       *[red] { $turns ->
            [one] Al turno { $turn } { $who } non ha visto una mossa vincente.
           *[other] Al turno { $turn } { $who } poteva forzare la vittoria entro il turno { $by }.
        }
    }
turned-did-not-stop = { $who-is ->
        [you] { $shape-is ->
            [line] Al turno { $turn } non hai fermato la { $shape }.
            [tick] Al turno { $turn } non hai fermato l’{ $shape }.
           *[triangle] Al turno { $turn } non hai fermato il { $shape }.
        }
       *[red] { $shape-is ->
            [line] Al turno { $turn } { $who } non ha fermato la { $shape }.
            [tick] Al turno { $turn } { $who } non ha fermato l’{ $shape }.
           *[triangle] Al turno { $turn } { $who } non ha fermato il { $shape }.
        }
    }
turned-let-stand = { $who-is ->
        [you] { $threats ->
            [2] Al turno { $turn } hai lasciato due minacce senza risposta.
            [3] Al turno { $turn } hai lasciato tre minacce senza risposta.
           *[other] Al turno { $turn } hai lasciato { $threats } minacce senza risposta.
        }
       *[red] { $threats ->
            [2] Al turno { $turn } { $who } ha lasciato due minacce senza risposta.
            [3] Al turno { $turn } { $who } ha lasciato tre minacce senza risposta.
           *[other] Al turno { $turn } { $who } ha lasciato { $threats } minacce senza risposta.
        }
    }
turned-opened-way = { $who-is ->
        [you] { $shape-is ->
            [line] Al turno { $turn } hai aperto la strada a una { $shape }.
           *[triangle] Al turno { $turn } hai aperto la strada a un { $shape }.
        }
       *[red] { $shape-is ->
            [line] Al turno { $turn } { $who } ha aperto la strada a una { $shape }.
           *[triangle] Al turno { $turn } { $who } ha aperto la strada a un { $shape }.
        }
    }
turned-let-threaten = { $who-is ->
        [you] Al turno { $turn } hai lasciato che { $opponent } creasse { $threats ->
            [2] due minacce
           *[other] più minacce
        } insieme.
       *[red] { $opponent-is ->
            [you] Al turno { $turn } { $who } ti ha lasciato creare { $threats ->
                [2] due minacce
               *[other] più minacce
            } insieme.
           *[red] Al turno { $turn } { $who } ha lasciato che { $opponent } creasse { $threats ->
                [2] due minacce
               *[other] più minacce
            } insieme.
        }
    }
turned-let-make-threat = { $who-is ->
        [you] Al turno { $turn } hai lasciato che { $opponent } preparasse { $shape-is ->
            [line] una { $shape }
           *[triangle] un { $shape }
        } che nulla poteva fermare.
       *[red] { $opponent-is ->
            [you] Al turno { $turn } { $who } ti ha lasciato preparare { $shape-is ->
                [line] una { $shape }
               *[triangle] un { $shape }
            } che nulla poteva fermare.
           *[red] Al turno { $turn } { $who } ha lasciato che { $opponent } preparasse { $shape-is ->
                [line] una { $shape }
               *[triangle] un { $shape }
            } che nulla poteva fermare.
        }
    }
turned-let-lock = { $who-is ->
        [you] Al turno { $turn } hai lasciato che { $opponent } creasse una minaccia che solo il disco bloccato avrebbe potuto fermare.
       *[red] { $opponent-is ->
            [you] Al turno { $turn } { $who } ti ha lasciato creare una minaccia che solo il disco bloccato avrebbe potuto fermare.
           *[red] Al turno { $turn } { $who } ha lasciato che { $opponent } creasse una minaccia che solo il disco bloccato avrebbe potuto fermare.
        }
    }
turned-let-force = { $who-is ->
        [you] { $turns ->
            [one] Al turno { $turn } hai lasciato vincere subito { $opponent }.
           *[other] { $by ->
                [none] Al turno { $turn } hai lasciato che { $opponent } forzasse la vittoria.
               *[other] Al turno { $turn } hai lasciato che { $opponent } forzasse la vittoria entro il turno { $by }.
            }
        }
       *[red] { $opponent-is ->
            [you] { $turns ->
                [one] Al turno { $turn } { $who } ti ha lasciato vincere subito.
               *[other] { $by ->
                    [none] Al turno { $turn } { $who } ti ha lasciato forzare la vittoria.
                   *[other] Al turno { $turn } { $who } ti ha lasciato forzare la vittoria entro il turno { $by }.
                }
            }
           *[red] { $turns ->
                [one] Al turno { $turn } { $who } ha lasciato vincere subito { $opponent }.
               *[other] { $by ->
                    [none] Al turno { $turn } { $who } ha lasciato che { $opponent } forzasse la vittoria.
                   *[other] Al turno { $turn } { $who } ha lasciato che { $opponent } forzasse la vittoria entro il turno { $by }.
                }
            }
        }
    }
turned-slipped = { $who-is ->
        [you] Il turno { $turn } è quello che ti è costato di più: la tua probabilità di vittoria è scesa ({ $after }% invece di { $before }%).
        [red] Il turno { $turn } è quello che è costato di più al Rosso: la sua probabilità di vittoria è scesa ({ $after }% invece di { $before }%).
       *[black] Il turno { $turn } è quello che è costato di più al Nero: la sua probabilità di vittoria è scesa ({ $after }% invece di { $before }%).
    }
turned-won = { $who-is ->
        [you] { $shape-is ->
            [line] Al turno { $turn } hai completato la { $shape }.
            [tick] Al turno { $turn } hai completato l’{ $shape }.
           *[triangle] Al turno { $turn } hai completato il { $shape }.
        }
       *[red] { $shape-is ->
            [line] Al turno { $turn } { $who } ha completato la { $shape }.
            [tick] Al turno { $turn } { $who } ha completato l’{ $shape }.
           *[triangle] Al turno { $turn } { $who } ha completato il { $shape }.
        }
    }
turned-too-late = { $opponent-is ->
        [you] Dopo il turno { $turn } nulla poteva più fermarti.
        [red] Dopo il turno { $turn } nulla poteva più fermare il Rosso.
       *[black] Dopo il turno { $turn } nulla poteva più fermare il Nero.
    }

## Trying a turn again
goal-win = { $turns ->
        [one] Trova la mossa vincente.
       *[other] Forza la vittoria in { $turns } giocate, questa compresa. Quale giochi per prima?
    }
goal-hold = { $turns ->
        [one] Trova una giocata dopo la quale l’avversario non possa vincere subito.
       *[other] Trova una giocata che impedisca all’avversario di forzare la vittoria.
    }
goal-improve = Trova una giocata migliore.
attempt-as-good = Sì, meglio di così non si può.
attempt-misses = Così ti lasci sfuggire la vittoria.
attempt-wins-later = Vince anche questa, ma un’altra mossa vince subito.
attempt-loses = { $turns ->
        [one] Così l’avversario può vincere subito.
       *[other] Così l’avversario può forzare la vittoria in { $turns } giocate.
    }
attempt-worse = C’è di meglio.

## The text command
judge-about = Analizza ogni giocata di una partita: che cosa ha regalato, che cosa era meglio, e dove la partita si è decisa
judge-arg-file = Una registrazione. - è lo standard input
judge-arg-time = Tempo per pensare a ogni giocata, in millisecondi; cinque volte tanto se era un errore. Valore predefinito: { $default }, a meno che non ci sia --nodes
judge-arg-nodes = Posizioni da esaminare per ogni giocata. Senza --time, lo stesso numero dà sempre la stessa tabella
judge-explained = Le colonne: il numero del turno, il suo colore, la giocata, la probabilità di vincere del Rosso dopo la giocata in percentuale, quanti punti percentuali la giocata ha regalato, la sua valutazione, una giocata migliore, e ciò che è dimostrato: missed-win-N, let-win-N, lost-N, only-turn, only-slide o only-relocation.
judge-progress = { $turn } di { $turns }
judge-no-turning-point = Nessuna giocata ha deciso da sola questa partita.
judge-unfinished = Questa partita non è ancora finita.
