//! The terms of a match: what both sides consent to before it begins.

use serde::{Deserialize, Serialize};
use strum::VariantNames;

use super::{digest::Digest, hex, key::FarId, label::Label, name::DisplayName};
use crate::{
    record::{Level, Player, PlayerKind},
    rules::{HouseRules, Side},
};

/// The version of the rules that this program plays by. It is raised when the same turns would lead elsewhere.
pub const RULES_VERSION: u32 = 1;

/// One of the two sides of an agreement. Which colour it plays is another matter.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, VariantNames,
)]
pub enum Role {
    /// Who has invited.
    Host,
    /// Who was invited.
    Guest,
}

impl Role {
    /// Both, the host first.
    pub const BOTH: [Role; 2] = [Role::Host, Role::Guest];

    /// The other one.
    #[must_use]
    pub const fn other(self) -> Role {
        match self {
            Role::Host => Role::Guest,
            Role::Guest => Role::Host,
        }
    }
}

/// Who plays which colour.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum ColourChoice {
    /// It is drawn by lot.
    #[default]
    Lot,
    /// The host has chosen a colour.
    HostPlays(Side),
}

impl ColourChoice {
    /// What the guest plays, as sentences choose by it.
    pub fn for_guest(self) -> &'static str {
        match self {
            ColourChoice::Lot => "lot",
            ColourChoice::HostPlays(Side::Red) => "black",
            ColourChoice::HostPlays(Side::Black) => "red",
        }
    }
}

/// Who has the first turn.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum WhoBegins {
    /// It is drawn by lot.
    #[default]
    Lot,
    /// One of the two.
    Chosen(Role),
}

impl WhoBegins {
    /// Who begins as the guest sees it, as sentences choose by it.
    pub fn for_guest(self) -> &'static str {
        match self {
            WhoBegins::Lot => "lot",
            WhoBegins::Chosen(Role::Guest) => "you",
            WhoBegins::Chosen(Role::Host) => "other",
        }
    }
}

/// What the players can choose about a match.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Conditions {
    /// The reading of the rules. A newer program may know one that this one does not.
    pub rules: Label,
    /// Who plays which colour.
    pub colours: ColourChoice,
    /// Who has the first turn.
    pub begins: WhoBegins,
    /// Whether somebody may ask to take back.
    pub taking_back: bool,
    /// Whether the computer may help a person with hints and judgements before the match is over.
    pub hints: bool,
}

impl Default for Conditions {
    fn default() -> Conditions {
        Conditions {
            rules: HouseRules::default().into(),
            colours: ColourChoice::default(),
            begins: WhoBegins::default(),
            taking_back: true,
            hints: false,
        }
    }
}

impl Conditions {
    /// Whether anything is drawn by lot.
    pub fn need_lot(&self) -> bool {
        self.colours == ColourChoice::Lot || self.begins == WhoBegins::Lot
    }
}

/// Who sits at one end: a name, and whether the computer plays there.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Companion {
    /// The name to display.
    pub name: DisplayName,
    /// The level, if the computer plays there by itself. A newer program may know one that this one does not.
    pub computer: Option<Label>,
}

impl Companion {
    /// A person of this name.
    pub fn person(name: DisplayName) -> Companion {
        Companion { name, computer: None }
    }

    /// The computer, which plays under this name.
    pub fn computer(name: DisplayName, level: Level) -> Companion {
        Companion { name, computer: Some(level.into()) }
    }

    /// As a record names it. An unknown level counts as a person, but no match is played with one.
    pub(crate) fn player(&self) -> Player {
        let level = self.computer.as_ref().and_then(Label::level);
        let player = level.map_or(PlayerKind::Human, |level| PlayerKind::Computer { level });
        Player { name: self.name.as_str().to_owned(), player }
    }
}

/// Sixteen random bytes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Chance(#[serde(with = "hex")] pub [u8; 16]);

/// What the host proposes. Its digest names the match, and belongs in the invitation: so nobody can be shown other terms
/// than those that were meant.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct FarTerms {
    /// The [version](RULES_VERSION) of the rules that the host plays by.
    pub rules_version: u32,
    /// What the players can choose.
    pub conditions: Conditions,
    /// The host.
    pub host: FarId,
    /// Who sits at the host's end.
    pub companion: Companion,
    /// The only one who may join, if it is somebody whom the host knows. Otherwise it is who comes first.
    pub only_for: Option<FarId>,
    /// When the invitation was written, in seconds since 1970.
    pub date: i64,
    /// Makes each match another one.
    pub chance: Chance,
    /// The match that this is the rematch of.
    pub rematch_of: Option<Digest>,
}

/// What the guest answers to terms that are accepted.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Consent {
    /// The guest.
    pub guest: FarId,
    /// Who sits at the guest's end.
    pub companion: Companion,
    /// Makes the lot another one each time.
    pub chance: Chance,
}

impl FarTerms {
    /// Terms that are proposed to whoever comes first.
    pub fn new(
        host: FarId,
        conditions: Conditions,
        companion: Companion,
        date: i64,
        chance: [u8; 16],
    ) -> FarTerms {
        FarTerms {
            rules_version: RULES_VERSION,
            conditions,
            host,
            companion,
            only_for: None,
            date,
            chance: Chance(chance),
            rematch_of: None,
        }
    }
}

/// Where both sit, once it is known.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Seating {
    /// The side of the host.
    pub host: Side,
    /// The side that has the first turn.
    pub first: Side,
}

impl Seating {
    /// As the terms say, and the lot where they leave it to it.
    pub(crate) fn of(conditions: &Conditions, lot: Option<Digest>) -> Option<Seating> {
        // One bit of the lot for each question.
        let bit = |at: usize| lot.map(|lot| lot.bytes()[at] & 1 == 1);
        let host = match conditions.colours {
            ColourChoice::HostPlays(side) => side,
            ColourChoice::Lot if bit(0)? => Side::Red,
            ColourChoice::Lot => Side::Black,
        };
        let begins = match conditions.begins {
            WhoBegins::Chosen(role) => role,
            WhoBegins::Lot if bit(1)? => Role::Host,
            WhoBegins::Lot => Role::Guest,
        };
        let seating = Seating { host, first: host };
        Some(Seating { first: seating.side(begins), ..seating })
    }

    /// The side that a role plays.
    pub fn side(self, role: Role) -> Side {
        match role {
            Role::Host => self.host,
            Role::Guest => self.host.other(),
        }
    }

    /// Who plays a side.
    pub fn role(self, side: Side) -> Role {
        if side == self.host { Role::Host } else { Role::Guest }
    }
}
