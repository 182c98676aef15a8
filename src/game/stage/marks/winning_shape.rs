//! The winning shape: a ribbon of light on the discs, drawn through the three winning tokens.

use bevy::{mesh::MeshTag, prelude::*};

use super::{
    mark::{Marks, length_bits, stretched},
    tag::level_bits,
};
use crate::{
    game::{
        common::Flow,
        stage::gpu::mark::RIBBON,
        table::{At, DISC_HEIGHT, Layout, SPACING, Triumph, Winning},
    },
    rules::Cell,
};

/// The width of the ribbon with its glow, relative to the width of a mark. `mark.wgsl` has the same value.
const WIDTH: f32 = 0.3;

pub(super) fn plugin(app: &mut App) {
    // A won match may have been replaced by another won match, so the old ribbon goes first.
    let others_won = any_match_filter::<(With<Winning>, Or<(Changed<Winning>, Changed<At>)>)>;
    app.add_systems(
        Update,
        (
            remove_ribbon.run_if(resource_removed::<Triumph>.or_eager(others_won)),
            draw_ribbon.run_if(resource_exists_and_changed::<Triumph>),
        )
            .chain()
            .in_set(Flow::Tell),
    );
}

/// A segment of the ribbon, from one token to the next: its number, and how many segments there are.
#[derive(Component, Clone, Copy, Debug)]
struct Segment {
    number: usize,
    of: usize,
}

impl Segment {
    /// How much of this segment is drawn when this much of the whole ribbon is drawn.
    #[expect(clippy::cast_precision_loss, reason = "there are at most three")]
    fn drawn(self, of_all: f32) -> f32 {
        (of_all * self.of as f32 - self.number as f32).clamp(0.0, 1.0)
    }

    fn tag(self, of_all: f32) -> MeshTag {
        MeshTag(RIBBON | level_bits(self.drawn(of_all)) | length_bits(SPACING))
    }
}

fn draw_ribbon(
    triumph: Res<Triumph>,
    marks: Res<Marks>,
    layout: Res<Layout>,
    winners: Query<(&At, &Winning)>,
    mut segments: Query<(&Segment, &mut MeshTag)>,
    mut commands: Commands,
) {
    if triumph.drawn() <= 0.0 {
        return;
    }
    for (segment, mut tag) in &mut segments {
        tag.set_if_neq(segment.tag(triumph.drawn()));
    }
    if !segments.is_empty() {
        return;
    }
    let mut cells: Vec<(usize, Cell)> = winners.iter().map(|(at, n)| (n.0, at.0)).collect();
    cells.sort_unstable();
    let legs = legs(&cells.iter().map(|(_, cell)| *cell).collect::<Vec<_>>());
    for (number, [from, to]) in legs.iter().enumerate() {
        let segment = Segment { number, of: legs.len() };
        let [from, to] = [from, to].map(|cell| layout.place(*cell).with_y(DISC_HEIGHT));
        let MeshTag(tag) = segment.tag(triumph.drawn());
        commands.spawn((
            segment,
            marks.mark(tag),
            stretched(from, to, WIDTH),
            Pickable::IGNORE,
            Name::new("ribbon"),
        ));
    }
}

/// The pairs of tokens that the ribbon connects, which are those that touch.
pub(super) fn legs(cells: &[Cell]) -> Vec<[Cell; 2]> {
    let around = cells.iter().copied().zip(cells.iter().copied().cycle().skip(1));
    around.filter(|(a, b)| a.touches(*b)).map(|(a, b)| [a, b]).collect()
}

fn remove_ribbon(segments: Query<Entity, With<Segment>>, mut commands: Commands) {
    for segment in &segments {
        commands.entity(segment).despawn();
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
    fn the_segments_are_drawn_one_after_another() {
        let drawn = |of_all| [0, 1].map(|number| Segment { number, of: 2 }.drawn(of_all));
        for (of_all, [first, second]) in [(0.25, [0.5, 0.0]), (0.75, [1.0, 0.5]), (1.0, [1.0; 2])] {
            let [a, b] = drawn(of_all);
            assert!((a - first).abs() + (b - second).abs() < 1e-6, "{of_all}: {a} {b}");
        }
    }
}
