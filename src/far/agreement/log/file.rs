//! The file of a log: a line of text for each entry, which is only ever appended to.

use ron::error::{Position, SpannedError};
use serde::{Deserialize, Serialize};
use strum::{IntoStaticStr, VariantNames};

use super::{
    chains::{EntryVerdict, FarLog},
    fault::FarFault,
};
use crate::far::agreement::entry::{digest::Digest, key::FarId, says::SignedEntry, terms::Role};
use crate::notation::{RonFault, excerpt};

/// The name of the format.
const LOG_FORMAT: &str = "nonaga-far";
/// Its newest version.
const LOG_VERSION: u32 = 1;
/// The largest file that is read as a log, in bytes. The longest log fits.
pub const LARGEST_LOG: usize = 64 * 1024 * 1024;

/// The first line.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct LogHeading {
    format: String,
    version: u32,
    keeper: Role,
    of: Digest,
    host: FarId,
}

/// The fields of the first line that every version has.
#[derive(Deserialize)]
struct LogFormat {
    format: String,
    version: u32,
}

/// Any line after it.
#[derive(Debug, Serialize, Deserialize)]
pub(crate) enum LogLine {
    /// An entry of the match.
    Entry(SignedEntry),
    /// An entry that proves what a side did. It is no part of the match.
    Evidence(SignedEntry),
}

impl LogLine {
    /// The entry, if it is one of the match.
    pub fn entry(&self) -> Option<&SignedEntry> {
        match self {
            LogLine::Entry(signed) => Some(signed),
            LogLine::Evidence(_) => None,
        }
    }

    /// As a line of the file, with its end.
    pub fn write(&self) -> String {
        line(self)
    }
}

/// A value on one line. Writing fails only for a type that RON cannot express, or when an allocation fails.
fn line(value: &impl Serialize) -> String {
    ron::to_string(value).unwrap_or_else(|error| format!("// {error}")) + "\n"
}

/// What is wrong with the file of a log, and where.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, VariantNames, IntoStaticStr, thiserror::Error)]
#[error("{self:?}")]
pub enum LogError {
    /// The file is too large.
    TooLarge {
        /// The largest size allowed, in bytes.
        limit: usize,
    },
    /// Not even the first entry is there. Nobody has been told of this match, and the file can be deleted.
    Empty,
    /// A line is not text.
    NotText {
        /// The line, from 1.
        line: usize,
    },
    /// A line is not what it should be.
    Unreadable {
        /// The line, from 1.
        line: usize,
        /// The character in the line, from 1.
        column: usize,
        /// What is wrong there.
        fault: RonFault,
    },
    /// The file has another format.
    OtherFormat {
        /// The format that it names.
        format: String,
        /// The format of logs.
        expected: &'static str,
    },
    /// This program does not know the version of the log.
    OtherVersion {
        /// The version of the log.
        version: u32,
        /// The newest version that this program knows.
        newest: u32,
    },
    /// An entry has no place in the log: the file was changed, or lines of it are missing.
    Wrong {
        /// The line, from 1.
        line: usize,
        /// What is wrong with the entry.
        fault: FarFault,
    },
}

/// A log that was read from its file.
#[derive(Clone, Debug)]
pub struct ReadLog {
    /// The log.
    pub log: FarLog,
    /// How many bytes of the file were read. What comes after is a line that was not written to its end, because the
    /// machine stopped: nobody else has been told of it. It must be cut off before anything is appended.
    pub kept: usize,
}

impl FarLog {
    /// The first line of its file.
    pub(crate) fn heading(&self) -> String {
        line(&LogHeading {
            format: LOG_FORMAT.to_owned(),
            version: LOG_VERSION,
            keeper: self.keeper(),
            of: self.id(),
            host: self.host(),
        })
    }

    /// Reads the file of a log and checks everything in it: signatures, links, and each part by the rules.
    pub fn read(file: &[u8]) -> Result<ReadLog, LogError> {
        if file.len() > LARGEST_LOG {
            return Err(LogError::TooLarge { limit: LARGEST_LOG });
        }
        // A line counts once its end is there.
        let kept = file.iter().rposition(|byte| *byte == b'\n').map_or(0, |last| last + 1);
        let whole = &file[..kept.saturating_sub(1)];
        let mut lines = whole.split(|byte| *byte == b'\n').zip(1..).map(|(bytes, line)| {
            let text = str::from_utf8(bytes).map_err(|_| LogError::NotText { line })?;
            Ok((text, line))
        });
        let (first, _) = lines.next().filter(|_| kept > 0).unwrap_or(Err(LogError::Empty))?;
        let LogHeading { keeper, of, host, .. } = read_heading(first)?;
        let mut log = FarLog::new(keeper, of, host);
        for text in lines {
            let (text, line) = text?;
            log.read_line(text, line)?;
        }
        if log.is_empty() {
            // The first line is written together with the second.
            return Err(LogError::Empty);
        }
        Ok(ReadLog { log, kept })
    }

    fn read_line(&mut self, text: &str, line: usize) -> Result<(), LogError> {
        let read: LogLine = ron::from_str(text).map_err(|error| unreadable(error, line))?;
        match read {
            LogLine::Entry(entry) => match self.judge(&entry) {
                EntryVerdict::Next => {
                    self.add(entry);
                    Ok(())
                }
                EntryVerdict::Wrong(fault) => Err(LogError::Wrong { line, fault }),
                EntryVerdict::Known => Err(LogError::Wrong { line, fault: FarFault::WrongPlace }),
                EntryVerdict::TooEarly => {
                    Err(LogError::Wrong { line, fault: FarFault::SeenUnknown })
                }
            },
            LogLine::Evidence(entry) => {
                let fault = self.check_evidence(&entry);
                let fault = fault.map_err(|fault| LogError::Wrong { line, fault })?;
                self.keep_evidence(entry, fault);
                Ok(())
            }
        }
    }
}

fn read_heading(text: &str) -> Result<LogHeading, LogError> {
    let heading: Result<LogHeading, _> = ron::from_str(text);
    // Another format or version may have other fields: then that is what is wrong.
    let LogFormat { format, version } = match &heading {
        Ok(LogHeading { format, version, .. }) => {
            LogFormat { format: format.clone(), version: *version }
        }
        Err(_) => ron::from_str(text).map_err(|error| unreadable(error, 1))?,
    };
    if format != LOG_FORMAT {
        return Err(LogError::OtherFormat { format: excerpt(&format), expected: LOG_FORMAT });
    }
    if version != LOG_VERSION {
        return Err(LogError::OtherVersion { version, newest: LOG_VERSION });
    }
    heading.map_err(|error| unreadable(error, 1))
}

fn unreadable(error: SpannedError, line: usize) -> LogError {
    let Position { col: column, .. } = error.span.start;
    LogError::Unreadable { line, column, fault: error.code.into() }
}
