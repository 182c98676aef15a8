//! That no win or loss was missed: the search looks into late steps less deeply, so once a depth is
//! finished, a proof goes over it that leaves out nothing.

use std::{collections::HashMap, mem};

use super::{Search, Stopped, deepen::Ply, node::Window};
use crate::{
    engine::{
        score::Score,
        solve::{BrokenOff, Memory, Proof, Prover},
    },
    rules::Position,
};

/// Proofs of more turns than these, of one side, take longer than a player wants to wait.
pub(super) const LONGEST: u32 = 3;

/// What proofs have found out, from one depth to the next.
pub(super) struct Proofs {
    memory: Memory,
    /// The positions after a turn at the root that are won for the opponent, by their hash.
    lost: HashMap<u64, Score>,
}

/// Room for as many positions as a proof of the longest win is likely to need.
const ROOM: usize = 1 << 16;

impl Proofs {
    pub fn new() -> Proofs {
        Proofs { memory: Memory::new(ROOM), lost: HashMap::new() }
    }

    /// What the position after a turn at the root is proven to be worth, if it is.
    #[inline]
    pub fn of(&self, hash: u64) -> Option<Score> {
        if self.lost.is_empty() { None } else { self.lost.get(&hash).copied() }
    }
}

impl Search<'_> {
    /// Makes sure that within the turns of a depth no win was missed, and that the best turn does not
    /// lose where another holds.
    pub(super) fn prove(&mut self, ply: &mut Ply) -> Result<(), Stopped> {
        let own = ply.depth.div_ceil(2).min(LONGEST);
        if ply.score.wins_in().is_none_or(|n| n > own)
            && let Some(Proof { turns, first }) = self.quickest_win(&self.position.clone(), own)?
        {
            ply.score = Score::win(turns);
            ply.best = first;
        }
        let others = (ply.depth / 2).min(LONGEST);
        // A loss that is farther off may have hidden one that is nearer.
        let may_lose =
            |score: Score| score.wins_in().is_none() && score.loses_in().is_none_or(|n| n > others);
        while others > 0 && may_lose(ply.score) {
            let Some(after) = self.after(ply.best) else { break };
            let Some(Proof { turns, .. }) = self.quickest_win(&after, others)? else { break };
            // As the search counts: the opponent's turns come second.
            self.proofs.lost.insert(after.hash(), Score::win_at(2 * turns as i32));
            self.best = None;
            ply.score = self.root(ply.depth as i32, Window::FULL)?;
            match self.best {
                Some(best) => ply.best = best,
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
        let mut memory = mem::replace(&mut self.proofs.memory, Memory::new(1));
        let mut tick = || self.count().map_err(|Stopped| BrokenOff);
        let proof = Prover::new(position, &mut memory, drawn, &mut tick).quickest(within);
        self.proofs.memory = memory;
        proof.map_err(|BrokenOff| Stopped)
    }
}
