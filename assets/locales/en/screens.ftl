### What the screens say: title, new match, pause, result, settings, rules, credits.

## Title
title-tagline = A board game of sliding tokens on a board that moves
title-continue = Continue
title-new-match = New match
title-settings = Settings
title-rules = Rules
title-credits = Credits
title-quit = Quit

## On every sheet
screen-back = Back
screen-done = Done

## New match
new-match = New match
new-match-player-name = Name of who plays { $side }
new-match-first = Who begins
new-match-first-red = Red
new-match-first-black = Black
new-match-first-lot = By lot
new-match-rules = House rules
new-match-start = Start
player-human = A person

## How well the computer plays
level-beginner = Beginner
level-easy = Easy
level-medium = Medium
level-hard = Hard
level-master = Master

## There is an unfinished match
unfinished = There is an unfinished match
unfinished-explained = { $red } against { $black }, { $turns ->
        [0] before the first turn
        [one] after one turn
       *[other] after { $turns } turns
    }. It is kept, and a new match does not change that.
unfinished-continue = Continue it
unfinished-new = Begin a new one

## Pause
pause = Pause
pause-kept = The match is kept. You can leave it and continue later.
pause-nothing-played = Nothing has been played yet.
pause-resume = Back to the match
pause-result = How it ended
pause-leave = Leave to the title

## Result
result-players = { $red } against { $black }, { $turns ->
        [one] one turn
       *[other] { $turns } turns
    }
result-rematch = Rematch, colours swapped
result-look = Look at the board
result-menu = Title

## Settings
settings = Settings
settings-sound = Sound
settings-effects = Wood and other sounds
settings-music = Music
settings-picture = Picture
settings-quality = Quality
settings-quality-automatic = Automatic
settings-quality-low = Low
settings-quality-medium = Medium
settings-quality-high = High
settings-full-screen = Full screen
settings-text = Size of text
settings-text-small = Small
settings-text-normal = Normal
settings-text-large = Large
settings-text-largest = Largest
settings-table = At the table
settings-speed = How fast things move
settings-speed-slow = Slowly
settings-speed-normal = Normal
settings-speed-fast = Fast
settings-reduced-motion = Reduced motion: things fade where they would fly
settings-coordinates = Coordinates on the board

## Rules, on one page
rules = The rules
rules-goal = The goal
rules-goal-explained = Bring your three tokens together, each touching at least one of the others: as a triangle, a line or a tick. Whoever slides a token so that this happens wins at once.
rules-slide = First slide a token
rules-slide-explained = Slide one of your tokens over the discs in one of the six directions. It goes as far as it can, until the discs end, a hole opens or a token stands in its way. It may not stop earlier.
rules-relocate = Then relocate a disc
rules-relocate-explained = Take a disc from the edge and put it down elsewhere, where it touches at least two other discs.
rules-which = Which disc you may take
rules-which-explained = One that no token stands on, that your opponent has not just relocated, that can be slid out of the board without lifting it or pushing another, and without which the rest still holds together as one piece.
rules-rare = What happens rarely
rules-rare-explained = Who has no token to slide or no disc to take skips that part. A match is drawn when the same position comes up for the third time, or when both players agree.
rules-house = In this match

## Credits
credits = Credits
credits-game = The game
credits-game-explained = Nonaga is a board game by Víktor Bautista i Roca. This program is an independent digital version of it.
credits-program = The program
credits-program-explained = Free software under the MIT or the Apache 2.0 licence, as you like. It stands on the Bevy engine and on other free software.
credits-letters = The letters
credits-letters-explained = Lato by Łukasz Dziedzic, under the SIL Open Font License 1.1.
credits-sounds = Sounds and pictures
credits-sounds-explained = Made for this game. The sounds are computed, without recordings; the wood is computed while you look at it.
