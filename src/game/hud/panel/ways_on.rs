//! The place at the end of a panel for the buttons that lead on. They lie over each other and are never there together,
//! so the place is as wide as the widest of them, and nobody who presses one twice presses another.

use bevy::prelude::*;

/// The place, with its buttons as children.
pub(super) fn ways_on() -> Node {
    Node { display: Display::Grid, justify_items: JustifyItems::End, ..default() }
}

/// The part of it that one button has: all of it.
pub(super) fn way_on() -> Node {
    let only = GridPlacement::start(1);
    Node { grid_row: only, grid_column: only, ..default() }
}

/// Whether a button is there. One that is not there keeps its room.
pub(super) fn shows(is_there: bool) -> Visibility {
    if is_there { Visibility::Inherited } else { Visibility::Hidden }
}
