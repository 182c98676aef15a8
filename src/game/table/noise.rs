//! What is heard of another game. It says what happens, and the room `sound` knows how that sounds.

use bevy::prelude::*;

pub(super) fn plugin(app: &mut App) {
    app.add_message::<Noise>();
}

/// Something that is heard.
#[derive(Message, Clone, Copy, Debug, PartialEq)]
pub enum Noise {
    /// A piece is picked up.
    PickedUp,
    /// A piece is put down at this place in the world.
    PutDown(Vec3),
    /// A try is refused.
    Refused,
    /// The match is won.
    Won,
    /// The match is drawn.
    Drawn,
}
