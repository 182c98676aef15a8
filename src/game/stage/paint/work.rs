//! The work of the [painters](super::painter): what each frame paints, so that the full picture is up to date whenever the
//! board rests, and no frame takes long while something moves.

use std::collections::VecDeque;

use bevy::prelude::*;

use super::{
    damage::PictureDamage,
    patch::{Patch, slices},
    pending::{Pending, is_little},
};

/// How long the board has to rest before the full picture is painted, in seconds. Until then something may well move
/// again.
const REST: f32 = 0.1;
/// How many frames are painted in full when everything may have changed, because some effects build up over several
/// frames.
const FRESH: u8 = 4;
/// How much of the picture is painted in one frame once the board rests. Nothing moves then that could falter, but the
/// player may act at any time.
const LARGEST_AT_REST: f32 = 0.3;
/// If much of the picture changes again after less than this time, it moves. In seconds.
const ONCE_IN: f32 = 0.3;

/// What one frame paints.
#[derive(Clone, Debug, PartialEq)]
pub enum FrameWork {
    /// The picture stays.
    Nothing,
    /// All of the board, at the scale with this index.
    Whole(usize),
    /// This part of it, in full size.
    Part(Patch),
    /// A slice of the full picture, which is not shown before all of it is painted.
    Behind(URect),
}

/// How far the painters are.
#[derive(Resource, Clone, Debug)]
pub struct Work {
    /// What has changed and is not painted yet.
    pending: Pending,
    /// What is left of the full picture while it is painted behind a rough one.
    behind: Option<VecDeque<URect>>,
    /// How many more frames the full picture has to be painted.
    fresh: u8,
    /// Whether the full picture is out of date, and a rough one shows in its place.
    is_rough: bool,
    /// Whether the whole board was painted in the last frame because something moved.
    moved: bool,
    /// How long the board has rested, in seconds.
    rested: f32,
    /// How long ago much of the picture changed, in seconds.
    since_large: f32,
}

impl Default for Work {
    fn default() -> Work {
        Work {
            pending: Pending::default(),
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
        self.is_rough || self.is_fresh() || !self.pending.is_empty()
    }

    /// Paints the full picture in the next frames, because anything may have changed.
    pub fn start_afresh(&mut self) {
        self.fresh = FRESH;
    }

    /// What to paint next on a picture of this size, after this damage and this many seconds. `coarseness` is the index
    /// of the scale for all that moves, and `may_patch` is whether parts can be painted alone.
    pub fn next(
        &mut self,
        damage: PictureDamage,
        size: UVec2,
        coarseness: usize,
        may_patch: bool,
        seconds: f32,
    ) -> FrameWork {
        let is_calm = damage == PictureDamage::NONE;
        self.rested = if is_calm { self.rested + seconds } else { 0.0 };
        self.since_large += seconds;
        self.moved = false;
        if !is_calm {
            self.behind = None;
        }
        if self.fresh > 0 {
            self.fresh -= 1;
            (self.pending, self.behind, self.is_rough) = (Pending::default(), None, false);
            return FrameWork::Whole(0);
        }
        let PictureDamage::Parts(spots) = damage else { return self.move_all(coarseness) };
        let is_in_sight = spots.iter().any(|spot| !spot.outline.strips(size).is_empty());
        if !is_in_sight && self.pending.is_empty() {
            return self.rest(size, may_patch);
        }
        if !may_patch || self.is_rough {
            return self.move_all(coarseness);
        }
        if !is_little(&spots, size) {
            if self.since_large < ONCE_IN {
                return self.move_all(coarseness);
            }
            self.since_large = 0.0;
        }
        self.pending.add(&spots, size);
        match self.pending.next(size) {
            Some(part) => FrameWork::Part(part),
            None => self.move_all(coarseness),
        }
    }

    /// Paints the whole board, since much of it moves.
    fn move_all(&mut self, coarseness: usize) -> FrameWork {
        self.pending = Pending::default();
        (self.moved, self.is_rough) = (true, coarseness > 0);
        FrameWork::Whole(coarseness)
    }

    /// Paints the full picture behind a rough one, if nothing has changed for a while.
    fn rest(&mut self, size: UVec2, may_patch: bool) -> FrameWork {
        if !self.is_rough || self.rested < REST {
            return FrameWork::Nothing;
        }
        if !may_patch {
            self.is_rough = false;
            return FrameWork::Whole(0);
        }
        let all = URect::from_corners(UVec2::ZERO, size);
        let behind = self.behind.get_or_insert_with(|| slices(all, size, LARGEST_AT_REST).into());
        if let Some(slice) = behind.pop_front() {
            return FrameWork::Behind(slice);
        }
        (self.behind, self.is_rough) = (None, false);
        FrameWork::Nothing
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::stage::paint::{damage::Change, outline::Outline, patch::together};

    const SIZE: UVec2 = UVec2::new(1280, 720);
    const FRAME: f32 = 0.05;
    /// A scale at which a slow machine paints.
    const COARSE: usize = 4;

    /// A square that has changed, in parts of the picture.
    fn square(from: Vec2, to: f32, moves: bool) -> Change {
        let corners = [Vec2::ZERO, Vec2::X, Vec2::ONE, Vec2::Y];
        let outline = Outline::around(corners.map(|corner| from + corner * to).to_vec());
        Change { outline, depth: 1.0, moves }
    }

    /// Something that moves within this square.
    fn part(from: f32, to: f32) -> PictureDamage {
        PictureDamage::Parts(vec![square(Vec2::splat(from), to - from, true)])
    }

    /// Rings to the left and to the right of the board, too many for one frame.
    fn rings() -> PictureDamage {
        let places =
            (0..5_u8).flat_map(|row| [0.2, 0.7].map(|x| Vec2::new(x, f32::from(row) / 6.0)));
        PictureDamage::Parts(places.map(|at| square(at, 0.1, false)).collect())
    }

    /// Paints the first frames, until the full picture is there.
    fn ready() -> Work {
        let mut work = Work::default();
        for _ in 0..FRESH {
            assert_eq!(
                work.next(PictureDamage::Whole, SIZE, COARSE, true, FRAME),
                FrameWork::Whole(0)
            );
        }
        work
    }

    /// What a slow machine paints after this damage.
    fn next(work: &mut Work, damage: PictureDamage) -> FrameWork {
        work.next(damage, SIZE, COARSE, true, FRAME)
    }

    #[test]
    fn nothing_is_painted_while_nothing_changes() {
        let mut work = ready();
        for _ in 0..50 {
            assert_eq!(next(&mut work, PictureDamage::NONE), FrameWork::Nothing);
        }
    }

    #[test]
    fn a_machine_that_keeps_up_always_paints_the_full_picture() {
        let mut work = ready();
        for damage in [part(0.4, 0.5), PictureDamage::Whole, part(0.1, 0.9)] {
            assert_eq!(work.next(damage, SIZE, 0, false, FRAME), FrameWork::Whole(0));
        }
        assert_eq!(work.next(PictureDamage::NONE, SIZE, 0, false, FRAME), FrameWork::Nothing);
    }

    #[test]
    fn a_slow_machine_paints_only_the_part_that_changes() {
        let mut work = ready();
        for _ in 0..20 {
            let painted = parts(vec![next(&mut work, part(0.4, 0.5))]);
            assert_eq!(together(&painted[0]), URect::new(512, 288, 640, 360));
        }
        assert_eq!(
            next(&mut work, PictureDamage::NONE),
            FrameWork::Nothing,
            "the full picture is up to date"
        );
    }

    /// What is painted in these frames, which must be parts.
    fn parts(strokes: Vec<FrameWork>) -> Vec<Patch> {
        let part = |stroke| match stroke {
            FrameWork::Part(part) => part,
            other => panic!("{other:?}"),
        };
        strokes.into_iter().map(part).collect()
    }

    #[test]
    fn rings_all_over_the_board_are_painted_in_several_frames() {
        let mut work = ready();
        let mut strokes = vec![next(&mut work, rings())];
        while work.goes_on() {
            strokes.push(next(&mut work, PictureDamage::NONE));
        }
        let painted = parts(strokes);
        assert!((3..=5).contains(&painted.len()), "{painted:?}");
        let all = together(&painted.concat());
        assert!(all.min == UVec2::new(256, 0) && all.max.cmpge(UVec2::new(1024, 552)).all());
    }

    #[test]
    fn motion_all_over_the_board_is_rough() {
        let mut work = ready();
        assert!(matches!(next(&mut work, rings()), FrameWork::Part(..)));
        assert_eq!(next(&mut work, rings()), FrameWork::Whole(COARSE), "rings that move");
        assert_eq!(next(&mut ready(), part(0.15, 0.85)), FrameWork::Whole(COARSE), "a large thing");
        // The full picture comes once all rests, and no slices after it.
        let rested: Vec<FrameWork> =
            (0..20).map(|_| next(&mut work, PictureDamage::NONE)).collect();
        let is_behind = |stroke: &&FrameWork| matches!(stroke, FrameWork::Behind(_));
        assert_eq!(rested.iter().filter(is_behind).count(), 4);
        assert!(rested.iter().all(|stroke| is_behind(&stroke) || *stroke == FrameWork::Nothing));
    }

    #[test]
    fn while_the_view_turns_the_picture_is_rough_and_afterwards_full_again() {
        let mut work = ready();
        for _ in 0..5 {
            assert_eq!(next(&mut work, PictureDamage::Whole), FrameWork::Whole(COARSE));
        }
        // The rough picture cannot be mended in part.
        assert_eq!(next(&mut work, part(0.4, 0.5)), FrameWork::Whole(COARSE));
        assert_eq!(
            next(&mut work, PictureDamage::NONE),
            FrameWork::Nothing,
            "it has not rested for long"
        );
        let mut painted = Vec::new();
        while let FrameWork::Behind(slice) = next(&mut work, PictureDamage::NONE) {
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
        assert_eq!(next(&mut work, PictureDamage::Whole), FrameWork::Whole(COARSE));
        let behind = |work: &mut Work| {
            let strokes: Vec<FrameWork> = (0..5).map(|_| next(work, PictureDamage::NONE)).collect();
            strokes
                .into_iter()
                .filter(|stroke| matches!(stroke, FrameWork::Behind(_)))
                .collect::<Vec<_>>()
        };
        let first = behind(&mut work);
        assert!(!first.is_empty() && work.is_rough());
        assert_eq!(next(&mut work, part(0.4, 0.5)), FrameWork::Whole(COARSE));
        assert_eq!(behind(&mut work), first);
    }

    #[test]
    fn with_effects_all_over_it_the_full_picture_is_painted_at_once() {
        let mut work = ready();
        let mut next = |damage| work.next(damage, SIZE, COARSE, false, 0.2);
        assert_eq!(next(PictureDamage::Whole), FrameWork::Whole(COARSE));
        assert_eq!(next(PictureDamage::NONE), FrameWork::Whole(0));
        assert_eq!(next(PictureDamage::NONE), FrameWork::Nothing);
    }

    #[test]
    fn what_changes_out_of_sight_is_not_painted() {
        let mut work = ready();
        assert_eq!(next(&mut work, part(1.2, 1.4)), FrameWork::Nothing);
        assert_eq!(next(&mut work, PictureDamage::NONE), FrameWork::Nothing);
    }
}
