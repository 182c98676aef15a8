//! What a player does: the two parts of a turn, a step for each, and the turn as a whole.

use serde::Serialize;
use strum::VariantNames;

use super::{Cell, Misplay, Position};

/// One of the two parts of a turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, VariantNames)]
pub enum Part {
    /// The first: a token slides.
    Slide,
    /// The second: a disc is relocated.
    Relocation,
}

/// A token slides from a cell to a cell.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Slide {
    /// Where the token stands.
    pub from: Cell,
    /// Where it stops.
    pub to: Cell,
}

/// A disc is taken from a cell and put down on another.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Relocation {
    /// Where the disc lies.
    pub from: Cell,
    /// Where it is put down.
    pub to: Cell,
}

/// One part of a turn as it is played.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Step {
    /// A token slides.
    Slide(Slide),
    /// A disc is relocated.
    Relocate(Relocation),
    /// The part that is due is skipped, as it must be when nothing can be played for it.
    Skip,
}

impl Step {
    /// The slide, if it is one.
    pub fn slide(self) -> Option<Slide> {
        match self {
            Step::Slide(slide) => Some(slide),
            Step::Relocate(_) | Step::Skip => None,
        }
    }

    /// What the second part of a turn is written as when it is this step.
    pub fn rest(self) -> Rest {
        match self {
            Step::Relocate(relocation) => Rest::Relocation(relocation),
            Step::Slide(_) | Step::Skip => Rest::Skipped,
        }
    }

    /// The part that the step is for; a skip is for either.
    pub fn part(self) -> Option<Part> {
        match self {
            Step::Slide(_) => Some(Part::Slide),
            Step::Relocate(_) => Some(Part::Relocation),
            Step::Skip => None,
        }
    }
}

/// A turn, as it is written down.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Turn {
    /// The slide, unless it was skipped.
    pub slide: Option<Slide>,
    /// What came after it.
    pub rest: Rest,
}

/// What comes after the slide of a turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Rest {
    /// Nothing, since the slide won.
    Won,
    /// The relocation of a disc.
    Relocation(Relocation),
    /// The relocation was skipped.
    Skipped,
    /// The relocation has not been played yet.
    ToCome,
}

impl Turn {
    /// The turn's parts that have been played.
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
    /// Everything that may be played for the part that is due: a skip, where there is nothing else.
    pub fn steps(&self) -> Vec<Step> {
        let mut steps: Vec<Step> = match self.due() {
            Some(Part::Slide) => self.slides().into_iter().map(Step::Slide).collect(),
            Some(Part::Relocation) => self.relocations().map(Step::Relocate).collect(),
            None => return Vec::new(),
        };
        if steps.is_empty() {
            steps.push(Step::Skip);
        }
        steps
    }

    /// Every turn that may be played; none but from the start of a turn.
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
        for first in self.steps() {
            let slide = first.slide();
            let undo = position.play_unchecked(first);
            if position.due().is_none() {
                turns.push(Turn { slide, rest: Rest::Won });
            }
            turns
                .extend(position.steps().into_iter().map(|step| Turn { slide, rest: step.rest() }));
            position.undo(undo);
        }
        turns
    }

    /// Plays a whole turn as it is written, or changes nothing and says what is wrong with it.
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
