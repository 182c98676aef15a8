//! Players in sentences: a side, or you.

use serde::Serialize;
use strum::VariantNames;

use crate::rules::Side;

/// A player in a sentence.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, VariantNames)]
#[allow(missing_docs, reason = "the names say it")]
pub enum Who {
    You,
    Red,
    Black,
}

impl Who {
    /// This side, if a sentence calls one side “you”.
    pub fn of(side: Side, you: Option<Side>) -> Who {
        match side {
            _ if you == Some(side) => Who::You,
            Side::Red => Who::Red,
            Side::Black => Who::Black,
        }
    }
}
