//! The language in which the game speaks to the player.

use bevy::prelude::*;

use crate::words::Words;

/// The catalogue that every sentence on the screen comes from.
#[derive(Resource)]
pub struct Speaker(pub Words);

/// Whether sentences are on the screen. What shows them is spawned on entering a state that is computed from
/// this one too, so that a change of language spawns it anew.
#[derive(States, Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Spoken {
    /// They are there.
    #[default]
    Settled,
    /// They are taken away, for others in another language. No frame is drawn meanwhile.
    Changing,
}
