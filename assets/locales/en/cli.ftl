### The text commands.

## Help
cli-about = A board game: slide a token, move a disc, bring your three tokens together.
cli-about-play = Opens the game and starts a match
cli-about-learn = Opens the game to learn Nonaga, step by step
cli-about-check = Checks match records, lessons and sets of puzzles
cli-about-show = Draws a position, or a match at any turn, as text; takes positions out of matches
cli-about-turns = Lists every legal turn of a position, one per line
cli-about-perft = Counts lines of play: prints the leaves and wins at each depth
cli-about-solve = Says whether the player to move can force a win, and with which turn it begins
cli-about-engine = Lets other programs use the computer player, through a line protocol
cli-about-match = Plays two computer levels against each other and says which is stronger, and by how much
cli-about-completions = Prints a script that lets your shell complete these commands
cli-about-man = Prints the manual page
cli-about-help = Prints help for the program or a command

cli-heading-usage = Usage:
cli-heading-commands = Commands
cli-heading-arguments = Arguments
cli-heading-options = Options

cli-value-command = COMMAND
cli-value-file = FILE
cli-value-folder = FOLDER
cli-value-player = PLAYER
cli-value-files = FILE or FOLDER
cli-value-rules = RULES
cli-value-lesson = LESSON or FILE
cli-value-level = LEVEL
cli-value-shell = SHELL
cli-value-language = LANGUAGE

cli-arg-help = Print help
cli-arg-version = Print the version
cli-arg-lang = Which language to use: { $names }
cli-arg-assets = Use the fonts, sounds and texts in this folder instead of the game’s own
cli-arg-play-red = Who plays Red: { $names }. Default: human
cli-arg-play-black = Who plays Black: { $names }. Default: human
cli-arg-lesson = The lesson to begin with, or a file with a lesson. Default: the list of lessons. The lessons: { $names }
cli-arg-files = Records, lessons and sets of puzzles to check. For a folder, every .ron and .puzzles file in it. - is standard input
cli-arg-shown = A record or a position. - is standard input
cli-arg-turn = Show the position after turn N; 0 is before the first. Default: the last turn
cli-arg-as-position = Print the position in RON instead of drawing it, for use with --position in other commands
cli-arg-helped = The command to explain. Default: the whole program
cli-arg-position = The position to start from, in RON. - is standard input. Default: the start of a match
cli-arg-rules = The house rules to use: { $names }
cli-arg-depth = How many turns deep to count, at most { $deepest }
cli-arg-within = How many turns the player may take to win, at most { $longest }
cli-arg-red = The level that plays Red in the first match of each pair: beginner, easy, medium, hard or master. Also newcomer or careless, which play like people who have just learned the rules
cli-arg-black = The level that plays Black in the first match of each pair
cli-arg-games = How many matches. They come in pairs from the same opening, with the colours swapped; an odd one comes last
cli-arg-time = Time limit for each turn, in milliseconds
cli-arg-nodes = Limit on the positions searched for each turn
cli-arg-seed = Seed for the random openings and mistakes
cli-arg-shell = The shell to write completions for: { $names }

cli-exit-status = 0 success, 1 a problem with the input, 2 a mistake in the command line, 3 the game cannot open here.
cli-exit-codes = Exit codes: { cli-exit-status }
cli-see-help = For help: { $call } --help

## Headings of the manual page
cli-man-name = NAME
cli-man-synopsis = SYNOPSIS
cli-man-options = OPTIONS
cli-man-commands = COMMANDS
cli-man-exit-status = EXIT STATUS
cli-man-positions = POSITIONS
cli-man-records = RECORDS
cli-man-lessons = LESSONS
cli-man-environment = ENVIRONMENT
cli-man-files = FILES

## Texts of the manual page
cli-man-position = A position is written in RON. It is always at the start of a turn. This is the start of a match, which can also be written on several lines:
cli-man-position-discs = The cells of the nineteen discs, each as (q, r). East of a cell, q is larger by 1; south-east of it, r is.
cli-man-position-tokens = The cells of the three tokens of each side.
cli-man-position-to-move = Whose turn it is: Red or Black.
cli-man-position-locked = The disc that was moved on the turn before, which may not be taken: Some((3, -2)), or None.
cli-man-position-limits = The order within the lists does not matter. The numbers go from -{ $farthest } to { $farthest }, so that a match of { $longest } turns can follow. A position does not say by which house rules it is played: use --rules.
cli-man-position-taken-out = A position can be taken out of the record of a match:
cli-man-record = A record is a match in RON. Its fields are format, version, date, rules, red, black, first, start, turns, notes, lines, from and result. The docs folder of the source code describes each, with an example.
cli-man-record-turns = A turn is a slide and a relocation: 2,0>-1,0 1,-2>3,-2. A slide that wins stands alone, with a mark: 2,0>-1,0#. A part that is skipped is a hyphen.
cli-man-record-notes = A note is one text, or a text for each of several languages: { $languages }.
cli-man-lesson = A lesson is a file in RON that says things, asks for turns and responds to what the learner does. The file levels/README.md in the source code explains how to write one.
cli-man-home = A folder for all of your files. Without it, they are in the usual folders of the platform.
cli-man-folders = Settings are in the configuration folder (on Linux ~/.config/nonaga), everything else in the data folder (on Linux ~/.local/share/nonaga). With NONAGA_HOME, both are that folder.
cli-man-file-matches = Saved matches, as records.
cli-man-file-trash = The last 1,000 deleted matches.
cli-man-file-judged = What the computer found out about your matches. If a file is deleted, its match is analysed again.
cli-man-file-in-progress = The match that each running copy of the game has on the table, saved after every part of a turn.
cli-man-file-lessons = Lessons that you have written. The game lists them after its own.
cli-man-file-assets = Your own fonts, sounds and texts, which replace those of the game.
cli-man-file-settings = The settings of the game. If the file cannot be read, it is set aside under a name such as settings.damaged-1.ron.
cli-man-file-progress = How far you are in each lesson.

## Answers
cli-check-ok = { $file }: ok, { $turns ->
        [one] 1 turn
       *[other] { $turns } turns
    }, { $outcome }{ $lines ->
        [0] { "" }
        [one] , 1 variation
       *[other] , { $lines } variations
    }
cli-check-lesson-ok = { $file }: ok, a lesson with { $steps ->
        [one] 1 step
       *[other] { $steps } steps
    }
cli-show-players = Red: { $red }, Black: { $black }
cli-show-start = { $turns ->
        [one] Before the only turn
       *[other] Before the first of { $turns } turns
    }
cli-show-turn = After turn { $turn } of { $turns }: { $written }
cli-show-to-move = { $side } to play: { $due-is ->
        [slide] slide a token.
       *[relocation] move a disc.
    }
cli-show-legend = (R) Red, (B) Black, ( ) a disc without a token. Each row begins with the cell of its first disc.
cli-show-locked = [ ] The disc at { $cell } was moved last turn and is locked for this one.
cli-show-outcome = Result: { $outcome }

cli-match-progress = { $played } of { $matches }: { $wins } won, { $draws } drawn, { $losses } lost
cli-match-players = { $first } against { $second }: { $matches ->
        [one] 1 match
       *[other] { $matches } matches
    }
cli-match-points = { $wins } won, { $draws } drawn, { $losses } lost ({ $percent }%)
cli-match-odd = The number of matches is odd: { $first } played Red once more than { $second }.
cli-match-elo = Elo difference { $difference }, probably between { $least } and { $most } (95%)
cli-match-elo-at-least = Elo difference probably at least { $least } (95%)
cli-match-elo-at-most = Elo difference probably at most { $most } (95%)
cli-match-stronger = { $stronger } is stronger than { $weaker }.
cli-match-undecided = These matches don’t show which level is stronger.
cli-match-length = { $turns } turns per match on average

## What is wrong with the input
source-stdin = standard input
source-file = { $reason }
cli-error-unreadable = { $file }: cannot be read ({ $detail }).
cli-error-too-large = { $file }: too large. At most { $limit } bytes can be read.
cli-error-not-text = { $file }: not UTF-8 text (line { $line }).
cli-error-nothing-to-check = { $folder }: there are no .ron or .puzzles files in this folder.
cli-error-record-for-position = { $file }: this is a record, and a position is needed here. Take one out of it with: nonaga show { cli-value-file } --turn N --position
cli-error-position-for-record = { $file }: this is a position, and a record is needed here. To look at a position: nonaga show { cli-value-file }
cli-error-position-form = { $file }: { $error }
cli-error-position-faulty = { $file }: not a valid position:
cli-error-record-wrong = { $file }: { $error } [{ $name }]
cli-error-lesson-wrong = { $file }: { $error } [{ $name }]
cli-error-lesson-here = { $file }: this is a lesson, and something else is needed here. To check it: nonaga check { cli-value-file }. To play it: nonaga learn { cli-value-file }
cli-error-no-lesson = { $file }: this is not a lesson.
cli-error-unknown-lesson = There is no lesson “{ $name }”. Choose from { $known }.
cli-error-no-such-turn = { $file }: there is no turn { $turn }. The match has { $turns ->
        [one] 1 turn
       *[other] { $turns } turns
    }.
cli-error-no-position-there = { $file }: { $due-is ->
        [none] turn { $turn } won the match, so no position follows it.
       *[other] the relocation of turn { $turn } is still to come, and a position is always at the start of a turn.
    } Choose an earlier turn with --turn.
cli-error-position-has-no-turns = { $file }: this is a position, not a record, so it has no turns to go to.
cli-error-record-has-rules = { $file }: this is a record, which names its own rules. Leave out --rules.
cli-error-continued-has-own = The match that --continue resumes has its own rules and players. Leave out --{ $option }.
cli-error-unwritable = The output cannot be written ({ $detail }).
cli-error-nobody-reads = Nobody is reading the output.
cli-error-no-game = This build does not include the 3D game. The text commands work: see nonaga --help.
named-fault = - { $fault } [{ $name }]
more-faults = - and { $count } more

## What is wrong with the command line
wrong-call-unknown-argument = This command does not take “{ $argument }”.{ $similar ->
        [none] { "" }
       *[other] { " " }Did you mean { $similar }?
    }
wrong-call-unknown-command = There is no command “{ $command }”.{ $similar ->
        [none] { "" }
       *[other] { " " }Did you mean { $similar }?
    }
wrong-call-missing = Missing: “{ $arguments }”.
wrong-call-wrong-value = “{ $value }” is not valid for { $argument }. Choose from { $possible }.
wrong-call-wrong-number = “{ $value }” is not valid for { $argument }. Give a whole number from { $least } to { $most }.
wrong-call-no-value = { $argument } needs a value.
wrong-call-twice = { $argument } can be given only once.
wrong-call-together = { $argument } and { $others } can’t be given together.
wrong-call-other = This command line cannot be understood.
