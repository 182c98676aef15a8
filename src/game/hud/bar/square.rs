//! The shape of a square button.

use bevy::prelude::*;

use crate::game::ui::{self, RHYTHM};

/// The shape of a square button. Where many lie in a row they may become narrower.
pub fn square() -> Node {
    Node {
        width: px(5.5 * RHYTHM),
        min_width: px(4.0 * RHYTHM),
        height: px(5.5 * RHYTHM),
        padding: px(0).all(),
        ..ui::face()
    }
}
