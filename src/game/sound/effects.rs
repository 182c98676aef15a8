//! Effects: what is heard at what the referee answers, and in menus.

use bevy::{prelude::*, ui_widgets::Activate};

use super::takes::{Player, Sound};
use crate::{
    game::{Done, Flow, Layout, Refused, Request},
    rules::{Ending, Relocation, Slide},
};

pub(super) fn plugin(app: &mut App) {
    app.add_observer(tick).add_systems(
        Update,
        (hear_the_end.run_if(on_message::<Done>), hear_why_not.run_if(on_message::<Refused>))
            .in_set(Flow::Tell),
    );
}

fn tick(_: On<Activate>, mut player: Player) {
    player.play(Sound::Tick);
}

fn hear_the_end(mut done: MessageReader<Done>, mut player: Player) {
    for done in done.read() {
        match done.ending {
            Some(Ending::Won { .. } | Ending::Resigned { .. }) => player.play(Sound::Win),
            Some(Ending::DrawnByRepetition | Ending::DrawnByAgreement) => player.play(Sound::Draw),
            None => {}
        }
    }
}

fn hear_why_not(mut refused: MessageReader<Refused>, layout: Res<Layout>, mut player: Player) {
    for refused in refused.read() {
        match refused.request {
            Request::Slide(Slide { from, .. }) | Request::Relocate(Relocation { from, .. }) => {
                player.play_at(Sound::Refuse, layout.place(from), 0.0);
            }
            _ => player.play(Sound::Refuse),
        }
    }
}
