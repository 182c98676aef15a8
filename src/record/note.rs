//! Notes on turns, and how they are read from a file.

use std::{collections::BTreeMap, fmt, ops::RangeInclusive};

use serde::{
    Deserialize, Deserializer, Serialize, Serializer,
    de::{MapAccess, Visitor},
};

use super::RecordError;
use crate::notation::excerpt;

/// The languages that a note can have a text in: those of the game's booklets.
pub const NOTE_LANGUAGES: [&str; 6] = ["ca", "de", "en", "es", "fr", "it"];

/// A comment on a turn: one text, or a text for each of several languages.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Note {
    /// One text for all languages.
    Text(String),
    /// Texts by language, which is one of [`NOTE_LANGUAGES`].
    ByLanguage(BTreeMap<String, String>),
}

impl Note {
    /// The text in a language, or in another one if there is none.
    pub fn text_in(&self, language: &str) -> &str {
        match self {
            Note::Text(text) => text,
            Note::ByLanguage(texts) => {
                let own = texts.get(language);
                own.or_else(|| texts.values().next()).map_or("", String::as_str)
            }
        }
    }
}

/// The notes of a record as they are written, unchecked. A map would silently drop the first of two notes
/// on one turn, or of two texts in one language.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Notes(Vec<(usize, Written)>);

#[derive(Clone, Debug, PartialEq, Eq)]
enum Written {
    Text(String),
    ByLanguage(Vec<(String, String)>),
}

impl Notes {
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// The notes by turn, if each is right and belongs to one of these turns.
    pub fn check(self, turns: RangeInclusive<usize>) -> Result<BTreeMap<usize, Note>, RecordError> {
        let mut notes = BTreeMap::new();
        for (turn, written) in self.0 {
            if turn > *turns.end() {
                return Err(RecordError::NoteBeyondEnd { turn, turns: *turns.end() });
            }
            if turn < *turns.start() {
                return Err(RecordError::NoteBeforeLine { turn, first: *turns.start() });
            }
            if notes.insert(turn, written.check(turn)?).is_some() {
                return Err(RecordError::NoteTwice { turn });
            }
        }
        Ok(notes)
    }
}

impl Written {
    fn check(self, turn: usize) -> Result<Note, RecordError> {
        let texts = match self {
            Written::Text(text) => return Ok(Note::Text(text)),
            Written::ByLanguage(texts) => texts,
        };
        let mut by_language = BTreeMap::new();
        for (tag, text) in texts {
            let Some(language) = NOTE_LANGUAGES.into_iter().find(|known| *known == tag) else {
                let (language, known) = (excerpt(&tag), NOTE_LANGUAGES.to_vec());
                return Err(RecordError::NoteLanguageUnknown { turn, language, known });
            };
            if by_language.insert(tag, text).is_some() {
                return Err(RecordError::NoteLanguageTwice { turn, language });
            }
        }
        Ok(Note::ByLanguage(by_language))
    }
}

impl<'n> FromIterator<(&'n usize, &'n Note)> for Notes {
    fn from_iter<I: IntoIterator<Item = (&'n usize, &'n Note)>>(notes: I) -> Notes {
        let written = |note: &Note| match note {
            Note::Text(text) => Written::Text(text.clone()),
            Note::ByLanguage(texts) => Written::ByLanguage(texts.clone().into_iter().collect()),
        };
        Notes(notes.into_iter().map(|(turn, note)| (*turn, written(note))).collect())
    }
}

impl Serialize for Notes {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_map(self.0.iter().map(|(turn, note)| (turn, note)))
    }
}

impl Serialize for Written {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self {
            Written::Text(text) => serializer.serialize_str(text),
            Written::ByLanguage(texts) => {
                serializer.collect_map(texts.iter().map(|(language, text)| (language, text)))
            }
        }
    }
}

impl<'de> Deserialize<'de> for Notes {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Notes, D::Error> {
        struct ByTurn;

        impl<'de> Visitor<'de> for ByTurn {
            type Value = Notes;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("notes by turn")
            }

            fn visit_map<A: MapAccess<'de>>(self, map: A) -> Result<Notes, A::Error> {
                entries(map).map(Notes)
            }
        }

        deserializer.deserialize_map(ByTurn)
    }
}

impl<'de> Deserialize<'de> for Written {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Written, D::Error> {
        struct TextOrTexts;

        impl<'de> Visitor<'de> for TextOrTexts {
            type Value = Written;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("a text, or texts by language")
            }

            fn visit_str<E>(self, text: &str) -> Result<Written, E> {
                Ok(Written::Text(text.to_owned()))
            }

            fn visit_map<A: MapAccess<'de>>(self, map: A) -> Result<Written, A::Error> {
                entries(map).map(Written::ByLanguage)
            }
        }

        deserializer.deserialize_any(TextOrTexts)
    }
}

/// All entries of a map, also those whose keys are equal.
fn entries<'de, A, K, V>(mut map: A) -> Result<Vec<(K, V)>, A::Error>
where
    A: MapAccess<'de>,
    K: Deserialize<'de>,
    V: Deserialize<'de>,
{
    let mut entries = Vec::new();
    while let Some(entry) = map.next_entry()? {
        entries.push(entry);
    }
    Ok(entries)
}
