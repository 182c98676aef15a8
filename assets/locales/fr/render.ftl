### Pictures and animations of matches.

## Help
cli-about-render = Dessine une position d’une partie en image, ou une partie entière en animation
render-value-match = PARTIE
render-value-turns = N ou A..B
render-value-size = LxH
render-value-quality = QUALITÉ
render-arg-match = L’enregistrement de la partie. - désigne l’entrée standard
render-arg-out = Le fichier à écrire. Un nom en .png donne une image, un nom en .gif une animation
render-arg-turn = Pour une image, dessine la position après le tour N ; 0 est avant le premier. Par défaut : le dernier tour. Pour une animation, ne joue que le tour N, ou les tours A à B
render-arg-size = Largeur et hauteur en pixels. Par défaut : { $still } pour une image, { $animation } pour une animation
render-arg-speed = Joue une animation X fois plus vite que dans le jeu, de 0.25 à 4. Par défaut : 1
render-arg-fps = Images par seconde d’une animation. Par défaut : { $usual }
render-arg-quality = La finesse du dessin : { $names }. Par défaut : ce qui convient à cette machine. photo est réservé aux images, et prend le plus de temps
render-arg-flip = Montre le plateau vu de l’autre côté
render-arg-replace = Remplace le fichier s’il existe déjà
render-arg-progress = Affiche une ligne comme « progress 12 240 » après chaque étape, pour les programmes qui lancent celui-ci. S’ils ferment le tube, le dessin s’arrête
render-after-help =
    Aucune fenêtre n’est nécessaire, seulement une carte graphique ou un moteur de rendu logiciel. Le fichier apparaît sous son nom une fois complet ; si le dessin s’arrête avant, il n’en reste rien.
    Codes de sortie : { cli-exit-status } 130 arrêt par Ctrl+C ou par le programme qui lit l’avancement.

## Answers
rendered-still = { $file } : { $turn ->
        [0] avant le premier tour,
       *[other] après le tour { $turn },
    } { $size } pixels
rendered-animation = { $file } : { $turns ->
        [one] { $turns } coup
       *[other] { $turns } coups
    } en { $seconds } s, { $size } pixels, { $kilobytes } ko

## What the value of an option should be like
wish-size = Donner la largeur et la hauteur en pixels, comme 640x360, chacune de { $least } à { $most }.
wish-speed = Donner un nombre de { $least } à { $most }, écrit avec un point, comme 1.5.
wish-turns = Donner le numéro d’un tour, comme 12, ou le premier et le dernier de plusieurs, comme 3..12. Il y en a { $most } au plus.
wish-ending = Le nom doit finir par .png pour une image ou par .gif pour une animation.
wrong-call-wrong-form = « { $value } » n’est pas valable pour { $argument }. { $wish }
cli-error-only-for-picture = --quality photo est réservé aux images. Pour une animation, choisir une autre qualité. Pour une image, donner à --out un nom en .png.
cli-error-only-for-animation = { $option ->
        [turn] Montrer plusieurs tours est réservé aux animations. Pour une image, donner à --turn le numéro d’un seul tour, ou à --out un nom en .gif.
       *[other] --{ $option } est réservé aux animations. Pour une image, enlever cette option. Pour une animation, donner à --out un nom en .gif.
    }

## What can go wrong while drawing
render-error-no-adapter = Impossible de dessiner : aucune carte graphique ni aucun moteur de rendu logiciel ne convient. Mettre à jour le pilote graphique, ou installer un moteur de rendu logiciel, comme mesa-vulkan-drivers sur Debian et Ubuntu. Si WGPU_BACKEND est défini, essayer sans. Pour voir le plateau en texte : nonaga show { cli-value-file }
render-error-lost = La carte graphique ou son pilote a cessé de fonctionner : le dessin s’est interrompu et aucun fichier n’a été écrit. Essayer un --size plus petit ou un --quality plus bas.
render-error-too-large = Cette carte graphique dessine { $most } pixels au plus par rangée ou par colonne. Donner un --size plus petit.
render-error-exists = { $file } : ce fichier existe déjà. Choisir un autre nom, ou ajouter --replace.
render-error-unwritable = { $file } : écriture impossible ({ $detail }).
render-error-stopped = Arrêté. Aucun fichier n’a été écrit.
