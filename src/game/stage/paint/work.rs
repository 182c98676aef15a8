//! The work of the [painters](super::painter): what each frame paints, so that the full picture is up to date whenever the
//! board rests, and no frame takes long while something moves.

use bevy::prelude::*;

use super::{
    damage::{Change, PictureDamage},
    originals::{KeptAs, Originals, turns_not},
    patch::{Patch, fits},
    pending::Pending,
};

/// How long not much of the picture has to change before all of it is painted in full, in seconds. Until then the view may
/// well move again.
const REST: f32 = 0.1;
/// How many frames are painted in full when everything may have changed, because some effects build up over several
/// frames.
const FRESH: u8 = 4;
/// If more than this share of the picture moves, the picture is rough.
const MUCH: f32 = 0.45;

/// What one frame paints.
#[derive(Clone, Debug, PartialEq)]
pub enum FrameWork {
    /// The picture stays.
    Nothing,
    /// All of the board, at the scale with this index.
    Whole(usize),
    /// This part of it, in full size.
    Part(Patch),
    /// A [trace](super::trace) of these pictures. The one on the canvas is first kept in this place.
    Trace(Originals, Option<KeptAs>),
}

/// How the view sees the world.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct SeenFrom {
    /// Where it sees what.
    pub clip_from_world: Mat4,
    /// Whether it stays like this.
    pub has_arrived: bool,
}

/// How far the painters are.
#[derive(Resource, Clone, Debug)]
pub struct Work {
    /// What has changed and is not painted yet.
    pending: Pending,
    /// How many more frames the full picture has to be painted.
    fresh: u8,
    /// Whether a rough picture, or a trace, shows in the place of the full one.
    is_rough: bool,
    /// The full pictures of views that the camera has left.
    originals: Originals,
    /// Whether a trace of them shows.
    is_traced: bool,
    /// How the view saw the world last.
    last_view: Mat4,
    /// Whether the whole board was painted in the last frame because something moved.
    moved: bool,
    /// How long ago much of the picture changed, in seconds.
    rested: f32,
}

impl Default for Work {
    fn default() -> Work {
        Work {
            pending: Pending::default(),
            fresh: FRESH,
            is_rough: false,
            originals: Originals::default(),
            is_traced: false,
            last_view: Mat4::IDENTITY,
            moved: false,
            rested: 0.0,
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

    /// Whether the next frame has something to paint even if nothing changes.
    pub fn goes_on(&self) -> bool {
        self.is_rough || self.fresh > 0 || !self.pending.is_empty()
    }

    /// Paints the full picture in the next frames, because anything may have changed.
    pub fn start_afresh(&mut self) {
        self.fresh = FRESH;
        self.originals.clear();
    }

    /// What to paint next on a picture of this size, after this damage and this many seconds. `coarseness` is the index of
    /// the scale for all that moves, and `may_patch` is whether parts can be painted alone.
    pub fn next(
        &mut self,
        damage: PictureDamage,
        size: UVec2,
        SeenFrom { clip_from_world: view, has_arrived }: SeenFrom,
        coarseness: usize,
        may_patch: bool,
        seconds: f32,
    ) -> FrameWork {
        self.rested += seconds;
        self.moved = false;
        let last_view = std::mem::replace(&mut self.last_view, view);
        if self.fresh > 0 {
            self.fresh -= 1;
            return self.paint_all(0);
        }
        let changes = match damage {
            PictureDamage::Parts(changes) => changes,
            PictureDamage::View(changes) if has_arrived => {
                if self.is_traced {
                    self.originals.note(&changes, view);
                } else {
                    self.originals.clear();
                }
                return self.paint_all(0);
            }
            PictureDamage::View(changes) if may_patch && turns_not(last_view, view) => {
                return self
                    .trace(&changes, (last_view, view))
                    .unwrap_or_else(|| self.move_all(coarseness));
            }
            PictureDamage::View(_) | PictureDamage::Whole => {
                self.originals.clear();
                return self.move_all(coarseness);
            }
        };
        self.originals.note(&changes, view);
        self.pending.add(&changes, size);
        let is_calm = self.pending.is_empty();
        if !is_calm && !may_patch {
            return self.move_all(coarseness);
        }
        if self.is_rough && self.rested >= REST {
            return self.paint_all(0);
        }
        if is_calm {
            return FrameWork::Nothing;
        }
        if self.is_traced {
            return self.paint_all(0);
        }
        if self.is_rough {
            self.moved = true;
            return self.paint_all(coarseness);
        }
        match self.pending.next(size) {
            Some(part) if fits(part.rect, size, MUCH) => FrameWork::Part(part),
            _ => self.move_all(coarseness),
        }
    }

    /// Traces the full pictures that there are, if they show the board as it is.
    fn trace(&mut self, changes: &[Change], (last_view, view): (Mat4, Mat4)) -> Option<FrameWork> {
        let can_begin = !self.is_rough && self.pending.is_empty();
        if !self.is_traced && !can_begin {
            // The wider picture is still good but for what changes.
            self.originals.note(changes, view);
            return None;
        }
        let kept = (!self.is_traced).then(|| self.originals.keep(last_view));
        self.originals.note(changes, view);
        if !self.originals.suit(view) {
            self.originals.clear();
            return None;
        }
        (self.is_traced, self.is_rough, self.rested) = (true, true, 0.0);
        Some(FrameWork::Trace(self.originals.clone(), kept))
    }

    /// Paints the whole board, since much of it moves.
    fn move_all(&mut self, coarseness: usize) -> FrameWork {
        (self.moved, self.rested) = (true, 0.0);
        self.paint_all(coarseness)
    }

    /// Paints the whole board, with all that has changed.
    fn paint_all(&mut self, coarseness: usize) -> FrameWork {
        self.pending = Pending::default();
        (self.is_rough, self.is_traced) = (coarseness > 0, false);
        self.originals.make_way();
        FrameWork::Whole(coarseness)
    }
}

#[cfg(test)]
mod tests {
    use super::{
        super::{originals::nearer, outline::Outline},
        *,
    };

    const SIZE: UVec2 = UVec2::new(1280, 720);
    const FRAME: f32 = 0.05;
    /// A scale at which a slow machine paints.
    const COARSE: usize = 4;

    /// A view that moves on.
    fn passing(clip_from_world: Mat4) -> SeenFrom {
        SeenFrom { clip_from_world, has_arrived: false }
    }

    /// Something that moves within this square, in parts of the picture.
    fn part(from: f32, to: f32) -> PictureDamage {
        let around = Rect { min: Vec2::splat(from), max: Vec2::splat(to) };
        PictureDamage::Parts(vec![Change { outline: Outline::all_of(around), moves: true }])
    }

    /// The work after the first frames, when the full picture is there.
    fn ready() -> Work {
        let mut work = Work::default();
        for _ in 0..FRESH {
            assert_eq!(next(&mut work, PictureDamage::Whole), FrameWork::Whole(0));
        }
        work
    }

    /// What a slow machine paints after this damage.
    fn next(work: &mut Work, damage: PictureDamage) -> FrameWork {
        work.next(damage, SIZE, passing(Mat4::IDENTITY), COARSE, true, FRAME)
    }

    #[test]
    fn nothing_is_painted_while_nothing_changes() {
        let mut work = ready();
        for damage in [PictureDamage::NONE, part(1.2, 1.4)] {
            for _ in 0..50 {
                assert_eq!(next(&mut work, damage.clone()), FrameWork::Nothing);
                assert!(!work.goes_on());
            }
        }
    }

    #[test]
    fn a_machine_that_keeps_up_always_paints_the_full_picture() {
        let mut work = ready();
        for damage in [part(0.4, 0.5), PictureDamage::Whole, part(0.1, 0.9)] {
            assert_eq!(
                work.next(damage, SIZE, passing(Mat4::IDENTITY), 0, false, FRAME),
                FrameWork::Whole(0)
            );
        }
        assert_eq!(
            work.next(PictureDamage::NONE, SIZE, passing(Mat4::IDENTITY), 0, false, FRAME),
            FrameWork::Nothing
        );
    }

    #[test]
    fn a_slow_machine_paints_only_what_moves_and_that_in_full() {
        let mut work = ready();
        for _ in 0..20 {
            let FrameWork::Part(Patch { rect, laid }) = next(&mut work, part(0.4, 0.5)) else {
                panic!("only a part");
            };
            assert_eq!(rect, URect::new(512, 288, 640, 360));
            assert_eq!(laid.into_iter().reduce(|all, part| all.union(part)), Some(rect));
        }
        assert!(!work.goes_on(), "the full picture is up to date");
        assert_eq!(next(&mut work, part(0.1, 0.9)), FrameWork::Whole(COARSE), "that is too much");
    }

    #[test]
    fn while_the_view_turns_the_picture_is_rough_and_full_soon_after_whatever_moves() {
        for moves in [PictureDamage::NONE, part(0.4, 0.5)] {
            let mut work = ready();
            for _ in 0..5 {
                assert_eq!(next(&mut work, PictureDamage::Whole), FrameWork::Whole(COARSE));
            }
            assert_ne!(next(&mut work, moves.clone()), FrameWork::Whole(0), "it may turn again");
            assert!(work.goes_on());
            assert_eq!(next(&mut work, moves), FrameWork::Whole(0));
            assert!(!work.goes_on());
        }
    }

    #[test]
    fn with_effects_all_over_it_the_picture_is_rough_until_nothing_moves() {
        let mut work = ready();
        let mut next =
            |damage| work.next(damage, SIZE, passing(Mat4::IDENTITY), COARSE, false, 0.2);
        for _ in 0..5 {
            assert_eq!(next(part(0.4, 0.5)), FrameWork::Whole(COARSE));
        }
        assert_eq!(next(PictureDamage::NONE), FrameWork::Whole(0));
        assert_eq!(next(PictureDamage::NONE), FrameWork::Nothing);
    }

    /// What a slow machine paints when the view has moved here and this has changed.
    fn see_from(work: &mut Work, view: Mat4, changed: PictureDamage) -> FrameWork {
        let moved = PictureDamage::View(Vec::new());
        work.next(moved.and(changed), SIZE, passing(view), COARSE, true, FRAME)
    }

    /// The work of a slow machine whose full picture shows the farthest view.
    fn from_afar() -> Work {
        let mut work = ready();
        work.last_view = nearer(0.0);
        work
    }

    /// What is kept when the view of a trace comes closer by this much.
    fn kept(work: &mut Work, by: f32, changed: PictureDamage) -> Option<KeptAs> {
        match see_from(work, nearer(by), changed) {
            FrameWork::Trace(_, kept) => kept,
            other => panic!("{other:?}"),
        }
    }

    /// A machine that is busy may not have painted all before the camera goes back.
    #[test]
    fn the_wider_picture_is_still_there_after_something_was_painted_on_the_way_back() {
        let mut work = from_afar();
        kept(&mut work, 0.5, PictureDamage::NONE);
        kept(&mut work, 1.5, PictureDamage::NONE);
        let next = |work: &mut Work, by: f32, damage| {
            work.next(damage, SIZE, passing(nearer(by)), 0, true, FRAME)
        };
        for _ in 0..3 {
            next(&mut work, 1.5, PictureDamage::NONE);
        }
        // All of these marks are too much to be painted at once.
        let corners = [(0.1, 0.42), (0.55, 0.88)];
        let marks = corners.map(|(from, to)| Change {
            outline: Outline::all_of(Rect { min: Vec2::splat(from), max: Vec2::splat(to) }),
            moves: false,
        });
        let apart = PictureDamage::Parts(marks.to_vec());
        assert!(matches!(next(&mut work, 1.5, apart), FrameWork::Part(_)));
        let view = PictureDamage::View(Vec::new());
        assert_eq!(next(&mut work, 1.4, view), FrameWork::Whole(0));
        assert_eq!(kept(&mut work, 1.2, PictureDamage::NONE), Some(KeptAs::Inner));
    }

    #[test]
    fn while_the_camera_moves_without_turning_the_last_full_picture_is_traced() {
        let mut work = from_afar();
        assert_eq!(kept(&mut work, 0.5, PictureDamage::NONE), Some(KeptAs::Outer));
        assert_eq!(kept(&mut work, 1.0, PictureDamage::NONE), None);
        assert_eq!(kept(&mut work, 1.5, PictureDamage::NONE), None);
        let rest = |work: &mut Work, damage| {
            work.next(damage, SIZE, passing(nearer(1.5)), COARSE, true, FRAME)
        };
        assert_eq!(rest(&mut work, PictureDamage::NONE), FrameWork::Nothing, "it may move on");
        assert!(work.goes_on());
        assert_eq!(rest(&mut work, PictureDamage::NONE), FrameWork::Whole(0));
        assert!(!work.goes_on());
        // Back again, from the near picture and the far one around it.
        assert_eq!(kept(&mut work, 1.0, PictureDamage::NONE), Some(KeptAs::Inner));
        let moves = work.next(part(0.4, 0.5), SIZE, passing(nearer(1.0)), COARSE, true, FRAME);
        assert_eq!(moves, FrameWork::Whole(0), "nothing moves in an old picture");
    }

    #[test]
    fn a_view_that_has_arrived_is_painted_in_full() {
        let arrive = |work: &mut Work, view| {
            let seen_from = SeenFrom { clip_from_world: view, has_arrived: true };
            work.next(PictureDamage::View(Vec::new()), SIZE, seen_from, COARSE, true, FRAME)
        };
        // At once, after a rough picture, and after a trace.
        let turned = Mat4::from_rotation_y(0.1);
        let (mut at_once, mut rough, mut traced) = (ready(), ready(), from_afar());
        assert_eq!(see_from(&mut rough, turned, PictureDamage::NONE), FrameWork::Whole(COARSE));
        assert_eq!(kept(&mut traced, 0.5, PictureDamage::NONE), Some(KeptAs::Outer));
        for work in [&mut at_once, &mut rough, &mut traced] {
            assert_eq!(arrive(work, turned), FrameWork::Whole(0));
            assert!(!work.goes_on());
        }
    }

    #[test]
    fn what_is_rough_or_out_of_date_or_turns_is_painted() {
        let rough = FrameWork::Whole(COARSE);
        let mut work = from_afar();
        let turned = nearer(0.1) * Mat4::from_rotation_y(0.1);
        assert_eq!(see_from(&mut work, turned, PictureDamage::NONE), rough);
        let mut moves = from_afar();
        assert_eq!(see_from(&mut moves, nearer(0.5), part(0.4, 0.5)), rough, "it is out of date");
        let mut late = from_afar();
        let around = Rect::new(0.1, 0.1, 0.2, 0.2);
        late.pending.add(&[Change { outline: Outline::all_of(around), moves: false }], SIZE);
        assert_eq!(see_from(&mut late, nearer(0.5), PictureDamage::NONE), rough, "so is this");
        assert_eq!(see_from(&mut from_afar(), nearer(9.0), PictureDamage::NONE), rough, "too far");
        let on = nearer(0.2) * Mat4::from_rotation_y(0.1);
        assert_eq!(see_from(&mut work, on, PictureDamage::NONE), rough, "it is rough");
    }
}
