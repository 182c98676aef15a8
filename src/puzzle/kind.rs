//! What a puzzle asks for, and by what it is won.

use serde::{Deserialize, Serialize};
use strum::{EnumString, IntoStaticStr, VariantArray, VariantNames};

/// What a puzzle asks for.
#[derive(
    Clone,
    Copy,
    Debug,
    PartialEq,
    Eq,
    PartialOrd,
    Ord,
    Hash,
    Serialize,
    VariantNames,
    VariantArray,
    IntoStaticStr,
    EnumString,
)]
#[strum(serialize_all = "lowercase")]
pub enum PuzzleKind {
    /// Win at once.
    Win1,
    /// Win within two turns.
    Win2,
    /// Win within three turns.
    Win3,
    /// Play a turn after which the opponent cannot force a win within two turns.
    Hold2,
    /// Say whether there is a win within three turns, and how it begins.
    Quiet,
}

impl PuzzleKind {
    /// The name in files.
    pub fn name(self) -> &'static str {
        self.into()
    }

    /// The number of turns that a proof of this kind looks ahead.
    pub const fn within(self) -> u32 {
        match self {
            PuzzleKind::Win1 => 1,
            PuzzleKind::Win2 | PuzzleKind::Hold2 => 2,
            PuzzleKind::Win3 | PuzzleKind::Quiet => 3,
        }
    }
}

/// What a puzzle is about.
#[derive(
    Clone,
    Copy,
    Debug,
    PartialEq,
    Eq,
    PartialOrd,
    Ord,
    Hash,
    Serialize,
    Deserialize,
    VariantNames,
    VariantArray,
    IntoStaticStr,
    EnumString,
)]
#[strum(serialize_all = "kebab-case")]
pub enum PuzzleTheme {
    /// The tokens form a triangle.
    Triangle,
    /// The tokens form a line.
    Line,
    /// The tokens form a tick.
    Tick,
    /// The turn that solves it makes no threat.
    QuietDisc,
    /// The disc opens the path of a threat, or ends it where it must.
    OpenedPath,
    /// A threat leads over the disc that was just moved, which the opponent may not take.
    LockedDisc,
    /// The turn takes a threat away from the opponent.
    BlockedDefender,
    /// The turn makes two threats or more.
    DoubleThreat,
    /// A hole in the board stops a token where it wins.
    Hole,
}

impl PuzzleTheme {
    /// The name in files.
    pub fn name(self) -> &'static str {
        self.into()
    }
}
