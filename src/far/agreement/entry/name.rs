//! Names that players give themselves. A stranger's name is shown on the table, so it must not be able to break a line,
//! turn the direction of what stands beside it, or look empty.

use std::fmt;

use serde::{Deserialize, Serialize};
use strum::VariantNames;

use super::marks::is_mark;

/// The most characters of a name.
pub const LONGEST_NAME: usize = 32;

/// The most marks that one letter may carry. More would reach into other lines.
const MOST_MARKS: usize = 3;

/// A name to display. It may be empty: then the player is called by colour.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(into = "String", try_from = "String")]
pub struct DisplayName(String);

/// Why a text cannot be a name.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, VariantNames, thiserror::Error)]
pub enum NameFault {
    /// It has too many characters.
    #[error("a name has at most {most} characters")]
    TooLong {
        /// The most characters allowed.
        most: usize,
    },
    /// It has a character that cannot be seen, or that changes how others are shown.
    #[error("a name has no invisible characters such as U+{code:04X}")]
    Invisible {
        /// The code point of the first such character.
        code: u32,
    },
    /// It has a space at an end, or two in a row.
    #[error("a name has no spaces at its ends, and no two in a row")]
    Spaces,
    /// A letter carries too many marks.
    #[error("a letter of a name has at most {most} marks")]
    Marks {
        /// The most marks allowed.
        most: usize,
    },
}

/// What cannot be seen, or changes how others are shown: direction marks, joiners, fillers, selectors of variants, signs
/// that enclose the digits after them, tags, private use. Control characters are refused as well.
#[rustfmt::skip]
const INVISIBLE: [(u32, u32); 33] = [
    (0x00a0, 0x00a0), (0x00ad, 0x00ad), (0x034f, 0x034f), (0x0600, 0x0605), (0x061c, 0x061c),
    (0x06dd, 0x06dd), (0x070f, 0x070f), (0x0890, 0x0891), (0x08e2, 0x08e2), (0x115f, 0x1160),
    (0x1680, 0x1680), (0x17b4, 0x17b5), (0x180b, 0x180f), (0x2000, 0x200f), (0x2028, 0x202f),
    (0x205f, 0x206f), (0x2800, 0x2800), (0x3000, 0x3000), (0x3164, 0x3164), (0xe000, 0xf8ff),
    (0xfdd0, 0xfdef), (0xfe00, 0xfe0f), (0xfeff, 0xfeff), (0xffa0, 0xffa0), (0xfff0, 0xffff),
    (0x110bd, 0x110bd), (0x110cd, 0x110cd), (0x13430, 0x1343f), (0x1bca0, 0x1bca3), (0x1d173, 0x1d17a),
    (0x1fffe, 0x1ffff), (0xe0000, 0xe0fff), (0xf0000, 0x0010_ffff),
];

impl DisplayName {
    /// Reads a name that a player has typed. Spaces at its ends do not matter, nor how many stand in a row.
    pub fn typed(text: &str) -> Result<DisplayName, NameFault> {
        let words: Vec<&str> = text.split_whitespace().collect();
        DisplayName::exactly(words.join(" "))
    }

    /// Reads a name that is written already.
    fn exactly(text: String) -> Result<DisplayName, NameFault> {
        if text.chars().count() > LONGEST_NAME {
            return Err(NameFault::TooLong { most: LONGEST_NAME });
        }
        let is_hidden = |letter: &char| letter.is_control() || is_invisible(*letter);
        if let Some(letter) = text.chars().find(is_hidden) {
            return Err(NameFault::Invisible { code: u32::from(letter) });
        }
        if text.starts_with(' ') || text.ends_with(' ') || text.contains("  ") {
            return Err(NameFault::Spaces);
        }
        // The first character must be one that can carry a mark.
        let mut marks = MOST_MARKS;
        for letter in text.chars() {
            marks = if is_mark(letter) { marks + 1 } else { 0 };
            if marks > MOST_MARKS {
                return Err(NameFault::Marks { most: MOST_MARKS });
            }
        }
        Ok(DisplayName(text))
    }

    /// The name.
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

fn is_invisible(letter: char) -> bool {
    let code = u32::from(letter);
    INVISIBLE.iter().any(|(first, last)| (*first..=*last).contains(&code))
}

impl TryFrom<String> for DisplayName {
    type Error = NameFault;

    fn try_from(text: String) -> Result<DisplayName, NameFault> {
        DisplayName::exactly(text)
    }
}

impl From<DisplayName> for String {
    fn from(name: DisplayName) -> String {
        name.0
    }
}

impl fmt::Display for DisplayName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_of_all_scripts_are_names() {
        for name in
            ["", "Ada", "Núria Vidal i Pla", "Лев", "李雷", "משה", "علي", "O’Neill", "a̍", "👩 42"]
                .into_iter()
                .chain(["נֹעָה", "مُحَمَّد", "กิ่งแก้ว", "เพื่อน", "सिद्धार्थ", "தமிழ்ச்செல்வன்", "ক্ষিতীশ"])
        {
            assert_eq!(DisplayName::typed(name).map(String::from), Ok(name.to_owned()));
        }
        let spaced = DisplayName::typed("  Ada \t Lovelace\n").map(String::from);
        assert_eq!(spaced, Ok("Ada Lovelace".to_owned()));
    }

    #[test]
    fn what_hides_or_turns_is_refused() {
        for code in [0x1b, 0x7f, 0x85, 0xad, 0x200b, 0x200d, 0x200e, 0x202e, 0x2066, 0x2069, 0xfeff]
            .into_iter()
            .chain([0x061c, 0x3164, 0xe0041, 0xfe0f, 0xe000, 0x0010_ffff, 0x2800, 0x180e])
            .chain([0x0600, 0x0605, 0x06dd, 0x0891, 0x08e2, 0x110cd])
        {
            let letter = char::from_u32(code).expect("a character");
            let name = DisplayName::exactly(format!("A{letter}B"));
            assert_eq!(name, Err(NameFault::Invisible { code }), "{code:x}");
        }
    }

    #[test]
    fn a_name_is_short_and_stays_in_its_line() {
        let longest = "é".repeat(LONGEST_NAME);
        assert!(DisplayName::typed(&longest).is_ok());
        let longer = DisplayName::typed(&(longest + "é"));
        assert_eq!(longer, Err(NameFault::TooLong { most: LONGEST_NAME }));
        for spaced in [" A", "A ", "A  B"] {
            assert_eq!(DisplayName::exactly(spaced.to_owned()), Err(NameFault::Spaces));
        }
        let marks = NameFault::Marks { most: MOST_MARKS };
        assert!(DisplayName::typed("a\u{301}\u{302}\u{303}").is_ok());
        assert_eq!(DisplayName::typed("a\u{301}\u{302}\u{303}\u{304}"), Err(marks));
        assert_eq!(DisplayName::typed("\u{301}a"), Err(marks));
        // Hebrew, Arabic, Thai, Devanagari, and marks of several scripts on one letter.
        for mark in ["\u{5b0}", "\u{64e}", "\u{e31}", "\u{941}", "\u{301}\u{5b0}"] {
            assert_eq!(DisplayName::typed(&format!("a{}", mark.repeat(4))), Err(marks), "{mark:?}");
        }
    }
}
