### The rules: sides, parts, shapes, house rules, why a try is refused, how a match ends.

## Names
side-red = Rojo
side-black = Negro

part-slide = movimiento
part-relocation = recolocación

shape-triangle = triángulo
shape-line = línea
shape-tick = curva

## House rules
house-rules-booklet = Como en el reglamento
house-rules-booklet-explained = Las reglas normales, tal como vienen en el reglamento del juego.
house-rules-at-most-four = Máximo cuatro
house-rules-at-most-four-explained = Puedes tomar incluso un disco que no puede salir, si está en el borde y toca como máximo a otros cuatro.
house-rules-holes-stay-open = Huecos abiertos
house-rules-holes-stay-open-explained = Solo puedes colocar un disco en el borde. Un hueco rodeado de discos no se puede rellenar.

## What stops a slide
obstacle-edge = el borde o un hueco
obstacle-token = { $side-is ->
        [red] un cilindro rojo
       *[black] un cilindro negro
    }

## Why a try is refused
refusal-match-over = La partida ha terminado.
refusal-wrong-part = { $due-is ->
        [slide] Primero se mueve un cilindro y después se recoloca un disco.
       *[relocation] Ahora toca recolocar un disco. El próximo movimiento será en el turno siguiente.
    }
refusal-must-move = { $part-is ->
        [slide] Esta parte no se puede saltar: hay un cilindro que puede moverse.
       *[relocation] Esta parte no se puede saltar: hay un disco que se puede tomar.
    }

refusal-no-token = Aquí no hay ningún cilindro ({ $cell }).
refusal-not-your-token = Este cilindro es de { $side } ({ $cell }).
refusal-not-straight = Un cilindro se mueve en línea recta, en una de las seis direcciones (de { $from } a { $to }).
refusal-blocked = Este cilindro no puede moverse hacia ahí: justo al lado está { $by } ({ $cell }).
refusal-stops-short = Un cilindro avanza hasta donde puede; aquí, hasta { $stop }.
refusal-too-far = Este cilindro solo llega hasta { $stop }: ahí lo detiene { $by }.

refusal-no-disc = Aquí no hay ningún disco ({ $cell }).
refusal-has-token = { $side-is ->
        [red] Hay un cilindro rojo sobre este disco ({ $cell }).
       *[black] Hay un cilindro negro sobre este disco ({ $cell }).
    }
refusal-just-moved = El rival acaba de recolocar este disco. Queda bloqueado durante un turno ({ $cell }).
refusal-hemmed-in = Este disco no puede salir del tablero ({ $cell }, atrapado por { $by }).
refusal-would-split = Sin este disco el tablero se partiría (tomar { $cell } aísla { $piece }).

refusal-same-place = El disco viene de aquí. Hay que colocarlo en otra casilla ({ $cell }).
refusal-occupied = Aquí ya hay un disco ({ $cell }).
refusal-too-few-neighbours = { $touching-count ->
        [0] Un disco debe tocar al menos a otros dos. Aquí no tocaría a ninguno ({ $cell }).
       *[other] Un disco debe tocar al menos a otros dos. Aquí solo tocaría a uno ({ $cell }).
    }
refusal-closed-hole = Este hueco está rodeado de discos, y en esta partida los huecos se quedan abiertos ({ $cell }).

## The same, said at the table, where the cells are marked
refusal-match-over-explained = La partida ha terminado.
refusal-wrong-part-explained = { $due-is ->
        [slide] Primero mueve un cilindro y después recoloca un disco.
       *[relocation] Ahora recoloca un disco. Podrás volver a mover en el próximo turno.
    }
refusal-must-move-explained = { $part-is ->
        [slide] No puedes saltarte esta parte: tienes un cilindro que puede moverse.
       *[relocation] No puedes saltarte esta parte: hay un disco que puedes tomar.
    }

refusal-no-token-explained = Aquí no hay ningún cilindro.
refusal-not-your-token-explained = Este cilindro es de { $side }.
refusal-not-straight-explained = Un cilindro se mueve en línea recta, en una de las seis direcciones.
refusal-blocked-explained = No puede moverse hacia ahí: justo al lado está { $by }.
refusal-stops-short-explained = Un cilindro avanza hasta donde puede. No puede pararse aquí.
refusal-too-far-explained = No puede llegar tan lejos: antes lo detiene { $by }.

refusal-no-disc-explained = Aquí no hay ningún disco.
refusal-has-token-explained = { $side-is ->
        [red] Hay un cilindro rojo sobre este disco.
       *[black] Hay un cilindro negro sobre este disco.
    }
refusal-just-moved-explained = Tu rival acaba de recolocar este disco. Queda bloqueado durante un turno.
refusal-hemmed-in-explained = Este disco no puede salir: los de alrededor le cierran el paso.
refusal-would-split-explained = Sin este disco el tablero se partiría.

refusal-same-place-explained = El disco viene de aquí. Colócalo en otra casilla.
refusal-occupied-explained = Aquí ya hay un disco.
refusal-too-few-neighbours-explained = { $touching-count ->
        [0] Un disco debe tocar al menos a otros dos. Aquí no tocaría a ninguno.
       *[other] Un disco debe tocar al menos a otros dos. Aquí solo tocaría a uno.
    }
refusal-closed-hole-explained = Este hueco está rodeado de discos, y en esta partida los huecos se quedan abiertos.

## What is wrong with a position
fault-too-far-out = La casilla { $cell } está demasiado lejos.
fault-disc-count = { $count ->
        [one] El tablero tiene { $count } disco en lugar de 19.
       *[other] El tablero tiene { $count } discos en lugar de 19.
    }
fault-disc-twice = Hay dos discos en la misma casilla ({ $cell }).
fault-apart = Algunos discos están separados del resto del tablero ({ $piece }).
fault-token-count = { $count ->
        [one] { $side } tiene { $count } cilindro en lugar de 3.
       *[other] { $side } tiene { $count } cilindros en lugar de 3.
    }
fault-token-off-disc = { $side-is ->
        [red] Hay un cilindro rojo donde no hay ningún disco ({ $cell }).
       *[black] Hay un cilindro negro donde no hay ningún disco ({ $cell }).
    }
fault-tokens-share-disc = Hay dos cilindros sobre el mismo disco ({ $cell }).
fault-already-connected = { $shape-is ->
        [triangle] Los cilindros de { $side } ya están juntos, en triángulo.
        [line] Los cilindros de { $side } ya están juntos, en línea.
       *[tick] Los cilindros de { $side } ya están juntos, en curva.
    }
fault-locked-no-disc = No hay ningún disco en la casilla bloqueada ({ $cell }).
fault-locked-under-token = Hay un cilindro sobre el disco bloqueado ({ $cell }).

## How a match ends
ending-won = { $shape-is ->
        [triangle] { $by } gana con un triángulo.
        [line] { $by } gana con una línea.
       *[tick] { $by } gana con una curva.
    }
ending-resigned = { $by-is ->
        [red] { side-red } se rinde, así que gana { side-black }.
       *[black] { side-black } se rinde, así que gana { side-red }.
    }
ending-drawn-by-repetition = Tablas: la misma posición se ha dado tres veces.
ending-drawn-by-agreement = Tablas por acuerdo.
