### The shelf: other games on the same table.

shelf-looks-back = Tu regardes un coup plus ancien. Va au dernier pour jouer, ou reprends ici.
shelf-try = Apprendre en essayant
shelf-kept = Parties enregistrées
shelf-waits = Une nouvelle partie laisse celle-ci telle quelle. Tu pourras la continuer une fois la nouvelle terminée.
shelf-play-match = Jouer une partie
shelf-at-turn = Coup { $turn } sur { $turns }
shelf-your-turn = À toi de jouer.
shelf-computers-turn = À l’ordinateur de jouer.
shelf-over = { zebra-refusal-match-over }
shelf-leave = Revenir à la page du jeu
shelf-board = Plateau
