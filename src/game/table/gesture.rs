//! Gestures: what the player can do at the table, on any device.

use bevy::prelude::*;

use crate::rules::Cell;

pub(super) fn plugin(app: &mut App) {
    app.add_message::<Gesture>();
}

/// Something the player does at the table.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub enum Gesture {
    /// Clicks or taps something, or presses a key on it.
    Choose(Spot),
    /// Begins to drag something.
    Drag(Spot),
    /// Ends a drag over something, or over nothing.
    Drop(Option<Spot>),
    /// Lets go of the held piece: Escape, the right button, or a click on nothing.
    LetGo,
}

/// Something on the table, and its cell.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs, reason = "the names say it")]
pub struct Spot {
    pub thing: Thing,
    pub cell: Cell,
}

/// What can be pointed at.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs, reason = "the names say it")]
pub enum Thing {
    Token,
    Disc,
    /// A place where the held piece may go.
    Target,
    Table,
}
