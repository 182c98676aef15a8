//! When a match with somebody far away is left, and what is kept of it.

use std::time::Duration;

use super::session::{FarLeave, FarSession};
use crate::{
    cli::CliError,
    far::agreement::{FarStage, Role},
};

/// How long the computer waits after the end for an other side that does not come.
const PATIENCE: Duration = Duration::from_secs(10);
/// How long whoever has said the last word waits for the other side to leave.
const LAST_WORD: Duration = Duration::from_secs(2);

impl FarSession<'_> {
    /// Keeps the other side as a friend. The match goes on without that.
    pub(super) fn befriend(&mut self) -> Result<(), CliError> {
        match self.far.befriend_other(self.driver.log(), &self.way) {
            Ok(()) => Ok(()),
            Err(error) => self.tell(&error),
        }
    }

    /// Keeps the match among the saved ones. If its end has changed since, it takes its own place.
    pub(super) fn save(&mut self) -> Result<(), CliError> {
        let Some(record) = self.driver.log().record() else { return Ok(()) };
        let is_empty = record.game.steps().len() == 0 && record.game.ending().is_none();
        let saved = match &self.over.saved {
            _ if is_empty => return Ok(()),
            Some((_, saved)) if *saved == record => return Ok(()),
            Some((file, saved)) => self.home.replace_match(Some(file), saved, &record),
            None => self.home.save_match(&record),
        };
        match saved {
            Ok(file) => {
                let path = file.display().to_string();
                self.over.saved = Some((file, record));
                self.say("share-written", &[("path", &path)])
            }
            Err(error) => {
                self.table.desk.failed = true;
                self.say("match-not-saved", &[("reason", &error)])
            }
        }
    }

    /// Whether all is over and the other side knows it.
    fn is_settled(&self) -> bool {
        let standing = self.driver.standing();
        let is_over = matches!(standing.stage, FarStage::Over(_));
        let is_open = standing.rematch || !standing.offers.is_empty();
        is_over && standing.unacknowledged == 0 && self.over.has_met && !is_open
    }

    /// The computer leaves when all is done. So does a person if there never was a match.
    pub(super) fn look_whether_done(&mut self) {
        let Some(since) = self.over.since.filter(|_| self.leaves.is_none()) else { return };
        let standing = self.driver.standing();
        let is_computer = self.own.computer.is_some();
        let never_began = self.driver.log().game().is_none();
        // Nobody has to hear that an invitation is closed.
        let is_closed = never_began && self.driver.log().consent().is_none();
        let may_leave = self.is_settled() || (is_closed && self.role() == Role::Host);
        let lingers = self.over.has_heard && standing.is_here && since.elapsed() < LAST_WORD;
        let has_waited = !standing.is_here && since.elapsed() > PATIENCE;
        let is_time = (may_leave && !(is_computer && lingers)) || (is_computer && has_waited);
        if (is_computer || never_began) && is_time {
            self.leaves = Some(FarLeave::Done);
        }
    }

    /// Says goodbye, and keeps what is still to be done.
    pub(super) fn leave(mut self) -> Result<(), CliError> {
        let leaves = self.leaves.take().unwrap_or(FarLeave::Quits);
        let log = self.driver.log();
        let (of, stage) = (log.id(), self.driver.standing().stage);
        let is_over = matches!(stage, FarStage::Over(_));
        let is_joined = log.consent().is_some();
        // A guest who has not joined has nothing to lose, nor has a host whose invitation is closed.
        let is_nothing = match (&leaves, self.role()) {
            (FarLeave::Declines | FarLeave::Stops(_), Role::Guest) => !is_joined,
            (_, Role::Guest) => log.is_empty(),
            (_, Role::Host) => is_over && !is_joined,
        };
        let is_settled = self.is_settled() || matches!(leaves, FarLeave::PutsAway);
        let name = self.name();
        let told = match &leaves {
            FarLeave::Stops(_) => Ok(()),
            FarLeave::Declines => self.say("far-you-declined", &[]),
            _ if is_settled || is_nothing => Ok(()),
            _ if is_over => self.say("far-left-untold", &[("name", &name)]),
            _ if stage == FarStage::Inviting => self.say("far-left-invitation", &[]),
            _ => self.say("far-left", &[]),
        };
        // What was said last goes out before it counts as settled.
        let FarSession { driver, before, link, far, .. } = self;
        drop((driver, before));
        drop(link);
        if is_nothing {
            far.forget(of)?;
        } else if is_settled {
            far.settle(of)?;
        }
        told?;
        match leaves {
            FarLeave::Stops(trouble) => Err(trouble.into()),
            _ => Ok(()),
        }
    }
}
