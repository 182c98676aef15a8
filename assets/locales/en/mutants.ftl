### Mutant pentominoes, a third game for two.

mutant-side-first = Player 1
mutant-side-second = Player 2

mutant-level-easy = { level-easy }
mutant-level-medium = { level-medium }
mutant-level-master = { level-master }

## Why a turn is refused
mutant-refusal-match-over = The match is over.
mutant-refusal-start-to-draw = First the start has to be drawn. { $left ->
        [one] 1 circle is missing
       *[other] { $left } circles are missing
    }: type the square of the next one, such as c3.
mutant-refusal-start-drawn = The start already has its five circles.
mutant-refusal-no-circle = There is no circle to cross out here ({ $cell }).
mutant-refusal-crossed = This square is crossed out for the rest of the match ({ $cell }).
mutant-refusal-occupied = There is already a circle here ({ $cell }).
mutant-refusal-off-grid = The grid has no square { $cell }: it goes from a1 to e5.
mutant-refusal-not-in-the-middle = The first circle belongs between a1 and e5 ({ $cell }).
mutant-refusal-touches-none = Every circle after the first must touch another along a side ({ $cell }).
mutant-refusal-apart = The five circles would not hang together ({ $cell }).
mutant-refusal-same-shape = That is the { $shape } again, turned, mirrored or moved: the shape has to change.
mutant-refusal-formed-before = { $turn ->
        [0] The { $shape } was formed at the start.
       *[other] The { $shape } was formed on turn { $turn }.
    }

mutant-turn-form-error-no-arrow = There is no > between the two squares. Write a turn like this: a1>b1
mutant-turn-form-error-no-cell-before = It doesn’t begin with a square. Write a turn like this: a1>b1
mutant-turn-form-error-no-cell-after = It doesn’t end with a square. Write a turn like this: a1>b1

## Why circles are no start
mutant-start-fault-not-five = a start has five circles, not { $circles }
mutant-start-fault-twice = { $cell } is there twice
mutant-start-fault-off-grid = the grid has no square { $cell }: it goes from a1 to e5
mutant-start-fault-apart = the five circles don’t hang together
mutant-start-fault-far-away = at least one circle belongs between a1 and e5

## How a match ends
mutant-ending-none-left = { $shapes ->
        [12] All twelve shapes have been formed.
       *[other] After { $shapes } shapes, no new one can be formed.
    } { $by-is ->
        [first] Player 1 has no turn left, so Player 2 wins.
       *[second] Player 2 has no turn left, so Player 1 wins.
    }
mutant-ending-repeated = { $by-is ->
        [first] { $turn ->
            [0] Player 1 has formed the { $shape } again, which was there at the start, so Player 2 wins.
           *[other] Player 1 has formed the { $shape } again, which was formed on turn { $turn }, so Player 2 wins.
        }
       *[second] { $turn ->
            [0] Player 2 has formed the { $shape } again, which was there at the start, so Player 1 wins.
           *[other] Player 2 has formed the { $shape } again, which was formed on turn { $turn }, so Player 1 wins.
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
mutant-why-wins = It forms the { $shape }, after which no new shape can be formed: you win.
mutant-why-wins-in = It forms the { $shape }. You win in { $turns } turns of both players, whatever the other one plays.
mutant-why-holds-out = It forms the { $shape }. The other player can win, but this puts it off longest: { $turns } turns of both players.
mutant-why-circle-wins = With this circle you can win, whatever the other player does: in { $turns } turns of both players, circles included.
mutant-why-circle-holds-out = The other player can win after every circle. This puts it off longest: { $turns } turns of both players, circles included.

## Records
mutant-record-error-too-large = { record-error-too-large }
mutant-record-error-empty = { record-error-empty }
mutant-record-error-unreadable = { record-error-unreadable }
mutant-record-error-other-format = { record-error-other-format }
mutant-record-error-other-version = { record-error-other-version }
mutant-record-error-date = { record-error-date }
mutant-record-error-start-form = the start has “{ $written }”, which is not a square. A square is written like this: a1
mutant-record-error-start-faulty = the start: { $fault }
mutant-record-error-circle-illegal = circle { $circle } “{ $written }”: { $refusal }
mutant-record-error-turn-form = { record-error-turn-form }
mutant-record-error-turn-illegal = turn { $turn } “{ $written }”: { $refusal }
mutant-record-error-turn-after-end = { record-error-turn-after-end }
mutant-record-error-result-differs = { record-error-result-differs }

## The text commands
cli-value-start = START
cli-about-mutants = Opens Mutant pentominoes, another game for two made of the same wood
cli-about-mutants-turns = Lists every legal turn, one per line
cli-about-mutants-perft = Counts lines of play: prints how many there are at each depth
cli-about-mutants-solve = Says who wins with best play, in how many turns, and how it begins
cli-arg-mutants-start = How the match begins: a shape (F I L N P T U V W X Y Z), five squares such as "a1 b1 c1 d1 e1", lot, or draw (the players draw it in turns). Default in a match: lot
cli-arg-mutants-endless = Play on a grid without limits, not on 5×5
cli-arg-mutants-seed = The number that the lot is drawn with. The same number draws the same start
cli-arg-mutants-repeats-lose = House rule: whoever forms a shape again loses. Without it, such a turn is refused
cli-arg-mutants-first = Who plays as Player 1, who begins: { $names }. Default: human
cli-arg-mutants-second = Who plays as Player 2: { $names }. Default: human
cli-arg-mutants-match = The record of a match to start from, in place of a start. - is standard input
cli-arg-mutants-turn = Start after turn N of that match; 0 is before the first. Default: its last turn
cli-arg-mutants-all = Solve every start on 5×5, one per line, leaving out those that are another one turned or mirrored
cli-error-mutants-wrong = { $file }: { $error } [{ $name }]
cli-error-mutants-has-none = { $file } is a match of Mutant pentominoes, so --{ $option } means nothing here.
cli-error-mutants-no-start = “{ $start }” is not a start. A start is a shape (F I L N P T U V W X Y Z), five squares such as "a1 b1 c1 d1 e1", lot, or draw.
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
mutants-legend = O is a circle, x a square that is crossed out, and a dot an empty square.
mutants-shapes-legend = # can still be formed, - has been formed already. Turned or mirrored, a shape is still the same.
mutants-to-move = { $side-is ->
        [first] Player 1 to move.
       *[second] Player 2 to move.
    }
mutants-to-draw = { $side-is ->
        [first] Player 1 draws circle { $circle } of 5 of the start.
       *[second] Player 2 draws circle { $circle } of 5 of the start.
    }
mutants-thinks = { $side } is thinking…
mutants-plays = { $side } draws { $step }
mutants-forms = { $side } plays { $step } and forms the { $shape }
mutants-proven = { $side } can force a win: { $turns ->
        [one] 1 more turn
       *[other] { $turns } more turns of both players
    }.
mutants-step = { $kind ->
        [circle] Circle
       *[turn] Turn
    } { $number }, { $side }: { $step }
mutants-taken-back = Taken back: { $kind ->
        [circle] circle
       *[turn] turn
    } { $number }, { $side }: { $step }
mutants-formed = Now the { $shape }. Formed so far: { $formed }.
mutants-to-form = { $shapes-count ->
        [0] All twelve shapes have been formed.
       *[other] Still to form: { $shapes }.
    }
mutants-circles = { $squares-count ->
        [0] There are no circles yet.
       *[other] Circles: { $squares }
    }
mutants-crossed = { $squares-count ->
        [0] Nothing is crossed out.
       *[other] Crossed out: { $squares }
    }
mutants-formed-in = { $turn ->
        [0] { $shape }: at the start
       *[other] { $shape }: on turn { $turn }
    }
mutants-none-crossing = After crossing out { $square }, no circle forms a new shape.
mutants-asks-resign = If you resign, { $other } wins. To resign, type { terminal-word-resign } once more.
mutants-left = The match is saved. To continue it: nonaga mutants --text --continue
mutants-how = Type a turn, such as a1>b1: the circle on a1 is crossed out, and one is drawn on b1. Letters run to the right, numbers upwards. To see what crossing out one circle can do, type its square. While the start is drawn, type a square for the next circle. Or type one of these:
mutants-how-endless = Left of a come -a, -b and so on, and below 1 come -1, -2 and so on: -a1 is left of a1, and a-1 below it. There is no row 0.
mutants-word-moves = lists what you may play now; to see only what crossing out one circle can do, add its square: moves a1
mutants-word-pieces = says where the circles are, what is crossed out, and which shapes were formed and on which turn
mutants-word-why = repeats the last reason, or says why something is not allowed: why a1>b1
mutants-word-undo = takes back the last turn or circle of a person
terminal-error-mutants-no-square = “{ $text }” doesn’t name a square. Write one like this: a1

## The rules
mutants-rules-turn = Five circles form one of the twelve shapes of five squares. On your turn, cross out one circle and draw another on an empty square, so that the five form another shape.
mutants-rules-crossed = A square that is crossed out stays out of play for the rest of the match.
mutants-rules-shapes = Each shape may be formed once in a match, the one at the start included. Turned or mirrored, it is still the same shape.
mutants-rules-end = Whoever can form no new shape loses.
mutants-rules-refused = A turn that forms a shape again is refused.
mutants-rules-lose = House rule: whoever forms a shape again loses.
mutants-rules-again = A turn that forms a shape again is refused. By the house rule, it loses.

## The game in 3D
mutants = Mutant pentominoes
mutants-play = Play Mutant pentominoes
mutants-grid-five = 5 × 5
mutants-grid-endless = Without limits
mutants-start = First shape
mutants-start-lot = By lot
mutants-start-chosen = Chosen
mutants-start-drawn = In turns
mutants-shape = Shape
mutants-seat = You are
mutants-repeats = Forming a shape again
mutants-repeats-refused = Is refused
mutants-repeats-lose = Loses
mutants-rematch = Rematch, swap sides
mutants-resign = If you resign, { $other } wins.
mutants-kept-details = { $date } · { $board } · { $turns ->
        [one] 1 turn
       *[other] { $turns } turns
    } · { $outcome }
mutants-cell-circle = { $square }: a circle.
mutants-cell-crossed = { $square }: crossed out.
mutants-cell-empty = { $square }: empty.
mutants-can-cross = You can cross it out.
mutants-can-draw = You can draw a circle here.
mutants-picked-up = The circle at { $from } is taken up. A circle at one of these forms a new shape: { $squares }.
mutants-not-formed = { $shape }: not formed yet
mutants-would-form = This forms the { $shape }.
mutants-lesson-cross = Five circles form the T. Choose one to cross out: its peg is lifted.
mutants-lesson-draw = The glowing squares are those where a circle forms another shape. Point at one to see which shape, and choose it.
mutants-lesson-shapes = The square your peg left is crossed out for the rest of the match. The shape you formed has turned over beside the board: it can’t be formed again. Then it’s the other player’s turn, and yours again: play on.
mutants-lesson-same = Turned or mirrored, a shape is still the same. The light tiles show the shapes that can still be formed. Play on.
mutants-lesson-end = Whoever can form no new shape loses. That is all: play on here, or begin a match.
