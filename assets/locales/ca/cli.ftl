### The text commands.

## Help
cli-about = Un joc de taula: mou una peça, desplaça un disc i ajunta les teves tres peces.
cli-about-play = Obre el joc i comença una partida
cli-about-learn = Obre el joc per aprendre Nonaga, pas a pas
cli-about-check = Comprova registres de partides, lliçons i reculls de problemes
cli-about-show = Dibuixa com a text una posició, o una partida en qualsevol jugada; extreu posicions de partides
cli-about-turns = Llista totes les jugades legals d’una posició, una per línia
cli-about-perft = Compta les seqüències de jugades: mostra les fulles i les victòries de cada profunditat
cli-about-solve = Diu si qui ha de jugar pot forçar la victòria, i amb quina jugada comença
cli-about-engine = Deixa que altres programes facin jugar l’ordinador, amb un protocol de línies
cli-about-match = Fa jugar dos nivells de l’ordinador l’un contra l’altre i diu quin és més fort i amb quina diferència
cli-about-completions = Genera un script perquè l’intèrpret d’ordres completi aquestes ordres
cli-about-man = Mostra la pàgina del manual
cli-about-help = Mostra l’ajuda del programa o d’una ordre

cli-heading-usage = Ús:
cli-heading-commands = Ordres
cli-heading-arguments = Arguments
cli-heading-options = Opcions

cli-value-command = ORDRE
cli-value-file = FITXER
cli-value-folder = CARPETA
cli-value-player = JUGADOR
cli-value-files = FITXER o CARPETA
cli-value-rules = REGLES
cli-value-lesson = LLIÇÓ o FITXER
cli-value-level = NIVELL
cli-value-shell = INTÈRPRET
cli-value-language = IDIOMA

cli-arg-help = Mostra l’ajuda
cli-arg-version = Mostra la versió
cli-arg-lang = Idioma que es fa servir: { $names }
cli-arg-assets = Fa servir els tipus de lletra, els sons i els textos d’aquesta carpeta en lloc dels del joc
cli-arg-play-red = Qui juga amb les vermelles: { $names }. Per defecte: human
cli-arg-play-black = Qui juga amb les negres: { $names }. Per defecte: human
cli-arg-lesson = La lliçó per on començar, o un fitxer amb una lliçó. Per defecte: la llista de lliçons. Les lliçons: { $names }
cli-arg-files = Registres, lliçons i reculls de problemes per comprovar. D’una carpeta, tots els fitxers .ron i .puzzles. - és l’entrada estàndard
cli-arg-shown = Un registre o una posició. - és l’entrada estàndard
cli-arg-turn = Mostra la posició després de la jugada N; 0 és abans de la primera. Per defecte: l’última jugada
cli-arg-as-position = Mostra la posició en RON en lloc de dibuixar-la, per a l’opció --position d’altres ordres
cli-arg-helped = L’ordre que s’explica. Per defecte: tot el programa
cli-arg-position = La posició per on començar, en RON. - és l’entrada estàndard. Per defecte: l’inici d’una partida
cli-arg-rules = Les regles de la casa que s’apliquen: { $names }
cli-arg-depth = Quantes jugades de profunditat es compten, com a molt { $deepest }
cli-arg-within = En quantes jugades cal guanyar, com a molt { $longest }
cli-arg-red = El nivell que juga amb les vermelles a la primera partida de cada parella: beginner, easy, medium, hard o master. També newcomer o careless, que juguen com qui acaba d’aprendre les regles
cli-arg-black = El nivell que juga amb les negres a la primera partida de cada parella
cli-arg-games = Quantes partides. Van per parelles des de la mateixa obertura, amb els colors canviats; si en sobra una, va al final
cli-arg-time = Límit de temps per a cada jugada, en mil·lisegons
cli-arg-nodes = Límit de posicions que s’examinen per a cada jugada
cli-arg-seed = Llavor de les obertures i dels errors a l’atzar
cli-arg-shell = L’intèrpret d’ordres per al qual s’escriu l’script: { $names }

cli-exit-status = 0 èxit, 1 un problema amb l’entrada, 2 un error a la línia d’ordres, 3 el joc no es pot obrir aquí.
cli-exit-codes = Codis de sortida: { cli-exit-status }
cli-see-help = Per veure l’ajuda: { $call } --help

## Headings of the manual page
cli-man-name = NOM
cli-man-synopsis = SINOPSI
cli-man-options = OPCIONS
cli-man-commands = ORDRES
cli-man-exit-status = CODIS DE SORTIDA
cli-man-positions = POSICIONS
cli-man-records = REGISTRES
cli-man-lessons = LLIÇONS
cli-man-environment = ENTORN
cli-man-files = FITXERS

## Texts of the manual page
cli-man-position = Una posició s’escriu en RON. Sempre correspon al començament d’una jugada. Aquest és l’inici d’una partida, que també es pot escriure en diverses línies:
cli-man-position-discs = Les caselles dels dinou discs, cadascuna com (q, r). A l’est d’una casella, q augmenta en 1; al sud-est, augmenta r.
cli-man-position-tokens = Les caselles de les tres peces de cada bàndol.
cli-man-position-to-move = A qui toca jugar: Red (vermelles) o Black (negres).
cli-man-position-locked = El disc desplaçat a la jugada anterior, que no es pot agafar: Some((3, -2)), o None.
cli-man-position-limits = L’ordre dins de les llistes no importa. Els nombres van de -{ $farthest } a { $farthest }, perquè hi pugui seguir una partida de { $longest } jugades. Una posició no diu amb quines regles de la casa es juga: per a això hi ha --rules.
cli-man-position-taken-out = Es pot extreure una posició del registre d’una partida:
cli-man-record = Un registre és una partida en RON. Els seus camps són format, version, date, rules, red, black, first, start, turns, notes, lines, from i result. La carpeta docs del codi font els descriu tots, amb un exemple.
cli-man-record-turns = Una jugada és un moviment i un desplaçament: 2,0>-1,0 1,-2>3,-2. Un moviment que guanya va tot sol, amb una marca: 2,0>-1,0#. Una part que se salta és un guionet.
cli-man-record-notes = Una nota és un text, o un text per a cadascun d’uns quants idiomes: { $languages }.
cli-man-lesson = Una lliçó és un fitxer en RON que diu coses, demana jugades i respon al que fa qui aprèn. El fitxer levels/README.md del codi font explica com se n’escriu una.
cli-man-home = Una carpeta per a tots els fitxers propis. Si no es defineix, són a les carpetes habituals de la plataforma.
cli-man-folders = Les opcions són a la carpeta de configuració (a Linux, ~/.config/nonaga); tota la resta, a la carpeta de dades (a Linux, ~/.local/share/nonaga). Amb NONAGA_HOME, totes dues són aquella carpeta.
cli-man-file-matches = Partides desades, com a registres.
cli-man-file-trash = Les últimes 1.000 partides suprimides.
cli-man-file-judged = El que l’ordinador ha esbrinat sobre les partides. Si se suprimeix un fitxer, ho torna a esbrinar.
cli-man-file-in-progress = La partida que cada còpia oberta del joc té a la taula, desada després de cada part d’una jugada.
cli-man-file-lessons = Lliçons que has escrit tu. El joc les llista després de les seves.
cli-man-file-assets = Tipus de lletra, sons i textos propis, que substitueixen els del joc.
cli-man-file-settings = Les opcions del joc. Si el fitxer no es pot llegir, s’aparta amb un nom com settings.damaged-1.ron.
cli-man-file-progress = Fins on s’ha arribat a cada lliçó.

## Answers
cli-check-ok = { $file }: correcte, { $turns ->
        [one] 1 jugada
       *[other] { $turns } jugades
    }, { $outcome }{ $lines ->
        [0] { "" }
        [one] , amb 1 variant
       *[other] , amb { $lines } variants
    }
cli-check-lesson-ok = { $file }: correcte, una lliçó amb { $steps ->
        [one] 1 pas
       *[other] { $steps } passos
    }
cli-show-players = Vermelles: { $red }, negres: { $black }
cli-show-start = { $turns ->
        [one] Abans de l’única jugada
       *[other] Abans de la primera de { $turns } jugades
    }
cli-show-turn = Després de la jugada { $turn } de { $turns }: { $written }
cli-show-to-move = { $side-is ->
        [red] Juguen les vermelles:
       *[black] Juguen les negres:
    } { $due-is ->
        [slide] cal moure una peça.
       *[relocation] cal desplaçar un disc.
    }
cli-show-legend = (R) vermelles, (B) negres, ( ) un disc sense peça. Cada fila comença amb la casella del seu primer disc.
cli-show-locked = [ ] El disc de { $cell } s’ha desplaçat a la jugada anterior i en aquesta està bloquejat.
cli-show-outcome = Resultat: { $outcome }

cli-match-progress = { $played } de { $matches }: { $wins ->
        [one] { $wins } guanyada
       *[other] { $wins } guanyades
    }, { $draws } en taules, { $losses ->
        [one] { $losses } perduda
       *[other] { $losses } perdudes
    }
cli-match-players = { $first } contra { $second }: { $matches ->
        [one] 1 partida
       *[other] { $matches } partides
    }
cli-match-points = { $wins ->
        [one] { $wins } guanyada
       *[other] { $wins } guanyades
    }, { $draws } en taules, { $losses ->
        [one] { $losses } perduda
       *[other] { $losses } perdudes
    } ({ $percent } %)
cli-match-odd = El nombre de partides és senar: { $first } ha jugat amb les vermelles una vegada més que { $second }.
cli-match-elo = Diferència Elo { $difference }, probablement entre { $least } i { $most } (95 %)
cli-match-elo-at-least = Diferència Elo probablement de { $least } com a mínim (95 %)
cli-match-elo-at-most = Diferència Elo probablement de { $most } com a màxim (95 %)
cli-match-stronger = { $stronger } és més fort que { $weaker }.
cli-match-undecided = Aquestes partides no demostren quin nivell és més fort.
cli-match-length = { $turns } jugades per partida de mitjana

## What is wrong with the input
source-stdin = entrada estàndard
source-file = { $reason }
cli-error-unreadable = { $file }: no es pot llegir ({ $detail }).
cli-error-too-large = { $file }: massa gran. Es poden llegir com a molt { $limit } bytes.
cli-error-not-text = { $file }: no és text UTF-8 (línia { $line }).
cli-error-nothing-to-check = { $folder }: en aquesta carpeta no hi ha cap fitxer .ron ni .puzzles.
cli-error-record-for-position = { $file }: això és un registre, i aquí cal una posició. Per extreure’n una: nonaga show { cli-value-file } --turn N --position
cli-error-position-for-record = { $file }: això és una posició, i aquí cal un registre. Per veure una posició: nonaga show { cli-value-file }
cli-error-position-form = { $file }: { $error }
cli-error-position-faulty = { $file }: la posició no és vàlida:
cli-error-record-wrong = { $file }: { $error } [{ $name }]
cli-error-lesson-wrong = { $file }: { $error } [{ $name }]
cli-error-lesson-here = { $file }: això és una lliçó, i aquí cal una altra cosa. Per comprovar-la: nonaga check { cli-value-file }. Per fer-la: nonaga learn { cli-value-file }
cli-error-no-lesson = { $file }: això no és una lliçó.
cli-error-unknown-lesson = La lliçó «{ $name }» no existeix. Valors possibles: { $known }.
cli-error-no-such-turn = { $file }: la jugada { $turn } no existeix. La partida té { $turns ->
        [one] 1 jugada
       *[other] { $turns } jugades
    }.
cli-error-no-position-there = { $file }: { $due-is ->
        [none] amb la jugada { $turn } s’ha guanyat la partida, i després no hi ha cap posició.
       *[other] el desplaçament de la jugada { $turn } encara s’ha de fer, i una posició sempre correspon al començament d’una jugada.
    } Cal indicar una jugada anterior amb --turn.
cli-error-position-has-no-turns = { $file }: això és una posició i no un registre: no té jugades on anar.
cli-error-record-has-rules = { $file }: això és un registre, que ja diu les seves regles. Cal treure --rules.
cli-error-continued-has-own = La partida que --continue reprèn ja té les seves regles i els seus jugadors. Cal treure --{ $option }.
cli-error-unwritable = No es pot escriure la sortida ({ $detail }).
cli-error-nobody-reads = Ningú no llegeix la sortida.
cli-error-no-game = Aquesta compilació no inclou el joc en 3D. Les ordres de text funcionen: nonaga --help.
named-fault = - { $fault } [{ $name }]
more-faults = - i { $count } més

## What is wrong with the command line
wrong-call-unknown-argument = Aquesta ordre no admet «{ $argument }».{ $similar ->
        [none] { "" }
       *[other] { " " }Volies dir { $similar }?
    }
wrong-call-unknown-command = L’ordre «{ $command }» no existeix.{ $similar ->
        [none] { "" }
       *[other] { " " }Volies dir { $similar }?
    }
wrong-call-missing = Falta: «{ $arguments }».
wrong-call-wrong-value = «{ $value }» no és vàlid per a { $argument }. Valors possibles: { $possible }.
wrong-call-wrong-number = «{ $value }» no és vàlid per a { $argument }. Cal un nombre enter de { $least } a { $most }.
wrong-call-no-value = { $argument } necessita un valor.
wrong-call-twice = { $argument } només es pot indicar una vegada.
wrong-call-together = { $argument } i { $others } no es poden indicar alhora.
wrong-call-other = Aquesta línia d’ordres no s’entén.
