//! The work of the [painters](super::painter): what each frame paints, so that the full picture is up to date whenever the
//! board rests, and no frame takes long while something moves.

use bevy::prelude::*;

use super::damage::Damage;

/// How long the board has to rest before the full picture is painted, in seconds. Until then something may well move
/// again.
const REST: f32 = 0.12;
/// How many frames are painted in full when everything may have changed, because some effects build up over several
/// frames.
const FRESH: u8 = 4;
/// How much wider a part is painted than it changes, in pixels, since smooth edges depend on what lies beside them.
const MARGIN: u32 = 12;
/// Sheets for parts come in multiples of this, in pixels. Painters get ready for a new size, so there should be few.
const SHEET_STEP: u32 = 32;
/// How much of the picture is painted in one frame, as a part. A larger part takes long, as when rings appear all over
/// the board: it is painted only once in a while, slice by slice.
const LARGEST_PART: f32 = 0.15;
/// How much of it is painted in one frame once the board rests. Nothing moves then that could falter, but the player may
/// act at any time.
const LARGEST_AT_REST: f32 = 0.3;
/// The most slices side by side.
const MOST_SLICES: u32 = 8;
/// If a large part changes again after less than this time, it moves. In seconds.
const ONCE_IN: f32 = 0.3;

/// What one frame paints.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) enum Stroke {
    /// The picture stays.
    Nothing,
    /// All of the board, at the scale with this index.
    Whole(usize),
    /// A part of it, in full size. It is given in pixels.
    Part(URect),
    /// A part of the full picture, which is not shown before all of it is painted.
    Behind(URect),
}

/// A large part of the picture, in pixels, and how many slices of it have been painted.
#[derive(Clone, Copy, Debug)]
struct Sliced {
    part: URect,
    painted: u32,
    /// How much of the picture a slice may be.
    largest: f32,
}

impl Sliced {
    /// The next slice on a picture of this size. Slices form a grid, and each is painted in one frame.
    fn next(&mut self, size: UVec2) -> Option<URect> {
        let mut grid = UVec2::ONE;
        loop {
            let slice = (self.part.size() + grid - 1) / grid;
            if fits(slice, size, self.largest) || grid.max_element() == MOST_SLICES {
                break;
            }
            grid += if slice.x > slice.y { UVec2::X } else { UVec2::Y };
        }
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
    /// The full picture, while it is painted behind a rough one.
    behind: Option<Sliced>,
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
            behind: None,
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
        if damage != Damage::None {
            self.behind = None;
        }
        if self.fresh > 0 {
            self.fresh -= 1;
            (self.damage, self.sliced, self.behind, self.is_rough) =
                (Damage::None, None, None, false);
            return Stroke::Whole(0);
        }
        if matches!(self.damage, Damage::Part(part) if pixels(part, size).is_empty()) {
            self.damage = Damage::None;
        }
        let part = match self.damage {
            Damage::None if self.is_rough => {
                if self.rested < REST {
                    return Stroke::Nothing;
                }
                return self.refine(size, may_patch);
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
            let stroke = if fits(part.size(), size, LARGEST_PART) {
                Some(Stroke::Part(part))
            } else if self.since_large >= ONCE_IN {
                self.since_large = 0.0;
                self.sliced = Some(Sliced { part, painted: 0, largest: LARGEST_PART });
                self.slice(size)
            } else {
                None
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

    /// Goes on to paint the full picture behind a rough one.
    fn refine(&mut self, size: UVec2, may_patch: bool) -> Stroke {
        if !may_patch {
            self.is_rough = false;
            return Stroke::Whole(0);
        }
        let all = URect::from_corners(UVec2::ZERO, size);
        let behind =
            self.behind.get_or_insert(Sliced { part: all, painted: 0, largest: LARGEST_AT_REST });
        if let Some(slice) = behind.next(size) {
            return Stroke::Behind(slice);
        }
        (self.behind, self.is_rough) = (None, false);
        Stroke::Nothing
    }

    /// The next slice of a large part.
    fn slice(&mut self, size: UVec2) -> Option<Stroke> {
        let slice = self.sliced.as_mut()?.next(size);
        self.was_slice = slice.is_some();
        if slice.is_none() {
            self.sliced = None;
        }
        slice.map(Stroke::Part)
    }
}

/// The pixels of a part of the picture, as far as it is in sight.
fn pixels(part: Rect, size: UVec2) -> URect {
    let whole = size.as_vec2();
    let low = (part.min * whole).floor().clamp(Vec2::ZERO, whole).as_uvec2();
    let high = (part.max * whole).ceil().clamp(Vec2::ZERO, whole).as_uvec2();
    URect::from_corners(low, high)
}

/// The size of the sheet for a part of this size.
fn sheet(part: UVec2, picture: UVec2) -> UVec2 {
    ((part + 2 * MARGIN + SHEET_STEP - 1) / SHEET_STEP * SHEET_STEP).min(picture)
}

/// Whether the sheet for a part of this size is no larger than this share of the picture.
fn fits(part: UVec2, picture: UVec2, largest: f32) -> bool {
    let area = |size: UVec2| size.as_vec2().element_product();
    area(sheet(part, picture)) <= largest * area(picture)
}

/// What of the picture the sheet for a part covers. The part lies in its middle if there is room.
pub(super) fn covered(part: URect, picture: UVec2) -> URect {
    let sheet = sheet(part.size(), picture);
    let spare = sheet - part.size();
    let corner = part.min.saturating_sub(spare / 2).min(picture - sheet);
    URect::from_corners(corner, corner + sheet)
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
            let stroke = next(&mut work, part(0.4, 0.5));
            assert_eq!(stroke, Stroke::Part(URect::new(512, 288, 640, 360)));
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
            Stroke::Part(part) => {
                assert!(fits(part.size(), SIZE, LARGEST_PART));
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
        let rested: Vec<Stroke> = (0..20).map(|_| next(&mut work, Damage::None)).collect();
        let is_behind = |stroke: &&Stroke| matches!(stroke, Stroke::Behind(_));
        assert_eq!(rested.iter().filter(is_behind).count(), 4);
        assert!(rested.iter().all(|stroke| is_behind(&stroke) || *stroke == Stroke::Nothing));
    }

    #[test]
    fn while_the_view_turns_the_picture_is_rough_and_afterwards_full_again() {
        let mut work = ready();
        for _ in 0..5 {
            assert_eq!(next(&mut work, Damage::Whole), Stroke::Whole(COARSE));
        }
        // The rough picture cannot be mended in part.
        assert_eq!(next(&mut work, part(0.4, 0.5)), Stroke::Whole(COARSE));
        assert_eq!(next(&mut work, Damage::None), Stroke::Nothing);
        assert_eq!(next(&mut work, Damage::None), Stroke::Nothing, "it has not rested for long");
        let mut painted = Vec::new();
        while let Stroke::Behind(slice) = next(&mut work, Damage::None) {
            assert!(work.is_rough(), "the rough picture is shown until all is painted");
            painted.push(slice);
        }
        let area: u32 = painted.iter().map(|slice| slice.size().element_product()).sum();
        assert_eq!(area, SIZE.element_product());
        assert!(!work.is_rough() && !work.goes_on());
    }

    #[test]
    fn what_moves_while_the_full_picture_is_painted_begins_it_anew() {
        let mut work = ready();
        assert_eq!(next(&mut work, Damage::Whole), Stroke::Whole(COARSE));
        let behind = |work: &mut Work| {
            let strokes: Vec<Stroke> = (0..5).map(|_| next(work, Damage::None)).collect();
            strokes
                .into_iter()
                .filter(|stroke| matches!(stroke, Stroke::Behind(_)))
                .collect::<Vec<_>>()
        };
        let first = behind(&mut work);
        assert!(!first.is_empty() && work.is_rough());
        assert_eq!(next(&mut work, part(0.4, 0.5)), Stroke::Whole(COARSE));
        assert_eq!(behind(&mut work), first);
    }

    #[test]
    fn with_effects_all_over_it_the_full_picture_is_painted_at_once() {
        let mut work = ready();
        let mut next = |damage| work.next(damage, SIZE, COARSE, false, 0.2);
        assert_eq!(next(Damage::Whole), Stroke::Whole(COARSE));
        assert_eq!(next(Damage::None), Stroke::Whole(0));
        assert_eq!(next(Damage::None), Stroke::Nothing);
    }

    #[test]
    fn what_changes_out_of_sight_is_not_painted() {
        let mut work = ready();
        assert_eq!(next(&mut work, part(1.2, 1.4)), Stroke::Nothing);
        assert_eq!(next(&mut work, Damage::None), Stroke::Nothing);
    }

    #[test]
    fn a_sheet_lies_within_the_picture_and_around_the_part() {
        for (from, to) in [(0.0, 0.1), (0.45, 0.5), (0.9, 1.0), (-0.2, 0.05), (0.97, 1.4)] {
            let Damage::Part(rect) = part(from, to) else { panic!() };
            let pixels = pixels(rect, SIZE);
            let covered = covered(pixels, SIZE);
            assert!(covered.max.cmple(SIZE).all());
            let clear =
                |from: UVec2, to: UVec2| to.saturating_sub(from).cmpge(UVec2::splat(MARGIN));
            let at_edge = pixels.min.cmplt(UVec2::splat(2 * MARGIN + SHEET_STEP));
            assert!((clear(covered.min, pixels.min) | at_edge).all(), "{covered:?} {pixels:?}");
            let at_edge = pixels.max.cmpgt(SIZE - 2 * MARGIN - SHEET_STEP);
            assert!((clear(pixels.max, covered.max) | at_edge).all(), "{covered:?} {pixels:?}");
            assert!(covered.contains(pixels.min) && covered.contains(pixels.max));
        }
    }

    #[test]
    fn slices_of_a_tiny_picture_are_painted_too() {
        let tiny = UVec2::new(40, 20);
        let mut large = Sliced {
            part: URect::from_corners(UVec2::ZERO, tiny),
            painted: 0,
            largest: LARGEST_PART,
        };
        let slices: Vec<URect> = std::iter::from_fn(|| large.next(tiny)).collect();
        let area: u32 = slices.iter().map(|slice| slice.size().element_product()).sum();
        assert_eq!(area, tiny.element_product());
        assert!(slices.iter().all(|slice| covered(*slice, tiny).max.cmple(tiny).all()));
    }
}
