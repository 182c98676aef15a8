//! Settings: what a person has chosen of how the game looks, moves and sounds. Kept by
//! [`home`](crate::home); whoever a field concerns watches for its change and applies it.

use bevy::prelude::*;
use serde::{Deserialize, Serialize};
use strum::{EnumIter, VariantNames};

use super::{Draft, stage::Quality};
use crate::home::Stored;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Settings>();
}

/// What a person has chosen.
#[derive(Resource, Serialize, Deserialize, Clone, Debug, PartialEq, Eq)]
#[serde(default)]
pub struct Settings {
    /// How loud wood on wood is.
    pub effects: Volume,
    /// How loud the music is.
    pub music: Volume,
    /// How good pictures should be, for how much work.
    pub quality: Quality,
    /// Whether the game takes the whole screen.
    pub full_screen: bool,
    /// How large what is written is.
    pub text: TextSize,
    /// Whether things fade where they would fly.
    pub reduced_motion: bool,
    /// How fast things move.
    pub speed: Speed,
    /// Whether the cells are named on the board.
    pub coordinates: bool,
    /// Where the window was, and how large.
    pub window: Option<WindowPlace>,
    /// What the last match was like.
    pub last_match: Draft,
}

impl Default for Settings {
    fn default() -> Settings {
        Settings {
            effects: Volume(80),
            music: Volume(40),
            quality: Quality::default(),
            full_screen: false,
            text: TextSize::default(),
            reduced_motion: false,
            speed: Speed::default(),
            coordinates: false,
            window: None,
            last_match: Draft::default(),
        }
    }
}

impl Stored for Settings {
    const NAME: &'static str = "settings";
    const VERSION: u32 = 1;
}

/// A volume, in hundredths of the loudest. What a file says beyond that is the loudest.
#[derive(Serialize, Deserialize, Clone, Copy, Debug, PartialEq, Eq)]
#[serde(from = "u8", into = "u8")]
pub struct Volume(u8);

impl Volume {
    /// The loudest.
    pub const FULL: Volume = Volume(100);

    /// So many hundredths.
    pub fn new(hundredths: u8) -> Volume {
        Volume(hundredths.min(Volume::FULL.0))
    }

    /// In hundredths of the loudest.
    pub fn hundredths(self) -> u8 {
        self.0
    }

    /// As a part of the loudest.
    pub fn part(self) -> f32 {
        f32::from(self.0) / f32::from(Volume::FULL.0)
    }
}

impl From<u8> for Volume {
    fn from(hundredths: u8) -> Volume {
        Volume::new(hundredths)
    }
}

impl From<Volume> for u8 {
    fn from(volume: Volume) -> u8 {
        volume.0
    }
}

/// How large what is written is.
#[derive(
    Serialize, Deserialize, Clone, Copy, Debug, Default, PartialEq, Eq, EnumIter, VariantNames,
)]
pub enum TextSize {
    /// For a small window.
    Small,
    /// As drawn.
    #[default]
    Normal,
    /// Larger.
    Large,
    /// As large as fits.
    Largest,
}

impl TextSize {
    /// How many times as large as drawn.
    pub fn factor(self) -> f32 {
        match self {
            TextSize::Small => 0.875,
            TextSize::Normal => 1.0,
            TextSize::Large => 1.25,
            TextSize::Largest => 1.5,
        }
    }
}

/// How fast things move.
#[derive(
    Serialize, Deserialize, Clone, Copy, Debug, Default, PartialEq, Eq, EnumIter, VariantNames,
)]
pub enum Speed {
    /// To follow with the eyes.
    Slow,
    /// With the weight of wood.
    #[default]
    Normal,
    /// For who knows the game.
    Fast,
}

impl Speed {
    /// How many times as fast as usual.
    pub fn factor(self) -> f32 {
        match self {
            Speed::Slow => 0.6,
            Speed::Normal => 1.0,
            Speed::Fast => 1.8,
        }
    }
}

/// Where a window was, in the pixels of the screen.
#[derive(Serialize, Deserialize, Clone, Copy, Debug, PartialEq, Eq)]
pub struct WindowPlace {
    /// How wide and how high.
    pub size: (u32, u32),
    /// Its upper left corner, where the system tells.
    pub corner: Option<(i32, i32)>,
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::home::Home;

    #[test]
    fn what_was_chosen_is_read_again() -> Result<(), Box<dyn std::error::Error>> {
        let folder = tempfile::tempdir()?;
        let home = Home::at(folder.path());
        let chosen = Settings {
            music: Volume::new(0),
            quality: Quality::High,
            text: TextSize::Largest,
            speed: Speed::Fast,
            window: Some(WindowPlace { size: (800, 600), corner: Some((-20, 4)) }),
            ..Settings::default()
        };
        home.save(&chosen)?;
        assert_eq!(home.load::<Settings>().value, chosen);
        Ok(())
    }

    #[test]
    fn a_file_cannot_be_louder_than_the_loudest() {
        let read: Settings = ron::from_str("(music: 255)").unwrap_or_default();
        assert_eq!(read.music, Volume::FULL);
        assert_eq!(read.effects, Settings::default().effects);
    }
}
