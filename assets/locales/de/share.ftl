### Sharing a match.

share = Partie teilen
share-text = Als Text kopieren
share-text-explained = Eine Zeile für eine Nachricht. Wer sie unter „Partien“ einfügt, kann die Partie ansehen oder weiterspielen, wenn sie noch nicht zu Ende ist.
share-file = Als Datei speichern
share-file-explained = Eine Datei, die Nonaga öffnet.
share-picture = Bild speichern
share-picture-explained = Das Spielfeld, wie es jetzt ist.
share-animation = Animation speichern
share-animation-explained = Die ganze Partie als GIF, das überall läuft.
share-folder = Ordner
share-no-folder = Gib zuerst einen Ordner an.
share-nothing = Auf dem Tisch ist keine Partie.
share-copied = Die Partie liegt in der Zwischenablage.
share-no-clipboard = Die Zwischenablage ist hier nicht verfügbar.
share-written = Gespeichert als { $path }
share-draws = Wird gezeichnet …
share-busy = Es wird schon etwas gezeichnet. Warte, bis es fertig ist, oder brich es vorher ab.
share-progress = Wird gezeichnet … { $percent } %
share-failed = Das Speichern ist fehlgeschlagen: { $why }
share-stop = Abbrechen
share-stopped = Abgebrochen. Es wurde nichts gespeichert.
