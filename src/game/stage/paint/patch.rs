//! Patches: parts of the picture that are painted alone, and the sheets that they are painted on.

use bevy::prelude::*;

/// How much wider a part is painted than it changes, in pixels, since smooth edges depend on what lies beside them.
const MARGIN: u32 = 12;
/// Sheets for parts come in multiples of this, in pixels. Painters get ready for a new size, so there should be few.
const SHEET_STEP: u32 = 32;
/// How high a row of what is laid of a sheet is, in pixels.
const ROW: u32 = 8;

/// A part of the picture that is painted alone.
#[derive(Clone, Debug, PartialEq)]
pub struct Patch {
    /// What is painted.
    pub rect: URect,
    /// What of that is laid on the picture.
    pub laid: Vec<URect>,
}

/// The size of the sheet for a part of this size.
fn sheet(part: UVec2, picture: UVec2) -> UVec2 {
    ((part + 2 * MARGIN + SHEET_STEP - 1) / SHEET_STEP * SHEET_STEP).min(picture)
}

/// Whether the sheet for a part is no larger than this share of the picture.
pub fn fits(part: URect, picture: UVec2, largest: f32) -> bool {
    let area = |size: UVec2| size.as_vec2().element_product();
    area(sheet(part.size(), picture)) <= largest * area(picture)
}

/// What of the picture the sheet for a part covers. The part lies in its middle if there is room.
pub fn covered(part: URect, picture: UVec2) -> URect {
    let sheet = sheet(part.size(), picture);
    let spare = sheet - part.size();
    let corner = part.min.saturating_sub(spare / 2).min(picture - sheet);
    URect::from_corners(corner, corner + sheet)
}

/// The pixels of a part of a picture of this size.
pub fn pixels(part: Rect, size: UVec2) -> URect {
    let whole = size.as_vec2();
    let min = (part.min * whole).floor().clamp(Vec2::ZERO, whole);
    let max = (part.max * whole).ceil().clamp(Vec2::ZERO, whole);
    URect { min: min.as_uvec2(), max: max.as_uvec2() }
}

/// Rectangles that cover these parts of the picture, and this many pixels around them, as far as a sheet covers them.
/// They are in pixels of that sheet. None lies over another, so that nothing is painted twice.
pub fn rows(parts: &[URect], covers: URect, margin: u32) -> Vec<URect> {
    let mut rows = Vec::new();
    for top in (covers.min.y..covers.max.y).step_by(ROW as usize) {
        let foot = (top + ROW).min(covers.max.y);
        let mut spans: Vec<[u32; 2]> = parts
            .iter()
            .filter(|part| part.min.y < foot + margin && part.max.y + margin > top)
            .map(|part| {
                let left = part.min.x.saturating_sub(margin).max(covers.min.x);
                [left, (part.max.x + margin).min(covers.max.x)]
            })
            .filter(|[left, right]| left < right)
            .collect();
        spans.sort_unstable();
        let mut merged: Vec<[u32; 2]> = Vec::new();
        for [left, right] in spans {
            if let Some([_, end]) = merged.last_mut().filter(|[_, end]| left <= *end) {
                *end = right.max(*end);
            } else {
                merged.push([left, right]);
            }
        }
        rows.extend(merged.into_iter().map(|[left, right]| URect {
            min: UVec2::new(left, top) - covers.min,
            max: UVec2::new(right, foot) - covers.min,
        }));
    }
    rows
}

#[cfg(test)]
mod tests {
    use super::*;

    const SIZE: UVec2 = UVec2::new(1280, 720);

    #[test]
    fn a_sheet_lies_within_the_picture_and_around_the_part() {
        for (from, to) in [(0, 70), (576, 640), (1150, 1280), (0, 20), (1240, 1280)] {
            let part = URect::new(from, from * 9 / 16, to, to * 9 / 16);
            let covered = covered(part, SIZE);
            assert!(covered.max.cmple(SIZE).all());
            let clear =
                |from: UVec2, to: UVec2| to.saturating_sub(from).cmpge(UVec2::splat(MARGIN));
            let at_edge = part.min.cmplt(UVec2::splat(2 * MARGIN + SHEET_STEP));
            assert!((clear(covered.min, part.min) | at_edge).all(), "{covered:?} {part:?}");
            let at_edge = part.max.cmpgt(SIZE - 2 * MARGIN - SHEET_STEP);
            assert!((clear(part.max, covered.max) | at_edge).all(), "{covered:?} {part:?}");
            assert!(covered.contains(part.min) && covered.contains(part.max));
        }
    }

    #[test]
    fn parts_of_a_tiny_picture_are_painted_too() {
        let tiny = UVec2::new(40, 20);
        let part = URect::new(3, 4, 10, 20);
        let covered = covered(part, tiny);
        assert!(covered.max.cmple(tiny).all(), "{covered:?}");
        assert_eq!(covered.union(part), covered);
    }

    #[test]
    fn rows_cover_what_is_laid_with_a_margin_and_little_else() {
        let covers = URect::new(100, 50, 260, 172);
        // Two that overlap, one in the corner, one that goes beyond, and one elsewhere.
        let parts = [
            URect::new(150, 80, 180, 100),
            URect::new(170, 95, 220, 120),
            URect::new(100, 50, 110, 61),
            URect::new(240, 150, 400, 300),
            URect::new(20, 60, 40, 90),
        ];
        for margin in [0, 1, 16] {
            let rows = rows(&parts, covers, margin);
            for (i, row) in rows.iter().enumerate() {
                assert!(!row.is_empty() && row.max.cmple(covers.size()).all(), "{row:?}");
                assert!(rows[..i].iter().all(|other| other.intersect(*row).is_empty()), "{row:?}");
            }
            let is_near = |pixel: UVec2, reach: UVec2| {
                let at = covers.min + pixel;
                parts
                    .iter()
                    .any(|part| ((at + reach).cmpge(part.min) & at.cmplt(part.max + reach)).all())
            };
            let reach = UVec2::splat(margin);
            let UVec2 { x: width, y: height } = covers.size();
            for pixel in (0..height).flat_map(|y| (0..width).map(move |x| UVec2::new(x, y))) {
                let is_in =
                    rows.iter().any(|row| (row.min.cmple(pixel) & row.max.cmpgt(pixel)).all());
                assert!(is_in || !is_near(pixel, reach), "{pixel} is left out");
                let is_wanted = is_near(pixel, reach + UVec2::new(0, ROW - 1));
                assert!(is_wanted || !is_in, "{pixel} is far from all");
            }
        }
    }
}
