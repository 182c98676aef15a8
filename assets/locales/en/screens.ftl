### The screens: title, new match, the menu, result, settings, rules, controls, credits.

## Title
title-tagline = Slide your tokens across a board that keeps changing
title-continue = Continue
title-continue-match = Continue the match
title-continue-far = { $name } is waiting for you
title-far-awaits = It’s { $name }’s turn
title-far-unsent = Not sent to { $name } yet
title-continue-other = Continue { $game }
title-continue-lesson = Continue with lesson { $number }
title-new-match = New match
title-shelf = More games
title-far = { far-page }
title-settings = Settings
title-rules = Rules
title-controls = Controls
title-credits = Credits
title-quit = Quit

## On every overlay
screen-back = Back
screen-done = Done

## New match
new-match = New match
new-match-opponent = Opponent
new-match-opponent-computer = The computer
new-match-opponent-friend = A friend
new-match-opponent-computers = Two computers
new-match-level = Level
new-match-level-of = Level of { $side }
new-match-colour = You play
new-match-name = Your name
new-match-player-name = { $side } player
new-match-name-full = A name can have up to { $longest } characters.
new-match-first = Who begins
new-match-red = Red
new-match-black = Black
new-match-random = Random
new-match-rules = House rules
new-match-rules-chosen = House rules: { $rules }
new-match-start = Start

## How well the computer plays
level-beginner = Beginner
level-beginner-explained = Overlooks a lot. You’re warned when it threatens to win.
level-easy = Easy
level-easy-explained = Never misses a winning slide, but often overlooks yours.
level-medium = Medium
level-medium-explained = Rarely overlooks your winning slides, but doesn’t plan far ahead.
level-hard = Hard
level-hard-explained = Sees every winning slide, its own or yours, and plans a few turns ahead.
level-master = Master
level-master-explained = Overlooks nothing and thinks as far ahead as it can.

## There is an unfinished match
unfinished = You have an unfinished match
unfinished-explained = { $red } against { $black }, { $turns ->
        [0] before the first turn
        [one] after one turn
       *[other] after { $turns } turns
    }. It stays saved even if you start a new one.
unfinished-continue = Continue it
unfinished-new = Start a new one

## The menu of a match
pause = Menu
pause-kept = Your match is saved. You can leave now and continue later.
pause-far = Each part of a turn is saved at once, and sent as soon as you’re both here. If you leave, the match will wait.
match-not-saved = This match is not saved. { $reason }
pause-nothing-played = Nothing has been played yet.
pause-lesson = You can leave now. Next time, the lesson continues from this step.
pause-lesson-over = That’s done. You can leave now.
pause-exercise = You can leave now. Your mistakes will still be here next time.
pause-puzzle = You can leave now. The puzzle will be waiting for you.
pause-resume = Continue
pause-matches = All matches
pause-result = Result
pause-leave = Main menu
pause-leave-unsaved = Leave without saving

## Result
result-players = { $red } against { $black }, { $turns ->
        [0] no turns
        [one] one turn
       *[other] { $turns } turns
    }
result-players-you = Against the computer ({ $level }), { $turns ->
        [0] no turns
        [one] one turn
       *[other] { $turns } turns
    }
result-score = Score: { $red } { $red-won }, { $black } { $black-won }{ $drawn ->
        [0] { "" }
       *[other] , { $drawn } drawn
    }
result-score-you = Score: you { $own }, computer ({ $level }) { $other }{ $drawn ->
        [0] { "" }
       *[other] , { $drawn } drawn
    }
result-tick = A tick is a line with a bend.
result-you-won = You won
result-you-lost = You lost
result-rematch = Rematch, swap colours
result-mistakes = Put your mistakes right
result-mistakes-short = Mistakes
result-no-mistakes = No mistakes found
result-no-mistakes-short = No mistakes
result-next-level = Next level: { $level }
result-watch = Watch this match
result-watch-short = Watch
result-look = View the board
result-look-short = Board
result-menu = Main menu
result-menu-short = Menu
result-watched-short = Watch on

## Settings
settings = Settings
settings-language = Language
settings-language-systems = Same as system
settings-sound = Sound
settings-effects = Sound effects
settings-music = Music
settings-captions = Captions for sounds
settings-picture = Display
settings-quality = Quality
settings-quality-automatic = Automatic
settings-quality-low = Low
settings-quality-medium = Medium
settings-quality-high = High
settings-full-screen = Full screen
settings-notifications = Notify me when it’s my turn against a friend far away
settings-text = Text size
settings-text-percent = { $percent }%
settings-high-contrast = High contrast
settings-woods = Wood and lacquer
settings-woods-table = Table
settings-wood-walnut = Walnut
settings-wood-mahogany = Mahogany
settings-wood-bog-oak = Bog oak
settings-woods-discs = Discs
settings-wood-maple = Maple
settings-wood-oak = Oak
settings-wood-cherry = Cherry
settings-woods-tokens = Tokens
settings-lacquer-glossy = Glossy
settings-lacquer-matt = Matt
settings-lacquer-bright = Bright
settings-table = At the table
settings-speed = Animation speed
settings-speed-slow = Slow
settings-speed-normal = Normal
settings-speed-fast = Fast
settings-reduced-motion = Reduced motion: pieces fade instead of moving
settings-still-view = Keep the view still
settings-last-turn = Keep the last turn marked
settings-coordinates = Coordinates on the board
settings-symbols = Symbols on tokens
settings-bindings = Change keys and buttons

## Changing keys and gamepad buttons
bindings = Keys and buttons
bindings-explained = Choose what you want to change, then press the new key, gamepad button or mouse button. The left and right mouse buttons can’t be reassigned. Esc cancels.
bindings-press-key = Press a key…
bindings-press-button = Press a button…
bindings-press-mouse = Press a mouse button…
bindings-taken = { $key } now does “{ $action }” instead of “{ $other }”.{ $left ->
        [0] {" "}“{ $other }” is no longer assigned.
       *[other] {""}
    }
bindings-reset = Reset all
bindings-were-reset = All keys and buttons have been reset.
bindings-keys-of = { $action }, keyboard: { $names }
bindings-buttons-of = { $action }, gamepad: { $names }
bindings-mouse-of = { $action }, mouse: { $names }
bindings-view = Button that turns the view
bindings-view-any = Any
bindings-view-right = Right
bindings-view-middle = Middle
bindings-view-left = Left, on the table
bindings-view-lost = { $key } now does “{ $action }” instead of turning the view.
bindings-view-taken = The middle mouse button now turns the view instead of “{ $other }”.
bindings-turning = Turning speed
bindings-zooming = Zoom speed

## Rules, on one page
rules = The rules
rules-goal = The goal
rules-goal-explained = Bring your three tokens together in a triangle, a line or a tick (a bent line): each token must touch at least one of the others. The slide that does this wins at once.
rules-slide = First, slide a token
rules-slide-explained = Slide one of your tokens over the discs in any of the six directions. It goes as far as it can: it stops only at the edge of the board, at a hole or at another token.
rules-relocate = Then, move a disc
rules-relocate-explained = Take a disc from the edge of the board and put it down somewhere else, where it touches at least two other discs.
rules-which = Which discs you can take
rules-which-explained = You can take a disc if no token stands on it and your opponent has not just moved it. It must be able to leave the board without being lifted and without pushing another disc. The rest of the board must stay in one piece.
rules-rare = Special cases
rules-rare-explained = If none of your tokens can slide, or there is no disc you can take, you skip that part. The match is a draw when the same position comes up for the third time, or when both players agree.
rules-house = In this match

## Controls, on one page
controls = Controls
controls-what = Action
controls-mouse = Mouse
controls-touch = Touch
controls-keyboard = Keyboard
controls-gamepad = Gamepad
controls-none = –
controls-choose = Choose a piece, then a space for it
controls-click = Click
controls-tap = Tap
controls-move = Move a piece
controls-drag = Drag it
controls-let-go = Let go of a piece
controls-right-click = Right-click, or click it again
controls-tap-again = Tap it again
controls-turn-view = Turn the view
controls-drag-view = Drag the table, or drag anywhere with the right or middle button
controls-drag-view-right = Drag anywhere with the right button
controls-drag-view-middle = Drag anywhere with the middle button
controls-drag-view-left = Drag the table
controls-zoom = Zoom in and out
controls-wheel = Wheel
controls-two-fingers = Move or turn two fingers
controls-pinch = Move two fingers apart or together
controls-scroll = Scroll a page or a list
controls-button-name = See a button’s name and key
controls-point = Point at it
controls-note-pieces = While a piece is moving, press anything to finish the move at once.
controls-note-symbols = With “Symbols on tokens” in the settings, every red token carries a ring and every black one a diamond.
controls-note-menus = In menus, go from button to button with the arrow keys, Tab or the D-pad. Press Enter, Space or South to choose one, and Esc or East to go back.
controls-note-gamepad = The left stick works like the D-pad. On Nintendo gamepads, A and B are swapped, and so are X and Y.

## Credits
credits = Credits
credits-game = The game
credits-game-explained = Nonaga is a board game by Víktor Bautista i Roca. This is an independent digital version.
credits-program = The program
credits-program-explained = Free software under the MIT or the Apache 2.0 licence, whichever you prefer. Built with the Bevy engine and other free software.
credits-letters = The font
credits-letters-explained = Lato by Łukasz Dziedzic, under the SIL Open Font License 1.1.
credits-sounds = Sounds and pictures
credits-sounds-explained = Made for this game. The sounds are synthesised, not recorded, and the wood is drawn by code as you play.

## Lessons
title-learn = Learn to play
title-learn-more = Lessons and challenges
title-learn-offer = New to Nonaga? Learn it by playing, in about ten minutes.
lessons-course = The course
lessons-challenges = Challenges
lessons-own = Your own lessons
lessons-row = { $lesson } · { $standing }
lessons-length = { $steps ->
        [one] 1 step
       *[other] { $steps } steps
    }, about { $minutes } min
lessons-done = done
lessons-skipped = { $steps ->
    [one] 1 step skipped
   *[other] { $steps } steps skipped
}
lessons-at = step { $step } of { $steps }
lessons-broken = { $file }: { $why }
