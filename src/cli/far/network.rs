//! `nonaga doctor --network`: what is found of the network.

use std::time::Duration;

use crate::{
    cli::{CliError, desk::Desk},
    far::{
        agreement::FarKey,
        driver::{refusals, topic_of},
        link::{FarReach, Link, LinkSettings, RelayChoice},
    },
    home::{FarFileError, FarTrouble},
};

/// How long to look for a relay.
const PATIENCE: Duration = Duration::from_secs(10);

/// Says by which relay somebody far away would reach this machine, and where it is. The key is made for this alone.
pub(in crate::cli) fn tell_network(relay: Option<&str>, desk: &mut Desk) -> Result<(), CliError> {
    let relay = relay.map(|text| {
        let read = text.parse::<RelayChoice>();
        read.map_err(|_| FarTrouble::Relay { text: text.to_owned() })
    });
    desk.say("doctor-network-looks", &[])?;
    desk.flush()?;
    let settings =
        LinkSettings { reach: FarReach::Internet, relay: relay.transpose()?, only_by_relay: false };
    let key = FarKey::draw().map_err(FarFileError::from)?;
    let link = Link::open(&key, settings, topic_of, refusals(), || {})?;
    let address = link.address(PATIENCE);
    match address.relay {
        Some(relay) => desk.say("doctor-relay", &[("relay", &relay.to_string())])?,
        None => desk.say("doctor-no-relay", &[])?,
    }
    let sockets: Vec<String> = address.sockets.iter().map(ToString::to_string).collect();
    desk.say("doctor-sockets", &[("sockets", &sockets)])
}
