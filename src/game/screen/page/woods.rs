//! The choices of woods and lacquer in the settings. Each is shown as a small picture.

use bevy::{
    asset::RenderAssetUsages,
    image::{CompressedImageFormats, ImageSampler, ImageType},
    prelude::*,
};

use crate::{
    game::{
        keeping::{DiscWood, Lacquer, Settings, TableWood},
        ui::{self, Tie},
    },
    words::Words,
};

const TABLE: Tie<Settings, TableWood> =
    Tie { get: |settings| settings.table, set: |settings, wood| settings.table = wood };
const DISCS: Tie<Settings, DiscWood> =
    Tie { get: |settings| settings.discs, set: |settings, wood| settings.discs = wood };
const LACQUER: Tie<Settings, Lacquer> =
    Tie { get: |settings| settings.lacquer, set: |settings, lacquer| settings.lacquer = lacquer };

/// A choice: what it is called, its value, and its picture. The pictures are drawn by `tests/game_pictures/woods.rs`.
type Choice<T> = (&'static str, T, &'static [u8]);

macro_rules! picture {
    ($name:literal) => {
        include_bytes!(concat!("../../../../assets/pictures/woods/", $name, ".png"))
    };
}

const TABLES: [Choice<TableWood>; 3] = [
    ("settings-wood-walnut", TableWood::Walnut, picture!("walnut")),
    ("settings-wood-mahogany", TableWood::Mahogany, picture!("mahogany")),
    ("settings-wood-bog-oak", TableWood::BogOak, picture!("bog-oak")),
];
const DISC_WOODS: [Choice<DiscWood>; 3] = [
    ("settings-wood-maple", DiscWood::Maple, picture!("maple")),
    ("settings-wood-oak", DiscWood::Oak, picture!("oak")),
    ("settings-wood-cherry", DiscWood::Cherry, picture!("cherry")),
];
const LACQUERS: [Choice<Lacquer>; 3] = [
    ("settings-lacquer-glossy", Lacquer::Glossy, picture!("glossy")),
    ("settings-lacquer-matt", Lacquer::Matt, picture!("matt")),
    ("settings-lacquer-bright", Lacquer::Bright, picture!("bright")),
];

/// The choices of table, discs and tokens.
pub(super) fn choices(words: &Words, images: &mut Assets<Image>) -> impl Bundle + use<> {
    (
        ui::column(1.5),
        children![
            row(words, images, "settings-woods-table", TABLE, TABLES),
            row(words, images, "settings-woods-discs", DISCS, DISC_WOODS),
            row(words, images, "settings-woods-tokens", LACQUER, LACQUERS),
        ],
    )
}

fn row<T: Copy + PartialEq + Send + Sync + 'static>(
    words: &Words,
    images: &mut Assets<Image>,
    said: &str,
    tie: Tie<Settings, T>,
    each: [Choice<T>; 3],
) -> impl Bundle + use<T> {
    let each =
        each.map(|(called, value, picture)| (words.say(called), value, images.add(image(picture))));
    ui::pictured_choices(words.say(said), tie, each)
}

/// A picture of this program, which can always be read.
fn image(png: &[u8]) -> Image {
    let (kind, formats) = (ImageType::Extension("png"), CompressedImageFormats::NONE);
    let usages = RenderAssetUsages::RENDER_WORLD;
    Image::from_buffer(png, kind, formats, true, ImageSampler::linear(), usages).unwrap_or_default()
}
