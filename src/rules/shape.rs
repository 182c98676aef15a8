//! The shapes that win: three tokens connected as a triangle, a line or a tick.

use serde::{Deserialize, Serialize};
use strum::VariantNames;

use super::Cell;

/// The shape that three connected tokens form.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, VariantNames)]
pub enum Shape {
    /// All three touch each other.
    Triangle,
    /// Three in a row, straight.
    Line,
    /// Three in a row, bent at 120°.
    Tick,
}

impl Shape {
    /// The shape of three tokens and their cells in drawing order: a line or a tick runs from one end to
    /// the other. `None` if the tokens are not connected.
    #[inline]
    pub fn of([a, b, c]: [Cell; 3]) -> Option<(Shape, [Cell; 3])> {
        let (start, middle, end) = match (a.touches(b), b.touches(c), c.touches(a)) {
            (true, true, true) => return Some((Shape::Triangle, [a, b, c])),
            (true, true, false) => (a, b, c),
            (false, true, true) => (b, c, a),
            (true, false, true) => (c, a, b),
            _ => return None,
        };
        let straight = middle.minus(start) == end.minus(middle);
        let shape = if straight { Shape::Line } else { Shape::Tick };
        Some((shape, [start, middle, end]))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::Direction;

    /// The shape of three cells. Checks that their order makes no difference.
    fn shape(cells: [Cell; 3]) -> Option<Shape> {
        let [a, b, c] = cells;
        let answers = [[a, b, c], [a, c, b], [b, a, c], [b, c, a], [c, a, b], [c, b, a]]
            .map(|order| Shape::of(order).map(|(shape, _)| shape));
        assert!(answers.iter().all(|answer| *answer == answers[0]), "{answers:?}");
        answers[0]
    }

    #[test]
    fn the_angle_between_two_neighbours_decides_the_shape() {
        let middle = Cell::new(5, -9);
        for (i, first) in Direction::ALL.into_iter().enumerate() {
            let at = |turn: usize| middle.step(Direction::ALL[(i + turn) % 6]);
            assert_eq!(shape([middle, middle.step(first), at(1)]), Some(Shape::Triangle));
            assert_eq!(shape([middle, middle.step(first), at(2)]), Some(Shape::Tick));
            assert_eq!(shape([middle, middle.step(first), at(3)]), Some(Shape::Line));
        }
    }

    #[test]
    fn the_cells_of_a_row_run_from_end_to_end() {
        let [a, b, c] = [Cell::new(0, 0), Cell::new(1, 0), Cell::new(2, 0)];
        for order in [[a, b, c], [b, a, c], [a, c, b], [c, b, a]] {
            let (_, cells) = Shape::of(order).expect("the cells are in a row");
            assert!(cells == [a, b, c] || cells == [c, b, a], "{cells:?}");
        }
    }

    #[test]
    fn two_touching_tokens_and_one_apart_form_no_shape() {
        assert_eq!(shape([Cell::new(0, 0), Cell::new(1, 0), Cell::new(3, 0)]), None);
        assert_eq!(shape([Cell::new(0, 0), Cell::new(2, 0), Cell::new(4, 0)]), None);
    }
}
