//! Cells, steps and turns as text.

use std::{fmt, str::FromStr};

use serde::Serialize;
use strum::VariantNames;

use super::FARTHEST;
use crate::rules::{Cell, Relocation, Rest, Slide, Turn};

/// Why a text cannot be read as a turn.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, VariantNames, thiserror::Error)]
pub enum TurnFormError {
    /// Something else was expected.
    #[error("column {column}: expected {expected:?}")]
    Expected {
        /// What was expected.
        expected: TurnPiece,
        /// The column, in characters from 1.
        column: usize,
    },
    /// A coordinate is too large.
    #[error("column {column}: a coordinate is larger than {farthest}")]
    TooFarOut {
        /// The column where the coordinate begins, in characters from 1.
        column: usize,
        /// The largest coordinate allowed, positive or negative.
        farthest: i32,
    },
}

/// A piece of a written turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, VariantNames)]
pub enum TurnPiece {
    /// A whole number, such as `-2`.
    Number,
    /// The `,` between the coordinates of a cell.
    Comma,
    /// The `>` between two cells.
    Arrow,
    /// The space between slide and relocation.
    Space,
    /// The end of the text.
    End,
}

impl fmt::Display for Cell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{},{}", self.q, self.r)
    }
}

impl fmt::Display for Slide {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}>{}", self.from, self.to)
    }
}

impl fmt::Display for Relocation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}>{}", self.from, self.to)
    }
}

impl fmt::Display for Turn {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.slide {
            Some(slide) => write!(f, "{slide}")?,
            None => write!(f, "-")?,
        }
        match self.rest {
            Rest::Won => write!(f, "#"),
            Rest::Relocation(relocation) => write!(f, " {relocation}"),
            Rest::Skipped => write!(f, " -"),
            Rest::ToCome => Ok(()),
        }
    }
}

/// ```
/// use nonaga::notation::{TurnFormError, TurnPiece};
/// use nonaga::rules::{Cell, Rest, Turn};
///
/// let turn: Turn = "2,0>-1,0 1,-2>3,-2".parse()?;
/// assert_eq!(turn.slide.map(|slide| slide.to), Some(Cell::new(-1, 0)));
/// assert_eq!(turn.to_string(), "2,0>-1,0 1,-2>3,-2");
/// assert_eq!("2,0>-1,0#".parse::<Turn>()?.rest, Rest::Won);
///
/// let error = "2,0>-1".parse::<Turn>().unwrap_err();
/// assert_eq!(error, TurnFormError::Expected { expected: TurnPiece::Comma, column: 7 });
/// # Ok::<(), TurnFormError>(())
/// ```
impl FromStr for Turn {
    type Err = TurnFormError;

    fn from_str(text: &str) -> Result<Turn, TurnFormError> {
        let mut reader = Reader { text, at: 0 };
        let slide = reader.part()?.map(|(from, to)| Slide { from, to });
        let rest = if reader.is_at_end() {
            Rest::ToCome
        } else if slide.is_some() && reader.accept('#') {
            Rest::Won
        } else {
            reader.expect(' ', TurnPiece::Space)?;
            match reader.part()? {
                Some((from, to)) => Rest::Relocation(Relocation { from, to }),
                None => Rest::Skipped,
            }
        };
        if reader.is_at_end() {
            Ok(Turn { slide, rest })
        } else {
            Err(reader.expected(TurnPiece::End))
        }
    }
}

/// A text, and how much of it has been read.
struct Reader<'t> {
    text: &'t str,
    /// In bytes.
    at: usize,
}

impl<'t> Reader<'t> {
    fn remaining(&self) -> &'t str {
        self.text.get(self.at..).unwrap_or_default()
    }

    fn is_at_end(&self) -> bool {
        self.remaining().is_empty()
    }

    fn column(&self) -> usize {
        self.text.get(..self.at).map_or(0, |read| read.chars().count()) + 1
    }

    fn expected(&self, expected: TurnPiece) -> TurnFormError {
        TurnFormError::Expected { expected, column: self.column() }
    }

    /// Reads `sign` if it comes next.
    fn accept(&mut self, sign: char) -> bool {
        let is_next = self.remaining().starts_with(sign);
        if is_next {
            self.at += sign.len_utf8();
        }
        is_next
    }

    fn expect(&mut self, sign: char, piece: TurnPiece) -> Result<(), TurnFormError> {
        if self.accept(sign) { Ok(()) } else { Err(self.expected(piece)) }
    }

    /// Reads two cells, or the `-` of a skipped part.
    fn part(&mut self) -> Result<Option<(Cell, Cell)>, TurnFormError> {
        let is_number = |text: &str| text.starts_with(|sign: char| sign.is_ascii_digit());
        if self.remaining().starts_with('-') && !is_number(&self.remaining()[1..]) {
            self.at += 1;
            return Ok(None);
        }
        let from = self.cell()?;
        self.expect('>', TurnPiece::Arrow)?;
        Ok(Some((from, self.cell()?)))
    }

    fn cell(&mut self) -> Result<Cell, TurnFormError> {
        let q = self.coordinate()?;
        self.expect(',', TurnPiece::Comma)?;
        Ok(Cell::new(q, self.coordinate()?))
    }

    fn coordinate(&mut self) -> Result<i32, TurnFormError> {
        let text = self.remaining();
        let sign = usize::from(text.starts_with('-'));
        let digits = text[sign..].bytes().take_while(u8::is_ascii_digit).count();
        if digits == 0 {
            self.at += sign;
            return Err(self.expected(TurnPiece::Number));
        }
        let written = &text[..sign + digits];
        let number = written.parse().ok().filter(|n| (-FARTHEST..=FARTHEST).contains(n));
        let too_far_out = TurnFormError::TooFarOut { column: self.column(), farthest: FARTHEST };
        self.at += written.len();
        number.ok_or(too_far_out)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_kind_of_turn_reads_and_prints_the_same() {
        for text in [
            "2,0>-1,0 1,-2>3,-2",
            "2,0>-1,0#",
            "2,0>-1,0",
            "2,0>-1,0 -",
            "- 1,-2>3,-2",
            "- -",
            "-",
            "-30000,30000>-29999,30000#",
        ] {
            assert_eq!(text.parse::<Turn>().map(|turn| turn.to_string()), Ok(text.to_owned()));
        }
    }

    #[test]
    fn an_error_names_what_was_expected_and_where() {
        use TurnPiece::{Arrow, Comma, End, Number, Space};
        for (text, expected, column) in [
            ("", Number, 1),
            ("x", Number, 1),
            ("--1,0>1,0", Space, 2),
            ("2 0>1,0", Comma, 2),
            ("2,-", Number, 4),
            ("2,0-1,0", Arrow, 4),
            ("2,0>1,0  1,1>2,2", Number, 9),
            ("2,0>1,0;", Space, 8),
            ("2,0>1,0 1,1>2,2 ", End, 16),
            ("2,0>1,0 1,1>2,2#", End, 16),
            ("2,0>1,0##", End, 9),
            ("-#", Space, 2),
            ("+2,0>1,0", Number, 1),
            ("2,0>１,0", Number, 5),
        ] {
            let error = text.parse::<Turn>().expect_err(text);
            assert_eq!(error, TurnFormError::Expected { expected, column }, "{text}");
        }
    }

    #[test]
    fn a_coordinate_that_is_too_large_is_refused_however_large_it_is() {
        for text in ["30001,0>1,0", "-30001,0>1,0", "99999999999999999999999,0>1,0"] {
            let error = text.parse::<Turn>().expect_err(text);
            assert_eq!(error, TurnFormError::TooFarOut { column: 1, farthest: FARTHEST });
        }
    }
}
