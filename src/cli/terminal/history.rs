//! What has been played: saying it again, taking it back, and playing it once more.

use super::{LineOutcome, Terminal, order::written};
use crate::{
    cli::CliError,
    record::Span,
    referee::{Ask, Asker},
    rules::{Rest, Side, Step},
};

/// A turn has two parts. Only a slide that wins stands alone, and it is the last.
const PARTS: usize = 2;

impl Terminal<'_> {
    /// Says the last whole turn, and what has been played of the next.
    pub(in crate::cli) fn tell_last(&mut self) -> Result<(), CliError> {
        let turns = self.game().turns();
        let is_under_way = turns.last().is_some_and(|turn| turn.rest == Rest::ToCome);
        let told = 1 + usize::from(is_under_way);
        if turns.is_empty() {
            self.desk.say("terminal-left-empty", &[])?;
        }
        for (index, turn) in turns.iter().enumerate().skip(turns.len().saturating_sub(told)) {
            self.tell_turn("hud-turn", index, &turn.to_string())?;
        }
        Ok(())
    }

    /// Takes back to the last choice of a person, and says what was taken back, the last first.
    pub(super) fn undo(&mut self) -> Result<LineOutcome, CliError> {
        let steps: Vec<Step> = self.game().steps().collect();
        if self.request(Ask::TakeBack(Span::Part), Asker::Hand)? == LineOutcome::Stays {
            return Ok(LineOutcome::Stays);
        }
        // What the computer thought of turns that are gone says nothing about an offer of a draw.
        self.outlook = [None; 2];
        let choice = self.game().steps().len();
        let turns = steps.chunks(PARTS).enumerate().skip(choice / PARTS);
        for (index, parts) in turns.collect::<Vec<_>>().into_iter().rev() {
            let kept = choice.saturating_sub(index * PARTS);
            let taken: Vec<_> = parts.iter().skip(kept).copied().map(written).collect();
            self.tell_turn("terminal-taken-back", index, &taken.join(" "))?;
        }
        Ok(LineOutcome::Changed)
    }

    /// Plays again what was taken back last, and says it.
    pub(super) fn redo(&mut self) -> Result<LineOutcome, CliError> {
        let before = self.game().steps().len();
        if self.request(Ask::Redo, Asker::Hand)? == LineOutcome::Stays {
            return Ok(LineOutcome::Stays);
        }
        let steps: Vec<Step> = self.game().steps().collect();
        for (index, parts) in steps.chunks(PARTS).enumerate().skip(before / PARTS) {
            let known = before.saturating_sub(index * PARTS);
            let played: Vec<_> = parts.iter().skip(known).copied().map(written).collect();
            self.tell_turn("hud-turn", index, &played.join(" "))?;
        }
        Ok(LineOutcome::Changed)
    }

    fn tell_turn(&mut self, key: &str, index: usize, played: &str) -> Result<(), CliError> {
        let (turn, side) = (index + 1, self.side_of(index));
        self.desk.say(key, &[("turn", &turn), ("side", &side), ("played", &played)])
    }

    /// Who plays the turn with this index.
    fn side_of(&self, index: usize) -> Side {
        let first = self.game().start().to_move();
        if index.is_multiple_of(2) { first } else { first.other() }
    }
}
