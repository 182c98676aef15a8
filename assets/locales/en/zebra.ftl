### Zebra, a second game for two.

zebra-side-light = Light
zebra-side-dark = Dark

zebra-level-easy = { level-easy }
zebra-level-medium = { level-medium }
zebra-level-master = { level-master }

## Why a turn is refused
zebra-refusal-match-over = The match is over.
zebra-refusal-off-board = This board has no square { $square }.
zebra-refusal-no-tower = There is no tower on { $square }: the square is closed.
zebra-refusal-not-your-tower = { $owner-is ->
        [light] This tower belongs to Light ({ $square }).
       *[dark] This tower belongs to Dark ({ $square }).
    }
zebra-refusal-nowhere-to-go = The other side has no tower next to this one ({ $square }).
zebra-refusal-same-square = A piece has to go to another tower ({ $square }).
zebra-refusal-not-neighbour = A piece goes to a tower next to its own, straight or diagonally ({ $from } to { $to }).
zebra-refusal-closed = This square is closed for good ({ $square }).
zebra-refusal-already-yours = This tower is already yours ({ $square }).

## The same, said at the table, beside the tower
zebra-refusal-match-over-explained = { zebra-refusal-match-over }
zebra-refusal-off-board-explained = { zebra-refusal-off-board }
zebra-refusal-no-tower-explained = There is no tower here: the square is closed.
zebra-refusal-not-your-tower-explained = { $owner-is ->
        [light] This tower belongs to Light.
       *[dark] This tower belongs to Dark.
    }
zebra-refusal-nowhere-to-go-explained = The other side has no tower next to this one.
zebra-refusal-same-square-explained = A piece has to go to another tower.
zebra-refusal-not-neighbour-explained = A piece goes to a tower next to its own, straight or diagonally.
zebra-refusal-closed-explained = This square is closed for good.
zebra-refusal-already-yours-explained = This tower is already yours.

zebra-turn-form-error-no-arrow = There is no > between the two squares. Write a turn like this: a1>b1
zebra-turn-form-error-no-square-before = It doesn’t begin with a square. Write a turn like this: a1>b1
zebra-turn-form-error-no-square-after = It doesn’t end with a square. Write a turn like this: a1>b1

## How a match ends
zebra-ending-majority = Nobody can move. { $by-is ->
        [light] Light owns { $more ->
            [one] 1 tower
           *[other] { $more } towers
        } and Dark { $fewer }, so Light wins.
       *[dark] Dark owns { $more ->
            [one] 1 tower
           *[other] { $more } towers
        } and Light { $fewer }, so Dark wins.
    }
zebra-ending-last-turn = Nobody can move, and each side owns { $each ->
        [one] 1 tower
       *[other] { $each } towers
    }. { $by-is ->
        [light] Light moved last, so Light wins.
       *[dark] Dark moved last, so Dark wins.
    }
zebra-ending-majority-at-repetition = This position has come up three times. { $by-is ->
        [light] Light owns { $more ->
            [one] 1 tower
           *[other] { $more } towers
        } and Dark { $fewer }, so Light wins.
       *[dark] Dark owns { $more ->
            [one] 1 tower
           *[other] { $more } towers
        } and Light { $fewer }, so Dark wins.
    }
zebra-ending-drawn = Draw: this position has come up three times, and each side owns { $each ->
        [one] 1 tower
       *[other] { $each } towers
    }.
zebra-ending-resigned = { $by-is ->
        [light] Light resigns, so Dark wins.
       *[dark] Dark resigns, so Light wins.
    }
zebra-outcome-won = { $by-is ->
        [light] Light wins
       *[dark] Dark wins
    }
zebra-outcome-resigned = { $by-is ->
        [light] Light resigns
       *[dark] Dark resigns
    }
zebra-outcome-draw = a draw
zebra-outcome-unfinished = { outcome-unfinished }

## Why a turn is good
zebra-why-wins = This ends the match, and you win.
zebra-why-wins-in = { $turns ->
        [one] This turn wins, whatever the other side plays.
       *[other] You need { $turns } turns of your own to win, this one included, whatever the other side plays.
    }
zebra-why-holds-out = { $turns ->
        [one] The other side can win, whatever you play: this is your last turn.
       *[other] The other side can win. This holds out longest: for { $turns } turns of your own, this one included.
    }
zebra-why-closes = This closes the square the piece leaves and takes a tower from the other side.
zebra-why-covers = This covers a single piece, which could have closed its square.
zebra-why-leaves-no-closer = This leaves the other side no single piece that can close its square.
zebra-why-improves = This leads to a better position than the other turns do.

## Records
zebra-record-error-too-large = { record-error-too-large }
zebra-record-error-empty = { record-error-empty }
zebra-record-error-unreadable = { record-error-unreadable }
zebra-record-error-other-format = { record-error-other-format }
zebra-record-error-other-version = { record-error-other-version }
zebra-record-error-date = { record-error-date }
zebra-record-error-size = There is no board with { $size } rows. A board has 4, 5 or 6.
zebra-record-error-too-many-turns = { record-error-too-many-turns }
zebra-record-error-turn-form = { record-error-turn-form }
zebra-record-error-turn-illegal = turn { $turn } “{ $written }”: { $refusal }
zebra-record-error-turn-after-end = { record-error-turn-after-end }
zebra-record-error-result-differs = { record-error-result-differs }

## The text commands
cli-about-zebra = Opens Zebra, another game for two, made of the same wood
cli-about-zebra-turns = Lists every legal turn, one per line
cli-about-zebra-perft = Counts lines of play: prints how many there are at each depth
cli-about-zebra-solve = Says who wins with best play, in how many turns, and how it begins
cli-arg-zebra-size = How many rows the board has: 4, 5 or 6. Default: 4
cli-arg-zebra-light = Who plays Light: { $names }. Default: human
cli-arg-zebra-dark = Who plays Dark: { $names }. Default: human
cli-arg-zebra-match = The record of a match to start from. - is standard input. Default: the start of a match
cli-arg-zebra-turn = Start after turn N of that match; 0 is before the first. Default: its last turn
cli-arg-zebra-seconds = Time limit in seconds. Default: 60
cli-arg-zebra-nodes = Limit on the positions searched
cli-arg-zebra-memory = Memory for remembered positions, in MiB. Default: 256
cli-error-zebra-wrong = { $file }: { $error } [{ $name }]
cli-error-zebra-has-none = { $file } is a match of Zebra, so --{ $option } means nothing here.
cli-check-zebra-ok = { $file }: ok, Zebra on { $length }×{ $length }, { $turns ->
        [one] 1 turn
       *[other] { $turns } turns
    }, { $outcome }

## A match in the terminal
zebra-players = Light: { $light }, Dark: { $dark }
zebra-legend = L is a light tower and D a dark one, followed by its height if it has more than one piece. A dot is a closed square.
zebra-to-move = { $side-is ->
        [light] Light to move.
       *[dark] Dark to move.
    }
zebra-thinks = { $side } is thinking…
zebra-plays = { $side } plays { $turn }
zebra-proven = { $side-is ->
        [light] Light
       *[dark] Dark
    } can force a win in { $turns ->
        [one] 1 more turn
       *[other] { $turns } more turns, counting those of both sides
    }.
zebra-turn = Turn { $turn }, { $side }: { $played }
zebra-taken-back = Taken back: turn { $turn }, { $side }: { $played }
zebra-stood-twice = This position has come up before. If it comes up a third time, the match ends, and the side with more towers wins.
zebra-asks-resign = If you resign, { $other } wins. To resign, type { terminal-word-resign } once more.
zebra-left = The match is saved. To continue it: nonaga zebra --text --continue
zebra-towers = { $side-is ->
        [light] Light towers
       *[dark] Dark towers
    }: { $towers }
zebra-closed = { $squares-count ->
        [0] No square is closed.
       *[other] Closed squares: { $squares }
    }
zebra-how = Type a turn, such as a1>b1: the piece on top of a1 goes to b1. Letters run to the right, numbers away from Light. To see what one tower can do, type its square. Or type one of these:
zebra-word-moves = lists what you may play now; to see only what one tower can do, add its square: moves a1
zebra-word-pieces = says which towers each side owns, with their heights, and which squares are closed
zebra-word-why = repeats the last reason, or says why something is not allowed: why a1>b1
zebra-word-undo = takes back the last turn that a person played
terminal-error-zebra-no-square = “{ $text }” doesn’t name a square. Write one like this: a1

## The rules
zebra-rules-turn = On your turn, take the piece on top of a tower of your colour, and put it on top of a neighbouring tower of the other side, straight or diagonally.
zebra-rules-tower = The piece on top says whose tower it is. Nothing is captured: what is below a piece shows again once it leaves. Colours in a tower always alternate.
zebra-rules-closed = A square whose last piece has left is closed for good.
zebra-rules-end = When nobody can move, the side with more towers wins. If both have the same number, whoever moved last wins.
zebra-rules-repetition = If a position comes up for the third time, the match ends: the side with more towers wins, and if both have the same number, it is a draw.

## The game in 3D
zebra = Zebra
zebra-play = Play Zebra
zebra-size = { $length } × { $length }
zebra-kept-details = { $date } · { $length } × { $length } · { $turns ->
        [one] 1 turn
       *[other] { $turns } turns
    } · { $outcome }
zebra-count = { $towers ->
        [one] 1 tower
       *[other] { $towers } towers
    }
zebra-resign = If you resign, { $other } wins.
zebra-tower = { $square }: { $height } pieces, from the top: { $sides }.
zebra-tower-single = { $side-is ->
        [light] { $square }: a single light piece.
       *[dark] { $square }: a single dark piece.
    }
zebra-tower-closed = { $square } is closed for good.
zebra-can-take = You can take its top piece.
zebra-can-go = The piece can go there.
zebra-picked-up = You’re holding the top piece of { $from }. It can go to { $squares }.
zebra-lesson-take = You are Light. Choose one of your towers: the light piece on top makes it yours.
zebra-lesson-put = The glowing towers next to it are dark. The piece may only go onto one of those: choose one.
zebra-lesson-owned = Your piece is on top now, so that tower is yours. The square it left has lost its last piece: it is closed for good. Then it’s Dark’s turn, and yours again: play on.
zebra-lesson-tower = Nothing is captured: what is below a piece shows again once it leaves. Point at a tower of several pieces to see all of them. Then play on.
zebra-lesson-end = When nobody can move, the side with more towers wins. If both have the same number, whoever moved last wins. That’s all: play on here, or begin a match.
