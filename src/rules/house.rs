//! The readings of the rule booklets that a match can use.

use serde::{Deserialize, Serialize};
use strum::{EnumString, IntoStaticStr, VariantArray, VariantNames};

/// The reading of the rules that a match uses. The booklets differ in two places.
#[derive(
    Clone,
    Copy,
    Debug,
    Default,
    PartialEq,
    Eq,
    Hash,
    Serialize,
    Deserialize,
    VariantNames,
    VariantArray,
    IntoStaticStr,
    EnumString,
)]
#[serde(rename_all = "snake_case")]
#[strum(serialize_all = "snake_case")]
pub enum HouseRules {
    /// The author's booklet and the published English one: a disc must be able to slide out of the board,
    /// and it may fill a hole.
    #[default]
    Booklet,
    /// The Spanish booklet: a disc at the outside may be taken if it touches at most four others.
    AtMostFour,
    /// A write-up from 2008: a disc may be put down only at the outer edge, so closed holes stay open.
    HolesStayOpen,
}

impl HouseRules {
    /// The name used in records and on the command line.
    pub fn name(self) -> &'static str {
        self.into()
    }
}
