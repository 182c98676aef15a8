//! What of the picture is out of date, and what of that is painted next.

use bevy::prelude::*;

use super::{
    damage::Change,
    outline::Outline,
    patch::{Patch, fits, pixels},
};

/// How much of the picture is painted in one frame. More than that takes long, as when rings appear all over the board: it
/// is painted group by group.
const LARGEST: f32 = 0.15;
/// How much is painted so that no mark is cut by another that changes with it.
const LARGEST_UNCUT: f32 = 0.3;
/// How much is painted along with what moves. The smaller, the smoother the motion.
const LARGEST_IN_MOTION: f32 = 0.1;

/// What is out of date.
#[derive(Clone, Copy, Debug)]
struct Place {
    outline: Outline,
    /// The rectangle around it, in pixels.
    rect: URect,
    moves: bool,
}

impl Place {
    /// Whether some of the other lies in it.
    fn covers_any_of(&self, other: &Place) -> bool {
        let is_near = !self.rect.intersect(other.rect).is_empty();
        is_near
            && self.outline.strips().any(|strip| {
                other.outline.strips().any(|others| !strip.intersect(others).is_empty())
            })
    }
}

/// The parts of the picture that are out of date.
#[derive(Clone, Debug, Default)]
pub struct Pending {
    places: Vec<Place>,
    /// Whether what moves was painted last.
    was_moving: bool,
}

impl Pending {
    pub fn is_empty(&self) -> bool {
        self.places.is_empty()
    }

    /// Adds what has changed. What changes again before it is painted is painted only once.
    pub fn add(&mut self, changes: &[Change], size: UVec2) {
        for Change { outline, moves } in changes {
            let (outline, rect) = (*outline, pixels(outline.around(), size));
            if !rect.is_empty() {
                self.places.retain(|other| other.outline != outline);
                self.places.push(Place { outline, rect, moves: *moves });
            }
        }
    }

    /// Takes what is painted next: one rectangle. What moves is painted together, takes turns with the rest, and comes with
    /// as much of that as there is room for. What moves is never cut in two by the edge of the rectangle. Nor are marks: of
    /// the rectangle only what has changed is laid on the picture. A mark that this would cover in part is painted along,
    /// and one beyond it waits for its own.
    pub fn next(&mut self, size: UVec2) -> Option<Patch> {
        let last = self.was_moving;
        self.places.sort_by_key(|place| place.moves == last);
        let Place { rect: mut next, moves, .. } = *self.places.first()?;
        let mut group = Vec::new();
        let largest = if moves { LARGEST_IN_MOTION } else { LARGEST };
        let mut before = None;
        while before != Some(next) {
            before = Some(next);
            self.places.retain(|place| {
                let wider = next.union(place.rect);
                let is_cut = place.moves && !next.intersect(place.rect).is_empty();
                let may_be_wider = fits(wider, size, LARGEST_UNCUT);
                let would_cut =
                    |other: &Place| (other.moves || may_be_wider) && other.covers_any_of(place);
                let joins = wider == next
                    || is_cut
                    || (moves && place.moves)
                    || fits(wider, size, largest)
                    || group.iter().any(would_cut);
                if joins {
                    next = wider;
                    group.push(*place);
                }
                !joins
            });
        }
        self.was_moving = moves;
        let strips = group.iter().flat_map(|place| place.outline.strips());
        let laid = strips.map(|strip| pixels(strip, size)).filter(|strip| !strip.is_empty());
        Some(Patch { rect: next, laid: laid.collect() })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const SIZE: UVec2 = UVec2::new(1280, 720);

    /// A square with its middle in this pixel.
    fn square(x: u16, y: u16, half: f32) -> Rect {
        Rect::from_center_half_size(Vec2::new(x.into(), y.into()), Vec2::splat(half))
    }

    /// A square thing that has changed.
    fn thing(x: u16, y: u16, half: f32, moves: bool) -> Change {
        let Rect { min, max } = square(x, y, half);
        let size = SIZE.as_vec2();
        Change { outline: Outline::all_of(Rect { min: min / size, max: max / size }), moves }
    }

    /// Whether all of a thing is painted.
    fn shows(painted: &Patch, thing: &Change) -> bool {
        painted.rect.union(pixels(thing.outline.around(), SIZE)) == painted.rect
    }

    /// Rings on all discs of the board.
    fn rings() -> Vec<Change> {
        let rows = (0..5_u16).flat_map(|row| {
            let length = 5 - row.abs_diff(2);
            (0..length).map(move |i| (640 + 150 * i - 75 * (length - 1), 150 + 105 * row))
        });
        rows.map(|(x, y)| thing(x, y, 50.0, false)).collect()
    }

    #[test]
    fn rings_on_the_whole_board_are_painted_in_few_frames() {
        let mut pending = Pending::default();
        for _ in 0..100 {
            pending.add(&rings(), SIZE);
        }
        let painted: Vec<Patch> = std::iter::from_fn(|| pending.next(SIZE)).collect();
        assert!((4..=8).contains(&painted.len()), "{painted:?}");
        assert!(painted.iter().all(|part| fits(part.rect, SIZE, LARGEST)), "{painted:?}");
        for ring in rings() {
            assert!(painted.iter().any(|part| shows(part, &ring)), "{ring:?}");
        }
    }

    /// A preview that goes is not cut by the piece that begins to move through it.
    #[test]
    fn what_the_laid_part_would_cut_is_painted_along() {
        let mut pending = Pending::default();
        let piece = thing(380, 300, 60.0, true);
        let (preview, apart) = (thing(620, 300, 170.0, false), thing(1000, 600, 60.0, false));
        pending.add(&[piece, preview, apart], SIZE);
        let first = pending.next(SIZE).expect("a part");
        assert!(shows(&first, &piece) && !shows(&first, &preview), "they are apart: {first:?}");
        let mut pending = Pending::default();
        let near = thing(500, 300, 60.0, true);
        pending.add(&[near, preview, apart], SIZE);
        let first = pending.next(SIZE).expect("a part");
        assert!(shows(&first, &near) && shows(&first, &preview), "it would be cut: {first:?}");
        assert!(!shows(&first, &apart), "it waits: {first:?}");
        // Nor is it cut by a ring that goes with it.
        let mut pending = Pending::default();
        let (ring, large) = (thing(500, 300, 60.0, false), thing(640, 300, 200.0, false));
        pending.add(&[ring, large, apart], SIZE);
        let first = pending.next(SIZE).expect("a part");
        assert!(!fits(first.rect, SIZE, LARGEST), "more than usual: {first:?}");
        assert!(shows(&first, &ring) && shows(&first, &large), "it would be cut: {first:?}");
    }

    /// Each ring appears as a whole: of a group only its own rings are laid on the picture.
    #[test]
    fn no_ring_is_cut_by_the_edge_of_a_group() {
        let mut pending = Pending::default();
        let round = |ring: Change| {
            let Rect { min, max } = ring.outline.around();
            let middle = min.midpoint(max);
            let at = |i: u8| middle + Vec2::from_angle(f32::from(i) / 4.0) * (max - middle);
            let points: Vec<Vec2> = (0..25).map(at).collect();
            Change { outline: Outline::of(&points).expect("an outline"), ..ring }
        };
        let rings: Vec<Change> = rings().into_iter().map(round).collect();
        pending.add(&rings, SIZE);
        let mut shown = vec![0; rings.len()];
        while let Some(painted) = pending.next(SIZE) {
            for (ring, times) in rings.iter().zip(&mut shown) {
                let strips: Vec<URect> =
                    ring.outline.strips().map(|strip| pixels(strip, SIZE)).collect();
                let laid = strips.iter().filter(|strip| painted.laid.contains(strip)).count();
                assert!(laid == 0 || laid == strips.len(), "{laid} of {}", strips.len());
                *times += usize::from(laid > 0);
            }
        }
        assert_eq!(shown, vec![1; rings.len()]);
    }

    #[test]
    fn what_moves_comes_first_and_then_takes_turns_with_the_rings() {
        let mut pending = Pending::default();
        pending.add(&rings(), SIZE);
        let mut shown = Vec::new();
        while pending.places.iter().any(|place| !place.moves) {
            let token = thing(150, 360, 40.0, true);
            pending.add(&[token], SIZE);
            let painted = pending.next(SIZE).expect("there is more");
            shown.push(shows(&painted, &token));
        }
        assert!(shown.len() > 4, "{shown:?}");
        assert!(shown.iter().step_by(2).all(|shown| *shown), "{shown:?}");
    }

    #[test]
    fn all_that_moves_is_painted_together() {
        let mut pending = Pending::default();
        let (here, there) = (thing(100, 100, 50.0, true), thing(1180, 620, 50.0, true));
        pending.add(&[here, thing(600, 300, 50.0, false), there], SIZE);
        let painted = pending.next(SIZE).expect("something");
        assert!(shows(&painted, &here) && shows(&painted, &there));
        assert!(pending.is_empty(), "what lies between has been painted too");
    }

    #[test]
    fn nothing_that_moves_is_cut_in_two() {
        let mut pending = Pending { was_moving: true, ..Pending::default() };
        let (ring, token) = (thing(300, 300, 80.0, false), thing(400, 320, 60.0, true));
        pending.add(&[ring, token], SIZE);
        let painted = pending.next(SIZE).expect("something");
        assert!(shows(&painted, &ring) && shows(&painted, &token));
    }

    #[test]
    fn what_lies_beyond_the_picture_is_left_out() {
        let mut pending = Pending::default();
        pending.add(&[thing(2000, 300, 50.0, true)], SIZE);
        assert!(pending.is_empty());
        pending.add(&[thing(1280, 720, 50.0, true)], SIZE);
        let painted = pending.next(SIZE).expect("a corner");
        assert_eq!(painted.rect, URect::new(1230, 670, 1280, 720));
        assert!(painted.laid.iter().all(|part| painted.rect.union(*part) == painted.rect));
    }
}
