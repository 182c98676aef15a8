### Sharing a match.

share = Partager la partie
share-text = Copier en texte
share-text-explained = Une ligne à envoyer dans un message. Collée dans « Parties », elle permet de regarder la partie, ou de la continuer si elle n’est pas finie.
share-file = Créer un fichier
share-file-explained = Un fichier que Nonaga peut ouvrir.
share-picture = Créer une image
share-picture-explained = Le plateau tel qu’il est maintenant.
share-animation = Créer une animation
share-animation-explained = La partie entière, en GIF lisible partout.
share-folder = Dossier
share-no-folder = Choisis d’abord un dossier.
share-nothing = Il n’y a pas de partie sur la table.
share-copied = La partie est dans le presse-papiers.
share-no-clipboard = Le presse-papiers est inutilisable ici.
share-written = Enregistré : { $path }
share-draws = Dessin en cours…
share-busy = Un dessin est déjà en cours. Attends la fin, ou arrête-le d’abord.
share-progress = Dessin… { $percent } %
share-failed = L’enregistrement a échoué : { $why }
share-stop = Arrêter
share-stopped = Arrêté. Rien n’a été enregistré.
