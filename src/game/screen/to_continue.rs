//! What can be continued: matches with somebody far away, the unfinished match, those of other games, and the course. The
//! title and the list of matches offer it.

use bevy::prelude::*;

use super::{
    lessons::next_lesson,
    small_entry::{SMALL_ROW, small_entries, small_entry},
};
use crate::{
    far::agreement::Digest,
    game::{
        common::{Flow, Go, Screen, ShelfGame, Speaker},
        keeping::{ContinueMatch, ContinueOther, OthersLeft, Progress, Resumable},
        players::{FarAsk, FarAway, Lessons, Teach, far_called},
        ui::{self, Ems, Skin},
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
#[require(WaysOn)]
pub enum ToContinue {
    /// Only matches, as buttons side by side.
    Matches,
    /// The course too, once it is begun. The first way is a button, and the others are small entries below it.
    All,
}

/// The ways on that are in a place. The first is the main one of the page if it [waits for the player](WayOn::waits_for_player).
#[derive(Component, Clone, Debug, Default, PartialEq, Eq)]
pub struct WaysOn(Vec<WayOn>);

impl WaysOn {
    /// Whether one of them is the main one.
    pub fn have_main(&self) -> bool {
        self.0.first().is_some_and(WayOn::waits_for_player)
    }
}

/// A way on.
#[derive(Clone, Debug, PartialEq, Eq)]
enum WayOn {
    /// The unfinished match.
    Match,
    /// A match with somebody far away in which it is the player's turn: the match, and what the other side is called.
    FarAway(Digest, String),
    /// The one of another game.
    Other(ShelfGame),
    /// The lesson that comes next: its name, and its number in the course.
    Lesson(String, usize),
    /// A match with somebody far away in which it is the other side's turn, and whether that side may lack the last turn.
    FarAwaits(Digest, String, bool),
}

impl WayOn {
    /// Whether the player is to do something there.
    fn waits_for_player(&self) -> bool {
        !matches!(self, WayOn::FarAwaits(..))
    }

    fn said(&self, words: &Words) -> String {
        let far = |key, name: &String| words.say_with(key, &[("name", &far_called(words, name))]);
        match self {
            WayOn::Match => words.say("title-continue-match"),
            WayOn::FarAway(_, name) => far("title-continue-far", name),
            WayOn::FarAwaits(_, name, true) => far("title-far-unsent", name),
            WayOn::FarAwaits(_, name, false) => far("title-far-awaits", name),
            WayOn::Other(game) => {
                words.say_with("title-continue-other", &[("game", &words.say(game.name()))])
            }
            WayOn::Lesson(_, number) => {
                words.say_with("title-continue-lesson", &[("number", number)])
            }
        }
    }

    /// Spawns the entry for it, in this look.
    fn spawn(&self, words: &Words, look: WayLook, place: &mut ChildSpawnerCommands) {
        match self.clone() {
            WayOn::Match => look.spawn(self.said(words), ui::sends(ContinueMatch), place),
            WayOn::FarAway(of, _) | WayOn::FarAwaits(of, ..) => {
                let opens = ui::sends(Go::Open(Screen::FarAway));
                look.spawn(self.said(words), (opens, ui::sends(FarAsk::Resume(of))), place);
            }
            WayOn::Other(game) => {
                look.spawn(self.said(words), ui::sends(ContinueOther(game)), place);
            }
            WayOn::Lesson(lesson, _) => {
                let teach = Teach { lesson, step: None };
                look.spawn(self.said(words), ui::sends(teach), place);
            }
        }
    }
}

/// How an entry looks.
#[derive(Clone, Copy, Debug)]
enum WayLook {
    /// As a button.
    Button(Skin),
    /// As one of the small entries.
    Small,
}

impl WayLook {
    /// Spawns an entry that says this, with what its button needs to lead somewhere.
    fn spawn(self, said: String, leads: impl Bundle, place: &mut ChildSpawnerCommands) {
        match self {
            WayLook::Button(skin) => drop(place.spawn((ui::button(skin, said), leads))),
            WayLook::Small => drop(place.spawn(small_entry(said, leads))),
        }
    }
}

/// Shows the ways on in their places. They are spawned again only when there are others, so that none goes while it is
/// pressed.
fn offer(
    (resumable, others, away): (Res<Resumable>, Res<OthersLeft>, Res<FarAway>),
    (lessons, progress, speaker): (Res<Lessons>, Res<Progress>, Res<Speaker>),
    mut places: Query<(Entity, &ToContinue, &mut WaysOn)>,
    mut commands: Commands,
) {
    for (place, to_continue, mut shown) in &mut places {
        let own = resumable.0.is_some().then_some(WayOn::Match);
        let far = |stands| {
            let waits = away.known().waiting.iter().find(move |waits| waits.stands == stands);
            waits.map(|waits| (waits.of, waits.name.clone(), waits.letter.is_some())).into_iter()
        };
        let lesson = match to_continue {
            ToContinue::Matches => None,
            ToContinue::All => next_lesson(&lessons, &progress),
        };
        let lesson = lesson.map(|(name, number)| WayOn::Lesson(name.clone(), number));
        let wanted: Vec<WayOn> = far(FarStands::OwnTurn)
            .map(|(of, name, _)| WayOn::FarAway(of, name))
            .chain(own)
            .chain(others.games().map(WayOn::Other))
            .chain(lesson)
            .chain(
                far(FarStands::OtherTurn)
                    .map(|(of, name, lacks)| WayOn::FarAwaits(of, name, lacks)),
            )
            .collect();
        if shown.set_if_neq(WaysOn(wanted)) {
            let mut place = commands.entity(place);
            place.despawn_children();
            place.with_children(|place| spawn_all(&shown, *to_continue, &speaker.0, place));
        }
    }
}

/// Spawns the entries for all ways.
fn spawn_all(
    ways: &WaysOn,
    to_continue: ToContinue,
    words: &Words,
    place: &mut ChildSpawnerCommands,
) {
    let Some((first, others)) = ways.0.split_first() else { return };
    let skin = if first.waits_for_player() { Skin::Primary } else { Skin::Plain };
    first.spawn(words, WayLook::Button(skin), place);
    match to_continue {
        ToContinue::Matches => {
            for way in others {
                way.spawn(words, WayLook::Button(Skin::Plain), place);
            }
        }
        ToContinue::All => {
            // The row is there also while it is empty, so that the first way has its place.
            place.spawn((small_entries(), Ems::MinHeight(SMALL_ROW))).with_children(|row| {
                for way in others {
                    way.spawn(words, WayLook::Small, row);
                }
            });
        }
    }
}
