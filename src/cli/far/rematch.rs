//! The match after the match. Both sides know its terms, so nobody is asked again.

use super::session::{FarOver, FarSaid, FarSession};
use crate::{cli::CliError, far::driver::FarDriver};

impl FarSession<'_> {
    /// Goes on to the rematch that both want. The match before stays on its line: the other side may not have heard yet.
    pub(super) fn go_to_rematch(&mut self) -> Result<(), CliError> {
        let next = self.far.rematch(self.driver.agreement(), &self.way)?;
        let Some(mut next) = next else { return Ok(()) };
        self.far.connect(&self.link, &mut next, &self.way);
        self.before = Some(std::mem::replace(&mut self.driver, next));
        self.said = FarSaid::default();
        self.over = FarOver::default();
        self.outlook = None;
        Ok(())
    }

    /// Brings the match back that this one is the rematch of, if the other side may not have heard of its end.
    pub(super) fn bring_back_before(&mut self) -> Result<(), CliError> {
        let before = self.driver.log().terms().and_then(|terms| terms.rematch_of);
        let Some(of) = before else { return Ok(()) };
        let Ok(way) = self.far.way(of) else { return Ok(()) };
        if let Some(mut before) = self.far.resume(of)? {
            self.far.connect(&self.link, &mut before, &way);
            self.before = Some(before);
        }
        Ok(())
    }

    /// Whether the terms are those of the rematch that both want.
    pub(super) fn is_rematch(&self) -> bool {
        let terms = self.driver.log().terms();
        let before = self.before.as_ref().map(FarDriver::agreement);
        before.zip(terms).is_some_and(|(before, terms)| before.is_rematch(terms))
    }

    /// Once the rematch is played, both have heard of it.
    pub(super) fn settle_before(&mut self) -> Result<(), CliError> {
        let before = self.before.as_ref().filter(|_| !self.said.is_before_settled);
        if let Some(before) = before {
            self.far.settle(before.log().id())?;
            self.said.is_before_settled = true;
        }
        Ok(())
    }
}
