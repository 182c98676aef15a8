//! Pegs in the cells with circles, and plugs in those that are crossed out, kept in step with the match.

use std::f32::consts::FRAC_PI_4;

use bevy::prelude::*;

use super::{
    AT_MUTANTS, MutantHand, MutantStand,
    layout::{BAR, FOOT, PEG, PLUG, PLUG_HEIGHT, number_of, place},
};
use crate::{
    game::{
        common::Flow,
        input::OtherThing,
        shelf::{Senders, ShelfDone, ShelfGoal, ShelfTable},
        stage::Brought,
        table::LIFT,
    },
    mutants::{MutantCell, MutantMatch, MutantPosition},
};

pub(super) fn plugin(app: &mut App) {
    let changed = resource_changed::<MutantStand>.or_eager(state_changed::<ShelfTable>);
    app.add_systems(
        Update,
        ((set_pegs, set_plugs).in_set(Flow::Mirror).run_if(changed), travel.in_set(Flow::Move))
            .run_if(in_state(AT_MUTANTS)),
    );
}

/// A peg, by the rules: the cell whose circle it is.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq)]
pub struct MutantPeg(pub MutantCell);

/// A plug in a cell that is crossed out.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq)]
pub struct MutantPlug(pub MutantCell);

/// How far above the board a piece appears that is put on it.
const ABOVE: f32 = 1.4;

fn circles(game: &MutantMatch) -> &[MutantCell] {
    game.position().map_or(game.drawn(), |position| position.circles())
}

/// Where a piece in a cell comes to rest.
fn rest(cell: MutantCell) -> Vec3 {
    place(cell) + Vec3::Y * FOOT
}

/// Where a new piece appears. A match that comes to the table has its pieces in place.
fn appears(cell: MutantCell, is_put: bool) -> (ShelfGoal, Transform) {
    let place = rest(cell) + if is_put { Vec3::Y * ABOVE } else { Vec3::ZERO };
    (ShelfGoal { place, shift: Vec3::ZERO }, Transform::from_translation(place))
}

/// Whether what is new on the board is put there now.
fn is_put(mut done: MessageReader<ShelfDone>) -> bool {
    done.read().last().is_some_and(|done| *done != ShelfDone::Begun)
}

/// Lets the pegs be where the circles are. What can stay stays, and the others go to the cells that are left, so the peg of
/// the circle that is crossed out makes the turn.
fn set_pegs(
    stand: Res<MutantStand>,
    done: MessageReader<ShelfDone>,
    mut pegs: Query<(Entity, &mut MutantPeg, &mut OtherThing)>,
    mut commands: Commands,
) {
    let is_put = is_put(done);
    let mut free = circles(&stand.shown().game).to_vec();
    let mut left: Vec<(MutantCell, Entity)> = Vec::new();
    for (entity, peg, _) in &pegs {
        match free.iter().position(|cell| *cell == peg.0) {
            Some(stays) => drop(free.swap_remove(stays)),
            None => left.push((peg.0, entity)),
        }
    }
    // The order in the world must not matter.
    left.sort_unstable();
    free.sort_unstable();
    for cell in free {
        let number = OtherThing(number_of(cell));
        if let Some((_, entity)) = left.pop() {
            if let Ok((_, mut peg, mut thing)) = pegs.get_mut(entity) {
                (*peg, *thing) = (MutantPeg(cell), number);
            }
            continue;
        }
        commands.spawn((
            Name::new("peg"),
            (MutantPeg(cell), number, appears(cell, is_put)),
            Brought { ware: &PEG, cut: number.0 },
            DespawnOnExit(AT_MUTANTS),
        ));
    }
    for (_, entity) in left {
        commands.entity(entity).despawn();
    }
}

/// Puts a plug, with a cross on it, into each cell that is crossed out.
fn set_plugs(
    stand: Res<MutantStand>,
    done: MessageReader<ShelfDone>,
    plugs: Query<(Entity, &MutantPlug)>,
    mut commands: Commands,
) {
    let is_put = is_put(done);
    let position = stand.shown().game.position();
    let crossed = position.map(MutantPosition::crossed).unwrap_or_default();
    for (entity, plug) in &plugs {
        if !crossed.contains(&plug.0) {
            commands.entity(entity).despawn();
        }
    }
    let is_new = |cell: &&MutantCell| plugs.iter().all(|(_, plug)| plug.0 != **cell);
    for cell in crossed.iter().filter(is_new) {
        let number = OtherThing(number_of(*cell));
        let bar = |turn: f32| {
            (
                number,
                Brought { ware: &BAR, cut: number.0 },
                Transform::from_xyz(0.0, PLUG_HEIGHT - 0.006, 0.0)
                    .with_rotation(Quat::from_rotation_y(turn))
                    .with_scale(Vec3::new(0.58, 1.0, 0.10)),
            )
        };
        commands.spawn((
            Name::new("plug"),
            (MutantPlug(*cell), number, appears(*cell, is_put)),
            Brought { ware: &PLUG, cut: number.0 },
            Visibility::default(),
            DespawnOnExit(AT_MUTANTS),
            children![bar(FRAC_PI_4), bar(-FRAC_PI_4)],
        ));
    }
}

type Piece = AnyOf<(&'static MutantPeg, &'static MutantPlug)>;

/// Sends the pieces that should be elsewhere on their way. The peg that is held hovers above its cell.
fn travel(
    hand: Res<MutantHand>,
    mut pieces: Query<(Entity, Piece, &mut Transform, &mut ShelfGoal)>,
    mut senders: Senders,
) {
    for (entity, piece, mut transform, mut goal) in &mut pieces {
        let (cell, can_be_held) = match piece {
            (Some(peg), _) => (peg.0, true),
            (None, Some(plug)) => (plug.0, false),
            (None, None) => continue,
        };
        let is_held = can_be_held && hand.held == Some(number_of(cell));
        let lift = if is_held { 2.0 * LIFT } else { 0.0 };
        let place = rest(cell) + Vec3::Y * lift;
        senders.send(entity, &mut transform, &mut goal, ShelfGoal { place, shift: Vec3::ZERO });
    }
}
