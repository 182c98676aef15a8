//! Windowed rows: of a long list of rows of equal height, only those that are visible and a few around them
//! are spawned. So the layout takes no longer for thousands of rows.
#![expect(clippy::cast_precision_loss, reason = "lists have fewer rows than a float can count")]

use std::ops::Range;

use bevy::{prelude::*, text::RemSize};

use super::letters::{BODY, Ems, RHYTHM};

/// The rows of a list: how high each is with letters of the usual size, and the gap between two, in steps of the
/// grid.
#[derive(Clone, Copy, Debug)]
#[allow(missing_docs, reason = "the names say it")]
pub struct Rows {
    pub height: f32,
    pub gap: f32,
}

/// How many extra rows are spawned at each end, so that the keyboard can go on to them.
const SPARE: usize = 4;

impl Rows {
    /// The rows for letters of this size.
    #[must_use]
    pub fn for_letters(self, rem: &RemSize) -> Rows {
        Rows { height: self.height * rem.0 / BODY, ..self }
    }

    /// The height of a row.
    pub const fn high(self) -> Ems {
        Ems::Height(self.height * RHYTHM / BODY)
    }

    /// The distance from one row to the next, in pixels of the layout.
    pub const fn pitch(self) -> f32 {
        (self.height + self.gap) * RHYTHM
    }

    /// The furthest scroll position of `all` rows if `height` is visible.
    pub fn scroll_end(self, height: f32, all: usize) -> f32 {
        (all as f32 * self.pitch() - height).max(0.0)
    }

    /// Which of `all` rows are spawned if `height` is visible below the scroll position `from`.
    pub fn to_spawn(self, from: f32, height: f32, all: usize) -> Range<usize> {
        let first = (from.clamp(0.0, self.scroll_end(height, all)) / self.pitch()) as usize;
        let behind = first + (height / self.pitch()).ceil() as usize + 1;
        first.saturating_sub(SPARE).min(all)..(behind + SPARE).min(all)
    }

    /// The scroll position nearest to `from` at which a row can be seen whole.
    pub fn bring_into_view(self, from: f32, height: f32, row: usize, all: usize) -> f32 {
        let upper = row as f32 * self.pitch();
        let lowest = upper + self.height * RHYTHM - height;
        from.max(lowest).min(upper).min(self.scroll_end(height, all)).max(0.0)
    }

    /// Whether a row can be seen whole.
    pub fn shows(self, from: f32, height: f32, row: usize) -> bool {
        let upper = row as f32 * self.pitch();
        from <= upper && upper + self.height * RHYTHM <= from + height
    }

    /// Makes a spacer as high as the rows that it stands for.
    pub fn fill(self, spacer: Spacer, spawned: &Range<usize>, all: usize, node: &mut Mut<Node>) {
        let missing = match spacer {
            Spacer::Before => spawned.start,
            Spacer::After => all - spawned.end,
        };
        let height = px(missing as f32 * self.pitch() - self.gap * RHYTHM);
        let display = if missing == 0 { Display::None } else { Display::Flex };
        if (node.height, node.display) != (height, display) {
            (node.height, node.display) = (height, display);
        }
    }
}

/// Takes the space of the rows that are not spawned, before and after those that are.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs, reason = "the names say it")]
pub enum Spacer {
    Before,
    After,
}

/// A spacer without any rows to stand for yet.
pub fn spacer(spacer: Spacer) -> impl Bundle {
    let node = Node { display: Display::None, flex_shrink: 0.0, ..default() };
    (spacer, node, Pickable::IGNORE)
}

#[cfg(test)]
mod tests {
    use super::*;

    const ROWS: Rows = Rows { height: 3.5, gap: 0.25 };
    const PITCH: f32 = ROWS.pitch();

    #[test]
    fn only_visible_rows_and_a_few_more_are_spawned() {
        let rows_to_spawn = |from, height, all| ROWS.to_spawn(from, height, all);
        assert_eq!(rows_to_spawn(0.0, 10.0 * PITCH, 6), 0..6);
        assert_eq!(rows_to_spawn(0.0, 10.0 * PITCH, 500), 0..11 + SPARE);
        assert_eq!(rows_to_spawn(100.5 * PITCH, 10.0 * PITCH, 500), 100 - SPARE..111 + SPARE);
        assert_eq!(rows_to_spawn(490.0 * PITCH, 10.0 * PITCH, 500), 490 - SPARE..500);
        assert_eq!(rows_to_spawn(9e9, 10.0 * PITCH, 500), 490 - SPARE..500, "scrolled too far");
        assert_eq!(rows_to_spawn(9e9, PITCH, 1), 0..1, "the list has become shorter");
    }

    #[test]
    fn a_row_is_seen_whole_or_not() {
        let shows = |from, row| ROWS.shows(from, 10.0 * PITCH, row);
        // Something else may lie above the rows.
        assert!(shows(-0.5 * PITCH, 0) && shows(-0.5 * PITCH, 8) && !shows(-0.5 * PITCH, 9));
        assert!(!shows(0.5 * PITCH, 0) && shows(0.5 * PITCH, 1) && !shows(0.0, 10));
    }

    #[test]
    fn a_row_is_brought_into_view_by_the_shortest_way() {
        let bring = |from, row| ROWS.bring_into_view(from, 10.0 * PITCH, row, 500) / PITCH;
        let near = |found: f32, wanted: f32| assert!((found - wanted).abs() < 0.1, "{found}");
        near(bring(0.0, 3), 0.0);
        near(bring(0.0, 20), 11.0);
        near(bring(40.0 * PITCH, 20), 20.0);
        near(bring(0.0, 499), 490.0);
    }
}
