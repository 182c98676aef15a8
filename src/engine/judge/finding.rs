//! Findings: what is proven about a turn that was played. Nothing here is an estimate.

use serde::{Deserialize, Serialize, Serializer, ser::SerializeStructVariant};
use strum::{IntoStaticStr, VariantNames};

use super::examiner::Examiner;
use crate::{
    engine::{
        limits::LONGEST_PROOF,
        score::{Score, last_turn},
        solve::Only,
        who::Who,
    },
    rules::{Ending, Match, Side},
};

/// What is proven about a turn. Turns are counted in turns of the side that wins.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, VariantNames, IntoStaticStr,
)]
pub enum Finding {
    /// The side could have forced a win within this many turns, the first included. After the turn that it
    /// played, the opponent can hold out longer than [`LONGEST_PROOF`] turns; or the side could have won at once, and
    /// now wins later.
    MissedWin {
        /// The turns that the win would have taken.
        turns: u32,
    },
    /// After every other turn, the opponent could have forced a win within two turns. After this one, it
    /// cannot within [`LONGEST_PROOF`] turns.
    OnlyTurn,
    /// The same is true of every turn with another slide. Several relocations held.
    OnlySlide,
    /// The same is true of every turn with another relocation. Several slides held.
    OnlyRelocation,
    /// The turn lets the opponent force a win within this many turns. After another, it could not have.
    LetWin {
        /// The turns that the opponent needs.
        turns: u32,
    },
    /// Whatever the side plays, the opponent forces a win within this many turns.
    Lost {
        /// The turns that the opponent needs.
        turns: u32,
    },
}

/// The turns within which every other turn must lose, for a turn to be the only one.
const ONLY_WITHIN: u32 = 2;

/// A finding as a sentence tells it. Its keys are those of [`Finding`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ToldFinding {
    finding: Finding,
    turn: usize,
    who: Who,
    opponent: Who,
}

impl Finding {
    /// The finding about a turn with this number, of this side, for a sentence that calls one side “you”.
    pub fn told(self, turn: usize, side: Side, you: Option<Side>) -> ToldFinding {
        let [who, opponent] = [side, side.other()].map(|side| Who::of(side, you));
        ToldFinding { finding: self, turn, who, opponent }
    }

    /// Whether it says that all others lose.
    pub fn is_only(self) -> bool {
        matches!(self, Finding::OnlyTurn | Finding::OnlySlide | Finding::OnlyRelocation)
    }

    /// Whether it stands beside a score after the turn: what holds out where others lose at once may lose all the same.
    pub(super) fn stands(self, after: Score) -> bool {
        !(self.is_only() && after.loses_in().is_some())
    }

    /// Whether the solver can find this.
    pub(super) fn is_possible(self) -> bool {
        match self {
            Finding::MissedWin { turns } | Finding::LetWin { turns } | Finding::Lost { turns } => {
                (1..=LONGEST_PROOF).contains(&turns)
            }
            Finding::OnlyTurn | Finding::OnlySlide | Finding::OnlyRelocation => true,
        }
    }
}

/// A sentence gets whoever played the turn, the opponent, and the details of the kind.
impl Serialize for ToldFinding {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let ToldFinding { finding, turn, who, opponent } = self;
        let mut told = serializer.serialize_struct_variant("Finding", 0, finding.into(), 4)?;
        told.serialize_field("who", who)?;
        told.serialize_field("opponent", opponent)?;
        match finding {
            Finding::MissedWin { turns } => {
                told.serialize_field("turns", turns)?;
                told.serialize_field("by", &last_turn(*turn, *turns))?;
            }
            Finding::LetWin { turns } | Finding::Lost { turns } => {
                told.serialize_field("turns", turns)?;
                told.serialize_field("by", &last_turn(turn + 1, *turns))?;
            }
            Finding::OnlyTurn | Finding::OnlySlide | Finding::OnlyRelocation => {}
        }
        told.end()
    }
}

impl Examiner<'_> {
    /// What can be proven about a turn between two states of a match. `None` if nothing is proven, or nothing worth saying.
    pub fn finding(&mut self, before: &Match, after: &Match) -> Option<Finding> {
        if matches!(after.ending(), Some(Ending::Won { .. })) {
            return None;
        }
        if let Some(win) = self.win(before).found {
            let is_missed = win.turns == 1
                || after.ending().is_some()
                || self.loss(after, LONGEST_PROOF - 1).is_refuted();
            return is_missed.then_some(Finding::MissedWin { turns: win.turns });
        }
        // A draw ends the match, so nobody has won or lost it.
        if after.ending().is_some() {
            return None;
        }
        let reply = self.win(after);
        let Some(reply_wins) = reply.found.map(|win| win.turns) else {
            // This turn holds, so it is one of those that hold.
            let only = if reply.is_refuted() { self.only(before, ONLY_WITHIN) } else { None };
            return only.map(|only| match only {
                Only::Turn => Finding::OnlyTurn,
                Only::Slide => Finding::OnlySlide,
                Only::Relocation => Finding::OnlyRelocation,
            });
        };
        let loss = self.loss(before, LONGEST_PROOF);
        match loss.found {
            Some(turns) => Some(Finding::Lost { turns }),
            None if loss.excluded >= reply_wins => Some(Finding::LetWin { turns: reply_wins }),
            None => None,
        }
    }
}
