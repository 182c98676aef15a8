//! A match that is kept elsewhere: with somebody far away.

use super::Terminal;
use crate::{
    cli::CliError,
    engine::{Limits, Stop, Thought},
    record::{Level, Record},
    referee::{NewMatch, Referee},
    rules::Match,
};

impl Terminal<'_> {
    /// Puts a match on the table that is kept elsewhere. Nothing is kept of it here.
    pub(in crate::cli) fn put(&mut self, record: Record) {
        self.referee = Referee::new(NewMatch::to_continue(record));
        self.listed.clear();
    }

    /// What the computer would play in a match at a level.
    pub(in crate::cli) fn think(&mut self, game: &Match, level: Level) -> Option<Thought> {
        self.thinker.play_as(game, level, Limits::NONE, &Stop::default(), |_| ())
    }

    /// Draws the board, if it is to be drawn.
    pub(in crate::cli) fn draw_last(&mut self) -> Result<(), CliError> {
        if self.draws { self.draw_board() } else { Ok(()) }
    }
}
