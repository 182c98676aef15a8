### Matches with somebody far away.

## Help
cli-about-invite = Invites somebody far away to a match, and prints the invitation
cli-about-join = Joins the match that an invitation is for, or continues one with a letter you have received
cli-about-friends = Lists your friends far away, and the matches that are waiting
cli-value-reach = REACH
cli-value-begin = WHO
cli-value-invitation = INVITATION
cli-value-name = NAME
cli-value-address = ADDRESS
cli-arg-reach = How far to reach: { $names }. Default: internet. With machine, you can try it in two terminals on this computer
cli-arg-begin = Who begins: { $names }. Default: draw (at random)
cli-arg-invitation = The invitation or the letter that somebody has sent you. Without it, Nonaga waits until a friend invites you
cli-arg-friend = Invite this friend again, one of those listed by nonaga friends. They need no invitation text, but have to be waiting with: nonaga join --text
cli-arg-yes = Agree to the terms without being asked
cli-arg-relay = Use this relay instead of the public ones
cli-arg-only-by-relay = Do everything through the relay, so that the other side doesn’t learn your address
cli-arg-name = The name the other side sees
cli-arg-as = Let the computer play your side: { $names }. The other side is told
cli-arg-continue-as = The level of the computer that plays your side of a match with somebody far away
cli-arg-with = Continue the match with this person
cli-arg-network = Look at the network too. Public servers will see the address of this computer
cli-man-file-far = Your matches with people far away, your friends, and your key. Whoever has the key can play as you.

## Words
far-nameless = Anonymous
far-word-undo = asks to take back your last turn
far-word-draw = offers a draw
far-word-yes = agrees to what the other side asks
far-word-no = declines what the other side asks
far-word-hint = asks the computer for a good turn, if the terms allow it

## The invitation and the terms
far-how = Send this text to one person. They can join with: nonaga join INVITATION --text. It works once. Leave Nonaga running here.
far-seen = { $reach ->
        [machine] Only another Nonaga on this computer can join. Nothing leaves it.
        [network] Nothing leaves your network.
       *[internet] { $relayed ->
            [yes] The other side doesn’t learn the address of this computer. The relay sees addresses and times, but not what is played.
           *[no] The other side sees the address of this computer. Relays see addresses and times, but not what is played.
        }
    }
far-connecting = Connecting…
far-goes-on = The match with { $name } goes on.
far-whose-turn = { $whose ->
        [own] It’s your turn.
       *[other] It’s { $name }’s turn.
    }
far-terms = { $name } invites you to a match.
far-computer-there = At the other end, the computer plays: { $level }.
far-terms-rules = Rules: { $rules }
far-terms-colour = { $colour ->
        [red] You play Red.
        [black] You play Black.
       *[lot] Colours are chosen at random.
    }
far-terms-begins = { $begins ->
        [you] You begin.
        [other] { $name } begins.
       *[lot] Who begins is chosen at random.
    }
far-terms-take-back = { $allowed ->
        [yes] Turns can be taken back if the other side agrees.
       *[no] Nothing can be taken back.
    }
far-terms-hints = { $allowed ->
        [yes] Hints are allowed.
       *[no] There are no hints.
    }
far-terms-ask = Do you want to play? Type { terminal-word-yes } or { terminal-word-no }.
far-you-declined = You have declined the invitation.
far-somebody-declined = Somebody has declined the terms. The invitation is still open.
far-joined = { $name } has joined.

## Who is there
far-nobody = Nobody has joined yet.
far-reading = Somebody is looking at the terms.
far-knock = { $stands ->
        [away] { $name } isn’t waiting for friends at the moment. Nonaga keeps trying.
        [asked] { $name } has your invitation.
       *[declined] { $name } doesn’t want to play now. The invitation is still open.
    }
far-here = { $name } is here: { $road ->
        [relay] through a relay
       *[direct] directly
    }, { $ms } ms.
far-gone = { $name } has left. The match will wait.
far-away = { $name } has been away { $minutes ->
        [0] for less than a minute.
        [one] for a minute.
       *[other] for { $minutes } minutes.
    }
far-not-here = { $name } isn’t here. The match will wait.
far-unreached = { $parts ->
        [one] Your last part hasn’t arrived yet. { $name } will get it as soon as you’re both here.
       *[other] Your last { $parts } parts haven’t arrived yet. { $name } will get them as soon as you’re both here.
    }
far-unheard = { $name } hasn’t received your last answer or offer yet.
far-reached = { $name } has received everything.

## What happens
far-seats = You play { $side }. { $begins ->
        [you] You begin.
        [goes-on] { "" }
       *[other] { $name } begins.
    }{ $lot ->
        [yes] { " " }This was chosen at random.
       *[no] { "" }
    }
far-asks = { $offer ->
        [draw] { $name } offers a draw.
        [take-back] { $name } asks to take back the last turn: { $parts ->
            [one] one part
           *[other] { $parts } parts in all
        }.
       *[rematch] { $name } would like a rematch.
    }
far-offers = { far-asks } Type { terminal-word-yes } or { terminal-word-no }.
far-offered = { $offer ->
        [draw] You offer a draw.
        [take-back] You ask to take back your last turn.
       *[rematch] You offer a rematch.
    } { $name } can answer at any time.
far-declined = { $offer ->
        [draw] { $whose ->
            [own] You decline the draw.
           *[other] { $name } declines the draw.
        }
        [take-back] { $whose ->
            [own] You decline the takeback.
           *[other] { $name } declines the takeback.
        }
       *[rematch] { $whose ->
            [own] You decline the rematch.
           *[other] { $name } declines the rematch.
        }
    }
far-lapsed = { $whose ->
        [own] The match went on, so your offer has lapsed.
       *[other] The match went on, so { $name }’s offer has lapsed.
    }
far-took-back = { $parts ->
        [one] One part was taken back.
       *[other] { $parts } parts were taken back.
    }
far-closed = { $whose ->
        [own] You have closed the match. It has no result.
       *[other] { $name } has closed the match. It has no result.
    }
far-over = For another match, type { terminal-word-rematch }. To leave, type { terminal-word-quit }.
far-rematch = The rematch begins. You swap colours.
far-asks-close = Closing ends the match for both of you, without a result. If you mean it, type { terminal-word-close } once more.
far-nothing-asked = There is no question to answer.
far-no-redo = In a match with somebody far away there is no redo: type the turn again.
far-moves-of-other = It’s { $name }’s turn. These are { $name }’s moves:
far-letter-how = Send this line to { $name }, who can paste it into Nonaga, under “{ far-page }” or in a terminal. Paste the answer here, or give it to: nonaga join LETTER --text
far-letter-nothing = { $name } has received everything already.
far-letter-amid-turn = Finish your turn first: a letter can only contain whole turns.
far-letter-read = You have read { $name }’s letter.
far-letter-known = There is nothing new in this letter.
far-hints-off = There are no hints in this match.
far-not-written = What you did doesn’t count, and the other side wasn’t told. Nonaga keeps trying.
far-not-counted = What you did doesn’t count, and the other side wasn’t told. Try again once that is fixed.
far-disputed = { $whose ->
        [own] Your Nonaga has
       *[other] { $name } has
    } sent something impossible (entry { $number }): { $fault } Everything before it is unchanged, and both versions were saved.
far-refused = What came from the other side was refused: { $fault }

## Leaving
far-left = The match will wait. To continue it: nonaga play --text --continue
far-left-invitation = The invitation stays open, but somebody can only join while Nonaga is running here: nonaga play --text --continue
far-left-untold = { $name } doesn’t know yet that the match is over. To let them know: nonaga play --text --continue

## Friends
far-no-friends = You haven’t played with anybody far away yet. To invite somebody: nonaga invite --text
far-by = { $reach ->
        [machine] on this computer
        [network] on your network
       *[internet] over the internet
    }
far-friend = { $name } ({ $id }), { far-by }
far-waits-for-friends = Waiting until a friend invites you. To stop, press Ctrl+C.
far-stands = { $stands ->
        [own-turn] it’s your turn
        [other-turn] it’s the other side’s turn
        [invited] nobody has joined yet
        [joining] it hasn’t begun yet
        [disputed] the match can’t go on
       *[over] the match is over, and the other side may not know yet
    }
far-waits = { $name }: { far-stands } [{ $id }]

## On the screen of the game
far-page = A friend far away
far-page-explained = Play with a friend on another computer. The two computers find each other: you need no account, and no server of ours is involved.
far-without-name = Without a name, the other side sees “{ far-nameless }”.
far-invite = Invite
far-new-match = The new match
far-invitation = Invitation or letter
far-sent = Do you have an invitation or a letter?
far-join = Open it
far-paste = Paste and open
far-nothing-to-paste = There is no text to paste.
far-begins = Who begins
far-begins-me = Me
far-begins-other = The other side
far-reach = Connection
far-reach-internet = The internet
far-reach-network = Your network
far-reach-machine = This computer
far-taking-back = Turns can be taken back if both agree
far-only-by-relay = Only through a relay, so that the other side doesn’t learn your address
far-waiting = Waiting matches
far-go-on = Open
far-waits-since = { $name }: { far-stands } ({ $date })
far-letter-explained = { $name } may not have your last turn yet. If you’re never both here at the same time, copy a letter, send it, and paste the answer below.
far-letter-copy = Copy a letter
far-letter-on-table = The letter is on the clipboard. Send it to { $name }, and paste the answer under “{ far-page }”.
far-letter-copied = The letter is on the clipboard. Send it, and paste the answer below when it comes.
far-friends = Friends
far-friend-known = { $name }, { far-by }
far-wait = Wait for friends
far-wait-explained = Then a friend can invite you without sending you an invitation text.
far-waits-here = Waiting for friends. One of them can invite you as long as this page is open.
far-wait-stop = Stop waiting
far-look-at-terms = See the terms
far-opening = One moment…
far-fetching = Looking for the other side… The match opens as soon as it is found. The other Nonaga has to be open.
far-drawing = Drawing lots…
far-understood = All right
far-invited = Your invitation
far-invited-explained = Send this text to one person. It works once.
far-invited-waits = Nobody has joined yet. Leave Nonaga open here; the match begins by itself. If you go back, the invitation waits under “{ far-waiting }”.
far-qr = The invitation as a QR code
far-copy = Copy
far-copied = The invitation is on the clipboard.
far-withdraw = Withdraw it
far-play = Play
far-calls = Your friend far away is waiting for you.
far-close = Close the match?
far-close-explained = It ends for both of you, without a result.
far-close-yes = Close it
far-close-without-result = End without a result
far-unsent = { $name } is away and doesn’t have your turn yet. It will be sent as soon as you’re both here. Or send it as a letter.
far-letter-sent = The letter is copied. If { $name } sends an answer, paste it under “{ far-page }”.
far-letter-again = Copy it again
far-own-presence = { $state ->
        [to-move] your turn
       *[waits] you
    }
far-presence = { $state ->
        [direct] here, { $ms } ms
        [relay] here, via relay
        [connecting] connecting…
       *[away] away
        [unsent] away; turn not sent yet
        [nobody] not here yet
        [disputed] match can’t go on
    }

## Why there is no match
cli-error-no-far = This build leaves out matches with somebody far away.
cli-error-far = { $error }
far-trouble-file = { $error }
far-trouble-in-use = Your matches with people far away are open in another copy of Nonaga. Close it first.
far-trouble-no-link = Nonaga cannot use the network ({ $reason }).
far-trouble-ticket = { $fault }
far-trouble-other-letter = This letter is for a match that isn’t here.
far-trouble-letter = { $why }
far-trouble-own-invitation = This is your own invitation. Send it to somebody else.
far-trouble-name = { $fault }
far-trouble-relay = “{ $text }” is not the address of a relay. It begins with https:// or http:// and has at most 200 characters.
far-trouble-nobody-of-name = There is no match with “{ $name }” to continue. To see all: nonaga friends
far-trouble-no-such-friend = You have no friend far away called “{ $name }”. To see your friends: nonaga friends
far-trouble-no-friends = You haven’t played with anybody far away yet, so nobody can invite you without an invitation text.
far-trouble-other-player = The other side was told who plays here, and --as names somebody else. Leave it out.
far-trouble-ended = { $why }
far-trouble-update = { $where-to } Nothing is lost, and the match can go on afterwards.
far-trouble-disputed = The match can’t go on. Both sides have been told.
outdated-here = The other side has a newer version of Nonaga. Update yours.
outdated-there = The other side has an older version of Nonaga, which has to be updated.

far-file-error-home = { $reason }
far-file-error-log = { $path } cannot be read: { $error } Nothing was changed in it.
far-file-error-other-key = { $path } was played with a different key from yours.
far-file-error-terms = These terms are not possible: { $reason }
far-file-error-no-chance = The system cannot provide random numbers, so nothing can be chosen at random.

log-error-too-large = it has more than { $limit } bytes.
log-error-empty = it is empty.
log-error-not-text = line { $line } is not text.
log-error-unreadable = line { $line }, character { $column }: { $fault }
log-error-other-format = its format is “{ $format }”, not “{ $expected }”.
log-error-other-version = it has version { $version }, but this Nonaga only knows versions up to { $newest }.
log-error-wrong = line { $line }: { $fault }

ticket-fault-none = This is neither an invitation nor a letter.
ticket-fault-damaged = The text is incomplete. Copy all of it.
ticket-fault-newer = The text is from a newer version of Nonaga (version { $version }). Update yours.
letter-refusal-own = This is your own letter. Send it to the other side.
letter-refusal-gap = Something that comes before this letter is missing here. Both sides have to be here at the same time, just once.
letter-refusal-disputed = The match can’t go on.
letter-refusal-wrong = This letter cannot be part of the match: { $reason }
name-fault-too-long = A name can have at most { $most } characters.
name-fault-invisible = A name can’t have invisible characters.
name-fault-spaces = A name can’t begin or end with a space, or have two spaces in a row.
name-fault-marks = A letter in a name can have at most { $most } accents.

## Why the other side does not go on
farewell-other-protocol = The other side has another version of Nonaga ({ $protocol }).
farewell-other-match = The other side doesn’t have this match open.
farewell-taken = Somebody else has already accepted this invitation, or it is for somebody else. Ask for a new one.
farewell-busy = Somebody else is looking at this invitation right now. Nonaga keeps trying.
farewell-unreadable = The connection was cut: a message could not be read.
farewell-too-large = The connection was cut: a message was too large.
farewell-flood = The connection was cut: there were too many messages.
farewell-declined = The terms were declined.
farewell-wrong = The other side doesn’t accept entry { $number } ({ $fault }).
farewell-other-rules = The other side plays by another version of the rules ({ $version }).

## Why something cannot be done, or has no place in a match
unwilling-writing = Something is still being saved. Try again in a moment.
unwilling-disputed = The match can’t go on.
unwilling-behind = Some of your own turns are still being fetched from the other side. Wait a moment.
unwilling-away = The other side isn’t here.
unwilling-offer-waits = Your offer is waiting for an answer. You can go on once it comes.
unwilling-fault = { $reason }
far-fault-bad-signature = the signature is not that of its author.
far-fault-other-match = it belongs to another match.
far-fault-two-versions = there are two versions of it.
far-fault-wrong-before = it does not follow what came before.
far-fault-seen-unknown = it names something that was never said.
far-fault-seen-less = it has forgotten something that it had seen.
far-fault-wrong-place = This is not the time for it.
far-fault-not-invited = The invitation was for somebody else.
far-fault-unknown-rules = This version of Nonaga doesn’t know the rules “{ $name }”. Update it.
far-fault-other-rules-version = The other side plays by version { $version } of the rules, and this Nonaga by { $known }.
far-fault-unknown-level = This version of Nonaga doesn’t know the level “{ $name }”. Update it.
far-fault-not-begun = The match hasn’t begun yet.
far-fault-over = The match is over.
far-fault-not-over = The match isn’t over yet.
far-fault-lot-differs = the number for the lot is not the one that was promised.
far-fault-no-lot = this is not the time to draw lots.
far-fault-not-your-turn = It is the other side’s turn.
far-fault-illegal = { $reason }
far-fault-too-long = The match has reached the maximum number of turns.
far-fault-offer-open = An offer is still waiting for its answer.
far-fault-offer-again = This has already been offered since the last part.
far-fault-no-taking-back = The terms of this match don’t allow turns to be taken back.
far-fault-nothing-to-take-back = There is nothing to take back.
far-fault-no-such-offer = There is no such offer.
far-fault-log-full = There is no room for more than { $most } entries.
role-host = the host
role-guest = the guest

## nonaga doctor --network
doctor-network-looks = Looking at the network…
doctor-relay = Network: this computer can be reached through the relay { $relay }.
doctor-no-relay = Network: no relay was reached. Somebody on the same network can still be found.
doctor-sockets = Addresses: { $sockets-count ->
        [0] none
       *[other] { $sockets }
    }
