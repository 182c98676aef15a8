//! What a link and its lines are asked to do, and what they share.

use std::{
    sync::{Arc, atomic::AtomicU32, mpsc},
    time::Duration,
};

use tokio::sync::{Notify, mpsc::UnboundedReceiver};

use super::{address::PeerAddress, reach::LinkSettings, state::LineReport};
use crate::far::agreement::{FarId, FarKey};

/// What a line is about: both ends have the same.
pub type Topic = [u8; 32];

/// Told whenever there is a report.
pub(super) type Wake = Arc<dyn Fn() + Send + Sync>;

/// What is said to those who cannot be talked to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LinkRefusals {
    /// There is no such line.
    pub unknown: Vec<u8>,
    /// Somebody else is on the line.
    pub busy: Vec<u8>,
    /// A message was too large.
    pub too_large: Vec<u8>,
}

/// Which of the two ends calls the other.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum LinePeer {
    /// This end waits to be called, by anybody who knows the topic.
    Wait,
    /// This end calls.
    Find {
        /// Whom.
        id: FarId,
        /// Where they may be.
        address: PeerAddress,
        /// Whether they should be there, so that many tries in vain mean that something is wrong at this end.
        is_expected: bool,
    },
}

/// All that a thread begins with.
pub(super) struct LinkSetup {
    pub key: FarKey,
    pub settings: LinkSettings,
    pub topic_of: fn(&[u8]) -> Option<Topic>,
    pub refusals: Arc<LinkRefusals>,
    pub wake: Wake,
}

/// What all lines of a link share.
pub(super) struct LinkShared {
    pub refusals: Arc<LinkRefusals>,
    pub wake: Wake,
    /// Told when those who wait for their next try should not wait.
    pub now: Notify,
    /// How many tries to reach somebody were in vain, one after the other.
    pub failures: AtomicU32,
}

/// What concerns all lines.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Signal {
    /// How often the machine has slept, or the socket was bound anew.
    pub breaks: u32,
    /// Whether the link is being closed.
    pub closes: bool,
}

/// What a link is asked to do.
pub(super) enum LinkOrder {
    Open(NewLine),
    Address { patience: Duration, to: mpsc::Sender<PeerAddress> },
    TryNow,
    Close,
}

/// A line that is to be opened.
pub(super) struct NewLine {
    pub topic: Topic,
    pub peer: LinePeer,
    pub orders: UnboundedReceiver<LineOrder>,
    pub reports: tokio::sync::mpsc::Sender<LineReport>,
}

/// What a line is asked to do.
#[derive(Debug)]
pub(super) enum LineOrder {
    Send { call: u64, message: Vec<u8> },
    HangUp { call: u64 },
    TurnAway { others: Vec<u8> },
}
