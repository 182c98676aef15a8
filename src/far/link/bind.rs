//! The socket of a link.

use iroh::{
    Endpoint, RelayMode, SecretKey,
    address_lookup::AddrFilter,
    endpoint::{Builder, QuicTransportConfig, presets},
};
use iroh_mdns_address_lookup::MdnsAddressLookup;

use super::{
    address::own_sockets,
    reach::{FarReach, LinkSettings},
};
use crate::far::agreement::FarKey;

/// The name of what is spoken. Both ends must have the same; which version of it, they tell each other themselves.
pub(super) const PROTOCOL_NAME: &[u8] = b"nonaga far";

/// How much of what the other side sends may wait to be read.
const WINDOW: u32 = 256 * 1024;

/// Binds a socket. Fails with what the system said.
pub(super) async fn bind(key: &FarKey, settings: &LinkSettings) -> Result<Endpoint, String> {
    if settings.reach != FarReach::Machine {
        return builder(key, settings).bind().await.map_err(|error| error.to_string());
    }
    let mut fault = String::new();
    for socket in own_sockets(&key.id()) {
        let builder = builder(key, settings).clear_ip_transports().bind_addr(socket);
        match builder.map_err(|error| error.to_string()) {
            Ok(builder) => match builder.bind().await {
                Ok(endpoint) => return Ok(endpoint),
                // Somebody else has it.
                Err(error) => fault = error.to_string(),
            },
            Err(error) => fault = error,
        }
    }
    Err(fault)
}

fn builder(key: &FarKey, settings: &LinkSettings) -> Builder {
    let builder = match (settings.reach, &settings.relay) {
        (FarReach::Internet, None) => Endpoint::builder(presets::N0),
        (FarReach::Internet, Some(relay)) => {
            Endpoint::builder(presets::Minimal).relay_mode(RelayMode::custom([relay.url()]))
        }
        (FarReach::Network, _) => {
            Endpoint::builder(presets::Minimal).address_lookup(MdnsAddressLookup::builder())
        }
        (FarReach::Machine, _) => Endpoint::builder(presets::Minimal),
    };
    // One stream is enough, and nobody may fill the memory.
    let transport = QuicTransportConfig::builder()
        .max_concurrent_bidi_streams(1_u32.into())
        .max_concurrent_uni_streams(0_u32.into())
        .stream_receive_window(WINDOW.into())
        .receive_window(WINDOW.into())
        .datagram_receive_buffer_size(None)
        .build();
    let builder = builder
        .secret_key(SecretKey::from_bytes(&key.secret()))
        .alpns(vec![PROTOCOL_NAME.to_vec()])
        .transport_config(transport);
    if settings.has_sockets() {
        builder
    } else {
        builder.clear_ip_transports().addr_filter(AddrFilter::relay_only())
    }
}
