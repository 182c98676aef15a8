//! What is said about the position: the board, the pieces, the moves, and why something is not allowed.

use std::io::Write;

use super::{HINT_TIME, Terminal, TerminalError, Trouble, order::read_cell};
use crate::{
    cli::{CliError, desk::LetterBoard},
    engine::{Limits, Stop},
    notation::read_typed,
    rules::{HouseRules, Part, Relocation, Side, Sight, SightEnd, Slide, Step, Turn},
};

/// The rules in short, by the keys of their texts.
const RULES: [&str; 5] = [
    "rules-goal-explained",
    "rules-slide-explained",
    "rules-relocate-explained",
    "rules-which-explained",
    "rules-rare-explained",
];

impl Terminal<'_> {
    /// The rules of the game, and how this match differs from the booklet.
    pub(super) fn tell_rules(&mut self) -> Result<(), CliError> {
        for key in RULES {
            self.desk.say(key, &[])?;
        }
        let house = self.position().rules();
        if house != HouseRules::Booklet {
            let explained = self.desk.words.explain(&house);
            self.desk.say("rules-house", &[])?;
            self.desk.line(explained)?;
        }
        Ok(())
    }

    /// The board, if it is to be drawn, and what is to be done.
    pub(in crate::cli) fn show_position(&mut self) -> Result<(), CliError> {
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
        let position = self.referee.position();
        let locked = position.locked().filter(|_| self.referee.played().ending().is_none());
        let drawing = LetterBoard { position, locked, is_colourful: self.desk.is_colourful };
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
        let rows = self.rows();
        for (side, cells) in [Side::Red, Side::Black].into_iter().zip(tokens) {
            self.desk.say("tokens-of", &[("side", &side), ("cells", &cells)])?;
        }
        self.desk.say("terminal-discs-lie", &[("rows", &rows)])?;
        self.desk.say("discs-to-take", &[("cells", &takeable)])?;
        match locked {
            Some(cell) => self.desk.say("disc-locked", &[("cell", &cell)]),
            None => Ok(()),
        }
    }

    /// The discs row by row, from the first to the last of those that lie side by side.
    fn rows(&self) -> String {
        let mut discs = *self.position().board().discs();
        discs.sort_unstable_by_key(|disc| (disc.r, disc.q));
        let runs = discs.chunk_by(|disc, next| (next.q, next.r) == (disc.q + 1, disc.r));
        let told = runs.map(|run| match run {
            [from, .., to] => {
                self.desk.words.say_with("terminal-run", &[("from", from), ("to", to)])
            }
            run => run.iter().map(ToString::to_string).collect(),
        });
        told.collect::<Vec<_>>().join(&self.desk.words.say("terminal-run-separator"))
    }

    /// What lies on a cell, and along each direction from it. Beside the board, only the directions that lead
    /// onto it count.
    pub(super) fn look(&mut self, typed: &str) -> Result<(), Trouble> {
        let cell = read_cell(typed)?;
        let position = self.position();
        let board = position.board();
        let thing = match position.token_at(cell) {
            Some(Side::Red) => "red",
            Some(Side::Black) => "black",
            None if board.has_disc(cell) => "disc",
            None => "none",
        };
        let is_beside = !board.has_disc(cell) && !board.holes().contains(&cell);
        let leads_away = |sight: &Sight| sight.free == 0 && sight.end == SightEnd::Edge;
        let mut sights = position.sights(cell).to_vec();
        sights.retain(|sight| !(is_beside && leads_away(sight)));
        if sights.is_empty() {
            return Ok(self.desk.say("terminal-outside", &[("cell", &cell)])?);
        }
        self.desk.say("cell-holds", &[("thing", &thing), ("cell", &cell)])?;
        for sight in sights {
            self.tell(&sight)?;
        }
        Ok(())
    }

    /// Says why a part is not allowed, without playing it: a slide, a relocation, or the taking of a disc.
    /// Without a part, repeats the last reason.
    pub(super) fn tell_why(&mut self, typed: &str) -> Result<(), Trouble> {
        if typed.is_empty() {
            match &self.reason {
                Some(reason) => self.desk.line(reason)?,
                None => self.desk.say("terminal-no-reason", &[])?,
            }
            return Ok(());
        }
        let is_disc_due = self.position().due() == Some(Part::Relocation);
        let checked = match (read_typed(typed), read_cell(typed)) {
            (Ok(Turn { slide: Some(Slide { from, to }), .. }), _) if is_disc_due => {
                self.game().check(Step::Relocate(Relocation { from, to }))
            }
            (Ok(Turn { slide: Some(slide), .. }), _) => self.game().check(Step::Slide(slide)),
            (_, Ok(cell)) if is_disc_due => self.position().check_taking(cell),
            (Err(error), _) if typed.contains('>') => {
                return Err(TerminalError::TurnForm { error }.into());
            }
            (_, cell) => match cell.map(|cell| self.position().check_token(cell)) {
                Ok(Err(refusal)) => Err(refusal),
                // A token may slide to one place and not to another, so it takes both to tell.
                _ => return Err(TerminalError::NoPart { text: typed.to_owned() }.into()),
            },
        };
        match checked {
            Ok(()) => self.desk.say("terminal-allowed", &[])?,
            Err(refusal) => self.refuse(&refusal)?,
        }
        Ok(())
    }

    pub(super) fn hint(&mut self) -> Result<(), CliError> {
        self.desk.say("notice-looks-for-hint", &[])?;
        self.desk.flush()?;
        let hint =
            self.thinker.hint(self.referee.played(), Limits::time(HINT_TIME), &Stop::default());
        let Some(hint) = hint else { return self.desk.say("notice-no-hint", &[]) };
        let written = hint.turn.to_string();
        // While a relocation is due, the slide before it has been played.
        let part = match self.position().due() {
            Some(Part::Relocation) => written.split_once(' ').map_or(&*written, |(_, part)| part),
            _ => &written,
        };
        let told = hint.why.told(self.position().to_move(), None);
        let reason = self.desk.words.tell(&told);
        self.desk.say("terminal-hint", &[("turn", &part), ("why", &reason)])?;
        self.reason = Some(reason);
        Ok(())
    }
}
