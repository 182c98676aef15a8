//! Why a text is not RON of the right kind. The RON library words its errors for programmers, so they are
//! translated here, one by one.

use ron::Error;
use serde::Serialize;
use strum::VariantNames;

/// What is wrong at one place of a RON text.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, VariantNames, thiserror::Error)]
#[allow(missing_docs, reason = "the names of the fields say it")]
pub enum RonFault {
    /// The text stops too early.
    #[error("the text ends too early")]
    Ends,
    /// A bracket, a comma or a colon is missing.
    #[error("“{sign}” is missing")]
    SignMissing { sign: char },
    /// A whole number belongs here.
    #[error("expected a whole number")]
    NotNumber,
    /// The number is too large or too small.
    #[error("this number is too large or too small")]
    NumberTooLarge,
    /// A number contains something else.
    #[error("{digit:?} is not a digit")]
    NotDigit { digit: char },
    /// A text in quotation marks belongs here.
    #[error("expected a text in quotation marks")]
    NotText,
    /// A text has no quotation mark at its end.
    #[error("the quotation mark at the end of a text is missing")]
    TextOpen,
    /// What follows a backslash in a text has no meaning.
    #[error("the character after this backslash has no meaning")]
    BadEscape,
    /// A comment has no end.
    #[error("this comment has no end")]
    CommentOpen,
    /// `None` or `Some(…)` belongs here.
    #[error("expected None or Some(…)")]
    NotOption,
    /// The name of a field belongs here.
    #[error("expected the name of a field")]
    NotName,
    /// A name contains characters that names do not have.
    #[error("{name:?} is not a name")]
    BadName { name: String },
    /// There is a name before a `(` that should stand alone.
    #[error("{name:?} does not belong before the “(”")]
    NameBefore { name: String },
    /// A character does not belong here.
    #[error("{sign:?} does not belong here")]
    Stray { sign: char },
    /// Something follows after the end.
    #[error("nothing may follow the last “)”")]
    Trailing,
    /// The word is not one of the possible ones.
    #[error("{word:?} is not one of {}", .known.join(", "))]
    UnknownWord { word: String, known: Vec<&'static str> },
    /// There is no such field.
    #[error("there is no field {field:?}, only {}", .known.join(", "))]
    UnknownField { field: String, known: Vec<&'static str> },
    /// A field is missing.
    #[error("the field {field:?} is missing")]
    MissingField { field: &'static str },
    /// A field is there twice.
    #[error("the field {field:?} is there twice")]
    FieldTwice { field: &'static str },
    /// A list does not have the right length, such as a cell with three numbers.
    #[error("{found} values are not the right number of values")]
    WrongLength { found: usize },
    /// Brackets are nested too deeply.
    #[error("there are too many brackets inside each other")]
    TooDeep,
    /// Something else belongs here.
    #[error("this is not what belongs here")]
    Misplaced,
}

impl From<Error> for RonFault {
    fn from(error: Error) -> RonFault {
        match error {
            Error::Eof => RonFault::Ends,
            Error::ExpectedArray => RonFault::SignMissing { sign: '[' },
            Error::ExpectedArrayEnd => RonFault::SignMissing { sign: ']' },
            Error::ExpectedMap => RonFault::SignMissing { sign: '{' },
            Error::ExpectedMapEnd => RonFault::SignMissing { sign: '}' },
            Error::ExpectedStructLike | Error::ExpectedNamedStructLike(_) => {
                RonFault::SignMissing { sign: '(' }
            }
            Error::ExpectedStructLikeEnd | Error::ExpectedOptionEnd => {
                RonFault::SignMissing { sign: ')' }
            }
            Error::ExpectedComma => RonFault::SignMissing { sign: ',' },
            Error::ExpectedMapColon => RonFault::SignMissing { sign: ':' },
            Error::ExpectedInteger
            | Error::ExpectedFloat
            | Error::FloatUnderscore
            | Error::UnderscoreAtBeginning => RonFault::NotNumber,
            Error::IntegerOutOfBounds => RonFault::NumberTooLarge,
            Error::InvalidIntegerDigit { digit, .. } => RonFault::NotDigit { digit },
            Error::ExpectedString => RonFault::NotText,
            Error::ExpectedStringEnd => RonFault::TextOpen,
            Error::InvalidEscape(_) => RonFault::BadEscape,
            Error::UnclosedBlockComment | Error::UnclosedLineComment => RonFault::CommentOpen,
            Error::ExpectedOption => RonFault::NotOption,
            Error::ExpectedIdentifier => RonFault::NotName,
            Error::InvalidIdentifier(name) | Error::SuggestRawIdentifier(name) => {
                RonFault::BadName { name: excerpt(&name) }
            }
            Error::ExpectedDifferentStructName { found, .. } => {
                RonFault::NameBefore { name: excerpt(&found) }
            }
            Error::UnexpectedChar(sign) => RonFault::Stray { sign },
            Error::TrailingCharacters => RonFault::Trailing,
            Error::NoSuchEnumVariant { expected, found, .. } => {
                RonFault::UnknownWord { word: excerpt(&found), known: expected.to_vec() }
            }
            Error::NoSuchStructField { expected, found, .. } => {
                RonFault::UnknownField { field: excerpt(&found), known: expected.to_vec() }
            }
            Error::MissingStructField { field, .. } => RonFault::MissingField { field },
            Error::DuplicateStructField { field, .. } => RonFault::FieldTwice { field },
            Error::ExpectedDifferentLength { found, .. } => RonFault::WrongLength { found },
            Error::ExceededRecursionLimit => RonFault::TooDeep,
            // The rest has no better words: the library would name types of this program.
            _ => RonFault::Misplaced,
        }
    }
}

/// The start of a text from a file, short enough for an error message.
pub(crate) fn excerpt(text: &str) -> String {
    const LONGEST: usize = 60;
    match text.char_indices().nth(LONGEST) {
        Some((end, _)) => format!("{}…", &text[..end]),
        None => text.to_owned(),
    }
}
