### Les problèmes : des positions prouvées à résoudre.

## Les commandes de texte
puzzles-about = Donne la liste des problèmes du jeu ; crée et prouve des recueils de problèmes
puzzles-about-list = Donne la liste des problèmes du jeu, un par ligne, pour d’autres programmes
puzzles-about-make = Crée un recueil de problèmes prouvés à partir de parties de l’ordinateur
puzzles-about-merge = Réunit des recueils de problèmes, sans doublons
puzzles-about-check = Prouve à nouveau des recueils de problèmes, et dit ce qui ne va pas, et à quelle ligne
puzzles-arg-files = Des recueils de problèmes. - désigne l’entrée standard
puzzles-arg-out = Le fichier à écrire
puzzles-arg-seed = Graine pour les parties. La même graine donne le même recueil
puzzles-arg-count = Combien de problèmes créer, avant d’ôter les doublons
puzzles-arg-shard = Ne crée que la part I sur K, comme 2/8. Il faut ensuite réunir toutes les parts avec merge
puzzles-arg-rate = Évalue à nouveau tous les problèmes
puzzles-arg-solutions = Ajoute tous les premiers coups qui résolvent le problème
puzzles-make-explained = Si le travail est interrompu, la même commande le continue. Sur plusieurs cœurs, dans un shell : for i in 1 2 3 4; do nonaga puzzles make --seed 1 --count 4000 --shard $i/4 --out $i.puzzles & done; wait; nonaga puzzles merge 1.puzzles 2.puzzles 3.puzzles 4.puzzles --out all.puzzles
puzzles-about-puzzle = Donne un problème à résoudre dans le terminal
puzzles-arg-id = Le problème qui porte cet identifiant. Par défaut : celui du jour
puzzles-arg-today = Le problème du jour, le même pour tous ceux qui ont cette version
puzzles-arg-practice = Un problème adapté à ta cote
puzzles-arg-again = Un problème que tu as raté, dès qu’il est à revoir
puzzles-arg-streak = Une série : chaque problème est plus difficile que le précédent, jusqu’à la première erreur
puzzles-arg-figures = Affiche ta cote, tes jours de suite, ta meilleure série et tes résultats par thème
puzzles-arg-rating = Un problème d’à peu près cette cote. Le niveau Débutant vaut 800, le niveau Maître environ 2050
puzzles-arg-theme = Un problème sur ce thème : { $names }
puzzles-value-theme = THÈME
puzzles-progress = { $made } sur { $all }
puzzles-written = { $file } : { $puzzles ->
        [one] 1 problème
       *[other] { $puzzles } problèmes
    }
puzzles-check-ok = { $file } : ok, { $puzzles ->
        [one] 1 problème prouvé
       *[other] { $puzzles } problèmes, tous prouvés
    }
wish-shard = Donner le numéro de la part et combien il y en a, comme 2/8.

## Ce qui ne va pas dans un recueil
cli-error-puzzles-wrong = { $file } : { $count ->
        [one] 1 ligne est fausse :
       *[other] { $count } lignes sont fausses :
    }
named-puzzle-fault = - ligne { $line } : { $fault } [{ $name }]
cli-error-puzzles-here = { $file } : ceci est un recueil de problèmes, alors qu’il faut ici autre chose. Pour le vérifier : nonaga puzzles check { cli-value-file }
cli-error-part-of-other = { $file } : ce fichier est le travail inachevé d’une autre commande. Relancer cette commande, ou supprimer le fichier.
cli-error-file-exists = { $file } : ce fichier existe déjà. Choisir un autre nom, ou supprimer ce fichier.
cli-error-file-unwritable = { $file } : impossible à écrire ({ $detail }).
cli-error-no-puzzle = Ce problème n’existe pas.
puzzle-fault-no-header = Un recueil de problèmes commence par la ligne « nonaga-puzzles 1 ».
puzzle-fault-field-count = Un problème a { $wanted } champs séparés par des tabulations. Cette ligne en a { $found }.
puzzle-fault-unknown-kind = Le genre « { $text } » n’existe pas.
puzzle-fault-no-rating = La cote « { $text } » n’est pas un nombre entier.
puzzle-fault-unknown-theme = Le thème « { $text } » n’existe pas.
puzzle-fault-bad-letter = « { $letter } » ne veut rien dire au caractère { $column } du plateau. Un o est un disque, un point est un vide, R et B sont les pions, un x est le disque verrouillé, et il n’y en a qu’un.
puzzle-fault-position = Ce n’est pas une position valable : { $faults }
puzzle-fault-not-first-view = Le plateau n’est pas tourné comme dans tous les problèmes. L’écrire ainsi : { $board }
puzzle-fault-wrong-id = L’identifiant est { $found }, mais ce plateau a l’identifiant { $id }.
puzzle-fault-turn-form = La solution « { $turn } » n’est pas un coup : { $error }
puzzle-fault-no-solution = Le coup { $turn } ne résout pas le problème.
puzzle-fault-missing-solution = Le coup { $turn } résout aussi le problème, mais il manque à la liste.
puzzle-fault-solution-order = Les solutions ne sont pas dans l’ordre alphabétique, ou l’une d’elles y est deux fois.
puzzle-fault-unsolvable = Aucun coup ne résout le problème.
puzzle-fault-quicker-win = Il y a une victoire plus rapide : { $turns ->
        [one] tout de suite
       *[other] en { $turns } coups
    }.
puzzle-fault-won-instead = Il n’y a rien à défendre : celui qui joue peut forcer la victoire en { $turns ->
        [one] un coup
       *[other] { $turns } coups
    }.
puzzle-fault-too-many-solutions = Plus de { $most } coups résolvent le problème.
puzzle-fault-double = Le même problème est à la ligne { $line }.

## Ce qu’un problème demande
puzzle-kind-win1 = Rouge joue et gagne tout de suite.
puzzle-kind-win2 = Rouge joue et gagne en deux coups, quoi que fasse Noir. Joue le premier coup.
puzzle-kind-win3 = Rouge joue et gagne en trois coups, quoi que fasse Noir. Joue le premier coup.
puzzle-kind-hold2 = Noir est sur le point de gagner. Joue un coup après lequel Noir ne puisse pas forcer la victoire en deux coups.
puzzle-kind-quiet = Rouge peut-il forcer la victoire en trois coups au plus ? Joue le premier coup qui y mène, ou tape { terminal-word-no }.

## De quoi parle un problème
puzzle-theme-triangle = un triangle
puzzle-theme-line = une ligne
puzzle-theme-tick = un angle
puzzle-theme-quiet-disc = un coup tranquille, sans menace
puzzle-theme-opened-path = un disque qui ouvre un chemin
puzzle-theme-locked-disc = une menace qui passe par le disque verrouillé
puzzle-theme-blocked-defender = une menace de l’adversaire à parer
puzzle-theme-double-threat = deux menaces à la fois
puzzle-theme-hole = un trou qui arrête un pion

## En résoudre un dans le terminal
puzzles-greeting = Problème { $id }, cote { $rating }
puzzles-how = Pour un indice, tape { terminal-word-hint }. Pour voir la solution, tape { terminal-word-resign }. Pour voir ce que tu peux taper d’autre, tape { terminal-word-help }.
puzzles-again = Le coup est annulé. Essaie encore.
puzzles-no-more-hints = Il n’y a plus d’indice. Pour voir la solution, tape { terminal-word-resign }.
puzzles-no-win-right = Exact : il n’y a pas de victoire en trois coups.
puzzles-no-win-wrong = Il y a une victoire. Essaie encore.
puzzles-no-question = Ici, il y a un coup à trouver.
puzzles-not-here = Cela ne sert que dans les parties.
puzzles-shown = { $count ->
        [0] Il n’y a pas de victoire en trois coups.
        [one] Ce coup résout le problème : { $turns }
       *[other] Chacun de ces coups résout le problème : { $turns }
    }
puzzles-left = Ce problème n’est pas encore résolu.
puzzles-none-again = Aucun problème n’est à revoir aujourd’hui.
puzzles-training = Ta cote : { $rating }. Jours de suite : { $days }.
puzzle-try-solves = Exact, c’est résolu.
puzzle-try-wins-later = Ce coup gagne aussi, mais pas à temps : Noir joue { $reply }, et il faut { $turns } coups.
puzzle-try-loses-at-once = Ce coup perd : Noir joue { $reply } et gagne tout de suite.
puzzle-try-loses = Ce coup perd : Noir joue { $reply } et gagne en { $turns ->
        [one] un coup
       *[other] { $turns } coups
    }.
puzzle-try-slips = Ce coup ne gagne pas à temps : Noir répond { $reply }.
puzzle-hint-about = Le thème : { $theme }.
puzzle-hint-token = Regarde le pion en { $cell }.
puzzle-hint-target = Il va jusqu’à { $cell }.
puzzle-hint-disc = Prends le disque en { $cell }.
puzzle-hint-look-for-replies = Essaie chaque menace, et cherche la réponse de Noir.
puzzle-hint-no-win = Chaque menace a une réponse : il n’y a pas de victoire.

## How a player stands
puzzles-none-yet = Tu n’as pas encore résolu de problème.
figures-rating = Ta cote est de { $rating }.
figures-rating-unsettled = Ta cote est d’environ { $rating }. Elle se précise à mesure que tu résous des problèmes.
figures-tried = Résolus du premier coup : { $solved } sur { $tried }.
figures-days = Jours de suite : { $days }. Ton record : { $most }.
figures-streak = Meilleure série : { $best }.
figures-span = Jours d’entraînement : { $days }. Cote la plus basse : { $lowest }, la plus haute : { $highest }.
figures-by-theme = Résolus du premier coup, par thème
figures-theme = { $theme } : { $solved } sur { $tried }
solving-streak = Série : { $solved } de suite
solving-streak-over = La série s’arrête ici. Ton record : { $best }.
