### Records, and how matches stand.

outcome-won = { $by-is ->
        [red] Rouge gagne
       *[black] Noir gagne
    } avec { $shape-is ->
        [line] une ligne
        [triangle] un triangle
       *[tick] un angle
    }
outcome-resigned = { $by-is ->
        [red] Rouge abandonne
       *[black] Noir abandonne
    }
outcome-draw = { $reason }
outcome-unfinished = inachevée

drawn-repetition = nulle par répétition
drawn-agreed = nulle par accord mutuel

misplay-refused = { $reason }
misplay-mark-missing = Ce mouvement gagne : il doit finir par # et rien ne peut le suivre.
misplay-mark-wrong = Ce mouvement est marqué gagnant par #, mais il ne gagne pas.

record-error-too-large = C’est trop gros : un enregistrement ne peut pas dépasser { $limit } octets.
record-error-empty = Il n’y a rien dedans.
record-error-no-match-pasted = Il n’y a pas de partie dans ce texte. Copie une partie entière, de la première parenthèse à la dernière.
record-error-unreadable = ligne { $line }, caractère { $column } : ceci n’est pas un enregistrement lisible. { $fault }
record-error-unknown-field = ligne { $line } : { ron-fault-unknown-field }
record-error-missing-field = ligne { $line } : { ron-fault-missing-field }
record-error-other-format = Ce fichier a le format « { $format } ». Un enregistrement a le format « { $expected } ».
record-error-other-version = Cet enregistrement est en version { $version }, mais ce programme ne sait lire que jusqu’à la version { $newest }. Une autre version de Nonaga pourra peut-être le lire.
record-error-needs-version = Cet enregistrement est en version { $version }, mais le champ « { $field } » n’existe qu’à partir de la version { $needed }.
record-error-date = « { $date } » n’est pas une date avec une heure. La forme à suivre : 2026-11-20T18:30:00Z, ou avec un décalage de -23:59 à +23:59.
record-error-too-many-turns = La partie compte { $turns } coups. La limite est de { $limit }.
record-error-too-many-lines = Il y a { $lines } variantes. La limite est de { $limit }.
record-error-lines-too-deep = Les variantes sont imbriquées sur trop de niveaux. La limite est de { $limit }.
record-error-too-many-turns-in-lines = Les variantes comptent { $turns } coups. La limite pour toutes ensemble est de { $limit }.
record-error-start-form = La position de départ est inutilisable. { $error }
record-error-start-faulty = La position de départ n’est pas valable :
record-error-first-differs = L’enregistrement dit que { $first } commence, mais dans la position de départ c’est à { $to-move } de jouer.
record-error-turn-form = tour { $turn } « { $written } » : { $error }
record-error-turn-illegal = tour { $turn } « { $written } » : { $misplay }
record-error-turn-unfinished = tour { $turn } : il manque le déplacement, mais un autre coup suit.
record-error-turn-after-end = tour { $turn } « { $written } » : la partie était déjà finie. { $ending }
record-error-result-differs = L’enregistrement donne « { $stated } » comme résultat, mais les coups mènent à « { $found } ».
record-error-note-twice = Il y a deux notes après le tour { $turn }.
record-error-note-language-twice = La note après le tour { $turn } a deux textes dans la langue « { $language } ».
record-error-note-language-unknown = La note après le tour { $turn } a un texte dans la langue « { $language } ». Choix possibles : { $known }.
record-error-note-beyond-end = { $turns ->
        [0] Il y a une note après le tour { $turn }, mais la partie ne compte aucun coup.
        [one] Il y a une note après le tour { $turn }, mais la partie ne compte qu’un coup.
       *[other] Il y a une note après le tour { $turn }, mais la partie ne compte que { $turns } coups.
    }
record-error-note-before-line = Il y a une note après le tour { $turn }, mais cette variante commence au tour { $first }.
record-error-line-empty = Elle ne contient aucun coup.
record-error-line-elsewhere = Elle part après le tour { $after }, mais elle ne peut partir qu’après l’un des tours { $first } à { $last }.
record-error-variation = variante { $line } : { $error }

line-refusal-rules = { $reason }
line-refusal-too-many-lines = Il y a déjà { $limit } variantes : c’est la limite. Supprimes-en une d’abord.
line-refusal-too-deep = Il y a déjà { $limit } variantes imbriquées ici : c’est la limite.
line-refusal-too-long = Il n’y a plus de place pour un autre coup. Une variante ne peut pas dépasser { $limit } coups, ni toutes les variantes ensemble.

## Records in the text commands
cli-about-watch = Ouvre le jeu et montre une partie enregistrée
cli-arg-watched = L’enregistrement d’une partie. - désigne l’entrée standard
cli-show-from = Suite de « { $title } », après le tour { $turn }.
cli-show-lines = Variantes :
cli-show-line = { $indent }{ $line }. Après le tour { $after } : { $turns }
