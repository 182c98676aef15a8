//! Why there is no match with somebody far away.

use serde::Serialize;
use strum::VariantNames;

use super::FarFileError;
use crate::{
    far::{
        agreement::{Farewell, LetterRefusal, NameFault, Outdated},
        link::NoLink,
        ticket::TicketFault,
    },
    home::HomeError,
};

/// Why there is no match with somebody far away, or why it does not go on.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, VariantNames)]
#[allow(missing_docs, reason = "the names of the fields say it")]
pub enum FarTrouble {
    /// A file of the player's cannot be used.
    File { error: FarFileError },
    /// Another running copy has the key and the matches.
    InUse,
    /// There is no socket.
    NoLink { reason: String },
    /// The text is no invitation, and no letter.
    Ticket { fault: TicketFault },
    /// The letter belongs to a match that is not here, or that is settled.
    OtherLetter,
    /// The letter cannot be taken in.
    Letter { why: LetterRefusal },
    /// The invitation is the player's own.
    OwnInvitation,
    /// The name cannot be one.
    Name { fault: NameFault },
    /// The text is not the address of a relay.
    Relay { text: String },
    /// Nobody of this name has a match that waits.
    NobodyOfName { name: String },
    /// Nobody of this name was played with.
    NoSuchFriend { name: String },
    /// Nobody was played with yet, so nobody can invite.
    NoFriends,
    /// A person plays at this end, and not this level.
    OtherPlayer,
    /// The other side, or this one, has said why it does not go on.
    Ended { why: Farewell },
    /// One of the two programs has to be updated first.
    Update { where_to: Outdated },
    /// The match cannot go on.
    Disputed,
}

impl FarTrouble {
    /// Whether the call is at fault.
    pub fn is_wrong_call(&self) -> bool {
        matches!(
            self,
            FarTrouble::Name { .. }
                | FarTrouble::Relay { .. }
                | FarTrouble::NobodyOfName { .. }
                | FarTrouble::NoSuchFriend { .. }
                | FarTrouble::OtherPlayer
        )
    }

    /// Why a connection does not go on, as it concerns the player.
    pub fn of_farewell(why: Farewell) -> FarTrouble {
        match why.outdated() {
            Some(where_to) => FarTrouble::Update { where_to },
            None => FarTrouble::Ended { why },
        }
    }
}

impl From<FarFileError> for FarTrouble {
    fn from(error: FarFileError) -> FarTrouble {
        match error {
            FarFileError::Home(HomeError::InUse { .. }) => FarTrouble::InUse,
            error => FarTrouble::File { error },
        }
    }
}

impl From<HomeError> for FarTrouble {
    fn from(error: HomeError) -> FarTrouble {
        FarFileError::Home(error).into()
    }
}

impl From<NoLink> for FarTrouble {
    fn from(NoLink { reason }: NoLink) -> FarTrouble {
        FarTrouble::NoLink { reason }
    }
}
