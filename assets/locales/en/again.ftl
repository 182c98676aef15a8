### The player's own mistakes, tried again.

again = Try it again
again-none = There is no mistake to try again yet. After a match has ended, it is judged, and what went wrong comes here.
again-where = Try it again · { $at } of { $all } · { $match }, turn { $turn }
again-judging = Looking at your turn…
again-leave = All matches
again-show = Show me
again-another = Try another turn
again-next = Next
again-last = That was the last one.
