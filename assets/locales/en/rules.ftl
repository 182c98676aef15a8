### The rules: sides, parts, shapes, house rules, why a try is refused, how a match ends.

## Names
side-red = Red
side-black = Black

part-slide = slide
part-relocation = relocation

shape-triangle = triangle
shape-line = line
shape-tick = tick

## House rules
house-rules-booklet = As in the booklet
house-rules-booklet-explained = The standard rules, as printed in the game’s booklet.
house-rules-at-most-four = At most four
house-rules-at-most-four-explained = You can even take a disc that has no way out, as long as it is at the edge and touches at most four others.
house-rules-holes-stay-open = Holes stay open
house-rules-holes-stay-open-explained = You can only put a disc down at the edge. A hole with discs all around it can’t be filled.

## What stops a slide
obstacle-edge = the edge or a hole
obstacle-token = { $side-is ->
        [red] a red token
       *[black] a black token
    }

## Why a try is refused
refusal-match-over = The match is over.
refusal-wrong-part = { $due-is ->
        [slide] First slide a token, then move a disc.
       *[relocation] Now move a disc. You can slide again next turn.
    }
refusal-must-move = { $part-is ->
        [slide] You can’t skip this part: you have a token that can slide.
       *[relocation] You can’t skip this part: there is a disc you can take.
    }

refusal-no-token = There is no token here ({ $cell }).
refusal-not-your-token = This token belongs to { $side } ({ $cell }).
refusal-not-straight = A token slides in a straight line, in one of the six directions ({ $from } to { $to }).
refusal-blocked = This token can’t slide that way: { $by } is right beside it ({ $cell }).
refusal-stops-short = A token slides as far as it can, here to { $stop }.
refusal-too-far = This token can only slide to { $stop }: { $by } stops it there.

refusal-no-disc = There is no disc here ({ $cell }).
refusal-has-token = { $side-is ->
        [red] A red token
       *[black] A black token
    } stands on this disc ({ $cell }).
refusal-just-moved = Your opponent has just moved this disc. It’s locked for one turn ({ $cell }).
refusal-hemmed-in = This disc can’t leave the board ({ $cell }, blocked by { $by }).
refusal-would-split = Without this disc the board would fall apart (taking { $cell } cuts off { $piece }).

refusal-same-place = The disc came from here. Put it down somewhere else ({ $cell }).
refusal-occupied = There is already a disc here ({ $cell }).
refusal-too-few-neighbours = A disc must touch at least two others. Here it would touch { $touching-count ->
        [0] none
       *[other] only one
    } ({ $cell }).
refusal-closed-hole = This hole has discs all around it, and in this match holes stay open ({ $cell }).

## The same, said at the table, where the cells are marked
refusal-match-over-explained = The match is over.
refusal-wrong-part-explained = { $due-is ->
        [slide] First slide a token, then move a disc.
       *[relocation] Now move a disc. You can slide again next turn.
    }
refusal-must-move-explained = { $part-is ->
        [slide] You can’t skip this part: you have a token that can slide.
       *[relocation] You can’t skip this part: there is a disc you can take.
    }

refusal-no-token-explained = There is no token here.
refusal-not-your-token-explained = This token belongs to { $side }.
refusal-not-straight-explained = A token slides in a straight line, in one of the six directions.
refusal-blocked-explained = It can’t slide this way: { $by } is right beside it.
refusal-stops-short-explained = A token slides as far as it can. It can’t stop here.
refusal-too-far-explained = It can’t get this far: { $by } stops it first.

refusal-no-disc-explained = There is no disc here.
refusal-has-token-explained = { $side-is ->
        [red] A red token
       *[black] A black token
    } stands on this disc.
refusal-just-moved-explained = Your opponent has just moved this disc. It’s locked for one turn.
refusal-hemmed-in-explained = This disc can’t get out: the discs around it are in the way.
refusal-would-split-explained = Without this disc the board would fall apart.

refusal-same-place-explained = The disc came from here. Put it down somewhere else.
refusal-occupied-explained = There is already a disc here.
refusal-too-few-neighbours-explained = A disc must touch at least two others. Here it would touch { $touching-count ->
        [0] none
       *[other] only one
    }.
refusal-closed-hole-explained = This hole has discs all around it, and in this match holes stay open.

## What is wrong with a position
fault-too-far-out = The cell { $cell } is too far out.
fault-disc-count = The board has { $count ->
        [one] { $count } disc
       *[other] { $count } discs
    } instead of 19.
fault-disc-twice = Two discs lie on the same cell ({ $cell }).
fault-apart = Some discs are cut off from the rest of the board ({ $piece }).
fault-token-count = { $side } has { $count ->
        [one] { $count } token
       *[other] { $count } tokens
    } instead of 3.
fault-token-off-disc = { $side-is ->
        [red] A red token
       *[black] A black token
    } stands where there is no disc ({ $cell }).
fault-tokens-share-disc = Two tokens stand on the same disc ({ $cell }).
fault-already-connected = { $side }’s tokens are already connected, in a { $shape }.
fault-locked-no-disc = There is no disc on the locked cell ({ $cell }).
fault-locked-under-token = The locked disc has a token on it ({ $cell }).

## How a match ends
ending-won = { $by } wins with a { $shape }.
ending-resigned = { $by-is ->
        [red] { side-red } resigns, so { side-black } wins.
       *[black] { side-black } resigns, so { side-red } wins.
    }
ending-drawn-by-repetition = It’s a draw: the same position came up three times.
ending-drawn-by-agreement = It’s a draw by agreement.
