//! What lies along the six directions from a cell. Players who do not see the board ask for it.

use serde::Serialize;
use strum::VariantNames;

use super::{Cell, Direction, Position, Side};

/// What lies along one direction from a cell.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Sight {
    /// The direction.
    pub direction: Direction,
    /// How many discs without a token come first.
    pub free: u32,
    /// What comes after them.
    pub end: SightEnd,
}

/// What ends a row of free discs.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, VariantNames)]
pub enum SightEnd {
    /// The edge of the board.
    Edge,
    /// A hole in the board.
    Hole,
    /// A token.
    Token {
        /// Whose it is.
        side: Side,
    },
}

impl Position {
    /// What lies along each direction from a cell, in the order of [`Direction::ALL`].
    pub fn sights(&self, from: Cell) -> [Sight; 6] {
        let holes = self.board.holes();
        Direction::ALL.map(|direction| {
            let stop = self.slide_end(from, direction);
            let beyond = stop.step(direction);
            let end = match self.token_at(beyond) {
                Some(side) => SightEnd::Token { side },
                None if holes.contains(&beyond) => SightEnd::Hole,
                None => SightEnd::Edge,
            };
            Sight { direction, free: from.distance(stop) as u32, end }
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::{HouseRules, Relocation, Slide, Step};

    fn seen(position: &Position, from: (i32, i32)) -> [(u32, SightEnd); 6] {
        position.sights(from.into()).map(|sight| (sight.free, sight.end))
    }

    #[test]
    fn from_a_corner_one_sees_along_both_edges_and_across_the_middle() {
        let token = |side| SightEnd::Token { side };
        let edge = (0, SightEnd::Edge);
        // East, north-east, north-west, west, south-west, south-east.
        assert_eq!(
            seen(&Position::start(HouseRules::Booklet), (2, 0)),
            [
                edge,
                edge,
                (1, token(Side::Black)),
                (3, token(Side::Black)),
                (1, token(Side::Black)),
                edge
            ]
        );
    }

    #[test]
    fn a_hole_is_told_from_the_edge() -> Result<(), Box<dyn std::error::Error>> {
        let mut position = Position::start(HouseRules::Booklet);
        // A disc from the middle of an edge goes elsewhere, and a bay is left: that is no hole.
        position.play(Step::Slide(Slide { from: (2, 0).into(), to: (-1, 0).into() }))?;
        position.play(Step::Relocate(Relocation { from: (1, -2).into(), to: (3, -2).into() }))?;
        assert_eq!(seen(&position, (0, -1))[1], (0, SightEnd::Edge));
        Ok(())
    }
}
