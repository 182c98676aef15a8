//! Runs the program in a window: on X, where the first turn of a match is played with a real mouse, and on Wayland.
//!
//! Needs Xvfb, xdotool and Weston, a software driver or a GPU, and a minute. A test that lacks something is skipped, and
//! says so. Nothing waits for a fixed time: the game logs when it is at rest, and the saved match shows what was played.
//!
//! | file | what it owns |
//! |---|---|
//! | `game.rs` | the program |
//! | `sitting.rs` | a sitting with puzzles |
//! | `twin.rs` | a second copy of the game, without a window, that tells where to click |
//! | `xvfb.rs` | a virtual display of X |
//! | `wayland.rs` | the game on Wayland |
#![cfg(all(feature = "game", target_os = "linux"))]

mod game;
mod sitting;
#[path = "../skip/mod.rs"]
mod skip;
mod twin;
mod wayland;
mod xvfb;

use std::{
    path::{Path, PathBuf},
    process::Command,
};

use bevy::prelude::*;
use nonaga::{
    game::{
        keeping::{Quality, Settings, WindowPlace},
        referee::Ask,
        stage::has_adapter,
    },
    home::Home,
    record::Record,
};
use tempfile::TempDir;

use self::{game::Game, twin::Twin, xvfb::Display};

/// The size of the game's window.
const SIZE: UVec2 = UVec2::new(800, 600);

#[test]
fn the_first_turn_can_be_played_by_mouse() {
    if let Some(missing) = missing_here(&["Xvfb", "xdotool"]) {
        return skip::skip(&missing);
    }
    let folder = TempDir::new().unwrap();
    let (home, screen, mut game, mut twin) = open_match(folder.path());

    let turn = twin.any_turn();
    let (slide, relocation) = turn;
    for (cell, request, parts) in [
        (slide.from, None, 0),
        (slide.to, Some(Ask::Slide(slide)), 1),
        (relocation.from, None, 1),
        (relocation.to, Some(Ask::Relocate(relocation)), 2),
    ] {
        let token = parts == 0 && request.is_none();
        game.click(&screen, twin.on_screen(cell, token));
        twin.ask(request);
        game.wait_for(|| steps_kept(&home) == parts);
    }
    let kept = kept(&home).expect("the match in progress").game;
    assert_eq!(kept.turns(), twin.turns());

    let picture = screen.picture();
    let path = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("window.png");
    picture.clone().try_into_dynamic().unwrap().to_rgb8().save(&path).unwrap();
    println!("the first turn: {}", path.display());
    check_shows_board(&picture, 1);

    // Dropping the game kills it, as `kill -9` would. The match can still be continued.
    drop(game);
    let [found] = &home.unfinished::<Record>().unfinished[..] else { panic!("one match") };
    assert_eq!(found.played.game.turns(), twin.turns());
}

/// A match of two people in a window, once it is at rest, and its twin. Everything is kept in this folder.
fn open_match(folder: &Path) -> (Home, Display, Game, Twin) {
    let (home, settings) = home_in(folder, SIZE);
    let screen = Display::open(folder, SIZE);
    let mut game = Game::start(folder, &game::MATCH, |program| screen.takes(program));
    game.wait_for_rest(0);
    let mut twin = Twin::new(settings, SIZE);
    twin.begin_match();
    (home, screen, game, twin)
}

/// A player's folder, with settings for a small window.
fn home_in(folder: &Path, size: UVec2) -> (Home, Settings) {
    let home = Home::at(&folder.join("home"));
    let place = WindowPlace { size: (size.x, size.y), corner: Some((0, 0)) };
    let settings = Settings { window: Some(place), quality: Quality::Low, ..Settings::default() };
    home.save(&Settings::default(), &settings).unwrap();
    (home, settings)
}

/// Checks that a picture of the screen shows tokens and discs. Each pixel of the layout is so many pixels wide.
#[track_caller]
fn check_shows_board(picture: &Image, scale: usize) {
    let colours = |is: fn([u8; 3]) -> bool| {
        let pixels = picture.data.as_ref().unwrap().chunks_exact(4);
        pixels.filter(|pixel| is([pixel[0], pixel[1], pixel[2]])).count() / (scale * scale)
    };
    assert!(colours(|[r, g, b]| r > 120 && g < 60 && b < 60) > 300, "no red tokens");
    assert!(colours(|[r, g, b]| r > 150 && g > 120 && b > 80) > 10_000, "no discs");
}

/// What a test needs and this machine lacks.
fn missing_here(programs: &[&str]) -> Option<String> {
    let is_missing = |program: &&&str| Command::new(program).arg("-version").output().is_err();
    let program = programs.iter().find(is_missing);
    let program = program.map(|program| format!("{program} is not installed"));
    program.or_else(|| (!has_adapter()).then(|| "there is no graphics adapter".to_owned()))
}

/// How many rounds of three clicks each. `ROUNDS=34` makes a hundred clicks.
const ROUNDS: usize = 5;

#[test]
fn no_click_is_lost_even_if_it_arrives_within_one_slow_frame() {
    if let Some(missing) = missing_here(&["Xvfb", "xdotool"]) {
        return skip::skip(&missing);
    }
    let rounds = std::env::var("ROUNDS").ok().and_then(|rounds| rounds.parse().ok());
    let folder = TempDir::new().unwrap();
    let (home, screen, mut game, mut twin) = open_match(folder.path());
    let (slide, _) = twin.any_turn();
    let [from, to] = [(slide.from, true), (slide.to, false)]
        .map(|(cell, is_token)| twin.on_screen(cell, is_token));
    let take_back = twin.button_on_screen("Take back half a turn");
    for _ in 0..rounds.unwrap_or(ROUNDS) {
        game.click_in_one_frame(&screen, from);
        game.click_in_one_frame(&screen, to);
        game.wait_for(|| steps_kept(&home) == 1);
        game.click_in_one_frame(&screen, take_back);
        game.wait_for(|| steps_kept(&home) == 0);
    }
}

/// How often the mouse moves.
const MOVES: u32 = 150;

#[test]
fn input_that_comes_while_a_picture_is_sent_wakes_the_game() {
    if let Some(missing) = missing_here(&["Xvfb", "xdotool"]) {
        return skip::skip(&missing);
    }
    let folder = TempDir::new().unwrap();
    let (_, screen, mut game, _) = open_match(folder.path());
    for i in 0..MOVES {
        // Hither and thither. The picture goes out just after the game has said that it is at rest.
        game.point(&screen, UVec2::new(200 + i * 67 % 400, 200 + i * 41 % 200).as_vec2());
    }
}

fn kept(home: &Home) -> Option<Record> {
    let file = home.folders()?.in_progress().join("1.ron");
    home.read_match::<Record>(&file).ok()
}

fn steps_kept(home: &Home) -> usize {
    kept(home).map_or(0, |record| record.game.steps().len())
}
