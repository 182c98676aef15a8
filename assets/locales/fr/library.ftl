### The library: all matches that are kept, and those that come with the game.

title-library = Parties
library = Parties

## What is listed
library-show = Afficher
library-own = Tes parties
library-bundled = Exemples de parties
library-broken = Illisibles
library-search = Chercher
library-sort = Trier par
library-sort-date = Date
library-sort-players = Nom
library-sort-result = Résultat
library-sort-turns = Coups
library-reading = Lecture de tes parties…
library-none = Tu n’as encore aucune partie. Chaque partie finie est enregistrée ici automatiquement.
library-count = { $count ->
        [one] Une partie
       *[other] { $count } parties
    }
library-found = { $count ->
        [0] 0
       *[other] { $count }
    } sur { $all }
library-files = { $count ->
        [one] Un fichier
       *[other] { $count } fichiers
    }

## A match
library-players = { $red } contre { $black }
library-date = { $day ->
        [1] 1er
       *[other] { $day }
    } { $month ->
        [1] janvier
        [2] février
        [3] mars
        [4] avril
        [5] mai
        [6] juin
        [7] juillet
        [8] août
        [9] septembre
        [10] octobre
        [11] novembre
       *[12] décembre
    } { $year }
library-turns = { $turns ->
        [0] aucun coup
        [one] un coup
       *[other] { $turns } coups
    }
library-details = { $date } · { library-turns }
library-details-named = { $players } · { $date } · { library-turns }
library-details-bundled = { $players } · { library-turns }
library-won = { $side } gagne ({ $shape })
library-resigned = { $side } abandonne
library-repeated = Nulle par répétition
library-agreed = Nulle par accord mutuel
library-unfinished = Inachevée
library-fault = Erreur au { $why }
library-unreadable = Ce fichier est illisible : { $why }.
library-newer = Une version plus récente de Nonaga a écrit ce fichier (version de fichier { $version }).

## What can be done with it
library-rename = Renommer { $name }
library-copy = Copier { $name } en texte
library-delete = Supprimer { $name }
library-new-name = Nouveau nom
library-save-name = Renommer
library-keep-name = Annuler
library-undo = Restaurer
library-deleted = Supprimé : « { $name } ».
library-copied = La partie est dans le presse-papiers, en une ligne de texte.
library-not-copied = La partie n’a pas pu être copiée : le presse-papiers est inutilisable ici.

## Matches from elsewhere
library-ask-path = Ouvrir un fichier…
library-path = Chemin du fichier
library-open-path = Ouvrir
library-leave-path = Annuler
library-paste = Coller une partie
library-no-text = Il n’y a pas de texte dans le presse-papiers. Copie d’abord une partie.
library-not-pasted = Il n’y a pas de partie lisible dans le presse-papiers. { $why }

## The keys, on the page of all controls
controls-note-library = Dans la liste des parties, F2 renomme une partie, Suppr la supprime et Ctrl+Z la restaure. Ctrl+C copie une partie en texte, Ctrl+V ouvre celle que tu as copiée, et Ctrl+F mène à la recherche. Un fichier déposé sur la fenêtre s’ouvre.

## Your own figures
library-figures = Contre l’ordinateur : { $won ->
        [one] { $won } gagnée
       *[other] { $won } gagnées
    }, { $lost ->
        [one] { $lost } perdue
       *[other] { $lost } perdues
    }, { $drawn ->
        [one] { $drawn } nulle
       *[other] { $drawn } nulles
    }.{ $friends ->
        [0] {""}
        [one] {" "}Une partie entre amis.
       *[other] {" "}{ $friends } parties entre amis.
    }
library-figures-of = { $of } : { $won ->
        [one] { $won } gagnée
       *[other] { $won } gagnées
    }, { $lost ->
        [one] { $lost } perdue
       *[other] { $lost } perdues
    }{ $drawn ->
        [0] {""}
        [one] , { $drawn } nulle
       *[other] , { $drawn } nulles
    }
library-figures-with = { $shape-is ->
        [line] Avec une ligne
        [triangle] Avec un triangle
       *[tick] Avec un angle
    } : { $won ->
        [one] { $won } gagnée
       *[other] { $won } gagnées
    }, { $lost ->
        [one] { $lost } perdue
       *[other] { $lost } perdues
    }
