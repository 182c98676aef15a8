//! An attempt: what the learner tried.

use crate::rules::{Match, Position, Refusal, Side, Step};

/// What the learner tried.
#[derive(Clone, Debug)]
pub enum Attempt<'a> {
    /// One part or more that the rules allow.
    Played {
        /// Each part, and the position before it. There is at least one.
        parts: Vec<(Position, Step)>,
        /// The position after the last part.
        after: &'a Position,
        /// How many turns the learner has had in this step before this one.
        earlier: u32,
    },
    /// A part that the rules refuse.
    Refused {
        /// The part.
        step: Step,
        /// The reason.
        why: &'a Refusal,
    },
}

impl<'a> Attempt<'a> {
    /// What was played in a match after its first `from` parts. `None` if nothing was.
    pub fn since(game: &'a Match, from: usize, earlier: u32) -> Option<Attempt<'a>> {
        let mut parts = Vec::new();
        let mut before = game.clone();
        while before.steps().len() > from
            && let Some(step) = before.take_back_step()
        {
            parts.push((before.position().clone(), step));
        }
        parts.reverse();
        (!parts.is_empty()).then_some(Attempt::Played { parts, after: game.position(), earlier })
    }

    /// The side that played. `None` for a part that was refused.
    pub(super) fn side(&self) -> Option<Side> {
        match self {
            Attempt::Played { parts, .. } => parts.first().map(|(position, _)| position.to_move()),
            Attempt::Refused { .. } => None,
        }
    }
}
