### How sentences are put together, and what is said when sentences are missing.

language-name = English

## Lists: “a, b and c”
list-separator = { ", " }
list-last-separator = { " and " }

## Languages and sentences from outside
unknown-language = No language here is called “{ $tag }”. Choose from { $known }.
words-error-unreadable = Cannot read the sentences in { $file }: { $why }.
words-error-broken = { $file }, line { $line }: these sentences cannot be used. { $why }.
