//! What is wrong with a call, in terms that help the user to fix it.

use std::error::Error;

use clap::error::{ContextKind, ContextValue, ErrorKind};
use serde::Serialize;
use strum::VariantNames;

use super::number::OutOfBounds;
use crate::cli::render::Wish;

/// What is wrong with a call.
#[derive(Debug, PartialEq, Serialize, VariantNames)]
#[allow(missing_docs, reason = "the names of the fields say it")]
pub enum WrongCall {
    /// The option does not exist, or the command takes no such argument.
    UnknownArgument {
        argument: String,
        /// The most similar option, if one is similar.
        similar: Option<String>,
    },
    /// The command does not exist.
    UnknownCommand {
        command: String,
        /// The most similar command, if one is similar.
        similar: Option<String>,
    },
    /// Required arguments are missing.
    Missing { arguments: String },
    /// The value is not one of the possible ones.
    WrongValue { argument: String, value: String, possible: String },
    /// The value is not a whole number, or is out of bounds.
    WrongNumber { argument: String, value: String, least: u32, most: u32 },
    /// The value is not of the right form.
    WrongForm {
        argument: String,
        value: String,
        /// What it should be like.
        wish: Wish,
    },
    /// The argument has no value.
    NoValue { argument: String },
    /// An argument is given twice.
    Twice { argument: String },
    /// An argument is given beside others that it does not go with.
    Together { argument: String, others: String },
    /// Any other mistake.
    Other,
}

impl WrongCall {
    pub(in crate::cli) fn of(error: &clap::Error) -> WrongCall {
        let context = |kind: ContextKind| match error.get(kind) {
            Some(ContextValue::String(text)) => text.clone(),
            Some(ContextValue::Strings(texts)) => texts.join(", "),
            _ => String::new(),
        };
        // If there are several, clap puts the most similar one last.
        let similar = |kind: ContextKind| match error.get(kind) {
            Some(ContextValue::String(text)) => Some(text.clone()),
            Some(ContextValue::Strings(texts)) => texts.last().cloned(),
            _ => None,
        };
        let argument = || context(ContextKind::InvalidArg);
        let value = || context(ContextKind::InvalidValue);
        let bounds = error.source().and_then(|source| source.downcast_ref());
        if let Some(wish) = error.source().and_then(|source| source.downcast_ref::<Wish>()) {
            return WrongCall::WrongForm {
                argument: argument(),
                value: value(),
                wish: wish.clone(),
            };
        }
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
            // For clap, an argument that is given twice does not go with itself.
            (ErrorKind::ArgumentConflict, _) => {
                match (argument(), context(ContextKind::PriorArg)) {
                    (argument, others) if others.is_empty() || others == argument => {
                        WrongCall::Twice { argument }
                    }
                    (argument, others) => WrongCall::Together { argument, others },
                }
            }
            _ => WrongCall::Other,
        }
    }
}
