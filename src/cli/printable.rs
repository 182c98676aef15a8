//! What may be printed of a text that comes from outside: a file, a name or an argument may hold
//! anything.

/// Signs that show nothing, and order other signs anew or end lines. The two joiners `U+200C` and
/// `U+200D` are not among them: they only join letters, and names are written with them.
const INVISIBLE: &[char] = &[
    '\u{ad}', '\u{61c}', '\u{180e}', '\u{200b}', '\u{200e}', '\u{200f}', '\u{2028}', '\u{2029}',
    '\u{202a}', '\u{202b}', '\u{202c}', '\u{202d}', '\u{202e}', '\u{2060}', '\u{2061}', '\u{2062}',
    '\u{2063}', '\u{2064}', '\u{2066}', '\u{2067}', '\u{2068}', '\u{2069}', '\u{206a}', '\u{206b}',
    '\u{206c}', '\u{206d}', '\u{206e}', '\u{206f}', '\u{feff}', '\u{fff9}', '\u{fffa}', '\u{fffb}',
];

/// A sentence on one line, without what could command a terminal or deceive who reads it.
pub(super) fn printable(text: &str) -> String {
    let printable = |sign: char| match sign {
        '\n' | '\t' => ' ',
        _ if sign.is_control() || INVISIBLE.contains(&sign) => char::REPLACEMENT_CHARACTER,
        _ => sign,
    };
    text.chars().map(printable).collect()
}

/// The beginning and the end of a text that is too long for anybody to read.
pub(super) fn shortened(text: &str) -> String {
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
    fn only_what_can_be_seen_is_printed() {
        assert_eq!(printable("a\u{1b}[2J\u{9b}b\rc"), "a\u{fffd}[2J\u{fffd}b\u{fffd}c");
        assert_eq!(printable("a\u{202e}b\u{200b}c"), "a\u{fffd}b\u{fffd}c");
        assert_eq!(printable("a\n\tb\u{2028}c"), "a  b\u{fffd}c");
        for name in ["Ångström", "نیما", "می\u{200c}خواهم", "👩\u{200d}🚀"] {
            assert_eq!(printable(name), name);
        }
    }

    #[test]
    fn of_a_long_text_the_middle_is_left_out() {
        let text = |middle: usize| format!("{}{}[end]", "ä".repeat(900), "b".repeat(middle));
        assert_eq!(shortened(&text(95)), text(95));
        let short = shortened(&text(1_000_000));
        assert!(short.starts_with("ä") && short.ends_with("b[end]"), "{short}");
        assert_eq!(short.chars().count(), 1003);
    }
}
