//! What can go wrong with a text command.

use std::{io, mem, path::Path};

use serde::Serialize;
use strum::VariantNames;

use crate::{notation::PositionFormError, record::RecordError, rules::Fault};

/// Why a command has no answer.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, VariantNames)]
pub enum CliError {
    /// A file cannot be read.
    Unreadable {
        /// The file.
        file: String,
        /// Why not, in the words of the operating system.
        detail: String,
    },
    /// A file is larger than anything that is read here.
    TooLarge {
        /// The file.
        file: String,
        /// The most bytes that it may have.
        limit: usize,
    },
    /// A file is not text.
    NotText {
        /// The file.
        file: String,
        /// The line where it stops being one, from 1.
        line: usize,
    },
    /// A folder has no file that could be checked.
    NothingToCheck {
        /// The folder.
        folder: String,
    },
    /// A position cannot be read.
    PositionForm {
        /// The file.
        file: String,
        /// Why not.
        error: PositionFormError,
    },
    /// A position is not valid.
    PositionFaulty {
        /// The file.
        file: String,
        /// All that is wrong, which is told after this.
        #[serde(skip)]
        faults: Vec<Fault>,
    },
    /// A record is not right.
    RecordWrong {
        /// The file.
        file: String,
        /// What is wrong.
        error: Box<RecordError>,
        /// The reason's name, which is the same in all languages.
        name: &'static str,
        /// All that is wrong with its start, taken out of the error to be told after it.
        #[serde(skip)]
        faults: Vec<Fault>,
    },
    /// A turn is asked for that a record does not have.
    NoSuchTurn {
        /// The file.
        file: String,
        /// The turn asked for.
        turn: usize,
        /// How many turns it has.
        turns: usize,
    },
    /// A turn of a position is asked for.
    PositionHasNoTurns {
        /// The file.
        file: String,
    },
    /// The rules are given for a record.
    RecordHasRules {
        /// The file.
        file: String,
    },
    /// The answer cannot be written.
    Unwritable {
        /// Why not, in the words of the operating system.
        detail: String,
    },
    /// Nobody reads the answer any more, so there is nothing to be said either.
    NobodyReads,
    /// This build has no game to open.
    NoGame,
}

/// A fault on a line of its own, with its name, which is the same in all languages.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct NamedFault {
    fault: Fault,
    name: &'static str,
}

impl From<Fault> for NamedFault {
    fn from(fault: Fault) -> NamedFault {
        NamedFault { name: fault.name(), fault }
    }
}

/// There are more faults than anybody wants to read.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct MoreFaults {
    /// How many.
    pub count: usize,
}

impl CliError {
    /// The error of a file that cannot be read.
    pub(super) fn unreadable(file: &Path, detail: &impl ToString) -> CliError {
        CliError::Unreadable { file: shown(file), detail: detail.to_string() }
    }

    /// The error of a record that is wrong so.
    pub(super) fn record(file: &Path, mut error: RecordError) -> CliError {
        let name = error.name();
        let faults = match &mut error {
            RecordError::StartFaulty { faults } => mem::take(faults),
            _ => Vec::new(),
        };
        CliError::RecordWrong { file: shown(file), error: Box::new(error), name, faults }
    }

    /// What is wrong one by one, where there may be several things.
    pub(super) fn faults(&self) -> &[Fault] {
        match self {
            CliError::PositionFaulty { faults, .. } | CliError::RecordWrong { faults, .. } => {
                faults
            }
            _ => &[],
        }
    }

    /// The exit code that tells scripts what kind of error it is.
    pub(super) fn exit_code(&self) -> u8 {
        match self {
            CliError::NoSuchTurn { .. }
            | CliError::PositionHasNoTurns { .. }
            | CliError::RecordHasRules { .. } => super::call::WRONG,
            _ => 1,
        }
    }
}

/// What goes wrong with reading is told with the file's name; what is left is writing the answer.
impl From<io::Error> for CliError {
    fn from(error: io::Error) -> CliError {
        match error.kind() {
            io::ErrorKind::BrokenPipe => CliError::NobodyReads,
            _ => CliError::Unwritable { detail: error.to_string() },
        }
    }
}

/// A file's name as messages show it.
pub(super) fn shown(file: &Path) -> String {
    file.display().to_string()
}
