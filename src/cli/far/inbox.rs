//! What a match waits for: a line that is typed, and news of the link. The lines are read on a thread of their own, so
//! that what comes from the other side shows at once.

use std::{
    sync::mpsc::{Receiver, RecvTimeoutError, Sender, channel},
    thread,
    time::Duration,
};

use crate::cli::{TerminalError, terminal::lines::TypedLines};

/// Something to be looked at.
pub(super) enum InboxNews {
    /// A line was typed.
    Line(Result<String, TerminalError>),
    /// Nothing more will be typed.
    End,
    /// The link has news, or it is time to look.
    News,
}

/// Where all of it comes in.
pub(super) struct FarInbox {
    heard: Receiver<InboxNews>,
    tell: Sender<InboxNews>,
}

/// How often it is looked how things stand, even if nothing happens.
const LOOK: Duration = Duration::from_secs(1);

impl FarInbox {
    pub fn new() -> FarInbox {
        let (tell, heard) = channel();
        FarInbox { heard, tell }
    }

    /// Reads what is typed, from now on.
    pub fn listen(&self) {
        let tell = self.tell.clone();
        // If the thread cannot be started, nothing can be typed.
        let started = thread::Builder::new().name("lines".to_owned()).spawn(move || {
            let lines = TypedLines::of_stdin();
            while let Ok(Some(line)) = lines.next() {
                if tell.send(InboxNews::Line(line)).is_err() {
                    return;
                }
            }
            _ = tell.send(InboxNews::End);
        });
        if started.is_err() {
            _ = self.tell.send(InboxNews::End);
        }
    }

    /// What the link calls when it has news.
    pub fn wake(&self) -> impl Fn() + Send + Sync + 'static {
        let tell = self.tell.clone();
        move || _ = tell.send(InboxNews::News)
    }

    /// Waits for the next thing.
    pub fn next(&self, patience: Option<Duration>) -> InboxNews {
        match self.heard.recv_timeout(patience.map_or(LOOK, |patience| patience.min(LOOK))) {
            Ok(heard) => heard,
            Err(RecvTimeoutError::Timeout) => InboxNews::News,
            // This end holds one itself.
            Err(RecvTimeoutError::Disconnected) => InboxNews::End,
        }
    }
}
