//! A recorded match that a person watches.

use std::{path::PathBuf, sync::Arc};

use bevy::prelude::*;

use crate::{
    game::{
        common::Flow,
        keeping::MatchReady,
        referee::{Ask, Asker, NewMatch, Request},
    },
    record::{Record, RecordError},
};

pub(super) fn plugin(app: &mut App) {
    app.add_message::<Watch>()
        .add_systems(Update, begin.in_set(Flow::Ask).run_if(on_message::<Watch>));
}

/// Puts a recorded match on the table, to be watched.
#[derive(Message, Clone, Debug)]
pub struct Watch {
    /// The match.
    pub record: Arc<Record>,
    /// What the match is called.
    pub name: String,
    /// The turn after which it opens. 0 is the start.
    pub turn: usize,
    /// Its file, if it has one.
    pub file: Option<PathBuf>,
    /// Why the match has no more turns, if a later one could not be read.
    pub fault: Option<RecordError>,
}

fn begin(
    mut watches: MessageReader<Watch>,
    mut ready: MessageWriter<MatchReady>,
    mut requests: MessageWriter<Request>,
) {
    let Some(watch) = watches.read().last() else { return };
    let new = NewMatch::to_watch(Record::clone(&watch.record));
    requests.write(Ask::Begin(Box::new(new)).by(Asker::Script));
    if watch.turn > 0 {
        requests.write(Ask::Jump(watch.turn).by(Asker::Script));
    }
    ready.write(MatchReady);
}
