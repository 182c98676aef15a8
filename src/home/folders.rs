//! The folders for the user's files.

use std::{
    env,
    path::{self, Path, PathBuf},
};

use directories::{ProjectDirs, UserDirs};

/// The environment variable that names one folder for everything. It replaces the platform's folders.
pub const NONAGA_HOME: &str = "NONAGA_HOME";

/// The folders for the user's files.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Folders {
    config: PathBuf,
    data: PathBuf,
    shared: PathBuf,
}

impl Folders {
    /// Puts everything below one folder.
    pub(super) fn below(root: &Path) -> Self {
        // The path is made absolute, so that it means the same folder if the working directory changes.
        // That fails only if the working directory is gone, and then using the path fails too.
        let root = path::absolute(root).unwrap_or_else(|_| root.to_owned());
        Self { config: root.clone(), shared: root.join("shared"), data: root }
    }

    /// The folder in `NONAGA_HOME`, or else the platform's folders. On Linux these are
    /// `~/.config/nonaga` and `~/.local/share/nonaga`, unless `XDG_CONFIG_HOME` and `XDG_DATA_HOME` name
    /// others. `None` if the platform has none.
    pub(super) fn of_user() -> Option<Self> {
        match env::var_os(NONAGA_HOME).filter(|root| !root.is_empty()) {
            Some(root) => Some(Self::below(Path::new(&root))),
            None => ProjectDirs::from("", "", "Nonaga").map(|platform| Self {
                config: platform.config_dir().to_owned(),
                data: platform.data_dir().to_owned(),
                shared: documents().unwrap_or_else(|| platform.data_dir().join("shared")),
            }),
        }
    }

    /// The same folders with those for matches inside a folder for one game.
    pub(super) fn of_game(&self, game: &str) -> Self {
        Self { data: self.data.join(game), ..self.clone() }
    }

    /// The folder for settings and progress.
    pub fn config(&self) -> &Path {
        &self.config
    }

    /// The folder for matches and for files the user adds.
    pub fn data(&self) -> &Path {
        &self.data
    }

    /// The folder for saved matches.
    pub fn matches(&self) -> PathBuf {
        self.data.join("matches")
    }

    /// The folder for deleted matches.
    pub fn trash(&self) -> PathBuf {
        self.matches().join("trash")
    }

    /// The folder for the judgements of matches.
    pub fn judged(&self) -> PathBuf {
        self.data.join("judged")
    }

    /// The folder for the player's own lessons.
    pub fn lessons(&self) -> PathBuf {
        self.data.join("lessons")
    }

    /// The folder for files that are meant for others: the user's documents, or a folder among the others if
    /// `NONAGA_HOME` names one.
    pub fn shared(&self) -> &Path {
        &self.shared
    }

    /// The folder for matches with somebody far away.
    #[cfg(feature = "far")]
    pub fn far(&self) -> PathBuf {
        self.data.join("far")
    }

    /// The folder for matches in progress. Each running copy of the program has one match there.
    pub fn in_progress(&self) -> PathBuf {
        self.data.join("in_progress")
    }
}

/// The user's documents, or their own folder if the platform has none for documents.
fn documents() -> Option<PathBuf> {
    let user = UserDirs::new()?;
    Some(user.document_dir().unwrap_or(user.home_dir()).to_owned())
}
