### How sentences are put together, and what to say when sentences are missing.

language-name = English

## Lists: “a, b and c”
list-separator = { ", " }
list-last-separator = { " and " }

## Languages and sentences from outside
unknown-language = There is no language “{ $tag }”. Choose from { $known }.
words-error-unreadable = The sentences in { $file } cannot be read: { $why }.
words-error-broken = { $file }, line { $line }: the sentences in this file cannot be used. { $why }.
