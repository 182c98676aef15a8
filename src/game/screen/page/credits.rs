//! The credits: who made the game, and with what.

use bevy::prelude::*;

use crate::game::{
    common::{Overlay, Speaker},
    screen::{Page, back, page},
    ui::{
        self, Letters,
        palette::{BRASS, INK},
        text,
    },
};

pub(super) fn plugin(app: &mut App) {
    app.add_systems(OnEnter(Page::Over(Overlay::Credits)), open);
}

/// The heading and text of each section.
const SECTIONS: [(&str, &str); 4] = [
    ("credits-game", "credits-game-explained"),
    ("credits-program", "credits-program-explained"),
    ("credits-letters", "credits-letters-explained"),
    ("credits-sounds", "credits-sounds-explained"),
];

fn open(mut commands: Commands, speaker: Res<Speaker>) {
    let words = &speaker.0;
    let sections = SECTIONS.map(|(heading, said)| {
        (
            ui::column(0.5),
            children![
                text(words.say(heading), Letters::Heading, BRASS),
                text(words.say(said), Letters::Body, INK),
            ],
        )
    });
    commands.spawn((
        Name::new("credits"),
        page(Overlay::Credits),
        children![(
            ui::card(34.0),
            children![
                ui::headline(words.say("credits")),
                ui::scroll(2.5, Children::spawn(SpawnIter(sections.into_iter()))),
                (ui::row(), children![back(words.say("screen-back"))]),
            ],
        )],
    ));
}
