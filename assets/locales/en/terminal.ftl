### A match in the terminal.

cli-arg-text = Play in the terminal, as text only
cli-arg-continue = Continue the match you left last, in the terminal
cli-arg-no-board = Leave out the drawing of the board, in the terminal

terminal-greeting = For the rules of the game, type { terminal-word-rules }. To see what else you can type, type { terminal-word-help }.
terminal-person = a person
terminal-computer = the computer ({ $level })
terminal-nothing-to-continue = There is no match to continue.
terminal-open-elsewhere = The match is open in another copy of Nonaga. Continue it there, or quit that copy first.
terminal-how = Type the next part, such as 2,0>-1,0, or a whole turn, such as 2,0>-1,0 1,-2>3,-2. Each space on the board has two numbers: the first grows to the right, the second to the lower right; 0,0 is the middle of the board at the start. Numbers alone will do too: 2 0 -1 0. Or type one of these:

## What can be typed. Each is one short word in small letters
terminal-word-help = help
terminal-word-help-explained = lists these words
terminal-word-rules = rules
terminal-word-rules-explained = explains the rules of the game, in short
terminal-word-moves = moves
terminal-word-moves-explained = lists what you may play now, with numbers; to play one of them, type its number. To see only what one token or disc can do, add where it is: moves 2,0
terminal-word-look = look
terminal-word-look-explained = says what is on a space and what lies around it: look 0,0
terminal-word-pieces = pieces
terminal-word-pieces-explained = says where tokens and discs are, which discs you can take, and which one is locked
terminal-word-board = board
terminal-word-board-explained = draws the board
terminal-word-drawing = drawing
terminal-word-drawing-explained = turns off the drawing of the board before each turn, or turns it on again
terminal-word-why = why
terminal-word-why-explained = repeats the last reason, or says why something is not allowed: why 2,0>1,0
terminal-word-last = last
terminal-word-last-explained = says the last turn again
terminal-word-hint = hint
terminal-word-hint-explained = asks the computer for a good turn
terminal-word-undo = undo
terminal-word-undo-explained = takes back the last part that a person played
terminal-word-redo = redo
terminal-word-redo-explained = plays again what was taken back
terminal-word-save = save
terminal-word-save-explained = saves a copy of the match to a file: save ours.ron
terminal-word-draw = draw
terminal-word-draw-explained = offers the computer a draw; between two people, agrees to one
terminal-word-resign = resign
terminal-word-resign-explained = gives up the match
terminal-word-yes = yes
terminal-word-yes-explained = answers a question with yes
terminal-word-no = no
terminal-word-no-explained = says that there is no win, in a puzzle that asks for one
terminal-word-quit = quit
terminal-word-quit-explained = leaves; the match can be continued later
terminal-word-who = who
terminal-word-who-explained = says who is there, how good the connection is, and what has not arrived yet
terminal-word-rematch = rematch
terminal-word-rematch-explained = after the end, offers another match with the colours swapped
terminal-word-letter = letter
terminal-word-letter-explained = writes a letter, one line of text to send, with everything the other side may not have yet; paste the answer here
terminal-word-close = close
terminal-word-close-explained = closes the match without a result

## Other words that mean the same, in small letters. One that is already there may not come again, with or without
## accents
terminal-word-help-also = ? | commands | words
terminal-word-rules-also = rule
terminal-word-moves-also = move | list
terminal-word-look-also = see | around
terminal-word-pieces-also = piece | tokens | where
terminal-word-board-also = show
terminal-word-drawing-also = drawings
terminal-word-why-also = reason
terminal-word-last-also = last turn | repeat | again
terminal-word-hint-also = tip | advice | suggest
terminal-word-undo-also = back | take back
terminal-word-redo-also = forward | forth
terminal-word-save-also = copy | export
terminal-word-draw-also = tie
terminal-word-resign-also = surrender | concede | give up
terminal-word-yes-also = y | sure | ok
terminal-word-no-also = none | no win
terminal-word-quit-also = exit | leave | stop | bye
terminal-word-who-also = there | line
terminal-word-rematch-also = another match
terminal-word-letter-also = mail | by letter
terminal-word-close-also = end the match

## What is said
terminal-thinks = { $side } is thinking…
terminal-played = { $side } plays { $turn }
terminal-hint = { $turn }: { $why }
tokens-of = { $side-is ->
        [red] Red tokens
       *[black] Black tokens
    }: { $cells }
terminal-discs-lie = Discs, row by row: { $rows }
terminal-run = { $from } to { $to }
terminal-run-separator = { "; " }
discs-to-take = { $cells-count ->
        [0] No disc can be taken.
       *[other] Discs that can be taken: { $cells }
    }
terminal-discs = You can take one of these discs. Type the number of a disc to see the spaces for it:
terminal-places = Spaces for the disc at { $cell }:
disc-locked = The disc at { $cell } was moved last turn and is locked for this one.
cell-holds = { $thing ->
        [red] A red token
        [black] A black token
        [disc] A disc
       *[none] No disc
    } at { $cell }. Around it:
terminal-outside = There is nothing at { $cell } and no disc beside it: that is outside the board.
terminal-no-moves = There is nothing to play from there.
terminal-allowed = That is allowed.
terminal-no-reason = Nothing has been refused yet.
terminal-nothing-asked = There is no question to answer with yes.
terminal-only-far = That is for matches with somebody far away.
terminal-taken-back = Taken back: turn { $turn }, { $side }: { $played }
terminal-asks-resign = { hud-resign-explained } To resign, type { terminal-word-resign } once more.
terminal-asks-draw = If { $other } agrees, the match ends in a draw. If you mean it, type { terminal-word-draw } once more.
terminal-draws = The board is drawn before each turn.
terminal-draws-not = The board is no longer drawn before each turn.
terminal-left = The match is saved. To continue it: nonaga play --text --continue
terminal-left-empty = Nothing has been played yet.
terminal-left-unkept = The match could not be saved.
terminal-not-kept = The match can’t be saved right now. { $error } You can keep playing.

## What lies along a direction from a cell
sight = { $direction }: { $free ->
        [0] { $end }
        [one] one empty disc, then { $end }
       *[other] { $free } empty discs, then { $end }
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
terminal-error-no-cell = “{ $text }” doesn’t name a space on the board. Write one like this: 2,0 or -1,2
terminal-error-no-part = “{ $text }” does not say from where to where. Write it like this: { terminal-word-why } 2,0>1,0
terminal-error-no-such-move = { $moves ->
        [0] The moves have not been listed yet. To list them, type { terminal-word-moves }.
       *[other] There is no move { $number }. The list has { $moves }.
    }
terminal-error-no-folder = There is no folder { $folder }, so nothing was saved.
terminal-error-not-file = { $path } is not an ordinary file, so nothing was saved.
terminal-error-line-too-long = This line is too long. A line can have at most { $limit } bytes.
cli-error-home = { $error }
