//! Which folders are the user's.

use std::{
    env,
    path::{self, Path, PathBuf},
};

use directories::ProjectDirs;

/// The environment variable that names one folder for everything, in place of the platform's.
pub const NONAGA_HOME: &str = "NONAGA_HOME";

/// Where things are kept.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Folders {
    config: PathBuf,
    data: PathBuf,
}

impl Folders {
    /// Everything below one folder.
    pub(super) fn below(root: &Path) -> Self {
        // Absolute, so that it stays the same folder wherever the program goes. This fails only where
        // the current folder is gone, and then whatever is tried with the path will say so.
        let root = path::absolute(root).unwrap_or_else(|_| root.to_owned());
        Self { config: root.clone(), data: root }
    }

    /// The folder that `NONAGA_HOME` names, or else the platform's: on Linux
    /// `~/.config/nonaga` and `~/.local/share/nonaga`, or where `XDG_CONFIG_HOME` and
    /// `XDG_DATA_HOME` say.
    pub(super) fn of_user() -> Option<Self> {
        match env::var_os(NONAGA_HOME).filter(|root| !root.is_empty()) {
            Some(root) => Some(Self::below(Path::new(&root))),
            None => ProjectDirs::from("", "", "Nonaga").map(|platform| Self {
                config: platform.config_dir().to_owned(),
                data: platform.data_dir().to_owned(),
            }),
        }
    }

    /// Settings and progress.
    pub fn config(&self) -> &Path {
        &self.config
    }

    /// What the user makes and adds.
    pub fn data(&self) -> &Path {
        &self.data
    }

    /// Saved matches.
    pub fn matches(&self) -> PathBuf {
        self.data.join("matches")
    }

    /// Deleted matches.
    pub fn trash(&self) -> PathBuf {
        self.matches().join("trash")
    }

    /// Matches in progress, one for each running copy of the program.
    pub fn in_progress(&self) -> PathBuf {
        self.data.join("in_progress")
    }
}
