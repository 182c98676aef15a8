### Sharing a match.

share = Share this match
share-text = Copy as text
share-text-explained = One line to send in a message. Whoever pastes it under “Matches” can watch the match, or play on if it isn’t over.
share-file = Save as a file
share-file-explained = A file that Nonaga can open.
share-picture = Save a picture
share-picture-explained = The board as it is now.
share-animation = Save an animation
share-animation-explained = The whole match, as a GIF that plays anywhere.
share-folder = Folder
share-no-folder = Choose a folder first.
share-nothing = There is no match on the table.
share-copied = The match is on the clipboard.
share-no-clipboard = The clipboard can’t be used here.
share-written = Saved as { $path }
share-draws = Drawing…
share-busy = Something is already being drawn. Wait for it to finish, or stop it first.
share-progress = Drawing… { $percent }%
share-failed = It couldn’t be saved: { $why }
share-stop = Stop
share-stopped = Stopped. Nothing was saved.
