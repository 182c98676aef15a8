//! How a line stands, and what it reports.

use std::time::Duration;

use jiff::Timestamp;

use crate::far::agreement::FarId;

/// How a line to the other side stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LineState {
    /// Nobody has called or answered yet.
    Nobody,
    /// The other side is being looked for.
    Connecting,
    /// There is a connection, and the other side has not yet said anything on it.
    Agreeing,
    /// The other side is here.
    Here {
        /// How it is reached.
        by: Road,
        /// How long a message takes there and back.
        delay: Duration,
    },
    /// The other side was here, and is not.
    Away {
        /// Since when.
        since: Timestamp,
    },
    /// The line is closed.
    Closed,
}

impl LineState {
    /// How long the other side has been away. `None` if it was never here, or if the clock has been set back since.
    pub fn away_for(self) -> Option<Duration> {
        let LineState::Away { since } = self else { return None };
        Timestamp::now().duration_since(since).try_into().ok()
    }
}

/// How the other side is reached.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Road {
    /// Directly.
    Direct,
    /// By a relay, which is slower.
    Relay,
}

/// What a line reports, in this order.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum LineReport {
    /// It stands otherwise.
    State(LineState),
    /// There is a connection to an end that has proven that it has this key. If there was another, that is gone.
    Connected {
        /// Whose end it is.
        id: FarId,
        /// The number of this connection, for what is to go over it.
        call: u64,
    },
    /// A message has come.
    Message(Vec<u8>),
    /// The connection is gone.
    Gone,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nobody_knows_how_long_who_was_never_here_or_leaves_later_is_away() {
        let seconds = |ahead: i64| Timestamp::from_second(Timestamp::now().as_second() + ahead);
        let away = |ahead: i64| {
            let since = seconds(ahead).expect("a moment of this age");
            LineState::Away { since }.away_for()
        };
        let minutes = away(-120).expect("it was here").as_secs() / 60;
        assert_eq!((minutes, away(3600)), (2, None));
        assert_eq!(LineState::Connecting.away_for(), None);
    }
}
