//! Pictures of the game: something is on them, the board is inside the frame, and what makes them
//! what they are can't be taken away unseen. Without anything to draw with, this is skipped.
//!
//! To draw them to files: `cargo test --test game_pictures -- --ignored`, with what is wanted in the
//! environment: `PICTURES` is the folder, `MOMENTS` are names with spaces between them, `SIZE` is as in
//! `800x600`, `QUALITY` is `low`, `medium` or `high`.
#![cfg(feature = "game")]

use std::{env, fs, path::PathBuf};

use bevy::prelude::*;
use nonaga::{
    game::{
        picture::{Darkroom, MOMENTS, Moment, Picture, PictureError, Without},
        stage::Quality,
    },
    words::{Language, Words},
};

const SIZE: UVec2 = UVec2::new(800, 600);

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
    let Some(mut darkroom) = darkroom(SIZE, Quality::Low).map(Darkroom::wordless) else { return };
    let mut take = |name, without| darkroom.picture(moment(name), without).expect("a picture");
    let start = take("start", None);
    assert_eq!(start.size(), SIZE);
    board_is_inside(&start);

    let held = take("token-held", None);
    board_is_inside(&held);
    let changed = difference(&start, &held);
    assert!(changed > 0.001, "a token in the hand and its targets change too little: {changed}");

    // What each is worth: the share of the picture that changes clearly.
    for (without, at_least) in
        [(Without::Tokens, 0.01), (Without::Light, 0.15), (Without::Wood, 0.25)]
    {
        let bare = take("start", Some(without));
        let changed = difference(&start, &bare);
        assert!(changed > at_least, "{without:?} can be missed too easily: {changed}");
    }
    // All of it was brought back, and nothing is left of what was drawn since.
    assert!(difference(&start, &take("start", None)) == 0.0);
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
    let Some(mut darkroom) = darkroom(size, quality) else { return };
    fs::create_dir_all(&folder).expect("a folder");
    for moment in MOMENTS.iter().filter(wanted) {
        let picture = darkroom.picture(moment, None).expect("a picture");
        picture.save(&folder.join(moment.name).with_extension("png")).expect("a file");
    }
}

fn brightness(picture: &Picture, x: u32, y: u32) -> u32 {
    picture.pixel(x, y).iter().map(|part| u32::from(*part)).sum()
}

/// The pale discs fill about two thirds of the height, and reach no edge of the picture.
fn board_is_inside(picture: &Picture) {
    let pale = |x: u32, y: u32| brightness(picture, x, y) > 330;
    let rows: Vec<u32> = (0..SIZE.y).filter(|y| (0..SIZE.x).any(|x| pale(x, *y))).collect();
    let columns: Vec<u32> = (0..SIZE.x).filter(|x| (0..SIZE.y).any(|y| pale(*x, y))).collect();
    let (Some(top), Some(bottom)) = (rows.first(), rows.last()) else { panic!("nothing is pale") };
    let (Some(left), Some(right)) = (columns.first(), columns.last()) else { panic!("not wide") };
    assert!(*top > SIZE.y / 20 && *bottom < SIZE.y - SIZE.y / 20, "{top} to {bottom}");
    assert!(*left > SIZE.x / 20 && *right < SIZE.x - SIZE.x / 20, "{left} to {right}");
    let high = bottom - top;
    assert!(high > SIZE.y * 45 / 100 && high < SIZE.y * 80 / 100, "{high} high");
    let all = SIZE.x * SIZE.y;
    let count = (0..SIZE.y).flat_map(|y| (0..SIZE.x).map(move |x| (x, y)));
    let count = count.filter(|(x, y)| pale(*x, *y)).count() as u32;
    assert!(count > all / 12 && count < all / 2, "{count} of {all} pixels are pale");
}

/// The share of pixels that differ clearly.
#[expect(clippy::cast_precision_loss, reason = "pictures are small")]
fn difference(a: &Picture, b: &Picture) -> f32 {
    let places = (0..SIZE.y).flat_map(|y| (0..SIZE.x).map(move |x| (x, y)));
    let differ = places.filter(|(x, y)| {
        let (a, b) = (a.pixel(*x, *y), b.pixel(*x, *y));
        (0..3).any(|i| a[i].abs_diff(b[i]) > 24)
    });
    differ.count() as f32 / (SIZE.x * SIZE.y) as f32
}
