//! What is wrong with a call, as the person who made it needs to hear it.

use std::error::Error;

use clap::error::{ContextKind, ContextValue, ErrorKind};
use serde::Serialize;
use strum::VariantNames;

use super::number::OutOfBounds;

/// What is wrong with a call.
#[derive(Debug, PartialEq, Eq, Serialize, VariantNames)]
pub enum WrongCall {
    /// There is no such option, or no place for such an argument.
    UnknownArgument {
        /// What was given.
        argument: String,
        /// What there is that looks most like it.
        similar: Option<String>,
    },
    /// There is no such command.
    UnknownCommand {
        /// What was given.
        command: String,
        /// The command that looks most like it.
        similar: Option<String>,
    },
    /// Something has to be given.
    Missing {
        /// What.
        arguments: String,
    },
    /// A value is none that there is.
    WrongValue {
        /// The argument that it was given for.
        argument: String,
        /// What was given.
        value: String,
        /// What may be given instead.
        possible: String,
    },
    /// A value is not a whole number, or is out of bounds.
    WrongNumber {
        /// The argument that it was given for.
        argument: String,
        /// What was given.
        value: String,
        /// The least that may be given.
        least: u32,
        /// The most that may be given.
        most: u32,
    },
    /// A value is missing.
    NoValue {
        /// The argument that it belongs to.
        argument: String,
    },
    /// An argument is given twice.
    Twice {
        /// The argument.
        argument: String,
    },
    /// Anything else.
    Other,
}

impl WrongCall {
    pub(super) fn of(error: &clap::Error) -> WrongCall {
        let context = |kind: ContextKind| match error.get(kind) {
            Some(ContextValue::String(text)) => text.clone(),
            Some(ContextValue::Strings(texts)) => texts.join(", "),
            _ => String::new(),
        };
        // Of several, clap puts the one that is most alike last.
        let similar = |kind: ContextKind| match error.get(kind) {
            Some(ContextValue::String(text)) => Some(text.clone()),
            Some(ContextValue::Strings(texts)) => texts.last().cloned(),
            _ => None,
        };
        let argument = || context(ContextKind::InvalidArg);
        let value = || context(ContextKind::InvalidValue);
        let bounds = error.source().and_then(|source| source.downcast_ref());
        match (error.kind(), bounds) {
            (_, Some(&OutOfBounds { least, most })) => {
                WrongCall::WrongNumber { argument: argument(), value: value(), least, most }
            }
            (ErrorKind::UnknownArgument, _) => WrongCall::UnknownArgument {
                argument: argument(),
                similar: similar(ContextKind::SuggestedArg),
            },
            (ErrorKind::InvalidSubcommand, _) => WrongCall::UnknownCommand {
                command: context(ContextKind::InvalidSubcommand),
                similar: similar(ContextKind::SuggestedSubcommand),
            },
            (ErrorKind::MissingRequiredArgument, _) => WrongCall::Missing { arguments: argument() },
            (ErrorKind::InvalidValue, _) if value().is_empty() => {
                WrongCall::NoValue { argument: argument() }
            }
            (ErrorKind::InvalidValue, _) => WrongCall::WrongValue {
                argument: argument(),
                value: value(),
                possible: context(ContextKind::ValidValue),
            },
            (ErrorKind::TooFewValues | ErrorKind::WrongNumberOfValues, _) => {
                WrongCall::NoValue { argument: argument() }
            }
            (ErrorKind::ArgumentConflict, _) => WrongCall::Twice { argument: argument() },
            _ => WrongCall::Other,
        }
    }
}
