//! The spotlight: rings and lines of light on what a lesson points at.

use bevy::{mesh::MeshTag, prelude::*};

use super::mark::{Marks, PATH_WIDTH, length_bits, stretched};
use crate::{
    game::{
        common::Flow,
        players::Spotlit,
        stage::gpu::mark::{CURSOR, GOOD, LANDING, OF_DISC, PATH, PIECE, PLACE},
        table::{At, DISC_HEIGHT, Layout, UnderCursor},
    },
    lesson::BoardMark,
    rules::Cell,
};

pub(super) fn plugin(app: &mut App) {
    let added = any_match_filter::<Added<Spotlit>>;
    let moved = any_match_filter::<Added<UnderCursor>>
        .or_eager(any_component_removed::<UnderCursor>)
        .or_eager(any_match_filter::<(With<Spotlit>, Added<MeshTag>)>);
    app.add_systems(Update, (draw.run_if(added), show_cursor.run_if(moved)).in_set(Flow::Tell));
}

fn draw(
    marks: Res<Marks>,
    layout: Res<Layout>,
    spots: Query<(Entity, &Spotlit), Added<Spotlit>>,
    mut commands: Commands,
) {
    let above = Vec3::Y * DISC_HEIGHT;
    let on_disc = |cell: Cell| layout.place(cell) + above;
    for (entity, Spotlit(mark)) in &spots {
        let mut spot = commands.entity(entity);
        spot.insert(Pickable::IGNORE);
        let (landing, path, from, to) = match *mark {
            BoardMark::Piece(cell) => {
                spot.insert((marks.mark(PIECE), Transform::from_translation(on_disc(cell))));
                continue;
            }
            BoardMark::Place(cell) => {
                let place = Transform::from_translation(layout.place(cell));
                spot.insert((marks.mark(PLACE | GOOD), place));
                continue;
            }
            BoardMark::Path(from, to) => (LANDING, PATH, on_disc(from), on_disc(to)),
            // A disc glides on the table.
            BoardMark::Glide(from, to) => {
                (PLACE, PATH | OF_DISC, layout.place(from), layout.place(to))
            }
        };
        spot.insert((
            marks.mark(landing | GOOD),
            Transform::from_translation(to),
            children![(
                marks.mark(path | GOOD | length_bits(from.distance(to))),
                stretched(from - to, Vec3::ZERO, PATH_WIDTH),
                Pickable::IGNORE,
            )],
        ));
    }
}

/// Draws the cursor also on lit things: the light alone would hide it.
fn show_cursor(
    cursor: Query<&At, (With<UnderCursor>, Without<Spotlit>)>,
    mut spots: Query<(&Spotlit, &At, Has<UnderCursor>, &mut MeshTag)>,
) {
    for (Spotlit(mark), at, is_itself, mut tag) in &mut spots {
        let is_piece = matches!(mark, BoardMark::Piece(_));
        let is_under = is_itself || is_piece && cursor.iter().any(|cursor| cursor.0 == at.0);
        tag.set_if_neq(MeshTag(if is_under { tag.0 | CURSOR } else { tag.0 & !CURSOR }));
    }
}
