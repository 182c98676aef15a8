### Matches with somebody far away.

## Help
cli-about-invite = Convida algú a una partida a distància i mostra la invitació
cli-about-join = Entra a la partida d’una invitació, o en continua una amb la carta rebuda
cli-about-friends = Llista les persones amb qui has jugat a distància i les partides pendents
cli-value-reach = ABAST
cli-value-begin = QUI
cli-value-invitation = INVITACIÓ
cli-value-name = NOM
cli-value-address = ADREÇA
cli-arg-reach = Fins on arribar: { $names }. Per defecte: internet. Amb machine, ho pots provar amb dos terminals d’aquest ordinador
cli-arg-begin = Qui comença: { $names }. Per defecte: draw, a sorts
cli-arg-invitation = La invitació o la carta que algú t’ha enviat. Si no n’hi ha cap, Nonaga espera que un amic et convidi
cli-arg-friend = Torna a convidar aquesta persona, una de les que llista nonaga friends. No li cal cap text: només ha d’esperar amb: nonaga join --text
cli-arg-yes = Accepta les condicions sense preguntar
cli-arg-relay = Fa servir aquest repetidor en lloc dels públics
cli-arg-only-by-relay = Passa sempre pel repetidor, perquè l’altra banda no sàpiga la teva adreça
cli-arg-name = El nom que veu l’altra banda
cli-arg-as = Deixa que l’ordinador jugui per tu: { $names }. L’altra banda ho sap
cli-arg-continue-as = El nivell de l’ordinador que juga per tu en una partida a distància
cli-arg-with = Continua la partida amb aquesta persona
cli-arg-network = Examina també la xarxa. Els servidors públics veuran l’adreça d’aquest ordinador
cli-man-file-far = Les teves partides a distància, els teus amics i la teva clau. Qui té la clau es pot fer passar per tu.

## Words
far-nameless = Anònim
far-word-undo = demana de desfer la teva última jugada
far-word-draw = ofereix taules
far-word-yes = accepta el que demana l’altra banda
far-word-no = rebutja el que demana l’altra banda
far-word-hint = demana a l’ordinador una bona jugada, si les condicions ho permeten

## The invitation and the terms
far-how = Envia aquest text a una persona, que pot entrar a la partida amb: nonaga join INVITACIÓ --text. Val una sola vegada. Deixa Nonaga obert aquí.
far-seen = { $reach ->
        [machine] Només s’hi pot afegir un altre Nonaga en aquest ordinador. Res no en surt.
        [network] Res no surt de la teva xarxa.
       *[internet] { $relayed ->
            [yes] L’altra banda no sap l’adreça d’aquest ordinador. El repetidor veu adreces i hores, però no el que es juga.
           *[no] L’altra banda veu l’adreça d’aquest ordinador. Els repetidors veuen adreces i hores, però no el que es juga.
        }
    }
far-connecting = S’està connectant…
far-goes-on = Continua la partida amb { $name }.
far-whose-turn = { $whose ->
        [own] Et toca a tu.
       *[other] Toca a { $name }.
    }
far-terms = { $name } et convida a una partida.
far-computer-there = A l’altra banda juga l’ordinador: { $level }.
far-terms-rules = Regles: { $rules }
far-terms-colour = { $colour ->
        [red] Jugues amb les vermelles.
        [black] Jugues amb les negres.
       *[lot] Els colors es tiren a sorts.
    }
far-terms-begins = { $begins ->
        [you] Comences tu.
        [other] Comença { $name }.
       *[lot] Es tria a sorts qui comença.
    }
far-terms-take-back = { $allowed ->
        [yes] Es poden desfer jugades si l’altra banda hi està d’acord.
       *[no] No es pot desfer res.
    }
far-terms-hints = { $allowed ->
        [yes] Es permeten pistes.
       *[no] No hi ha pistes.
    }
far-terms-ask = Vols jugar? Escriu { terminal-word-yes } o { terminal-word-no }.
far-you-declined = Has rebutjat la invitació.
far-somebody-declined = Algú ha rebutjat les condicions. La invitació continua oberta.
far-joined = { $name } s’hi ha afegit.

## Who is there
far-nobody = Encara no s’hi ha afegit ningú.
far-reading = Algú està llegint les condicions.
far-knock = { $stands ->
        [away] { $name } no espera amics ara mateix. Nonaga ho continua provant.
        [asked] { $name } té la teva invitació.
       *[declined] { $name } no vol jugar ara. La invitació continua oberta.
    }
far-here = { $name } és aquí: { $road ->
        [relay] a través d’un repetidor
       *[direct] directament
    }, { $ms } ms.
far-gone = { $name } ja no hi és. La partida espera.
far-away = { $minutes ->
        [0] Fa menys d’un minut que { $name } no hi és.
        [one] Fa un minut que { $name } no hi és.
       *[other] Fa { $minutes } minuts que { $name } no hi és.
    }
far-not-here = { $name } no hi és. La partida espera.
far-unreached = { $parts ->
        [one] La teva última part encara no ha arribat. { $name } la rebrà quan hi sigueu tots dos.
       *[other] Les teves últimes { $parts } parts encara no han arribat. { $name } les rebrà quan hi sigueu tots dos.
    }
far-unheard = { $name } encara no ha rebut la teva última resposta o oferta.
far-reached = { $name } ho ha rebut tot.

## What happens
far-seats = El teu bàndol: { $side }. { $begins ->
        [you] Comences tu.
        [goes-on] { "" }
       *[other] Comença { $name }.
    }{ $lot ->
        [yes] { " " }Així ho ha decidit la sort.
       *[no] { "" }
    }
far-asks = { $offer ->
        [draw] { $name } ofereix taules.
        [take-back] { $name } demana de desfer l’última jugada: { $parts ->
            [one] una part
           *[other] { $parts } parts en total
        }.
       *[rematch] { $name } demana la revenja.
    }
far-offers = { far-asks } Escriu { terminal-word-yes } o { terminal-word-no }.
far-offered = { $offer ->
        [draw] Ofereixes taules.
        [take-back] Demanes de desfer la teva última jugada.
       *[rematch] Demanes la revenja.
    } { $name } pot respondre en qualsevol moment.
far-declined = { $offer ->
        [draw] { $whose ->
            [own] Rebutges les taules.
           *[other] { $name } rebutja les taules.
        }
        [take-back] { $whose ->
            [own] No acceptes que es desfaci la jugada.
           *[other] { $name } no accepta que es desfaci la jugada.
        }
       *[rematch] { $whose ->
            [own] Rebutges la revenja.
           *[other] { $name } rebutja la revenja.
        }
    }
far-lapsed = { $whose ->
        [own] La partida ha continuat: la teva oferta ja no val.
       *[other] La partida ha continuat: l’oferta que ha fet { $name } ja no val.
    }
far-took-back = { $parts ->
        [one] S’ha desfet una part.
       *[other] S’han desfet { $parts } parts.
    }
far-closed = { $whose ->
        [own] Has tancat la partida. No té resultat.
       *[other] { $name } ha tancat la partida. No té resultat.
    }
far-over = Si vols jugar una altra partida, escriu { terminal-word-rematch }. Per sortir, escriu { terminal-word-quit }.
far-rematch = Comença la revenja. Us canvieu els colors.
far-asks-close = Si tanques la partida, s’acaba per a tots dos, sense resultat. Per confirmar-ho, escriu { terminal-word-close } una altra vegada.
far-nothing-asked = No hi ha cap pregunta per respondre.
far-no-redo = En una partida a distància no es pot refer res: escriu la jugada una altra vegada.
far-moves-of-other = Toca a { $name }. Aquestes són les seves jugades:
far-letter-how = Envia aquesta línia a { $name }, que la pot enganxar a Nonaga, a «{ far-page }», o en un terminal. Enganxa la resposta aquí, o dona-la a: nonaga join CARTA --text
far-letter-nothing = { $name } ja té tot el que has enviat.
far-letter-amid-turn = Acaba primer la teva jugada: una carta només pot portar jugades senceres.
far-letter-read = Has llegit la carta que ha enviat { $name }.
far-letter-known = En aquesta carta no hi ha res de nou.
far-hints-off = En aquesta partida no hi ha pistes.
far-not-written = El que has fet no compta, i l’altra banda no se n’ha assabentat. Nonaga ho continua provant.
far-not-counted = El que has fet no compta, i l’altra banda no se n’ha assabentat. Torna-ho a provar quan s’hagi arreglat.
far-disputed = { $whose ->
        [own] El teu Nonaga ha
       *[other] { $name } ha
    } enviat una cosa que no pot ser (entrada { $number }): { $fault } Tot el que hi ha abans queda igual, i totes dues versions estan desades.
far-refused = S’ha rebutjat el que venia de l’altra banda: { $fault }

## Leaving
far-left = La partida espera. Per continuar-la: nonaga play --text --continue
far-left-invitation = La invitació continua oberta, però només s’hi pot afegir algú mentre Nonaga funciona aquí: nonaga play --text --continue
far-left-untold = { $name } encara no sap que la partida s’ha acabat. Perquè ho sàpiga: nonaga play --text --continue

## Friends
far-no-friends = Encara no has jugat a distància amb ningú. Per convidar algú: nonaga invite --text
far-by = { $reach ->
        [machine] en aquest ordinador
        [network] per la teva xarxa
       *[internet] per internet
    }
far-friend = { $name } ({ $id }), { far-by }
far-waits-for-friends = Nonaga espera que un amic et convidi. Per deixar-ho: Ctrl+C.
far-stands = { $stands ->
        [own-turn] et toca a tu
        [other-turn] toca a l’altra banda
        [invited] encara no s’hi ha afegit ningú
        [joining] encara no ha començat
        [disputed] la partida no pot continuar
       *[over] la partida s’ha acabat, i potser l’altra banda encara no ho sap
    }
far-waits = { $name }: { far-stands } [{ $id }]

## On the screen of the game
far-page = Juga a distància
far-page-explained = Juga amb algú que és en un altre ordinador. Els dos ordinadors es troben tot sols: sense comptes ni cap servidor nostre.
far-without-name = Sense nom, l’altra banda veu «{ far-nameless }».
far-invite = Convida
far-new-match = La partida nova
far-invitation = Invitació o carta
far-sent = Tens una invitació o una carta?
far-join = Obre-la
far-paste = Enganxa i obre
far-nothing-to-paste = No hi ha cap text per enganxar.
far-begins = Qui comença
far-begins-me = Jo
far-begins-other = L’altra banda
far-reach = Connexió
far-reach-internet = Internet
far-reach-network = La teva xarxa
far-reach-machine = Aquest ordinador
far-taking-back = Es poden desfer jugades si tots dos ho voleu
far-only-by-relay = Només a través d’un repetidor, perquè l’altra banda no sàpiga la teva adreça
far-waiting = Partides pendents
far-go-on = Obre
far-waits-since = { $name }: { far-stands } ({ $date })
far-letter-explained = Potser { $name } encara no té la teva última jugada. Si no coincidiu mai, copia una carta, envia-la i enganxa la resposta aquí sota.
far-letter-copy = Copia una carta
far-letter-on-table = La carta és al porta-retalls. Envia-la a { $name } i enganxa la resposta a «{ far-page }».
far-letter-copied = La carta és al porta-retalls. Envia-la i enganxa la resposta aquí sota quan arribi.
far-friends = Amics
far-friend-known = { $name }, { far-by }
far-wait = Espera amics
far-wait-explained = Així un amic et pot convidar sense enviar cap text.
far-waits-here = Estàs esperant amics. Et poden convidar mentre tinguis oberta aquesta pàgina.
far-wait-stop = Deixa d’esperar
far-look-at-terms = Mira les condicions
far-opening = Un moment…
far-fetching = S’està buscant l’altra banda… Quan aparegui, s’obrirà la partida. Allà també cal tenir Nonaga obert.
far-drawing = S’està sortejant…
far-understood = D’acord
far-invited = La teva invitació
far-invited-explained = Envia aquest text a una persona. Només serveix una vegada.
far-invited-waits = Encara no s’hi ha afegit ningú. Deixa Nonaga obert aquí; la partida començarà sola. Si tornes enrere, la invitació quedarà a «{ far-waiting }».
far-qr = La invitació en codi QR
far-copy = Copia
far-copied = La invitació és al porta-retalls.
far-withdraw = Retira-la
far-play = Juga
far-calls = T’esperen en una partida a distància.
far-close = Vols tancar la partida?
far-close-explained = S’acaba per a tots dos, sense resultat.
far-close-yes = Tanca-la
far-close-without-result = Acaba sense resultat
far-unsent = { $name } no hi és i encara no té la teva jugada. La rebrà quan hi sigueu tots dos. També la pots enviar per carta.
far-letter-sent = S’ha copiat la carta. Si { $name } respon, enganxa la resposta a «{ far-page }».
far-letter-again = Torna-la a copiar
far-own-presence = { $state ->
        [to-move] et toca a tu
       *[waits] tu
    }
far-presence = { $state ->
        [direct] aquí, { $ms } ms
        [relay] aquí, per repetidor
        [connecting] s’està connectant…
       *[away] absent
        [unsent] absent; jugada no enviada
        [nobody] encara no hi és
        [disputed] no pot continuar
    }

## Why there is no match
cli-error-no-far = Aquesta compilació no inclou les partides a distància.
cli-error-far = { $error }
far-trouble-file = { $error }
far-trouble-in-use = Les teves partides a distància estan obertes en una altra còpia de Nonaga. Tanca-la primer.
far-trouble-no-link = Nonaga no pot fer servir la xarxa ({ $reason }).
far-trouble-ticket = { $fault }
far-trouble-other-letter = Aquesta carta és d’una partida que no és aquí.
far-trouble-letter = { $why }
far-trouble-own-invitation = Aquesta és la teva pròpia invitació. Envia-la a algú altre.
far-trouble-name = { $fault }
far-trouble-relay = «{ $text }» no és l’adreça d’un repetidor. Comença per https:// o http:// i té com a màxim 200 caràcters.
far-trouble-nobody-of-name = No hi ha cap partida amb «{ $name }» per continuar. Per veure-les totes: nonaga friends
far-trouble-no-such-friend = Encara no has jugat a distància amb «{ $name }». Per veure els teus amics: nonaga friends
far-trouble-no-friends = Encara no has jugat a distància amb ningú, i per tant ningú no et pot convidar sense un text d’invitació.
far-trouble-other-player = L’altra banda sap qui juga aquí, i --as indica algú altre. Treu --as.
far-trouble-ended = { $why }
far-trouble-update = { $where-to } No s’ha perdut res, i després la partida pot continuar.
far-trouble-disputed = La partida no pot continuar. Totes dues bandes ho saben.
outdated-here = L’altra banda té una versió més nova de Nonaga. Actualitza la teva.
outdated-there = L’altra banda té una versió més antiga de Nonaga, que s’ha d’actualitzar.

far-file-error-home = { $reason }
far-file-error-log = { $path } no es pot llegir: { $error } No s’hi ha canviat res.
far-file-error-other-key = { $path } es va jugar amb una clau diferent de la teva.
far-file-error-terms = Aquestes condicions no són possibles: { $reason }
far-file-error-no-chance = El sistema no pot donar nombres aleatoris, i no es pot triar res a sorts.

log-error-too-large = té més de { $limit } bytes.
log-error-empty = és buit.
log-error-not-text = la línia { $line } no és text.
log-error-unreadable = línia { $line }, caràcter { $column }: { $fault }
log-error-other-format = té el format «{ $format }», i no «{ $expected }».
log-error-other-version = és de la versió { $version }, i aquest Nonaga coneix versions fins a la { $newest }.
log-error-wrong = línia { $line }: { $fault }

ticket-fault-none = Això no és ni una invitació ni una carta.
ticket-fault-damaged = El text és incomplet. Copia’l sencer.
ticket-fault-newer = El text és d’una versió més nova de Nonaga (versió { $version }). Actualitza la teva.
letter-refusal-own = Aquesta és la teva carta. Envia-la a l’altra persona.
letter-refusal-gap = Aquí falta alguna cosa anterior a aquesta carta. Cal que tots dos hi sigueu alhora almenys una vegada.
letter-refusal-disputed = La partida no pot continuar.
letter-refusal-wrong = Aquesta carta no pot formar part de la partida: { $reason }
name-fault-too-long = Un nom pot tenir com a màxim { $most } caràcters.
name-fault-invisible = Un nom no pot tenir caràcters invisibles.
name-fault-spaces = Un nom no pot tenir espais al principi ni al final, ni dos de seguits.
name-fault-marks = Una lletra d’un nom pot tenir com a màxim { $most } accents.

## Why the other side does not go on
farewell-other-protocol = L’altra banda té una altra versió de Nonaga ({ $protocol }).
farewell-other-match = L’altra banda no té oberta aquesta partida.
farewell-taken = Algú altre ja ha acceptat aquesta invitació, o és per a algú altre. Demana’n una de nova.
farewell-busy = Algú altre s’està mirant aquesta invitació. Nonaga ho continua provant.
farewell-unreadable = S’ha tallat la connexió: un missatge no es podia llegir.
farewell-too-large = S’ha tallat la connexió: un missatge era massa gran.
farewell-flood = S’ha tallat la connexió: hi havia massa missatges.
farewell-declined = S’han rebutjat les condicions.
farewell-wrong = L’altra banda no accepta l’entrada { $number } ({ $fault }).
farewell-other-rules = L’altra banda juga amb una altra versió de les regles ({ $version }).

## Why something cannot be done, or has no place in a match
unwilling-writing = Encara s’està desant una cosa. Torna-ho a provar d’aquí a un moment.
unwilling-disputed = La partida no pot continuar.
unwilling-behind = Encara s’estan recuperant de l’altra banda algunes jugades teves. Espera un moment.
unwilling-away = L’altra banda no hi és.
unwilling-offer-waits = La teva oferta espera una resposta. Podràs continuar quan arribi.
unwilling-fault = { $reason }
far-fault-bad-signature = la signatura no és la de l’autor.
far-fault-other-match = és d’una altra partida.
far-fault-two-versions = n’hi ha dues versions.
far-fault-wrong-before = no segueix el que hi ha abans.
far-fault-seen-unknown = esmenta una cosa que no s’ha dit mai.
far-fault-seen-less = ha oblidat una cosa que ja coneixia.
far-fault-wrong-place = No és el moment.
far-fault-not-invited = La invitació era per a algú altre.
far-fault-unknown-rules = Aquesta versió de Nonaga no coneix les regles «{ $name }». Actualitza-la.
far-fault-other-rules-version = L’altra banda juga amb la versió { $version } de les regles, i aquest Nonaga amb la { $known }.
far-fault-unknown-level = Aquesta versió de Nonaga no coneix el nivell «{ $name }». Actualitza-la.
far-fault-not-begun = La partida encara no ha començat.
far-fault-over = La partida s’ha acabat.
far-fault-not-over = La partida encara no s’ha acabat.
far-fault-lot-differs = el nombre del sorteig no és el promès.
far-fault-no-lot = no és el moment de tirar a sorts.
far-fault-not-your-turn = Toca a l’altra banda.
far-fault-illegal = { $reason }
far-fault-too-long = La partida ja té el màxim de jugades.
far-fault-offer-open = Una oferta encara espera resposta.
far-fault-offer-again = Això ja s’ha ofert després de l’última part.
far-fault-no-taking-back = Les condicions d’aquesta partida no permeten desfer res.
far-fault-nothing-to-take-back = No hi ha res per desfer.
far-fault-no-such-offer = No hi ha cap oferta així.
far-fault-log-full = No hi caben més de { $most } entrades.
role-host = qui convida
role-guest = qui és convidat

## nonaga doctor --network
doctor-network-looks = S’està examinant la xarxa…
doctor-relay = Xarxa: es pot arribar a aquest ordinador a través del repetidor { $relay }.
doctor-no-relay = Xarxa: no s’ha pogut arribar a cap repetidor. Algú de la mateixa xarxa et pot trobar igualment.
doctor-sockets = Adreces: { $sockets-count ->
        [0] cap
       *[other] { $sockets }
    }
