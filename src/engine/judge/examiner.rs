//! The examiner: asks the solver about the positions of a match, with a limit on each question. What it
//! cannot prove within the limit counts as unknown.

use std::time::{Duration, Instant};

use super::super::{
    limits::{LONGEST_PROOF, Limits, Stop},
    solve::{Interrupted, Memory, Only, Proof, Prover},
};
use crate::rules::{Match, Position};

/// An answer of the solver.
#[derive(Clone, Copy, Debug)]
pub(super) struct Solved<T> {
    /// What was found.
    pub found: Option<T>,
    /// Nothing can be found within this many turns. That is proven.
    pub excluded: u32,
    /// The number of turns that was asked for.
    asked: u32,
}

impl<T> Solved<T> {
    /// Whether it is proven that there is nothing to be found.
    pub fn is_refuted(&self) -> bool {
        self.found.is_none() && self.excluded >= self.asked
    }
}

/// Asks the solver.
pub(super) struct Examiner<'s> {
    memory: Memory,
    /// The positions that count as a draw in what the memory holds.
    drawn: Vec<u64>,
    /// The most positions to look at for each number of turns.
    patience: u64,
    /// The longest time for each question.
    time: Option<Duration>,
    stop: &'s Stop,
}

/// The number of positions to remember.
const ROOM: usize = 1 << 17;

impl Examiner<'_> {
    /// An examiner that takes a moment for a hard question. Its answers do not depend on the machine.
    pub fn patient(stop: &Stop) -> Examiner<'_> {
        Examiner::new(PATIENCE, None, stop)
    }

    /// An examiner that takes about as long for a question as a search with these limits.
    pub fn beside(limits: Limits, stop: &Stop) -> Examiner<'_> {
        let patience = limits.nodes.map_or(PATIENCE, |nodes| nodes / NODES_A_POSITION);
        Examiner::new(patience, limits.time, stop)
    }

    fn new(patience: u64, time: Option<Duration>, stop: &Stop) -> Examiner<'_> {
        Examiner { memory: Memory::new(ROOM), drawn: Vec::new(), patience, time, stop }
    }

    /// The quickest forced win of the side to move.
    pub fn win(&mut self, game: &Match) -> Solved<Proof> {
        self.win_within(game, LONGEST_PROOF)
    }

    /// The quickest forced win of the side to move within a number of turns.
    #[expect(clippy::redundant_closure_for_method_calls, reason = "a method has one lifetime only")]
    pub fn win_within(&mut self, game: &Match, within: u32) -> Solved<Proof> {
        self.search(game, game.position(), within, |prover, turns| prover.win(turns))
    }

    /// The number of turns within which the opponent wins whatever the side to move plays.
    pub fn loss(&mut self, game: &Match, within: u32) -> Solved<u32> {
        self.loss_in(game, game.position(), within)
    }

    /// The same for a position that could have come up instead.
    pub fn loss_in(&mut self, game: &Match, position: &Position, within: u32) -> Solved<u32> {
        self.search(game, position, within, |prover, turns| {
            Ok(prover.is_lost(turns)?.then_some(turns))
        })
    }

    /// What the turns after which the opponent cannot force a win within a number of turns have in common, if
    /// that is known.
    pub fn only(&mut self, game: &Match, within: u32) -> Option<Only> {
        self.ask(game, game.position(), |prover| prover.only(within)).flatten()
    }

    fn search<T>(
        &mut self,
        game: &Match,
        position: &Position,
        within: u32,
        question: impl Fn(&mut Prover, u32) -> Result<Option<T>, Interrupted>,
    ) -> Solved<T> {
        let mut answer = Solved { found: None, excluded: 0, asked: within };
        for turns in 1..=within {
            match self.ask(game, position, |prover| question(prover, turns)) {
                Some(None) => answer.excluded = turns,
                Some(found) => {
                    answer.found = found;
                    break;
                }
                None => break,
            }
        }
        answer
    }

    /// Asks one question. `None` if the answer would take too long.
    fn ask<T>(
        &mut self,
        game: &Match,
        position: &Position,
        question: impl FnOnce(&mut Prover) -> Result<T, Interrupted>,
    ) -> Option<T> {
        let drawn = game.stood_twice();
        if drawn != self.drawn {
            // With other draws, other wins can be forced.
            self.memory = Memory::new(ROOM);
            self.drawn = drawn;
        }
        let until = self.time.and_then(|time| Instant::now().checked_add(time));
        let (mut left, stop) = (self.patience, self.stop);
        let mut tick = || {
            left = left.saturating_sub(1);
            let is_late = || until.is_some_and(|until| Instant::now() >= until);
            let may_go_on = left > 0 && !stop.is_rung() && !(left.is_multiple_of(64) && is_late());
            if may_go_on { Ok(()) } else { Err(Interrupted) }
        };
        question(&mut Prover::new(position, &mut self.memory, &self.drawn, &mut tick)).ok()
    }
}

/// The most positions that a patient examiner looks at for an answer.
const PATIENCE: u64 = 120_000;

/// A position of a proof takes about as long as this many positions of a search.
const NODES_A_POSITION: u64 = 1;
