//! A match with somebody far away, between two programs that know each other by their keys, without a server.
//!
//! | folder | what it owns |
//! |---|---|
//! | [`agreement`] | what two sides agree on, part by part: a log of signed entries that both keep. It knows no network, no clock and no disk |
//! | [`link`] | the way to the other side: it finds it, connects, connects again, and tells how that stands. It knows nothing of Nonaga |
//! | [`knock`] | inviting a friend without a text to copy |
//! | [`letter`] | what the other side may not have, as a text: two who never meet play by letters |
//! | [`ticket`] | how such texts are written and read |
//! | [`driver`] | one match: its agreement, its file and its line |

pub mod agreement;
pub mod driver;
pub mod knock;
pub mod letter;
pub mod link;
pub mod ticket;
