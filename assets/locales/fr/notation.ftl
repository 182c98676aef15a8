### Why a text is not a turn or a position.

turn-piece-number = un nombre entier
turn-piece-comma = une virgule entre les deux nombres d’une case
turn-piece-arrow = une flèche > entre deux cases
turn-piece-space = une espace puis le déplacement
turn-piece-end = la fin du coup

turn-form-error-expected = Au caractère { $column }, il faudrait { $expected }.
turn-form-error-too-far-out = Le nombre au caractère { $column } est hors limites : les nombres vont de -{ $farthest } à { $farthest }.

position-form-error-unreadable = ligne { $line }, caractère { $column } : ceci n’est pas une position lisible. { $fault }
position-form-error-too-far-out = La case { $cell } est trop loin : les nombres d’une position vont de -{ $farthest } à { $farthest }.

## What is wrong at one place of a file
ron-fault-ends = Le texte s’arrête trop tôt.
ron-fault-sign-missing = Il faudrait « { $sign } » ici.
ron-fault-not-number = Il faudrait un nombre entier ici.
ron-fault-number-too-large = Ce nombre est trop grand ou trop petit.
ron-fault-not-digit = « { $digit } » n’est pas un chiffre.
ron-fault-not-text = Il faudrait un texte entre guillemets ici.
ron-fault-text-open = Il manque le guillemet à la fin d’un texte.
ron-fault-bad-escape = Le caractère après cette barre oblique inverse n’a pas de sens.
ron-fault-comment-open = Ce commentaire n’a pas de fin.
ron-fault-not-option = Il faudrait « None » ou « Some(…) » ici.
ron-fault-not-name = Il faudrait le nom d’un champ ici.
ron-fault-bad-name = « { $name } » ne peut pas être un nom.
ron-fault-name-before = « { $name } » n’a pas sa place avant la « ( ».
ron-fault-stray = « { $sign } » n’a pas sa place ici.
ron-fault-trailing = Rien ne peut suivre la dernière « ) ».
ron-fault-unknown-word = « { $word } » n’a pas sa place ici. Choix possibles : { $known }.
ron-fault-unknown-field = Il n’y a pas de champ « { $field } » ici. Le supprimer, ou le remplacer par l’un de ceux-ci : { $known }.
ron-fault-missing-field = Il manque le champ « { $field } ».
ron-fault-field-twice = Le champ « { $field } » est là deux fois.
ron-fault-wrong-length = Il y a trop de valeurs ici, ou trop peu : { $found }.
ron-fault-too-deep = Il y a trop de parenthèses les unes dans les autres.
ron-fault-misplaced = Il faudrait autre chose ici.
