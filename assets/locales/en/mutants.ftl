### Mutant pentominoes, a third game for two.

mutant-side-first = Player 1
mutant-side-second = Player 2

mutant-level-easy = { level-easy }
mutant-level-medium = { level-medium }
mutant-level-master = { level-master }

## Why a turn is refused
mutant-refusal-match-over = The match is over.
mutant-refusal-start-to-draw = First set up the starting shape. { $left ->
        [one] 1 peg is missing
       *[other] { $left } pegs are missing
    }: type the hole for the next one, such as c3.
mutant-refusal-start-drawn = All five pegs of the start are in.
mutant-refusal-no-circle = There is no peg to take out here ({ $cell }).
mutant-refusal-crossed = This hole is closed for the rest of the match ({ $cell }).
mutant-refusal-occupied = There is already a peg here ({ $cell }).
mutant-refusal-off-grid = The board has no hole { $cell }: it goes from a1 to e5.
mutant-refusal-not-in-the-middle = The first peg belongs between a1 and e5 ({ $cell }).
mutant-refusal-touches-none = After the first, every peg must be right beside another one, not just diagonally ({ $cell }).
mutant-refusal-apart = The five pegs would no longer be connected ({ $cell }).
mutant-refusal-same-shape = That is the { $shape } again, turned, mirrored or moved: the shape has to change.
mutant-refusal-formed-before = { $turn ->
        [0] The { $shape } was already there at the start.
       *[other] The { $shape } was already formed on turn { $turn }.
    }

## The same, said at the table, beside the hole
mutant-refusal-match-over-explained = { mutant-refusal-match-over }
mutant-refusal-start-to-draw-explained = First set up the starting shape: put in the next peg.
mutant-refusal-start-drawn-explained = { mutant-refusal-start-drawn }
mutant-refusal-no-circle-explained = There is no peg to take out here.
mutant-refusal-crossed-explained = This hole is closed for the rest of the match.
mutant-refusal-occupied-explained = There is already a peg here.
mutant-refusal-off-grid-explained = { mutant-refusal-off-grid }
mutant-refusal-not-in-the-middle-explained = The first peg has to go into one of the 5 × 5 holes in the middle.
mutant-refusal-touches-none-explained = After the first, every peg must be right beside another one, not just diagonally.
mutant-refusal-apart-explained = The five pegs would no longer be connected.
mutant-refusal-same-shape-explained = { mutant-refusal-same-shape }
mutant-refusal-formed-before-explained = { mutant-refusal-formed-before }

mutant-turn-form-error-no-arrow = There is no > between the two holes. Write a turn like this: a1>b1
mutant-turn-form-error-no-cell-before = It doesn’t begin with the name of a hole. Write a turn like this: a1>b1
mutant-turn-form-error-no-cell-after = It doesn’t end with the name of a hole. Write a turn like this: a1>b1

## Why pegs are no start
mutant-start-fault-not-five = a start has five pegs, not { $circles }
mutant-start-fault-twice = { $cell } is there twice
mutant-start-fault-off-grid = the board has no hole { $cell }: it goes from a1 to e5
mutant-start-fault-apart = the five pegs aren’t connected
mutant-start-fault-far-away = at least one peg belongs between a1 and e5

## How a match ends
mutant-ending-none-left = { $by-is ->
        [first] Player 1 can form no new shape from here, so Player 2 wins.
       *[second] Player 2 can form no new shape from here, so Player 1 wins.
    } { $shapes ->
        [12] All twelve shapes were formed.
       *[other] { $shapes } of the twelve shapes were formed.
    }
mutant-ending-repeated = { $by-is ->
        [first] { $turn ->
            [0] Player 1 has formed the { $shape } again, though it was already there at the start, so Player 2 wins.
           *[other] Player 1 has formed the { $shape } again, though it was already formed on turn { $turn }, so Player 2 wins.
        }
       *[second] { $turn ->
            [0] Player 2 has formed the { $shape } again, though it was already there at the start, so Player 1 wins.
           *[other] Player 2 has formed the { $shape } again, though it was already formed on turn { $turn }, so Player 1 wins.
        }
    }
mutant-ending-resigned = { $by-is ->
        [first] Player 1 resigns, so Player 2 wins.
       *[second] Player 2 resigns, so Player 1 wins.
    }
mutant-outcome-won = { $by-is ->
        [first] Player 1 wins
       *[second] Player 2 wins
    }
mutant-outcome-resigned = { $by-is ->
        [first] Player 1 resigns
       *[second] Player 2 resigns
    }
mutant-outcome-unfinished = { outcome-unfinished }

## Why a turn is good
mutant-why-wins = This forms the { $shape }, and then the other player can form no new shape: you win.
mutant-why-wins-in = This forms the { $shape }. You need { $turns } turns of your own to win, this one included, whatever the other player does.
mutant-why-holds-out = This forms the { $shape }. { $turns ->
        [one] The other player can win on the next turn, whatever you play.
       *[other] The other player can win, but this holds out longest: for { $turns } turns of your own, this one included.
    }
mutant-why-circle-wins = With this peg you can win, whatever the other player does. You need { $turns } turns of your own, counting the pegs you have yet to put in.
mutant-why-circle-holds-out = The other player can win wherever you put this peg. Here you hold out longest: for { $turns } turns of your own, counting the pegs you have yet to put in.

## Records
mutant-record-error-too-large = { record-error-too-large }
mutant-record-error-empty = { record-error-empty }
mutant-record-error-unreadable = { record-error-unreadable }
mutant-record-error-other-format = { record-error-other-format }
mutant-record-error-other-version = { record-error-other-version }
mutant-record-error-date = { record-error-date }
mutant-record-error-start-form = the start has “{ $written }”, which is not a hole. A hole is written like this: a1
mutant-record-error-start-faulty = the start: { $fault }
mutant-record-error-circle-illegal = peg { $circle } “{ $written }”: { $refusal }
mutant-record-error-turn-form = { record-error-turn-form }
mutant-record-error-turn-illegal = turn { $turn } “{ $written }”: { $refusal }
mutant-record-error-turn-after-end = { record-error-turn-after-end }
mutant-record-error-result-differs = { record-error-result-differs }

## The text commands
cli-value-start = START
cli-about-mutants = Opens Mutant pentominoes, another game for two, made of the same wood
cli-about-mutants-turns = Lists every legal turn, one per line
cli-about-mutants-perft = Counts lines of play: prints how many there are at each depth
cli-about-mutants-solve = Says who wins with best play, in how many turns, and how it begins
cli-arg-mutants-start = How the match begins: a shape (F I L N P T U V W X Y Z), five holes such as "a1 b1 c1 d1 e1", lot (at random), or draw (the players take turns putting the pegs in). Default in a match: lot
cli-arg-mutants-endless = Play on a board without limits, not on 5×5
cli-arg-mutants-seed = Seed for the random start. The same seed gives the same start
cli-arg-mutants-repeats-lose = House rule: whoever forms a shape again loses. Without it, such a turn is not allowed
cli-arg-mutants-first = Who plays as Player 1, the one who begins: { $names }. Default: human
cli-arg-mutants-second = Who plays as Player 2: { $names }. Default: human
cli-arg-mutants-match = The record of a match to start from, in place of a start. - is standard input
cli-arg-mutants-turn = Start after turn N of that match; 0 is before the first. Default: its last turn
cli-arg-mutants-all = Solve every start on 5×5, one per line, leaving out turned or mirrored copies
cli-error-mutants-wrong = { $file }: { $error } [{ $name }]
cli-error-mutants-has-none = { $file } is a match of Mutant pentominoes, so --{ $option } means nothing here.
cli-error-mutants-no-start = “{ $start }” is not a start. A start is a shape (F I L N P T U V W X Y Z), five holes such as "a1 b1 c1 d1 e1", lot, or draw.
cli-error-mutants-start-faulty = “{ $start }” is not a start: { $fault }
cli-check-mutants-ok = { $file }: ok, Mutant pentominoes { $endless ->
        [true] without limits
       *[false] on 5×5
    }, { $turns ->
        [one] 1 turn
       *[other] { $turns } turns
    }, { $outcome }

## A match in the terminal
mutants-players = Player 1: { $first }, Player 2: { $second }
mutants-legend = O is a peg, x a closed hole, and a dot an open hole.
mutants-shapes-legend = # can still be formed, - has been formed already. Turned or mirrored, a shape is still the same.
mutants-to-move = { $side-is ->
        [first] Player 1 to move.
       *[second] Player 2 to move.
    }
mutants-to-draw = { $side-is ->
        [first] Player 1 puts in peg { $circle } of 5 for the start.
       *[second] Player 2 puts in peg { $circle } of 5 for the start.
    }
mutants-thinks = { $side } is thinking…
mutants-plays = { $side } puts a peg in { $step }
mutants-forms = { $side } plays { $step } and forms the { $shape }
mutants-proven = { $side } can force a win in { $turns ->
        [one] 1 more turn
       *[other] { $turns } more turns, counting those of both players
    }.
mutants-step = { $kind ->
        [circle] Peg
       *[turn] Turn
    } { $number }, { $side }: { $step }
mutants-taken-back = Taken back: { $kind ->
        [circle] peg
       *[turn] turn
    } { $number }, { $side }: { $step }
mutants-formed = Now the { $shape }. Formed so far: { $formed }.
mutants-to-form = { $shapes-count ->
        [0] All twelve shapes have been formed.
       *[other] Still to form: { $shapes }.
    }
mutants-circles = { $squares-count ->
        [0] There are no pegs yet.
       *[other] Pegs: { $squares }
    }
mutants-crossed = { $squares-count ->
        [0] No hole is closed.
       *[other] Closed holes: { $squares }
    }
mutants-formed-in = { $turn ->
        [0] { $shape }: there at the start
       *[other] { $shape }: formed on turn { $turn }
    }
mutants-none-crossing = The peg in { $square } can’t form a new shape in any hole.
mutants-asks-resign = If you resign, { $other } wins. To resign, type { terminal-word-resign } once more.
mutants-left = The match is saved. To continue it: nonaga mutants --text --continue
mutants-how = Type a turn, such as a1>b1: the peg in a1 is taken out and put in b1, and its old hole is closed. Letters run to the right, numbers upwards. To see where a peg can go, type its hole. While the starting shape is being set up, type a hole for the next peg. Or type one of these:
mutants-how-endless = Left of a come -a, -b and so on, and below 1 come -1, -2 and so on: -a1 is left of a1, and a-1 below it. There is no row 0.
mutants-word-moves = lists what you may play now; to see only what one peg can do, add its hole: moves a1
mutants-word-pieces = says where the pegs are, which holes are closed, and which shapes were formed and on which turn
mutants-word-why = repeats the last reason, or says why something is not allowed: why a1>b1
mutants-word-undo = takes back the last turn or peg that a person played
terminal-error-mutants-no-square = “{ $text }” is not a hole. Write one like this: a1

## The rules
mutants-rules-turn = Five pegs side by side form one of twelve shapes. On your turn, take one peg out and put it in another hole, so that the five form a different shape.
mutants-rules-crossed = The hole that it leaves is closed for the rest of the match.
mutants-rules-shapes = Each shape may be formed once in a match, and the first one counts too. Turned or mirrored, it is still the same shape.
mutants-rules-end = Whoever can form no new shape loses.
mutants-rules-refused = A turn that forms a shape again is not allowed.
mutants-rules-lose = House rule: whoever forms a shape again loses.
mutants-rules-again = A turn that forms a shape again is not allowed. With the house rule it is, but whoever plays it loses.
mutants-rules-tiles = Beside the board lies a tile for each shape. It turns its dark side up once the shape is formed. The number before its letter is the turn on which it was formed.

## The game in 3D
mutants = Mutant pentominoes
mutants-play = Play Mutant pentominoes
mutants-grid-five = 5 × 5
mutants-grid-endless = Without limits
mutants-start = First shape
mutants-start-lot = Random
mutants-start-chosen = Your choice
mutants-start-drawn = Set up in turns
mutants-shape = Shape
mutants-seat = You are
mutants-repeats = Forming a shape again
mutants-repeats-refused = Not allowed
mutants-repeats-lose = Loses the match
mutants-rematch = Rematch, swap sides
mutants-resign = If you resign, { $other } wins.
mutants-kept-details = { $date } · { $board } · { $turns ->
        [one] 1 turn
       *[other] { $turns } turns
    } · { $outcome }
mutants-cell-circle = { $square }: a peg.
mutants-cell-crossed = { $square }: closed.
mutants-cell-empty = { $square }: an open hole.
mutants-can-cross = You can take it out.
mutants-can-draw = You can put a peg in here.
mutants-picked-up = You’re holding the peg from { $from }. In one of these holes it forms a new shape: { $squares }.
mutants-stuck = This peg can’t form a new shape in any hole. Put it back and take another one.
mutants-your-peg = Your turn: put in peg { $circle } of 5.
mutants-not-formed = { $shape }: not formed yet
mutants-would-form = This forms the { $shape }.
mutants-lesson-cross = Five pegs form the T. Choose one to take out.
mutants-lesson-draw = In each glowing hole, the peg forms another shape. Point at one: the tile of its shape rises beside the board. Then choose one.
mutants-lesson-stuck = Nothing glows: this peg can’t form a new shape in any hole. Put it back and take another one.
mutants-lesson-shapes = The hole that your peg left is closed for the rest of the match. Beside the board, the tile of the shape that you formed has turned over: that shape can’t be formed again. Then it’s the other player’s turn, and yours again: play on.
mutants-lesson-same = Turned or mirrored, a shape is still the same. The light tiles show the shapes that can still be formed. The number beside a dark one is the turn on which it was formed. Play on.
mutants-lesson-end = Whoever can form no new shape loses. That’s all: play on here, or begin a match.
