//! Turns, and how they are written: `a1>b1`.

use std::{fmt, str::FromStr};

use serde::{Serialize, Serializer};
use strum::VariantNames;

use super::ZebraSquare;

/// The piece on top of a tower goes to a neighbouring one.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[allow(missing_docs, reason = "the names say it")]
pub struct ZebraTurn {
    pub from: ZebraSquare,
    pub to: ZebraSquare,
}

/// What stands between the two squares.
const ARROW: char = '>';

impl fmt::Display for ZebraTurn {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{ARROW}{}", self.from, self.to)
    }
}

impl fmt::Debug for ZebraTurn {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// In sentences a turn is as it is written.
impl Serialize for ZebraTurn {
    fn serialize<S: Serializer>(&self, out: S) -> Result<S::Ok, S::Error> {
        out.collect_str(self)
    }
}

/// Reads a turn exactly as it is written.
impl FromStr for ZebraTurn {
    type Err = ZebraTurnFormError;

    fn from_str(text: &str) -> Result<ZebraTurn, ZebraTurnFormError> {
        let (from, to) = text.split_once(ARROW).ok_or(ZebraTurnFormError::NoArrow)?;
        let read = |square: &str| {
            square.parse().ok().filter(|found: &ZebraSquare| found.to_string() == square)
        };
        Ok(ZebraTurn {
            from: read(from).ok_or(ZebraTurnFormError::NoSquareBefore)?,
            to: read(to).ok_or(ZebraTurnFormError::NoSquareAfter)?,
        })
    }
}

impl ZebraTurn {
    /// Reads a turn as people type it: in capital letters, with blanks, with `-` or nothing for the arrow.
    pub fn read_typed(text: &str) -> Result<ZebraTurn, ZebraTurnFormError> {
        let is_between =
            |letter: char| letter.is_whitespace() || [ARROW, '-', '→'].contains(&letter);
        let squares: String = text.chars().filter(|letter| !is_between(*letter)).collect();
        match squares.split_at_checked(2) {
            Some((from, to)) => {
                format!("{}{ARROW}{}", from.to_lowercase(), to.to_lowercase()).parse()
            }
            None => Err(ZebraTurnFormError::NoSquareBefore),
        }
    }
}

/// Why a text is no turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, VariantNames, thiserror::Error)]
#[error("{self:?}")]
pub enum ZebraTurnFormError {
    /// Nothing stands between the squares.
    NoArrow,
    /// Before the arrow there is no square.
    NoSquareBefore,
    /// After the arrow there is no square.
    NoSquareAfter,
}
