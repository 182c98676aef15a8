### The shelf: other games on the same table.

shelf-looks-back = Tu regardes un coup déjà joué. Pour jouer, va au dernier, ou choisis « Reprendre ici ».
shelf-try = Apprendre en jouant
shelf-kept = Parties enregistrées
shelf-waits = Ta partie en cours reste telle quelle si tu en commences une nouvelle. Tu pourras la continuer une fois l’autre terminée.
shelf-play-match = Jouer une partie
shelf-at-turn = Coup { $turn } sur { $turns }
shelf-your-turn = À toi de jouer.
shelf-computers-turn = À l’ordinateur de jouer.
shelf-over = { zebra-refusal-match-over }
shelf-leave = Revenir à la page du jeu
shelf-board = Plateau
