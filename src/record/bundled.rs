//! The matches that come with the game.

use std::sync::LazyLock;

use super::{Note, Record, RecordError};
use crate::rules::Match;

/// A match that comes with the game. Its notes are keys of sentences, so that they can be translated.
#[derive(Debug)]
pub struct Bundled {
    /// The name of its file, without the ending.
    pub name: &'static str,
    /// The match, with a key in place of each note.
    record: Record,
}

/// The files, in the order of a list.
const FILES: [(&str, &str); 6] = [
    ("line", include_str!("../../assets/matches/line.ron")),
    ("triangle", include_str!("../../assets/matches/triangle.ron")),
    ("tick", include_str!("../../assets/matches/tick.ron")),
    ("locked", include_str!("../../assets/matches/locked.ron")),
    ("saved", include_str!("../../assets/matches/saved.ron")),
    ("long", include_str!("../../assets/matches/long.ron")),
];

impl Bundled {
    /// The key of its title.
    pub fn title_key(&self) -> String {
        format!("match-{}", self.name)
    }

    /// What was played.
    pub fn game(&self) -> &Match {
        &self.record.game
    }

    /// The keys of its notes, in the order of the turns.
    pub fn note_keys(&self) -> impl Iterator<Item = &str> {
        self.record.notes.values().filter_map(|note| match note {
            Note::Text(key) => Some(key.as_str()),
            Note::ByLanguage(_) => None,
        })
    }

    /// The match with its notes in words: `say` gives the sentence of a key.
    pub fn record(&self, say: impl Fn(&str) -> String) -> Record {
        let mut record = self.record.clone();
        for note in record.notes.values_mut() {
            if let Note::Text(text) = note {
                *text = say(text);
            }
        }
        record
    }
}

/// The matches that come with the game, in the order of a list. They are read once.
///
/// The error is that of the first file that cannot be read. A test makes sure that there is none.
pub fn bundled() -> Result<&'static [Bundled], &'static RecordError> {
    static BUNDLED: LazyLock<Result<Vec<Bundled>, RecordError>> = LazyLock::new(|| {
        let read =
            |(name, text): &(&'static str, &str)| Ok(Bundled { name, record: Record::read(text)? });
        FILES.iter().map(read).collect()
    });
    BUNDLED.as_deref()
}
