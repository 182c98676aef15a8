//! A match, and the twelve shapes, in letters.

use std::fmt;

use anstyle::{AnsiColor, Style};
use strum::VariantArray;

use crate::mutants::{MutantCell, MutantGrid, MutantMatch, Pentomino};

/// Draws the board. `O` is a peg, `x` a closed hole, `.` an open one. The first row is at the bottom, as the first
/// player sees it. Of the endless grid, it draws what is in use and a row around it.
pub struct MutantGridDrawing<'g> {
    pub game: &'g MutantMatch,
    pub is_colourful: bool,
}

/// The width of a drawn cell, with the space after it: a column can be called `-a`.
const WIDTH: usize = 3;

impl MutantGridDrawing<'_> {
    fn crossed(&self) -> &[MutantCell] {
        self.game.position().map_or(&[], |position| position.crossed())
    }

    fn circles(&self) -> &[MutantCell] {
        self.game.position().map_or(self.game.drawn(), |position| position.circles())
    }

    /// The first and the last column, then the first and the last row.
    fn limits(&self) -> [(i8, i8); 2] {
        let middle = |number: fn(MutantCell) -> i8| {
            let numbers = || MutantGrid::middle().map(number);
            (numbers().min().unwrap_or(0), numbers().max().unwrap_or(0))
        };
        let used = |number: fn(MutantCell) -> i8| {
            let cells = self.circles().iter().chain(self.crossed());
            let numbers: Vec<i8> = cells.map(|cell| number(*cell)).collect();
            let around = numbers.iter().min().zip(numbers.iter().max());
            around.map_or(middle(number), |(least, most)| (least - 1, most + 1))
        };
        let numbers: [fn(MutantCell) -> i8; 2] = [MutantCell::column, MutantCell::row];
        match self.game.grid() {
            MutantGrid::Five => numbers.map(middle),
            MutantGrid::Endless => numbers.map(used),
        }
    }

    fn cell(&self, cell: MutantCell) -> (char, Style) {
        if self.circles().contains(&cell) {
            ('O', Style::new().fg_color(Some(AnsiColor::Yellow.into())).bold())
        } else if self.crossed().contains(&cell) {
            ('x', Style::new().fg_color(Some(AnsiColor::Red.into())))
        } else {
            ('.', Style::new())
        }
    }
}

impl fmt::Display for MutantGridDrawing<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let [(left, right), (lowest, highest)] = self.limits();
        for row in (lowest..=highest).rev() {
            // The number is what is left of a name without its letter.
            let number = MutantCell::at(0, row).map(|cell| cell.to_string()[1..].to_owned());
            write!(f, "{:>4} ", number.unwrap_or_default())?;
            for cell in (left..=right).filter_map(|column| MutantCell::at(column, row)) {
                let (letter, style) = self.cell(cell);
                if self.is_colourful {
                    write!(f, "{:1$}{style}{letter}{style:#}", "", WIDTH - 1)?;
                } else {
                    write!(f, "{letter:>WIDTH$}")?;
                }
            }
            writeln!(f)?;
        }
        write!(f, "     ")?;
        for cell in (left..=right).filter_map(|column| MutantCell::at(column, 0)) {
            let name = cell.to_string();
            write!(f, "{:>WIDTH$}", name.trim_end_matches('1'))?;
        }
        writeln!(f)
    }
}

/// Draws the twelve shapes under their letters. `#` is a shape that can still be formed, `-` one that was formed.
pub struct MutantShapesDrawing<'g>(pub &'g MutantMatch);

impl fmt::Display for MutantShapesDrawing<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let width = |shape: &Pentomino| shape.spots().map(|spot| spot.0).into_iter().max();
        let shapes: Vec<(&Pentomino, i8)> =
            Pentomino::VARIANTS.iter().map(|shape| (shape, width(shape).unwrap_or(0))).collect();
        let line = |drawn: &dyn Fn(&Pentomino, i8) -> char| {
            let parts = shapes.iter().map(|(shape, last)| {
                (0..=*last).map(|column| drawn(shape, column)).collect::<String>()
            });
            parts.collect::<Vec<_>>().join("  ").trim_end().to_owned()
        };
        let letter = |shape: &Pentomino| shape.name().chars().next().unwrap_or(' ');
        let names = line(&|shape, column| if column == 0 { letter(shape) } else { ' ' });
        writeln!(f, "  {names}")?;
        for row in (0..3).rev() {
            let row = line(&|shape, column| {
                let formed = self.game().position().and_then(|now| now.formed_in(*shape));
                match (shape.spots().contains(&(column, row)), formed) {
                    (true, None) => '#',
                    (true, Some(_)) => '-',
                    (false, _) => ' ',
                }
            });
            writeln!(f, "  {row}")?;
        }
        Ok(())
    }
}

impl MutantShapesDrawing<'_> {
    fn game(&self) -> &MutantMatch {
        self.0
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::mutants::MutantRepeats;

    fn drawn(grid: MutantGrid, turns: &[&str], is_colourful: bool) -> String {
        let start = Pentomino::T.in_the_middle();
        let mut game = MutantMatch::new(grid, MutantRepeats::Refused, &start).expect("a start");
        for turn in turns {
            game.play(turn.parse().expect("a turn")).expect("a legal turn");
        }
        MutantGridDrawing { game: &game, is_colourful }.to_string()
    }

    #[test]
    fn circles_crossed_and_empty_cells_look_different() {
        let small = drawn(MutantGrid::Five, &["c2>b3"], false);
        assert_eq!(
            small.lines().collect::<Vec<_>>(),
            [
                "   5   .  .  .  .  .",
                "   4   .  O  O  O  .",
                "   3   .  O  O  .  .",
                "   2   .  .  x  .  .",
                "   1   .  .  .  .  .",
                "       a  b  c  d  e",
            ]
        );
        assert_eq!(drawn(MutantGrid::Five, &[], true).matches("\u{1b}[33m").count(), 5);
    }

    #[test]
    fn the_endless_grid_is_drawn_as_far_as_it_is_used() {
        let start = ["a1", "b1", "c1", "d1", "e1"].map(|cell| cell.parse().expect("a cell"));
        let mut game =
            MutantMatch::new(MutantGrid::Endless, MutantRepeats::Refused, &start).expect("a start");
        game.play("e1>a-1".parse().expect("a turn")).expect("a legal turn");
        let drawing = MutantGridDrawing { game: &game, is_colourful: false }.to_string();
        assert_eq!(
            drawing.lines().collect::<Vec<_>>(),
            [
                "   2   .  .  .  .  .  .  .",
                "   1   .  O  O  O  O  x  .",
                "  -1   .  O  .  .  .  .  .",
                "  -2   .  .  .  .  .  .  .",
                "      -a  a  b  c  d  e  f",
            ]
        );
        let shapes = MutantShapesDrawing(&game).to_string();
        assert!(shapes.lines().all(|line| line.len() <= 80), "{shapes}");
        assert_eq!((shapes.matches('#').count(), shapes.matches('-').count()), (50, 10));
    }
}
