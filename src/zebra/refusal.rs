//! Why something may not be played.

use serde::Serialize;
use strum::{IntoStaticStr, VariantNames};

use super::{ZebraSide, ZebraSquare};

/// Why a turn, or a piece for it, is refused.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, Serialize, VariantNames, IntoStaticStr, thiserror::Error,
)]
#[error("{self:?}")]
#[allow(missing_docs, reason = "the names of the fields say it")]
pub enum ZebraRefusal {
    /// The match has ended.
    MatchOver,
    /// The board has no such square.
    OffBoard { square: ZebraSquare },
    /// The square from which a piece should be taken is closed.
    NoTower { square: ZebraSquare },
    /// The piece on top belongs to the other side.
    NotYourTower { square: ZebraSquare, owner: ZebraSide },
    /// All towers around are the player's own, or gone.
    NowhereToGo { square: ZebraSquare },
    /// The piece would stay where it is.
    SameSquare { square: ZebraSquare },
    /// The squares do not touch.
    NotNeighbour { from: ZebraSquare, to: ZebraSquare },
    /// The square to go to is closed.
    Closed { square: ZebraSquare },
    /// The tower to go to is the player's own.
    AlreadyYours { square: ZebraSquare, owner: ZebraSide },
}

impl ZebraRefusal {
    /// The name of the reason, the same in all languages.
    pub fn name(self) -> &'static str {
        self.into()
    }
}
