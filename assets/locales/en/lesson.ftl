### Lessons: what is wrong with a lesson file, and what every lesson says.

lesson-error-too-large = The file is too large: a lesson can have at most { $limit } bytes.
lesson-error-unreadable = line { $line }, character { $column }: this cannot be read as a lesson. { $fault }
lesson-error-unknown-field = line { $line }: { ron-fault-unknown-field }
lesson-error-missing-field = line { $line }: { ron-fault-missing-field }
lesson-error-other-format = This file has the format “{ $format }”. A lesson has the format “{ $expected }”.
lesson-error-other-version = This lesson has version { $version }, but this program can only read version { $newest }. Another version of Nonaga may be able to read it.
lesson-error-no-steps = The lesson has no steps.
lesson-error-position-form = line { $line }: this position cannot be used. { $error }
lesson-error-position-faulty = line { $line }: this position is not valid{ $faults-count ->
        [0] :
       *[other] . { $faults }
    }
lesson-error-line-form = line { $line }, part { $part } of the line of play: write each part as 2,0>-1,0, with a space between parts. { $error }
lesson-error-line-illegal = line { $line }, part { $part } of the line of play: { $refusal }
lesson-error-not-learners-turn = line { $line }: the learner cannot play here, because it is the opponent’s turn or the match is over.
lesson-error-solution-misses = line { $line }: the solution does not reach the goal.
lesson-error-goal-out-of-reach = line { $line }: nothing the learner can do reaches this goal.
lesson-error-nothing-to-show = line { $line }: one of the things to show is not on the board.
lesson-error-no-answer = line { $line }: no disc or token on the board answers this question.
lesson-error-too-far-ahead = line { $line }: the goal looks { $turns } turns ahead. The limit is { $most }.
lesson-error-win-among-choices = line { $line }: WinsWithin cannot be used inside Any or Not.
lesson-error-empty-text = line { $line }: a text is empty.
lesson-error-missing-text = line { $line }: there is no text with the key “{ $key }”.

## What a lesson says when a try misses the goal
verdict-opponent-wins = { $reason-is ->
        [red] Red slides and wins. Let’s take that back.
       *[black] Black slides and wins. Let’s take that back.
    }
verdict-refuted = { $reason-is ->
        [red] Red has an answer to that.
       *[black] Black has an answer to that.
    } Let’s take it back and look for something better.
verdict-not-this = That’s allowed, but it isn’t what we’re looking for. Let’s take it back.
verdict-not-there = Not there. Take another look.
verdict-not-marked = Choose one of the marked ones.

## The panel of a lesson
lesson-where = { $lesson } · { $step } of { $steps }
lesson-done = { $next ->
        [none] Lesson complete.
       *[other] Lesson complete. Next: “{ $next }”
    }
lesson-challenge-done = Challenge complete.
lesson-challenge-skipped = Challenge skipped.
lesson-course-done = That was the course. Now play a match of your own, or try the challenges.
course-end = { $undone ->
        [0] You’ve completed the course!
       *[other] That was the course
    }
course-end-knows = You know how tokens slide, which discs can be taken, where they can go, how the lock works, and which three shapes win.
course-end-undone = Choose any lesson without a tick to finish it.
course-end-won = You won your match. You know the rules, and you can spot threats and make your own. Next, try a stronger opponent.
course-end-lost = You lost your match, as nearly everyone does at first. Before each turn, look for the slide your opponent could win with. After a few matches, you’ll see it at a glance.
course-end-drawn = Your match was a draw. Next time, try to make two threats at once.
course-end-not-played = Your first match is still waiting for you.
lesson-right = That’s right.
lesson-shown = That’s one way to do it.
lesson-double-threat = Now you’re threatening to win in more than one way. Black can’t stop them all.
lesson-win-at-hand = You can win with this slide. Can you find it?
lesson-win-now = Black has replied. Now go on and win.
lesson-careful = Careful: your opponent could win with the next slide. Can you prevent that?
lesson-careful-but-wins = Your opponent could win with the next slide. But you can win first: can you see how?
lesson-only-slide = Here you only slide a token. Choose the token, then where it goes.
lesson-take-back = Take back
lesson-lit = Marked: { $cells }.
lesson-back = Back
lesson-again = Repeat this step
lesson-hint = Hint
lesson-show = Show me
lesson-skip = Skip
lesson-next = Next
lesson-try-again = Try again
lesson-next-lesson = Next lesson
lesson-next-challenge = Next challenge
lesson-to-challenges = To the challenges
lesson-all = All lessons
lesson-play = Play a match
