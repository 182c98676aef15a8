//! Small stand-ins for a recorded match, settings and progress. A match shows when any part of it is
//! missing.

use std::{collections::BTreeSet, fmt::Write};

use nonaga::home::{Damage, Home, HomeError, SavedMatch, Shared, Stored, Title, Unreadable};
use nonaga::notation::RonFault;
use serde::{Deserialize, Serialize};

/// A match of numbered parts. Its text contains their count and ends with their sum, so that a missing part
/// is noticed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Match {
    pub id: u32,
    pub parts: u32,
}

/// The newest version this stand-in can read.
const VERSION: u32 = 1;

impl SavedMatch for Match {
    fn from_text(text: &str) -> Result<Self, Unreadable> {
        let damaged = || {
            let fault = RonFault::Misplaced;
            Unreadable::from(Damage::Malformed { line: 1, column: 1, fault })
        };
        let mut lines = text.split_inclusive('\n').map(|line| line.strip_suffix('\n'));
        let mut number = |of: &str| -> Option<u64> {
            lines.next()??.strip_prefix(of)?.strip_prefix(' ')?.parse().ok()
        };
        let version = number("version").ok_or_else(damaged)? as u32;
        if version > VERSION {
            return Err(Unreadable::Newer { version });
        }
        let id = number("match").ok_or_else(damaged)? as u32;
        let parts = number("parts").ok_or_else(damaged)?;
        if !(1..=parts).all(|part| number("part") == Some(part))
            || number("sum") != Some((1..=parts).sum())
            || lines.next().is_some()
        {
            return Err(damaged());
        }
        Ok(Self { id, parts: parts as u32 })
    }

    fn to_text(&self) -> String {
        let mut text = format!("version {VERSION}\nmatch {}\nparts {}\n", self.id, self.parts);
        for part in 1..=self.parts {
            _ = writeln!(text, "part {part}");
        }
        _ = writeln!(text, "sum {}", (1..=u64::from(self.parts)).sum::<u64>());
        text
    }

    /// The same for all, so that all get the same file name.
    fn title(&self) -> Title {
        let (date, red, black) = ("2026-11-20T18:30:00Z", "Ada", "Hard");
        Title { date: date.to_owned(), first: red.to_owned(), second: black.to_owned() }
    }
}

#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(default)]
pub struct Settings {
    pub volume: u32,
    pub language: String,
}

impl Stored for Settings {
    const NAME: &'static str = "settings";
    const VERSION: u32 = 1;
}

impl Shared for Settings {
    fn change(&mut self, before: &Settings, after: &Settings) {
        if after.volume != before.volume {
            self.volume = after.volume;
        }
        if after.language != before.language {
            self.language.clone_from(&after.language);
        }
    }
}

#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(default)]
pub struct Progress {
    pub done: BTreeSet<u32>,
}

impl Progress {
    /// Learns a lesson, and stores that.
    pub fn learn(&mut self, lesson: u32, home: &Home) -> Result<(), HomeError> {
        let before = self.clone();
        self.done.insert(lesson);
        home.save(&before, self).map(drop)
    }
}

impl Stored for Progress {
    const NAME: &'static str = "progress";
    const VERSION: u32 = 1;
}

impl Shared for Progress {
    fn change(&mut self, before: &Progress, after: &Progress) {
        self.done.extend(after.done.difference(&before.done));
    }
}

#[test]
fn a_truncated_match_cannot_be_read() {
    let whole = Match { id: 7, parts: 12 };
    let text = whole.to_text();
    assert_eq!(Match::from_text(&text), Ok(whole));
    for end in 0..text.len() {
        assert!(Match::from_text(&text[..end]).is_err(), "{end} bytes of {text:?}");
    }
}
