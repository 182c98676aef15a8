//! Outlines: where exactly in the rectangle around a thing it lies, so that what is painted with it does not show what
//! else is new in that rectangle.

use bevy::prelude::*;

/// How many strips of the same height lie one above the other in an outline.
const STRIPS: u8 = 24;

/// The convex outline of points in the picture, cut into strips.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Outline {
    /// The rectangle around it, in parts of the width and the height of the picture from the upper left corner.
    around: Rect,
    /// From where to where each strip goes, from top to bottom.
    strips: [[f32; 2]; STRIPS as usize],
}

impl Outline {
    /// The outline of these points. `None` if there are none.
    pub fn of(points: &[Vec2]) -> Option<Outline> {
        let [first, ..] = *points else { return None };
        let one = Rect { min: first, max: first };
        let around = points.iter().fold(one, |around, point| around.union_point(*point));
        let height = around.height() / f32::from(STRIPS);
        let corners = hull(points);
        let mut strips = [[0.0; 2]; STRIPS as usize];
        for (strip, i) in strips.iter_mut().zip(0_u8..) {
            let top = around.min.y + height * f32::from(i);
            *strip = span(&corners, top, top + height);
        }
        Some(Outline { around, strips })
    }

    /// All of a rectangle.
    #[cfg(test)]
    pub fn all_of(around: Rect) -> Outline {
        Outline { around, strips: [[around.min.x, around.max.x]; STRIPS as usize] }
    }

    /// The rectangle around it.
    pub fn around(&self) -> Rect {
        self.around
    }

    /// Rectangles that cover it, in parts of the picture.
    pub fn strips(&self) -> impl Iterator<Item = Rect> {
        let (top, height) = (self.around.min.y, self.around.height() / f32::from(STRIPS));
        self.strips.into_iter().zip(0_u8..).map(move |([left, right], i)| {
            let y = top + height * f32::from(i);
            Rect { min: Vec2::new(left, y), max: Vec2::new(right, y + height) }
        })
    }
}

/// The corners of the convex outline of points, one after another: first those below, from left to right, and then those
/// above.
fn hull(points: &[Vec2]) -> Vec<Vec2> {
    let mut sorted = points.to_vec();
    sorted.sort_by(|a, b| a.x.total_cmp(&b.x).then(a.y.total_cmp(&b.y)));
    let mut corners: Vec<Vec2> = Vec::new();
    let mut go_along = |points: &mut dyn Iterator<Item = Vec2>| {
        let begin = corners.len();
        for point in points {
            while let [.., before, last] = corners[begin..]
                && (last - before).perp_dot(point - last) <= 0.0
            {
                corners.pop();
            }
            corners.push(point);
        }
    };
    go_along(&mut sorted.iter().copied());
    go_along(&mut sorted.iter().rev().copied());
    corners
}

/// From where to where an outline with these corners goes between two heights.
fn span(corners: &[Vec2], top: f32, foot: f32) -> [f32; 2] {
    let mut span = [f32::INFINITY, f32::NEG_INFINITY];
    let mut reach = |x: f32| span = [span[0].min(x), span[1].max(x)];
    for (from, to) in corners.iter().zip(corners.iter().cycle().skip(1)) {
        if (top..=foot).contains(&from.y) {
            reach(from.x);
        }
        for y in [top, foot] {
            let along = (y - from.y) / (to.y - from.y);
            if (0.0..=1.0).contains(&along) {
                reach(from.x + (to.x - from.x) * along);
            }
        }
    }
    span
}

#[cfg(test)]
mod tests {
    use std::f32::consts::TAU;

    use super::*;

    #[test]
    fn strips_cover_a_circle_and_leave_the_corners_free() {
        let points: Vec<Vec2> =
            (0..40_u8).map(|i| Vec2::from_angle(f32::from(i) / 40.0 * TAU)).collect();
        let outline = Outline::of(&points).expect("an outline");
        let strips: Vec<Rect> = outline.strips().collect();
        for point in points.iter().chain(&[Vec2::ZERO, Vec2::new(0.5, -0.5)]) {
            let near = *point * 0.98;
            assert!(strips.iter().any(|strip| strip.contains(near)), "{near}");
        }
        let corner = Vec2::splat(0.8);
        assert!(!strips.iter().any(|strip| strip.contains(corner)));
        let area: f32 = strips.iter().map(|strip| strip.width() * strip.height()).sum();
        assert!((3.0..3.4).contains(&area), "{area}");
    }

    #[test]
    fn a_single_point_and_a_level_line_are_outlines_too() {
        assert_eq!(Outline::of(&[]), None);
        for points in [vec![Vec2::ONE], vec![Vec2::ZERO, Vec2::X]] {
            let outline = Outline::of(&points).expect("an outline");
            for strip in outline.strips() {
                assert!(strip.min.is_finite() && strip.max.is_finite(), "{strip:?}");
                assert!(points.iter().all(|point| strip.contains(*point)), "{strip:?}");
            }
        }
    }
}
