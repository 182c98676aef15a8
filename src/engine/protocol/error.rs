//! Why a line of the protocol is answered with an error.

use serde::Serialize;
use strum::VariantNames;

use crate::{
    notation::{PositionFormError, TurnFormError},
    rules::{Fault, Misplay},
};

/// Why a line is answered with an error. After an error, everything is as it was before the line.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, VariantNames)]
pub enum ProtocolError {
    /// The line is longer than any command.
    LineTooLong {
        /// The longest line allowed, in bytes.
        limit: usize,
    },
    /// The line is not UTF-8 text.
    NotText,
    /// There is no such command.
    UnknownCommand {
        /// The first word of the line.
        word: String,
    },
    /// A command that stands alone is followed by something.
    NothingFollows {
        /// The command.
        command: &'static str,
        /// What follows it.
        found: String,
    },
    /// A name is missing or unknown.
    WrongName {
        /// The words before it.
        after: &'static str,
        /// `None` if it is missing.
        found: Option<String>,
        /// The names to choose from.
        names: Vec<&'static str>,
    },
    /// A number is missing, is none, or is too small or too large.
    WrongNumber {
        /// The words before it.
        after: &'static str,
        /// `None` if it is missing.
        found: Option<String>,
        /// The smallest number allowed.
        least: u64,
        /// The largest number allowed.
        most: u64,
    },
    /// A position cannot be read.
    PositionForm {
        /// Why it cannot be read.
        error: PositionFormError,
    },
    /// A position is not valid.
    PositionFaulty {
        /// Everything that is wrong. The faults are said after the error.
        #[serde(skip)]
        faults: Vec<Fault>,
    },
    /// The match would have more turns than a record can hold.
    TooManyTurns {
        /// The most turns of a match.
        limit: usize,
    },
    /// A turn cannot be read.
    TurnForm {
        /// The number of the turn in the line, from 1.
        number: usize,
        /// Why it cannot be read.
        error: TurnFormError,
    },
    /// A turn lacks its relocation.
    TurnUnfinished {
        /// The number of the turn in the line, from 1.
        number: usize,
    },
    /// A turn is not legal.
    TurnIllegal {
        /// The number of the turn in the line, from 1.
        number: usize,
        /// Why it is not legal.
        misplay: Misplay,
    },
    /// Other house rules would make a turn illegal that has been played.
    RulesForbid {
        /// The house rules that were asked for.
        rules: &'static str,
        /// The number of the turn in the match, from 1.
        number: usize,
        /// Why it would not be legal.
        misplay: Misplay,
    },
    /// The match is over, so there is nothing to think about.
    MatchOver,
    /// There is no thinking to stop.
    NotThinking,
    /// There is not enough memory for the table.
    NoMemory {
        /// The size of the table, in megabytes.
        megabytes: usize,
    },
    /// There is not enough memory for the threads, or the system starts no more of them.
    NoThreads {
        /// The number of threads.
        threads: usize,
    },
}

impl ProtocolError {
    /// The single faults, if the error can have several.
    pub fn faults(&self) -> &[Fault] {
        match self {
            ProtocolError::PositionFaulty { faults } => faults,
            _ => &[],
        }
    }
}
