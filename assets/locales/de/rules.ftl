### The rules: sides, parts, shapes, house rules, why a try is refused, how a match ends.

## Names
side-red = Rot
side-black = Schwarz

part-slide = Figurenzug
part-relocation = Umlegen

shape-triangle = Dreieck
shape-line = Linie
shape-tick = Haken

## House rules
house-rules-booklet = Wie in der Anleitung
house-rules-booklet-explained = Die normalen Regeln, wie sie in der Spielanleitung stehen.
house-rules-at-most-four = Höchstens vier
house-rules-at-most-four-explained = Du darfst auch eine Scheibe nehmen, die sich nicht hinausschieben lässt, solange sie am Rand liegt und höchstens vier andere berührt.
house-rules-holes-stay-open = Löcher bleiben offen
house-rules-holes-stay-open-explained = Du darfst Scheiben nur am Rand anlegen. Ein Loch, das ringsum von Scheiben umgeben ist, darf nicht gefüllt werden.

## What stops a slide
obstacle-edge = der Rand oder ein Loch
obstacle-token = { $side-is ->
        [red] eine rote Figur
       *[black] eine schwarze Figur
    }

## Why a try is refused
refusal-match-over = Die Partie ist vorbei.
refusal-wrong-part = { $due-is ->
        [slide] Zuerst wird eine Figur bewegt, dann eine Scheibe umgelegt.
       *[relocation] Jetzt wird eine Scheibe umgelegt. Die nächste Figur ist erst im nächsten Zug dran.
    }
refusal-must-move = { $part-is ->
        [slide] Dieser Teil darf nicht ausgelassen werden: Mindestens eine Figur lässt sich bewegen.
       *[relocation] Dieser Teil darf nicht ausgelassen werden: Mindestens eine Scheibe lässt sich nehmen.
    }

refusal-no-token = Hier steht keine Figur ({ $cell }).
refusal-not-your-token = Diese Figur gehört { $side } ({ $cell }).
refusal-not-straight = Eine Figur gleitet geradeaus, in eine der sechs Richtungen ({ $from } nach { $to }).
refusal-blocked = In diese Richtung kann die Figur nicht gleiten: Direkt daneben ist { $by } ({ $cell }).
refusal-stops-short = Eine Figur gleitet so weit wie möglich, hier bis { $stop }.
refusal-too-far = Diese Figur kann nur bis { $stop } gleiten: Dort hält { $by } sie auf.

refusal-no-disc = Hier liegt keine Scheibe ({ $cell }).
refusal-has-token = { $side-is ->
        [red] Auf dieser Scheibe steht eine rote Figur
       *[black] Auf dieser Scheibe steht eine schwarze Figur
    } ({ $cell }).
refusal-just-moved = Diese Scheibe hat der Gegner gerade umgelegt. Sie ist einen Zug lang gesperrt ({ $cell }).
refusal-hemmed-in = Diese Scheibe lässt sich nicht aus dem Spielfeld schieben ({ $cell }, eingeschlossen von { $by }).
refusal-would-split = Ohne diese Scheibe würde das Spielfeld zerfallen (ohne { $cell } wären abgetrennt: { $piece }).

refusal-same-place = Von hier kommt die Scheibe. Sie muss woanders angelegt werden ({ $cell }).
refusal-occupied = Hier liegt schon eine Scheibe ({ $cell }).
refusal-too-few-neighbours = Eine Scheibe muss mindestens zwei andere berühren. Hier würde sie { $touching-count ->
        [0] keine
       *[other] nur eine
    } berühren ({ $cell }).
refusal-closed-hole = Dieses Loch ist ringsum von Scheiben umgeben, und in dieser Partie bleiben Löcher offen ({ $cell }).

## The same, said at the table, where the cells are marked
refusal-match-over-explained = Die Partie ist vorbei.
refusal-wrong-part-explained = { $due-is ->
        [slide] Bewege zuerst eine Figur, dann leg eine Scheibe um.
       *[relocation] Leg jetzt eine Scheibe um. Im nächsten Zug bewegst du wieder eine Figur.
    }
refusal-must-move-explained = { $part-is ->
        [slide] Diesen Teil kannst du nicht auslassen: Du hast eine Figur, die sich bewegen lässt.
       *[relocation] Diesen Teil kannst du nicht auslassen: Es gibt eine Scheibe, die du nehmen darfst.
    }

refusal-no-token-explained = Hier steht keine Figur.
refusal-not-your-token-explained = Diese Figur gehört { $side }.
refusal-not-straight-explained = Eine Figur gleitet geradeaus, in eine der sechs Richtungen.
refusal-blocked-explained = In diese Richtung geht es nicht: Direkt daneben ist { $by }.
refusal-stops-short-explained = Eine Figur gleitet so weit wie möglich. Hier kann sie nicht anhalten.
refusal-too-far-explained = So weit kommt sie nicht: Vorher hält { $by } sie auf.

refusal-no-disc-explained = Hier liegt keine Scheibe.
refusal-has-token-explained = { $side-is ->
        [red] Auf dieser Scheibe steht eine rote Figur.
       *[black] Auf dieser Scheibe steht eine schwarze Figur.
    }
refusal-just-moved-explained = Diese Scheibe hat dein Gegner gerade umgelegt. Sie ist einen Zug lang gesperrt.
refusal-hemmed-in-explained = Diese Scheibe kommt nicht hinaus: Die Scheiben ringsum sind im Weg.
refusal-would-split-explained = Ohne diese Scheibe würde das Spielfeld zerfallen.

refusal-same-place-explained = Von hier kommt die Scheibe. Leg sie woanders an.
refusal-occupied-explained = Hier liegt schon eine Scheibe.
refusal-too-few-neighbours-explained = Eine Scheibe muss mindestens zwei andere berühren. Hier würde sie { $touching-count ->
        [0] keine
       *[other] nur eine
    } berühren.
refusal-closed-hole-explained = Dieses Loch ist ringsum von Scheiben umgeben, und in dieser Partie bleiben Löcher offen.

## What is wrong with a position
fault-too-far-out = Der Platz { $cell } liegt zu weit außen.
fault-disc-count = Das Spielfeld hat { $count ->
        [one] { $count } Scheibe
       *[other] { $count } Scheiben
    } statt 19.
fault-disc-twice = Zwei Scheiben liegen auf demselben Platz ({ $cell }).
fault-apart = Einige Scheiben sind vom übrigen Spielfeld abgetrennt ({ $piece }).
fault-token-count = { $side } hat { $count ->
        [one] { $count } Figur
       *[other] { $count } Figuren
    } statt 3.
fault-token-off-disc = { $side-is ->
        [red] Eine rote Figur
       *[black] Eine schwarze Figur
    } steht auf einem Platz ohne Scheibe ({ $cell }).
fault-tokens-share-disc = Zwei Figuren stehen auf derselben Scheibe ({ $cell }).
fault-already-connected = Die Figuren von { $side } sind schon verbunden, als { $shape }.
fault-locked-no-disc = Auf dem gesperrten Platz liegt keine Scheibe ({ $cell }).
fault-locked-under-token = Auf der gesperrten Scheibe steht eine Figur ({ $cell }).

## How a match ends
ending-won = { $shape-is ->
        [line] { $by } gewinnt mit einer Linie.
        [tick] { $by } gewinnt mit einem Haken.
       *[triangle] { $by } gewinnt mit einem Dreieck.
    }
ending-resigned = { $by-is ->
        [red] { side-red } gibt auf, also gewinnt { side-black }.
       *[black] { side-black } gibt auf, also gewinnt { side-red }.
    }
ending-drawn-by-repetition = Remis: Dieselbe Stellung gab es dreimal.
ending-drawn-by-agreement = Remis: Beide sind einverstanden.
