//! How long a search may go on, and the bell that ends it at once.

use std::{
    sync::{
        Arc,
        atomic::{AtomicBool, Ordering::Relaxed},
    },
    time::Duration,
};

/// What ends a search; whichever comes first.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Limits {
    /// How many turns it looks ahead at most.
    pub depth: u32,
    /// How many positions it looks at, at most, all threads together.
    pub nodes: Option<u64>,
    /// How long it takes at most.
    pub time: Option<Duration>,
}

/// No search gets deeper than this.
pub const DEEPEST: u32 = 60;

impl Limits {
    /// Until it is told to stop, or the result is proven.
    pub const NONE: Limits = Limits { depth: DEEPEST, nodes: None, time: None };

    /// So many turns ahead.
    pub fn depth(depth: u32) -> Limits {
        Limits { depth: depth.clamp(1, DEEPEST), ..Limits::NONE }
    }

    /// So many positions.
    pub const fn nodes(nodes: u64) -> Limits {
        Limits { nodes: Some(nodes), ..Limits::NONE }
    }

    /// Both these limits and others.
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

    /// For so long.
    pub const fn time(time: Duration) -> Limits {
        Limits { time: Some(time), ..Limits::NONE }
    }
}

/// The bell that ends a search at once. Clones ring the same one.
#[derive(Clone, Debug, Default)]
pub struct Stop(Arc<AtomicBool>);

impl Stop {
    /// Ends the searches that were given this bell, now and from now on.
    pub fn ring(&self) {
        self.0.store(true, Relaxed);
    }

    /// Whether it has been rung.
    #[inline]
    pub fn is_rung(&self) -> bool {
        self.0.load(Relaxed)
    }
}
