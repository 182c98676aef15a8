//! The preview: where the token under the pointer could go, before it is picked up.

use bevy::prelude::*;

use super::mark::Marks;
use crate::{
    game::{
        common::Flow,
        referee::Referee,
        stage::gpu::mark::FAINT,
        table::{At, DISC_HEIGHT, Hand, Held, Hovered, Layout, Selectable, Token, places},
    },
    rules::{Cell, Part},
};

pub(super) fn plugin(app: &mut App) {
    let changed = any_match_filter::<Added<Hovered>>
        .or_eager(any_component_removed::<Hovered>)
        .or_eager(resource_changed::<Hand>)
        .or_eager(resource_changed::<Referee>);
    app.add_systems(Update, preview.in_set(Flow::Tell).run_if(changed));
}

/// Previews a place where the token on this cell could go.
#[derive(Component, Clone, Copy, Debug)]
struct Preview(Cell);

fn preview(
    marks: Res<Marks>,
    referee: Res<Referee>,
    hand: Res<Hand>,
    layout: Res<Layout>,
    hovered: Query<&At, With<Hovered>>,
    tokens: Query<&At, (With<Token>, With<Selectable>)>,
    previews: Query<(Entity, &Preview)>,
    mut commands: Commands,
) {
    // Pointing at the disc under a token means the token.
    let over = |token: &&At| hand.is_empty() && hovered.iter().any(|at| at == *token);
    let wanted = tokens.iter().find(over).map(|at| at.0);
    let shown = previews.iter().next().map(|(_, preview)| preview.0);
    if wanted == shown && !referee.is_changed() {
        return;
    }
    for (entity, _) in &previews {
        commands.entity(entity).despawn();
    }
    let Some(from) = wanted else { return };
    for (cell, target) in
        places(referee.position(), Held { part: Part::Slide, from, dragged: false })
    {
        let place = Transform::from_translation(layout.place(cell).with_y(DISC_HEIGHT));
        let mut place =
            commands.spawn((Preview(from), place, Pickable::IGNORE, Name::new("preview")));
        marks.show_place(&mut place, &target, FAINT);
    }
}
