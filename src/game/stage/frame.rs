//! The frame: from where a camera sees the whole board, neither cut nor lost.
#![expect(clippy::cast_precision_loss, reason = "these are small numbers")]

use bevy::prelude::*;

/// How much of the height, and of the width, the board takes up.
const FILL: Vec2 = Vec2::new(0.80, 0.68);
/// How high the pieces on a board stand.
const HEIGHT: f32 = 0.95;
/// How often the middle is looked for; each time it is far closer.
const ROUNDS: usize = 6;

/// What a camera looks at, and from how far.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Framing {
    pub focus: Vec3,
    pub distance: f32,
}

/// Where to look for the discs at these places to fill the frame, seen in this direction by a camera
/// whose picture is so high at a distance of 1, and so much wider than high.
pub(super) fn framing(discs: &[Vec3], turn: Quat, height: f32, aspect: f32) -> Framing {
    let corners: Vec<Vec3> = discs.iter().flat_map(|disc| outline(*disc)).collect();
    let (low, high) = bounds(&corners);
    let mut framing = Framing { focus: (low + high) / 2.0, distance: 1.0 };
    let half = Vec2::new(aspect, 1.0) * height / 2.0;
    let into_view = turn.inverse();
    for _ in 0..ROUNDS {
        let seen = |corner: &Vec3| into_view * (*corner - framing.focus);
        framing.distance = corners
            .iter()
            .map(seen)
            .map(|at| (at.truncate().abs() / (half * FILL)).max_element() + at.z)
            .fold(1.0, f32::max);
        let projected: Vec<Vec3> = corners
            .iter()
            .map(seen)
            .map(|at| (at.truncate() / (framing.distance - at.z)).extend(0.0))
            .collect();
        let (low, high) = bounds(&projected);
        let off = (low + high) / 2.0 * framing.distance;
        // The focus stays on the table.
        let shift = turn * off;
        let forward = turn * Vec3::NEG_Z;
        let lowered = if forward.y.abs() > 0.05 { -shift.y / forward.y } else { 0.0 };
        framing.focus += shift + forward * lowered;
    }
    framing
}

fn outline(disc: Vec3) -> [Vec3; 16] {
    std::array::from_fn(|i| {
        let (sin, cos) = (i as f32 * std::f32::consts::FRAC_PI_4).sin_cos();
        let up = if i < 8 { 0.0 } else { HEIGHT };
        let out = if i < 8 { 0.5 } else { 0.25 };
        disc + Vec3::new(cos * out, up, sin * out)
    })
}

fn bounds(corners: &[Vec3]) -> (Vec3, Vec3) {
    let first = corners.first().copied().unwrap_or_default();
    corners.iter().fold((first, first), |(low, high), at| (low.min(*at), high.max(*at)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_board_of_any_shape_is_whole_in_a_frame_of_any_shape() {
        let boards = [
            vec![Vec3::ZERO],
            (0..19_u8).map(|i| Vec3::new(f32::from(i), 0.0, 0.0)).collect(),
            (0..19_u8).map(|i| Vec3::new(30.0, 0.0, f32::from(i))).collect::<Vec<_>>(),
        ];
        for board in boards {
            for (aspect, yaw) in [(16.0 / 9.0, 0.0), (4.0 / 3.0, 0.8), (0.5, 3.0), (3.5, -1.2)] {
                let turn = Quat::from_rotation_y(yaw) * Quat::from_rotation_x(-0.9);
                let height = 0.5;
                let Framing { focus, distance } = framing(&board, turn, height, aspect);
                for at in board.iter().flat_map(|disc| outline(*disc)) {
                    let at = turn.inverse() * (at - focus);
                    let seen = at.truncate() / (distance - at.z) / (height / 2.0);
                    let seen = (seen / Vec2::new(aspect, 1.0)).abs();
                    assert!(seen.x < 0.86 && seen.y < 0.78, "{aspect} {yaw}: {seen}");
                }
            }
        }
    }
}
