### Matches with somebody far away.

## Help
cli-about-invite = Lädt jemanden in der Ferne zu einer Partie ein und gibt die Einladung aus
cli-about-join = Tritt der Partie bei, zu der eine Einladung gehört, oder setzt eine mit einem Brief fort
cli-about-friends = Listet auf, mit wem du Fernpartien gespielt hast und welche Partien warten
cli-value-reach = REICHWEITE
cli-value-begin = WER
cli-value-invitation = EINLADUNG
cli-value-name = NAME
cli-value-address = ADRESSE
cli-arg-reach = Wie weit die Einladung reicht: { $names }. Standard: internet. Mit machine lässt es sich in zwei Terminals auf diesem Computer ausprobieren
cli-arg-begin = Wer beginnt: { $names }. Standard: draw, das Los entscheidet
cli-arg-invitation = Die Einladung oder der Brief, den dir jemand geschickt hat. Ohne Text wartet Nonaga, bis ein Freund dich einlädt
cli-arg-friend = Jemanden wieder einladen, den nonaga friends nennt. Die andere Seite braucht keinen Text, sondern wartet mit: nonaga join --text
cli-arg-yes = Den Bedingungen zustimmen, ohne gefragt zu werden
cli-arg-relay = Diese Vermittlung statt der öffentlichen benutzen
cli-arg-only-by-relay = Alles über die Vermittlung schicken, damit die andere Seite deine Adresse nicht erfährt
cli-arg-name = Der Name, den die andere Seite sieht
cli-arg-as = Den Computer für dich spielen lassen: { $names }. Die andere Seite erfährt es
cli-arg-continue-as = Die Stufe des Computers, der in einer Fernpartie für dich spielt
cli-arg-with = Die Partie mit dieser Person fortsetzen
cli-arg-network = Auch das Netz prüfen. Öffentliche Server sehen dann die Adresse dieses Computers
cli-man-file-far = Deine Fernpartien, deine Freunde und dein Schlüssel. Wer den Schlüssel hat, kann sich beim Spielen für dich ausgeben.

## Words
far-nameless = Anonym
far-word-undo = bittet darum, deinen letzten Zug zurückzunehmen
far-word-draw = bietet Remis an
far-word-yes = stimmt zu, wenn die andere Seite etwas möchte
far-word-no = lehnt ab, was die andere Seite möchte
far-word-hint = bittet den Computer um einen guten Zug, wenn die Bedingungen es erlauben

## The invitation and the terms
far-how = Schick diesen Text an eine einzige Person. Sie nimmt damit an: nonaga join EINLADUNG --text. Er gilt nur einmal. Lass Nonaga hier offen.
far-seen = { $reach ->
        [machine] Nur ein anderes Nonaga auf diesem Computer kann mitspielen. Nichts verlässt ihn.
        [network] Nichts verlässt dein Netz.
       *[internet] { $relayed ->
            [yes] Die andere Seite erfährt die Adresse dieses Computers nicht. Die Vermittlung sieht Adressen und Zeiten, aber nicht, was gespielt wird.
           *[no] Die andere Seite sieht die Adresse dieses Computers. Vermittlungen sehen Adressen und Zeiten, aber nicht, was gespielt wird.
        }
    }
far-connecting = Verbindung wird aufgebaut …
far-goes-on = Die Partie mit { $name } geht weiter.
far-whose-turn = { $whose ->
        [own] Du bist am Zug.
       *[other] { $name } ist am Zug.
    }
far-terms = { $name } lädt dich zu einer Partie ein.
far-computer-there = Am anderen Ende spielt der Computer: { $level }.
far-terms-rules = Regeln: { $rules }
far-terms-colour = { $colour ->
        [red] Du spielst Rot.
        [black] Du spielst Schwarz.
       *[lot] Die Farben werden ausgelost.
    }
far-terms-begins = { $begins ->
        [you] Du beginnst.
        [other] { $name } beginnt.
       *[lot] Wer beginnt, wird ausgelost.
    }
far-terms-take-back = { $allowed ->
        [yes] Züge kannst du zurücknehmen, wenn die andere Seite zustimmt.
       *[no] Züge können nicht zurückgenommen werden.
    }
far-terms-hints = { $allowed ->
        [yes] Tipps sind erlaubt.
       *[no] Es gibt keine Tipps.
    }
far-terms-ask = Möchtest du spielen? Gib „{ terminal-word-yes }“ oder „{ terminal-word-no }“ ein.
far-you-declined = Du hast die Einladung abgelehnt.
far-somebody-declined = Jemand hat die Bedingungen abgelehnt. Die Einladung gilt noch.
far-joined = { $name } spielt mit.

## Who is there
far-nobody = Noch hat niemand angenommen.
far-reading = Jemand sieht sich gerade die Bedingungen an.
far-knock = { $stands ->
        [away] { $name } wartet gerade nicht auf Freunde. Nonaga versucht es weiter.
        [asked] { $name } hat deine Einladung.
       *[declined] { $name } möchte jetzt nicht spielen. Die Einladung gilt weiter.
    }
far-here = { $name } ist da: { $road ->
        [relay] über eine Vermittlung
       *[direct] direkt
    }, { $ms } ms.
far-gone = { $name } ist weg. Die Partie wartet.
far-away = { $name } ist { $minutes ->
        [0] seit weniger als einer Minute weg.
        [one] seit einer Minute weg.
       *[other] seit { $minutes } Minuten weg.
    }
far-not-here = { $name } ist nicht da. Die Partie wartet.
far-unreached = { $parts ->
        [one] Der letzte Teil deines Zugs ist noch nicht angekommen. { $name } bekommt ihn, sobald ihr beide da seid.
       *[other] Die letzten { $parts } Teile deiner Züge sind noch nicht angekommen. { $name } bekommt sie, sobald ihr beide da seid.
    }
far-unheard = Deine letzte Antwort oder dein letztes Angebot ist noch nicht bei { $name } angekommen.
far-reached = { $name } hat alles bekommen.

## What happens
far-seats = Du spielst { $side }. { $begins ->
        [you] Du beginnst.
        [goes-on] { "" }
       *[other] { $name } beginnt.
    }{ $lot ->
        [yes] { " " }So hat das Los entschieden.
       *[no] { "" }
    }
far-asks = { $offer ->
        [draw] { $name } bietet Remis an.
        [take-back] { $name } möchte den letzten Zug zurücknehmen: { $parts ->
            [one] einen Teil
           *[other] insgesamt { $parts } Teile
        }.
       *[rematch] { $name } möchte Revanche.
    }
far-offers = { far-asks } Gib „{ terminal-word-yes }“ oder „{ terminal-word-no }“ ein.
far-offered = { $offer ->
        [draw] Du bietest Remis an.
        [take-back] Du bittest darum, deinen letzten Zug zurückzunehmen.
       *[rematch] Du bietest Revanche an.
    } { $name } kann jederzeit antworten.
far-declined = { $offer ->
        [draw] { $whose ->
            [own] Du lehnst das Remis ab.
           *[other] { $name } lehnt das Remis ab.
        }
        [take-back] { $whose ->
            [own] Du stimmst dem Zurücknehmen nicht zu.
           *[other] { $name } stimmt dem Zurücknehmen nicht zu.
        }
       *[rematch] { $whose ->
            [own] Du lehnst die Revanche ab.
           *[other] { $name } lehnt die Revanche ab.
        }
    }
far-lapsed = { $whose ->
        [own] Die Partie ging weiter, also ist dein Angebot verfallen.
       *[other] Die Partie ging weiter, also ist das Angebot von { $name } verfallen.
    }
far-took-back = { $parts ->
        [one] Ein Teil wurde zurückgenommen.
       *[other] { $parts } Teile wurden zurückgenommen.
    }
far-closed = { $whose ->
        [own] Du hast die Partie geschlossen. Sie hat kein Ergebnis.
       *[other] { $name } hat die Partie geschlossen. Sie hat kein Ergebnis.
    }
far-over = Für eine weitere Partie gib „{ terminal-word-rematch }“ ein, zum Verlassen „{ terminal-word-quit }“.
far-rematch = Die Revanche beginnt. Ihr tauscht die Farben.
far-asks-close = Schließen beendet die Partie für beide, ohne Ergebnis. Wenn du das willst, gib noch einmal „{ terminal-word-close }“ ein.
far-nothing-asked = Gerade ist keine Frage offen.
far-no-redo = In einer Fernpartie lässt sich nichts wiederherstellen: Gib den Zug noch einmal ein.
far-moves-of-other = { $name } ist am Zug. Das sind die Möglichkeiten von { $name }:
far-letter-how = Schick diese Zeile an { $name }. Sie lässt sich in Nonaga unter „{ far-page }“ oder in einem Terminal einfügen. Die Antwort fügst du hier ein oder gibst sie so ein: nonaga join BRIEF --text
far-letter-nothing = { $name } hat schon alles bekommen.
far-letter-amid-turn = Beende erst deinen Zug: Ein Brief enthält nur ganze Züge.
far-letter-read = Du hast den Brief von { $name } gelesen.
far-letter-known = In diesem Brief steht nichts Neues.
far-hints-off = In dieser Partie gibt es keine Tipps.
far-not-written = Was du gerade getan hast, zählt nicht, und die andere Seite weiß nichts davon. Nonaga versucht es weiter.
far-not-counted = Was du gerade getan hast, zählt nicht, und die andere Seite weiß nichts davon. Versuch es wieder, wenn das behoben ist.
far-disputed = { $whose ->
        [own] Dein Nonaga hat
       *[other] { $name } hat
    } etwas Unmögliches geschickt (Eintrag { $number }): { $fault } Alles davor gilt weiter, und beide Fassungen sind gespeichert.
far-refused = Was von der anderen Seite kam, wurde abgewiesen: { $fault }

## Leaving
far-left = Die Partie wartet. Fortsetzen mit: nonaga play --text --continue
far-left-invitation = Die Einladung gilt weiter, aber annehmen kann man sie nur, während Nonaga hier läuft: nonaga play --text --continue
far-left-untold = { $name } weiß noch nicht, dass die Partie zu Ende ist. Mitteilen mit: nonaga play --text --continue

## Friends
far-no-friends = Du hast noch keine Fernpartie gespielt. Jemanden einladen: nonaga invite --text
far-by = über { $reach ->
        [machine] diesen Computer
        [network] dein Netz
       *[internet] das Internet
    }
far-friend = { $name } ({ $id }), { far-by }
far-waits-for-friends = Nonaga wartet, bis dich ein Freund einlädt. Abbrechen: Strg+C.
far-stands = { $stands ->
        [own-turn] du bist am Zug
        [other-turn] die andere Seite ist am Zug
        [invited] noch hat niemand angenommen
        [joining] die Partie hat noch nicht begonnen
        [disputed] die Partie kann nicht weitergehen
       *[over] die Partie ist zu Ende, und die andere Seite weiß es vielleicht noch nicht
    }
far-waits = { $name }: { far-stands } [{ $id }]

## On the screen of the game
far-page = Fernpartie
far-page-explained = Spiel mit jemandem an einem anderen Computer. Die beiden Computer finden einander: ohne Konto und ohne Server von uns.
far-without-name = Ohne Namen sieht die andere Seite „{ far-nameless }“.
far-invite = Einladen
far-new-match = Die neue Partie
far-invitation = Einladung oder Brief
far-sent = Hast du eine Einladung oder einen Brief?
far-join = Text öffnen
far-paste = Einfügen und öffnen
far-nothing-to-paste = Es gibt keinen Text zum Einfügen.
far-begins = Wer beginnt
far-begins-me = Ich
far-begins-other = Die andere Seite
far-reach = Spielen über
far-reach-internet = Das Internet
far-reach-network = Dein Netz
far-reach-machine = Diesen Computer
far-taking-back = Züge können zurückgenommen werden, wenn beide wollen
far-only-by-relay = Nur über eine Vermittlung, damit die andere Seite deine Adresse nicht erfährt
far-waiting = Partien, die warten
far-go-on = Öffnen
far-waits-since = { $name }: { far-stands } ({ $date })
far-letter-explained = { $name } hat deinen letzten Zug vielleicht noch nicht. Falls ihr nie gleichzeitig da seid: Kopiere einen Brief, verschicke ihn und füge die Antwort unten ein.
far-letter-copy = Brief kopieren
far-letter-on-table = Der Brief liegt in der Zwischenablage. Schick ihn an { $name }, und füge die Antwort unter „{ far-page }“ ein.
far-letter-copied = Der Brief liegt in der Zwischenablage. Verschicke ihn und füge die Antwort unten ein, wenn sie kommt.
far-friends = Freunde
far-friend-known = { $name }, { far-by }
far-wait = Auf Freunde warten
far-wait-explained = Dann können Freunde dich einladen, ohne einen Text zu schicken.
far-waits-here = Nonaga wartet auf Freunde. Solange diese Seite offen ist, können sie dich einladen.
far-wait-stop = Nicht mehr warten
far-look-at-terms = Bedingungen ansehen
far-opening = Einen Moment …
far-fetching = Die andere Seite wird gesucht … Sobald sie gefunden ist, geht es los. Dort muss Nonaga offen sein.
far-drawing = Es wird gelost …
far-understood = In Ordnung
far-invited = Deine Einladung
far-invited-explained = Schick diesen Text an eine einzige Person. Er gilt nur einmal.
far-invited-waits = Noch hat niemand angenommen. Lass Nonaga hier offen, die Partie beginnt von selbst. Gehst du zurück, wartet die Einladung unter „{ far-waiting }“.
far-qr = Die Einladung als QR-Code
far-copy = Kopieren
far-copied = Die Einladung liegt in der Zwischenablage.
far-withdraw = Zurückziehen
far-play = Spielen
far-calls = In einer Fernpartie wartet jemand auf dich.
far-close = Partie schließen?
far-close-explained = Sie endet für beide, ohne Ergebnis.
far-close-yes = Schließen
far-close-without-result = Ohne Ergebnis beenden
far-unsent = { $name } ist nicht da und hat deinen Zug noch nicht. Er kommt an, sobald ihr beide da seid. Oder du verschickst ihn als Brief.
far-letter-sent = Der Brief ist kopiert. Schickt { $name } eine Antwort, füge sie unter „{ far-page }“ ein.
far-letter-again = Noch einmal kopieren
far-own-presence = { $state ->
        [to-move] du bist am Zug
       *[waits] du
    }
far-presence = { $state ->
        [direct] da, { $ms } ms
        [relay] da, über Vermittlung
        [connecting] verbindet …
       *[away] weg
        [unsent] weg; Zug noch nicht gesendet
        [nobody] noch nicht da
        [disputed] geht nicht weiter
    }

## Why there is no match
cli-error-no-far = Diese Fassung enthält keine Fernpartien.
cli-error-far = { $error }
far-trouble-file = { $error }
far-trouble-in-use = Deine Fernpartien sind in einem weiteren Nonaga offen. Schließ es zuerst.
far-trouble-no-link = Nonaga kann das Netz nicht benutzen ({ $reason }).
far-trouble-ticket = { $fault }
far-trouble-other-letter = Dieser Brief gehört zu einer Partie, die es hier nicht gibt.
far-trouble-letter = { $why }
far-trouble-own-invitation = Das ist deine eigene Einladung. Schick sie jemand anderem.
far-trouble-name = { $fault }
far-trouble-relay = „{ $text }“ ist keine Adresse einer Vermittlung. Sie beginnt mit https:// oder http:// und hat höchstens 200 Zeichen.
far-trouble-nobody-of-name = Es gibt keine Partie mit „{ $name }“ zum Fortsetzen. Alle Partien zeigt: nonaga friends
far-trouble-no-such-friend = Mit „{ $name }“ hast du noch keine Fernpartie gespielt. Deine Freunde zeigt: nonaga friends
far-trouble-no-friends = Du hast noch keine Fernpartie gespielt; ohne Text kann dich also niemand einladen.
far-trouble-other-player = Die andere Seite weiß, wer hier spielt, und --as nennt jemand anderen. Lass es weg.
far-trouble-ended = { $why }
far-trouble-update = { $where-to } Nichts ist verloren, und die Partie kann danach weitergehen.
far-trouble-disputed = Die Partie kann nicht weitergehen. Beide Seiten erfahren es.
outdated-here = Die andere Seite hat eine neuere Version von Nonaga. Aktualisiere deine.
outdated-there = Die andere Seite hat eine ältere Version von Nonaga, die aktualisiert werden muss.

far-file-error-home = { $reason }
far-file-error-log = { $path } lässt sich nicht lesen: { $error } Daran wurde nichts geändert.
far-file-error-other-key = { $path } wurde mit einem anderen Schlüssel gespielt als deinem.
far-file-error-terms = Solche Bedingungen gibt es nicht: { $reason }
far-file-error-no-chance = Das System liefert keine Zufallszahlen, deshalb lässt sich nichts auslosen.

log-error-too-large = Die Datei hat mehr als { $limit } Byte.
log-error-empty = Es steht nichts darin.
log-error-not-text = Zeile { $line } ist kein Text.
log-error-unreadable = Zeile { $line }, Zeichen { $column }: { $fault }
log-error-other-format = Das Format ist „{ $format }“, nicht „{ $expected }“.
log-error-other-version = Die Datei hat Version { $version }, aber dieses Nonaga kennt nur Versionen bis { $newest }.
log-error-wrong = Zeile { $line }: { $fault }

ticket-fault-none = Das ist weder eine Einladung noch ein Brief.
ticket-fault-damaged = Der Text ist unvollständig. Kopiere ihn ganz.
ticket-fault-newer = Der Text stammt von einer neueren Fassung von Nonaga (Version { $version }). Aktualisiere deine.
letter-refusal-own = Das ist dein eigener Brief. Schick ihn der anderen Seite.
letter-refusal-gap = Vor diesem Brief fehlt hier etwas. Ihr müsst einmal gleichzeitig da sein.
letter-refusal-disputed = Die Partie kann nicht weitergehen.
letter-refusal-wrong = Dieser Brief kann nicht zur Partie gehören: { $reason }
name-fault-too-long = Ein Name darf höchstens { $most } Zeichen haben.
name-fault-invisible = Ein Name darf keine unsichtbaren Zeichen haben.
name-fault-spaces = Ein Name darf keine Leerzeichen am Anfang oder am Ende haben und keine zwei hintereinander.
name-fault-marks = Ein Buchstabe eines Namens darf höchstens { $most } Zusatzzeichen haben.

## Why the other side does not go on
farewell-other-protocol = Die andere Seite hat eine andere Version von Nonaga ({ $protocol }).
farewell-other-match = Die andere Seite hat diese Partie nicht offen.
farewell-taken = Jemand anderes hat diese Einladung schon angenommen, oder sie gilt jemand anderem. Bitte um eine neue.
farewell-busy = Jemand anderes sieht sich die Einladung gerade an. Nonaga versucht es weiter.
farewell-unreadable = Die Verbindung wurde getrennt: Eine Nachricht war nicht lesbar.
farewell-too-large = Die Verbindung wurde getrennt: Eine Nachricht war zu groß.
farewell-flood = Die Verbindung wurde getrennt: Es waren zu viele Nachrichten.
farewell-declined = Die Bedingungen wurden abgelehnt.
farewell-wrong = Die andere Seite nimmt Eintrag { $number } nicht an ({ $fault }).
farewell-other-rules = Die andere Seite spielt nach einer anderen Version der Regeln ({ $version }).

## Why something cannot be done, or has no place in a match
unwilling-writing = Gerade wird etwas gespeichert. Versuch es gleich noch einmal.
unwilling-disputed = Die Partie kann nicht weitergehen.
unwilling-behind = Einige deiner eigenen Züge werden noch von der anderen Seite geholt. Warte einen Moment.
unwilling-away = Die andere Seite ist nicht da.
unwilling-offer-waits = Dein Angebot wartet auf eine Antwort. Sobald sie da ist, kannst du weiterspielen.
unwilling-fault = { $reason }
far-fault-bad-signature = Die Signatur stimmt nicht.
far-fault-other-match = Es gehört zu einer anderen Partie.
far-fault-two-versions = Es gibt zwei Fassungen davon.
far-fault-wrong-before = Es schließt nicht an das an, was davor kam.
far-fault-seen-unknown = Es nennt etwas, das nie gesagt wurde.
far-fault-seen-less = Es hat etwas vergessen, das es schon kannte.
far-fault-wrong-place = Dafür ist jetzt nicht die Zeit.
far-fault-not-invited = Die Einladung galt jemand anderem.
far-fault-unknown-rules = Dieses Nonaga kennt die Regeln „{ $name }“ nicht. Aktualisiere es.
far-fault-other-rules-version = Die andere Seite spielt nach Version { $version } der Regeln, dieses Nonaga nach { $known }.
far-fault-unknown-level = Dieses Nonaga kennt die Stufe „{ $name }“ nicht. Aktualisiere es.
far-fault-not-begun = Die Partie hat noch nicht begonnen.
far-fault-over = Die Partie ist zu Ende.
far-fault-not-over = Die Partie ist noch nicht zu Ende.
far-fault-lot-differs = Die Zahl für das Los ist nicht die versprochene.
far-fault-no-lot = Jetzt ist nicht die Zeit zum Losen.
far-fault-not-your-turn = Die andere Seite ist am Zug.
far-fault-illegal = { $reason }
far-fault-too-long = Die Partie hat die Höchstzahl an Zügen erreicht.
far-fault-offer-open = Ein Angebot wartet noch auf Antwort.
far-fault-offer-again = Das wurde seit dem letzten Teil schon angeboten.
far-fault-no-taking-back = Die Bedingungen dieser Partie erlauben kein Zurücknehmen.
far-fault-nothing-to-take-back = Es gibt nichts zurückzunehmen.
far-fault-no-such-offer = Ein solches Angebot gibt es nicht.
far-fault-log-full = Für mehr als { $most } Einträge ist kein Platz.
role-host = wer eingeladen hat
role-guest = der Gast

## nonaga doctor --network
doctor-network-looks = Das Netz wird geprüft …
doctor-relay = Netz: Dieser Computer ist über die Vermittlung { $relay } erreichbar.
doctor-no-relay = Netz: Keine Vermittlung war erreichbar. Im selben Netz könnt ihr euch trotzdem finden.
doctor-sockets = Adressen: { $sockets-count ->
        [0] keine
       *[other] { $sockets }
    }
