//! What somebody asks in a match in the terminal without playing: what may be done, and why something may not.

use super::terminal::{MutantTerminal, MutantsReply};
use crate::{
    cli::{CliError, TerminalError},
    mutants::{MutantCell, MutantRefusal, MutantStep},
};

impl MutantTerminal<'_> {
    /// Lists all that may be done, or what begins with crossing out the circle that was typed.
    pub(super) fn list_moves(&mut self, typed: &str) -> Result<MutantsReply, CliError> {
        if typed.is_empty() {
            self.list_steps()?;
            return Ok(MutantsReply::Stays);
        }
        match typed.parse() {
            Ok(cell) => self.list_crossing(cell),
            Err(_) => self.refuse(&TerminalError::MutantsNoSquare { text: typed.to_owned() }),
        }
    }

    pub(super) fn list_crossing(&mut self, cell: MutantCell) -> Result<MutantsReply, CliError> {
        let Some(position) = self.game().position() else {
            let left = self.game().left_to_draw();
            return self.refuse(&MutantRefusal::StartToDraw { left });
        };
        if let Err(refusal) = position.check_crossing(cell) {
            return self.refuse(&refusal);
        }
        let turns = position.turns_crossing(cell);
        if turns.is_empty() {
            self.desk.say("mutants-none-crossing", &[("square", &cell)])?;
        } else {
            let turns: Vec<String> = turns.iter().map(ToString::to_string).collect();
            self.desk.line(format_args!("  {}", turns.join("  ")))?;
        }
        Ok(MutantsReply::Stays)
    }

    /// Says why something is not allowed, without doing it. Without a turn, repeats the last reason.
    pub(super) fn tell_why(&mut self, typed: &str) -> Result<MutantsReply, CliError> {
        if typed.is_empty() {
            match &self.reason {
                Some(reason) => self.desk.line(reason)?,
                None => self.desk.say("terminal-no-reason", &[])?,
            }
            return Ok(MutantsReply::Stays);
        }
        let checked = match self.read(typed) {
            Ok(MutantStep::Circle(cell)) => self.game().check_drawing(cell),
            Ok(MutantStep::Turn(turn)) => self.game().check(turn),
            Err(reason) => return self.refuse_as(reason),
        };
        match checked {
            Ok(()) => self.desk.say("terminal-allowed", &[])?,
            Err(refusal) => return self.refuse(&refusal),
        }
        Ok(MutantsReply::Stays)
    }
}
