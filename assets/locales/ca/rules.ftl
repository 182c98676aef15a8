### The rules: sides, parts, shapes, house rules, why a try is refused, how a match ends.

## Names
side-red = Vermelles
side-black = Negres

part-slide = moviment
part-relocation = desplaçament

shape-triangle = triangle
shape-line = línia
shape-tick = angle

## House rules
house-rules-booklet = Com al llibret
house-rules-booklet-explained = Les regles de sempre, tal com són al llibret del joc.
house-rules-at-most-four = Quatre com a molt
house-rules-at-most-four-explained = També pots agafar un disc que no pot sortir lliscant, si és a la vora i en toca quatre com a molt.
house-rules-holes-stay-open = Forats oberts
house-rules-holes-stay-open-explained = Només pots posar un disc a la vora. Un forat envoltat de discs no es pot tapar.

## What stops a slide
obstacle-edge = la vora o un forat
obstacle-token = { $side-is ->
        [red] una peça vermella
       *[black] una peça negra
    }

## Why a try is refused
refusal-match-over = La partida s’ha acabat.
refusal-wrong-part = { $due-is ->
        [slide] Primer mou una peça i després desplaça un disc.
       *[relocation] Ara desplaça un disc. A la pròxima jugada podràs tornar a moure una peça.
    }
refusal-must-move = { $part-is ->
        [slide] No et pots saltar aquesta part: tens una peça que es pot moure.
       *[relocation] No et pots saltar aquesta part: hi ha un disc que pots agafar.
    }

refusal-no-token = Aquí no hi ha cap peça ({ $cell }).
refusal-not-your-token = { $side-is ->
        [red] Aquesta peça és de les vermelles ({ $cell }).
       *[black] Aquesta peça és de les negres ({ $cell }).
    }
refusal-not-straight = Les peces es mouen en línia recta, en una de les sis direccions (de { $from } a { $to }).
refusal-blocked = Aquesta peça no es pot moure cap allà: just al costat hi ha { $by } ({ $cell }).
refusal-stops-short = Una peça es mou fins on pot arribar, aquí fins a { $stop }.
refusal-too-far = Aquesta peça només es pot moure fins a { $stop }: allà l’atura { $by }.

refusal-no-disc = Aquí no hi ha cap disc ({ $cell }).
refusal-has-token = { $side-is ->
        [red] Damunt d’aquest disc hi ha una peça vermella ({ $cell }).
       *[black] Damunt d’aquest disc hi ha una peça negra ({ $cell }).
    }
refusal-just-moved = L’oponent acaba de desplaçar aquest disc. En aquesta jugada està bloquejat ({ $cell }).
refusal-hemmed-in = Aquest disc no pot sortir lliscant del tauler ({ $cell }: li barren el pas { $by }).
refusal-would-split = Sense aquest disc el tauler es partiria (si es treu { $cell }, queda separada la part { $piece }).

refusal-same-place = El disc ve d’aquí. Posa’l en un altre lloc ({ $cell }).
refusal-occupied = Aquí ja hi ha un disc ({ $cell }).
refusal-too-few-neighbours = { $touching-count ->
        [0] Un disc n’ha de tocar almenys dos. Aquí no en tocaria cap ({ $cell }).
       *[other] Un disc n’ha de tocar almenys dos. Aquí només en tocaria un ({ $cell }).
    }
refusal-closed-hole = Aquest forat està envoltat de discs, i en aquesta partida els forats queden oberts ({ $cell }).

## The same, said at the table, where the cells are marked
refusal-match-over-explained = La partida s’ha acabat.
refusal-wrong-part-explained = { $due-is ->
        [slide] Primer mou una peça i després desplaça un disc.
       *[relocation] Ara desplaça un disc. A la pròxima jugada podràs tornar a moure una peça.
    }
refusal-must-move-explained = { $part-is ->
        [slide] No et pots saltar aquesta part: tens una peça que es pot moure.
       *[relocation] No et pots saltar aquesta part: hi ha un disc que pots agafar.
    }

refusal-no-token-explained = Aquí no hi ha cap peça.
refusal-not-your-token-explained = { $side-is ->
        [red] Aquesta peça és de les vermelles.
       *[black] Aquesta peça és de les negres.
    }
refusal-not-straight-explained = Les peces es mouen en línia recta, en una de les sis direccions.
refusal-blocked-explained = No es pot moure cap aquí: just al costat hi ha { $by }.
refusal-stops-short-explained = Una peça es mou fins on pot arribar. No es pot aturar aquí.
refusal-too-far-explained = No pot arribar tan lluny: abans l’atura { $by }.

refusal-no-disc-explained = Aquí no hi ha cap disc.
refusal-has-token-explained = { $side-is ->
        [red] Damunt d’aquest disc hi ha una peça vermella.
       *[black] Damunt d’aquest disc hi ha una peça negra.
    }
refusal-just-moved-explained = L’oponent acaba de desplaçar aquest disc. En aquesta jugada està bloquejat.
refusal-hemmed-in-explained = Aquest disc no pot sortir lliscant: els que l’envolten li barren el pas.
refusal-would-split-explained = Sense aquest disc el tauler es partiria.

refusal-same-place-explained = El disc ve d’aquí. Posa’l en un altre lloc.
refusal-occupied-explained = Aquí ja hi ha un disc.
refusal-too-few-neighbours-explained = { $touching-count ->
        [0] Un disc n’ha de tocar almenys dos. Aquí no en tocaria cap.
       *[other] Un disc n’ha de tocar almenys dos. Aquí només en tocaria un.
    }
refusal-closed-hole-explained = Aquest forat està envoltat de discs, i en aquesta partida els forats queden oberts.

## What is wrong with a position
fault-too-far-out = La casella { $cell } és massa lluny.
fault-disc-count = El tauler té { $count ->
        [one] { $count } disc
       *[other] { $count } discs
    } en lloc de 19.
fault-disc-twice = Hi ha dos discs a la mateixa casella ({ $cell }).
fault-apart = Hi ha discs separats de la resta del tauler ({ $piece }).
fault-token-count = { $side-is ->
        [red] Les vermelles tenen { $count ->
            [one] { $count } peça
           *[other] { $count } peces
        } en lloc de 3.
       *[black] Les negres tenen { $count ->
            [one] { $count } peça
           *[other] { $count } peces
        } en lloc de 3.
    }
fault-token-off-disc = { $side-is ->
        [red] Hi ha una peça vermella on no hi ha cap disc ({ $cell }).
       *[black] Hi ha una peça negra on no hi ha cap disc ({ $cell }).
    }
fault-tokens-share-disc = Hi ha dues peces damunt del mateix disc ({ $cell }).
fault-already-connected = { $side-is ->
        [red] Les peces vermelles ja estan juntes
       *[black] Les peces negres ja estan juntes
    } { $shape-is ->
        [line] i formen una línia.
        [tick] i formen un angle.
       *[triangle] i formen un triangle.
    }
fault-locked-no-disc = A la casella bloquejada no hi ha cap disc ({ $cell }).
fault-locked-under-token = El disc bloquejat té una peça al damunt ({ $cell }).

## How a match ends
ending-won = { $by-is ->
        [red] Les vermelles guanyen
       *[black] Les negres guanyen
    } { $shape-is ->
        [line] amb una línia.
        [tick] amb un angle.
       *[triangle] amb un triangle.
    }
ending-resigned = { $by-is ->
        [red] Les vermelles es rendeixen i guanyen les negres.
       *[black] Les negres es rendeixen i guanyen les vermelles.
    }
ending-drawn-by-repetition = Taules: la mateixa posició ha sortit tres vegades.
ending-drawn-by-agreement = Taules per acord.
