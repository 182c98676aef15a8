### The lessons and challenges.

## 1 The board and the aim
learn-table-title = Le plateau et le but
learn-table-board = Dix-neuf disques côte à côte : voilà tout le plateau.
learn-table-red = Tu joues Rouge. Choisis un de tes pions.
learn-table-red-wrong = Ce n’est pas un pion rouge.
learn-table-red-hint-1 = Tes pions sont les trois rouges.
learn-table-aim = Réunis tes trois pions et tu gagnes. Glisse le pion éclairé vers les autres.
learn-table-aim-hint-1 = Choisis d’abord le pion éclairé, puis la case où finit le chemin éclairé.
learn-table-aim-hint-2 = Une seule des cases marquées est à côté d’un autre pion rouge.
learn-table-aim-wrong = Pas encore réunis. Suis le chemin éclairé.
learn-table-aim-done = Ils sont réunis, donc tu gagnes. Noir veut faire pareil.

## 2 Sliding
learn-slide-title = Glisser
learn-slide-first = Choisis un pion rouge, puis une des cases marquées.
learn-slide-first-hint-1 = Tes trois pions peuvent glisser. Prends celui que tu veux.
learn-slide-first-hint-2 = Une fois le pion choisi, choisis une des cases marquées.
learn-slide-first-done = Au début, chaque pion a trois chemins.
learn-slide-far = Essaie d’arrêter le pion éclairé à mi-chemin, sur le disque éclairé.
learn-slide-far-hint-1 = Choisis le pion éclairé, puis le disque éclairé.
learn-slide-far-hint-2 = Vas-y, tu ne risques rien.
learn-slide-far-wrong = Glisse le pion éclairé vers le disque éclairé.
learn-slide-far-done = Un pion ne s’arrête jamais avant. Il glisse aussi loin qu’il peut.
learn-slide-black = Essaie de glisser un pion noir.
learn-slide-black-hint-1 = Choisis un pion noir.
learn-slide-black-wrong = Celui-là est à toi. Essaie un noir.
learn-slide-black-done = Seul Noir bouge les pions noirs.
learn-slide-straight = Ici, le pion éclairé a quatre chemins. Essaie de le glisser vers le disque éclairé, qui n’est sur aucun d’eux.
learn-slide-straight-hint-1 = Choisis le pion éclairé, puis le disque éclairé.
learn-slide-straight-hint-2 = Le disque éclairé n’est pas en ligne droite avec le pion. Essaie quand même.
learn-slide-straight-wrong = Ça marche, mais essaie d’abord le disque éclairé.
learn-slide-straight-done = Les pions ne glissent qu’en ligne droite.
learn-slide-four = Glisse le pion éclairé, par un de ses quatre chemins.
learn-slide-four-hint-1 = Choisis le pion éclairé, puis une case marquée.
learn-slide-four-wrong = Glisse le pion éclairé.

## 3 What stops a token
learn-stop-title = Ce qui arrête un pion
learn-stop-edge = Le bord arrête un pion. Glisse un pion jusqu’au bord.
learn-stop-edge-hint-1 = Choisis un pion et regarde où finissent ses chemins.
learn-stop-edge-hint-2 = Trouve un chemin qui finit au bord du plateau, sans pion derrière.
learn-stop-edge-wrong-token = Un pion l’a arrêté. Cherche un chemin qui finit au bord.
learn-stop-edge-wrong-hole = Le trou l’a arrêté. Cherche un chemin qui finit au bord.
learn-stop-hole = Un trou l’arrête aussi. Glisse un pion jusqu’au trou.
learn-stop-hole-hint-1 = Le trou, c’est le vide dans le plateau.
learn-stop-hole-hint-2 = Trouve le pion qui est en ligne droite avec le trou.
learn-stop-hole-done = Un pion ne saute jamais un trou.
learn-stop-black = Un pion noir t’arrête aussi. Viens buter contre l’un d’eux.
learn-stop-black-hint-1 = Trouve un chemin qui finit juste devant un pion noir.
learn-stop-black-hint-2 = Regarde les lignes entre tes pions et les noirs.
learn-stop-red = Tes propres pions aussi. Viens buter contre l’un d’eux.
learn-stop-red-hint-1 = Trouve deux pions rouges en ligne droite.
learn-stop-red-hint-2 = Glisse l’un vers l’autre.
learn-stop-blocked = Essaie de glisser le pion éclairé.
learn-stop-blocked-hint-1 = Choisis le pion éclairé.
learn-stop-blocked-wrong = Essaie le pion éclairé.
learn-stop-blocked-done = Il est bloqué : quelque chose l’arrête de tous les côtés.
learn-stop-six = Avec des disques libres tout autour, un pion a six chemins. Choisis le pion éclairé, puis un de ses chemins.
learn-stop-six-hint-1 = Choisis le pion éclairé, puis une case marquée.
learn-stop-six-wrong = Glisse le pion éclairé.
learn-stop-six-done = Six, c’est le maximum. Il n’y a pas d’autre direction.

## 4 Taking a disc
learn-take-title = Prendre un disque
learn-take-turn = Un tour a deux phases : glisser un pion, puis déplacer un disque. Joue les deux.
learn-take-turn-hint-1 = Glisse d’abord un pion. Puis choisis un disque cerclé.
learn-take-turn-hint-2 = Le disque en main, choisis une des cases marquées.
learn-take-turn-done = Voilà un tour complet. C’est alors à Noir, et ainsi de suite.
learn-take-token = Essaie de prendre le disque sous le pion éclairé.
learn-take-token-hint-1 = Choisis le pion éclairé, ou le disque qui le porte.
learn-take-token-wrong = Ce disque est libre. Essaie celui sous le pion éclairé.
learn-take-token-done = Un disque reste en place tant qu’il porte un pion.
learn-take-middle = Essaie de prendre ce disque du milieu.
learn-take-middle-hint-1 = Choisis le disque éclairé.
learn-take-middle-wrong = Celui-là est libre. Essaie le disque éclairé.
learn-take-middle-done = Un disque doit sortir du plateau en glissant, sans pousser ni enjamber les autres.
learn-take-rim = Même au bord, un disque peut être coincé. Essaie celui-ci.
learn-take-rim-hint-1 = Choisis le disque éclairé.
learn-take-rim-wrong = Celui-là est libre. Essaie le disque éclairé.
learn-take-rim-done = Pour sortir, il lui faut deux cases libres côte à côte.
learn-take-route = Un des trois disques éclairés peut sortir en glissant. Choisis-le.
learn-take-route-wrong = Celui-là est coincé. Cherche deux cases libres côte à côte.
learn-take-route-hint-1 = Un disque entouré de tous les côtés ne peut pas sortir.
learn-take-route-done = Voici sa sortie.
learn-take-free = Prends maintenant un disque qui peut sortir, et pose-le sur une case marquée.
learn-take-free-hint-1 = Essaie les disques des coins : ils sortent facilement.
learn-take-free-hint-2 = Tu peux prendre tous les disques cerclés.

## 5 The board stays whole
learn-whole-title = D’un seul tenant
learn-whole-try = Ce disque a la place de sortir. Essaie de le prendre.
learn-whole-try-hint-1 = Choisis le disque éclairé.
learn-whole-try-wrong = Le plateau peut se passer de celui-là. Essaie le disque éclairé.
learn-whole-try-done = Sans lui, le plateau se casserait en morceaux. Il reste toujours d’un seul tenant.
learn-whole-touch = Un autre disque retient le plateau. Choisis-le.
learn-whole-touch-done = Oui : deux autres disques dépendent de lui.
learn-whole-touch-wrong = Pas celui-là. Cherche un endroit où le plateau est étroit.
learn-whole-touch-hint-1 = Imagine qu’un disque n’est plus là. Les autres se tiennent-ils encore ?
learn-whole-touch-hint-2 = C’est le seul lien entre deux morceaux du plateau.
learn-whole-free = Déplace maintenant un disque dont le plateau peut se passer.
learn-whole-free-hint-1 = Cherche au bord un disque qui ne relie pas les autres.
learn-whole-free-hint-2 = Prends n’importe quel disque cerclé.

## 6 Putting it down
learn-put-title = Poser le disque
learn-put-one = Prends le disque éclairé et essaie de le poser sur la case éclairée.
learn-put-one-hint-1 = Choisis le disque, puis la case éclairée.
learn-put-one-wrong = Cette case convient. Essaie celle qui est éclairée, où le disque n’en touche qu’un seul.
learn-put-one-done = Là, il ne touche qu’un disque. Il doit en toucher au moins deux.
learn-put-two = Deux suffisent. Pose un disque là où il en touche exactement deux.
learn-put-two-hint-1 = Choisis un disque, puis compte ceux qu’il toucherait sur chaque case marquée.
learn-put-two-hint-2 = Le long d’un bord droit, un disque en touche deux.
learn-put-two-wrong = Là, il en touche plus de deux. Trouve une case avec exactement deux.
learn-put-leave = Tu peux laisser un disque qui n’en touche plus qu’un. Déplace le disque éclairé pour voir.
learn-put-leave-hint-1 = Éloigne le disque éclairé de son voisin.
learn-put-leave-hint-2 = Pose le disque éclairé loin de là.
learn-put-leave-wrong = Chaque disque en touche encore deux. Éloigne le disque éclairé.
learn-put-leave-done = C’est permis. Seul le disque que tu poses doit en toucher deux.
learn-put-open = Tu peux même faire un trou. Pose un disque sur la case éclairée.
learn-put-open-hint-1 = Prends un disque ailleurs.
learn-put-open-hint-2 = Pose-le sur la case éclairée.
learn-put-open-wrong = Cela ne fait pas de trou. Pose un disque sur la case éclairée.
learn-put-open-done = Maintenant le plateau a un trou, là où il était ouvert.
learn-put-fill = Un trou peut être rebouché. Pose un disque dedans.
learn-put-fill-hint-1 = Choisis un disque, puis le trou.
learn-put-fill-wrong = Le trou est toujours là.
learn-put-fill-done = Le disque arrive par le haut : il n’a pas besoin d’entrée.

## 7 The locked disc
learn-lock-title = Le disque verrouillé
learn-lock-watch = Au tour de Noir : regarde quel disque il déplace.
learn-lock-try = Essaie maintenant de prendre le disque que Noir vient de déplacer.
learn-lock-try-hint-1 = Choisis le disque éclairé.
learn-lock-try-wrong = Celui-là est libre. Essaie le disque éclairé.
learn-lock-try-done = Le dernier disque déplacé est verrouillé pour un tour.
learn-lock-other = Ton propre dernier disque n’est pas verrouillé pour toi. Prends-le et remets-le sur la case éclairée.
learn-lock-other-hint-1 = Choisis le disque éclairé, puis la case éclairée.
learn-lock-other-wrong = Prends le disque éclairé, et pose-le sur la case éclairée.
learn-lock-later = Noir déplace maintenant un autre disque, et celui-là est verrouillé.
learn-lock-free = Le premier est de nouveau libre. Prends-le et pose-le où tu veux.
learn-lock-free-hint-1 = Choisis le disque éclairé, puis une case marquée.
learn-lock-free-wrong = Pas celui-là. Déplace le disque éclairé.
learn-lock-free-done = Le verrou ne dure qu’un tour.

## 8 Three ways to win
learn-win-title = Trois façons de gagner
learn-win-line = Trois pions alignés forment une ligne. Fais-en une.
learn-win-line-hint-1 = Deux de tes pions sont proches. Où doit aller le troisième pour les aligner ?
learn-win-line-wrong = Ça gagne aussi ! Mais cette fois, fais une ligne.
learn-win-triangle = Dans un triangle, chaque pion touche les deux autres. Fais-en un.
learn-win-triangle-hint-1 = Quelle case touche deux de tes pions ?
learn-win-triangle-wrong = Ça gagne aussi ! Mais cette fois, fais un triangle.
learn-win-tick = Et enfin l’angle : trois pions de suite, avec un coude au milieu. Fais-en un.
learn-win-tick-hint-1 = Un angle est une ligne dont un bout tourne de côté.
learn-win-tick-wrong = Ça gagne aussi ! Mais cette fois, fais un angle.
learn-win-hint-2 = Regarde le bout de chaque chemin. Tes pions y formeraient-ils la figure ?
learn-win-done = Une glissade qui les réunit gagne aussitôt. Aucun disque ne bouge après.

## 9 Thinking ahead
learn-ahead-title = Prévoir
learn-ahead-see = Un pion noir pourrait gagner au prochain tour : c’est une menace. Choisis ce pion.
learn-ahead-see-wrong = Pas celui-là. D’où un pion peut-il glisser pour rejoindre les deux autres ?
learn-ahead-see-hint-1 = Deux pions noirs sont déjà proches. Lequel pourrait les rejoindre ?
learn-ahead-see-hint-2 = Trouve un chemin libre qui finit à côté d’eux.
learn-ahead-token = Arrête-le avec un pion : glisses-en un sur le chemin éclairé.
learn-ahead-token-hint-1 = Quel pion rouge peut s’arrêter sur ce chemin ?
learn-ahead-token-hint-2 = Regarde la case où finit chacune de tes glissades.
learn-ahead-token-wrong = Le chemin est encore libre.
learn-ahead-token-done = Le chemin est barré.
learn-ahead-take = Ou arrête-le avec un disque. Prends-en un sur le chemin.
learn-ahead-take-hint-1 = Quel disque du chemin peut sortir en glissant ?
learn-ahead-take-hint-2 = Prends-le, et pose-le à l’écart.
learn-ahead-take-wrong-behind = Ça marche aussi, mais cette fois, prends un disque du chemin.
learn-ahead-take-wrong = Noir peut encore gagner. Prends un disque du chemin.
learn-ahead-take-done = Maintenant, le pion s’arrête trop tôt.
learn-ahead-put = Ou allonge le chemin. Ajoute un disque au bout.
learn-ahead-put-hint-1 = Prends un disque libre sur lequel Noir ne glisse pas.
learn-ahead-put-hint-2 = Pose-le sur la case éclairée.
learn-ahead-put-wrong = Le pion de Noir s’arrête encore au bon endroit. Allonge son chemin.
learn-ahead-put-done = Maintenant, il glisse trop loin.
learn-ahead-two = À toi d’attaquer. Crée deux menaces à la fois : Noir ne peut en parer qu’une. Glisse le pion éclairé, puis pose un disque sur la case éclairée.
learn-ahead-two-hint-1 = Glisse le pion éclairé jusqu’à ce qu’il s’arrête à côté d’un autre rouge.
learn-ahead-two-hint-2 = Puis pose un disque libre sur la case éclairée. Il ouvre une deuxième façon de gagner.
learn-ahead-two-done = Deux menaces à la fois : c’est ainsi qu’on gagne le plus souvent.
learn-ahead-rare = Deux cas rares. Si tu ne peux pas jouer une phase de ton tour, tu la passes. Et si la même position revient une troisième fois, la partie est nulle.

## 10 The first match
learn-match-title = Ta première partie
learn-match-text = Tu connais les règles. Joue une partie entière contre l’adversaire le plus facile. Tu commences : glisse un pion.
learn-match-turn-1 = Puis déplace un disque, et regarde ce que fait Noir.
learn-match-turn-2 = Avant chaque tour, demande-toi : Noir pourrait-il gagner ?
learn-match-turn-3 = Cherche une menace pour toi ou, mieux, deux à la fois.
learn-match-done = C’était ta première partie, gagnée ou perdue. « Rejouer » en lance une autre, et les défis t’attendent.

## The challenges
learn-challenge-win-1 = Gagne tout de suite : trouve la glissade.
learn-challenge-win-1-wrong = Cela ne les réunit pas. Essaie une autre glissade.
learn-challenge-win-2 = Gagne en deux tours, quoi que fasse Noir.
learn-challenge-win-3 = Gagne en trois tours, quoi que fasse Noir.
learn-challenge-hold = Noir est sur le point de gagner. Trouve un tour qui l’arrête.
learn-challenge-hold-only = Noir est sur le point de gagner. Un seul tour l’arrête : trouve-le.
learn-challenge-hold-2 = Trouve le seul tour après lequel Noir ne peut pas forcer la victoire en deux tours.

learn-challenge-01-title = De part en part
learn-challenge-01-hint-1 = Deux de tes pions se touchent déjà. Fais venir le troisième.
learn-challenge-01-hint-2 = Le troisième glisse jusqu’à l’autre côté du plateau.
learn-challenge-01-done = D’un côté à l’autre, et les trois sont réunis.

learn-challenge-02-title = Le grand détour
learn-challenge-02-hint-1 = Deux de tes pions se touchent déjà. Regarde tous les chemins du troisième.
learn-challenge-02-hint-2 = Il passe devant l’un d’eux et s’arrête à côté de l’autre.
learn-challenge-02-done = Il a dépassé un pion et s’est arrêté à côté de l’autre : un angle.

learn-challenge-03-title = Juste à temps
learn-challenge-03-hint-1 = Tes pions ne se touchent pas encore. Quelle case en touche deux ?
learn-challenge-03-hint-2 = Deux de tes pions pourraient aller sur cette case, mais leur place est à côté. Envoie le troisième.
learn-challenge-03-done = Noir allait gagner. Tu as fait plus vite.

learn-challenge-04-title = Atterrissage sûr
learn-challenge-04-hint-1 = Glisse un pion à côté d’un autre, pour que le troisième puisse les rejoindre.
learn-challenge-04-hint-2 = Noir voudra prendre le disque où tu comptes t’arrêter. Pose un disque à côté pour le coincer.
learn-challenge-04-done = Une menace suffit si rien ne peut la parer.

learn-challenge-05-title = Parer et frapper
learn-challenge-05-hint-1 = Un pion noir menace de rejoindre les deux autres. Une de tes glissades s’arrête juste sur la case qu’il lui faut.
learn-challenge-05-hint-2 = Cette glissade crée plusieurs menaces, mais Noir peut encore barrer une case et gâcher ton autre chemin. Pose un disque qui protège ce chemin.
learn-challenge-05-done = Une parade qui attaque aussi : Noir ne peut pas tout arrêter.

learn-challenge-06-title = Regarde derrière toi
learn-challenge-06-hint-1 = Glisse un pion pour qu’un autre puisse le rejoindre. Attention au disque que tu quittes : Noir pourrait-il s’y arrêter ?
learn-challenge-06-hint-2 = Prends justement le disque que tu as quitté. Pose-le à côté du disque où tu veux t’arrêter, pour que Noir ne puisse pas prendre celui-là.
learn-challenge-06-done = Un seul disque a empêché Noir de gagner et protégé ton chemin.

learn-challenge-07-title = Un disque, deux rôles
learn-challenge-07-hint-1 = Retire le disque où Noir veut s’arrêter. Ta glissade doit réunir deux pions.
learn-challenge-07-hint-2 = Pose le disque là où il protège le chemin de ton troisième pion : à côté de ce chemin, au bord.
learn-challenge-07-done = Il a arrêté Noir et protégé ta menace.

learn-challenge-08-title = Un tour tranquille
learn-challenge-08-hint-1 = Rien ne presse encore. Rapproche d’abord tes pions.
learn-challenge-08-hint-2 = Glisse le pion éloigné des autres jusqu’à ce qu’un noir l’arrête. Pose un disque juste à côté de ton pion qui est derrière le noir.
learn-challenge-08-done = Un tour tranquille, et il n’y avait plus de défense.

learn-challenge-09-title = Contre la montre
learn-challenge-09-hint-1 = Noir menace de gagner. Retire le disque dont il a besoin.
learn-challenge-09-hint-2 = Glisse le pion éloigné des autres : il doit s’arrêter à côté de l’un d’eux. Pose le disque au bout de la rangée de ton troisième pion.
learn-challenge-09-done = Tu as arrêté Noir, puis tu ne l’as plus lâché.

learn-challenge-10-title = Deux entrées
learn-challenge-10-hint-1 = Noir a deux façons de gagner. Ta glissade arrête l’une, ton disque l’autre.
learn-challenge-10-hint-2 = Arrête-toi sur l’une des deux cases. Puis allonge le chemin vers l’autre.
learn-challenge-10-done = Un pion ici, un disque là : les deux chemins sont fermés.

learn-challenge-11-title = Laisse passer
learn-challenge-11-hint-1 = Le même pion noir a deux façons de gagner. Prends le disque au bout d’un chemin et allonge l’autre avec.
learn-challenge-11-hint-2 = Noir doit glisser bien au-delà des autres : ton propre pion ne doit pas être sur son chemin.
learn-challenge-11-done = Tu as laissé le passage : Noir glisse trop loin, et rien ne peut plus t’arrêter.

learn-challenge-12-title = Le chas de l’aiguille
learn-challenge-12-hint-1 = Beaucoup de tours arrêtent la prochaine menace. Lequel en crée aussi une pour toi ?
learn-challenge-12-hint-2 = Glisse à côté d’un autre pion rouge, et laisse le pion de Noir glisser trop loin.
learn-challenge-12-done = Le seul tour qui tient. Tu es de taille contre n’importe qui.
