### What the computer player says: of hints, of turns that were played, of levels.

## Why a turn is the best
why-wins = This slide wins.
why-wins-in = { $turns ->
        [one] This wins at once.
        [2] This wins with your next turn, whatever comes.
       *[other] This wins within { $turns } turns, whatever comes.
    }
why-holds-out = There is no way out: this holds out longest, for { $turns ->
        [one] one turn
       *[other] { $turns } turns
    }.
why-stops-threat-and-makes-one = This stops the threat, and makes one of your own.
why-stops-threat = This stops the threat: otherwise the next slide would win.
why-makes-two-threats = This threatens to win in two ways at once.
why-makes-threat = This threatens to win with the next slide.
why-improves = This gives you the better position.

## How bad a turn was
mark-good = good
mark-inaccuracy = inaccuracy
mark-mistake = mistake
mark-blunder = blunder
