//! The picture of a turn: the board after it, the way of the token, and the disc with the place that it came from.

use bevy::prelude::*;

use crate::{
    game::ui::{
        Drawing, FlatShape, FromAbove,
        palette::{FAINT_INK, INK},
        token_on_maple,
    },
    rules::{Cell, Position, Rest, Side, Slide, Turn},
};

/// The width and height of the picture, in units of its own, and how wide it is shown, in ems.
pub const SIZE: Vec2 = Vec2::new(100.0, 70.0);
pub const WIDTH: f32 = 5.6;

/// The sizes of what is drawn, in distances between neighbours.
const DISC: f32 = 0.46;
const TOKEN: f32 = 0.78;
const WAY: f32 = 0.2;
const RIM: f32 = 0.11;

/// Draws a turn that can be played in this position, from this side of the board or the other. In the middle of a turn, its
/// slide has been played.
pub fn drawing(before: &Position, turn: Turn, is_turned: bool) -> Drawing {
    let after = before.after(turn).unwrap_or_else(|_| before.clone());
    let moved = match turn.rest {
        Rest::Relocation(disc) => Some((disc.from, disc.to)),
        Rest::Won | Rest::Skipped | Rest::ToCome => None,
    };
    let shown: Vec<Cell> =
        after.board().discs().iter().copied().chain(moved.map(|(from, _)| from)).collect();
    let frame = FromAbove::new(&shown, SIZE).turned(is_turned);
    let place = |cell| frame.place(cell);
    let unit = frame.unit;

    let mut shapes = Vec::new();
    for cell in after.board().discs() {
        // The disc that was moved is brighter than the others.
        let is_moved = moved.is_some_and(|(_, to)| to == *cell);
        let wood = if is_moved { INK } else { FAINT_INK };
        shapes.push((FlatShape::Disc(place(*cell), DISC * unit), wood));
    }
    if let Some((from, _)) = moved {
        shapes.push((FlatShape::Ring(place(from), DISC * unit, RIM * unit), INK));
    }
    if let Some(Slide { from, to }) = turn.slide {
        let (shape, lacquer) = token_on_maple(before.to_move(), place(from), TOKEN * unit / 2.0);
        shapes.push((shape, lacquer));
        shapes.push((FlatShape::Stroke(place(from), place(to), WAY * unit), lacquer));
    }
    for side in Side::BOTH {
        for cell in after.tokens(side) {
            shapes.push(token_on_maple(side, place(*cell), TOKEN * unit));
        }
    }
    Drawing { size: SIZE, shapes }
}
