//! What a player does: the two parts of a turn, the step played for each, and the whole turn.

use serde::Serialize;
use strum::VariantNames;

use super::{Cell, Misplay, Position, edge::SharedEdge};

/// One of the two parts of a turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, VariantNames)]
pub enum Part {
    /// The first part: a token slides.
    Slide,
    /// The second part: a disc is relocated.
    Relocation,
}

/// A token's move from one cell to another.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Slide {
    /// Where the token stands.
    pub from: Cell,
    /// Where it stops.
    pub to: Cell,
}

/// A disc's move from one cell to another.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Relocation {
    /// Where the disc lies.
    pub from: Cell,
    /// Where it is put down.
    pub to: Cell,
}

/// What is played for one part of a turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Step {
    /// Slides a token.
    Slide(Slide),
    /// Relocates a disc.
    Relocate(Relocation),
    /// Skips the part that is due. Legal only when nothing can be played for it.
    Skip,
}

impl Step {
    /// The slide, if the step is one.
    pub fn slide(self) -> Option<Slide> {
        match self {
            Step::Slide(slide) => Some(slide),
            Step::Relocate(_) | Step::Skip => None,
        }
    }

    /// The end of a turn whose second part is this step.
    pub fn rest(self) -> Rest {
        match self {
            Step::Relocate(relocation) => Rest::Relocation(relocation),
            Step::Slide(_) | Step::Skip => Rest::Skipped,
        }
    }

    /// The part that the step belongs to. `None` for a skip, which can be either.
    pub fn part(self) -> Option<Part> {
        match self {
            Step::Slide(_) => Some(Part::Slide),
            Step::Relocate(_) => Some(Part::Relocation),
            Step::Skip => None,
        }
    }
}

/// A whole turn, as it is written down.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Turn {
    /// `None` if the slide was skipped.
    pub slide: Option<Slide>,
    /// What came after the slide.
    pub rest: Rest,
}

/// What comes after the slide of a turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Rest {
    /// Nothing, because the slide won.
    Won,
    /// A disc was relocated.
    Relocation(Relocation),
    /// The relocation was skipped.
    Skipped,
    /// The relocation has not been played yet.
    ToCome,
}

impl Turn {
    /// The steps of the turn that have been played.
    pub fn steps(self) -> impl Iterator<Item = Step> {
        let first = self.slide.map_or(Step::Skip, Step::Slide);
        let second = match self.rest {
            Rest::Relocation(relocation) => Some(Step::Relocate(relocation)),
            Rest::Skipped => Some(Step::Skip),
            Rest::Won | Rest::ToCome => None,
        };
        [Some(first), second].into_iter().flatten()
    }
}

impl Position {
    /// The legal steps for the part that is due: only a skip if there is nothing else. Empty after a win.
    pub fn steps(&self) -> Vec<Step> {
        self.steps_by(&SharedEdge::default())
    }

    fn steps_by(&self, edge: &SharedEdge) -> Vec<Step> {
        let mut steps: Vec<Step> = match self.due() {
            Some(Part::Slide) => self.slides().into_iter().map(Step::Slide).collect(),
            Some(Part::Relocation) => self.relocations_by(edge).map(Step::Relocate).collect(),
            None => return Vec::new(),
        };
        if steps.is_empty() {
            steps.push(Step::Skip);
        }
        steps
    }

    /// All legal turns. Empty unless the position is at the start of a turn.
    ///
    /// ```
    /// use nonaga::rules::{HouseRules, Position};
    ///
    /// assert_eq!(Position::start(HouseRules::Booklet).turns().len(), 570);
    /// ```
    pub fn turns(&self) -> Vec<Turn> {
        if self.due() != Some(Part::Slide) {
            return Vec::new();
        }
        let mut turns = Vec::new();
        let mut position = self.clone();
        let edge = SharedEdge::default();
        for first in self.steps() {
            let slide = first.slide();
            let undo = position.play_unchecked(first);
            if position.due().is_none() {
                turns.push(Turn { slide, rest: Rest::Won });
            }
            let rests = position.steps_by(&edge).into_iter();
            turns.extend(rests.map(|step| Turn { slide, rest: step.rest() }));
            position.undo(undo);
        }
        turns
    }

    /// The position after a turn that is played from here. In the middle of a turn, its slide has been played already.
    pub fn after(&self, turn: Turn) -> Result<Position, Misplay> {
        let played = usize::from(self.due() == Some(Part::Relocation));
        let mut after = self.clone();
        turn.steps().skip(played).try_for_each(|step| after.play(step).map(drop))?;
        Ok(after)
    }

    /// Plays a whole turn if it is legal. Otherwise the position does not change.
    pub fn play_turn(&mut self, turn: Turn) -> Result<(), Misplay> {
        let mut next = self.clone();
        for step in turn.steps() {
            if step.part() != Some(Part::Slide) && turn.slide.is_some() && next.due().is_none() {
                return Err(Misplay::MarkMissing);
            }
            next.play(step)?;
        }
        match (turn.rest, next.due()) {
            (Rest::Won, Some(_)) => Err(Misplay::MarkWrong),
            (Rest::ToCome, None) => Err(Misplay::MarkMissing),
            _ => {
                *self = next;
                Ok(())
            }
        }
    }
}
