//! What can go wrong in a text command.

use std::{io, mem, path::Path};

use serde::Serialize;
use strum::VariantNames;

use super::input::Source;
#[cfg(feature = "far")]
use crate::{
    far::link::NoLink,
    home::{FarFileError, FarTrouble},
};
use crate::{
    home::HomeError,
    lesson::LessonError,
    mutants::{MutantRecordError, MutantStartFault},
    notation::PositionFormError,
    puzzle::{PuzzleError, PuzzleFault},
    record::RecordError,
    rules::{Fault, Part},
    words::SystemFault,
    zebra::ZebraRecordError,
};

/// The exit code for a wrong call.
pub const WRONG_CALL: u8 = 2;
/// The exit code if the game cannot open.
pub const NO_GAME: u8 = 3;

/// Why a command failed.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, VariantNames)]
#[allow(missing_docs, reason = "the names of the fields say it")]
pub enum CliError {
    /// A file cannot be read.
    Unreadable {
        file: Source,
        /// What the system says.
        detail: SystemFault,
    },
    /// A file is too large to be read.
    TooLarge {
        file: Source,
        /// The most bytes it may have.
        limit: usize,
    },
    /// A file is not text.
    NotText {
        file: Source,
        /// The line with the first bytes that are not text, from 1.
        line: usize,
    },
    /// A folder has no files to check.
    NothingToCheck { folder: Source },
    /// A position cannot be read.
    PositionForm { file: Source, error: PositionFormError },
    /// A position is not valid.
    PositionFaulty {
        file: Source,
        /// Everything that is wrong. The faults are printed after the error.
        #[serde(skip)]
        faults: Vec<Fault>,
    },
    /// A position is needed, but the file is a record.
    RecordForPosition { file: Source },
    /// A record is needed, but the file is a position.
    PositionForRecord { file: Source },
    /// A record has an error.
    RecordWrong {
        file: Source,
        error: Box<RecordError>,
        /// The error's name, which is the same in all languages.
        name: &'static str,
        /// The faults of its start position. They are taken out of the error and printed after it.
        #[serde(skip)]
        faults: Vec<Fault>,
    },
    /// A record of Zebra has an error.
    ZebraWrong {
        file: Source,
        error: Box<ZebraRecordError>,
        /// The error's name, which is the same in all languages.
        name: &'static str,
    },
    /// A record of Mutant pentominoes has an error.
    MutantsWrong {
        file: Source,
        error: Box<MutantRecordError>,
        /// The error's name, which is the same in all languages.
        name: &'static str,
    },
    /// A lesson has an error.
    LessonWrong {
        file: Source,
        error: Box<LessonError>,
        /// The error's name, which is the same in all languages.
        name: &'static str,
        /// The faults of a position in it. They are taken out of the error and printed after it.
        #[serde(skip)]
        faults: Vec<Fault>,
    },
    /// A record or a position is needed, but the file is a lesson.
    LessonHere { file: Source },
    /// A lesson is needed, but the file is something else.
    NoLesson { file: Source },
    /// Puzzles have errors.
    PuzzlesWrong {
        file: Source,
        /// The number of errors.
        count: usize,
        /// What is wrong, in the order of the lines. It is printed after the error.
        #[serde(skip)]
        errors: Vec<PuzzleError>,
    },
    /// Something else is needed, but the file is a set of puzzles.
    PuzzlesHere { file: Source },
    /// What is made so far belongs to a set of another kind.
    PartOfOther { file: Source },
    /// A file is there already.
    FileExists { file: Source },
    /// A file cannot be written.
    FileUnwritable {
        file: Source,
        /// What the system says.
        detail: SystemFault,
    },
    /// There is no puzzle as it is asked for.
    NoPuzzle,
    /// The program has no lesson with this name.
    UnknownLesson {
        name: String,
        /// The names of all lessons.
        known: Vec<&'static str>,
    },
    /// The record does not have the requested turn.
    NoSuchTurn {
        file: Source,
        turn: usize,
        /// The number of turns the record has.
        turns: usize,
    },
    /// There is no position to take out of a record in the middle of a turn, or after a win.
    NoPositionThere {
        file: Source,
        turn: usize,
        /// The part of the turn that is still to come. `None` after a win.
        due: Option<Part>,
    },
    /// A turn was requested, but the file is a position.
    PositionHasNoTurns { file: Source },
    /// A photograph was asked for, but so was an animation.
    OnlyForPicture,
    /// An option for an animation was given, but a single picture was asked for.
    OnlyForAnimation {
        /// Its name.
        option: &'static str,
    },
    /// The call names rules, but the file is a record, which names its own.
    RecordHasRules { file: Source },
    /// The option does not go with a record of Zebra.
    ZebraHasNone { file: Source, option: &'static str },
    /// The option does not go with a record of Mutant pentominoes.
    MutantsHasNone { file: Source, option: &'static str },
    /// The text is no start of Mutant pentominoes.
    MutantsNoStart { start: String },
    /// The circles that the call names are no start.
    MutantsStartFaulty { start: String, fault: MutantStartFault },
    /// The call says how a new match should begin, but asks to go on with another.
    ContinuedHasOwn {
        /// The option that says it.
        option: &'static str,
    },
    /// Something went wrong with one of the player's own files.
    Home { error: HomeError },
    /// The output cannot be written.
    Unwritable {
        /// What the system says.
        detail: SystemFault,
    },
    /// Nobody reads the output any more. No message is printed.
    NobodyReads,
    /// This build does not include the game.
    NoGame,
    /// This build does not include matches with somebody far away.
    NoFar,
    /// There is no match with somebody far away, or it does not go on.
    #[cfg(feature = "far")]
    Far { error: Box<FarTrouble> },
}

/// A fault together with its name, which is the same in all languages.
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

/// A fault of a puzzle with its line and its name, which is the same in all languages.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct NamedPuzzleFault {
    line: usize,
    fault: PuzzleFault,
    name: &'static str,
}

impl From<PuzzleError> for NamedPuzzleFault {
    fn from(PuzzleError { line, fault }: PuzzleError) -> NamedPuzzleFault {
        NamedPuzzleFault { line, name: fault.name(), fault }
    }
}

/// There are more faults than are printed.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct MoreFaults {
    /// The number of faults that are not printed.
    pub count: usize,
}

impl CliError {
    /// The error for a file that cannot be read.
    pub fn unreadable(file: &Path, detail: impl Into<SystemFault>) -> CliError {
        CliError::Unreadable { file: Source::of(file), detail: detail.into() }
    }

    /// The error for a record that is not valid.
    pub fn record(file: &Path, mut error: RecordError) -> CliError {
        let name = error.name();
        let faults = match &mut error {
            RecordError::StartFaulty { faults } => mem::take(faults),
            _ => Vec::new(),
        };
        CliError::RecordWrong { file: Source::of(file), error: Box::new(error), name, faults }
    }

    /// The error for a lesson that is not valid.
    pub fn lesson(file: &Path, mut error: LessonError) -> CliError {
        let name = error.name();
        let faults = match &mut error {
            LessonError::PositionFaulty { faults, .. } => mem::take(faults),
            _ => Vec::new(),
        };
        CliError::LessonWrong { file: Source::of(file), error: Box::new(error), name, faults }
    }

    /// The error for puzzles that are wrong.
    pub fn puzzles(file: &Path, errors: Vec<PuzzleError>) -> CliError {
        CliError::PuzzlesWrong { file: Source::of(file), count: errors.len(), errors }
    }

    /// The error for a file that cannot be written.
    pub fn file_unwritable(file: &Path, detail: impl Into<SystemFault>) -> CliError {
        CliError::FileUnwritable { file: Source::named(file), detail: detail.into() }
    }

    /// The single faults, if the error can have several.
    pub fn faults(&self) -> &[Fault] {
        match self {
            CliError::PositionFaulty { faults, .. }
            | CliError::RecordWrong { faults, .. }
            | CliError::LessonWrong { faults, .. } => faults,
            _ => &[],
        }
    }

    /// The exit code, which shows scripts the kind of error.
    pub fn exit_code(&self) -> u8 {
        match self {
            CliError::NoSuchTurn { .. }
            | CliError::NoPositionThere { .. }
            | CliError::PositionHasNoTurns { .. }
            | CliError::RecordHasRules { .. }
            | CliError::ContinuedHasOwn { .. }
            | CliError::ZebraHasNone { .. }
            | CliError::MutantsHasNone { .. }
            | CliError::MutantsNoStart { .. }
            | CliError::MutantsStartFaulty { .. }
            | CliError::OnlyForPicture
            | CliError::OnlyForAnimation { .. }
            | CliError::NoPuzzle
            | CliError::UnknownLesson { .. } => WRONG_CALL,
            #[cfg(feature = "far")]
            CliError::Far { error } if error.is_wrong_call() => WRONG_CALL,
            CliError::NoFar => NO_GAME,
            _ => 1,
        }
    }
}

/// Errors while reading are reported with the file's name. This is for errors while writing the output.
#[cfg(feature = "far")]
impl From<FarTrouble> for CliError {
    fn from(error: FarTrouble) -> CliError {
        CliError::Far { error: Box::new(error) }
    }
}

#[cfg(feature = "far")]
impl From<FarFileError> for CliError {
    fn from(error: FarFileError) -> CliError {
        FarTrouble::from(error).into()
    }
}

#[cfg(feature = "far")]
impl From<NoLink> for CliError {
    fn from(error: NoLink) -> CliError {
        FarTrouble::from(error).into()
    }
}

impl From<HomeError> for CliError {
    fn from(error: HomeError) -> CliError {
        CliError::Home { error }
    }
}

impl From<io::Error> for CliError {
    fn from(error: io::Error) -> CliError {
        match error.kind() {
            io::ErrorKind::BrokenPipe => CliError::NobodyReads,
            _ => CliError::Unwritable { detail: error.into() },
        }
    }
}
