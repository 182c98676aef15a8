//! Pause: the match rests, and is kept.

use bevy::prelude::*;

use super::{Go, Page, Sheet, page};
use crate::game::{
    Referee, Speaker,
    ui::{self, Letters, Skin, palette::SOFT_INK, text},
};

pub(super) fn plugin(app: &mut App) {
    app.add_systems(OnEnter(Page::Over(Sheet::Pause)), open);
}

/// What can be done, in order.
const WAYS: [(&str, Skin, Go); 5] = [
    ("pause-resume", Skin::Primary, Go::Table),
    ("pause-result", Skin::Plain, TO_RESULT),
    ("title-rules", Skin::Plain, Go::Over(Sheet::Rules)),
    ("title-settings", Skin::Plain, Go::Over(Sheet::Settings)),
    ("pause-leave", Skin::Plain, Go::Title),
];

/// There is no result before the match has ended.
const TO_RESULT: Go = Go::Over(Sheet::Result);

fn open(mut commands: Commands, speaker: Res<Speaker>, referee: Res<Referee>) {
    let words = &speaker.0;
    let ending = referee.game().ending();
    let said = match ending {
        Some(ending) => words.tell(&ending),
        None if referee.game().steps().len() == 0 => words.say("pause-nothing-played"),
        None => words.say("pause-kept"),
    };
    let ways: Vec<_> = WAYS
        .into_iter()
        .filter(|(.., go)| *go != TO_RESULT || ending.is_some())
        .map(|(said, skin, go)| (ui::button(skin, words.say(said)), ui::sends(go)))
        .collect();
    commands.spawn((
        Name::new("pause"),
        page(Sheet::Pause),
        children![(
            ui::card(22.0),
            children![
                ui::headline(words.say("pause")),
                text(said, Letters::Small, SOFT_INK),
                ui::scroll(
                    2.0,
                    children![(ui::column(1.0), Children::spawn(SpawnIter(ways.into_iter())))]
                ),
            ],
        )],
    ));
}
