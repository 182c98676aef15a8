//! A position drawn with letters. The discs lie as on the table, with coordinates in the margin.

use std::fmt;

use anstyle::{AnsiColor, Style};

use crate::rules::{Cell, Position, Side};

/// A drawing of a position: `( )` is a disc, `(R)` and `(B)` are discs with a token, and `[ ]` is the
/// locked disc. Each row begins with the cell of its first disc, and `q` grows by one per cell to the
/// right.
pub struct LetterBoard<'p> {
    pub position: &'p Position,
    pub locked: Option<Cell>,
    pub is_colourful: bool,
}

/// The width of a drawn disc, with the space after it. Each row is half of it further right.
const WIDTH: i32 = 4;

impl LetterBoard<'_> {
    /// The column where a cell's disc begins.
    fn column(cell: Cell) -> i32 {
        WIDTH * cell.q + WIDTH / 2 * cell.r
    }

    fn disc(&self, cell: Cell) -> (&'static str, Style) {
        let bold = |colour: AnsiColor| Style::new().fg_color(Some(colour.into())).bold();
        match self.position.token_at(cell) {
            Some(Side::Red) => ("(R)", bold(AnsiColor::Red)),
            Some(Side::Black) => ("(B)", bold(AnsiColor::Blue)),
            None if self.locked == Some(cell) => ("[ ]", bold(AnsiColor::Yellow)),
            None => ("( )", Style::new()),
        }
    }
}

impl fmt::Display for LetterBoard<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut discs = *self.position.board().discs();
        discs.sort_unstable_by_key(|disc| (disc.r, disc.q));
        let margin = discs.iter().copied().map(Self::column).min().unwrap_or(0);
        for row in discs.chunk_by(|a, b| a.r == b.r) {
            write!(f, "{:>12}  ", row[0].to_string())?;
            let mut at = margin;
            for disc in row {
                let column = Self::column(*disc);
                write!(f, "{:1$}", "", usize::try_from(column - at).unwrap_or(0))?;
                let (drawn, style) = self.disc(*disc);
                if self.is_colourful {
                    write!(f, "{style}{drawn}{style:#}")?;
                } else {
                    write!(f, "{drawn}")?;
                }
                at = column + WIDTH - 1;
            }
            writeln!(f)?;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::HouseRules;

    #[test]
    fn the_start_is_a_hexagon() {
        let position = &Position::start(HouseRules::Booklet);
        let drawn = LetterBoard { position, locked: None, is_colourful: false }.to_string();
        let expected = "
        0,-2      (R) ( ) (B)
       -1,-1    ( ) ( ) ( ) ( )
        -2,0  (B) ( ) ( ) ( ) (R)
        -2,1    ( ) ( ) ( ) ( )
        -2,2      (R) ( ) (B)
";
        assert_eq!(format!("\n{drawn}"), expected);
        let coloured = LetterBoard { position, locked: None, is_colourful: true }.to_string();
        assert_eq!(coloured.matches("\u{1b}[31m").count(), 3);
    }
}
