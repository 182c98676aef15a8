### The library: all matches that are kept, and those that come with the game.

title-library = Matches
library = Matches

## What is listed
library-show = Show
library-own = Your matches
library-bundled = Example matches
library-broken = Unreadable files
library-search = Search
library-sort = Sort by
library-sort-date = Date
library-sort-players = Name
library-sort-result = Result
library-sort-turns = Turns
library-reading = Reading your matches…
library-none = You have no matches yet. Every match you finish is saved here automatically.
library-count = { $count ->
        [one] One match
       *[other] { $count } matches
    }
library-found = { $count ->
        [0] None
       *[other] { $count }
    } of { $all }
library-files = { $count ->
        [one] One file
       *[other] { $count } files
    }

## A match
library-players = { $red } against { $black }
library-date = { $day } { $month ->
        [1] January
        [2] February
        [3] March
        [4] April
        [5] May
        [6] June
        [7] July
        [8] August
        [9] September
        [10] October
        [11] November
       *[12] December
    } { $year }
library-turns = { $turns ->
        [0] no turns
        [one] one turn
       *[other] { $turns } turns
    }
library-details = { $date } · { library-turns }
library-details-named = { $players } · { $date } · { library-turns }
library-details-bundled = { $players } · { library-turns }
library-won = { $side } wins with a { $shape }
library-resigned = { $side } resigns
library-repeated = Draw by repetition
library-agreed = Draw by agreement
library-unfinished = Not over yet
library-fault = Goes wrong at { $why }
library-unreadable = This file can’t be read: { $why }.
library-newer = A newer version of Nonaga wrote this file (file version { $version }).

## What can be done with it
library-rename = Rename { $name }
library-copy = Copy { $name } as text
library-delete = Delete { $name }
library-new-name = New name
library-save-name = Rename
library-keep-name = Cancel
library-undo = Undo
library-deleted = Deleted “{ $name }”.
library-copied = The match is on the clipboard, as one line of text.
library-not-copied = The match could not be copied: the clipboard isn’t available.

## Matches from elsewhere
library-ask-path = Open a file…
library-path = File path
library-open-path = Open
library-leave-path = Cancel
library-paste = Paste a match
library-no-text = There is no text on the clipboard. Copy a match first.
library-not-pasted = The clipboard has no match that can be read. { $why }

## The keys, on the page of all controls
controls-note-library = In the list of matches, F2 renames a match, Delete deletes it and Ctrl+Z brings it back. Ctrl+C copies a match as text, Ctrl+V opens one that you have copied, and Ctrl+F goes to the search. Drop a file onto the window to open it.

## Your own figures
library-figures = Against the computer: { $won } won, { $lost } lost, { $drawn } drawn.{ $friends ->
        [0] {""}
        [one] {" "}One match with a friend.
       *[other] {" "}{ $friends } matches with friends.
    }
library-figures-of = { $of }: { $won } won, { $lost } lost{ $drawn ->
        [0] {""}
       *[other] , { $drawn } drawn
    }
library-figures-with = With a { $shape }: { $won } won, { $lost } lost
