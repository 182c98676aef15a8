//! What is kept of the match, and how the program takes its leave.

use std::{
    borrow::Cow,
    path::{self, Path},
};

use super::{Terminal, TerminalError, Trouble};
use crate::cli::CliError;

/// The ending of the files of matches.
const ENDING: &str = "ron";

impl Terminal<'_> {
    /// Keeps the match. The player is told once if that fails, and plays on.
    pub(super) fn keep(&mut self) -> Result<(), CliError> {
        if self.riddle.is_some() {
            return Ok(());
        }
        match self.keeper.keep(&self.referee.record()) {
            Ok(()) => Ok(()),
            Err(error) => self.desk.say("terminal-not-kept", &[("error", &error)]),
        }
    }

    /// Writes a copy of the match as it is now.
    pub(in crate::cli) fn save(&mut self, path: &str) -> Result<(), Trouble> {
        let typed = Path::new(if path.is_empty() { "." } else { path });
        let path = path::absolute(typed).unwrap_or_else(|_| typed.to_owned());
        // Beside a pipe or a device, a file of almost the same name is not what was asked for.
        if path.metadata().is_ok_and(|found| !found.is_file() && !found.is_dir()) {
            return Err(TerminalError::NotFile { path: path.display().to_string() }.into());
        }
        // Any other ending belongs to the name, such as the day in `match 20.11`.
        let is_record = path.extension().is_some_and(|found| found.eq_ignore_ascii_case(ENDING));
        let name = if is_record { path.file_stem() } else { path.file_name() };
        let (folder, name) = match (path.parent(), name) {
            (Some(folder), Some(name)) if !path.is_dir() => (folder, name.to_string_lossy()),
            _ => (&*path, Cow::Borrowed("")),
        };
        // Most often its name is mistyped. A new folder would hide that.
        if !folder.is_dir() {
            return Err(TerminalError::NoFolder { folder: folder.display().to_string() }.into());
        }
        match self.keeper.home.export_match(folder, &name, &self.referee.record()) {
            Ok(file) => self.desk.say("share-written", &[("path", &file.display().to_string())])?,
            Err(error) => self.tell(&error)?,
        }
        Ok(())
    }

    pub(super) fn leave(self) -> Result<(), CliError> {
        let key = match (self.keeper.is_kept(), self.game().steps().len()) {
            (true, _) => "terminal-left",
            (false, 0) => "terminal-left-empty",
            (false, _) => "terminal-left-unkept",
        };
        self.desk.failed |= key == "terminal-left-unkept";
        self.desk.say(key, &[])
    }

    pub(super) fn finish(mut self) -> Result<(), CliError> {
        if self.draws {
            self.draw_board()?;
        }
        if let Some(ending) = self.game().ending() {
            self.tell(&ending)?;
        }
        match self.keeper.finish(&self.referee.record()) {
            Ok(file) => self.desk.say("share-written", &[("path", &file.display().to_string())]),
            Err(error) => {
                self.desk.failed = true;
                self.desk.say("match-not-saved", &[("reason", &error)])
            }
        }
    }
}
