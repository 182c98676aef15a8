### The shelf: other games on the same table.

shelf-looks-back = You are looking at an earlier turn. Go on to the last one to play, or play from here.
shelf-try = Learn by trying
shelf-kept = Saved matches
shelf-waits = A new match leaves this one as it is. You can continue it once the new one is over.
shelf-play-match = Play a match
shelf-at-turn = Turn { $turn } of { $turns }
shelf-your-turn = Your turn.
shelf-computers-turn = The computer’s turn.
shelf-over = { zebra-refusal-match-over }
shelf-leave = Leave for the game’s page
shelf-board = Board
