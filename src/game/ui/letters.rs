//! Letters: the font of all text, and its sizes.

use std::borrow::Cow;

use bevy::{
    prelude::*,
    text::{FontCx, RemSize, TextLayoutInfo},
    ui::{UiSystems, widget::Label},
};

use super::{paint::Ink, palette::Tint};
use crate::game::common::{Overrides, Speaker};

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Startup, load).add_systems(
        PostUpdate,
        (
            grow.after(UiSystems::Propagate).before(UiSystems::Layout),
            (snap_to_pixels, make_room_for_lines).after(UiSystems::PostLayout),
        ),
    );
}

/// Text is measured before its box is rounded to whole pixels, and broken into lines after that. A line that
/// just fitted may no longer fit then, and the text gets a line more than it has room for. With a pixel less it
/// is measured with that line too.
fn make_room_for_lines(
    mut texts: Query<(&TextLayoutInfo, &ComputedNode, &mut Node), Changed<TextLayoutInfo>>,
) {
    for (lines, computed, mut node) in &mut texts {
        let is_too_high = lines.size.y > computed.content_box().height() + 1.0;
        if is_too_high && !computed.is_empty() && node.padding.right != px(1) {
            node.padding.right = px(1);
        }
    }
}

/// The built-in font. It becomes Bevy's default font, so no text has to name it.
const FONT: &[u8] = include_bytes!("../../../assets/fonts/Lato-Medium.ttf");
/// Where the user's own font is in a folder of assets.
const FILE: &str = "fonts/Lato-Medium.ttf";

/// The grid of the layout. Like all lengths of the layout it is in pixels that `scale.rs` scales.
pub const RHYTHM: f32 = 8.0;

/// The usual size of body text, in pixels of the layout. If letters are to be larger than the whole layout can
/// be, [`RemSize`] is larger than this.
pub(super) const BODY: f32 = 18.0;

/// The sizes of text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Letters {
    /// The name of the game.
    Display,
    /// The title of a page.
    Title,
    /// The title of a page that is a narrow column.
    ColumnTitle,
    /// The heading of a section.
    Heading,
    /// Normal text.
    Body,
    /// Explanations.
    Small,
    /// Short names below icons.
    Tiny,
}

impl Letters {
    /// The size relative to body text.
    pub(super) const fn factor(self) -> f32 {
        match self {
            Letters::Display => 4.0,
            Letters::Title => 1.9,
            Letters::ColumnTitle => 1.5,
            Letters::Heading => 1.25,
            Letters::Body => 1.0,
            Letters::Small => 0.85,
            Letters::Tiny => 0.7,
        }
    }
}

impl From<Letters> for TextFont {
    fn from(letters: Letters) -> TextFont {
        TextFont::from_font_size(FontSize::Rem(letters.factor()))
    }
}

/// Text that is only read. Pointers pass through it, and screen readers read it.
pub fn text(said: impl Into<String>, letters: Letters, ink: Tint) -> impl Bundle {
    (
        Label,
        label(said, letters, ink),
        // A word longer than its line is broken, not cut off.
        TextLayout::linebreak(LineBreak::WordOrCharacter),
    )
}

/// Text that stays on one line, for a place that has room for it.
pub fn unbroken(said: impl Into<String>, letters: Letters, ink: Tint) -> impl Bundle {
    (Label, label(said, letters, ink), TextLayout::no_wrap())
}

/// Text on a control that has an accessible name of its own.
pub fn label(said: impl Into<String>, letters: Letters, ink: Tint) -> impl Bundle {
    (Text::new(said), TextFont::from(letters), Ink(ink), Pickable::IGNORE)
}

/// A length of a node in ems of body text. It grows with the letters, where lengths on the grid grow only with
/// the layout.
#[derive(Component, Clone, Copy, Debug, PartialEq)]
pub enum Ems {
    /// The width.
    Width(f32),
    /// The smallest width.
    MinWidth(f32),
    /// The largest width.
    MaxWidth(f32),
    /// The width before the rest of a line is shared out.
    Basis(f32),
    /// The height.
    Height(f32),
    /// The smallest height.
    MinHeight(f32),
}

fn grow(rem: Res<RemSize>, mut nodes: Query<(Ref<Ems>, &mut Node)>) {
    for (ems, mut node) in &mut nodes {
        if !rem.is_changed() && !ems.is_changed() {
            continue;
        }
        match *ems {
            Ems::Width(ems) => node.width = px(ems * rem.0),
            Ems::MinWidth(ems) => node.min_width = px(ems * rem.0),
            Ems::MaxWidth(ems) => node.max_width = px(ems * rem.0),
            Ems::Basis(ems) => node.flex_basis = px(ems * rem.0),
            Ems::Height(ems) => {
                (node.height, node.min_height) = (px(ems * rem.0), px(ems * rem.0));
            }
            Ems::MinHeight(ems) => node.min_height = px(ems * rem.0),
        }
    }
}

/// How many ems of body text go into a width in pixels of the window.
pub fn ems_across(width: f32, scale: &UiScale, rem: &RemSize) -> f32 {
    width / (scale.0 * rem.0)
}

fn load(
    mut fonts: ResMut<Assets<Font>>,
    known: Res<FontCx>,
    overrides: Option<Res<Overrides>>,
    speaker: Res<Speaker>,
) -> Result {
    let decode = |bytes: Cow<'static, [u8]>| {
        let font = Font::from_bytes(bytes.into_owned());
        // Bevy would accept a file without letters and show no text, so it is tried on a copy first.
        let families = known.collection.clone().register_fonts(font.data.clone(), None);
        if families.is_empty() { Err(speaker.0.say("override-no-letters")) } else { Ok(font) }
    };
    let overrides = overrides.as_deref().cloned().unwrap_or_default();
    if let Some(font) = overrides.load(&speaker.0, FILE, FONT, decode) {
        fonts.insert(AssetId::default(), font)?;
    }
    Ok(())
}

/// Moves every letter to whole pixels. Bevy draws each letter only once and would place it between pixels,
/// which blurs all but the first letter of a line.
fn snap_to_pixels(mut texts: Query<&mut TextLayoutInfo, Changed<TextLayoutInfo>>) {
    for mut text in &mut texts {
        for letter in &mut text.bypass_change_detection().glyphs {
            let middle = letter.atlas_info.rect.size() / 2.0;
            letter.position = (letter.position - middle).round() + middle;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        home::Home,
        words::{Language, Words},
    };

    /// The size of the font that is loaded, in bytes, if the user's file holds `own`.
    fn loaded(own: &[u8]) -> Result<usize, Box<dyn std::error::Error>> {
        let named = tempfile::tempdir()?;
        std::fs::create_dir(named.path().join("fonts"))?;
        std::fs::write(named.path().join(FILE), own)?;
        let mut app = App::new();
        app.insert_resource(Assets::<Font>::default())
            .init_resource::<FontCx>()
            .insert_resource(Overrides::new(Some(named.path().to_owned()), &Home::nowhere()))
            .insert_resource(Speaker(Words::new(Language::ENGLISH)))
            .add_systems(Startup, load);
        app.update();
        let fonts = app.world().resource::<Assets<Font>>();
        Ok(fonts.get(AssetId::default()).ok_or("no font")?.data.len())
    }

    #[test]
    fn the_users_font_is_used_unless_it_has_no_letters() -> Result<(), Box<dyn std::error::Error>> {
        // Bytes after the tables of a font mean nothing.
        let own = [FONT, b"mine"].concat();
        assert_eq!(loaded(&own)?, own.len());
        assert_eq!(loaded(b"no letters")?, FONT.len());
        Ok(())
    }
}
