//! Matches that are drawn for players: they look like the game, the files are whole or not there at all, and a
//! program that starts `nonaga render` can follow and stop it.

use std::{
    f32::consts::PI,
    fs,
    io::{BufRead, BufReader, Read},
    ops::ControlFlow,
    path::Path,
    process::{Child, Command, Stdio},
};

use bevy::{
    asset::RenderAssetUsages,
    image::{CompressedImageFormats, ImageSampler, ImageType},
    prelude::*,
    ui::IsDefaultUiCamera,
};
use gif::{ColorOutput, DecodeOptions, Repeat};
use nonaga::{
    game::{
        keeping::Quality,
        picture::{Order, PictureError, RenderError, Shot, render},
        referee::{Ask, Asker, NewMatch, Referee},
        stage::{Steady, View, ViewSettings, has_adapter},
        table::{Disc, Token},
    },
    record::Record,
    words::Language,
};
use tempfile::TempDir;

use super::{ONE, darkroom, moment, skip};

const MATCH: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/assets/matches/quiet.ron");

fn record() -> Record {
    Record::read(&fs::read_to_string(MATCH).expect("a file")).expect("a match")
}

fn order(folder: &TempDir, name: &str, shot: Shot, size: [u32; 2]) -> Order {
    let out = folder.path().join(name);
    let language = Language::ENGLISH;
    let quality = Some(Quality::Low);
    let (record, is_flipped, replaces) = (record(), false, false);
    Order { record, shot, size, quality, is_flipped, language, out, replaces }
}

fn names(folder: &TempDir) -> Vec<String> {
    let entries = fs::read_dir(folder.path()).expect("a folder").flatten();
    entries.map(|entry| entry.file_name().to_string_lossy().into_owned()).collect()
}

fn goes_on(_: usize, _: usize) -> ControlFlow<()> {
    ControlFlow::Continue(())
}

/// The pixels of a PNG, in rows of four bytes each.
fn png(file: &Path) -> (UVec2, Vec<u8>) {
    let bytes = fs::read(file).expect("a file");
    let (kind, none) = (ImageType::Extension("png"), CompressedImageFormats::NONE);
    let usage = RenderAssetUsages::default();
    let image = Image::from_buffer(&bytes, kind, none, true, ImageSampler::Default, usage);
    let image = image.expect("a PNG");
    (image.size(), image.data.expect("pixels"))
}

/// The share of all squares of four by four pixels that differ clearly. Single pixels at edges do, because
/// pictures for players have smoother edges than a window.
#[expect(clippy::cast_precision_loss, reason = "pictures are small")]
fn difference([width, height]: [u32; 2], a: &[u8], b: &[u8]) -> f32 {
    let mean = |pixels: &[u8], x: u32, y: u32, part: usize| {
        let at = |i: u32| ((y + i / 4) * width + x + i % 4) as usize * 4 + part;
        (0..16).map(|i| u32::from(pixels[at(i)])).sum::<u32>() / 16
    };
    let squares = (0..height).step_by(4).flat_map(|y| (0..width).step_by(4).map(move |x| (x, y)));
    let differs =
        |(x, y): &(u32, u32)| (0..3).any(|p| mean(a, *x, *y, p).abs_diff(mean(b, *x, *y, p)) > 12);
    squares.filter(differs).count() as f32 / (width * height / 16) as f32
}

const EXPOSURES: u32 = 4;

/// The game is set to the same turn, without anything over the table, and its camera sees the same cells.
#[test]
fn a_picture_looks_like_the_game_at_that_turn() {
    let _one = ONE.lock();
    let size = [320, 240];
    let Some(mut room) = darkroom(UVec2::from_array(size), Quality::Low) else { return };
    let folder = tempfile::tempdir().expect("a folder");
    for (turn, is_flipped) in [(0, false), (7, false), (15, false), (7, true)] {
        let name = format!("{turn} {is_flipped}.png");
        let still = Shot::Still { turn, exposures: EXPOSURES };
        let wanted = Order { is_flipped, ..order(&folder, &name, still, size) };
        let out = wanted.out.clone();
        render(wanted, &mut goes_on).expect("a picture");
        let (drawn_size, drawn) = png(&out);
        assert_eq!(drawn_size.to_array(), size);

        room.go_to(moment("start"));
        let new = NewMatch::to_watch(&record()).standing_after(turn);
        let before = NewMatch::to_watch(&record()).standing_after(turn.saturating_sub(1));
        let boards = [&new, &before].map(|new| new.playhead().position().board().discs().to_vec());
        let cells = boards.concat();
        let world = room.world();
        // The wood of a piece is that of the place where it first lay.
        let mut pieces = world.query_filtered::<Entity, Or<(With<Disc>, With<Token>)>>();
        for piece in pieces.iter(world).collect::<Vec<_>>() {
            world.despawn(piece);
        }
        world.write_message(Ask::Begin(Box::new(new)).by(Asker::Hand));
        world.insert_resource(ViewSettings { ease: 0.0, ..default() });
        let mut views = world.query::<(Entity, &mut View)>();
        let (view, mut seen) = views.single_mut(world).expect("a camera");
        seen.yaw = if is_flipped { PI } else { 0.0 };
        let fill = Vec2::new(0.88, 0.80);
        world.entity_mut(view).insert(Steady { cells, fill }).remove::<IsDefaultUiCamera>();
        room.pass(5.0);
        let shown = room.photograph(EXPOSURES, |_| Ok::<(), PictureError>(()));
        let shown = shown.expect("a picture");
        let pixels: Vec<u8> = super::pixels(shown.size())
            .flat_map(|(x, y)| shown.pixel(x, y).into_iter().chain([255]))
            .collect();
        let off = difference(size, &drawn, &pixels);
        assert!(off < 0.006, "after turn {turn} it looks different: {off}");
        let at_start = png(&folder.path().join("0 false.png")).1;
        assert!(turn == 0 || difference(size, &drawn, &at_start) > 0.1, "turn {turn}");
        room.world().entity_mut(view).remove::<Steady>().insert(IsDefaultUiCamera);
        assert_eq!(room.world().resource::<Referee>().playhead().turn(), turn);
    }
}

#[test]
fn an_animation_lasts_as_long_as_its_options_say() {
    let _one = ONE.lock();
    if !has_adapter() {
        return skip::skip("there is no graphics adapter");
    }
    let folder = tempfile::tempdir().expect("a folder");
    let mut lasted = Vec::new();
    for (speed, rate) in [(1.0, 12), (4.0, 12), (1.0, 7)] {
        let shot = Shot::Animation { after: 3, until: 5, speed, rate };
        let wanted = order(&folder, &format!("{speed} {rate}.gif"), shot, [160, 90]);
        let out = wanted.out.clone();
        let mut told = Vec::new();
        render(wanted, &mut |done, all| {
            told.push((done, all));
            ControlFlow::Continue(())
        })
        .expect("an animation");
        let (first, last) = (told[0], told[told.len() - 1]);
        assert_eq!((first.0, last.0, last.1), (0, first.1, first.1), "{told:?}");
        assert!(told.is_sorted());

        let mut options = DecodeOptions::new();
        options.set_color_output(ColorOutput::Indexed);
        let mut gif = options.read_info(fs::File::open(&out).expect("a file")).expect("a GIF");
        assert_eq!((gif.width(), gif.height(), gif.repeat()), (160, 90, Repeat::Infinite));
        let mut delays = Vec::new();
        while let Some(frame) = gif.read_next_frame().expect("a frame") {
            delays.push(frame.delay);
        }
        // One at the start, one after each part, and the last of them at the end.
        let holds: Vec<u16> = delays.iter().copied().filter(|delay| *delay > 15).collect();
        if (speed, rate) == (1.0, 12) {
            assert_eq!(holds.len(), 5, "{delays:?}");
            assert!(holds[4] > holds[2] && holds[2] > holds[1], "{holds:?}");
        }
        lasted.push(delays.iter().map(|delay| f32::from(*delay) / 100.0).sum::<f32>());
    }
    // Two turns with their pauses. A frame for each part may be rounded.
    assert!(lasted[0] > 6.0 && lasted[0] < 9.0, "{lasted:?}");
    assert!((lasted[0] / 4.0 - lasted[1]).abs() < 0.7, "{lasted:?}");
    assert!((lasted[0] - lasted[2]).abs() < 0.7, "{lasted:?}");
}

#[test]
fn a_drawing_that_is_stopped_leaves_nothing_behind() {
    let _one = ONE.lock();
    if !has_adapter() {
        return skip::skip("there is no graphics adapter");
    }
    let folder = tempfile::tempdir().expect("a folder");
    let shot = Shot::Animation { after: 0, until: 15, speed: 1.0, rate: 10 };
    for stops_at in [0, 1, 9] {
        let stop = &mut |done, _| {
            if done >= stops_at { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
        };
        let drawn = render(order(&folder, "a.gif", shot, [96, 64]), stop);
        assert_eq!(drawn, Err(RenderError::Stopped));
        assert_eq!(names(&folder), [""; 0]);
    }
}

/// The program, which hears signals even if whoever runs the tests does not.
#[cfg(target_os = "linux")]
fn program() -> Command {
    let mut command = Command::new("env");
    command.args(["--default-signal", env!("CARGO_BIN_EXE_nonaga")]);
    command
}

#[cfg(not(target_os = "linux"))]
fn program() -> Command {
    Command::new(env!("CARGO_BIN_EXE_nonaga"))
}

fn nonaga(folder: &TempDir, args: &[&str]) -> Command {
    let mut command = program();
    command.args(["render", MATCH]).args(args).current_dir(folder.path());
    command.env("LANG", "en_GB.UTF-8").env_remove("DISPLAY").env_remove("WAYLAND_DISPLAY");
    // Otherwise the system's own libraries would complain.
    command.env("XDG_RUNTIME_DIR", env!("CARGO_TARGET_TMPDIR"));
    command.stdin(Stdio::null()).stdout(Stdio::piped()).stderr(Stdio::piped());
    command
}

/// A long drawing, after its first steps.
fn begun(folder: &TempDir) -> (Child, BufReader<std::process::ChildStdout>) {
    let args = ["--out", "a.gif", "--size", "96x64", "--progress"];
    let mut child = nonaga(folder, &args).spawn().expect("the program runs");
    let mut out = BufReader::new(child.stdout.take().expect("piped"));
    let mut line = String::new();
    while !line.starts_with("progress 3 ") {
        line.clear();
        assert!(out.read_line(&mut line).expect("a line") > 0, "it has ended");
        assert!(line.starts_with("progress "), "{line}");
    }
    assert_eq!(names(folder), [""; 0], "the file has no name before it is complete");
    (child, out)
}

/// What a program said at its end, and its exit code.
fn ended(mut child: Child) -> (String, Option<i32>) {
    let mut said = String::new();
    child.stderr.take().expect("piped").read_to_string(&mut said).expect("text");
    (said, child.wait().expect("it ends").code())
}

#[test]
fn a_program_can_follow_a_drawing_and_stop_it() {
    let _one = ONE.lock();
    if !has_adapter() {
        return skip::skip("there is no graphics adapter");
    }
    let folder = tempfile::tempdir().expect("a folder");
    let (child, out) = begun(&folder);
    drop(out);
    assert_eq!(ended(child), ("Stopped. No file was written.\n".to_owned(), Some(130)));
    assert_eq!(names(&folder), [""; 0]);

    let args = ["--out", "a.gif", "--size", "96x64", "--turn", "2", "--progress"];
    let output = nonaga(&folder, &args).output().expect("the program runs");
    assert!(output.status.success());
    let said = String::from_utf8(output.stdout).expect("text");
    let last = said.lines().last().expect("a line").to_owned();
    let [_, done, all] = last.split(' ').collect::<Vec<_>>()[..] else { panic!("{last}") };
    assert_eq!(done, all);
    assert_eq!(names(&folder), ["a.gif"]);
}

#[cfg(unix)]
#[test]
fn control_c_leaves_no_half_file() {
    let _one = ONE.lock();
    if !has_adapter() {
        return skip::skip("there is no graphics adapter");
    }
    let folder = tempfile::tempdir().expect("a folder");
    let (child, _out) = begun(&folder);
    let killed = Command::new("kill").args(["-INT", &child.id().to_string()]).status();
    assert!(killed.is_ok_and(|status| status.success()));
    assert_eq!(ended(child), ("Stopped. No file was written.\n".to_owned(), Some(130)));
    assert_eq!(names(&folder), [""; 0]);
}

#[cfg(unix)]
#[test]
fn a_drawing_that_is_killed_leaves_no_half_file() {
    let _one = ONE.lock();
    if !has_adapter() {
        return skip::skip("there is no graphics adapter");
    }
    let folder = tempfile::tempdir().expect("a folder");
    for signal in ["-TERM", "-HUP", "-KILL"] {
        let (child, _out) = begun(&folder);
        let killed = Command::new("kill").args([signal, &child.id().to_string()]).status();
        assert!(killed.is_ok_and(|status| status.success()));
        assert_eq!(ended(child).1, None, "{signal} ends it at once");
        assert_eq!(names(&folder), [""; 0], "{signal}");
    }
}

#[test]
fn why_nothing_is_drawn_is_told() {
    let _one = ONE.lock();
    let folder = tempfile::tempdir().expect("a folder");
    fs::write(folder.path().join("mine.png"), "mine").expect("a file");
    let call = |args: &[&str], backend: Option<&str>| {
        let mut command = nonaga(&folder, args);
        let command = backend.map(|name| command.env("WGPU_BACKEND", name).output());
        let output = command.unwrap_or_else(|| nonaga(&folder, args).output());
        let output = output.expect("the program runs");
        (String::from_utf8(output.stderr).expect("text"), output.status.code())
    };
    for (args, backend, named, code) in [
        (&["--out", "mine.png"][..], None, "mine.png: this file already exists", 1),
        (&["--out", "none/a.png"], None, "none/a.png: cannot be written (there is no such", 1),
        (&["--out", "mine.png/a.gif"], None, "part of this name is a file", 1),
        (&["--out", "a.png"], Some("none"), "no suitable graphics card", 3),
        (&["--out", "a.gif"], Some("none"), "no suitable graphics card", 3),
    ] {
        let (said, found) = call(args, backend);
        assert_eq!(found, Some(code), "{said}");
        assert!(said.contains(named) && !said.contains("panicked"), "{said}");
        assert_eq!(names(&folder), ["mine.png"]);
    }
    assert_eq!(fs::read(folder.path().join("mine.png")).expect("a file"), b"mine");
    if !has_adapter() {
        return skip::skip("there is no graphics adapter");
    }
    let (said, code) = call(&["--out", "mine.png", "--replace", "--size", "64x64"], None);
    assert_eq!((said.as_str(), code), ("", Some(0)));
    assert_eq!(png(&folder.path().join("mine.png")).0, UVec2::splat(64));
}
