//! Pictures of the game: they show something, the board is inside the frame, and nothing essential can go
//! missing unnoticed. Without a graphics adapter these tests are skipped, and say so.
//!
//! To draw the moments to files, run `cargo test --test game_pictures -- --ignored`. It reads these
//! environment variables: `PICTURES` is the folder, `MOMENTS` are names separated by spaces, `SIZE` is like
//! `800x600`, and `QUALITY` is `low`, `medium` or `high`. If `WORDLESS` is set, the pictures have no text.
//! `LESSONS` are the lessons of which each step is drawn. `LANGUAGE` is a tag such as `de`, and `TEXT` a size of
//! text such as `Double`. `PHOTO` makes each a photograph of so many exposures. If `CONTRAST` is set, the theme has high
//! contrast. `LOOK` are the woods and the lacquer, such as `(Mahogany, Oak, Matt)`.
//! For the pictures on the pages, set `PICTURES=$PWD/assets/pictures QUALITY=medium`, and `MOMENTS` to
//! their names. `lesson.png` is step 1 of `09-thinking-ahead`, and `matches.png` is the moment `library`.
#![cfg(feature = "game")]

mod moments;
mod skip;

#[path = "game_pictures/contrast.rs"]
mod contrast;
#[path = "game_pictures/photo.rs"]
mod photo;
#[path = "game_pictures/render.rs"]
mod render;
#[path = "game_pictures/symbols.rs"]
mod symbols;
#[path = "game_pictures/woods.rs"]
mod woods;

use std::{env, fs, path::PathBuf, sync::Mutex};

use bevy::prelude::*;
use nonaga::{
    game::{
        keeping::{Quality, Settings, TextSize},
        picture::{Picture, PictureError},
        players::{Teach, Tutor},
    },
    lesson::{Awaits, course},
    words::{Language, Words},
};
use strum::{IntoEnumIterator, VariantNames};

use self::moments::{Moment, Room, Without};

const SIZES: [UVec2; 3] = [UVec2::new(800, 600), UVec2::new(1280, 720), UVec2::new(1920, 1080)];

/// Only one darkroom runs at a time, because each uses the whole machine.
static ONE: Mutex<()> = Mutex::new(());

/// A darkroom; `None` if there is no graphics adapter.
fn darkroom(size: UVec2, quality: Quality) -> Option<Room> {
    darkroom_in(Language::ENGLISH, size, quality)
}

fn darkroom_in(language: Language, size: UVec2, quality: Quality) -> Option<Room> {
    match Room::new(size, quality, Words::new(language)) {
        Ok(darkroom) => Some(darkroom),
        Err(PictureError::NoAdapter) => {
            skip::skip("there is no graphics adapter");
            None
        }
        Err(error) => panic!("{error}"),
    }
}

fn moment(name: &str) -> &'static Moment {
    Moment::named(name).unwrap_or_else(|| panic!("there is no moment named {name}"))
}

#[test]
fn pictures_show_tokens_light_wood_and_what_has_happened() {
    let _one = ONE.lock();
    let Some(mut darkroom) = darkroom(SIZES[0], Quality::Low) else { return };
    let mut take = |name, without| darkroom.picture(moment(name), without).expect("a picture");
    let start = take("start", None);

    // The smallest share of the picture that must clearly change when something is left out.
    for (without, at_least) in
        [(Without::Tokens, 0.01), (Without::Light, 0.15), (Without::Wood, 0.25)]
    {
        let bare = take("start", Some(without));
        let changed = difference(&start, &bare);
        assert!(
            changed > at_least,
            "without {without:?} the picture changes too little: {changed}"
        );
    }
    for (name, than, at_least) in [
        ("token-held", "start", 0.001),
        ("place-pointed-at", "disc-taken", 0.003),
        ("refused-hemmed-in", "start", 0.01),
        ("win-shape-drawn", "win-first-token", 0.01),
    ] {
        let changed = difference(&take(name, None), &take(than, None));
        assert!(changed > at_least, "{name} looks too much like {than}: {changed}");
    }
    // Everything was put back, and the pictures since then have left nothing behind.
    // A single pixel at an edge may fall to the other side.
    assert!(difference(&start, &take("start", None)) < 1e-5);
}

#[test]
fn the_whole_board_shows_in_every_window_and_no_text_covers_it() {
    let _one = ONE.lock();
    for size in SIZES {
        let Some(mut darkroom) = darkroom(size, Quality::Low) else { return };
        let mut take = |without| darkroom.picture(moment("start"), without).expect("a picture");
        let bare = take(Some(Without::Words));
        assert_eq!(bare.size(), size);
        check_board_is_inside(&bare);
        let written = take(None);
        let over = pixels(size).filter(|at| differs(&bare, &written, *at) && is_pale(&bare, *at));
        assert_eq!(over.count(), 0, "at {size} text covers the board");
    }
}

/// The lamp is always up on the left, so the board looks the same from the other side.
#[test]
fn the_far_side_is_lit_like_the_near_side() {
    let _one = ONE.lock();
    let Some(mut darkroom) = darkroom(SIZES[0], Quality::Low) else { return };
    let mut light = |name| {
        let picture = darkroom.picture(moment(name), Some(Without::Words)).expect("a picture");
        let sum = |part: fn([u8; 3]) -> bool| {
            pixels(picture.size()).filter(|(x, y)| part(picture.pixel(*x, *y))).count()
        };
        [sum(|[r, g, b]| r.min(g).min(b) > 225), sum(|[r, ..]| r > 150), sum(|[r, ..]| r < 60)]
    };
    let (near, far) = (light("coordinates"), light("other-side"));
    // Of pixels that are nearly white, pale and dark.
    for (near, far) in near.into_iter().zip(far) {
        let all = SIZES[0].element_product() as usize;
        assert!(near.abs_diff(far) < all / 25, "{near} and {far} of {all}");
    }
}

#[test]
fn a_frame_takes_few_draw_calls() {
    let _one = ONE.lock();
    let Some(mut darkroom) = darkroom(UVec2::new(320, 240), Quality::Medium) else { return };
    for name in ["start", "disc-taken"] {
        darkroom.picture(moment(name), None).expect("a picture");
        let [solid, depth, shadows, seen_through] = darkroom.draw_calls();
        eprintln!("{name}: {solid} solid, {depth} depth, {shadows} shadows, {seen_through} marks");
        // All discs share one draw call, and so do the tokens of a side. The table casts no shadow.
        assert!(solid > 0 && solid <= 4, "{solid}");
        assert!(depth <= 4 && shadows <= 3, "{depth}, {shadows}");
        assert!(seen_through < 40, "{seen_through}");
    }
}

fn variable(name: &str) -> Option<String> {
    env::var(name).ok()
}

/// Whether a name is in an environment variable. All names are in one that is not set.
fn are_in(variable: Option<&str>, name: &str) -> bool {
    variable.is_none_or(|names| names.split(' ').any(|one| one == name))
}

/// The darkroom and the folder that the environment asks for.
fn wanted_darkroom() -> Option<(Room, PathBuf)> {
    let folder =
        PathBuf::from(variable("PICTURES").unwrap_or_else(|| "target/pictures".to_owned()));
    let size = variable("SIZE").map_or(UVec2::new(1280, 720), |size| {
        let (wide, high) = size.split_once('x').expect("a size like 800x600");
        UVec2::new(wide.parse().expect("a number"), high.parse().expect("a number"))
    });
    let quality = match variable("QUALITY").as_deref() {
        Some("low") => Quality::Low,
        Some("high") => Quality::High,
        _ => Quality::Medium,
    };
    fs::create_dir_all(&folder).expect("a folder");
    let language = variable("LANGUAGE").map(|tag| tag.parse().expect("a language"));
    let darkroom = darkroom_in(language.unwrap_or(Language::ENGLISH), size, quality)?;
    Some((darkroom, folder))
}

/// Changes the settings as the environment asks.
fn set_up_settings(darkroom: &mut Room) {
    let sizes = TextSize::VARIANTS.iter().zip(TextSize::iter());
    let (text, contrast, look) = (variable("TEXT"), variable("CONTRAST"), variable("LOOK"));
    if text.is_none() && contrast.is_none() && look.is_none() {
        return;
    }
    let asked = sizes.into_iter().find(|(name, _)| text.as_deref() == Some(**name));
    let mut settings = darkroom.world().resource_mut::<Settings>();
    settings.text = asked.map_or(settings.text, |(_, size)| size);
    settings.high_contrast = contrast.is_some();
    if let Some(look) = look {
        (settings.table, settings.discs, settings.lacquer) = ron::from_str(&look).expect("a look");
    }
    // Until the camera is there.
    darkroom.pass(2.0);
}

#[test]
#[ignore = "draws every moment to a file"]
fn draw_to_files() {
    let Some((mut darkroom, folder)) = wanted_darkroom() else { return };
    let names = variable("MOMENTS");
    let without = variable("WORDLESS").map(|_| Without::Words);
    for moment in Moment::all().filter(|moment| are_in(names.as_deref(), moment.name)) {
        darkroom.go_to(moment);
        set_up_settings(&mut darkroom);
        let put_back = without.map(|without| without.leave_out(darkroom.world()));
        let picture = match variable("PHOTO") {
            Some(exposures) => {
                let exposures = exposures.parse().expect("a number");
                darkroom.photograph(exposures, |_| Ok::<(), PictureError>(()))
            }
            None => darkroom.take(),
        };
        let picture = picture.expect("a picture");
        if let Some(put_back) = put_back {
            put_back(darkroom.world());
        }
        picture.save(&folder.join(moment.name).with_extension("png")).expect("a file");
    }
}

#[test]
#[ignore = "draws every step of the lessons to a file"]
fn draw_lessons_to_files() {
    let Some((mut darkroom, folder)) = wanted_darkroom() else { return };
    let names = variable("LESSONS");
    let lessons = course().iter().filter(|(name, _)| are_in(names.as_deref(), name));
    darkroom.go_to(moment("start"));
    set_up_settings(&mut darkroom);
    for (name, lesson) in lessons {
        let lesson = lesson.as_ref().expect("a lesson");
        let stops = lesson.steps().enumerate().filter(|(_, step)| step.is_stop());
        for (step, _) in stops {
            darkroom.world().write_message(Teach { lesson: (*name).to_owned(), step: Some(step) });
            darkroom.frame();
            while darkroom.world().resource::<Tutor>().runner().awaits() == Awaits::Table {
                darkroom.pass(0.2);
            }
            // Until the camera is there.
            darkroom.pass(2.0);
            let picture = darkroom.take().expect("a picture");
            picture.save(&folder.join(format!("{name}-{step:02}.png"))).expect("a file");
        }
    }
}

fn pixels(size: UVec2) -> impl Iterator<Item = (u32, u32)> {
    (0..size.y).flat_map(move |y| (0..size.x).map(move |x| (x, y)))
}

/// Whether a pixel is as pale as the discs.
fn is_pale(picture: &Picture, (x, y): (u32, u32)) -> bool {
    picture.pixel(x, y).iter().map(|part| u32::from(*part)).sum::<u32>() > 330
}

/// Checks that the pale discs fill a good part of the height and stay clear of the edges of the picture.
fn check_board_is_inside(picture: &Picture) {
    let size = picture.size();
    let pale: Vec<(u32, u32)> = pixels(size).filter(|at| is_pale(picture, *at)).collect();
    let (low, high) = pale.iter().fold((size, UVec2::ZERO), |(low, high), (x, y)| {
        let at = UVec2::new(*x, *y);
        (low.min(at), high.max(at))
    });
    let (edge, far) = (size / 60, size - size / 60);
    assert!(low.cmpgt(edge).all() && high.cmplt(far).all(), "{low} to {high} of {size}");
    let tall = high.y - low.y;
    assert!(tall > size.y * 40 / 100 && tall < size.y * 80 / 100, "{tall} high of {size}");
    let (all, count) = ((size.x * size.y) as usize, pale.len());
    assert!(count > all / 14 && count < all / 2, "{count} of {all} pixels are pale");
}

/// Whether two pictures differ clearly at a pixel.
fn differs(a: &Picture, b: &Picture, (x, y): (u32, u32)) -> bool {
    let (a, b) = (a.pixel(x, y), b.pixel(x, y));
    (0..3).any(|i| a[i].abs_diff(b[i]) > 24)
}

/// The share of pixels that differ clearly.
#[expect(clippy::cast_precision_loss, reason = "pictures are small")]
fn difference(a: &Picture, b: &Picture) -> f32 {
    let differ = pixels(a.size()).filter(|at| differs(a, b, *at)).count();
    differ as f32 / (a.size().x * a.size().y) as f32
}
