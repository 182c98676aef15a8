//! From the result to the whole match, with the computer's analysis, and back to the result.

use std::sync::Arc;

use bevy::prelude::*;

use super::ways::{WayName, Ways};
use crate::{
    game::{
        common::{Flow, Speaker},
        keeping::Keeping,
        players::{Watch, Watched},
        referee::{
            Ask, Asker, NewMatch, Referee, Request, match_name,
            occasion::{ComesFrom, WATCHED},
        },
        ui,
    },
    record::Record,
    words::Words,
};

pub(super) fn plugin(app: &mut App) {
    app.add_message::<WatchThis>()
        .add_systems(Update, watch.in_set(Flow::Tell).run_if(on_message::<WatchThis>));
}

/// Watches the match that has just been played.
#[derive(Message, Clone, Copy, Debug)]
pub struct WatchThis {
    /// The turn after which it opens and stands still. Without one, all of it is played.
    pub after: Option<usize>,
}

/// Whether the match can be watched from its result. Whoever left the table of somebody far away could not be asked for
/// another match there, so that one is watched from the list of matches.
pub fn may_watch(referee: &Referee) -> bool {
    !referee.occasion().goes_by_consent && referee.turns_played() > 0
}

const TO_MATCH: WayName = WayName { whole: "result-watch", short: "result-watch-short" };

/// The button that leads there.
pub fn button(words: &Words, ways: Ways) -> impl Bundle + use<> {
    (ways.button(words, TO_MATCH), ui::sends(WatchThis { after: None }))
}

fn watch(
    mut asked: MessageReader<WatchThis>,
    (referee, speaker): (Res<Referee>, Res<Speaker>),
    keeping: Option<Res<Keeping>>,
    mut watches: MessageWriter<Watch>,
) {
    let Some(WatchThis { after }) = asked.read().last().copied() else { return };
    let record = referee.record();
    // Its variations are kept with it, and not in a copy.
    let file = keeping.as_ref().and_then(|keeping| keeping.file_of(&record)).cloned();
    watches.write(Watch {
        record: Arc::new(record),
        name: match_name(&speaker.0, &referee),
        lines: None,
        turn: after.unwrap_or(0),
        file,
        fault: None,
        comes_from: ComesFrom::Result,
        is_playing: after.is_none(),
    });
}

/// The request that puts a match back on the table which has been watched from its result.
pub fn back(watched: &Watched, referee: &Referee) -> Option<Request> {
    let watch = watched.watch();
    let comes_back = referee.is_at(&WATCHED) && watch.comes_from == ComesFrom::Result;
    comes_back.then(|| {
        let new = NewMatch::to_continue(Record::clone(&watch.record));
        Ask::Begin(Box::new(new)).by(Asker::Hand)
    })
}
