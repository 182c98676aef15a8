//! The features of the search. Each can be turned off, to measure what it is worth and to compare the
//! search with plain minimax.

use strum::{Display, EnumString, VariantArray};

/// A feature of the search.
#[derive(Clone, Copy, Debug, PartialEq, Eq, VariantArray, EnumString, Display)]
#[strum(serialize_all = "snake_case")]
pub enum Feature {
    /// Remembers positions in a table.
    Table,
    /// Tries steps early that caused cutoffs before.
    History,
    /// Orders steps by the threats that they make or allow.
    Plans,
    /// First checks only whether a later step is better than the best so far.
    Scout,
    /// Starts each depth with a narrow window around the score of the depth before.
    Aspiration,
    /// Looks less deeply into late steps.
    Reductions,
    /// Skips late relocations near the end of the search.
    Pruning,
    /// Lets a player answer a threat at the end of the search.
    Quiescence,
    /// Proves after each depth that it missed no win or loss.
    Proof,
}

/// The features that are turned on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Switches(u32);

impl Switches {
    /// All features.
    pub const ALL: Switches = Switches(u32::MAX);
    /// No features: plain alpha-beta.
    pub const NONE: Switches = Switches(0);

    /// The same switches with one feature off.
    #[must_use]
    pub const fn without(self, feature: Feature) -> Switches {
        Switches(self.0 & !(1 << feature as u32))
    }

    /// The same switches with one feature on.
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
