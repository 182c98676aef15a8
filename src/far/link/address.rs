//! Where somebody can be found.

use std::net::{Ipv4Addr, SocketAddr};

use iroh::{EndpointAddr, PublicKey};
use serde::{Deserialize, Serialize};

use super::reach::RelayChoice;
use crate::far::agreement::FarId;

/// The most sockets of an address.
pub const MOST_SOCKETS: usize = 8;

/// How many ports of this machine belong to a key.
const OWN_PORTS: usize = 4;
/// They are among the ports that no service has.
const FIRST_PORT: u16 = 49_152;

/// Where somebody can be found, besides what the key itself leads to.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PeerAddress {
    /// The relay by which they can be reached.
    pub relay: Option<RelayChoice>,
    /// Sockets of theirs. Addresses change, so this may be out of date.
    pub sockets: Vec<SocketAddr>,
}

impl PeerAddress {
    pub(super) fn of(found: &EndpointAddr) -> PeerAddress {
        PeerAddress {
            relay: found.relay_urls().find_map(RelayChoice::of),
            sockets: found.ip_addrs().take(MOST_SOCKETS).copied().collect(),
        }
    }

    /// As iroh has it.
    pub(super) fn endpoint(&self, id: PublicKey) -> EndpointAddr {
        let mut address = EndpointAddr::new(id);
        for socket in self.sockets.iter().take(MOST_SOCKETS) {
            address = address.with_ip_addr(*socket);
        }
        match &self.relay {
            Some(relay) => address.with_relay_url(relay.url()),
            None => address,
        }
    }
}

/// The sockets of this machine that belong to a key: it is found there after a restart too, without anything being kept.
pub(super) fn own_sockets(id: &FarId) -> [SocketAddr; OWN_PORTS] {
    let (pairs, _) = id.bytes().as_chunks::<2>();
    std::array::from_fn(|at| {
        let port = FIRST_PORT + u16::from_le_bytes(pairs[at]) % (u16::MAX - FIRST_PORT);
        (Ipv4Addr::LOCALHOST, port).into()
    })
}

/// The public key as iroh has it. `None` if the bytes are no key.
pub(super) fn public_key(id: &FarId) -> Option<PublicKey> {
    PublicKey::from_bytes(id.bytes()).ok()
}

/// The public key as the agreement has it.
pub(super) fn far_id(key: &PublicKey) -> FarId {
    FarId::from_bytes(*key.as_bytes())
}
