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

## At the table
game-title = Nonaga
game-turn = { $due-is ->
        [slide] { $side }: slide a token
       *[relocation] { $side }: relocate a disc
    }
game-stuck = This token is stuck: it cannot slide in any direction.
game-stood-twice = This position has stood before. The third time, the match is drawn.

## Over the table
hud-step-slide = Slide a token
hud-step-relocation = Relocate a disc
hud-start = Start
hud-turn = Turn { $turn }, { $side }: { $played }
hud-resign = { $side }, give up?
hud-resign-explained = { $other } wins then.
hud-offer-draw = { $side }, offer a draw?
hud-offer-draw-explained = { $other } may agree, decline, or simply play on.
hud-play-on = Play on
hud-draw-offered = { $side } offers { $other } a draw.
hud-agree = Agree
hud-decline = Decline

hud-hint = { $part-is ->
        [slide] Hint: slide { $from } to { $to }.
       *[relocation] Hint: move the disc { $from } to { $to }.
    }

## What the keyboard is on, for a screen reader
hud-on = { $thing ->
        [red] Red token
        [black] Black token
        [disc] Disc
       *[none] Free place
    } { $cell }{ $can ->
        [go] , can go here
        [take] , can be taken
        [slide] , can slide
        [locked] , locked for this turn
       *[none] {""}
    }.

## What keys and buttons do
action-up = Up
action-down = Down
action-left = Left
action-right = Right
action-next = Next choice
action-previous = Previous choice
action-choose = Choose
action-back = Let go, or pause
action-take-back-part = Take back a move
action-take-back-turn = Take back a turn
action-redo = Redo
action-hint = Hint
action-offer-draw = Offer a draw
action-resign = Resign
action-flip = Flip the view
action-whole-board = See the whole board
action-coordinates = Coordinates
action-turns = Turns
action-rules = Rules
action-pause = Pause
action-to-buttons = To the buttons

## Why the game cannot open
opening-error-no-display = The game cannot open here: there is no display, or it does not answer. The text commands work: see nonaga --help.
opening-error-no-adapter = The game cannot open here: nothing was found that can draw it. Update the graphics driver, or install a software one, such as mesa-vulkan-drivers on Debian and Ubuntu. If WGPU_BACKEND is set, try without it. The text commands work: see nonaga --help.
opening-error-lost-adapter = The graphics card or its driver has stopped working, so the game had to close. Your match is kept: start the game again to continue it. If this happens often, choose a lower quality in the settings, or update the graphics driver.
opening-error-no-assets = The folder named by --assets cannot be used: { $folder } ({ $why }). Name one that is there, or leave --assets out.

## Why a file of the user's own does not take the place of a built-in one
override-fault-unreadable = { $file } cannot be read ({ $why }). The built-in one is used.
override-fault-broken = { $file } cannot be used: { $why }. The built-in one is used.
override-no-letters = there are no letters in it

## What is to be known although the game goes on
notice-home = { $reason }
notice-match-not-kept = This match cannot be kept for now. { $reason } You can play on.
notice-not-continued = That match cannot be continued. { $reason }
notice-looks-for-hint = Looking for a good turn …
notice-hint = { $reason }
notice-settings-not-kept = Your settings hold until you leave, but cannot be kept. { $reason }

## The computer at the table
game-computer = { $name } · { $level }
