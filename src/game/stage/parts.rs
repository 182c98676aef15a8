//! Parts: how what has changed in the picture is divided among sheets, so that no frame paints much of it.

use bevy::prelude::*;

/// How much wider a part is painted than it changes, in pixels, since smooth edges depend on what lies beside them.
const MARGIN: u32 = 12;
/// Sheets for parts come in multiples of this, in pixels. Painters get ready for a new size, so there should be few.
const SHEET_STEP: u32 = 32;
/// How much of the picture is painted in one frame while something moves. More than that takes long, as when rings appear
/// all over the board: it is painted only once in a while, group by group.
const LARGEST_PART: f32 = 0.15;
/// The most slices side by side.
const MOST_SLICES: u32 = 8;

/// A part of the picture, in pixels. The rectangles that it consists of share a sheet.
pub(super) type Part = Vec<URect>;

/// Groups parts so that each group fits on a sheet that is painted in one frame. No part is cut unless it is too large on
/// its own.
pub(super) fn grouped(parts: Vec<Part>, size: UVec2) -> Vec<Part> {
    let mut parts: Vec<Part> = parts.into_iter().flat_map(|part| cut(part, size)).collect();
    parts.sort_by_key(|part| (part[0].min.y, part[0].min.x));
    let mut groups: Vec<Part> = Vec::new();
    for part in parts {
        let around = together(&part);
        let has_room =
            |group: &&mut Part| fits(together(group).union(around).size(), size, LARGEST_PART);
        match groups.iter_mut().find(has_room) {
            Some(group) => group.extend(part),
            None => groups.push(part),
        }
    }
    groups
}

/// Cuts a part if it is too large for a sheet.
fn cut(part: Part, size: UVec2) -> Vec<Part> {
    let slices = slices(together(&part), size, LARGEST_PART);
    if slices.len() == 1 {
        return vec![part];
    }
    let within = |slice: URect| -> Part {
        let pieces = part.iter().map(|rect| rect.intersect(slice));
        pieces.filter(|piece| !piece.is_empty()).collect()
    };
    slices.into_iter().map(within).filter(|part| !part.is_empty()).collect()
}

/// Cuts a rectangle into slices that are no larger than this share of the picture. They form a grid.
pub(super) fn slices(part: URect, size: UVec2, largest: f32) -> Vec<URect> {
    let mut grid = UVec2::ONE;
    loop {
        let slice = (part.size() + grid - 1) / grid;
        if fits(slice, size, largest) || grid.max_element() == MOST_SLICES {
            break;
        }
        grid += if slice.x > slice.y { UVec2::X } else { UVec2::Y };
    }
    let corner = |at: UVec2| part.min + part.size() * at / grid;
    (0..grid.element_product())
        .map(|slice| UVec2::new(slice % grid.x, slice / grid.x))
        .map(|at| URect::from_corners(corner(at), corner(at + 1)))
        .collect()
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
pub(super) fn covered(part: &[URect], picture: UVec2) -> URect {
    let part = together(part);
    let sheet = sheet(part.size(), picture);
    let spare = sheet - part.size();
    let corner = part.min.saturating_sub(spare / 2).min(picture - sheet);
    URect::from_corners(corner, corner + sheet)
}

/// The rectangle around a part.
pub(super) fn together(part: &[URect]) -> URect {
    part.iter().copied().reduce(|all, rect| all.union(rect)).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;

    const SIZE: UVec2 = UVec2::new(1280, 720);

    #[test]
    fn a_sheet_lies_within_the_picture_and_around_the_part() {
        for (from, to) in [(0, 70), (576, 640), (1150, 1280), (0, 20), (1240, 1280)] {
            let part = URect::new(from, from * 9 / 16, to, to * 9 / 16);
            let covered = covered(&[part], SIZE);
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
    fn no_ring_on_the_board_is_cut() {
        let rows = (-2..=2_i32).flat_map(|row| {
            (-2 - row.min(0)..=2 - row.max(0)).map(move |column| (2 * column + row, row))
        });
        // Each ring consists of an upper and a lower half.
        let ring = |(x, y): (i32, i32)| -> Part {
            let middle = IVec2::new(640 + 75 * x, 360 + 70 * y).as_uvec2();
            let [width, height] = [UVec2::X * 85, UVec2::Y * 60];
            vec![
                URect::from_corners(middle - width - height, middle + width),
                URect::from_corners(middle - width, middle + width + height),
            ]
        };
        let rings: Vec<Part> = rows.map(ring).collect();
        assert_eq!(rings.len(), 19);
        let groups = grouped(rings.clone(), SIZE);
        assert!((4..=6).contains(&groups.len()), "{}", groups.len());
        assert_eq!(groups.iter().map(Vec::len).sum::<usize>(), 2 * 19, "none is painted twice");
        for group in &groups {
            assert!(fits(together(group).size(), SIZE, LARGEST_PART), "{group:?}");
        }
        for ring in rings {
            let has_all = |group: &Part| ring.iter().all(|half| group.contains(half));
            assert!(groups.iter().any(has_all), "{ring:?}");
        }
    }

    #[test]
    fn what_is_too_large_for_a_sheet_is_cut() {
        let large = URect::new(192, 108, 1088, 612);
        let halves = slices(large, SIZE, 0.3);
        assert_eq!(halves.len(), 2);
        let groups = grouped(vec![halves], SIZE);
        assert_eq!(groups.len(), 4);
        assert_eq!(together(&groups.concat()), large);
        let area: u32 = groups.concat().iter().map(|rect| rect.size().element_product()).sum();
        assert_eq!(area, large.size().element_product(), "no pixel is painted twice");
    }

    #[test]
    fn slices_of_a_tiny_picture_are_painted_too() {
        let tiny = UVec2::new(40, 20);
        let slices = slices(URect::from_corners(UVec2::ZERO, tiny), tiny, LARGEST_PART);
        let area: u32 = slices.iter().map(|slice| slice.size().element_product()).sum();
        assert_eq!(area, tiny.element_product());
        assert!(slices.iter().all(|slice| covered(&[*slice], tiny).max.cmple(tiny).all()));
    }
}
