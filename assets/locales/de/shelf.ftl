### The shelf: other games on the same table.

shelf-looks-back = Du siehst dir einen früheren Zug an. Geh zum letzten, um zu spielen, oder spiel ab hier.
shelf-try = Ausprobieren und lernen
shelf-kept = Gespeicherte Partien
shelf-waits = Eine neue Partie ändert nichts an dieser. Sobald die neue zu Ende ist, kannst du mit dieser weitermachen.
shelf-play-match = Eine Partie spielen
shelf-at-turn = Zug { $turn } von { $turns }
shelf-your-turn = Du bist am Zug.
shelf-computers-turn = Der Computer ist am Zug.
shelf-over = { zebra-refusal-match-over }
shelf-leave = Zur Seite des Spiels
shelf-board = Brett
