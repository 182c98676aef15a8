//! The computer player: what it plays on each level.

use fastrand::Rng;

use super::{
    MutantLevel, MutantMatch, MutantPosition, MutantProof, MutantSolver, MutantStep, MutantTurn,
    search::MutantState, solve::MutantBest,
};
use crate::engine::Stop;

/// How the computer plays on a weaker level.
struct MutantCharacter {
    /// How many turns after its own it sees.
    foresight: u32,
    /// How often it overlooks a turn, in percent.
    overlooks: u32,
    /// It likes to leave the other player few turns. It miscounts them by up to this many.
    miscounts: u32,
}

const EASY: MutantCharacter = MutantCharacter { foresight: 0, overlooks: 30, miscounts: 30 };
const MEDIUM: MutantCharacter = MutantCharacter { foresight: 2, overlooks: 10, miscounts: 8 };

/// What the computer would play, and what it knows about it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct MutantThought {
    /// What it does.
    pub step: MutantStep,
    /// Who wins from the position before it. The weaker levels do not know.
    pub proof: Option<MutantProof>,
}

impl MutantLevel {
    /// What the computer plays on this level. With the same seed it plays the same in the same match. `None` if the match is
    /// over, or if the signal to stop was given. The strongest level thinks for about a second at most, when it draws the
    /// first circle; the others do not think long.
    pub fn choose(self, game: &MutantMatch, seed: u64, stop: &Stop) -> Option<MutantThought> {
        let done = game.done().len() as u64;
        let mut dice = Rng::with_seed(seed ^ done.wrapping_mul(0x9e37_79b9_7f4a_7c15));
        let guessed = |step| MutantThought { step, proof: None };
        match self {
            MutantLevel::Easy => EASY.choose(game, &mut dice).map(guessed),
            MutantLevel::Medium => MEDIUM.choose(game, &mut dice).map(guessed),
            MutantLevel::Master => perfect(game, &mut dice, stop),
        }
    }
}

/// One of the best steps.
fn perfect(game: &MutantMatch, dice: &mut Rng, stop: &Stop) -> Option<MutantThought> {
    let MutantBest { steps, score } = MutantSolver::default().best(game, stop)?;
    let best = *dice.choice(&steps)?;
    let proof = MutantProof::of(game, score, best);
    Some(MutantThought { step: best, proof: Some(proof) })
}

impl MutantCharacter {
    fn choose(&self, game: &MutantMatch, dice: &mut Rng) -> Option<MutantStep> {
        if game.ending().is_some() {
            return None;
        }
        let Some(position) = game.position() else {
            // Nobody but the strongest level sees what becomes of a circle.
            return dice.choice(game.cells_to_draw()).map(MutantStep::Circle);
        };
        let turns = position.turns();
        let seen: Vec<_> = turns.iter().filter(|_| dice.u32(..100) >= self.overlooks).collect();
        let seen = if seen.is_empty() { turns.iter().collect() } else { seen };
        let judged = seen.into_iter().min_by_key(|turn| self.judge(position, **turn, dice));
        judged.copied().map(MutantStep::Turn)
    }

    /// How much there is against a turn.
    fn judge(&self, position: &MutantPosition, turn: MutantTurn, dice: &mut Rng) -> u32 {
        /// More than anybody can have turns.
        const LOSES: u32 = 1000;
        let mut after = position.clone();
        after.play_unchecked(turn);
        let left = after.turns().len() as u32 + dice.u32(..=self.miscounts);
        match MutantState::of(&after).and_then(|state| state.foresees(self.foresight)) {
            Some(true) => LOSES + left,
            Some(false) => 0,
            None => 1 + left,
        }
    }
}
