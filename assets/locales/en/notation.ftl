### Why a text is not a turn or a position.

turn-piece-number = a whole number
turn-piece-comma = a comma between two numbers
turn-piece-arrow = an arrow > between two pairs of numbers
turn-piece-space = a space and then the move of a disc
turn-piece-end = the end of the turn

turn-form-error-expected = Expected { $expected } at character { $column }.
turn-form-error-too-far-out = The number at character { $column } is out of range: numbers go from -{ $farthest } to { $farthest }.

position-form-error-unreadable = line { $line }, character { $column }: this cannot be read as a position. { $fault }
position-form-error-too-far-out = The cell { $cell } is too far out: the numbers in a position go from -{ $farthest } to { $farthest }.

## What is wrong at one place of a file
ron-fault-ends = The text ends too early.
ron-fault-sign-missing = There should be “{ $sign }” here.
ron-fault-not-number = There should be a whole number here.
ron-fault-number-too-large = This number is too large or too small.
ron-fault-not-digit = “{ $digit }” is not a digit.
ron-fault-not-text = There should be text in quotation marks here.
ron-fault-text-open = A closing quotation mark is missing.
ron-fault-bad-escape = The character after this backslash has no meaning.
ron-fault-comment-open = This comment has no end.
ron-fault-not-option = There should be “None” or “Some(…)” here.
ron-fault-not-name = There should be the name of a field here.
ron-fault-bad-name = “{ $name }” cannot be a name.
ron-fault-name-before = “{ $name }” does not belong before the “(”.
ron-fault-stray = “{ $sign }” does not belong here.
ron-fault-trailing = Nothing may follow the last “)”.
ron-fault-unknown-word = “{ $word }” does not belong here. Choose from { $known }.
ron-fault-unknown-field = There is no field “{ $field }” here. Remove it, or change it to one of these: { $known }.
ron-fault-missing-field = The field “{ $field }” is missing.
ron-fault-field-twice = The field “{ $field }” appears twice.
ron-fault-wrong-length = There are too many values here, or too few: { $found }.
ron-fault-too-deep = The brackets are nested too deeply.
ron-fault-misplaced = Something else belongs here.
