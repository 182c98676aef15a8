### What is said of the user's own files: settings, progress, matches.

## What could not be done
home-error-no-folder = This machine names no folder for your files, so nothing can be kept. Name one in NONAGA_HOME.
home-error-disk-full = The disk is full: { $path } could not be written. What was kept before is still there.
home-error-not-allowed = { $path } may not be written here ({ $detail }). What was kept before is still there.
home-error-cannot-write = { $path } could not be written ({ $detail }). What was kept before is still there.
home-error-cannot-read = { $path } could not be read ({ $detail }).
home-error-missing = { $path } is no longer there.
home-error-damaged = { $path } is damaged: { $damage }
home-error-newer = { $path } was written by a newer Nonaga (version { $version } of its form).
home-error-would-not-read = { $path } was not written, because it could not be read again: { $reason } What was kept before is still there.
home-error-in-use = Another Nonaga that is running has hold of { $path }. Try again in a moment.
home-error-no-free-name = No more files can be added to { $path }: every name is taken.
home-error-elsewhere = { $path } is not in { $folder }, so it is left alone.

## What is to be known although the game goes on
home-notice-damaged = { $path } was damaged: { $damage } It is kept as { $kept-as }.
home-notice-damaged-stays = { $path } is damaged: { $damage } It could not be moved aside, and was left as it is: { $reason }
home-notice-newer = { $path } was written by a newer Nonaga (version { $version } of its form) and is left alone.
home-notice-newer-kept = { $path } was written by a newer Nonaga (version { $version } of its form). It is kept as { $kept-as }.
home-notice-cannot-read = { $reason } It is done without.

## What is wrong in a file
unreadable-damaged = { $reason }
unreadable-newer = It was written by a newer Nonaga (version { $version } of its form).

damage-too-large = It is too large: a file may have { $limit } bytes at most.
damage-not-text = line { $line }: this is no text.
damage-malformed = line { $line }, character { $column }: this is not how such a file is written ({ $detail }).
damage-other-format = It is a file of the format “{ $format }”, not “{ $expected }”.
damage-record = { $error-is ->
        [start-faulty] { $error } { $error-faults }
       *[other] { $error }
    }
