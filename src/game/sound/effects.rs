//! Effects: the sounds of the referee's answers and of menus.

use bevy::{prelude::*, ui_widgets::Activate};

use super::{heard::Sound, variants::SoundPlayer};
use crate::{
    game::{
        common::{Flow, Overlay},
        referee::{Ask, Done, Referee, Refused},
        table::{Layout, TriumphBegins},
    },
    rules::{Ending, Relocation, Slide},
};

pub(super) fn plugin(app: &mut App) {
    app.add_observer(play_tick)
        .add_systems(OnEnter(Overlay::CourseEnd), play_course_end)
        .add_systems(
            Update,
            (
                play_win.run_if(on_message::<TriumphBegins>),
                play_ending.run_if(on_message::<Done>),
                play_refusal.run_if(on_message::<Refused>),
            )
                .in_set(Flow::Tell),
        );
}

fn play_tick(_: On<Activate>, mut player: SoundPlayer) {
    player.play(Sound::Tick);
}

fn play_course_end(mut player: SoundPlayer) {
    player.play(Sound::CourseEnd);
}

fn play_win(referee: Res<Referee>, mut player: SoundPlayer) {
    player.play(of_end(&referee));
}

/// What the end of a match that has a winner sounds like.
fn of_end(referee: &Referee) -> Sound {
    let winner = referee.played().ending().and_then(Ending::winner);
    let is_lost = referee.you().is_some_and(|you| winner == Some(you.other()));
    if is_lost { Sound::Loss } else { Sound::Win }
}

/// A win on the board sounds once the winning token has arrived.
fn play_ending(mut done: MessageReader<Done>, referee: Res<Referee>, mut player: SoundPlayer) {
    for done in done.read().filter(|done| done.is_shown) {
        match done.ended {
            Some(Ending::Resigned { .. }) => player.play(of_end(&referee)),
            Some(Ending::DrawnByRepetition | Ending::DrawnByAgreement) => player.play(Sound::Draw),
            Some(Ending::Won { .. }) | None => {}
        }
    }
}

fn play_refusal(mut refused: MessageReader<Refused>, layout: Res<Layout>, mut player: SoundPlayer) {
    for refused in refused.read().filter(|refused| refused.is_persons()) {
        match refused.request.ask {
            Ask::Slide(Slide { from, .. }) | Ask::Relocate(Relocation { from, .. }) => {
                player.play_at(Sound::Refuse, layout.place(from), 0.0);
            }
            _ => player.play(Sound::Refuse),
        }
    }
}
