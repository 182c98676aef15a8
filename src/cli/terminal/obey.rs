//! Asking the player who is to move, and doing what is typed.

use std::io::Write;

use strum::VariantArray;

use super::{LineOutcome, Terminal, TerminalWord, Trouble, order::TypedOrder};
use crate::{
    cli::CliError,
    referee::{Ask, Asker},
};

impl Terminal<'_> {
    /// Asks the player who is to move until the match has changed.
    pub(super) fn ask(&mut self) -> Result<LineOutcome, CliError> {
        self.listed.clear();
        self.show_position()?;
        loop {
            write!(self.desk.out, "> ")?;
            self.desk.flush()?;
            let Some(line) = self.lines.next()? else { return Ok(LineOutcome::Leaves) };
            let order = line.and_then(|line| TypedOrder::read(&line, &self.desk.words));
            // Whatever else is typed takes the question back.
            let asked = self.asked.take();
            let outcome = match order {
                Ok(TypedOrder::Nothing) => Ok(LineOutcome::Stays),
                Ok(TypedOrder::Play(turn)) => self.play(turn),
                Ok(TypedOrder::Choose(number)) => self.choose(number),
                Ok(TypedOrder::Word(word, _)) if asked == Some(word) => self.end(word),
                Ok(TypedOrder::Word(TerminalWord::Yes, _)) if let Some(asked) = asked => {
                    self.end(asked)
                }
                Ok(TypedOrder::Word(word, rest)) => self.obey(word, &rest),
                Err(error) => Err(error.into()),
            };
            match outcome {
                Ok(LineOutcome::Stays) => {}
                Ok(outcome) => return Ok(outcome),
                Err(Trouble::Typed(error)) => self.refuse(&error)?,
                Err(Trouble::Output(error)) => return Err(error),
            }
        }
    }

    fn obey(&mut self, word: TerminalWord, rest: &str) -> Result<LineOutcome, Trouble> {
        match word {
            TerminalWord::Hint if self.riddle.is_some() => self.puzzle_hint()?,
            TerminalWord::Resign if self.riddle.is_some() => return Ok(self.show_solution()?),
            TerminalWord::Draw | TerminalWord::Save if self.riddle.is_some() => {
                self.desk.say("puzzles-not-here", &[])?;
            }
            TerminalWord::No => return Ok(self.say_no_win()?),
            TerminalWord::Help => self.list_words()?,
            TerminalWord::Undo => return Ok(self.undo()?),
            TerminalWord::Redo => return Ok(self.redo()?),
            TerminalWord::Save => self.save(rest)?,
            TerminalWord::Draw => self.ask_again(word, "terminal-asks-draw")?,
            TerminalWord::Resign => self.ask_again(word, "terminal-asks-resign")?,
            TerminalWord::Yes => self.desk.say("terminal-nothing-asked", &[])?,
            TerminalWord::Quit => return Ok(LineOutcome::Leaves),
            word if word.is_for_far_away() => {
                self.desk.say("terminal-only-far", &[])?;
            }
            _ => self.tell_about(word, rest)?,
        }
        Ok(LineOutcome::Stays)
    }

    /// Answers a word that only asks about the match on the table.
    pub(in crate::cli) fn tell_about(
        &mut self,
        word: TerminalWord,
        rest: &str,
    ) -> Result<(), Trouble> {
        match word {
            TerminalWord::Rules => self.tell_rules()?,
            TerminalWord::Moves => self.list_moves(rest)?,
            TerminalWord::Look => self.look(rest)?,
            TerminalWord::Pieces => self.tell_pieces()?,
            TerminalWord::Board => {
                self.draw_board()?;
                self.desk.say("cli-show-legend", &[])?;
            }
            TerminalWord::Drawing => {
                self.draws = !self.draws;
                let key = if self.draws { "terminal-draws" } else { "terminal-draws-not" };
                self.desk.say(key, &[])?;
            }
            TerminalWord::Why => self.tell_why(rest)?,
            TerminalWord::Last => self.tell_last()?,
            TerminalWord::Hint => self.hint()?,
            // What else can be typed does something.
            _ => {}
        }
        Ok(())
    }

    /// A word that may end the match counts only when it is typed twice or answered with yes: nobody should lose
    /// by a word that they tried.
    fn ask_again(&mut self, word: TerminalWord, key: &str) -> Result<(), CliError> {
        self.asked = Some(word);
        let other = self.position().to_move().other();
        self.desk.say(key, &[("other", &other)])
    }

    /// The player means the word that was asked about.
    fn end(&mut self, word: TerminalWord) -> Result<LineOutcome, Trouble> {
        if word == TerminalWord::Draw {
            return Ok(self.offer_draw()?);
        }
        let side = self.referee.to_move();
        Ok(self.request(Ask::Resign(side), Asker::Hand)?)
    }

    fn list_words(&mut self) -> Result<(), CliError> {
        self.desk.say("terminal-how", &[])?;
        let words = <TerminalWord as VariantArray>::VARIANTS.iter();
        for word in words.filter(|word| !word.is_for_far_away()) {
            let (name, about) = (self.desk.words.tell(word), self.desk.words.explain(word));
            self.desk.line(format_args!("  {name:<12} {about}"))?;
        }
        Ok(())
    }
}
