//! The rules on one page, also as a part of others.

use bevy::{ecs::spawn::SpawnIter, prelude::*};

use crate::{
    game::{
        common::{Overlay, Speaker},
        screen::{Page, WIDE, back, page},
        ui::{
            self, Letters,
            palette::{INK, SOFT_INK},
            text,
        },
    },
    words::Words,
};

pub(super) fn plugin(app: &mut App) {
    app.add_systems(OnEnter(Page::Over(Overlay::OtherRules)), open);
}

/// The rules in four sentences, by the keys of the sentences.
const RULES: [&str; 4] =
    ["zebra-rules-turn", "zebra-rules-tower", "zebra-rules-closed", "zebra-rules-end"];

/// The rules in four sentences.
pub fn four_sentences(words: &Words) -> impl Bundle + use<> {
    let lines: Vec<_> =
        RULES.iter().map(|key| (text(words.say(key), Letters::Body, SOFT_INK),)).collect();
    (ui::column(0.5), Children::spawn(SpawnIter(lines.into_iter())))
}

fn open(mut commands: Commands, speaker: Res<Speaker>) {
    let words = &speaker.0;
    let lines: Vec<_> = RULES
        .iter()
        .chain(&["zebra-rules-repetition"])
        .map(|key| (text(words.say(key), Letters::Body, INK),))
        .collect();
    commands.spawn((
        Name::new("rules of zebra"),
        page(Overlay::OtherRules),
        children![(
            ui::card(WIDE),
            children![
                ui::headline(words.say("zebra")),
                ui::scroll_text(1.5, Children::spawn(SpawnIter(lines.into_iter()))),
                (ui::row(), children![back(words.say("screen-back"))]),
            ],
        )],
    ));
}
