//! The palette: every colour of text, controls and panels. Dark walnut, ivory, red and black lacquer, and
//! brass.

use bevy::prelude::*;

/// Normal text.
pub const INK: Color = rgb(0xF5, 0xEB, 0xDC);
/// Less important text, such as explanations.
pub const SOFT_INK: Color = rgb(0xCF, 0xBD, 0xA3);
/// The faintest text, such as on a disabled control.
pub const FAINT_INK: Color = rgb(0x97, 0x85, 0x6E);
/// Text on brass.
pub const DARK_INK: Color = rgb(0x1B, 0x12, 0x0B);

/// The wood of panels.
pub const WALNUT: Color = rgb(0x20, 0x16, 0x0F);
/// The lighter upper end of a panel.
pub const WALNUT_LIT: Color = rgb(0x2B, 0x1E, 0x14);
/// Raised wood, such as a button.
pub const OAK: Color = rgb(0x3A, 0x29, 0x1B);
/// Raised wood under a pointer.
pub const OAK_LIT: Color = rgb(0x4C, 0x37, 0x24);
/// Sunken wood, such as a text field.
pub const HOLLOW: Color = rgb(0x14, 0x0D, 0x08);
/// The line around wood.
pub const EDGE: Color = rgb(0x61, 0x48, 0x30);
/// The line around wood under a pointer.
pub const EDGE_LIT: Color = rgb(0x8A, 0x68, 0x45);

/// Red lacquer.
pub const RED: Color = rgb(0x93, 0x25, 0x19);
/// Red lacquer under a pointer.
pub const RED_LIT: Color = rgb(0xAB, 0x33, 0x22);
/// Red lacquer while pressed.
pub const RED_PRESSED: Color = rgb(0x73, 0x1A, 0x10);
/// Black lacquer.
pub const BLACK: Color = rgb(0x16, 0x12, 0x10);
/// Maple, the wood of the discs.
pub const MAPLE: Color = rgb(0xE2, 0xC0, 0x8D);

/// Marks what is chosen and what the keyboard is on.
pub const BRASS: Color = rgb(0xDC, 0xAE, 0x58);
/// The lighter line around brass.
pub const BRASS_LIT: Color = rgb(0xEA, 0xC4, 0x7C);

/// Darkens the table behind an overlay.
pub const DUSK: Color = rgba(0x0A, 0x06, 0x04, 0.62);
/// Darkens the table behind the title's menu.
pub const DEEP_DUSK: Color = rgba(0x0C, 0x08, 0x05, 0.86);
/// The shadow below wood.
pub const SHADOW: Color = rgba(0x00, 0x00, 0x00, 0.55);
/// Fully transparent.
pub const CLEAR: Color = Color::NONE;

const fn rgb(red: u8, green: u8, blue: u8) -> Color {
    rgba(red, green, blue, 1.0)
}

const fn rgba(red: u8, green: u8, blue: u8, alpha: f32) -> Color {
    Color::srgba(red as f32 / 255.0, green as f32 / 255.0, blue as f32 / 255.0, alpha)
}

/// The contrast of text with its background, from 1 (the same colour) to 21 (black on white), as the Web Content
/// Accessibility Guidelines compute it.
pub fn contrast(ink: Color, ground: Color) -> f32 {
    let (ink, ground) = (luminance(ink), luminance(ground));
    (ink.max(ground) + 0.05) / (ink.min(ground) + 0.05)
}

fn luminance(color: Color) -> f32 {
    let color = color.to_linear();
    0.2126 * color.red + 0.7152 * color.green + 0.0722 * color.blue
}

#[cfg(test)]
mod tests {
    use strum::IntoEnumIterator;

    use super::*;
    use crate::game::ui::skin::{Skin, State};

    /// The guidelines' minimum for text that people with weak eyesight can read.
    const LEAST: f32 = 4.5;
    /// A lower minimum for disabled controls: nobody needs to read those to play.
    const LEAST_DISABLED: f32 = 3.0;

    #[test]
    fn contrast_matches_the_guidelines() {
        assert!((contrast(Color::BLACK, Color::WHITE) - 21.0).abs() < 1e-3);
        assert!((contrast(INK, INK) - 1.0).abs() < 1e-6);
    }

    #[test]
    fn text_on_wood_is_readable() {
        for ink in [INK, SOFT_INK, BRASS] {
            for ground in [WALNUT, WALNUT_LIT, HOLLOW] {
                assert!(contrast(ink, ground) >= LEAST, "{}", contrast(ink, ground));
            }
        }
    }

    #[test]
    fn text_on_every_control_is_readable() {
        for skin in Skin::iter() {
            for state in State::iter() {
                let look = skin.look(state);
                let least = if state == State::Disabled { LEAST_DISABLED } else { LEAST };
                // A transparent control shows the wood beneath it.
                for beneath in [WALNUT, WALNUT_LIT] {
                    let ground = if look.fill == CLEAR { beneath } else { look.fill };
                    let found = contrast(look.ink, ground);
                    assert!(found >= least, "{skin:?}, {state:?}: {found}");
                }
            }
        }
    }

    #[test]
    fn the_focus_ring_stands_out() {
        for ground in [WALNUT, WALNUT_LIT, OAK, RED] {
            assert!(contrast(BRASS, ground) >= 3.0, "{}", contrast(BRASS, ground));
        }
    }
}
