//! The threats: shows with which slides the opponent could win, beside a hint, while a match is looked through, and after a
//! wrong turn in an exercise. Against the computer at its lowest level, it also warns of them without being asked.

use bevy::prelude::*;

use super::{Adviser, ExerciseState, Exercises};
use crate::{
    engine::{Attempt, threat::winning_slides},
    game::{
        common::Flow,
        referee::{Referee, Seat, Seats, occasion::WATCHED},
        table::{At, Motion, Reason, Sketch, SketchedFor},
    },
    record::Level,
    rules::{Cell, Part, Position, Side, Slide},
};

pub(super) fn plugin(app: &mut App) {
    let changed = resource_changed::<Adviser>
        .or_eager(resource_changed::<Referee>)
        .or_eager(resource_changed::<Reason>)
        .or_eager(resource_changed::<Sketch>)
        .or_eager(resource_changed_or_removed::<Exercises>)
        .or_eager(any_component_removed::<Motion>);
    // Once it is known what moves.
    app.add_systems(Update, show.after(Flow::Move).before(Flow::Celebrate).run_if(changed));
}

/// A slide with which the opponent threatens to win. It is an entity of its own. [`At`] is where the token would go.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq)]
pub struct ThreatShown {
    /// Where the token is.
    pub from: Cell,
}

/// The slides with which the computer threatens to win, if a beginner is to move who should be warned: it plays at its lowest
/// level.
pub fn warned_of(referee: &Referee) -> Vec<Slide> {
    let opponent = referee.position().to_move().other();
    let warns = referee.waits_for_hand()
        && referee.occasion().has_hints
        && referee.seat(opponent) == Seat::Computer(Level::Beginner);
    if warns { winning_slides(referee.position(), opponent) } else { Vec::new() }
}

/// Who can win with a slide, as whoever looks through a match sees it, and with which: the side to move, or else the other one,
/// whose threats are not stopped yet. Whoever has to move a disc has no slide left.
pub fn threats_seen(position: &Position) -> (Side, Vec<Slide>) {
    let to_move = position.to_move();
    let may_slide = position.due() == Some(Part::Slide);
    let wins = if may_slide { winning_slides(position, to_move) } else { Vec::new() };
    if wins.is_empty() {
        (to_move.other(), winning_slides(position, to_move.other()))
    } else {
        (to_move, wins)
    }
}

/// Whether a turn has been tried in an exercise after which the opponent can win at once.
fn has_let_win(exercises: &Exercises) -> bool {
    exercises.state() == ExerciseState::Judged(Attempt::Loses { turns: 1 })
}

/// Shows the threats while nothing moves: beside a hint, while a match is looked through, after a turn that was wrong in an exercise,
/// and as a warning. Whoever tries a turn sees them until its disc is moved; while a match plays, its turns are not interrupted by
/// them. They give way to the marks of a refusal and of an answer of the other side, which look alike.
fn show(
    (referee, adviser): (Res<Referee>, Res<Adviser>),
    (reason, sketch): (Res<Reason>, Res<Sketch>),
    exercises: Option<Res<Exercises>>,
    moving: Query<&Motion>,
    shown: Query<(Entity, &ThreatShown, &At)>,
    mut commands: Commands,
) {
    let position = referee.position();
    // Where no hints are given, looking back must not be one.
    let is_looked_at =
        referee.occasion().has_hints && (referee.is_looking_back() || referee.is_at(&WATCHED));
    let is_open = referee.game().ending().is_none();
    let is_between_turns = position.due() == Some(Part::Slide) && is_open;
    let stands = is_between_turns || is_open && referee.seats() != Seats::SCRIPTS;
    let has_others = reason.given().is_some() || sketch.why == SketchedFor::Answer;
    let mut wanted = match adviser.hint(referee.game()) {
        _ if moving.iter().any(Motion::travels) || has_others => Vec::new(),
        Some(hint) => hint.threats(position),
        None if stands && is_looked_at => threats_seen(position).1,
        None if is_between_turns && exercises.is_some_and(|exercises| has_let_win(&exercises)) => {
            winning_slides(position, position.to_move())
        }
        None => warned_of(&referee),
    };
    for (entity, ThreatShown { from }, At(to)) in &shown {
        match wanted.iter().position(|threat| (threat.from, threat.to) == (*from, *to)) {
            Some(i) => drop(wanted.swap_remove(i)),
            None => commands.entity(entity).despawn(),
        }
    }
    for Slide { from, to } in wanted {
        commands.spawn((ThreatShown { from }, At(to), Name::new("threat")));
    }
}
