//! The language in which the game speaks to the player.

use bevy::prelude::*;

use crate::words::Words;

/// The catalogue that every sentence on the screen comes from.
#[derive(Resource)]
pub struct Speaker(pub Words);
