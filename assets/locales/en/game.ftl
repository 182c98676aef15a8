### The 3D game at the table.

## Why a request is refused
objection-rules = { $reason }
objection-not-yours = { $reason }
objection-looking-back = You’re looking at an earlier turn. Return to the current position, or choose “Play from here”.
objection-too-late = That came too late: the match has moved on.
objection-nothing-to-take-back = There is nothing to take back.
objection-nothing-to-redo = There is nothing to redo.
objection-at-start = This is the start of the match.
objection-at-end = It doesn’t go any further.
objection-no-draw-offered = No draw has been offered.
objection-no-such-turn = There is no turn { $turn }. This match has { $turns ->
        [0] no turns yet
        [one] only one turn
       *[other] only { $turns } turns
    }.

## Whose it is to ask instead
not-yours-hands = That’s for the player on this side to decide.
not-yours-computers = The computer plays this side.
not-yours-far-away = Somebody far away plays this side, and has to agree first.
not-yours-lessons = That’s not part of this lesson. Use the buttons below.
not-yours-scripts = This is playing by itself. Pause it first.

## A part that had to be skipped
skipped = { $side-is ->
        [you] { $part-is ->
            [slide] None of your tokens can slide, so you skip the slide.
           *[relocation] There is no disc you can take, so you skip that part.
        }
       *[name] { $part-is ->
            [slide] None of { $side }’s tokens can slide, so { $side } skips the slide.
           *[relocation] There is no disc { $side } can take, so { $side } skips that part.
        }
    }

## How sentences call a player
called-red = { side-red }
called-black = { side-black }
called-you = you
called-name = { $reason }

## How the match on the table ended
end-won = { $you ->
        [won] You won with a { $shape }!
        [lost] You lost: { $winner } made a { $shape }.
       *[none] { $winner } wins with a { $shape }.
    }
end-resigned = { $you ->
        [won] You won: { $loser } resigned.
        [lost] You lost by resigning.
       *[none] { $loser } resigns, so { $winner } wins.
    }

## At the table
game-title = Nonaga
game-turn = { $side-is ->
        [you] Your turn:
       *[name] { $side } to play:
    } { $due-is ->
        [slide] slide a token.
       *[relocation] move a disc.
    }
game-stuck = This token is stuck: it can’t slide in any direction.
game-stood-twice = This position has come up before. If it comes up a third time, the match is a draw.

## Over the table
hud-step-slide = Slide a token
hud-step-relocation = Move a disc
hud-start = Start
hud-turn = Turn { $turn }, { $side }: { $played }
hud-resign = { $side-is ->
        [you] Resign?
       *[name] Resign as { $side }?
    }
hud-resign-explained = If you resign, { $other } wins.
hud-offer-draw = Offer { $other } a draw?
hud-offer-draw-explained = { $other } can accept, decline or just play on.
hud-turn-of = { $turn ->
        [0] { hud-start }
       *[other] Turn { $turn } of { $turns }
    }
hud-next-turn-of = Before turn { $turn } of { $turns }
hud-played-meanwhile = { $side } has played. Return to the current position to see it.
hud-back-to-now = Current position
hud-play-from-here = Play from here
hud-from-here = Play from here?
hud-from-here-explained = { $count ->
        [one] This takes back turn { $last }. You can redo it
       *[other] This takes back turns { $first } to { $last }. You can redo them
    } until the next part is played.
hud-keep-looking = Keep viewing
hud-row-resigned = { $loser-is ->
        [you] You resign
       *[name] { $loser } resigns
    }
hud-row-draw = Draw
hud-row-only = only turn
hud-row-only-slide = only slide
hud-row-only-relocation = only disc move
hud-row-variation = Variation
hud-row-prepares = Prepares threats
hud-row-prevents = Prevents threats
hud-row-stopped = { $stops ->
        [1] a threat
        [2] both threats
       *[other] all threats
    }
hud-row-made = { $makes ->
        [1] one
        [2] two
       *[other] several
    }
hud-row-threats = { $stops ->
        [0] { $makes ->
            [1] Threat
            [2] Two threats
           *[other] Several threats
        }
       *[other] { $makes ->
            [0] Stops { hud-row-stopped }
           *[other] Stops { hud-row-stopped }, makes { hud-row-made }
        }
    }
hud-play-on = Play on
hud-draw-offered = { $other-is ->
        [you] { $side } offers you a draw.
       *[name] { $side } offers { $other } a draw.
    }
hud-draw-declined = { $side-is ->
        [you] You decline the draw.
       *[name] { $side } declines the draw.
    }
hud-agree = Accept
hud-decline = Decline
hud-result = Result
hud-tip = { $button } ({ $key })

hud-hint = { $part-is ->
        [slide] Hint: slide the token at { $from } to { $to }.
       *[relocation] Hint: move the disc at { $from } to { $to }.
    }

## What can be heard, in writing: “[A token slides, stops at the edge]”
caption = [{ $said }]
caption-token = A token { $does }
caption-token-picked-up = is picked up
caption-token-put-down = is put down
caption-token-slides = slides
caption-token-knocks = knocks against another
caption-token-stops = stops at the edge
caption-disc = A disc { $does }
caption-disc-lifted = is lifted
caption-disc-glides = glides
caption-disc-set-down = is set down
caption-piece = A piece { $does }
caption-piece-picked-up = is picked up
caption-piece-put-down = is put down
caption-refused = A dull knock: not allowed
caption-won = A chord: the match is won
caption-lost = A low chord: the match is lost
caption-drawn = A quiet chord: the match is drawn
caption-course-end = A chord: the course is over
caption-music-begins = Music begins
caption-music-stops = The music stops

## What the keyboard is on, for a screen reader
hud-board = Board
hud-on = { $thing ->
        [red] Red token
        [black] Black token
        [disc] Disc
       *[none] Empty space
    } at { $cell }{ $can ->
        [go] , you can move here
        [take] , can be taken
        [slide] , can slide
        [locked] , can’t be taken this turn
       *[none] {""}
    }.

## A turn that is typed
typing-how = { $due-is ->
        [slide] Type where the token slides from and to, such as 2,0>-1,0, or a whole turn, such as 2,0>-1,0 1,-2>3,-2.
       *[relocation] Type where the disc moves from and to, such as 1,-2>3,-2.
    }
typing-play = Play

## What a screen reader says at once
hud-slid = The { $side-is ->
        [red] red
       *[black] black
    } token slides from { $from } to { $to }.
hud-relocated = The disc moves from { $from } to { $to }.
hud-taken-back = Taken back.
hud-picked-up = { $part-is ->
        [slide] You’re holding the token from { $from }. It can slide to { $cells }.
       *[relocation] You’re holding the disc from { $from }. { $places ->
            [one] There is one space for it.
           *[other] There are { $places } spaces for it.
        }
    }
hud-put-back = Put back.

## What keys and buttons do
action-up = Move the cursor up
action-down = Move the cursor down
action-left = Move the cursor left
action-right = Move the cursor right
action-next = Go to the next choice
action-previous = Go to the previous choice
action-choose = Choose
action-type-turn = Type a turn
action-back = Let go or open the menu
action-take-back-part = Take back half a turn
action-take-back-turn = Take back a turn
action-redo = Redo
action-hint = Hint
action-offer-draw = Offer a draw
action-resign = Resign
action-flip = Flip the view
action-whole-board = Show the whole board
view-is-usual = The whole board is already in view.
action-from-above = View from above
action-tell-around = Say what lies around the cursor
action-tell-pieces = Say where the pieces are
action-coordinates = Coordinates
action-turns = Turns
action-controls = Controls
action-rules = Rules
action-pause = Menu
action-to-buttons = Go to the list and the buttons

## Short names below the icons of buttons
button-take-back-turn = Take back
button-take-back-part = Half a turn
button-redo = Redo
button-flip = Flip
button-whole-board = Whole board
button-coordinates = Coordinates
button-offer-draw = Draw
button-to-start = Start
button-turn-back = Back
button-turn-forward = Forward
button-to-end = End
button-mistake-forward = Mistake
button-play = Play
button-speed = Speed
button-play-from-here = Play here
button-share = Share
button-back-to-match = Match
button-remove-line = Remove
button-keep-lines = Save
button-bring-back = Restore
button-show-win = Show win
button-show-turn = Better
button-show-next = What next
button-lesson-again = Repeat
button-lesson-take-back = Take back

## What is printed on keys
key-up = Up
key-down = Down
key-left = Left
key-right = Right
key-tab = Tab
key-enter = Enter
key-space = Space
key-escape = Esc
key-backspace = Backspace
key-home = Home
key-shift = Shift
key-control = Ctrl
key-command = Cmd

## Gamepad buttons, by where they are, so that they fit every brand
pad-up = D-pad up
pad-down = D-pad down
pad-left = D-pad left
pad-right = D-pad right
pad-south = South (A / Cross)
pad-east = East (B / Circle)
pad-west = West (X / Square)
pad-north = North (Y / Triangle)
pad-left-shoulder = Left shoulder button
pad-right-shoulder = Right shoulder button
pad-left-trigger = Left trigger
pad-right-trigger = Right trigger
pad-left-stick = Press the left stick
pad-right-stick = Press the right stick
pad-start = Start
pad-select = Select

## Mouse buttons
mouse-middle = Middle mouse button
mouse-back = Mouse back
mouse-forward = Mouse forward
mouse-other = Mouse button { $number }

## Why the game cannot open
opening-error-no-display = The game can’t open: there is no display, or it isn’t responding. The text commands still work: see nonaga --help.
opening-error-no-adapter = The game can’t open: no suitable graphics card or software renderer was found. Update your graphics driver, or install a software renderer, such as mesa-vulkan-drivers on Debian and Ubuntu. If WGPU_BACKEND is set, try without it. The text commands still work: see nonaga --help.
opening-error-lost-adapter = Your graphics card or its driver stopped working, so the game had to close. Your match is saved: start the game again to continue it. If this happens often, choose a lower quality in the settings, or update your graphics driver.
opening-error-no-assets = The folder given with --assets can’t be used: { $folder } ({ $why }). Give a folder that exists, or leave out --assets.

## Why one of the player’s own files is not used
override-fault-unreadable = { $file } can’t be read ({ $why }). The built-in file is used instead.
override-fault-broken = { $file } can’t be used: { $why }. The built-in file is used instead.
override-no-letters = it contains no font

## News that does not stop the game
notice-home = { $reason }
notice-no-such-language = { $reason } You can choose another one in the settings.
notice-match-not-kept = Your match can’t be saved right now. { $reason } You can keep playing.
notice-not-continued = That match can’t be continued. { $reason }
notice-computer-stuck = Something went wrong while the computer was thinking, so it can’t play this turn. Take back your last turn, or restart the game and continue the match.
notice-looks-for-hint = Looking for a hint…
notice-no-hint = No hint can be found at the moment. Ask again later, or just play on.
notice-put-back = The disc is back where it was. Put it where it touches at least two others.
notice-hint = { $reason }
hint-part = { $held ->
        [true] { $part-is ->
            [slide] Now choose the orange ring.
           *[relocation] Now put it down on the space that glows all over.
        }
       *[false] { $part-is ->
            [slide] Slide the token from one orange ring to the other.{ $needs-disc ->
                [true] { " " }You’ll then see which disc to move.
               *[false] { "" }
            }
           *[relocation] Move the disc with the gold ring to the end of the dashed line.
        }
    }
hint-take-back = { $part-is ->
        [slide] You can take back your last turn and play another.
       *[relocation] You can take back this slide and try another.
    }
hint-aims = { $marks ->
        [one] The gold dots and line show the slide that would win next turn.
       *[other] The gold dots and lines show the slides that would win next turn.
    }
hint-threats = { $opponent-is ->
        [you] { $marks ->
            [one] The purple ring shows where you threaten to win.
           *[other] The purple rings show where you threaten to win.
        }
       *[red] { $marks ->
            [one] The purple ring shows where { $opponent } threatens to win.
           *[other] The purple rings show where { $opponent } threatens to win.
        }
    }
hint-dangers = { $marks ->
        [one] The purple line shows the threat that this prevents.
       *[other] The purple lines show the threats that this prevents.
    }
hint-dangers-on-way = { $marks ->
        [one] The purple dots show { $opponent-is ->
            [you] your
           *[red] { $opponent }’s
        } slide, the purple line the threat it would otherwise make.
       *[other] The purple dots show { $opponent-is ->
            [you] your
           *[red] { $opponent }’s
        } slide, the purple lines the threats it would otherwise make.
    }
hint-aims-later = { $marks ->
        [one] The gold line shows where the three tokens could stand after one more turn.
       *[other] The gold lines show where the three tokens could stand after one more turn.
    }
hint-aims-later-on-way = { $marks ->
        [one] The gold dots show the slide that makes them, the gold line one of the two threats. The other also needs the right disc move.
       *[other] The gold dots show the slide that makes them, the gold lines the two threats.
    }
hint-prepared = { $marks ->
        [one] The purple line shows one of the threats being prepared.
       *[other] The purple lines show the threats being prepared.
    }
hint-prepared-on-way = { $marks ->
        [one] The purple dots show the slide that would make them, the purple line one of the two threats. The other also needs the right disc move.
       *[other] The purple dots show the slide that would make them, the purple lines the two threats.
    }
disc-work-closes-gap = The winning token needs the disc there.
disc-work-stops-token = With the disc gone, the winning token stops on the right space.
hud-threatened = Careful: { $side } is threatening to win with the next slide.
hud-threatened-but-wins = Careful: { $side } is threatening to win with the next slide. But you can win first.
notice-slid-to-the-end = { learn-slide-far-done }
notice-told = { $reason }
notice-gamepad-gone = The gamepad was disconnected. Carry on with keyboard, mouse or touch, or reconnect it.
notice-begins = { $first-is ->
        [you] You begin.
       *[name] { $first } begins.
    }
notice-colour-drawn = { $first-is ->
        [you] You play { $yours } and begin.
       *[name] You play { $yours }. { $first } begins.
    }
notice-progress-not-kept = Your progress in the lessons can’t be saved, so it only lasts until you quit. { $reason }
notice-training-not-kept = What you solve can’t be saved, so it will be lost when you quit. { $reason }
notice-settings-not-kept = Your settings can’t be saved, so they only last until you quit. { $reason }

## A player with the level of the computer beside the name, or with “you”
game-computer = { $name } · { $level }

## Why a file in the player’s folder of lessons is not used
lesson-trouble-unreadable = it can’t be read ({ $reason }).
lesson-trouble-wrong = { $reason }
