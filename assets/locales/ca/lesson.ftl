### Lessons: what is wrong with a lesson file, and what every lesson says.

lesson-error-too-large = El fitxer és massa gran: una lliçó pot tenir com a molt { $limit } bytes.
lesson-error-unreadable = línia { $line }, caràcter { $column }: això no es pot llegir com una lliçó. { $fault }
lesson-error-unknown-field = línia { $line }: { ron-fault-unknown-field }
lesson-error-missing-field = línia { $line }: { ron-fault-missing-field }
lesson-error-other-format = Aquest fitxer té el format «{ $format }». Una lliçó té el format «{ $expected }».
lesson-error-other-version = Aquesta lliçó té la versió { $version }, però aquest programa només pot llegir la versió { $newest }. Potser una altra versió de Nonaga la pot llegir.
lesson-error-no-steps = La lliçó no té cap pas.
lesson-error-position-form = línia { $line }: aquesta posició no es pot fer servir. { $error }
lesson-error-position-faulty = línia { $line }: aquesta posició no és vàlida{ $faults-count ->
        [0] :
       *[other] . { $faults }
    }
lesson-error-line-form = línia { $line }, part { $part } de la seqüència: cada part s’escriu com 2,0>-1,0, amb un espai entre parts. { $error }
lesson-error-line-illegal = línia { $line }, part { $part } de la seqüència: { $refusal }
lesson-error-not-learners-turn = línia { $line }: qui aprèn no pot jugar aquí, perquè ha de jugar l’oponent o la partida s’ha acabat.
lesson-error-solution-misses = línia { $line }: la solució no arriba a l’objectiu.
lesson-error-goal-out-of-reach = línia { $line }: qui aprèn no pot arribar a aquest objectiu de cap manera.
lesson-error-nothing-to-show = línia { $line }: una de les coses que s’han de mostrar no és al tauler.
lesson-error-no-answer = línia { $line }: cap disc ni cap peça del tauler no respon aquesta pregunta.
lesson-error-too-far-ahead = línia { $line }: l’objectiu mira { $turns } jugades endavant. El límit és { $most }.
lesson-error-win-among-choices = línia { $line }: WinsWithin no pot anar dins d’Any ni de Not.
lesson-error-empty-text = línia { $line }: hi ha un text buit.
lesson-error-missing-text = línia { $line }: no hi ha cap frase amb la clau «{ $key }».

## What a lesson says when a try misses the goal
verdict-opponent-wins = { $reason-is ->
        [red] Les vermelles mouen i guanyen. Desfem-ho.
       *[black] Les negres mouen i guanyen. Desfem-ho.
    }
verdict-refuted = { $reason-is ->
        [red] Les vermelles hi tenen resposta.
       *[black] Les negres hi tenen resposta.
    } Desfem-ho i busquem alguna cosa millor.
verdict-not-this = Es pot fer, però no és el que busquem. Desfem-ho.
verdict-not-there = Aquí no. Torna-ho a mirar.
verdict-not-marked = Tria entre el que està marcat.

## The panel of a lesson
lesson-where = { $lesson } · { $step } de { $steps }
lesson-done = { $next ->
        [none] Lliçó acabada.
       *[other] Lliçó acabada. A continuació: «{ $next }»
    }
lesson-challenge-done = Repte superat.
lesson-challenge-skipped = T’has saltat aquest repte.
lesson-course-done = El curs s’ha acabat. Ara juga una partida pel teu compte o prova els reptes.
course-end = { $undone ->
        [0] Has completat el curs!
       *[other] El curs s’ha acabat
    }
course-end-knows = Saps com es mouen les peces, quins discs es poden agafar i on es poden posar, què és el bloqueig i quines tres figures guanyen.
course-end-undone = Tria una lliçó sense marca per acabar-la.
course-end-won = Has guanyat la partida. Saps les regles, veus les amenaces i en saps fer. Ara prova-ho amb un oponent més fort.
course-end-lost = Has perdut la partida, com gairebé tothom al principi. Abans de cada jugada, busca la peça amb què l’oponent podria guanyar. D’aquí a unes quantes partides la veuràs de seguida.
course-end-drawn = La partida ha acabat en taules. A la pròxima, mira de fer dues amenaces alhora.
course-end-not-played = La primera partida encara t’espera.
lesson-right = Molt bé.
lesson-shown = Aquesta és una manera de fer-ho.
lesson-double-threat = Ara amenaces de guanyar de més d’una manera. Les negres no poden aturar totes les amenaces.
lesson-win-at-hand = Pots guanyar amb aquest moviment. El trobes?
lesson-win-now = Les negres han respost. Ara continua i guanya.
lesson-careful = Compte: l’oponent podria guanyar amb el pròxim moviment. Ho pots evitar?
lesson-careful-but-wins = L’oponent podria guanyar amb el pròxim moviment. Però tu pots guanyar abans: veus com?
lesson-only-slide = Aquí només mous una peça: tria quina i després on va.
lesson-take-back = Desfés
lesson-lit = Caselles marcades: { $cells }.
lesson-back = Enrere
lesson-again = Repeteix aquest pas
lesson-hint = Pista
lesson-show = Mostra-m’ho
lesson-skip = Salta
lesson-next = Següent
lesson-try-again = Torna-hi
lesson-next-lesson = Lliçó següent
lesson-next-challenge = Repte següent
lesson-to-challenges = Ves als reptes
lesson-all = Lliçons
lesson-play = Juga una partida
