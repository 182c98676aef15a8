//! Removing variations, and bringing them back.

use std::collections::BTreeSet;

use super::{Line, LineId, LineRefusal, Lines, Place};
use crate::{
    record::{Event, LONGEST_MATCH, MOST_LINES},
    rules::Position,
};

/// A variation that was taken out of the tree, with all that leave it.
#[derive(Clone, Debug)]
pub(super) struct Removed {
    /// The variation first.
    lines: Vec<(LineId, Line)>,
    parent: LineId,
    /// Which of the variations of its parent it was.
    index: usize,
    /// A place in it: where the table stood, if that was there.
    within: Place,
    /// Where the table stood once it was gone.
    left_at: Place,
}

impl Removed {
    fn after(&self) -> usize {
        self.lines.first().map_or(0, |(_, line)| line.after)
    }

    fn turns(&self) -> usize {
        self.lines.iter().map(|(_, line)| line.turns()).sum()
    }
}

impl Lines {
    /// Removes a variation with all that leave it. If this is in one of them, it goes to the place where the
    /// variation left its parent, and reports what it passes as [`go_to`](Lines::go_to) does. The match cannot be
    /// removed; then the answer is `false`.
    ///
    /// It can be [brought back](Lines::bring_back), as long as the line that it left is still there up to that
    /// place.
    pub fn remove(&mut self, line: LineId, pass: impl FnMut(Event, &Position, bool)) -> bool {
        let removed = self.take_out(line, pass);
        let is_removed = removed.is_some();
        self.removed.extend(removed);
        is_removed
    }

    /// Whether a variation was removed that can be brought back.
    pub fn can_bring_back(&self) -> bool {
        !self.removed.is_empty()
    }

    /// Whether this is the place where removing the last variation has led.
    pub fn has_removed_here(&self) -> bool {
        self.removed.last().is_some_and(|removed| removed.left_at == self.here())
    }

    /// Brings back the variation that was removed last, exactly as it was, with all that left it. Returns the
    /// place in it to go to, where it was removed, or `None` if there is nothing to bring back.
    ///
    /// What was tried meanwhile stays. If there is no room left beside that, nothing changes.
    pub fn bring_back(&mut self) -> Result<Option<Place>, LineRefusal> {
        let Some(removed) = self.removed.last() else { return Ok(None) };
        // One of the lines in the tree is the match.
        if self.tree.len() + removed.lines.len() > MOST_LINES + 1 {
            return Err(LineRefusal::TooManyLines { limit: MOST_LINES });
        }
        if self.side_turns() + removed.turns() > LONGEST_MATCH {
            return Err(LineRefusal::TooLong { limit: LONGEST_MATCH });
        }
        let Some(Removed { lines, parent, index, within, .. }) = self.removed.pop() else {
            return Ok(None);
        };
        if let Some(parent) = self.tree.get_mut(&parent) {
            let line = lines.first().map(|(id, _)| *id);
            let index = index.min(parent.children.len());
            parent.children.splice(index..index, line);
        }
        self.tree.extend(lines);
        Ok(Some(within))
    }

    /// Takes a variation out of the tree, with all that leave it.
    pub(super) fn take_out(
        &mut self,
        line: LineId,
        pass: impl FnMut(Event, &Position, bool),
    ) -> Option<Removed> {
        let parent = self.parent(line)?;
        let mut within = self.start_of(line)?;
        if self.path(self.current).contains(&line)
            && let Some(outside) = self.place_outside(line)
        {
            within = self.here();
            self.go_to(outside, pass);
        }
        let siblings = &mut self.tree.get_mut(&parent)?.children;
        let index = siblings.iter().position(|child| *child == line)?;
        siblings.remove(index);
        let (mut lines, mut open) = (Vec::new(), vec![line]);
        while let Some(id) = open.pop() {
            if let Some(line) = self.tree.remove(&id) {
                open.extend(&line.children);
                lines.push((id, line));
            }
        }
        Some(Removed { lines, parent, index, within, left_at: self.here() })
    }

    /// Forgets the removed variations that left the current one after more of its events than these: it no longer
    /// leads there. What had left lines that are gone goes with them.
    pub(super) fn forget_removed_after(&mut self, events: usize) {
        let current = self.current;
        self.removed.retain(|one| one.parent != current || 2 * one.after() <= events);
        let mut known: BTreeSet<LineId> = self.tree.keys().copied().collect();
        let mut kept = Vec::with_capacity(self.removed.len());
        // A line is removed later than those that were removed from it.
        for one in self.removed.drain(..).rev() {
            if known.contains(&one.parent) {
                known.extend(one.lines.iter().map(|(id, _)| *id));
                kept.push(one);
            }
        }
        kept.reverse();
        self.removed = kept;
    }
}
