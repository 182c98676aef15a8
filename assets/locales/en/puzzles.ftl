### Puzzles: proven positions to be solved.

## The text commands
puzzles-about = Lists the puzzles of the game; makes and proves sets of puzzles
puzzles-about-list = Lists the puzzles of the game, one per line, for other programs
puzzles-about-make = Makes a set of proven puzzles from matches the computer plays
puzzles-about-merge = Puts sets of puzzles together, without duplicates
puzzles-about-check = Proves sets of puzzles again, and says what is wrong on which line
puzzles-arg-files = Sets of puzzles. - is standard input
puzzles-arg-out = The file to write
puzzles-arg-seed = Seed for the matches. The same seed gives the same set
puzzles-arg-count = How many puzzles to make, before duplicates are removed
puzzles-arg-shard = Make only shard I of K, such as 2/8. Then put all of them together with merge
puzzles-arg-rate = Rate all puzzles again
puzzles-arg-solutions = Add every first turn that solves the puzzle
puzzles-make-explained = If it is interrupted, running the same command again continues the work. On several cores, in a shell: for i in 1 2 3 4; do nonaga puzzles make --seed 1 --count 4000 --shard $i/4 --out $i.puzzles & done; wait; nonaga puzzles merge 1.puzzles 2.puzzles 3.puzzles 4.puzzles --out all.puzzles
puzzles-about-puzzle = Gives you a puzzle to solve in the terminal
puzzles-arg-id = The puzzle with this ID. Default: today’s puzzle
puzzles-arg-today = Today’s puzzle, which is the same for everybody with this version
puzzles-arg-practice = A puzzle that suits your rating
puzzles-arg-again = A puzzle that you missed, once it is due again
puzzles-arg-streak = A streak: each puzzle is harder than the one before, until the first mistake
puzzles-arg-figures = Print your rating, your days in a row, your best streak, and your results by theme
puzzles-arg-rating = A puzzle of about this rating: 800 suits the weakest level, 2050 the strongest
puzzles-arg-theme = A puzzle about this: { $names }
puzzles-value-theme = THEME
puzzles-progress = { $made } of { $all }
puzzles-written = { $file }: { $puzzles ->
        [one] 1 puzzle
       *[other] { $puzzles } puzzles
    }
puzzles-check-ok = { $file }: ok, { $puzzles ->
        [one] 1 puzzle, proven
       *[other] { $puzzles } puzzles, all proven
    }
wish-shard = Give the number of the shard and how many there are, such as 2/8.

## What is wrong with a set
cli-error-puzzles-wrong = { $file }: { $count ->
        [one] 1 line is wrong:
       *[other] { $count } lines are wrong:
    }
named-puzzle-fault = - line { $line }: { $fault } [{ $name }]
cli-error-puzzles-here = { $file }: this is a set of puzzles, and something else is needed here. To check it: nonaga puzzles check { cli-value-file }
cli-error-part-of-other = { $file }: this is the unfinished work of another command. Run that command again, or remove the file.
cli-error-file-exists = { $file }: this file already exists. Choose another name, or remove it.
cli-error-file-unwritable = { $file }: cannot be written ({ $detail }).
cli-error-no-puzzle = There is no such puzzle.
puzzle-fault-no-header = A set of puzzles begins with the line “nonaga-puzzles 1”.
puzzle-fault-field-count = A puzzle has { $wanted } fields, separated by tabs. This line has { $found }.
puzzle-fault-unknown-kind = There is no kind “{ $text }”.
puzzle-fault-no-rating = The rating “{ $text }” is not a whole number.
puzzle-fault-unknown-theme = There is no theme “{ $text }”.
puzzle-fault-bad-letter = “{ $letter }” means nothing at character { $column } of the board. A disc is o, a gap is a dot, the tokens are R and B, and the locked disc is x. There can be only one x.
puzzle-fault-position = This is not a valid position: { $faults }
puzzle-fault-not-first-view = The board is not turned the way all puzzles are. Write it like this: { $board }
puzzle-fault-wrong-id = The ID is { $found }, but this board has the ID { $id }.
puzzle-fault-turn-form = The solution “{ $turn }” is not a turn: { $error }
puzzle-fault-no-solution = The turn { $turn } does not solve it.
puzzle-fault-missing-solution = The turn { $turn } solves it too, but is missing.
puzzle-fault-solution-order = The solutions are not in alphabetical order, or one is there twice.
puzzle-fault-unsolvable = No turn solves it.
puzzle-fault-quicker-win = There is a quicker win: { $turns ->
        [one] at once
       *[other] in { $turns } turns
    }.
puzzle-fault-won-instead = There is nothing to hold: the player to move can force a win in { $turns ->
        [one] one turn
       *[other] { $turns } turns
    }.
puzzle-fault-too-many-solutions = More than { $most } turns solve it.
puzzle-fault-double = The same puzzle is on line { $line }.

## What a puzzle asks for
puzzle-kind-win1 = Red to play and win at once.
puzzle-kind-win2 = Red to play and win in two turns of its own, whatever Black does. Play the first turn.
puzzle-kind-win3 = Red to play and win in three turns of its own, whatever Black does. Play the first turn.
puzzle-kind-hold2 = Black is about to win. Play a turn after which Black can’t force a win within two turns.
puzzle-kind-quiet = Can Red force a win within three turns? Play the first turn of the win, or type { terminal-word-no }.

## What a puzzle is about
puzzle-theme-triangle = a triangle
puzzle-theme-line = a line
puzzle-theme-tick = a tick
puzzle-theme-quiet-disc = a quiet turn that makes no threat
puzzle-theme-opened-path = a disc that opens a path
puzzle-theme-locked-disc = a threat over the locked disc
puzzle-theme-blocked-defender = an opponent’s threat that has to be stopped
puzzle-theme-double-threat = two threats at once
puzzle-theme-hole = a hole that stops a token

## Solving one in the terminal
puzzles-greeting = Puzzle { $id }, rating { $rating }
puzzles-how = For a hint, type { terminal-word-hint }. To see the solution, type { terminal-word-resign }. To see what else you can type, type { terminal-word-help }.
puzzles-again = The turn is taken back. Try again.
puzzles-no-more-hints = There are no more hints. To see the solution, type { terminal-word-resign }.
puzzles-no-win-right = Right: there is no win within three turns.
puzzles-no-win-wrong = There is a win. Try again.
puzzles-no-question = This puzzle has a solution: find the turn.
puzzles-not-here = That is only for matches.
puzzles-shown = { $count ->
        [0] There is no win within three turns.
        [one] This solves it: { $turns }
       *[other] Each of these solves it: { $turns }
    }
puzzles-left = This puzzle is not solved yet.
puzzles-none-again = Nothing is due again today.
puzzles-training = Your rating: { $rating }. Days in a row: { $days }.
puzzle-try-solves = Right, that solves it.
puzzle-try-wins-later = That wins too, but not in time: Black plays { $reply }, and it takes { $turns } turns.
puzzle-try-loses-at-once = That loses: Black plays { $reply } and wins at once.
puzzle-try-loses = That loses: Black plays { $reply } and wins in { $turns ->
        [one] one turn
       *[other] { $turns } turns
    }.
puzzle-try-slips = That doesn’t win in time: Black plays { $reply }.
puzzle-hint-about = This is about { $theme }.
puzzle-hint-token = Look at the token at { $cell }.
puzzle-hint-target = It slides to { $cell }.
puzzle-hint-disc = Take the disc at { $cell }.
puzzle-hint-look-for-replies = Try every threat, and look for Black’s answer.
puzzle-hint-no-win = Every threat has an answer: there is no win.

## How a player stands
puzzles-none-yet = You haven’t solved any puzzles yet.
figures-rating = Your rating is { $rating }.
figures-rating-unsettled = Your rating is about { $rating }. It settles as you solve more.
figures-tried = Solved on the first try: { $solved } of { $tried }.
figures-days = Days in a row: { $days }. The most so far: { $most }.
figures-streak = Best streak: { $best }.
figures-span = Days with puzzles: { $days }. Lowest rating { $lowest }, highest { $highest }.
figures-by-theme = Solved on the first try, by theme
figures-theme = { $theme }: { $solved } of { $tried }
solving-streak = Streak: { $solved } in a row
solving-streak-over = This ends the streak. Your best: { $best }.
