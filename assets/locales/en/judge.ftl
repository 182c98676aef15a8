### Judging a match: what is proven about a turn, where the match turned, and trying a turn again.

## What is proven about a turn
finding-missed-win = { $turns ->
        [one] There was a slide that won.
       *[other] There was a win in { $turns } turns, whatever the opponent did.
    }
finding-only-turn = No other turn would have held.
finding-only-slide = No other slide would have held.
finding-only-relocation = No other relocation would have held.
finding-let-win = { $turns ->
        [one] After this turn the opponent could win at once.
       *[other] After this turn the opponent could force a win in { $turns } turns.
    }
finding-lost = { $turns ->
        [one] No turn could stop the opponent from winning.
       *[other] The opponent could force a win in { $turns } turns, whatever was played.
    }

## Where a match turned
who-you = you
who-red = Red
who-black = Black
turned-missed-win = { $turns ->
        [one] In turn { $turn } { $who } passed over a slide that won.
       *[other] In turn { $turn } { $who } passed over a win in { $turns } turns.
    }
turned-did-not-stop = In turn { $turn } { $who } did not stop the { $shape }.
turned-let-stand = { $threats ->
        [2] In turn { $turn } { $who } let two threats stand.
        [3] In turn { $turn } { $who } let three threats stand.
       *[other] In turn { $turn } { $who } let { $threats } threats stand.
    }
turned-opened-way = In turn { $turn } { $who } opened the way for a { $shape }.
turned-let-threaten = { $threats ->
        [2] In turn { $turn } { $who } let { $opponent } make two threats at once.
        [3] In turn { $turn } { $who } let { $opponent } make three threats at once.
       *[other] In turn { $turn } { $who } let { $opponent } make { $threats } threats at once.
    }
turned-let-make-threat = In turn { $turn } { $who } let { $opponent } prepare a { $shape } that nothing could stop.
turned-let-lock = In turn { $turn } { $who } let { $opponent } make a threat that only the locked disc could have stopped.
turned-let-force = { $turns ->
        [one] In turn { $turn } { $who } let { $opponent } win at once.
       *[other] In turn { $turn } { $who } let { $opponent } force a win in { $turns } turns.
    }
turned-slipped = Turn { $turn } cost { $who } most: the chance of winning fell from { $before } % to { $after } %.

## Trying a turn again
goal-win = { $turns ->
        [one] Find the slide that wins.
       *[other] Find the turn that wins: { $turns } turns are enough, whatever your opponent does.
    }
goal-hold = Find a turn after which your opponent can’t force a win.
goal-improve = Find a better turn.
attempt-as-good = Yes, this is as good as it gets.
attempt-misses = This lets the win go.
attempt-loses = { $turns ->
        [one] After this your opponent can win at once.
       *[other] After this your opponent can force a win in { $turns } turns.
    }
attempt-worse = There is something better.

## The text command
judge-about = Judges every turn of a match: what it gave away, what was better, and where the match turned
judge-arg-file = A record. - is standard input
judge-arg-time = Time to think about each turn, in milliseconds. Default: { $default }, unless --nodes is given
judge-arg-nodes = Positions to search for each turn. Without --time, the same number always gives the same table
judge-explained = The columns: the number of the turn, its side, the turn, Red’s chance of winning after it in percent, how many percent the turn gave away, its mark, a better turn, and what is proven: missed-win-N, let-win-N, lost-N, only-turn, only-slide or only-relocation.
judge-progress = { $turn } of { $turns }
judge-no-turning-point = No single turn decided this match.
judge-unfinished = This match goes on.
