//! The sounds of other games: the same wood on wood.

use bevy::prelude::*;

use super::{heard::Sound, variants::SoundPlayer};
use crate::game::{common::Flow, table::Noise};

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, play.in_set(Flow::Tell).run_if(on_message::<Noise>));
}

/// How loud a piece is that is put down on others, in decibels.
const PUT_DOWN: f32 = -2.0;

fn play(mut noises: MessageReader<Noise>, mut player: SoundPlayer) {
    for noise in noises.read() {
        match noise {
            Noise::PickedUp => player.play(Sound::TakePiece),
            Noise::PutDown(place) => player.play_at(Sound::PutPiece, *place, PUT_DOWN),
            Noise::Refused => player.play(Sound::Refuse),
            Noise::Won => player.play(Sound::Win),
            Noise::Drawn => player.play(Sound::Draw),
        }
    }
}
