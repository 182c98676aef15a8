### The computer player: reasons for hints, marks for turns, and the line protocol.

## Why a turn is the best
why-wins = This slide wins.
why-within = { $by ->
        [none] within { $player-is ->
            [you] your
           *[other] { $player }’s
        } next { $turns } turns
       *[other] by turn { $by }
    }
why-wins-in = { $turns ->
        [one] This wins at once.
        [2] { $opponent-is ->
            [you] This forces a win next turn, whatever you play.
           *[other] This forces a win next turn, whatever { $opponent } plays.
        }
       *[other] { $opponent-is ->
            [you] This forces a win { why-within }, whatever you play.
           *[other] This forces a win { why-within }, whatever { $opponent } plays.
        }
    }
why-wins-with-two-threats = { $turns ->
        [2] { $opponent-is ->
            [you] This threatens to win in two ways at once. You can’t stop both.
           *[other] This threatens to win in two ways at once. { $opponent } can’t stop both.
        }
       *[other] This threatens to win in two ways at once. Even if both are stopped, it forces a win { why-within }.
    }
why-wins-with-threat = { $turns ->
        [2] This threatens to win with the next slide, and nothing can stop it.
       *[other] This threatens to win with the next slide. Even if that is stopped, it forces a win { why-within }.
    }
why-keeps-win = { $turns ->
        [2] With this disc move, nothing can stop the threat.
       *[other] With this disc move, the threat stays and forces a win { why-within }.
    }
why-holds-out = { $turns ->
        [one] { $opponent-is ->
            [you] Nothing can stop you from winning next turn.
           *[other] Nothing can stop { $opponent } from winning next turn.
        }
       *[other] { $opponent-is ->
            [you] You can force a win. This puts it off as long as possible: { $by ->
                [none] you need { $turns } more turns.
               *[other] until turn { $by }.
            }
           *[other] { $opponent } can force a win. This puts it off as long as possible: { $by ->
                [none] { $opponent } needs { $turns } more turns.
               *[other] until turn { $by }.
            }
        }
    }
why-stops-threat-and-makes-one = { $how-is ->
        [none] This stops a threat and makes a new one.
       *[other] This makes a threat and stops one: { $how }.
    }
why-stops-threat = { $how-is ->
        [none] { $opponent-is ->
            [you] This stops you from winning with the next slide.
           *[other] This stops { $opponent } from winning with the next slide.
        }
       *[other] { $opponent-is ->
            [you] This stops you from winning with the next slide: { $how }.
           *[other] This stops { $opponent } from winning with the next slide: { $how }.
        }
    }
stopping-token = { $player-is ->
        [you] one of your tokens
        [red] a red token
       *[black] a black token
    }
how-stopped-in-the-way = { stopping-token } now stands in the way
how-stopped-space-taken = { stopping-token } now stands where the slide would end
how-stopped-token-gone = with this token out of its way, the threatening one slides too far
how-stopped-gap = taking the disc leaves a gap in the path
how-stopped-space-gone = the disc the token would have stopped on is gone
how-stopped-slides-past = with the disc on its new space, the threatening token slides too far
spoilt-slide = { $stays ->
        [true] { $how-is ->
            [in-the-way] { stopping-token } stays in the way
            [space-taken] { stopping-token } stays where the slide would end
            [space-gone] there’s no disc where the slide would end
            [gap] the gap in the path stays open
            [token-gone] no token stops the slide where it should end
           *[slides-past] the disc further on stays, so the token slides too far
        }
       *[false] { $how-is ->
            [in-the-way] { stopping-token } stands in the way
            [space-taken] { stopping-token } stands where the slide would end
            [space-gone] there’s no disc where the slide would end
            [gap] there’s a gap in the path
            [token-gone] no token stops the slide where it should end
           *[slides-past] another disc further on lets the token slide too far
        }
    }
spoilt-lock = the disc needed for that is locked
spoilt-disc = the disc needed for that can’t be taken
spoilt-place = the disc can’t be put there
spoilt-wins-first = it would come too late
spoilt-threatens = { $left ->
        [0] that answer then makes no threat, because { spoilt-slide }
       *[one] that answer then makes only one threat, which can be stopped
    }
spoilt-answerable = { $player-is ->
        [you] you have a good answer
       *[red] { $player } has a good answer
    }
allowed-win-at-once = win right away
allowed-two-threats = make two threats at once
allowed-threat = make a threat
allowed-preparation = prepare two threats at once
allowed-defence = { $against-is ->
        [you] stop your threat
       *[red] stop { $against }’s threat
    }
allowed-forced-win = force a win
allowed-good-answer = answer well
why-makes-two-threats = This threatens to win in two ways at once.
why-makes-threat = This threatens to win with the next slide.
why-keeps-threat = { $opponent-is ->
        [you] With this disc move, the threat stays, and you have to answer it.
       *[other] With this disc move, the threat stays, and { $opponent } has to answer it.
    }
why-prevents-two-threats = { $opponent-is ->
        [you] This keeps you from threatening to win in two ways at once.
       *[other] This keeps { $opponent } from threatening to win in two ways at once.
    }
why-prevents-win = { $opponent-is ->
        [you] This keeps you from forcing a win.
       *[other] This keeps { $opponent } from forcing a win.
    }
why-prepares-two-threats = { $player-is ->
        [you] This prepares two threats at once for your next turn.
       *[other] This prepares two threats at once for { $player }’s next turn.
    }
why-keeps-two-threats-ready = { $player-is ->
        [you] With this disc move, you can still make two threats at once next turn.
       *[other] With this disc move, { $player } can still make two threats at once next turn.
    }
why-is-safe = { $only ->
        [true] { $opponent-is ->
            [you] This is the only safe choice. Any other would let you win at once.
           *[other] This is the only safe choice. Any other would let { $opponent } win at once.
        }
       *[false] { $opponent-is ->
            [you] This is safe. Of the { $all } other choices, { $losing } would let you win at once.
           *[other] This is safe. Of the { $all } other choices, { $losing } would let { $opponent } win at once.
        }
    }
why-shuts-in = { $opponent-is ->
        [you] This shuts in one of your tokens.
       *[other] This shuts in one of { $opponent }’s tokens.
    }
why-joins = { $player-is ->
        [you] This brings two of your three tokens together.
       *[other] This brings two of { $player }’s three tokens together.
    }
why-fills-hole = This fills a hole.
why-makes-hole = This makes a hole.
why-gathers = { $player-is ->
        [you] This brings your three tokens closer together.
       *[other] This brings { $player }’s three tokens closer together.
    }
why-hinders = { $opponent-is ->
        [you] This leaves you with fewer slides to choose from: { $after } instead of { $before }.
       *[other] This leaves { $opponent } with fewer slides to choose from: { $after } instead of { $before }.
    }
why-frees = { $player-is ->
        [you] This gives you more slides to choose from: { $after } instead of { $before }.
       *[other] This gives { $player } more slides to choose from: { $after } instead of { $before }.
    }
why-escapes = { $opponent-is ->
        [you] After this, you have no forced win in sight.
       *[other] After this, { $opponent } has no forced win in sight.
    }
why-improves = Of all possible turns, this one is rated best.
why-disc-improves = Of all possible disc moves, this one is rated best.
why-slide-did-work = The slide has already done the important part. Of all possible disc moves after it, this one is rated best.

## How bad a turn was
mark-good = good
mark-weak = weak
mark-mistake = mistake
mark-blunder = blunder

## What a turn does
effect-wins = Wins: { $shape }
effect-stops-and-threatens = Stops a threat, makes one
effect-stops = Stops a threat
effect-threatens-twice = Several threats
effect-threatens-over-lock = { effect-threatens }
effect-threatens = Threat
effect-shuts-in = Shuts a token in
effect-joins = Joins two tokens
effect-fills-hole = Fills a hole
effect-makes-hole = Makes a hole

## The line protocol: its commands
protocol-help = To see the commands of the protocol, run this command and type help. The manual page describes them too.
protocol-heading = LINE PROTOCOL
protocol-about = With nonaga engine, another program talks to the computer player in plain text. It sends one command per line. The answers come in the order of the commands. Most commands are answered with ok, after the lines that they ask for. A command that cannot be carried out is answered with a line that begins with error: and changes nothing. An empty line has no answer.
protocol-about-go = While it thinks, the engine writes a line for each depth that it finishes: info depth D score S nodes N time MS pv TURN; TURN; … The score is in hundredths, from the point of view of the player to move, or win N or loss N if it is proven. Then it writes best TURN. Whatever the limits are, it finishes depth 1 first. When the input ends, it answers the lines that it has read, and exits.
protocol-command-nonaga = Gives the name and the version of the program, and its options.
protocol-command-help = Lists these commands.
protocol-command-rules = Changes the house rules to booklet, at_most_four or holes_stay_open. The match so far is kept if they allow it.
protocol-command-set = Sets an option: threads N, seed N, hash MB (the memory for remembered positions), or level NAME.
protocol-command-position = Begins a match from the start, or from a position in RON on the same line.
protocol-command-turns = Plays turns. If one of them is not legal, none is played.
protocol-command-legal = Lists the legal turns, one per line.
protocol-command-go = Thinks about the next turn within these limits. Without a limit, it plays as its level does.
protocol-command-stop = Ends the go before it, whose answer is the best turn so far. A second stop ends every go that is still waiting.
protocol-command-quit = Ends all thinking, and then the program.

## The line protocol: what is wrong with a line
protocol-error-line-too-long = This line is too long. A line can have at most { $limit } bytes.
protocol-error-not-text = This line is not UTF-8 text.
protocol-error-unknown-command = There is no command “{ $word }”. To see all commands, send help.
protocol-error-nothing-follows = Nothing can follow { $command }. Leave out “{ $found }”.
protocol-error-wrong-name = { $found ->
        [none] Something is missing after { $after }.
       *[other] “{ $found }” cannot follow { $after }.
    } Choose from { $names }.
protocol-error-wrong-number = { $found ->
        [none] A number is missing after { $after }.
       *[other] “{ $found }” cannot follow { $after }.
    } Give a whole number from { $least } to { $most }.
protocol-error-position-form = { $error }
protocol-error-position-faulty = This is not a valid position.
protocol-more-faults = And { $count } more.
protocol-error-too-many-turns = A match can have at most { $limit } turns.
protocol-error-turn-form = turn { $number }: { $error }
protocol-error-turn-unfinished = turn { $number }: the relocation is missing.
protocol-error-turn-illegal = turn { $number }: { $misplay }
protocol-error-rules-forbid = The rules stay as they are, because turn { $number } of this match is not legal under { $rules }. { $misplay }
protocol-error-match-over = The match is over.
protocol-error-not-thinking = The computer is not thinking.
protocol-error-no-memory = There is not enough memory for a table of { $megabytes } MB.
protocol-error-no-threads = { $threads } threads cannot be started here. Set fewer.
