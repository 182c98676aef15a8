//! A text of a lesson: written out, or a sentence of the catalogue.

use std::{collections::BTreeMap, fmt};

use serde::{
    Deserialize, Deserializer,
    de::{MapAccess, Visitor},
};

/// A text of a lesson.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Text {
    /// The sentence of the catalogue with this key. In files its key stands behind an `@`.
    Key(String),
    /// One text for all languages.
    Plain(String),
    /// A text for each of several languages, by tags such as `de`.
    ByLanguage(BTreeMap<String, String>),
}

/// The mark before the key of a sentence.
const KEY_MARK: char = '@';

/// The language to fall back on.
const FALLBACK: &str = "en";

impl Text {
    /// The key, if this is a sentence of the catalogue.
    pub fn key(&self) -> Option<&str> {
        match self {
            Text::Key(key) => Some(key),
            Text::Plain(_) | Text::ByLanguage(_) => None,
        }
    }

    /// Whether nothing is written.
    pub fn is_empty(&self) -> bool {
        match self {
            Text::Key(text) | Text::Plain(text) => text.trim().is_empty(),
            Text::ByLanguage(texts) => {
                texts.is_empty() || texts.values().any(|text| text.trim().is_empty())
            }
        }
    }

    /// The text in a language. `say` looks up sentences of the catalogue.
    pub fn said(&self, language: &str, say: impl Fn(&str) -> String) -> String {
        match self {
            Text::Key(key) => say(key),
            Text::Plain(text) => text.clone(),
            Text::ByLanguage(texts) => {
                let found = texts.get(language).or_else(|| texts.get(FALLBACK));
                found.or_else(|| texts.values().next()).cloned().unwrap_or_default()
            }
        }
    }
}

impl<'de> Deserialize<'de> for Text {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Text, D::Error> {
        struct TextOrTexts;

        impl<'de> Visitor<'de> for TextOrTexts {
            type Value = Text;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("a text, or texts by language")
            }

            fn visit_str<E>(self, text: &str) -> Result<Text, E> {
                Ok(match text.strip_prefix(KEY_MARK) {
                    Some(key) => Text::Key(key.to_owned()),
                    None => Text::Plain(text.to_owned()),
                })
            }

            fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Text, A::Error> {
                let mut texts = BTreeMap::new();
                while let Some((language, text)) = map.next_entry()? {
                    texts.insert(language, text);
                }
                Ok(Text::ByLanguage(texts))
            }
        }

        deserializer.deserialize_any(TextOrTexts)
    }
}
