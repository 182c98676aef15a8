//! A match with somebody far away that is open at this end, from the invitation to the goodbye. The terminal and the 3D
//! game play by it.

use std::{
    path::{Path, PathBuf},
    time::{Duration, Instant},
};

use super::{FarDesk, FarFileError, FarFriend, FarTrouble, FarWay, KeptLog};
use crate::{
    far::{
        agreement::{
            Companion, Conditions, Digest, DisplayName, FarEvent, FarStage, FarWish, Role,
            Unwilling, draw,
        },
        driver::FarDriver,
        knock::{FarKnock, KnockStands},
        link::{Invitation, Link, LinkSettings},
    },
    home::{Home, HomeError},
    record::Record,
};

/// The key and the logs of this player, and the socket. No other copy of the program has them until this is dropped,
/// which may take some seconds: it says goodbye.
#[derive(Debug)]
pub(super) struct FarStation {
    pub desk: FarDesk,
    pub link: Link,
}

/// A match that is open at this end.
#[derive(Debug)]
pub struct FarMatch {
    /// The match. It is dropped before the station, so that it says goodbye.
    pub driver: FarDriver<KeptLog>,
    /// The match that this is the rematch of: the other side may still have to hear of its end.
    before: Option<FarDriver<KeptLog>>,
    /// The friend who is invited, until somebody has joined.
    knock: Option<(FarFriend, FarKnock)>,
    station: FarStation,
    way: FarWay,
    /// Who sits at this end.
    pub own: Companion,
    /// Whether the match before this one is settled. Nobody has to be told.
    is_before_settled: bool,
    /// Since when it is over.
    over_since: Option<Instant>,
    /// Whether the other side was here since.
    has_met: bool,
    /// Whether it said since that it has all.
    has_heard: bool,
    /// How often the other side said, one time after the other, that it does not have this match.
    pub(super) not_open: u32,
    /// The record that was saved, and its file.
    saved: Option<(PathBuf, Record)>,
}

/// Why a match is left.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FarParting {
    /// It can go on later.
    Pauses,
    /// It does not go on: the player does not want to play on these terms, or there is no such match.
    Ends,
    /// It is over, and put away, whoever has still to hear of it.
    PutAway,
}

impl FarStation {
    pub fn open(
        desk: FarDesk,
        way: &FarWay,
        wake: impl Fn() + Send + Sync + 'static,
    ) -> Result<FarStation, FarTrouble> {
        let link = desk.link(way, wake)?;
        Ok(FarStation { desk, link })
    }
}

impl FarMatch {
    /// A new match for whoever gets the invitation.
    pub fn invite(
        home: &Home,
        conditions: Conditions,
        own: Companion,
        way: FarWay,
        wake: impl Fn() + Send + Sync + 'static,
    ) -> Result<FarMatch, FarTrouble> {
        // Nobody is told of a match before there is a way to it.
        let station = FarStation::open(home.far()?, &way, wake)?;
        let driver = station.desk.invite(conditions, own.clone(), &way)?;
        FarMatch::open(station, driver, way, own)
    }

    /// The match that somebody invites to. If it was joined before, it goes on as whoever has joined.
    pub fn join(
        home: &Home,
        invitation: &Invitation,
        own: Companion,
        settings: LinkSettings,
        wake: impl Fn() + Send + Sync + 'static,
    ) -> Result<FarMatch, FarTrouble> {
        let desk = home.far()?;
        if desk.key().id() == invitation.host {
            return Err(FarTrouble::OwnInvitation);
        }
        let way = FarWay::to_host(invitation, settings);
        let station = FarStation::open(desk, &way, wake)?;
        let driver = station.desk.accept(invitation.of, invitation.host, &way)?;
        let own = driver.log().companion(Role::Guest).cloned().unwrap_or(own);
        FarMatch::open(station, driver, way, own)
    }

    /// A match that goes on. `None` if nobody has been told of it. `otherwise` sits at this end if the log does not say who.
    pub fn resume(
        home: &Home,
        of: Digest,
        otherwise: Companion,
        wake: impl Fn() + Send + Sync + 'static,
    ) -> Result<Option<FarMatch>, FarTrouble> {
        let desk = home.far()?;
        let way = desk.way(of)?;
        let Some(driver) = desk.resume(of)? else { return Ok(None) };
        let station = FarStation::open(desk, &way, wake)?;
        let log = driver.log();
        let own = log.companion(log.keeper()).cloned().unwrap_or(otherwise);
        FarMatch::open(station, driver, way, own).map(Some)
    }

    /// Gives the match its line.
    fn open(
        station: FarStation,
        mut driver: FarDriver<KeptLog>,
        way: FarWay,
        own: Companion,
    ) -> Result<FarMatch, FarTrouble> {
        station.desk.connect(&station.link, &mut driver, &way);
        let before = driver.log().terms().and_then(|terms| terms.rematch_of);
        let before = before.map_or(Ok(None), |of| station.reopen(of))?;
        let knock = station.knock(&driver, &way);
        Ok(FarMatch {
            driver,
            before,
            knock,
            station,
            way,
            own,
            is_before_settled: false,
            over_since: None,
            has_met: false,
            has_heard: false,
            not_open: 0,
            saved: None,
        })
    }

    /// How the other side is reached.
    pub fn way(&self) -> &FarWay {
        &self.way
    }

    /// The text that invites. If a relay must be found first, this takes a while.
    pub fn invitation(&self) -> Invitation {
        self.station.desk.invitation(&self.station.link, self.driver.log(), &self.way)
    }

    /// The friend who is invited, and how it stands with them. `None` if nobody is, or once somebody has joined.
    pub fn invited(&self) -> Option<(&FarFriend, KnockStands)> {
        // Whoever looks at the terms no longer waits for an invitation.
        let is_here = self.driver.standing().is_here;
        let stands = |knock: &FarKnock| if is_here { KnockStands::Asked } else { knock.stands() };
        self.knock.as_ref().map(|(friend, knock)| (friend, stands(knock)))
    }

    /// What the other side is called. Empty as long as it has no name.
    pub fn other_name(&self) -> &str {
        let log = self.driver.log();
        log.companion(log.keeper().other()).map_or("", |other| other.name.as_str())
    }

    /// Takes what has come, and does what is due. What has happened waits to be taken.
    pub fn pump(&mut self) {
        self.driver.pump();
        let standing = self.driver.standing();
        if matches!(standing.stage, FarStage::Over(_)) {
            self.over_since.get_or_insert_with(Instant::now);
            self.has_met |= standing.is_here;
        }
        if let Some(before) = &mut self.before {
            before.pump();
            while before.next_event().is_some() {}
            // What could not be written is tried again.
            _ = before.take_fault();
        }
        self.knock.take_if(|_| standing.stage != FarStage::Inviting);
        if let Some((_, knock)) = &mut self.knock {
            knock.pump();
        }
    }

    /// The next thing that has happened.
    pub fn next_event(&mut self) -> Option<FarEvent> {
        let event = self.driver.next_event()?;
        match event {
            FarEvent::Acknowledged { .. } => {
                self.has_heard |= matches!(self.driver.standing().stage, FarStage::Over(_));
                self.keep_acknowledged();
            }
            FarEvent::Here => self.not_open = 0,
            _ => {}
        }
        Some(event)
    }

    /// Keeps that the other side has all, for when the match is opened without it.
    fn keep_acknowledged(&mut self) {
        let acknowledged = self.driver.agreement().acknowledged();
        if self.driver.standing().unacknowledged == 0 && self.way.acknowledged != acknowledged {
            self.way.acknowledged = acknowledged;
            // If it cannot be kept, the other side says it again when it comes.
            _ = self.station.desk.keep_way(self.driver.log().id(), &self.way);
        }
    }

    /// After how long it must be pumped, even if nothing comes.
    pub fn next_pump(&self) -> Option<Duration> {
        let drivers = [Some(&self.driver), self.before.as_ref()];
        drivers.into_iter().flatten().filter_map(FarDriver::next_pump).min()
    }

    /// The wish to play on the terms that are proposed.
    pub fn consents(&self) -> Result<FarWish, FarFileError> {
        Ok(FarWish::Consent(self.own.clone(), draw()?))
    }

    /// Says no to the terms. The host hears of it, if it is here.
    pub fn decline(&mut self) {
        match self.driver.act(FarWish::Decline) {
            // Nobody has to be told who is not here.
            Ok(()) | Err(Unwilling::Away) => {}
            Err(_) => self.driver.detach(),
        }
    }

    /// Keeps the other side as a friend.
    pub fn befriend(&self) -> Result<(), HomeError> {
        self.station.desk.befriend_other(self.driver.log(), &self.way)
    }

    /// Whether the terms are those of the rematch that both want. Then nobody is asked again.
    pub fn is_rematch(&self) -> bool {
        let terms = self.driver.log().terms();
        let before = self.before.as_ref().map(FarDriver::agreement);
        before.zip(terms).is_some_and(|(before, terms)| before.is_rematch(terms))
    }

    /// Goes on to the rematch that both want, if they do. The match before stays on its line: the other side may not have
    /// heard yet.
    pub fn go_to_rematch(&mut self) -> Result<bool, FarFileError> {
        let station = &self.station;
        let way = FarWay { acknowledged: 0, ..self.way.clone() };
        let next = station.desk.rematch(self.driver.agreement(), &way)?;
        let Some(mut next) = next else { return Ok(false) };
        station.desk.connect(&station.link, &mut next, &way);
        self.way = way;
        self.before = Some(std::mem::replace(&mut self.driver, next));
        (self.is_before_settled, self.not_open) = (false, 0);
        (self.over_since, self.has_met, self.has_heard, self.saved) = (None, false, false, None);
        Ok(true)
    }

    /// Once the rematch is played, both have heard of the match before.
    pub fn settle_before(&mut self) -> Result<(), HomeError> {
        if let Some(before) = self.before.as_ref().filter(|_| !self.is_before_settled) {
            self.station.desk.settle(before.log().id())?;
            self.is_before_settled = true;
        }
        Ok(())
    }

    /// Keeps the match among the saved ones. If its end has changed since, it takes its own place. Returns the file if it
    /// is written now.
    pub fn save(&mut self, home: &Home) -> Result<Option<&Path>, HomeError> {
        let Some(record) = self.driver.log().record() else { return Ok(None) };
        let is_empty = record.game.steps().len() == 0 && record.game.ending().is_none();
        let file = match &self.saved {
            _ if is_empty => return Ok(None),
            Some((_, saved)) if *saved == record => return Ok(None),
            Some((file, saved)) => home.replace_match(Some(file), saved, &record)?,
            None => home.save_match(&record)?,
        };
        Ok(Some(self.saved.insert((file, record)).0.as_path()))
    }

    /// Since when the match is over.
    pub fn over_since(&self) -> Option<Instant> {
        self.over_since
    }

    /// Whether the other side has said since the end that it has all.
    pub fn has_heard(&self) -> bool {
        self.has_heard
    }

    /// Whether all is over and the other side knows it.
    pub fn is_settled(&self) -> bool {
        let standing = self.driver.standing();
        let is_over = matches!(standing.stage, FarStage::Over(_));
        let is_open = standing.rematch || !standing.offers.is_empty();
        is_over && standing.unacknowledged == 0 && self.has_met && !is_open
    }

    /// Whether nothing is lost if nothing of it is kept: a guest has not joined, or nobody has joined a host who has
    /// closed the invitation.
    pub fn is_nothing(&self, parting: FarParting) -> bool {
        let log = self.driver.log();
        let is_joined = log.consent().is_some();
        match (parting, log.keeper()) {
            (FarParting::Ends, Role::Guest) => !is_joined,
            (_, Role::Guest) => log.is_empty(),
            (_, Role::Host) => {
                matches!(self.driver.standing().stage, FarStage::Over(_)) && !is_joined
            }
        }
    }

    /// Says goodbye, and keeps what is still to be done. This may take some seconds.
    pub fn leave(self, parting: FarParting) -> Result<(), HomeError> {
        let is_nothing = self.is_nothing(parting);
        let is_settled = self.is_settled() || parting == FarParting::PutAway;
        let FarMatch { driver, before, knock, station: FarStation { desk, link }, .. } = self;
        let of = driver.log().id();
        // What was said last goes out before it counts as settled.
        drop((driver, before, knock));
        drop(link);
        if is_nothing {
            desk.forget(of)
        } else if is_settled {
            desk.settle(of)
        } else {
            Ok(())
        }
    }
}

impl FarStation {
    /// Calls the friend who is invited to a match, as long as nobody has joined. Who is not in the list of friends, or if
    /// that cannot be read, is called by the key alone: the invitation does not depend on the list.
    fn knock(&self, driver: &FarDriver<KeptLog>, way: &FarWay) -> Option<(FarFriend, FarKnock)> {
        let id = way.friend.filter(|_| driver.standing().stage == FarStage::Inviting)?;
        let known = self.desk.friends().ok().into_iter().flatten().find(|friend| friend.id == id);
        let friend = known.unwrap_or_else(|| FarFriend {
            id,
            name: DisplayName::default(),
            way: FarWay::default(),
        });
        let invitation = self.desk.invitation(&self.link, driver.log(), way);
        let knock = FarKnock::new(&self.link, id, friend.way.address.clone(), &invitation);
        Some((friend, knock))
    }

    /// A match that is over, but of whose end the other side may not have heard.
    fn reopen(&self, of: Digest) -> Result<Option<FarDriver<KeptLog>>, FarTrouble> {
        // Without a way, both have heard.
        let Ok(way) = self.desk.way(of) else { return Ok(None) };
        let mut driver = self.desk.resume(of)?;
        if let Some(driver) = &mut driver {
            self.desk.connect(&self.link, driver, &way);
        }
        Ok(driver)
    }
}
