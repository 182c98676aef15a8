//! Outlines: where in the picture a thing is. What has changed is laid on the canvas within them alone, so a ring that
//! is painted does not cut through another one, next to it, which is painted a frame later.

use bevy::prelude::*;

/// How high the strips are that an outline consists of, in pixels.
const STRIP: u32 = 3;

/// The line around a thing in the picture: a convex polygon, in parts of the width and the height from the upper left
/// corner.
#[derive(Clone, Debug, PartialEq)]
pub struct Outline(Vec<Vec2>);

impl Outline {
    /// The line around all these points.
    pub fn around(mut points: Vec<Vec2>) -> Outline {
        points.sort_by(|a, b| a.x.total_cmp(&b.x).then(a.y.total_cmp(&b.y)));
        // First along one side, then back along the other.
        let mut corners = half(points.iter());
        corners.extend(half(points.iter().rev()));
        Outline(corners)
    }

    /// What lies within it on a picture of this size, as strips of pixels, from the top down. Those of all outlines lie in
    /// the same rows.
    pub fn strips(&self, size: UVec2) -> Vec<URect> {
        let whole = size.as_vec2();
        let corners: Vec<Vec2> = self.0.iter().map(|corner| corner * whole).collect();
        let (top, bottom) = range(corners.iter().map(|corner| corner.y));
        let top = top.max(0.0) as u32 / STRIP * STRIP;
        let rows = top..bottom.ceil().clamp(0.0, whole.y) as u32;
        rows.step_by(STRIP as usize)
            .map(|from| (from, (from + STRIP).min(size.y)))
            .map(|(from, to)| {
                let heights = UVec2::new(from, to).as_vec2();
                let (left, right) = extent(&corners, heights.x, heights.y);
                let [left, right] =
                    [left.floor(), right.ceil()].map(|x| x.clamp(0.0, whole.x) as u32);
                URect { min: UVec2::new(left, from), max: UVec2::new(right.max(left), to) }
            })
            .filter(|strip| !strip.is_empty())
            .collect()
    }
}

/// The corners along one side of points, which are in order.
fn half<'a>(points: impl Iterator<Item = &'a Vec2>) -> Vec<Vec2> {
    let mut corners: Vec<Vec2> = Vec::new();
    for point in points {
        while let [.., before, last] = corners[..]
            && (last - before).perp_dot(point - last) <= 0.0
        {
            corners.pop();
        }
        corners.push(*point);
    }
    // The other side begins with it.
    corners.pop();
    corners
}

/// How far a polygon reaches to the left and to the right between two heights.
fn extent(corners: &[Vec2], from: f32, to: f32) -> (f32, f32) {
    let next = corners.iter().cycle().skip(1);
    range(corners.iter().zip(next).flat_map(|(a, b)| {
        let (low, high) = if a.y <= b.y { (a, b) } else { (b, a) };
        let is_beside = high.y >= from && low.y <= to;
        let at = |y: f32| {
            let part = if high.y > low.y { (y - low.y) / (high.y - low.y) } else { 0.0 };
            low.x + (high.x - low.x) * part
        };
        let ends = [at(from.max(low.y)), at(to.min(high.y))];
        ends.into_iter().filter(move |_| is_beside)
    }))
}

/// The smallest and the largest of some numbers.
fn range(numbers: impl Iterator<Item = f32>) -> (f32, f32) {
    numbers.fold((f32::INFINITY, f32::NEG_INFINITY), |(low, high), number| {
        (low.min(number), high.max(number))
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    const SIZE: UVec2 = UVec2::new(200, 100);

    /// Whether a pixel lies in one of the strips.
    fn covers(strips: &[URect], x: u32, y: u32) -> bool {
        let is_in = |strip: &URect| {
            (strip.min.x..strip.max.x).contains(&x) && (strip.min.y..strip.max.y).contains(&y)
        };
        strips.iter().any(is_in)
    }

    fn area(strips: &[URect]) -> u32 {
        strips.iter().map(|strip| strip.size().element_product()).sum()
    }

    #[test]
    fn a_rectangle_is_covered_and_nothing_else() {
        let points = [(0.1, 0.2), (0.5, 0.2), (0.3, 0.4), (0.5, 0.6), (0.1, 0.6)];
        let outline = Outline::around(points.map(Vec2::from).to_vec());
        assert_eq!(outline.0.len(), 4, "what lies between corners is none");
        let strips = outline.strips(SIZE);
        assert!((79 * 40..=82 * 48).contains(&area(&strips)), "{strips:?}");
        assert!(covers(&strips, 20, 20) && covers(&strips, 99, 59));
        assert!(!covers(&strips, 18, 30) && !covers(&strips, 102, 30) && !covers(&strips, 50, 67));
    }

    #[test]
    fn every_point_of_a_round_thing_is_covered_and_its_corners_are_not() {
        let circle =
            |angle: f32| Vec2::new(0.5, 0.5) + Vec2::from_angle(angle) * Vec2::new(0.2, 0.4);
        let angles = || (0..64_u8).map(|i| f32::from(i) / 64.0 * std::f32::consts::TAU);
        let strips = Outline::around(angles().map(circle).collect()).strips(SIZE);
        for angle in angles() {
            for reach in [0.0, 0.5, 0.98] {
                let at = Vec2::new(0.5, 0.5).lerp(circle(angle), reach) * SIZE.as_vec2();
                assert!(covers(&strips, at.x as u32, at.y as u32), "{at}");
            }
        }
        for (x, y) in [(63, 13), (136, 13), (63, 86), (136, 86)] {
            assert!(!covers(&strips, x, y), "{x} {y}");
        }
    }

    #[test]
    fn what_lies_beyond_the_picture_is_left_out() {
        let around = |x: f32| {
            let corners = [(-0.2, -0.2), (0.2, -0.2), (0.2, 0.2), (-0.2, 0.2)];
            Outline::around(corners.map(|corner| Vec2::from(corner) + x).to_vec()).strips(SIZE)
        };
        assert!((40 * 20..=42 * 24).contains(&area(&around(0.0))));
        assert!(around(1.1).iter().all(|strip| strip.max.cmple(SIZE).all()));
        assert_eq!(around(1.5), []);
        assert_eq!(around(-0.5), []);
    }

    #[test]
    fn points_in_a_line_and_a_single_point_do_no_harm() {
        assert_eq!(Outline::around(Vec::new()).strips(SIZE), []);
        assert!(area(&Outline::around(vec![Vec2::splat(0.5)]).strips(SIZE)) <= STRIP);
        let line = Outline::around([0.1, 0.2, 0.3].map(Vec2::splat).to_vec()).strips(SIZE);
        assert!(covers(&line, 40, 20), "{line:?}");
    }
}
