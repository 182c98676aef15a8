//! The pause overlay. It also says that the match is saved, or how it ended.

use bevy::prelude::*;

use super::{Page, page};
use crate::{
    game::{
        common::{Go, Notice, Overlay, Speaker},
        keeping::Keeping,
        players::Watched,
        referee::{
            Referee,
            occasion::{ComesFrom, Pause},
        },
        ui::{self, Letters, Skin, palette::SOFT_INK, text},
    },
    home::HomeError,
    words::Words,
};

pub(super) fn plugin(app: &mut App) {
    app.add_systems(OnEnter(Page::Over(Overlay::Pause)), open);
}

/// The buttons, in order.
const BUTTONS: [(&str, Skin, Go); 9] = [
    ("pause-resume", Skin::Primary, Go::Table),
    ("lesson-all", Skin::Plain, Go::Lessons),
    ("again-leave", Skin::Plain, Go::Library),
    ("pause-result", Skin::Plain, TO_RESULT),
    ("action-share", Skin::Plain, TO_SHARING),
    ("title-rules", Skin::Plain, Go::Over(Overlay::Rules)),
    ("title-controls", Skin::Plain, Go::Over(Overlay::Controls)),
    ("title-settings", Skin::Plain, Go::Over(Overlay::Settings)),
    ("pause-leave", Skin::Plain, Go::Title),
];

/// What the button that leaves the match says if leaving may lose it.
const LEAVE_UNSAVED: &str = "pause-leave-unsaved";

/// This button is only there once the match has ended.
const TO_RESULT: Go = Go::Over(Overlay::Result);

/// This button is only there if the match may be shared.
const TO_SHARING: Go = Go::Over(Overlay::Share);

fn open(
    mut commands: Commands,
    speaker: Res<Speaker>,
    referee: Res<Referee>,
    watched: Option<Res<Watched>>,
    keeping: Option<Res<Keeping>>,
) {
    let words = &speaker.0;
    let occasion = referee.occasion();
    let unsaved = keeping.as_ref().and_then(|keeping| keeping.unsaved_match());
    let unsaved = unsaved.filter(|_| occasion.is_saved);
    let would_lose_lines = watched.is_some_and(|watched| !watched.are_lines_kept(&referee));
    let said = match occasion.pause {
        Pause::WhetherLinesAreKept if would_lose_lines => words.say("pause-watching-lines"),
        Pause::WhetherLinesAreKept => words.say("pause-watching"),
        Pause::Always(said) => match unsaved_progress(keeping.as_deref(), occasion.comes_from) {
            Some(why) => words.tell(&Notice::ProgressNotKept(why.clone())),
            None => words.say(said),
        },
        Pause::HowItStands => how_it_stands(words, &referee, unsaved),
    };
    let buttons: Vec<_> = BUTTONS
        .into_iter()
        .filter(|(.., go)| match *go {
            TO_RESULT => occasion.has_result && referee.played().ending().is_some(),
            TO_SHARING => occasion.may_be_shared,
            Go::Lessons => occasion.comes_from == ComesFrom::Lessons,
            Go::Library => occasion.comes_from == ComesFrom::Matches,
            _ => true,
        })
        .map(|(said, skin, go)| {
            let said = if go == Go::Title && unsaved.is_some() { LEAVE_UNSAVED } else { said };
            (ui::button(skin, words.say(said)), ui::sends(go))
        })
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

/// Why the progress in the lessons is not saved, if that is what somebody who leaves would lose.
fn unsaved_progress(keeping: Option<&Keeping>, from: ComesFrom) -> Option<&HomeError> {
    keeping.filter(|_| from == ComesFrom::Lessons).and_then(Keeping::unsaved_progress)
}

/// How the match ended, and whether it is saved. It is about where play stands, whatever turn is looked at.
fn how_it_stands(words: &Words, referee: &Referee, unsaved: Option<&HomeError>) -> String {
    let game = referee.played();
    let ended = game.ending().map(|ending| referee.tell_ending(words, ending));
    let saved = match unsaved {
        Some(reason) => Some(words.say_with("match-not-saved", &[("reason", reason)])),
        None if ended.is_some() => None,
        None if game.steps().len() == 0 => Some(words.say("pause-nothing-played")),
        None => Some(words.say("pause-kept")),
    };
    ended.into_iter().chain(saved).collect::<Vec<_>>().join(" ")
}
