### A match in the terminal.

cli-arg-text = Play in the terminal, with words alone
cli-arg-continue = Go on with the match that was left last, in the terminal

terminal-greeting = To see what you can type, type { terminal-word-help }.
terminal-person = a person
terminal-computer = the computer ({ $level })
terminal-nothing-to-continue = There is no match to go on with.
terminal-how = Type the part that is due, such as 2,0>-1,0, or a whole turn, such as 2,0>-1,0 1,-2>3,-2. Cells have two numbers: the first grows to the right, the second to the lower right. Or type one of these:

## What can be typed. Each is one short word in small letters
terminal-word-help = help
terminal-word-help-explained = lists these words
terminal-word-moves = moves
terminal-word-moves-explained = lists what you may play now; a number then plays it. With a cell, only from there: moves 2,0
terminal-word-look = look
terminal-word-look-explained = says what is on a cell and what lies around it: look 0,0
terminal-word-pieces = pieces
terminal-word-pieces-explained = says where the tokens are, which discs you can take, and which one stays put
terminal-word-board = board
terminal-word-board-explained = draws the board
terminal-word-drawing = drawing
terminal-word-drawing-explained = turns the drawing of the board before each turn off, or on again
terminal-word-why = why
terminal-word-why-explained = repeats the last reason, or says why something is not allowed: why 2,0>1,0
terminal-word-hint = hint
terminal-word-hint-explained = asks the computer for a good turn
terminal-word-undo = undo
terminal-word-undo-explained = takes back the last part that a person played
terminal-word-save = save
terminal-word-save-explained = writes a copy of the match to a file: save ours.ron
terminal-word-draw = draw
terminal-word-draw-explained = offers the computer a draw; between two people, agrees on one
terminal-word-resign = resign
terminal-word-resign-explained = gives the match up
terminal-word-quit = quit
terminal-word-quit-explained = leaves; the match can be continued later

## What is said
terminal-thinks = { $side } is thinking…
terminal-played = { $side } plays { $turn }
terminal-hint = { $turn }: { $why }
tokens-of = { $side-is ->
        [red] Red tokens
       *[black] Black tokens
    }: { $cells }
discs-to-take = { $cells-count ->
        [0] No disc can be taken.
       *[other] Discs that can be taken: { $cells }
    }
terminal-places = To list the places for a disc, name it: { terminal-word-moves } { $cell }
disc-locked = The disc at { $cell } was relocated last turn and stays put for this one.
cell-holds = { $thing ->
        [red] A red token
        [black] A black token
        [disc] A disc
       *[none] No disc
    } at { $cell }. Around it:
terminal-no-moves = There is nothing to play from there.
terminal-allowed = That is allowed.
terminal-no-reason = Nothing has been refused yet.
terminal-draws = The board is drawn before each turn.
terminal-draws-not = The board is no longer drawn before each turn.
terminal-left = The match is saved. To go on with it: nonaga play --text --continue
terminal-left-empty = Nothing has been played yet.
terminal-left-unkept = The match could not be saved.
terminal-not-kept = The match can’t be saved right now. { $error } You can keep playing.

## What lies along a direction from a cell
sight = { $direction }: { $free ->
        [0] { $end }
        [one] one free disc, then { $end }
       *[other] { $free } free discs, then { $end }
    }
direction-east = right
direction-north-east = upper right
direction-north-west = upper left
direction-west = left
direction-south-west = lower left
direction-south-east = lower right
sight-end-edge = the edge
sight-end-hole = a hole
sight-end-token = { $side-is ->
        [red] a red token
       *[black] a black token
    }

## What is wrong with a line
terminal-error-unknown-word = “{ $word }” means nothing here. To see what you can type, type { terminal-word-help }.
terminal-error-turn-form = { $error }
terminal-error-no-cell = “{ $text }” is not a cell. Write cells like this: 2,0 and -1,2
terminal-error-no-such-move = { $moves ->
        [0] There is no list of moves yet. To see it, type { terminal-word-moves }.
       *[other] There is no move { $number }. The list has { $moves }.
    }
terminal-error-line-too-long = This line is too long. A line can have at most { $limit } bytes.
cli-error-home = { $error }
