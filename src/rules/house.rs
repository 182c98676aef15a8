//! The readings of the booklets that a match may be played by.

use serde::{Deserialize, Serialize};
use strum::{EnumString, IntoStaticStr, VariantArray, VariantNames};

/// Which reading of the rules a match is played by. Booklets differ in two places.
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
    /// The author's booklet and the published English one: a disc must slide away freely, and may
    /// fill a hole.
    #[default]
    Booklet,
    /// The Spanish booklet: a disc may be taken from the outside if it touches at most four others.
    AtMostFour,
    /// A write-up of 2008: a disc goes to the outer edge only, so a closed hole stays open.
    HolesStayOpen,
}

impl HouseRules {
    /// The name used in records and on the command line.
    pub fn name(self) -> &'static str {
        self.into()
    }
}
