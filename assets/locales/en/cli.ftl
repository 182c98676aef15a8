### What the text commands say.

## Help
cli-about = A board game: slide a token, move a disc of the board, bring three tokens together.
cli-about-play = Opens the game, straight into a match
cli-about-check = Checks records of matches against the rules
cli-about-show = Shows a position, or a match at any turn, in letters
cli-about-turns = Lists every legal turn of a position, one a line
cli-about-perft = Counts lines of play: a line for each depth, with its leaves and wins
cli-about-solve = Says whether the player to move can force a win, and how it begins
cli-about-engine = Lets other programs use the computer player, by a protocol of lines
cli-about-match = Lets the computer play against itself, and says who is the stronger and by how much
cli-about-completions = Prints a script that completes these commands in a shell
cli-about-man = Prints the manual page

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
cli-value-level = LEVEL
cli-value-shell = SHELL
cli-value-language = LANGUAGE

cli-arg-help = Print help
cli-arg-version = Print the version
cli-arg-lang = Speak this language, such as en
cli-arg-assets = For the game: use the fonts, sounds and sentences in this folder in place of its own
cli-arg-play-red = Who plays Red: { $names }. Without it: human
cli-arg-play-black = Who plays Black: { $names }. Without it: human
cli-arg-files = Records to check; of a folder, all .ron files in it. - is standard input
cli-arg-shown = A record or a position. - is standard input
cli-arg-turn = Show the position after turn N; 0 is before the first. Without it: the last
cli-arg-position = The position to begin with, in RON. - is standard input. Without it: the start of a match
cli-arg-rules = The reading of the rules to play by. There are { $names }
cli-arg-depth = How many turns deep, { $deepest } at most
cli-arg-within = Within how many turns of his own, { $longest } at most
cli-arg-red = The level that plays Red in the first match of each pair: Beginner, Easy, Medium, Hard or Master
cli-arg-black = The level that plays Black in the first match of each pair
cli-arg-games = How many matches, in pairs from the same opening with the colours swapped
cli-arg-time = At most so many milliseconds for a turn
cli-arg-nodes = At most so many positions looked at for a turn
cli-arg-seed = The number that openings and mistakes follow from
cli-arg-shell = The shell to complete in. There are { $names }

cli-exit-status = 0 all is well, 1 the input is at fault, 2 a wrong call, 3 the game cannot open here.
cli-exit-codes = Exit codes: { cli-exit-status }
cli-see-help = For help: nonaga --help

## Headings of the manual page
cli-man-name = NAME
cli-man-synopsis = SYNOPSIS
cli-man-options = OPTIONS
cli-man-commands = COMMANDS
cli-man-exit-status = EXIT STATUS

## Answers
cli-check-ok = { $file }: ok, { $turns ->
        [one] 1 turn
       *[other] { $turns } turns
    }, { $outcome }
cli-show-players = Red: { $red }, Black: { $black }
cli-show-start = Before the first of { $turns ->
        [one] 1 turn
       *[other] { $turns } turns
    }
cli-show-turn = After turn { $turn } of { $turns }: { $written }
cli-show-to-move = { $side } to play, { $due-is ->
        [slide] a slide first.
       *[relocation] a relocation next.
    }
cli-show-legend = (R) Red, (B) Black, ( ) a disc without a token. Each row begins with the cell of its first disc.
cli-show-locked = [ ] The disc at { $cell } has just been moved and stays put for one turn.
cli-show-outcome = Result: { $outcome }

cli-match-progress = { $played } of { $matches }: { $wins } won, { $draws } drawn, { $losses } lost
cli-match-players = { $first } against { $second }: { $matches } matches
cli-match-points = { $wins } won, { $draws } drawn, { $losses } lost ({ $percent } %)
cli-match-elo = Elo difference { $difference } ± { $error } (95 %)
cli-match-length = { $turns } turns a match on average

## What is wrong with the input
cli-error-unreadable = { $file }: cannot be read ({ $detail }).
cli-error-too-large = { $file }: is too large. At most { $limit } bytes are read.
cli-error-not-text = { $file }: is not text in UTF-8 (line { $line }).
cli-error-nothing-to-check = { $folder }: there are no .ron files in this folder.
cli-error-position-form = { $file }: { $error }
cli-error-position-faulty = { $file }: not a valid position:
cli-error-record-wrong = { $file }: { $error } [{ $name }]
cli-error-no-such-turn = { $file }: there is no turn { $turn }. The match has { $turns ->
        [one] 1 turn
       *[other] { $turns } turns
    }.
cli-error-position-has-no-turns = { $file }: this is a position, not a record, so there is no turn to go to.
cli-error-record-has-rules = { $file }: this is a record, which says itself by which rules it is played. Leave out --rules.
cli-error-unwritable = The answer cannot be written ({ $detail }).
cli-error-nobody-reads = Nobody reads the answer.
cli-error-no-game = The 3D game cannot be opened: this build does not have it. The text commands work: see nonaga --help.
named-fault = - { $fault } [{ $name }]
more-faults = - and { $count } more

## What is wrong with a call
wrong-call-unknown-argument = “{ $argument }” is not something this command takes.{ $similar ->
        [none] { "" }
       *[other] { " " }Did you mean { $similar }?
    }
wrong-call-unknown-command = There is no command “{ $command }”.{ $similar ->
        [none] { "" }
       *[other] { " " }Did you mean { $similar }?
    }
wrong-call-missing = Something is missing: “{ $arguments }”.
wrong-call-wrong-value = “{ $value }” does not fit { $argument }. It may be: { $possible }.
wrong-call-wrong-number = “{ $value }” does not fit { $argument }. It may be a whole number from { $least } to { $most }.
wrong-call-no-value = { $argument } needs a value.
wrong-call-twice = { $argument } may be given only once.
wrong-call-other = That call is not understood.
