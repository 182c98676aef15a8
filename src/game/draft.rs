//! The draft: what the next match is to be like.

use std::hash::{BuildHasher, RandomState};

use bevy::prelude::*;
use serde::{Deserialize, Serialize};

use super::NewMatch;
use crate::{
    record::{Player, PlayerKind},
    rules::{HouseRules, Match, Setup, Side},
    words::Words,
};

/// What the next match is to be like. It is as it was for the last, even if the program has ended since.
#[derive(Resource, Serialize, Deserialize, Clone, Debug, Default, PartialEq, Eq)]
#[serde(default)]
pub struct Draft {
    /// What the players are called; nothing for the name of their colour.
    pub names: [String; 2],
    /// Who they are.
    pub players: [Playing; 2],
    /// Which colour begins.
    pub first: First,
    /// By which rules.
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
pub enum First {
    /// Red.
    Red,
    /// Black.
    Black,
    /// One of them.
    #[default]
    Lot,
}

impl First {
    /// The side, once the lot is drawn.
    fn side(self) -> Side {
        match self {
            First::Red => Side::Red,
            First::Black => Side::Black,
            First::Lot => Side::BOTH[(RandomState::new().hash_one(()) % 2) as usize],
        }
    }
}

impl Draft {
    /// The match. Nothing can be wrong with the start position, so nothing is missing.
    pub(super) fn begun(&self) -> Option<NewMatch> {
        let setup = Setup { to_move: self.first.side(), ..Setup::start() };
        let position = setup.validate(self.rules).ok()?;
        let player = |side: Side| Player {
            name: self.names[side as usize].clone(),
            player: self.players[side as usize].0,
        };
        Some(NewMatch { game: Match::new(position), players: Side::BOTH.map(player) })
    }

    /// With names alone that somebody has been given. Who is called by a colour has none: it would go along
    /// into a rematch with the other colour, or another language.
    pub(super) fn named(&self, words: &Words) -> Draft {
        let name = |side: Side| {
            let name = self.names[side as usize].trim();
            if name == words.tell(&side) { String::new() } else { name.to_owned() }
        };
        Draft { names: Side::BOTH.map(name), ..self.clone() }
    }
}
