//! The matches that wait, for those who only look: another copy of the program may be playing them.

use std::time::SystemTime;

use strum::IntoStaticStr;

use super::{FarFileError, FarWay, log, way};
use crate::{
    far::agreement::{Digest, FarLog, Role},
    home::{Home, error::HomeError, store},
};

/// A match that somebody may still have to hear of.
#[derive(Debug)]
pub struct FarWaiting {
    /// The match.
    pub of: Digest,
    /// When anything was last written of it.
    pub modified: SystemTime,
    /// What was written.
    pub log: Result<FarLog, FarFileError>,
    /// How many of this player's entries the other side has acknowledged.
    pub acknowledged: u32,
}

impl FarWaiting {
    /// Whether the other side may lack something that is in this log.
    pub fn may_lack(&self, log: &FarLog) -> bool {
        log.tip(log.keeper()).number > self.acknowledged
    }
}

/// How a match stands that waits.
#[derive(Clone, Copy, Debug, PartialEq, Eq, IntoStaticStr)]
#[strum(serialize_all = "kebab-case")]
pub enum FarStands {
    /// It is this player's turn.
    OwnTurn,
    /// It is the other side's turn.
    OtherTurn,
    /// Nobody has joined yet.
    Invited,
    /// It has not begun yet.
    Joining,
    /// It cannot go on.
    Disputed,
    /// It is over, and the other side may not know yet.
    Over,
}

impl FarStands {
    /// How the match in this log stands.
    pub fn of(log: &FarLog) -> FarStands {
        let own = log.keeper();
        let mover = log.seating().zip(log.game());
        match mover.map(|(seating, game)| seating.role(game.position().to_move())) {
            _ if log.dispute().is_some() => FarStands::Disputed,
            _ if log.ending().is_some() => FarStands::Over,
            Some(role) if role == own => FarStands::OwnTurn,
            Some(_) => FarStands::OtherTurn,
            None if log.consent().is_none() && own == Role::Host => FarStands::Invited,
            None => FarStands::Joining,
        }
    }
}

impl Home {
    /// The matches that wait, those that were last written to first. Nothing is changed, and no key is made.
    pub fn far_waiting(&self) -> Result<Vec<FarWaiting>, HomeError> {
        let Some(folders) = &self.folders else { return Ok(Vec::new()) };
        let folder = folders.far();
        if !self.writer.exists(&folder)? {
            return Ok(Vec::new());
        }
        let mut waiting = Vec::new();
        for (of, entry) in log::files(&self.writer, &folder)? {
            let way = way::file(&folder, of);
            if !self.writer.exists(&way)? {
                continue;
            }
            // Whoever cannot read it may send a letter that is not needed.
            let way: Result<FarWay, HomeError> = self.writer.read(&way, store::from_text);
            let acknowledged = way.map_or(0, |way| way.acknowledged);
            let log = match log::read(&self.writer, &entry.path, of) {
                // Nobody has been told of it.
                Ok(None) => continue,
                Ok(Some(read)) => Ok(read.log),
                Err(error) => Err(error),
            };
            waiting.push(FarWaiting { of, modified: entry.modified, log, acknowledged });
        }
        // What can be played comes before what is only to be told.
        waiting.sort_by_key(|one| one.log.as_ref().is_ok_and(|log| log.ending().is_some()));
        Ok(waiting)
    }
}
