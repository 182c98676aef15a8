//! Symbols: in a picture without colours, every token still shows whose it is.

use bevy::prelude::*;
use nonaga::{
    game::{keeping::Quality, stage::View, table::Token},
    rules::Side,
};

use super::{ONE, SIZES, contrast::luminance, darkroom, moment};

/// The least contrast between the dark and the light parts of a symbol.
const LEAST: f32 = 3.0;

/// From the middle of a red token's plate to the middle of its ring, and of a black one's to its light rim.
const OUT: [f32; 2] = [0.115, 0.172];

#[test]
fn symbols_tell_the_sides_apart_by_light_and_dark_alone() {
    let _one = ONE.lock();
    let mut faint = Vec::new();
    for (size, quality) in [(SIZES[0], Quality::Low), (SIZES[1], Quality::Medium)] {
        let Some(mut room) = darkroom(size, quality) else { return };
        for name in ["symbols", "symbols-from-above"] {
            let picture = room.picture(moment(name), None).expect("a picture");
            let world = room.world();
            let plates: Vec<(Side, GlobalTransform)> = world
                .query::<(&Token, &Children)>()
                .iter(world)
                .flat_map(|(token, children)| children.iter().map(|child| (token.0, child)))
                .filter_map(|(side, child)| Some((side, world.get::<Transform>(child)?, child)))
                .filter(|(_, at, _)| at.translation.y > 0.2)
                .filter_map(|(side, _, child)| Some((side, *world.get::<GlobalTransform>(child)?)))
                .collect();
            assert_eq!(plates.len(), 6, "{name}");
            let mut views = world.query_filtered::<(&Camera, &GlobalTransform), With<View>>();
            let (camera, eye) = views.single(world).expect("one camera");
            let light = |at: Vec3| {
                let seen = camera.world_to_viewport(eye, at).expect("in view");
                luminance(picture.pixel(seen.x as u32, seen.y as u32)) + 0.05
            };
            for (side, plate) in plates {
                let middle = light(plate.translation());
                let beside = light(plate.translation() + eye.right() * OUT[side as usize]);
                let contrast = match side {
                    Side::Red => middle / beside,
                    Side::Black => beside / middle,
                };
                let told = format!("{side:?} in {name} at {size}: {contrast:.1}");
                println!("{told}");
                faint.extend((contrast < LEAST).then_some(told));
            }
        }
    }
    assert!(faint.is_empty(), "{faint:#?}");
}
