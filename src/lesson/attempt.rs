//! An attempt: what the learner tried.

use crate::rules::{Match, Position, Refusal, Side, Step};

/// What the learner tried.
#[derive(Clone, Debug)]
pub enum Tried<'a> {
    /// One part or more that the rules allow.
    Played {
        /// The side that played them.
        side: Side,
        /// Each part, and the position before it. There is at least one.
        parts: Vec<(Position, Step)>,
        /// The position after the last part.
        after: &'a Position,
        /// How many turns the learner has had in this step before this one.
        earlier: u32,
    },
    /// A part that the rules refuse, and why.
    #[allow(missing_docs, reason = "the line above says it")]
    Refused { step: Step, why: &'a Refusal },
}

impl<'a> Tried<'a> {
    /// What was played in a match after its first `from` parts. `None` if nothing was.
    pub fn since(game: &'a Match, from: usize, earlier: u32) -> Option<Tried<'a>> {
        let mut parts = Vec::new();
        let mut before = game.clone();
        while before.steps().len() > from
            && let Some(step) = before.take_back_step()
        {
            parts.push((before.position().clone(), step));
        }
        parts.reverse();
        let side = parts.first()?.0.to_move();
        Some(Tried::Played { side, parts, after: game.position(), earlier })
    }
}
