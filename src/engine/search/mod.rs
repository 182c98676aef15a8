//! The search: looks ahead for the best turn.
//!
//! | file | what it owns |
//! |---|---|
//! | `node.rs` | alpha-beta over the two parts of a turn; reductions and pruning |
//! | `order.rs` | the order in which steps are tried |
//! | `history.rs` | the steps that caused cutoffs before |
//! | `deepen.rs` | iterative deepening: one turn ahead, then two, … until the time is up |
//! | `proof.rs` | the proof that no win or loss was missed |
//! | `switches.rs` | the features, and switches to turn them off |

mod deepen;
mod history;
mod node;
mod order;
mod proof;
mod switches;

use std::{
    sync::atomic::{AtomicBool, AtomicU64, Ordering::Relaxed},
    time::Instant,
};

pub(super) use deepen::DepthResult;
pub use switches::{Feature, Switches};

use super::{
    eval::Weights,
    level::Eyes,
    limits::{Limits, Stop},
    score::Score,
    table::Table,
    threat::{Aim, threats, winning_slide},
};
use crate::rules::{Position, Rest, Side, Slide, Turn};
use history::History;
use proof::Proofs;

/// The search was stopped or has reached a limit.
#[derive(Clone, Copy, Debug)]
pub(super) struct Stopped;

/// What the threads of a search share.
pub(super) struct SharedSearch<'a> {
    pub table: &'a Table,
    pub weights: &'a Weights,
    pub switches: Switches,
    pub limits: Limits,
    pub eyes: Eyes,
    pub stop: &'a Stop,
    pub began: Instant,
    /// The number of positions that all threads have looked at.
    pub nodes: AtomicU64,
    /// The main thread is done, so the helpers can stop.
    pub is_done: AtomicBool,
    /// The hashes of positions that have come up twice in the match. The third time is a draw.
    pub stood_twice: &'a [u64],
}

/// The search of one thread.
pub(super) struct Search<'a> {
    shared: &'a SharedSearch<'a>,
    position: Position,
    /// The hashes of the positions at the start of each turn on the way to the current one.
    path: Vec<u64>,
    history: History,
    /// The number of positions that are not yet part of the shared count.
    nodes: u64,
    /// Whether the limits and the stop signal apply. The main thread always finishes the first depth, so
    /// that no answer is a turn it has not looked at.
    may_stop: bool,
    /// When `nodes` reaches this number, the limits are checked.
    next_look: u64,
    /// The best turn at the root so far.
    best: Option<Turn>,
    proofs: Proofs,
    /// The best end of a turn after the slide that was searched last at the root.
    rest: Rest,
}

/// The limits are checked once in this many positions.
const LOOK_EVERY: u64 = 128;

impl<'a> Search<'a> {
    pub fn new(shared: &'a SharedSearch<'a>, position: &Position, seed: u64) -> Search<'a> {
        Search {
            shared,
            position: position.clone(),
            path: Vec::new(),
            history: History::new(seed),
            nodes: 0,
            may_stop: true,
            next_look: 0,
            best: None,
            proofs: Proofs::new(),
            rest: Rest::ToCome,
        }
    }

    #[inline]
    fn has(&self, feature: Feature) -> bool {
        self.shared.switches.has(feature)
    }

    /// Counts a position. Fails when it is time to stop.
    #[inline]
    fn count(&mut self) -> Result<(), Stopped> {
        let is_due = self.nodes >= self.next_look;
        if self.may_stop && (self.shared.stop.is_rung() || is_due && !self.may_go_on()) {
            return Err(Stopped);
        }
        self.nodes += 1;
        Ok(())
    }

    /// Adds to the shared count and checks the limits.
    fn may_go_on(&mut self) -> bool {
        let SharedSearch { limits, nodes, is_done, began, .. } = self.shared;
        let all = nodes.fetch_add(self.nodes, Relaxed) + self.nodes;
        self.nodes = 0;
        let left = limits.nodes.map_or(u64::MAX, |limit| limit.saturating_sub(all));
        self.next_look = left.min(LOOK_EVERY);
        let in_time = limits.time.is_none_or(|time| began.elapsed() < time);
        left > 0 && in_time && !is_done.load(Relaxed)
    }

    /// Whether a position at the start of a turn has come up on the way here, or for the third time in the
    /// match.
    #[inline]
    fn is_repetition(&self, hash: u64) -> bool {
        self.path.contains(&hash) || self.shared.stood_twice.contains(&hash)
    }

    /// The evaluation of the position, with the errors of the level.
    #[inline]
    fn evaluate(&self, hash: u64) -> Score {
        self.shared.eyes.judge(self.shared.weights, &self.position, hash)
    }

    /// The first winning slide that the level sees, if the side were to move.
    #[inline]
    fn winning_slide(&self, side: Side, turns: i32) -> Option<Slide> {
        let eyes = &self.shared.eyes;
        if !eyes.may_miss(turns) {
            return winning_slide(&self.position, side);
        }
        threats(&self.position, side).iter().find(|aim| eyes.see(turns, aim)).map(Aim::slide)
    }

    /// The threats of a side that the level sees.
    #[inline]
    fn threats(&self, side: Side, turns: i32) -> Vec<Aim> {
        let mut threats = threats(&self.position, side);
        let eyes = &self.shared.eyes;
        if eyes.may_miss(turns) {
            threats.retain(|aim| eyes.see(turns, aim));
        }
        threats
    }
}
