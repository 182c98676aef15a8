//! An invitation as a picture that a phone can read.

use bevy::{
    asset::RenderAssetUsages,
    image::ImageSampler,
    prelude::*,
    render::render_resource::{Extent3d, TextureDimension, TextureFormat},
};
use qrcode::{Color as Module, EcLevel, QrCode};

/// The quiet rim that readers need, in modules.
const RIM: usize = 4;

/// The picture of a text, one pixel for each module. `None` if the text is too long for one.
pub(super) fn picture(text: &str, images: &mut Assets<Image>) -> Option<Handle<Image>> {
    // Capitals take half the room, and an invitation may be written in them.
    let code = QrCode::with_error_correction_level(text.to_uppercase(), EcLevel::L).ok()?;
    let (across, modules) = (code.width(), code.to_colors());
    let size = across + 2 * RIM;
    let is_dark = |x: usize, y: usize| {
        let inside = |at: usize| at.checked_sub(RIM).filter(|at| *at < across);
        let at = inside(x).zip(inside(y)).map(|(x, y)| y * across + x);
        at.and_then(|at| modules.get(at)) == Some(&Module::Dark)
    };
    let pixels = (0..size * size)
        .flat_map(|at| if is_dark(at % size, at / size) { [0, 0, 0, 255] } else { [255; 4] })
        .collect();
    let edge = u32::try_from(size).ok()?;
    let mut image = Image::new(
        Extent3d { width: edge, height: edge, depth_or_array_layers: 1 },
        TextureDimension::D2,
        pixels,
        TextureFormat::Rgba8UnormSrgb,
        RenderAssetUsages::RENDER_WORLD,
    );
    image.sampler = ImageSampler::nearest();
    Some(images.add(image))
}
