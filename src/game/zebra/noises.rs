//! What is heard: pieces that are picked up and put down, refusals, and the end of a match.

use bevy::prelude::*;

use super::{AtZebra, ZebraDone, ZebraHand, ZebraPiece, ZebraRefused, ZebraStand, pieces::Handled};
use crate::game::{
    common::Flow,
    table::{Landed, Noise},
};

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        (
            pick_up.run_if(resource_changed::<ZebraHand>),
            put_down.run_if(on_message::<Landed>),
            refuse.run_if(on_message::<ZebraRefused>),
            end.run_if(on_message::<ZebraDone>),
        )
            .chain()
            // So that they are heard in the same frame.
            .after(Flow::Move)
            .before(Flow::Tell)
            .run_if(in_state(AtZebra)),
    );
}

fn pick_up(hand: Res<ZebraHand>, mut noises: MessageWriter<Noise>) {
    if hand.held.is_some() && hand.refused.is_none() {
        noises.write(Noise::PickedUp);
    }
}

fn put_down(
    hand: Res<ZebraHand>,
    mut landed: MessageReader<Landed>,
    pieces: Query<(&ZebraPiece, &Transform), With<Handled>>,
    mut noises: MessageWriter<Noise>,
    mut commands: Commands,
) {
    for landed in landed.read() {
        let Ok((piece, place)) = pieces.get(landed.entity) else { continue };
        commands.entity(landed.entity).try_remove::<Handled>();
        // The piece in the hand has not come down.
        if hand.held != Some(piece.square) {
            noises.write(Noise::PutDown(place.translation));
        }
    }
}

fn refuse(mut noises: MessageWriter<Noise>) {
    noises.write(Noise::Refused);
}

fn end(
    stand: Res<ZebraStand>,
    mut done: MessageReader<ZebraDone>,
    mut noises: MessageWriter<Noise>,
) {
    let may_end = |done: &ZebraDone| matches!(done, ZebraDone::Played(_) | ZebraDone::Resigned);
    if done.read().any(may_end)
        && let Some(ending) = stand.record().game.ending()
    {
        noises.write(if ending.winner().is_some() { Noise::Won } else { Noise::Drawn });
    }
}
