//! The limits of a search, and the signal that ends it.

use std::{
    sync::{
        Arc,
        atomic::{AtomicBool, Ordering::Relaxed},
    },
    time::Duration,
};

/// The limits of a search. It ends when the first of them is reached, but always finishes the first depth.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Limits {
    /// The most turns to look ahead.
    pub depth: u32,
    /// The most positions to look at, all threads together.
    pub nodes: Option<u64>,
    /// The longest time to think.
    pub time: Option<Duration>,
}

/// No search looks further ahead than this many turns.
pub const DEEPEST: u32 = 60;

/// The longest win that is proven or excluded when a match is judged, in turns of the side that wins. Longer proofs would take
/// too long. A hint promises none that is longer: the result of a match must not contradict it.
pub const LONGEST_PROOF: u32 = 3;

impl Limits {
    /// No limit: the search ends when it is stopped or the result is proven.
    pub const NONE: Limits = Limits { depth: DEEPEST, nodes: None, time: None };

    /// Limits only the number of turns to look ahead.
    pub fn depth(depth: u32) -> Limits {
        Limits { depth: depth.clamp(1, DEEPEST), ..Limits::NONE }
    }

    /// Limits only the number of positions.
    pub const fn nodes(nodes: u64) -> Limits {
        Limits { nodes: Some(nodes), ..Limits::NONE }
    }

    /// Combines two limits: for each value, the stricter one applies.
    #[must_use]
    pub fn within(self, other: Limits) -> Limits {
        fn least<T: Ord>(a: Option<T>, b: Option<T>) -> Option<T> {
            a.into_iter().chain(b).min()
        }
        Limits {
            depth: self.depth.min(other.depth),
            nodes: least(self.nodes, other.nodes),
            time: least(self.time, other.time),
        }
    }

    /// Limits that allow so many times as much time and as many positions.
    #[must_use]
    pub fn times(self, times: u32) -> Limits {
        Limits {
            nodes: self.nodes.map(|nodes| nodes.saturating_mul(times.into())),
            time: self.time.map(|time| time.saturating_mul(times)),
            ..self
        }
    }

    /// Limits only the time.
    pub const fn time(time: Duration) -> Limits {
        Limits { time: Some(time), ..Limits::NONE }
    }
}

/// A signal that ends a search as soon as its first depth is finished. Clones share the signal.
#[derive(Clone, Debug, Default)]
pub struct Stop(Arc<AtomicBool>);

impl Stop {
    /// Ends all searches that use this signal, including later ones.
    pub fn ring(&self) {
        self.0.store(true, Relaxed);
    }

    /// Whether the signal has been given.
    #[inline]
    pub fn is_rung(&self) -> bool {
        self.0.load(Relaxed)
    }
}
