### The computer player: reasons for hints, marks for turns, and the line protocol.

## Why a turn is the best
why-wins = Ce mouvement gagne.
why-within = { $by ->
        [none] dans { $player-is ->
            [you] tes { $turns } prochains coups
           *[other] les { $turns } prochains coups de { $player }
        }
       *[other] au plus tard au tour { $by }
    }
why-wins-in = { $turns ->
        [one] Ce coup gagne tout de suite.
        [2] { $opponent-is ->
            [you] Cela force la victoire au prochain tour, quoi que tu joues.
           *[other] Cela force la victoire au prochain tour, quoi que joue { $opponent }.
        }
       *[other] { $opponent-is ->
            [you] Cela force la victoire { why-within }, quoi que tu joues.
           *[other] Cela force la victoire { why-within }, quoi que joue { $opponent }.
        }
    }
why-wins-with-two-threats = { $turns ->
        [2] { $opponent-is ->
            [you] Cela crée deux menaces à la fois. Tu ne peux pas parer les deux.
           *[other] Cela crée deux menaces à la fois. { $opponent } ne peut pas parer les deux.
        }
       *[other] Cela crée deux menaces à la fois et force la victoire { why-within }.
    }
why-wins-with-threat = { $turns ->
        [2] Cela crée une menace de victoire au prochain mouvement, et rien ne peut la parer.
       *[other] Cela crée une menace et force la victoire { why-within }.
    }
why-keeps-win = { $turns ->
        [2] Avec ce déplacement de disque, rien ne peut parer la menace.
       *[other] Avec ce déplacement de disque, la menace subsiste et force la victoire { why-within }.
    }
why-holds-out = { $turns ->
        [one] { $opponent-is ->
            [you] Rien ne peut t’empêcher de gagner au prochain tour.
           *[other] Rien ne peut empêcher { $opponent } de gagner au prochain tour.
        }
       *[other] { $opponent-is ->
            [you] Tu peux forcer la victoire. Ce coup la retarde le plus possible : { $by ->
                [none] il te faut encore { $turns } coups.
               *[other] jusqu’au tour { $by }.
            }
           *[other] { $opponent } peut forcer la victoire. Ce coup la retarde le plus possible : { $by ->
                [none] il lui faut encore { $turns } coups.
               *[other] jusqu’au tour { $by }.
            }
        }
    }
why-stops-threat-and-makes-one = { $how-is ->
        [none] Cela pare une menace et en crée une autre.
       *[other] Cela crée une menace et en pare une autre : { $how }.
    }
why-stops-threat = { $how-is ->
        [none] { $opponent-is ->
            [you] Cela t’empêche de gagner au prochain mouvement.
           *[other] Cela empêche { $opponent } de gagner au prochain mouvement.
        }
       *[other] { $opponent-is ->
            [you] Cela t’empêche de gagner au prochain mouvement : { $how }.
           *[other] Cela empêche { $opponent } de gagner au prochain mouvement : { $how }.
        }
    }
stopping-token = { $player-is ->
        [you] un de tes pions
        [red] un pion rouge
       *[black] un pion noir
    }
how-stopped-in-the-way = { stopping-token } barre le chemin
how-stopped-space-taken = { stopping-token } occupe maintenant la case d’arrivée
how-stopped-token-gone = une fois ce pion parti, celui qui menace va trop loin
how-stopped-gap = le disque retiré laisse un vide sur le chemin
how-stopped-space-gone = le disque d’arrivée n’est plus là
how-stopped-slides-past = une fois le disque posé, le pion qui menace va trop loin
spoilt-slide = { $stays ->
        [true] { $how-is ->
            [in-the-way] { stopping-token } reste sur le chemin
            [space-taken] { stopping-token } reste sur la case d’arrivée
            [space-gone] il n’y a pas de disque à l’arrivée
            [gap] le vide sur le chemin n’est pas comblé
            [token-gone] aucun pion n’arrête le mouvement au bon endroit
           *[slides-past] le disque au-delà reste là, et le pion va trop loin
        }
       *[false] { $how-is ->
            [in-the-way] { stopping-token } barre le chemin
            [space-taken] { stopping-token } occupe la case d’arrivée
            [space-gone] il n’y a pas de disque à l’arrivée
            [gap] il y a un vide sur le chemin
            [token-gone] aucun pion n’arrête le mouvement au bon endroit
           *[slides-past] un autre disque au-delà laisse le pion aller trop loin
        }
    }
spoilt-lock = le disque nécessaire est verrouillé
spoilt-disc = le disque nécessaire ne peut pas être pris
spoilt-place = le disque ne peut pas être posé à cet endroit
spoilt-wins-first = ce serait trop tard
spoilt-threatens = { $left ->
        [0] cette réponse ne crée alors pas de menace, car { spoilt-slide }
       *[one] cette réponse ne crée alors qu’une menace, que l’on peut parer
    }
spoilt-answerable = { $player-is ->
        [you] tu as une bonne réponse
       *[red] { $player } a une bonne réponse
    }
allowed-win-at-once = gagner tout de suite
allowed-two-threats = créer deux menaces à la fois
allowed-threat = créer une menace
allowed-preparation = préparer deux menaces à la fois
allowed-defence = { $against-is ->
        [you] parer ta menace
       *[red] parer la menace de { $against }
    }
allowed-forced-win = forcer la victoire
allowed-good-answer = répondre efficacement
why-makes-two-threats = Cela crée deux menaces à la fois.
why-makes-threat = Cela crée une menace de victoire au prochain mouvement.
why-keeps-threat = { $opponent-is ->
        [you] Avec ce déplacement de disque, la menace subsiste et tu dois la parer.
       *[other] Avec ce déplacement de disque, la menace subsiste et { $opponent } doit la parer.
    }
why-prevents-two-threats = { $opponent-is ->
        [you] Cela t’empêche de créer deux menaces à la fois.
       *[other] Cela empêche { $opponent } de créer deux menaces à la fois.
    }
why-prevents-win = { $opponent-is ->
        [you] Cela t’empêche de forcer la victoire.
       *[other] Cela empêche { $opponent } de forcer la victoire.
    }
why-prepares-two-threats = { $player-is ->
        [you] Cela prépare deux menaces à la fois pour ton prochain tour.
       *[other] Cela prépare deux menaces à la fois pour le prochain tour de { $player }.
    }
why-keeps-two-threats-ready = { $player-is ->
        [you] Avec ce déplacement de disque, deux menaces à la fois restent possibles à ton prochain tour.
       *[other] Avec ce déplacement de disque, deux menaces à la fois restent possibles au prochain tour de { $player }.
    }
why-is-safe = { $only ->
        [true] { $opponent-is ->
            [you] C’est le seul choix sans danger. Après n’importe quel autre, tu pourrais gagner tout de suite.
           *[other] C’est le seul choix sans danger. Après n’importe quel autre, { $opponent } pourrait gagner tout de suite.
        }
       *[false] C’est un choix sans danger. Après { $losing ->
            [1] un
           *[other] { $losing }
        } des { $all } autres, { $opponent-is ->
            [you] tu pourrais
           *[other] { $opponent } pourrait
        } gagner tout de suite.
    }
why-shuts-in = { $opponent-is ->
        [you] Cela enferme un de tes pions.
       *[other] Cela enferme un pion de { $opponent }.
    }
why-joins = { $player-is ->
        [you] Cela réunit deux de tes trois pions.
       *[other] Cela réunit deux des trois pions de { $player }.
    }
why-fills-hole = Cela rebouche un trou.
why-makes-hole = Cela crée un trou.
why-gathers = { $player-is ->
        [you] Cela rapproche tes trois pions.
       *[other] Cela rapproche les trois pions de { $player }.
    }
why-hinders = { $opponent-is ->
        [you] Cela te laisse moins de mouvements possibles : { $after } au lieu de { $before }.
       *[other] Cela laisse moins de mouvements possibles à { $opponent } : { $after } au lieu de { $before }.
    }
why-frees = { $player-is ->
        [you] Cela te donne plus de mouvements possibles : { $after } au lieu de { $before }.
       *[other] Cela donne plus de mouvements possibles à { $player } : { $after } au lieu de { $before }.
    }
why-escapes = { $opponent-is ->
        [you] Après cela, tu n’as aucune victoire forcée en vue.
       *[other] Après cela, { $opponent } n’a aucune victoire forcée en vue.
    }
why-improves = De tous les coups, celui-ci est le mieux noté.
why-disc-improves = De tous les déplacements de disque, celui-ci est le mieux noté.
why-slide-did-work = Le mouvement du pion a déjà fait l’essentiel. De tous les déplacements de disque possibles ensuite, celui-ci est le mieux noté.

## How bad a turn was
mark-good = bon
mark-weak = faible
mark-mistake = erreur
mark-blunder = gaffe

## What a turn does
effect-wins = Gagne : { $shape }
effect-stops-and-threatens = Pare une menace, en crée une
effect-stops = Pare une menace
effect-threatens-twice = Plusieurs menaces
effect-threatens-over-lock = { effect-threatens }
effect-threatens = Menace
effect-shuts-in = Enferme un pion
effect-joins = Réunit deux pions
effect-fills-hole = Rebouche un trou
effect-makes-hole = Crée un trou

## The line protocol: its commands
protocol-help = Pour voir les commandes du protocole, lancer cette commande et taper help. La page de manuel les décrit aussi.
protocol-heading = PROTOCOLE TEXTUEL
protocol-about = Avec nonaga engine, un autre programme dialogue avec le moteur en texte brut. Il envoie une commande par ligne. Les réponses viennent dans l’ordre des commandes. La plupart des commandes reçoivent la réponse ok, après les lignes qu’elles demandent. Une commande impossible à exécuter reçoit une ligne qui commence par error: et ne change rien. Une ligne vide ne reçoit pas de réponse.
protocol-about-go = Pendant qu’il réfléchit, le moteur écrit une ligne pour chaque profondeur terminée : info depth D score S nodes N time MS pv TURN; TURN; … Le score est en centièmes, du point de vue du camp qui doit jouer, ou bien win N ou loss N s’il est prouvé. Puis il écrit best TURN. Quelles que soient les limites, il termine d’abord la profondeur 1. Quand l’entrée prend fin, il répond aux lignes déjà lues, puis s’arrête.
protocol-command-nonaga = Donne le nom et la version du programme, et ses options.
protocol-command-help = Affiche la liste de ces commandes.
protocol-command-rules = Change les règles maison : booklet, at_most_four ou holes_stay_open. La partie en cours est conservée si elles l’autorisent.
protocol-command-set = Définit une option : threads N, seed N, hash MB (la mémoire pour les positions déjà vues) ou level NAME.
protocol-command-position = Commence une partie depuis le début, ou depuis une position en RON sur la même ligne.
protocol-command-turns = Joue des coups. Si l’un d’eux n’est pas permis, aucun n’est joué.
protocol-command-legal = Donne les coups permis, un par ligne.
protocol-command-go = Réfléchit au prochain coup dans ces limites. Sans limite, joue selon son niveau.
protocol-command-stop = Met fin au go qui précède. Le meilleur coup trouvé est la réponse. Un deuxième stop met fin à tous les go en attente.
protocol-command-quit = Met fin à toute réflexion, puis au programme.

## The line protocol: what is wrong with a line
protocol-error-line-too-long = Cette ligne est trop longue. Une ligne ne peut pas dépasser { $limit } octets.
protocol-error-not-text = Cette ligne n’est pas du texte UTF-8.
protocol-error-unknown-command = La commande « { $word } » n’existe pas. Pour voir toutes les commandes, envoyer help.
protocol-error-nothing-follows = Rien ne peut suivre { $command }. Enlever « { $found } ».
protocol-error-wrong-name = { $found ->
        [none] Il manque quelque chose après { $after }. Choix possibles : { $names }.
       *[other] « { $found } » ne peut pas suivre { $after }. Choix possibles : { $names }.
    }
protocol-error-wrong-number = { $found ->
        [none] Il manque un nombre après { $after }. Donner un nombre entier de { $least } à { $most }.
       *[other] « { $found } » ne peut pas suivre { $after }. Donner un nombre entier de { $least } à { $most }.
    }
protocol-error-position-form = { $error }
protocol-error-position-faulty = Cette position n’est pas valable.
protocol-more-faults = Et { $count } de plus.
protocol-error-too-many-turns = Une partie peut avoir { $limit } coups au plus.
protocol-error-turn-form = tour { $number } : { $error }
protocol-error-turn-unfinished = tour { $number } : il manque le déplacement.
protocol-error-turn-illegal = tour { $number } : { $misplay }
protocol-error-rules-forbid = Les règles restent inchangées, car le coup du tour { $number } de cette partie n’est pas permis avec « { $rules } ». { $misplay }
protocol-error-match-over = La partie est finie.
protocol-error-not-thinking = L’ordinateur n’est pas en train de réfléchir.
protocol-error-no-memory = La mémoire ne suffit pas pour une table de { $megabytes } Mo.
protocol-error-no-threads = Impossible de lancer { $threads } threads ici. En choisir moins.
