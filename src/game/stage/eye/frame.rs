//! The frame: where the camera has to be so that the whole board fills the free part of the window.
#![expect(clippy::cast_precision_loss, reason = "these are small numbers")]

use bevy::prelude::*;

/// What is to be in the picture, and how large.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Subject {
    /// Where its discs lie.
    pub discs: Vec<Vec3>,
    /// Places around the discs that have to be in the picture too.
    pub around: Vec<Vec3>,
    /// The largest share of the free width and height that the discs take up, with tokens on them.
    pub fill: Vec2,
}
/// What the view shows instead of the board: another game.
#[derive(Resource, Clone, Debug, Default, PartialEq)]
pub struct OtherSight(pub Option<Subject>);

/// How high a board with its tokens reaches.
pub const HEIGHT: f32 = 0.95;
/// The radius of the part of a place around the board that is in the picture as it is framed, across and from top to bottom:
/// most of its ring.
const MOST: Vec2 = Vec2::new(0.42, 0.38);
/// The board is framed anew once less than this radius of a place is in the picture.
const LEAST: Vec2 = Vec2::new(0.38, 0.33);
/// The distance from which the search for the framing starts.
const START_DISTANCE: f32 = 30.0;
/// How many times the search improves the framing.
const ROUNDS: usize = 12;

/// How much of the window is covered on each side, in logical pixels. The board is shown in the rest.
/// Code that covers a side has to set its margin here.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq)]
pub struct Margins {
    /// Measured from the left edge.
    pub left: f32,
    /// Measured from the right edge.
    pub right: f32,
    /// Measured from the upper edge.
    pub top: f32,
    /// Measured from the lower edge.
    pub bottom: f32,
    /// Whether the board stays in the middle of the window's width while nothing covers it there, instead of
    /// in the middle of the free part.
    pub keeps_middle: bool,
}

impl Margins {
    /// The smallest share of the width and height that stays free, however large the margins are.
    const LEAST_FREE: f32 = 0.25;

    /// The middle of the free part of a window, and half its size, in units in which the window is 2 high
    /// and has its middle at the origin.
    fn free(self, window: Vec2) -> (Vec2, Vec2) {
        let window = window.max(Vec2::ONE);
        let mut low = Vec2::new(self.left, self.bottom).max(Vec2::ZERO);
        let mut high = Vec2::new(self.right, self.top).max(Vec2::ZERO);
        let fits = window * (1.0 - Margins::LEAST_FREE) / (low + high).max(Vec2::ONE);
        (low, high) = (low * fits.min(Vec2::ONE), high * fits.min(Vec2::ONE));
        let unit = window.y / 2.0;
        ((low - high) / 2.0 / unit, (window - low - high) / 2.0 / unit)
    }
}

/// What a camera looks at, from how far away, and where that point is in its picture.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Framing {
    pub focus: Vec3,
    pub distance: f32,
    /// Where the focus is in the picture, in units of its distance from the camera.
    pub shift: Vec2,
}

impl Framing {
    /// The position of a camera with this rotation.
    pub fn place(&self, turn: Quat) -> Vec3 {
        self.focus + turn * (-self.shift).extend(1.0) * self.distance
    }

    /// Where a point is in the picture of a camera with this rotation, one step away from the camera.
    fn seen(&self, turn: Quat, point: Vec3) -> Vec2 {
        let at = turn.inverse() * (point - self.place(turn));
        at.truncate() / (-at.z).max(0.1)
    }

    /// Interpolates to another framing, which is reached at 1.
    pub fn towards(self, other: Framing, part: f32) -> Framing {
        Framing {
            focus: self.focus.lerp(other.focus, part),
            distance: self.distance.lerp(other.distance, part),
            shift: self.shift.lerp(other.shift, part),
        }
    }
}

/// The framing in which a subject fills what the margins leave of a window. `turn` is the camera's rotation, and
/// `height` is how much it sees vertically at a distance of 1.
pub fn framing(
    subject: &Subject,
    turn: Quat,
    height: f32,
    window: Vec2,
    margins: Margins,
) -> Framing {
    let discs: Vec<Vec3> =
        subject.discs.iter().flat_map(|disc| outline(*disc, 0.5, HEIGHT)).collect();
    let [wide, tall] = MOST.to_array().map(|radius| outlines(subject, radius));
    let (low, high) = bounds(&discs);
    let (middle, half) = margins.free(window);
    let (free, half) = (middle * height / 2.0, half * height / 2.0);
    let mut framing = Framing { focus: (low + high) / 2.0, distance: START_DISTANCE, shift: free };
    for _ in 0..ROUNDS {
        let shift = framing.shift;
        let seen = |corners: &[Vec3]| -> Vec<Vec3> {
            corners.iter().map(|corner| framing.seen(turn, *corner).extend(0.0)).collect()
        };
        let (low, high) = bounds(&seen(&discs));
        let (mut all_low, mut all_high) = (low.truncate(), high.truncate());
        if !subject.around.is_empty() {
            let [(left, right), (bottom, top)] = [bounds(&seen(&wide)), bounds(&seen(&tall))];
            all_low = all_low.min(Vec2::new(left.x, bottom.y));
            all_high = all_high.max(Vec2::new(right.x, top.y));
        }
        let all_size = (all_high - all_low) / 2.0;
        let size = (high - low).truncate() / 2.0;
        let farther = (size / (half * subject.fill)).max(all_size / half).max_element();
        // There is mostly more room at the sides, so the board itself is in the middle between them, unless a place would be
        // cut off there.
        let most = half.x * farther;
        let middle = Vec2::new(
            low.x.midpoint(high.x).max(all_high.x - most).min(all_low.x + most),
            all_low.y.midpoint(all_high.y),
        );
        let reach = (all_high.x - middle.x).max(middle.x - all_low.x);
        let off = (middle - shift) * framing.distance;
        framing.distance *= farther;
        // Keep the focus on the table.
        let aside = turn * off.extend(0.0);
        let forward = turn * Vec3::NEG_Z;
        let lowered = if forward.y.abs() > 0.05 { -aside.y / forward.y } else { 0.0 };
        framing.focus += aside + forward * lowered;
        if margins.keeps_middle {
            let spare = (half * subject.fill).x - (high - low).x / 2.0;
            let spare = spare.min(half.x - reach).max(0.0);
            framing.shift.x = 0.0_f32.clamp(free.x - spare, free.x + spare);
        }
    }
    framing
}

/// Whether a camera with this framing shows all of the discs and enough of the places around them, clear of the margins.
pub fn shows_all(
    subject: &Subject,
    framing: &Framing,
    turn: Quat,
    height: f32,
    window: Vec2,
    margins: Margins,
) -> bool {
    let (middle, half) = margins.free(window);
    // What was framed at the very edge is in the picture, however it was rounded.
    let half = half * 1.001;
    let discs = subject.discs.iter().flat_map(|disc| outline(*disc, 0.5, HEIGHT));
    let off = |corner: Vec3| (framing.seen(turn, corner) / (height / 2.0) - middle).abs();
    let [wide, tall] = LEAST.to_array().map(|radius| outlines(subject, radius));
    discs.into_iter().all(|corner| off(corner).cmple(half).all())
        && wide.into_iter().all(|corner| off(corner).x <= half.x)
        && tall.into_iter().all(|corner| off(corner).y <= half.y)
}

/// The outlines of the places around a subject, with this radius.
fn outlines(subject: &Subject, radius: f32) -> Vec<Vec3> {
    subject.around.iter().flat_map(|place| outline(*place, radius, 0.0)).collect()
}

/// The outline of a disc of this radius, and of whatever stands on it up to a height.
fn outline(disc: Vec3, radius: f32, height: f32) -> [Vec3; 16] {
    std::array::from_fn(|i| {
        let (sin, cos) = (i as f32 * std::f32::consts::FRAC_PI_4).sin_cos();
        let (out, up) = if i < 8 { (radius, 0.0) } else { (0.25, height) };
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

    /// A board alone, as the game frames it.
    fn board(discs: Vec<Vec3>) -> Subject {
        Subject { discs, around: Vec::new(), fill: FILL }
    }

    const FILL: Vec2 = Vec2::new(0.8, 0.7);

    #[test]
    fn a_board_of_any_shape_fits_into_a_window_of_any_shape() {
        let boards = [
            vec![Vec3::ZERO],
            (0..19_u8).map(|i| Vec3::new(f32::from(i), 0.0, 0.0)).collect(),
            (0..19_u8).map(|i| Vec3::new(30.0, 0.0, f32::from(i))).collect::<Vec<_>>(),
        ];
        let bars = Margins { top: 60.0, bottom: 40.0, ..default() };
        for board in boards.map(board) {
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
                for at in board.discs.iter().flat_map(|disc| outline(*disc, 0.5, HEIGHT)) {
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
    fn what_lies_around_a_board_is_in_the_picture_too() {
        let turn = Quat::from_rotation_x(-0.8);
        let window = Vec2::new(1280.0, 720.0);
        let alone = board(vec![Vec3::ZERO]);
        let near = Vec3::new(0.0, 0.0, 3.0);
        let both = Subject { around: vec![near], ..alone.clone() };
        let shows = |subject| {
            let framing = framing(subject, turn, 0.5, window, Margins::default());
            framing.seen(turn, near).y.abs() < 0.25
        };
        assert!(!shows(&alone));
        assert!(shows(&both));
    }

    #[test]
    fn a_place_beside_the_board_is_in_the_picture_too() {
        let turn = Quat::from_rotation_x(-0.8);
        let window = Vec2::new(1280.0, 720.0);
        let beside = Vec3::new(4.0, 0.0, 0.0);
        let discs = (0..4_u8).map(|z| Vec3::new(0.0, 0.0, f32::from(z))).collect();
        let alone = Subject { fill: Vec2::new(0.83, 1.0), ..board(discs) };
        let both = Subject { around: vec![beside], ..alone.clone() };
        // A window as wide as this leaves no room at the sides of its free part.
        let margins = Margins { right: 900.0, ..default() };
        let of = |subject: &Subject| framing(subject, turn, 0.5, window, margins);
        let shows = |framed: &Subject| shows_all(&both, &of(framed), turn, 0.5, window, margins);
        assert!(!shows(&alone));
        assert!(shows(&both));
        assert!(shows_all(&alone, &of(&alone), turn, 0.5, window, margins));
    }

    #[test]
    fn a_board_that_keeps_to_the_middle_leaves_it_only_when_it_would_be_covered() {
        let beside =
            Margins { right: 290.0, top: 60.0, bottom: 60.0, keeps_middle: true, ..default() };
        let at = |width: u8, window: Vec2| {
            let discs: Vec<Vec3> = (0..width)
                .flat_map(|x| (0..4_u8).map(move |z| Vec3::new(f32::from(x), 0.0, f32::from(z))))
                .collect();
            let turn = Quat::from_rotation_x(-0.9);
            framing(&board(discs), turn, 0.5, window, beside).shift.x
        };
        assert!(at(4, Vec2::new(1280.0, 720.0)).abs() < 1e-6, "there is room in the middle");
        let moved = at(9, Vec2::new(1280.0, 720.0));
        assert!(moved < -0.01, "a wide board moves aside: {moved}");
        let all = beside.free(Vec2::new(800.0, 600.0)).0.x * 0.25;
        assert!(
            (at(9, Vec2::new(800.0, 600.0)) - all).abs() < 1e-3,
            "a board that fills the free part is in its middle"
        );
    }

    #[test]
    fn margins_that_cover_the_whole_window_still_leave_room_for_the_board() {
        let all = Margins { left: 900.0, right: 100.0, top: 1e9, bottom: -5.0, ..default() };
        let (middle, half) = all.free(Vec2::new(1000.0, 500.0));
        assert!(half.min_element() >= 0.24, "{half}");
        assert!((middle.abs() + half - Vec2::new(2.0, 1.0)).max_element() < 1e-4, "{middle}");
    }
}
