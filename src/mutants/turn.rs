//! Turns, and how they are written: `a1>b1`.

use std::{fmt, str::FromStr};

use serde::{Serialize, Serializer};
use strum::VariantNames;

use super::{MutantCell, MutantGrid};

/// A circle is crossed out, and another is drawn.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct MutantTurn {
    /// The circle that is crossed out.
    pub crossed: MutantCell,
    /// The cell in which a circle is drawn.
    pub drawn: MutantCell,
}

/// What stands between the two cells.
const ARROW: char = '>';

impl fmt::Display for MutantTurn {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{ARROW}{}", self.crossed, self.drawn)
    }
}

impl fmt::Debug for MutantTurn {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// In sentences a turn is as it is written.
impl Serialize for MutantTurn {
    fn serialize<S: Serializer>(&self, out: S) -> Result<S::Ok, S::Error> {
        out.collect_str(self)
    }
}

/// Reads a turn exactly as it is written.
impl FromStr for MutantTurn {
    type Err = MutantTurnFormError;

    fn from_str(text: &str) -> Result<MutantTurn, MutantTurnFormError> {
        let (crossed, drawn) = text.split_once(ARROW).ok_or(MutantTurnFormError::NoArrow)?;
        let read =
            |cell: &str| cell.parse().ok().filter(|found: &MutantCell| found.to_string() == cell);
        Ok(MutantTurn {
            crossed: read(crossed).ok_or(MutantTurnFormError::NoCellBefore)?,
            drawn: read(drawn).ok_or(MutantTurnFormError::NoCellAfter)?,
        })
    }
}

impl MutantTurn {
    /// Reads a turn as people type it: in capital letters, with blanks, with `-` or nothing for the arrow. On the endless
    /// grid `a1-b1` is not understood, since `-b1` is a cell there.
    pub fn read_typed(text: &str, grid: MutantGrid) -> Result<MutantTurn, MutantTurnFormError> {
        let is_between = |letter: char| {
            letter.is_whitespace()
                || [ARROW, '→'].contains(&letter)
                || (letter == '-' && grid == MutantGrid::Five)
        };
        let text = text.to_lowercase();
        let mut cells: Vec<&str> =
            text.split(is_between).filter(|part| !part.is_empty() && *part != "-").collect();
        // `a1b1`, where each cell has two letters.
        if let [cell] = cells[..]
            && grid == MutantGrid::Five
            && let Some((crossed, drawn)) = cell.split_at_checked(2)
        {
            cells = vec![crossed, drawn];
        }
        match cells[..] {
            [crossed, drawn] => format!("{crossed}{ARROW}{drawn}").parse(),
            [] => Err(MutantTurnFormError::NoCellBefore),
            [_] => Err(MutantTurnFormError::NoArrow),
            _ => Err(MutantTurnFormError::NoCellAfter),
        }
    }
}

/// Why a text is no turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, VariantNames, thiserror::Error)]
#[error("{self:?}")]
pub enum MutantTurnFormError {
    /// Nothing stands between the cells.
    NoArrow,
    /// Before the arrow there is no cell.
    NoCellBefore,
    /// After the arrow there is no cell.
    NoCellAfter,
}
