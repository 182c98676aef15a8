//! Matches with somebody far away: the key that this player signs with, the log of each match, and how the other side is
//! reached.
//!
//! All of them are in one folder. Who has the key can play as this player, so its file can be read by its owner only, and
//! one running copy of the program at a time has it: two would write different entries with one number.
//!
//! | file | what it owns |
//! |---|---|
//! | `key.rs` | the file of the key |
//! | `log.rs` | the files of the logs |
//! | `way.rs` | how the other side of a match is reached. A match has a way as long as somebody may still have to hear of it |
//! | `friends.rs` | those who were played with |
//! | `lobby.rs` | waiting for friends who invite |
//! | `letters.rs` | letters that come for a match |
//! | `waiting.rs` | the matches that wait, for those who only look |
//! | `trouble.rs` | why there is no match, or why it does not go on |
//! | `opening.rs` | how each kind of match is opened: inviting, accepting, going on, a rematch |
//! | `farewells.rs` | what follows when one of the two says why it does not go on |
//! | `open_match.rs` | a match that is open, from the invitation to the goodbye |

mod farewells;
mod friends;
mod key;
mod letters;
mod lobby;
mod log;
mod open_match;
mod opening;
mod trouble;
mod waiting;
mod way;

pub use self::{
    farewells::FarSequel,
    friends::{FarFriend, FarFriends},
    lobby::FarLobby,
    log::KeptLog,
    open_match::{FarMatch, FarParting},
    trouble::FarTrouble,
    waiting::{FarStands, FarWaiting},
    way::FarWay,
};

use std::path::PathBuf;

use serde::Serialize;
use strum::VariantNames;

use super::{Home, disk::FolderLock, error::HomeError, writer::Writer};
use crate::far::agreement::{FarFault, FarKey, LogError, NoChance};

/// Why a match with somebody far away cannot be kept or gone on with.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, VariantNames, thiserror::Error)]
pub enum FarFileError {
    /// A file cannot be read or written.
    #[error(transparent)]
    Home(#[from] HomeError),
    /// What is in the file of a log is no log.
    #[error("{path}: {error}")]
    Log {
        /// The file.
        path: String,
        /// What is wrong with it.
        error: LogError,
    },
    /// The match was played with another key than the one that is here.
    #[error("{path}: played with another key")]
    OtherKey {
        /// The file.
        path: String,
    },
    /// There are no such terms.
    #[error("bad terms: {0}")]
    Terms(FarFault),
    /// A new key cannot be made, nor anything else that is drawn by lot.
    #[error("the system gives no random bytes")]
    NoChance,
}

impl From<NoChance> for FarFileError {
    fn from(NoChance: NoChance) -> FarFileError {
        FarFileError::NoChance
    }
}

/// The key, and the logs of all matches that are played with it. No other copy of the program has them until this is
/// dropped.
#[derive(Debug)]
pub struct FarDesk {
    writer: Writer,
    folder: PathBuf,
    key: FarKey,
    _lock: Box<dyn FolderLock>,
}

impl Home {
    /// The key and the logs. A key is made if there is none yet. Fails with [`HomeError::InUse`] if another running copy
    /// has them.
    pub fn far(&self) -> Result<FarDesk, FarFileError> {
        let folder = self.some_folders()?.far();
        let writer = self.writer.clone();
        writer.make_folder(&folder)?;
        let lock = writer.lock_folder(&folder)?;
        let key = key::of_player(&writer, &folder.join("key.ron"))?;
        Ok(FarDesk { writer, folder, key, _lock: lock })
    }
}

impl FarDesk {
    /// The key.
    pub fn key(&self) -> &FarKey {
        &self.key
    }
}
