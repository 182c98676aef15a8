### The text commands.

## Help
cli-about = Un jeu de société : bouger un pion, déplacer un disque, réunir ses trois pions.
cli-about-play = Ouvre le jeu et commence une partie
cli-about-learn = Ouvre le jeu pour apprendre Nonaga pas à pas
cli-about-check = Vérifie des enregistrements de parties, des leçons et des recueils de problèmes
cli-about-show = Dessine en texte une position, ou une partie à n’importe quel tour ; extrait des positions de parties
cli-about-turns = Donne tous les coups permis d’une position, un par ligne
cli-about-perft = Compte les suites de coups : affiche les feuilles et les victoires à chaque profondeur
cli-about-solve = Dit si le camp qui doit jouer peut forcer la victoire, et comment
cli-about-engine = Laisse d’autres programmes faire jouer l’ordinateur, par un protocole textuel
cli-about-match = Fait jouer deux niveaux de l’ordinateur l’un contre l’autre et dit lequel est le plus fort, et de combien
cli-about-completions = Affiche un script qui permet au shell de compléter ces commandes
cli-about-man = Affiche la page de manuel
cli-about-help = Affiche l’aide du programme ou d’une commande

cli-heading-usage = Utilisation :
cli-heading-commands = Commandes
cli-heading-arguments = Arguments
cli-heading-options = Options

cli-value-command = COMMANDE
cli-value-file = FICHIER
cli-value-folder = DOSSIER
cli-value-player = JOUEUR
cli-value-files = FICHIER ou DOSSIER
cli-value-rules = RÈGLES
cli-value-lesson = LEÇON ou FICHIER
cli-value-level = NIVEAU
cli-value-shell = SHELL
cli-value-language = LANGUE

cli-arg-help = Affiche l’aide
cli-arg-version = Affiche la version
cli-arg-lang = La langue à utiliser : { $names }
cli-arg-assets = Utilise les polices, les sons et les textes de ce dossier à la place de ceux du jeu
cli-arg-play-red = Qui joue Rouge : { $names }. Par défaut : human
cli-arg-play-black = Qui joue Noir : { $names }. Par défaut : human
cli-arg-lesson = La leçon par laquelle commencer, ou un fichier contenant une leçon. Par défaut : la liste des leçons. Les leçons : { $names }
cli-arg-files = Enregistrements, leçons et recueils de problèmes à vérifier. Pour un dossier, tous ses fichiers .ron et .puzzles. - désigne l’entrée standard
cli-arg-shown = Un enregistrement ou une position. - désigne l’entrée standard
cli-arg-turn = Montre la position après le tour N ; 0 est avant le premier. Par défaut : le dernier tour
cli-arg-as-position = Affiche la position en RON au lieu de la dessiner, pour l’option --position d’autres commandes
cli-arg-helped = La commande à expliquer. Par défaut : tout le programme
cli-arg-position = La position de départ, en RON. - désigne l’entrée standard. Par défaut : le début d’une partie
cli-arg-rules = Les règles maison à appliquer : { $names }
cli-arg-depth = Jusqu’à combien de coups compter, { $deepest } au plus
cli-arg-within = En combien de coups il faut gagner, { $longest } au plus
cli-arg-red = Le niveau qui joue Rouge dans la première partie de chaque paire : beginner, easy, medium, hard ou master. Mais aussi newcomer ou careless, qui jouent comme des gens qui viennent d’apprendre les règles
cli-arg-black = Le niveau qui joue Noir dans la première partie de chaque paire
cli-arg-games = Combien de parties. Elles vont par paires, à partir de la même ouverture et avec les couleurs échangées ; s’il en reste une, elle vient à la fin
cli-arg-time = Limite de temps pour chaque coup, en millisecondes
cli-arg-nodes = Limite du nombre de positions étudiées pour chaque coup
cli-arg-seed = Graine pour tirer au hasard les ouvertures et les erreurs
cli-arg-shell = Le shell pour lequel écrire le script : { $names }

cli-exit-status = 0 succès, 1 un problème dans l’entrée, 2 une erreur dans la ligne de commande, 3 le jeu ne peut pas s’ouvrir ici.
cli-exit-codes = Codes de sortie : { cli-exit-status }
cli-see-help = Pour obtenir de l’aide : { $call } --help

## Headings of the manual page
cli-man-name = NOM
cli-man-synopsis = SYNOPSIS
cli-man-options = OPTIONS
cli-man-commands = COMMANDES
cli-man-exit-status = CODES DE SORTIE
cli-man-positions = POSITIONS
cli-man-records = ENREGISTREMENTS
cli-man-lessons = LEÇONS
cli-man-environment = ENVIRONNEMENT
cli-man-files = FICHIERS

## Texts of the manual page
cli-man-position = Une position s’écrit en RON. Elle est toujours au début d’un tour. Voici le début d’une partie, que l’on peut aussi écrire sur plusieurs lignes :
cli-man-position-discs = Les cases des dix-neuf disques, chacune comme (q, r). À l’est d’une case, q augmente de 1 ; au sud-est, c’est r.
cli-man-position-tokens = Les cases des trois pions de chaque camp.
cli-man-position-to-move = Le camp qui doit jouer : Red ou Black.
cli-man-position-locked = Le disque déplacé au tour précédent, qui ne peut pas être pris : Some((3, -2)), ou None.
cli-man-position-limits = L’ordre dans les listes n’a pas d’importance. Les nombres vont de -{ $farthest } à { $farthest }, pour qu’une partie de { $longest } coups puisse suivre. Une position ne dit pas avec quelles règles maison elle se joue : utiliser --rules.
cli-man-position-taken-out = Une position peut s’extraire de l’enregistrement d’une partie :
cli-man-record = Un enregistrement est une partie en RON. Ses champs sont format, version, date, rules, red, black, first, start, turns, notes, lines, from et result. Le dossier docs du code source décrit chacun, avec un exemple.
cli-man-record-turns = Un coup est un mouvement de pion et un déplacement de disque : 2,0>-1,0 1,-2>3,-2. Un mouvement gagnant est seul, avec une marque : 2,0>-1,0#. Une phase passée est un trait d’union.
cli-man-record-notes = Une note est un seul texte, ou un texte pour chacune de plusieurs langues : { $languages }.
cli-man-lesson = Une leçon est un fichier en RON qui donne des explications, demande des coups et répond à ce que fait l’élève. Le fichier levels/README.md du code source explique comment en écrire une.
cli-man-home = Un dossier pour tous les fichiers personnels. Sans lui, ils sont dans les dossiers habituels de la plateforme.
cli-man-folders = Les réglages sont dans le dossier de configuration (sous Linux ~/.config/nonaga), tout le reste dans le dossier de données (sous Linux ~/.local/share/nonaga). Avec NONAGA_HOME, ce dossier remplace les deux.
cli-man-file-matches = Parties enregistrées, une par fichier.
cli-man-file-trash = Les 1 000 dernières parties supprimées.
cli-man-file-judged = Ce que l’ordinateur a trouvé en analysant les parties. Un fichier supprimé est recalculé.
cli-man-file-in-progress = La partie sur la table de chaque jeu ouvert, enregistrée après chaque phase d’un coup.
cli-man-file-lessons = Leçons personnelles. Le jeu les affiche après les siennes.
cli-man-file-assets = Polices, sons et textes personnels, qui remplacent ceux du jeu.
cli-man-file-settings = Les réglages du jeu. Un fichier illisible est mis de côté, sous un nom comme settings.damaged-1.ron.
cli-man-file-progress = L’avancement dans chaque leçon.

## Answers
cli-check-ok = { $file } : ok, { $turns ->
        [one] { $turns } coup
       *[other] { $turns } coups
    }, { $outcome }{ $lines ->
        [0] { "" }
        [one] , { $lines } variante
       *[other] , { $lines } variantes
    }
cli-check-lesson-ok = { $file } : ok, une leçon de { $steps ->
        [one] { $steps } étape
       *[other] { $steps } étapes
    }
cli-show-players = Rouge : { $red }, Noir : { $black }
cli-show-start = Avant le premier tour ({ $turns } en tout)
cli-show-turn = Après le tour { $turn } sur { $turns } : { $written }
cli-show-to-move = { $due-is ->
        [slide] À { $side } de jouer : bouger un pion.
       *[relocation] À { $side } de jouer : déplacer un disque.
    }
cli-show-legend = (R) Rouge, (B) Noir, ( ) un disque sans pion. Chaque rangée commence par la case de son premier disque.
cli-show-locked = [ ] Le disque en { $cell } a été déplacé au tour précédent : il est verrouillé pour ce tour.
cli-show-outcome = Résultat : { $outcome }

cli-match-progress = { $played } sur { $matches } : { $wins ->
        [one] { $wins } gagnée
       *[other] { $wins } gagnées
    }, { $draws ->
        [one] { $draws } nulle
       *[other] { $draws } nulles
    }, { $losses ->
        [one] { $losses } perdue
       *[other] { $losses } perdues
    }
cli-match-players = { $first } contre { $second } : { $matches ->
        [one] { $matches } partie
       *[other] { $matches } parties
    }
cli-match-points = { $wins ->
        [one] { $wins } gagnée
       *[other] { $wins } gagnées
    }, { $draws ->
        [one] { $draws } nulle
       *[other] { $draws } nulles
    }, { $losses ->
        [one] { $losses } perdue
       *[other] { $losses } perdues
    } ({ $percent } %)
cli-match-odd = Le nombre de parties est impair : { $first } a joué Rouge une fois de plus que { $second }.
cli-match-elo = Écart Elo { $difference }, probablement entre { $least } et { $most } (95 %)
cli-match-elo-at-least = Écart Elo probablement d’au moins { $least } (95 %)
cli-match-elo-at-most = Écart Elo probablement d’au plus { $most } (95 %)
cli-match-stronger = { $stronger } est plus fort que { $weaker }.
cli-match-undecided = Ces parties ne montrent pas quel niveau est le plus fort.
cli-match-length = { $turns } coups par partie en moyenne

## What is wrong with the input
source-stdin = entrée standard
source-file = { $reason }
cli-error-unreadable = { $file } : lecture impossible ({ $detail }).
cli-error-too-large = { $file } : trop gros. Le maximum lisible est de { $limit } octets.
cli-error-not-text = { $file } : ce n’est pas du texte UTF-8 (ligne { $line }).
cli-error-nothing-to-check = { $folder } : il n’y a pas de fichier .ron ni .puzzles dans ce dossier.
cli-error-record-for-position = { $file } : ceci est un enregistrement, alors qu’il faut ici une position. Pour en extraire une : nonaga show { cli-value-file } --turn N --position
cli-error-position-for-record = { $file } : ceci est une position, alors qu’il faut ici un enregistrement. Pour voir une position : nonaga show { cli-value-file }
cli-error-position-form = { $file } : { $error }
cli-error-position-faulty = { $file } : la position n’est pas valable :
cli-error-record-wrong = { $file } : { $error } [{ $name }]
cli-error-lesson-wrong = { $file } : { $error } [{ $name }]
cli-error-lesson-here = { $file } : ceci est une leçon, alors qu’il faut ici autre chose. Pour la vérifier : nonaga check { cli-value-file }. Pour la jouer : nonaga learn { cli-value-file }
cli-error-no-lesson = { $file } : ceci n’est pas une leçon.
cli-error-unknown-lesson = La leçon « { $name } » n’existe pas. Choix possibles : { $known }.
cli-error-no-such-turn = { $turns ->
        [one] { $file } : il n’y a pas de tour { $turn }. La partie a { $turns } coup.
       *[other] { $file } : il n’y a pas de tour { $turn }. La partie a { $turns } coups.
    }
cli-error-no-position-there = { $due-is ->
        [none] { $file } : la partie est gagnée au tour { $turn }, donc aucune position ne le suit. Choisir un tour plus tôt avec --turn.
       *[other] { $file } : le déplacement du tour { $turn } reste à faire, et une position est toujours au début d’un tour. Choisir un tour plus tôt avec --turn.
    }
cli-error-position-has-no-turns = { $file } : ceci est une position, pas un enregistrement, et n’a donc pas de tours à choisir.
cli-error-record-has-rules = { $file } : ceci est un enregistrement, qui donne ses propres règles. Enlever --rules.
cli-error-continued-has-own = La partie que --continue reprend a ses propres règles et ses propres joueurs. Enlever --{ $option }.
cli-error-unwritable = Impossible d’écrire la sortie ({ $detail }).
cli-error-nobody-reads = Personne ne lit la sortie.
cli-error-no-game = Ce programme a été compilé sans le jeu en 3D. Les commandes en mode texte marchent : voir nonaga --help.
named-fault = - { $fault } [{ $name }]
more-faults = - et { $count } de plus

## What is wrong with the command line
wrong-call-unknown-argument = Cette commande n’accepte pas « { $argument } ».{ $similar ->
        [none] { "" }
       *[other] { " " }Peut-être { $similar } ?
    }
wrong-call-unknown-command = La commande « { $command } » n’existe pas.{ $similar ->
        [none] { "" }
       *[other] { " " }Peut-être { $similar } ?
    }
wrong-call-missing = Il manque : « { $arguments } ».
wrong-call-wrong-value = « { $value } » n’est pas valable pour { $argument }. Choix possibles : { $possible }.
wrong-call-wrong-number = « { $value } » n’est pas valable pour { $argument }. Donner un nombre entier de { $least } à { $most }.
wrong-call-no-value = { $argument } demande une valeur.
wrong-call-twice = { $argument } ne peut être donné qu’une fois.
wrong-call-together = { $argument } et { $others } ne vont pas ensemble.
wrong-call-other = Cette ligne de commande est incompréhensible.
