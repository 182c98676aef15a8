### Judging a match: what is proven about a turn, where the match turned, and trying a turn again.

## What is proven about a turn
finding-missed-win = { $turns ->
        [one] Il y avait une glissade gagnante.
       *[other] Il y avait une victoire en { $turns } tours, quoi que fasse l’adversaire.
    }
finding-only-turn = Aucun autre tour n’aurait tenu.
finding-only-slide = Aucune autre glissade n’aurait tenu.
finding-only-relocation = Aucun autre déplacement n’aurait tenu.
finding-let-win = { $turns ->
        [one] Après ce tour, l’adversaire pouvait gagner tout de suite.
       *[other] Après ce tour, l’adversaire pouvait forcer la victoire en { $turns } tours.
    }
finding-lost = { $turns ->
        [one] Aucun tour ne pouvait empêcher l’adversaire de gagner.
       *[other] L’adversaire pouvait forcer la victoire en { $turns } tours, quel que soit le tour joué.
    }

## Where a match turned
who-you = toi
who-red = Rouge
who-black = Noir
turned-missed-win = { $turns ->
        [one] Au tour { $turn }, { $who-is ->
            [you] tu as
           *[red] { $who } a
        } laissé passer une glissade gagnante.
       *[other] Au tour { $turn }, { $who-is ->
            [you] tu as
           *[red] { $who } a
        } laissé passer une victoire en { $turns } tours.
    }
turned-did-not-stop = Au tour { $turn }, { $who-is ->
        [you] tu n’as pas
       *[red] { $who } n’a pas
    } empêché { $shape-is ->
        [line] la ligne.
        [triangle] le triangle.
       *[tick] l’angle.
    }
turned-let-stand = Au tour { $turn }, { $who-is ->
        [you] tu n’as pas
       *[red] { $who } n’a pas
    } paré { $threats ->
        [2] deux menaces.
        [3] trois menaces.
       *[other] { $threats } menaces.
    }
turned-opened-way = Au tour { $turn }, { $who-is ->
        [you] tu as
       *[red] { $who } a
    } ouvert la voie à { $shape-is ->
        [line] une ligne.
        [triangle] un triangle.
       *[tick] un angle.
    }
turned-let-threaten = Au tour { $turn }, { $who-is ->
        [you] tu as laissé { $opponent }
       *[red] { $opponent-is ->
            [you] { $who } t’a laissé
           *[red] { $who } a laissé { $opponent }
        }
    } créer { $threats ->
        [2] deux menaces à la fois.
        [3] trois menaces à la fois.
       *[other] { $threats } menaces à la fois.
    }
turned-let-make-threat = Au tour { $turn }, { $who-is ->
        [you] tu as laissé { $opponent }
       *[red] { $opponent-is ->
            [you] { $who } t’a laissé
           *[red] { $who } a laissé { $opponent }
        }
    } préparer { $shape-is ->
        [line] une ligne que rien ne pouvait arrêter.
        [triangle] un triangle que rien ne pouvait arrêter.
       *[tick] un angle que rien ne pouvait arrêter.
    }
turned-let-lock = Au tour { $turn }, { $who-is ->
        [you] tu as laissé { $opponent }
       *[red] { $opponent-is ->
            [you] { $who } t’a laissé
           *[red] { $who } a laissé { $opponent }
        }
    } créer une menace que seul le disque verrouillé aurait pu parer.
turned-let-force = Au tour { $turn }, { $who-is ->
        [you] tu as laissé { $opponent }
       *[red] { $opponent-is ->
            [you] { $who } t’a laissé
           *[red] { $who } a laissé { $opponent }
        }
    } { $turns ->
        [one] gagner aussitôt
       *[other] forcer la victoire en { $turns } tours
    }.
turned-slipped = { $who-is ->
        [you] Le tour { $turn } t’a coûté le plus cher : tes chances de gagner sont passées de { $before } % à { $after } %.
       *[red] Le tour { $turn } a coûté le plus cher à { $who } : ses chances de gagner sont passées de { $before } % à { $after } %.
    }

## Trying a turn again
goal-win = { $turns ->
        [one] Trouve la glissade qui gagne.
       *[other] Trouve le tour qui gagne : { $turns } tours suffisent, quoi que fasse ton adversaire.
    }
goal-hold = Trouve un tour après lequel ton adversaire ne peut pas forcer la victoire.
goal-improve = Trouve un meilleur tour.
attempt-as-good = Oui, il n’y a pas mieux.
attempt-misses = La victoire t’échappe.
attempt-loses = { $turns ->
        [one] Après cela, ton adversaire peut gagner tout de suite.
       *[other] Après cela, ton adversaire peut forcer la victoire en { $turns } tours.
    }
attempt-worse = Il y a mieux.

## The text command
judge-about = Analyse chaque tour d’une partie : ce qu’il a coûté, ce qui valait mieux, et où la partie a basculé
judge-arg-file = Un enregistrement. - désigne l’entrée standard
judge-arg-time = Temps de réflexion pour chaque tour, en millisecondes. Par défaut : { $default }, sauf avec --nodes
judge-arg-nodes = Nombre de positions à étudier pour chaque tour. Sans --time, le même nombre donne toujours le même tableau
judge-explained = Les colonnes : le numéro du tour, son camp, le tour, les chances de Rouge de gagner ensuite en pour cent, combien de pour cent le tour a coûté, son appréciation, un meilleur tour, et ce qui est prouvé : missed-win-N, let-win-N, lost-N, only-turn, only-slide ou only-relocation.
judge-progress = { $turn } sur { $turns }
judge-no-turning-point = Aucun tour, à lui seul, n’a décidé de la partie.
judge-unfinished = Cette partie continue.
