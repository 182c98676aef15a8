### Records, and how matches stand.

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
misplay-mark-missing = This slide wins, so it must end with # and nothing may follow it.
misplay-mark-wrong = This slide is marked as a win with #, but it does not win.

record-error-too-large = The file is too large: a record can have at most { $limit } bytes.
record-error-unreadable = line { $line }, character { $column }: this cannot be read as a record. { $fault }
record-error-unknown-field = line { $line }: { ron-fault-unknown-field }
record-error-missing-field = line { $line }: { ron-fault-missing-field }
record-error-other-format = This file has the format “{ $format }”. A record has the format “{ $expected }”.
record-error-other-version = This record has version { $version }, but this program can only read version { $newest }. Another version of Nonaga may be able to read it.
record-error-date = “{ $date }” is not a date and time. Write them like this: 2026-11-20T18:30:00Z, or with an offset from -23:59 to +23:59.
record-error-too-many-turns = The match has { $turns } turns. The limit is { $limit }.
record-error-start-form = The starting position cannot be used. { $error }
record-error-start-faulty = The starting position is not valid:
record-error-first-differs = The record says that { $first } begins, but in the starting position it is { $to-move }’s turn.
record-error-turn-form = turn { $turn } “{ $written }”: { $error }
record-error-turn-illegal = turn { $turn } “{ $written }”: { $misplay }
record-error-turn-unfinished = turn { $turn }: the relocation is missing, but another turn follows.
record-error-turn-after-end = turn { $turn } “{ $written }”: the match was already over. { $ending }
record-error-result-differs = The record gives the result as “{ $stated }”, but the turns lead to “{ $found }”.
record-error-note-twice = There are two notes after turn { $turn }.
record-error-note-language-twice = The note after turn { $turn } has two texts in the language “{ $language }”.
record-error-note-language-unknown = The note after turn { $turn } has a text in the language “{ $language }”. Choose from { $known }.
record-error-note-beyond-end = There is a note after turn { $turn }, but the match has only { $turns ->
        [one] one turn
       *[other] { $turns } turns
    }.
