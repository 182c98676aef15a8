//! The search: how far the computer looks ahead, and what it looks at first.
//!
//! | file | what it owns |
//! |---|---|
//! | `node.rs` | alpha-beta over the two parts of a turn, with what is looked into less deeply |
//! | `order.rs` | in which order steps are tried |
//! | `history.rs` | which steps have refuted others before |
//! | `deepen.rs` | looking ahead one turn, then two, … until the time is up |
//! | `proof.rs` | that no win or loss was missed on the way |
//! | `switches.rs` | the features, and leaving one out |

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

pub(super) use deepen::Ply;
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

/// The search was told to stop, or has used up what it was given.
#[derive(Clone, Copy, Debug)]
pub(super) struct Stopped;

/// What all threads of a search share.
pub(super) struct Shared<'a> {
    pub table: &'a Table,
    pub weights: &'a Weights,
    pub switches: Switches,
    pub limits: Limits,
    pub eyes: Eyes,
    pub stop: &'a Stop,
    pub began: Instant,
    /// How many positions all threads have looked at.
    pub nodes: AtomicU64,
    /// One thread is done, so that the others may stop.
    pub is_done: AtomicBool,
    /// Positions, by their hash, that have stood twice in the match: once more is a draw.
    pub stood_twice: &'a [u64],
}

/// A thread's search.
pub(super) struct Search<'a> {
    shared: &'a Shared<'a>,
    position: Position,
    /// The hashes of the positions at the start of the turns that led here.
    path: Vec<u64>,
    history: History,
    /// The positions looked at that have not been added to the shared count.
    nodes: u64,
    /// When that many are reached, the clock is looked at.
    next_look: u64,
    /// The best turn at the root, so far.
    best: Option<Turn>,
    proofs: Proofs,
    /// What was best after the slide at the root that was looked into last.
    rest: Rest,
}

/// The clock is looked at once in so many positions.
const LOOK_EVERY: u64 = 128;

impl<'a> Search<'a> {
    pub fn new(shared: &'a Shared<'a>, position: &Position, seed: u64) -> Search<'a> {
        Search {
            shared,
            position: position.clone(),
            path: Vec::new(),
            history: History::new(seed),
            nodes: 0,
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

    /// Counts a position, and says when it is time to stop.
    #[inline]
    fn count(&mut self) -> Result<(), Stopped> {
        if self.shared.stop.is_rung() || self.nodes >= self.next_look && !self.may_go_on() {
            return Err(Stopped);
        }
        self.nodes += 1;
        Ok(())
    }

    /// Adds to the shared count, and looks at the limits.
    fn may_go_on(&mut self) -> bool {
        let Shared { limits, nodes, is_done, began, .. } = self.shared;
        let all = nodes.fetch_add(self.nodes, Relaxed) + self.nodes;
        self.nodes = 0;
        let left = limits.nodes.map_or(u64::MAX, |limit| limit.saturating_sub(all));
        self.next_look = left.min(LOOK_EVERY);
        let in_time = limits.time.is_none_or(|time| began.elapsed() < time);
        left > 0 && in_time && !is_done.load(Relaxed)
    }

    /// Whether a position at the start of a turn has come up on the way here, or is the third of its
    /// kind in the match.
    #[inline]
    fn stood(&self, hash: u64) -> bool {
        self.path.contains(&hash) || self.shared.stood_twice.contains(&hash)
    }

    /// What the position is judged to be worth.
    #[inline]
    fn evaluate(&self, hash: u64) -> Score {
        let score = self.shared.weights.score(&self.position);
        Score::estimate(score.hundredths() + self.shared.eyes.misjudge(hash))
    }

    /// The first slide seen by which a side would win if it were to move.
    #[inline]
    fn winning_slide(&self, side: Side, turns: i32) -> Option<Slide> {
        let eyes = &self.shared.eyes;
        if !eyes.may_miss(turns) {
            return winning_slide(&self.position, side);
        }
        threats(&self.position, side).iter().find(|aim| eyes.see(turns, aim)).map(Aim::slide)
    }

    /// The threats of a side that are seen.
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
