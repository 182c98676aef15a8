//! Pictures of the game, drawn without a window: any moment, always the same to the pixel on one machine.
//!
//! The [`Darkroom`] draws; the [`MOMENTS`] are what there is to draw. Whoever makes something that is
//! to be seen adds a line there.

mod darkroom;
mod hands;
mod moment;
mod played;
mod without;

pub use darkroom::Darkroom;
pub(super) use darkroom::has_adapter;
pub use moment::{MOMENTS, Moment};
pub use without::Without;

use std::path::Path;

use bevy::prelude::*;

/// Why there is no picture.
#[derive(Debug, thiserror::Error)]
pub enum PictureError {
    /// Nothing here can draw.
    #[error("no graphics adapter can be used here")]
    NoAdapter,
    /// What was drawn did not come back.
    #[error("the picture did not come back from the renderer")]
    NotDrawn,
    /// It could not be written.
    #[error("the picture could not be written: {0}")]
    NotWritten(String),
}

/// A picture that was drawn.
#[derive(Clone, Debug)]
pub struct Picture(Image);

impl Picture {
    /// Its width and height.
    pub fn size(&self) -> UVec2 {
        self.0.size()
    }

    /// Red, green and blue of a pixel; black outside the picture.
    pub fn pixel(&self, x: u32, y: u32) -> [u8; 3] {
        let bytes = self.0.pixel_bytes(UVec3::new(x, y, 0)).unwrap_or_default();
        std::array::from_fn(|i| bytes.get(i).copied().unwrap_or_default())
    }

    /// Writes it to a file, in the format that its name says.
    pub fn save(&self, path: &Path) -> Result<(), PictureError> {
        let image = self.0.clone().try_into_dynamic();
        let image = image.map_err(|error| PictureError::NotWritten(error.to_string()))?;
        let saved = image.to_rgb8().save(path);
        saved.map_err(|error| PictureError::NotWritten(error.to_string()))
    }
}
