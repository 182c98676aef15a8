### The lessons and challenges.

## 1 The board and the aim
learn-table-title = Le plateau et le but
learn-table-board = Dix-neuf disques côte à côte : voilà tout le plateau. Fais glisser la table pour en faire le tour, et sers-toi de la molette pour t’approcher.
learn-table-red = Tu joues Rouge. Choisis un de tes pions.
learn-table-red-wrong = Ce n’est pas un pion rouge.
learn-table-red-hint-1 = Tes pions sont les trois rouges.
learn-table-red-done = Ces trois-là sont à toi. Noir en a trois aussi.
learn-table-aim = Réunis tes trois pions et tu gagnes. Amène le pion cerclé d’orange jusqu’aux deux autres.
learn-table-aim-hint-1 = Choisis d’abord le pion cerclé d’orange, puis la case au bout du chemin en pointillé.
learn-table-aim-hint-2 = Une seule des cases marquées est à côté d’un autre pion rouge.
learn-table-aim-wrong = Pas encore réunis. Suis le chemin en pointillé.
learn-table-aim-done = Ils sont réunis, donc tu gagnes. Noir veut faire pareil.

## 2 Sliding
learn-slide-title = Bouger un pion
learn-slide-first = Choisis un pion rouge, puis une des cases marquées.
learn-slide-first-hint-1 = Tes trois pions peuvent bouger. Prends celui que tu veux.
learn-slide-first-hint-2 = Le pion en main, choisis une des cases marquées.
learn-slide-first-done = Au début, chaque pion a trois chemins.
learn-slide-far = Un pion peut-il s’arrêter à mi-chemin ? Essaie : choisis le pion cerclé d’orange, puis le disque cerclé d’orange.
learn-slide-far-hint-1 = Choisis le pion cerclé d’orange, puis le disque cerclé d’orange.
learn-slide-far-hint-2 = Vas-y, tu ne risques rien.
learn-slide-far-wrong = Avance le pion cerclé d’orange vers le disque cerclé d’orange.
learn-slide-far-done = Un pion ne s’arrête jamais en chemin. Il avance aussi loin qu’il peut.
learn-slide-black = Essaie de bouger un pion noir.
learn-slide-black-hint-1 = Choisis un pion noir.
learn-slide-black-wrong = Celui-là est à toi. Essaie un pion noir.
learn-slide-black-done = Seul Noir bouge les pions noirs.
learn-slide-straight = Ici, le pion cerclé d’orange a quatre chemins. Aucun ne mène au disque cerclé d’orange. Essaie quand même d’y aller.
learn-slide-straight-hint-1 = Choisis le pion cerclé d’orange, puis le disque cerclé d’orange.
learn-slide-straight-hint-2 = Le disque cerclé d’orange n’est pas aligné avec le pion. Essaie quand même.
learn-slide-straight-wrong = Ça marche, mais essaie d’abord le disque cerclé d’orange.
learn-slide-straight-done = Les pions n’avancent qu’en ligne droite.
learn-slide-four = Maintenant, avance le pion cerclé d’orange sur l’un de ses quatre chemins.
learn-slide-four-hint-1 = Choisis le pion cerclé d’orange, puis une case marquée.
learn-slide-four-wrong = Bouge le pion cerclé d’orange.
learn-slide-four-done = C’est tout : un pion avance en ligne droite, et jusqu’au bout du chemin.

## 3 What stops a token
learn-stop-title = Ce qui arrête un pion
learn-stop-edge = Le bord arrête les pions. Amènes-en un jusqu’au bord.
learn-stop-edge-hint-1 = Choisis un pion et regarde où finissent ses chemins.
learn-stop-edge-hint-2 = Trouve un chemin qui finit au bord du plateau, sans pion au bout.
learn-stop-edge-wrong-token = Un autre pion l’a arrêté. Cherche un chemin qui finit au bord.
learn-stop-edge-wrong-hole = Le trou l’a arrêté. Cherche un chemin qui finit au bord.
learn-stop-edge-done = Au bord, il ne peut pas aller plus loin.
learn-stop-hole = Un trou arrête aussi les pions. Amènes-en un jusqu’au trou.
learn-stop-hole-hint-1 = Le trou, c’est le vide à l’intérieur du plateau.
learn-stop-hole-hint-2 = Trouve le pion qui est aligné avec le trou.
learn-stop-hole-wrong = Ce n’est pas le trou qui l’a arrêté. Cherche un chemin qui finit au bord du trou.
learn-stop-hole-done = Un pion ne saute jamais un trou.
learn-stop-black = Les pions noirs t’arrêtent aussi. Viens buter contre l’un d’eux.
learn-stop-black-hint-1 = Trouve un chemin qui finit juste devant un pion noir.
learn-stop-black-hint-2 = Regarde les lignes entre tes pions et les pions noirs.
learn-stop-black-wrong = Ce n’est pas un pion noir qui l’a arrêté. Cherche un chemin qui finit juste devant un pion noir.
learn-stop-black-done = Un pion ne saute jamais par-dessus un autre.
learn-stop-red = Tes propres pions t’arrêtent aussi. Viens buter contre l’un d’eux.
learn-stop-red-hint-1 = Trouve deux pions rouges alignés.
learn-stop-red-hint-2 = Bouge l’un des deux vers l’autre.
learn-stop-red-wrong = Ce n’est pas un de tes pions qui l’a arrêté. Cherche deux pions rouges alignés.
learn-stop-red-done = Quelle que soit sa couleur, le premier pion sur son chemin l’arrête.
learn-stop-blocked = Essaie de bouger le pion cerclé d’orange.
learn-stop-blocked-hint-1 = Choisis le pion cerclé d’orange.
learn-stop-blocked-wrong = Essaie le pion cerclé d’orange.
learn-stop-blocked-done = Il est bloqué : quelque chose l’arrête de tous les côtés.
learn-stop-six = Entouré de disques sans pion, un pion a six chemins. Choisis le pion cerclé d’orange, puis un de ses chemins.
learn-stop-six-hint-1 = Choisis le pion cerclé d’orange, puis une case marquée.
learn-stop-six-wrong = Bouge le pion cerclé d’orange.
learn-stop-six-done = Six, c’est le maximum. Il n’y a pas d’autre direction.

## 4 Taking a disc
learn-take-title = Prendre un disque
learn-take-turn = Un coup se joue en deux phases : bouge un pion, puis déplace un disque.
learn-take-turn-hint-1 = Un coup commence par le mouvement d’un pion. Ensuite, choisis un disque cerclé.
learn-take-turn-hint-2 = Le disque en main, choisis une des cases marquées.
learn-take-turn-done = Voilà un coup complet. C’est ensuite à Noir de jouer, et ainsi de suite.
learn-take-token = Ton pion a déjà bougé. Essaie de prendre le disque sous le pion cerclé d’orange.
learn-take-token-hint-1 = Choisis le pion cerclé d’orange, ou le disque qui le porte.
learn-take-token-wrong = Celui-là peut être pris. Essaie le disque sous le pion cerclé d’orange.
learn-take-token-done = Un disque reste en place tant qu’il porte un pion.
learn-take-middle = Essaie de prendre ce disque, au milieu du plateau.
learn-take-middle-hint-1 = Choisis le disque cerclé d’orange.
learn-take-middle-wrong = Celui-là peut être pris. Essaie le disque cerclé d’orange.
learn-take-middle-done = Pour être pris, un disque doit pouvoir sortir du plateau à plat, sans pousser ni enjamber les autres.
learn-take-rim = Même au bord, un disque peut être coincé. Essaie celui-ci.
learn-take-rim-hint-1 = Choisis le disque cerclé d’orange.
learn-take-rim-wrong = Celui-là peut être pris. Essaie le disque cerclé d’orange.
learn-take-rim-done = Pour sortir, il lui faut au moins deux cases vides côte à côte.
learn-take-route = Un seul des trois disques cerclés d’orange peut sortir du plateau. Choisis-le.
learn-take-route-wrong = Celui-là est coincé. Cherche deux cases vides côte à côte.
learn-take-route-hint-1 = Un disque entouré de tous les côtés ne peut pas sortir.
learn-take-route-done = Il sort par ici : deux cases vides côte à côte.
learn-take-free = Prends maintenant un disque qui peut sortir, et pose-le sur une case marquée.
learn-take-free-hint-1 = Essaie les disques des coins : ils sortent facilement.
learn-take-free-hint-2 = Tu peux prendre tous les disques cerclés.
learn-take-free-done = Il sort, et tu le poses sur une autre case : c’est ainsi que finit ton coup.

## 5 The board stays whole
learn-whole-title = D’un seul tenant
learn-whole-try = Ce disque a la place de sortir. Essaie de le prendre.
learn-whole-try-hint-1 = Choisis le disque cerclé d’orange.
learn-whole-try-wrong = Le plateau peut se passer de celui-là. Essaie le disque cerclé d’orange.
learn-whole-try-done = Sans lui, le plateau se casserait en morceaux. Or il doit toujours rester d’un seul tenant.
learn-whole-touch = Il y a un autre disque dont le plateau ne peut pas se passer. Choisis-le.
learn-whole-touch-done = Oui : deux autres disques ne tiennent que par lui.
learn-whole-touch-wrong = On en cherche un autre. Regarde où le plateau est étroit.
learn-whole-touch-hint-1 = Imagine qu’un disque disparaisse. Les autres tiennent-ils encore ensemble ?
learn-whole-touch-hint-2 = C’est le seul lien entre deux morceaux du plateau.
learn-whole-free = Déplace maintenant un disque dont le plateau peut se passer.
learn-whole-free-hint-1 = Cherche au bord un disque qui ne sert pas de lien entre d’autres.
learn-whole-free-hint-2 = Prends n’importe quel disque cerclé.
learn-whole-free-done = Sans lui, les autres disques tiennent encore ensemble.

## 6 Putting it down
learn-put-title = Poser le disque
learn-put-one = Ton pion a déjà bougé. Essaie de poser le disque cerclé d’orange sur la case qui brille.
learn-put-one-hint-1 = Choisis le disque, puis la case qui brille.
learn-put-one-wrong = Cette case convient. Essaie celle qui brille, où le disque n’en touche qu’un seul.
learn-put-one-done = Là, il ne touche qu’un disque. Il doit en toucher au moins deux.
learn-put-two = Deux suffisent. Pose un disque là où il en touche exactement deux.
learn-put-two-hint-1 = Choisis un disque, puis compte ceux qu’il toucherait sur chaque case marquée.
learn-put-two-hint-2 = Le long d’un bord droit, un disque en touche deux.
learn-put-two-wrong = Là, il en touche plus de deux. Trouve une case où il en touche exactement deux.
learn-put-two-done = Il en touche deux autres. Cela suffit.
learn-put-leave = Quand tu prends un disque, un autre peut ne plus en toucher qu’un. Essaie avec le disque cerclé d’orange.
learn-put-leave-hint-1 = Éloigne le disque cerclé d’orange de son voisin.
learn-put-leave-hint-2 = Pose le disque cerclé d’orange loin de là.
learn-put-leave-wrong = Chaque disque en touche encore au moins deux. Pose plus loin le disque cerclé d’orange.
learn-put-leave-done = C’est permis. Seul le disque que tu poses doit en toucher deux.
learn-put-open = Tu peux même faire un trou. Pose un disque sur la case qui brille.
learn-put-open-hint-1 = Prends un disque ailleurs.
learn-put-open-hint-2 = Pose-le sur la case qui brille.
learn-put-open-wrong = Cela ne fait pas de trou. Pose un disque sur la case qui brille.
learn-put-open-done = Maintenant, le plateau a un trou.
learn-put-fill = Noir a joué, et ton pion a déjà bougé. Tu peux aussi reboucher un trou : pose un disque dedans.
learn-put-fill-hint-1 = Choisis un disque, puis le trou.
learn-put-fill-wrong = Le trou est toujours là.
learn-put-fill-done = Le disque arrive par le haut : il n’a pas besoin de passage.

## 7 The locked disc
learn-lock-title = Le disque verrouillé
learn-lock-watch = Au tour de Noir : regarde quel disque il déplace.
learn-lock-try = Ton pion a déjà bougé. Essaie maintenant de prendre le disque que Noir vient de déplacer.
learn-lock-try-hint-1 = Choisis le disque cerclé d’orange.
learn-lock-try-wrong = Celui-là peut être pris. Essaie le disque cerclé d’orange.
learn-lock-try-done = Le disque que ton adversaire vient de déplacer est verrouillé pour toi, pendant un tour.
learn-lock-other = Le dernier disque déplacé par ton camp, lui, n’est pas verrouillé pour toi. Prends-le et remets-le sur la case qui brille.
learn-lock-other-hint-1 = Choisis le disque cerclé d’orange, puis la case qui brille.
learn-lock-other-wrong = Prends le disque cerclé d’orange, et pose-le sur la case qui brille.
learn-lock-other-done = Seul le dernier disque déplacé par ton adversaire est verrouillé pour toi. Le tien, lui, est maintenant verrouillé pour Noir.
learn-lock-later = Noir déplace maintenant un autre disque : c’est celui-là qui est verrouillé.
learn-lock-free = Ton pion a déjà bougé. Le premier disque est déverrouillé. Prends-le et pose-le où tu veux.
learn-lock-free-hint-1 = Choisis le disque cerclé d’orange, puis une case marquée.
learn-lock-free-wrong = Pas celui-là. Déplace le disque cerclé d’orange.
learn-lock-free-done = Le verrou ne dure qu’un tour.

## 8 Three ways to win
learn-win-title = Trois façons de gagner
learn-win-line = Trois pions alignés forment une ligne. Fais-en une.
learn-win-line-hint-1 = Deux de tes pions sont alignés, avec une case entre eux. Lequel peut s’y placer ?
learn-win-line-wrong = Ça gagne aussi ! Mais cette fois, fais une ligne.
learn-win-line-done = Trois pions alignés côte à côte : c’est gagné.
learn-win-triangle = Dans un triangle, chaque pion touche les deux autres. Fais-en un.
learn-win-triangle-hint-1 = Quelle case touche deux de tes pions ?
learn-win-triangle-wrong = Ça gagne aussi ! Mais cette fois, fais un triangle.
learn-win-triangle-done = Chacun touche les deux autres : c’est gagné aussi.
learn-win-tick = Et enfin l’angle : trois pions de suite, avec un coude au milieu. Fais-en un.
learn-win-tick-hint-1 = Un angle est une ligne dont un bout part de côté.
learn-win-tick-wrong = Ça gagne aussi ! Mais cette fois, fais un angle.
learn-win-hint-2 = Regarde le bout de chaque chemin. Tes pions y formeraient-ils la figure ?
learn-win-missed = Tes trois pions ne sont pas encore réunis. Regarde le bout de chaque chemin.
learn-win-done = Dès qu’un mouvement les réunit, tu gagnes. Plus besoin de déplacer un disque.

## 9 Thinking ahead
learn-ahead-title = Prévoir
learn-ahead-see = Un pion noir pourrait gagner au prochain tour : c’est une menace. Choisis ce pion.
learn-ahead-see-wrong = Pas celui-là. Quel pion peut rejoindre les deux autres ?
learn-ahead-see-hint-1 = Deux pions noirs sont déjà proches. Le troisième pourrait-il les rejoindre ?
learn-ahead-see-hint-2 = Trouve un chemin dégagé qui finit à côté d’eux.
learn-ahead-see-done = Il pourrait se placer entre les deux autres et gagner.
learn-ahead-token = Arrête-le avec un pion : amènes-en un sur le chemin en pointillé.
learn-ahead-token-hint-1 = Quel pion rouge peut s’arrêter sur ce chemin ?
learn-ahead-token-hint-2 = Regarde où finit chaque chemin de tes pions.
learn-ahead-token-wrong = Le chemin est encore dégagé.
learn-ahead-token-done = Le chemin est barré.
learn-ahead-take = Ou arrête-le avec un disque. Ton pion a déjà bougé : retire un disque du chemin.
learn-ahead-take-hint-1 = Quel disque du chemin peut sortir du plateau ?
learn-ahead-take-hint-2 = Prends-le, et pose-le à l’écart.
learn-ahead-take-wrong-behind = Ça marche aussi, mais cette fois, retire un disque du chemin.
learn-ahead-take-wrong = Noir peut encore gagner. Retire un disque du chemin.
learn-ahead-take-done = Maintenant, le chemin est plus court : le pion s’arrête trop tôt pour gagner.
learn-ahead-put = Ou allonge le chemin. Ajoute un disque au bout.
learn-ahead-put-hint-1 = Prends un disque qui peut sortir et qui n’est pas sur le chemin de Noir.
learn-ahead-put-hint-2 = Pose-le sur la case qui brille.
learn-ahead-put-wrong = Le pion noir s’arrête encore là où il gagne. Allonge son chemin.
learn-ahead-put-done = Maintenant, il va trop loin.
learn-ahead-two = À toi d’attaquer. Crée deux menaces à la fois : Noir ne peut en parer qu’une. Amène le pion cerclé d’orange à côté d’un autre pion rouge, puis pose un disque sur la case qui brille.
learn-ahead-two-hint-1 = Amène le pion cerclé d’orange à côté d’un autre pion rouge.
learn-ahead-two-hint-2 = Prends ensuite un disque cerclé et pose-le sur la case qui brille. Tu auras ainsi une deuxième façon de gagner.
learn-ahead-two-done = Deux menaces à la fois : c’est ainsi qu’on gagne le plus souvent.
learn-ahead-rare = Un cas rare : tu ne passes une phase de ton coup que si tu ne peux pas la jouer.
learn-ahead-draw = Autre cas rare : quand la même position apparaît pour la troisième fois, la partie est nulle et personne ne gagne. Tu peux aussi proposer la nulle ou abandonner à tout moment.

## 10 The first match
learn-match-title = Ta première partie
learn-match-text = Tu connais les règles. Joue une partie entière contre l’adversaire le plus facile. Le sort décide qui commence. Cette fois, c’est toi : bouge un pion.
learn-match-turn-1 = Puis déplace un disque, et regarde ce que fait Noir.
learn-match-turn-2 = Avant chaque coup, demande-toi : Noir pourrait-il gagner ensuite ?
learn-match-turn-3 = Cherche à créer une menace ou, mieux, deux à la fois.
learn-match-done = C’était ta première partie. Choisis « Refaire » pour en jouer une autre, ou continue pour finir le cours.

## The challenges
learn-challenge-win-1 = Gagne tout de suite : trouve le bon mouvement.
learn-challenge-win-1-wrong = Cela ne les réunit pas. Essaie un autre mouvement.
learn-challenge-win-2 = Gagne en deux coups, quoi que fasse Noir.
learn-challenge-win-3 = Gagne en trois coups, quoi que fasse Noir.
learn-challenge-hold = Noir est sur le point de gagner. Trouve un coup qui l’arrête.
learn-challenge-hold-only = Noir est sur le point de gagner. Un seul coup l’arrête : trouve-le.
learn-challenge-hold-2 = Un seul coup empêche Noir de forcer la victoire en deux coups. Trouve-le.

learn-challenge-01-title = De part en part
learn-challenge-01-hint-1 = Deux de tes pions se touchent déjà. Fais venir le troisième.
learn-challenge-01-hint-2 = Le troisième traverse tout le plateau.
learn-challenge-01-done = D’un côté à l’autre, et les trois sont réunis.

learn-challenge-02-title = Le grand détour
learn-challenge-02-hint-1 = Deux de tes pions se touchent déjà. Regarde tous les chemins du troisième.
learn-challenge-02-hint-2 = Il passe devant l’un d’eux et s’arrête à côté de l’autre.
learn-challenge-02-done = Il a dépassé un pion et s’est arrêté à côté de l’autre : un angle.

learn-challenge-03-title = Juste à temps
learn-challenge-03-hint-1 = Tes pions ne se touchent pas encore. Quelle case en touche deux ?
learn-challenge-03-hint-2 = Deux de tes pions pourraient aller sur cette case, mais ils doivent rester à côté. Envoie le troisième.
learn-challenge-03-done = Noir allait gagner. Tu as fait plus vite.

learn-challenge-04-title = À bon port
learn-challenge-04-hint-1 = Amène l’un des deux pions voisins à côté du troisième, pour que l’autre puisse les rejoindre.
learn-challenge-04-hint-2 = Noir voudra prendre le disque où tu comptes t’arrêter. Pose un disque à côté pour le coincer.
learn-challenge-04-done = Une menace suffit si rien ne peut la parer.

learn-challenge-05-title = Parer et frapper
learn-challenge-05-hint-1 = Un pion noir menace de rejoindre les deux autres. Un de tes pions peut s’arrêter juste sur la case qu’il lui faut.
learn-challenge-05-hint-2 = Ce mouvement crée plusieurs menaces, mais Noir peut encore occuper une case et couper ton autre chemin. Pose un disque à côté de ce chemin pour le protéger.
learn-challenge-05-done = Une parade qui attaque aussi : Noir ne peut pas tout arrêter.

learn-challenge-06-title = Regarde derrière toi
learn-challenge-06-hint-1 = Bouge un pion pour qu’un autre puisse le rejoindre. Attention au disque que tu quittes : Noir pourrait-il s’y arrêter ?
learn-challenge-06-hint-2 = Prends justement le disque que tu as quitté. Pose-le à côté du disque où tu veux t’arrêter, pour que Noir ne puisse pas prendre celui-ci.
learn-challenge-06-done = Un seul disque a empêché Noir de gagner et protégé ton chemin.

learn-challenge-07-title = Un disque, deux rôles
learn-challenge-07-hint-1 = Retire le disque où Noir veut s’arrêter. Ton mouvement doit réunir deux pions.
learn-challenge-07-hint-2 = Pose le disque là où il protège le chemin de ton troisième pion : à côté de ce chemin, au bord.
learn-challenge-07-done = Il a arrêté Noir et protégé ta menace.

learn-challenge-08-title = Un coup tranquille
learn-challenge-08-hint-1 = Rien ne presse encore. Rapproche d’abord tes pions.
learn-challenge-08-hint-2 = Avance le pion éloigné des autres jusqu’à ce qu’un pion noir l’arrête. Pose ensuite un disque juste à côté de ton pion placé derrière ce pion noir.
learn-challenge-08-done = Un coup tranquille, et il n’y avait plus de défense.

learn-challenge-09-title = Contre la montre
learn-challenge-09-hint-1 = Noir menace de gagner. Retire le disque dont il a besoin.
learn-challenge-09-hint-2 = Bouge le pion éloigné des autres : il doit s’arrêter à côté de l’un d’eux. Pose le disque à l’autre bout de la rangée où se trouve ton troisième pion.
learn-challenge-09-done = Tu as arrêté Noir, puis tu ne l’as plus lâché.

learn-challenge-10-title = Deux entrées
learn-challenge-10-hint-1 = Noir a deux façons de gagner. Arrête l’une avec ton pion, l’autre avec ton disque.
learn-challenge-10-hint-2 = Amène ton pion là où finit l’un des deux chemins. Puis allonge l’autre.
learn-challenge-10-done = Un pion ici, un disque là : les deux menaces sont parées.

learn-challenge-11-title = Laisse passer
learn-challenge-11-hint-1 = Le même pion noir a deux façons de gagner. Prends le disque au bout d’un chemin et sers-t’en pour allonger l’autre.
learn-challenge-11-hint-2 = Noir doit filer bien au-delà des autres : ton propre pion ne doit pas être sur son chemin.
learn-challenge-11-done = Tu as laissé passer Noir : il va trop loin, et rien ne peut plus t’arrêter.

learn-challenge-12-title = Le chas de l’aiguille
learn-challenge-12-hint-1 = Beaucoup de coups arrêtent la prochaine menace. Lequel en crée aussi une contre Noir ?
learn-challenge-12-hint-2 = Amène un pion à côté d’un autre pion rouge, et fais en sorte que le pion noir aille trop loin.
learn-challenge-12-done = Le seul coup qui tient. Tu es de taille à affronter n’importe qui.
