//! Buttons of a panel that come and go, but keep their room, so that nobody who presses one twice presses another.

use bevy::prelude::*;

/// The place of the buttons that lead on, with these as children. They lie over each other and are never there together, so
/// it is as wide as the widest of them.
pub(super) fn ways_on() -> Node {
    Node { display: Display::Grid, justify_items: JustifyItems::End, ..default() }
}

/// The part of it that one button has: all of it.
pub(super) fn way_on() -> Node {
    let only = GridPlacement::start(1);
    Node { grid_row: only, grid_column: only, ..default() }
}

/// How a button looks that is there, and one that only keeps its room.
pub(super) fn shows(is_there: bool) -> Visibility {
    if is_there { Visibility::Inherited } else { Visibility::Hidden }
}
