//! Finds out what this machine has for the game: displays, graphics adapters, a sound device.

use wgpu_types::AdapterInfo;

use super::open::displays;
use crate::game::{sound, stage::adapters};

/// What this machine has for the game.
pub struct Findings {
    /// The window systems that answer.
    pub displays: Vec<&'static str>,
    /// The graphics adapters.
    pub adapters: Vec<AdapterInfo>,
    /// Whether there is a sound device.
    pub has_sound: bool,
}

/// Looks for everything that the game needs.
pub fn examine() -> Findings {
    Findings { displays: displays(), adapters: adapters(), has_sound: sound::has_device() }
}
