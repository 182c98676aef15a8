//! How far a link reaches, and by which relay.

use std::{fmt, str::FromStr};

use iroh::RelayUrl;
use serde::{Deserialize, Serialize};
use strum::{EnumString, IntoStaticStr, VariantArray, VariantNames};

/// How far a link reaches.
#[derive(
    Clone,
    Copy,
    Debug,
    Default,
    PartialEq,
    Eq,
    Hash,
    Serialize,
    Deserialize,
    EnumString,
    IntoStaticStr,
    VariantArray,
    VariantNames,
)]
#[strum(serialize_all = "lowercase")]
pub enum FarReach {
    /// Everywhere. Public servers, or a relay of one's own, help to find the other side.
    #[default]
    Internet,
    /// The network that the machine is in. Nothing leaves it.
    Network,
    /// This machine. Nothing leaves it.
    Machine,
}

/// The most characters of a relay's address.
const LONGEST_RELAY: usize = 200;

/// The address of a relay of one's own.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(into = "String", try_from = "String")]
pub struct RelayChoice(RelayUrl);

/// The text is not the address of a relay.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error(
    "not the address of a relay: it begins with https:// or http://, and has at most {LONGEST_RELAY} characters"
)]
pub struct NoRelay;

impl RelayChoice {
    pub(super) fn url(&self) -> RelayUrl {
        self.0.clone()
    }

    /// A relay that iroh names. `None` if its address is longer than can be told.
    pub(super) fn of(url: &RelayUrl) -> Option<RelayChoice> {
        url.to_string().parse().ok()
    }
}

impl FromStr for RelayChoice {
    type Err = NoRelay;

    fn from_str(text: &str) -> Result<RelayChoice, NoRelay> {
        let url: RelayUrl = text.parse().map_err(|_| NoRelay)?;
        let is_web = matches!(url.scheme(), "https" | "http") && url.host_str().is_some();
        let fits = text.len() <= LONGEST_RELAY && url.to_string().len() <= LONGEST_RELAY;
        if is_web && fits { Ok(RelayChoice(url)) } else { Err(NoRelay) }
    }
}

impl TryFrom<String> for RelayChoice {
    type Error = NoRelay;

    fn try_from(text: String) -> Result<RelayChoice, NoRelay> {
        text.parse()
    }
}

impl From<RelayChoice> for String {
    fn from(relay: RelayChoice) -> String {
        relay.to_string()
    }
}

impl fmt::Display for RelayChoice {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0)
    }
}

/// What a link may do.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct LinkSettings {
    /// How far it reaches.
    pub reach: FarReach,
    /// A relay of one's own, instead of the public servers. Only the internet is reached by relays.
    pub relay: Option<RelayChoice>,
    /// Whether all goes by the relay, so that the other side does not learn the address of this machine.
    pub only_by_relay: bool,
}

impl LinkSettings {
    /// Whether there are relays.
    pub(super) fn has_relays(&self) -> bool {
        self.reach == FarReach::Internet
    }

    /// Whether the machine's own sockets are used.
    pub(super) fn has_sockets(&self) -> bool {
        !(self.has_relays() && self.only_by_relay)
    }
}
