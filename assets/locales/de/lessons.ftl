### The lessons and challenges.

## 1 The board and the aim
learn-table-title = Spielfeld und Ziel
learn-table-board = Neunzehn Scheiben liegen aneinander. Das ist das ganze Spielfeld. Zieh am Tisch, um dich umzusehen, und dreh das Mausrad, um näher heranzukommen.
learn-table-red = Du spielst Rot. Wähle eine deiner Figuren.
learn-table-red-wrong = Das ist keine rote Figur.
learn-table-red-hint-1 = Deine Figuren sind die drei roten.
learn-table-red-done = Diese drei gehören dir. Schwarz hat auch drei.
learn-table-aim = Stehen deine drei Figuren nebeneinander, gewinnst du. Bring die orange umrandete zu den anderen.
learn-table-aim-hint-1 = Wähle erst die orange umrandete Figur, dann das Ende des gepunkteten Wegs.
learn-table-aim-hint-2 = Nur einer der markierten Plätze liegt neben einer anderen roten Figur.
learn-table-aim-wrong = Noch nicht zusammen. Folge dem gepunkteten Weg.
learn-table-aim-done = Sie sind zusammen: Du gewinnst. Schwarz will dasselbe schaffen.

## 2 Sliding
learn-slide-title = Figur bewegen
learn-slide-first = Wähle eine rote Figur, dann einen der markierten Plätze.
learn-slide-first-hint-1 = Alle drei Figuren lassen sich bewegen. Wähle irgendeine.
learn-slide-first-hint-2 = Wähle nach der Figur einen der markierten Plätze.
learn-slide-first-done = Am Anfang hat jede Figur drei Wege.
learn-slide-far = Kann eine Figur unterwegs anhalten? Versuch es: Wähle die orange umrandete Figur, dann die orange umrandete Scheibe.
learn-slide-far-hint-1 = Wähle die orange umrandete Figur, dann die Scheibe.
learn-slide-far-hint-2 = Nur zu: Es kann nichts passieren.
learn-slide-far-wrong = Bewege die orange umrandete Figur zur orange umrandeten Scheibe.
learn-slide-far-done = Eine Figur hält nie unterwegs an. Sie gleitet so weit wie möglich.
learn-slide-black = Versuch mal, eine schwarze Figur zu bewegen.
learn-slide-black-hint-1 = Wähle eine schwarze Figur.
learn-slide-black-wrong = Das war deine. Versuch es mit einer schwarzen.
learn-slide-black-done = Nur Schwarz bewegt die schwarzen Figuren.
learn-slide-straight = Wähle die orange umrandete Figur, um ihre vier Wege zu sehen. Versuch es dann mit der orange umrandeten Scheibe, die auf keinem davon liegt.
learn-slide-straight-hint-1 = Wähle die orange umrandete Figur, dann die Scheibe.
learn-slide-straight-hint-2 = Die orange umrandete Scheibe liegt nicht in gerader Linie zur Figur. Versuch es trotzdem.
learn-slide-straight-wrong = Das geht, aber versuch es erst mit der orange umrandeten Scheibe.
learn-slide-straight-done = Figuren gleiten nur geradeaus.
learn-slide-four = Bewege die orange umrandete Figur jetzt auf einem ihrer vier Wege.
learn-slide-four-hint-1 = Wähle die orange umrandete Figur, dann einen markierten Platz.
learn-slide-four-wrong = Bewege die orange umrandete Figur.
learn-slide-four-done = Mehr ist es nicht: Figuren gleiten geradeaus und bis ans Ende des Wegs.

## 3 What stops a token
learn-stop-title = Was eine Figur aufhält
learn-stop-edge = Der Rand hält eine Figur auf. Bewege eine bis zum Rand.
learn-stop-edge-hint-1 = Wähle eine Figur und schau, wo ihre Wege enden.
learn-stop-edge-hint-2 = Such einen Weg, der am Rand des Spielfelds endet, ohne Figur dahinter.
learn-stop-edge-wrong-token = Eine Figur hat sie aufgehalten. Such einen Weg, der am Rand endet.
learn-stop-edge-wrong-hole = Das Loch hat sie aufgehalten. Such einen Weg, der am Rand endet.
learn-stop-edge-done = Am Rand geht es nicht weiter.
learn-stop-hole = Auch ein Loch hält eine Figur auf. Bewege eine bis ans Loch.
learn-stop-hole-hint-1 = Das Loch ist die Lücke mitten im Spielfeld.
learn-stop-hole-hint-2 = Such die Figur, die in gerader Linie zum Loch steht.
learn-stop-hole-wrong = Nicht das Loch hat sie aufgehalten. Such einen Weg, der am Loch endet.
learn-stop-hole-done = Figuren springen nie über ein Loch.
learn-stop-black = Auch schwarze Figuren halten dich auf. Bewege eine Figur, bis eine schwarze sie aufhält.
learn-stop-black-hint-1 = Such einen Weg, hinter dessen Ende eine schwarze Figur steht.
learn-stop-black-hint-2 = Schau auf die Linien zwischen deinen Figuren und den schwarzen.
learn-stop-black-wrong = Keine schwarze Figur hat sie aufgehalten. Such einen Weg, hinter dessen Ende eine schwarze steht.
learn-stop-black-done = Eine Figur springt nie über eine andere.
learn-stop-red = Auch deine eigenen Figuren halten dich auf. Bewege eine bis an eine andere.
learn-stop-red-hint-1 = Such zwei rote Figuren in gerader Linie.
learn-stop-red-hint-2 = Bewege eine auf die andere zu.
learn-stop-red-wrong = Keine von deinen hat sie aufgehalten. Such zwei rote Figuren in gerader Linie.
learn-stop-red-done = Egal welche Farbe: An der nächsten Figur auf dem Weg ist Schluss.
learn-stop-blocked = Versuch mal, die orange umrandete Figur zu bewegen.
learn-stop-blocked-hint-1 = Wähle die orange umrandete Figur.
learn-stop-blocked-wrong = Versuch es mit der orange umrandeten.
learn-stop-blocked-done = Sie sitzt fest: Auf jeder Seite ist etwas im Weg.
learn-stop-six = Mit leeren Scheiben ringsum hat eine Figur sechs Wege. Wähle die orange umrandete Figur, dann einen davon.
learn-stop-six-hint-1 = Wähle die orange umrandete Figur, dann einen markierten Platz.
learn-stop-six-wrong = Bewege die orange umrandete Figur.
learn-stop-six-done = Mehr als sechs Richtungen gibt es nicht.

## 4 Taking a disc
learn-take-title = Scheibe nehmen
learn-take-turn = Ein Zug hat zwei Teile: Bewege erst eine Figur und leg dann eine Scheibe mit einem Ring um.
learn-take-turn-hint-1 = Ein Zug beginnt mit einer Figur. Danach wählst du eine Scheibe mit einem Ring.
learn-take-turn-hint-2 = Wähle für die Scheibe einen der markierten Plätze.
learn-take-turn-done = Das war ein ganzer Zug: Beide Teile gehören dazu. Danach ist Schwarz am Zug, und immer so weiter.
learn-take-token = Deine Figur hat sich schon bewegt. Versuch mal, die Scheibe unter der orange umrandeten Figur zu nehmen.
learn-take-token-hint-1 = Wähle die orange umrandete Figur oder die Scheibe darunter.
learn-take-token-wrong = Diese darfst du nehmen. Versuch es mit der Scheibe unter der orange umrandeten Figur.
learn-take-token-done = Eine Scheibe bleibt liegen, solange eine Figur darauf steht.
learn-take-middle = Versuch mal, diese Scheibe aus der Mitte zu nehmen.
learn-take-middle-hint-1 = Wähle die orange umrandete Scheibe.
learn-take-middle-wrong = Diese darfst du nehmen. Versuch es mit der orange umrandeten.
learn-take-middle-done = Nehmen darfst du eine Scheibe nur, wenn sie sich hinausschieben lässt, ohne andere wegzudrücken oder über sie zu klettern.
learn-take-rim = Auch eine Scheibe am Rand kann festsitzen. Versuch mal, diese zu nehmen.
learn-take-rim-hint-1 = Wähle die orange umrandete Scheibe.
learn-take-rim-wrong = Diese darfst du nehmen. Versuch es mit der orange umrandeten.
learn-take-rim-done = Um hinauszukommen, braucht sie mindestens zwei leere Plätze nebeneinander.
learn-take-route = Nur eine der drei orange umrandeten Scheiben kommt hinaus. Wähle sie.
learn-take-route-wrong = Die sitzt fest. Such zwei leere Plätze nebeneinander.
learn-take-route-hint-1 = Liegen ringsum andere, kommt eine Scheibe nicht hinaus.
learn-take-route-done = Hier kommt sie hinaus: zwei leere Plätze nebeneinander.
learn-take-free = Nimm jetzt eine Scheibe, die hinauskommt, und leg sie auf einen markierten Platz.
learn-take-free-hint-1 = Versuch es an den Ecken: Dort kommen Scheiben am leichtesten hinaus.
learn-take-free-hint-2 = Jede Scheibe mit einem Ring darfst du nehmen.
learn-take-free-done = Hinaus und auf einen anderen Platz: So endet jeder deiner Züge.

## 5 The board stays whole
learn-whole-title = Alles hängt zusammen
learn-whole-try = Diese Scheibe kommt leicht hinaus. Versuch mal, sie zu nehmen.
learn-whole-try-hint-1 = Wähle die orange umrandete Scheibe.
learn-whole-try-wrong = Ohne die geht es auch. Versuch es mit der orange umrandeten Scheibe.
learn-whole-try-done = Ohne sie würde das Spielfeld zerfallen. Es muss immer zusammenhängen.
learn-whole-touch = Noch eine Scheibe hält das Spielfeld zusammen. Wähle sie.
learn-whole-touch-done = Ja: Zwei andere Scheiben hängen an ihr.
learn-whole-touch-wrong = Gesucht ist eine andere. Schau, wo das Spielfeld schmal ist.
learn-whole-touch-hint-1 = Denk dir eine Scheibe weg. Hängen alle anderen noch zusammen?
learn-whole-touch-hint-2 = Nur sie verbindet zwei Teile des Spielfelds.
learn-whole-free = Leg jetzt eine Scheibe um, die nichts zusammenhält.
learn-whole-free-hint-1 = Such am Rand eine Scheibe, die keine anderen verbindet.
learn-whole-free-hint-2 = Nimm eine Scheibe mit einem Ring.
learn-whole-free-done = Die anderen Scheiben halten auch ohne sie zusammen.

## 6 Putting it down
learn-put-title = Scheibe anlegen
learn-put-one = Deine Figur hat sich schon bewegt. Versuch mal, die orange umrandete Scheibe auf den leuchtenden Platz zu legen.
learn-put-one-hint-1 = Wähle die Scheibe, dann den leuchtenden Platz.
learn-put-one-wrong = Dieser Platz geht. Versuch es mit dem leuchtenden, wo die Scheibe nur eine andere berührt.
learn-put-one-done = Dort berührt sie nur eine Scheibe. Es müssen mindestens zwei sein.
learn-put-two = Zwei genügen. Leg eine Scheibe dort an, wo sie genau zwei berührt.
learn-put-two-hint-1 = Wähle eine Scheibe und zähl, wie viele sie auf jedem markierten Platz berührt.
learn-put-two-hint-2 = An einem geraden Rand berührt eine Scheibe zwei andere.
learn-put-two-wrong = Dort berührt sie mehr als zwei. Such einen Platz mit genau zwei.
learn-put-two-done = Sie berührt zwei andere. Das genügt.
learn-put-leave = Wenn du eine Scheibe wegnimmst, hat eine andere vielleicht nur noch eine Nachbarscheibe. Versuch es mit der orange umrandeten.
learn-put-leave-hint-1 = Nimm die orange umrandete Scheibe von ihrer Nachbarscheibe weg.
learn-put-leave-hint-2 = Leg die orange umrandete Scheibe weit entfernt wieder an.
learn-put-leave-wrong = Noch berührt jede Scheibe mindestens zwei andere. Leg die orange umrandete weiter weg.
learn-put-leave-done = Das ist erlaubt. Nur die Scheibe, die du anlegst, muss zwei berühren.
learn-put-open = Auch Löcher sind erlaubt. Leg eine Scheibe auf den leuchtenden Platz.
learn-put-open-hint-1 = Nimm eine Scheibe von woanders.
learn-put-open-hint-2 = Leg sie auf den leuchtenden Platz.
learn-put-open-wrong = Das gibt kein Loch. Leg eine Scheibe auf den leuchtenden Platz.
learn-put-open-done = Jetzt hat das Spielfeld ein Loch.
learn-put-fill = Schwarz hat gespielt, und deine Figur hat sich schon bewegt. Du darfst ein Loch auch füllen: Leg eine Scheibe hinein.
learn-put-fill-hint-1 = Wähle eine Scheibe, dann das Loch.
learn-put-fill-wrong = Das Loch ist noch da.
learn-put-fill-done = Die Scheibe wird hineingehoben, sie braucht also keinen Weg.

## 7 The locked disc
learn-lock-title = Die gesperrte Scheibe
learn-lock-watch = Achte darauf, welche Scheibe Schwarz umlegt.
learn-lock-try = Deine Figur hat sich schon bewegt. Versuch mal, die Scheibe zu nehmen, die Schwarz gerade umgelegt hat.
learn-lock-try-hint-1 = Wähle die orange umrandete Scheibe.
learn-lock-try-wrong = Diese darfst du nehmen. Versuch es mit der orange umrandeten.
learn-lock-try-done = Die Scheibe, die dein Gegner gerade umgelegt hat, ist für dich einen Zug lang gesperrt.
learn-lock-other = Nicht gesperrt ist dagegen die Scheibe, die deine Seite zuletzt umgelegt hat. Nimm sie und leg sie zurück auf den leuchtenden Platz.
learn-lock-other-hint-1 = Wähle die orange umrandete Scheibe, dann den Platz.
learn-lock-other-wrong = Leg die orange umrandete Scheibe auf den leuchtenden Platz.
learn-lock-other-done = Gesperrt ist für dich nur die letzte Scheibe deines Gegners. Dafür ist deine jetzt für Schwarz gesperrt.
learn-lock-later = Jetzt legt Schwarz eine andere Scheibe um, und die ist gesperrt.
learn-lock-free = Deine Figur hat sich schon bewegt. Die erste Scheibe ist nicht mehr gesperrt. Nimm sie und leg sie an, wo du willst.
learn-lock-free-hint-1 = Wähle die orange umrandete Scheibe, dann einen markierten Platz.
learn-lock-free-wrong = Das war eine andere Scheibe. Leg die orange umrandete um.
learn-lock-free-done = Eine Sperre gilt nur einen Zug lang.

## 8 Three ways to win
learn-win-title = Drei Wege zum Sieg
learn-win-line = Drei Figuren in gerader Reihe sind eine Linie. Bilde eine.
learn-win-line-hint-1 = Zwei deiner Figuren stehen auf einer Linie, mit einem Platz dazwischen. Welche passt hinein?
learn-win-line-wrong = Auch so gewinnst du! Aber bilde diesmal eine Linie.
learn-win-line-done = Drei nebeneinander in gerader Linie: So gewinnst du.
learn-win-triangle = Im Dreieck berührt jede Figur die beiden anderen. Bilde eins.
learn-win-triangle-hint-1 = Welcher Platz liegt neben zwei deiner Figuren?
learn-win-triangle-wrong = Auch so gewinnst du! Aber bilde diesmal ein Dreieck.
learn-win-triangle-done = Jede berührt die beiden anderen: Auch so gewinnst du.
learn-win-tick = Die dritte Form ist der Haken: drei in einer Reihe, mit einem Knick in der Mitte. Bilde einen.
learn-win-tick-hint-1 = Ein Haken ist eine Linie mit einem abgeknickten Ende.
learn-win-tick-wrong = Auch so gewinnst du! Aber bilde diesmal einen Haken.
learn-win-hint-2 = Schau dir das Ende jedes Wegs an. Entsteht dort die Form?
learn-win-missed = Noch sind deine drei Figuren nicht zusammen. Schau dir das Ende jedes Wegs an.
learn-win-done = Sind deine drei Figuren zusammen, gewinnst du sofort. Danach wird keine Scheibe mehr umgelegt.

## 9 Thinking ahead
learn-ahead-title = Vorausdenken
learn-ahead-see = Eine schwarze Figur könnte im nächsten Zug gewinnen: Das ist eine Drohung. Wähle diese Figur.
learn-ahead-see-wrong = Die nicht. Welche Figur kann zu den beiden anderen gleiten?
learn-ahead-see-hint-1 = Zwei schwarze Figuren sind schon nah beisammen. Könnte die dritte dazukommen?
learn-ahead-see-hint-2 = Such einen offenen Weg, der neben ihnen endet.
learn-ahead-see-done = Sie könnte zwischen die beiden anderen gleiten und gewinnen.
learn-ahead-token = Wehr die Drohung mit einer Figur ab: Bewege eine auf den gepunkteten Weg.
learn-ahead-token-hint-1 = Welche rote Figur kann auf dem Weg anhalten?
learn-ahead-token-hint-2 = Schau, wo die Wege deiner Figuren enden.
learn-ahead-token-wrong = Der Weg ist noch offen.
learn-ahead-token-done = Der Weg ist versperrt.
learn-ahead-take = Oder wehr die Drohung mit einer Scheibe ab. Deine Figur hat sich schon bewegt: Nimm eine Scheibe aus dem Weg.
learn-ahead-take-hint-1 = Welche Scheibe auf dem Weg kommt hinaus?
learn-ahead-take-hint-2 = Nimm sie und leg sie abseits vom Weg an.
learn-ahead-take-wrong-behind = Auch das geht, aber nimm diesmal eine Scheibe aus dem Weg.
learn-ahead-take-wrong = Schwarz kann noch gewinnen. Nimm eine Scheibe aus dem Weg.
learn-ahead-take-done = Jetzt ist der Weg kürzer, und die Figur hält schon vor dem Ziel an.
learn-ahead-put = Oder verlängere den Weg. Leg eine Scheibe hinter sein Ende.
learn-ahead-put-hint-1 = Nimm eine Scheibe mit einem Ring, über die Schwarz nicht gleitet.
learn-ahead-put-hint-2 = Leg sie auf den leuchtenden Platz.
learn-ahead-put-wrong = Die schwarze Figur hält noch immer dort an, wo sie gewinnt. Verlängere ihren Weg.
learn-ahead-put-done = Jetzt gleitet sie zu weit.
learn-ahead-two = Jetzt greif an, mit zwei Drohungen auf einmal. Bewege die orange umrandete Figur neben eine andere rote, und leg dann eine Scheibe auf den leuchtenden Platz.
learn-ahead-two-hint-1 = Bewege die orange umrandete Figur, bis sie neben einer anderen roten anhält.
learn-ahead-two-hint-2 = Leg dann eine Scheibe mit einem Ring auf den leuchtenden Platz. So entsteht ein zweiter Weg zum Sieg.
learn-ahead-two-done = Schwarz kann nur eine davon abwehren. So werden die meisten Partien gewonnen.
learn-ahead-rare = Ein seltener Fall: Kannst du einen Teil deines Zugs nicht spielen, lässt du ihn aus, aber nur dann.
learn-ahead-draw = Noch ein seltener Fall: Steht zum dritten Mal dieselbe Stellung auf dem Tisch, endet die Partie remis, also unentschieden. Du kannst auch jederzeit Remis anbieten oder aufgeben.

## 10 The first match
learn-match-title = Deine erste Partie
learn-match-text = Du kennst die Regeln. Spiel jetzt eine ganze Partie gegen den leichtesten Gegner. Wer beginnt, wird ausgelost. Diesmal bist du es: Bewege eine Figur.
learn-match-turn-1 = Leg dann eine Scheibe um und schau, was Schwarz macht.
learn-match-turn-2 = Frag dich vor jedem Zug: Könnte Schwarz als Nächstes gewinnen?
learn-match-turn-3 = Schaffe selbst eine Drohung oder, noch besser, zwei auf einmal.
learn-match-done = Das war deine erste Partie. Mit „Noch mal“ spielst du eine weitere, mit „Weiter“ kommst du zum Abschluss des Kurses.

## The challenges
learn-challenge-win-1 = Du kannst mit einem Figurenzug gewinnen. Finde ihn.
learn-challenge-win-1-wrong = So kommen sie nicht zusammen. Versuch es anders.
learn-challenge-win-2 = Gewinne in zwei Zügen, egal, was Schwarz macht.
learn-challenge-win-3 = Gewinne in drei Zügen, egal, was Schwarz macht.
learn-challenge-hold = Schwarz droht zu gewinnen. Finde einen Zug, der das verhindert.
learn-challenge-hold-only = Schwarz droht zu gewinnen. Nur ein Zug verhindert das: Finde ihn.
learn-challenge-hold-2 = Nur ein Zug verhindert, dass Schwarz in zwei Zügen sicher gewinnt. Finde ihn.

learn-challenge-01-title = Quer hinüber
learn-challenge-01-hint-1 = Zwei deiner Figuren berühren sich schon. Bring die dritte zu ihnen.
learn-challenge-01-hint-2 = Die dritte gleitet ganz hinüber auf die andere Seite des Spielfelds.
learn-challenge-01-done = Von einer Seite zur anderen, und alle drei sind zusammen.

learn-challenge-02-title = Der lange Weg
learn-challenge-02-hint-1 = Zwei deiner Figuren berühren sich schon. Schau dir jeden Weg der dritten an.
learn-challenge-02-hint-2 = Sie gleitet an einer vorbei und hält neben der anderen an.
learn-challenge-02-done = An einer vorbei und neben der anderen angehalten: ein Haken.

learn-challenge-03-title = Im letzten Moment
learn-challenge-03-hint-1 = Keine zwei deiner Figuren berühren sich. Welcher Platz liegt neben zweien von ihnen?
learn-challenge-03-hint-2 = Zwei deiner Figuren könnten dorthin, aber sie gehören daneben. Schick die dritte.
learn-challenge-03-done = Schwarz hätte gleich gewonnen. Du warst schneller.

learn-challenge-04-title = Sichere Landung
learn-challenge-04-hint-1 = Bewege eine der beiden Figuren, die nebeneinanderstehen, zur dritten, sodass die andere dazukommen kann.
learn-challenge-04-hint-2 = Schwarz wird die Scheibe nehmen wollen, auf der du anhalten willst. Leg eine daneben, damit sie festsitzt.
learn-challenge-04-done = Eine Drohung genügt, wenn sie nicht abzuwehren ist.

learn-challenge-05-title = Abwehr und Angriff
learn-challenge-05-hint-1 = Eine schwarze Figur droht, zu den beiden anderen zu kommen. Einer deiner Wege endet genau auf dem Platz, den Schwarz braucht.
learn-challenge-05-hint-2 = Danach hast du mehrere Wege zum Sieg, aber Schwarz kann noch einen Platz besetzen. Leg eine Scheibe neben den Weg, der dann bleibt, damit Schwarz dort keine nehmen kann.
learn-challenge-05-done = Eine Abwehr, die zugleich angreift: Schwarz kann nicht alles abwehren.

learn-challenge-06-title = Blick zurück
learn-challenge-06-hint-1 = Bewege eine Figur so, dass eine andere dazukommen kann. Aber könnte Schwarz auf der Scheibe anhalten, die du verlässt?
learn-challenge-06-hint-2 = Nimm genau die Scheibe, die du verlassen hast. Leg sie neben deinen Zielplatz, damit Schwarz die Scheibe dort nicht nehmen kann.
learn-challenge-06-done = Eine einzige Scheibe hat die Drohung abgewehrt und deinen eigenen Weg geschützt.

learn-challenge-07-title = Zwei auf einen Streich
learn-challenge-07-hint-1 = Bewege eine Figur neben eine andere. Nimm dann die Scheibe weg, auf der Schwarz anhalten will.
learn-challenge-07-hint-2 = Leg die Scheibe am Rand neben den Weg deiner dritten Figur, damit Schwarz dort keine nehmen kann.
learn-challenge-07-done = Die Scheibe hat die Drohung von Schwarz abgewehrt und deine gesichert.

learn-challenge-08-title = Ein stiller Zug
learn-challenge-08-hint-1 = Noch eilt nichts. Bring deine Figuren erst näher zusammen.
learn-challenge-08-hint-2 = Bewege die Figur, die weit weg von den anderen ist, bis eine schwarze sie aufhält. Leg dann eine Scheibe direkt neben deine eigene Figur, die hinter dieser schwarzen steht.
learn-challenge-08-done = Ein stiller Zug, und danach half nichts mehr.

learn-challenge-09-title = Gegen die Uhr
learn-challenge-09-hint-1 = Schwarz droht zu gewinnen. Nimm die Scheibe weg, die Schwarz braucht.
learn-challenge-09-hint-2 = Bewege die Figur, die weit weg von den anderen ist, bis sie neben einer davon anhält. Leg die Scheibe ans andere Ende der Reihe, in der deine dritte Figur steht.
learn-challenge-09-done = Du hast die Drohung abgewehrt und dann nicht mehr lockergelassen.

learn-challenge-10-title = Zwei Wege
learn-challenge-10-hint-1 = Schwarz hat zwei Wege zum Sieg. Wehr eine Drohung mit der Figur ab, die andere mit der Scheibe.
learn-challenge-10-hint-2 = Halte auf einem der beiden Zielplätze an. Verlängere dann den Weg zum anderen.
learn-challenge-10-done = Hier eine Figur, dort eine Scheibe: Beide Wege sind zu.

learn-challenge-11-title = Mach Platz
learn-challenge-11-hint-1 = Dieselbe schwarze Figur hat zwei Wege zum Sieg. Nimm die Scheibe am Ende des einen und verlängere mit ihr den anderen.
learn-challenge-11-hint-2 = Schwarz muss weit an den anderen vorbeigleiten, also darf deine eigene Figur nicht im Weg stehen.
learn-challenge-11-done = Du bist ausgewichen: Schwarz gleitet zu weit, und dein eigener Sieg ist nicht mehr zu verhindern.

learn-challenge-12-title = Das Nadelöhr
learn-challenge-12-hint-1 = Viele Züge wehren die nächste Drohung ab. Welcher droht zugleich selbst?
learn-challenge-12-hint-2 = Bewege eine Figur neben eine andere rote, und lass die schwarze Figur zu weit gleiten.
learn-challenge-12-done = Der einzige Zug, der dich rettet. Jetzt kann jeder Gegner kommen.
