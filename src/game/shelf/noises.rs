//! What is heard: pieces that are picked up and put down, refusals, and the end of a match.

use bevy::prelude::*;

use super::{ShelfDone, ShelfHand, ShelfMatch, ShelfRefused, ShelfStand, ShelfTable};
use crate::game::{
    common::Flow,
    input::OtherThing,
    table::{Landed, Noise},
};

pub(super) fn of_game<R: ShelfMatch>(app: &mut App) {
    app.add_systems(
        Update,
        (
            pick_up::<R>.run_if(resource_changed::<ShelfHand<R::Refusal>>),
            put_down::<R>.run_if(on_message::<Landed>),
            refuse.run_if(on_message::<ShelfRefused<R::Refusal>>),
            end::<R>.run_if(on_message::<ShelfDone>),
        )
            .chain()
            // So that they are heard in the same frame.
            .after(Flow::Move)
            .before(Flow::Tell)
            .run_if(in_state(ShelfTable(R::GAME))),
    );
}

/// A hand has moved it, so it is heard when it comes down. What moves by itself makes no noise.
#[derive(Component, Clone, Copy, Debug)]
pub struct Handled;

fn pick_up<R: ShelfMatch>(hand: Res<ShelfHand<R::Refusal>>, mut noises: MessageWriter<Noise>) {
    if hand.held.is_some() && hand.refused.is_none() {
        noises.write(Noise::PickedUp);
    }
}

fn put_down<R: ShelfMatch>(
    hand: Res<ShelfHand<R::Refusal>>,
    mut landed: MessageReader<Landed>,
    pieces: Query<(&OtherThing, &Transform), With<Handled>>,
    mut noises: MessageWriter<Noise>,
    mut commands: Commands,
) {
    for landed in landed.read() {
        let Ok((piece, place)) = pieces.get(landed.entity) else { continue };
        commands.entity(landed.entity).try_remove::<Handled>();
        // The piece in the hand has not come down.
        if hand.held != Some(piece.0) {
            noises.write(Noise::PutDown(place.translation));
        }
    }
}

fn refuse(mut noises: MessageWriter<Noise>) {
    noises.write(Noise::Refused);
}

fn end<R: ShelfMatch>(
    stand: Res<ShelfStand<R>>,
    mut done: MessageReader<ShelfDone>,
    mut noises: MessageWriter<Noise>,
) {
    let may_end = |done: &ShelfDone| matches!(done, ShelfDone::Played | ShelfDone::Resigned);
    if done.read().any(may_end) && stand.record().is_over() {
        let has_winner = stand.record().winner().is_some();
        noises.write(if has_winner { Noise::Won } else { Noise::Drawn });
    }
}
