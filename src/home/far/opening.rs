//! Opening a match: inviting, accepting an invitation, going on, a rematch; and the line to the other side.

use std::time::Duration;

use jiff::Timestamp;

use super::{FarDesk, FarFileError, FarFriend, FarWay, KeptLog};
use crate::{
    far::{
        agreement::{
            Agreement, Companion, Conditions, Digest, FarId, FarLog, FarTerms, OtherKey, Role, draw,
        },
        driver::{FarDriver, refusals, topic_of},
        link::{FarReach, Invitation, LinePeer, Link, NoLink, PeerAddress},
    },
    home::error::{HomeError, shown},
};

/// How long to wait for a relay before an invitation is written without one.
const RELAY: Duration = Duration::from_secs(10);

impl FarDesk {
    /// A new match for whoever gets the invitation.
    pub fn invite(
        &self,
        conditions: Conditions,
        companion: Companion,
        way: &FarWay,
    ) -> Result<FarDriver<KeptLog>, FarFileError> {
        let date = Timestamp::now().as_second();
        let terms = FarTerms::new(self.key.id(), conditions, companion, date, draw()?);
        self.propose(terms, way)
    }

    fn propose(&self, terms: FarTerms, way: &FarWay) -> Result<FarDriver<KeptLog>, FarFileError> {
        let agreement = Agreement::invite(self.key.clone(), terms);
        let agreement = agreement.map_err(FarFileError::Terms)?;
        let of = agreement.log().id();
        self.keep_way(of, way)?;
        let mut driver = FarDriver::new(agreement, self.begin(of));
        match driver.take_fault() {
            Some(fault) => {
                // There is no such match.
                _ = self.settle(of);
                Err(fault.into())
            }
            None => Ok(driver),
        }
    }

    /// The match that somebody invites to. If it is here already, it goes on.
    pub fn accept(
        &self,
        of: Digest,
        host: FarId,
        way: &FarWay,
    ) -> Result<FarDriver<KeptLog>, FarFileError> {
        let known = if self.has(of)? { self.resume(of)? } else { None };
        let acknowledged = known.as_ref().map_or(0, |known| known.agreement().acknowledged());
        self.keep_way(of, &FarWay { acknowledged, ..way.clone() })?;
        Ok(known.unwrap_or_else(|| {
            FarDriver::new(Agreement::join(self.key.clone(), of, host), self.begin(of))
        }))
    }

    /// A match that goes on. `None` if nobody has been told of it.
    pub fn resume(&self, of: Digest) -> Result<Option<FarDriver<KeptLog>>, FarFileError> {
        let Some((log, kept)) = self.open(of)? else { return Ok(None) };
        // Whoever cannot read it says too often that something was not sent yet. That is all.
        let acknowledged = self.way(of).map_or(0, |way| way.acknowledged);
        match Agreement::resume(self.key.clone(), log) {
            Ok(agreement) => Ok(Some(FarDriver::new(agreement.recalling(acknowledged), kept))),
            Err(OtherKey { .. }) => Err(FarFileError::OtherKey { path: shown(&self.file(of)) }),
        }
    }

    /// The rematch that both want, if they do.
    pub fn rematch(
        &self,
        before: &Agreement,
        way: &FarWay,
    ) -> Result<Option<FarDriver<KeptLog>>, FarFileError> {
        let Some((terms, of)) = before.next_match() else { return Ok(None) };
        if before.log().keeper() == Role::Guest {
            return self.accept(of, before.log().host(), way).map(Some);
        }
        match if self.has(of)? { self.resume(of)? } else { None } {
            Some(begun) => Ok(Some(begun)),
            None => self.propose(terms, way).map(Some),
        }
    }

    /// The link by which a match is played. `wake` is told whenever something has come. From now on this end can be seen.
    pub fn link(
        &self,
        way: &FarWay,
        wake: impl Fn() + Send + Sync + 'static,
    ) -> Result<Link, NoLink> {
        Link::open(&self.key, way.settings.clone(), topic_of, refusals(), wake)
    }

    /// Gives a match a line: the host waits, and the guest calls.
    pub fn connect(&self, link: &Link, driver: &mut FarDriver<KeptLog>, way: &FarWay) {
        let log = driver.log();
        let (of, id) = (log.id(), log.host());
        let peer = match log.keeper() {
            Role::Host => LinePeer::Wait,
            Role::Guest => LinePeer::Find { id, address: way.address.clone(), is_expected: true },
        };
        driver.attach(link.line(*of.bytes(), peer));
    }

    /// The text that invites to a match of this player's. If a relay must be found first, this takes a while.
    pub fn invitation(&self, link: &Link, log: &FarLog, way: &FarWay) -> Invitation {
        let reach = way.settings.reach;
        let address = match reach {
            // The key says it all.
            FarReach::Machine => PeerAddress::default(),
            FarReach::Internet | FarReach::Network => link.address(RELAY),
        };
        Invitation { of: log.id(), host: log.host(), reach, address }
    }

    /// Keeps the other side of a match as a friend, once it is known.
    pub fn befriend_other(&self, log: &FarLog, way: &FarWay) -> Result<(), HomeError> {
        let other = log.keeper().other();
        match (log.key(other), log.companion(other)) {
            (Some(id), Some(companion)) => {
                let (name, way) = (companion.name.clone(), way.to_another());
                self.befriend(FarFriend { id, name, way })
            }
            _ => Ok(()),
        }
    }
}
