//! What follows when one of the two sides says why it does not go on.

use super::{FarMatch, FarTrouble};
use crate::far::agreement::{FarFault, FarStage, Farewell};

/// So often one hears that there is no such match before one believes it.
const IS_NOT_OPEN: u32 = 3;

/// What follows from a farewell.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum FarSequel {
    /// Nothing. Whatever there is to say has been said, or it is about a stranger.
    Nothing,
    /// The player is told, and the match waits.
    Waits(Farewell),
    /// The player is told, and the invitation stays open.
    StaysOpen(FarTrouble),
    /// This player has declined the terms.
    Declines,
    /// The match does not go on now.
    Stops(FarTrouble),
}

impl FarMatch {
    /// The other side has said why it does not go on.
    pub fn heed(&mut self, why: Farewell) -> FarSequel {
        if matches!(self.driver.standing().stage, FarStage::Disputed(_)) {
            return FarSequel::Nothing;
        }
        let has_joined = self.driver.log().consent().is_some();
        match why {
            Farewell::Busy | Farewell::Declined => FarSequel::Waits(why),
            // It may be open there in a moment, or later.
            Farewell::OtherMatch if has_joined || self.not_open + 1 < IS_NOT_OPEN => {
                self.not_open += 1;
                let is_news = has_joined && self.not_open == 1;
                if is_news { FarSequel::Waits(why) } else { FarSequel::Nothing }
            }
            why => self.stop(FarTrouble::of_farewell(why)),
        }
    }

    /// This side has ended a connection.
    pub fn heed_own(&self, why: Farewell) -> FarSequel {
        match why {
            Farewell::Declined => FarSequel::Declines,
            Farewell::Wrong { .. }
            | Farewell::OtherRules { .. }
            | Farewell::OtherMatch
            | Farewell::Taken
            | Farewell::Busy => FarSequel::Nothing,
            why => self.stop(FarTrouble::of_farewell(why)),
        }
    }

    /// An entry that came was refused.
    pub fn heed_refusal(&self, fault: &FarFault) -> FarSequel {
        match fault.outdated() {
            Some(where_to) => self.stop(FarTrouble::Update { where_to }),
            None => FarSequel::Nothing,
        }
    }

    /// A stranger cannot stop somebody who waits for another.
    fn stop(&self, trouble: FarTrouble) -> FarSequel {
        match self.driver.standing().stage {
            FarStage::Inviting => FarSequel::StaysOpen(trouble),
            _ => FarSequel::Stops(trouble),
        }
    }
}
