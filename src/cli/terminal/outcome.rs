//! What comes of a line: the match goes on, or why it cannot be carried out.

use super::TerminalError;
use crate::cli::CliError;

/// What came of a line.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum LineOutcome {
    /// The same player is asked again.
    Stays,
    /// The match has changed.
    Changed,
    /// The player leaves.
    Leaves,
}

/// Why an order cannot be carried out.
pub(in crate::cli) enum Trouble {
    /// The line makes no sense.
    Typed(TerminalError),
    /// Nobody hears the answer.
    Output(CliError),
}

impl From<TerminalError> for Trouble {
    fn from(error: TerminalError) -> Trouble {
        Trouble::Typed(error)
    }
}

impl From<CliError> for Trouble {
    fn from(error: CliError) -> Trouble {
        Trouble::Output(error)
    }
}
