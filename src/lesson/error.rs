//! Why a file cannot be used as a lesson.

use serde::Serialize;
use strum::{IntoStaticStr, VariantNames};

use crate::{
    notation::{PositionFormError, RonFault, TurnFormError},
    rules::{Fault, Refusal},
};

/// What is wrong with a lesson, and where. A line is that of the file, from 1; for a fault within a step,
/// it is the line where the step begins.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, VariantNames, IntoStaticStr, thiserror::Error)]
#[error("{self:?}")]
#[allow(missing_docs, reason = "the names of some fields say enough")]
pub enum LessonError {
    /// The file is too large.
    TooLarge {
        /// The largest size allowed, in bytes.
        limit: usize,
    },
    /// The text is not RON, or not a lesson in RON.
    Unreadable {
        line: usize,
        /// The character in the line, from 1.
        column: usize,
        /// What is wrong there.
        fault: RonFault,
    },
    /// The text has a field that lessons do not have.
    UnknownField {
        line: usize,
        field: String,
        /// The fields that are allowed there.
        known: Vec<&'static str>,
    },
    /// A field is missing.
    MissingField { line: usize, field: &'static str },
    /// The file has another format.
    OtherFormat {
        format: String,
        /// The format of lessons.
        expected: &'static str,
    },
    /// This program does not know the version of the lesson.
    OtherVersion {
        version: u32,
        /// The newest version that this program knows.
        newest: u32,
    },
    /// The lesson has no steps.
    NoSteps,
    /// A position cannot be used.
    PositionForm { line: usize, error: PositionFormError },
    /// A position is not valid.
    PositionFaulty { line: usize, faults: Vec<Fault> },
    /// A line of play cannot be read.
    LineForm {
        line: usize,
        /// Which part of the line of play, from 1.
        part: usize,
        error: TurnFormError,
    },
    /// A line of play is not legal.
    LineIllegal {
        line: usize,
        /// Which part of the line of play, from 1.
        part: usize,
        refusal: Refusal,
    },
    /// A step asks the learner to play, but it is the opponent's turn, or the match is over.
    NotLearnersTurn { line: usize },
    /// The solution of a step does not reach its goal, but something else does.
    SolutionMisses { line: usize },
    /// Nothing reaches the goal of a step.
    GoalOutOfReach { line: usize },
    /// A step points at something that is not on the board.
    NothingToShow { line: usize },
    /// No disc of the board answers a question.
    NoAnswer { line: usize },
    /// A goal looks so far ahead that it cannot be checked.
    TooFarAhead {
        line: usize,
        turns: u32,
        /// The most turns that a goal may look ahead.
        most: u32,
    },
    /// A goal has a win within several turns among other choices.
    WinAmongChoices { line: usize },
    /// A text is empty.
    EmptyText { line: usize },
    /// The catalogue has no sentence with this key.
    MissingText { line: usize, key: String },
}

impl LessonError {
    /// The name of the error, which is the same in all languages.
    pub fn name(&self) -> &'static str {
        self.into()
    }

    pub(super) fn unreadable(line: usize, column: usize, fault: RonFault) -> LessonError {
        match fault {
            RonFault::UnknownField { field, known } => {
                LessonError::UnknownField { line, field, known }
            }
            RonFault::MissingField { field } => LessonError::MissingField { line, field },
            fault => LessonError::Unreadable { line, column, fault },
        }
    }
}
