//! The work of the [painters](super::painter): what each frame paints, so that the full picture is up to date whenever the
//! board rests, and no frame takes long while something moves.

use bevy::prelude::*;

use super::{canvas::scaled, damage::Damage, pace::SCALES};

/// How long the board has to rest before the full picture is painted, in seconds. Until then something may well move
/// again.
const REST: f32 = 0.12;
/// How many frames are painted in full when everything may have changed, because some effects build up over several
/// frames.
const FRESH: u8 = 4;
/// How much wider a part is painted than it changes, in pixels, since smooth edges depend on what lies beside them.
const MARGIN: u32 = 12;
/// The largest scale at which a part is painted in one frame. A larger part takes long, as when rings appear all over
/// the board: it is painted only once in a while, slice by slice.
const LARGEST_PART: f32 = 0.5;
/// If a large part changes again after less than this time, it moves. In seconds.
const ONCE_IN: f32 = 0.3;

/// What one frame paints.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) enum Stroke {
    /// The picture stays.
    Nothing,
    /// All of the board, on the canvas with this index.
    Whole(usize),
    /// A part of it, in full size, on the canvas with this index. The part is given in pixels.
    Part(usize, URect),
}

/// A large part of the picture, in pixels, and how many slices of it have been painted.
#[derive(Clone, Copy, Debug)]
struct Sliced {
    part: URect,
    painted: u32,
}

impl Sliced {
    /// The next slice on a picture of this size. Slices form a grid, and each fits on a canvas.
    fn next(&mut self, size: UVec2) -> Option<URect> {
        let most =
            scaled(size, LARGEST_PART).saturating_sub(UVec2::splat(2 * MARGIN)).max(UVec2::ONE);
        let grid = (self.part.size() + most - 1) / most;
        let at = UVec2::new(self.painted % grid.x, self.painted / grid.x);
        if at.y >= grid.y {
            return None;
        }
        self.painted += 1;
        let corner = |at: UVec2| self.part.min + self.part.size() * at / grid;
        Some(URect::from_corners(corner(at), corner(at + 1)))
    }
}

/// How far the painters are.
#[derive(Resource, Clone, Copy, Debug)]
pub(super) struct Work {
    /// What has changed since it was painted last.
    damage: Damage,
    /// A large part that is being painted.
    sliced: Option<Sliced>,
    /// Whether the last frame painted a slice.
    was_slice: bool,
    /// How many more frames the full picture has to be painted.
    fresh: u8,
    /// Whether the full picture is out of date, and a rough one shows in its place.
    is_rough: bool,
    /// Whether the whole board was painted in the last frame because something moved.
    moved: bool,
    /// How long the board has rested, in seconds.
    rested: f32,
    /// How long ago a large part was painted, in seconds.
    since_large: f32,
}

impl Default for Work {
    fn default() -> Work {
        Work {
            damage: Damage::Whole,
            sliced: None,
            was_slice: false,
            fresh: FRESH,
            is_rough: false,
            moved: false,
            rested: 0.0,
            since_large: ONCE_IN,
        }
    }
}

impl Work {
    /// Whether a rough picture shows in the place of the full one.
    pub fn is_rough(&self) -> bool {
        self.is_rough
    }

    /// Whether the last frame painted the whole board because something moved.
    pub fn moved(&self) -> bool {
        self.moved
    }

    /// Whether the full picture is painted in the next frames, come what may.
    pub fn is_fresh(&self) -> bool {
        self.fresh > 0
    }

    /// Whether the next frame has something to paint even if nothing changes.
    pub fn goes_on(&self) -> bool {
        self.is_rough || self.is_fresh() || self.sliced.is_some() || self.damage != Damage::None
    }

    /// Paints the full picture in the next frames, because anything may have changed.
    pub fn start_afresh(&mut self) {
        self.fresh = FRESH;
    }

    /// What to paint next on a picture of this size, after this damage and this many seconds. `coarseness` is the index
    /// of the canvas for all that moves, and `may_patch` is whether parts can be painted alone.
    pub fn next(
        &mut self,
        damage: Damage,
        size: UVec2,
        coarseness: usize,
        may_patch: bool,
        seconds: f32,
    ) -> Stroke {
        self.damage = self.damage.and(damage);
        self.rested = if damage == Damage::None { self.rested + seconds } else { 0.0 };
        self.since_large += seconds;
        self.moved = false;
        let was_slice = std::mem::take(&mut self.was_slice);
        if self.fresh > 0 {
            self.fresh -= 1;
            (self.damage, self.sliced, self.is_rough) = (Damage::None, None, false);
            return Stroke::Whole(0);
        }
        if matches!(self.damage, Damage::Part(part) if pixels(part, size).is_empty()) {
            self.damage = Damage::None;
        }
        let part = match self.damage {
            Damage::None if self.is_rough && self.rested >= REST => {
                self.is_rough = false;
                return Stroke::Whole(0);
            }
            Damage::None => return self.slice(size).unwrap_or(Stroke::Nothing),
            Damage::Part(part) if may_patch && !self.is_rough => Some(pixels(part, size)),
            Damage::Part(_) | Damage::Whole => None,
        };
        if let Some(part) = part {
            // Slices and what changes meanwhile take turns.
            if !was_slice && let Some(slice) = self.slice(size) {
                return slice;
            }
            let stroke = match fitting(part, size) {
                Some(index) => Some(Stroke::Part(index, part)),
                None if self.since_large >= ONCE_IN => {
                    self.since_large = 0.0;
                    self.sliced = Some(Sliced { part, painted: 0 });
                    self.slice(size)
                }
                None => None,
            };
            if let Some(stroke) = stroke {
                self.damage = Damage::None;
                return stroke;
            }
        }
        (self.damage, self.sliced) = (Damage::None, None);
        (self.moved, self.is_rough) = (true, coarseness > 0);
        Stroke::Whole(coarseness)
    }

    /// The next slice of a large part.
    fn slice(&mut self, size: UVec2) -> Option<Stroke> {
        let slice = self.sliced.as_mut()?.next(size);
        let stroke = slice.and_then(|slice| Some(Stroke::Part(fitting(slice, size)?, slice)));
        self.was_slice = stroke.is_some();
        if stroke.is_none() {
            self.sliced = None;
        }
        stroke
    }
}

/// The pixels of a part of the picture, as far as it is in sight.
fn pixels(part: Rect, size: UVec2) -> URect {
    let whole = size.as_vec2();
    let low = (part.min * whole).floor().clamp(Vec2::ZERO, whole).as_uvec2();
    let high = (part.max * whole).ceil().clamp(Vec2::ZERO, whole).as_uvec2();
    URect::from_corners(low, high)
}

/// The index of the smallest canvas on which a part of the picture fits.
fn fitting(part: URect, size: UVec2) -> Option<usize> {
    let room = part.size() + 2 * MARGIN;
    SCALES
        .iter()
        .rposition(|scale| *scale <= LARGEST_PART && scaled(size, *scale).cmpge(room).all())
}

/// Where to put the upper left corner of a canvas so that a part of the picture lies in its middle.
pub(super) fn corner(part: URect, canvas: UVec2, whole: UVec2) -> UVec2 {
    let spare = canvas - part.size();
    part.min.saturating_sub(spare / 2).min(whole - canvas)
}

#[cfg(test)]
mod tests {
    use super::*;

    const SIZE: UVec2 = UVec2::new(1280, 720);
    const FRAME: f32 = 0.05;
    /// A scale at which a slow machine paints.
    const COARSE: usize = 4;

    fn part(from: f32, to: f32) -> Damage {
        Damage::Part(Rect::new(from, from, to, to))
    }

    /// Paints the first frames, until the full picture is there.
    fn ready() -> Work {
        let mut work = Work::default();
        for _ in 0..FRESH {
            assert_eq!(work.next(Damage::Whole, SIZE, COARSE, true, FRAME), Stroke::Whole(0));
        }
        work
    }

    /// What a slow machine paints after this damage.
    fn next(work: &mut Work, damage: Damage) -> Stroke {
        work.next(damage, SIZE, COARSE, true, FRAME)
    }

    #[test]
    fn nothing_is_painted_while_nothing_changes() {
        let mut work = ready();
        for _ in 0..50 {
            assert_eq!(next(&mut work, Damage::None), Stroke::Nothing);
        }
    }

    #[test]
    fn a_machine_that_keeps_up_always_paints_the_full_picture() {
        let mut work = ready();
        for damage in [part(0.4, 0.5), Damage::Whole, part(0.1, 0.9)] {
            assert_eq!(work.next(damage, SIZE, 0, false, FRAME), Stroke::Whole(0));
        }
        assert_eq!(work.next(Damage::None, SIZE, 0, false, FRAME), Stroke::Nothing);
    }

    #[test]
    fn a_slow_machine_paints_only_the_part_that_changes() {
        let mut work = ready();
        for _ in 0..20 {
            let Stroke::Part(index, pixels) = next(&mut work, part(0.4, 0.5)) else { panic!() };
            assert_eq!(pixels, URect::new(512, 288, 640, 360));
            assert!(scaled(SIZE, SCALES[index]).cmpge(pixels.size() + 2 * MARGIN).all());
        }
        assert_eq!(
            next(&mut work, Damage::None),
            Stroke::Nothing,
            "the full picture is up to date"
        );
    }

    /// What is painted in these frames, which all must be parts.
    fn parts(strokes: &[Stroke]) -> Vec<URect> {
        let part = |stroke: &Stroke| match stroke {
            Stroke::Part(index, part) => {
                assert!(SCALES[*index] <= LARGEST_PART);
                assert!(scaled(SIZE, SCALES[*index]).cmpge(part.size() + 2 * MARGIN).all());
                *part
            }
            other => panic!("{other:?}"),
        };
        strokes.iter().map(part).collect()
    }

    #[test]
    fn rings_all_over_the_board_are_painted_once_slice_by_slice() {
        let mut work = ready();
        let mut strokes = vec![next(&mut work, part(0.15, 0.85))];
        while work.goes_on() {
            strokes.push(next(&mut work, Damage::None));
        }
        assert_eq!(strokes.pop(), Some(Stroke::Nothing));
        let slices = parts(&strokes);
        assert_eq!(slices.len(), 4);
        let whole = slices.iter().copied().reduce(|one, other| one.union(other));
        assert_eq!(whole, Some(URect::new(192, 108, 1088, 612)));
        let area: u32 = slices.iter().map(|slice| slice.size().element_product()).sum();
        assert_eq!(area, 896 * 504, "no pixel is painted twice");
    }

    #[test]
    fn what_moves_meanwhile_takes_turns_with_the_slices() {
        let mut work = ready();
        let strokes: Vec<Stroke> = [part(0.15, 0.85)]
            .into_iter()
            .chain([part(0.4, 0.5); 7])
            .map(|damage| next(&mut work, damage))
            .collect();
        let moving = URect::new(512, 288, 640, 360);
        let is_moving: Vec<bool> = parts(&strokes).iter().map(|part| *part == moving).collect();
        assert_eq!(is_moving, [false, true, false, true, false, true, false, true]);
    }

    #[test]
    fn motion_all_over_the_board_is_rough() {
        let mut work = ready();
        let large = part(0.15, 0.85);
        assert!(matches!(next(&mut work, large), Stroke::Part(..)));
        assert_eq!(next(&mut work, large), Stroke::Whole(COARSE));
        // The full picture comes once all rests, and no slices after it.
        let rested: Vec<Stroke> = (0..10).map(|_| next(&mut work, Damage::None)).collect();
        assert_eq!(rested.iter().filter(|stroke| **stroke != Stroke::Nothing).count(), 1);
    }

    #[test]
    fn while_the_view_turns_the_picture_is_rough_and_afterwards_full_again() {
        let mut work = ready();
        for _ in 0..5 {
            assert_eq!(next(&mut work, Damage::Whole), Stroke::Whole(COARSE));
        }
        // The rough picture cannot be mended in part.
        assert_eq!(next(&mut work, part(0.4, 0.5)), Stroke::Whole(COARSE));
        let rested: Vec<Stroke> = (0..10).map(|_| next(&mut work, Damage::None)).collect();
        let painted = rested.iter().position(|stroke| *stroke == Stroke::Whole(0));
        let painted = painted.expect("the full picture");
        assert_eq!(painted, 2, "after three frames, which is longer than the board has to rest");
        assert!(
            rested.iter().enumerate().all(|(i, stroke)| i == painted || *stroke == Stroke::Nothing)
        );
    }

    #[test]
    fn what_changes_out_of_sight_is_not_painted() {
        let mut work = ready();
        assert_eq!(next(&mut work, part(1.2, 1.4)), Stroke::Nothing);
        assert_eq!(next(&mut work, Damage::None), Stroke::Nothing);
    }

    #[test]
    fn a_canvas_lies_within_the_picture_and_around_the_part() {
        for (from, to) in [(0.0, 0.1), (0.45, 0.5), (0.9, 1.0), (-0.2, 0.05), (0.97, 1.4)] {
            let Damage::Part(rect) = part(from, to) else { panic!() };
            let pixels = pixels(rect, SIZE);
            let index = fitting(pixels, SIZE).expect("it fits");
            let canvas = scaled(SIZE, SCALES[index]);
            let corner = corner(pixels, canvas, SIZE);
            assert!(corner.cmple(pixels.min).all() && pixels.max.cmple(corner + canvas).all());
            assert!((corner + canvas).cmple(SIZE).all());
        }
    }
}
