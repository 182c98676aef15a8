//! Pictures of the game, drawn without a window. On one machine, the same moment always gives the same pixels.
//!
//! | file | what it owns |
//! |---|---|
//! | `darkroom.rs` | the game without a window, drawing to an image |
//! | `render/` | pictures and animations of matches, for players |
//!
//! `tests/moments/` lists what is worth a picture, and sets it up.

mod darkroom;
mod render;

pub use darkroom::Darkroom;
pub use render::{Order, RenderError, Rendered, Shot, render};

use std::{io::Cursor, path::Path};

use bevy::{image::ImageFormat, prelude::*};

/// Why there is no picture.
#[derive(Debug, thiserror::Error)]
pub enum PictureError {
    /// There is no graphics adapter.
    #[error("no graphics adapter can be used here")]
    NoAdapter,
    /// The picture is larger than the graphics adapter can draw.
    #[error("at most {most} pixels in a row or a column can be drawn here")]
    TooLarge {
        /// The most pixels in a row or a column.
        most: u32,
    },
    /// The renderer did not return the picture.
    #[error("the picture did not come back from the renderer")]
    NotDrawn,
    /// The user has pressed Ctrl+C.
    #[error("stopped")]
    Stopped,
    /// The file could not be written, for this reason.
    #[error("the picture could not be written: {0}")]
    NotWritten(String),
}

/// A drawn picture.
#[derive(Clone, Debug)]
pub struct Picture(Image);

impl Picture {
    /// The width and height in pixels.
    pub fn size(&self) -> UVec2 {
        self.0.size()
    }

    /// The red, green and blue of a pixel; black outside the picture.
    pub fn pixel(&self, x: u32, y: u32) -> [u8; 3] {
        let bytes = self.0.pixel_bytes(UVec3::new(x, y, 0)).unwrap_or_default();
        std::array::from_fn(|i| bytes.get(i).copied().unwrap_or_default())
    }

    /// The pixels, row by row. Each has four bytes: red, green, blue, and one that does not count.
    fn bytes(&self) -> &[u8] {
        self.0.data.as_deref().unwrap_or_default()
    }

    /// The picture as a PNG.
    fn png(&self) -> Result<Vec<u8>, PictureError> {
        let not_written = |why: String| PictureError::NotWritten(why);
        let image = self.0.clone().try_into_dynamic();
        let image = image.map_err(|error| not_written(error.to_string()))?.to_rgb8();
        let format = ImageFormat::Png.as_image_crate_format();
        let format = format.ok_or_else(|| not_written("no PNG".to_owned()))?;
        let mut file = Cursor::new(Vec::new());
        image.write_to(&mut file, format).map_err(|error| not_written(error.to_string()))?;
        Ok(file.into_inner())
    }

    /// Writes the picture to a file. The extension gives the format.
    pub fn save(&self, path: &Path) -> Result<(), PictureError> {
        let image = self.0.clone().try_into_dynamic();
        let image = image.map_err(|error| PictureError::NotWritten(error.to_string()))?;
        let saved = image.to_rgb8().save(path);
        saved.map_err(|error| PictureError::NotWritten(error.to_string()))
    }
}
