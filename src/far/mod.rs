//! A match with somebody far away, between two programs that know each other by their keys, without a server.
//!
//! | folder | what it owns |
//! |---|---|
//! | [`agreement`] | what two sides agree on, part by part: a log of signed entries that both keep. It knows no network, no clock and no disk |

pub mod agreement;
