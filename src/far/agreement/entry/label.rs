//! Labels: names of readings of the rules and of levels, as they go over the wire. A newer program may know more of
//! them, so a label that is unknown here can still be read, and told to the player.

use std::fmt;

use serde::{Deserialize, Serialize};

use crate::{record::Level, rules::HouseRules};

/// The most letters of a label.
const LONGEST_LABEL: usize = 32;

/// A name of something in the rules or in a record: letters, digits and `_`.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(into = "String", try_from = "String")]
pub struct Label(String);

/// The text cannot be a label.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("a label has 1 to {LONGEST_LABEL} letters, digits and underscores")]
pub struct NoLabel;

impl Label {
    /// The label as text.
    pub fn as_str(&self) -> &str {
        &self.0
    }

    /// The reading of the rules that it names, if this program knows it.
    pub fn rules(&self) -> Option<HouseRules> {
        self.0.parse().ok()
    }

    /// The level that it names, if this program knows it.
    pub fn level(&self) -> Option<Level> {
        // A level has one label, however else people may write it.
        self.0.parse().ok().filter(|level: &Level| level.name() == self.0)
    }
}

impl From<HouseRules> for Label {
    fn from(rules: HouseRules) -> Label {
        Label(rules.name().to_owned())
    }
}

impl From<Level> for Label {
    fn from(level: Level) -> Label {
        Label(level.name().to_owned())
    }
}

impl TryFrom<String> for Label {
    type Error = NoLabel;

    fn try_from(text: String) -> Result<Label, NoLabel> {
        let is_plain = text.bytes().all(|byte| byte.is_ascii_alphanumeric() || byte == b'_');
        let fits = (1..=LONGEST_LABEL).contains(&text.len());
        if is_plain && fits { Ok(Label(text)) } else { Err(NoLabel) }
    }
}

impl From<Label> for String {
    fn from(label: Label) -> String {
        label.0
    }
}

impl fmt::Display for Label {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}
