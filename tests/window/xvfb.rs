//! A virtual display of X.

use std::{
    fs::File,
    io::{BufRead, BufReader, Read},
    path::{Path, PathBuf},
    process::{Child, Command, Stdio},
};

use bevy::{
    asset::RenderAssetUsages,
    prelude::*,
    render::render_resource::{Extent3d, TextureDimension, TextureFormat},
};

/// A virtual display.
pub struct Display {
    server: Child,
    pub name: String,
    /// The file with what it shows.
    shown: PathBuf,
    size: UVec2,
}

impl Display {
    pub fn open(folder: &Path, size: UVec2) -> Display {
        let mut server = Command::new("Xvfb")
            .args(["-displayfd", "1", "-nolisten", "tcp", "-screen", "0"])
            .arg(format!("{}x{}x24", size.x, size.y))
            .arg("-fbdir")
            .arg(folder)
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .unwrap();
        let mut number = String::new();
        BufReader::new(server.stdout.take().unwrap()).read_line(&mut number).unwrap();
        assert!(!number.trim().is_empty(), "Xvfb does not start");
        let shown = folder.join("Xvfb_screen0");
        Display { server, name: format!(":{}", number.trim()), shown, size }
    }

    /// Has a program open its window here.
    pub fn takes(&self, program: &mut Command) {
        program.env("DISPLAY", &self.name).env_remove("WAYLAND_DISPLAY");
    }

    pub fn xdotool(&self, args: &[&str]) {
        let done = Command::new("xdotool").args(args).env("DISPLAY", &self.name).status();
        assert!(done.unwrap().success(), "xdotool {args:?}");
    }

    /// What it shows. The file has the format of `xwd`.
    pub fn picture(&self) -> Image {
        let mut bytes = Vec::new();
        File::open(&self.shown).unwrap().read_to_end(&mut bytes).unwrap();
        let number =
            |i: usize| u32::from_be_bytes(std::array::from_fn(|byte| bytes[4 * i + byte])) as usize;
        let (header, width, height) = (number(0), number(4), number(5));
        let (line, colours) = (number(12), number(19));
        let pixels = &bytes[header + 12 * colours..];
        let mut data = Vec::with_capacity(4 * width * height);
        for row in pixels.chunks(line).take(height) {
            for pixel in row.chunks_exact(4).take(width) {
                data.extend([pixel[2], pixel[1], pixel[0], 255]);
            }
        }
        Image::new(
            Extent3d { width: self.size.x, height: self.size.y, depth_or_array_layers: 1 },
            TextureDimension::D2,
            data,
            TextureFormat::Rgba8UnormSrgb,
            RenderAssetUsages::MAIN_WORLD,
        )
    }
}

impl Drop for Display {
    fn drop(&mut self) {
        _ = self.server.kill();
        _ = self.server.wait();
    }
}
