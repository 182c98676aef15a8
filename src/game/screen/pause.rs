//! The pause overlay. It also says that the match is saved, or how it ended.

use bevy::{ecs::spawn::SpawnIter, prelude::*};

use super::{
    Page, page,
    unsaved::{self, Kept},
};
use crate::{
    game::{
        common::{Flow, Go, Overlay, Speaker},
        hud::{AskFirst, letter_button},
        keeping::Keeping,
        players::{FarAway, LeftMatch, Tutor, WatchOn, Watched},
        referee::{
            Referee,
            occasion::{ComesFrom, Pause},
        },
        ui::{self, Letters, Skin, palette::SOFT_INK, text},
    },
    lesson::Awaits,
    words::Words,
};

pub(super) fn plugin(app: &mut App) {
    app.add_systems(OnEnter(Page::Over(Overlay::Pause)), open).add_systems(
        Update,
        name_leaving.in_set(Flow::Tell).run_if(
            resource_exists_and_changed::<Keeping>.or_eager(any_match_filter::<Added<LeadsTo>>),
        ),
    );
}

/// The buttons, in order.
const BUTTONS: [(&str, Skin, Go); 10] = [
    ("pause-resume", Skin::Primary, Go::Table),
    ("lesson-all", Skin::Plain, Go::Lessons),
    ("pause-matches", Skin::Plain, Go::Library),
    ("solving-leave", Skin::Plain, Go::Puzzles),
    ("pause-result", Skin::Plain, TO_RESULT),
    ("action-share", Skin::Plain, TO_SHARING),
    ("title-rules", Skin::Plain, Go::Over(Overlay::Rules)),
    ("title-controls", Skin::Plain, Go::Over(Overlay::Controls)),
    ("title-settings", Skin::Plain, Go::Over(Overlay::Settings)),
    (LEAVE.1, Skin::Plain, LEAVE.0),
];

/// A button of the pause, and where it leads.
#[derive(Component, Clone, Copy, Debug)]
struct LeadsTo(Go);

/// The button that leaves the match on the table, and what it says if the match would be lost.
const LEAVE: (Go, &str, &str) = (Go::Title, "pause-leave", "pause-leave-unsaved");

/// This button is only there once the match has ended, or has been watched from its result.
const TO_RESULT: Go = Go::Over(Overlay::Result);

/// This button is only there if the match may be shared.
const TO_SHARING: Go = Go::Over(Overlay::Share);

fn open(
    mut commands: Commands,
    speaker: Res<Speaker>,
    referee: Res<Referee>,
    (watched, away): (Option<Res<Watched>>, Res<FarAway>),
    left_match: Option<Res<LeftMatch>>,
    tutor: Option<Res<Tutor>>,
) {
    let words = &speaker.0;
    let is_taught = tutor.is_some_and(|tutor| tutor.runner().awaits() == Awaits::End);
    let occasion = referee.occasion();
    let comes_from =
        watched.as_ref().map_or(occasion.comes_from, |watched| watched.watch().comes_from);
    let would_lose_lines = watched.is_some_and(|watched| !watched.are_lines_kept(&referee));
    let (said, kept) = match occasion.pause {
        Pause::WhetherLinesAreKept if would_lose_lines => (words.say("pause-watching-lines"), None),
        Pause::WhetherLinesAreKept => (words.say("pause-watching"), None),
        Pause::Always(said) if comes_from == ComesFrom::Lessons => {
            let said = if is_taught { "pause-lesson-over" } else { said };
            (String::new(), Some((Kept::Progress, words.say(said))))
        }
        Pause::Always(said) => (words.say(said), None),
        Pause::HowItStands => {
            let (ended, saved) = how_it_stands(words, &referee);
            (ended, Some((Kept::Match, saved)))
        }
    };
    let said = Some(said).filter(|said| !said.is_empty());
    let said = said.map(|said| (text(said, Letters::Small, SOFT_INK),));
    let kept = kept.map(|(of, saved)| (unsaved::line(of, saved, Letters::Small, SOFT_INK),));
    let mut buttons = BUTTONS
        .into_iter()
        .filter(|(.., go)| match *go {
            TO_RESULT => {
                let has_ended = occasion.has_result && referee.played().ending().is_some();
                has_ended || comes_from == ComesFrom::Result
            }
            TO_SHARING => occasion.may_be_shared,
            Go::Lessons => comes_from == ComesFrom::Lessons,
            Go::Library => comes_from == ComesFrom::Matches,
            Go::Puzzles => comes_from == ComesFrom::Puzzles,
            _ => true,
        })
        .map(|(said, skin, go)| (LeadsTo(go), ui::button(skin, words.say(said)), ui::sends(go)));
    let back: Vec<_> = buttons.by_ref().take(1).collect();
    let others: Vec<_> = buttons.collect();
    // Whoever is left alone need not wait for ever.
    let may_close = occasion.goes_by_consent && referee.played().ending().is_none();
    let letter = letter_button(words, &away).filter(|_| occasion.goes_by_consent);
    let close = may_close.then(|| {
        let button = ui::button(Skin::Plain, words.say("far-close-without-result"));
        (button, ui::sends(Go::Table), ui::sends(AskFirst::CloseFar))
    });
    let left_match = left_match.filter(|left_match| left_match.led_to(&referee));
    let watched = left_match
        .map(|_| (ui::button(Skin::Plain, words.say("pause-watched")), ui::sends(WatchOn)));
    commands.spawn((
        Name::new("pause"),
        page(Overlay::Pause),
        children![(
            ui::card(22.0),
            Children::spawn((
                Spawn(ui::headline(words.say("pause"))),
                SpawnIter(said.into_iter()),
                SpawnIter(kept.into_iter()),
                Spawn(ui::scroll(
                    2.0,
                    children![(
                        ui::column(1.0),
                        Children::spawn((
                            SpawnIter(back.into_iter()),
                            SpawnIter(watched.into_iter()),
                            SpawnIter(letter.into_iter()),
                            SpawnIter(others.into_iter()),
                            SpawnIter(close.into_iter()),
                        ))
                    )]
                )),
            )),
        )],
    ));
}

/// How the match ended, if it has, and what is said of a match that is saved. It is about where play stands, whatever
/// turn is looked at.
fn how_it_stands(words: &Words, referee: &Referee) -> (String, String) {
    let game = referee.played();
    match game.ending() {
        Some(ending) => (referee.tell_ending(words, ending), String::new()),
        None if game.steps().len() == 0 => (String::new(), words.say("pause-nothing-played")),
        None => (String::new(), words.say("pause-kept")),
    }
}

/// Says on the button that leaves whether something would be lost.
fn name_leaving(
    mut commands: Commands,
    (keeping, referee, speaker): (Option<Res<Keeping>>, Res<Referee>, Res<Speaker>),
    buttons: Query<(Entity, &LeadsTo, &Children)>,
    mut labels: Query<&mut Text>,
) {
    let (leave, saved, unsaved) = LEAVE;
    let unsaved_match = keeping.as_ref().and_then(|keeping| keeping.unsaved_match());
    let is_unsaved = unsaved_match.is_some() && referee.occasion().is_saved;
    let said = speaker.0.say(if is_unsaved { unsaved } else { saved });
    for (button, _, children) in buttons.iter().filter(|(_, leads, _)| leads.0 == leave) {
        commands.entity(button).try_insert(AccessibleLabel::new(said.clone()));
        for child in children {
            if let Ok(mut label) = labels.get_mut(*child) {
                label.set_if_neq(Text::new(&said));
            }
        }
    }
}
