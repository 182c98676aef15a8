//! How long an animation takes compared with a bare scene: `cargo bench --profile dev --bench render`.
//!
//! The bare scene is that of `examples/bare_scene.rs`, drawn to an image as many times as the animation of a
//! match of twenty turns has frames. The goal is less than five times as long. Quality and machine are the same.

#[allow(dead_code, reason = "only the scene is of use here")]
#[path = "../examples/bare_scene.rs"]
mod bare_scene;

use std::{
    ops::ControlFlow,
    time::{Duration, Instant},
};

use bevy::{
    asset::RenderAssetUsages,
    camera::RenderTarget,
    light::DirectionalLightShadowMap,
    prelude::*,
    render::{
        render_resource::{Extent3d, PollType, TextureDimension, TextureFormat, TextureUsages},
        renderer::RenderDevice,
    },
};
use nonaga::{
    game::{
        keeping::Quality,
        picture::{Order, Shot, render},
        stage::has_adapter,
        windowless,
    },
    record::Record,
    rules::{HouseRules, Match, Position},
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
    let order = Order { record: record(), shot, size, quality, out: out.clone(), replaces: false };
    let began = Instant::now();
    let mut frames = 0;
    let drawn = render(order, &mut |_, all| {
        frames = all;
        ControlFlow::Continue(())
    });
    let animation = began.elapsed();
    println!("{:?}", drawn.expect("an animation"));
    println!("{TURNS} turns, {frames} frames at {} x {}: {animation:.1?}", SIZE.x, SIZE.y);
    let bare = bare(frames);
    println!("the bare scene, {frames} frames: {bare:.1?}");
    let ratio = animation.as_secs_f64() / bare.as_secs_f64();
    println!("ratio {ratio:.2}; the goal is less than 5");
    println!("size {} kB", out.metadata().expect("the file").len() / 1000);
}

/// How long it takes to draw the bare scene so many times.
fn bare(frames: usize) -> Duration {
    let began = Instant::now();
    let mut app = App::new();
    app.add_plugins(windowless(None, true))
        .insert_resource(DirectionalLightShadowMap { size: 1024 })
        .add_systems(Startup, bare_scene::set_up);
    app.finish();
    app.cleanup();
    let film = app.world_mut().resource_mut::<Assets<Image>>().add(film());
    for _ in 0..frames {
        let world = app.world_mut();
        let mut views = world.query_filtered::<Entity, (With<Camera3d>, Without<Drawn>)>();
        for view in views.iter(world).collect::<Vec<_>>() {
            world.entity_mut(view).insert((RenderTarget::from(film.clone()), Drawn));
        }
        app.update();
        let device = app.world().resource::<RenderDevice>();
        drop(device.poll(PollType::wait_indefinitely()));
    }
    began.elapsed()
}

/// Marks the camera once it draws to the image.
#[derive(Component)]
struct Drawn;

fn film() -> Image {
    let mut film = Image::new_uninit(
        Extent3d { width: SIZE.x, height: SIZE.y, depth_or_array_layers: 1 },
        TextureDimension::D2,
        TextureFormat::Rgba8UnormSrgb,
        RenderAssetUsages::RENDER_WORLD,
    );
    film.texture_descriptor.usage |= TextureUsages::RENDER_ATTACHMENT;
    film
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
    let player = "(name: \"\", player: Human)";
    let text = format!(
        "(format: \"nonaga-match\", version: 1, date: \"2026-11-20T18:30:00Z\", rules: booklet, \
         red: {player}, black: {player}, first: Red, start: None, turns: {played:?}, notes: {{}}, \
         result: Unfinished)"
    );
    Record::read(&text).expect("a match")
}
