//! Playing in the tree of lines: what opens a variation, goes on with one, or takes turns of it back.

use std::collections::BTreeMap;

use serde::Serialize;
use strum::VariantNames;

use super::{Line, LineId, Lines, Place};
use crate::{
    record::{DEEPEST_LINE, Event, LONGEST_MATCH, MOST_LINES, Milestone},
    rules::{Refusal, Step},
};

/// Why a step cannot be played.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, VariantNames, thiserror::Error)]
#[error("{self:?}")]
pub enum LineRefusal {
    /// The rules do not allow it.
    Rules(Refusal),
    /// There are as many variations as a record can have.
    TooManyLines {
        /// The most variations allowed.
        limit: usize,
    },
    /// Variations lie as deep inside each other as they can.
    TooDeep {
        /// How deep they may lie.
        limit: usize,
    },
    /// The line, or all variations together, would have more turns than a record can have.
    TooLong {
        /// The most turns allowed.
        limit: usize,
    },
}

impl Lines {
    /// Plays a step from here. If a line plays it here, that line is followed: first the current one, then
    /// the one that was there first. Otherwise it goes on with the current variation at its end, or opens a
    /// new one, which begins with the turn that is being made.
    ///
    /// A variation's last turn may lack its relocation. Playing another slide in its place is a change of
    /// mind, and replaces it. Nothing else is ever replaced. Where the match was resigned or drawn by
    /// agreement, it may be played on.
    ///
    /// A step that cannot be played changes nothing.
    pub fn play(&mut self, step: Step) -> Result<(), LineRefusal> {
        let here = self.playhead.here();
        let before_call = here.min(self.playhead.after_last_step());
        self.playhead.walk_to(before_call, |_, _| ());
        let played = self.play_step(step);
        if played.is_err() {
            self.playhead.walk_to(here, |_, _| ());
        }
        played
    }

    fn play_step(&mut self, step: Step) -> Result<(), LineRefusal> {
        self.game().check(step).map_err(LineRefusal::Rules)?;
        let event = Event::Step(step);
        let here = self.playhead.here().parts();
        let turn = here / 2;
        if self.playhead.next() == Some(event) {
            self.playhead.walk_to(Milestone::at(here + 1), |_, _| ());
            return Ok(());
        }
        let so_far = self.game().steps().skip(2 * turn).map(Event::Step);
        let made: Vec<Event> = so_far.chain([event]).collect();
        if let Some(line) = self.line_with(turn, &made) {
            self.go_to(Place { line, milestone: Milestone::at(here + 1) }, |_, _, _| ());
            return Ok(());
        }
        let is_new_turn = here.is_multiple_of(2);
        let goes_on = self.goes_on_at(here);
        if turn >= LONGEST_MATCH || (is_new_turn || !goes_on) && self.side_turns() >= LONGEST_MATCH
        {
            return Err(LineRefusal::TooLong { limit: LONGEST_MATCH });
        }
        if goes_on {
            self.playhead.play(step).map_err(LineRefusal::Rules)?;
            self.end_current_with(here, event);
            return Ok(());
        }
        let parent = self.owner(turn);
        if self.tree.len() > MOST_LINES {
            return Err(LineRefusal::TooManyLines { limit: MOST_LINES });
        }
        if self.depth(parent) >= DEEPEST_LINE {
            return Err(LineRefusal::TooDeep { limit: DEEPEST_LINE });
        }
        self.playhead.play(step).map_err(LineRefusal::Rules)?;
        self.current = self.name(Line {
            parent: Some(parent),
            after: turn,
            events: made,
            ending: self.playhead.ending(),
            notes: BTreeMap::new(),
            children: Vec::new(),
        });
        if let Some(parent) = self.tree.get_mut(&parent) {
            parent.children.push(self.current);
        }
        Ok(())
    }

    /// Whether a step played after this many others goes on with the current variation: at its end, or
    /// instead of a last turn that lacks its relocation.
    fn goes_on_at(&self, here: usize) -> bool {
        let Some(line) = self.tree.get(&self.current).filter(|_| !self.is_in_match()) else {
            return false;
        };
        let replaces = line.has_unfinished_turn() && here + 1 == line.end();
        here == line.end() || replaces
    }

    /// The current line now ends with this event, which comes after so many others.
    fn end_current_with(&mut self, before: usize, event: Event) {
        let ending = self.playhead.ending();
        if let Some(line) = self.tree.get_mut(&self.current) {
            line.events.truncate(before.saturating_sub(line.start()));
            line.events.push(event);
            line.ending = ending;
        }
        self.forget_removed_after(before);
    }

    /// Plays a skip that is forced here.
    pub fn play_forced_skip(&mut self) {
        let skip = Event::Step(Step::Skip);
        let is_known = self.playhead.next() == Some(skip);
        let here = self.playhead.here().parts();
        if self.game().forced_skip().is_none() {
            return;
        }
        self.playhead.play_forced_skip();
        // No line has it yet. In the match, a resignation may come after it.
        if !is_known && let Some(line) = self.tree.get_mut(&self.current) {
            let at = here.saturating_sub(line.start()).min(line.events.len());
            line.events.insert(at, skip);
            line.ending = self.playhead.ending();
        }
    }

    /// Forgets what comes after this place in the current variation, with the variations that leave it there.
    /// A variation of which nothing is left is removed. In the match nothing can be forgotten; then the answer
    /// is `false`.
    pub fn forget_ahead(&mut self) -> bool {
        if self.is_in_match() {
            return false;
        }
        let here = self.playhead.here().parts();
        let Some(line) = self.tree.get(&self.current) else { return false };
        let mut kept = line.events.iter().take(here.saturating_sub(line.start()));
        if kept.all(|event| *event == Event::Step(Step::Skip)) {
            let is_gone = self.take_out(self.current, |_, _, _| ()).is_some();
            self.forget_removed_after(usize::MAX);
            return is_gone;
        }
        let children = line.children.iter().copied();
        let gone: Vec<LineId> = children.filter(|child| 2 * self.after(*child) > here).collect();
        for child in gone {
            self.take_out(child, |_, _, _| ());
        }
        self.playhead.forget_ahead();
        let ending = self.playhead.ending();
        if let Some(line) = self.tree.get_mut(&self.current) {
            line.events.truncate(here - line.start());
            line.ending = ending;
            line.notes.split_off(&(here.div_ceil(2) + 1));
        }
        self.forget_removed_after(here);
        true
    }
}
