### The screens: title, new match, the menu, result, settings, rules, controls, credits.

## Title
title-tagline = Réunis tes pions sur un plateau qui change sans cesse
title-continue = Continuer
title-continue-match = Continuer la partie
title-continue-far = { $name } t’attend
title-far-awaits = À { $name } de jouer
title-far-unsent = Coup pas encore envoyé à { $name }
title-continue-other = Continuer { $game }
title-continue-lesson = Continuer avec la leçon { $number }
title-new-match = Nouvelle partie
title-shelf = Autres jeux
title-far = Jouer à distance
title-settings = Réglages
title-rules = Règles
title-controls = Commandes
title-credits = Crédits
title-quit = Quitter

## On every overlay
screen-back = Retour
screen-done = Terminé

## New match
new-match = Nouvelle partie
new-match-opponent = Adversaire
new-match-opponent-computer = L’ordinateur
new-match-opponent-friend = Un ami
new-match-opponent-computers = Deux ordinateurs
new-match-level = Niveau
new-match-level-of = Niveau de { $side }
new-match-colour = Tu joues
new-match-name = Ton nom
new-match-player-name = Nom de { $side }
new-match-name-full = Un nom peut avoir { $longest } caractères au plus.
new-match-first = Qui commence
new-match-red = Rouge
new-match-black = Noir
new-match-random = Au hasard
new-match-rules = Règles maison
new-match-rules-chosen = Règles maison : { $rules }
new-match-start = Jouer

## How well the computer plays
level-beginner = Débutant
level-beginner-explained = Il rate beaucoup de choses. S’il menace de gagner, le jeu te prévient.
level-easy = Facile
level-easy-explained = Il ne rate pas ses mouvements gagnants, mais laisse souvent passer les tiens.
level-medium = Moyen
level-medium-explained = Il laisse rarement passer tes mouvements gagnants, mais ne voit pas loin.
level-hard = Difficile
level-hard-explained = Il ne laisse passer aucun mouvement gagnant et prévoit quelques coups.
level-master = Maître
level-master-explained = Il ne laisse rien passer et voit aussi loin qu’il peut.

## There is an unfinished match
unfinished = Une partie t’attend
unfinished-explained = { $turns ->
        [0] { $red } contre { $black }, avant le premier coup. Cette partie reste enregistrée même si tu en commences une autre.
        [one] { $red } contre { $black }, après un coup. Cette partie reste enregistrée même si tu en commences une autre.
       *[other] { $red } contre { $black }, après { $turns } coups. Cette partie reste enregistrée même si tu en commences une autre.
    }
unfinished-continue = Continuer
unfinished-new = Nouvelle partie

## The menu of a match
pause = Menu
pause-kept = Ta partie est enregistrée. Tu peux t’arrêter ici et la continuer plus tard.
pause-far = Chaque phase est aussitôt enregistrée ici, puis envoyée dès que vous êtes là tous les deux. Si tu pars, la partie attend.
match-not-saved = Cette partie n’est pas enregistrée. { $reason }
pause-nothing-played = Rien n’a encore été joué.
pause-lesson = Tu peux t’arrêter ici. La prochaine fois, la leçon reprendra à cette étape.
pause-lesson-over = C’est terminé. Tu peux t’arrêter ici.
pause-exercise = Tu peux t’arrêter ici. Tu retrouveras tes erreurs la prochaine fois.
pause-puzzle = Tu peux t’arrêter ici. Le problème t’attend.
pause-resume = Continuer
pause-matches = Toutes les parties
pause-result = Résultat
pause-leave = Menu principal
pause-leave-unsaved = Quitter sans enregistrer

## Result
result-players = { $turns ->
        [0] { $red } contre { $black }, aucun coup
        [one] { $red } contre { $black }, un coup
       *[other] { $red } contre { $black }, { $turns } coups
    }
result-players-you = Contre l’ordinateur ({ $level }), { $turns ->
        [0] aucun coup
        [one] un coup
       *[other] { $turns } coups
    }
result-score = Score : { $red } { $red-won }, { $black } { $black-won }{ $drawn ->
        [0] { "" }
        [one] , { $drawn } nulle
       *[other] , { $drawn } nulles
    }
result-score-you = Score : toi { $own }, ordinateur ({ $level }) { $other }{ $drawn ->
        [0] { "" }
        [one] , { $drawn } nulle
       *[other] , { $drawn } nulles
    }
result-tick = Un angle est une ligne coudée.
result-you-won = Tu as gagné
result-you-lost = Tu as perdu
result-rematch = Revanche, autre couleur
result-mistakes = Corriger tes erreurs
result-mistakes-short = Erreurs
result-no-mistakes = Aucune erreur trouvée
result-no-mistakes-short = Aucune erreur
result-next-level = Niveau suivant : { $level }
result-watch = Revoir cette partie
result-watch-short = Revoir
result-look = Voir le plateau
result-look-short = Plateau
result-menu = Menu principal
result-menu-short = Menu
result-watched-short = Retour

## Settings
settings = Réglages
settings-language = Langue
settings-language-systems = Comme le système
settings-sound = Son
settings-effects = Effets sonores
settings-music = Musique
settings-captions = Sous-titres pour les sons
settings-picture = Affichage
settings-quality = Qualité
settings-quality-automatic = Automatique
settings-quality-low = Basse
settings-quality-medium = Moyenne
settings-quality-high = Haute
settings-full-screen = Plein écran
settings-notifications = Me prévenir quand c’est à moi de jouer dans une partie à distance
settings-text = Taille du texte
settings-text-percent = { $percent } %
settings-high-contrast = Contraste élevé
settings-woods = Bois et laque
settings-woods-table = Table
settings-wood-walnut = Noyer
settings-wood-mahogany = Acajou
settings-wood-bog-oak = Chêne noir
settings-woods-discs = Disques
settings-wood-maple = Érable
settings-wood-oak = Chêne
settings-wood-cherry = Merisier
settings-woods-tokens = Pions
settings-lacquer-glossy = Brillants
settings-lacquer-matt = Mats
settings-lacquer-bright = Vifs
settings-table = Pendant la partie
settings-speed = Vitesse d’animation
settings-speed-slow = Lente
settings-speed-normal = Normale
settings-speed-fast = Rapide
settings-reduced-motion = Animations réduites : fondus au lieu de mouvements
settings-still-view = Garder la vue immobile
settings-last-turn = Garder le dernier coup marqué
settings-coordinates = Coordonnées sur le plateau
settings-symbols = Symboles sur les pions
settings-bindings = Modifier les commandes

## Changing keys and gamepad buttons
bindings = Touches et boutons
bindings-explained = Choisis ce que tu veux modifier, puis appuie sur la nouvelle touche ou le nouveau bouton de manette ou de souris. Les boutons gauche et droit de la souris gardent leur rôle. Échap annule.
bindings-press-key = Nouvelle touche…
bindings-press-button = Nouveau bouton…
bindings-press-mouse = Nouveau bouton de souris…
bindings-taken = { $key } déclenche maintenant « { $action } » au lieu de « { $other } ».{ $left ->
        [0] {" "}Plus rien ne déclenche « { $other } ».
       *[other] {""}
    }
bindings-reset = Tout réinitialiser
bindings-were-reset = Toutes les touches et tous les boutons ont été réinitialisés.
bindings-keys-of = { $action }, clavier : { $names }
bindings-buttons-of = { $action }, manette : { $names }
bindings-mouse-of = { $action }, souris : { $names }
bindings-view = Bouton pour tourner la vue
bindings-view-any = Tous
bindings-view-right = Droit
bindings-view-middle = Central
bindings-view-left = Gauche, sur la table
bindings-view-lost = { $key } servait à tourner la vue et déclenche maintenant « { $action } ».
bindings-view-taken = Le bouton central déclenchait « { $other } » et sert maintenant à tourner la vue.
bindings-turning = Vitesse de rotation
bindings-zooming = Vitesse du zoom

## Rules, on one page
rules = Les règles
rules-goal = Le but
rules-goal-explained = Réunis tes trois pions en triangle, en ligne ou en angle (une ligne coudée) : chacun doit en toucher au moins un autre. Dès qu’un mouvement les réunit, tu as gagné.
rules-slide = D’abord, bouge un pion
rules-slide-explained = Avance un de tes pions sur les disques, dans l’une des six directions. Il va aussi loin qu’il peut : seul le bord du plateau, un trou ou un autre pion l’arrête.
rules-relocate = Ensuite, déplace un disque
rules-relocate-explained = Prends un disque au bord du plateau et pose-le ailleurs, là où il touche au moins deux autres disques.
rules-which = Quels disques peux-tu prendre ?
rules-which-explained = Tu peux prendre un disque s’il ne porte pas de pion et si ton adversaire ne vient pas de le déplacer. Il doit pouvoir sortir du plateau à plat, sans être soulevé ni en pousser un autre. Le reste du plateau doit rester d’un seul tenant.
rules-rare = Cas particuliers
rules-rare-explained = Si aucun de tes pions ne peut bouger, ou si tu ne peux prendre aucun disque, tu passes cette phase. La partie est nulle si la même position apparaît pour la troisième fois, ou si vous êtes d’accord tous les deux.
rules-house = Dans cette partie

## Controls, on one page
controls = Commandes
controls-what = Action
controls-mouse = Souris
controls-touch = Tactile
controls-keyboard = Clavier
controls-gamepad = Manette
controls-none = –
controls-choose = Choisir une pièce, puis une case
controls-click = Cliquer
controls-tap = Toucher
controls-move = Bouger une pièce
controls-drag = La faire glisser
controls-let-go = Lâcher une pièce
controls-right-click = Clic droit, ou nouveau clic dessus
controls-tap-again = Toucher à nouveau
controls-turn-view = Tourner la vue
controls-drag-view = Faire glisser la table, ou glisser n’importe où avec le bouton droit ou central
controls-drag-view-right = Glisser n’importe où avec le bouton droit
controls-drag-view-middle = Glisser n’importe où avec le bouton central
controls-drag-view-left = Faire glisser la table
controls-zoom = Zoomer et dézoomer
controls-wheel = Molette
controls-two-fingers = Bouger ou tourner deux doigts
controls-pinch = Écarter ou rapprocher deux doigts
controls-scroll = Faire défiler une page ou une liste
controls-button-name = Voir le nom d’un bouton et sa touche
controls-point = Le survoler
controls-note-pieces = Une touche, un bouton ou un clic suffit pour terminer aussitôt le mouvement d’une pièce.
controls-note-symbols = Avec « Symboles sur les pions » dans les réglages, chaque pion rouge porte un anneau et chaque pion noir un losange.
controls-note-menus = Dans les menus, va d’un bouton à l’autre avec les flèches, Tab ou la croix directionnelle. Choisis avec Entrée, Espace ou Sud, et reviens en arrière avec Échap ou Est.
controls-note-gamepad = Le stick gauche sert aussi de croix directionnelle. Sur les manettes Nintendo, A et B sont inversés, ainsi que X et Y.

## Credits
credits = Crédits
credits-game = Le jeu
credits-game-explained = Nonaga est un jeu de société de Víktor Bautista i Roca. Ceci en est une version numérique indépendante.
credits-program = Le programme
credits-program-explained = Logiciel libre sous licence MIT ou Apache 2.0, à ton choix. Réalisé avec le moteur Bevy et d’autres logiciels libres.
credits-letters = La police
credits-letters-explained = Lato, de Łukasz Dziedzic, sous licence SIL Open Font License 1.1.
credits-sounds = Sons et images
credits-sounds-explained = Créés pour ce jeu. Les sons sont synthétisés, pas enregistrés, et le bois est dessiné par du code pendant que tu joues.

## Lessons
title-learn = Apprendre à jouer
title-learn-more = Leçons et défis
title-learn-offer = Tu découvres Nonaga ? Apprends en jouant, en une dizaine de minutes.
lessons-course = Le cours
lessons-challenges = Défis
lessons-own = Tes leçons
lessons-row = { $lesson } · { $standing }
lessons-length = { $steps } { $steps ->
        [one] étape
       *[other] étapes
    }, environ { $minutes } min
lessons-done = c’est fait
lessons-skipped = { $steps ->
    [one] { $steps } étape sautée
   *[other] { $steps } étapes sautées
}
lessons-at = étape { $step } sur { $steps }
lessons-broken = { $file } : { $why }
