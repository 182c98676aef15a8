//! The way back to a match that was watched, from one that was played on from there.

use std::sync::Arc;

use bevy::prelude::*;

use super::{Watch, Watched};
use crate::{
    game::{
        keeping::LeaveMatch,
        referee::{Ask, Asker, Done, Referee, Request, occasion::ComesFrom},
    },
    record::Origin,
};

/// The match that was watched, as it was left.
#[derive(Resource, Clone, Debug)]
pub struct LeftMatch {
    watch: Watch,
    /// What the match that was played on knows of it.
    from: Origin,
    /// Which of all its lines the table showed, if that was a variation, and after how many turns.
    variation: Option<(usize, usize)>,
    /// Whether it is on its way back to the table.
    comes_back: bool,
}

/// Goes back there.
#[derive(Message, Clone, Copy, Debug)]
pub struct WatchOn;

impl LeftMatch {
    /// The match on the table, which is left with its variations.
    pub fn of(watched: &Watched, referee: &Referee, from: Origin) -> LeftMatch {
        let watch = watched.watch().clone();
        let turn = referee.playhead().turn();
        let turn = referee.shared_with_match().map_or(turn, |shared| shared.min(turn));
        let lines = Some(Arc::from(referee.record().lines));
        let variation = referee.lines().filter(|lines| !lines.is_in_match()).and_then(|lines| {
            let index = lines.all().iter().position(|line| *line == lines.current())?;
            Some((index, lines.playhead().turn()))
        });
        // The table of its result has been cleared.
        let comes_from = match watch.comes_from {
            ComesFrom::Result => ComesFrom::Matches,
            elsewhere => elsewhere,
        };
        let watch = Watch { turn, lines, comes_from, is_playing: false, ..watch };
        LeftMatch { watch, from, variation, comes_back: false }
    }

    /// Whether the match on the table was played on from it.
    pub fn led_to(&self, referee: &Referee) -> bool {
        referee.paper().from.as_ref() == Some(&self.from)
    }
}

pub(super) fn lead_back(
    left_match: Option<ResMut<LeftMatch>>,
    mut leaves: MessageWriter<LeaveMatch>,
    mut watches: MessageWriter<Watch>,
) {
    let Some(mut left_match) = left_match else { return };
    // The match that was played waits for whoever goes on with it.
    leaves.write(LeaveMatch);
    watches.write(left_match.watch.clone());
    left_match.comes_back = true;
}

/// Goes to the variation that the table showed, once the match is back.
pub(super) fn find_variation(
    mut done: MessageReader<Done>,
    referee: Res<Referee>,
    left_match: Option<ResMut<LeftMatch>>,
    mut requests: MessageWriter<Request>,
) {
    let begun = done.read().filter(|done| matches!(done.request.ask, Ask::Begin(_))).count() > 0;
    let Some(mut left_match) = left_match.filter(|left_match| begun && left_match.comes_back)
    else {
        return;
    };
    left_match.comes_back = false;
    let Some((lines, (index, turn))) = referee.lines().zip(left_match.variation) else { return };
    if let Some(line) = lines.all().get(index).copied() {
        requests.write(Ask::Follow { line, turn }.by(Asker::Script));
    }
}
