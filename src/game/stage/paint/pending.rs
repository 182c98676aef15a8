//! What of the picture is out of date, and what of that is painted next. No frame paints much of the picture, and nothing
//! is seen half painted.

use bevy::prelude::*;

use super::{
    damage::Change,
    patch::{LARGEST_PART, Patch, fits, slices, together},
};

/// How much of the picture can change all the time without being called much.
const LITTLE: f32 = 0.08;

/// How much of the picture is painted with what moves at most, unless more lies right beside it. The smaller, the smoother
/// the motion.
const LARGEST_IN_MOTION: f32 = 0.1;

/// The parts of the picture that are out of date.
#[derive(Clone, Debug, Default)]
pub struct Pending {
    /// Where things move.
    moving: Patch,
    /// The other parts, each with its distance from the eye, farthest first.
    still: Vec<(Patch, f32)>,
    /// Whether what moves was painted last.
    was_moving: bool,
}

impl Pending {
    pub fn is_empty(&self) -> bool {
        self.moving.is_empty() && self.still.is_empty()
    }

    /// Adds what has changed.
    pub fn add(&mut self, spots: &[Change], size: UVec2) {
        for Change { outline, depth, moves } in spots {
            let part = outline.strips(size);
            if *moves {
                self.moving.extend(part);
            } else {
                for part in cut(&part, size) {
                    // What changes again before it is painted is painted only once.
                    self.still.retain(|(other, _)| *other != part);
                    self.still.push((part, *depth));
                }
            }
        }
        self.still.sort_by(|(_, one), (_, other)| other.total_cmp(one));
    }

    /// Takes what is painted next: as much as one sheet has room for. There is nothing if all is up to date, or if what
    /// moves is too much for a sheet.
    ///
    /// What moves takes turns with the rest. But a part that lies where something moves is only painted along with it, so
    /// that neither cuts through the other.
    pub fn next(&mut self, size: UVec2) -> Option<Patch> {
        let moving = std::mem::take(&mut self.moving);
        let is_near = |part: &Patch| !together(part).intersect(together(&moving)).is_empty();
        let is_others_turn = self.was_moving && self.still.iter().any(|(part, _)| !is_near(part));
        self.was_moving = !(moving.is_empty() || is_others_turn);
        if self.was_moving && !fits(together(&moving).size(), size, LARGEST_PART) {
            return None;
        }
        let mut around = self.was_moving.then(|| together(&moving));
        let mut joined = Vec::new();
        if self.was_moving {
            joined = self.join(&mut around, is_near, size, LARGEST_PART);
        }
        let largest = if self.was_moving { LARGEST_IN_MOTION } else { LARGEST_PART };
        joined.extend(self.join(&mut around, |part| !is_near(part), size, largest));
        // What lies in front of a part hides it there, and is painted later.
        let in_sight = |(part, depth): (Patch, f32)| {
            let in_front = self.still.iter().filter(|(_, other)| *other < depth);
            in_front.fold(part, |part, (other, _)| without(part, other))
        };
        let mut next: Patch = joined.into_iter().flat_map(in_sight).collect();
        if self.was_moving {
            next.extend(moving);
        } else {
            self.moving = moving;
        }
        if next.is_empty() && !self.still.is_empty() {
            return self.next(size);
        }
        Some(next).filter(|next| !next.is_empty())
    }

    /// Takes parts of which this is true, as long as the sheet around all is no larger than this share of the picture.
    fn join(
        &mut self,
        around: &mut Option<URect>,
        may_join: impl Fn(&Patch) -> bool,
        size: UVec2,
        largest: f32,
    ) -> Vec<(Patch, f32)> {
        let joins = |(part, _): &mut (Patch, f32)| {
            let wider = around.map_or(together(part), |around| around.union(together(part)));
            let joins = may_join(part) && (around.is_none() || fits(wider.size(), size, largest));
            if joins {
                *around = Some(wider);
            }
            joins
        };
        self.still.extract_if(.., joins).collect()
    }
}

/// A part without another one. Their strips lie in the same rows.
fn without(mut part: Patch, other: &Patch) -> Patch {
    for hole in other {
        let is_in_row = |rect: &URect| hole.min.y <= rect.min.y && rect.max.y <= hole.max.y;
        part = part
            .into_iter()
            .flat_map(|rect| {
                if !is_in_row(&rect) || rect.intersect(*hole).is_empty() {
                    return [rect, URect::default()];
                }
                let left = URect { max: UVec2::new(hole.min.x, rect.max.y), ..rect };
                let right = URect { min: UVec2::new(hole.max.x, rect.min.y), ..rect };
                [left, right]
            })
            .filter(|rect| rect.min.cmplt(rect.max).all())
            .collect();
    }
    part
}

/// Whether little of the picture has changed. What overlaps counts once, as where a thing was and where it is now.
pub fn is_little(spots: &[Change], size: UVec2) -> bool {
    let mut strips: Patch = spots.iter().flat_map(|spot| spot.outline.strips(size)).collect();
    strips.sort_by_key(|strip| (strip.min.y, strip.min.x));
    let (mut area, mut end) = (0.0, UVec2::ZERO);
    for strip in strips {
        // How far the row is counted. Strips in the same row have the same height.
        let counted = if strip.min.y < end.y { end.x } else { 0 };
        let from = strip.min.x.max(counted);
        let added = UVec2::new(strip.max.x.saturating_sub(from), strip.height());
        area += added.as_vec2().element_product();
        end = UVec2::new(strip.max.x.max(counted), strip.max.y);
    }
    area <= LITTLE * size.as_vec2().element_product()
}

/// Cuts a part if it is too large for a sheet.
fn cut(part: &Patch, size: UVec2) -> Vec<Patch> {
    let slices = slices(together(part), size, LARGEST_PART);
    let within = |slice: URect| -> Patch {
        let pieces = part.iter().map(|rect| rect.intersect(slice));
        pieces.filter(|piece| !piece.is_empty()).collect()
    };
    slices.into_iter().map(within).filter(|part| !part.is_empty()).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::stage::paint::outline::Outline;

    const SIZE: UVec2 = UVec2::new(1280, 720);

    /// A square thing with its middle in this pixel.
    fn thing(x: u32, y: u32, half: u32, moves: bool) -> Change {
        let depth = -UVec2::new(x, y).as_vec2().y;
        let corners = [
            (x - half, y - half),
            (x + half, y - half),
            (x + half, y + half),
            (x - half, y + half),
        ];
        let at = |(x, y)| UVec2::new(x, y).as_vec2() / SIZE.as_vec2();
        // The lower in the picture, the nearer.
        Change { outline: Outline::around(corners.map(at).to_vec()), depth, moves }
    }

    /// What is painted in which frame.
    fn painted(spots: &[Change]) -> Vec<Patch> {
        let mut pending = Pending::default();
        pending.add(spots, SIZE);
        std::iter::from_fn(|| pending.next(SIZE)).collect()
    }

    /// In how many frames something is painted here.
    fn frames_with(spot: &Change, frames: &[Patch]) -> usize {
        let strips = spot.outline.strips(SIZE);
        frames.iter().filter(|frame| frame.iter().any(|rect| strips.contains(rect))).count()
    }

    /// Rings on all discs of the board.
    fn rings() -> Vec<Change> {
        let rows = (0..5_u32).flat_map(|row| {
            let length = 5 - row.abs_diff(2);
            (0..length).map(move |i| (640 + 150 * i - 75 * (length - 1), 150 + 105 * row))
        });
        rows.map(|(x, y)| thing(x, y, 60, false)).collect()
    }

    #[test]
    fn rings_on_the_whole_board_are_painted_in_few_frames_and_none_is_cut() {
        let rings = rings();
        assert_eq!(rings.len(), 19);
        let frames = painted(&rings);
        assert!((4..=6).contains(&frames.len()), "{}", frames.len());
        for frame in &frames {
            assert!(fits(together(frame).size(), SIZE, LARGEST_PART));
        }
        for ring in &rings {
            assert_eq!(frames_with(ring, &frames), 1, "{ring:?}");
        }
    }

    #[test]
    fn a_moving_thing_and_the_rings_around_it_are_painted_together() {
        let token = thing(640, 360, 50, true);
        let frames = painted(&[rings(), vec![token.clone()]].concat());
        assert_eq!(frames_with(&token, &frames[..1]), 1, "what moves comes first");
        for ring in rings() {
            let first =
                frames.iter().position(|frame| frames_with(&ring, std::slice::from_ref(frame)) > 0);
            let is_near = ring
                .outline
                .strips(SIZE)
                .iter()
                .any(|rect| !rect.intersect(together(&token.outline.strips(SIZE))).is_empty());
            assert!(!is_near || first == Some(0), "{ring:?}");
        }
    }

    #[test]
    fn what_moves_on_takes_turns_with_the_rings_that_it_is_far_from() {
        let mut pending = Pending::default();
        pending.add(&rings(), SIZE);
        let mut moved = Vec::new();
        while !pending.still.is_empty() {
            let token = thing(150, 360, 40, true);
            pending.add(std::slice::from_ref(&token), SIZE);
            let frame = pending.next(SIZE).expect("there is more");
            moved.push(frames_with(&token, &[frame]) > 0);
        }
        assert!(moved.len() > 4, "{moved:?}");
        assert!(moved.iter().enumerate().all(|(i, moved)| *moved == (i % 2 == 0)), "{moved:?}");
    }

    #[test]
    fn what_changes_again_and_again_is_painted_once_in_each_round() {
        let mut pending = Pending::default();
        for _ in 0..100 {
            pending.add(&rings(), SIZE);
        }
        assert_eq!(pending.still.len(), 19);
    }

    #[test]
    fn little_is_a_token_and_its_mark_far_away_and_much_is_the_whole_board() {
        assert!(is_little(&[thing(200, 200, 60, true), thing(1000, 600, 60, false)], SIZE));
        assert!(!is_little(&rings(), SIZE));
        let carried: Vec<Change> = (0..5).map(|i| thing(600 + 10 * i, 400, 100, true)).collect();
        assert!(is_little(&carried, SIZE), "places that overlap");
    }

    #[test]
    fn what_lies_in_front_is_left_for_its_own_turn() {
        // The second one hides the lower half of the first one, but not to its left.
        let (behind, before) = (thing(660, 300, 100, false), thing(740, 400, 100, false));
        let frames = painted(&[before.clone(), behind, thing(200, 600, 60, false)]);
        let has = |frame: &Patch, x: u32, y: u32| {
            frame.iter().any(|rect| {
                rect.min.cmple(UVec2::new(x, y)).all() && rect.max.cmpgt(UVec2::new(x, y)).all()
            })
        };
        assert!(frames.len() > 1);
        let first = frames.iter().find(|frame| has(frame, 600, 250)).expect("what is behind");
        assert!(has(first, 600, 350) && has(first, 750, 250), "in sight");
        let hidden = frames.iter().filter(|frame| has(frame, 700, 350)).count();
        assert_eq!(hidden, 1, "where both are, only what is in front is painted");
        assert_eq!(frames_with(&before, &frames), 1);
    }

    #[test]
    fn what_is_all_hidden_is_painted_along_with_what_hides_it() {
        let frames = painted(&[thing(640, 300, 60, false), thing(640, 301, 200, false)]);
        let all = together(&frames.concat());
        assert!(
            all.contains(UVec2::new(440, 101)) && all.contains(UVec2::new(840, 501)),
            "{all:?}"
        );
        assert!(frames.iter().all(|frame| !frame.is_empty()));
    }

    #[test]
    fn what_is_too_large_for_a_sheet_is_cut_unless_it_moves() {
        let large = |moves| thing(640, 360, 250, moves);
        let frames = painted(&[large(false)]);
        let all = frames.concat();
        assert_eq!(together(&all), URect::new(390, 108, 890, 612));
        let area: u32 = all.iter().map(|rect| rect.size().element_product()).sum();
        assert_eq!(area, 500 * 504, "no pixel is painted twice");
        assert_eq!(painted(&[large(true)]), Vec::<Patch>::new());
    }
}
