//! The desk: what a command works with. It holds the language, the output and the exit code.
//!
//! | file | what it owns |
//! |---|---|
//! | `input.rs`, `lessons.rs` | what commands read: files, standard input, positions, records and lessons |
//! | `kind.rs` | whether a file is a record, a lesson or a position |
//! | `language.rs`, `number.rs` | options that several commands take |
//! | `drawing.rs`, `player.rs`, `meter.rs` | what they print: a position in letters, the name of a player, how far a long task has come |
//! | `printable.rs` | text from outside, made safe to print |
//! | `error.rs`, `wrong_call.rs` | what can go wrong |

mod drawing;
mod error;
pub mod input;
mod kind;
pub mod language;
mod lessons;
mod meter;
mod number;
mod player;
mod printable;
mod wrong_call;

pub use drawing::LetterBoard;
pub use error::{CliError, MoreFaults, NO_GAME, NamedFault, NamedPuzzleFault, WRONG_CALL};
pub use input::{Source, is_stdin, read_position, read_record, read_text, stem};
pub use kind::TextKind;
pub use lessons::{open_lesson, read_lesson};
pub use meter::Meter;
pub use number::number_arg;
pub use player::called;
pub use printable::{printable, shortened};
pub use wrong_call::WrongCall;

use std::{
    collections::HashMap,
    io::{self, BufWriter, StdoutLock, Write},
    process::ExitCode,
};

use anstream::{AutoStream, ColorChoice};
use serde::Serialize;

use crate::words::{Tellable, Words};

/// The language and the output of a command.
pub struct Desk {
    pub words: Words,
    pub out: BufWriter<StdoutLock<'static>>,
    /// Whether the output goes to a terminal with colours, and the user has not turned them off.
    pub is_colourful: bool,
    /// Whether the input was wrong or something could not be saved, even if the command went on.
    pub failed: bool,
}

impl Desk {
    pub fn new(words: Words) -> Desk {
        let stdout = io::stdout();
        let is_colourful = AutoStream::choice(&stdout) != ColorChoice::Never;
        Desk { words, out: BufWriter::new(stdout.lock()), is_colourful, failed: false }
    }

    /// Prints a line.
    pub fn line(&mut self, line: impl std::fmt::Display) -> Result<(), CliError> {
        Ok(writeln!(self.out, "{line}")?)
    }

    /// Prints a sentence from the catalogue.
    pub fn say(&mut self, key: &str, fields: &[(&str, &dyn Tellable)]) -> Result<(), CliError> {
        let sentence = self.words.say_with(key, fields);
        self.line(printable(&shortened(&sentence)))
    }

    /// Prints a value that has a sentence.
    pub fn tell_result(&mut self, result: &impl Serialize) -> Result<(), CliError> {
        let sentence = self.words.tell(result);
        self.line(printable(&shortened(&sentence)))
    }

    /// Makes everything printed so far visible.
    pub fn flush(&mut self) -> Result<(), CliError> {
        Ok(self.out.flush()?)
    }

    /// Prints what is wrong with the input. The command goes on, but its exit code will be 1.
    pub fn complain(&mut self, error: &CliError) -> Result<(), CliError> {
        self.failed = true;
        let flushed = self.flush();
        self.tell(error);
        flushed
    }

    /// Prints an error and its faults, one per line, but only the first few of each kind of fault.
    fn tell(&self, error: &CliError) {
        const AT_MOST: usize = 10;
        const AT_MOST_LINES: usize = 100;
        tell(&self.words, error);
        let mut printed: HashMap<&str, usize> = HashMap::new();
        let mut more = 0;
        for fault in error.faults() {
            let of_this_kind = printed.entry(fault.name()).or_default();
            *of_this_kind += 1;
            if *of_this_kind <= AT_MOST {
                tell(&self.words, &NamedFault::from(fault.clone()));
            } else {
                more += 1;
            }
        }
        if let CliError::PuzzlesWrong { errors, .. } = error {
            for error in errors.iter().take(AT_MOST_LINES) {
                tell(&self.words, &NamedPuzzleFault::from(error.clone()));
            }
            more += errors.len().saturating_sub(AT_MOST_LINES);
        }
        if more > 0 {
            tell(&self.words, &MoreFaults { count: more });
        }
    }

    /// Ends the command and gives its exit code.
    pub fn close(mut self, result: Result<(), CliError>) -> ExitCode {
        match result.and_then(|()| self.flush()) {
            // The reader closed the pipe because it has seen enough.
            Ok(()) | Err(CliError::NobodyReads) if self.failed => ExitCode::from(1),
            Ok(()) | Err(CliError::NobodyReads) => ExitCode::SUCCESS,
            Err(error) => {
                self.tell(&error);
                ExitCode::from(error.exit_code())
            }
        }
    }
}

/// Prints an error, and turns the exit code into an `ExitCode`.
pub fn complain(words: &Words, error: &impl Serialize, exit_code: u8) -> ExitCode {
    tell(words, error);
    ExitCode::from(exit_code)
}

/// Prints an error.
pub fn tell(words: &Words, error: &impl Serialize) {
    // If standard error is closed too, nobody can see the message.
    let _ = writeln!(io::stderr(), "{}", printable(&shortened(&words.tell(error))));
}
