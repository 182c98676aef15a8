//! The frame: from where a camera sees the whole board, neither cut nor lost.
#![expect(clippy::cast_precision_loss, reason = "these are small numbers")]

use bevy::prelude::*;

/// How much of the height, and of the width, the board takes up.
const FILL: Vec2 = Vec2::new(0.80, 0.68);
/// How high the pieces on a board stand.
const HEIGHT: f32 = 0.95;
/// From how far a board is first looked at, and how often it is then brought closer to what is wanted.
const FAR: f32 = 30.0;
const ROUNDS: usize = 12;

/// How much of the window is covered on each side, in logical pixels: the board is seen in what is left.
/// Whoever covers it says so here.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq)]
pub struct Margins {
    /// From the left edge.
    pub left: f32,
    /// From the right edge.
    pub right: f32,
    /// From the upper edge.
    pub top: f32,
    /// From the lower edge.
    pub bottom: f32,
    /// Whether the board stays in the middle from left to right where it is clear there, and not in the
    /// middle of what is left.
    pub keeps_middle: bool,
}

impl Margins {
    /// How much of a side is left at least, however much is said to cover it.
    const LEAST: f32 = 0.3;

    /// What is left of a window: its middle and half its size, where the window is 2 high and its
    /// middle is at the origin.
    fn free(self, window: Vec2) -> (Vec2, Vec2) {
        let window = window.max(Vec2::ONE);
        let mut low = Vec2::new(self.left, self.bottom).max(Vec2::ZERO);
        let mut high = Vec2::new(self.right, self.top).max(Vec2::ZERO);
        let fits = window * (1.0 - Margins::LEAST) / (low + high).max(Vec2::ONE);
        (low, high) = (low * fits.min(Vec2::ONE), high * fits.min(Vec2::ONE));
        let unit = window.y / 2.0;
        ((low - high) / 2.0 / unit, (window - low - high) / 2.0 / unit)
    }
}

/// What a camera looks at, from how far, and where in its picture that is.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Framing {
    pub focus: Vec3,
    pub distance: f32,
    /// Where the focus is in the picture, in units of its distance from the camera.
    pub shift: Vec2,
}

impl Framing {
    /// Where a camera stands that is turned so.
    pub fn place(&self, turn: Quat) -> Vec3 {
        self.focus + turn * (-self.shift).extend(1.0) * self.distance
    }

    /// So much of the way to another one.
    pub fn towards(self, other: Framing, part: f32) -> Framing {
        Framing {
            focus: self.focus.lerp(other.focus, part),
            distance: self.distance.lerp(other.distance, part),
            shift: self.shift.lerp(other.shift, part),
        }
    }
}

/// Where to look for the discs at these places to fill what the margins leave of a window, seen in
/// this direction by a camera whose picture is so high at a distance of 1.
pub(super) fn framing(
    discs: &[Vec3],
    turn: Quat,
    height: f32,
    window: Vec2,
    margins: Margins,
) -> Framing {
    let corners: Vec<Vec3> = discs.iter().flat_map(|disc| outline(*disc)).collect();
    let (low, high) = bounds(&corners);
    let (middle, half) = margins.free(window);
    let (free, half) = (middle * height / 2.0, half * height / 2.0);
    let into_view = turn.inverse();
    let mut framing = Framing { focus: (low + high) / 2.0, distance: FAR, shift: free };
    for _ in 0..ROUNDS {
        let shift = framing.shift;
        let eye = framing.place(turn);
        let projected: Vec<Vec3> = corners
            .iter()
            .map(|corner| into_view * (*corner - eye))
            .map(|at| (at.truncate() / (-at.z).max(0.1)).extend(0.0))
            .collect();
        let (low, high) = bounds(&projected);
        let off = ((low + high).truncate() / 2.0 - shift) * framing.distance;
        let size = (high - low).truncate() / 2.0 / (half * FILL);
        framing.distance *= size.max_element();
        // The focus stays on the table.
        let aside = turn * off.extend(0.0);
        let forward = turn * Vec3::NEG_Z;
        let lowered = if forward.y.abs() > 0.05 { -aside.y / forward.y } else { 0.0 };
        framing.focus += aside + forward * lowered;
        if margins.keeps_middle {
            let spare = ((half * FILL).x - (high - low).x / 2.0).max(0.0);
            framing.shift.x = 0.0_f32.clamp(free.x - spare, free.x + spare);
        }
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
        let bars = Margins { top: 60.0, bottom: 40.0, ..default() };
        for board in boards {
            for (window, yaw, margins) in [
                (Vec2::new(1280.0, 720.0), 0.0, Margins::default()),
                (Vec2::new(800.0, 600.0), 0.8, Margins { left: 240.0, ..bars }),
                (Vec2::new(400.0, 800.0), 3.0, bars),
                (Vec2::new(1800.0, 500.0), -1.2, Margins { right: 700.0, ..bars }),
                (
                    Vec2::new(1280.0, 720.0),
                    0.4,
                    Margins { right: 290.0, keeps_middle: true, ..bars },
                ),
            ] {
                let turn = Quat::from_rotation_y(yaw) * Quat::from_rotation_x(-0.9);
                let height = 0.5;
                let eye = framing(&board, turn, height, window, margins).place(turn);
                let free = Rect::from_corners(
                    Vec2::new(margins.left, margins.top),
                    window - Vec2::new(margins.right, margins.bottom),
                );
                for at in board.iter().flat_map(|disc| outline(*disc)) {
                    let at = turn.inverse() * (at - eye);
                    let seen = at.truncate() / -at.z / (height / 2.0) * window.y / 2.0;
                    let seen = window / 2.0 + seen * Vec2::new(1.0, -1.0);
                    let part = (seen - free.center()) / free.half_size();
                    let most = part.abs() - FILL;
                    assert!(most.max_element() < 0.02, "{window} {yaw} {margins:?}: {part}");
                }
            }
        }
    }

    #[test]
    fn a_board_that_keeps_to_the_middle_leaves_it_for_what_covers_it_alone() {
        let beside =
            Margins { right: 290.0, top: 60.0, bottom: 60.0, keeps_middle: true, ..default() };
        let at = |width: u8, window: Vec2| {
            let discs: Vec<Vec3> = (0..width)
                .flat_map(|x| (0..4_u8).map(move |z| Vec3::new(f32::from(x), 0.0, f32::from(z))))
                .collect();
            let turn = Quat::from_rotation_x(-0.9);
            framing(&discs, turn, 0.5, window, beside).shift.x
        };
        assert!(at(4, Vec2::new(1280.0, 720.0)).abs() < 1e-6, "there is room in the middle");
        let moved = at(9, Vec2::new(1280.0, 720.0));
        assert!(moved < -0.01, "a wide one gives way: {moved}");
        let all = beside.free(Vec2::new(800.0, 600.0)).0.x * 0.25;
        assert!((at(9, Vec2::new(800.0, 600.0)) - all).abs() < 1e-3, "as far as there is to go");
    }

    #[test]
    fn a_window_that_is_said_to_be_covered_whole_still_shows_the_board() {
        let all = Margins { left: 900.0, right: 100.0, top: 1e9, bottom: -5.0, ..default() };
        let (middle, half) = all.free(Vec2::new(1000.0, 500.0));
        assert!(half.min_element() >= 0.29, "{half}");
        assert!((middle.abs() + half - Vec2::new(2.0, 1.0)).max_element() < 1e-4, "{middle}");
    }
}
