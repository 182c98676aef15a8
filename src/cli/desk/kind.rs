//! Tells records, lessons and positions apart, even if they have errors.

use std::fmt;

use ron::Options;
use serde::{
    Deserializer,
    de::{DeserializeSeed, IgnoredAny, MapAccess, Visitor},
};

use crate::notation::BYTE_ORDER_MARK;

/// What a text is meant to be. A record of another game has the name of that game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TextKind {
    Record,
    Lesson,
    Position,
    Zebra,
    Mutants,
}

/// What the field `format` says.
const FORMATS: [(&str, TextKind); 4] = [
    ("nonaga-match", TextKind::Record),
    ("nonaga-lesson", TextKind::Lesson),
    ("nonaga-zebra", TextKind::Zebra),
    ("nonaga-mutants", TextKind::Mutants),
];

/// The fields that only one kind has.
const TELLING_FIELDS: [(&str, TextKind); 15] = [
    ("title", TextKind::Lesson),
    ("group", TextKind::Lesson),
    ("position", TextKind::Lesson),
    ("steps", TextKind::Lesson),
    ("date", TextKind::Record),
    ("first", TextKind::Record),
    ("start", TextKind::Record),
    ("turns", TextKind::Record),
    ("notes", TextKind::Record),
    ("lines", TextKind::Record),
    ("from", TextKind::Record),
    ("result", TextKind::Record),
    ("discs", TextKind::Position),
    ("to_move", TextKind::Position),
    ("locked", TextKind::Position),
];

impl TextKind {
    /// The kind that the format names, or else the one that the first telling field shows. `None` if there is no such field before the first error.
    pub fn of(text: &str) -> Option<TextKind> {
        let mut kind = None;
        // Only the fields before an error count, so it does not matter whether there is one.
        let _ = Options::default()
            .from_str_seed(text.trim_start_matches(BYTE_ORDER_MARK), Fields(&mut kind));
        kind
    }
}

/// Goes through the fields of a text and notes the first kind that one of them shows.
struct Fields<'k>(&'k mut Option<TextKind>);

impl<'de> DeserializeSeed<'de> for Fields<'_> {
    type Value = ();

    fn deserialize<D: Deserializer<'de>>(self, deserializer: D) -> Result<(), D::Error> {
        deserializer.deserialize_any(self)
    }
}

impl<'de> Visitor<'de> for Fields<'_> {
    type Value = ();

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("fields")
    }

    fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<(), A::Error> {
        while let Some(field) = map.next_key::<String>()? {
            if field == "format" {
                let format = map.next_value::<String>()?;
                *self.0 = find(&FORMATS, &format).or(*self.0);
            } else {
                *self.0 = self.0.or_else(|| find(&TELLING_FIELDS, &field));
                map.next_value::<IgnoredAny>()?;
            }
        }
        Ok(())
    }
}

fn find(table: &[(&str, TextKind)], name: &str) -> Option<TextKind> {
    table.iter().find(|(known, _)| *known == name).map(|(_, kind)| *kind)
}

#[cfg(test)]
mod tests {
    use super::TextKind;

    #[test]
    fn the_first_telling_field_decides() {
        for (text, kind) in [
            ("(discs: [], red: [])", Some(TextKind::Position)),
            ("(red: [], black: [], to_move: Rad)", Some(TextKind::Position)),
            ("/* format: */ (discs: [(0,\n0", Some(TextKind::Position)),
            ("\u{feff}(format: \"nonaga-match\",", Some(TextKind::Record)),
            ("(format: \"nonaga-lesson\", version: 2, ste", Some(TextKind::Lesson)),
            ("(date: \"\", turns: [], format: \"nonaga-zebra\")", Some(TextKind::Zebra)),
            ("(version: 1, title: \"format\", date: 1)", Some(TextKind::Lesson)),
            ("(format: \"other\", rules: booklet, turns: [])", Some(TextKind::Record)),
            ("(start: Some((discs: [], locked: None)), turns", Some(TextKind::Record)),
            (
                "(red: (name: \"format\", player: Human), rules: booklet, first: Red)",
                Some(TextKind::Record),
            ),
            ("Setup(locked: None)", Some(TextKind::Position)),
            ("(red: [])", None),
            ("(", None),
            ("", None),
            ("[1, 2]", None),
            ("format", None),
        ] {
            assert_eq!(TextKind::of(text), kind, "{text}");
        }
    }
}
