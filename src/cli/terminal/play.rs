//! The match: whose turn it is, what the referee answers, and what the computer plays.

use serde::Serialize;

use super::{LineOutcome, Terminal, Trouble};
use crate::{
    cli::{CliError, desk::called},
    engine::{Limits, Score, Stop},
    notation::steps_of,
    record::Level,
    referee::{Ask, Asker, Done, NewMatch, Seat, Skipped},
    rules::{Part, Step, Turn},
};

impl Terminal<'_> {
    pub(super) fn play_on(mut self) -> Result<(), CliError> {
        while self.game().ending().is_none() {
            let outcome = match self.referee.seat(self.referee.to_move()) {
                Seat::Computer(level) => self.play_computer(level)?,
                Seat::Hand
                | Seat::Script
                | Seat::Viewer
                | Seat::Lesson
                | Seat::Learner
                | Seat::FarAway => self.ask()?,
            };
            if outcome == LineOutcome::Leaves {
                return self.leave();
            }
        }
        self.finish()
    }

    /// Puts a match on the table, and greets whoever plays it.
    pub(super) fn begin(&mut self, new: NewMatch) -> Result<(), CliError> {
        let [red, black] = new.players.each_ref().map(|player| called(player, &self.desk.words));
        self.desk.say("cli-show-players", &[("red", &red), ("black", &black)])?;
        self.desk.say("terminal-greeting", &[])?;
        self.request(Ask::Begin(Box::new(new)), Asker::Hand).map(drop)
    }

    /// Asks the referee. What is granted is kept, and parts that have to be skipped then are told. A refusal is told with
    /// its reason.
    pub(super) fn request(&mut self, ask: Ask, by: Asker) -> Result<LineOutcome, CliError> {
        let request = self.referee.request(ask, by);
        match self.referee.answer(&request) {
            Ok(Done { request, skipped, .. }) => {
                for Skipped { side, part } in &skipped {
                    self.desk.say("skipped", &[("side", side), ("part", part)])?;
                }
                if request.ask.is_change() || !skipped.is_empty() {
                    self.keep()?;
                }
                Ok(LineOutcome::Changed)
            }
            Err(why) => {
                self.refuse(&why)?;
                Ok(LineOutcome::Stays)
            }
        }
    }

    /// Asks the referee for one step after the other.
    pub(super) fn request_steps(
        &mut self,
        steps: impl IntoIterator<Item = Step>,
        by: Asker,
    ) -> Result<LineOutcome, CliError> {
        // Skips come by themselves.
        for ask in steps.into_iter().filter_map(Ask::to_play) {
            if self.request(ask, by)? == LineOutcome::Stays {
                return Ok(LineOutcome::Stays);
            }
        }
        Ok(LineOutcome::Changed)
    }

    /// Prints a value that has a sentence.
    pub(super) fn tell(&mut self, value: &impl Serialize) -> Result<(), CliError> {
        self.desk.tell_result(value)
    }

    /// Says why something is not possible. `why` repeats it.
    pub(in crate::cli) fn refuse(&mut self, why: &impl Serialize) -> Result<(), CliError> {
        self.reason = Some(self.desk.words.tell(why));
        self.tell(why)
    }

    /// Plays what was typed.
    pub(super) fn play(&mut self, typed: Turn) -> Result<LineOutcome, Trouble> {
        match steps_of(typed, self.game()) {
            Ok(steps) => {
                self.reason = None;
                Ok(self.request_steps(steps, Asker::Hand)?)
            }
            Err(misplay) => {
                self.refuse(&misplay)?;
                Ok(LineOutcome::Stays)
            }
        }
    }

    fn play_computer(&mut self, level: Level) -> Result<LineOutcome, CliError> {
        let side = self.referee.to_move();
        self.desk.say("terminal-thinks", &[("side", &side)])?;
        self.desk.flush()?;
        let thought = self.thinker.play_as(
            self.referee.played(),
            level,
            Limits::NONE,
            &Stop::default(),
            |_| (),
        );
        let Some(thought) = thought else { return Ok(LineOutcome::Leaves) };
        self.outlook[side as usize] = Some(thought.score);
        // In the middle of a turn, its slide has already been played.
        let played = usize::from(self.position().due() == Some(Part::Relocation));
        let written = thought.best.to_string();
        self.desk.say("terminal-played", &[("side", &side), ("turn", &written)])?;
        self.request_steps(thought.best.steps().skip(played), Asker::Computer)
    }

    /// A person who shares the keyboard agrees by typing it. The computer agrees if it thinks that it is worse
    /// off.
    pub(super) fn offer_draw(&mut self) -> Result<LineOutcome, CliError> {
        let side = self.referee.to_move();
        let other = side.other();
        if self.request(Ask::OfferDraw(side), Asker::Hand)? == LineOutcome::Stays {
            return Ok(LineOutcome::Stays);
        }
        let seat = self.referee.seat(other);
        let is_worse = self.outlook[other as usize].is_some_and(|score| score < Score::EVEN);
        if seat.is_person() || is_worse {
            return self.request(Ask::AgreeDraw(other), seat.asker());
        }
        self.request(Ask::DeclineDraw(other), seat.asker())?;
        self.desk.say("hud-draw-declined", &[("side", &other)])?;
        Ok(LineOutcome::Stays)
    }
}
