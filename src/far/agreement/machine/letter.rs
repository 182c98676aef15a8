//! Entries that were carried here by hand, because the two ends never meet.

use std::time::Duration;

use serde::Serialize;
use strum::VariantNames;

use super::ends::Agreement;
use crate::far::agreement::{
    entry::says::{LogEntry, SignedEntry},
    log::fault::FarFault,
};

/// Why entries that were carried here are not taken in. Nobody is blamed.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, VariantNames, thiserror::Error)]
pub enum LetterRefusal {
    /// They are this side's own.
    #[error("this side has written them")]
    Own,
    /// What comes before them is missing here: if nothing else, that somebody has joined.
    #[error("entries before them are missing")]
    Gap,
    /// The match cannot go on.
    #[error("the match cannot go on")]
    Disputed,
    /// One of them has no place in the log.
    #[error("{0}")]
    Wrong(FarFault),
}

impl Agreement {
    /// Takes in what the other side has said. What is here already is passed over. Whether all of it is on the disk shows
    /// once all duties are done: [`has`](Agreement::has).
    pub fn hear_letter(
        &mut self,
        entries: &[SignedEntry],
        now: Duration,
    ) -> Result<(), LetterRefusal> {
        self.now = now;
        if self.log.dispute().is_some() {
            return Err(LetterRefusal::Disputed);
        }
        let (own, other) = (self.role(), self.role().other());
        if entries.iter().any(|signed| signed.entry().by == own) {
            return Err(LetterRefusal::Own);
        }
        // A copy from a backup may lack some. On the line they would come again, but a letter does not bring them.
        let is_early = |entry: &LogEntry, next: u32| {
            entry.number > next || entry.seen.number > self.log.tip(own).number
        };
        let first = self.log.tip(other).number + 1;
        // Whoever joins is asked on the line, and known by the connection.
        let has_begun = self.log.consent().is_some();
        if !has_begun
            || entries.iter().zip(first..).any(|(signed, next)| is_early(signed.entry(), next))
        {
            return Err(LetterRefusal::Gap);
        }
        self.inbox.extend(entries.iter().cloned());
        self.go_on();
        Ok(())
    }

    /// Whether all of these are on the disk.
    pub fn has(&self, entries: &[SignedEntry]) -> bool {
        entries.iter().all(|signed| self.log.chain(signed.entry().by).has(signed.tip()))
    }
}
