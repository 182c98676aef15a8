### Judging a match: what is proven about a turn, where the match turned, and trying a turn again.

## What is proven about a turn
finding-missed-win = { $turns ->
        [one] There was a winning slide.
       *[other] { $who-is ->
            [you] You could have forced a win by turn { $by }.
           *[red] { $who } could have forced a win by turn { $by }.
        }
    }
finding-only-turn = Any other turn would have lost.
finding-only-slide = Any other slide would have lost.
finding-only-relocation = Any other disc move would have lost.
finding-let-win = { $turns ->
        [one] After this turn, { $opponent } could win at once.
       *[other] After this turn, { $opponent } could force a win by turn { $by }.
    }
finding-lost = { $turns ->
        [one] No turn could stop { $opponent } from winning.
       *[other] Whatever was played, { $opponent } could force a win by turn { $by }.
    }

## Where a match turned
who-you = you
who-red = Red
who-black = Black
turned-missed-win = { $turns ->
        [one] On turn { $turn }, { $who } missed a winning slide.
       *[other] On turn { $turn }, { $who } could have forced a win by turn { $by }.
    }
turned-did-not-stop = On turn { $turn }, { $who } didn’t stop the { $shape }.
turned-let-stand = { $threats ->
        [2] On turn { $turn }, { $who } left two threats unanswered.
        [3] On turn { $turn }, { $who } left three threats unanswered.
       *[other] On turn { $turn }, { $who } left { $threats } threats unanswered.
    }
turned-opened-way = On turn { $turn }, { $who } opened the way to a { $shape }.
turned-let-threaten = { $threats ->
        [2] On turn { $turn }, { $who } let { $opponent } make two threats at once.
       *[other] On turn { $turn }, { $who } let { $opponent } make several threats at once.
    }
turned-let-make-threat = On turn { $turn }, { $who } let { $opponent } prepare a { $shape } that nothing could stop.
turned-let-lock = On turn { $turn }, { $who } let { $opponent } make a threat that only the locked disc could have stopped.
turned-let-force = { $turns ->
        [one] On turn { $turn }, { $who } let { $opponent } win at once.
       *[other] { $by ->
            [none] On turn { $turn }, { $who } let { $opponent } force a win.
           *[other] On turn { $turn }, { $who } let { $opponent } force a win by turn { $by }.
        }
    }
turned-slipped = Turn { $turn } cost { $who } the most: { $who-is ->
        [you] your
       *[red] { $who }’s
    } chance of winning fell from { $before }% to { $after }%.
turned-won = On turn { $turn }, { $who } completed the { $shape }.
turned-too-late = { $opponent-is ->
        [you] After turn { $turn }, nothing could stop you any more.
       *[red] After turn { $turn }, nothing could stop { $opponent } any more.
    }

## Trying a turn again
goal-win = { $turns ->
        [one] Find the slide that wins.
       *[other] Find the turn that forces a win within your next { $turns } turns, this one included.
    }
goal-hold = { $turns ->
        [one] Find a turn after which your opponent can’t win at once.
       *[other] Find a turn that stops your opponent from forcing a win.
    }
goal-improve = Find a better turn.
attempt-as-good = Yes, nothing is better.
attempt-misses = This lets the win slip away.
attempt-wins-later = This wins too, but another slide wins at once.
attempt-loses = { $turns ->
        [one] After this, your opponent can win at once.
       *[other] After this, your opponent can force a win in { $turns } turns.
    }
attempt-worse = There is something better.

## The text command
judge-about = Analyses every turn of a match: what it gave away, what was better, and where the match turned
judge-arg-file = A record. - is standard input
judge-arg-time = Time to think about each turn, in milliseconds; five times that where there was a mistake. Default: { $default }, unless --nodes is given
judge-arg-nodes = Positions to search for each turn. Without --time, the same number always gives the same table
judge-explained = The columns: the number of the turn, its side, the turn, Red’s chance of winning after it in percent, how many percentage points the turn gave away, its mark, a better turn, and what is proven: missed-win-N, let-win-N, lost-N, only-turn, only-slide or only-relocation.
judge-progress = { $turn } of { $turns }
judge-no-turning-point = No single turn decided this match.
judge-unfinished = This match isn’t over yet.
