//! Pictures of the game: something is on them, the board is inside the frame, and what makes them
//! what they are can't be taken away unseen. Without anything to draw with, this is skipped.
//!
//! To draw them to files: `cargo test --test game_pictures -- --ignored`, with what is wanted in the
//! environment: `PICTURES` is the folder, `MOMENTS` are names with spaces between them, `SIZE` is as in
//! `800x600`, `QUALITY` is `low`, `medium` or `high`; with `WORDLESS` nothing is written on them. Those
//! of the README: `PICTURES=$PWD/assets/pictures QUALITY=medium`, and `MOMENTS` the names there.
#![cfg(feature = "game")]

use std::{env, fs, path::PathBuf, sync::Mutex};

use bevy::prelude::*;
use nonaga::{
    game::{
        picture::{Darkroom, MOMENTS, Moment, Picture, PictureError, Without},
        stage::Quality,
    },
    words::{Language, Words},
};

const SIZES: [UVec2; 3] = [UVec2::new(800, 600), UVec2::new(1280, 720), UVec2::new(1920, 1080)];

/// One darkroom at a time: each uses the machine whole.
static ONE: Mutex<()> = Mutex::new(());

/// A darkroom, where there is anything to draw with.
fn darkroom(size: UVec2, quality: Quality) -> Option<Darkroom> {
    match Darkroom::new(size, quality, Words::new(Language::ENGLISH)) {
        Ok(darkroom) => Some(darkroom),
        Err(PictureError::NoAdapter) => {
            eprintln!("skipped: no graphics adapter can be used here");
            None
        }
        Err(error) => panic!("{error}"),
    }
}

fn moment(name: &str) -> &'static Moment {
    Moment::named(name).unwrap_or_else(|| panic!("no moment is called {name}"))
}

#[test]
fn pictures_show_the_board_and_what_it_is_made_of() {
    let _one = ONE.lock();
    let Some(mut darkroom) = darkroom(SIZES[0], Quality::Low) else { return };
    let mut take = |name, without| darkroom.picture(moment(name), without).expect("a picture");
    let start = take("start", None);

    // What each is worth: the share of the picture that changes clearly.
    for (without, at_least) in
        [(Without::Tokens, 0.01), (Without::Light, 0.15), (Without::Wood, 0.25)]
    {
        let bare = take("start", Some(without));
        let changed = difference(&start, &bare);
        assert!(changed > at_least, "{without:?} can be missed too easily: {changed}");
    }
    for (name, than, at_least) in [
        ("token-held", "start", 0.001),
        ("place-pointed-at", "disc-taken", 0.003),
        ("refused-hemmed-in", "start", 0.01),
        ("win-shape-drawn", "win-first-token", 0.01),
    ] {
        let changed = difference(&take(name, None), &take(than, None));
        assert!(changed > at_least, "{name} can hardly be told from {than}: {changed}");
    }
    // All of it was brought back, and nothing is left of what was drawn since.
    assert!(difference(&start, &take("start", None)) <= 0.0);
}

#[test]
fn the_board_is_whole_in_every_window_and_nothing_is_written_over_it() {
    let _one = ONE.lock();
    for size in SIZES {
        let Some(mut darkroom) = darkroom(size, Quality::Low) else { return };
        let mut take = |without| darkroom.picture(moment("start"), without).expect("a picture");
        let bare = take(Some(Without::Words));
        assert_eq!(bare.size(), size);
        board_is_inside(&bare);
        let written = take(None);
        let over = places(size).filter(|at| differs(&bare, &written, *at) && is_pale(&bare, *at));
        assert_eq!(over.count(), 0, "at {size} something is written over the board");
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
        // All discs are one, as are the tokens of a side; the table casts no shadow.
        assert!(solid > 0 && solid <= 4, "{solid}");
        assert!(depth <= 4 && shadows <= 3, "{depth}, {shadows}");
        assert!(seen_through < 40, "{seen_through}");
    }
}

#[test]
#[ignore = "draws every moment to a file"]
fn draw_to_files() {
    let wish = |name: &str| env::var(name).ok();
    let folder = PathBuf::from(wish("PICTURES").unwrap_or_else(|| "target/pictures".to_owned()));
    let names = wish("MOMENTS");
    let wanted = |moment: &&Moment| {
        names.as_ref().is_none_or(|names| names.split(' ').any(|name| name == moment.name))
    };
    let size = wish("SIZE").map_or(UVec2::new(1280, 720), |size| {
        let (wide, high) = size.split_once('x').expect("as in 800x600");
        UVec2::new(wide.parse().expect("a number"), high.parse().expect("a number"))
    });
    let quality = match wish("QUALITY").as_deref() {
        Some("low") => Quality::Low,
        Some("high") => Quality::High,
        _ => Quality::Medium,
    };
    let without = wish("WORDLESS").map(|_| Without::Words);
    let Some(mut darkroom) = darkroom(size, quality) else { return };
    fs::create_dir_all(&folder).expect("a folder");
    for moment in MOMENTS.iter().filter(wanted) {
        let picture = darkroom.picture(moment, without).expect("a picture");
        picture.save(&folder.join(moment.name).with_extension("png")).expect("a file");
    }
}

fn places(size: UVec2) -> impl Iterator<Item = (u32, u32)> {
    (0..size.y).flat_map(move |y| (0..size.x).map(move |x| (x, y)))
}

/// Whether a place is as pale as the discs.
fn is_pale(picture: &Picture, (x, y): (u32, u32)) -> bool {
    picture.pixel(x, y).iter().map(|part| u32::from(*part)).sum::<u32>() > 330
}

/// The pale discs fill a good part of the height, and reach no edge of the picture.
fn board_is_inside(picture: &Picture) {
    let size = picture.size();
    let pale: Vec<(u32, u32)> = places(size).filter(|at| is_pale(picture, *at)).collect();
    let (low, high) = pale.iter().fold((size, UVec2::ZERO), |(low, high), (x, y)| {
        let at = UVec2::new(*x, *y);
        (low.min(at), high.max(at))
    });
    let (edge, far) = (size / 20, size - size / 20);
    assert!(low.cmpgt(edge).all() && high.cmplt(far).all(), "{low} to {high} of {size}");
    let tall = high.y - low.y;
    assert!(tall > size.y * 40 / 100 && tall < size.y * 80 / 100, "{tall} high of {size}");
    let (all, count) = ((size.x * size.y) as usize, pale.len());
    assert!(count > all / 14 && count < all / 2, "{count} of {all} pixels are pale");
}

/// Whether two pictures differ clearly in a place.
fn differs(a: &Picture, b: &Picture, (x, y): (u32, u32)) -> bool {
    let (a, b) = (a.pixel(x, y), b.pixel(x, y));
    (0..3).any(|i| a[i].abs_diff(b[i]) > 24)
}

/// The share of pixels that differ clearly.
#[expect(clippy::cast_precision_loss, reason = "pictures are small")]
fn difference(a: &Picture, b: &Picture) -> f32 {
    let differ = places(a.size()).filter(|at| differs(a, b, *at)).count();
    differ as f32 / (a.size().x * a.size().y) as f32
}
