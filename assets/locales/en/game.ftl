### What is said at the table, in the 3D game.

## Why something that was asked for is not done
objection-rules = { $reason }
objection-nothing-to-take-back = There is nothing to take back.
objection-nothing-to-redo = There is nothing to play again.
objection-no-draw-offered = Nobody has offered you a draw.
objection-no-such-turn = This match has { $turns ->
        [one] only one turn
       *[other] only { $turns } turns
    }, so there is no turn { $turn }.

## A part that had to be skipped
skipped = { $part-is ->
        [slide] { $side } cannot slide any token, so that part is skipped.
       *[relocation] { $side } cannot take any disc, so that part is skipped.
    }
