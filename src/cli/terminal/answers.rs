//! What is said about the position: the board, the pieces, the moves, and why something is not allowed.

use std::io::Write;

use super::{HINT_TIME, Terminal, TerminalError, Trouble, order::read_cell};
use crate::{
    cli::{CliError, drawing::Drawing},
    engine::{Limits, Stop},
    rules::{Cell, Part, Relocation, Side, Slide, Step},
};

impl Terminal<'_> {
    /// The board, if it is to be drawn, and what is to be done.
    pub(super) fn show_position(&mut self) -> Result<(), CliError> {
        if self.draws {
            self.draw_board()?;
        }
        if let Some(cell) = self.position().locked().filter(|_| !self.draws) {
            self.desk.say("disc-locked", &[("cell", &cell)])?;
        }
        let (side, due) = (self.position().to_move(), self.position().due());
        if self.game().times_stood() == 2 {
            self.desk.say("game-stood-twice", &[])?;
        }
        self.desk.say("cli-show-to-move", &[("side", &side), ("due", &due)])
    }

    pub(super) fn draw_board(&mut self) -> Result<(), CliError> {
        let position = self.record.game.position();
        let locked = position.locked().filter(|_| self.record.game.ending().is_none());
        let drawing = Drawing { position, locked, is_colourful: self.desk.is_colourful };
        writeln!(self.desk.out, "\n{drawing}")?;
        match locked {
            Some(cell) => self.desk.say("cli-show-locked", &[("cell", &cell)]),
            None => Ok(()),
        }
    }

    pub(super) fn tell_pieces(&mut self) -> Result<(), CliError> {
        let position = self.position();
        let tokens = [Side::Red, Side::Black].map(|side| position.tokens(side).to_vec());
        let takeable = position.takeable().to_vec();
        let locked = position.locked();
        for (side, cells) in [Side::Red, Side::Black].into_iter().zip(tokens) {
            self.desk.say("tokens-of", &[("side", &side), ("cells", &cells)])?;
        }
        self.desk.say("discs-to-take", &[("cells", &takeable)])?;
        match locked {
            Some(cell) => self.desk.say("disc-locked", &[("cell", &cell)]),
            None => Ok(()),
        }
    }

    /// What lies on a cell, and along each direction from it.
    pub(super) fn look(&mut self, typed: &str) -> Result<(), Trouble> {
        let cell = read_cell(typed)?;
        let position = self.position();
        let thing = match position.token_at(cell) {
            Some(Side::Red) => "red",
            Some(Side::Black) => "black",
            None if position.board().has_disc(cell) => "disc",
            None => "none",
        };
        let sights = position.sights(cell);
        self.desk.say("cell-holds", &[("thing", &thing), ("cell", &cell)])?;
        for sight in sights {
            self.tell(&sight)?;
        }
        Ok(())
    }

    /// Lists what may be played for the part that is due. A cell narrows the list; without one, only the discs
    /// that can be taken are listed, because their places would fill pages.
    pub(super) fn list_moves(&mut self, typed: &str) -> Result<(), Trouble> {
        let from = if typed.is_empty() { None } else { Some(read_cell(typed)?) };
        let position = self.record.game.position();
        let starts_there = |cell: Cell| from.is_none_or(|from| from == cell);
        let steps: Vec<Step> = match (position.due(), from) {
            (Some(Part::Relocation), None) => return Ok(self.list_takeable()?),
            (Some(Part::Relocation), Some(from)) => {
                if let Err(refusal) = position.check_taking(from) {
                    return Ok(self.tell(&refusal)?);
                }
                let to = position.destinations(from).into_iter();
                to.map(|to| Step::Relocate(Relocation { from, to })).collect()
            }
            _ => {
                let slides = position.slides().into_iter().filter(|slide| starts_there(slide.from));
                slides.map(Step::Slide).collect()
            }
        };
        if steps.is_empty() {
            self.desk.say("terminal-no-moves", &[])?;
        }
        for (number, step) in (1..).zip(&steps) {
            if let Step::Slide(Slide { from, to }) | Step::Relocate(Relocation { from, to }) = step
            {
                self.desk.line(format_args!("{number:>3}  {from}>{to}"))?;
            }
        }
        self.listed = steps;
        Ok(())
    }

    fn list_takeable(&mut self) -> Result<(), CliError> {
        let cells = self.position().takeable().to_vec();
        let example = cells.first().copied().unwrap_or_default();
        self.desk.say("discs-to-take", &[("cells", &cells)])?;
        self.desk.say("terminal-places", &[("cell", &example)])
    }

    /// Says why a part is not allowed, without playing it. Without a part, repeats the last reason.
    pub(super) fn tell_why(&mut self, typed: &str) -> Result<(), Trouble> {
        if typed.is_empty() {
            match &self.reason {
                Some(reason) => self.desk.line(reason)?,
                None => self.desk.say("terminal-no-reason", &[])?,
            }
            return Ok(());
        }
        let (from, to) = typed.split_once('>').ok_or_else(|| no_cell(typed))?;
        let (from, to) = (read_cell(from)?, read_cell(to)?);
        let step = match self.position().due() {
            Some(Part::Relocation) => Step::Relocate(Relocation { from, to }),
            _ => Step::Slide(Slide { from, to }),
        };
        match self.game().check(step) {
            Ok(()) => self.desk.say("terminal-allowed", &[])?,
            Err(refusal) => self.tell(&refusal)?,
        }
        Ok(())
    }

    pub(super) fn hint(&mut self) -> Result<(), CliError> {
        self.desk.say("notice-looks-for-hint", &[])?;
        self.desk.flush()?;
        let hint = self.thinker.hint(&self.record.game, Limits::time(HINT_TIME), &Stop::default());
        let Some(hint) = hint else { return self.desk.say("notice-no-hint", &[]) };
        let written = hint.turn.to_string();
        // While a relocation is due, the slide before it has been played.
        let part = match self.position().due() {
            Some(Part::Relocation) => written.split_once(' ').map_or(&*written, |(_, part)| part),
            _ => &written,
        };
        let reason = self.desk.words.tell(&hint.why);
        self.desk.say("terminal-hint", &[("turn", &part), ("why", &reason)])?;
        self.reason = Some(reason);
        Ok(())
    }
}

fn no_cell(text: &str) -> TerminalError {
    TerminalError::NoCell { text: text.to_owned() }
}
