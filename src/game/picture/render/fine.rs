//! Fine pictures: they are drawn at twice their size, and get smooth edges when they are made half as large.

use std::{borrow::Cow, sync::LazyLock};

use bevy::{camera::ImageRenderTarget, prelude::*};

use crate::game::picture::{Darkroom, Picture, PictureError};

/// The longest side of a large film. Longer ones need much memory, and their pictures are fine anyway.
const LONGEST: u32 = 5120;

/// How many times as wide and as high fine pictures are drawn.
const LARGER: f32 = 2.0;

/// The large film for fine pictures, if such a large one can be drawn on.
pub(super) struct FineFilm(Option<ImageRenderTarget>);

impl FineFilm {
    /// A film for pictures of this size.
    pub fn new(room: &mut Darkroom, size: UVec2) -> FineFilm {
        let size = (size.as_vec2() * LARGER).as_uvec2();
        FineFilm(if size.max_element() > LONGEST { None } else { room.new_film(size, LARGER) })
    }

    /// Exposes a frame on this film. `None` if there is none.
    pub fn expose(&self, room: &mut Darkroom) -> Option<usize> {
        let usual = room.load(self.0.clone()?);
        let number = room.expose();
        room.load(usual);
        Some(number)
    }

    /// The finest picture that can be drawn, after a quick one of the same.
    pub fn take(&self, room: &mut Darkroom, quick: Picture) -> Result<Picture, PictureError> {
        room.set_camera(true);
        let number = self.expose(room);
        room.set_camera(false);
        number.map_or(Ok(quick), |number| room.develop(number))
    }
}

/// The pixels of a picture at this width. Fine pictures are twice as wide.
pub(super) fn pixels(picture: &Picture, width: u32) -> Cow<'_, [u8]> {
    if picture.size().x > width {
        Cow::Owned(halved(picture.bytes(), picture.size().x as usize))
    } else {
        Cow::Borrowed(picture.bytes())
    }
}

/// How many steps of light are told apart. Dark colours are close together.
const STEPS: usize = 8192;

/// How much light each value of a part of a colour stands for, from 0 to 1.
static LIGHT: LazyLock<[f32; 256]> = LazyLock::new(|| {
    std::array::from_fn(|value| {
        let value = value as u8;
        let part = f32::from(value) / 255.0;
        if part <= 0.04045 { part / 12.92 } else { ((part + 0.055) / 1.055).powf(2.4) }
    })
});

/// The value for each step of light.
#[expect(clippy::cast_precision_loss, reason = "the steps are few")]
static VALUES: LazyLock<Vec<u8>> = LazyLock::new(|| {
    let mut value = 0;
    let nearer = |value: u8, light: f32| {
        let [this, next] = [value, value.saturating_add(1)].map(|value| LIGHT[usize::from(value)]);
        (next - light).abs() < (this - light).abs()
    };
    (0..=STEPS)
        .map(|step| {
            let light = step as f32 / STEPS as f32;
            while value < u8::MAX && nearer(value, light) {
                value += 1;
            }
            value
        })
        .collect()
});

/// Makes a picture half as wide and half as high. `width` is that of the large one. Each pixel has four bytes,
/// of which the last does not count.
#[expect(clippy::cast_precision_loss, reason = "the steps are few")]
fn halved(pixels: &[u8], width: usize) -> Vec<u8> {
    let row = width * 4;
    let mut small = Vec::with_capacity(pixels.len() / 4);
    for rows in pixels.chunks_exact(2 * row) {
        let (upper, lower) = rows.split_at(row);
        for (upper, lower) in upper.chunks_exact(8).zip(lower.chunks_exact(8)) {
            for part in 0..3 {
                let four = [upper[part], upper[part + 4], lower[part], lower[part + 4]];
                let light: f32 = four.iter().map(|value| LIGHT[usize::from(*value)]).sum();
                small.push(VALUES[((light / 4.0) * STEPS as f32).round() as usize]);
            }
            small.push(u8::MAX);
        }
    }
    small
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_plain_colour_stays_as_it_is() {
        for value in 12..=255_u8 {
            assert_eq!(halved(&[value; 16], 2), [value, value, value, 255]);
        }
    }

    #[test]
    fn light_is_averaged_and_not_its_values() {
        let [dark, bright] = [[0, 0, 0, 255], [255, 255, 255, 255]];
        let pixels = [dark, bright, bright, dark].concat();
        assert_eq!(halved(&pixels, 2), [188, 188, 188, 255]);
    }

    #[test]
    fn each_pixel_comes_from_the_four_at_its_place() {
        let plain = |value: u8| [value, value, value, 255];
        let row = [plain(20), plain(20), plain(90), plain(90)].concat();
        let below = [plain(160), plain(160), plain(230), plain(230)].concat();
        let pixels = [row.clone(), row, below.clone(), below].concat();
        assert_eq!(halved(&pixels, 4), [plain(20), plain(90), plain(160), plain(230)].concat());
    }
}
