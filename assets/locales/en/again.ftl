### The player's own mistakes, tried again.

again-none = No mistakes to put right yet. When a match ends, it is analysed and your mistakes are collected here.
again-where = Your mistakes · { $at } of { $all } · { $match }, turn { $turn }
again-here = Your mistakes · { $at } of { $all } · turn { $turn }
again-judging = Analysing your turn…
again-show = Show me
again-another = Try another turn
again-next = Next
again-last = That was the last one.
