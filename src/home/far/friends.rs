//! Those who were played with. They are known by their keys: a name can be anybody's, and addresses change.

use serde::{Deserialize, Serialize};

use super::{FarDesk, FarWay};
use crate::{
    far::agreement::{DisplayName, FarId},
    home::{
        Home,
        error::HomeError,
        store::{self, Stored},
    },
};

/// The most friends that are kept.
const MOST_FRIENDS: usize = 1000;

/// Somebody who was played with.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct FarFriend {
    /// The key.
    pub id: FarId,
    /// The name that they gave themselves last. It may be empty.
    pub name: DisplayName,
    /// How they were reached last.
    pub way: FarWay,
}

/// All of them, those who were played with last first.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct FarFriends {
    /// Each once.
    pub friends: Vec<FarFriend>,
}

impl Stored for FarFriends {
    const NAME: &'static str = "friends";
    const VERSION: u32 = 1;
}

/// The name of the file.
const FILE: &str = "friends.ron";

impl FarFriend {
    /// The way on which they are invited again: as far as they were reached last.
    pub fn way_to_invite(&self) -> FarWay {
        FarWay { settings: self.way.settings.clone(), friend: Some(self.id), ..FarWay::default() }
    }
}

impl Home {
    /// Those who were played with.
    pub fn far_friends(&self) -> Result<FarFriends, HomeError> {
        let Some(folders) = &self.folders else { return Ok(FarFriends::default()) };
        or_nobody(self.writer.read(&folders.far().join(FILE), store::from_text))
    }
}

fn or_nobody(read: Result<FarFriends, HomeError>) -> Result<FarFriends, HomeError> {
    match read {
        Err(HomeError::Missing { .. }) => Ok(FarFriends::default()),
        read => read,
    }
}

impl FarDesk {
    pub(super) fn friends(&self) -> Result<Vec<FarFriend>, HomeError> {
        or_nobody(self.writer.read(&self.folder.join(FILE), store::from_text))
            .map(|list| list.friends)
    }

    /// Keeps somebody as the friend who was played with last. A damaged list is moved aside.
    pub fn befriend(&self, friend: FarFriend) -> Result<(), HomeError> {
        let file = self.folder.join(FILE);
        let mut list = match or_nobody(self.writer.read(&file, store::from_text)) {
            Err(HomeError::Damaged { .. }) => {
                self.writer.move_aside(&file)?;
                FarFriends::default()
            }
            read => read?,
        };
        if list.friends.first() == Some(&friend) {
            return Ok(());
        }
        list.friends.retain(|known| known.id != friend.id);
        list.friends.insert(0, friend);
        list.friends.truncate(MOST_FRIENDS);
        self.writer.replace(&file, &store::to_text(&list, &file)?)
    }
}
