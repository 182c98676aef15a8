//! Pause: the match rests, and is kept.

use bevy::prelude::*;

use super::{Go, Page, Sheet, page};
use crate::game::{
    Speaker,
    ui::{self, Letters, Skin, palette::SOFT_INK, text},
};

pub(super) fn plugin(app: &mut App) {
    app.add_systems(OnEnter(Page::Over(Sheet::Pause)), open);
}

/// What can be done, in order.
const WAYS: [(&str, Skin, Go); 4] = [
    ("pause-resume", Skin::Primary, Go::Table),
    ("title-rules", Skin::Plain, Go::Over(Sheet::Rules)),
    ("title-settings", Skin::Plain, Go::Over(Sheet::Settings)),
    ("pause-leave", Skin::Plain, Go::Title),
];

fn open(mut commands: Commands, speaker: Res<Speaker>) {
    let words = &speaker.0;
    let ways =
        WAYS.map(|(said, skin, go)| (ui::button(skin, words.say(said)), ui::sends(go))).into_iter();
    commands.spawn((
        Name::new("pause"),
        page(Sheet::Pause),
        children![(
            ui::card(22.0),
            children![
                ui::headline(words.say("pause")),
                text(words.say("pause-kept"), Letters::Small, SOFT_INK),
                ui::scroll(children![(ui::column(1.0), Children::spawn(SpawnIter(ways)))]),
            ],
        )],
    ));
}
