//! How long an animation takes compared with a bare scene: `cargo bench --profile dev --bench render`.
//!
//! The bare scene is that of `examples/bare_scene.rs`, drawn to an image as many times as the animation of a
//! match of twenty turns has frames. The goal is less than five times as long. Quality and machine are the same.

mod bare;

use std::{ops::ControlFlow, time::Instant};

use bare::Bare;
use bevy::math::UVec2;
use nonaga::{
    game::{
        keeping::Quality,
        picture::{Order, Shot, render},
        stage::has_adapter,
    },
    record::Record,
    rules::{HouseRules, Match, Position},
    words::Language,
};

const SIZE: UVec2 = UVec2::new(640, 360);
const TURNS: usize = 20;

fn main() {
    if !has_adapter() {
        return println!("There is no graphics adapter.");
    }
    let folder = tempfile::tempdir().expect("a folder");
    let shot = Shot::Animation { after: 0, until: TURNS, speed: 1.0, rate: 20 };
    let out = folder.path().join("match.gif");
    let size = SIZE.to_array();
    let quality = Some(Quality::Low);
    let order = Order {
        record: record(),
        shot,
        size,
        quality,
        is_flipped: false,
        language: Language::ENGLISH,
        out: out.clone(),
        replaces: false,
    };
    let began = Instant::now();
    let mut frames = 0;
    let drawn = render(order, &mut |_, all| {
        frames = all;
        ControlFlow::Continue(())
    });
    let animation = began.elapsed();
    println!("{:?}", drawn.expect("an animation"));
    println!("{TURNS} turns, {frames} frames at {} x {}: {animation:.1?}", SIZE.x, SIZE.y);
    let began = Instant::now();
    let mut scene = Bare::new(SIZE);
    (0..frames).for_each(|_| scene.frame());
    let bare = began.elapsed();
    println!("the bare scene, {frames} frames: {bare:.1?}");
    let ratio = animation.as_secs_f64() / bare.as_secs_f64();
    println!("ratio {ratio:.2}; the goal is less than 5");
    println!("size {} kB", out.metadata().expect("the file").len() / 1000);
}

/// A match of many turns, always the same, in which nobody wins.
fn record() -> Record {
    let mut random = fastrand::Rng::with_seed(14);
    let mut game = Match::new(Position::start(HouseRules::default()));
    let mut played = Vec::new();
    while played.len() < TURNS {
        let Some(turn) = random.choice(game.position().turns()) else { break };
        let mut next = game.clone();
        if next.play_turn(turn).is_ok() && next.ending().is_none() {
            game = next;
            played.push(turn.to_string());
        }
    }
    let person = "(name: \"\", player: Human)";
    let text = format!(
        "(format: \"nonaga-match\", version: 1, date: \"2026-11-20T18:30:00Z\", rules: booklet, \
         red: {person}, black: {person}, first: Red, start: None, turns: {played:?}, notes: {{}}, \
         result: Unfinished)"
    );
    Record::read(&text).expect("a match")
}
