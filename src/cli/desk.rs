//! Where a command works: the words it speaks in, the paper it writes on, and how it ends.

use std::{
    collections::HashMap,
    io::{self, BufWriter, StdoutLock, Write},
    process::ExitCode,
};

use anstream::{AutoStream, ColorChoice};
use serde::Serialize;

use super::{
    CliError, MoreFaults, NamedFault,
    printable::{printable, shortened},
};
use crate::words::{Tellable, Words};

/// What a command has at hand.
pub(super) struct Desk {
    pub words: Words,
    pub out: BufWriter<StdoutLock<'static>>,
    /// Whether the output is for a person at a terminal that shows colours, and who wants them.
    pub is_colourful: bool,
    failed: bool,
}

impl Desk {
    pub fn new(words: Words) -> Desk {
        let stdout = io::stdout();
        let is_colourful = AutoStream::choice(&stdout) != ColorChoice::Never;
        Desk { words, out: BufWriter::new(stdout.lock()), is_colourful, failed: false }
    }

    /// Writes a line of an answer.
    pub fn line(&mut self, line: impl std::fmt::Display) -> Result<(), CliError> {
        Ok(writeln!(self.out, "{line}")?)
    }

    /// Writes a sentence of an answer.
    pub fn say(&mut self, key: &str, fields: &[(&str, &dyn Tellable)]) -> Result<(), CliError> {
        let sentence = self.words.say_with(key, fields);
        self.line(printable(&sentence))
    }

    /// Shows what has been written so far.
    pub fn flush(&mut self) -> Result<(), CliError> {
        Ok(self.out.flush()?)
    }

    /// Tells of something that is wrong with the input, and goes on.
    pub fn complain(&mut self, error: &CliError) -> Result<(), CliError> {
        self.failed = true;
        let flushed = self.flush();
        self.tell(error);
        flushed
    }

    /// Tells what is wrong, and the first few of each kind of reason, each on a line of its own.
    fn tell(&self, error: &CliError) {
        const AT_MOST: usize = 10;
        tell(&self.words, error);
        let mut of_a_kind: HashMap<&str, usize> = HashMap::new();
        let mut more = 0;
        for fault in error.faults() {
            let told = of_a_kind.entry(fault.name()).or_default();
            *told += 1;
            if *told <= AT_MOST {
                tell(&self.words, &NamedFault::from(fault.clone()));
            } else {
                more += 1;
            }
        }
        if more > 0 {
            tell(&self.words, &MoreFaults { count: more });
        }
    }

    /// Ends the command.
    pub fn close(mut self, result: Result<(), CliError>) -> ExitCode {
        match result.and_then(|()| self.flush()) {
            // Where nobody reads on, whoever did has seen enough.
            Ok(()) | Err(CliError::NobodyReads) if self.failed => ExitCode::from(1),
            Ok(()) | Err(CliError::NobodyReads) => ExitCode::SUCCESS,
            Err(error) => {
                self.tell(&error);
                ExitCode::from(error.exit_code())
            }
        }
    }
}

/// Tells what is wrong and gives the exit code for it.
pub(super) fn complain(words: &Words, error: &impl Serialize, exit_code: u8) -> ExitCode {
    tell(words, error);
    ExitCode::from(exit_code)
}

fn tell(words: &Words, error: &impl Serialize) {
    // With standard error gone as well there is nobody left to tell.
    let _ = writeln!(io::stderr(), "{}", printable(&shortened(&words.tell(error))));
}
