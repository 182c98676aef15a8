//! The match on the table: whether it is kept, and what of its record the referee does not hold.

use std::collections::BTreeMap;

use bevy::prelude::*;
use jiff::Timestamp;

use crate::{
    game::referee::Referee,
    record::{Note, Origin, Record, SideLine},
    rules::{Match, Side},
};

/// What is done with the match on the table.
#[derive(Resource, Clone, Debug, Default)]
pub enum OnTable {
    /// It is not kept.
    #[default]
    NotKept,
    /// It is not kept, and the match to continue will replace it once that is read. If the player chooses
    /// another match meanwhile, the one that is being read stays where it is.
    Awaiting,
    /// It is kept.
    Kept(Kept),
}

/// The parts of the record that the referee does not hold.
#[derive(Clone, Debug)]
pub struct Kept {
    pub(super) date: Timestamp,
    pub(super) notes: BTreeMap<usize, Note>,
    pub(super) lines: Vec<SideLine>,
    /// The match that this one goes on from.
    pub(super) from: Option<Origin>,
    /// How long the match was when it was last queued for saving.
    pub(super) extent: Extent,
}

impl Kept {
    /// The record of the match on the table. What is about turns that were taken back is left out.
    pub(super) fn record(&self, referee: &Referee) -> Record {
        let player = |side| referee.player(side).clone();
        let game = referee.played();
        let turns = game.turns().len();
        let notes = self.notes.range(..=turns).map(|(turn, note)| (*turn, note.clone()));
        let lines = self.lines.iter().filter(|line| line.after <= turns).cloned();
        Record {
            date: self.date,
            red: player(Side::Red),
            black: player(Side::Black),
            game,
            notes: notes.collect(),
            lines: lines.collect(),
            from: self.from.clone(),
        }
    }
}

impl OnTable {
    /// The record of the match on the table, if that is kept.
    pub fn record(&self, referee: &Referee) -> Option<Record> {
        match self {
            OnTable::Kept(kept) => Some(kept.record(referee)),
            OnTable::NotKept | OnTable::Awaiting => None,
        }
    }
}

/// How long a match is. A longer one compares as greater.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Extent {
    steps: usize,
    is_over: bool,
}

impl Extent {
    pub fn of(game: &Match) -> Extent {
        Extent { steps: game.steps().len(), is_over: game.ending().is_some() }
    }
}
