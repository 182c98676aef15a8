### The lessons and challenges.

## 1 The board and the aim
learn-table-title = The board and the aim
learn-table-board = Nineteen discs lie side by side. They are the whole board. Drag the table to look around, and use the mouse wheel to zoom in.
learn-table-red = You play Red. Choose one of your tokens.
learn-table-red-wrong = That isn’t a red token.
learn-table-red-hint-1 = Your tokens are the three red ones.
learn-table-red-done = These three are yours. Black has three too.
learn-table-aim = Put your three tokens next to each other and you win. Bring the token with the orange ring to the other two.
learn-table-aim-hint-1 = Choose the token with the orange ring first. Then choose the space where the dotted path ends.
learn-table-aim-hint-2 = Only one of the marked spaces is next to another red token.
learn-table-aim-wrong = Not together yet. Follow the dotted path.
learn-table-aim-done = They’re together, so you win. Black wants to do the same.

## 2 Sliding
learn-slide-title = Sliding
learn-slide-first = Choose a red token, then one of the marked spaces.
learn-slide-first-hint-1 = All three of your tokens can slide. Choose any of them.
learn-slide-first-hint-2 = Once you’ve chosen a token, choose one of the marked spaces.
learn-slide-first-done = At the start, each token has three paths.
learn-slide-far = Can a token stop halfway? Try it: choose the token with the orange ring, then the disc with the orange ring.
learn-slide-far-hint-1 = Choose the token with the orange ring, then the disc with the orange ring.
learn-slide-far-hint-2 = Go ahead: nothing bad can happen.
learn-slide-far-wrong = Slide the token with the orange ring towards the disc with the orange ring.
learn-slide-far-done = A token never stops early. It slides as far as it can.
learn-slide-black = Try to slide a black token.
learn-slide-black-hint-1 = Choose any black token.
learn-slide-black-wrong = That was yours. Try a black one.
learn-slide-black-done = Only Black moves the black tokens.
learn-slide-straight = Choose the token with the orange ring to see its four paths. Then try the disc with the orange ring, which is on none of them.
learn-slide-straight-hint-1 = Choose the token with the orange ring, then the disc with the orange ring.
learn-slide-straight-hint-2 = The disc with the orange ring isn’t in a straight line from the token. Try it anyway.
learn-slide-straight-wrong = That works, but try the disc with the orange ring first.
learn-slide-straight-done = Tokens only slide in straight lines.
learn-slide-four = Now slide it along one of its four paths.
learn-slide-four-hint-1 = Choose the token with the orange ring, then a marked space.
learn-slide-four-wrong = Slide the token with the orange ring.
learn-slide-four-done = That’s all there is to sliding: in a straight line, and to the end of the path.

## 3 What stops a token
learn-stop-title = What stops a token
learn-stop-edge = The edge stops a token. Slide one to the edge.
learn-stop-edge-hint-1 = Choose a token and look at where its paths end.
learn-stop-edge-hint-2 = Find a path that ends at the edge of the board, with no token beyond it.
learn-stop-edge-wrong-token = A token stopped it. Look for a path that ends at the edge.
learn-stop-edge-wrong-hole = The hole stopped it. Look for a path that ends at the edge.
learn-stop-edge-done = At the edge it can go no further.
learn-stop-hole = A hole stops a token too. Slide one up to the hole.
learn-stop-hole-hint-1 = The hole is the gap inside the board.
learn-stop-hole-hint-2 = Find the token that is in a straight line with the hole.
learn-stop-hole-wrong = It wasn’t the hole that stopped it. Look for a path that ends beside the hole.
learn-stop-hole-done = Tokens never jump over a hole.
learn-stop-black = Black tokens stop you too. Slide until one does.
learn-stop-black-hint-1 = Find a path with a black token right beyond its end.
learn-stop-black-hint-2 = Look along the lines between your tokens and the black ones.
learn-stop-black-wrong = It wasn’t a black token that stopped it. Look for a path with a black token right beyond its end.
learn-stop-black-done = A token never jumps over another.
learn-stop-red = Your own tokens stop you as well. Slide one up to another.
learn-stop-red-hint-1 = Find two red tokens in a straight line.
learn-stop-red-hint-2 = Slide one towards the other.
learn-stop-red-wrong = It wasn’t one of yours that stopped it. Look for two red tokens in a straight line.
learn-stop-red-done = The first token in its path stops it, whatever the colour.
learn-stop-blocked = Try to slide the token with the orange ring.
learn-stop-blocked-hint-1 = Choose the token with the orange ring.
learn-stop-blocked-wrong = Try the one with the orange ring.
learn-stop-blocked-done = It’s stuck: something is in its way on every side.
learn-stop-six = With empty discs all around, a token has six paths. Choose the token with the orange ring, then one of them.
learn-stop-six-hint-1 = Choose the token with the orange ring, then a marked space.
learn-stop-six-wrong = Slide the token with the orange ring.
learn-stop-six-done = Six is the most. There are no other directions.

## 4 Taking a disc
learn-take-title = Taking a disc
learn-take-turn = A turn has two parts: slide a token, then move a disc. Play both.
learn-take-turn-hint-1 = A turn begins with a slide. After it, choose a disc with a ring around it.
learn-take-turn-hint-2 = With a disc in hand, choose one of the marked spaces.
learn-take-turn-done = That’s a whole turn. Then it’s Black’s turn, and so on.
learn-take-token = Your token has already moved. Now try to take the disc under the token with the orange ring.
learn-take-token-hint-1 = Choose the token with the orange ring, or the disc under it.
learn-take-token-wrong = That disc can be taken. Try the one under the token with the orange ring.
learn-take-token-done = A disc stays where it is while a token stands on it.
learn-take-middle = Try to take this disc from the middle.
learn-take-middle-hint-1 = Choose the disc with the orange ring.
learn-take-middle-wrong = That disc can be taken. Try the one with the orange ring.
learn-take-middle-done = You can only take a disc that can leave the board without pushing or climbing over others.
learn-take-rim = Even a disc at the edge can be stuck. Try this one.
learn-take-rim-hint-1 = Choose the disc with the orange ring.
learn-take-rim-wrong = That disc can be taken. Try the one with the orange ring.
learn-take-rim-done = To get out, it needs at least two empty spaces side by side.
learn-take-route = Only one of the three discs with an orange ring can leave the board. Choose it.
learn-take-route-wrong = That one is stuck. Look for two empty spaces side by side.
learn-take-route-hint-1 = A disc with others all around it can’t get out.
learn-take-route-done = This is its way out: two empty spaces side by side.
learn-take-free = Now take any disc that can leave the board, and put it on a marked space.
learn-take-free-hint-1 = Try the corners. Discs get out most easily there.
learn-take-free-hint-2 = Every disc with a ring around it can be taken.
learn-take-free-done = Out, and down on another space: that’s how you end a turn.

## 5 The board stays whole
learn-whole-title = In one piece
learn-whole-try = This disc has a way out. Try to take it.
learn-whole-try-hint-1 = Choose the disc with the orange ring.
learn-whole-try-wrong = The board can do without that one. Try the disc with the orange ring.
learn-whole-try-done = Without it the board would fall apart. The board always stays in one piece.
learn-whole-touch = Another disc holds the board together. Choose it.
learn-whole-touch-done = Yes: two other discs depend on it.
learn-whole-touch-wrong = Not the one we’re after. Look where the board is narrow.
learn-whole-touch-hint-1 = Imagine a disc is gone. Are all the others still connected?
learn-whole-touch-hint-2 = It is the only link between two parts of the board.
learn-whole-free = Now move a disc that the board can do without.
learn-whole-free-hint-1 = Look for a disc at the edge that isn’t a link between others.
learn-whole-free-hint-2 = Take any disc with a ring around it.
learn-whole-free-done = The other discs hold together without it.

## 6 Putting it down
learn-put-title = Putting it down
learn-put-one = Your token has already moved. Try to put the disc with the orange ring on the glowing space.
learn-put-one-hint-1 = Choose the disc, then the glowing space.
learn-put-one-wrong = That space is fine. Try the glowing one, where the disc touches only one other.
learn-put-one-done = There it touches only one disc. It must touch at least two.
learn-put-two = Two are enough. Put a disc where it touches exactly two.
learn-put-two-hint-1 = Choose a disc, then count what it would touch on each marked space.
learn-put-two-hint-2 = On a straight edge, a disc touches two.
learn-put-two-wrong = There it touches more than two. Find a space where it touches exactly two.
learn-put-two-done = It touches two others. That’s enough.
learn-put-leave = When you take a disc, another may end up touching only one. Try it: take away the disc with the orange ring.
learn-put-leave-hint-1 = Take the disc with the orange ring away from its neighbour.
learn-put-leave-hint-2 = Put the disc with the orange ring down far away.
learn-put-leave-wrong = Every disc still touches at least two others. Put the disc with the orange ring farther away.
learn-put-leave-done = That’s allowed. Only the disc you put down must touch two.
learn-put-open = You may even make a hole. Put a disc on the glowing space.
learn-put-open-hint-1 = Take a disc from somewhere else.
learn-put-open-hint-2 = Put it down on the glowing space.
learn-put-open-wrong = That doesn’t make a hole. Put a disc on the glowing space.
learn-put-open-done = Now the board has a hole.
learn-put-fill = Black has played, and your token has already moved. You may also fill a hole: put a disc in it.
learn-put-fill-hint-1 = Choose a disc, then the hole.
learn-put-fill-wrong = The hole is still there.
learn-put-fill-done = The disc is lifted to its new space, so it needs no way in.

## 7 The locked disc
learn-lock-title = The locked disc
learn-lock-watch = Black’s turn: watch which disc is moved.
learn-lock-try = Your token has already moved. Now try to take the disc that Black has just moved.
learn-lock-try-hint-1 = Choose the disc with the orange ring.
learn-lock-try-wrong = That disc can be taken. Try the one with the orange ring.
learn-lock-try-done = The disc your opponent has just moved is locked for you, for one turn.
learn-lock-other = The disc that your side moved last isn’t locked for you. Take it, and put it back on the glowing space.
learn-lock-other-hint-1 = Choose the disc with the orange ring, then the glowing space.
learn-lock-other-wrong = Take the disc with the orange ring, and put it on the glowing space.
learn-lock-other-done = Only the disc your opponent moved last is locked for you. Yours is now locked for Black.
learn-lock-later = Now Black moves another disc, and that one is locked.
learn-lock-free = Your token has already moved. The first disc is unlocked again. Take it, and put it where you like.
learn-lock-free-hint-1 = Choose the disc with the orange ring, then any marked space.
learn-lock-free-wrong = That was another disc. Move the one with the orange ring.
learn-lock-free-done = A lock lasts for one turn only.

## 8 Three ways to win
learn-win-title = Three ways to win
learn-win-line = The first is the line: three tokens in a straight line. Make one.
learn-win-line-hint-1 = Two of your tokens stand on one line, with a space between them. Which one fits into it?
learn-win-line-wrong = That wins too! But make a line this time.
learn-win-line-done = Three side by side in a straight line: that wins.
learn-win-triangle = The second is the triangle: each token touches the other two. Make one.
learn-win-triangle-hint-1 = Which space touches two of your tokens?
learn-win-triangle-wrong = That wins too! But make a triangle this time.
learn-win-triangle-done = Each touches the other two: that wins as well.
learn-win-tick = The third is the tick: three in a row, with a bend in the middle. Make one.
learn-win-tick-hint-1 = A tick is a line with one end turned to the side.
learn-win-tick-wrong = That wins too! But make a tick this time.
learn-win-hint-2 = Look at the end of each path. Would your tokens make the shape there?
learn-win-missed = Your three tokens aren’t together yet. Look at the end of each path.
learn-win-done = A slide that brings them together wins at once. No disc is moved after it.

## 9 Thinking ahead
learn-ahead-title = Thinking ahead
learn-ahead-see = One black token could win next turn: that’s a threat. Choose that token.
learn-ahead-see-wrong = Not that one. Which token can slide to join the other two?
learn-ahead-see-hint-1 = Two black tokens are already close together. Find the third, which could join them.
learn-ahead-see-hint-2 = Find an open path that ends next to them.
learn-ahead-see-done = It could slide in between the other two and win.
learn-ahead-token = Stop it with a token: slide one into the dotted path.
learn-ahead-token-hint-1 = Which red token can stop on the path?
learn-ahead-token-hint-2 = Look where each of your slides ends.
learn-ahead-token-wrong = The path is still open.
learn-ahead-token-done = The path is blocked.
learn-ahead-take = Or stop it with a disc. Your token has already moved: take a disc out of the path.
learn-ahead-take-hint-1 = Which disc on the path can leave the board?
learn-ahead-take-hint-2 = Take it, and put it down out of the way.
learn-ahead-take-wrong-behind = That works too, but this time take a disc out of the path.
learn-ahead-take-wrong = Black can still win. Take a disc out of the path.
learn-ahead-take-done = Now the path is shorter, so the token stops too soon to win.
learn-ahead-put = Or make the path longer. Put a disc beyond its end.
learn-ahead-put-hint-1 = Take any disc with a ring around it that Black doesn’t slide over.
learn-ahead-put-hint-2 = Put it down on the glowing space.
learn-ahead-put-wrong = Black’s token still stops where it wins. Make its path longer.
learn-ahead-put-done = Now it slides too far.
learn-ahead-two = Now attack: make two threats at once. Slide the token with the orange ring next to another red one, then put a disc on the glowing space.
learn-ahead-two-hint-1 = Slide the token with the orange ring until it stops next to another red one.
learn-ahead-two-hint-2 = Then put any disc on the glowing space. It opens a second way to win.
learn-ahead-two-done = Black can stop only one of them. That’s how most matches are won.
learn-ahead-rare = A rare case: you skip a part of your turn if you can’t play it, and only then.
learn-ahead-draw = Another rare case: when the same position comes up for the third time, the match is a draw, and nobody wins. You can also offer a draw or resign at any time.

## 10 The first match
learn-match-title = Your first match
learn-match-text = You know the rules. Now play a whole match against the easiest opponent. Who begins is chosen at random. This time it’s you: slide a token.
learn-match-turn-1 = Then move a disc, and watch what Black does.
learn-match-turn-2 = Before each turn, ask yourself: could Black win with its next slide?
learn-match-turn-3 = Try to make a threat of your own, or better still, two at once.
learn-match-done = That was your first match. Press “Repeat” to play another, or go on to the end of the course.

## The challenges
learn-challenge-win-1 = You can win at once. Find the slide.
learn-challenge-win-1-wrong = That doesn’t bring them together. Try another slide.
learn-challenge-win-2 = Win in two turns, whatever Black does.
learn-challenge-win-3 = Win in three turns, whatever Black does.
learn-challenge-hold = Black is about to win. Find a turn that prevents it.
learn-challenge-hold-only = Black is about to win. Only one turn prevents that: find it.
learn-challenge-hold-2 = Only one turn keeps Black from forcing a win in two turns. Find it.

learn-challenge-01-title = Right across
learn-challenge-01-hint-1 = Two of your tokens touch already. Bring the third to them.
learn-challenge-01-hint-2 = The third slides all the way to the other side of the board.
learn-challenge-01-done = From one side to the other, and all three are together.

learn-challenge-02-title = The long way
learn-challenge-02-hint-1 = Two of your tokens touch already. Look at every path of the third.
learn-challenge-02-hint-2 = It slides past one of them and stops beside the other.
learn-challenge-02-done = It passed one token and stopped beside the other: a tick.

learn-challenge-03-title = Just in time
learn-challenge-03-hint-1 = None of your tokens touch. Which space touches two of them?
learn-challenge-03-hint-2 = Two of your tokens could go to that space, but they belong beside it. Send the third.
learn-challenge-03-done = Black was about to win. You were faster.

learn-challenge-04-title = Safe landing
learn-challenge-04-hint-1 = Slide one of the two touching tokens to the third, so that the other can join them.
learn-challenge-04-hint-2 = Black will want to take the disc where you mean to stop. Put a disc beside it, so that it’s stuck.
learn-challenge-04-done = One threat is enough if nothing can stop it.

learn-challenge-05-title = Block and strike
learn-challenge-05-hint-1 = A black token threatens to join the other two. One of your slides stops on the very space Black needs.
learn-challenge-05-hint-2 = That slide makes several threats, but Black can still block one space and cut your other path. Put a disc beside that path to keep it open.
learn-challenge-05-done = A block that attacks as well: Black can’t stop everything.

learn-challenge-06-title = Look behind you
learn-challenge-06-hint-1 = Slide a token so that another can join it. But mind the disc you leave: could Black stop there?
learn-challenge-06-hint-2 = Take the very disc you left. Put it beside the space where you want to stop, so that Black can’t take the disc there.
learn-challenge-06-done = One disc stopped Black and kept your own path open.

learn-challenge-07-title = One disc, two jobs
learn-challenge-07-hint-1 = Take away the disc where Black wants to stop. Your slide should bring two tokens together.
learn-challenge-07-hint-2 = Put the disc beside your third token’s path, at the edge, to keep that path open.
learn-challenge-07-done = It stopped Black, and it made your threat safe.

learn-challenge-08-title = A quiet turn
learn-challenge-08-hint-1 = Nothing is urgent yet. Bring your tokens closer together first.
learn-challenge-08-hint-2 = Slide the token that is far from the others until a black one stops it. Then put a disc right beside your other token, the one on the far side of that black one.
learn-challenge-08-done = A quiet turn, and then there was no defence.

learn-challenge-09-title = Against the clock
learn-challenge-09-hint-1 = Black threatens to win. Take away the disc that Black needs.
learn-challenge-09-hint-2 = Slide the token that is far from the others until it stops beside one of them. Then put the disc at the far end of the row your third token stands in.
learn-challenge-09-done = You stopped Black, and never let up after that.

learn-challenge-10-title = Two ways in
learn-challenge-10-hint-1 = Black has two ways to win. Your slide stops one, your disc the other.
learn-challenge-10-hint-2 = Let your token stop where one of Black’s slides would end. Then make the path of the other longer.
learn-challenge-10-done = A token here, a disc there: both threats are stopped.

learn-challenge-11-title = Make way
learn-challenge-11-hint-1 = The same black token has two paths to a win. Take the disc at the end of one path and make the other longer with it.
learn-challenge-11-hint-2 = Black has to slide far past the others, so your own token must not be in the way.
learn-challenge-11-done = You stepped aside: Black slides too far, and your own win can’t be stopped.

learn-challenge-12-title = Threading the needle
learn-challenge-12-hint-1 = Many turns stop the next threat. Which one makes a threat of your own as well?
learn-challenge-12-hint-2 = Slide a token next to another red one, and make Black’s token slide too far.
learn-challenge-12-done = The only turn that saves you. You’re ready for anyone.
