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

/// Shows a node, or hides it without keeping its room.
pub(super) fn show_or_hide(mut node: Mut<Node>, is_there: bool) {
    let display = if is_there { Display::Flex } else { Display::None };
    if node.display != display {
        node.display = display;
    }
}
