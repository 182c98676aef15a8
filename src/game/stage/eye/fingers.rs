//! Two fingers on the screen: they turn the view, tilt it, and bring it nearer.

use std::f32::consts::TAU;

use bevy::prelude::*;

use super::view::{View, ViewSettings};
use crate::game::{input::Fingers, keeping::Settings};

/// How two fingers have moved within a frame.
#[derive(Clone, Copy, Debug, PartialEq)]
struct Pinch {
    /// How far their middle has moved, in pixels.
    by: Vec2,
    /// By which factor the distance between them has grown.
    spread: f32,
    /// How far the line between them has turned, in radians.
    twist: f32,
}

impl Pinch {
    fn between(before: [Vec2; 2], now: [Vec2; 2]) -> Pinch {
        let (was, is) = (before[1] - before[0], now[1] - now[0]);
        Pinch {
            by: (now[0] + now[1] - before[0] - before[1]) / 2.0,
            spread: if was.length() > 1.0 { is.length() / was.length() } else { 1.0 },
            twist: was.angle_to(is),
        }
    }
}

/// Moves the view as two fingers move.
pub fn follow(
    touching: Fingers,
    (settings, chosen): (Res<ViewSettings>, Res<Settings>),
    mut views: Query<&mut View>,
) {
    let mut fingers = touching.on_table();
    let (Some(first), Some(second)) = (fingers.next(), fingers.next()) else { return };
    let before = [first.previous_position(), second.previous_position()];
    let now = [first.position(), second.position()];
    if before == now {
        return;
    }
    let Pinch { by, spread, twist } = Pinch::between(before, now);
    for mut view in &mut views {
        let turned = by * settings.turn_speed * chosen.bindings.turning.factor();
        view.yaw = (view.yaw - turned.x - twist).rem_euclid(TAU);
        view.pitch = (view.pitch + turned.y).clamp(View::PITCHES.0, View::PITCHES.1);
        view.zoom = (view.zoom * spread).clamp(View::ZOOMS.0, View::ZOOMS.1);
    }
}

#[cfg(test)]
mod tests {
    use std::f32::consts::FRAC_PI_2;

    use super::*;

    #[test]
    fn fingers_that_part_move_and_turn_are_told_apart() {
        let before = [Vec2::new(100.0, 100.0), Vec2::new(200.0, 100.0)];
        let parted = Pinch::between(before, [Vec2::new(50.0, 100.0), Vec2::new(250.0, 100.0)]);
        assert_eq!(parted, Pinch { by: Vec2::ZERO, spread: 2.0, twist: 0.0 });
        let moved = Pinch::between(before, before.map(|at| at + Vec2::new(0.0, 30.0)));
        assert_eq!(moved, Pinch { by: Vec2::new(0.0, 30.0), spread: 1.0, twist: 0.0 });
        let turned = Pinch::between(before, [Vec2::new(150.0, 50.0), Vec2::new(150.0, 150.0)]);
        assert!((turned.twist - FRAC_PI_2).abs() < 1e-5 && turned.by.length() < 1e-5);
        let together = Pinch::between([Vec2::ONE; 2], before);
        assert!((together.spread - 1.0).abs() < 1e-6, "fingers on one spot say nothing");
    }
}
