//! Positions as text, in RON.

use ron::error::SpannedError;
use serde::Serialize;
use strum::VariantNames;

use super::{BYTE_ORDER_MARK, FARTHEST_START, RonFault};
use crate::rules::{Cell, Position, Setup};

/// Why a text cannot be read as a setup. If the setup itself is invalid, that is a
/// [`Fault`](crate::rules::Fault).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, VariantNames, thiserror::Error)]
pub enum PositionFormError {
    /// The text is not RON, or not a position in RON.
    #[error("line {line}, character {column}: {fault}")]
    Unreadable {
        /// The line, from 1.
        line: usize,
        /// The character in the line, from 1.
        column: usize,
        /// What is wrong there.
        fault: RonFault,
    },
    /// A coordinate is too large.
    #[error("the cell {cell} is too far out: the limit for a position is {farthest}")]
    TooFarOut {
        /// The cell with that coordinate.
        cell: Cell,
        /// The largest coordinate allowed, positive or negative.
        farthest: i32,
    },
}

impl From<SpannedError> for PositionFormError {
    fn from(error: SpannedError) -> PositionFormError {
        let ron::error::Position { line, col } = error.span.start;
        PositionFormError::Unreadable { line, column: col, fault: error.code.into() }
    }
}

/// Reads a setup. [`Setup::validate`] checks whether it is a valid position.
///
/// ```
/// use nonaga::{notation::{read_setup, write_setup}, rules::Setup};
///
/// let text = write_setup(&Setup::start());
/// assert_eq!(read_setup(&text)?, Setup::start());
/// # Ok::<(), nonaga::notation::PositionFormError>(())
/// ```
pub fn read_setup(text: &str) -> Result<Setup, PositionFormError> {
    let setup: Setup = ron::from_str(text.trim_start_matches(BYTE_ORDER_MARK))?;
    check_coordinates(&setup)?;
    Ok(setup)
}

/// Refuses a setup that is so far out that a match from it could not be written.
pub(crate) fn check_coordinates(setup: &Setup) -> Result<(), PositionFormError> {
    let cells = setup.discs.iter().chain(&setup.red).chain(&setup.black).chain(&setup.locked);
    let is_near = |n: i32| (-FARTHEST_START..=FARTHEST_START).contains(&n);
    match cells.copied().find(|cell| !is_near(cell.q) || !is_near(cell.r)) {
        Some(cell) => Err(PositionFormError::TooFarOut { cell, farthest: FARTHEST_START }),
        None => Ok(()),
    }
}

/// Writes a position that was reached in a match, so that another match can begin with it.
///
/// It keeps its place on the table, unless [`read_setup`] would refuse it there. Then the board is moved
/// back to the middle.
pub fn write_start(position: &Position) -> String {
    let setup = position.setup();
    match check_coordinates(&setup) {
        Ok(()) => write_setup(&setup),
        Err(_) => write_setup(&setup.around(position.middle())),
    }
}

/// Writes a setup on one line.
pub fn write_setup(setup: &Setup) -> String {
    let cells = |cells: &[Cell]| {
        let written: Vec<String> =
            cells.iter().map(|cell| format!("({}, {})", cell.q, cell.r)).collect();
        written.join(", ")
    };
    let locked = match setup.locked {
        Some(cell) => format!("Some(({}, {}))", cell.q, cell.r),
        None => "None".to_owned(),
    };
    format!(
        "(discs: [{}], red: [{}], black: [{}], to_move: {:?}, locked: {locked})",
        cells(&setup.discs),
        cells(&setup.red),
        cells(&setup.black),
        setup.to_move,
    )
}
