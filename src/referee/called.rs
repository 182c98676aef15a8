//! How sentences call the players of a match.

use serde::Serialize;
use strum::VariantNames;

use super::{Referee, Seat};
use crate::{record::Player, rules::Side};

/// How sentences call a player: “you”, by name, or by colour if there is no name. The rest of the sentence depends on
/// which it is.
#[derive(Serialize, VariantNames, Clone, Debug, PartialEq, Eq)]
#[allow(missing_docs, reason = "the names say it")]
pub enum Called {
    Red,
    Black,
    You,
    Name(String),
}

impl Called {
    /// How sentences call this player of a side.
    pub fn of(player: &Player, side: Side) -> Called {
        match (player.name.trim(), side) {
            ("", Side::Red) => Called::Red,
            ("", Side::Black) => Called::Black,
            (name, _) => Called::Name(name.to_owned()),
        }
    }
}

impl Referee {
    /// How sentences at this table call the player of a side.
    pub fn called(&self, side: Side) -> Called {
        if self.you() == Some(side) { Called::You } else { Called::of(self.player(side), side) }
    }

    /// The side that sentences call “you”: that of a person who plays against the computer or somebody far away.
    pub fn you(&self) -> Option<Side> {
        let is_elsewhere = |side: Side| match self.seat(side) {
            Seat::Computer(_) | Seat::FarAway => true,
            Seat::Hand | Seat::Script | Seat::Viewer | Seat::Lesson | Seat::Learner => false,
        };
        let is_you = |side: &Side| self.seat(*side).is_person() && is_elsewhere(side.other());
        self.paper.own.or_else(|| Side::BOTH.into_iter().find(is_you))
    }
}
