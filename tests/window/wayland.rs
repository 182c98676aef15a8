//! The game on Wayland, in Weston without a screen.

use std::{
    fs::{self, Permissions},
    os::unix::{fs::PermissionsExt, process::ExitStatusExt},
    path::{Path, PathBuf},
    process::{Child, Command, Stdio},
    thread,
    time::{Duration, Instant},
};

use bevy::{
    asset::RenderAssetUsages,
    image::{CompressedImageFormats, ImageSampler, ImageType},
    prelude::*,
};
use tempfile::TempDir;

use crate::{Game, SIZE, check_shows_board, game, home_in, missing_here, skip};

/// The size of the screen, in pixels of the layout. The window has room on it wherever Weston puts it.
const SCREEN: [u32; 2] = [900, 760];
/// How long Weston may take to start.
const PATIENCE: Duration = Duration::from_mins(2);
/// How often a screen is tried. Weston itself crashes now and then, in the library that paints for it, when a window at
/// scale 2 gets new buffers. That says nothing of the game.
const TRIES: usize = 3;
/// The signal of a program that read memory that is not its own.
const SEGMENTATION_FAULT: i32 = 11;
/// The name of its socket.
const SOCKET: &str = "wayland-nonaga";

/// A running Weston.
struct Weston {
    server: Child,
    /// Its socket and its pictures are here.
    folder: PathBuf,
}

impl Weston {
    fn open(folder: &Path, scale: usize) -> Weston {
        let folder = folder.join("weston");
        fs::create_dir(&folder).unwrap();
        // Nobody else may read it, or Weston warns.
        fs::set_permissions(&folder, Permissions::from_mode(0o700)).unwrap();
        let [width, height] = SCREEN;
        // Without `--debug` no picture may be taken.
        let server = Command::new("weston")
            .args(["--backend=headless-backend.so", "--use-pixman", "--shell=desktop-shell.so"])
            .args(["--no-config", "--idle-time=0", "--debug"])
            .args([format!("--width={width}"), format!("--height={height}")])
            .args([format!("--scale={scale}"), format!("--socket={SOCKET}")])
            .env("XDG_RUNTIME_DIR", &folder)
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .spawn()
            .unwrap();
        let mut weston = Weston { server, folder };
        let began = Instant::now();
        while !weston.folder.join(SOCKET).exists() {
            let ended = weston.server.try_wait().unwrap();
            assert!(ended.is_none() && began.elapsed() < PATIENCE, "Weston does not start");
            thread::sleep(Duration::from_millis(20));
        }
        weston
    }

    /// Lets a program open its windows here, and nowhere else.
    fn show(&self, program: &mut Command) {
        program
            .env("XDG_RUNTIME_DIR", &self.folder)
            .env("WAYLAND_DISPLAY", SOCKET)
            .env_remove("DISPLAY");
    }

    /// Whether it has crashed by a fault of its own.
    fn has_crashed(&mut self) -> bool {
        let ended = self.server.try_wait().unwrap();
        ended.is_some_and(|status| status.signal() == Some(SEGMENTATION_FAULT))
    }

    /// What the screen shows.
    fn picture(&self) -> Image {
        let mut shooter = Command::new("weston-screenshooter");
        self.show(&mut shooter);
        shooter.current_dir(&self.folder).env("XDG_PICTURES_DIR", &self.folder);
        assert!(shooter.status().unwrap().success(), "no picture can be taken");
        let mut files = fs::read_dir(&self.folder).unwrap().map(|file| file.unwrap().path());
        let file = files.find(|path| path.extension().is_some_and(|end| end == "png"));
        let bytes = fs::read(file.expect("a picture")).unwrap();
        let (png, formats) = (ImageType::Extension("png"), CompressedImageFormats::NONE);
        let (sampler, usages) = (ImageSampler::Default, RenderAssetUsages::MAIN_WORLD);
        Image::from_buffer(&bytes, png, formats, true, sampler, usages).unwrap()
    }
}

impl Drop for Weston {
    fn drop(&mut self) {
        _ = self.server.kill();
        _ = self.server.wait();
    }
}

#[test]
fn the_game_opens_on_wayland_and_uses_every_pixel_of_a_fine_screen() {
    if let Some(missing) = missing_here(&["weston", "weston-screenshooter"]) {
        return skip::skip(&missing);
    }
    for scale in [1, 2] {
        let picture =
            (0..TRIES).find_map(|_| at_rest(scale)).expect("a Weston that does not crash");
        let path = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(format!("wayland-{scale}.png"));
        picture.clone().try_into_dynamic().unwrap().to_rgb8().save(&path).unwrap();
        println!("at scale {scale}: {}", path.display());
        check_shows_board(&picture, scale);
        assert!(scale == 1 || !is_enlarged(&picture), "it was painted coarsely and enlarged");
    }
}

/// A screen at this scale, with the game at rest on it. None if Weston has crashed before.
fn at_rest(scale: usize) -> Option<Image> {
    let folder = TempDir::new().unwrap();
    home_in(folder.path(), SIZE);
    let mut weston = Weston::open(folder.path(), scale);
    let mut game = Game::start(folder.path(), &game::MATCH, |program| weston.show(program));
    let crashed = game.wait_for_rest_unless(|| weston.has_crashed());
    if crashed {
        println!("at scale {scale}: Weston has crashed, so it is opened anew");
        return None;
    }
    Some(weston.picture())
}

/// Whether a picture was painted at half its size: then most pixels are like their neighbours to the right in a pair.
fn is_enlarged(picture: &Image) -> bool {
    let pairs = picture.data.as_ref().unwrap().chunks_exact(8);
    let different = pairs.filter(|pair| pair[..4] != pair[4..]).count();
    different < picture.width() as usize * picture.height() as usize / 40
}
