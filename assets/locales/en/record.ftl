### What is said of records, and of how matches stand.

outcome-won = { $by-is ->
        [red] red wins
       *[black] black wins
    } by { $shape }
outcome-resigned = { $by-is ->
        [red] red resigns
       *[black] black resigns
    }
outcome-draw = { $reason }
outcome-unfinished = unfinished

drawn-repetition = a draw by repetition
drawn-agreed = a draw by agreement

misplay-refused = { $reason }
misplay-mark-missing = This slide wins: it is written with a # behind it, and nothing follows.
misplay-mark-wrong = This slide is marked as winning with a #, but it does not win.

record-error-too-large = The file is too large: a record has { $limit } bytes at most.
record-error-unreadable = line { $line }, character { $column }: this is not how a record is written ({ $detail }).
record-error-unknown-field = line { $line }: there is no field “{ $field }” here. Remove it, or correct it to one of these: { $expected }.
record-error-missing-field = line { $line }: the field “{ $field }” is missing.
record-error-other-format = This is a file of the format “{ $format }”, not a record (“{ $expected }”).
record-error-other-version = This record is of version { $version }, and this program knows only version { $newest }. Another version of Nonaga may read it.
record-error-date = “{ $date }” is no date. A date looks like 2026-11-20T18:30:00Z.
record-error-too-many-turns = The match has { $turns } turns; there may be { $limit } at most.
record-error-start-form = The starting position cannot be used. { $error }
record-error-start-faulty = The starting position is not valid:
record-error-first-differs = { $first } is said to begin, but in the starting position it is { $to-move }’s turn.
record-error-turn-form = turn { $turn } “{ $written }”: { $error }
record-error-turn-illegal = turn { $turn } “{ $written }”: { $misplay }
record-error-turn-unfinished = turn { $turn }: its relocation is missing, though another turn follows.
record-error-turn-after-end = turn { $turn } “{ $written }”: the match was over before. { $ending }
record-error-result-differs = The result is given as “{ $stated }”, but by the turns it is “{ $found }”.
record-error-note-beyond-end = There is a note after turn { $turn }, but the match has only { $turns ->
        [one] one turn
       *[other] { $turns } turns
    }.
