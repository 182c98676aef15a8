//! Attention: something has happened for which the player should come back, if they are elsewhere.

use bevy::prelude::*;

pub(super) fn plugin(app: &mut App) {
    app.add_message::<Attention>();
}

/// The player should come back: it is their turn, or they are asked something.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub struct Attention;
