### The shelf: other games on the same table.

shelf-looks-back = You’re looking at an earlier turn. To play, go to the last turn or choose “Play from here”.
shelf-try = Learn by trying
shelf-kept = Saved matches
shelf-waits = Your unfinished match stays as it is. You can continue it once the new one is over.
shelf-play-match = Play a match
shelf-at-turn = Turn { $turn } of { $turns }
shelf-your-turn = Your turn.
shelf-computers-turn = The computer’s turn.
shelf-over = { zebra-refusal-match-over }
shelf-leave = Back to the game’s page
shelf-board = Board
