### The matches that come with the game: their titles, and what is said after a turn.

match-line = The line: three slides to one space
match-line-3 = Red makes the first threat of the match: one more slide would win.
match-line-4 = Black steps onto the very space that Red needed. That’s the simplest defence. But the disc counts too.
match-line-10 = Once more Black gets in the way. That stops the threat, but not the loss: Red needs only three more turns.
match-line-13 = First Red stops Black’s threat. And now look at the empty disc between the red tokens: all three can slide to it. One turn can’t stop all of that.
match-line-15 = The line is complete.

match-triangle = The triangle: two threats are enough
match-triangle-9 = Red stops two threats with a single token: both slides would have ended on the same space.
match-triangle-25 = Black threatened to win. This slide stops that, and even makes two threats of its own.
match-triangle-31 = Two red tokens can slide to the same space. This time no black token can stop there, so one of them will get there.
match-triangle-33 = All three touch each other: a triangle.

match-tick = The tick: out of the blue
match-tick-9 = Nine turns, and nobody has threatened anything yet. Each side looks for good spaces, and keeps the other from them.
match-tick-12 = The board still looks quiet. But Red can already force a win from here.
match-tick-15 = Here comes the first attack of the match: three different slides would win.
match-tick-16 = Black can only stop one of the three. The other two still win.
match-tick-17 = Three tokens in a row with a bend: that is a tick, and it wins like a line.

match-long = The long one: four attacks, one too many
match-long-14 = All three red tokens could slide to one space, and Black simply steps onto it. That is the easiest way to stop three threats.
match-long-18 = The same space, the same three slides, the same answer.
match-long-24 = Two threats, and again Black steps to where both slides end.
match-long-29 = Three threats again. It looks strong, but Black can stop all of them, and force a win.
match-long-30 = One turn stops three threats and makes one. Now Red is on the run.
match-long-34 = Thirty-four turns, and the patient side wins.

match-saved = The only slide that saves
match-saved-16 = Black threatens to win. It looks deadly, but Red has an answer, just one, and after that it’s Red who attacks.
match-saved-17 = Red stops on the space that Black needs. No other slide would have saved Red: after any other, Black could have forced a win.
match-saved-18 = The tables have turned: now Red attacks, and Black can’t hold out.
match-saved-23 = A single threat, but nothing stops it.
match-saved-25 = Eight turns after the rescue, Red has won.

match-locked = The locked disc
match-locked-13 = Black threatened to win. Red’s token stops exactly where Black’s slide would have ended.
match-locked-14 = Black threatens once more, but in vain: Red can stop that too, and then attacks.
match-locked-17 = Four threats at once. And mind the disc that Red has just put down: Black may not take it on the next turn.
match-locked-18 = Black steps onto the space where three of the four slides end. The fourth ends on the disc that Red had just put down, which was locked for Black. If Black could have taken it, the match would have gone on.
match-locked-19 = Of four threats, Black could stop three. The fourth slide ends on the disc that was locked for Black, and wins.
