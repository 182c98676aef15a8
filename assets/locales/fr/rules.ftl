### The rules: sides, parts, shapes, house rules, why a try is refused, how a match ends.

## Names
side-red = Rouge
side-black = Noir

part-slide = mouvement
part-relocation = déplacement

shape-triangle = triangle
shape-line = ligne
shape-tick = angle

## House rules
house-rules-booklet = Comme dans le livret
house-rules-booklet-explained = Les règles habituelles, telles que le livret du jeu les donne.
house-rules-at-most-four = Quatre au plus
house-rules-at-most-four-explained = Tu peux même prendre un disque qui ne peut pas sortir du plateau, s’il est au bord et en touche quatre au plus.
house-rules-holes-stay-open = Trous ouverts
house-rules-holes-stay-open-explained = Un disque ne se pose qu’au bord. Un trou entouré de disques ne peut pas être rebouché.

## What stops a slide
obstacle-edge = le bord ou un trou
obstacle-token = { $side-is ->
        [red] un pion rouge
       *[black] un pion noir
    }

## Why a try is refused
refusal-match-over = La partie est finie.
refusal-wrong-part = { $due-is ->
        [slide] Bouge d’abord un pion, puis déplace un disque.
       *[relocation] Déplace maintenant un disque. Tu pourras bouger un pion au prochain tour.
    }
refusal-must-move = { $part-is ->
        [slide] Tu ne peux pas passer cette phase : un de tes pions peut bouger.
       *[relocation] Tu ne peux pas passer cette phase : il y a un disque à prendre.
    }

refusal-no-token = Il n’y a pas de pion ici ({ $cell }).
refusal-not-your-token = Ce pion est à { $side } ({ $cell }).
refusal-not-straight = Un pion avance en ligne droite, dans l’une des six directions (de { $from } à { $to }).
refusal-blocked = Ce pion ne peut pas aller par là : { $by } est juste à côté ({ $cell }).
refusal-stops-short = Un pion avance aussi loin qu’il peut, ici jusqu’à { $stop }.
refusal-too-far = Ce pion ne peut avancer que jusqu’à { $stop } : { $by } l’y arrête.

refusal-no-disc = Il n’y a pas de disque ici ({ $cell }).
refusal-has-token = { $side-is ->
        [red] Il y a un pion rouge sur ce disque ({ $cell }).
       *[black] Il y a un pion noir sur ce disque ({ $cell }).
    }
refusal-just-moved = Ton adversaire vient de déplacer ce disque. Il est verrouillé pendant un tour ({ $cell }).
refusal-hemmed-in = Ce disque ne peut pas sortir du plateau ({ $cell }, coincé par { $by }).
refusal-would-split = Sans ce disque, le plateau se casserait en morceaux (prendre { $cell } isole { $piece }).

refusal-same-place = Le disque vient d’ici. Pose-le ailleurs ({ $cell }).
refusal-occupied = Il y a déjà un disque ici ({ $cell }).
refusal-too-few-neighbours = { $touching-count ->
        [0] Un disque doit en toucher au moins deux autres. Ici, il n’en toucherait aucun ({ $cell }).
       *[other] Un disque doit en toucher au moins deux autres. Ici, il n’en toucherait qu’un ({ $cell }).
    }
refusal-closed-hole = Ce trou est entouré de disques, et dans cette partie les trous restent ouverts ({ $cell }).

## The same, said at the table, where the cells are marked
refusal-match-over-explained = La partie est finie.
refusal-wrong-part-explained = { $due-is ->
        [slide] Bouge d’abord un pion, puis déplace un disque.
       *[relocation] Déplace maintenant un disque. Tu pourras bouger un pion au prochain tour.
    }
refusal-must-move-explained = { $part-is ->
        [slide] Tu ne peux pas passer cette phase : un de tes pions peut bouger.
       *[relocation] Tu ne peux pas passer cette phase : il y a un disque à prendre.
    }

refusal-no-token-explained = Il n’y a pas de pion ici.
refusal-not-your-token-explained = Ce pion est à { $side }.
refusal-not-straight-explained = Un pion avance en ligne droite, dans l’une des six directions.
refusal-blocked-explained = Il ne peut pas aller par là : { $by } est juste à côté.
refusal-stops-short-explained = Un pion avance aussi loin qu’il peut. Il ne peut pas s’arrêter ici.
refusal-too-far-explained = Il ne peut pas aller si loin : { $by } l’arrête avant.

refusal-no-disc-explained = Il n’y a pas de disque ici.
refusal-has-token-explained = { $side-is ->
        [red] Il y a un pion rouge sur ce disque.
       *[black] Il y a un pion noir sur ce disque.
    }
refusal-just-moved-explained = Ton adversaire vient de déplacer ce disque. Il est verrouillé pendant un tour.
refusal-hemmed-in-explained = Ce disque ne peut pas sortir : les disques autour lui barrent le chemin.
refusal-would-split-explained = Sans ce disque, le plateau se casserait en morceaux.

refusal-same-place-explained = Le disque vient d’ici. Pose-le ailleurs.
refusal-occupied-explained = Il y a déjà un disque ici.
refusal-too-few-neighbours-explained = { $touching-count ->
        [0] Un disque doit en toucher au moins deux autres. Ici, il n’en toucherait aucun.
       *[other] Un disque doit en toucher au moins deux autres. Ici, il n’en toucherait qu’un.
    }
refusal-closed-hole-explained = Ce trou est entouré de disques, et dans cette partie les trous restent ouverts.

## What is wrong with a position
fault-too-far-out = La case { $cell } est trop loin.
fault-disc-count = { $count ->
        [one] Le plateau a { $count } disque au lieu de 19.
       *[other] Le plateau a { $count } disques au lieu de 19.
    }
fault-disc-twice = Deux disques sont sur la même case ({ $cell }).
fault-apart = Des disques sont séparés du reste du plateau ({ $piece }).
fault-token-count = { $count ->
        [one] { $side } a { $count } pion au lieu de 3.
       *[other] { $side } a { $count } pions au lieu de 3.
    }
fault-token-off-disc = { $side-is ->
        [red] Un pion rouge est sur une case sans disque ({ $cell }).
       *[black] Un pion noir est sur une case sans disque ({ $cell }).
    }
fault-tokens-share-disc = Deux pions sont sur le même disque ({ $cell }).
fault-already-connected = { $shape-is ->
        [line] Les pions de { $side } sont déjà réunis, en ligne.
        [triangle] Les pions de { $side } sont déjà réunis, en triangle.
       *[tick] Les pions de { $side } sont déjà réunis, en angle.
    }
fault-locked-no-disc = Il n’y a pas de disque sur la case verrouillée ({ $cell }).
fault-locked-under-token = Il y a un pion sur le disque verrouillé ({ $cell }).

## How a match ends
ending-won = { $shape-is ->
        [line] { $by } gagne avec une ligne.
        [triangle] { $by } gagne avec un triangle.
       *[tick] { $by } gagne avec un angle.
    }
ending-resigned = { $by-is ->
        [red] { side-red } abandonne, donc { side-black } gagne.
       *[black] { side-black } abandonne, donc { side-red } gagne.
    }
ending-drawn-by-repetition = Partie nulle : la même position est apparue trois fois.
ending-drawn-by-agreement = Partie nulle d’un commun accord.
