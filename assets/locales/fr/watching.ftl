### A recorded match that is being watched.

watching-where = { $match } · { $place }
watching-amid = { $turn }, après le mouvement. Vient ensuite le déplacement d’un disque.
watching-note = Tour { $turn } : { $note }
watching-played = { $turn } · { $side }
watching-speed = { $speed }×
watching-speed-name = Vitesse : { $speed }×
watching-pause = Pause
watching-timeline = Chronologie
watching-fault = La partie s’arrête ici : { $why }

controls-note-watching = Quand tu regardes une partie, les flèches et la croix directionnelle la font défiler, et Espace ou Sud lance la lecture. Tab ou une gâchette haute amène le curseur sur le plateau pour essayer un coup ; Échap ou Est le retire.

## Variations
line-after = { $turn ->
        [0] Variante depuis le début
       *[other] Variante après le tour { $turn }
    }
line-turn = { line-after } · { $place }
line-after-slide = { line-after }. La partie reste telle quelle. Déplace maintenant un disque.
line-keep = Enregistrer les variantes
line-bring-back = Restaurer la variante
watching-decisive-turn = Voir le coup décisif
watching-show-win = Montrer comment gagner
watching-show-turn = Montrer un meilleur coup
watching-show-next = Montrer la suite

## What keys and buttons do
action-to-start = Aller au début
action-turn-back = Coup précédent
action-part-back = Phase précédente
action-play-or-pause = Lecture
action-part-forward = Phase suivante
action-turn-forward = Coup suivant
action-to-end = Aller à la fin
action-slower = Ralentir
action-faster = Accélérer
action-mistake-back = Erreur précédente
action-mistake-forward = Erreur suivante
watching-no-mistake-yet = Pour l’instant, aucune erreur n’a été trouvée plus loin dans cette partie. L’analyse continue.
watching-no-mistake = Il n’y a pas d’erreur dans cette partie.
watching-only-mistake = Ce coup est la seule erreur de cette partie.
watching-first-mistake = Revient à la première erreur.
action-show-better = Montrer comment gagner, un meilleur coup ou la suite
action-back-to-match = Revenir à la partie
action-remove-line = Supprimer la variante
action-play-from-here = Reprendre ici
action-share = Partager

## What is printed on keys
key-end = Fin
key-page-up = Page préc.
key-page-down = Page suiv.
key-delete = Suppr
key-comma = ,
key-period = .
key-minus = -
key-equal = =
key-plus = +

## Playing on from a moment of a match
from-here = Reprendre ici
from-here-explained = { $turn ->
        [0] Une nouvelle partie repart du début de celle-ci. { $side } joue en premier. La partie d’origine reste telle quelle.
       *[other] Une nouvelle partie repart de la position après le tour { $turn }. { $side } joue en premier. La partie d’origine reste telle quelle.
    }
from-here-amid = Une nouvelle partie commence au milieu du tour { $turn }. { $side } déplace d’abord un disque. La partie d’origine reste telle quelle.
from-here-same = Avec les mêmes joueurs
match-name = { $red } – { $black }

## Why a request about variations is refused
objection-line = { $reason }
objection-no-variation = Il n’y a pas de variante ici.

## Why a match ended
turning-looking = Recherche du coup décisif…
turning-go-there = Voir le tour { $turn }
turning-turn = Tour { $turn }

## A turn with its mark, for a screen reader
hud-turn-marked = { $turn } ({ $mark })

## What was kept
notice-record-kept = Tes modifications de la partie sont enregistrées.
notice-copy-kept = Une copie avec les variantes figure maintenant parmi tes parties.
notice-record-not-kept = Tes modifications de la partie ne peuvent pas être enregistrées. { $reason }

## What the turns were worth
sketch-pointed = Les marques montrent le coup que tu désignes.
judged-shows-win = { $who-is ->
        [you] Voici comment tu peux gagner.
       *[red] Voici comment { $who } peut gagner.
    }
judged-shows-forced = { $who-is ->
        [you] Une autre réponse de ta part n’y aurait rien changé.
       *[red] Une autre réponse de { $who } n’y aurait rien changé.
    }
judged-cannot-stop = { $who-is ->
        [you] Tu ne peux plus parer la menace
       *[red] { $who } ne peut plus parer la menace
    } : { $locked ->
        [true] le disque qu’il faudrait déplacer est verrouillé.
       *[false] aucun pion ne peut s’interposer, et déplacer un disque n’y change rien.
    }
judged-shows-turn = Voici ce qui aurait été mieux pour { $who }.
judged-shows-answer = { $who-is ->
        [you] Ce serait ta meilleure réponse.
       *[red] Ce serait la meilleure réponse de { $who }.
    }
judged-only-delays = Elle ne peut que retarder la défaite.
judged-shows-next = { $who-is ->
        [you] Ensuite, tu pourrais continuer ainsi.
       *[red] Ensuite, { $who } pourrait continuer ainsi.
    }
judged-shows-allowed = { $who-is ->
        [you] Après le coup conseillé, cela ne te suffit plus pour gagner.
       *[red] Après le coup conseillé, cela ne suffit plus à { $who } pour gagner.
    }
judged-shows-lesser = { $who-is ->
        [you] Après le coup conseillé, ta meilleure réponse est moins efficace.
       *[red] Après le coup conseillé, la meilleure réponse de { $who } est moins efficace.
    }
judged-shows-refuted = { $who-is ->
        [you] Tu peux y répondre ainsi.
       *[red] { $who } peut y répondre ainsi.
    }
judged-not-in-match = Dans la partie, { $how-is ->
        [slide] { $who-is ->
            [you] tu ne peux pas faire ce mouvement
           *[red] { $who } ne peut pas faire ce mouvement
        }
       *[other] ce déplacement du disque n’est pas possible
    } : { $how }.
judged-progress = Analyse de la partie : tour { $turn } sur { $turns }
judged-trying = Analyse de ce coup…
judged-begins-won = { $who-is ->
        [you] Tu gagnes cette partie au tour { $turn }.
       *[red] { $who } gagne cette partie au tour { $turn }.
    }
judged-begins = Parcours la partie coup par coup, ou essaie un autre coup sur le plateau.
judged-good = Tour { $turn } : un bon coup.
judged-nearly-best = Aucun autre coup n’est bien meilleur.
judged-better-than-played = Ce coup est meilleur que celui de la partie.
judged-better-by = Ce coup est meilleur que celui de la partie : { $who-is ->
        [you] tu as
       *[red] { $who } a
    } { $chance } % de chances de gagner au lieu de { $played } %.
judged-worse-than-played = Le coup de la partie est meilleur.
judged-worse-by = Le coup de la partie est meilleur : { $who-is ->
        [you] tu aurais
       *[red] { $who } aurait
    } { $played } % de chances de gagner au lieu de { $chance } %.
judged-as-good-as-played = Ce coup vaut celui de la partie.
judged-no-better-than-played = Le coup de la partie ne vaut guère mieux.
judged-loses-later = Avec ce coup, on tient plus longtemps qu’avec celui de la partie.
judged-loses-sooner = Avec le coup de la partie, on tient plus longtemps.
judged-legend = { $notes ->
        [0] La zone rouge du graphique montre les chances de victoire de Rouge. Les croix sont des erreurs, les traits, des menaces : celles de Noir en haut, celles de Rouge en bas.
       *[other] La zone rouge du graphique montre les chances de victoire de Rouge. Les croix sont des erreurs, les traits, des menaces : celles de Noir en haut, celles de Rouge en bas. Les points sont des notes.
    }
judged-red-chance = { $turn ->
        [0] Au début
       *[other] Après le tour { $turn }
    }, Rouge a { $chance } % de chances de gagner.
judged-can-win = { $who-is ->
        [you] Maintenant, tu peux gagner au prochain mouvement.
       *[red] Maintenant, { $who } peut gagner au prochain mouvement.
    }
judged-can-force = { $who-is ->
        [you] Tu peux forcer la victoire.
       *[red] { $who } peut forcer la victoire.
    }
judged-too-late = { $who-is ->
        [you] { $threats ->
            [one] Ta menace arrive trop tard.
           *[other] Tes menaces arrivent trop tard.
        }
       *[red] { $threats ->
            [one] La menace de { $who } arrive trop tard.
           *[other] Les menaces de { $who } arrivent trop tard.
        }
    }
judged-quiet = Un coup tranquille : il ne crée aucune menace et n’en pare aucune.
judged-one-space = Cela crée une menace : { $slides ->
        [2] deux mouvements différents
        [3] trois mouvements différents
       *[other] { $slides } mouvements différents
    } vers la même case seraient gagnants.
judged-can-stop = { $opponent-is ->
        [you] Mais tu peux encore les parer.
       *[red] Mais { $opponent } peut encore les parer.
    }
judged-stops-threats = { $makes ->
        [0] Cela pare
        [1] Cela crée une menace et pare
        [2] Cela crée deux menaces à la fois et pare
       *[other] Cela crée { $makes } menaces à la fois et pare
    } { $threats ->
        [1] { $opponent-is ->
            [you] ta menace
           *[red] la menace de { $opponent }
        }
        [2] { $opponent-is ->
            [you] tes deux menaces
           *[red] les deux menaces de { $opponent }
        }
        [3] { $opponent-is ->
            [you] tes trois menaces
           *[red] les trois menaces de { $opponent }
        }
       *[other] { $opponent-is ->
            [you] tes { $threats } menaces
           *[red] les { $threats } menaces de { $opponent }
        }
    }{ $how-is ->
        [none] .
       *[other] {" :"} { $how }.
    }
judged-each-stopped = Pour l’une, { $one } ; pour l’autre, { $other }.
judged-quiet-again = Encore un coup tranquille.
judged-best = Aucun meilleur coup n’a été trouvé.
judged-slower = { $who-is ->
        [you] Tu aurais pu gagner plus vite.
       *[red] { $who } aurait pu gagner plus vite.
    }
judged-stands-even = Aucun camp n’a l’avantage.
judged-stands-ahead = { $who-is ->
        [you] Tu as un léger avantage.
       *[red] { $who } a un léger avantage.
    }
judged-stands-clear = { $who-is ->
        [you] Tu as un net avantage.
       *[red] { $who } a un net avantage.
    }
judged-stands-won = { $who-is ->
        [you] Tu as une position gagnante.
       *[red] { $who } a une position gagnante.
    }
judged-next = { $who-is ->
        [you] Ton coup suivant
       *[red] Le coup suivant de { $who }
    } (tour { $turn }) est { $mark-is ->
        [weak] faible.
        [mistake] une erreur.
       *[blunder] une gaffe.
    }
judged-prepared = Au tour { $turn }, { $who-is ->
        [you] tu as
       *[red] { $who } a
    } préparé deux menaces à la fois.
judged-find = { $wins ->
        [true] { $who-is ->
            [you] Tu peux forcer la victoire.
           *[red] { $who } peut forcer la victoire.
        } Vois-tu comment ?
       *[false] Sauras-tu trouver mieux ?
    }
judged-decided = La partie s’est décidée sur ce coup.
judged-no-better = Il était peut-être déjà trop tard : aucun coup nettement meilleur n’a été trouvé.
judged-took-longer = { $who-is ->
        [you] Tu n’as gagné qu’au tour { $turn }.
       *[red] { $who } n’a gagné qu’au tour { $turn }.
    }
judged-match-shows = La suite de la partie montre comment.
judged-last-mistake = { $who-is ->
        [you] Ta dernière erreur avant cela remonte au tour { $turn }.
       *[red] La dernière erreur de { $who } avant cela remonte au tour { $turn }.
    }
judged-was = { $who-is ->
        [you] Ton coup
       *[red] Le coup de { $who }
    } au tour { $turn } était { $mark-is ->
        [weak] faible.
        [mistake] une erreur.
       *[blunder] une gaffe.
    }
judged-disc-alone = Le mouvement était bon, mais pas le déplacement du disque.
judged-only = { $who-is ->
        [you] Ton coup
       *[red] Le coup de { $who }
    } au tour { $turn } était le bon.
judged-gave-away = { $who-is ->
        [you] Tes chances de victoire sont passées de { $before } % à { $after } %.
       *[red] Les chances de victoire de { $who } sont passées de { $before } % à { $after } %.
    }
judged-keeps = { $who-is ->
        [you] Tu aurais alors { $before } % de chances de gagner au lieu de { $after } %.
       *[red] { $who } aurait alors { $before } % de chances de gagner au lieu de { $after } %.
    }
judged-spoils = { $opponent-is ->
        [you] Après ce coup, tu ne peux pas
       *[red] Après ce coup, { $opponent } ne peut pas
    } { $allowed-is ->
        [good-answer] { $marked ->
            [true] jouer la réponse indiquée en violet
           *[false] répondre aussi bien
        }
       *[other] { $allowed }{ $marked ->
            [true] { " " }comme indiqué en violet
           *[false] { "" }
        }
    } : { $how }.
judged-answer = { $allowed-is ->
        [none] En violet : { $opponent-is ->
            [you] ta meilleure réponse
           *[red] la meilleure réponse de { $opponent }
        }.
       *[other] En violet : comment { $opponent-is ->
            [you] tu peux
           *[red] { $opponent } peut
        } { $allowed }.
    }
judged-step-back = Reviens un tour en arrière pour chercher toi-même un meilleur coup.
judged-after-better = { $part-is ->
        [slide] Avec un meilleur mouvement
        [relocation] Avec un meilleur déplacement du disque
       *[none] Avec un meilleur mouvement et un meilleur déplacement du disque
    }
judged-prevented = { judged-after-better }, cela ne marche plus : { $how }.
judged-missed-two-threats = { judged-after-better }, { $who-is ->
        [you] tu aurais
       *[red] { $who } aurait
    } créé deux menaces à la fois.
judged-missed-threat = { judged-after-better }, { $who-is ->
        [you] tu aurais
       *[red] { $who } aurait
    } créé une menace.
judged-missed-preparation = { judged-after-better }, { $who-is ->
        [you] tu aurais
       *[red] { $who } aurait
    } préparé deux menaces à la fois.
judged-missed-prevention = { judged-after-better }, { $opponent-is ->
        [you] on t’empêcherait
       *[red] on empêcherait { $opponent }
    } de créer deux menaces à la fois.
judged-prevents-prepared = { $opponent-is ->
        [you] Tu ne peux alors
       *[red] { $opponent } ne peut alors
    } plus créer deux menaces à la fois.
judged-prepared-too-late = { $opponent-is ->
        [you] Tu dois d’abord y répondre ; tes deux menaces arriveraient
       *[red] { $opponent } doit d’abord y répondre ; ses deux menaces arriveraient
    } trop tard.
judged-gold-ring = L’anneau doré indique l’endroit.

## The menu over a recorded match
pause-watching = Tu ne fais que regarder cette partie. Tu ne perds rien en partant.
pause-watching-lines = Tu ne fais que regarder cette partie. Tes variantes seront perdues si tu pars sans les enregistrer.
pause-watched = Revenir à la partie que tu regardais
