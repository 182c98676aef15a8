//! The search: who can leave the other without a new shape.

use arrayvec::ArrayVec;

use super::{
    graph::MutantEdge,
    score::{END, MutantScore, seen_after, seen_before},
    state::{MOST_CHOICES, MutantState},
    table::{MutantBound, MutantTable},
};
use crate::engine::Stop;

/// The search was stopped.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct MutantStopped;

/// How many positions are looked at between two looks at the signal to stop.
const PATIENCE: u64 = 1024;

/// Two to the power of it positions are remembered. That is enough for all that a match on the endless grid can come to.
const BITS: u32 = 18;

/// Looks ahead, and remembers what it found.
pub struct MutantSearch {
    table: MutantTable,
    /// How many positions were looked at.
    nodes: u64,
}

impl MutantSearch {
    pub fn new() -> MutantSearch {
        MutantSearch { table: MutantTable::new(BITS), nodes: 0 }
    }

    pub fn nodes(&self) -> u64 {
        self.nodes
    }

    /// The score of a position, if it lies between these. If not, the result lies on the same side of them.
    pub fn look(
        &mut self,
        state: &MutantState,
        (mut alpha, beta): (MutantScore, MutantScore),
        stop: &Stop,
    ) -> Result<MutantScore, MutantStopped> {
        self.nodes += 1;
        if self.nodes.is_multiple_of(PATIENCE) && stop.is_rung() {
            return Err(MutantStopped);
        }
        let key = state.key();
        if let Some((score, bound)) = self.table.get(key) {
            match bound {
                MutantBound::Exact => return Ok(score),
                MutantBound::AtLeast if score >= beta => return Ok(score),
                MutantBound::AtMost if score <= alpha => return Ok(score),
                _ => {}
            }
        }
        let least = alpha;
        let mut best = -END;
        for (_, edge) in promising(state) {
            let window = (seen_after(beta), seen_after(alpha));
            best = best.max(seen_before(self.look(&state.after(edge), window, stop)?));
            alpha = alpha.max(best);
            if alpha >= beta {
                break;
            }
        }
        let bound = match best {
            _ if best >= beta => MutantBound::AtLeast,
            _ if best <= least => MutantBound::AtMost,
            _ => MutantBound::Exact,
        };
        self.table.put(key, best, bound, state.most_left());
        Ok(best)
    }
}

/// The legal turns, first those that leave the other player the fewest. A turn that leaves none wins.
fn promising(state: &MutantState) -> ArrayVec<(usize, &'static MutantEdge), MOST_CHOICES> {
    let mut turns: ArrayVec<_, MOST_CHOICES> =
        state.edges().map(|edge| (state.after(edge).edges().count(), edge)).collect();
    turns.sort_by_key(|(left, _)| *left);
    turns
}
