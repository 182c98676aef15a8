//! The choices for an invitation to somebody far away.

use serde::{Deserialize, Serialize};

use super::Colour;
use crate::{
    far::{
        agreement::{ColourChoice, Conditions, Role, WhoBegins},
        link::{FarReach, LinkSettings},
    },
    rules::{HouseRules, Side},
};

/// The choices for an invitation to somebody far away. They start out as for the last one.
#[derive(Serialize, Deserialize, Clone, Debug, PartialEq, Eq)]
#[serde(default)]
pub struct FarChoices {
    /// What the other side calls the player. It may be empty.
    pub name: String,
    /// The player's colour.
    pub colour: Colour,
    /// Who begins.
    pub begins: FarBegins,
    /// Whether turns can be taken back if both agree.
    pub taking_back: bool,
    /// How far the link reaches.
    pub reach: FarReach,
    /// Whether all goes by a relay, so that the other side does not learn the address of this machine.
    pub only_by_relay: bool,
}

/// Who begins a match with somebody far away.
#[derive(Serialize, Deserialize, Clone, Copy, Debug, PartialEq, Eq)]
pub enum FarBegins {
    /// The player.
    Me,
    /// The other side.
    Other,
    /// Drawn by lot.
    Lot,
}

impl Default for FarChoices {
    fn default() -> FarChoices {
        FarChoices {
            name: String::new(),
            colour: Colour::Lot,
            begins: FarBegins::Lot,
            taking_back: Conditions::default().taking_back,
            reach: FarReach::default(),
            only_by_relay: false,
        }
    }
}

impl FarChoices {
    /// What is proposed to the other side.
    pub fn conditions(&self, rules: HouseRules) -> Conditions {
        Conditions {
            rules: rules.into(),
            colours: match self.colour {
                Colour::Red => ColourChoice::HostPlays(Side::Red),
                Colour::Black => ColourChoice::HostPlays(Side::Black),
                Colour::Lot => ColourChoice::Lot,
            },
            begins: match self.begins {
                FarBegins::Me => WhoBegins::Chosen(Role::Host),
                FarBegins::Other => WhoBegins::Chosen(Role::Guest),
                FarBegins::Lot => WhoBegins::Lot,
            },
            taking_back: self.taking_back,
            ..Conditions::default()
        }
    }

    /// How the other side is reached.
    pub fn link(&self) -> LinkSettings {
        LinkSettings { reach: self.reach, relay: None, only_by_relay: self.only_by_relay }
    }
}
