//! The palette: every colour of text, controls and panels, by its role and in each theme. Usually they are dark
//! walnut, ivory, red and black lacquer, and brass. The theme with high contrast has the same roles, further apart.

use bevy::prelude::*;

/// Which column of the palette is seen.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
#[cfg_attr(test, derive(strum::EnumIter))]
pub enum Theme {
    /// As designed.
    #[default]
    Usual,
    /// For weak eyes and bright rooms.
    HighContrast,
}

/// A colour by its role: a line of the palette, with what it is in each theme.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Tint {
    usual: Color,
    high_contrast: Color,
}

impl Tint {
    /// A colour that is the same in every theme.
    pub const fn same(color: Color) -> Tint {
        tint(color, color)
    }

    /// What it is in a theme.
    pub const fn under(self, theme: Theme) -> Color {
        match theme {
            Theme::Usual => self.usual,
            Theme::HighContrast => self.high_contrast,
        }
    }

    /// The same colours, fully transparent.
    #[must_use]
    pub fn faded(self) -> Tint {
        tint(self.usual.with_alpha(0.0), self.high_contrast.with_alpha(0.0))
    }
}

const fn tint(usual: Color, high_contrast: Color) -> Tint {
    Tint { usual, high_contrast }
}

/// Normal text.
pub const INK: Tint = tint(rgb(0xF5, 0xEB, 0xDC), rgb(0xFF, 0xFF, 0xFF));
/// Less important text, such as explanations.
pub const SOFT_INK: Tint = tint(rgb(0xCF, 0xBD, 0xA3), rgb(0xF4, 0xEA, 0xDB));
/// The faintest text, such as on a disabled control.
pub const FAINT_INK: Tint = tint(rgb(0x97, 0x85, 0x6E), rgb(0xC6, 0xBA, 0xA9));
/// Text on brass.
pub const DARK_INK: Tint = tint(rgb(0x1B, 0x12, 0x0B), rgb(0x00, 0x00, 0x00));

/// The wood of panels.
pub const WALNUT: Tint = tint(rgb(0x20, 0x16, 0x0F), rgb(0x00, 0x00, 0x00));
/// The lighter upper end of a panel.
pub const WALNUT_LIT: Tint = tint(rgb(0x2B, 0x1E, 0x14), rgb(0x0A, 0x08, 0x06));
/// Raised wood, such as a button.
pub const OAK: Tint = tint(rgb(0x3A, 0x29, 0x1B), rgb(0x1C, 0x14, 0x0D));
/// Raised wood under a pointer.
pub const OAK_LIT: Tint = tint(rgb(0x4C, 0x37, 0x24), rgb(0x3B, 0x2C, 0x1D));
/// Sunken wood, such as a text field.
pub const HOLLOW: Tint = tint(rgb(0x14, 0x0D, 0x08), rgb(0x00, 0x00, 0x00));
/// The line around wood.
pub const EDGE: Tint = tint(rgb(0x61, 0x48, 0x30), rgb(0xC9, 0xA9, 0x7C));
/// The line around wood under a pointer.
pub const EDGE_LIT: Tint = tint(rgb(0x8A, 0x68, 0x45), rgb(0xF2, 0xDD, 0xB4));

/// Green baize, for the main button of a page. Red is a player.
pub const BAIZE: Tint = tint(rgb(0x1F, 0x5C, 0x48), rgb(0x0E, 0x48, 0x36));
/// The line around baize.
pub const BAIZE_EDGE: Tint = tint(rgb(0x34, 0x7D, 0x64), rgb(0xA8, 0xE8, 0xD0));
/// The line around baize while pressed.
pub const BAIZE_EDGE_PRESSED: Tint = tint(rgb(0x1F, 0x5C, 0x48), rgb(0x80, 0xC0, 0xA8));
/// Baize under a pointer.
pub const BAIZE_LIT: Tint = tint(rgb(0x29, 0x6E, 0x57), rgb(0x14, 0x5A, 0x44));
/// Baize while pressed.
pub const BAIZE_PRESSED: Tint = tint(rgb(0x17, 0x47, 0x37), rgb(0x09, 0x34, 0x27));

/// Red lacquer.
pub const RED: Tint = tint(rgb(0x93, 0x25, 0x19), rgb(0x7D, 0x1A, 0x10));
/// Lighter red lacquer.
pub const RED_LIT: Tint = tint(rgb(0xAB, 0x33, 0x22), rgb(0x8A, 0x20, 0x14));
/// The red token.
pub const RED_TOKEN: Tint = tint(rgb(0x93, 0x25, 0x19), rgb(0xCC, 0x24, 0x16));
/// Black lacquer.
pub const BLACK: Tint = tint(rgb(0x16, 0x12, 0x10), rgb(0x16, 0x12, 0x10));
/// Maple, the wood of the discs.
pub const MAPLE: Tint = tint(rgb(0xE2, 0xC0, 0x8D), rgb(0xE2, 0xC0, 0x8D));

/// Marks what is chosen and what the keyboard is on.
pub const BRASS: Tint = tint(rgb(0xDC, 0xAE, 0x58), rgb(0xFF, 0xD8, 0x60));
/// The lighter line around brass.
pub const BRASS_LIT: Tint = tint(rgb(0xEA, 0xC4, 0x7C), rgb(0xFF, 0xF0, 0xB0));

/// The knob of a switch that is on, which lies on brass.
pub const KNOB_ON: Tint = tint(rgb(0xF5, 0xEB, 0xDC), rgb(0x00, 0x00, 0x00));

/// Darkens the table behind an overlay.
pub const DUSK: Tint = tint(rgba(0x0A, 0x06, 0x04, 0.62), rgba(0x00, 0x00, 0x00, 0.86));
/// Darkens the table behind the title's menu.
pub const DEEP_DUSK: Tint = tint(rgba(0x0C, 0x08, 0x05, 0.86), rgb(0x00, 0x00, 0x00));
/// Lies behind text that may cover other text.
pub const NIGHT: Tint = tint(rgb(0x0C, 0x08, 0x05), rgb(0x00, 0x00, 0x00));
/// Lies behind text over the table, where it usually shows through.
pub const CURTAIN: Tint = tint(Color::NONE, rgb(0x00, 0x00, 0x00));
/// The shadow below wood.
pub const SHADOW: Color = rgba(0x00, 0x00, 0x00, 0.55);
/// Fully transparent.
pub const CLEAR: Tint = Tint::same(Color::NONE);

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
    use crate::game::ui::skin::{ControlState, Look, Skin};

    /// The guidelines' minimum for text that people with weak eyesight can read, and a lower one for disabled
    /// controls, which nobody needs to read to play.
    const fn least(theme: Theme, is_disabled: bool) -> f32 {
        match (theme, is_disabled) {
            (Theme::Usual, false) | (Theme::HighContrast, true) => 4.5,
            (Theme::Usual, true) => 3.0,
            (Theme::HighContrast, false) => 7.0,
        }
    }

    /// Checks that a tint stands out from a ground in a theme.
    #[track_caller]
    fn check(theme: Theme, ink: Tint, ground: Tint, least: f32, case: &str) {
        let found = contrast(ink.under(theme), ground.under(theme));
        assert!(found >= least, "{theme:?}, {case}: {found} of {least}");
    }

    #[test]
    fn contrast_matches_the_guidelines() {
        assert!((contrast(Color::BLACK, Color::WHITE) - 21.0).abs() < 1e-3);
        let ink = INK.under(Theme::Usual);
        assert!((contrast(ink, ink) - 1.0).abs() < 1e-6);
    }

    #[test]
    fn text_on_wood_is_readable() {
        for theme in Theme::iter() {
            for ink in [INK, SOFT_INK, BRASS] {
                for ground in [WALNUT, WALNUT_LIT, HOLLOW] {
                    check(theme, ink, ground, least(theme, false), &format!("{ink:?}"));
                }
            }
            // The part of a turn that is not due yet, and the numbers of turns.
            for ground in [WALNUT, WALNUT_LIT, OAK, HOLLOW] {
                let least = if theme == Theme::Usual { 3.0 } else { 7.0 };
                check(theme, FAINT_INK, ground, least, "faint text");
            }
            check(theme, DARK_INK, BRASS, least(theme, false), "on brass");
        }
    }

    #[test]
    fn text_on_every_control_is_readable() {
        for (theme, skin) in Theme::iter().flat_map(|theme| Skin::iter().map(move |s| (theme, s))) {
            for state in ControlState::iter() {
                let look = skin.look(state);
                let least = least(theme, state == ControlState::Disabled);
                // A transparent control shows the wood beneath it.
                for beneath in [WALNUT, WALNUT_LIT] {
                    let is_clear = look.fill.under(theme).is_fully_transparent();
                    let ground = if is_clear { beneath } else { look.fill };
                    check(theme, look.ink, ground, least, &format!("{skin:?}, {state:?}"));
                }
            }
        }
    }

    #[test]
    fn the_focus_ring_stands_out() {
        for ground in [WALNUT, WALNUT_LIT, OAK, OAK_LIT, BAIZE, HOLLOW] {
            check(Theme::Usual, BRASS, ground, 3.0, "the ring");
            check(Theme::HighContrast, BRASS, ground, 7.0, "the ring");
        }
    }

    #[test]
    fn high_contrast_draws_a_clear_line_around_every_control_and_panel() {
        let theme = Theme::HighContrast;
        for ground in [WALNUT, WALNUT_LIT] {
            for edge in [EDGE, EDGE_LIT, BRASS] {
                check(theme, edge, ground, 7.0, "a line");
            }
            for skin in Skin::iter() {
                for state in ControlState::iter().filter(|state| *state != ControlState::Disabled) {
                    let Look { edge, .. } = skin.look(state);
                    if edge != CLEAR {
                        check(theme, edge, ground, 7.0, &format!("{skin:?}, {state:?}"));
                    }
                }
            }
        }
        for (knob, groove) in [(KNOB_ON, BRASS), (FAINT_INK, HOLLOW), (SOFT_INK, HOLLOW)] {
            check(theme, knob, groove, 7.0, "the knob of a switch or a slider");
        }
        check(theme, MAPLE, WALNUT, 7.0, "the line around a token");
        check(theme, RED_TOKEN, MAPLE, 3.0, "the red token");
        check(theme, BLACK, MAPLE, 3.0, "the black token");
    }

    #[test]
    fn high_contrast_covers_what_lies_behind_text() {
        let panels = [WALNUT, WALNUT_LIT, OAK, OAK_LIT, HOLLOW, BAIZE, BRASS, CURTAIN];
        for panel in panels {
            assert!(panel.under(Theme::HighContrast).is_fully_opaque(), "{panel:?}");
        }
    }
}
