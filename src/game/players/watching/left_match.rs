//! The way back to a match that was watched, from one that was played on from there.

use std::sync::Arc;

use bevy::prelude::*;

use super::{Watch, Watched};
use crate::{
    game::{
        keeping::LeaveMatch,
        referee::{Referee, occasion::ComesFrom},
    },
    record::Origin,
};

/// The match that was watched, as it was left.
#[derive(Resource, Clone, Debug)]
pub struct LeftMatch {
    watch: Watch,
    /// What the match that was played on knows of it.
    from: Origin,
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
        // The table of its result has been cleared.
        let comes_from = match watch.comes_from {
            ComesFrom::Result => ComesFrom::Matches,
            elsewhere => elsewhere,
        };
        LeftMatch { watch: Watch { turn, lines, comes_from, is_playing: false, ..watch }, from }
    }

    /// Whether the match on the table was played on from it.
    pub fn led_to(&self, referee: &Referee) -> bool {
        referee.paper().from.as_ref() == Some(&self.from)
    }
}

pub(super) fn lead_back(
    left_match: Option<Res<LeftMatch>>,
    mut leaves: MessageWriter<LeaveMatch>,
    mut watches: MessageWriter<Watch>,
) {
    let Some(left_match) = left_match else { return };
    // The match that was played waits for whoever goes on with it.
    leaves.write(LeaveMatch);
    watches.write(left_match.watch.clone());
}
