//! Buttons of a panel that come and go, but keep their room, so that nobody who presses one twice presses another.

use bevy::prelude::*;

/// The place of the buttons that lead on, with these as children, each in the only cell. They lie over each other and are
/// never there together, so it is as wide as the widest of them.
pub(super) fn ways_on() -> Node {
    Node { display: Display::Grid, justify_items: JustifyItems::End, ..default() }
}

/// How a button looks that is there, and one that only keeps its room.
pub(super) fn shows(is_there: bool) -> Visibility {
    if is_there { Visibility::Inherited } else { Visibility::Hidden }
}
