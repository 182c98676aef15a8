//! Woods and lacquer: what the table, the discs and the tokens are made of.

use serde::{Deserialize, Serialize};

/// The wood of the table.
#[derive(Serialize, Deserialize, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum TableWood {
    /// Dark and brown.
    #[default]
    Walnut,
    /// Dark and red.
    Mahogany,
    /// Nearly black, after centuries in a bog.
    BogOak,
}

/// The wood of the discs.
#[derive(Serialize, Deserialize, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum DiscWood {
    /// Pale and even.
    #[default]
    Maple,
    /// Golden, with pores.
    Oak,
    /// Reddish and fine.
    Cherry,
}

/// The lacquer of the tokens.
#[derive(Serialize, Deserialize, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Lacquer {
    /// It mirrors the lamps.
    #[default]
    Glossy,
    /// Like chalk paint.
    Matt,
    /// Bright red and deep black, which lie furthest apart.
    Bright,
}
