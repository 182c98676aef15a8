//! Waiting for friends who invite. Nobody else learns that this player waits.

use super::{FarFriend, FarTrouble, FarWay, open_match::FarStation};
use crate::{
    far::{
        agreement::FarId,
        knock::KnockDoor,
        link::{Invitation, LinkSettings},
    },
    home::Home,
};

/// The most friends who are waited for: those who were played with last.
const MOST_AWAITED: usize = 100;

/// This player waits for friends who invite. No other copy of the program has the key meanwhile.
#[derive(Debug)]
pub struct FarLobby {
    /// They are dropped before the station, so that they say goodbye.
    doors: Vec<(FarFriend, KnockDoor)>,
    settings: LinkSettings,
    _station: FarStation,
}

impl FarLobby {
    /// Waits as far as the friend was reached who was played with last. `own` is what this player has chosen about relays.
    pub fn open(
        home: &Home,
        own: LinkSettings,
        wake: impl Fn() + Send + Sync + 'static,
    ) -> Result<FarLobby, FarTrouble> {
        let desk = home.far()?;
        let friends = desk.friends()?;
        let last = friends.first().ok_or(FarTrouble::NoFriends)?;
        let settings = LinkSettings { reach: last.way.settings.reach, ..own };
        let way = FarWay { settings: settings.clone(), ..FarWay::default() };
        let station = FarStation::open(desk, &way, wake)?;
        let own = station.desk.key().id();
        let doors = friends.into_iter().take(MOST_AWAITED).map(|friend| {
            let door = KnockDoor::new(&station.link, friend.id, own);
            (friend, door)
        });
        Ok(FarLobby { doors: doors.collect(), settings, _station: station })
    }

    /// How this player can be reached meanwhile.
    pub fn settings(&self) -> &LinkSettings {
        &self.settings
    }

    /// Takes what has come.
    pub fn pump(&mut self) {
        self.doors.iter_mut().for_each(|(_, door)| door.pump());
    }

    /// The friends who invite now, each with the invitation.
    pub fn invitations(&self) -> impl Iterator<Item = (&FarFriend, &Invitation)> {
        self.doors.iter().filter_map(|(friend, door)| Some((friend, door.invitation()?)))
    }

    /// Tells a friend that this player does not want to play.
    pub fn decline(&mut self, host: FarId) {
        self.doors
            .iter_mut()
            .filter(|(friend, _)| friend.id == host)
            .for_each(|(_, door)| door.decline());
    }
}
