### The matches that come with the game: their titles, and what is said after a turn.

match-line = La ligne : trois chemins, une case
match-line-3 = Rouge crée la première menace de la partie : encore un mouvement et il gagne.
match-line-4 = Noir se met juste sur la case qu’il fallait à Rouge. C’est la défense la plus simple. Mais le disque compte aussi.
match-line-10 = Noir vient de nouveau s’interposer. Cela pare la menace, mais n’évite pas la défaite : il ne faut plus que trois coups à Rouge.
match-line-13 = Rouge pare d’abord la menace de Noir. Et regarde maintenant la case entre les pions rouges : tous les trois peuvent y aller. Un seul coup ne peut pas arrêter tout cela.
match-line-15 = La ligne est complète.

match-triangle = Le triangle : deux menaces suffisent
match-triangle-9 = Rouge pare deux menaces avec un seul pion : les deux mouvements auraient fini sur la même case.
match-triangle-25 = Noir menaçait de gagner. Ce mouvement l’en empêche et crée en plus deux menaces.
match-triangle-31 = Deux pions rouges peuvent aller sur la même case. Cette fois, aucun pion noir ne peut s’y arrêter : l’un des deux y arrivera.
match-triangle-33 = Les trois se touchent : un triangle.

match-tick = L’angle : surgi de nulle part
match-tick-9 = Neuf coups, et encore aucune menace. Chaque camp cherche de bonnes cases et en prive l’autre.
match-tick-12 = Le plateau semble encore calme. Pourtant, Rouge peut déjà forcer la victoire.
match-tick-15 = Et voici la première attaque de la partie : trois mouvements gagnants à la fois.
match-tick-16 = Noir ne peut en empêcher qu’un. Les deux autres restent gagnants.
match-tick-17 = Trois pions de suite avec un coude : c’est un angle, et il suffit pour gagner, comme une ligne.

match-long = La longue partie : une attaque de trop
match-long-14 = Les trois pions rouges pouvaient aller sur une même case, et Noir s’y met tout simplement. C’est la façon la plus économique de parer trois menaces.
match-long-18 = La même case, les trois mêmes chemins, la même réponse.
match-long-24 = Deux menaces, et Noir se met encore là où finissent les deux chemins.
match-long-29 = Encore trois menaces. Cela paraît fort, mais Noir peut les parer toutes, et forcer la victoire.
match-long-30 = Un seul coup pare trois menaces et en crée une. À Rouge de se défendre, maintenant.
match-long-34 = Trente-quatre coups, et la patience l’emporte.

match-saved = Sauvé par le seul bon mouvement
match-saved-16 = Noir menace de gagner à son prochain tour. Cela semble fatal, mais Rouge a une réponse, une seule, et ensuite c’est Rouge qui attaque.
match-saved-17 = Rouge s’arrête sur la case qu’il faut à Noir. Tout autre mouvement était perdant : Noir aurait pu forcer la victoire.
match-saved-18 = La partie a basculé : c’est maintenant Rouge qui attaque, et Noir ne peut plus résister.
match-saved-23 = Une seule menace, mais rien ne peut la parer.
match-saved-25 = Huit coups après le sauvetage, Rouge a gagné.

match-locked = Le disque verrouillé
match-locked-13 = Noir menaçait de gagner. Un pion rouge s’arrête juste sur la case qu’il fallait à Noir.
match-locked-14 = Noir menace encore, mais en vain : Rouge peut parer cette menace aussi, puis attaque à son tour.
match-locked-17 = Quatre menaces à la fois. Et attention au disque que Rouge vient de poser : Noir ne peut pas le prendre au prochain tour.
match-locked-18 = Noir se met sur la case où finissent trois des quatre chemins. Le quatrième finit sur le disque que Rouge venait de poser : ce disque était donc verrouillé pour Noir. Si Noir avait pu le prendre, la partie aurait continué.
match-locked-19 = Des quatre menaces, Noir pouvait en parer trois. Le quatrième mouvement finit sur le disque verrouillé pour Noir, et gagne.
