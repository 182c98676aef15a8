//! The pause overlay. It also says that the match is saved, or how it ended.

use bevy::prelude::*;

use super::{Page, page};
use crate::game::{
    common::{Go, Overlay, Speaker},
    players::Watched,
    referee::Referee,
    ui::{self, Letters, Skin, palette::SOFT_INK, text},
};

pub(super) fn plugin(app: &mut App) {
    app.add_systems(OnEnter(Page::Over(Overlay::Pause)), open);
}

/// The buttons, in order.
const BUTTONS: [(&str, Skin, Go); 9] = [
    ("pause-resume", Skin::Primary, Go::Table),
    ("lesson-all", Skin::Plain, TO_LESSONS),
    ("again-leave", Skin::Plain, TO_LIBRARY),
    ("pause-result", Skin::Plain, TO_RESULT),
    ("action-share", Skin::Plain, TO_SHARING),
    ("title-rules", Skin::Plain, Go::Over(Overlay::Rules)),
    ("title-controls", Skin::Plain, Go::Over(Overlay::Controls)),
    ("title-settings", Skin::Plain, Go::Over(Overlay::Settings)),
    ("pause-leave", Skin::Plain, Go::Title),
];

/// This button is only there once the match has ended.
const TO_RESULT: Go = Go::Over(Overlay::Result);

/// This button is only there in a lesson.
const TO_LESSONS: Go = Go::Lessons;

/// This button is only there if there is a match to share.
const TO_SHARING: Go = Go::Over(Overlay::Share);

/// This button is only there while a recorded match is watched.
const TO_LIBRARY: Go = Go::Library;

fn open(
    mut commands: Commands,
    speaker: Res<Speaker>,
    referee: Res<Referee>,
    watched: Option<Res<Watched>>,
) {
    let words = &speaker.0;
    let ending = referee.whole().ending();
    let is_lesson = referee.seats().is_lesson();
    let is_watched = referee.seats().is_watched();
    let would_lose_lines = watched.is_some_and(|watched| !watched.are_lines_kept(&referee));
    let said = match ending {
        _ if is_watched && would_lose_lines => words.say("pause-watching-lines"),
        _ if is_lesson => words.say("pause-lesson"),
        _ if is_watched => words.say("pause-watching"),
        Some(ending) => referee.tell_ending(words, ending),
        None if referee.game().steps().len() == 0 => words.say("pause-nothing-played"),
        None => words.say("pause-kept"),
    };
    let buttons: Vec<_> = BUTTONS
        .into_iter()
        .filter(|(.., go)| match *go {
            TO_RESULT => ending.is_some() && !is_lesson && !is_watched,
            TO_LESSONS => is_lesson,
            TO_LIBRARY => is_watched,
            TO_SHARING => !is_lesson,
            _ => true,
        })
        .map(|(said, skin, go)| (ui::button(skin, words.say(said)), ui::sends(go)))
        .collect();
    commands.spawn((
        Name::new("pause"),
        page(Overlay::Pause),
        children![(
            ui::card(22.0),
            children![
                ui::headline(words.say("pause")),
                text(said, Letters::Small, SOFT_INK),
                ui::scroll(
                    2.0,
                    children![(ui::column(1.0), Children::spawn(SpawnIter(buttons.into_iter())))]
                ),
            ],
        )],
    ));
}
