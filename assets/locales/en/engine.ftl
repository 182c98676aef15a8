### The computer player: reasons for hints, and marks for turns.

## Why a turn is the best
why-wins = This slide wins.
why-wins-in = { $turns ->
        [one] This wins at once.
        [2] This lets you win on your next turn, whatever your opponent does.
       *[other] This lets you win within { $turns } turns, whatever your opponent does.
    }
why-holds-out = Your opponent can force a win. This holds out longest, for { $turns ->
        [one] one turn
       *[other] { $turns } turns
    }.
why-stops-threat-and-makes-one = This stops your opponent’s threat and makes one of your own.
why-stops-threat = This stops your opponent from winning with the next slide.
why-makes-two-threats = This threatens to win in two ways at once.
why-makes-threat = This threatens to win with your next slide.
why-improves = This gives you the best position.

## How bad a turn was
mark-good = good
mark-inaccuracy = inaccuracy
mark-mistake = mistake
mark-blunder = blunder
