//! The credits: who made the game, and of what.

use bevy::prelude::*;

use super::{Page, Sheet, back, page};
use crate::game::{
    Speaker,
    ui::{
        self, Letters,
        palette::{BRASS, INK},
        text,
    },
};

pub(super) fn plugin(app: &mut App) {
    app.add_systems(OnEnter(Page::Over(Sheet::Credits)), open);
}

/// What there is to say, and about what.
const PARTS: [(&str, &str); 4] = [
    ("credits-game", "credits-game-explained"),
    ("credits-program", "credits-program-explained"),
    ("credits-letters", "credits-letters-explained"),
    ("credits-sounds", "credits-sounds-explained"),
];

fn open(mut commands: Commands, speaker: Res<Speaker>) {
    let words = &speaker.0;
    let parts = PARTS.map(|(about, said)| {
        (
            ui::column(0.5),
            children![
                text(words.say(about), Letters::Heading, BRASS),
                text(words.say(said), Letters::Body, INK),
            ],
        )
    });
    commands.spawn((
        Name::new("credits"),
        page(Sheet::Credits),
        children![(
            ui::card(34.0),
            children![
                ui::headline(words.say("credits")),
                ui::scroll(2.5, Children::spawn(SpawnIter(parts.into_iter()))),
                (ui::row(), children![back(words.say("screen-back"))]),
            ],
        )],
    ));
}
