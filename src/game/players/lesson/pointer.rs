//! The pointer: what the lesson or the hint of a puzzle points at, as entities for others to draw.

use bevy::prelude::*;

use super::{super::Puzzling, Tutor};
use crate::{
    game::{
        common::Flow,
        referee::Referee,
        table::{Answerable, AskedFor, At, Disc, DrawnSlide, Motion},
    },
    lesson::{Awaits, BoardMark, LessonStep, Runner},
    rules::{Cell, Position, Slide},
};

pub(super) fn plugin(app: &mut App) {
    let changed = resource_changed_or_removed::<Tutor>
        .or_eager(resource_changed_or_removed::<Puzzling>)
        .or_eager(resource_changed::<Referee>)
        .or_eager(any_match_filter::<Added<Motion>>)
        .or_eager(any_component_removed::<Motion>);
    app.add_systems(Update, point.in_set(Flow::Point).run_if(changed));
}

/// Something that the lesson or a hint points at. It is an entity of its own, with [`At`] where the mark begins.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq)]
pub struct Spotlit(pub BoardMark);

fn point(
    (tutor, puzzling): (Option<Res<Tutor>>, Option<Res<Puzzling>>),
    referee: Res<Referee>,
    moving: Query<(), With<Motion>>,
    shown: Query<(Entity, &Spotlit)>,
    discs: Query<(Entity, &At, Has<Answerable>), With<Disc>>,
    mut commands: Commands,
) {
    let position = referee.position();
    let mut wanted = match (&tutor, &puzzling) {
        // A mark would point at where a piece will be, not at where it is.
        _ if !moving.is_empty() => Vec::new(),
        (Some(tutor), _) => tutor.runner().marks(referee.game()),
        (None, Some(puzzling)) => puzzling.marks(referee.game()),
        (None, None) => Vec::new(),
    };
    let may_answer =
        tutor.as_ref().map_or_else(Vec::new, |tutor| answerable(tutor.runner(), position, &wanted));
    for (entity, At(cell), is_marked) in &discs {
        match (may_answer.contains(cell), is_marked) {
            (true, false) => drop(commands.entity(entity).insert(Answerable)),
            (false, true) => drop(commands.entity(entity).remove::<Answerable>()),
            _ => {}
        }
    }
    for (entity, Spotlit(mark)) in &shown {
        match wanted.iter().position(|other| other == mark) {
            Some(i) => drop(wanted.swap_remove(i)),
            None => commands.entity(entity).despawn(),
        }
    }
    for mark in wanted {
        let mut spot = commands.spawn((Spotlit(mark), At(start(mark)), Name::new("spotlit")));
        match mark {
            BoardMark::Place(_) => drop(spot.insert(AskedFor)),
            BoardMark::Path(from, to) => drop(spot.insert(DrawnSlide(Slide { from, to }))),
            BoardMark::Piece(_) | BoardMark::Glide(..) => {}
        }
    }
}

/// The cells of the discs and tokens that may be what the lesson asks for. A question is asked about all discs,
/// or about all tokens, so that they do not give the answer away.
fn answerable(runner: &Runner, position: &Position, marks: &[BoardMark]) -> Vec<Cell> {
    match (runner.awaits(), runner.step()) {
        (Awaits::Touch, Some(LessonStep::Touch(touch))) => {
            let has_token = |cell: &Cell| position.token_at(*cell).is_some();
            let is_about_tokens = touch.cells(position).iter().any(has_token);
            let discs = position.board().discs().iter().copied();
            discs.filter(|cell| has_token(cell) == is_about_tokens).collect()
        }
        (Awaits::Play, _) => marks
            .iter()
            .filter_map(|mark| match mark {
                BoardMark::Piece(cell) => Some(*cell),
                _ => None,
            })
            .collect(),
        _ => Vec::new(),
    }
}

fn start(mark: BoardMark) -> Cell {
    match mark {
        BoardMark::Piece(cell)
        | BoardMark::Place(cell)
        | BoardMark::Path(cell, _)
        | BoardMark::Glide(cell, _) => cell,
    }
}
