//! The features of the search, each of which can be left out: to measure what it is worth, and to hold
//! the search against plain minimax.

use strum::{Display, EnumString, VariantArray};

/// A feature of the search.
#[derive(Clone, Copy, Debug, PartialEq, Eq, VariantArray, EnumString, Display)]
#[strum(serialize_all = "snake_case")]
pub enum Feature {
    /// Positions that were looked at before are remembered.
    Table,
    /// Steps that refuted others are tried early: those of the same turn, and those that often do.
    History,
    /// Relocations that make or spoil a threat are tried first.
    Plans,
    /// Steps after the first are only asked whether they are better.
    Scout,
    /// The search begins with a narrow window around what it found before.
    Aspiration,
    /// Late steps are looked into less deeply.
    Reductions,
    /// Late relocations of the last turns are not looked at.
    Pruning,
    /// Who has a threat to answer at the end of the search may answer it.
    Quiescence,
    /// After each depth a proof makes sure that no win or loss within it was missed.
    Proof,
}

/// The features that are on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Switches(u32);

impl Switches {
    /// All of them.
    pub const ALL: Switches = Switches(u32::MAX);
    /// None: plain alpha-beta.
    pub const NONE: Switches = Switches(0);

    /// All of these but one.
    #[must_use]
    pub const fn without(self, feature: Feature) -> Switches {
        Switches(self.0 & !(1 << feature as u32))
    }

    /// These and one more.
    #[must_use]
    pub const fn with(self, feature: Feature) -> Switches {
        Switches(self.0 | 1 << feature as u32)
    }

    /// Whether a feature is on.
    #[inline]
    pub const fn has(self, feature: Feature) -> bool {
        self.0 & 1 << feature as u32 != 0
    }
}
