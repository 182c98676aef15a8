//! Letters: the family that everything is written in, and the scale of sizes.

use std::borrow::Cow;

use bevy::{
    prelude::*,
    text::{FontCx, TextLayoutInfo},
    ui::{UiSystems, widget::Label},
};

use crate::game::{Overrides, Speaker};

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Startup, load).add_systems(PostUpdate, sharpen.after(UiSystems::PostLayout));
}

/// The family for everything that is written: the default of Bevy's text, so that nobody need name it.
const FAMILY: &[u8] = include_bytes!("../../../assets/fonts/Lato-Medium.ttf");
/// Where a user's own lies in a folder of assets.
const FILE: &str = "fonts/Lato-Medium.ttf";

/// The grid that everything lies on, in pixels of the layout, as all lengths of it are: `scale.rs` says how
/// large these are.
pub const RHYTHM: f32 = 8.0;

/// How large body text is.
pub(super) const BODY: f32 = 18.0;

/// How large something is written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Letters {
    /// The name of the game.
    Display,
    /// What a page is about.
    Title,
    /// What a part of a page is about.
    Heading,
    /// What is to be read.
    Body,
    /// What explains it.
    Small,
}

impl Letters {
    /// In parts of body text.
    const fn factor(self) -> f32 {
        match self {
            Letters::Display => 4.0,
            Letters::Title => 1.9,
            Letters::Heading => 1.25,
            Letters::Body => 1.0,
            Letters::Small => 0.85,
        }
    }
}

impl From<Letters> for TextFont {
    fn from(letters: Letters) -> TextFont {
        TextFont::from_font_size(letters.factor() * BODY)
    }
}

/// Text that is only read. Pointers see through it, screen readers read it.
pub fn text(said: impl Into<String>, letters: Letters, ink: Color) -> impl Bundle {
    (
        Label,
        label(said, letters, ink),
        // A word that is longer than its line is broken, not cut.
        TextLayout::linebreak(LineBreak::WordOrCharacter),
    )
}

/// Text on something that says itself what it is called.
pub(super) fn label(said: impl Into<String>, letters: Letters, ink: Color) -> impl Bundle {
    (Text::new(said), TextFont::from(letters), TextColor(ink), Pickable::IGNORE)
}

/// As wide as so many letters of body text are high.
pub fn wide(letters: f32) -> Val {
    px(letters * BODY)
}

fn load(
    mut fonts: ResMut<Assets<Font>>,
    known: Res<FontCx>,
    overrides: Option<Res<Overrides>>,
    speaker: Res<Speaker>,
) -> Result {
    let decode = |bytes: Cow<'static, [u8]>| {
        let font = Font::from_bytes(bytes.into_owned());
        // Bevy would take a file without letters, and write nothing. What is tried here is not kept.
        let families = known.collection.clone().register_fonts(font.data.clone(), None);
        if families.is_empty() { Err(speaker.0.say("override-no-letters")) } else { Ok(font) }
    };
    let overrides = overrides.as_deref().cloned().unwrap_or_default();
    if let Some(font) = overrides.load(&speaker.0, FILE, FAMILY, decode) {
        fonts.insert(AssetId::default(), font)?;
    }
    Ok(())
}

/// Puts every letter on whole pixels. Bevy draws each only once and would place that between pixels,
/// where all but the first letter of a line lose their edges.
fn sharpen(mut texts: Query<&mut TextLayoutInfo, Changed<TextLayoutInfo>>) {
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

    /// How many bytes the letters are read from where the user's file holds these.
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
        Ok(fonts.get(AssetId::default()).ok_or("there are letters")?.data.len())
    }

    #[test]
    fn letters_are_the_users_unless_they_are_none() -> Result<(), Box<dyn std::error::Error>> {
        // What comes after the tables of a font is nobody's.
        let own = [FAMILY, b"mine"].concat();
        assert_eq!(loaded(&own)?, own.len());
        assert_eq!(loaded(b"no letters")?, FAMILY.len());
        Ok(())
    }
}
