//! What the log of a match does not say: how the other side is reached, and what it is known to have.

use std::path::{Path, PathBuf};

use serde::{Deserialize, Serialize};

use super::FarDesk;
use crate::{
    far::{
        agreement::{Digest, FarId},
        link::{Invitation, LinkSettings, PeerAddress},
    },
    home::{
        error::HomeError,
        store::{self, Stored},
    },
};

/// How the other side of a match is reached, and what it is known to have.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct FarWay {
    /// How far this end's link reaches.
    pub settings: LinkSettings,
    /// Where the host was last, for the guest.
    pub address: PeerAddress,
    /// The friend who is invited, for the host.
    pub friend: Option<FarId>,
    /// How many of this end's entries the other side has acknowledged.
    pub acknowledged: u32,
}

impl Stored for FarWay {
    const NAME: &'static str = "far-way";
    const VERSION: u32 = 1;
}

impl FarWay {
    /// The way to who invites. What a player has chosen about relays is not in the invitation.
    pub fn to_host(invitation: &Invitation, own: LinkSettings) -> FarWay {
        let settings = LinkSettings { reach: invitation.reach, ..own };
        FarWay { settings, address: invitation.address.clone(), ..FarWay::default() }
    }
}

/// The file of a match in a folder.
pub(super) fn file(folder: &Path, of: Digest) -> PathBuf {
    folder.join(of.to_string()).with_extension("ron")
}

impl FarWay {
    /// The same way, to another match with the same person.
    #[must_use]
    pub fn to_another(&self) -> FarWay {
        FarWay { friend: None, acknowledged: 0, ..self.clone() }
    }
}

impl FarDesk {
    /// The way of a match.
    pub fn way(&self, of: Digest) -> Result<FarWay, HomeError> {
        self.writer.read(&file(&self.folder, of), store::from_text)
    }

    pub(super) fn keep_way(&self, of: Digest, way: &FarWay) -> Result<(), HomeError> {
        let file = file(&self.folder, of);
        self.writer.replace(&file, &store::to_text(way, &file)?)
    }

    /// Whether somebody may still have to hear of a match.
    pub(super) fn has_way(&self, of: Digest) -> Result<bool, HomeError> {
        self.writer.exists(&file(&self.folder, of))
    }

    /// Nobody has to hear of a match any more. Its log stays.
    pub fn settle(&self, of: Digest) -> Result<(), HomeError> {
        self.writer.remove(&file(&self.folder, of))
    }
}
