### Records, and how matches stand.

outcome-won = { $by-is ->
        [red] Red wins
       *[black] Black wins
    } with a { $shape }
outcome-resigned = { $by-is ->
        [red] Red resigns
       *[black] Black resigns
    }
outcome-draw = { $reason }
outcome-unfinished = unfinished

drawn-repetition = a draw by repetition
drawn-agreed = a draw by agreement

misplay-refused = { $reason }
misplay-mark-missing = This slide wins, so it must end with # and nothing may follow it.
misplay-mark-wrong = This slide is marked as a win with #, but it does not win.

record-error-too-large = This is too large: a record can have at most { $limit } bytes.
record-error-empty = There is nothing in it.
record-error-no-match-pasted = There is no match in this text. Copy a whole match, from its first bracket to its last.
record-error-unreadable = line { $line }, character { $column }: this cannot be read as a record. { $fault }
record-error-unknown-field = line { $line }: { ron-fault-unknown-field }
record-error-missing-field = line { $line }: { ron-fault-missing-field }
record-error-other-format = This file has the format “{ $format }”. A record has the format “{ $expected }”.
record-error-other-version = This record has version { $version }, but this program can only read versions up to { $newest }. Another version of Nonaga may be able to read it.
record-error-needs-version = This record has version { $version }, but the field “{ $field }” exists only from version { $needed } on.
record-error-date = “{ $date }” is not a date and time. Write them like this: 2026-11-20T18:30:00Z, or with an offset from -23:59 to +23:59.
record-error-too-many-turns = The match has { $turns } turns. The limit is { $limit }.
record-error-too-many-lines = There are { $lines } variations. The limit is { $limit }.
record-error-lines-too-deep = Variations are nested too deeply. The limit is { $limit }.
record-error-too-many-turns-in-lines = The variations have { $turns } turns. The limit for all of them together is { $limit }.
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
record-error-note-before-line = There is a note after turn { $turn }, but this variation begins with turn { $first }.
record-error-line-empty = It has no turns.
record-error-line-elsewhere = It branches off after turn { $after }, but it can only do so after one of the turns { $first } to { $last }.
record-error-variation = variation { $line }: { $error }

line-refusal-rules = { $reason }
line-refusal-too-many-lines = There are already { $limit } variations, which is the limit. Remove one first.
line-refusal-too-deep = Variations are nested { $limit } deep here, which is the limit.
line-refusal-too-long = There is no room for another turn. A line of play, and all variations together, can have at most { $limit } turns.

## Records in the text commands
cli-about-watch = Opens the game and shows a recorded match
cli-arg-watched = The record of a match. - is standard input
cli-show-from = Played on from “{ $title }”, after turn { $turn }.
cli-show-lines = Variations:
cli-show-line = { $indent }{ $line }. After turn { $after }: { $turns }
