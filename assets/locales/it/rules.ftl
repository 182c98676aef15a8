### The rules: sides, parts, shapes, house rules, why a try is refused, how a match ends.

## Names
side-red = Rosso
side-black = Nero

part-slide = mossa
part-relocation = spostamento

shape-triangle = triangolo
shape-line = linea
shape-tick = angolo

## House rules
house-rules-booklet = Come nel libretto
house-rules-booklet-explained = Le regole classiche, quelle del libretto del gioco.
house-rules-at-most-four = Fino a quattro
house-rules-at-most-four-explained = Puoi prendere anche un disco che non può uscire dal tabellone, purché sia sul bordo e ne tocchi al massimo altri quattro.
house-rules-holes-stay-open = Buchi aperti
house-rules-holes-stay-open-explained = Puoi posare un disco solo sul bordo. Un buco circondato da dischi non si può riempire.

## What stops a slide
obstacle-edge = il bordo o un buco
obstacle-token = { $side-is ->
        [red] un segnalino rosso
       *[black] un segnalino nero
    }

## Why a try is refused
refusal-match-over = La partita è finita.
refusal-wrong-part = { $due-is ->
        [slide] Prima muovi un segnalino, poi sposta un disco.
       *[relocation] Ora sposta un disco. Potrai muovere un segnalino al prossimo turno.
    }
refusal-must-move = { $part-is ->
        [slide] Non puoi saltare questa parte: hai un segnalino che può muoversi.
       *[relocation] Non puoi saltare questa parte: c’è un disco che puoi prendere.
    }

refusal-no-token = Qui non c’è nessun segnalino ({ $cell }).
refusal-not-your-token = Questo segnalino è del { $side } ({ $cell }).
refusal-not-straight = Un segnalino si muove in linea retta, in una delle sei direzioni (da { $from } a { $to }).
refusal-blocked = Da quella parte il segnalino non può muoversi: proprio accanto c’è { $by } ({ $cell }).
refusal-stops-short = Un segnalino va sempre fino in fondo, qui fino a { $stop }.
refusal-too-far = Questo segnalino può arrivare solo a { $stop }: lì lo ferma { $by }.

refusal-no-disc = Qui non c’è nessun disco ({ $cell }).
refusal-has-token = { $side-is ->
        [red] Su questo disco c’è un segnalino rosso ({ $cell }).
       *[black] Su questo disco c’è un segnalino nero ({ $cell }).
    }
refusal-just-moved = L’avversario ha appena spostato questo disco. È bloccato per un turno ({ $cell }).
refusal-hemmed-in = Questo disco non può uscire dal tabellone ({ $cell }, incastrato tra { $by }).
refusal-would-split = Senza questo disco il tabellone si spezzerebbe (togliendo { $cell } si staccano: { $piece }).

refusal-same-place = Il disco viene da qui. Posalo da un’altra parte ({ $cell }).
refusal-occupied = Qui c’è già un disco ({ $cell }).
refusal-too-few-neighbours = { $touching-count ->
        [0] Un disco deve toccarne almeno altri due. Qui non ne toccherebbe nessuno ({ $cell }).
       *[other] Un disco deve toccarne almeno altri due. Qui ne toccherebbe solo uno ({ $cell }).
    }
refusal-closed-hole = Questo buco è circondato da dischi, e in questa partita i buchi restano aperti ({ $cell }).

## The same, said at the table, where the cells are marked
refusal-match-over-explained = La partita è finita.
refusal-wrong-part-explained = { $due-is ->
        [slide] Prima muovi un segnalino, poi sposta un disco.
       *[relocation] Ora sposta un disco. Potrai muovere un segnalino al prossimo turno.
    }
refusal-must-move-explained = { $part-is ->
        [slide] Non puoi saltare questa parte: hai un segnalino che può muoversi.
       *[relocation] Non puoi saltare questa parte: c’è un disco che puoi prendere.
    }

refusal-no-token-explained = Qui non c’è nessun segnalino.
refusal-not-your-token-explained = Questo segnalino è del { $side }.
refusal-not-straight-explained = Un segnalino si muove in linea retta, in una delle sei direzioni.
refusal-blocked-explained = Da questa parte non può muoversi: proprio accanto c’è { $by }.
refusal-stops-short-explained = Un segnalino va sempre fino in fondo. Qui non può fermarsi.
refusal-too-far-explained = Non può arrivare fin qui: prima lo ferma { $by }.

refusal-no-disc-explained = Qui non c’è nessun disco.
refusal-has-token-explained = { $side-is ->
        [red] Su questo disco c’è un segnalino rosso.
       *[black] Su questo disco c’è un segnalino nero.
    }
refusal-just-moved-explained = L’avversario ha appena spostato questo disco. È bloccato per un turno.
refusal-hemmed-in-explained = Questo disco non può uscire: quelli intorno gli sbarrano il percorso.
refusal-would-split-explained = Senza questo disco il tabellone si spezzerebbe.

refusal-same-place-explained = Il disco viene da qui. Posalo da un’altra parte.
refusal-occupied-explained = Qui c’è già un disco.
refusal-too-few-neighbours-explained = { $touching-count ->
        [0] Un disco deve toccarne almeno altri due. Qui non ne toccherebbe nessuno.
       *[other] Un disco deve toccarne almeno altri due. Qui ne toccherebbe solo uno.
    }
refusal-closed-hole-explained = Questo buco è circondato da dischi, e in questa partita i buchi restano aperti.

## What is wrong with a position
fault-too-far-out = La casella { $cell } è troppo lontana.
fault-disc-count = Il tabellone ha { $count ->
        [one] { $count } disco
       *[other] { $count } dischi
    } invece di 19.
fault-disc-twice = Due dischi stanno sulla stessa casella ({ $cell }).
fault-apart = Alcuni dischi sono staccati dal resto del tabellone ({ $piece }).
fault-token-count = Il { $side } ha { $count ->
        [one] { $count } segnalino
       *[other] { $count } segnalini
    } invece di 3.
fault-token-off-disc = { $side-is ->
        [red] Un segnalino rosso sta dove non c’è nessun disco ({ $cell }).
       *[black] Un segnalino nero sta dove non c’è nessun disco ({ $cell }).
    }
fault-tokens-share-disc = Due segnalini stanno sullo stesso disco ({ $cell }).
fault-already-connected = { $shape-is ->
        [line] I segnalini del { $side } sono già uniti in una { $shape }.
       *[triangle] I segnalini del { $side } sono già uniti in un { $shape }.
    }
fault-locked-no-disc = Sulla casella bloccata non c’è nessun disco ({ $cell }).
fault-locked-under-token = Sul disco bloccato c’è un segnalino ({ $cell }).

## How a match ends
ending-won = { $shape-is ->
        [line] Il { $by } vince con una { $shape }.
       *[triangle] Il { $by } vince con un { $shape }.
    }
ending-resigned = { $by-is ->
        [red] Il Rosso si arrende, quindi vince il Nero.
       *[black] Il Nero si arrende, quindi vince il Rosso.
    }
ending-drawn-by-repetition = È patta: la stessa posizione si è presentata tre volte.
ending-drawn-by-agreement = È patta, di comune accordo.
