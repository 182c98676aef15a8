//! The match on the table: who plays, what is played, and which of its steps is looked at.

use bevy::prelude::*;

use super::{ShelfMatch, ShelfOccasion, ShelfWords};
use crate::{game::referee::name_with, notation::excerpt, words::Words};

/// The match of a game on the table. Only requests change it.
#[derive(Resource, Clone, Debug)]
pub struct ShelfStand<R: Send + Sync + 'static> {
    record: R,
    occasion: ShelfOccasion,
    /// The match up to the step that is looked at. `None` if that is its last.
    earlier: Option<R>,
}

impl<R: ShelfMatch> Default for ShelfStand<R> {
    fn default() -> ShelfStand<R> {
        ShelfStand::of(R::idle(), ShelfOccasion::Watched)
    }
}

impl<R: ShelfMatch> ShelfStand<R> {
    pub(super) fn of(record: R, occasion: ShelfOccasion) -> ShelfStand<R> {
        let mut stand = ShelfStand { record, occasion, earlier: None };
        if !occasion.is_played() {
            stand.look_at(0);
        }
        stand
    }

    /// The match as it lies on the table.
    pub fn shown(&self) -> &R {
        self.earlier.as_ref().unwrap_or(&self.record)
    }

    /// The match to its last step.
    pub fn record(&self) -> &R {
        &self.record
    }

    /// What is done with the match.
    pub fn occasion(&self) -> ShelfOccasion {
        self.occasion
    }

    /// Whether an earlier step is on the table than the last one.
    pub fn is_looking_back(&self) -> bool {
        self.earlier.is_some()
    }

    /// Whether a person plays a side.
    pub fn is_person(&self, side: usize) -> bool {
        self.record.is_person(side)
    }

    /// The side to move in the match, if it goes on.
    pub fn due(&self) -> Option<usize> {
        let goes_on = !self.record.is_over() && self.occasion.is_played();
        goes_on.then(|| self.record.mover())
    }

    /// Whether a person is to move on the table.
    pub fn waits_for_hand(&self) -> bool {
        !self.is_looking_back() && self.due().is_some_and(|side| self.is_person(side))
    }

    /// Whether a match can be played on from the step that is looked at. That of a lesson cannot.
    pub fn can_play_from_here(&self) -> bool {
        let is_looked_at = match self.occasion {
            ShelfOccasion::Played => self.is_looking_back(),
            ShelfOccasion::Watched => true,
            ShelfOccasion::Tried => false,
        };
        is_looked_at && !self.shown().is_over() && [0, 1].iter().any(|side| self.is_person(*side))
    }

    /// The side of the person who uses the buttons.
    pub fn asking_side(&self) -> usize {
        let side = self.record.mover();
        if self.is_person(side) { side } else { 1 - side }
    }

    /// How many steps are left if the last choice of a person is taken back. `None` if there is none, or the match is over.
    pub fn choice_before(&self) -> Option<usize> {
        self.due()?;
        (0..self.record.steps()).rev().find(|step| self.is_person(step % 2))
    }

    /// The things that can be chosen now.
    pub fn inviting(&self, held: Option<u32>) -> Vec<u32> {
        if self.waits_for_hand() { self.shown().inviting(held) } else { Vec::new() }
    }

    pub(super) fn at_its_last_step(&mut self) -> &mut R {
        self.earlier = None;
        &mut self.record
    }

    pub(super) fn take(&mut self, step: R::Step) -> Result<(), R::Refusal> {
        self.record.take(step)?;
        self.earlier = None;
        Ok(())
    }

    /// Puts the match as it was after so many steps on the table.
    pub(super) fn look_at(&mut self, steps: usize) {
        self.earlier = (steps < self.record.steps()).then(|| self.record.up_to(steps));
    }
}

/// What a player is called: the own name, or else the side, with "you" beside it for the only person. The computer's name
/// comes with its level.
pub fn called<R: ShelfWords>(words: &Words, record: &R, side: usize) -> String {
    let own_name = record.name_of(side).trim();
    let name = if own_name.is_empty() { record.side_said(words, side) } else { excerpt(own_name) };
    let is_you = own_name.is_empty() && record.only_person() == Some(side);
    let beside = record.level_said(words, side).or_else(|| is_you.then(|| words.say("called-you")));
    match beside {
        None => name,
        Some(beside) => name_with(words, &name, &beside),
    }
}

/// Who plays against whom.
pub fn who_plays<R: ShelfWords>(words: &Words, record: &R) -> String {
    let [first, second] = [0, 1].map(|side| called(words, record, side));
    words.say_with("library-players", &[("red", &first), ("black", &second)])
}
