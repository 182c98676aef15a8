//! Who wins with best play. It is known of every position, because no match is longer than eleven turns.

use std::collections::HashMap;

use super::{
    MutantCell, MutantMatch, MutantSide, MutantStep,
    search::{
        END, MutantScore, MutantSearch, MutantState, MutantStopped, seen_before, turns_to_end,
    },
};
use crate::engine::Stop;

/// A side wins, whatever the other plays.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct MutantProof {
    /// The winner.
    pub winner: MutantSide,
    /// In how many turns the match ends, those of both sides counted, if the winner hurries and the loser holds out. Circles
    /// of the start that are still to be drawn count as turns.
    pub turns: u32,
    /// What leads there: the quickest for a winner who is to move, and the longest resistance for a loser.
    pub best: MutantStep,
}

impl MutantProof {
    /// What the score says to the player who is to move.
    pub(super) fn of(game: &MutantMatch, score: MutantScore, best: MutantStep) -> MutantProof {
        let mover = game.to_move();
        let winner = if score > 0 { mover } else { mover.other() };
        MutantProof { winner, turns: turns_to_end(score), best }
    }
}

/// Finds out who wins. It remembers what it has seen, so the next position of a match takes it no time.
pub struct MutantSolver {
    search: MutantSearch,
}

impl Default for MutantSolver {
    fn default() -> MutantSolver {
        MutantSolver { search: MutantSearch::new() }
    }
}

/// The best steps, all worth the same, in the order of their cells.
pub(super) struct MutantBest {
    pub steps: Vec<MutantStep>,
    pub score: MutantScore,
}

impl MutantSolver {
    /// Who wins the match from here, and how. `None` if it is over, or if the signal to stop was given.
    ///
    /// ```
    /// use nonaga::{engine::Stop, mutants::*};
    ///
    /// let start = Pentomino::I.in_the_middle();
    /// let game = MutantMatch::new(MutantGrid::Five, MutantRepeats::Refused, &start)?;
    /// let proof = MutantSolver::default().solve(&game, &Stop::default()).unwrap();
    /// assert_eq!((proof.winner, proof.turns), (MutantSide::Second, 10));
    /// # Ok::<(), MutantStartFault>(())
    /// ```
    pub fn solve(&mut self, game: &MutantMatch, stop: &Stop) -> Option<MutantProof> {
        let MutantBest { steps, score } = self.best(game, stop)?;
        Some(MutantProof::of(game, score, *steps.first()?))
    }

    /// How many positions were looked at so far.
    pub fn nodes(&self) -> u64 {
        self.search.nodes()
    }

    /// The best steps. `None` if the match is over, or if the signal to stop was given.
    pub(super) fn best(&mut self, game: &MutantMatch, stop: &Stop) -> Option<MutantBest> {
        let mut best = MutantBest { steps: Vec::new(), score: -END };
        let mut drawings = HashMap::new();
        for step in game.steps() {
            let mut after = game.clone();
            after.take(step).ok()?;
            let score = seen_before(self.score(&after, &mut drawings, stop).ok()?);
            if best.steps.is_empty() || score > best.score {
                best = MutantBest { steps: vec![step], score };
            } else if score == best.score {
                best.steps.push(step);
            }
        }
        (!best.steps.is_empty()).then_some(best)
    }

    /// The score for the player to move, who can also be about to draw a circle of the start. Which circle was drawn when
    /// does not matter, so their order is left out of what is remembered.
    fn score(
        &mut self,
        game: &MutantMatch,
        drawings: &mut HashMap<Vec<MutantCell>, MutantScore>,
        stop: &Stop,
    ) -> Result<MutantScore, MutantStopped> {
        if let Some(state) = game.position().and_then(MutantState::of) {
            return self.search.look(&state, (-END, END), stop);
        }
        let mut drawn = game.drawn().to_vec();
        drawn.sort_unstable();
        if let Some(known) = drawings.get(&drawn) {
            return Ok(*known);
        }
        let mut best = -END;
        for cell in game.cells_to_draw() {
            let mut after = game.clone();
            // The cell is one of those in which a circle may be drawn.
            if after.draw(cell).is_ok() {
                best = best.max(seen_before(self.score(&after, drawings, stop)?));
            }
        }
        drawings.insert(drawn, best);
        Ok(best)
    }
}
