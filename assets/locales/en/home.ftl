### The player’s own files: settings, progress, matches.

## What could not be done
home-error-no-folder = There is no folder for your files on this computer, so nothing can be saved. Set NONAGA_HOME to a folder of your choice.
home-error-disk-full = The disk is full: { $path } could not be written. Everything saved before is still there.
home-error-not-allowed = Nonaga is not allowed to write { $path } ({ $detail }). Everything saved before is still there.
home-error-cannot-write = { $path } could not be written ({ $detail }). Everything saved before is still there.
home-error-cannot-read = { $path } could not be read ({ $detail }).
home-error-missing = { $path } is no longer there.
home-error-damaged = { $path } is damaged: { $damage }
home-error-newer = { $path } was written by a newer version of Nonaga (file version { $version }).
home-error-would-not-read = { $path } was not written, because it could not be read back: { $reason } Everything saved before is still there.
home-error-in-use = Another copy of Nonaga is using { $path }. Try again in a moment.
home-error-played-elsewhere = This match is being played in another copy of Nonaga.
home-error-no-free-name = No more files can be added to { $path }: every name is taken.
home-error-elsewhere = { $path } is not in { $folder }, so it was left alone.

## News that does not stop the game
home-notice-damaged = { $path } was damaged: { $damage } It has been moved to { $kept-as }.
home-notice-damaged-stays = { $path } is damaged: { $damage } It could not be moved, so it was left in place: { $reason }
home-notice-newer = { $path } was written by a newer version of Nonaga (file version { $version }), so it was left alone.
home-notice-newer-kept = { $path } was written by a newer version of Nonaga (file version { $version }). A copy is saved as { $kept-as }.
home-notice-judged-anew = { $reason } The match is being analysed again.
home-notice-cannot-read = { $reason } The game goes on without it.

## What is wrong in a file
unreadable-damaged = { $reason }
unreadable-newer = it was written by a newer version of Nonaga (file version { $version }).

damage-too-large = it is larger than { $limit } bytes, the most that can be read.
damage-not-text = line { $line }: this is not text.
damage-malformed = line { $line }, character { $column }: this cannot be understood. { $fault }
damage-other-format = its format is “{ $format }”, not “{ $expected }”.
damage-other-match = it is about another match.
damage-zebra = { $error }
damage-mutants = { $error }
damage-record = { $error-is ->
        [start-faulty] { $error } { $error-faults }
       *[other] { $error }
    }
