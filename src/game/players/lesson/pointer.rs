//! The pointer: what the lesson points at, as entities for others to draw.

use bevy::prelude::*;

use super::Tutor;
use crate::{
    game::{
        common::Flow,
        referee::Referee,
        table::{AskedFor, At, Motion},
    },
    lesson::Mark,
    rules::Cell,
};

pub(super) fn plugin(app: &mut App) {
    let changed = resource_exists_and_changed::<Tutor>
        .or_eager(resource_removed::<Tutor>)
        .or_eager(resource_changed::<Referee>)
        .or_eager(any_match_filter::<Added<Motion>>)
        .or_eager(any_component_removed::<Motion>);
    app.add_systems(Update, point.in_set(Flow::Point).run_if(changed));
}

/// Something that the lesson points at. It is an entity of its own, with [`At`] where the mark begins.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq)]
pub struct Spotlit(pub Mark);

fn point(
    tutor: Option<Res<Tutor>>,
    referee: Res<Referee>,
    moving: Query<(), With<Motion>>,
    shown: Query<(Entity, &Spotlit)>,
    mut commands: Commands,
) {
    let Some(tutor) = tutor else {
        for (entity, _) in &shown {
            commands.entity(entity).despawn();
        }
        return;
    };
    let mut wanted = if moving.is_empty() {
        tutor.runner().marks(referee.position())
    } else {
        // A mark would point at where a piece will be, not at where it is.
        Vec::new()
    };
    for (entity, Spotlit(mark)) in &shown {
        match wanted.iter().position(|other| other == mark) {
            Some(i) => drop(wanted.swap_remove(i)),
            None => commands.entity(entity).despawn(),
        }
    }
    for mark in wanted {
        let mut spot = commands.spawn((Spotlit(mark), At(start(mark)), Name::new("spotlit")));
        if let Mark::Place(_) = mark {
            spot.insert(AskedFor);
        }
    }
}

fn start(mark: Mark) -> Cell {
    match mark {
        Mark::Piece(cell) | Mark::Place(cell) | Mark::Path(cell, _) | Mark::Glide(cell, _) => cell,
    }
}
