### How sentences are put together, and what to say when sentences are missing.

language-name = English

## Lists: “a, b and c”
list-separator = { ", " }
list-last-separator = { " and " }

## The sign between the whole and the fraction of a number, as in 1.5
decimal-sign = .

## Languages and sentences from outside
unknown-language = There is no language “{ $tag }”. Choose from { $known }.
words-error-unreadable = Cannot read the texts in { $file } ({ $why }).
words-error-broken = { $file }, line { $line }: the texts in this file cannot be used. { $why }.

## Why the computer’s system could not do something, as part of a sentence
system-fault-not-found = there is no such file or folder
system-fault-not-allowed = you don’t have permission
system-fault-not-file = this is not a file
system-fault-not-folder = part of this name is a file, not a folder
system-fault-read-only = the disk is read-only
system-fault-disk-full = the disk is full
system-fault-too-large = the file is too large
system-fault-bad-name = the system does not allow such a name
system-fault-not-text = this is not text
system-fault-busy = another program is using it
system-fault-timed-out = it took too long
system-fault-out-of-memory = there is not enough memory
system-fault-unsupported = the system cannot do this
system-fault-other = { $code ->
        [none] the system does not say why
       *[other] system error { $code }
    }
