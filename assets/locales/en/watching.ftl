### A recorded match that is being watched.

watching-where = { $match } · { $place }
watching-amid = { $turn }, after the slide. The disc move comes next.
watching-note = Turn { $turn }: { $note }
watching-played = { $turn } · { $side }
watching-speed = { $speed }×
watching-speed-name = Speed: { $speed }×
watching-pause = Pause
watching-timeline = Timeline
watching-fault = The match stops here: { $why }

controls-note-watching = While you watch a match, the arrow keys and the D-pad step through it, and Space or South plays it. Tab or a shoulder button brings the cursor to the board, so that you can try a turn; Esc or East takes the cursor away again.

## Variations
line-after = { $turn ->
        [0] Variation from the start
       *[other] Variation after turn { $turn }
    }
line-turn = { line-after } · { $place }
line-after-slide = { line-after }. The match stays as it is. Now move a disc.
line-keep = Save variations
line-bring-back = Restore the variation
watching-decisive-turn = See the decisive turn
watching-show-win = Show the win
watching-show-turn = Show a better turn
watching-show-next = Show what follows

## What keys and buttons do
action-to-start = Go to the start
action-turn-back = One turn back
action-part-back = One part back
action-play-or-pause = Play
action-part-forward = One part forward
action-turn-forward = One turn forward
action-to-end = Go to the end
action-slower = Slower
action-faster = Faster
action-mistake-back = Previous mistake
action-mistake-forward = Next mistake
watching-no-mistake-yet = No further mistakes have been found yet. The match is still being analysed.
watching-no-mistake = No turn in this match was a mistake.
watching-only-mistake = This turn is the only mistake in this match.
watching-first-mistake = Goes back to the first mistake.
action-show-better = Show the win, a better turn or what follows
action-back-to-match = Back to the match
action-remove-line = Remove the variation
action-play-from-here = Play from here
action-share = Share

## What is printed on keys
key-end = End
key-page-up = Page Up
key-page-down = Page Down
key-delete = Delete
key-comma = ,
key-period = .
key-minus = -
key-equal = =
key-plus = +

## Playing on from a moment of a match
from-here = Play from here
from-here-explained = A new match begins { $turn ->
        [0] from the start of this one
       *[other] from the position after turn { $turn }
    }. { $side } plays first. This match stays as it is.
from-here-amid = A new match begins in the middle of turn { $turn }. { $side } moves a disc first. This match stays as it is.
from-here-same = Keep the same players
match-name = { $red } – { $black }

## Why a request about variations is refused
objection-line = { $reason }
objection-no-variation = There is no variation here.

## Why a match ended
turning-looking = Looking for the turn that decided it…
turning-go-there = Look at turn { $turn }
turning-turn = Turn { $turn }

## A turn with its mark, for a screen reader
hud-turn-marked = { $turn } ({ $mark })

## What was kept
notice-record-kept = Your changes to the match are saved.
notice-copy-kept = A copy with the variations has been added to your matches.
notice-record-not-kept = Your changes to the match can’t be saved. { $reason }

## What the turns were worth
sketch-pointed = The marks show the turn you’re pointing at.
judged-shows-win = { $who-is ->
        [you] This is how you could win.
       *[red] This is how { $who } could win.
    }
judged-shows-forced = { $who-is ->
        [you] No other answer would have saved you.
       *[red] No other answer would have saved { $who }.
    }
judged-cannot-stop = { $who-is ->
        [you] You can’t stop the threat any more
       *[red] { $who } can’t stop the threat any more
    }: { $locked ->
        [true] the disc needed for that is locked.
       *[false] no token can get in the way, and no disc move helps.
    }
judged-shows-turn = This would have been better for { $who }.
judged-shows-answer = { $who-is ->
        [you] This would be your best answer.
       *[red] This would be { $who }’s best answer.
    }
judged-only-delays = It can only delay defeat.
judged-shows-next = { $who-is ->
        [you] Then you could go on like this.
       *[red] Then { $who } could go on like this.
    }
judged-shows-allowed = { $who-is ->
        [you] After the better turn, this no longer wins for you.
       *[red] After the better turn, this no longer wins for { $who }.
    }
judged-shows-lesser = { $who-is ->
        [you] After the better turn, your best answer achieves less.
       *[red] After the better turn, { $who }’s best answer achieves less.
    }
judged-shows-refuted = { $who-is ->
        [you] This is how you can answer.
       *[red] This is how { $who } can answer.
    }
judged-not-in-match = In the match, { $how-is ->
        [slide] { $who-is ->
            [you] you can’t make this slide
           *[red] { $who } can’t make this slide
        }
       *[other] this disc move isn’t possible
    }: { $how }.
judged-progress = Analysing the match: { $turn } of { $turns } turns
judged-trying = Analysing this turn…
judged-begins-won = { $who-is ->
        [you] You win this match on turn { $turn }.
       *[red] { $who } wins this match on turn { $turn }.
    }
judged-begins = Step through the match, or try a turn of your own on the board.
judged-good = Turn { $turn } is a good one.
judged-nearly-best = No other turn is much better.
judged-better-than-played = This turn is better than what was played in the match.
judged-better-by = This turn is better than what was played in the match: { $who-is ->
        [you] your
       *[red] { $who }’s
    } chance of winning is { $chance }% instead of { $played }%.
judged-worse-than-played = What was played in the match is better.
judged-worse-by = What was played in the match is better: { $who-is ->
        [you] your
       *[red] { $who }’s
    } chance of winning would be { $played }% instead of { $chance }%.
judged-as-good-as-played = This turn is as good as what was played in the match.
judged-no-better-than-played = What was played in the match is about as bad.
judged-loses-later = This turn holds out longer than the one played in the match.
judged-loses-sooner = The turn played in the match holds out longer.
judged-legend = { $notes ->
        [0] The red part of the graph is Red’s chance of winning. Crosses mark mistakes, and strokes mark threats: Black’s at the top, Red’s at the bottom.
       *[other] The red part of the graph is Red’s chance of winning. Crosses mark mistakes, and strokes mark threats: Black’s at the top, Red’s at the bottom. Dots mark notes.
    }
judged-red-chance = { $turn ->
        [0] At the start
       *[other] After turn { $turn }
    }, Red’s chance of winning is { $chance }%.
judged-can-win = { $who-is ->
        [you] Now you can win with the next slide.
       *[red] Now { $who } can win with the next slide.
    }
judged-can-force = { $who-is ->
        [you] You can force a win.
       *[red] { $who } can force a win.
    }
judged-too-late = { $who-is ->
        [you] { $threats ->
            [one] Your own threat comes too late.
           *[other] Your own threats come too late.
        }
       *[red] { $threats ->
            [one] { $who }’s own threat comes too late.
           *[other] { $who }’s own threats come too late.
        }
    }
judged-quiet = A quiet turn: it makes no threat and stops none.
judged-one-space = This makes a threat: { $slides ->
        [2] two different slides
        [3] three different slides
       *[other] { $slides } different slides
    } to the same space would win.
judged-can-stop = { $opponent-is ->
        [you] But you can still stop that.
       *[red] But { $opponent } can still stop that.
    }
judged-stops-threats = { $makes ->
        [0] This stops
        [1] This makes a threat and stops
        [2] This makes two threats at once and stops
       *[other] This makes { $makes } threats at once and stops
    } { $threats ->
        [1] { $opponent-is ->
            [you] your threat
           *[red] { $opponent }’s threat
        }
        [2] { $opponent-is ->
            [you] both of your threats
           *[red] both of { $opponent }’s threats
        }
        [3] { $opponent-is ->
            [you] all three of your threats
           *[red] all three of { $opponent }’s threats
        }
       *[other] { $opponent-is ->
            [you] all { $threats } of your threats
           *[red] all { $threats } of { $opponent }’s threats
        }
    }{ $how-is ->
        [none] .
       *[other] {":"} { $how }.
    }
judged-each-stopped = In one, { $one }; in the other, { $other }.
judged-quiet-again = Another quiet turn.
judged-best = No better turn was found.
judged-slower = { $who-is ->
        [you] You could have won sooner.
       *[red] { $who } could have won sooner.
    }
judged-stands-even = Neither side is ahead.
judged-stands-ahead = { $who-is ->
        [you] You’re a little ahead.
       *[red] { $who } is a little ahead.
    }
judged-stands-clear = { $who-is ->
        [you] You’re well ahead.
       *[red] { $who } is well ahead.
    }
judged-stands-won = { $who-is ->
        [you] You have a winning position.
       *[red] { $who } has a winning position.
    }
judged-next = { $who-is ->
        [you] Your
       *[red] { $who }’s
    } next turn ({ $turn }) is { $mark-is ->
        [weak] weak.
        [mistake] a mistake.
       *[blunder] a blunder.
    }
judged-prepared = On turn { $turn }, { $who } prepared two threats at once.
judged-find = { $wins ->
        [true] { $who-is ->
            [you] You can force a win.
           *[red] { $who } can force a win.
        } Can you see how?
       *[false] Can you find something better?
    }
judged-decided = This turn decided the match.
judged-no-better = It may already have been too late: no clearly better turn was found.
judged-took-longer = { $who-is ->
        [you] In the match, it took you until turn { $turn }.
       *[red] In the match, it took { $who } until turn { $turn }.
    }
judged-match-shows = The rest of the match shows how.
judged-last-mistake = { $who-is ->
        [you] Your last mistake before that was turn { $turn }.
       *[red] { $who }’s last mistake before that was turn { $turn }.
    }
judged-was = { $who-is ->
        [you] Your
       *[red] { $who }’s
    } turn { $turn } was { $mark-is ->
        [weak] weak.
        [mistake] a mistake.
       *[blunder] a blunder.
    }
judged-disc-alone = The slide was right, but the disc move wasn’t.
judged-only = { $who-is ->
        [you] On turn { $turn }, you
       *[red] On turn { $turn }, { $who }
    } got it exactly right.
judged-gave-away = { $who-is ->
        [you] Your chance of winning fell from { $before }% to { $after }%.
       *[red] { $who }’s chance of winning fell from { $before }% to { $after }%.
    }
judged-keeps = { $who-is ->
        [you] Your chance of winning would then be { $before }% instead of { $after }%.
       *[red] { $who }’s chance of winning would then be { $before }% instead of { $after }%.
    }
judged-spoils = { $opponent-is ->
        [you] After this turn, you can’t
       *[red] After this turn, { $opponent } can’t
    } { $allowed-is ->
        [good-answer] { $marked ->
            [true] play the answer marked in purple
           *[false] answer so well
        }
       *[other] { $allowed }{ $marked ->
            [true] { " " }as marked in purple
           *[false] { "" }
        }
    }: { $how }.
judged-answer = { $allowed-is ->
        [none] Marked in purple: { $opponent-is ->
            [you] your best answer
           *[red] { $opponent }’s best answer
        }.
       *[other] Marked in purple: how { $opponent-is ->
            [you] you can
           *[red] { $opponent } can
        } { $allowed }.
    }
judged-step-back = Go back one turn to look for something better yourself.
judged-after-better = { $part-is ->
        [slide] After a better slide
        [relocation] After a better disc move
       *[none] After a better slide and disc move
    }
judged-prevented = { judged-after-better }, this no longer works: { $how }.
judged-missed-two-threats = { judged-after-better }, { $who-is ->
        [you] you would
       *[red] { $who } would
    } threaten to win in two ways at once.
judged-missed-threat = { judged-after-better }, { $who-is ->
        [you] you would
       *[red] { $who } would
    } threaten to win with the next slide.
judged-missed-preparation = { judged-after-better }, { $who-is ->
        [you] you could make two threats at once on your
       *[red] { $who } could make two threats at once on its
    } next turn.
judged-missed-prevention = { judged-after-better }, { $opponent-is ->
        [you] you wouldn’t be able to
       *[red] { $opponent } wouldn’t be able to
    } make two threats at once.
judged-prevents-prepared = { $opponent-is ->
        [you] You can then
       *[red] { $opponent } can then
    } no longer make two threats at once.
judged-prepared-too-late = { $opponent-is ->
        [you] You have to stop that first, so your own two threats would come
       *[red] { $opponent } has to stop that first, so its own two threats would come
    } too late.
judged-gold-ring = The gold ring shows where.

## The menu over a recorded match
pause-watching = You’re only watching this match. Nothing is lost if you leave.
pause-watching-lines = You’re only watching this match. Your variations will be lost if you leave without saving.
pause-watched = Back to the match you were watching
