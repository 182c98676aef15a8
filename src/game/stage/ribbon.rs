//! The ribbon: a band of light on the discs, drawn through the three tokens that won.

use bevy::{mesh::MeshTag, prelude::*};

use super::{
    mark::{Marks, length_bits, stretched},
    tag::{RIBBON, level_bits},
};
use crate::{
    game::{At, DISC_HEIGHT, Flow, Layout, SPACING, Triumph, Winning},
    rules::Cell,
};

/// How wide the ribbon with its light is, of the width of a mark. As in `mark.wgsl`.
const WIDTH: f32 = 0.3;

pub(super) fn plugin(app: &mut App) {
    // A match that is won may take the place of another.
    let others_won = any_match_filter::<(With<Winning>, Or<(Changed<Winning>, Changed<At>)>)>;
    app.add_systems(
        Update,
        (
            roll_up.run_if(resource_removed::<Triumph>.or_eager(others_won)),
            unroll.run_if(resource_exists_and_changed::<Triumph>),
        )
            .chain()
            .in_set(Flow::Tell),
    );
}

/// A piece of the ribbon, from a token to the next, and which it is.
#[derive(Component, Clone, Copy, Debug)]
struct Piece {
    number: usize,
    of: usize,
}

impl Piece {
    /// How much of this piece there is of a ribbon of which so much is drawn.
    #[expect(clippy::cast_precision_loss, reason = "there are at most three")]
    fn drawn(self, of_all: f32) -> f32 {
        (of_all * self.of as f32 - self.number as f32).clamp(0.0, 1.0)
    }

    fn tag(self, of_all: f32) -> MeshTag {
        MeshTag(RIBBON | level_bits(self.drawn(of_all)) | length_bits(SPACING))
    }
}

fn unroll(
    triumph: Res<Triumph>,
    marks: Res<Marks>,
    layout: Res<Layout>,
    winners: Query<(&At, &Winning)>,
    mut pieces: Query<(&Piece, &mut MeshTag)>,
    mut commands: Commands,
) {
    if triumph.drawn() <= 0.0 {
        return;
    }
    for (piece, mut tag) in &mut pieces {
        tag.set_if_neq(piece.tag(triumph.drawn()));
    }
    if !pieces.is_empty() {
        return;
    }
    let mut cells: Vec<(usize, Cell)> = winners.iter().map(|(at, n)| (n.0, at.0)).collect();
    cells.sort_unstable();
    let legs = legs(&cells.iter().map(|(_, cell)| *cell).collect::<Vec<_>>());
    for (number, [from, to]) in legs.iter().enumerate() {
        let piece = Piece { number, of: legs.len() };
        let [from, to] = [from, to].map(|cell| layout.place(*cell).with_y(DISC_HEIGHT));
        let MeshTag(tag) = piece.tag(triumph.drawn());
        commands.spawn((
            piece,
            marks.mark(tag),
            stretched(from, to, WIDTH),
            Pickable::IGNORE,
            Name::new("ribbon"),
        ));
    }
}

/// From which token to which the shape is drawn: through all three, and back where they touch.
fn legs(cells: &[Cell]) -> Vec<[Cell; 2]> {
    let touches = |a: Cell, b: Cell| a.neighbours().contains(&b);
    let around = cells.iter().copied().zip(cells.iter().copied().cycle().skip(1));
    around.filter(|(a, b)| touches(*a, *b)).map(|(a, b)| [a, b]).collect()
}

fn roll_up(pieces: Query<Entity, With<Piece>>, mut commands: Commands) {
    for piece in &pieces {
        commands.entity(piece).despawn();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_triangle_is_closed_and_a_line_is_not() {
        let cells = [(0, 0), (1, 0), (0, 1), (2, 0)].map(|(q, r)| Cell::new(q, r));
        assert_eq!(legs(&cells[..3]).len(), 3);
        assert_eq!(
            legs(&[cells[0], cells[1], cells[3]]),
            [[cells[0], cells[1]], [cells[1], cells[3]]]
        );
    }

    #[test]
    fn the_pieces_are_drawn_one_after_the_other() {
        let drawn = |of_all| [0, 1].map(|number| Piece { number, of: 2 }.drawn(of_all));
        for (of_all, [first, second]) in [(0.25, [0.5, 0.0]), (0.75, [1.0, 0.5]), (1.0, [1.0; 2])] {
            let [a, b] = drawn(of_all);
            assert!((a - first).abs() + (b - second).abs() < 1e-6, "{of_all}: {a} {b}");
        }
    }
}
