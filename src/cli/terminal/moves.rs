//! The numbered list of what may be played, and the choice from it.

use super::{
    LineOutcome, Terminal, TerminalError, Trouble,
    order::{read_cell, written},
};
use crate::{
    cli::CliError,
    referee::Asker,
    rules::{Cell, Part, Relocation, Step},
};

/// What a number of the list stands for.
#[derive(Clone, Copy)]
pub(super) enum Choice {
    /// A disc. Its places are listed next.
    Disc(Cell),
    Step(Step),
}

impl Terminal<'_> {
    /// Lists what may be played for the part that is due. A cell narrows the list; without one, only the discs
    /// that can be taken are listed, because their places would fill pages.
    pub(super) fn list_moves(&mut self, typed: &str) -> Result<(), Trouble> {
        let from = if typed.is_empty() { None } else { Some(read_cell(typed)?) };
        match (self.position().due(), from) {
            (Some(Part::Relocation), None) => self.list_discs()?,
            (Some(Part::Relocation), Some(disc)) => match self.position().check_taking(disc) {
                Ok(()) => self.list_places(disc)?,
                Err(refusal) => self.refuse(&refusal)?,
            },
            (_, Some(token)) => match self.position().check_token(token) {
                Ok(()) => self.list_slides(from)?,
                Err(refusal) => self.refuse(&refusal)?,
            },
            (_, None) => self.list_slides(None)?,
        }
        Ok(())
    }

    fn list_slides(&mut self, from: Option<Cell>) -> Result<(), CliError> {
        let slides = self.position().slides().into_iter();
        let wanted = slides.filter(|slide| from.is_none_or(|from| from == slide.from));
        let choices: Vec<_> = wanted.map(|slide| Choice::Step(Step::Slide(slide))).collect();
        if choices.is_empty() {
            self.desk.say("terminal-no-moves", &[])?;
        }
        self.list(choices)
    }

    fn list_discs(&mut self) -> Result<(), CliError> {
        let choices = self.position().takeable().into_iter().map(Choice::Disc).collect();
        self.desk.say("terminal-discs", &[])?;
        self.list(choices)
    }

    fn list_places(&mut self, from: Cell) -> Result<(), CliError> {
        let places = self.position().destinations(from).into_iter();
        let steps = places.map(|to| Step::Relocate(Relocation { from, to }));
        let choices = steps.map(Choice::Step).collect();
        self.desk.say("terminal-places", &[("cell", &from)])?;
        self.list(choices)
    }

    fn list(&mut self, choices: Vec<Choice>) -> Result<(), CliError> {
        for (number, choice) in (1..).zip(&choices) {
            let choice = match choice {
                Choice::Disc(cell) => cell.to_string(),
                Choice::Step(step) => written(*step),
            };
            self.desk.line(format_args!("{number:>3}: {choice}"))?;
        }
        self.listed = choices;
        Ok(())
    }

    pub(super) fn choose(&mut self, number: usize) -> Result<LineOutcome, Trouble> {
        match self.listed_part(number)? {
            Some(step) => Ok(self.request_steps([step], Asker::Hand)?),
            None => Ok(LineOutcome::Stays),
        }
    }

    /// The part with a number in the list, which is legal now. A disc has its places listed instead.
    pub(in crate::cli) fn listed_part(&mut self, number: usize) -> Result<Option<Step>, Trouble> {
        let moves = self.listed.len();
        let chosen = number.checked_sub(1).and_then(|index| self.listed.get(index));
        match chosen.copied() {
            Some(Choice::Disc(disc)) => {
                self.list_places(disc)?;
                Ok(None)
            }
            Some(Choice::Step(step)) => {
                // The number alone says little afterwards.
                let (side, turn) = (self.referee.to_move(), written(step));
                self.desk.say("terminal-played", &[("side", &side), ("turn", &turn)])?;
                Ok(Some(step))
            }
            None => Err(TerminalError::NoSuchMove { number, moves }.into()),
        }
    }
}
