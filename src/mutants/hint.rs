//! Hints: the best that can be done, and why it is.

use serde::Serialize;
use strum::VariantNames;

use super::{MutantMatch, MutantProof, MutantSolver, MutantStep, Pentomino};
use crate::engine::Stop;

/// The best that can be done.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct MutantHint {
    /// What to do.
    pub step: MutantStep,
    /// What is good about it.
    pub why: MutantWhy,
}

/// What is good about a turn or a circle. Only the turns of the player who asks are counted, this one and those that follow, and
/// so are the circles of the start that this player still draws: that is how people count how long they have left.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, VariantNames)]
#[allow(missing_docs, reason = "the names of the fields say it")]
pub enum MutantWhy {
    /// The other player can form no new shape after this one.
    Wins { shape: Pentomino },
    /// The player wins, whatever the other does.
    WinsIn { shape: Pentomino, turns: u32 },
    /// Every turn loses, and this one holds out longest.
    HoldsOut { shape: Pentomino, turns: u32 },
    /// The start can become one with which the player wins.
    CircleWins { turns: u32 },
    /// The other player can win with every circle, and this one holds out longest.
    CircleHoldsOut { turns: u32 },
}

/// The best that can be done in a match, and why. `None` if it is over, or if the signal to stop was given.
pub fn mutant_hint(game: &MutantMatch, stop: &Stop) -> Option<MutantHint> {
    let MutantProof { winner, turns, best } = MutantSolver::default().solve(game, stop)?;
    let wins = winner == game.to_move();
    // The players take turns, and the one who asks has the first of them.
    let own = turns.div_ceil(2);
    let why = match (best, game.position()) {
        (MutantStep::Turn(turn), Some(position)) => {
            let shape = position.shape_after(turn).ok()?;
            match (wins, turns) {
                (true, 1) => MutantWhy::Wins { shape },
                (true, _) => MutantWhy::WinsIn { shape, turns: own },
                (false, _) => MutantWhy::HoldsOut { shape, turns: own },
            }
        }
        _ if wins => MutantWhy::CircleWins { turns: own },
        _ => MutantWhy::CircleHoldsOut { turns: own },
    };
    Some(MutantHint { step: best, why })
}
