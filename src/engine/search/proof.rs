//! The proof that no win or loss was missed. The search looks less deeply into late steps, so after each
//! finished depth a proof that leaves out nothing checks its result.

use std::collections::HashMap;

use super::{Search, Stopped, deepen::DepthResult, node::Window};
use crate::{
    engine::{
        score::Score,
        solve::{Interrupted, Memory, Proof, Prover},
    },
    rules::Position,
};

/// The most turns of one side in a proof. Longer proofs would keep the player waiting.
pub(super) const LONGEST: u32 = 3;

/// The results of proofs. They are kept from one depth to the next.
pub(super) struct Proofs {
    /// Made for the first proof: most threads never need it.
    memory: Option<Memory>,
    /// The positions one turn after the root that the opponent wins, by their hash.
    lost: HashMap<u64, Score>,
}

/// The number of positions to remember. A proof of the longest win is likely to need this many.
const ROOM: usize = 1 << 16;

impl Proofs {
    pub fn new() -> Proofs {
        Proofs { memory: None, lost: HashMap::new() }
    }

    /// The proven score of a position one turn after the root, if there is one.
    #[inline]
    pub fn of(&self, hash: u64) -> Option<Score> {
        if self.lost.is_empty() { None } else { self.lost.get(&hash).copied() }
    }
}

impl Search<'_> {
    /// Makes sure that the depth missed no win, and that the best turn does not lose if another turn
    /// does not.
    pub(super) fn prove(&mut self, result: &mut DepthResult) -> Result<(), Stopped> {
        let own = result.depth.div_ceil(2).min(LONGEST);
        if result.score.wins_in().is_none_or(|n| n > own)
            && let Some(Proof { turns, first }) = self.quickest_win(&self.position.clone(), own)?
        {
            result.score = Score::win(turns);
            result.best = first;
        }
        let others = (result.depth / 2).min(LONGEST);
        // A distant loss may have hidden a nearer one.
        let may_lose =
            |score: Score| score.wins_in().is_none() && score.loses_in().is_none_or(|n| n > others);
        while others > 0 && may_lose(result.score) {
            let Some(after) = self.after(result.best) else { break };
            let Some(Proof { turns, .. }) = self.quickest_win(&after, others)? else { break };
            // The search counts the turns of both sides, so the opponent wins after an even number.
            self.proofs.lost.insert(after.hash(), Score::win_at(2 * turns as i32));
            self.best = None;
            result.score = self.root(result.depth as i32, Window::FULL)?;
            match self.best {
                Some(best) => result.best = best,
                None => break,
            }
        }
        Ok(())
    }

    fn quickest_win(&mut self, position: &Position, within: u32) -> Result<Option<Proof>, Stopped> {
        if within == 0 {
            return Ok(None);
        }
        let drawn = self.shared.stood_twice;
        let mut memory = self.proofs.memory.take().unwrap_or_else(|| Memory::new(ROOM));
        let mut tick = || self.count().map_err(|Stopped| Interrupted);
        let proof = Prover::new(position, &mut memory, drawn, &mut tick).quickest(within);
        self.proofs.memory = Some(memory);
        proof.map_err(|Interrupted| Stopped)
    }
}
