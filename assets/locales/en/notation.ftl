### Why a text is not a turn or a position.

turn-piece-number = a whole number
turn-piece-comma = a comma between the two numbers of a cell
turn-piece-arrow = an arrow > between two cells
turn-piece-space = a space and then the relocation
turn-piece-end = the end of the turn

turn-form-error-expected = Expected { $expected } at character { $column }.
turn-form-error-too-far-out = The number at character { $column } is out of range: numbers go from -{ $farthest } to { $farthest }.

position-form-error-unreadable = line { $line }, character { $column }: this cannot be read as a position ({ $detail }).
position-form-error-too-far-out = The cell { $cell } is too far out: its numbers must lie between -{ $farthest } and { $farthest }.
