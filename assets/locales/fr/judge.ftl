### Judging a match: what is proven about a turn, where the match turned, and trying a turn again.

## What is proven about a turn
finding-missed-win = { $turns ->
        [one] Il y avait un mouvement gagnant.
       *[other] { $who-is ->
            [you] Tu pouvais forcer la victoire au plus tard au tour { $by }.
           *[red] { $who } pouvait forcer la victoire au plus tard au tour { $by }.
        }
    }
finding-only-turn = Tout autre coup était perdant.
finding-only-slide = Tout autre mouvement de pion était perdant.
finding-only-relocation = Tout autre déplacement de disque était perdant.
finding-let-win = Après ce coup, { $opponent-is ->
        [you] tu pouvais
       *[red] { $opponent } pouvait
    } { $turns ->
        [one] gagner tout de suite.
       *[other] forcer la victoire au plus tard au tour { $by }.
    }
finding-lost = { $turns ->
        [one] Aucun coup ne pouvait { $opponent-is ->
            [you] t’empêcher
           *[red] empêcher { $opponent }
        } de gagner.
       *[other] Quel que soit le coup joué, { $opponent-is ->
            [you] tu pouvais
           *[red] { $opponent } pouvait
        } forcer la victoire au plus tard au tour { $by }.
    }

## Where a match turned
who-you = toi
who-red = Rouge
who-black = Noir
turned-missed-win = { $turns ->
        [one] Au tour { $turn }, { $who-is ->
            [you] tu as
           *[red] { $who } a
        } manqué un mouvement gagnant.
       *[other] Au tour { $turn }, { $who-is ->
            [you] tu pouvais
           *[red] { $who } pouvait
        } forcer la victoire au plus tard au tour { $by }.
    }
turned-did-not-stop = Au tour { $turn }, { $who-is ->
        [you] tu n’as pas
       *[red] { $who } n’a pas
    } empêché { $shape-is ->
        [line] la ligne.
        [triangle] le triangle.
       *[tick] l’angle.
    }
turned-let-stand = Au tour { $turn }, { $who-is ->
        [you] tu as
       *[red] { $who } a
    } laissé { $threats ->
        [2] deux menaces
        [3] trois menaces
       *[other] { $threats } menaces
    } sans réponse.
turned-opened-way = Au tour { $turn }, { $who-is ->
        [you] tu as
       *[red] { $who } a
    } ouvert la voie à { $shape-is ->
        [line] une ligne.
        [triangle] un triangle.
       *[tick] un angle.
    }
turned-let-threaten = Au tour { $turn }, { $who-is ->
        [you] tu as laissé { $opponent }
       *[red] { $opponent-is ->
            [you] { $who } t’a laissé
           *[red] { $who } a laissé { $opponent }
        }
    } créer { $threats ->
        [2] deux menaces à la fois.
       *[other] plusieurs menaces à la fois.
    }
turned-let-make-threat = Au tour { $turn }, { $who-is ->
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
turned-let-lock = Au tour { $turn }, { $who-is ->
        [you] tu as laissé { $opponent }
       *[red] { $opponent-is ->
            [you] { $who } t’a laissé
           *[red] { $who } a laissé { $opponent }
        }
    } créer une menace que seul le disque verrouillé aurait pu parer.
turned-let-force = Au tour { $turn }, { $who-is ->
        [you] tu as laissé { $opponent }
       *[red] { $opponent-is ->
            [you] { $who } t’a laissé
           *[red] { $who } a laissé { $opponent }
        }
    } { $turns ->
        [one] gagner tout de suite
       *[other] { $by ->
            [none] forcer la victoire
           *[other] forcer la victoire au plus tard au tour { $by }
        }
    }.
turned-slipped = { $who-is ->
        [you] C’est le tour { $turn } qui t’a coûté le plus cher : tes chances de gagner sont passées de { $before } % à { $after } %.
       *[red] C’est le tour { $turn } qui a coûté le plus cher à { $who } : ses chances de gagner sont passées de { $before } % à { $after } %.
    }
turned-won = Au tour { $turn }, { $who-is ->
        [you] tu as
       *[red] { $who } a
    } complété { $shape-is ->
        [line] la ligne.
        [triangle] le triangle.
       *[tick] l’angle.
    }
turned-too-late = { $opponent-is ->
        [you] Après le tour { $turn }, plus rien ne pouvait t’arrêter.
       *[red] Après le tour { $turn }, plus rien ne pouvait arrêter { $opponent }.
    }

## Trying a turn again
goal-win = { $turns ->
        [one] Trouve le mouvement gagnant.
       *[other] Trouve le coup qui force la victoire en { $turns } coups, celui-ci compris.
    }
goal-hold = { $turns ->
        [one] Trouve un coup après lequel ton adversaire ne puisse pas gagner tout de suite.
       *[other] Trouve un coup qui empêche ton adversaire de forcer la victoire.
    }
goal-improve = Trouve un meilleur coup.
attempt-as-good = Oui, il n’y a pas mieux.
attempt-misses = Ce coup laisse filer la victoire.
attempt-wins-later = Ce coup gagne aussi, mais un autre mouvement gagne tout de suite.
attempt-loses = { $turns ->
        [one] Après cela, ton adversaire peut gagner tout de suite.
       *[other] Après cela, ton adversaire peut forcer la victoire en { $turns } coups.
    }
attempt-worse = Il y a mieux.

## The text command
judge-about = Analyse chaque coup d’une partie : ce qu’il a coûté, ce qui valait mieux, et où la partie a basculé
judge-arg-file = Un enregistrement. - désigne l’entrée standard
judge-arg-time = Temps de réflexion pour chaque coup, en millisecondes ; cinq fois plus pour une erreur. Par défaut : { $default }, sauf avec --nodes
judge-arg-nodes = Nombre de positions à étudier pour chaque coup. Sans --time, le même nombre donne toujours le même tableau
judge-explained = Les colonnes : le numéro du tour, le camp qui joue, le coup, les chances de Rouge de gagner ensuite en pour cent, ce que le coup a coûté en points de pourcentage, son appréciation, un meilleur coup, et ce qui est prouvé : missed-win-N, let-win-N, lost-N, only-turn, only-slide ou only-relocation.
judge-progress = { $turn } sur { $turns }
judge-no-turning-point = Aucun coup, à lui seul, n’a décidé de la partie.
judge-unfinished = Cette partie n’est pas encore finie.
