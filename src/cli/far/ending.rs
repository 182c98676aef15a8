//! When a match with somebody far away is left, and what is kept of it.

use std::time::Duration;

use super::session::{FarLeave, FarSaid, FarSession};
use crate::{cli::CliError, far::agreement::FarStage, home::FarParting};

/// How long the computer waits after the end for an other side that does not come.
const PATIENCE: Duration = Duration::from_secs(10);
/// How long whoever has said the last word waits for the other side to leave.
const LAST_WORD: Duration = Duration::from_secs(2);

impl FarSession<'_> {
    /// Keeps the other side as a friend. The match goes on without that.
    pub(super) fn befriend(&mut self) -> Result<(), CliError> {
        match self.far.befriend() {
            Ok(()) => Ok(()),
            Err(error) => self.tell(&error),
        }
    }

    /// Keeps the match among the saved ones.
    pub(super) fn save(&mut self) -> Result<(), CliError> {
        match self.far.save(&self.home) {
            Ok(None) => Ok(()),
            Ok(Some(file)) => {
                let path = file.display().to_string();
                self.say("share-written", &[("path", &path)])
            }
            Err(error) => {
                self.table.desk.failed = true;
                self.say("match-not-saved", &[("reason", &error)])
            }
        }
    }

    /// Goes on to the rematch that both want. Both know its terms, so nobody is asked again.
    pub(super) fn go_to_rematch(&mut self) -> Result<(), CliError> {
        if self.far.go_to_rematch()? {
            (self.said, self.outlook) = (FarSaid::default(), None);
        }
        Ok(())
    }

    /// The computer leaves when all is done. So does a person if there never was a match.
    pub(super) fn look_whether_done(&mut self) {
        let Some(since) = self.far.over_since().filter(|_| self.leaves.is_none()) else { return };
        let standing = self.far.driver.standing();
        let is_computer = self.far.own.computer.is_some();
        let never_began = self.far.driver.log().game().is_none();
        // Nobody has to hear that an invitation is closed.
        let may_leave = self.far.is_settled() || self.far.is_nothing(FarParting::Pauses);
        let lingers = self.far.has_heard() && standing.is_here && since.elapsed() < LAST_WORD;
        // Who is cut off at the end is missed only later, and has just as long to come back.
        let away = self.far.driver.line_state().away_for().unwrap_or(Duration::MAX);
        let has_waited = !standing.is_here && since.elapsed().min(away) > PATIENCE;
        let is_time = (may_leave && !(is_computer && lingers)) || (is_computer && has_waited);
        if (is_computer || never_began) && is_time {
            self.leaves = Some(FarLeave::Done);
        }
    }

    /// Says goodbye, and keeps what is still to be done.
    pub(super) fn leave(mut self) -> Result<(), CliError> {
        let leaves = self.leaves.take().unwrap_or(FarLeave::Quits);
        let stage = self.far.driver.standing().stage;
        let parting = match &leaves {
            FarLeave::Declines | FarLeave::Stops(_) => FarParting::Ends,
            FarLeave::PutsAway => FarParting::PutAway,
            FarLeave::Quits | FarLeave::Done => FarParting::Pauses,
        };
        let is_done =
            self.far.is_nothing(parting) || self.far.is_settled() || parting == FarParting::PutAway;
        let name = self.name();
        let told = match &leaves {
            FarLeave::Stops(_) => Ok(()),
            FarLeave::Declines => self.say("far-you-declined", &[]),
            _ if is_done => Ok(()),
            _ if matches!(stage, FarStage::Over(_)) => {
                self.say("far-left-untold", &[("name", &name)])
            }
            _ if stage == FarStage::Inviting => self.say("far-left-invitation", &[]),
            _ => self.say("far-left", &[]),
        };
        self.far.leave(parting)?;
        told?;
        match leaves {
            FarLeave::Stops(trouble) => Err(trouble.into()),
            _ => Ok(()),
        }
    }
}
