//! Originals: full pictures of views that the camera has left. A [trace](super::trace) shows them as the new view sees them.
//!
//! There are up to two: a wide view, and one within it that the camera has come closer to. On the way back, the second
//! shows the middle of the picture, and the first what lies around it.

use bevy::{
    math::{DMat3, DVec3, DVec4},
    prelude::*,
};

use super::damage::Change;
use crate::game::table::DISC_HEIGHT;

/// A full picture.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Original {
    /// How it saw the world.
    view: Mat4,
    /// What of it is out of date, in parts of its width and height.
    stale: Rect,
}

/// The pictures that are kept.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Originals {
    pub outer: Option<Original>,
    pub inner: Option<Original>,
}

/// Where a picture is kept.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum KeptAs {
    Outer,
    Inner,
}

/// This much of the picture may be missing at an edge, where there is only the table: the trace draws the edge out so far.
pub(super) const AROUND: f32 = 0.012;
/// Along its edges, the inner picture goes over into the outer one on this part of its width and height. High things are not in
/// the same place in both.
pub(super) const SEAM: f32 = 0.05;
/// This much of a nearer view may lie beyond the wider picture that is kept beside its own.
const ASIDE: f32 = 0.1;
/// How far a view may reach beyond the wider picture, and how much of that it must show at least and at most, in parts of the width
/// and the height. One that sees more on all sides would show the edges of the picture, across high things.
const BEYOND: f32 = 0.25;
const LEAST: f32 = 0.6;
const MOST: f32 = 1.05;
const ALL: Rect = Rect { min: Vec2::ZERO, max: Vec2::ONE };

impl Original {
    /// Leads from places in a view to places in this picture, in parts of the width and height from the upper left corner.
    /// The tops of discs are found exactly. What is higher or lower is off by a few pixels.
    pub fn seen_from(&self, view: Mat4) -> DMat3 {
        to_place() * from_tops(self.view) * from_tops(view).inverse() * to_place().inverse()
    }

    /// The rectangle around part of this picture, as a view sees it.
    fn part_in(&self, view: Mat4, part: Rect) -> Rect {
        around(self.seen_from(view).inverse(), part)
    }

    /// Whether it shows all that a view sees, but for this much at an edge.
    fn shows_all(&self, view: Mat4, but_for: f32) -> bool {
        let seen = around(self.seen_from(view), ALL);
        ALL.inflate(but_for).union(seen) == ALL.inflate(but_for)
    }

    fn note(&mut self, changes: &[Change], view: Mat4) {
        let places = self.seen_from(view);
        for change in changes {
            let stale = around(places, change.outline.around()).intersect(ALL);
            if !stale.is_empty() {
                self.stale = self.stale.union(stale);
            }
        }
    }
}

impl Originals {
    /// Forgets all of them.
    pub fn clear(&mut self) {
        *self = Originals::default();
    }

    /// Forgets what a new full picture shows better.
    pub fn make_way(&mut self) {
        self.inner = None;
    }

    /// Takes note of changes that a view sees.
    pub fn note(&mut self, changes: &[Change], view: Mat4) {
        for original in self.outer.iter_mut().chain(&mut self.inner) {
            original.note(changes, view);
        }
    }

    /// Keeps the picture on the canvas, which saw the world in this way.
    pub fn keep(&mut self, view: Mat4) -> KeptAs {
        let new = Original { view, stale: Rect::EMPTY };
        let is_within =
            |outer: Original| outer.shows_all(view, ASIDE) && !new.shows_all(outer.view, AROUND);
        if self.outer.is_some_and(is_within) {
            self.inner = Some(new);
            KeptAs::Inner
        } else {
            *self = Originals { outer: Some(new), inner: None };
            KeptAs::Outer
        }
    }

    /// Whether a trace of them is worth showing: nothing of it would be out of date, and the view is near theirs. Otherwise
    /// high things would be traced where they are not.
    pub fn suit(&self, view: Mat4) -> bool {
        let is_near = self.outer.is_some_and(|outer| {
            let seen = around(outer.seen_from(view), ALL);
            ALL.inflate(BEYOND).union(seen) == ALL.inflate(BEYOND)
                && seen.size().min_element() >= LEAST
                && seen.size().max_element() <= MOST
        });
        is_near && self.stale_in(view).is_empty()
    }

    /// Whether they show all that a view sees.
    pub fn show_all(&self, view: Mat4) -> bool {
        self.outer.is_some_and(|outer| outer.shows_all(view, AROUND))
    }

    /// The rectangle around what a view sees and they show only as it was, in parts of its width and height.
    fn stale_in(&self, view: Mat4) -> Rect {
        let seen = |original: &Original| original.part_in(view, original.stale).intersect(ALL);
        let inner = self.inner.as_ref();
        let stale = inner.map_or(Rect::EMPTY, seen);
        // The inner picture covers much of the other, up to the seam between them.
        let middle = ALL.inflate(-SEAM);
        let covered = inner.map_or(Rect::EMPTY, |inner| inner.part_in(view, middle));
        let outer = self.outer.as_ref().map_or(Rect::EMPTY, seen);
        if covered.union(outer) == covered { stale } else { stale.union(outer) }
    }
}

/// The rectangle around a part, after it was led elsewhere.
fn around(leads: DMat3, part: Rect) -> Rect {
    if part.is_empty() {
        return Rect::EMPTY;
    }
    let (min, max) = (part.min.as_dvec2(), part.max.as_dvec2());
    let corners = [(min.x, min.y), (max.x, min.y), (min.x, max.y), (max.x, max.y)];
    let led = corners.map(|(x, y)| {
        let at = leads * DVec3::new(x, y, 1.0);
        (at.truncate() / at.z).as_vec2()
    });
    led.into_iter().fold(Rect::EMPTY, |all, corner| all.union_point(corner))
}

/// Leads from what a projection gives to parts of the width and height from the upper left corner.
fn to_place() -> DMat3 {
    DMat3::from_cols(
        DVec3::new(0.5, 0.0, 0.0),
        DVec3::new(0.0, -0.5, 0.0),
        DVec3::new(0.5, 0.5, 1.0),
    )
}

/// Where a view sees places at the height of the tops of discs.
fn from_tops(view: Mat4) -> DMat3 {
    let view = view.as_dmat4();
    let seen = |column: DVec4| DVec3::new(column.x, column.y, column.w);
    DMat3::from_cols(
        seen(view.x_axis),
        seen(view.z_axis),
        seen(view.y_axis * f64::from(DISC_HEIGHT) + view.w_axis),
    )
}

/// Whether the camera may have moved, but has not turned. When it turns, the sides of things come into sight.
pub fn turns_not(before: Mat4, after: Mat4) -> bool {
    let ways = |view: Mat4| [view.x_axis, view.y_axis, view.z_axis];
    ways(before).into_iter().zip(ways(after)).all(|(before, after)| before.abs_diff_eq(after, 1e-5))
}

/// How a camera that has come closer by this much sees the world, for tests.
#[cfg(test)]
pub fn nearer(by: f32) -> Mat4 {
    let eye =
        Transform::from_xyz(0.0, 12.0 - by, 12.0 - by).with_rotation(Quat::from_rotation_x(-0.8));
    let lens = PerspectiveProjection { fov: 0.46, aspect_ratio: 16.0 / 9.0, ..default() };
    Projection::Perspective(lens).get_clip_from_view()
        * GlobalTransform::from(eye).affine().inverse()
}

#[cfg(test)]
mod tests {
    use super::{super::outline::Outline, *};

    fn place(view: Mat4, point: Vec3) -> Vec2 {
        view.project_point3(point).truncate() * Vec2::new(0.5, -0.5) + 0.5
    }

    fn of(view: Mat4) -> Original {
        Original { view, stale: Rect::EMPTY }
    }

    #[test]
    fn the_tops_of_discs_are_found_in_the_original() {
        let (far, near) = (nearer(0.0), nearer(3.0) * Mat4::from_translation(Vec3::X * 0.4));
        let leads = of(far).seen_from(near);
        for (x, z) in [(0.0, 0.0), (1.5, 0.5), (-2.0, 1.0), (0.3, -2.2)] {
            let top = Vec3::new(x, DISC_HEIGHT, z);
            let at = leads * place(near, top).as_dvec2().extend(1.0);
            let at = (at.truncate() / at.z).as_vec2();
            assert!(at.abs_diff_eq(place(far, top), 1e-4), "{at} {}", place(far, top));
        }
    }

    /// A camera that comes closer may see a little of the table that the wider picture does not show.
    #[test]
    fn a_nearer_view_that_reaches_a_little_aside_is_kept_beside_the_wider_one() {
        let kinds = (0..60_u8).map(|tenths| {
            let aside = Mat4::from_translation(Vec3::X * f32::from(tenths) / 10.0);
            let mut originals = Originals::default();
            originals.keep(nearer(0.0));
            let view = nearer(2.0) * aside;
            (originals.show_all(view), originals.keep(view))
        });
        let mut kinds: Vec<_> = kinds.collect();
        kinds.dedup();
        let wanted = [(true, KeptAs::Inner), (false, KeptAs::Inner), (false, KeptAs::Outer)];
        assert_eq!(kinds, wanted);
    }

    #[test]
    fn on_the_way_back_the_wider_picture_shows_what_lies_around() {
        let mut originals = Originals::default();
        assert_eq!(originals.keep(nearer(0.0)), KeptAs::Outer);
        assert!(originals.show_all(nearer(2.0)));
        // The camera has come closer, and something has changed there.
        let changed = Rect::new(0.4, 0.4, 0.5, 0.6);
        let change = Change { outline: Outline::all_of(changed), moves: true };
        originals.make_way();
        originals.note(&[change], nearer(2.0));
        let stale = originals.stale_in(nearer(2.0));
        assert!(stale.min.abs_diff_eq(changed.min, 1e-2), "{stale:?}");
        assert_eq!(originals.keep(nearer(2.0)), KeptAs::Inner);
        assert!(originals.show_all(nearer(1.0)));
        assert!(originals.stale_in(nearer(1.0)).is_empty(), "the inner picture shows it");
        originals.note(&[change], nearer(1.0));
        let stale = originals.stale_in(nearer(1.0));
        assert!(stale.max.abs_diff_eq(changed.max, 1e-2), "{stale:?}");
    }

    #[test]
    fn a_wider_view_takes_the_place_of_all_others() {
        let mut originals = Originals::default();
        originals.keep(nearer(1.0));
        assert!(!originals.show_all(nearer(0.0)));
        assert_eq!(originals.keep(nearer(0.0)), KeptAs::Outer);
        assert_eq!(originals.keep(nearer(0.0)), KeptAs::Outer, "nothing lies within itself");
    }

    #[test]
    fn a_camera_that_turns_is_told_from_one_that_moves() {
        assert!(turns_not(nearer(0.0), nearer(5.0)));
        assert!(!turns_not(nearer(0.0), nearer(0.0) * Mat4::from_rotation_y(0.01)));
    }
}
