//! What happens in a match with somebody far away, said as it happens.

use super::session::{FarLeave, FarSession};
use crate::{
    cli::{CliError, terminal::order::written},
    far::agreement::{FarEnding, FarEvent, Farewell, LogEvent, Role},
    home::FarSequel,
    rules::{Ending, Part, Step},
};

impl FarSession<'_> {
    pub(super) fn hear(&mut self, event: FarEvent) -> Result<(), CliError> {
        match event {
            FarEvent::Log(event) => self.hear_log(&event),
            FarEvent::Disputed(dispute) => {
                let whose = self.whose(dispute.by);
                let (name, number) = (self.name(), dispute.number);
                self.say(
                    "far-disputed",
                    &[
                        ("whose", &whose),
                        ("name", &name),
                        ("number", &number),
                        ("fault", &dispute.fault),
                    ],
                )
            }
            FarEvent::Refused { fault, .. } => match self.far.heed_refusal(&fault) {
                FarSequel::Nothing => self.say("far-refused", &[("fault", &fault)]),
                sequel => self.follow_farewell(sequel),
            },
            FarEvent::Left(why) => {
                let sequel = self.far.heed(why);
                self.follow_farewell(sequel)
            }
            // What the line says of the first is told. Who waits for the second asks the match, and the error of the
            // third is told.
            FarEvent::Here | FarEvent::Acknowledged { .. } | FarEvent::NotWritten => Ok(()),
        }
    }

    fn hear_log(&mut self, event: &LogEvent) -> Result<(), CliError> {
        let name = self.name();
        match *event {
            LogEvent::Joined if self.role() == Role::Host && !self.far.is_rematch() => {
                self.say("far-joined", &[("name", &name)])?;
                let level = self.far.driver.log().companion(Role::Guest).cloned();
                self.tell_level(level.and_then(|guest| guest.computer).as_ref())
            }
            LogEvent::Proposed | LogEvent::Joined | LogEvent::Answered { yes: true, .. } => Ok(()),
            LogEvent::Began { by_lot, .. } => {
                self.said.parts = 0;
                self.befriend()?;
                self.tell_seats(by_lot)
            }
            LogEvent::Played { by, step } => self.hear_part(by, step),
            LogEvent::Offered { by, offer } if by == self.role() => {
                self.say("far-offered", &[("offer", &offer.name()), ("name", &name)])
            }
            LogEvent::Offered { offer, .. } => self.tell_offer(offer),
            LogEvent::Lapsed { by, offer } => {
                let whose = self.whose(by);
                self.say(
                    "far-lapsed",
                    &[("whose", &whose), ("offer", &offer.name()), ("name", &name)],
                )
            }
            LogEvent::Answered { by, offer, .. } => {
                let whose = self.whose(by);
                self.say(
                    "far-declined",
                    &[("whose", &whose), ("offer", &offer.name()), ("name", &name)],
                )
            }
            LogEvent::TookBack { to, parts } => {
                (self.said.parts, self.said.position) = (to as usize, None);
                // What was thought of turns that are gone says nothing about an offer of a draw.
                self.outlook = None;
                self.say("far-took-back", &[("parts", &parts)])
            }
            LogEvent::Ended(ending) => self.hear_end(ending),
            LogEvent::Rematch => self.say("far-rematch", &[("name", &name)]),
        }
    }

    fn hear_part(&mut self, by: Role, step: Step) -> Result<(), CliError> {
        let part = if self.said.parts.is_multiple_of(2) { Part::Slide } else { Part::Relocation };
        self.said.parts += 1;
        let Some(side) = self.far.driver.log().seating().map(|seating| seating.side(by)) else {
            return Ok(());
        };
        match step {
            Step::Skip => self.say("skipped", &[("side", &side), ("part", &part)]),
            // Who has typed it knows it.
            _ if by == self.role() && self.far.own.computer.is_none() => Ok(()),
            step => self.say("terminal-played", &[("side", &side), ("turn", &written(step))]),
        }
    }

    fn hear_end(&mut self, ending: FarEnding) -> Result<(), CliError> {
        if let Some(record) = self.far.driver.log().record() {
            self.table.put(record);
        }
        match ending {
            FarEnding::Played(ending) => {
                self.table.draw_last()?;
                self.tell(&ending)
            }
            FarEnding::Resigned { side } => self.tell(&Ending::Resigned { by: side }),
            FarEnding::Closed { by } => {
                let (whose, name) = (self.whose(by), self.name());
                self.say("far-closed", &[("whose", &whose), ("name", &name)])
            }
        }
    }

    /// Says once what a person can do after the end.
    pub(super) fn tell_what_next(&mut self) -> Result<(), CliError> {
        let is_match = self.far.driver.log().game().is_some() && self.far.own.computer.is_none();
        if std::mem::replace(&mut self.said.is_over, true) || !is_match {
            return Ok(());
        }
        self.say("far-over", &[])
    }

    /// Whose doing something is, as sentences choose by it.
    fn whose(&self, by: Role) -> &'static str {
        if by == self.role() { "own" } else { "other" }
    }

    /// Does what follows when one of the two says why it does not go on.
    pub(super) fn follow_farewell(&mut self, sequel: FarSequel) -> Result<(), CliError> {
        match sequel {
            FarSequel::Nothing => {}
            FarSequel::Waits(Farewell::Declined) => self.say("far-somebody-declined", &[])?,
            FarSequel::Waits(why) => self.tell(&why)?,
            FarSequel::StaysOpen(trouble) => self.tell(&trouble)?,
            FarSequel::Declines => self.leaves = Some(FarLeave::Declines),
            FarSequel::Stops(trouble) => self.leaves = Some(FarLeave::Stops(trouble)),
        }
        Ok(())
    }
}
