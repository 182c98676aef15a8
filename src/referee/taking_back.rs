//! Taking back, redoing what was taken back, and playing on from an earlier turn.

use super::{Asker, Deed, Moved, Objection, Referee};
use crate::{
    record::Span,
    rules::{Ending, Step},
};

impl Referee {
    /// Whether there is something that the player can take back alone. Against the computer, only the player's own parts
    /// count.
    pub fn can_take_back(&self) -> bool {
        let may_alone = self.occasion.may_take_back && !self.occasion.goes_by_consent;
        if !may_alone || self.is_looking_back() {
            return false;
        }
        if self.course.is_watched() {
            return self.course.milestone_of_taking_back(Span::Part).is_some();
        }
        let first = self.played().start().to_move();
        let is_ours = |step: usize| {
            let side = if (step / 2).is_multiple_of(2) { first } else { first.other() };
            !self.seats.has_one_person() || self.seat(side).is_person()
        };
        let mut steps = self.played().steps().enumerate().skip(self.settled.parts());
        self.is_called() || steps.any(|(i, step)| step != Step::Skip && is_ours(i))
    }

    /// Whether somebody can take back now, and may.
    pub fn may_take_back(&self, asker: Asker) -> bool {
        self.can_take_back() && self.seats.allow(asker, Deed::TakeBack, None).is_ok()
    }

    /// Whether the match ended without a move.
    fn is_called(&self) -> bool {
        self.played().ending().is_some_and(Ending::is_resigned_or_agreed)
    }

    /// Whether there is something to redo, or a variation to bring back.
    pub fn can_redo(&self) -> bool {
        match self.lines() {
            Some(lines) => lines.can_bring_back(),
            None => !self.is_looking_back() && !self.taken_back_from.is_empty(),
        }
    }

    /// Takes back. Against the computer, this goes on until it is the player's turn.
    pub(super) fn take_back(&mut self, span: Span) -> Result<Vec<Moved>, Objection> {
        if !self.can_take_back() {
            return Err(Objection::NothingToTakeBack);
        }
        if let Some(milestone) = self.course.milestone_of_taking_back(span) {
            let moved = self.lead(milestone);
            self.course.forget_ahead();
            return Ok(moved);
        }
        self.taken_back_from.push(self.stands_at());
        let mut moved = Vec::new();
        // A resignation or an agreed draw is taken back on its own.
        while let Some(milestone) = self.course.playhead().milestone_before(if self.is_called() {
            Span::Part
        } else {
            span
        }) {
            moved.extend(self.lead(milestone.max(self.settled)));
            let is_done = !self.seats.has_one_person() || self.waits_for_hand();
            if is_done || self.stands_at() <= self.settled {
                break;
            }
        }
        self.draw_offered_by = None;
        Ok(moved)
    }

    /// Takes back until the match has this many parts, and forgets the rest.
    pub(super) fn take_back_to(&mut self, parts: usize) -> Vec<Moved> {
        let milestone = self.course.playhead().after_parts(parts);
        let moved = self.lead(milestone.min(self.stands_at()));
        self.course.forget_ahead();
        moved
    }

    /// Lets play stand where it is looked at.
    pub(super) fn play_from_here(&mut self) -> Result<Vec<Moved>, Objection> {
        let looking = self.looking.take().ok_or(Objection::NothingToTakeBack)?;
        self.taken_back_from.push(self.stands_at());
        self.course.walk_to(looking.playhead.here(), |_, _| ());
        self.draw_offered_by = None;
        Ok(Vec::new())
    }

    /// Redoes what was taken back last. Of a recorded match, it brings back the variation that was removed last.
    pub(super) fn redo(&mut self) -> Result<Vec<Moved>, Objection> {
        if self.course.is_watched() {
            let place = self.course.bring_back()?;
            return Ok(self.go_to(place));
        }
        let milestone = self.taken_back_from.pop().ok_or(Objection::NothingToRedo)?;
        self.draw_offered_by = None;
        Ok(self.lead(milestone))
    }

    /// What was played differently, or has been redone, cannot be redone.
    pub(super) fn forget_what_is_not_ahead(&mut self) {
        let (stands_at, end) = (self.stands_at(), self.course.playhead().end());
        self.taken_back_from.retain(|from| stands_at < *from && *from <= end);
    }
}
