//! What can be continued: a match in which somebody far away waits, the unfinished match, those of other games, and the
//! course. The title and the list of matches
//! offer it.

use bevy::prelude::*;

use super::lessons::next_lesson;
use crate::{
    far::agreement::Digest,
    game::{
        common::{Flow, Go, Screen, ShelfGame, Speaker},
        keeping::{ContinueMatch, ContinueOther, OthersLeft, Progress, Resumable},
        players::{FarAsk, FarAway, Lessons, Teach},
        ui::{self, Skin},
    },
    home::FarStands,
    words::Words,
};

pub(super) fn plugin(app: &mut App) {
    let changed = resource_changed::<Resumable>
        .or_eager(resource_changed::<OthersLeft>)
        .or_eager(resource_changed::<Lessons>)
        .or_eager(resource_changed::<FarAway>)
        .or_eager(any_match_filter::<Added<ToContinue>>);
    app.add_systems(Update, offer.in_set(Flow::Tell).run_if(changed));
}

/// The place of the ways on. Whatever else is in it goes once there is one.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq)]
pub enum ToContinue {
    /// Only matches.
    Matches,
    /// The course too, once it is begun.
    All,
}

/// A way on.
#[derive(Component, Clone, Debug, PartialEq, Eq)]
pub enum WayOn {
    /// The unfinished match.
    Match,
    /// A match with somebody far away in which it is the player's turn: the match, and what the other side is called.
    FarAway(Digest, String),
    /// The one of another game.
    Other(ShelfGame),
    /// The lesson that comes next: its name, and its number in the course.
    Lesson(String, usize),
}

impl WayOn {
    /// The button for it. The first of all is the main one.
    fn button(self, words: &Words, is_first: bool, place: &mut EntityCommands) {
        let skin = if is_first { Skin::Primary } else { Skin::Plain };
        let said = match &self {
            WayOn::Match => words.say("title-continue"),
            WayOn::FarAway(_, name) if name.is_empty() => words.say("title-continue-far-nameless"),
            WayOn::FarAway(_, name) => words.say_with("title-continue-far", &[("name", name)]),
            WayOn::Other(game) => {
                words.say_with("title-continue-other", &[("game", &words.say(game.name()))])
            }
            WayOn::Lesson(_, number) => {
                words.say_with("title-continue-lesson", &[("number", number)])
            }
        };
        let button = (self.clone(), ui::button(skin, said));
        match self {
            WayOn::Match => place.with_child((button, ui::sends(ContinueMatch))),
            WayOn::FarAway(of, _) => place.with_child((
                button,
                ui::sends(Go::Open(Screen::FarAway)),
                ui::sends(FarAsk::Resume(of)),
            )),
            WayOn::Other(game) => place.with_child((button, ui::sends(ContinueOther(game)))),
            WayOn::Lesson(lesson, _) => {
                place.with_child((button, ui::sends(Teach { lesson, step: None })))
            }
        };
    }
}

/// Shows the ways on in their places. They are spawned again only when there are others, so that none goes while it is
/// pressed.
fn offer(
    (resumable, others, away): (Res<Resumable>, Res<OthersLeft>, Res<FarAway>),
    (lessons, progress, speaker): (Res<Lessons>, Res<Progress>, Res<Speaker>),
    places: Query<(Entity, &ToContinue, Option<&Children>)>,
    shown: Query<&WayOn>,
    mut commands: Commands,
) {
    for (place, to_continue, children) in &places {
        let own = resumable.0.is_some().then_some(WayOn::Match);
        // Somebody waits for the player.
        let waits = away.known().waiting.iter().find(|waits| waits.stands == FarStands::OwnTurn);
        let far = waits.map(|waits| WayOn::FarAway(waits.of, waits.name.clone())).into_iter();
        let lesson = match to_continue {
            ToContinue::Matches => None,
            ToContinue::All => next_lesson(&lessons, &progress),
        };
        let lesson = lesson.map(|(name, number)| WayOn::Lesson(name.clone(), number));
        let wanted: Vec<WayOn> =
            far.chain(own).chain(others.games().map(WayOn::Other)).chain(lesson).collect();
        let are_there: Vec<&WayOn> = shown.iter_many(children.into_iter().flatten()).collect();
        if are_there.iter().copied().eq(&wanted) {
            continue;
        }
        let mut place = commands.entity(place);
        place.despawn_children();
        for (number, way) in wanted.into_iter().enumerate() {
            way.button(&speaker.0, number == 0, &mut place);
        }
    }
}
