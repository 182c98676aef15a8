//! The trail: where the parts of the last turn came from and went to. It stays until the next part is played,
//! so that nobody has to wonder what just happened. Only a hint hides it, and a turn that is sketched, unless that is an answer.

use bevy::prelude::*;

use super::{At, InHand, Motion};
use crate::{
    game::{
        common::{Flow, Screen, is_at_table},
        keeping::Settings,
        referee::Referee,
    },
    rules::{Cell, Match, Part, Relocation, Slide, Step},
};

pub(super) fn plugin(app: &mut App) {
    let changed = resource_changed::<Referee>
        .or_eager(resource_changed::<Settings>)
        .or_eager(any_component_removed::<Motion>)
        .or_eager(resource_exists_and_changed::<State<Screen>>);
    app.add_systems(Update, leave_trail.after(Flow::Move).before(Flow::Celebrate).run_if(changed));
}

/// A part of the last turn. It is an entity of its own, with [`At`] where the token or disc went.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq)]
pub struct Trail {
    /// Slide for a token, relocation for a disc.
    pub part: Part,
    /// Where it came from.
    pub from: Cell,
}

/// What is over goes at once. What is new comes when everything lies where it belongs: a mark must not tell where a disc
/// lands before it does.
fn leave_trail(
    (referee, settings): (Res<Referee>, Res<Settings>),
    screen: Option<Res<State<Screen>>>,
    moving: Query<(), (With<Motion>, Without<InHand>)>,
    shown: Query<(Entity, &Trail, &At)>,
    mut commands: Commands,
) {
    // The match behind the title is only decoration.
    let is_marked = is_at_table(screen) && settings.last_turn;
    let wanted = if is_marked { last_turn(&referee) } else { Vec::new() };
    let is_shown =
        |part: &(Trail, Cell)| shown.iter().any(|(_, trail, at)| *part == (*trail, at.0));
    if shown.iter().len() == wanted.len() && wanted.iter().all(is_shown) {
        return;
    }
    let may_be_drawn = moving.is_empty();
    let board = referee.position().board();
    for (entity, trail, at) in &shown {
        // The disc that the token came from may be the one that is relocated: its ring must not float in the air until all are
        // drawn again.
        let floats = trail.part == Part::Slide && !board.has_disc(trail.from);
        if may_be_drawn || floats || !wanted.contains(&(*trail, at.0)) {
            commands.entity(entity).despawn();
        }
    }
    for (trail, to) in wanted.into_iter().filter(|_| may_be_drawn) {
        commands.spawn((trail, At(to), Name::new("trail")));
    }
}

/// The parts of the last turn, with where they went. Players who are about to relocate know where their own
/// token came from, so for them that would only be in the way.
fn last_turn(referee: &Referee) -> Vec<(Trail, Cell)> {
    let game = referee.game();
    let is_own_slide = game.position().due() == Some(Part::Relocation)
        && referee.seat(game.position().to_move()).has_side();
    if is_own_slide { Vec::new() } else { steps_of_last_turn(game).filter_map(trail).collect() }
}

fn steps_of_last_turn(game: &Match) -> impl Iterator<Item = Step> {
    let steps = game.steps().len();
    game.steps().skip(steps.saturating_sub(1) / 2 * 2)
}

fn trail(step: Step) -> Option<(Trail, Cell)> {
    match step {
        Step::Slide(Slide { from, to }) => Some((Trail { part: Part::Slide, from }, to)),
        Step::Relocate(Relocation { from, to }) => {
            Some((Trail { part: Part::Relocation, from }, to))
        }
        Step::Skip => None,
    }
}
