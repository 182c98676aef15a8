### Puzzles on the board: the page with them, and solving one.

puzzles = Puzzles
puzzles-standing = Rating { $rating } · { $days ->
        [one] one day so far
       *[other] { $days } days in a row
    }
puzzles-figures = Statistics

## The ways to a puzzle
puzzles-day-tried = { $date } · not solved
puzzles-day-solved = { $date } · solved
puzzles-calendar = Earlier days: { $solved } of { $days } solved
puzzles-practice = Puzzles that suit your rating
puzzles-practice-left = Continue the puzzle you left
puzzles-theme = Practice theme
puzzles-theme-any = any
puzzles-theme-chosen = Theme: { $theme }
puzzles-streak-name = Streak
puzzles-streak = Harder each time, until the first mistake
puzzles-streak-best = Harder each time, until the first mistake. Your best: { $best }
puzzles-streak-going = { $solved ->
        [one] One puzzle so far
       *[other] { $solved } puzzles in a row so far
    }
puzzles-again-none = Puzzles that you miss come back here a day later
puzzles-again-waits = Nothing is due today · { $count ->
        [one] one puzzle comes
       *[other] { $count } puzzles come
    } back later
puzzles-again-due = { $count ->
        [one] One puzzle is
       *[other] { $count } puzzles are
    } due
puzzles-mistakes = Your own mistakes
puzzles-mistakes-explained = Positions from your matches where you had a better turn

## Themes
theme-triangle = triangle
theme-line = line
theme-tick = tick
theme-quiet-disc = quiet turn
theme-opened-path = opened path
theme-locked-disc = locked disc
theme-blocked-defender = stopped threat
theme-double-threat = double threat
theme-hole = hole

## The player's figures
figures-over-time = Your rating over time

## Solving a puzzle
solving-title = Puzzle { $id }
solving-where = { $source } · difficulty { $rating }
solving-today = Today’s puzzle
solving-past = Puzzle of { $date }
solving-practice = Practice
solving-missed = Second chance
solving-question = Can Red force a win within three turns? Play the first turn of the win, or say that there is none.
solving-leave = All puzzles
solving-hint = Hint
solving-no-win = There is no win
solving-look = View as a match
solving-wins-later = That wins too, but not in time: it takes { $turns } turns.
solving-loses-at-once = That loses: Black wins at once.
solving-loses = That loses: Black can force a win in { $turns ->
        [one] one turn
       *[other] { $turns } turns
    }.
solving-slips = That doesn’t win in time: with this reply, Black holds out.
solving-shown = This solves it.
solving-rating = Your rating: { $rating } ({ $change }).
solving-helped = Solved with a hint. Your rating stays as it is.
solving-hint-token = Look at the marked token.
solving-hint-target = It slides to the marked disc.
solving-hint-disc = Then take the marked disc.
