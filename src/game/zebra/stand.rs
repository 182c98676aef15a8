//! The match on the table: who plays, what is played, and which of its turns is looked at.

use bevy::prelude::*;

use super::ask::ZebraOccasion;
use crate::{
    notation::excerpt,
    words::{Tellable, Words},
    zebra::{
        ZebraMatch, ZebraPlayer, ZebraPlayerKind, ZebraPosition, ZebraRecord, ZebraSide, ZebraSize,
        ZebraTurn,
    },
};

/// The match of Zebra on the table. Only a [`ZebraAsk`](super::ZebraAsk) changes it.
#[derive(Resource, Clone, Debug)]
pub struct ZebraStand {
    record: ZebraRecord,
    occasion: ZebraOccasion,
    /// The match up to the turn that is looked at. `None` if that is its last.
    earlier: Option<ZebraMatch>,
}

impl Default for ZebraStand {
    fn default() -> ZebraStand {
        let person = || ZebraPlayer { name: String::new(), player: ZebraPlayerKind::Human };
        let record = ZebraRecord {
            date: jiff::Timestamp::UNIX_EPOCH,
            light: person(),
            dark: person(),
            game: ZebraMatch::new(ZebraSize::default()),
        };
        ZebraStand::of(record, ZebraOccasion::Watched)
    }
}

impl ZebraStand {
    pub(super) fn of(record: ZebraRecord, occasion: ZebraOccasion) -> ZebraStand {
        ZebraStand { record, occasion, earlier: None }
    }

    /// The match as it lies on the table.
    pub fn game(&self) -> &ZebraMatch {
        self.earlier.as_ref().unwrap_or(&self.record.game)
    }

    /// The position on the table.
    pub fn position(&self) -> &ZebraPosition {
        self.game().position()
    }

    /// The match to its last turn.
    pub fn record(&self) -> &ZebraRecord {
        &self.record
    }

    /// What is done with the match.
    pub fn occasion(&self) -> ZebraOccasion {
        self.occasion
    }

    /// Whether an earlier turn is on the table than the last one.
    pub fn is_looking_back(&self) -> bool {
        self.earlier.is_some()
    }

    /// The player of a side.
    pub fn player(&self, side: ZebraSide) -> &ZebraPlayer {
        match side {
            ZebraSide::Light => &self.record.light,
            ZebraSide::Dark => &self.record.dark,
        }
    }

    /// Whether a person plays a side.
    pub fn is_person(&self, side: ZebraSide) -> bool {
        self.player(side).player == ZebraPlayerKind::Human
    }

    /// The side to move in the match, if it goes on.
    pub fn due(&self) -> Option<ZebraSide> {
        let goes_on = self.record.game.ending().is_none() && self.occasion.is_played();
        goes_on.then(|| self.record.game.position().to_move())
    }

    /// Whether a person is to move on the table.
    pub fn waits_for_hand(&self) -> bool {
        !self.is_looking_back() && self.due().is_some_and(|side| self.is_person(side))
    }

    /// The side of the person who uses the buttons.
    pub fn asking_side(&self) -> ZebraSide {
        let side = self.record.game.position().to_move();
        if self.is_person(side) { side } else { side.other() }
    }

    /// How many turns are left if the last choice of a person is taken back. `None` if there is none, or the match is over.
    pub fn choice_before(&self) -> Option<usize> {
        self.due()?;
        let turns = self.record.game.turns().len();
        (0..turns).rev().find(|turn| self.is_person(ZebraSide::BOTH[turn % 2]))
    }

    /// What the player of a side is called.
    pub fn called(&self, words: &Words, side: ZebraSide) -> String {
        called(words, self.player(side), side)
    }

    pub(super) fn played_to_its_last_turn(&mut self) -> &mut ZebraMatch {
        self.earlier = None;
        &mut self.record.game
    }

    /// Puts the match as it was after so many turns on the table.
    pub(super) fn look_at(&mut self, turns: usize) {
        let played = self.record.game.turns();
        self.earlier =
            (turns < played.len()).then(|| replayed(self.position().size(), &played[..turns]));
    }
}

/// A match with these turns, which were played before.
fn replayed(size: ZebraSize, turns: &[ZebraTurn]) -> ZebraMatch {
    let mut game = ZebraMatch::new(size);
    for turn in turns {
        // They have been checked, so this stops only at the end.
        if game.play(*turn).is_err() {
            break;
        }
    }
    game
}

/// What a player is called: the own name, or else the side. The computer's name comes with its level.
pub fn called(words: &Words, player: &ZebraPlayer, side: ZebraSide) -> String {
    let name = match player.name.trim() {
        "" => words.tell(&side),
        name => excerpt(name),
    };
    match player.player {
        ZebraPlayerKind::Human => name,
        ZebraPlayerKind::Computer { level } => {
            let fields: [(&str, &dyn Tellable); 2] =
                [("name", &name), ("level", &words.tell(&level))];
            words.say_with("game-computer", &fields)
        }
    }
}

/// Who plays against whom.
pub fn who_plays(words: &Words, record: &ZebraRecord) -> String {
    let light = called(words, &record.light, ZebraSide::Light);
    let dark = called(words, &record.dark, ZebraSide::Dark);
    words.say_with("library-players", &[("red", &light), ("black", &dark)])
}
