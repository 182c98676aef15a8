//! Contrast: the rings that show what can be done stand out from the wood that they lie on.

use std::f32::consts::TAU;

use bevy::prelude::*;
use nonaga::game::{
    keeping::{Quality, Settings},
    picture::Picture,
    stage::View,
    table::{At, DISC_HEIGHT, Disc, Layout, Selectable, Takeable, Target, UnderCursor},
};

use super::{ONE, SIZES, darkroom, moment, moments::Room};

/// The guidelines' minimum for marks that have to be seen.
const LEAST: f32 = 3.0;

/// The rings of a kind in a picture.
struct Rings {
    name: &'static str,
    moment: &'static str,
    /// The cells that have such a ring.
    cells: fn(&mut World) -> Vec<(At, bool)>,
    /// The radius on a disc, and at a place without one.
    radius: [f32; 2],
    /// The part of the ring that is drawn and not hidden behind a piece.
    seen: f32,
}

const RINGS: [Rings; 5] = [
    Rings {
        name: "a place for a token",
        moment: "token-held",
        cells: cells::<With<Target>>,
        radius: [0.27, 0.27],
        seen: 0.5,
    },
    Rings {
        name: "a place for a disc",
        moment: "disc-taken",
        cells: cells::<With<Target>>,
        radius: [0.43, 0.43],
        seen: 0.5,
    },
    Rings {
        name: "a token that can slide",
        moment: "start",
        cells: cells::<With<Selectable>>,
        // The token hides the far side of its ring, and shades another part.
        radius: [0.335, 0.335],
        seen: 0.33,
    },
    Rings {
        name: "a disc that can be taken",
        moment: "discs-offered",
        cells: cells::<With<Takeable>>,
        radius: [0.405, 0.405],
        seen: 0.5,
    },
    Rings {
        name: "the cursor",
        moment: "keyboard-cursor",
        cells: cells::<With<UnderCursor>>,
        radius: [0.445, 0.48],
        seen: 0.4,
    },
];

fn cells<F: bevy::ecs::query::QueryFilter>(world: &mut World) -> Vec<(At, bool)> {
    let discs: Vec<At> = world.query_filtered::<&At, With<Disc>>().iter(world).copied().collect();
    let marked = world.query_filtered::<&At, F>().iter(world).copied().collect::<Vec<_>>();
    marked.into_iter().map(|at| (at, discs.contains(&at))).collect()
}

#[test]
fn rings_stand_out_from_dark_wood_and_pale() {
    let _one = ONE.lock();
    let mut faint = Vec::new();
    for (size, quality, high_contrast) in [
        (SIZES[0], Quality::Low, false),
        (SIZES[0], Quality::Low, true),
        (SIZES[1], Quality::Medium, false),
    ] {
        let Some(mut room) = darkroom(size, quality) else { return };
        for rings in &RINGS {
            room.go_to(moment(rings.moment));
            room.world().resource_mut::<Settings>().high_contrast = high_contrast;
            room.frame();
            let picture = room.take().expect("a picture");
            let cells = (rings.cells)(room.world());
            assert!(!cells.is_empty(), "{}", rings.name);
            let mut found: Vec<f32> = cells
                .into_iter()
                .map(|(at, is_on_disc)| contrast(&mut room, &picture, rings, at, is_on_disc))
                .collect();
            found.sort_by(f32::total_cmp);
            let told = format!("{} at {size}, {high_contrast}: {found:.1?}", rings.name);
            println!("{told}");
            faint.extend((found[0] < LEAST).then_some(told));
        }
    }
    assert!(faint.is_empty(), "{faint:#?}");
}

/// The contrast across a ring that its seen part reaches at least.
fn contrast(room: &mut Room, picture: &Picture, rings: &Rings, at: At, is_on_disc: bool) -> f32 {
    let world = room.world();
    let middle = world.resource::<Layout>().place(at.0)
        + Vec3::Y * if is_on_disc { DISC_HEIGHT } else { 0.0 };
    let radius = rings.radius[usize::from(!is_on_disc)];
    let mut views = world.query_filtered::<(&Camera, &GlobalTransform), With<View>>();
    let (camera, eye) = views.single(world).expect("one camera");
    let light = |point: Vec3| {
        let seen = camera.world_to_viewport(eye, point).expect("in view");
        luminance(picture.pixel(seen.x as u32, seen.y as u32))
    };
    let mut across: Vec<f32> = (0..48_u8)
        .map(|i| {
            let out = Quat::from_rotation_y(TAU * f32::from(i) / 48.0) * Vec3::X;
            let along = (-10..=10_i8).map(|step| radius + f32::from(step) * 0.006);
            let lights: Vec<f32> = along.map(|radius| light(middle + out * radius)).collect();
            let (low, high) = lights
                .iter()
                .fold((1.0_f32, 0.0_f32), |(low, high), l| (low.min(*l), high.max(*l)));
            (high + 0.05) / (low + 0.05)
        })
        .collect();
    across.sort_by(|a, b| b.total_cmp(a));
    across[(rings.seen * 47.0) as usize]
}

pub fn luminance(pixel: [u8; 3]) -> f32 {
    let [red, green, blue] = pixel;
    let color = Color::srgb_u8(red, green, blue).to_linear();
    0.2126 * color.red + 0.7152 * color.green + 0.0722 * color.blue
}
