//! Pictures of the game: something is on them, the board is inside the frame, and what makes them
//! what they are can't be taken away unseen. Without anything to draw with, this is skipped.
#![cfg(feature = "game")]

use bevy::prelude::*;
use nonaga::game::{
    picture::{Darkroom, Moment, Picture, PictureError, Without},
    stage::Quality,
};

const SIZE: UVec2 = UVec2::new(800, 600);

#[test]
fn pictures_show_the_board_and_what_it_is_made_of() {
    let mut darkroom = match Darkroom::new(SIZE, Quality::Low) {
        Ok(darkroom) => darkroom,
        Err(PictureError::NoAdapter) => {
            eprintln!("skipped: no graphics adapter can be used here");
            return;
        }
        Err(error) => panic!("{error}"),
    };
    let mut take = |moment, without| darkroom.picture(moment, without).expect("a picture");
    let start = take(Moment::Start, None);
    assert_eq!(start.size(), SIZE);
    board_is_inside(&start);

    let held = take(Moment::TokenHeld, None);
    board_is_inside(&held);
    let changed = difference(&start, &held);
    assert!(changed > 0.001, "a token in the hand and its targets change too little: {changed}");

    // What each is worth: the share of the picture that changes clearly.
    for (without, at_least) in
        [(Without::Tokens, 0.01), (Without::Light, 0.15), (Without::Wood, 0.25)]
    {
        let bare = take(Moment::Start, Some(without));
        let changed = difference(&start, &bare);
        assert!(changed > at_least, "{without:?} can be missed too easily: {changed}");
    }
    // All of it was brought back.
    assert!(difference(&start, &take(Moment::Start, None)) < 0.001);
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
