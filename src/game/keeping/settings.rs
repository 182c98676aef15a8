//! Settings: how the player wants the game to look, move and sound. [`home`](crate::home) stores them. The
//! systems that a field concerns watch for changes and apply them.

use std::collections::BTreeMap;

use bevy::prelude::*;
use serde::{Deserialize, Serialize};
use strum::{EnumIter, VariantNames};

use super::woods::{DiscWood, Lacquer, TableWood};
use crate::{
    game::referee::{Draft, FarChoices},
    home::{Shared, Stored},
    words::{Language, UnknownLanguage},
};

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Settings>();
}

/// The player's choices.
#[expect(clippy::struct_excessive_bools, reason = "each is a switch of its own")]
#[derive(Resource, Serialize, Deserialize, Clone, Debug, PartialEq, Eq)]
#[serde(default)]
pub struct Settings {
    /// The tag of the language. `None` is the system's language. A tag that this program does not know stays
    /// in the file, for the program that does.
    pub language: Option<String>,
    /// How loud the sounds of the pieces are.
    pub effects: Volume,
    /// How loud the music is.
    pub music: Volume,
    /// Whether sounds that carry meaning are also written.
    pub captions: bool,
    /// How good the graphics should be.
    pub quality: Quality,
    /// The wood of the table.
    pub table: TableWood,
    /// The wood of the discs.
    pub discs: DiscWood,
    /// The lacquer of the tokens.
    pub lacquer: Lacquer,
    /// Whether the game takes the whole screen.
    pub full_screen: bool,
    /// How large text is.
    pub text: TextSize,
    /// Whether colours lie as far apart as weak eyes need.
    pub high_contrast: bool,
    /// Whether things fade instead of moving.
    pub reduced_motion: bool,
    /// How fast things move.
    pub speed: Speed,
    /// Whether the board shows the names of its cells.
    pub coordinates: bool,
    /// Whether each token carries the symbol of its side.
    pub symbols: bool,
    /// Whether the last turn stays marked on the board.
    pub last_turn: bool,
    /// Whether the list of turns is open.
    pub turn_list: bool,
    /// Whether the view never comes closer by itself.
    pub still_view: bool,
    /// What the player has changed of keys, gamepad buttons and the mouse.
    pub bindings: OwnBindings,
    /// Where the window was, and how large.
    pub window: Option<WindowPlace>,
    /// The choices for the last match.
    pub last_match: Draft,
    /// The choices for matches with somebody far away.
    pub far: FarChoices,
    /// Whether the system tells the player when it is their turn and they are elsewhere.
    pub notifications: bool,
}

impl Default for Settings {
    fn default() -> Settings {
        Settings {
            language: None,
            effects: Volume(80),
            music: Volume(40),
            captions: false,
            quality: Quality::default(),
            table: TableWood::default(),
            discs: DiscWood::default(),
            lacquer: Lacquer::default(),
            full_screen: false,
            text: TextSize::default(),
            high_contrast: false,
            reduced_motion: false,
            speed: Speed::default(),
            coordinates: false,
            symbols: false,
            last_turn: true,
            turn_list: false,
            still_view: false,
            bindings: OwnBindings::default(),
            window: None,
            last_match: Draft::default(),
            far: FarChoices::default(),
            notifications: true,
        }
    }
}

impl Settings {
    /// The language that the player has chosen, if this program has it.
    pub fn language(&self) -> Option<Language> {
        self.language.as_deref().and_then(Language::matching)
    }

    /// Why the language in the settings cannot be spoken.
    pub fn unknown_language(&self) -> Option<UnknownLanguage> {
        self.language.as_ref().and_then(|tag| tag.parse::<Language>().err())
    }

    /// The language that the player has chosen, or else the system's.
    pub fn language_or_systems(&self) -> Language {
        self.language().unwrap_or_else(Language::of_this_machine)
    }
}

impl Stored for Settings {
    const NAME: &'static str = "settings";
    const VERSION: u32 = 1;
}

impl Shared for Settings {
    fn change(&mut self, before: &Settings, after: &Settings) {
        // All fields have to be named, so that none is forgotten.
        macro_rules! change {
            ($($field:ident)*) => {
                let Settings { $($field),* } = after;
                $(if *$field != before.$field {
                    self.$field.clone_from($field);
                })*
            };
        }
        change! {
            language effects music captions quality table discs lacquer full_screen text high_contrast reduced_motion
            speed coordinates symbols last_turn turn_list still_view bindings window last_match far
            notifications
        }
    }
}

/// What the player has changed of keys, gamepad buttons and mouse buttons, by the name of the action. The room
/// `input` knows the names.
#[derive(Serialize, Deserialize, Clone, Debug, Default, PartialEq, Eq)]
#[serde(default)]
pub struct OwnBindings {
    /// The keys of these actions.
    pub keys: BTreeMap<String, Vec<String>>,
    /// The gamepad buttons of these actions.
    pub buttons: BTreeMap<String, Vec<String>>,
    /// The mouse buttons of these actions.
    pub mouse: BTreeMap<String, Vec<String>>,
    /// Which mouse button turns the view.
    pub turns_view: TurnsView,
    /// How fast dragging turns the view.
    pub turning: Rate,
    /// How fast the wheel zooms.
    pub zooming: Rate,
}

/// Which mouse button turns the view.
#[derive(Serialize, Deserialize, Clone, Copy, Debug, Default, PartialEq, Eq, VariantNames)]
pub enum TurnsView {
    /// The left one on the table, and the right and the middle one anywhere.
    #[default]
    Any,
    /// The right one, anywhere.
    Right,
    /// The middle one, anywhere.
    Middle,
    /// The left one, on the table.
    Left,
}

/// How fast something goes, from 0 for a quarter of the usual speed, by way of 50 for the usual one, to 100 for
/// four times that. Larger values in a file count as 100.
#[derive(Serialize, Deserialize, Clone, Copy, Debug, PartialEq, Eq)]
#[serde(from = "u8", into = "u8")]
pub struct Rate(u8);

impl Default for Rate {
    fn default() -> Rate {
        Rate(50)
    }
}

impl Rate {
    /// The rate at this part of the way from the slowest to the fastest.
    pub fn at(part: f32) -> Rate {
        Rate((100.0 * part.clamp(0.0, 1.0)).round() as u8)
    }

    /// The part of the way from the slowest to the fastest, from 0 to 1.
    pub fn part(self) -> f32 {
        f32::from(self.0) / 100.0
    }

    /// How many times as fast as usual.
    pub fn factor(self) -> f32 {
        16_f32.powf(self.part() - 0.5)
    }
}

impl From<u8> for Rate {
    fn from(hundredths: u8) -> Rate {
        Rate(hundredths.min(100))
    }
}

impl From<Rate> for u8 {
    fn from(rate: Rate) -> u8 {
        rate.0
    }
}

/// A volume, in hundredths of the loudest. Larger values in a file count as the loudest.
#[derive(Serialize, Deserialize, Clone, Copy, Debug, PartialEq, Eq)]
#[serde(from = "u8", into = "u8")]
pub struct Volume(u8);

impl Volume {
    /// The loudest.
    pub const FULL: Volume = Volume(100);

    /// A volume of this many hundredths.
    pub fn new(hundredths: u8) -> Volume {
        Volume(hundredths.min(Volume::FULL.0))
    }

    /// In hundredths of the loudest.
    pub fn hundredths(self) -> u8 {
        self.0
    }

    /// As a fraction of the loudest, from 0 to 1.
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

/// How large text is.
#[derive(
    Serialize, Deserialize, Clone, Copy, Debug, Default, PartialEq, Eq, EnumIter, VariantNames,
)]
pub enum TextSize {
    /// For a small window.
    Small,
    /// As designed.
    #[default]
    Normal,
    /// Larger.
    Large,
    /// Half as large again. Older files call it the largest.
    #[serde(alias = "Largest")]
    Larger,
    /// Larger still.
    Huge,
    /// Twice as large.
    Double,
}

impl TextSize {
    /// How large, in hundredths of the designed size.
    pub fn percent(self) -> u8 {
        match self {
            TextSize::Small => 80,
            TextSize::Normal => 100,
            TextSize::Large => 125,
            TextSize::Larger => 150,
            TextSize::Huge => 175,
            TextSize::Double => 200,
        }
    }

    /// How many times as large as designed.
    pub fn factor(self) -> f32 {
        f32::from(self.percent()) / 100.0
    }
}

/// How good the graphics should be. Better graphics need a faster machine.
#[derive(
    Serialize, Deserialize, Clone, Copy, Debug, Default, PartialEq, Eq, EnumIter, VariantNames,
)]
pub enum Quality {
    /// Chosen to suit the machine.
    #[default]
    Automatic,
    /// For a software renderer or a weak GPU.
    Low,
    /// For an integrated GPU.
    Medium,
    /// For a dedicated GPU.
    High,
}

/// How fast things move.
#[derive(
    Serialize, Deserialize, Clone, Copy, Debug, Default, PartialEq, Eq, EnumIter, VariantNames,
)]
pub enum Speed {
    /// Easy to follow.
    Slow,
    /// Like heavy wooden pieces.
    #[default]
    Normal,
    /// For players who know the game.
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
    /// Its width and height.
    pub size: (u32, u32),
    /// Its upper left corner. `None` if the system does not tell.
    pub corner: Option<(i32, i32)>,
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::home::Home;

    #[test]
    fn saved_settings_are_loaded_again() -> Result<(), Box<dyn std::error::Error>> {
        let folder = tempfile::tempdir()?;
        let home = Home::at(folder.path());
        let chosen = Settings {
            music: Volume::new(0),
            quality: Quality::High,
            text: TextSize::Double,
            speed: Speed::Fast,
            window: Some(WindowPlace { size: (800, 600), corner: Some((-20, 4)) }),
            ..Settings::default()
        };
        home.save(&Settings::default(), &chosen)?;
        assert_eq!(home.load::<Settings>().value, chosen);
        Ok(())
    }

    #[test]
    fn the_sizes_of_text_in_older_files_are_known() {
        let text = |file: &str| ron::from_str::<Settings>(file).map(|settings| settings.text);
        for (name, percent) in [("Small", 80), ("Normal", 100), ("Large", 125), ("Largest", 150)] {
            let read = text(&format!("(text: {name})"));
            assert_eq!(read.map(TextSize::percent), Ok(percent), "{name}");
        }
    }

    #[test]
    fn a_volume_beyond_the_loudest_is_the_loudest() {
        let read: Settings = ron::from_str("(music: 255)").unwrap_or_default();
        assert_eq!(read.music, Volume::FULL);
        assert_eq!(read.effects, Settings::default().effects);
    }

    #[test]
    fn bindings_from_before_there_were_any_for_the_mouse_still_load() {
        let old = "(bindings: (keys: {\"Hint\": [\"KeyJ\"]}, buttons: {}))";
        let read: Settings = ron::from_str(old).expect("settings");
        assert_eq!(read.bindings.keys.len(), 1);
        assert_eq!(OwnBindings { keys: BTreeMap::new(), ..read.bindings }, OwnBindings::default());
    }

    #[test]
    fn a_rate_goes_from_a_quarter_to_four_times_the_usual_speed() {
        for (rate, factor) in [(0, 0.25), (50, 1.0), (100, 4.0), (255, 4.0)] {
            assert!((Rate::from(rate).factor() - factor).abs() < 1e-5, "{rate}");
        }
        assert_eq!(Rate::at(Rate::from(65).part()), Rate(65));
    }
}
