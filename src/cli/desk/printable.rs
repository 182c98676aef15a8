//! Makes text from outside safe to print. A file, a name or an argument may contain anything.

/// Invisible characters, among them some that reorder other characters or end a line. The joiners
/// `U+200C` and `U+200D` are missing here on purpose: they only join letters, and names need them.
const INVISIBLE: &[char] = &[
    '\u{ad}', '\u{61c}', '\u{180e}', '\u{200b}', '\u{200e}', '\u{200f}', '\u{2028}', '\u{2029}',
    '\u{202a}', '\u{202b}', '\u{202c}', '\u{202d}', '\u{202e}', '\u{2060}', '\u{2061}', '\u{2062}',
    '\u{2063}', '\u{2064}', '\u{2066}', '\u{2067}', '\u{2068}', '\u{2069}', '\u{206a}', '\u{206b}',
    '\u{206c}', '\u{206d}', '\u{206e}', '\u{206f}', '\u{feff}', '\u{fff9}', '\u{fffa}', '\u{fffb}',
];

/// Puts a sentence on one line, and replaces characters that could control the terminal or mislead the
/// reader.
pub fn printable(text: &str) -> String {
    let printable = |letter: char| match letter {
        '\n' | '\t' => ' ',
        _ if letter.is_control() || INVISIBLE.contains(&letter) => char::REPLACEMENT_CHARACTER,
        _ => letter,
    };
    text.chars().map(printable).collect()
}

/// Shortens a very long text to its beginning and its end.
pub fn shortened(text: &str) -> String {
    const BEGINNING: usize = 900;
    const END: usize = 100;
    let length = text.chars().count();
    if length <= BEGINNING + END {
        return text.to_owned();
    }
    let beginning: String = text.chars().take(BEGINNING).collect();
    let end: String = text.chars().skip(length - END).collect();
    format!("{beginning} … {end}")
}

#[cfg(test)]
mod tests {
    use super::{printable, shortened};

    #[test]
    fn invisible_characters_are_replaced() {
        assert_eq!(printable("a\u{1b}[2J\u{9b}b\rc"), "a\u{fffd}[2J\u{fffd}b\u{fffd}c");
        assert_eq!(printable("a\u{202e}b\u{200b}c"), "a\u{fffd}b\u{fffd}c");
        assert_eq!(printable("a\n\tb\u{2028}c"), "a  b\u{fffd}c");
        for name in ["Ångström", "نیما", "می\u{200c}خواهم", "👩\u{200d}🚀"] {
            assert_eq!(printable(name), name);
        }
    }

    #[test]
    fn a_long_text_loses_its_middle() {
        let text = |middle: usize| format!("{}{}[end]", "ä".repeat(900), "b".repeat(middle));
        assert_eq!(shortened(&text(95)), text(95));
        let short = shortened(&text(1_000_000));
        assert!(short.starts_with("ä") && short.ends_with("b[end]"), "{short}");
        assert_eq!(short.chars().count(), 1003);
    }
}
