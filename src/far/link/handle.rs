//! A link and its lines, as the rest of the program sees them.

use std::{
    fmt,
    sync::{Arc, mpsc},
    thread::{self, JoinHandle},
    time::Duration,
};

use tokio::sync::mpsc::{Receiver, UnboundedSender, channel, unbounded_channel};

use super::{
    address::PeerAddress,
    order::{LineOrder, LinePeer, LinkOrder, LinkRefusals, LinkSetup, NewLine, Topic},
    reach::LinkSettings,
    state::LineReport,
    thread::run,
};
use crate::far::agreement::FarKey;

/// Why there is no link.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("no socket: {reason}")]
pub struct NoLink {
    /// What the system said, in English.
    pub reason: String,
}

/// A socket with one key, on a thread of its own.
pub struct Link {
    orders: UnboundedSender<LinkOrder>,
    thread: Option<JoinHandle<()>>,
}

/// The most reports that wait to be taken. When there are so many, no more is read from the other side.
const MOST_REPORTS: usize = 64;

/// How long a link may take to say goodbye.
const GOODBYE: Duration = Duration::from_secs(8);

impl Link {
    /// Opens a socket. `topic_of` reads the topic of a line from the first message of whoever calls. `wake` is told from the
    /// link's thread whenever there is a report to take.
    pub fn open(
        key: &FarKey,
        settings: LinkSettings,
        topic_of: fn(&[u8]) -> Option<Topic>,
        refusals: LinkRefusals,
        wake: impl Fn() + Send + Sync + 'static,
    ) -> Result<Link, NoLink> {
        let (orders, received) = unbounded_channel();
        let (told, bound) = mpsc::channel();
        let setup = LinkSetup {
            key: key.clone(),
            settings,
            topic_of,
            refusals: Arc::new(refusals),
            wake: Arc::new(wake),
        };
        let run = move || run(setup, received, &told);
        let no_link = |reason: String| NoLink { reason };
        let thread = thread::Builder::new().name("link".to_owned()).spawn(run);
        let thread = thread.map_err(|error| no_link(error.to_string()))?;
        match bound.recv() {
            Ok(Ok(())) => Ok(Link { orders, thread: Some(thread) }),
            Ok(Err(reason)) => Err(no_link(reason)),
            Err(_) => Err(no_link("the thread has ended".to_owned())),
        }
    }

    /// Opens a line. A line with the same topic that was open before is no longer called.
    pub fn line(&self, topic: Topic, peer: LinePeer) -> FarLine {
        let (orders, received) = unbounded_channel();
        let (told, reports) = channel(MOST_REPORTS);
        let line = NewLine { topic, peer, orders: received, reports: told };
        // If the thread has ended, the line reports nothing more.
        _ = self.orders.send(LinkOrder::Open(line));
        FarLine { orders, reports }
    }

    /// Where this end can be found. If a relay must be found first, this waits for it, but no longer than `patience`.
    pub fn address(&self, patience: Duration) -> PeerAddress {
        let (to, found) = mpsc::channel();
        _ = self.orders.send(LinkOrder::Address { patience, to });
        found.recv_timeout(patience + Duration::from_secs(1)).unwrap_or_default()
    }

    /// Calls at once those who are not here, instead of waiting for the next try.
    pub fn try_now(&self) {
        _ = self.orders.send(LinkOrder::TryNow);
    }
}

impl Drop for Link {
    /// Says goodbye on all lines, and waits for that a while.
    fn drop(&mut self) {
        _ = self.orders.send(LinkOrder::Close);
        let Some(thread) = self.thread.take() else { return };
        let begun = std::time::Instant::now();
        while !thread.is_finished() && begun.elapsed() < GOODBYE {
            thread::sleep(Duration::from_millis(5));
        }
        if thread.is_finished() {
            _ = thread.join();
        }
    }
}

impl fmt::Debug for Link {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Link").finish_non_exhaustive()
    }
}

/// A line to one other end. Dropping it says goodbye.
#[derive(Debug)]
pub struct FarLine {
    orders: UnboundedSender<LineOrder>,
    reports: Receiver<LineReport>,
}

impl FarLine {
    /// The next report, if there is one.
    pub fn next_report(&mut self) -> Option<LineReport> {
        self.reports.try_recv().ok()
    }

    /// Sends a message over a connection. If that is gone, so is the message.
    pub fn send(&self, call: u64, message: Vec<u8>) {
        _ = self.orders.send(LineOrder::Send { call, message });
    }

    /// Whoever calls while somebody else is on the line is told this from now on.
    pub fn turn_away(&self, others: Vec<u8>) {
        _ = self.orders.send(LineOrder::TurnAway { others });
    }

    /// Ends a connection, once what was sent over it has gone out.
    pub fn hang_up(&self, call: u64) {
        _ = self.orders.send(LineOrder::HangUp { call });
    }
}
