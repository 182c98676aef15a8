//! The matches that wait, for those who only look: another copy of the program may be playing them.

use std::time::SystemTime;

use super::{FarFileError, log, way};
use crate::{
    far::agreement::{Digest, FarLog},
    home::{Home, error::HomeError},
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
            if !self.writer.exists(&way::file(&folder, of))? {
                continue;
            }
            let log = match log::read(&self.writer, &entry.path, of) {
                // Nobody has been told of it.
                Ok(None) => continue,
                Ok(Some(read)) => Ok(read.log),
                Err(error) => Err(error),
            };
            waiting.push(FarWaiting { of, modified: entry.modified, log });
        }
        // What can be played comes before what is only to be told.
        waiting.sort_by_key(|one| one.log.as_ref().is_ok_and(|log| log.ending().is_some()));
        Ok(waiting)
    }
}
