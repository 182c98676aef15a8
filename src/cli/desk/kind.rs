//! Tells records, lessons and positions apart, even if they have errors.

use std::fmt;

use ron::Options;
use serde::{
    Deserializer,
    de::{DeserializeSeed, IgnoredAny, MapAccess, Visitor},
};

use crate::notation::BYTE_ORDER_MARK;

/// What a text is meant to be.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    Record,
    Lesson,
    Position,
}

/// What the field `format` says.
const FORMATS: [(&str, Kind); 2] =
    [("nonaga-match", Kind::Record), ("nonaga-lesson", Kind::Lesson)];

/// The fields that only one kind has.
const TELLING_FIELDS: [(&str, Kind); 15] = [
    ("title", Kind::Lesson),
    ("group", Kind::Lesson),
    ("position", Kind::Lesson),
    ("steps", Kind::Lesson),
    ("date", Kind::Record),
    ("first", Kind::Record),
    ("start", Kind::Record),
    ("turns", Kind::Record),
    ("notes", Kind::Record),
    ("lines", Kind::Record),
    ("from", Kind::Record),
    ("result", Kind::Record),
    ("discs", Kind::Position),
    ("to_move", Kind::Position),
    ("locked", Kind::Position),
];

impl Kind {
    /// The kind that the first telling field shows. `None` if there is no such field before the first error.
    pub fn of(text: &str) -> Option<Kind> {
        let mut kind = None;
        // Only the fields before an error count, so it does not matter whether there is one.
        let _ = Options::default()
            .from_str_seed(text.trim_start_matches(BYTE_ORDER_MARK), Fields(&mut kind));
        kind
    }
}

/// Goes through the fields of a text and notes the first kind that one of them shows.
struct Fields<'k>(&'k mut Option<Kind>);

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
                *self.0 = self.0.or_else(|| find(&FORMATS, &format));
            } else {
                *self.0 = self.0.or_else(|| find(&TELLING_FIELDS, &field));
                map.next_value::<IgnoredAny>()?;
            }
        }
        Ok(())
    }
}

fn find(table: &[(&str, Kind)], name: &str) -> Option<Kind> {
    table.iter().find(|(known, _)| *known == name).map(|(_, kind)| *kind)
}

#[cfg(test)]
mod tests {
    use super::Kind;

    #[test]
    fn the_first_telling_field_decides() {
        for (text, kind) in [
            ("(discs: [], red: [])", Some(Kind::Position)),
            ("(red: [], black: [], to_move: Rad)", Some(Kind::Position)),
            ("/* format: */ (discs: [(0,\n0", Some(Kind::Position)),
            ("\u{feff}(format: \"nonaga-match\",", Some(Kind::Record)),
            ("(format: \"nonaga-lesson\", version: 2, ste", Some(Kind::Lesson)),
            ("(version: 1, title: \"format\", date: 1)", Some(Kind::Lesson)),
            ("(format: \"other\", rules: booklet, turns: [])", Some(Kind::Record)),
            ("(start: Some((discs: [], locked: None)), turns", Some(Kind::Record)),
            (
                "(red: (name: \"format\", player: Human), rules: booklet, first: Red)",
                Some(Kind::Record),
            ),
            ("Setup(locked: None)", Some(Kind::Position)),
            ("(red: [])", None),
            ("(", None),
            ("", None),
            ("[1, 2]", None),
            ("format", None),
        ] {
            assert_eq!(Kind::of(text), kind, "{text}");
        }
    }
}
