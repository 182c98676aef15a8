### Matches with somebody far away.

## Help
cli-about-invite = Invite quelqu’un à une partie à distance, et affiche l’invitation
cli-about-join = Rejoint la partie d’une invitation, ou en continue une avec la lettre reçue
cli-about-friends = Liste les gens avec qui tu as joué à distance, et les parties qui attendent
cli-value-reach = PORTÉE
cli-value-begin = QUI
cli-value-invitation = INVITATION
cli-value-name = NOM
cli-value-address = ADRESSE
cli-arg-reach = Jusqu’où aller : { $names }. Par défaut : internet. Avec machine, deux terminaux de cet ordinateur suffisent pour essayer
cli-arg-begin = Qui commence : { $names }. Par défaut : draw, tirage au sort
cli-arg-invitation = L’invitation ou la lettre que quelqu’un t’a envoyée. Sans elle, Nonaga attend qu’un ami t’invite
cli-arg-friend = Invite de nouveau cet ami, l’un de ceux que liste nonaga friends. Il n’a pas besoin de texte, mais doit attendre avec : nonaga join --text
cli-arg-yes = Accepte les conditions sans poser de question
cli-arg-relay = Utilise ce relais au lieu des relais publics
cli-arg-only-by-relay = Passe toujours par le relais, pour que ton adversaire ne connaisse pas ton adresse
cli-arg-name = Le nom que voit ton adversaire
cli-arg-as = Laisse l’ordinateur jouer à ta place : { $names }. Ton adversaire en est informé
cli-arg-continue-as = Le niveau de l’ordinateur qui joue à ta place dans une partie à distance
cli-arg-with = Continue la partie avec cette personne
cli-arg-network = Examine aussi le réseau. Des serveurs publics verront l’adresse de cet ordinateur
cli-man-file-far = Tes parties à distance, tes amis et ta clé. Qui a la clé peut jouer à ta place.

## Words
far-nameless = Anonyme
far-word-undo = demande à annuler ton dernier coup
far-word-draw = propose la nulle
far-word-yes = accepte ce que demande ton adversaire
far-word-no = refuse ce que demande ton adversaire
far-word-hint = demande un bon coup à l’ordinateur, si les conditions le permettent

## The invitation and the terms
far-how = Envoie ce texte à une seule personne. Elle rejoint la partie avec : nonaga join INVITATION --text. Ce texte ne sert qu’une fois. Laisse Nonaga ouvert ici.
far-seen = { $reach ->
        [machine] Seul un autre Nonaga sur cet ordinateur peut participer. Rien n’en sort.
        [network] Rien ne sort de ton réseau.
       *[internet] { $relayed ->
            [yes] Ton adversaire ne connaît pas l’adresse de cet ordinateur. Le relais voit les adresses et les heures, mais pas ce qui est joué.
           *[no] Ton adversaire voit l’adresse de cet ordinateur. Les relais voient les adresses et les heures, mais pas ce qui est joué.
        }
    }
far-connecting = Connexion…
far-goes-on = La partie avec { $name } continue.
far-whose-turn = { $whose ->
        [own] C’est à toi de jouer.
       *[other] C’est à { $name } de jouer.
    }
far-terms = { $name } t’invite à une partie.
far-computer-there = En face, c’est l’ordinateur qui joue : { $level }.
far-terms-rules = Règles : { $rules }
far-terms-colour = { $colour ->
        [red] Tu joues Rouge.
        [black] Tu joues Noir.
       *[lot] Les couleurs sont tirées au sort.
    }
far-terms-begins = { $begins ->
        [you] C’est toi qui commences.
        [other] { $name } commence.
       *[lot] Le sort décide qui commence.
    }
far-terms-take-back = { $allowed ->
        [yes] Tu peux annuler un coup si ton adversaire est d’accord.
       *[no] Rien ne peut être annulé.
    }
far-terms-hints = { $allowed ->
        [yes] Les indices sont permis.
       *[no] Il n’y a pas d’indices.
    }
far-terms-ask = Veux-tu jouer ? Tape { terminal-word-yes } ou { terminal-word-no }.
far-you-declined = Tu as refusé l’invitation.
far-somebody-declined = Quelqu’un a refusé les conditions. L’invitation reste ouverte.
far-joined = { $name } a rejoint la partie.

## Who is there
far-nobody = Personne n’a encore rejoint la partie.
far-reading = Quelqu’un lit les conditions.
far-knock = { $stands ->
        [away] { $name } n’attend pas d’amis en ce moment. Nonaga continue d’essayer.
        [asked] { $name } a reçu ton invitation.
       *[declined] { $name } ne veut pas jouer maintenant. L’invitation reste ouverte.
    }
far-here = { $name } est là : { $road ->
        [relay] connexion par relais
       *[direct] connexion directe
    }, { $ms } ms.
far-gone = { $name } n’est plus là. La partie attend.
far-away = { $name } n’est plus là { $minutes ->
        [0] depuis moins d’une minute.
        [one] depuis une minute.
       *[other] depuis { $minutes } minutes.
    }
far-not-here = { $name } n’est pas là. La partie attend.
far-unreached = { $parts ->
        [one] Ta dernière phase n’est pas encore arrivée. { $name } la recevra dès que vous serez là tous les deux.
       *[other] Tes { $parts } dernières phases ne sont pas encore arrivées. { $name } les recevra dès que vous serez là tous les deux.
    }
far-unheard = { $name } n’a pas encore reçu ta dernière réponse ou proposition.
far-reached = { $name } a tout reçu.

## What happens
far-seats = Tu joues { $side }. { $begins ->
        [you] C’est toi qui commences.
        [goes-on] { "" }
       *[other] { $name } commence.
    }{ $lot ->
        [yes] { " " }Le sort en a décidé ainsi.
       *[no] { "" }
    }
far-asks = { $offer ->
        [draw] { $name } propose la nulle.
        [take-back] { $name } demande à annuler le dernier coup : { $parts ->
            [one] une phase
           *[other] { $parts } phases en tout
        }.
       *[rematch] { $name } demande une revanche.
    }
far-offers = { far-asks } Tape { terminal-word-yes } ou { terminal-word-no }.
far-offered = { $offer ->
        [draw] Tu proposes la nulle.
        [take-back] Tu demandes à annuler ton dernier coup.
       *[rematch] Tu demandes une revanche.
    } { $name } peut répondre à tout moment.
far-declined = { $offer ->
        [draw] { $whose ->
            [own] Tu refuses la nulle.
           *[other] { $name } refuse la nulle.
        }
        [take-back] { $whose ->
            [own] Tu refuses l’annulation.
           *[other] { $name } refuse l’annulation.
        }
       *[rematch] { $whose ->
            [own] Tu refuses la revanche.
           *[other] { $name } refuse la revanche.
        }
    }
far-lapsed = { $whose ->
        [own] La partie a continué : ta proposition ne compte plus.
       *[other] La partie a continué : la proposition faite par { $name } ne compte plus.
    }
far-took-back = { $parts ->
        [one] Une phase a été annulée.
       *[other] { $parts } phases ont été annulées.
    }
far-closed = { $whose ->
        [own] Tu as fermé la partie. Elle n’a pas de résultat.
       *[other] { $name } a fermé la partie. Elle n’a pas de résultat.
    }
far-over = Pour une autre partie, tape { terminal-word-rematch }. Pour partir, tape { terminal-word-quit }.
far-rematch = La revanche commence. Vous échangez les couleurs.
far-asks-close = Fermer la partie y met fin pour vous deux, sans résultat. Pour confirmer, tape { terminal-word-close } encore une fois.
far-nothing-asked = Aucune question n’attend de réponse.
far-no-redo = Dans une partie à distance, on ne peut rien rétablir : tape le coup encore une fois.
far-moves-of-other = C’est à { $name } de jouer. Voici ses coups possibles :
far-letter-how = Envoie cette ligne à { $name }, qui peut la coller dans Nonaga, à la page « { far-page } » ou dans un terminal. Colle la réponse ici, ou donne-la à : nonaga join LETTRE --text
far-letter-nothing = { $name } a déjà tout reçu.
far-letter-amid-turn = Termine d’abord ton coup : une lettre ne contient que des coups entiers.
far-letter-read = Tu as lu la lettre que { $name } t’a envoyée.
far-letter-known = Cette lettre ne dit rien de nouveau.
far-hints-off = Il n’y a pas d’indices dans cette partie.
far-not-written = Ce que tu as fait ne compte pas et n’a pas été transmis à ton adversaire. Nonaga continue d’essayer.
far-not-counted = Ce que tu as fait ne compte pas et n’a pas été transmis à ton adversaire. Réessaie quand ce sera réglé.
far-disputed = { $whose ->
        [own] Ton Nonaga a envoyé
       *[other] { $name } a envoyé
    } quelque chose d’impossible (entrée { $number }) : { $fault } Tout ce qui précède reste valable, et les deux versions sont enregistrées.
far-refused = Ce qu’a envoyé ton adversaire a été refusé : { $fault }

## Leaving
far-left = La partie attend. Pour la continuer : nonaga play --text --continue
far-left-invitation = L’invitation reste ouverte, mais on ne peut rejoindre la partie que si Nonaga tourne ici : nonaga play --text --continue
far-left-untold = { $name } ne sait pas encore comment la partie s’est terminée. Pour le lui dire : nonaga play --text --continue

## Friends
far-no-friends = Tu n’as encore joué à distance avec personne. Pour inviter quelqu’un : nonaga invite --text
far-by = { $reach ->
        [machine] sur cet ordinateur
        [network] sur ton réseau
       *[internet] par internet
    }
far-friend = { $name } ({ $id }), { far-by }
far-waits-for-friends = En attente de l’invitation d’un ami. Pour arrêter : Ctrl+C.
far-stands = { $stands ->
        [own-turn] c’est à toi de jouer
        [other-turn] c’est à ton adversaire de jouer
        [invited] personne n’a encore rejoint la partie
        [joining] la partie n’a pas encore commencé
        [disputed] la partie ne peut pas continuer
       *[over] la partie est finie, et ton adversaire ne le sait peut-être pas encore
    }
far-waits = { $name } : { far-stands } [{ $id }]

## On the screen of the game
far-page = Jouer à distance
far-page-explained = Joue avec un ami sur un autre ordinateur. Les deux ordinateurs se connectent d’eux-mêmes, sans compte à créer et sans serveur de notre part.
far-without-name = Sans nom, ton adversaire verra « { far-nameless } ».
far-invite = Inviter
far-new-match = La nouvelle partie
far-invitation = Invitation ou lettre
far-sent = Tu as une invitation ou une lettre ?
far-join = Ouvrir le texte
far-paste = Coller et ouvrir
far-nothing-to-paste = Il n’y a pas de texte à coller.
far-begins = Qui commence
far-begins-me = Moi
far-begins-other = L’autre
far-reach = Connexion
far-reach-internet = Internet
far-reach-network = Ton réseau
far-reach-machine = Cet ordinateur
far-taking-back = On peut annuler des coups si les deux joueurs sont d’accord
far-only-by-relay = Seulement par un relais, pour que ton adversaire ne connaisse pas ton adresse
far-waiting = Parties en attente
far-go-on = Ouvrir
far-waits-since = { $name } : { far-stands } ({ $date })
far-letter-explained = { $name } n’a peut-être pas encore ton dernier coup. Si vous n’êtes jamais là en même temps, copie une lettre, envoie-la et colle la réponse ci-dessous.
far-letter-copy = Copier une lettre
far-letter-on-table = La lettre est dans le presse-papiers. Envoie-la à { $name }, et colle la réponse dans « { far-page } ».
far-letter-copied = La lettre est dans le presse-papiers. Envoie-la, et colle la réponse ci-dessous quand elle arrive.
far-friends = Amis
far-friend-known = { $name }, { far-by }
far-wait = Attendre des amis
far-wait-explained = Un ami peut alors t’inviter sans envoyer de texte.
far-waits-here = En attente d’amis. Ils peuvent t’inviter tant que cette page est ouverte.
far-wait-stop = Ne plus attendre
far-look-at-terms = Voir les conditions
far-opening = Un instant…
far-fetching = Recherche de ton adversaire… La partie s’ouvrira dès que la connexion sera établie. Nonaga doit aussi être ouvert chez lui.
far-drawing = Tirage au sort…
far-understood = D’accord
far-invited = Ton invitation
far-invited-explained = Envoie ce texte à une seule personne. Il ne sert qu’une fois.
far-invited-waits = Personne n’a encore rejoint la partie. Laisse Nonaga ouvert ici ; la partie commencera toute seule. Si tu reviens en arrière, l’invitation attend dans « { far-waiting } ».
far-qr = L’invitation en code QR
far-copy = Copier
far-copied = L’invitation est dans le presse-papiers.
far-withdraw = La retirer
far-play = Jouer
far-calls = Ton adversaire t’attend dans une partie à distance.
far-close = Fermer la partie ?
far-close-explained = Elle s’arrête pour vous deux, sans résultat.
far-close-yes = Fermer
far-close-without-result = Arrêter sans résultat
far-unsent = { $name } n’est pas là et n’a pas encore reçu ton coup, qui partira dès que vous serez là tous les deux. Tu peux aussi l’envoyer par lettre.
far-letter-sent = La lettre est copiée. Si { $name } répond, colle la réponse dans « { far-page } ».
far-letter-again = La copier à nouveau
far-own-presence = { $state ->
        [to-move] à toi de jouer
       *[waits] toi
    }
far-presence = { $state ->
        [direct] en ligne, { $ms } ms
        [relay] en ligne, par relais
        [connecting] connexion…
       *[away] hors ligne
        [unsent] hors ligne ; coup non envoyé
        [nobody] pas encore là
        [disputed] partie bloquée
    }

## Why there is no match
cli-error-no-far = Cette version a été compilée sans les parties à distance.
cli-error-far = { $error }
far-trouble-file = { $error }
far-trouble-in-use = Tes parties à distance sont ouvertes dans une autre fenêtre de Nonaga. Ferme-la d’abord.
far-trouble-no-link = Nonaga ne peut pas utiliser le réseau ({ $reason }).
far-trouble-ticket = { $fault }
far-trouble-other-letter = Cette lettre concerne une partie qui n’est pas ici.
far-trouble-letter = { $why }
far-trouble-own-invitation = C’est ta propre invitation. Envoie-la à quelqu’un d’autre.
far-trouble-name = { $fault }
far-trouble-relay = « { $text } » n’est pas l’adresse d’un relais. L’adresse d’un relais commence par https:// ou http:// et a au plus 200 caractères.
far-trouble-nobody-of-name = Il n’y a pas de partie avec « { $name } » à continuer. Pour les voir toutes : nonaga friends
far-trouble-no-such-friend = Tu n’as pas encore joué à distance avec « { $name } ». Pour voir tes amis : nonaga friends
far-trouble-no-friends = Tu n’as encore joué à distance avec personne : on ne peut donc pas t’inviter sans texte.
far-trouble-other-player = Ton adversaire sait déjà qui joue ici, mais --as désigne quelqu’un d’autre. Enlève cette option.
far-trouble-ended = { $why }
far-trouble-update = { $where-to } Rien n’est perdu, et la partie peut continuer ensuite.
far-trouble-disputed = La partie ne peut pas continuer. Vous en avez été informés tous les deux.
outdated-here = Ton adversaire a une version plus récente de Nonaga. Mets la tienne à jour.
outdated-there = Ton adversaire a une version plus ancienne de Nonaga, qui doit être mise à jour.

far-file-error-home = { $reason }
far-file-error-log = { $path } ne peut pas être lu : { $error } Rien n’y a été changé.
far-file-error-other-key = { $path } a été joué avec une autre clé que la tienne.
far-file-error-terms = Ces conditions ne sont pas possibles : { $reason }
far-file-error-no-chance = Le système ne fournit pas de nombres aléatoires, donc rien ne peut être tiré au sort.

log-error-too-large = il a plus de { $limit } octets.
log-error-empty = il est vide.
log-error-not-text = la ligne { $line } n’est pas du texte.
log-error-unreadable = ligne { $line }, caractère { $column } : { $fault }
log-error-other-format = son format est « { $format } », pas « { $expected } ».
log-error-other-version = il est en version { $version }, mais ce Nonaga ne connaît que les versions jusqu’à { $newest }.
log-error-wrong = ligne { $line } : { $fault }

ticket-fault-none = Ce n’est ni une invitation ni une lettre.
ticket-fault-damaged = Le texte est incomplet. Copie-le en entier.
ticket-fault-newer = Le texte vient d’une version plus récente de Nonaga (version { $version }). Mets la tienne à jour.
letter-refusal-own = C’est ta propre lettre. Envoie-la à ton adversaire.
letter-refusal-gap = Il manque ici quelque chose qui précède cette lettre. Il faut que vous soyez là tous les deux en même temps, au moins une fois.
letter-refusal-disputed = La partie ne peut pas continuer.
letter-refusal-wrong = Cette lettre n’a pas sa place dans la partie : { $reason }
name-fault-too-long = Un nom peut avoir { $most } caractères au plus.
name-fault-invisible = Un nom ne peut pas contenir de caractères invisibles.
name-fault-spaces = Un nom ne peut ni commencer ni finir par une espace, ni en contenir deux de suite.
name-fault-marks = Une lettre d’un nom peut porter { $most } accents au plus.

## Why the other side does not go on
farewell-other-protocol = Ton adversaire a une autre version de Nonaga ({ $protocol }).
farewell-other-match = Ton adversaire n’a pas ouvert cette partie.
farewell-taken = Quelqu’un d’autre a déjà accepté cette invitation, ou elle est pour quelqu’un d’autre. Demandes-en une nouvelle.
farewell-busy = Quelqu’un d’autre regarde cette invitation. Nonaga essaie encore.
farewell-unreadable = La connexion a été coupée : un message était illisible.
farewell-too-large = La connexion a été coupée : un message était trop gros.
farewell-flood = La connexion a été coupée : il y avait trop de messages.
farewell-declined = Les conditions ont été refusées.
farewell-wrong = Le Nonaga de ton adversaire n’accepte pas l’entrée { $number } ({ $fault }).
farewell-other-rules = Ton adversaire joue avec une autre version des règles ({ $version }).

## Why something cannot be done, or has no place in a match
unwilling-writing = Un enregistrement est en cours. Réessaie dans un instant.
unwilling-disputed = La partie ne peut pas continuer.
unwilling-behind = Certains de tes coups sont encore à récupérer chez ton adversaire. Attends un instant.
unwilling-away = Ton adversaire n’est pas là.
unwilling-offer-waits = Ta proposition attend une réponse. Ensuite, tu pourras jouer.
unwilling-fault = { $reason }
far-fault-bad-signature = la signature n’est pas la bonne.
far-fault-other-match = cela appartient à une autre partie.
far-fault-two-versions = il y en a deux versions.
far-fault-wrong-before = cela ne suit pas ce qui précède.
far-fault-seen-unknown = cela cite quelque chose qui n’a jamais été dit.
far-fault-seen-less = cela oublie quelque chose qui était connu.
far-fault-wrong-place = Ce n’est pas le moment.
far-fault-not-invited = L’invitation était pour quelqu’un d’autre.
far-fault-unknown-rules = Cette version de Nonaga ne connaît pas les règles « { $name } ». Mets-la à jour.
far-fault-other-rules-version = Ton adversaire joue avec la version { $version } des règles, et ce Nonaga avec la version { $known }.
far-fault-unknown-level = Cette version de Nonaga ne connaît pas le niveau « { $name } ». Mets-la à jour.
far-fault-not-begun = La partie n’a pas encore commencé.
far-fault-over = La partie est finie.
far-fault-not-over = La partie n’est pas encore finie.
far-fault-lot-differs = le nombre pour le tirage au sort n’est pas celui qui avait été promis.
far-fault-no-lot = ce n’est pas le moment de tirer au sort.
far-fault-not-your-turn = C’est à ton adversaire de jouer.
far-fault-illegal = { $reason }
far-fault-too-long = La partie a atteint le nombre maximal de coups.
far-fault-offer-open = Une proposition attend encore sa réponse.
far-fault-offer-again = Cela a déjà été proposé depuis la dernière phase.
far-fault-no-taking-back = Les conditions de cette partie ne permettent pas d’annuler.
far-fault-nothing-to-take-back = Il n’y a rien à annuler.
far-fault-no-such-offer = Cette proposition n’existe pas.
far-fault-log-full = Il n’y a pas de place pour plus de { $most } entrées.
role-host = qui invite
role-guest = qui est invité

## nonaga doctor --network
doctor-network-looks = Examen du réseau…
doctor-relay = Réseau : cet ordinateur peut être joint par le relais { $relay }.
doctor-no-relay = Réseau : aucun relais n’a pu être joint. Sur un même réseau, on peut quand même se trouver.
doctor-sockets = Adresses : { $sockets-count ->
        [0] aucune
       *[other] { $sockets }
    }
