//! A position in letters.

use std::fmt;

use anstyle::{AnsiColor, Style};

use crate::zebra::{ZebraPosition, ZebraSide, ZebraSquare};

/// Draws a position. `L` is a light tower and `D` a dark one, with its height if it has more than one piece; `.` is a
/// closed square. The first row is at the bottom, as the first player sees it.
pub struct ZebraBoard<'p> {
    pub position: &'p ZebraPosition,
    pub is_colourful: bool,
}

/// The width of a drawn tower, with the space after it.
const WIDTH: usize = 4;

impl ZebraBoard<'_> {
    fn tower(&self, square: ZebraSquare) -> (String, Style) {
        let bold = |colour: AnsiColor| Style::new().fg_color(Some(colour.into())).bold();
        let (letter, style) = match self.position.owner(square) {
            Some(ZebraSide::Light) => ('L', bold(AnsiColor::Yellow)),
            Some(ZebraSide::Dark) => ('D', bold(AnsiColor::Blue)),
            None => return (".".to_owned(), Style::new()),
        };
        match self.position.height(square) {
            1 => (letter.to_string(), style),
            height => (format!("{letter}{height}"), style),
        }
    }
}

impl fmt::Display for ZebraBoard<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let squares: Vec<ZebraSquare> = self.position.size().squares().collect();
        let length = usize::from(self.position.size().length());
        let mut lines: Vec<(String, &[ZebraSquare])> =
            squares.chunks(length).map(|row| ((row[0].row() + 1).to_string(), row)).collect();
        lines.reverse();
        for (number, row) in lines {
            write!(f, "  {number} ")?;
            for square in row {
                let (drawn, style) = self.tower(*square);
                let space = WIDTH - drawn.len().min(WIDTH);
                if self.is_colourful {
                    write!(f, " {style}{drawn}{style:#}{:1$}", "", space - 1)?;
                } else {
                    write!(f, " {drawn}{:1$}", "", space - 1)?;
                }
            }
            writeln!(f)?;
        }
        write!(f, "    ")?;
        for square in squares.iter().take(length) {
            let letter: String = square.to_string().chars().take(1).collect();
            write!(f, " {letter:<0$}", WIDTH - 1)?;
        }
        writeln!(f)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::zebra::ZebraMatch;

    #[test]
    fn towers_have_their_height_and_closed_squares_a_dot() {
        let mut game = ZebraMatch::new(crate::zebra::ZebraSize::Four);
        game.play("a1>b1".parse().expect("a turn")).expect("a legal turn");
        let drawn =
            |is_colourful| ZebraBoard { position: game.position(), is_colourful }.to_string();
        let lines: Vec<String> =
            drawn(false).lines().map(|line| line.trim_end().to_owned()).collect();
        assert_eq!(
            lines,
            [
                "  4  D   L   D   L",
                "  3  L   D   L   D",
                "  2  D   L   D   L",
                "  1  .   L2  L   D",
                "     a   b   c   d",
            ]
        );
        assert_eq!(drawn(true).matches("\u{1b}[33m").count(), 8);
    }
}
