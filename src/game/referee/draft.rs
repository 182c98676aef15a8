//! The draft: the choices for the next match.

use bevy::prelude::*;
use serde::{Deserialize, Serialize};

use super::NewMatch;
use crate::{
    record::{Player, PlayerKind},
    rules::{HouseRules, Match, Setup, Side},
    words::Words,
};

/// The choices for the next match. They start out as for the last match, even after a restart.
#[derive(Resource, Serialize, Deserialize, Clone, Debug, Default, PartialEq, Eq)]
#[serde(default)]
pub struct Draft {
    /// The players' names. Empty for the name of their colour.
    pub names: [String; 2],
    /// Whether each is a person or the computer.
    pub players: [Playing; 2],
    /// Which colour begins.
    pub first: First,
    /// The rules of the match.
    pub rules: HouseRules,
}

/// Who plays a side.
#[derive(Serialize, Deserialize, Clone, Copy, Debug, PartialEq, Eq)]
pub struct Playing(pub PlayerKind);

impl Default for Playing {
    fn default() -> Playing {
        Playing(PlayerKind::Human)
    }
}

/// Which colour begins.
#[derive(Serialize, Deserialize, Clone, Copy, Debug, Default, PartialEq, Eq)]
#[allow(missing_docs, reason = "the names say it")]
pub enum First {
    Red,
    Black,
    /// Drawn by lot.
    #[default]
    Lot,
}

impl First {
    /// The side that begins. Draws the lot if need be.
    fn side(self) -> Side {
        match self {
            First::Red => Side::Red,
            First::Black => Side::Black,
            First::Lot => fastrand::choice(Side::BOTH).unwrap_or(Side::Red),
        }
    }
}

impl Draft {
    /// The match to begin. The start position is always valid, so this is never `None`.
    pub fn begun(&self) -> Option<NewMatch> {
        let setup = Setup { to_move: self.first.side(), ..Setup::start() };
        let position = setup.validate(self.rules).ok()?;
        let player = |side: Side| Player {
            name: self.names[side as usize].clone(),
            player: self.players[side as usize].0,
        };
        Some(NewMatch::to_play(Match::new(position), Side::BOTH.map(player)))
    }

    /// The same draft, without names that only repeat the side's colour. Such a name would be wrong in a
    /// rematch with swapped colours, or in another language.
    #[must_use]
    pub fn named(&self, words: &Words) -> Draft {
        let name = |side: Side| {
            let name = self.names[side as usize].trim();
            if name == words.tell(&side) { String::new() } else { name.to_owned() }
        };
        Draft { names: Side::BOTH.map(name), ..self.clone() }
    }
}
